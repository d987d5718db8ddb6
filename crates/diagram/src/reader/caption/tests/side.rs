//! Captions that name the side to move.

use super::super::ends::AFTER;
use super::*;
use std::time::Instant;

#[test]
fn a_caption_names_the_side_to_move() {
    for (text, color) in [
        ("Problem 3. White to play and live", Stated::As(Color::White)),
        ("BLACK TO MOVE", Stated::As(Color::Black)),
        ("O to play.", Stated::As(Color::White)),
        ("1 . X O . 1    White (O) to move", Stated::As(Color::White)),
        ("Black(X) to move", Stated::As(Color::Black)),
        ("Next player: White", Stated::As(Color::White)),
        ("PL[W]", Stated::As(Color::White)),
        ("Schwarz am Zug", Stated::As(Color::Black)),
        ("Weiß am Zug, Zug 12", Stated::As(Color::White)),
        ("Weiss ist am Zug", Stated::As(Color::White)),
        ("À Noir de jouer", Stated::As(Color::Black)),
        ("Vit vid draget", Stated::As(Color::White)),
        ("○ to play", Stated::As(Color::White)),
        ("⚫ to move", Stated::As(Color::Black)),
        ("White (○) to play", Stated::As(Color::White)),
        ("W to play", Stated::As(Color::White)),
        ("White's turn, komi 6.5", Stated::As(Color::White)),
        ("It is White’s move", Stated::As(Color::White)),
        ("White plays next", Stated::As(Color::White)),
        ("Weiss zieht", Stated::As(Color::White)),
        ("Weiß ist dran", Stated::As(Color::White)),
        ("Weiß ist an der Reihe", Stated::As(Color::White)),
        ("Am Zug ist Schwarz", Stated::As(Color::Black)),
        ("Schwarz spielt. Chinesische Regeln", Stated::As(Color::Black)),
        ("Blanc à jouer", Stated::As(Color::White)),
        ("Trait à Blanc", Stated::As(Color::White)),
        ("Le trait est aux Noirs", Stated::As(Color::Black)),
        ("Blanc joue et tue", Stated::As(Color::White)),
        ("Aux Blancs de jouer", Stated::As(Color::White)),
        ("Vit spelar", Stated::As(Color::White)),
        ("Vits tur", Stated::As(Color::White)),
        ("Vit i tur", Stated::As(Color::White)),
        ("Det är svarts drag", Stated::As(Color::Black)),
        // After one side comes the other.
        ("White played last", Stated::As(Color::Black)),
        ("Last move: Black", Stated::As(Color::White)),
        ("Last move: White D4", Stated::As(Color::Black)),
        ("Letzter Zug: Weiß D4.", Stated::As(Color::Black)),
        ("Last move: B4", Stated::Not),
        ("Last move: White D4 is a mistake", Stated::As(Color::Black)),
        ("Schwarz hat zuletzt gezogen", Stated::As(Color::White)),
        ("Noir vient de jouer", Stated::As(Color::White)),
        ("Vit spelade senast", Stated::As(Color::Black)),
        ("White played last, Black to move", Stated::As(Color::Black)),
        ("Weiß zu ziehen", Stated::As(Color::White)),
        ("Weiß zum Zug", Stated::As(Color::White)),
        ("Vit ska spela", Stated::As(Color::White)),
        ("Vit på drag", Stated::As(Color::White)),
        ("White on move", Stated::As(Color::White)),
        ("Black just passed", Stated::As(Color::White)),
        ("Schwarz hat gepasst", Stated::As(Color::White)),
        ("Noir vient de passer", Stated::As(Color::White)),
        ("Svart har passat", Stated::As(Color::White)),
        ("Black: 3 prisoners, White: 5 prisoners.\nWhite next", Stated::As(Color::White)),
        ("White next. Komi 6.5", Stated::As(Color::White)),
        ("White next connects", Stated::Not),
        ("White is to move", Stated::As(Color::White)),
        ("Black is to play.", Stated::As(Color::Black)),
        ("White is next to move", Stated::As(Color::White)),
        ("Blanc doit jouer", Stated::As(Color::White)),
        ("Schwarz muss ziehen", Stated::As(Color::Black)),
        ("Black just played D4", Stated::As(Color::White)),
        ("Schwarz hat zuletzt auf D4 gespielt.", Stated::As(Color::White)),
        ("Noir vient de jouer en D4.", Stated::As(Color::White)),
        ("Svart spelade senast D4.", Stated::As(Color::White)),
        ("White's last move was C5", Stated::As(Color::Black)),
        ("Letzter Zug Weiß C5", Stated::As(Color::Black)),
        ("Dernier coup joué par Blanc en C5", Stated::As(Color::Black)),
        ("Sista draget: vit C5", Stated::As(Color::Black)),
        ("Position after White's last move (Chinese, komi 7.5)", Stated::As(Color::Black)),
        ("White has just played", Stated::As(Color::Black)),
        ("Last move by White", Stated::As(Color::Black)),
        ("Last move (White), komi 6.5", Stated::As(Color::Black)),
        ("White's last move was at D4", Stated::As(Color::Black)),
        ("Letzter Zug von Weiß war D4", Stated::As(Color::Black)),
        ("It's Black's turn after White D4.", Stated::As(Color::Black)),
        ("White to play after Black's move", Stated::As(Color::White)),
        ("Weiß am Zug nach Schwarz 57", Stated::As(Color::White)),
        ("Black to play after White connects", Stated::Not),
        ("after Black 57", Stated::As(Color::White)),
        ("The position after Black 57. Komi 6.5", Stated::As(Color::White)),
        ("Diagram 3: after White D4", Stated::As(Color::Black)),
        ("After White's move at C5", Stated::As(Color::Black)),
        ("The board after White's move", Stated::As(Color::Black)),
        ("Position after move 57 by Black", Stated::As(Color::White)),
        ("Black was the last to move", Stated::As(Color::White)),
        ("Stellung nach Schwarz 57", Stated::As(Color::White)),
        ("Stellung nach dem letzten Zug von Weiß (chinesisch)", Stated::As(Color::Black)),
        ("Weiß hat soeben gezogen", Stated::As(Color::Black)),
        ("Den letzten Zug hat Schwarz gemacht.", Stated::As(Color::White)),
        ("Position après le dernier coup de Blanc", Stated::As(Color::Black)),
        ("Position après Noir 57", Stated::As(Color::White)),
        ("Noir a joué le dernier coup", Stated::As(Color::White)),
        ("Ställningen efter Vits senaste drag (japanska)", Stated::As(Color::Black)),
        ("Efter Svart 57, komi 6,5", Stated::As(Color::White)),
        ("Vit gjorde det senaste draget", Stated::As(Color::Black)),
        // A remark on a move, or on what follows from one.
        ("White lives after Black 57", Stated::Not),
        ("White 58 after Black 57", Stated::Not),
        ("After Black 57 the corner dies", Stated::Not),
        ("After B5", Stated::Not),
        ("After White", Stated::Not),
        ("If White has just played", Stated::Not),
        // A reason may tell of the last move.
        ("Since Black played last, White is to move.", Stated::As(Color::White)),
        ("Since White moves first, Black lives", Stated::Not),
        ("It is not White's turn", Stated::Not),
        ("Nicht Weiß am Zug", Stated::Not),
        // Both sides are named.
        ("Black or White to play", Stated::Unclear),
        ("Black/White to play", Stated::Unclear),
        ("To move: Schwarz oder Weiß", Stated::Unclear),
        ("White played last; White to play", Stated::Unclear),
        // These tell of a move, or suppose one.
        ("Blanc joue D4", Stated::Not),
        ("Vit spelar på D4", Stated::Not),
        ("White's move 5", Stated::Not),
        ("Schwarz spielt im Zentrum", Stated::Not),
        ("Schwarz spielt am Rand", Stated::Not),
        ("Noir joue au centre", Stated::Not),
        ("Noir joue : D4", Stated::Not),
        ("Svart spelar i mitten", Stated::Not),
        ("If White plays first, Black lives", Stated::Not),
        ("White to play; then Black to play", Stated::Unclear),
        ("White to play.\nWhite to move", Stated::As(Color::White)),
        ("Box to play", Stated::Not),
        ("Black has captured 3 stones", Stated::Not),
    ] {
        assert_eq!(Caption::of(text).to_move, color, "{text}");
    }
}

#[test]
fn every_phrase_names_its_side_and_behind_it_the_statement_ends() {
    for phrases in &super::super::side::LANGUAGES {
        let of = |said: &'static [&str], moves: fn(Color) -> Color| {
            said.iter().map(move |phrase| (phrase, moves))
        };
        for (phrase, moves) in
            of(phrases.next, |color| color).chain(of(phrases.last, |color| !color))
        {
            for (name, color) in [("X", Color::Black), ("Weiß", Color::White), ("O", Color::White)]
            {
                let may_name_a_point = phrase.ends_with(" @");
                let names_a_move = phrase.contains('#');
                if names_a_move && name.len() == 1 {
                    continue;
                }
                let said = phrase.replace('_', name).replace(" @", "").replace('#', "57");
                for end in ["", ".", "!", ", komi 6.5", "; D4", " (D4)", " Komi 6.5", " Move 57"] {
                    let ended = format!("{said}{end}");
                    assert_eq!(Caption::of(&ended).to_move, Stated::As(moves(color)), "{ended}");
                }
                let behind = ["4", " 4", " 57", ": D4", " there", " move 57 badly"];
                // `after Black 574`, `after Black's move 57` and `after Black's last move: D4` name
                // a move too.
                let is_move = |text: &&str| text.trim().parse::<u32>().is_ok() || *text == ": D4";
                let tells_when = AFTER.iter().any(|after| phrase.starts_with(after));
                let may_be_move = |text: &&str| tells_when && is_move(text);
                for behind in behind.into_iter().filter(|text| !may_be_move(text)) {
                    let point = format!("{said}{behind}");
                    assert_eq!(Caption::of(&point).to_move, Stated::Not, "{point}");
                }
                let point = format!("{said} D4");
                let stated = if may_name_a_point { Stated::As(moves(color)) } else { Stated::Not };
                assert_eq!(Caption::of(&point).to_move, stated, "{point}");
            }
        }
    }
}

#[test]
fn letters_for_a_side_are_those_of_the_language() {
    for (text, color) in [
        ("Trait à B", Stated::As(Color::White)),
        ("Trait à N", Stated::As(Color::Black)),
        ("N ou B à jouer", Stated::Unclear),
        ("Dernier coup : B", Stated::As(Color::Black)),
        ("S am Zug", Stated::As(Color::Black)),
        ("W am Zug", Stated::As(Color::White)),
        ("V vid draget", Stated::As(Color::White)),
        ("S har passat", Stated::As(Color::White)),
        ("B to play", Stated::As(Color::Black)),
        ("Last move: B", Stated::As(Color::White)),
        // These are letters of other languages, or none.
        ("S to play", Stated::Not),
        ("N am Zug", Stated::Not),
        ("Il n'a passé", Stated::Not),
    ] {
        assert_eq!(Caption::of(text).to_move, color, "{text}");
    }
}

#[test]
fn remarks_on_a_move_name_no_side_to_move() {
    for text in [
        "Mistake by White on move 58",
        "Mistake by White on move",
        "Ein Fehler von Weiß am Zug",
        // What Tengen assumed says nothing of the game.
        "Counts as dead for now: White C5 (6 stones), since Black moves first",
        "Zählt vorerst als tot: weiße Kette C5 (6 Steine), weil Schwarz zuerst zieht",
        "Compte pour l’instant comme morte : chaîne blanche C5 (6 pierres), car Noir joue le premier",
        "Räknas tills vidare som död: vit kedja C5 (6 stenar), eftersom Svart drar först",
        "Black on move 31 is too slow",
        "It is a mistake for Black to go there",
        "It is a mistake for Black to play",
        "White to go to the corner",
        "Weiß zu spielen wäre falsch",
        "Schwarz zum Zug 57 gezwungen",
        "Svart har draget D4",
        "White passed the test",
        "Noir joue mal",
    ] {
        assert_eq!(Caption::of(text).to_move, Stated::Not, "{text}");
    }
    for text in [
        "White to play and live",
        "White to play:",
        "Diagram 1 (White to play) is a ko",
        "White to play! Where?",
        "White to play under Japanese rules",
        "White to play with 6.5 komi",
        "White to move after move 57",
        "White to play first",
        "White to play White has 3 prisoners",
        "White to play [komi 6.5]",
        "White to play   3 . X . 3",
        "It is White's turn to play.",
        "To play – White",
    ] {
        assert_eq!(Caption::of(text).to_move, Stated::As(Color::White), "{text}");
    }
}

#[test]
fn the_side_is_looked_for_nearly_as_fast_as_the_words() {
    // If all phrases were tried at each word, each split anew, this would take 24 times as long.
    let line = "Black: 3 prisoners, White: 5 prisoners, ".repeat(500);
    let words: Vec<Token> = tokens(&line).into_iter().map(|(token, _)| token).collect();
    let least_time = |work: &dyn Fn() -> usize| {
        let time = |_| {
            let begun = Instant::now();
            assert!(work() < usize::MAX);
            begun.elapsed()
        };
        (0..10).map(time).min()
    };
    let split = least_time(&|| tokens(&line).len());
    let looked = least_time(&|| super::super::side::statements(&words).len());
    assert!(looked < split.map(|time| 10 * time), "{looked:?} beside {split:?}");
}

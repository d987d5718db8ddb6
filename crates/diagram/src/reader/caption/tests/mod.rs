mod prisoners;
mod side;

use super::*;
use tengen_rules::presets;

#[test]
fn a_caption_states_the_komi() {
    let halves = |halves| Stated::As(Score::halves(halves));
    for (text, komi) in [
        ("Black to play, komi 0.5", halves(1)),
        ("Komi: 0.5", halves(1)),
        ("komi = 7", halves(14)),
        ("KM[0.5]", halves(1)),
        ("$$B Komi 0", halves(0)),
        ("Komi 6,5.", halves(13)),
        ("Ein Komi von 6,5 Punkten", halves(13)),
        ("komi de 7,5 points", halves(15)),
        ("Komi är 6½", halves(13)),
        ("with 5.5 points komi", halves(11)),
        ("Komi: -3.5", halves(-7)),
        ("reverse komi 5", halves(-10)),
        ("Komi: none", halves(0)),
        ("ohne Komi", halves(0)),
        ("komi 0.5\nKomi: 0.5", halves(1)),
        ("komi 0.5, or komi 6.5", Stated::Unclear),
        ("Komi: 0.3", Stated::Unclear),
        // Halves in other writing.
        ("komi: 6 1/2", halves(13)),
        ("Komi 6 ½", halves(13)),
        ("5 1/2 komi", halves(11)),
        ("Gefangene S 2 W 3, Komi 6 1/2", halves(13)),
        ("Komi ½", halves(1)),
        ("komi 1/2", halves(1)),
        ("KM[6½]", halves(13)),
        // No part of a number is taken for it.
        ("Komi 6 3/4", Stated::Unclear),
        ("Komi 6¾", Stated::Unclear),
        ("Komi 6/7", Stated::Unclear),
        ("Komi 6-7", Stated::Unclear),
        ("Komi 6.5.5", Stated::Unclear),
        ("Komi 50%", Stated::Unclear),
        ("Komi 6.5, 3/4/2026", halves(13)),
        ("**Komi: 6.5**", halves(13)),
        ("Komi **6.5**", halves(13)),
        ("Komi 6.5 / 19x19", halves(13)),
        ("Chinese / Komi 7.5 / 20 min", halves(15)),
        // A number beside rules.
        ("Chinese 7.5", halves(15)),
        ("White to play, Chinese 7.5", halves(15)),
        ("Weiß am Zug, chinesisch 7,5", halves(15)),
        ("Svarts tur. Kinesiska 7,5", halves(15)),
        ("Trait à Noir, japonaises 6,5", halves(13)),
        ("Black has passed. AGA 7.5", halves(15)),
        ("Tromp-Taylor 7.5 komi", halves(15)),
        ("komi 6½ chinese", halves(13)),
        ("Japanese, 5.5", halves(11)),
        ("KGS, Chinese, 7.5", halves(15)),
        ("Chinese 7", halves(14)),
        ("Chinese rules 7.5, White to play", halves(15)),
        // A number of which something else is said, or that is no komi.
        ("Chinese 19", Stated::Not),
        ("Chinese, 19x19", Stated::Not),
        ("Chinese 30.5", Stated::Not),
        ("Chinese 7.25", Stated::Not),
        ("Japanese, 3 moves", Stated::Not),
        ("Japanese 1989", Stated::Not),
        ("Japanese 6.5 kyu", Stated::Not),
        ("Lee, Korean 6.5", Stated::Not),
        ("Chinese, 5.5. Komi 7.5", halves(15)),
        ("Komi: as agreed", Stated::Unclear),
        ("How much komi?", Stated::Not),
        ("1 . X . 1  komi", Stated::Not),
        ("KM 5", Stated::Not),
        // What Tengen assumed says nothing of the game.
        ("Assumed, since nothing says so: the komi (6.5).", Stated::Not),
    ] {
        assert_eq!(Caption::of(text).komi, komi, "{text}");
    }
}

#[test]
fn a_caption_names_the_rules() {
    let chinese = || Stated::As(presets::CHINESE.clone());
    let japanese = || Stated::As(presets::JAPANESE.clone());
    for (text, rules) in [
        ("Rules: Chinese", chinese()),
        ("Rules: Chinese, komi 7.5", chinese()),
        ("Count (rules: Chinese): Black 5", chinese()),
        ("RU[Chinese]KM[7.5]", chinese()),
        ("Regeln: chinesisch", chinese()),
        ("nach chinesischen Regeln", chinese()),
        ("Japanisches Regelwerk", japanese()),
        ("Regel: japanisch", japanese()),
        ("Japansk regel", japanese()),
        ("Règlement japonais", japanese()),
        ("Règle japonaise", japanese()),
        // Names without a word for rules.
        ("Chinese scoring", chinese()),
        ("Japanese counting, Black to play", japanese()),
        ("chinesische Zählung", chinese()),
        ("comptage chinois", chinese()),
        ("Japansk räkning", japanese()),
        ("Japanese, komi 6.5", japanese()),
        ("Game over, Japanese, komi 6.5. Last move: White D4", japanese()),
        ("Spiel zu Ende, japanisch, Komi 6,5. Letzter Zug: Weiß D4", japanese()),
        ("Partie terminée, japonaises, komi 6,5.", japanese()),
        ("Fin de partie (japonaises, komi 6,5), trait à Blanc.", japanese()),
        ("Slutställning, japanska, komi 6,5, Vit vid draget", japanese()),
        ("Position after White's last move (Chinese, komi 7.5)", chinese()),
        ("Stellung nach Schwarz 57 (japanisch)", japanese()),
        ("Position après le dernier coup de Blanc, chinoises", chinese()),
        ("Ställningen efter Vits senaste drag (japanska)", japanese()),
        ("Stellung nach Schwarz 57, jap. Regeln", japanese()),
        ("chin. Regeln, Komi 7,5", chinese()),
        ("Kin. regler", chinese()),
        ("Chin, komi 6.5", Stated::Not),
        ("Game over, Korean, good night", Stated::Not),
        ("Black to play. Komi 7.5, Chinese.", chinese()),
        ("Komi 7,5 – chinesisch", chinese()),
        ("komi 7,5, règles japonaises", japanese()),
        ("area scoring, the stone scoring, fast counting", Stated::Not),
        ("Lee (Korean), komi 6.5", Stated::Not),
        ("Lee, Korean, komi 6.5", Stated::Not),
        ("Chinese. Komi?", Stated::Not),
        ("Chinesische Regeln, Komi 7,5", chinese()),
        ("Règles : chinoises", chinese()),
        ("selon les règles chinoises, komi 7,5", chinese()),
        ("Regler: kinesiska", chinese()),
        ("under Japanese rules", japanese()),
        ("Rules: Japanese 1989", japanese()),
        ("Ruleset: AGA (area)", Stated::As(presets::AGA_AREA.clone())),
        ("by New Zealand rules", Stated::As(presets::NEW_ZEALAND.clone())),
        ("Japanese rules. Chinese rules", Stated::Unclear),
        ("Rules: our own", Stated::Unclear),
        ("the basic rules, the ko rules and the house rules", Stated::Not),
        ("Read the rules: ", Stated::Not),
        // What Tengen assumed says nothing of the game.
        ("Supposé, car rien ne le dit : les règles (japonaises).", Stated::Not),
    ] {
        assert_eq!(Caption::of(text).rules, rules, "{text}");
    }
}

#[test]
fn a_name_of_rules_needs_no_word_for_rules() {
    let (chinese, japanese) = (&presets::CHINESE, &presets::JAPANESE);
    for (text, rules) in [
        // Beside the komi or the side to move, in any order.
        ("White to play, chinese, komi 7.5", chinese),
        ("komi 5.5, chinese, Black to move", chinese),
        ("Komi 6.5. Chinese.", chinese),
        ("Komi 7.5 (Chinese)", chinese),
        ("(Chinese) Komi 7.5", chinese),
        ("Komi: 7.5\nChinese", chinese),
        ("Komi 7.5: Chinese", chinese),
        ("Chinese; White to play", chinese),
        ("KGS, Chinese, 7.5", chinese),
        ("Chinese, 19x19, komi 7.5", chinese),
        ("Komi 7,5, chinesisch, Weiß am Zug", chinese),
        ("Weiß am Zug; japanisch", japanese),
        ("Komi 7,5, chinoises, trait à Blanc", chinese),
        ("Trait à Noir. Japonaises.", japanese),
        ("Komi 7,5, kinesiska, Vit vid draget", chinese),
        ("Vit vid draget (japanska)", japanese),
        // With the komi, and nothing between them.
        ("Chinese 7.5", chinese),
        ("White to play, Chinese 7.5", chinese),
        ("Weiß am Zug, chinesisch 7,5", chinese),
        ("Svarts tur. Kinesiska 7,5", chinese),
        ("Black has passed. AGA 7.5", &presets::AGA_AREA),
        ("Tromp-Taylor 7.5 komi", &presets::TROMP_TAYLOR),
        ("komi 6½ chinese", chinese),
        ("Chinese komi 7.5", chinese),
        // Alone.
        ("Chinese", chinese),
        ("- Japanisch", japanese),
        ("Japonaises.", japanese),
        ("AGA", &presets::AGA_AREA),
        ("AGA (area)", &presets::AGA_AREA),
        // With a word for scoring.
        ("Scoring: Japanese", japanese),
        ("Zählung: japanisch", japanese),
        ("Chinese area scoring", chinese),
        ("nach chinesischer Zählung", chinese),
        ("mit japanischer Zählweise", japanese),
        ("nach japanischem Regelwerk", japanese),
        ("chinesische Flächenzählung", chinese),
        ("No prisoners under Japanese rules", japanese),
        ("without komi, Chinese rules", chinese),
        // With a word for what is counted.
        ("Area scoring", chinese),
        ("Territory scoring, komi 6.5", japanese),
        ("Flächenzählung", chinese),
        ("Weiß am Zug, Gebietszählung", japanese),
        ("Décompte par territoire", japanese),
        ("Ytaräkning, komi 7,5", chinese),
    ] {
        assert_eq!(Caption::of(text).rules, Stated::As(rules.clone()), "{text}");
    }
    for text in [
        // Countries and peoples.
        "Japan",
        "China, komi 7.5",
        "My friend is Chinese. Komi 6.5",
        "Lee, Korean, komi 6.5",
        "Lee, Korean 6.5",
        "Korean 6.5 kyu",
        "Cho (Japanese). Komi 6.5",
        "Mein Freund ist japanisch. Komi 6,5",
        // Denied or supposed.
        "If Chinese scoring is used, White wins",
        "If we count by Chinese rules",
        "Unlike Japanese counting",
        "Not under Japanese rules",
        "no Chinese rules",
        "Keine japanischen Regeln",
        "Wenn nach chinesischen Regeln gezählt wird",
        "Nicht nach japanischen Regeln",
        "Pas de règles chinoises",
        "Si on suit les règles japonaises",
        "Inga japanska regler",
        "Om kinesiska regler gäller",
        "After Chinese counting",
        "Chinese?",
        "Chinese territory scoring",
        "Black wins by area scoring",
        "Scoring: Black 5, White 7",
        "New Zealand",
    ] {
        assert_eq!(Caption::of(text).rules, Stated::Not, "{text}");
    }
}

#[test]
fn names_of_rules_that_state_none_are_told() {
    for (text, names) in [
        ("Cho (Korean), komi 6.5", &["Korean"][..]),
        ("My friend is Chinese. Komi 6.5", &["Chinese"]),
        ("Not under New Zealand rules", &["New Zealand"]),
        ("Wenn nach chinesischen Regeln gezählt wird", &["chinesischen"]),
        ("Japanese rules. Chinese rules", &["Japanese", "Chinese"]),
        ("Rules: our own (komi 6.5)", &["our own"]),
        ("Rules: our own, komi 6.5", &["our own"]),
        ("RU[ours]", &["ours"]),
        ("Chinese?\nChinese?", &["Chinese"]),
        // They were read, or there are none.
        ("Lee (Korean). Rules: Chinese", &[]),
        ("the basic rules of area and stones", &[]),
        // These were not said by people.
        ("Assumed, since nothing says so: the rules (Japanese), the komi (6.5).", &[]),
        ("Supposé, car rien ne le dit : les règles (japonaises), le komi (6,5).", &[]),
    ] {
        assert_eq!(Caption::of(text).unread_rules, names, "{text}");
    }
}

#[test]
fn a_line_of_many_colons_is_read_in_one_pass() {
    let text = "White to play the corner: ".repeat(5000);
    let begun = std::time::Instant::now();
    assert_eq!(Caption::of(&text).rules, Stated::Not);
    // If all that stands before each colon were read again, this would take minutes.
    assert!(begun.elapsed().as_secs() < 20);
}

#[test]
fn signs_that_are_given_the_other_colours_are_noticed() {
    for (text, is_reversed) in [
        ("X is White, O is Black", true),
        ("White: X, Black: O", true),
        ("Weiß: X\nSchwarz: O", true),
        ("X est Blanc et O est Noir", true),
        ("X är vit, O är svart", true),
        ("X is Black, O is White", false),
        ("Black: X, White: O", false),
        ("White: X", false),
        ("O: Black to play. X is White", false),
    ] {
        assert_eq!(Caption::of(text).is_reversed, is_reversed, "{text}");
    }
    let read = crate::read("X is White, O is Black\nX O\n. .");
    assert_eq!(read, Err(crate::Unreadable::Reversed));
}

#[test]
fn quoted_lines_lose_their_signs() {
    assert_eq!(unquoted("> X O\n>> . .\n> > > . X\n a > b"), " X O\n . .\n . X\n a > b");
}

#[test]
fn a_handicap_is_read() {
    for (text, stones) in [
        ("Handicap 3", Some(3)),
        ("Handicap : 3", Some(3)),
        ("3 stones handicap", Some(3)),
        ("Vorgabe 3", Some(3)),
        ("3 Vorgabesteine", Some(3)),
        ("3 pierres de handicap", Some(3)),
        ("Handikapp 3", Some(3)),
        ("HA[4]", Some(4)),
        ("no handicap, komi 6.5", Some(0)),
        ("Vorgabe: keine", Some(0)),
        ("Handicap: some", None),
        ("komi 7 handicap none", Some(0)),
        ("handicap 3000000000", None),
    ] {
        let stated = Caption::of(text).handicap;
        assert_eq!(stated, stones.map_or(Stated::Unclear, Stated::As), "{text}");
    }
    for text in ["Komi 6.5", "19x19 handicap game", "Board size 19, handicap"] {
        assert_eq!(Caption::of(text).handicap.value(), None, "{text}");
    }
}

#[test]
fn the_last_move_is_read_with_what_is_told_of_it() {
    for text in [
        "Last move: Black F9 fills a dame.",
        "The last move was Black at E4.",
        "Black has just captured at E4",
        "Der letzte Zug war Schwarz auf E4.",
        "Schwarz hat gerade auf E4 geschlagen.",
        "Le dernier coup était Noir en E4.",
        "Noir vient de capturer en E4.",
        "Senaste draget var Svart på E4.",
        "Svart har just fångat på E4.",
    ] {
        assert_eq!(Caption::of(text).to_move, Stated::As(Color::White), "{text}");
    }
    for text in [
        "Last move: F9",
        "Letzter Zug: F9",
        "Dernier coup : F9",
        "Senaste draget: F9",
        "The last move was at F9, a dame.",
    ] {
        let caption = Caption::of(text);
        assert_eq!(caption.to_move, Stated::Not, "{text}");
        assert_eq!(caption.last, Stated::As("f9".to_owned()), "{text}");
    }
}

#[test]
fn prisoners_stand_before_their_side_in_parentheses() {
    for text in [
        "Prisoners: 7 (Black), 3 (White)",
        "Gefangene: 7 (Schwarz), 3 (Weiß)",
        "Prisonniers : 7 (Noir), 3 (Blanc)",
        "Fångar: 7 (svart), 3 (vit)",
    ] {
        assert_eq!(Caption::of(text).prisoners, [7, 3].map(Stated::As), "{text}");
    }
    // The French perfect tells of all where it is the whole line.
    let taken = Caption::of("Noir a capturé 7 pierres.").prisoners;
    assert_eq!(taken, [Stated::As(7), Stated::Not]);
}

#[test]
fn the_rules_of_a_society_are_named_in_the_genitive() {
    for text in [
        "Règles de l'AGA",
        "Règles de l’AGA, komi 7,5",
        "Règles AGA",
        "Rules of the AGA",
        "The AGA's rules",
        "Regeln der AGA",
        "AGA-Regeln",
        "AGA:s regler",
    ] {
        let rules = Caption::of(text).rules.value();
        assert_eq!(rules.map(|rules| rules.id), Some("aga-area".into()), "{text}");
    }
    for text in ["Rules of the game", "The rules of Go", "Règles de la partie"] {
        assert_eq!(Caption::of(text).rules, Stated::Not, "{text}");
    }
}

#[test]
fn the_move_that_is_shown_is_the_last_one() {
    let last = |point: &str| Stated::As(point.to_owned());
    for (text, expected) in [
        ("Move 16 of 16: E2", last("e2")),
        ("Move 16 of 57: E2", last("e2")),
        ("Zug 16 von 16: E2", last("e2")),
        ("Coup 16 sur 16\u{a0}: E2", last("e2")),
        ("Drag 16 av 16: E2", last("e2")),
        ("Move 16 of 16", Stated::Not),
        ("Move 16: E2", Stated::Not),
    ] {
        assert_eq!(Caption::of(text).last, expected, "{text}");
    }
}

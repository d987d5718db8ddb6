//! Captions that state the prisoners.

use super::*;
use crate::Diagram;
use tengen_rules::Board;

#[test]
fn a_long_line_is_read_in_one_pass() {
    // If each place of a list began the list anew, this would take more than a minute.
    let line = "Black: 3 prisoners, White: 5 prisoners, ".repeat(1_500);
    let prisoners = Caption::of(&line).prisoners;
    assert_eq!(prisoners, [Stated::As(3), Stated::As(5)]);
    let words = "taken ".repeat(25_000);
    assert_eq!(Caption::of(&words).prisoners, [Stated::Not; 2]);
}

#[test]
fn a_caption_states_the_prisoners() {
    let none = [Stated::Not, Stated::Not];
    let both = |black, white| [Stated::As(black), Stated::As(white)];
    let drawn = Diagram::new(Board::parse("XO\n..").unwrap()).with_captures([0, 1]).plain();
    for (text, prisoners) in [
        (drawn.as_str(), both(0, 1)),
        (
            " 2 X O 2    WHITE (O) has captured 1 stones\n 1 . . 1    BLACK (X) has captured 0 stones",
            both(0, 1),
        ),
        ("Prisoners: Black 5, White 2", both(5, 2)),
        ("Prisoners: B 5 W 2", both(5, 2)),
        ("Komi: 7.5  Handicap: 0  Captures B: 5 W: 2", both(5, 2)),
        ("Captures: Black: 5 and White: 2", both(5, 2)),
        ("Black captures: 5\nWhite captures: 2", both(5, 2)),
        ("Black (X) Prisoners: 5\nWhite (O) Prisoners: 2", both(5, 2)),
        ("B stones captured: 2\nW stones captured: 5", both(5, 2)),
        ("3 . . X 3   Black: 5 prisoners, White: 2 prisoners", both(5, 2)),
        ("Black's prisoners: 5, White's prisoners: 2", both(5, 2)),
        ("Stones captured by Black: 5, by White: 2", both(5, 2)),
        ("Black captures: 5", [Stated::As(5), Stated::Not]),
        ("Gefangene: Schwarz 5, Weiß 2", both(5, 2)),
        ("Schwarz hat 5 Steine gefangen. Weiß hat 2 Gefangene", both(5, 2)),
        ("Prisonniers : Noir 5, Blanc 2", both(5, 2)),
        ("Noir a capturé 5 pierres, Blanc a pris 2 pierres", both(5, 2)),
        ("Fångar: Svart 5, Vit 2", both(5, 2)),
        ("Svart har fångat 5 stenar och Vit har 2 fångar", both(5, 2)),
        ("Black captures: 5\nBlack captures: 6", [Stated::Unclear, Stated::Not]),
        ("Prisoners: 5, 2", [Stated::Unclear; 2]),
        ("Black captures: 2.5", [Stated::Unclear, Stated::Not]),
        ("Black: 3 captures, White: 5 captures", both(3, 5)),
        ("B: 3 captures, W: 5 captures", both(3, 5)),
        ("Black captured 3 stones, White 5", [Stated::Unclear; 2]),
        ("Black has 3 captures and White has 5", both(3, 5)),
        ("3 captures by Black, 5 by White", both(3, 5)),
        ("Captures by Black: 3, by White: 5", both(3, 5)),
        ("Prisoners taken by Black: 3. Prisoners held by White: 5", both(3, 5)),
        ("Black 3, White 5 prisoners", both(3, 5)),
        ("Black 3 / White 5 prisoners", both(3, 5)),
        ("Prisoners: Black 3 / White 5", both(3, 5)),
        ("Noir a capturé 3 pierres, Blanc 5", [Stated::Unclear; 2]),
        ("Noir a 3 prisonniers et Blanc en a 5", both(3, 5)),
        ("Noir : 3 prises, Blanc : 5 prises", both(3, 5)),
        ("3 pierres capturées par Noir, 5 par Blanc", both(3, 5)),
        ("Pierres prises par Noir : 3, par Blanc : 5", both(3, 5)),
        ("Svart har fångat 3 stenar, vit 5", both(3, 5)),
        ("Svart: 3 fångar, vit: 5 fångar", both(3, 5)),
        ("Fångar svart 3, vit 5", both(3, 5)),
        ("Schwarz hat 3 Steine gefangen, Weiß 5", both(3, 5)),
        ("Schwarz: 3 Gefangene, Weiß: 5 Gefangene", both(3, 5)),
        ("Schwarz schlug 3 Steine und Weiß 5", both(3, 5)),
        ("Schwarz hat 3 Steine geschlagen, Weiß hat 5 geschlagen", both(3, 5)),
        ("3 Gefangene für Schwarz, 5 für Weiß", both(3, 5)),
        ("Noir a fait 3 prisonniers, Blanc 5", [Stated::Unclear; 2]),
        ("Schwarz machte 3 Gefangene, Weiß 5", [Stated::Unclear; 2]),
        ("Schwarz hat 3 Steine gefangen genommen, Weiß 5", both(3, 5)),
        ("3 white stones captured, 5 black stones captured", both(3, 5)),
        ("Black captures 3, White captures 5", [Stated::Unclear; 2]),
        ("Captures (B/W): 3/5", [Stated::Unclear; 2]),
        ("Both sides have 3 prisoners", [Stated::Unclear; 2]),
        (" 1 . X O 1   Prisoners: none", none),
        ("Black has captured 3 white stones, White 5 black stones", both(3, 5)),
        ("Schwarz hat 3 weiße Steine geschlagen, Weiß 5 schwarze", both(3, 5)),
        ("Noir a pris 3 pierres blanches, Blanc 5 noires", both(3, 5)),
        ("Svart har fångat 3 vita stenar och vit 5 svarta", both(3, 5)),
        ("Black has captured 3 black stones", [Stated::Unclear, Stated::Not]),
        ("Black has 3 captured stones, White 5", both(3, 5)),
        ("B captured 3, W captured 5", both(3, 5)),
        ("Captures ● 3 ○ 5", both(3, 5)),
        ("Captures B 3 W 5", both(3, 5)),
        ("White captures B5", none),
        ("● ○ ● 1   Prisoners: none", none),
        ("Schwarz hat 3 Gefangene. Weiß hat 5", both(3, 5)),
        ("Black prisoners – 3, White prisoners – 5", both(3, 5)),
        ("Captures B: 5 W: 2 Komi: 7.5", both(5, 2)),
        ("Black made 3 moves", none),
        // There are none.
        ("No captures.", both(0, 0)),
        ("Komi 6.5; no prisoners", both(0, 0)),
        ("Keine Gefangenen", both(0, 0)),
        ("Aucun prisonnier. Noir joue", both(0, 0)),
        ("Pas de prisonniers", both(0, 0)),
        ("Inga fångar", both(0, 0)),
        ("Inga stenar fångade i hörnet", none),
        // No half of a statement is read as all of it.
        ("Black captured 3 stones, White none", both(3, 0)),
        ("Black: 3 captures, White: five captures", [Stated::Unclear; 2]),
        ("Black and White captured 3 stones", [Stated::Unclear; 2]),
        ("Prisoners Black/White: 5/2", [Stated::Unclear; 2]),
        ("Captured stones: Black 3, White 5", [Stated::Unclear; 2]),
        ("White 3 captures 5 stones", none),
        ("White captured two stones with Black 5", [Stated::Not, Stated::Unclear]),
        // Numbers in words are known to be there.
        ("Schwarz hat drei Gefangene, Weiß fünf", [Stated::Unclear; 2]),
        ("Prisoners: Black three, White five", [Stated::Unclear; 2]),
        // The stones of Black, or those that Black has taken?
        ("Gefangene Steine: Schwarz 3 Weiß 5", [Stated::Unclear; 2]),
        ("Pierres capturées : Noir 3 - Blanc 5", [Stated::Unclear; 2]),
        ("Pierres prises : Noir 3, Blanc 5", [Stated::Unclear; 2]),
        ("Tagna stenar: svart 3, vit 5", [Stated::Unclear; 2]),
        ("Schwarze Gefangene: 3, weiße Gefangene: 5", [Stated::Unclear; 2]),
        ("Captures noires : 3, captures blanches : 5", [Stated::Unclear; 2]),
        ("Svarta fångar: 3, vita fångar: 5", [Stated::Unclear; 2]),
        // A number of something else.
        ("Black has 3 prisoners. White has 5 minutes left", [Stated::Unclear; 2]),
        ("Black has 3 prisoners, White has 7 komi", [Stated::Unclear; 2]),
        ("Black has 3 prisoners; White has 2 liberties", [Stated::Unclear; 2]),
        ("Black has captured 3 stones. O4 is dead", [Stated::As(3), Stated::Not]),
        ("Black captured 3 groups", [Stated::Unclear, Stated::Not]),
        ("Move by White: 57. Black has 3 prisoners, White 2", both(3, 2)),
        ("Move by White: 57, Black has 3 prisoners", [Stated::As(3), Stated::Not]),
        ("White: 57. Black has 3 prisoners", [Stated::As(3), Stated::Not]),
        ("Assumed, since nothing says so: that there are no prisoners.", none),
    ] {
        assert_eq!(Caption::of(text).prisoners, prisoners, "{text}");
    }
}

#[test]
fn all_forms_of_lists_are_read() {
    for text in [
        "Prisoners: Black 5, White 2 Komi 6.5",
        "Gefangene: Schwarz 5, Weiß 2 Komi 6,5",
        "Prisonniers : Noir 5, Blanc 2 Komi 6,5",
        "Fångar: svart 5, vit 2 Komi 6,5",
        "Prisoners: Black 5 White 2 Move 57",
        "Prisoners: Black 5 White 2 Japanese rules",
        "Black has 5 prisoners, White 2 under Japanese rules",
        "Black has 5 prisoners, White 2 after move 57",
        "Schwarz hat 5 Gefangene, Weiß 2 nach Zug 57",
        "Schwarz hat 5 Gefangene, Weiß 2 nach 57 Zügen",
        "Prisoners Black: 5 Prisoners White: 2",
        "Captures Black: 5 Captures White: 2",
        "Gefangene Schwarz 5 Gefangene Weiß 2",
        "Prisonniers Noir : 5 Prisonniers Blanc : 2",
        "Fångar svart: 5 fångar vit: 2",
        "Black, 5 prisoners; White, 2 prisoners",
        "Black (X), 5 prisoners; White (O), 2 prisoners",
        "Prisoners. Black 5. White 2.",
        "Prisoners; Black: 5; White: 2",
        "Captures. B: 5, W: 2",
        "Prisoners: Black has 5, White has 2",
        "Prisoners: Black 5 White 2 Handicap 3",
        "Schwarz hat 5 Gefangene gemacht, Weiß 2",
        // The letters of the language.
        "Gefangene: S 5, W 2",
        "Gefangene S: 5, W: 2",
        "Gefangene: B 5, W 2",
        "Prisonniers : N 5, B 2",
        "Prisonniers : B 2, N 5",
        "N : 5 prisonniers, B : 2 prisonniers",
        "Captures : B 2, N 5",
        "Captures : B 5, W 2",
        "Prisonniers : B 5, W 2",
        "Fångar: S 5, V 2",
        // The past tense, of both sides.
        "Black captured 5 stones and White 2",
        "Noir a pris 5 pierres, Blanc a pris 2 pierres",
        "Schwarz schlug 5 Steine, Weiß schlug 2",
    ] {
        assert_eq!(Caption::of(text).prisoners, [Stated::As(5), Stated::As(2)], "{text}");
    }
}

#[test]
fn one_capture_and_the_numbers_of_moves_are_not_all_prisoners() {
    let three = [Stated::As(3), Stated::Not];
    let unclear = [Stated::Unclear, Stated::Not];
    for (text, prisoners) in [
        ("After Black 57, White 58, Black has 3 prisoners", three),
        ("After Black 57, White 58, Black: 3 prisoners", three),
        ("Result: Black 27, White 24, Black has 3 prisoners", three),
        ("White 58 and Black captured 3 stones", unclear),
        ("Noir 57, Blanc 58, Noir a pris 3 pierres", unclear),
        ("Weiß 58, Schwarz schlug 3 Steine", unclear),
        ("Black captured 3 stones, White 58.", [Stated::Unclear; 2]),
        ("Black captured 3 stones with move 57", unclear),
        ("Black has captured 3 stones with move 57", unclear),
        ("Black has captured 3 stones in the corner", unclear),
        ("Black has captured 3 stones in all", three),
        ("Schwarz schlug 3 Steine in der Ecke", unclear),
        ("Svart tog 3 stenar i hörnet", unclear),
        ("Noir a pris 3 pierres dans le coin", unclear),
        ("Noir a pris 3 pierres", three),
        ("Les Noirs ont capturé 3 pierres", three),
        ("Die Schwarzen haben 3 Steine gefangen", three),
        ("De svarta har tagit 3 stenar", three),
        ("Black captured 3 stones", unclear),
        ("Schwarz schlug 3 Steine", unclear),
        ("Svart tog 3 stenar", unclear),
        // Taken, or dead on the board?
        ("White has lost 3 stones", unclear),
        ("White lost 3 stones in the corner", unclear),
        ("Weiß hat 3 Steine verloren", unclear),
        ("Weiß verlor 3 Steine", unclear),
        ("Les Blancs ont perdu 3 pierres", unclear),
        ("Vit har förlorat 3 stenar", unclear),
        ("White lost 3 games", [Stated::Not; 2]),
        ("Black has 3 prisoners more than White", unclear),
        ("The stone is taken. Black: 27, White: 24", [Stated::Not; 2]),
        ("Blanc n'a aucun prisonnier", [Stated::Not, Stated::As(0)]),
    ] {
        assert_eq!(Caption::of(text).prisoners, prisoners, "{text}");
    }
}

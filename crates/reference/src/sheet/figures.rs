//! The sheet's figures.

use crate::outcome_words;
use tengen_diagram::{Diagram, Figure};
use tengen_messages::{Language, Value};
use tengen_rules::{
    Board, Color, Count, Event, Game, GameSetup, Handicap, Phase, Point, Size, fixed_handicap,
    presets,
};

/// A figure of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetFigure {
    /// The last liberty of a chain.
    Capture,
    /// A point where no stone may be put, and one where a stone may since it captures.
    Suicide,
    /// A ko.
    Ko,
    /// A game counted in both ways.
    Count,
    /// The handicap points with their numbers.
    Handicap,
}

const CAPTURE: &str = "
    . . . . .
    . . X X .
    . X O O .
    . . X X .
    . . . . .";

const SUICIDE: &str = "
    . O X O .
    O O X X O
    . . . . X
    . . . . .
    . . . . .";

const KO: &str = "
    . . . . .
    . X O . .
    X . X O .
    . X O . .
    . . . . .";

/// Two walls on 7×7, a white stone that cannot live behind Black's wall, and passes.
const GAME: [&str; 18] = [
    "D7", "E7", "D6", "E6", "D5", "E5", "D4", "E4", "D3", "E3", "D2", "E2", "D1", "E1", "pass",
    "B4", "pass", "pass",
];

impl SheetFigure {
    /// All figures.
    pub const ALL: [SheetFigure; 5] = [
        SheetFigure::Capture,
        SheetFigure::Suicide,
        SheetFigure::Ko,
        SheetFigure::Count,
        SheetFigure::Handicap,
    ];

    /// Its short name: the end of its address.
    pub fn id(self) -> &'static str {
        match self {
            SheetFigure::Capture => "capture",
            SheetFigure::Suicide => "suicide",
            SheetFigure::Ko => "ko",
            SheetFigure::Count => "count",
            SheetFigure::Handicap => "handicap",
        }
    }

    /// The picture (SVG).
    pub fn svg(self) -> String {
        let mut figure = match self {
            SheetFigure::Capture => labelled(CAPTURE, &[("E3", "a")]),
            SheetFigure::Suicide => labelled(SUICIDE, &[("A5", "a"), ("E5", "b")]),
            SheetFigure::Ko => labelled(KO, &[("B3", "a")]),
            SheetFigure::Count => {
                let game = game();
                let Phase::Settling(settling) = game.phase() else { return String::new() };
                let count = game.count(settling.settlement());
                Figure::new(Diagram::counted(game.board().clone(), settling.settlement(), &count))
            }
            SheetFigure::Handicap => {
                let size = handicap_board();
                let mut figure = Figure::new(Diagram::new(Board::new(size)));
                let points = handicap_points(size);
                let named = points.into_iter().zip(1_u8..);
                figure.labels.extend(named.map(|(point, number)| (point, number.to_string())));
                figure
            }
        };
        figure.coordinates = false;
        figure.svg()
    }

    /// Its subject, in words.
    pub fn caption(self, language: Language) -> String {
        match self {
            SheetFigure::Capture => language.say("sheet-figure-capture", &[]),
            SheetFigure::Suicide => language.say("sheet-figure-suicide", &[]),
            SheetFigure::Ko => language.say("sheet-figure-ko", &[]),
            SheetFigure::Handicap => language.say("sheet-figure-handicap", &[]),
            SheetFigure::Count => counted(language),
        }
    }
}

/// A position with letters on points.
fn labelled(drawing: &str, labels: &[(&str, &str)]) -> Figure {
    let board = Board::parse(drawing).expect("the drawings above are positions");
    let size = board.size();
    let mut figure = Figure::new(Diagram::new(board));
    let placed = labels.iter().filter_map(|(at, text)| Some((size.parse(at)?, (*text).to_owned())));
    figure.labels.extend(placed);
    figure
}

fn handicap_board() -> Size {
    Size::square(19).expect("boards have 19 lines")
}

/// The points in the order of the AGA's table. Of nine points the fifth is the one in the middle;
/// an even number of stones leaves it out.
fn handicap_points(size: Size) -> Vec<Point> {
    let mut points = fixed_handicap(size, 8).unwrap_or_default();
    let nine = fixed_handicap(size, 9).unwrap_or_default();
    points.extend(nine.into_iter().find(|point| !points.contains(point)));
    points
}

/// The game of the last figure, played until it stops. White's stone behind the wall is dead.
fn game() -> Game {
    let size = Size::square(7).expect("boards have 7 lines");
    let setup = GameSetup::new(size, presets::AGA_AREA.clone(), Handicap::None);
    let mut game = Game::new(setup).expect("an even game can begin");
    for (made, color) in GAME.iter().zip([Color::Black, Color::White].into_iter().cycle()) {
        let event = match size.parse(made) {
            Some(point) => Event::Play { color, point },
            None => Event::Pass { color },
        };
        game.apply(event).expect("the game above is legal");
    }
    let dead = size.parse("B4").into_iter().collect();
    game.apply(Event::Propose { dead, seki: None }).expect("play has stopped");
    game
}

/// The counts of that game in both ways, and its result.
fn counted(language: Language) -> String {
    let game = game();
    let Phase::Settling(settling) = game.phase() else { return String::new() };
    let area = game.count(settling.settlement());
    let territory = game.cross_count(settling.settlement());
    let points = |count: &Count, color| Value::from(f64::from(count.total(color)));
    let zero = Value::from(0);
    let other = |color| territory.as_ref().map_or(zero.clone(), |count| points(count, color));
    let result = outcome_words(area.outcome(), language);
    language.say(
        "sheet-figure-count",
        &[
            ("area-black", points(&area, Color::Black)),
            ("area-white", points(&area, Color::White)),
            ("territory-black", other(Color::Black)),
            ("territory-white", other(Color::White)),
            ("result", (&result).into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::Effect;

    #[test]
    fn every_figure_is_a_picture() {
        for figure in SheetFigure::ALL {
            assert!(figure.svg().starts_with("<svg"), "{}", figure.id());
        }
    }

    #[test]
    fn the_points_named_under_the_handicap_figure_are_the_traditional_ones() {
        let size = handicap_board();
        let points = handicap_points(size);
        assert_eq!(points.len(), 9);
        for stones in 2..=9 {
            let mut numbered = points[..stones - stones % 2].to_vec();
            if stones == 3 {
                numbered = points[..3].to_vec();
            } else if stones % 2 == 1 {
                numbered.push(points[8]);
            }
            let mut wanted = fixed_handicap(size, stones).unwrap();
            numbered.sort();
            wanted.sort();
            assert_eq!(numbered, wanted, "{stones} stones");
        }
    }

    #[test]
    fn what_is_said_of_the_figures_holds() {
        let board = |drawing| Board::parse(drawing).unwrap();
        let at = |board: &Board, name: &str| board.size().parse(name).unwrap();
        let capture = board(CAPTURE);
        let last = at(&capture, "E3");
        assert_eq!(capture.captures(Color::Black, last).len(), 2);
        let suicide = board(SUICIDE);
        let effect = suicide.effect(Color::Black, at(&suicide, "A5"));
        assert!(matches!(effect, Ok(Effect::Suicide(_))), "{effect:?}");
        let taken = suicide.captures(Color::Black, at(&suicide, "E5"));
        assert_eq!(taken.len(), 2);
        let ko = board(KO);
        assert_eq!(ko.captures(Color::White, at(&ko, "B3")).len(), 1);
    }

    #[test]
    fn both_ways_of_counting_the_last_figure_agree() {
        let game = game();
        let Phase::Settling(settling) = game.phase() else { panic!("play has stopped") };
        let area = game.count(settling.settlement());
        let territory = game.cross_count(settling.settlement()).unwrap();
        assert_eq!(area.outcome(), territory.outcome());
        assert_ne!(area.total(Color::Black), territory.total(Color::Black));
        let said = SheetFigure::Count.caption(Language::ENGLISH);
        assert!(said.contains("28") && said.contains("White wins by 0.5 points"), "{said}");
    }
}

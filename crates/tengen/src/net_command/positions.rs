//! The positions with which a network is checked.

use tengen_engine::features::{Features, InputOptions, Planes};
use tengen_engine::{GameState, Terms};
use tengen_rules::{Board, Color, Ruleset, Size, presets};

/// The beginning of a game: the rows of the board, the rules, the moves.
struct Opening {
    sides: (usize, usize),
    rules: &'static Ruleset,
    moves: &'static str,
}

/// Boards of every kind: square or not, full size or small, with captures and passes.
const OPENINGS: [Opening; 5] = [
    Opening { sides: (19, 19), rules: &presets::CHINESE, moves: "" },
    Opening {
        sides: (19, 19),
        rules: &presets::JAPANESE,
        moves: "Q16 D4 Q4 D16 R6 F17 C14 C16 F3 D6 J3 R14 O17 R17 Q17 R16 Q14 Q13 P14 R12",
    },
    Opening {
        sides: (9, 9),
        rules: &presets::TROMP_TAYLOR,
        moves: "E5 E6 D6 F5 D5 E4 F6 F7 G6 E7 D7 G5 H5 H6 G7 D8 C8 C9 B8 D9 H4 G4 H3",
    },
    Opening {
        sides: (13, 7),
        rules: &presets::JAPANESE,
        moves: "D4 K4 D5 C4 C5 B4 B5 C3 pass A5 D3 pass C2",
    },
    Opening { sides: (7, 7), rules: &presets::CHINESE, moves: "D4 D5 E5 C4 D3 E4 C5 D6 C6 B5" },
];

/// Each position of each opening, with the network's input for it.
pub(super) fn all() -> Vec<(GameState, Planes)> {
    let mut shown = Vec::new();
    let mut features = Features::default();
    for opening in &OPENINGS {
        let (width, height) = opening.sides;
        let Ok(size) = Size::new(width, height) else { continue };
        let rules = opening.rules.clone();
        let terms = Terms { komi: rules.komi, compensation: Default::default(), rules };
        let mut walk = GameState::new(terms, Board::new(size), Color::Black, [0; 2]);
        let mut show = |walk: &GameState| {
            let mut planes = Planes::new(size);
            features.fill(walk.history(), &InputOptions::default(), &mut planes);
            shown.push((walk.clone(), planes));
        };
        show(&walk);
        for name in opening.moves.split_whitespace() {
            walk.step(size.parse(name));
            show(&walk);
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_of_the_openings_is_legal() {
        for opening in &OPENINGS {
            let size = Size::new(opening.sides.0, opening.sides.1).unwrap();
            let rules = opening.rules.clone();
            let terms = Terms { komi: rules.komi, compensation: Default::default(), rules };
            let mut walk = GameState::new(terms, Board::new(size), Color::Black, [0; 2]);
            for name in opening.moves.split_whitespace() {
                let point = size.parse(name);
                assert_eq!(point.is_none(), name == "pass", "{name} on {size}");
                assert!(walk.allows(point), "{name} on {size}");
                walk.step(point);
            }
        }
        assert_eq!(all().len(), 5 + 20 + 23 + 13 + 10);
    }
}

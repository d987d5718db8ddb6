//! The course of a recorded game, position by position, as the engine follows it.

use crate::speech::say;
use crate::{Failure, wrong};
use tengen_engine::{GameState, Terms};
use tengen_record::{Step, komi_of, main_line, ruleset_of, set_up, size_of};
use tengen_rules::{Board, Color, Handicap, Point, Ruleset, Size, presets};
use tengen_sgf::{GameInfo, Node, NodeId};

/// A move of a record; no point is a pass.
pub(super) type Made = (Color, Option<Point>);

/// The main line of a record in the terms of the rules.
pub(super) struct Course {
    pub(super) info: GameInfo,
    pub(super) size: Size,
    pub(super) terms: Terms,
    /// What was assumed, and what is not as it should be.
    pub(super) notes: Vec<String>,
    root: NodeId,
    steps: Vec<(NodeId, Step)>,
}

/// A place on the way: after so many moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// How many moves were made.
    pub(super) number: usize,
    /// The node of the last of them; the first node before any.
    pub(super) node: NodeId,
    /// The move that led here.
    pub(super) made: Option<Made>,
    /// Whether it was against the rules.
    pub(super) illegal: bool,
}

impl Course {
    /// The game that begins at `root`, by the `given` rules if there are any.
    ///
    /// # Errors
    /// If the board has no size that can be played on, or the line cannot be read.
    pub(super) fn read(root: Node<'_>, given: Option<&Ruleset>) -> Result<Course, Failure> {
        let (info, _) = root.game_info();
        let size = size_of(&info).map_err(|error| Failure::Trouble(wrong::size(error)))?;
        let mut notes = Vec::new();
        let rules = match (given, ruleset_of(&info)) {
            (Some(rules), _) => rules.clone(),
            (None, Ok(Some(rules))) => rules,
            (None, Ok(None)) => {
                notes.push(say("referee-no-rules", &[]));
                presets::JAPANESE.clone()
            }
            (None, Err(unknown)) => {
                notes.push(wrong::unknown_rules(&unknown, &presets::JAPANESE));
                presets::JAPANESE.clone()
            }
        };
        let mut steps = Vec::new();
        for (node, step) in main_line(root, size) {
            match step {
                Ok(step) => steps.push((node.id(), step)),
                Err(why) => {
                    let moves = steps.iter().filter(|(_, s)| matches!(s, Step::Move { .. }));
                    let number = moves.count();
                    let why = wrong::diagnostic(&why);
                    let values = [("number", number.into()), ("why", (&why).into())];
                    notes.push(say("analyze-unreadable", &values));
                    break;
                }
            }
        }
        let handicap = info.handicap.filter(|n| *n > 1).unwrap_or_default() as usize;
        let kind = match u8::try_from(handicap) {
            Ok(0) => Handicap::None,
            stones => Handicap::Free(stones.unwrap_or(u8::MAX)),
        };
        let komi = komi_of(&info).unwrap_or_else(|| rules.komi_for(kind));
        let compensation = rules.compensation.points(handicap.min(size.area()));
        let terms = Terms { rules, komi, compensation };
        Ok(Course { info, size, terms, notes, root: root.id(), steps })
    }

    /// How many moves there are.
    pub(super) fn moves(&self) -> usize {
        self.steps.iter().filter(|(_, step)| matches!(step, Step::Move { .. })).count()
    }

    /// Shows each position to `see`, from before the first move to after the last. Whose turn
    /// it is there, the next move says.
    ///
    /// # Errors
    /// What `see` fails with, at once.
    pub(super) fn follow(
        &self,
        mut see: impl FnMut(&GameState, Place) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let mut walk =
            GameState::new(self.terms.clone(), Board::new(self.size), Color::Black, [0; 2]);
        let mut place = Place { number: 0, node: self.root, made: None, illegal: false };
        for (node, step) in &self.steps {
            match step {
                Step::SetUp { stone, points } => {
                    let board = set_up(walk.board(), *stone, points).board;
                    let prisoners = Color::BOTH.map(|color| walk.ledger().captures(color));
                    let to_move = walk.to_move();
                    walk = GameState::new(self.terms.clone(), board, to_move, prisoners);
                }
                Step::ToPlay(color) => walk.set_to_move(*color),
                Step::Move { color, point } => {
                    walk.set_to_move(*color);
                    see(&walk, place)?;
                    let illegal = !walk.allows(*point);
                    walk.step(*point);
                    let (number, made) = (place.number + 1, Some((*color, *point)));
                    place = Place { number, node: *node, made, illegal };
                }
            }
        }
        see(&walk, place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(sgf: &str) -> (Course, Vec<(Color, usize, Place)>) {
        let parsed = tengen_sgf::parse(sgf.as_bytes());
        let course = Course::read(parsed.collection.roots().next().unwrap(), None).unwrap();
        let mut seen = Vec::new();
        let stones = |walk: &GameState| walk.board().size().area() - walk.board().empty_count();
        course
            .follow(|walk, place| {
                seen.push((walk.to_move(), stones(walk), place));
                Ok(())
            })
            .unwrap();
        (course, seen)
    }

    #[test]
    fn handicaps_passes_and_stones_set_up_on_the_way() {
        let (course, seen) =
            places("(;SZ[9]HA[2]RU[Chinese]AB[cc][gg];W[gc];B[];W[cg];AE[gc];B[ee])");
        let to_move: Vec<Color> = seen.iter().map(|(color, ..)| *color).collect();
        use Color::{Black, White};
        assert_eq!(to_move, [White, Black, White, Black, White]);
        assert_eq!(seen.iter().map(|s| s.1).collect::<Vec<_>>(), [2, 3, 3, 3, 4]);
        assert_eq!(course.moves(), 4);
        assert_eq!(f64::from(course.terms.compensation), 2.0);
        assert!(course.notes.is_empty(), "{:?}", course.notes);
    }

    #[test]
    fn what_is_against_the_rules_is_followed_and_marked() {
        let (course, seen) = places("(;SZ[9]RU[Calvinball];B[ee];W[ee];W[dd])");
        let illegal: Vec<bool> = seen.iter().map(|(.., place)| place.illegal).collect();
        assert_eq!(illegal, [false, false, true, false]);
        assert!(course.notes[0].contains("Calvinball"), "{:?}", course.notes);
    }
}

//! The course of a recorded game, position by position, as the engine follows it.

use crate::records::Note;
use crate::speech::say;
use crate::{Failure, wrong};
use tengen_engine::{GameState, Terms};
use tengen_record::{MainLine, Step};
use tengen_rules::{Color, Point, Ruleset, Size};
use tengen_sgf::{GameInfo, Node, NodeId, TreeFacts};

/// A move of a record; no point is a pass.
pub(super) type Made = (Color, Option<Point>);

/// A line of a record as the engine follows it, up to the first step that cannot be read.
pub(super) struct Course {
    pub(super) info: GameInfo,
    pub(super) size: Size,
    pub(super) terms: Terms,
    /// The conditions that were assumed, and the faults of the record.
    pub(super) notes: Vec<String>,
    root: NodeId,
    main_line: MainLine,
    moves: usize,
}

/// A place on the way.
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
    /// The line of these nodes, the first of which begins the game, by the `given` rules if there
    /// are any.
    pub(super) fn along(nodes: &[Node<'_>], given: Option<&Ruleset>) -> Course {
        let course = Course::unnoted(&TreeFacts::of(nodes[0]), nodes, given);
        let notes = course.faults();
        Course { notes, ..course }
    }

    /// The same without notes, for one of many lines of a tree, whose faults nobody is told.
    pub(super) fn unnoted(
        facts: &TreeFacts,
        nodes: &[Node<'_>],
        given: Option<&Ruleset>,
    ) -> Course {
        let root = nodes[0];
        let main_line = MainLine::among(facts, root, nodes.iter().copied(), given);
        let conditions = &main_line.conditions;
        let terms = Terms {
            rules: conditions.rules.clone(),
            komi: conditions.komi,
            compensation: conditions.compensation(),
        };
        let (info, size) = (main_line.info.clone(), main_line.size);
        let course =
            Course { info, size, terms, notes: Vec::new(), root: root.id(), main_line, moves: 0 };
        let moves = course.places().count() - 1;
        Course { moves, ..course }
    }

    /// What was assumed, the faults of the record, and where reading ended.
    fn faults(&self) -> Vec<String> {
        let findings = self.main_line.follow().finish();
        let is_cut = |note: &Note| matches!(note, Note::Unreadable(_));
        let all = Note::all(&self.main_line, &findings);
        let mut notes: Vec<String> =
            all.iter().filter(|note| !is_cut(note)).map(Note::in_words).collect();
        if let Some(why) = self.main_line.steps().find_map(|(_, step)| step.err()) {
            let why = wrong::diagnostic(why);
            let values = [("number", self.moves.into()), ("why", (&why).into())];
            notes.push(say("analyze-unreadable", &values));
        }
        notes
    }

    /// The nodes of the positions that [`Course::follow`] shows, in their order.
    pub(super) fn places(&self) -> impl Iterator<Item = NodeId> {
        let read = self.main_line.steps().map_while(|(node, step)| Some((node, step.ok()?)));
        let moves = read.filter(|(_, step)| matches!(step, Step::Move { .. }));
        std::iter::once(self.root).chain(moves.map(|(node, _)| node))
    }

    /// How many moves there are.
    pub(super) fn moves(&self) -> usize {
        self.moves
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
        let mut replay = self.main_line.follow();
        let line = replay.line();
        let mut walk =
            GameState::new(self.terms.clone(), line.board().clone(), line.to_move(), [0; 2]);
        let mut place = Place { number: 0, node: self.root, made: None, illegal: false };
        while let Some(taken) = replay.step() {
            let Some(step) = taken.step else { break };
            if let Step::Move { color, .. } = step {
                walk.set_to_move(*color);
                see(&walk, place)?;
            }
            let line = replay.line();
            match step {
                _ if taken.begins => {
                    let past = (*replay.ledger(), *replay.passing());
                    let (board, to_move) = (line.board().clone(), line.to_move());
                    walk = GameState::after_set_up(self.terms.clone(), board, to_move, past);
                }
                Step::Move { point, .. } => walk.step(*point),
                Step::SetUp(_) | Step::ToPlay(_) => walk.set_to_move(line.to_move()),
            }
            if taken.resumes {
                walk.resume();
                walk.set_to_move(line.to_move());
            }
            if let Step::Move { color, point } = step {
                let illegal = taken.is_illegal();
                let made = Some((*color, *point));
                place = Place { number: replay.moves(), node: taken.node, made, illegal };
            }
        }
        see(&walk, place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::records::Route;

    fn places(sgf: &str) -> (Course, Vec<(Color, usize, Place)>) {
        let parsed = tengen_sgf::parse(sgf.as_bytes());
        let route = Route::main_line(parsed.collection.roots().next().unwrap());
        let course = Course::along(&route.nodes, None);
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
            places("(;SZ[9]HA[2]RU[Chinese]KM[0]AB[cc][gg];W[gc];B[];W[cg];AE[gc];B[ee])");
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

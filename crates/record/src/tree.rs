//! What every node of a tree does to the board.

use crate::main_line::{MOST_POINTS, MOST_STEPS, MainLine, Step, steps_of};
use crate::procedure::Noted;
use crate::state::{State, Wrong};
use std::collections::HashMap;
use std::rc::Rc;
use tengen_rules::{Board, Color, Point, Ruleset};
use tengen_sgf::{Diagnostic, Node, NodeId, Problem, StepReader};

/// A node with what it does to the position of its parent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stand {
    /// The node.
    pub node: NodeId,
    /// The points that change, each with what it holds now.
    pub changes: Vec<(Point, Option<Color>)>,
    /// Whose turn it is, where the record has settled that.
    pub turn: Option<Color>,
    /// How many moves were made.
    pub moves: usize,
    /// How many stones Black and White have captured.
    pub captures: [u32; 2],
    /// The point that the side to move may not retake at once, by the shape of the last capture.
    pub ko: Option<Point>,
    /// What is wrong with it.
    pub wrong: Vec<Wrong>,
}

/// Follows the tree that begins at `root` along all its ways, as [`Replay`](crate::Replay) follows
/// one. The answer is in the order of the file. The rules are those of the main line, unless some
/// are `given`.
///
/// There are limits to the work. Nodes behind at least 100,000 moves change nothing, and
/// [`Problem::TooManyMoves`] is told of those with a step. The same is true of the rest of the tree
/// after a million points were set up in it, or after the positions copied at forks had 200 million
/// moves in all. The smallest branches at a fork are followed first.
///
/// ```
/// use tengen_record::stands;
///
/// let parsed = tengen_sgf::parse(b"(;SZ[9]AW[aa];B[ba](;W[ii];B[ab])(;W[ba]))");
/// let stands = stands(parsed.collection.roots().next().unwrap(), None);
/// // Black takes the stone in the corner.
/// assert_eq!(stands[3].changes.len(), 2);
/// assert_eq!(stands[3].captures, [1, 0]);
/// // In the variation, White plays on a stone.
/// assert!(stands[4].changes.is_empty() && stands[4].wrong.len() == 1);
/// ```
pub fn stands(root: Node<'_>, given: Option<&Ruleset>) -> Vec<Stand> {
    stands_within(root, given, Room { moves: MOST_MOVES, points: MOST_POINTS })
}

fn stands_within(root: Node<'_>, given: Option<&Ruleset>, mut room: Room) -> Vec<Stand> {
    let main_line = MainLine::read(root, given);
    let nodes: Vec<Node<'_>> = root.subtree().collect();
    let places: HashMap<NodeId, usize> =
        (0..).zip(&nodes).map(|(at, node)| (node.id(), at)).collect();
    let place = |node: Node<'_>| places.get(&node.id()).copied();
    let sizes = sizes(&nodes, &place);
    let mut reader = root.step_reader();
    let mut stands: Vec<Option<Stand>> = vec![None; nodes.len()];
    let state = State::new(main_line.size, &main_line.conditions, main_line.placing);
    let mut open = vec![(0, Rc::new(state))];
    while let Some((at, above)) = open.pop() {
        // The last child takes the position itself, the others a copy.
        let state = match Rc::try_unwrap(above) {
            Err(above) if room.moves == 0 => {
                let steps = steps_of(&mut reader, nodes[at], main_line.size);
                let wrong = if steps.is_empty() { Vec::new() } else { vec![too_many()] };
                stands[at] = Some(Stand::of(nodes[at].id(), Vec::new(), &above, wrong));
                above
            }
            own => {
                let mut state = own.unwrap_or_else(|above| {
                    room.moves = room.moves.saturating_sub(above.moves);
                    (*above).clone()
                });
                stands[at] = Some(take(&mut state, nodes[at], &mut reader, &mut room));
                Rc::new(state)
            }
        };
        let mut children: Vec<usize> = nodes[at].children().filter_map(place).collect();
        // The smallest comes first, so that few positions wait at a time.
        children.sort_by_key(|child| std::cmp::Reverse(sizes[*child]));
        open.extend(children.into_iter().map(|child| (child, Rc::clone(&state))));
    }
    stands.into_iter().flatten().collect()
}

/// All copies of positions together may have this many moves.
const MOST_MOVES: usize = 200_000_000;

/// How much may still be followed of a tree.
struct Room {
    moves: usize,
    points: usize,
}

/// How many nodes each node has below it, itself among them.
fn sizes(nodes: &[Node<'_>], place: &dyn Fn(Node<'_>) -> Option<usize>) -> Vec<usize> {
    let mut sizes = vec![1; nodes.len()];
    for (at, node) in nodes.iter().enumerate().rev() {
        if let Some(parent) = node.parent().and_then(place) {
            sizes[parent] += sizes[at];
        }
    }
    sizes
}

fn take(
    state: &mut State<'_>,
    node: Node<'_>,
    reader: &mut StepReader<'_>,
    room: &mut Room,
) -> Stand {
    let before = state.line.board().clone();
    let size = before.size();
    let mut wrong = Vec::new();
    let steps = steps_of(reader, node, size);
    let points = steps.iter().map(|step| match step {
        Ok(Step::SetUp(points)) => points.len(),
        _ => 0,
    });
    room.points = room.points.saturating_sub(points.sum());
    if state.moves < MOST_STEPS && room.moves > 0 && room.points > 0 {
        let noted = Noted::read(node, size);
        steps.iter().for_each(|step| wrong.extend(state.take(step, &noted).wrong));
    } else if !steps.is_empty() {
        wrong.push(too_many());
    }
    Stand::of(node.id(), changes(&before, state.line.board()), state, wrong)
}

impl Stand {
    /// What a node did that led to this state.
    fn of(
        node: NodeId,
        changes: Vec<(Point, Option<Color>)>,
        state: &State<'_>,
        wrong: Vec<Wrong>,
    ) -> Stand {
        let captures = Color::BOTH.map(|color| state.final_ledger().captures(color));
        let ko = state.line.ko();
        Stand { node, changes, turn: state.turn, moves: state.moves, captures, ko, wrong }
    }
}

fn too_many() -> Wrong {
    Wrong::Unreadable(Diagnostic { problem: Problem::TooManyMoves, position: None })
}

/// The points that differ, each with what it holds afterwards.
pub(crate) fn changes(before: &Board, after: &Board) -> Vec<(Point, Option<Color>)> {
    let points = before.size().points();
    points.filter(|p| before.get(*p) != after.get(*p)).map(|p| (p, after.get(p))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MainLine;

    /// The board of each node by its changes, and as its own line leads to it.
    #[test]
    fn every_way_of_a_tree_is_followed_as_alone() {
        for sgf in [
            "(;SZ[5]AB[bb](;W[cc](;B[dd];W[bc])(;B[cb]))(;W[aa];B[ba];W[ab];B[aa]))",
            "(;SZ[5]HA[2];B[aa];B[ee](;W[cc])(;W[aa](;B[cc])(;B[])(;AE[aa];B[aa])))",
            "(;SZ[5](;B[bb];W[bb])(;B[ba];W[ca];B[ab];W[bb];B[cb];W[aa];B[aa]))",
            "(;SZ[5]AW[ba][ab](;AB[aa]AE[ba])(;AE[ab]AB[aa]PL[W];W[bb]))",
            "(;SZ[9]HA[2]PL[B];B[aa];B[ii];W[ee](;B[cc])(;W[cc]))",
            "(;SZ[5]AB[aa];B[];W[];AE[aa](;AB[bb])(;B[bb]))",
        ] {
            let parsed = tengen_sgf::parse(sgf.as_bytes());
            let root = parsed.collection.roots().next().unwrap();
            let stands = stands(root, None);
            for (node, stand) in root.subtree().zip(&stands) {
                assert_eq!(node.id(), stand.node);
                let mut line: Vec<Node<'_>> =
                    std::iter::successors(Some(node), Node::parent).collect();
                line.reverse();
                let main_line = MainLine::along(root, line.iter().copied(), None);
                let mut replay = main_line.follow();
                let findings = replay.finish();
                let mut board = Board::new(main_line.size);
                let mut held: Vec<Option<Color>> = board.size().points().map(|_| None).collect();
                for above in &line {
                    let stand = stands.iter().find(|stand| stand.node == above.id()).unwrap();
                    for (point, stone) in &stand.changes {
                        held[point.index()] = *stone;
                    }
                }
                let stones = board.size().points().filter_map(|p| Some((held[p.index()]?, p)));
                board = Board::with_stones(board.size(), stones).unwrap();
                assert_eq!(board, *replay.line().board(), "{sgf}");
                assert_eq!(stand.moves, replay.moves(), "{sgf}");
                assert_eq!(stand.ko, replay.line().ko(), "{sgf}");
                let wrong = line.iter().flat_map(|above| {
                    let stand = stands.iter().find(|stand| stand.node == above.id()).unwrap();
                    stand.wrong.clone()
                });
                let found: Vec<Wrong> = findings.into_iter().map(|finding| finding.what).collect();
                assert_eq!(wrong.collect::<Vec<_>>(), found, "{sgf}");
            }
        }
    }

    #[test]
    fn deep_and_wide_trees_are_followed() {
        let comb = format!("(;SZ[19]{}", ";B[](;W[])(".repeat(3000) + &")".repeat(3001));
        let wide = format!("(;SZ[19]{})", "(;B[aa];W[bb])".repeat(5000));
        let late = format!("(;SZ[9]{}{})", ";B[]".repeat(20_000), "(;W[aa])".repeat(2_000));
        for sgf in [comb, wide, late] {
            let parsed = tengen_sgf::parse(sgf.as_bytes());
            let root = parsed.collection.roots().next().unwrap();
            assert_eq!(stands(root, None).len(), root.subtree().count());
        }
    }

    #[test]
    fn no_position_is_copied_beyond_the_limit() {
        let late = format!("(;SZ[9]{}{})", ";B[]".repeat(200), "(;W[aa](;B[bb])(;))".repeat(100));
        let parsed = tengen_sgf::parse(late.as_bytes());
        let root = parsed.collection.roots().next().unwrap();
        let stands = |moves| stands_within(root, None, Room { moves, points: MOST_POINTS });
        let refused = |stands: &[Stand]| stands.iter().filter(|s| s.wrong == [too_many()]).count();
        let (all, few) = (stands(MOST_MOVES), stands(1000));
        assert_eq!((refused(&all), all.len()), (0, few.len()));
        // Each way has three copies of positions of 200 moves, or two.
        assert!((180..200).contains(&refused(&few)), "{}", refused(&few));
        let is_still = |s: &Stand| s.wrong != [too_many()] || s.changes.is_empty();
        assert!(few.iter().all(is_still));
    }
}

//! The record of a game in which stones were set up between moves.

use crate::terms::{sgf_color, sgf_point};
use crate::tree::changes;
use crate::write::Opening;
use tengen_rules::{Board, Color, Point};
use tengen_sgf::{Collection, EditError, Node, NodeId, write};

/// A position that was set up in the middle of a game, and the moves made from there.
#[derive(Clone, Copy, Debug)]
pub struct Stage<'a> {
    /// The board before.
    pub before: &'a Board,
    /// The board that was set up.
    pub board: &'a Board,
    /// The player who moves first on it.
    pub to_move: Color,
    /// The moves; no point means a pass.
    pub moves: &'a [(Color, Option<Point>)],
}

impl Opening<'_> {
    /// The bytes of the record of `moves` made from here, and of the `stages` in which the game
    /// went on. Each stage begins with a node that sets up its board.
    ///
    /// # Errors
    /// [`EditError::Full`] if there are more than four thousand million moves.
    pub fn in_stages(
        &self,
        moves: &[(Color, Option<Point>)],
        stages: &[Stage<'_>],
    ) -> Result<Vec<u8>, EditError> {
        let mut collection = Collection::new();
        let root = self.record(moves.iter().copied()).add_to(&mut collection)?;
        let nodes = std::iter::successors(collection.node(root), Node::first_child);
        let mut last = nodes.last().map_or(root, |node| node.id());
        for stage in stages {
            last = collection.add_child(last)?;
            stage.set_up(&mut collection, last)?;
            for (color, point) in stage.moves {
                last = collection.add_child(last)?;
                let point = point.map(|p| sgf_point(self.size, p).to_string());
                let name = sgf_color(*color).letter().to_string();
                collection.set(last, &name, [point.unwrap_or_default()])?;
            }
        }
        Ok(write(&collection))
    }
}

impl Stage<'_> {
    fn set_up(&self, collection: &mut Collection, node: NodeId) -> Result<(), EditError> {
        let size = self.board.size();
        let changes = changes(self.before, self.board);
        let held = [Some(Color::Black), Some(Color::White), None];
        for (name, held) in ["AB", "AW", "AE"].into_iter().zip(held) {
            let points = changes.iter().filter(|(_, stone)| *stone == held);
            let points: Vec<String> =
                points.map(|(point, _)| sgf_point(size, *point).to_string()).collect();
            if !points.is_empty() {
                collection.set(node, name, points)?;
            }
        }
        collection.set(node, "PL", [sgf_color(self.to_move).letter().to_string()])
    }
}

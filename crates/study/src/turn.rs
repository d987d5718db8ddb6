//! Whose turn it is at a node.

use tengen_record::MainLine;
use tengen_rules::Color;

use crate::{
    name::Name,
    refusal::Refusal,
    study::Study,
    tree::{NodeIndex, Written},
};

impl Study {
    /// The player to move for those who go on from a node: the one whom its `PL` names; behind a
    /// node without a move, the one of the first move there; else the one whose turn it is by the
    /// moves before.
    ///
    /// ```
    /// use tengen_rules::Color;
    /// use tengen_study::Study;
    ///
    /// let record = tengen_sgf::parse(b"(;SZ[9]AB[aa][bb];W[cc];B[dd])");
    /// let study = Study::of(&record.collection, "anna".parse()?);
    /// assert_eq!(study.to_move(&"0".parse()?), Ok(Color::White));
    /// assert_eq!(study.to_move(&"1".parse()?), Ok(Color::Black));
    /// # Ok::<(), tengen_study::BadName>(())
    /// ```
    ///
    /// # Errors
    /// If the node is not there.
    pub fn to_move(&self, node: &Name) -> Result<Color, Refusal> {
        Ok(self.turn_at(self.tree.find_living(node)?))
    }

    pub(crate) fn turn_at(&self, node: NodeIndex) -> Color {
        let properties = |node: NodeIndex| &self.tree.get(node).properties;
        let said = properties(node).iter().find(|property| property.name == "PL");
        let said = said.and_then(|property| match property.values.first()?.trim().as_bytes() {
            [b'B' | b'b', ..] => Some(Color::Black),
            [b'W' | b'w', ..] => Some(Color::White),
            _ => None,
        });
        let mover = |node: NodeIndex| mover(properties(node));
        let next = || match mover(node) {
            Some(_) => None,
            None => self.tree.children(Some(node)).find_map(mover),
        };
        let usual = || {
            let way = tengen_sgf::parse(self.way_to(node).as_bytes());
            let main_line = MainLine::read(way.collection.roots().next()?, None);
            let mut replay = main_line.follow();
            replay.finish();
            Some(replay.line().to_move())
        };
        said.or_else(next).or_else(usual).unwrap_or(Color::Black)
    }
}

/// The player of the move among properties.
fn mover(properties: &[Written]) -> Option<Color> {
    let has = |name: &str| properties.iter().any(|property| property.name == name);
    if has("B") { Some(Color::Black) } else { has("W").then_some(Color::White) }
}

//! Which moves the rules allow.

use tengen_record::MainLine;
use tengen_rules::{Color, Illegal};
use tengen_sgf::{Point, tools::properties};

use crate::{
    name::Name,
    record::write_property,
    refusal::Refusal,
    study::Study,
    tree::{NodeIndex, Written},
};

impl Study {
    /// Refuses a move behind a node that the rules of its chapter do not allow.
    pub(crate) fn check_move(
        &self,
        parent: NodeIndex,
        color: Color,
        point: Point,
    ) -> Result<(), Illegal> {
        let parsed = tengen_sgf::parse(self.way_to(parent).as_bytes());
        let Some(root) = parsed.collection.roots().next() else { return Ok(()) };
        let main_line = MainLine::read(root, None);
        let mut replay = main_line.follow();
        replay.finish();
        // A point that the record's own board does not have was refused before.
        let point = main_line.size.point(point.column.into(), point.row.into());
        point.map_or(Ok(()), |point| replay.line().check(color, point).map(drop))
    }

    /// The number of the game (`GM`) that the chapter of a node is a record of, if it is another
    /// one than Go. Its boards are shown, but nothing judges or counts them.
    ///
    /// # Errors
    /// If the node is not there.
    pub fn other_game(&self, node: &Name) -> Result<Option<u32>, Refusal> {
        let chapter = self.tree.root(self.tree.find_living(node)?);
        Ok(self.other_game_of(chapter))
    }

    pub(crate) fn other_game_of(&self, chapter: NodeIndex) -> Option<u32> {
        let stated = self.tree.get(chapter).properties.iter().find(|p| p.name == "GM")?;
        // Nearly every record states Go: it is not written out and read for that.
        if stated.values.iter().all(|value| value.trim() == "1") {
            return None;
        }
        let record = self.bare_chapter(chapter);
        tengen_sgf::parse(record.as_bytes()).collection.roots().next()?.other_game()
    }

    /// The way from the first node of a chapter to a node, as a record of the moves, the stones and
    /// the facts alone.
    ///
    /// # Errors
    /// If the node is not there.
    pub fn bare_line_to(&self, node: &Name) -> Result<String, Refusal> {
        Ok(self.way_to(self.tree.find_living(node)?))
    }

    pub(crate) fn way_to(&self, node: NodeIndex) -> String {
        self.write_way(node, |node, out| self.write_bare(node, out))
    }

    /// A chapter as a record of the moves, the stones and the facts alone.
    pub(crate) fn bare_chapter(&self, chapter: NodeIndex) -> String {
        let mut out = String::new();
        self.write_chapter(chapter, &mut out, |node, out| self.write_bare(node, out));
        out
    }

    fn write_bare(&self, node: NodeIndex, out: &mut String) {
        let properties = self.tree.get(node).properties.iter();
        properties.filter(|p| counts(p)).for_each(|property| write_property(property, out));
    }
}

/// Whether a property counts for what is on the board, and for what the rules allow.
pub(crate) fn counts(property: &Written) -> bool {
    use properties::Kind::{Info, Root, SetUp};
    let kind = properties::known(&property.name).map(|(kind, _)| kind);
    matches!(property.name.as_str(), "B" | "W" | "TENGEN")
        || matches!(kind, Some(Root | Info | SetUp))
}

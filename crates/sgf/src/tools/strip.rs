//! Parts of a record taken out.

use std::collections::BTreeMap;

use super::properties::{ANALYSIS, COMMENTS, MARKS};
use crate::{
    edit::EditError,
    tree::{Collection, NodeId},
};

/// The parts to be taken out of a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Strip {
    /// Comments and names of nodes.
    pub comments: bool,
    /// Marks on points.
    pub marks: bool,
    /// The analyses of programs.
    pub analysis: bool,
}

/// How many properties of each name were taken out.
pub type Removed = BTreeMap<String, usize>;

impl Strip {
    fn takes(self, name: &str) -> bool {
        (self.comments && COMMENTS.contains(&name))
            || (self.marks && MARKS.contains(&name))
            || (self.analysis && ANALYSIS.contains(&name))
    }
}

impl Collection {
    /// Takes these parts out of all games.
    ///
    /// # Errors
    /// [`EditError::Full`] if no further node can be changed.
    pub fn strip(&mut self, strip: Strip) -> Result<Removed, EditError> {
        self.strip_names(|name| strip.takes(name))
    }

    /// Takes out the properties whose names are asked for.
    pub(crate) fn strip_names(
        &mut self,
        takes: impl Fn(&str) -> bool,
    ) -> Result<Removed, EditError> {
        let mut removed = Removed::new();
        for id in self.ids(None) {
            let Some(node) = self.node(id) else { continue };
            let names = node.properties().map(|property| property.name().into_owned());
            let doomed: Vec<String> = names.filter(|name| takes(name)).collect();
            if !doomed.is_empty() {
                self.retain(id, |name| !takes(name))?;
            }
            for name in doomed {
                *removed.entry(name).or_default() += 1;
            }
        }
        Ok(removed)
    }

    /// Takes out all variations of every game: of the children of each node only the first is left.
    /// The games themselves stay. Returns how many nodes were taken out.
    ///
    /// # Errors
    /// None: the nodes taken out are there.
    pub fn keep_main_lines(&mut self) -> Result<usize, EditError> {
        let before = self.node_count();
        let roots: Vec<NodeId> = self.roots().map(|root| root.id()).collect();
        for root in roots {
            let mut next = Some(root);
            while let Some(node) = next.and_then(|id| self.node(id)) {
                let mut children = node.children().map(|child| child.id());
                next = children.next();
                let others: Vec<NodeId> = children.collect();
                // In this order each of them is the second child when its turn comes.
                for other in others {
                    self.remove(other)?;
                }
            }
        }
        Ok(before - self.node_count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{parse, write};

    fn text(collection: &Collection) -> String {
        String::from_utf8(write(collection)).unwrap().replace('\n', "")
    }

    #[test]
    fn only_what_is_asked_for_is_taken_out() {
        let sgf = b"(;SZ[9]C[a]GC[b]TR[aa];B[cc]SBKV[50]V[2]N[c]TB[dd];W[dd]LB[aa:x])";
        let all = |comments, marks, analysis| {
            let mut collection = parse(sgf).collection;
            let removed = collection.strip(Strip { comments, marks, analysis }).unwrap();
            (text(&collection), removed.values().sum::<usize>())
        };
        let without = |text: &str, removed| (text.to_owned(), removed);
        let whole = String::from_utf8(sgf.to_vec()).unwrap();
        assert_eq!(all(false, false, false), (whole, 0));
        assert_eq!(
            all(true, false, false),
            without("(;SZ[9]TR[aa];B[cc]SBKV[50]V[2]TB[dd];W[dd]LB[aa:x])", 3)
        );
        assert_eq!(all(true, true, true), without("(;SZ[9];B[cc]TB[dd];W[dd])", 7));
    }

    #[test]
    fn main_lines_are_what_is_left_without_variations() {
        let mut collection =
            parse(b"(;SZ[9](;B[aa](;W[bb])(;W[cc](;B[dd])(;B[ee])))(;B[ff];W[gg]))(;B[hh])")
                .collection;
        assert_eq!(collection.keep_main_lines().unwrap(), 5);
        let again = parse(&write(&collection));
        assert!(again.diagnostics.is_empty());
        let lines = again.collection.roots().map(|root| root.main_line().count());
        assert_eq!(lines.collect::<Vec<_>>(), [2, 1]);
        assert_eq!(again.collection.node_count(), 4);
    }
}

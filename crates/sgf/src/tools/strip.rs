//! Parts of a record taken out.

mod said;

use std::collections::{BTreeMap, HashSet};

use super::properties::{ANALYSIS, COMMENTS, MARKS};
use crate::{
    edit::EditError,
    node::Node,
    tree::{Collection, NodeId},
};

/// The parts to be taken out of a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Strip {
    /// Comments and names of nodes.
    pub comments: bool,
    /// Marks on points.
    pub marks: bool,
    /// The analyses of programs: their properties, and their texts in comments as far as these can
    /// be told from those of people.
    pub analysis: bool,
}

/// A comment without the texts of Tengen's analyses; nothing if there are none in it.
///
/// ```
/// use tengen_sgf::tools::strip::by_others;
///
/// let comment = "Slow.\n\nBlack’s chance of winning: 48.1%. White leads by 0.4.";
/// assert_eq!(by_others(comment).as_deref(), Some("Slow."));
/// assert_eq!(by_others("Slow."), None);
/// ```
#[must_use]
pub fn by_others(comment: &str) -> Option<String> {
    said::by_others(comment)
}

/// How many properties of each name were taken out, or comments (`C`) shortened.
pub type Removed = BTreeMap<String, usize>;

impl Strip {
    fn takes(self, name: &str) -> bool {
        (self.comments && COMMENTS.contains(&name))
            || (self.marks && MARKS.contains(&name))
            || (self.analysis && ANALYSIS.contains(&name))
    }
}

/// The properties in which Tengen writes its judgement of a position, and those in which it wrote
/// it at first.
const JUDGED: [[&str; 2]; 2] = [["SBKV", "TENGENV"], ["SBKV", "V"]];

/// Whether the comment of a node, written anew, would have the same bytes. An encoding lacks some
/// of the characters that it reads, and has others twice.
fn can_be_written_back(node: Node<'_>) -> bool {
    let mut comments = node.properties().filter(|property| property.name() == "C");
    comments.all(|comment| comment.values().all(|value| value.is_as_encoded()))
}

impl Collection {
    /// Takes these parts out of all games.
    ///
    /// ```
    /// use tengen_sgf::{parse, tools::strip::Strip, write};
    ///
    /// let mut record = parse(b"(;C[Slow.\n\n0.69 0.31 0.00 2.8 v=400]SBKV[69])").collection;
    /// record.strip(Strip { analysis: true, ..Strip::default() })?;
    /// assert_eq!(write(&record), b"(;C[Slow.])");
    /// # Ok::<(), tengen_sgf::EditError>(())
    /// ```
    ///
    /// # Errors
    /// [`EditError::Full`] if no further node can be changed.
    pub fn strip(&mut self, strip: Strip) -> Result<Removed, EditError> {
        // Comments are looked at first: properties beside them tell whose they are.
        let said = strip.analysis && !strip.comments;
        let shortened = if said { self.strip_said()? } else { 0 };
        let mut removed = self.strip_names(|name| strip.takes(name))?;
        if shortened > 0 {
            *removed.entry("C".to_owned()).or_default() += shortened;
        }
        Ok(removed)
    }

    /// Takes the texts of programs out of comments. Returns how many comments had some.
    fn strip_said(&mut self) -> Result<usize, EditError> {
        let judged = self.judged();
        let mut shortened = 0;
        for id in self.ids(None) {
            let Some(node) = self.node(id).filter(|node| can_be_written_back(*node)) else {
                continue;
            };
            let Some(text) = node.text("C") else { continue };
            let is_beside = node.parent().is_some_and(|parent| judged.contains(&parent.id()));
            let left = if is_beside && said::may_be_on_added_move(&text) {
                Some(String::new())
            } else {
                said::by_people(&text)
            };
            match left {
                None => continue,
                Some(left) if left.is_empty() => self.unset(id, "C")?,
                Some(left) => self.set(id, "C", [left])?,
            }
            shortened += 1;
        }
        Ok(shortened)
    }

    /// The nodes with a continuation that has the properties of Tengen's judgement. Beside such a
    /// continuation Tengen adds better ones.
    fn judged(&self) -> HashSet<NodeId> {
        let nodes = self.ids(None).into_iter().filter_map(|id| self.node(id));
        let has_all = |node: &Node<'_>, names: &[&str]| {
            names.iter().all(|name| node.property(name).is_some())
        };
        let judged = nodes.filter(|node| JUDGED.iter().any(|names| has_all(node, names)));
        judged.filter_map(|node| Some(node.parent()?.id())).collect()
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
    fn comments_keep_what_people_say() {
        let sgf =
            b"(;C[0.69 0.31 0.00 2.8 v=400]LZ[a];B[aa]C[Slow \\] .\n\n* Win rate: W 69.00%\n* \
            Visits: 4](;W[bb]C[Score: W+2.8])(;W[cc]C[\xFF 0.69 0.31 0.00 2.8 v=400]))";
        let mut collection = parse(sgf).collection;
        let analysis = Strip { analysis: true, ..Strip::default() };
        let removed = collection.strip(analysis).unwrap();
        assert_eq!(removed, Removed::from([("C".to_owned(), 2), ("LZ".to_owned(), 1)]));
        let left = write(&collection);
        let expected = b"(;;B[aa]C[Slow \\] .](;W[bb]C[Score: W+2.8])(;W[cc]C[\xFF 0.69 0.31 0.00 \
            2.8 v=400]))";
        assert_eq!(left, expected, "{}", String::from_utf8_lossy(&left));
    }

    #[test]
    fn a_better_move_is_tengens_only_beside_one_that_it_judged() {
        let better = "C[Better. White leads by 3.]";
        for (sgf, expected) in [
            (format!("(;(;B[aa]SBKV[1]V[2])(;B[bb]{better}))"), "(;(;B[aa])(;B[bb]))".to_owned()),
            (format!("(;(;B[aa]SBKV[1])(;B[bb]{better}))"), format!("(;(;B[aa])(;B[bb]{better}))")),
            (format!("(;{better};B[aa]SBKV[1]V[2])"), format!("(;{better};B[aa])")),
            (
                "(;(;B[aa]SBKV[1]V[2])(;B[bb]C[Better. White leads by 3. I think.]))".to_owned(),
                "(;(;B[aa])(;B[bb]C[Better. White leads by 3. I think.]))".to_owned(),
            ),
        ] {
            let mut collection = parse(sgf.as_bytes()).collection;
            collection.strip(Strip { analysis: true, ..Strip::default() }).unwrap();
            assert_eq!(text(&collection), expected, "{sgf}");
        }
    }

    #[test]
    fn comments_that_cannot_be_written_back_stay_as_they_are() {
        let katago = b"0.69 0.31 0.00 2.8 v=400";
        // A character of a vendor that encoders lack, and one that has two codes.
        for (encoding, character) in
            [("Shift_JIS", &b"\xF0\x40"[..]), ("Big5", b"\x87\x40"), ("Shift_JIS", b"\xFA\x5B")]
        {
            let head = [b"(;CA[", encoding.as_bytes(), b"]C[", character].concat();
            let sgf = [&head[..], b"\n\n", katago, b"];B[aa]C[", katago, b"])"].concat();
            let mut collection = parse(&sgf).collection;
            collection.strip(Strip { analysis: true, ..Strip::default() }).unwrap();
            let left = write(&collection);
            let expected = [&head[..], b"\n\n", katago, b"];B[aa])"].concat();
            assert_eq!(left, expected, "{}", String::from_utf8_lossy(&left));
        }
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

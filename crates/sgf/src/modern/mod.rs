//! Records of any time and encoding as SGF of today.

mod clock;
mod header;
mod lists;
mod node;
mod property;
mod values;

use self::node::Writer;
use crate::{
    edit::EditError,
    parse::{LARGEST, parse_as},
    tree::Collection,
    write::has_parentheses,
};

impl Collection {
    /// The games as [`write_modern`] writes them.
    ///
    /// # Errors
    /// [`EditError::Full`] if they have more than two gigabytes.
    pub fn modern(&self) -> Result<Collection, EditError> {
        let bytes = write_modern(self);
        if bytes.len() > LARGEST {
            return Err(EditError::Full);
        }
        Ok(parse_as(bytes.into(), Some(encoding_rs::UTF_8)).collection)
    }
}

/// The bytes of a file with the same games as FF\[4\] in UTF-8. Doing it again changes nothing
/// more.
///
/// - Names are in capitals. Of several values the lists are united and the comments are joined.
///   Otherwise one stays, the last that is as FF\[4\] has it, and a comment keeps the others: that
///   on the game (`GC`) for facts about it, else that of the node.
/// - Moves are points as `dd`, passes are `[]`, and a node has one move. Stones that are set up
///   beside a move have a node of their own before it.
/// - Points of lists are `dd`, each once; of the stones set up on a point in a node the last stays.
/// - Komi, handicaps, results, sizes, colours and other numbers have the form of FF\[4\] where they
///   are understood. Words that say more than it does stay in the comment on the game (`GC`).
/// - Times are seconds where they are understood. Overtime that a main time states is `OT`, and so
///   are the periods of Fox (`TC`, `TT`). Words that may mean another time stay in the comment as
///   well.
/// - Dates that can mean only one have the form of FF\[4\]. Margins in zi become points.
/// - Properties that need a value are left out if theirs is empty.
/// - The letters and marks of FF\[1\] to FF\[3\] (`L`, `M`) are `LB` and `MA`. The headers of the
///   Nihon Ki-in (`KO`, `TE`, `RD`, `HD`, `LT`, `LC`) have their standard names.
/// - Parentheses are right, and every node is on a line of its own.
/// - Values otherwise stay as they are written, escapes and line breaks included.
///
/// The values of other games than Go stay as they are. Nothing is invented, so that
/// [`lint`](crate::tools::lint::lint) still finds faults that have no mend: values that are not
/// understood or lie off the board, two signs or labels on a point, facts that stand where they may
/// not, and judgements that contradict each other or have no move.
#[must_use]
pub fn write_modern(collection: &Collection) -> Vec<u8> {
    // As long as it was, and a line end for each node.
    let length = collection.source.bytes.len() + collection.node_count();
    let mut out = String::with_capacity(length);
    for root in collection.roots() {
        let writer = Writer::new(root);
        for node in root.subtree() {
            if !out.is_empty() && node.id() != root.id() {
                out.push('\n');
            }
            if has_parentheses(node) {
                out.push('(');
            }
            writer.write(node, &mut out);
            if node.first_child().is_some() {
                continue;
            }
            // The nodes that are complete with it.
            let mut complete = Some(node);
            while let Some(node) = complete {
                if has_parentheses(node) {
                    out.push(')');
                }
                let ends = node.id() != root.id() && node.next_sibling().is_none();
                complete = node.parent().filter(|_| ends);
            }
        }
        out.push('\n');
    }
    out.into_bytes()
}

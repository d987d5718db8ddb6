//! The comments and marks of a record's nodes, each with the position that its node shows.

use super::replay::looked_at;
use crate::view::{Marks, Remarks, StepView};
use std::collections::HashMap;
use tengen_rules::Size;
use tengen_sgf::{Node, NodeId};

/// Comments are cut off after this many characters.
const LONGEST_COMMENT: usize = 10_000;

/// Where the nodes of a record's main line stand.
pub(super) struct Said<'a> {
    pub(super) size: Size,
    /// The number of steps behind each node that has any.
    pub(super) reached: &'a HashMap<NodeId, usize>,
    /// The record is cut off after this many steps.
    pub(super) most_steps: usize,
}

impl Said<'_> {
    /// Gives each position the comments and the marks of the nodes that show it. A node without a
    /// step shows the position of the node before it.
    pub(super) fn give(&self, root: Node<'_>, start: &mut Remarks, steps: &mut [StepView]) {
        let last = self.reached.keys().max().copied();
        let cut_off = steps.len() >= self.most_steps;
        let mut at = 0;
        for node in looked_at(root) {
            // Behind the last step that is shown there may be remarks on its position, but none on
            // positions that are cut off.
            if cut_off && last.is_some_and(|last| node.id() > last) {
                break;
            }
            at = self.reached.get(&node.id()).copied().unwrap_or(at);
            let remarks = match at.checked_sub(1).and_then(|before| steps.get_mut(before)) {
                Some(step) => step.remarks_mut(),
                None => &mut *start,
            };
            if let Some(text) = node.text("C").filter(|text| !text.is_empty()) {
                remarks.comment = Some(match remarks.comment.take() {
                    Some(before) => shortened(format!("{before}\n\n{text}")),
                    None => shortened(text),
                });
            }
            remarks.marks = Marks::of(node, self.size).or(remarks.marks.take());
        }
    }
}

impl Remarks {
    /// Puts a comment on the whole game before that on its first position, unless the latter begins
    /// with the same words.
    pub(super) fn say_first(&mut self, of_game: Option<&str>) {
        let Some(of_game) = of_game else { return };
        self.comment = Some(match self.comment.take() {
            Some(own) if begins_with(&own, of_game) => own,
            Some(own) => shortened(format!("{of_game}\n\n{own}")),
            None => shortened(of_game.to_owned()),
        });
    }
}

/// Whether a text begins with these words, and not with longer ones.
fn begins_with(text: &str, words: &str) -> bool {
    let rest = text.strip_prefix(words);
    rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

/// The text, cut off if it is very long.
fn shortened(text: String) -> String {
    match text.char_indices().nth(LONGEST_COMMENT) {
        Some((end, _)) => format!("{} …", &text[..end]),
        None => text,
    }
}

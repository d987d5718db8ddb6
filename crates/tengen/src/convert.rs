//! `tengen convert`: any record that can be read, as SGF of today.

use crate::cli::ConvertArguments;
use crate::{Failure, record_file};
use std::borrow::Cow;
use std::io::Write;
use std::path::Path;
use tengen_sgf::{Collection, EditError, Node, NodeId, write};

/// Reads a record and writes it anew.
pub(crate) fn run(arguments: &ConvertArguments) -> Result<(), Failure> {
    let parsed = record_file::read(&arguments.input)?;
    for diagnostic in &parsed.diagnostics {
        eprintln!("{}: {diagnostic}", arguments.input.display());
    }
    let converted = in_todays_form(&parsed.collection);
    let bytes = write(&converted.map_err(|error| Failure::Trouble(error.to_string()))?);
    if arguments.output == Path::new("-") {
        return Ok(std::io::stdout().write_all(&bytes)?);
    }
    std::fs::write(&arguments.output, bytes).map_err(|error| {
        let output = arguments.output.display();
        Failure::Trouble(format!("{output} cannot be written: {error}; say another with -o"))
    })
}

/// The same games as FF\[4\] in UTF-8, every node on a line of its own.
fn in_todays_form(old: &Collection) -> Result<Collection, EditError> {
    let mut new = Collection::new();
    for root in old.roots() {
        let pass = root.size().columns().max(root.size().rows()) <= 19;
        // A stack of our own: records may be a million nodes deep.
        let mut open: Vec<(Node<'_>, Option<NodeId>)> = vec![(root, None)];
        while let Some((node, parent)) = open.pop() {
            let id = match parent {
                Some(parent) => new.add_child(parent)?,
                None => new.add_game()?,
            };
            if parent.is_none() {
                new.set(id, "FF", ["4"])?;
                new.set(id, "GM", ["1"])?;
                new.set(id, "CA", ["UTF-8"])?;
            }
            for (name, values) in properties(node, pass) {
                new.set(id, &name, values)?;
            }
            let first = open.len();
            open.extend(node.children().map(|child| (child, Some(id))));
            open[first..].reverse();
        }
    }
    Ok(new)
}

/// The properties of a node by their names of today, those of one name joined.
fn properties(node: Node<'_>, tt_is_pass: bool) -> Vec<(Cow<'_, str>, Vec<String>)> {
    let mut all: Vec<(Cow<'_, str>, Vec<String>)> = Vec::new();
    for property in node.properties() {
        let name = property.name();
        // Of these the new record has its own.
        if matches!(&*name, "FF" | "CA") {
            continue;
        }
        let is_move = matches!(&*name, "B" | "W");
        let values = property.values().map(|value| match value.text() {
            text if is_move && tt_is_pass && text.trim() == "tt" => String::new(),
            text => text,
        });
        match all.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) => known.extend(values),
            None => all.push((name, values.collect())),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn converted(bytes: &[u8]) -> String {
        let parsed = tengen_sgf::read(bytes);
        String::from_utf8(write(&in_todays_form(&parsed.collection).unwrap())).unwrap()
    }

    #[test]
    fn old_habits_become_those_of_today() {
        // Shift-JIS, FF[1] with long names, a pass as `tt`, variations, two games.
        let old = b"(;GaMe[1]CA[Shift_JIS]PlayerBlack[\x96\xd8\x92J]\n;Black[tt](;W[aa]C[a\\]b])(;W[bb]))(;FF[3]GM[1])";
        let new = converted(old);
        assert_eq!(
            new,
            "(;FF[4]GM[1]CA[UTF-8]PB[木谷]\n;B[]\n(;W[aa]C[a\\]b])\n(;W[bb]))\n(;FF[4]GM[1]CA[UTF-8])\n"
        );
        assert_eq!(converted(new.as_bytes()), new);
    }

    #[test]
    fn nothing_is_lost_of_what_is_said_twice_and_tt_is_a_point_of_large_boards() {
        let new = converted(b"(;SZ[21]AB[aa]AB[bb];B[tt])");
        assert_eq!(new, "(;FF[4]GM[1]CA[UTF-8]SZ[21]AB[aa][bb]\n;B[tt])\n");
    }

    #[test]
    fn depth_costs_no_stack() {
        let deep = format!("({})", "(;B[aa]".repeat(100_000) + &")".repeat(100_000));
        assert_eq!(converted(deep.as_bytes()).matches("B[aa]").count(), 100_000);
    }
}

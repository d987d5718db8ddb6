//! Comments keep to the width of the code; rustfmt checks that of code alone.

use super::outcome::{Failure, Outcome};
use crate::tools::root;
use std::fs;
use std::path::Path;

/// The columns of a line, indentation included.
const COLUMNS: usize = 100;

/// Folders that hold nothing of ours.
const FOREIGN: [&str; 3] = ["target", "node_modules", "vendor"];

/// How a language marks its comments.
struct Marks {
    /// The sign that begins a comment up to the end of its line.
    line: Option<&'static str>,
    /// The signs that begin and end a comment of several lines.
    block: Option<(&'static str, &'static str)>,
}

/// How the comments in a file are marked, by the end of its name.
fn marks(extension: &str) -> Option<Marks> {
    let (line, block) = match extension {
        "rs" | "js" => (Some("//"), Some(("/*", "*/"))),
        "css" => (None, Some(("/*", "*/"))),
        "toml" | "py" => (Some("#"), None),
        _ => return None,
    };
    Some(Marks { line, block })
}

/// Names each line of a comment that is too long, with its file.
pub(crate) fn check() -> Outcome {
    let mut found = Vec::new();
    match search(&root(), "", &mut found) {
        Err(why) => Err(why).into(),
        Ok(()) if found.is_empty() => Outcome::Passed(String::new()),
        Ok(()) => Outcome::Failed(found),
    }
}

/// Looks through a folder, whose name from the root is `name`.
fn search(folder: &Path, name: &str, found: &mut Vec<Failure>) -> Result<(), String> {
    let cannot = |e: std::io::Error| format!("cannot read {}: {e}", folder.display());
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder).map_err(cannot)? {
        entries.push(entry.map_err(cannot)?.path());
    }
    entries.sort();
    for path in entries {
        let own = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let name = if name.is_empty() { own.clone() } else { format!("{name}/{own}") };
        if path.is_dir() {
            if !own.starts_with('.') && !FOREIGN.contains(&own.as_str()) {
                search(&path, &name, found)?;
            }
            continue;
        }
        let extension = path.extension().unwrap_or_default().to_string_lossy().into_owned();
        let Some(marks) = marks(&extension) else { continue };
        let text = fs::read_to_string(&path)
            .map_err(|e| format!("cannot read {}: {e}", path.display()))?;
        found.extend(too_long(&text, &marks).into_iter().map(|(line, columns)| {
            Failure(format!("{name}:{line}: a comment of {columns} columns, at most {COLUMNS}"))
        }));
    }
    Ok(())
}

/// The lines of comments that are too long: the number of each, from 1, and its columns. Comments
/// that follow code on the same line are left to rustfmt.
fn too_long(text: &str, marks: &Marks) -> Vec<(usize, usize)> {
    let mut within = false;
    let mut found = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let words = line.trim_start();
        let of_line = marks.line.is_some_and(|mark| words.starts_with(mark));
        let of_block = marks.block.is_some_and(|(begin, _)| words.starts_with(begin));
        let comment = within || of_line || of_block;
        if let Some((_, end)) = marks.block.filter(|_| within || of_block && !of_line) {
            within = !words.contains(end);
        }
        let columns = line.chars().count();
        if comment && columns > COLUMNS && !has_long_address(line) {
            found.push((number, columns));
        }
    }
    found
}

/// Whether a line has an address of the web that would be too long even on a line of its own.
fn has_long_address(line: &str) -> bool {
    let indentation = line.chars().take_while(|c| c.is_whitespace()).count();
    let mark = line.split_whitespace().next().map_or(0, |mark| mark.chars().count() + 1);
    let mut addresses = line.split_whitespace().filter(|word| word.contains("://"));
    addresses.any(|address| indentation + mark + address.chars().count() > COLUMNS)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(extension: &str, text: &str) -> Vec<usize> {
        let marks = marks(extension).unwrap();
        too_long(text, &marks).into_iter().map(|(line, _)| line).collect()
    }

    #[test]
    fn a_line_of_a_comment_may_fill_the_width_and_no_more() {
        let full = format!("    /// {}", "é".repeat(92));
        assert!(too_long(&full, &marks("rs").unwrap()).is_empty());
        assert_eq!(too_long(&format!("a\n{full}é"), &marks("rs").unwrap()), [(2, 101)]);
    }

    #[test]
    fn each_language_has_its_comments_and_code_is_left_alone() {
        let long = "word ".repeat(30);
        let rust = format!("#[doc = \"{long}\"]\nlet a = \"{long}\";\n//! {long}\n/* {long}\n*/");
        assert_eq!(lines("rs", &rust), [3, 4]);
        let css = format!("/* a\n{long}\n{long} */\n.b {{ c: {long} }}\n/* d */\n{long}");
        assert_eq!(lines("css", &css), [2, 3]);
        assert_eq!(lines("toml", &format!("a = \"{long}\"\n# {long}")), [2]);
        assert_eq!(lines("py", &format!("a = \"{long}\"\n    # {long}")), [2]);
        assert!(marks("md").is_none());
    }

    #[test]
    fn a_line_is_named_with_its_file_and_foreign_folders_are_left_out() {
        let root = std::env::temp_dir().join(format!("tengen-width-{}", std::process::id()));
        let long = format!("fn a() {{}}\n// {}\n", "word ".repeat(20));
        for folder in ["crates/a", "crates/vendor", ".hidden"] {
            fs::create_dir_all(root.join(folder)).unwrap();
            fs::write(root.join(folder).join("b.rs"), &long).unwrap();
        }
        fs::write(root.join("long.md"), &long).unwrap();
        let mut found = Vec::new();
        let done = search(&root, "", &mut found);
        fs::remove_dir_all(&root).unwrap();
        done.unwrap();
        let said = "crates/a/b.rs:2: a comment of 103 columns, at most 100";
        assert_eq!(found, [Failure(said.to_owned())]);
    }

    #[test]
    fn an_address_is_excused_only_where_no_line_could_hold_it() {
        let address = format!("https://example.org/{}", "a".repeat(90));
        assert!(lines("rs", &format!("/// {address}")).is_empty());
        let short = "https://example.org/a ".repeat(6);
        assert_eq!(lines("rs", &format!("/// {short}")), [1]);
    }
}

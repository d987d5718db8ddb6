//! `tengen man`: the pages of the manual, made from the words of `--help`.

use crate::cli::ManArguments;
use crate::failure::Failure;
use crate::help;
use crate::speech::say;
use clap::Command;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};
use std::fs;
use std::io::{self, Write};

const SOURCE: &str = concat!("tengen ", env!("CARGO_PKG_VERSION"));

/// Prints the page of the program, or writes that of every command into a folder.
pub(crate) fn run(arguments: &ManArguments) -> Result<(), Failure> {
    let pages = pages()?;
    let Some(folder) = &arguments.folder else {
        return Ok(io::stdout().write_all(&pages[0].text)?);
    };
    fs::create_dir_all(folder).map_err(|error| Failure::unwritten(folder, &error))?;
    for page in pages {
        let file = folder.join(page.file);
        fs::write(&file, page.text).map_err(|error| Failure::unwritten(&file, &error))?;
    }
    Ok(())
}

/// A page of the manual.
struct Page {
    /// The name of its file, such as `tengen-play.1`.
    file: String,
    /// The page in the language of `man`.
    text: Vec<u8>,
}

/// The pages of the program and of all its commands, that of the program first.
fn pages() -> io::Result<Vec<Page>> {
    fn add(command: &Command, pages: &mut Vec<Page>) -> io::Result<()> {
        pages.push(page(command)?);
        command.get_subcommands().try_for_each(|inner| add(inner, pages))
    }
    let mut pages = Vec::new();
    add(&help::command_without_help(), &mut pages)?;
    Ok(pages)
}

/// The page of one command.
fn page(command: &Command) -> io::Result<Page> {
    let man = Man::new(command.clone()).source(SOURCE);
    let mut text = Vec::new();
    man.render_title(&mut text)?;
    let mut add = |id: &str, render: &dyn Fn(&mut dyn Write) -> io::Result<()>| {
        let mut section = Vec::new();
        render(&mut section)?;
        text.extend(heading(id));
        text.extend(below_heading(&section));
        io::Result::Ok(())
    };
    add("manual-name", &|out| man.render_name_section(out))?;
    add("manual-synopsis", &|out| man.render_synopsis_section(out))?;
    add("manual-options", &|out| man.render_options_section(out))?;
    if command.has_subcommands() {
        add("manual-commands", &|out| man.render_subcommands_section(out))?;
    }
    let (examples, notes) = after_options(command);
    if !examples.is_empty() {
        add("manual-examples", &|out| as_typed(&examples).to_writer(out))?;
    }
    if !notes.is_empty() {
        add("manual-notes", &|out| paragraphs(&notes).to_writer(out))?;
    }
    Ok(Page { file: man.get_filename(), text })
}

/// The heading of a section. clap's own are English.
fn heading(id: &str) -> Vec<u8> {
    format!(".SH {}\n", say(id, &[]).to_uppercase()).into_bytes()
}

/// The lines of a section below its heading and below the macros that stand before every section.
fn below_heading(section: &[u8]) -> Vec<u8> {
    let lines: Vec<&[u8]> = section.split_inclusive(|byte| *byte == b'\n').collect();
    let above = |line: &&[u8]| line.starts_with(b".SH ") || line.starts_with(b".el ");
    let begin = lines.iter().rposition(above).map_or(0, |at| at + 1);
    lines[begin..].concat()
}

/// The examples of a command, and what else stands below its options.
fn after_options(command: &Command) -> (String, String) {
    let text = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let (examples, notes) = match text.strip_prefix(&say("help-examples", &[])) {
        Some(rest) => rest.split_once("\n\n").unwrap_or((rest, "")),
        None => ("", text.as_str()),
    };
    (examples.to_owned(), notes.to_owned())
}

/// Lines that are not filled.
fn as_typed(text: &str) -> Roff {
    let mut roff = Roff::new();
    roff.control("nf", []);
    for line in text.lines().filter(|line| !line.is_empty()) {
        roff.text([roman(line)]);
    }
    roff.control("fi", []);
    roff
}

/// Paragraphs, which empty lines part.
fn paragraphs(text: &str) -> Roff {
    let mut roff = Roff::new();
    for line in text.lines() {
        match line.trim() {
            "" => roff.control("PP", []),
            line => roff.text([roman(line)]),
        };
    }
    roff
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_a_page_with_examples_and_without_empty_sections() {
        let pages = pages().unwrap();
        assert_eq!(pages[0].file, "tengen.1");
        assert!(pages.iter().any(|page| page.file == "tengen-net-info.1"));
        for page in pages {
            let text = String::from_utf8(page.text).unwrap();
            let sections: Vec<&str> = text.split("\n.SH ").skip(1).collect();
            let names: Vec<&str> = sections.iter().filter_map(|s| s.lines().next()).collect();
            assert!(
                names.starts_with(&["NAME", "SYNOPSIS", "OPTIONS"]),
                "{}: {names:?}",
                page.file
            );
            let within_net = page.file.starts_with("tengen-net-");
            assert!(within_net || names.contains(&"EXAMPLES"), "{}: {names:?}", page.file);
            for section in sections {
                assert!(section.lines().count() > 1, "{}: {section}", page.file);
            }
        }
    }

    #[test]
    fn a_line_that_looks_like_a_request_is_text() {
        let lines = as_typed("\n  .so file\n  -x").render();
        assert!(lines.ends_with(".nf\n  .so file\n  \\-x\n.fi\n"), "{lines}");
    }
}

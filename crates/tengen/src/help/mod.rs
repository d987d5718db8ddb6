//! The texts of `--help`, and of faults in the arguments, in the language in use.
//!
//! `cli` has the commands and arguments, with examples. All text about them is in messages
//! (`help.ftl`), whose names show their place. `help-net-info` is the line for `tengen net info`,
//! and `help-match-more` stands below the options of `tengen match`. `arg-match-games` is its
//! `--games`, and `arg-size` the `--size` of all commands that have no text of their own for it.
//! `value-file` is FILE. Without a command, the arguments are those of `tengen serve`.

mod mistake;

use crate::cli::Arguments;
use crate::speech::say;
use clap::builder::PossibleValue;
use clap::{Arg, Command, CommandFactory, Parser};
use mistake::Mistake;
use std::ffi::OsString;

/// Reads the program's arguments. If they only ask for text (help or the version) or are at fault,
/// the text is printed and the program ends.
pub(crate) fn arguments(given: &[OsString]) -> Arguments {
    // Texts are added only if some are needed.
    Arguments::try_parse_from(given).unwrap_or_else(|silent| {
        let said = command().try_get_matches_from(given).err();
        said.unwrap_or(silent).apply::<Mistake>().exit()
    })
}

/// The program's command and all below it, with words.
pub(crate) fn command() -> Command {
    worded(Arguments::command())
}

/// The same without the command `help`, which has no page in the manual.
pub(crate) fn command_without_help() -> Command {
    worded(Arguments::command().disable_help_subcommand(true))
}

fn worded(mut command: Command) -> Command {
    // The arguments `help` and `version`, the command `help` and what is global come by this.
    command.build();
    told(command, "tengen", "")
}

/// A command with texts. Its name in messages is its path after the program's name, joined by `-`.
/// The commands below it have names of the same form. All `help` commands share one text, and
/// repeat their parent's commands below them.
fn told(command: Command, name: &str, below: &str) -> Command {
    let owner = if below.is_empty() { "serve" } else { name };
    let mut command = command
        .about(word(&format!("help-{name}")).unwrap_or_default())
        .mut_args(|arg| argument(arg, owner))
        .mut_subcommands(|inner| match inner.get_name().to_owned() {
            help if help == "help" => told(inner, &help, below),
            inner_name => {
                let path = format!("{below}-{inner_name}");
                let path = path.trim_start_matches('-');
                told(inner, path, path)
            }
        })
        .subcommand_value_name(capitals("COMMAND"));
    let examples = command.get_after_help().map(ToString::to_string);
    let usage = usage(&command.render_usage().to_string());
    let template = template(&command, &usage);
    let more = [examples.map(|lines| section("help-examples", &indented(&lines))), more(name)];
    command
        .override_usage(usage)
        .after_help(more.into_iter().flatten().collect::<Vec<_>>().join("\n\n"))
        .help_template(template)
}

/// The text below the options of a command.
fn more(name: &str) -> Option<String> {
    word(&format!("help-{name}-more"))
}

/// A message, if there is one.
fn word(id: &str) -> Option<String> {
    tengen_messages::Language::ENGLISH.has(id).then(|| say(id, &[]))
}

/// An argument of a command, with its text.
fn argument(arg: Arg, owner: &str) -> Arg {
    let name = arg.get_id().as_str().replace('_', "-");
    let help = word(&format!("arg-{owner}-{name}"));
    let help = help.or_else(|| {
        // `tengen net bench` shares arguments with `tengen net`.
        let above = owner.split_once('-').map(|(above, _)| format!("arg-{above}-{name}"));
        above.and_then(|id| word(&id)).or_else(|| word(&format!("arg-{name}")))
    });
    let mut words = Vec::from_iter(help);
    if arg.get_action().takes_values() {
        let values = |values: Vec<String>| values.join(", ");
        let default = arg.get_default_values().iter();
        let default = values(default.map(|value| value.to_string_lossy().into_owned()).collect());
        let possible = arg.get_possible_values();
        let possible =
            values(possible.iter().map(PossibleValue::get_name).map(String::from).collect());
        if !default.is_empty() {
            words.push(say("help-default", &[("value", (&default).into())]));
        }
        if !possible.is_empty() {
            words.push(say("help-possible", &[("values", (&possible).into())]));
        }
    }
    let names = arg.get_value_names().unwrap_or_default();
    let names: Vec<String> = names.iter().map(|name| capitals(name)).collect();
    let arg = if names.is_empty() { arg } else { arg.value_names(names) };
    arg.help(words.join(" ")).hide_default_value(true).hide_possible_values(true)
}

/// Placeholders for values in capitals, such as `FILE|DIR`, in the language in use.
fn capitals(text: &str) -> String {
    let mut words = String::new();
    for part in text.split_inclusive(|c: char| !c.is_alphabetic()) {
        let name = part.trim_end_matches(|c: char| !c.is_alphabetic());
        let capital = name.chars().all(char::is_uppercase);
        let id = format!("value-{}", name.to_lowercase());
        match word(&id).filter(|_| capital) {
            Some(word) => words.extend([&word, &part[name.len()..]]),
            None => words.push_str(part),
        }
    }
    words
}

/// The usage line, made from clap's.
fn usage(made: &str) -> String {
    let lines = made.trim_start_matches("Usage:").lines().map(str::trim);
    let indent = " ".repeat(say("help-usage", &[]).chars().count() + 1);
    let lines = lines.collect::<Vec<_>>().join(&format!("\n{indent}"));
    lines.replace("[OPTIONS]", &say("help-placeholder-options", &[]))
}

/// The template of a command's help, in clap's notation.
fn template(command: &Command, usage: &str) -> String {
    let usage = format!("{} {usage}", say("help-usage", &[]));
    let parts = [
        (command.has_subcommands(), "help-commands", "{subcommands}"),
        (command.get_positionals().next().is_some(), "help-arguments", "{positionals}"),
        (command.get_arguments().any(|arg| !arg.is_positional()), "help-options", "{options}"),
    ];
    let parts = parts.into_iter().filter(|(there, ..)| *there);
    let parts: String = parts.map(|(_, id, tag)| format!("\n\n{}", section(id, tag))).collect();
    format!("{{about-with-newline}}\n{usage}{parts}{{after-help}}")
}

/// A part under its heading.
fn section(id: &str, text: &str) -> String {
    format!("{}\n{text}", say(id, &[]))
}

fn indented(lines: &str) -> String {
    lines.lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests;

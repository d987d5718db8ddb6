use super::*;
use std::collections::BTreeSet;
use tengen_messages::Language;

/// Calls `visit` for every command, with its path.
fn all(command: &Command, path: &str, visit: &mut impl FnMut(&Command, &str)) {
    visit(command, path);
    for inner in command.get_subcommands().filter(|inner| inner.get_name() != "help") {
        let below = format!("{path}-{}", inner.get_name());
        all(inner, below.trim_start_matches('-'), visit);
    }
}

#[test]
fn every_command_and_argument_has_words_and_only_once() {
    let mut problems = Vec::new();
    all(&Arguments::command(), "", &mut |command, path| {
        for arg in command.get_arguments().filter(|arg| arg.get_help().is_some()) {
            problems.push(format!("{path} {}: words in the code", arg.get_id()));
        }
    });
    all(&command(), "", &mut |command, path| {
        if command.get_about().is_none_or(|about| about.to_string().is_empty()) {
            problems.push(format!("{path}: no message"));
        }
        // Arguments of other programs that are understood but not shown need none.
        for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            // The default and the possible values are not a text about it.
            if help.is_empty() || help.starts_with('[') {
                problems.push(format!("{path} {}: no message", arg.get_id()));
            }
        }
    });
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}

#[test]
fn no_words_are_left_of_what_is_gone() {
    let mut known: BTreeSet<String> = ["usage", "commands", "arguments", "options", "examples"]
        .into_iter()
        .chain(["placeholder-options", "default", "possible", "help", "tengen", "tengen-more"])
        .map(|part| format!("help-{part}"))
        .collect();
    let mut values = String::from("COMMAND");
    known.insert("arg-help-subcommand".to_owned());
    all(&Arguments::command(), "", &mut |command, path| {
        known.extend([format!("help-{path}"), format!("help-{path}-more")]);
        let owner = if path.is_empty() { "serve" } else { path };
        for arg in command.get_arguments() {
            let name = arg.get_id().as_str().replace('_', "-");
            let above = owner.split('-').next().unwrap_or(owner);
            known.extend([owner, above].map(|owner| format!("arg-{owner}-{name}")));
            known.insert(format!("arg-{name}"));
            for name in arg.get_value_names().unwrap_or_default() {
                values.push_str(&format!(" {name}"));
            }
        }
    });
    known.extend(["arg-help", "arg-version"].map(String::from));
    let values = values.split(|c: char| !c.is_alphabetic());
    known.extend(values.map(|word| format!("value-{}", word.to_lowercase())));
    let text = Language::ENGLISH.file("help").unwrap();
    let said = text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    let left: Vec<&str> = said.filter(|id| !id.starts_with(' ') && !known.contains(*id)).collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn all_placeholders_for_values_have_words() {
    let mut missing = BTreeSet::new();
    all(&Arguments::command(), "", &mut |command, _| {
        for arg in command.get_arguments().filter(|arg| arg.get_action().takes_values()) {
            let names = arg.get_value_names().map(<[_]>::to_vec).unwrap_or_default();
            // A letter stands for itself, and what is not in capitals is typed as it is.
            let is_word = |name: &&str| name.len() > 1 && name.chars().all(char::is_uppercase);
            let names = names.iter().flat_map(|name| name.split(|c: char| !c.is_alphabetic()));
            for name in names.filter(is_word) {
                let id = format!("value-{}", name.to_lowercase());
                if !Language::ENGLISH.has(&id) {
                    missing.insert(format!("{}: {name}", arg.get_id()));
                }
            }
        }
    });
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn words_in_capitals_are_found_among_signs() {
    assert_eq!(capitals("NAME|FILE.toml"), "NAME|FILE.toml");
    assert_eq!(capitals("A..B"), "A..B");
    assert_eq!(usage("Usage: tengen [OPTIONS]\n       tengen <COMMAND>").lines().count(), 2);
}

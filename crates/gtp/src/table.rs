//! Every command that is known: its name, how many arguments it takes, and what it does.
//!
//! The commands of a subject are a table in the file of the subject. `list_commands`,
//! `known_command` and the session read this one list of them.

use crate::arguments::{Answer, Arguments};
use crate::{Player, Session, analysis, cgos, commands, gnugo, gogui, kata, kgs, leela, pachi};

/// A command that is answered at once.
pub(crate) type Command<P> = fn(&mut Session<P>, Arguments<'_>) -> Answer;

/// How many arguments a command takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Takes {
    least: usize,
    most: usize,
}

impl Takes {
    /// None.
    pub(crate) const NONE: Takes = exactly(0);
    /// Any number of them.
    pub(crate) const ANY: Takes = from(0);

    /// Refuses a number of arguments that the command does not take.
    pub(crate) fn check(self, arguments: &[String]) -> Result<(), String> {
        if let Some(extra) = arguments.get(self.most) {
            let most = if self.most == 0 { "none".to_owned() } else { self.most.to_string() };
            return Err(format!("syntax error: {extra} is one argument too many; taken: {most}"));
        }
        if arguments.len() < self.least {
            return Err(format!("syntax error: argument {} is missing", arguments.len() + 1));
        }
        Ok(())
    }
}

/// As many arguments as this.
pub(crate) const fn exactly(number: usize) -> Takes {
    between(number, number)
}

/// As many arguments as this, or more.
pub(crate) const fn from(least: usize) -> Takes {
    between(least, usize::MAX)
}

/// At least `least` arguments, and at most `most`.
pub(crate) const fn between(least: usize, most: usize) -> Takes {
    Takes { least, most }
}

/// What a command does.
pub(crate) enum Does<P> {
    /// It is answered at once.
    Answer(Command<P>),
    /// It reports while it searches.
    Report(analysis::Command),
}

/// A command that is answered at once, as the tables have it.
pub(crate) type Line<P> = (&'static str, Takes, Command<P>);

/// A command.
pub(crate) struct Entry<P> {
    pub(crate) name: &'static str,
    pub(crate) takes: Takes,
    pub(crate) does: Does<P>,
}

/// All commands.
pub(crate) fn all<P: Player>() -> impl Iterator<Item = Entry<P>> {
    let lines = commands::table().into_iter().chain(gogui::table());
    let lines = lines.chain(kata::table()).chain(leela::table()).chain(gnugo::table());
    let lines = lines.chain(pachi::table()).chain(kgs::table()).chain(cgos::table());
    let answered =
        lines.map(|(name, takes, command)| Entry { name, takes, does: Does::Answer(command) });
    let reporting = analysis::table().into_iter().map(|(name, command)| Entry {
        name,
        takes: Takes::ANY,
        does: Does::Report(command),
    });
    answered.chain(reporting)
}

/// The command of this name.
pub(crate) fn find<P: Player>(name: &str) -> Option<Entry<P>> {
    all().find(|entry| entry.name == name)
}

/// The names of all commands, one a line. Some programs know the list by its first line.
pub(crate) fn names<P: Player>() -> String {
    let mut names: Vec<&str> = all::<P>().map(|entry| entry.name).collect();
    names.sort_unstable_by_key(|name| (*name != "protocol_version", *name));
    names.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_engine::Engine;

    #[test]
    fn no_name_stands_for_two_commands() {
        let mut names: Vec<&str> = all::<Engine>().map(|entry| entry.name).collect();
        names.sort_unstable();
        let twice = names.windows(2).find(|pair| pair[0] == pair[1]);
        assert_eq!(twice, None);
    }
}

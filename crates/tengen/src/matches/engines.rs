//! The engines of a match.

use serde::{Deserialize, Serialize};
use std::path::Path;
use tengen_gtp::controller::{CommandLine, CommandLineError};

/// One of the two engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Side {
    A,
    B,
}

impl Side {
    pub(crate) const BOTH: [Side; 2] = [Side::A, Side::B];

    pub(crate) fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    /// 0 or 1.
    pub(crate) fn index(self) -> usize {
        self as usize
    }
}

/// An engine as it was entered for the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Entrant {
    /// Its name in tables and records.
    pub(crate) name: String,
    /// Its command as it was typed.
    pub(crate) command: String,
}

impl Entrant {
    /// Both entrants. Those without a name get their program's name, or their command if the names
    /// are the same.
    pub(crate) fn both(commands: [&str; 2], names: [Option<&str>; 2]) -> [Entrant; 2] {
        let programs = commands.map(program);
        let usual = |side: Side| {
            if programs[0] != programs[1] {
                programs[side.index()].clone()
            } else if commands[0] != commands[1] {
                commands[side.index()].to_owned()
            } else {
                format!("{} ({side:?})", programs[side.index()])
            }
        };
        Side::BOTH.map(|side| Entrant {
            name: names[side.index()].map_or_else(|| usual(side), str::to_owned),
            command: commands[side.index()].to_owned(),
        })
    }

    /// The program to start. `tengen` is this very program, and speaks GTP if its command names
    /// nothing else.
    pub(crate) fn line(&self) -> Result<CommandLine, CommandLineError> {
        let line: CommandLine = self.command.parse()?;
        let ours = std::env::current_exe().ok().filter(|_| line.program() == "tengen");
        let Some(ours) = ours else { return Ok(line) };
        let arguments = match line.words() {
            [_] => vec!["gtp".to_owned()],
            words => words[1..].to_vec(),
        };
        Ok(CommandLine::new(ours.to_string_lossy(), arguments))
    }
}

/// The name of a command's program, without its folder.
fn program(command: &str) -> String {
    let line = command.parse::<CommandLine>();
    let program = line.as_ref().map_or(command, CommandLine::program);
    let stem = Path::new(program).file_stem().map(|stem| stem.to_string_lossy().into_owned());
    stem.unwrap_or_else(|| program.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_the_two_apart() {
        let names = |commands, given| Entrant::both(commands, given).map(|entrant| entrant.name);
        let none = [None, None];
        assert_eq!(names(["tengen gtp", "/usr/games/gnugo --mode gtp"], none), ["tengen", "gnugo"]);
        assert_eq!(names(["x a", "x b"], none), ["x a", "x b"]);
        assert_eq!(names(["/y/x a", "/y/x a"], none), ["x (A)", "x (B)"]);
        assert_eq!(names(["x a", "x b"], [Some("old"), None]), ["old", "x b"]);
    }

    #[test]
    fn our_own_name_is_this_program() {
        let words = |command: &str| {
            let [entrant, _] = Entrant::both([command, "x"], [None, None]);
            entrant.line().unwrap().words()[1..].to_vec()
        };
        assert_eq!(words("tengen"), ["gtp"]);
        assert_eq!(words("tengen gtp --rank 3k"), ["gtp", "--rank", "3k"]);
        assert_eq!(words("./tengen"), [""; 0]);
    }
}

//! The sums at the end.

use super::game::Judged;
use super::report::plural;
use std::fmt;

/// What was found in all files together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Summary {
    pub(crate) files: usize,
    pub(crate) games: usize,
    pub(crate) moves: usize,
    pub(crate) illegal: usize,
    pub(crate) agree: usize,
    pub(crate) differ: usize,
    pub(crate) cannot_tell: usize,
    /// Files and folders that could not be read, or not in full.
    pub(crate) unreadable: usize,
}

impl Summary {
    pub(crate) fn add(&mut self, other: &Summary) {
        self.files += other.files;
        self.games += other.games;
        self.moves += other.moves;
        self.illegal += other.illegal;
        self.agree += other.agree;
        self.differ += other.differ;
        self.cannot_tell += other.cannot_tell;
        self.unreadable += other.unreadable;
    }

    pub(crate) fn add_game(&mut self, judged: &Judged) {
        self.games += 1;
        self.moves += judged.moves;
        self.illegal += judged.illegal.len();
        match judged.agrees {
            Some(true) => self.agree += 1,
            Some(false) => self.differ += 1,
            None => self.cannot_tell += 1,
        }
    }

    /// Whether everything could be read, is legal, and contradicts no recorded result.
    pub(crate) fn is_in_order(&self) -> bool {
        self.unreadable == 0 && self.illegal == 0 && self.differ == 0
    }
}

/// One line: `2 files, 3 games, 412 moves, 1 illegal; results: 1 agrees, 0 differ, …`.
impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [files, games, moves] =
            [(self.files, "file"), (self.games, "game"), (self.moves, "move")]
                .map(|(number, thing)| plural(number, thing));
        write!(f, "{files}, {games}, {moves}, {} illegal; ", self.illegal)?;
        let (agree, differ, cannot) = (self.agree, self.differ, self.cannot_tell);
        write!(f, "results: {agree} agree, {differ} differ, {cannot} cannot be told")?;
        if self.unreadable > 0 {
            write!(f, "; {} could not be read in full", self.unreadable)?;
        }
        Ok(())
    }
}

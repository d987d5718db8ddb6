//! The sums at the end.

use super::game::Judged;
use super::verdict::{Untold, Verdict};
use crate::speech::say;
use std::time::Duration;

/// The findings in all files together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Summary {
    pub(crate) files: usize,
    pub(crate) games: usize,
    pub(crate) moves: usize,
    pub(crate) illegal: usize,
    pub(crate) agree: usize,
    pub(crate) differ: usize,
    pub(crate) cannot_tell: usize,
    /// Games among these about which the judge has no clear answer.
    pub(crate) unclear: usize,
    /// Games about which the judge was asked.
    pub(crate) asked: usize,
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
        self.unclear += other.unclear;
        self.asked += other.asked;
        self.unreadable += other.unreadable;
    }

    pub(crate) fn add_game(&mut self, judged: &Judged) {
        self.games += 1;
        self.moves += judged.moves;
        self.illegal += judged.illegal.len();
        self.asked += usize::from(judged.asked);
        match judged.verdict {
            Verdict::Agrees => self.agree += 1,
            Verdict::Differs => self.differ += 1,
            Verdict::Untold(ref why) => {
                self.cannot_tell += 1;
                let unclear = matches!(why, Untold::NotFinished(_) | Untold::Doubtful(_));
                self.unclear += usize::from(unclear);
            }
        }
    }

    /// How many games were done in a second, and about how many of them the judge was asked.
    pub(crate) fn speed_in_words(&self, took: Duration) -> String {
        let speed = (self.games as f64 / took.as_secs_f64()).round();
        say("referee-speed", &[("speed", speed.into()), ("asked", self.asked.into())])
    }

    /// About how many games the judge has no clear answer without a network, if there are any.
    pub(crate) fn unclear_in_words(&self) -> Option<String> {
        (self.unclear > 0).then(|| say("referee-unclear", &[("games", self.unclear.into())]))
    }

    /// Whether everything could be read, is legal, and contradicts no recorded result.
    pub(crate) fn is_in_order(&self) -> bool {
        self.unreadable == 0 && self.illegal == 0 && self.differ == 0
    }

    /// One line: `2 files, 3 games, 412 moves, 1 illegal; results: 1 agree, 0 differ, …`.
    pub(crate) fn in_words(&self) -> String {
        let summary = say(
            "referee-summary",
            &[
                ("files", self.files.into()),
                ("games", self.games.into()),
                ("moves", self.moves.into()),
                ("illegal", self.illegal.into()),
                ("agree", self.agree.into()),
                ("differ", self.differ.into()),
                ("cannot", self.cannot_tell.into()),
            ],
        );
        match self.unreadable {
            0 => summary,
            files => {
                let values = [("summary", (&summary).into()), ("files", files.into())];
                say("referee-summary-unreadable", &values)
            }
        }
    }
}

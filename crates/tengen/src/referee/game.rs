//! One game of a record, judged.

use crate::speech::say;
use crate::wrong;
use std::borrow::Cow;
use tengen_judge::propose;
use tengen_record::{
    Finding, MainLine, Replay, TerritoryMarks, Wrong, agrees, time_of, was_counted,
};
use tengen_reference::color_word;
use tengen_rules::{Color, Count, Illegal, Outcome, Ruleset, Settlement, Size};
use tengen_sgf::{GameResult, Node, Problem, WinBy};

/// The findings about one game.
#[derive(Debug, Default)]
pub(crate) struct Judged {
    /// The short name of the rules it was judged by.
    pub(crate) rules: Cow<'static, str>,
    pub(crate) moves: usize,
    pub(crate) illegal: Vec<IllegalMove>,
    /// The values that could not be read, each with its line and column.
    pub(crate) unreadable: Vec<String>,
    /// Facts that are worth knowing but break no rule.
    pub(crate) notes: Vec<String>,
    /// The count, where the stones are settled.
    pub(crate) result: Option<Outcome>,
    /// The result the record states.
    pub(crate) recorded: Option<String>,
    /// Whether the two agree, if that can be told.
    pub(crate) agrees: Option<bool>,
}

/// A move that the rules do not allow.
#[derive(Debug)]
pub(crate) struct IllegalMove {
    /// Its number, from 1.
    pub(crate) number: usize,
    /// The player.
    pub(crate) color: Color,
    pub(crate) reason: Illegal,
    /// The board it was played on.
    pub(crate) size: Size,
}

/// Judges the game that begins at `root`, by its own rules unless others are given.
pub(crate) fn judge(root: Node<'_>, given: Option<&Ruleset>) -> Judged {
    let mut judged = Judged::default();
    if let Some(kind) = root.game_kind().filter(|kind| *kind != 1) {
        judged.unreadable.push(say("referee-other-game", &[("game", kind.into())]));
        return judged;
    }
    let main_line = MainLine::read(root, given);
    let (info, conditions) = (&main_line.info, &main_line.conditions);
    let mut bad_komi = false;
    for problem in &main_line.problems {
        match problem.problem {
            Problem::BadSize => judged.unreadable.push(wrong::diagnostic(problem)),
            _ => judged.notes.push(wrong::diagnostic(problem)),
        }
        bad_komi |= matches!(problem.problem, Problem::BadKomi | Problem::KomiNotHalves);
    }
    judged.notes.extend(conditions.assumed.iter().map(wrong::assumed));
    if let Err(error) = time_of(info) {
        judged.notes.push(wrong::time(error));
    }
    judged.rules = conditions.rules.id.clone();
    judged.recorded = match info.result {
        Some(result) => Some(result.to_string()),
        None => root.value("RE").map(|value| value.line()).filter(|line| !line.is_empty()),
    };
    // A board whose size cannot be read is none to judge moves on.
    if !judged.unreadable.is_empty() {
        return judged;
    }
    let mut replay = main_line.follow();
    for finding in replay.finish() {
        judged.add(&finding, main_line.size);
    }
    judged.moves = replay.moves();
    // Without the komi there is no telling who won.
    if !bad_komi {
        let last = std::iter::successors(Some(root), Node::first_child).last().unwrap_or(root);
        let count = final_count(&replay, last, info.result, &mut judged.notes);
        judged.result = count.map(|count| count.outcome());
    }
    let over = replay.has_stopped() && replay.counts_as_it_stands();
    judged.agrees = agrees(info.result, judged.result, over);
    judged
}

impl Judged {
    fn add(&mut self, finding: &Finding, size: Size) {
        let number = finding.number;
        match &finding.what {
            Wrong::Illegal { color, reason } => {
                self.illegal.push(IllegalMove { number, color: *color, reason: *reason, size })
            }
            Wrong::OutOfTurn(color) => {
                let values = [("number", number.into()), ("colour", color_word(*color).into())];
                self.notes.push(say("referee-out-of-turn", &values));
            }
            Wrong::Unreadable(why) => self.unreadable.push(wrong::diagnostic(why)),
            Wrong::LeftOut(point) => {
                let point = size.name(*point);
                let values = [("number", number.into()), ("point", (&point).into())];
                self.notes.push(say("referee-left-out", &values));
            }
        }
    }
}

/// The count at the end, where it is settled how the stones stand.
fn final_count(
    replay: &Replay<'_>,
    last: Node<'_>,
    recorded: Option<GameResult>,
    notes: &mut Vec<String>,
) -> Option<Count> {
    let board = replay.line().board();
    if replay.counts_as_it_stands() && (replay.has_stopped() || was_counted(recorded)) {
        return Some(replay.count(&Settlement::all_alive(board)));
    }
    if ended_early(recorded) {
        return None;
    }
    if let Some(marks) = TerritoryMarks::read(last, board.size()) {
        let count = replay.count(&marks.settlement(board));
        if marks.fit(board, &count) {
            return Some(count);
        }
        notes.push(say("referee-marks-do-not-fit", &[]));
        return None;
    }
    if !replay.has_stopped() {
        return None;
    }
    let proposal = propose(board, replay.rules(), replay.line().to_move());
    if !proposal.is_settled() {
        notes.push(say("referee-not-clear", &[]));
        return None;
    }
    let settlement = Settlement { dead: proposal.dead, seki: Some(proposal.seki) };
    Some(replay.count(&settlement))
}

/// Whether the game is said to have ended so that nothing was counted.
fn ended_early(recorded: Option<GameResult>) -> bool {
    match recorded {
        Some(GameResult::Win { by, .. }) => {
            matches!(by, WinBy::Resignation | WinBy::Time | WinBy::Forfeit)
        }
        Some(GameResult::Void) => true,
        Some(GameResult::Draw | GameResult::Unknown) | None => false,
    }
}

#[cfg(test)]
mod tests;

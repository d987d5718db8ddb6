//! One game of a record, judged.

use super::verdict::{Counted, Decided, Judge, Untold, Verdict, decide, possible};
use crate::records::{Note, is_go};
use crate::wrong;
use tengen_record::{Assumed, Finding, MainLine, time_of};
use tengen_rules::{Color, Illegal, Ruleset, Score, Size};
use tengen_sgf::{GameInfo, Problem, TreeGame};

/// The findings about one game.
#[derive(Debug)]
pub(crate) struct Judged {
    /// What the record says of the game.
    pub(crate) info: GameInfo,
    pub(crate) size: Size,
    /// The rules it was judged by.
    pub(crate) rules: Ruleset,
    pub(crate) komi: Score,
    /// The conditions that the record does not say.
    pub(crate) assumed: Vec<Assumed>,
    pub(crate) moves: usize,
    pub(crate) illegal: Vec<IllegalMove>,
    /// The values that could not be read, each with its line and column.
    pub(crate) unreadable: Vec<String>,
    /// Facts that are worth knowing but break no rule.
    pub(crate) notes: Vec<Note>,
    /// The count, where the stones are settled.
    pub(crate) result: Option<Counted>,
    /// The result the record states.
    pub(crate) recorded: Option<String>,
    /// Whether the two agree.
    pub(crate) verdict: Verdict,
    /// Whether the judge was asked how the stones stand.
    pub(crate) asked: bool,
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

/// Judges a game, by its own rules unless others are given.
///
/// # Errors
/// If it is a game other than Go.
pub(crate) fn judge(
    game: &TreeGame<'_>,
    given: Option<&Ruleset>,
    judge: Judge<'_>,
) -> Result<Judged, String> {
    let root = game.first().root();
    is_go(root)?;
    let main_line = MainLine::of(game, given);
    let size = main_line.size;
    let mut judged = Judged::begun(game, &main_line);
    // A board whose size cannot be read is none to judge moves on.
    if !judged.unreadable.is_empty() {
        return Ok(judged);
    }
    let last = game.nodes().last().copied().unwrap_or(root);
    let lines = possible(main_line);
    let (followed, Decided { verdict, count, asked }) = decide(&lines, last, judge);
    let conditions = followed.conditions();
    judged.rules = conditions.rules.clone();
    judged.komi = conditions.komi;
    judged.assumed.clone_from(&conditions.assumed);
    judged.moves = followed.replay.moves();
    judged.notes.extend(judged.assumed.iter().cloned().map(Note::Assumed));
    let states_go = !root.states_other_game();
    followed.findings.iter().for_each(|finding| judged.add(finding, size, states_go));
    judged.notes.extend(followed.notes);
    let is_stated = judged.recorded.is_some();
    judged.verdict = match verdict {
        Verdict::Untold(Untold::NoResult) if is_stated => Verdict::Untold(Untold::NotUnderstood),
        verdict => verdict,
    };
    (judged.result, judged.asked) = (count, asked);
    Ok(judged)
}

impl Judged {
    /// What can be said before the moves are followed.
    fn begun(game: &TreeGame<'_>, main_line: &MainLine) -> Judged {
        let (info, conditions) = (&main_line.info, &main_line.conditions);
        let (mut unreadable, mut notes) = (Vec::new(), Vec::new());
        for problem in &main_line.problems {
            match problem.problem {
                Problem::BadSize => unreadable.push(wrong::diagnostic(problem)),
                _ => notes.push(Note::Value(*problem)),
            }
        }
        notes.extend(time_of(info).err().map(Note::Clock));
        Judged {
            info: info.clone(),
            size: main_line.size,
            rules: conditions.rules.clone(),
            komi: conditions.komi,
            assumed: conditions.assumed.clone(),
            moves: 0,
            illegal: Vec::new(),
            unreadable,
            notes,
            result: None,
            recorded: info
                .result
                .map(|result| result.to_string())
                .or_else(|| game.written_result()),
            verdict: Verdict::Untold(Untold::Unreadable),
            asked: false,
        }
    }

    /// Adds a finding. A record that states another game breaks no rule of Go.
    fn add(&mut self, finding: &Finding, size: Size, states_go: bool) {
        match Note::of(finding, size) {
            Note::Illegal { number, color, reason, size } if states_go => {
                self.illegal.push(IllegalMove { number, color, reason, size });
            }
            Note::Illegal { number, color, reason, size } => {
                self.notes.push(Note::OtherRules { number, color, reason, size });
            }
            Note::Unreadable(why) => self.unreadable.push(wrong::diagnostic(&why)),
            note => self.notes.push(note),
        }
    }
}

#[cfg(test)]
mod tests;

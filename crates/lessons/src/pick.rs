//! Picking: the rulesets for which a statement is true, or the right ones of a few sentences.

use crate::consequence::{dead, refusal};
use crate::lesson::{Answer, Exercise, PageError, Verdict, line};
use crate::page::{Ask, Page};
use crate::said::{Said, word};
use tengen_rules::{Color, Count, Effect, Outcome, Owner, Ruleset, Settlement, count};

/// The exercise of picking rulesets.
pub(crate) fn compare(
    page: &Page,
    ask: Ask,
    among: &[&'static Ruleset],
) -> Result<Exercise, PageError> {
    let answer = |rules: &&'static Ruleset| -> Result<Answer, PageError> {
        let (right, said) = asked(page, ask, rules)?;
        let verdict = if right { Verdict::Right } else { Verdict::Off };
        Ok(Answer { verdict, said, steps: Vec::new(), next: None })
    };
    Ok(Exercise::Pick {
        options: among.iter().map(|rules| rules.id.to_string()).collect(),
        rulesets: true,
        answers: among.iter().map(answer).collect::<Result<_, _>>()?,
    })
}

/// Whether the statement is true by these rules, and why.
fn asked(page: &Page, ask: Ask, rules: &'static Ruleset) -> Result<(bool, Said), PageError> {
    let line = line(page, rules)?;
    let board = line.board();
    let point = |name| board.size().parse(name).ok_or(PageError::Point(name));
    let counted = |extras| -> Result<_, PageError> {
        let settlement = Settlement { dead: dead(page, board)?, seki: None };
        Ok(count(board, &rules.scoring, &settlement, extras))
    };
    Ok(match ask {
        Ask::Allowed(name) => match line.check(line.to_move(), point(name)?) {
            Err(illegal) => (false, refusal(illegal, &line)),
            Ok(Effect::Quiet) => (true, Said::new("learn-rules-allowed")),
            Ok(Effect::Capture) => {
                let stones = board.captures(line.to_move(), point(name)?).len();
                (true, Said::new("learn-rules-takes").number("stones", stones))
            }
            Ok(Effect::Suicide(stones)) => {
                (true, Said::new("learn-rules-suicide").number("stones", stones))
            }
        },
        Ask::Counts(name) => match counted(&page.position.extras)?.owner[point(name)?.index()] {
            Owner::Of(color) => (true, Said::new("learn-rules-counts").color(color)),
            Owner::SekiEye(color) => (false, Said::new("learn-rules-seki-eye").color(color)),
            Owner::Neutral => (false, Said::new("learn-rules-neutral")),
        },
        Ask::Wins(color) => won(&counted(&page.position.extras)?, color),
        Ask::WinsHandicap(color, stones) => {
            let mut extras = page.position.extras;
            extras.komi = rules.handicap_komi;
            extras.compensation = rules.compensation.points(stones);
            won(&counted(&extras)?, color)
        }
    })
}

fn won(count: &Count, color: Color) -> (bool, Said) {
    let margin = count.margin();
    let winner = match count.outcome() {
        Outcome::Win { winner, .. } => Some(winner),
        _ => None,
    };
    let said = Said::new("learn-rules-result").word("winner", winner.map_or("nobody", word));
    (winner == Some(color), said.points(margin.abs()))
}

/// The exercise of picking sentences; each has an answer of its own.
pub(crate) fn choose(options: usize, right: &[usize]) -> Exercise {
    let answer = |option: usize| {
        let (verdict, id) = if right.contains(&option) {
            (Verdict::Right, "learn-choice-right")
        } else {
            (Verdict::Off, "learn-choice-wrong")
        };
        Answer { verdict, said: Said::new(id), steps: Vec::new(), next: None }
    };
    Exercise::Pick {
        options: (1..=options).map(|option| option.to_string()).collect(),
        rulesets: false,
        answers: (0..options).map(answer).collect(),
    }
}

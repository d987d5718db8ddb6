//! What was found, in words.

use tengen_judge::{Basis, ChainStatus, Proposal, Status, Step, Turn, Why};
use tengen_rules::{Board, Color, Point, Size};

/// So many turns of a line are told.
const TOLD: usize = 12;

/// A few points by name.
pub(crate) fn points(size: Size, points: impl IntoIterator<Item = Point>) -> String {
    let names: Vec<String> = points.into_iter().map(|p| size.name(p)).collect();
    names.join(", ")
}

/// What is left to be played for: nothing in a finished game.
pub(crate) fn left(board: &Board, proposal: &Proposal) -> Vec<String> {
    let size = board.size();
    let mut left = Vec::new();
    if !proposal.unsealed.is_empty() {
        let open = points(size, proposal.unsealed.iter());
        left.push(format!("a border is open at {open}"));
    }
    for chain in proposal.chains.iter().filter(|chain| chain.status == Status::Unsettled) {
        left.push(format!("{}: {}", named(size, chain), why(size, chain)));
    }
    left
}

/// Whose the chain is, where, and how large.
pub(crate) fn named(size: Size, chain: &ChainStatus) -> String {
    let stones = if chain.stones == 1 { "stone" } else { "stones" };
    format!("{} {} ({} {stones})", chain.color, size.name(chain.stone), chain.stones)
}

/// How sure the judge is.
pub(crate) fn basis(basis: Basis) -> String {
    match basis {
        Basis::Proved => "proved".to_owned(),
        Basis::Read => "read, if the stones around stand".to_owned(),
        Basis::Estimated { confidence } => format!("estimated, {:.0} %", confidence * 100.0),
    }
}

/// Why it stands as it does.
pub(crate) fn why(size: Size, chain: &ChainStatus) -> String {
    let (own, other) = (chain.color, !chain.color);
    match &chain.why {
        Why::TwoEyes => "it has two eyes, or is joined to stones that have".to_owned(),
        Why::NoRoom => {
            format!("it lies among living stones of {other}, with room for one eye at most")
        }
        Why::Holds { answers } => {
            let needed = answers.iter().filter_map(|(attack, answer)| match answer {
                Step::Play(point) => Some(format!("{}–{}", size.name(*attack), size.name(*point))),
                _ => None,
            });
            let needed: Vec<String> = needed.take(TOLD).collect();
            match needed.is_empty() {
                true => format!("no play of {other} takes it, nor needs an answer"),
                false => format!("no play of {other} takes it: {}", needed.join(", ")),
            }
        }
        Why::Captured { line } => {
            format!("it is taken though {own} moves first: {}", told(size, line))
        }
        Why::FirstMove { lost, saved } => format!(
            "whoever moves first decides; {own} saves it at {}, {other} takes it: {}",
            size.name(*saved),
            told(size, lost)
        ),
        Why::Ko { line } => format!("it depends on a ko: {}", told(size, line)),
        Why::Shared { liberties } => format!(
            "it shares {} with stones of {other}, and whoever plays there loses",
            points(size, liberties.iter())
        ),
        Why::Playouts => "so it was in most games played on at random".to_owned(),
    }
}

/// A turn in a few letters: `B D4`, `W pass`.
pub(crate) fn turn(size: Size, turn: &Turn) -> String {
    let what = match turn.step {
        Step::Play(point) => size.name(point),
        Step::Pass => "pass".to_owned(),
        Step::PassFor(point) => format!("pass for the ko at {}", size.name(point)),
    };
    format!("{} {what}", turn.color.letter())
}

fn told(size: Size, line: &[Turn]) -> String {
    let turns: Vec<String> = line.iter().take(TOLD).map(|t| turn(size, t)).collect();
    let more = if line.len() > TOLD { " …" } else { "" };
    turns.join(", ") + more
}

/// How many of a colour's chains live, and on what ground that is said.
pub(crate) fn living(proposal: &Proposal, color: Color) -> String {
    let alive = proposal.chains.iter().filter(|c| c.color == color && c.status == Status::Alive);
    let grounds = alive.fold([0; 3], |mut grounds, chain| {
        let ground = match chain.basis {
            Basis::Proved => 0,
            Basis::Read => 1,
            Basis::Estimated { .. } => 2,
        };
        grounds[ground] += 1;
        grounds
    });
    let [proved, read, estimated] = grounds;
    let all = proved + read + estimated;
    format!("{color} lives with {all}: {proved} proved, {read} read, {estimated} estimated")
}

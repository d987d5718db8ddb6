//! The judge's view of a position as data for the page, which says it in words and shows it on the
//! board.

use super::position::StoppedPosition;
use crate::view::LineMove;
use serde::Serialize;
use tengen_engine::{JudgedPosition, Look};
use tengen_judge::{Basis, ChainStatus, Remaining, Status, Step, Turn, Why};
use tengen_rules::{Board, Color, Point, PointSet, Size};

/// The most lines that show one chain's fate.
const MOST_LINES: usize = 12;

/// The judge's view of a position. `PROTOCOL.md` describes the fields (`Judgement`).
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct JudgementView {
    moves: usize,
    closer: bool,
    finished: bool,
    left: Vec<Left>,
    chains: Vec<Chain>,
}

/// Something that the players can still gain by playing on.
#[derive(Debug, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub(super) enum Left {
    /// A border is open.
    Border { points: Vec<String> },
    /// Without another stone of this side the opponent takes something, once the neutral points
    /// are filled.
    Teire { colour: Color, point: String },
    /// A ko that this side can take.
    Ko { colour: Color, point: String },
    /// The fate of the chain with this stone is open.
    Chain { stone: String },
    /// The chain with this stone is dead, but counts as alive under these rules until it is
    /// captured.
    Capture { stone: String },
    /// A large part of the board is no side's yet.
    Undecided,
}

/// A chain with its fate and the reason.
#[derive(Debug, Serialize)]
struct Chain {
    colour: Color,
    stone: String,
    stones: Vec<String>,
    status: &'static str,
    basis: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    confidence: Option<f32>,
    why: &'static str,
    /// How many turns the opponent may spend elsewhere and still take the chain.
    #[serde(skip_serializing_if = "Option::is_none")]
    spare: Option<u32>,
    /// The points that the reason names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    points: Vec<String>,
    /// Lines of play that show the fate.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<Vec<LineMove>>,
}

impl JudgementView {
    pub(super) fn of(
        position: &StoppedPosition,
        look: Look,
        judged: &JudgedPosition,
    ) -> JudgementView {
        let proposal = &judged.proposal;
        let chain = |status: &ChainStatus| chain_view(&position.board, status);
        let undecided = position.is_undecided(judged);
        let mut left = left(position.board.size(), judged);
        if undecided {
            left.insert(0, Left::Undecided);
        }
        JudgementView {
            moves: position.moves,
            closer: look == Look::Closer,
            // The players count the board as it is: a stone that is missing has to be played.
            finished: proposal.is_settled()
                && proposal.remaining.is_empty()
                && judged.to_capture.is_empty()
                && !undecided,
            left,
            chains: proposal.chains.iter().map(chain).collect(),
        }
    }
}

/// What is left to be gained at borders and by chains.
pub(super) fn left(size: Size, judged: &JudgedPosition) -> Vec<Left> {
    let (mut left, proposal) = (Vec::new(), &judged.proposal);
    if !proposal.unsealed.is_empty() {
        let points = proposal.unsealed.iter().map(|p| size.name(p)).collect();
        left.push(Left::Border { points });
    }
    left.extend(proposal.remaining.iter().map(|remaining| match *remaining {
        Remaining::Teire { color, point, .. } => {
            Left::Teire { colour: color, point: size.name(point) }
        }
        Remaining::Ko { color, point } => Left::Ko { colour: color, point: size.name(point) },
    }));
    let open = proposal.chains.iter().filter(|chain| chain.status == Status::Unsettled);
    left.extend(open.map(|chain| Left::Chain { stone: size.name(chain.stone) }));
    let captures = judged.to_capture.iter();
    left.extend(captures.map(|stone| Left::Capture { stone: size.name(*stone) }));
    left
}

fn chain_view(board: &Board, chain: &ChainStatus) -> Chain {
    let size = board.size();
    let names = |points: &mut dyn Iterator<Item = Point>| points.map(|p| size.name(p)).collect();
    let (basis, confidence) = match chain.basis {
        Basis::Proved => ("proved", None),
        Basis::Read => ("read", None),
        Basis::Estimated { confidence } => ("estimated", Some(confidence)),
    };
    let (why, points, lines) = match &chain.why {
        Why::TwoEyes => ("two-eyes", Vec::new(), Vec::new()),
        Why::NoRoom => ("no-room", Vec::new(), Vec::new()),
        Why::Holds { answers } => ("holds", Vec::new(), held(board, chain.color, answers)),
        Why::Captured { line } => ("captured", Vec::new(), vec![played(board, line)]),
        Why::FirstMove { lost, saved } => {
            let saves = Turn { color: chain.color, step: Step::Play(*saved) };
            let lines = vec![played(board, lost), played(board, &[saves])];
            ("first-move", vec![size.name(*saved)], lines)
        }
        Why::Ko { ko, line } => {
            let lines = if line.is_empty() { Vec::new() } else { vec![played(board, line)] };
            ("ko", names(&mut ko.iter().copied()), lines)
        }
        Why::Freed { dead } => ("freed", vec![size.name(*dead)], Vec::new()),
        Why::Renewed { line } => ("renewed", Vec::new(), vec![played(board, line)]),
        Why::Imagined => ("imagined", Vec::new(), Vec::new()),
        Why::Divided => ("divided", Vec::new(), Vec::new()),
        Why::Unread => ("unread", Vec::new(), Vec::new()),
        Why::Shared { liberties } => ("shared", names(&mut liberties.iter()), Vec::new()),
        Why::Playouts => ("playouts", Vec::new(), Vec::new()),
        Why::Foreseen => ("foreseen", Vec::new(), Vec::new()),
    };
    Chain {
        colour: chain.color,
        stone: size.name(chain.stone),
        stones: names(&mut PointSet::of(size, board.chain(chain.stone)).iter()),
        status: match chain.status {
            Status::Alive => "alive",
            Status::Dead => "dead",
            Status::Seki => "seki",
            Status::Unsettled => "unsettled",
        },
        basis,
        confidence,
        why,
        spare: chain.spare,
        points,
        lines: lines.into_iter().filter(|line| !line.is_empty()).collect(),
    }
}

/// A line for each attack that needs an answer: the attack and the answer.
fn held(board: &Board, color: Color, answers: &[(Point, Step)]) -> Vec<Vec<LineMove>> {
    let needed = answers.iter().filter(|(_, answer)| matches!(answer, Step::Play(_)));
    let line = |(attack, answer): &(Point, Step)| {
        let attack = Turn { color: !color, step: Step::Play(*attack) };
        played(board, &[attack, Turn { color, step: *answer }])
    };
    needed.take(MOST_LINES).map(line).collect()
}

/// The moves of a line on the board, up to the first play on a stone.
fn played(board: &Board, line: &[Turn]) -> Vec<LineMove> {
    let turn = |turn: &Turn| match turn.step {
        Step::Play(point) => (turn.color, Some(point)),
        _ => (turn.color, None),
    };
    LineMove::played(board, line.iter().map(turn))
}

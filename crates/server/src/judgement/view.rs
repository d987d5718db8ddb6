//! The judge's view of a position as data for the page, which says it in words and shows it on the
//! board.

use super::position::StoppedPosition;
use crate::view::LineMove;
use crate::workers::Wrong;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use tengen_engine::{ForNow, JudgedPosition, Look};
use tengen_judge::{Basis, ChainStatus, Outright, Status, Step, Turn, Why};
use tengen_rules::{Board, Color, Point, PointSet, Size};

/// The most lines that show one chain's fate.
const MOST_LINES: usize = 12;

/// The judge's view of a position. `PROTOCOL.md` describes the fields (`Judgement`).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct JudgementView {
    moves: usize,
    closer: bool,
    finished: bool,
    left: Vec<Left>,
    /// Neutral points that count for the side that plays there.
    #[serde(default)]
    dame: Vec<String>,
    chains: Vec<Chain>,
}

/// Something that the players can still gain by playing on.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub(super) enum Left {
    /// A border is open.
    Border { points: Vec<String> },
    /// Without another stone of this side the opponent takes something, once the neutral points
    /// are filled. A play at the neutral point `unless` spares this side the stone.
    Teire {
        colour: Color,
        point: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        unless: Option<String>,
    },
    /// A ko that this side can take.
    /// The fate of the chain with this stone is open. It counts so for now.
    Chain {
        stone: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        provisional: Option<ProvisionalView>,
    },
    /// The chain with this stone is dead, but counts as alive under these rules until it is
    /// captured.
    Capture { stone: String },
    /// A large part of the board is no side's yet.
    Undecided,
}

/// A chain with its fate and the reason.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Chain {
    colour: Color,
    stone: String,
    stones: Vec<String>,
    status: Cow<'static, str>,
    basis: Cow<'static, str>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    confidence: Option<f32>,
    why: Cow<'static, str>,
    /// How the chain counts for now, if it is unsettled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    provisional: Option<ProvisionalView>,
    /// How many turns the opponent may spend elsewhere and still take the chain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    spare: Option<u32>,
    /// The points that the reason names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    points: Vec<String>,
    /// Lines of play that show the fate.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lines: Vec<Vec<LineMove>>,
}

/// How an unsettled chain counts for now, and why.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ProvisionalView {
    /// `dead` or `alive`.
    #[serde(rename = "as")]
    counts_as: Cow<'static, str>,
    because: Cow<'static, str>,
    /// The side that moves first, if the reason names it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<Color>,
}

impl ProvisionalView {
    /// Whether pages have words for it.
    fn is_known(&self) -> bool {
        ["dead", "alive"].contains(&&*self.counts_as)
            && ["rules", "first-move", "estimate", "open-ko", "undecided"].contains(&&*self.because)
    }
}

impl From<ForNow> for ProvisionalView {
    fn from(told: ForNow) -> ProvisionalView {
        ProvisionalView {
            counts_as: Cow::Borrowed(told.status()),
            because: Cow::Borrowed(told.because()),
            first: told.first(),
        }
    }
}

impl JudgementView {
    pub(super) fn of(
        position: &StoppedPosition,
        look: Look,
        judged: &JudgedPosition,
    ) -> JudgementView {
        let proposal = &judged.proposal;
        let chain = |status: &ChainStatus| chain_view(&position.board, judged, status);
        let undecided = position.is_undecided(judged);
        let mut left = left(position.board.size(), judged);
        if undecided {
            left.insert(0, Left::Undecided);
        }
        // The players count the board as it is: a stone that is missing has to be played.
        let finished = proposal.is_settled()
            && proposal.remaining.is_empty()
            && judged.to_capture.is_empty()
            && !undecided;
        let counting = proposal.dame.iter().filter(|_| finished && proposal.dame_count);
        let dame = counting.map(|p| position.board.size().name(p)).collect();
        JudgementView {
            moves: position.moves,
            closer: look == Look::Closer,
            finished,
            left,
            dame,
            chains: proposal.chains.iter().map(chain).collect(),
        }
    }
}

/// The words of [`Chain`].
const STATUSES: [&str; 4] = ["alive", "dead", "seki", "unsettled"];
const BASES: [&str; 3] = ["proved", "read", "estimated"];
const REASONS: [&str; 16] = [
    "two-eyes",
    "no-room",
    "holds",
    "captured",
    "first-move",
    "first-move-or-ko",
    "taken-or-ko",
    "ko",
    "freed",
    "renewed",
    "imagined",
    "divided",
    "unread",
    "shared",
    "playouts",
    "foreseen",
];

impl JudgementView {
    /// Checks that the view of a worker fits a position: its chains are those of the board, each
    /// with one fate, all points exist, and lines are played as the board plays them.
    pub(super) fn check(&self, position: &StoppedPosition, look: Look) -> Result<(), Wrong> {
        let board = &position.board;
        if self.moves != position.moves || self.closer != (look == Look::Closer) {
            return Err(Wrong("it is of another position"));
        }
        let mut told = PointSet::of(board.size(), []);
        for chain in &self.chains {
            chain.check(board)?;
            let stones = PointSet::of(board.size(), board.chain(on(board, &chain.stone)?));
            for p in stones.iter() {
                if !told.insert(p) {
                    return Err(Wrong("a chain comes twice"));
                }
            }
        }
        if told.iter().count() + board.empty_count() != board.size().area() {
            return Err(Wrong("a chain is missing"));
        }
        exist(board, &self.dame)?;
        self.left.iter().try_for_each(|left| left.check(board))
    }
}

/// A point with a stone.
fn on(board: &Board, name: &str) -> Result<Point, Wrong> {
    let point = board.size().parse(name).filter(|p| board.get(*p).is_some());
    point.ok_or(Wrong("there is no stone at a point"))
}

/// Points that the board has.
fn exist(board: &Board, names: &[String]) -> Result<(), Wrong> {
    let all = names.iter().all(|name| board.size().parse(name).is_some());
    if all { Ok(()) } else { Err(Wrong("there is no such point")) }
}

impl Left {
    fn check(&self, board: &Board) -> Result<(), Wrong> {
        match self {
            Left::Border { points } => exist(board, points),
            Left::Teire { point, unless, .. } => {
                exist(board, std::slice::from_ref(point))?;
                exist(board, unless.as_slice())
            }
            Left::Chain { stone, provisional } => {
                let is_known = provisional.as_ref().is_none_or(ProvisionalView::is_known);
                if is_known {
                    on(board, stone).map(drop)
                } else {
                    Err(Wrong("a word is not known"))
                }
            }
            Left::Capture { stone } => on(board, stone).map(drop),
            Left::Undecided => Ok(()),
        }
    }
}

impl Chain {
    fn check(&self, board: &Board) -> Result<(), Wrong> {
        let stone = on(board, &self.stone)?;
        let size = board.size();
        let stones = PointSet::of(size, board.chain(stone));
        let names: Vec<String> = stones.iter().map(|p| size.name(p)).collect();
        if names != self.stones || board.get(stone) != Some(self.colour) {
            return Err(Wrong("a chain is not that of the board"));
        }
        let known = STATUSES.contains(&&*self.status)
            && BASES.contains(&&*self.basis)
            && REASONS.contains(&&*self.why)
            && self.provisional.as_ref().is_none_or(ProvisionalView::is_known);
        if !known || self.confidence.is_some_and(|share| !(0.0..=1.0).contains(&share)) {
            return Err(Wrong("a word or a number is not known"));
        }
        exist(board, &self.points)?;
        if self.lines.len() > MOST_LINES.max(2) {
            return Err(Wrong("there are too many lines"));
        }
        for line in &self.lines {
            let mut turns = Vec::with_capacity(line.len());
            for made in line {
                let name = made.p.as_deref();
                let point =
                    name.map(|name| size.parse(name).ok_or(Wrong("there is no such point")));
                turns.push((made.c, point.transpose()?));
            }
            if LineMove::played(board, turns) != *line {
                return Err(Wrong("a line cannot be played"));
            }
        }
        Ok(())
    }
}

/// What is left to be gained at borders and by chains.
pub(super) fn left(size: Size, judged: &JudgedPosition) -> Vec<Left> {
    let (mut left, proposal) = (Vec::new(), &judged.proposal);
    if !proposal.unsealed.is_empty() {
        let points = proposal.unsealed.iter().map(|p| size.name(p)).collect();
        left.push(Left::Border { points });
    }
    left.extend(proposal.remaining.iter().map(|teire| Left::Teire {
        colour: teire.color,
        point: size.name(teire.point),
        unless: teire.unless.map(|point| size.name(point)),
    }));
    let open = proposal.chains.iter().filter(|chain| chain.is_open());
    left.extend(open.map(|chain| Left::Chain {
        stone: size.name(chain.stone),
        provisional: judged.for_now(chain.stone).map(Into::into),
    }));
    let captures = judged.to_capture.iter();
    left.extend(captures.map(|stone| Left::Capture { stone: size.name(*stone) }));
    left
}

fn chain_view(board: &Board, judged: &JudgedPosition, chain: &ChainStatus) -> Chain {
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
        Why::Captured { line } | Why::Delayed { line } => {
            ("captured", Vec::new(), vec![played(board, line)])
        }
        Why::FirstMove { lost: line, saved }
        | Why::Ko { line, outright: Outright::Saved(saved), .. } => {
            let saves = Turn { color: chain.color, step: Step::Play(*saved) };
            let lines = vec![played(board, line), played(board, &[saves])];
            let by_ko = matches!(chain.why, Why::Ko { .. });
            let why = if by_ko { "first-move-or-ko" } else { "first-move" };
            (why, vec![size.name(*saved)], lines)
        }
        Why::Ko { line, outright: Outright::Taken { lost, fought }, .. } => {
            let lines = vec![played(board, lost), played(board, line)];
            ("taken-or-ko", vec![size.name(*fought)], lines)
        }
        Why::Ko { ko, line, outright: Outright::Nothing } => {
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
        status: Cow::Borrowed(match chain.status {
            Status::Alive => "alive",
            Status::Dead => "dead",
            Status::Seki => "seki",
            Status::Unsettled => "unsettled",
        }),
        basis: Cow::Borrowed(basis),
        confidence,
        why: Cow::Borrowed(why),
        provisional: judged.for_now(chain.stone).map(Into::into),
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

#[cfg(test)]
mod tests {
    use super::super::lent::LookAnswer;
    use super::*;
    use serde_json::{Value, json};
    use tengen_rules::presets;

    #[test]
    fn a_chain_that_one_side_takes_by_moving_first_is_shown_with_that_line_and_with_the_ko() {
        let board = Board::parse(
            ". O X . X X O . .
             O . O X X O O . O
             X O O O X O . O .
             X X X O X O O . .
             . X . X X X O O O
             X . X X . X X X O
             . X X . X . X O O
             X . . X . X X O .
             . X . . X . X O .",
        );
        let rules = presets::JAPANESE.clone();
        let position = StoppedPosition::standing(board.unwrap(), rules, Color::Black, 26);
        let view = json!(LookAnswer::of(&position, Look::First, None))["view"].take();
        let chains = view["chains"].as_array().unwrap();
        let chain =
            chains.iter().find(|chain| chain["stones"].as_array().unwrap().contains(&json!("C8")));
        let chain = chain.unwrap();
        assert_eq!((&chain["why"], &chain["points"]), (&json!("taken-or-ko"), &json!(["D9"])));
        let for_now = json!({"as": "dead", "because": "first-move", "first": "black"});
        assert_eq!(chain["provisional"], for_now);
        let first = |line: &Value| line[0]["p"].clone();
        let lines: Vec<Value> = chain["lines"].as_array().unwrap().iter().map(first).collect();
        assert_eq!(lines, [json!("B8"), json!("D9")]);
        let told: JudgementView = serde_json::from_value(view).unwrap();
        assert!(told.check(&position, Look::First).is_ok());
    }
}

//! The phase of a game, and its count.

use super::both::Both;
use super::points::names;
use super::rules::method;
use super::step::{StepView, steps};
use crate::computer::would_lose;
use crate::key::Role;
use crate::snapshot::{CloserLook, Snapshot};
use crate::state::{Closed, Match};
use serde::Serialize;
use serde_json::Value;
use tengen_rules::{
    Board, Color, Count, Ended, Entry, Event, Game, Method, Outcome, Owner, Phase, ProposedBy,
    Score, Scoring, Settlement, Settling, Size, Trial, Verdict,
};

/// The phase of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "PROTOCOL.md describes every field once, for both sides")]
pub enum PhaseView {
    Placing {
        left: usize,
    },
    Play {
        /// Whether a pass now would stop play, or end the game.
        #[serde(rename = "passStops")]
        pass_stops: bool,
        /// Whether play goes on after a dispute, and nobody has moved since.
        resumed: bool,
    },
    Settling(Box<SettlingView>),
    Ended(Box<EndedView>),
    Record {
        result: Option<Value>,
        #[serde(rename = "resultText")]
        result_text: String,
    },
}

/// A stop of play.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SettlingView {
    pub stop: u32,
    pub last_passer: Color,
    pub dead: Vec<String>,
    /// The dead stones that stay on the board: they stand outside the territory that counts.
    pub stays: Vec<String>,
    pub owner: Vec<String>,
    pub seki: Vec<String>,
    pub unsealed: Vec<String>,
    pub accepted: Both<bool>,
    pub proposal: u64,
    /// The stones of chains that stand as they do by the last mark on them. It can be taken back.
    pub marked: Vec<String>,
    /// Whether the proposal is another than the judge's.
    pub changed: bool,
    pub by: &'static str,
    pub trial: Option<TrialView>,
    pub verdicts: Vec<VerdictView>,
    pub judging: bool,
    /// How far the judge's closer look is: `none`, `awaited` or `slow`.
    pub closer_look: &'static str,
    /// The points that the computer would lose by the proposal, so that it does not agree.
    pub computer_loses: Option<Score>,
    pub resumes: Option<Color>,
    pub count: CountView,
}

/// An open trial.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TrialView {
    owner: Color,
    stones: Vec<String>,
    board: Vec<String>,
    steps: Vec<StepView>,
    to_move: Color,
    kos: Vec<String>,
    dead: bool,
    thinking: bool,
}

/// The result of a trial.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct VerdictView {
    owner: Color,
    stones: Vec<String>,
    dead: bool,
    conceded_by: Option<Color>,
    steps: Vec<StepView>,
}

impl TrialView {
    fn of(trial: &Trial, thinking: bool) -> TrialView {
        let size = trial.board().size();
        TrialView {
            owner: trial.owner(),
            stones: names(size, trial.stones().iter()),
            board: trial.board().rows(),
            steps: steps(size, trial.moves()),
            to_move: trial.to_move(),
            kos: names(size, trial.banned_kos()),
            dead: trial.is_dead(),
            thinking,
        }
    }
}

impl VerdictView {
    fn of(size: Size, verdict: &Verdict) -> VerdictView {
        VerdictView {
            owner: verdict.owner,
            stones: names(size, verdict.stones.iter()),
            dead: verdict.dead,
            conceded_by: verdict.conceded_by,
            steps: steps(size, &verdict.moves),
        }
    }
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EndedView {
    pub result: Outcome,
    pub result_text: String,
    /// The one who ended it without a result.
    pub closed: Option<Closed>,
    pub count: Option<CountView>,
    pub dead: Vec<String>,
    /// The dead stones that stay on the board: they stand outside the territory that counts.
    pub stays: Vec<String>,
    pub owner: Vec<String>,
    pub seki: Vec<String>,
    pub all_alive: bool,
}

/// A count, line by line.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CountView {
    method: &'static str,
    #[serde(flatten)]
    sides: Both<SideCount>,
    neutral: usize,
    result: Outcome,
    other: Option<Box<CountView>>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct SideCount {
    lines: Vec<Entry>,
    total: Score,
}

impl PhaseView {
    pub(super) fn of(snapshot: &Snapshot, role: Role) -> PhaseView {
        match snapshot.table.game().phase() {
            Phase::Placing { left } => PhaseView::Placing { left: *left },
            Phase::Play => play_view(snapshot.table.game()),
            Phase::Settling(settling) => {
                PhaseView::Settling(Box::new(settling_view(snapshot, settling, role)))
            }
            Phase::Ended(ended) => PhaseView::Ended(Box::new(ended_view(&snapshot.table, ended))),
        }
    }
}

fn play_view(game: &Game) -> PhaseView {
    let stops = |color| {
        let mut then = game.clone();
        then.apply(Event::Pass { color }).is_ok() && *then.phase() != Phase::Play
    };
    PhaseView::Play {
        pass_stops: game.to_move().is_some_and(stops),
        resumed: matches!(game.standing().last(), Some(Event::Dispute { .. })),
    }
}

fn settling_view(snapshot: &Snapshot, settling: &Settling, role: Role) -> SettlingView {
    let game = snapshot.table.game();
    let size = game.setup().size;
    let count = game.count(settling.settlement());
    // At one screen either player may dispute. The page shows what a dispute by Black leads to.
    let asker = role.side().or((role == Role::Both).then_some(Color::Black));
    // Verdicts of earlier stops are about positions that have changed.
    let present = game.verdicts().iter().filter(|verdict| verdict.after == game.moves().len());
    SettlingView {
        stop: settling.stop,
        last_passer: settling.last_passer,
        dead: names(size, settling.settlement().dead.iter()),
        stays: stays(size, &count, settling.settlement()),
        owner: owner(game.board(), &count, settling.settlement()),
        seki: names(size, count.seki.iter()),
        unsealed: names(size, snapshot.table.unsealed().iter().copied()),
        accepted: Both::each(|color| settling.accepted[color]),
        proposal: settling.proposal,
        marked: names(size, settling.marked(game.board()).iter()),
        changed: settling.is_changed(),
        by: match settling.by {
            ProposedBy::Judge => "judge",
            ProposedBy::Player(color) => Role::of(color).name(),
            ProposedBy::Trial => "trial",
        },
        trial: game.trial().map(|trial| TrialView::of(trial, snapshot.judge_choosing)),
        verdicts: present.map(|verdict| VerdictView::of(size, verdict)).collect(),
        judging: snapshot.table.awaits_judge().is_some(),
        closer_look: match snapshot.closer_look {
            CloserLook::None => "none",
            CloserLook::Awaited => "awaited",
            CloserLook::Slow => "slow",
        },
        computer_loses: computer_loses(snapshot),
        resumes: asker.and_then(|color| game.resumes_after_dispute(color)),
        count: count_view(game, &count, settling.settlement()),
    }
}

/// Nothing while the judge may still change the proposal.
fn computer_loses(snapshot: &Snapshot) -> Option<Score> {
    let (color, _) = snapshot.table.match_setup().computer()?;
    let is_settled = snapshot.closer_look == CloserLook::None;
    would_lose(&snapshot.table, color).filter(|_| is_settled)
}

fn ended_view(table: &Match, ended: &Ended) -> EndedView {
    let game = table.game();
    let size = game.setup().size;
    let count = ended.counted.then(|| game.count(&ended.settlement));
    let count = count.as_ref();
    EndedView {
        result: ended.outcome,
        result_text: ended.outcome.to_string(),
        closed: table.closed(),
        count: count.map(|count| count_view(game, count, &ended.settlement)),
        dead: names(size, ended.settlement.dead.iter()),
        stays: count.map_or_else(Vec::new, |count| stays(size, count, &ended.settlement)),
        owner: count.map_or_else(Vec::new, |count| owner(game.board(), count, &ended.settlement)),
        seki: count.map_or_else(Vec::new, |count| names(size, count.seki.iter())),
        all_alive: ended.all_alive,
    }
}

/// The dead stones that the count does not take off.
fn stays(size: Size, count: &Count, settlement: &Settlement) -> Vec<String> {
    names(size, settlement.dead.iter().filter(|stone| !count.removed.contains(*stone)))
}

/// The owner of each point, row by row. Under territory scoring a live stone is no point.
pub(crate) fn owner(board: &Board, count: &Count, settlement: &Settlement) -> Vec<String> {
    let size = board.size();
    let letter = |column: usize, row: usize| {
        let Some(point) = size.point(column, row) else { return '.' };
        let live = board.get(point).is_some() && !settlement.dead.contains(point);
        match count.owner[point.index()] {
            Owner::Of(_) if live && count.method == Method::Territory => '.',
            Owner::Of(color) => color.letter(),
            Owner::SekiEye(_) => 's',
            Owner::Neutral => '.',
        }
    };
    let row = |row| (0..size.width()).map(|column| letter(column, row)).collect();
    (0..size.height()).map(row).collect()
}

fn count_view(game: &Game, count: &Count, settlement: &Settlement) -> CountView {
    let other = game.cross_count(settlement);
    CountView {
        other: other.map(|other| Box::new(CountView::of(&game.setup().rules.scoring, &other))),
        ..CountView::of(&game.setup().rules.scoring, count)
    }
}

impl CountView {
    /// One count by the method that these rules call it by.
    pub(crate) fn of(scoring: &Scoring, count: &Count) -> CountView {
        CountView {
            method: method(count.method, scoring),
            sides: Both::each(|color| SideCount {
                lines: count.entries(color).to_vec(),
                total: count.total(color),
            }),
            neutral: count.neutral(),
            result: count.outcome(),
            other: None,
        }
    }
}

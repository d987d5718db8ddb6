//! What is known of positions: what a search found, or what one before had written into the record.

use super::study::Effort;
use std::collections::{HashMap, HashSet};
use std::time::Duration;
use tengen_engine::{Analysis, Candidate, Engine, GameState, Limits, Rank, Task, Watch};
use tengen_rules::{Color, Point, Size};
use tengen_sgf::Node;
use tengen_sgf::tools::evaluations::tengen::{Stored, stored};
use tengen_sgf::tools::evaluations::{self, Evaluation, Program};

/// What a search found of a position.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    pub(super) visits: u64,
    /// Probability that Black wins, from 0 to 1.
    pub(super) win_rate: f64,
    /// Black's lead, in points.
    pub(super) lead: f64,
    /// The moves that were tried here, the best first.
    pub(super) moves: Vec<Tried>,
    /// The key of the position; empty if it was not searched.
    pub(super) key: String,
    /// Whether the record had it.
    pub(super) from_record: bool,
}

/// A move that was tried, with values for the side to move.
#[derive(Clone, Debug)]
pub(super) struct Tried {
    pub(super) point: Option<Point>,
    pub(super) visits: u64,
    pub(super) win_rate: f64,
    pub(super) lead: f64,
    /// The network's first guess, which records do not keep.
    pub(super) prior: Option<f64>,
    /// How play would go on, this move first.
    pub(super) line: Vec<Option<Point>>,
}

impl From<Candidate> for Tried {
    fn from(candidate: Candidate) -> Tried {
        let Candidate { point, visits, win_rate, lead, prior, line, .. } = candidate;
        Tried { point, visits, win_rate, lead, prior: Some(prior), line }
    }
}

/// How many moves of a line are kept in a record.
const LINE: usize = 12;

/// Searches positions, each once.
pub(super) struct Searcher {
    engine: Engine,
    pub(super) effort: Effort,
    /// The network's own name.
    pub(super) network: String,
    /// By the keys of positions.
    known: HashMap<String, Found>,
    /// The keys of the positions that did not need a search, as the record had them.
    reused: HashSet<String>,
}

/// An interval longer than any search, since only its last report is wanted.
const SELDOM: Duration = Duration::from_secs(1 << 30);

impl Searcher {
    pub(super) fn new(engine: Engine, network: String, effort: Effort) -> Searcher {
        Searcher { engine, effort, network, known: HashMap::new(), reused: HashSet::new() }
    }

    /// How many positions did not need a search, as the record had them.
    pub(super) fn reused(&self) -> usize {
        self.reused.len()
    }

    /// Reads what is in a record: the evaluations by the same network, with at least as many visits
    /// as are wanted. With a limit of time, none is as good as a search.
    pub(super) fn learn<'a>(&mut self, nodes: impl Iterator<Item = Node<'a>>, size: Size) {
        let Some(wanted) = self.effort.visits else { return };
        for Stored { position, evaluation } in nodes.filter_map(stored) {
            let is_same = evaluation.engine.as_deref() == Some(self.network.as_str());
            let visits = evaluation.visits.unwrap_or_default();
            let known = self.known.get(&position).map_or(0, |found| found.visits);
            if is_same && visits >= wanted && visits > known {
                self.known.insert(position.clone(), Found::of(position, &evaluation, size));
            }
        }
    }

    /// What is known of a position, or is found now. `None` if the network does not know the board.
    pub(super) fn look(&mut self, walk: &GameState) -> Option<Found> {
        let key = walk.record_key();
        if let Some(found) = self.known.get(&key) {
            let found = found.clone().seen_by(walk.to_move());
            if found.from_record {
                self.reused.insert(key);
            }
            return Some(found);
        }
        let limits = Limits { time: self.effort.time, playouts: self.effort.visits };
        let task = Task::new(walk.clone(), walk.to_move(), Rank::FULL, limits);
        let mut last = None;
        let mut tell = |analysis: Analysis| last = Some(analysis);
        let watch = &mut Watch { every: SELDOM, tell: &mut tell, enough: &mut || false };
        self.engine.analyse(&task, watch);
        let found = Found::searched(last?, walk.to_move(), key.clone());
        self.known.insert(key, found.clone());
        Some(found)
    }
}

impl Found {
    /// Takes the best move's value for the position. The mean over all tried moves still includes
    /// moves that were given up.
    fn searched(found: Analysis, to_move: Color, key: String) -> Found {
        let (rate, lead) = match found.moves.first() {
            Some(best) => (best.win_rate, best.lead),
            None => (found.win_rate, found.lead),
        };
        let (win_rate, lead) = turned(to_move, rate, lead);
        let (win_rate, lead) = (kept(win_rate, 4), kept(lead, 2));
        let moves = found.moves.into_iter().map(Tried::from).collect();
        Found { visits: found.visits, win_rate, lead, moves, key, from_record: false }
    }

    /// An evaluation of a record. Its moves have Black's values until it is known whose turn it is.
    fn of(key: String, evaluation: &Evaluation, size: Size) -> Found {
        let point = |point: &Option<tengen_sgf::Point>| {
            point.and_then(|point| size.point(point.column.into(), point.row.into()))
        };
        let tried = |candidate: &evaluations::Candidate| Tried {
            point: point(&candidate.point),
            visits: candidate.visits.unwrap_or_default(),
            win_rate: candidate.chance.unwrap_or(0.5).into(),
            lead: candidate.lead.unwrap_or_default().into(),
            prior: None,
            line: candidate.line.iter().map(point).collect(),
        };
        Found {
            visits: evaluation.visits.unwrap_or_default(),
            win_rate: evaluation.chance.unwrap_or(0.5).into(),
            lead: evaluation.lead.unwrap_or_default().into(),
            moves: evaluation.candidates.iter().map(tried).collect(),
            key,
            from_record: true,
        }
    }

    /// The same for the side to move.
    fn seen_by(mut self, to_move: Color) -> Found {
        if self.from_record {
            for tried in &mut self.moves {
                (tried.win_rate, tried.lead) = turned(to_move, tried.win_rate, tried.lead);
            }
        }
        self
    }

    /// As it is written into a record, with at most this many moves.
    pub(super) fn stored(&self, network: &str, to_move: Color, size: Size, most: usize) -> Stored {
        let point = |point: Option<Point>| point.map(|point| tengen_record::sgf_point(size, point));
        let candidate = |tried: &Tried| {
            let (win_rate, lead) = turned(to_move, tried.win_rate, tried.lead);
            evaluations::Candidate {
                point: point(tried.point),
                chance: Some(win_rate as f32),
                lead: Some(lead as f32),
                visits: Some(tried.visits),
                line: tried.line.iter().take(LINE).map(|p| point(*p)).collect(),
            }
        };
        let evaluation = Evaluation {
            engine: Some(network.to_owned()),
            chance: Some(self.win_rate as f32),
            lead: Some(self.lead as f32),
            visits: Some(self.visits),
            candidates: self.moves.iter().take(most).map(candidate).collect(),
            ..Evaluation::of(Program::Tengen)
        };
        Stored { position: self.key.clone(), evaluation }
    }
}

/// The value as a record keeps it, with `digits` decimals. So the words about a position are the
/// same when the record is read back.
fn kept(value: f64, digits: i32) -> f64 {
    let scale = 10f64.powi(digits);
    f64::from(((value * scale).round() / scale) as f32)
}

/// A chance and a lead of one side as those of Black, and the other way round.
fn turned(side: Color, win_rate: f64, lead: f64) -> (f64, f64) {
    match side {
        Color::Black => (win_rate, lead),
        Color::White => (1.0 - win_rate, -lead),
    }
}

//! The fate of some stones: a search that wants nothing else.
//!
//! The network predicts at every position who will own each point. Here the search sees that as its
//! only value, for the stones in question, and is kept near them. So one side does all it can to
//! kill them, and the other to save them.

use super::network_predictor::NetworkPredictor;
use super::player::GuidedPlayer;
use super::predictor::{Prediction, PredictionOptions, Predictor};
use super::ranking::ranked;
use super::search::Bounds;
use crate::{Choices, GameState, Restriction, Terms};
use tengen_net::{InputError, Network};
use tengen_rules::{Board, Color, LongCycle, Point, Score, Stop, presets};

/// The findings of a search about some stones. Shares are those of their owner: 1 where the stones
/// surely live (or their points become the owner's), -1 where they surely die.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Fate {
    /// The expected share if the side to move plays as well as it can.
    pub(crate) share: f64,
    /// The expected share if it passes; none if no search has tried that.
    pub(crate) passing: Option<f64>,
    /// The moves that were tried, the best for the side to move first, with their shares.
    pub(crate) moves: Vec<(Option<Point>, f64)>,
}

/// How the search treats repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kos {
    /// A ko may be retaken after one move elsewhere; there are no threats but near the stones.
    Threatless,
    /// Every ko may be retaken at once, and a cycle comes out even (a share of 0).
    Even,
}

/// A number of passes in a row that is never reached.
const NO_STOP: Stop = Stop::Passes(u8::MAX);
/// Weights of moves by their distance from the stones, up to the farthest.
const NEAR: [f32; 5] = [1.0, 1.0, 1.0, 0.6, 0.25];
/// An adjacent chain with at most this many liberties has a part in the fight, and its liberties
/// with it.
const WEAK: usize = 4;
/// The probability that moves have at least, before their weights.
const LEAST: f32 = 0.003;
/// The probability of a pass.
const PASS: f32 = 0.02;

/// Predicts only the fate of some stones.
#[derive(Debug)]
struct FatePredictor {
    network: NetworkPredictor,
    color: Color,
    stones: Vec<Point>,
}

impl FatePredictor {
    /// The expected share of the stones, for Black.
    fn share(&self, ownership: &[f32]) -> f32 {
        let sum: f32 = self.stones.iter().filter_map(|p| ownership.get(p.index())).sum();
        sum / self.stones.len().max(1) as f32
    }

    /// How much a move on each point has to do with the stones.
    fn weights(&self, board: &Board) -> Vec<f32> {
        let size = board.size();
        let mut own = self.stones.clone();
        for p in &self.stones {
            if board.get(*p) == Some(self.color) {
                own.extend(board.chain(*p));
            }
        }
        let mut rival = Vec::new();
        for p in own.iter().flat_map(|p| board.neighbours(*p)) {
            if board.get(p) == Some(!self.color)
                && board.few_liberties(p, &mut [p; WEAK + 1]) <= WEAK
                && !rival.contains(&p)
            {
                rival.extend(board.chain(p));
            }
        }
        let mut weights = vec![0.0f32; size.area()];
        let mut near = |p: Point, reach: &[f32]| {
            for q in size.points() {
                let apart = |a: usize, b: usize| a.abs_diff(b);
                let distance =
                    apart(size.column(p), size.column(q)) + apart(size.row(p), size.row(q));
                if let Some(weight) = reach.get(distance) {
                    let at = &mut weights[q.index()];
                    *at = at.max(*weight);
                }
            }
        };
        own.iter().for_each(|p| near(*p, &NEAR));
        rival.iter().for_each(|p| near(*p, &NEAR[..2]));
        weights
    }
}

impl Predictor for FatePredictor {
    fn predict(&mut self, state: &GameState, look: PredictionOptions) -> Prediction {
        let said = self.network.predict(state, look);
        let weights = self.weights(state.board());
        let mut policy: Vec<(Option<Point>, f32)> = said
            .policy
            .iter()
            .map(|(point, p)| match point {
                Some(at) => (*point, (p + LEAST) * weights[at.index()]),
                None => (None, 0.0),
            })
            .filter(|(point, p)| point.is_none() || *p > 0.0)
            .collect();
        let sum: f32 = policy.iter().map(|(_, p)| p).sum();
        for (point, p) in &mut policy {
            *p = match point {
                Some(_) => *p / sum.max(1e-9) * (1.0 - PASS),
                None => PASS,
            };
        }
        policy.sort_by(|a, b| b.1.total_cmp(&a.1));
        Prediction {
            balance: self.share(&said.ownership),
            no_result: 0.0,
            score: 0.0,
            score_deviation: 0.0,
            lead: 0.0,
            error: None,
            policy,
            ownership: said.ownership,
        }
    }
}

/// The fate of the chain on `stone` if the side to move in `state` begins; none if there is no
/// stone.
///
/// # Errors
/// If the network knows no boards of this size, or asks about the players.
pub(crate) fn fate(
    network: &Network,
    state: &GameState,
    stone: Point,
    kos: Kos,
    bounds: Bounds<'_>,
) -> Result<Option<Fate>, InputError> {
    let board = state.board();
    let Some(color) = board.get(stone) else { return Ok(None) };
    let mut predictor = NetworkPredictor::new(network, board.size())?;
    let fair = fair(&mut predictor, state, kos);
    let ko = state.line().ko().filter(|_| kos == Kos::Threatless);
    let mut not = Restriction::new(board.size(), state.to_move(), false, 1);
    ko.into_iter().for_each(|ko| not.name(Some(ko)));
    let choices = Choices::default().with(not);
    let stones = board.chain(stone).collect();
    let predictor = FatePredictor { network: predictor, color, stones };
    let mut guided = GuidedPlayer::new(board.size(), vec![Box::new(predictor)]);
    let graph = guided.think(&fair, &choices, bounds, 1, None);
    let seen = |balance: f64| if color == Color::Black { balance } else { -balance };
    let root = graph.root();
    let of = |edge: usize| seen(graph.node(root.edges[edge].child).mean.balance);
    let moves: Vec<_> =
        ranked(graph).iter().map(|f| (root.edges[f.edge].point, of(f.edge))).collect();
    let passing = moves.iter().find(|(point, _)| point.is_none()).map(|(_, share)| *share);
    let share = moves.first().map_or(seen(root.mean.balance), |(_, share)| *share);
    Ok(Some(Fate { share, passing, moves }))
}

/// The position as the search sees a fight: the game even and without an end. Area is counted, so
/// that stones in seki are their owner's.
fn fair(predictor: &mut NetworkPredictor, state: &GameState, kos: Kos) -> GameState {
    let mut rules = presets::CHINESE.clone();
    rules.ending.stop = NO_STOP;
    rules.play.superko = None;
    rules.play.basic_ko = kos == Kos::Threatless;
    rules.play.long_cycle = LongCycle::Draw;
    let terms = Terms { rules, komi: Score::ZERO, compensation: Score::ZERO };
    GameState::new(terms, state.board().clone(), state.to_move(), [0; 2]).made_even(predictor)
}

/// For tests: the side that moves first decides about Black's stones in the corner.
#[cfg(test)]
pub(crate) const THREE: &str = "
    . . . X O . .
    X X X X O . .
    O O O O O . .
    . . . . . . .
    . . . . . . .
    . . O . O . .
    . . . . . . .";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundled_network;
    use crate::guided::bounds;
    use std::sync::atomic::AtomicBool;

    /// The share of the stones on a point, and the best move of the side that begins.
    fn fate(text: &str, stone: &str, to_move: Color, kos: Kos) -> (f64, Option<String>) {
        let board = Board::parse(text).unwrap();
        let size = board.size();
        let stone = size.parse(stone).unwrap();
        let rules = presets::JAPANESE.clone();
        let terms = Terms { komi: rules.komi, rules, compensation: Score::ZERO };
        let state = GameState::new(terms, board, to_move, [0; 2]);
        let never = AtomicBool::new(false);
        let found = super::fate(&bundled_network(), &state, stone, kos, bounds(60, &never));
        let found = found.unwrap().unwrap();
        (found.share, found.moves[0].0.map(|p| size.name(p)))
    }

    #[test]
    fn who_moves_first_decides_about_three_in_a_row() {
        let (dies, kill) = fate(THREE, "A6", Color::White, Kos::Even);
        let (lives, live) = fate(THREE, "A6", Color::Black, Kos::Even);
        assert!(dies < -0.5 && lives > 0.5, "{dies} {lives}");
        assert_eq!([kill, live], [(); 2].map(|()| Some("B7".to_owned())));
    }

    #[test]
    fn there_is_nothing_to_say_of_an_empty_point() {
        let board = Board::parse(THREE).unwrap();
        let size = board.size();
        let rules = presets::CHINESE.clone();
        let terms = Terms { komi: rules.komi, rules, compensation: Score::ZERO };
        let state = GameState::new(terms, board, Color::Black, [0; 2]);
        let (never, empty) = (AtomicBool::new(false), size.parse("D4").unwrap());
        let found = super::fate(&bundled_network(), &state, empty, Kos::Even, bounds(10, &never));
        assert_eq!(found.unwrap(), None);
    }
}

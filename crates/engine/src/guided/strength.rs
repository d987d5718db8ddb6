//! Weaker play, like that of a weaker person. A few moves are considered, good ones more often than
//! bad. Each is judged, more or less exactly, by the points it would cost, and the one that seems
//! best is played. So a weak rank loses points all over the board, but less by blunders that no
//! person would make. The worse a mistake is, the rarer it gets.

use super::graph::Graph;
use super::move_number::point_of;
use super::ranking::RankedMove;
use crate::{GameState, Rank};
use tengen_judge::is_poor_self_atari;
use tengen_random::Random;
use tengen_rules::Point;

/// How a rank plays where a network guides it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct NetworkStrength {
    /// The most visits; `None`: as many as the time allows.
    pub(super) visits: Option<u64>,
    /// How the rank chooses, if not always the best move found.
    pub(super) inaccuracy: Option<Inaccuracy>,
}

/// How a move is chosen that need not be the best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Inaccuracy {
    /// The error of a judgement, in points. Of two moves, one that is worth this much less is taken
    /// once for every e times the other is.
    error: f64,
    /// No move is taken that costs more points.
    loss: f64,
}

/// How many moves are considered, besides the most likely.
const CONSIDERED: usize = 5;
/// Moves are considered in proportion to their probability to the power of one over this...
const TEMPERATURE: f64 = 2.2;
/// ...but never those of a smaller probability.
const LEAST_PRIOR: f32 = 0.001;

const fn weak(error: f64, loss: f64) -> NetworkStrength {
    NetworkStrength { visits: Some(1), inaccuracy: Some(Inaccuracy { error, loss }) }
}

const fn strong(visits: u64) -> NetworkStrength {
    NetworkStrength { visits: Some(visits), inaccuracy: None }
}

const FULL: NetworkStrength = NetworkStrength { visits: None, inaccuracy: None };

/// From 20 kyu to 9 dan, chosen so that on 9×9 each rank wins about 59 games of 100 against the one
/// below. The rank 10 kyu is within a rank or two of GNU Go 3.8 at level 10. `docs/ranks.md` has
/// the matches.
const STRENGTHS: [NetworkStrength; Rank::COUNT - 1] = [
    weak(9.70, 25.0),
    weak(8.00, 25.0),
    weak(6.70, 20.0),
    weak(5.60, 20.0),
    weak(4.70, 15.0),
    weak(4.00, 15.0),
    weak(3.50, 12.0),
    weak(3.10, 12.0),
    weak(2.60, 10.0),
    weak(2.20, 10.0),
    weak(1.80, 8.0),
    weak(1.45, 8.0),
    weak(1.20, 8.0),
    weak(0.95, 5.0),
    weak(0.70, 5.0),
    weak(0.50, 5.0),
    weak(0.20, 5.0),
    strong(4),
    strong(6),
    strong(8),
    strong(11),
    strong(14),
    strong(18),
    strong(24),
    strong(33),
    strong(43),
    strong(60),
    strong(90),
    strong(170),
];

impl NetworkStrength {
    pub(super) fn of(rank: Rank) -> NetworkStrength {
        STRENGTHS.get(rank.place()).copied().unwrap_or(FULL)
    }
}

impl Inaccuracy {
    /// The play to make instead of the best, if it is another. It is one of the `considered` moves
    /// as this inaccuracy judges them, and fills no eye and makes no poor self-atari.
    pub(super) fn draw(
        &self,
        graph: &Graph,
        state: &GameState,
        found: &[RankedMove],
        considered: &[Option<Point>],
        random: &mut Random,
    ) -> Option<Point> {
        let root = graph.root();
        let best = found.first()?;
        let favourite = root.edges[best.edge].point?;
        let (board, color) = (state.board(), state.to_move());
        let sensible = |p: Point| {
            p == favourite || !board.is_eye(color, p) && !is_poor_self_atari(board, color, p)
        };
        let pool: Vec<(Point, f64)> = found
            .iter()
            .filter_map(|f| {
                let point = root.edges[f.edge].point.filter(|p| sensible(*p))?;
                let cost = (best.lead - f.lead).max(0.0);
                let thought_of = considered.contains(&Some(point)) || point == favourite;
                (thought_of && cost <= self.loss).then(|| (point, (-cost / self.error).exp()))
            })
            .collect();
        let total: f64 = pool.iter().map(|(_, weight)| weight).sum();
        let mut left = random.unit() * total;
        let drawn = pool.iter().find(|(_, weight)| {
            left -= weight;
            left <= 0.0
        });
        drawn.map(|(point, _)| *point)
    }
}

/// The moves that are considered at the root, of those `allowed`: the most likely one, then others,
/// drawn.
pub(super) fn considered_moves(
    graph: &Graph,
    state: &GameState,
    allowed: impl Fn(Option<Point>) -> bool,
    random: &mut Random,
) -> Vec<Point> {
    let root = graph.root();
    let size = state.board().size();
    let known = root.untried.iter().map(|(number, prior)| (point_of(size, *number), *prior));
    let known = known.chain(root.edges.iter().map(|edge| (edge.point, edge.prior)));
    // The largest of keys made so are a draw without replacement, in proportion to the weights.
    // Source: Efraimidis and Spirakis, "Weighted random sampling with a reservoir", 2006.
    let mut keyed: Vec<(f64, f32, Point)> = known
        .filter(|(_, prior)| *prior >= LEAST_PRIOR)
        .filter_map(|(point, prior)| {
            let point = point.filter(|p| allowed(Some(*p)) && state.allows(Some(*p)))?;
            let weight = f64::from(prior).powf(1.0 / TEMPERATURE);
            Some((random.unit().max(1e-12).ln() / weight, prior, point))
        })
        .collect();
    let likely = keyed.iter().max_by(|a, b| a.1.total_cmp(&b.1)).map(|(_, _, p)| *p);
    keyed.sort_by(|a, b| b.0.total_cmp(&a.0));
    let drawn = keyed.iter().map(|(_, _, p)| *p).filter(|p| Some(*p) != likely).take(CONSIDERED);
    likely.into_iter().chain(drawn).collect()
}

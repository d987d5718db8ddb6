//! Playing weaker than one could, as a weaker person does: by moves that come to mind first, of
//! which some lose a few points, rather than by blunders that nobody would make.

use super::choose::Found;
use super::graph::Graph;
use super::select::point_of;
use crate::{Level, Walk};
use tengen_judge::{Random, is_poor_self_atari};
use tengen_rules::Point;

/// How a level plays where a network guides it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Manner {
    /// At most so many visits; `None`: as many as the time allows.
    pub(super) visits: Option<u64>,
    /// Moves are drawn in proportion to their probability to the power of one over this; 0
    /// always plays the best.
    freedom: f64,
    /// Points that a move that was looked into may lose against the best.
    loss: f64,
    /// The least probability of moves that were not looked into at all; over 1: none of them.
    unseen: f64,
}

const MANNERS: [Manner; 5] = [
    Manner { visits: Some(8), freedom: 1.6, loss: 12.0, unseen: 0.01 },
    Manner { visits: Some(16), freedom: 1.2, loss: 7.0, unseen: 0.02 },
    Manner { visits: Some(48), freedom: 0.9, loss: 3.5, unseen: 2.0 },
    Manner { visits: Some(200), freedom: 0.6, loss: 1.2, unseen: 2.0 },
    Manner { visits: None, freedom: 0.0, loss: 0.0, unseen: 2.0 },
];

impl Manner {
    pub(super) fn of(level: Level) -> Manner {
        let index = usize::from(level.number() - Level::MIN.number());
        MANNERS.get(index).copied().unwrap_or(MANNERS[MANNERS.len() - 1])
    }

    /// The move to play instead of the best, if it is another: a play of the root that comes to
    /// mind, loses no more than this manner allows, and puts no stones into a capture that
    /// anybody would see.
    pub(super) fn draw(
        &self,
        graph: &Graph,
        walk: &Walk,
        found: &[Found],
        seed: u64,
    ) -> Option<Point> {
        let best = found.first()?;
        let root = graph.root();
        if self.freedom == 0.0 {
            return None;
        }
        root.edges[best.edge].point?;
        let tried = found.iter().filter(|f| f.lead >= best.lead - self.loss);
        let tried = tried.map(|f| (root.edges[f.edge].point, root.edges[f.edge].prior));
        let size = walk.board().size();
        let untried = root.untried.iter().filter(|(_, prior)| f64::from(*prior) >= self.unseen);
        let untried = untried.map(|(number, prior)| (point_of(size, *number), *prior));
        let sensible = |p: &Point| {
            walk.allows(Some(*p)) && !is_poor_self_atari(walk.board(), walk.to_move(), *p)
        };
        let pool: Vec<(Point, f64)> = tried
            .chain(untried)
            .filter_map(|(point, prior)| Some((point.filter(sensible)?, f64::from(prior))))
            .map(|(point, prior)| (point, prior.powf(1.0 / self.freedom)))
            .collect();
        let total: f64 = pool.iter().map(|(_, weight)| weight).sum();
        let mut left = Random::new(seed).unit() * total;
        pool.iter()
            .find(|(_, weight)| {
                left -= weight;
                left <= 0.0
            })
            .map(|(point, _)| *point)
    }
}

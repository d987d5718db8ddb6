//! What the judge proposes when play has stopped.

use crate::benson::{Unconditional, unconditional};
use crate::ownership::{Ownership, ownership};
use crate::region::regions;
use crate::seki::{nobody_plays_first, seki};
use crate::{Playout, Random};
use tengen_rules::{Board, Color, Method, Point, PointSet, Scoring};

/// How much is played out for a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Playouts with each side to move first.
    pub playouts: u32,
    /// The seed of their dice: the same seed, the same proposal.
    pub seed: u64,
}

impl Effort {
    /// What [`propose`] spends on a board of so many points: well under a second.
    pub const fn usual(area: usize) -> Effort {
        let playouts = 180_000 / (area as u32 + 40);
        Effort { playouts: if playouts > 600 { 600 } else { playouts }, seed: 1976 }
    }
}

/// The judge's view of one chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It stays, by eyes of its own.
    Alive,
    /// It would be captured: it is taken off before the count.
    Dead,
    /// It stays, since neither side can approach.
    Seki,
    /// It lives or dies by who moves first.
    Unsettled,
}

/// Why the judge holds a view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Basis {
    /// It follows from the position, whatever is played.
    Proved,
    /// Playouts and local checks suggest it.
    Estimated {
        /// From 0 (a guess) to 1 (never otherwise); not a probability that has been calibrated.
        confidence: f32,
    },
}

/// One chain, its status and the reason.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChainStatus {
    /// Whose it is.
    pub color: Color,
    /// One of its stones, the same as [`Board::chain_id`].
    pub stone: Point,
    /// Number of its stones.
    pub stones: usize,
    /// What becomes of it.
    pub status: Status,
    /// Why.
    pub basis: Basis,
}

/// What the judge proposes for a position where play has stopped. The players may change it:
/// it is an opinion, not a result.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// The stones to take off.
    pub dead: PointSet,
    /// The live stones that stand in seki.
    pub seki: PointSet,
    /// Whose each point is once the dead stones are off, by [`Point::index`]: the colour of the
    /// stone, or of all stones around the empty region. (Whether a point counts is the
    /// ruleset's to say.)
    pub owner: Vec<Option<Color>>,
    /// Neutral points that either side may still fill without loss.
    pub dame: PointSet,
    /// Whether filling dame gains a point under the scoring in force.
    pub dame_count: bool,
    /// Neutral points at borders that are still open, where a move is worth points: play
    /// stopped too early.
    pub unsealed: PointSet,
    /// Every chain on the board.
    pub chains: Vec<ChainStatus>,
    /// How far each point leans to Black (1) or White (-1), by [`Point::index`]: an estimate.
    pub lean: Vec<f32>,
}

impl Proposal {
    /// Whether nothing is left to play for: no open border and no chain that who moves first
    /// decides. Dame may be left.
    pub fn is_settled(&self) -> bool {
        self.unsealed.is_empty() && self.chains.iter().all(|c| c.status != Status::Unsettled)
    }
}

/// The judge's proposal with the [usual effort](Effort::usual), always the same for a position.
pub fn propose(board: &Board, scoring: &Scoring, to_move: Color) -> Proposal {
    propose_with(board, scoring, to_move, Effort::usual(board.size().area()))
}

/// The judge's proposal with an effort of one's own. `to_move` is who would move next, were
/// play to go on.
pub fn propose_with(board: &Board, scoring: &Scoring, to_move: Color, effort: Effort) -> Proposal {
    let size = board.size();
    let proved = Color::BOTH.map(|color| unconditional(board, color));
    let mut runner = Playout::new(size);
    let mut random = Random::new(effort.seed);
    let first =
        [to_move, !to_move].map(|c| ownership(board, c, effort.playouts, &mut runner, &mut random));
    let own = first[0].joined(&first[1]);
    let chains = statuses(board, &proved, &first, &own, to_move);
    let dame_count = scoring.method == Method::Area || scoring.pass_stones;
    Proposal { dame_count, ..finish(board, chains, &proved, &own) }
}

/// Below this lean to its own side a chain is taken for dead.
const DEAD_BELOW: f32 = -0.2;

fn statuses(
    board: &Board,
    proved: &[Unconditional; 2],
    first: &[Ownership; 2],
    own: &Ownership,
    to_move: Color,
) -> Vec<ChainStatus> {
    let mean = |own: &Ownership, color: Color, stone: Point| {
        let sum: f32 = board.chain(stone).map(|p| own.lean_to(color, p)).sum();
        sum / board.chain_len(stone) as f32
    };
    let lean = shared_fate(board, own);
    let judge = |(color, stone): (Color, Point)| {
        let stones = board.chain_len(stone);
        let chain = |status, basis| ChainStatus { color, stone, stones, status, basis };
        if proved[color.index()].chains.contains(stone) {
            return chain(Status::Alive, Basis::Proved);
        }
        if proved[(!color).index()].territory.contains(stone) {
            return chain(Status::Dead, Basis::Proved);
        }
        let lean = lean[stone.index()];
        // `first[0]` has `to_move` moving first.
        let (helped, harmed) = if color == to_move { (0, 1) } else { (1, 0) };
        let swing = mean(&first[helped], color, stone) - mean(&first[harmed], color, stone);
        let status = match lean {
            l if swing > 0.9 && l.abs() < 0.5 => Status::Unsettled,
            l if l < DEAD_BELOW => Status::Dead,
            _ => Status::Alive,
        };
        let confidence = match status {
            Status::Unsettled => swing / 2.0,
            _ => lean.abs(),
        };
        chain(status, Basis::Estimated { confidence: confidence.clamp(0.0, 1.0) })
    };
    board.chains().map(judge).collect()
}

/// How far each stone leans to its own side, taking chains together that stand in one area of
/// the opponent's and so live or die together.
fn shared_fate(board: &Board, own: &Ownership) -> Vec<f32> {
    let size = board.size();
    let mut lean: Vec<f32> = vec![0.0; size.area()];
    for (color, stone) in board.chains() {
        let sum: f32 = board.chain(stone).map(|p| own.lean_to(color, p)).sum();
        let mean = sum / board.chain_len(stone) as f32;
        board.chain(stone).for_each(|p| lean[p.index()] = mean);
    }
    for color in Color::BOTH {
        let inside = |p: Point| match board.get(p) {
            None => own.lean_to(color, p) < 0.2,
            Some(c) => c == color && lean[p.index()] < 0.3,
        };
        for region in regions(board, inside) {
            let stones: Vec<Point> =
                region.into_iter().filter(|p| board.get(*p).is_some()).collect();
            let sum: f32 = stones.iter().map(|p| lean[p.index()]).sum();
            for p in &stones {
                lean[p.index()] = sum / stones.len() as f32;
            }
        }
    }
    lean
}

fn finish(
    board: &Board,
    mut chains: Vec<ChainStatus>,
    proved: &[Unconditional; 2],
    own: &Ownership,
) -> Proposal {
    let size = board.size();
    let mut dead = PointSet::new(size);
    for chain in chains.iter().filter(|c| c.status == Status::Dead) {
        dead.extend(board.chain(chain.stone));
    }
    let settled = board.without(&dead);
    let mut alive = PointSet::new(size);
    proved.iter().for_each(|side| alive.extend(side.chains.iter()));
    let seki = seki(&settled, &alive, own);
    for chain in &mut chains {
        if seki.contains(chain.stone) && chain.status != Status::Dead {
            chain.status = Status::Seki;
        }
    }
    let mut proposal = Proposal {
        dead,
        seki,
        owner: size.points().map(|p| settled.get(p)).collect(),
        dame: PointSet::new(size),
        dame_count: false,
        unsealed: PointSet::new(size),
        chains,
        lean: size.points().map(|p| own.lean(p)).collect(),
    };
    for region in regions(&settled, |p| settled.is_empty(p)) {
        let near = region.iter().flat_map(|p| settled.neighbours(*p)).map(|q| settled.get(q));
        let sides = Color::BOTH.map(|color| near.clone().any(|c| c == Some(color)));
        match sides {
            [true, true] => mixed(&settled, &region, own, &mut proposal),
            [black, white] => {
                let color = if black { Some(Color::Black) } else { white.then_some(Color::White) };
                region.iter().for_each(|p| proposal.owner[p.index()] = color);
            }
        }
    }
    proposal
}

/// Sorts the points of a region that touches both sides: shared liberties of a seki are
/// neither dame nor unsealed; points only one side can want mean that the border through the
/// region is open, and it is open where points of both sides meet; the rest is dame.
fn mixed(settled: &Board, region: &[Point], own: &Ownership, proposal: &mut Proposal) {
    let touches =
        |p: Point, color: Color| settled.neighbours(p).any(|q| settled.get(q) == Some(color));
    if region.len() <= 6 && nobody_plays_first(settled, region) {
        return;
    }
    let quiet = |p: &Point| {
        let free = settled.neighbours(*p).filter(|q| settled.is_empty(*q)).count();
        Color::BOTH.iter().filter(|c| touches(*p, **c)).count() < 2 && free > 0
    };
    let open = region.iter().filter(|p| quiet(p)).any(|p| own.lean(*p).abs() > 0.3);
    for &p in region {
        let side = own.lean(p);
        let meets = settled
            .neighbours(p)
            .any(|q| settled.is_empty(q) && (own.lean(q) > 0.0) != (side > 0.0));
        if !open {
            proposal.dame.insert(p);
        } else if meets || (touches(p, Color::Black) && touches(p, Color::White)) {
            proposal.unsealed.insert(p);
        }
    }
}

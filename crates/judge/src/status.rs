//! Every chain judged: by proof, by reading where that reaches, else by playouts.

use crate::benson::{Unconditional, unconditional};
use crate::confirm::Confirmed;
use crate::life::{Enclosure, Fate};
use crate::ownership::Ownership;
use crate::region::regions;
use crate::verdict::{Basis, ChainStatus, Status, Why};
use tengen_rules::{Board, Color, Point, PointSet};

/// Below this lean to its own side a chain is taken for dead.
const DEAD_BELOW: f32 = -0.1;
/// A chain that leans further to its own side is taken to stand while others are read.
const STANDS_ABOVE: f32 = 0.75;
/// The most positions read for one question, where there are not many in all.
const QUESTION: usize = 15_000;

/// What is known before chains are judged.
pub(crate) struct Known<'a> {
    pub(crate) board: &'a Board,
    /// What is settled for either side.
    pub(crate) proved: &'a [Unconditional; 2],
    /// Playouts with `to_move` moving first, and with the other.
    pub(crate) first: &'a [Ownership; 2],
    pub(crate) own: &'a Ownership,
    pub(crate) to_move: Color,
}

/// The stones that live for certain or by all appearances in playouts.
pub(crate) fn standing(board: &Board, own: &Ownership) -> PointSet {
    let mut standing = PointSet::new(board.size());
    for color in Color::BOTH {
        standing.extend(unconditional(board, color).chains.iter());
    }
    for (color, stone) in board.chains() {
        let sum: f32 = board.chain(stone).map(|p| own.lean_to(color, p)).sum();
        if sum / board.chain_len(stone) as f32 > STANDS_ABOVE {
            standing.extend(board.chain(stone));
        }
    }
    standing
}

impl Known<'_> {
    /// Every chain, reading at most so many positions in all.
    pub(crate) fn statuses(&self, positions: usize) -> Vec<ChainStatus> {
        let lean = self.shared_fate();
        let mut chains: Vec<ChainStatus> = self
            .board
            .chains()
            .map(|(color, stone)| self.at_first_sight(color, stone, lean[stone.index()]))
            .collect();
        self.read(&mut chains, &lean, positions);
        chains
    }

    /// Without reading.
    fn at_first_sight(&self, color: Color, stone: Point, lean: f32) -> ChainStatus {
        let stones = self.board.chain_len(stone);
        let chain = |status, basis, why| ChainStatus { color, stone, stones, status, basis, why };
        if self.proved[color.index()].chains.contains(stone) {
            return chain(Status::Alive, Basis::Proved, Why::TwoEyes);
        }
        if self.proved[(!color).index()].territory.contains(stone) {
            return chain(Status::Dead, Basis::Proved, Why::NoRoom);
        }
        // `first[0]` has `to_move` moving first.
        let (helped, harmed) = if color == self.to_move { (0, 1) } else { (1, 0) };
        let mean = |own: &Ownership| self.mean(own, color, stone);
        let swing = mean(&self.first[helped]) - mean(&self.first[harmed]);
        let status = match lean {
            l if swing > 0.9 && l.abs() < 0.5 => Status::Unsettled,
            l if l < DEAD_BELOW => Status::Dead,
            _ => Status::Alive,
        };
        let confidence = match status {
            Status::Unsettled => swing / 2.0,
            _ => lean.abs(),
        };
        let basis = Basis::Estimated { confidence: confidence.clamp(0.0, 1.0) };
        chain(status, basis, Why::Playouts)
    }

    fn mean(&self, own: &Ownership, color: Color, stone: Point) -> f32 {
        let sum: f32 = self.board.chain(stone).map(|p| own.lean_to(color, p)).sum();
        sum / self.board.chain_len(stone) as f32
    }

    /// How far each stone leans to its own side, taking chains together that stand in one area
    /// of the opponent's and so live or die together.
    fn shared_fate(&self) -> Vec<f32> {
        let (board, own) = (self.board, self.own);
        let mut lean: Vec<f32> = vec![0.0; board.size().area()];
        for (color, stone) in board.chains() {
            let mean = self.mean(own, color, stone);
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

    /// Reads the chains that are in doubt or said to be dead, the most doubtful first, taking
    /// the others to stand.
    fn read(&self, chains: &mut [ChainStatus], lean: &[f32], mut positions: usize) {
        let mut standing = PointSet::new(self.board.size());
        let mut doubted = Vec::new();
        for (i, chain) in chains.iter().enumerate() {
            let lean = lean[chain.stone.index()];
            match (chain.status, chain.basis) {
                (Status::Alive, Basis::Proved) => standing.extend(self.board.chain(chain.stone)),
                (_, Basis::Proved) => {}
                (Status::Alive, _) if lean > STANDS_ABOVE => {
                    standing.extend(self.board.chain(chain.stone));
                }
                _ => doubted.push((lean.abs(), i)),
            }
        }
        doubted.sort_by(|a, b| a.0.total_cmp(&b.0));
        // With much to spend one question may be dear.
        let most = QUESTION.max(positions / 4);
        // What is found to live makes the parts of the others smaller.
        let mut left: Vec<usize> = doubted.into_iter().map(|(_, i)| i).collect();
        loop {
            let before = left.len();
            left.retain(|&i| {
                if positions == 0 {
                    return false;
                }
                let stone = chains[i].stone;
                let Some(part) = Enclosure::around(self.board, stone, &standing) else {
                    return true;
                };
                let mut question = positions.min(most);
                let fate = part.fate(stone, &mut question);
                positions -= (positions.min(most) - question).max(1);
                let Some(fate) = fate else { return false };
                // Stones that people would leave may well be taken, for something in return.
                if matches!(fate, Fate::Dies(_)) && chains[i].status == Status::Alive {
                    let share = positions.min(most);
                    positions -= share;
                    if part.confirm(stone, share) != Ok(Confirmed::Dead) {
                        return false;
                    }
                }
                if let Fate::Lives(_) = fate {
                    standing.extend(self.board.chain(stone));
                }
                tell(&mut chains[i], fate, part.is_proved());
                false
            });
            if left.is_empty() || left.len() == before {
                break;
            }
        }
    }
}

/// Puts what was read in place of what was estimated.
fn tell(chain: &mut ChainStatus, fate: Fate, proved: bool) {
    // Whose threats are more is no matter of the position's part.
    let proved = proved && !matches!(fate, Fate::Ko { .. });
    chain.basis = if proved { Basis::Proved } else { Basis::Read };
    (chain.status, chain.why) = match fate {
        Fate::Lives(answers) => (Status::Alive, Why::Holds { answers }),
        // Nothing need be played where there is no room for two eyes.
        Fate::Dies(line) if line.is_empty() => (Status::Dead, Why::NoRoom),
        Fate::Dies(line) => (Status::Dead, Why::Captured { line }),
        Fate::Unsettled { lost, saved } => (Status::Unsettled, Why::FirstMove { lost, saved }),
        Fate::Ko { line, captured } => {
            let status = match captured {
                Some(true) => Status::Dead,
                Some(false) => Status::Alive,
                None => Status::Unsettled,
            };
            (status, Why::Ko { line })
        }
    };
}

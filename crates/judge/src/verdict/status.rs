//! The status of every chain: by proof, by reading where that reaches, else by an estimate from
//! playouts and a network.

use crate::ask::{Step, Turn, share};
use crate::capture::CaptureReading;
use crate::life::{Confirmed, Fate, ko_of};
use crate::part::Enclosure;
use crate::playout::{Ownership, STANDS_ABOVE};
use crate::shape::{Unconditional, standing};
use crate::verdict::Foreseen;
use crate::verdict::ko_fight::{self, open_kos};
use crate::verdict::{Basis, ChainStatus, Status, Why};
use tengen_rules::{Board, Color, HypotheticalKo, Point, PointSet};

/// A chain that leans to its own side by less than this counts as dead.
const DEAD_BELOW: f32 = -0.1;
/// A chain that leans more than this counts as alive, though a closer look says unsettled.
const LIVES_ABOVE: f32 = 0.5;
/// The least confidence that a chain is unsettled.
const EVEN: f32 = 0.5;
/// The largest area whose stones are judged as a whole.
const MOST_WHOLE: usize = 24;
/// If playouts and the network both lean more than this, and to different sides, neither counts.
const DIVIDED_ABOVE: f32 = 0.3;
/// A chain that leans more than this to its own side and can be taken may be left by players.
const LEFT_ABOVE: f32 = 0.3;
/// The most positions read for one question, unless the whole allowance is large.
const QUESTION: usize = 15_000;

/// A chain with at most this many liberties may be dead in hypothetical play though it looks alive.
const FEW: usize = 3;
/// The most positions of one capture reading, and the longest line told of it.
const CAPTURE: usize = 500;
const LONGEST_FALL: usize = 60;
/// The most positions read to find by how many turns a race is won.
const RACE: usize = 600;

/// The facts known before chains are judged.
pub(crate) struct Known<'a> {
    pub(crate) board: &'a Board,
    /// The stones and territory proved for either side.
    pub(crate) proved: &'a [Unconditional; 2],
    /// Playouts with `to_move` moving first, and with the other side.
    pub(crate) first: &'a [Ownership; 2],
    pub(crate) own: &'a Ownership,
    /// The expectation of a network, if one was asked.
    pub(crate) foreseen: Option<&'a Foreseen>,
    pub(crate) to_move: Color,
    /// The rule for kos where hypothetical play decides life and death.
    pub(crate) ko: HypotheticalKo,
}

/// How often estimates were right: the least lean of a row, and the share right from there on.
/// Measured on 1383 chains of 64 finished games (`examples/calibration.rs`); every estimate was
/// right. Each row uses the rule of succession, since nothing is certain because it was always so.
/// It says nothing of positions in mid-game.
const RIGHT: [(f32, f32); 5] =
    [(0.9, 0.999), (0.7, 0.994), (0.5, 0.974), (0.3, 0.929), (0.0, 0.857)];

/// The confidence of an estimate with this lean.
fn how_often_right(lean: f32) -> f32 {
    let row = RIGHT.iter().find(|(from, _)| lean.abs() >= *from);
    row.map_or(0.0, |(_, right)| *right)
}

impl Known<'_> {
    /// The status of every chain, from reading at most `positions` positions in all.
    pub(crate) fn statuses(&self, positions: usize) -> Vec<ChainStatus> {
        let lean = self.shared_fate();
        let mut chains: Vec<ChainStatus> = self
            .board
            .chains()
            .map(|(color, stone)| self.at_first_sight(color, stone, lean[stone.index()]))
            .collect();
        self.read(&mut chains, &lean, positions);
        self.judge_whole(&mut chains, &lean);
        ko_fight::agree(self.board, &mut chains);
        chains
    }

    /// Gives one status to the estimated chains of one side that only empty points and their dead
    /// stones part, unless the living ones have room for two eyes elsewhere. Dead and living stones
    /// cannot lie in one area of the opponent.
    fn judge_whole(&self, chains: &mut [ChainStatus], lean: &[f32]) {
        let board = self.board;
        let dead = |chain: &&ChainStatus| chain.status == Status::Dead;
        let removed = chains.iter().filter(dead).flat_map(|chain| board.chain(chain.stone));
        let removed = PointSet::of(board.size(), removed);
        let stands = standing(&board.without(&removed));
        for color in Color::BOTH {
            let open = |p: Point| {
                board.is_empty(p) || (board.get(p) == Some(color) && removed.contains(p))
            };
            for area in board.regions(open).into_iter().filter(|area| area.len() <= MOST_WHOLE) {
                let area = PointSet::of(board.size(), area);
                let beside = |stone: Point| {
                    let mut around = board.chain(stone).flat_map(|p| board.neighbours(p));
                    area.contains(stone) || around.any(|q| area.contains(q))
                };
                let estimated = chains.iter_mut().filter(|chain| {
                    chain.color == color
                        && chain.why == self.unread()
                        && !stands.contains(chain.stone)
                        && beside(chain.stone)
                });
                agree(&mut estimated.collect::<Vec<_>>(), lean);
            }
        }
    }

    /// The status of a chain without reading.
    fn at_first_sight(&self, color: Color, stone: Point, lean: f32) -> ChainStatus {
        let stones = self.board.chain_len(stone);
        let chain = |status, basis, why| ChainStatus {
            color,
            stone,
            stones,
            status,
            basis,
            why,
            spare: None,
        };
        if self.proved[color].chains.contains(stone) {
            return chain(Status::Alive, Basis::Proved, Why::TwoEyes);
        }
        if self.proved[!color].territory.contains(stone) {
            return chain(Status::Dead, Basis::Proved, Why::NoRoom);
        }
        // `first[0]` has `to_move` moving first.
        let (helped, harmed) = if color == self.to_move { (0, 1) } else { (1, 0) };
        let mean = |own: &Ownership| own.mean(self.board, color, stone);
        let swing = mean(&self.first[helped]) - mean(&self.first[harmed]);
        if self.is_divided(color, stone) {
            let basis = Basis::Estimated { confidence: EVEN };
            return chain(Status::Unsettled, basis, Why::Divided);
        }
        let status = match lean {
            l if self.hangs(stone) && (DEAD_BELOW..LIVES_ABOVE).contains(&l) => Status::Unsettled,
            l if swing > 0.9 && l.abs() < 0.5 => Status::Unsettled,
            l if l < DEAD_BELOW => Status::Dead,
            _ => Status::Alive,
        };
        let confidence = match status {
            // Too few unsettled chains were measured to say more.
            Status::Unsettled => (swing / 2.0).max(EVEN),
            _ => how_often_right(lean),
        };
        let basis = Basis::Estimated { confidence: confidence.clamp(0.0, 1.0) };
        chain(status, basis, self.unread())
    }

    /// Whether playouts and the network expect the opposite of each other about a chain, and no
    /// closer look was had.
    fn is_divided(&self, color: Color, stone: Point) -> bool {
        let Some(seen) = self.foreseen else { return false };
        if seen.fates.iter().any(|(stones, _)| stones.contains(stone)) {
            return false;
        }
        let played = self.own.mean(self.board, color, stone);
        let shares = self.board.chain(stone).filter_map(|p| seen.shares.get(p.index()));
        let black = shares.sum::<f32>() / self.board.chain_len(stone) as f32;
        let expected = if color == Color::Black { black } else { -black };
        played * expected < 0.0 && played.abs().min(expected.abs()) > DIVIDED_ABOVE
    }

    /// Whether a closer look says that the first move decides about a stone.
    fn hangs(&self, stone: Point) -> bool {
        let fates = self.foreseen.iter().flat_map(|seen| &seen.fates);
        fates.filter(|(_, fate)| *fate == Status::Unsettled).any(|(p, _)| p.contains(stone))
    }

    /// How far a point will be `color`'s. Playouts count half and the network half if one was
    /// asked, since each overlooks points that the other shows.
    fn lean_to(&self, color: Color, point: Point) -> f32 {
        let played = self.own.lean_to(color, point);
        match self.foreseen.and_then(|seen| seen.shares.get(point.index())) {
            Some(share) if color == Color::Black => 0.5 * (share + played),
            Some(share) => 0.5 * (played - share),
            None => played,
        }
    }

    /// How far each stone leans to its own side. Chains that stand in one area of the opponent live
    /// or die together, so they share one lean.
    fn shared_fate(&self) -> Vec<f32> {
        let board = self.board;
        let mut lean: Vec<f32> = vec![0.0; board.size().area()];
        for (color, stone) in board.chains() {
            let sum: f32 = board.chain(stone).map(|p| self.lean_to(color, p)).sum();
            let mean = sum / board.chain_len(stone) as f32;
            board.chain(stone).for_each(|p| lean[p.index()] = mean);
        }
        for color in Color::BOTH {
            let inside = |p: Point| match board.get(p) {
                None => self.lean_to(color, p) < 0.2,
                // Their status alone is known.
                Some(_) if self.hangs(p) => false,
                Some(c) => c == color && lean[p.index()] < 0.3,
            };
            for region in board.regions(inside) {
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

    /// Reads the chains that are in doubt or look dead, the most doubtful first. The other chains
    /// count as standing.
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
        // With a large allowance one question may use more.
        let most = QUESTION.max(positions / 4);
        // Chains that are found to live make the parts of the others smaller.
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
                let before = positions;
                let leans = lean[stone.index()];
                let read = self.read_in(&part, &mut chains[i], leans, most, &mut positions);
                // A question costs a position even if nothing was read.
                positions = positions.min(before - 1);
                if read && matches!(chains[i].why, Why::Holds { .. }) {
                    standing.extend(self.board.chain(stone));
                }
                false
            });
            if left.is_empty() || left.len() == before {
                break;
            }
        }
        self.read_captures(chains, &mut positions);
        if self.ko == HypotheticalKo::PassForKo {
            self.imagine(chains, &standing, &mut positions);
        }
        self.weigh(chains, &standing, positions);
    }

    /// Reads a chain in a part that is shut off, from at most `most` positions. Says whether that
    /// gave it a status.
    fn read_in(
        &self,
        part: &Enclosure,
        chain: &mut ChainStatus,
        lean: f32,
        most: usize,
        positions: &mut usize,
    ) -> bool {
        let stone = chain.stone;
        let Some(fate) = share(positions, most, |left| part.fate(stone, left)) else {
            return false;
        };
        // Under rules with hypothetical play, it decides about chains that can be taken or depend
        // on a ko. Under other rules, a chain that players would leave may be taken for something
        // in return.
        let imagined =
            self.ko == HypotheticalKo::PassForKo && matches!(fate, Fate::Dies(_) | Fate::Ko { .. });
        let left = matches!(fate, Fate::Dies(_)) && lean > LEFT_ABOVE;
        let confirmed = (imagined || left).then(|| {
            let confirm = |left: &mut usize| part.confirm_within(stone, left);
            share(positions, most, confirm).ok()
        });
        if left && !imagined && confirmed != Some(Some(Confirmed::Dead)) {
            return false;
        }
        self.tell(chain, fate, part);
        if imagined {
            decide(chain, confirmed.flatten());
        }
        true
    }

    /// Replaces an estimate by the result of a reading in a part.
    fn tell(&self, chain: &mut ChainStatus, fate: Fate, part: &Enclosure) {
        // A proof about the part says nothing of threats elsewhere.
        let proved = part.is_proved() && !matches!(fate, Fate::Ko { .. });
        chain.basis = if proved { Basis::Proved } else { Basis::Read };
        (chain.status, chain.why) = match fate {
            Fate::Lives(answers) => (Status::Alive, Why::Holds { answers }),
            // No move is needed where there is no room for two eyes.
            Fate::Dies(line) if line.is_empty() => (Status::Dead, Why::NoRoom),
            Fate::Dies(line) => (Status::Dead, Why::Captured { line }),
            Fate::Unsettled { lost, saved } => (Status::Unsettled, Why::FirstMove { lost, saved }),
            Fate::Ko { line, captured } => {
                let inside = PointSet::of(self.board.size(), part.points());
                let open = open_kos(self.board).map(|(_, point, _)| point);
                let open = open.filter(|p| inside.contains(*p)).min_by_key(|p| p.index());
                let status = match captured {
                    Some(true) => Status::Dead,
                    Some(false) => Status::Alive,
                    None => Status::Unsettled,
                };
                let ko = ko_of(self.board, &line).or(open);
                (status, Why::Ko { ko, line })
            }
        };
    }

    /// Reads the chains that look as if they stood in `seki`, and were not read yet. Those that can
    /// be taken get another status. Those that cannot be read to the end are unsettled: a seki has
    /// to be shown. Says whether a status changed.
    pub(crate) fn show(
        &self,
        seki: &PointSet,
        chains: &mut [ChainStatus],
        positions: &mut usize,
    ) -> bool {
        let alive = |chain: &&ChainStatus| chain.status == Status::Alive;
        let elsewhere = chains.iter().filter(alive).filter(|chain| !seki.contains(chain.stone));
        let stones = elsewhere.flat_map(|chain| self.board.chain(chain.stone));
        let standing = PointSet::of(self.board.size(), stones);
        let most = QUESTION.max(*positions / 4);
        let mut changed = false;
        let looks_so = |chain: &ChainStatus| {
            let estimated = matches!(chain.basis, Basis::Estimated { .. });
            chain.status == Status::Alive && estimated && seki.contains(chain.stone)
        };
        for chain in chains.iter_mut().filter(|chain| looks_so(chain)) {
            let part = Enclosure::around(self.board, chain.stone, &standing);
            let read = part.is_some_and(|part| self.read_in(&part, chain, -1.0, most, positions));
            if !read {
                chain.status = Status::Unsettled;
                chain.basis = Basis::Estimated { confidence: EVEN };
                chain.why = Why::Unread;
            }
            changed |= chain.status != Status::Alive;
        }
        changed
    }

    /// Reads the chains with few liberties that look dead and lie in parts too open to be read to
    /// their end. It asks whether they fall before they get more liberties, though their owner has
    /// every ko threat.
    fn read_captures(&self, chains: &mut [ChainStatus], positions: &mut usize) {
        let open = |c: &ChainStatus| c.status == Status::Dead && c.why == self.unread();
        for chain in chains.iter_mut().filter(|chain| open(chain)) {
            if self.board.liberties(chain.stone).len() > FEW {
                continue;
            }
            let reading = CaptureReading::open(self.board, chain.stone, 4, chain.color);
            let Some(mut reading) = reading else { continue };
            let taken = share(positions, CAPTURE, |left| {
                reading.is_taken(self.board, chain.color, None, left)
            });
            if taken == Some(true) {
                chain.basis = Basis::Read;
                let line = share(positions, CAPTURE, |left| {
                    fall(&mut reading, self.board, chain.color, left)
                });
                chain.why = Why::Captured { line };
            }
        }
    }

    /// Lets hypothetical play decide about chains that look alive and have few liberties. In play
    /// nobody may touch them, because of threats or repetition; they may be dead all the same.
    fn imagine(&self, chains: &mut [ChainStatus], standing: &PointSet, positions: &mut usize) {
        let open = |c: &ChainStatus| c.status == Status::Alive && c.why == self.unread();
        for chain in chains.iter_mut().filter(|chain| open(chain)) {
            let stone = chain.stone;
            if self.board.liberties(stone).len() > FEW {
                continue;
            }
            let mut others = standing.clone();
            self.board.chain(stone).for_each(|p| {
                others.remove(p);
            });
            let Some(part) = Enclosure::around(self.board, stone, &others) else { continue };
            let found = share(positions, QUESTION, |left| part.confirm_within(stone, left));
            if found == Ok(Confirmed::Dead) {
                (chain.status, chain.basis) = (Status::Dead, Basis::Read);
                chain.why = Why::Imagined;
            }
        }
    }

    /// The reason given for chains that were not read.
    fn unread(&self) -> Why {
        if self.foreseen.is_some() { Why::Foreseen } else { Why::Playouts }
    }

    /// Finds by how many turns captured chains fall behind, with the positions left.
    fn weigh(&self, chains: &mut [ChainStatus], standing: &PointSet, mut positions: usize) {
        let captured = |chain: &&mut ChainStatus| {
            chain.status == Status::Dead && matches!(chain.why, Why::Captured { .. })
        };
        for chain in chains.iter_mut().filter(captured) {
            let Some(part) = Enclosure::around(self.board, chain.stone, standing) else { continue };
            let spare = |left: &mut usize| part.spare(chain.stone, left);
            chain.spare = share(&mut positions, RACE, spare);
        }
    }
}

/// The line by which a chain that falls is taken, its owner moving first, from reading at most
/// `positions` more positions.
fn fall(
    reading: &mut CaptureReading,
    board: &Board,
    first: Color,
    positions: &mut usize,
) -> Vec<Turn> {
    let (mut board, mut color, mut ko) = (board.clone(), first, None);
    let mut line: Vec<Turn> = Vec::new();
    while line.len() < LONGEST_FALL && board.get(reading.stone()) == Some(reading.owner()) {
        let last = board.atari(reading.stone()).filter(|_| color != reading.owner());
        let step = match (last, reading.fall(&board, color, ko, positions)) {
            // A chain in atari is taken.
            (Some(point), _) => Step::Play(point),
            (None, Some((_, step))) => step,
            (None, None) => break,
        };
        ko = match step {
            Step::Play(point) => match board.play(color, point) {
                Ok(played) => played.ko,
                Err(_) => break,
            },
            Step::Pass | Step::PassFor(_) => None,
        };
        line.push(Turn { color, step });
        color = !color;
    }
    line
}

/// Gives chains of which some look dead and some alive the status that all of them together lean
/// to.
fn agree(chains: &mut [&mut ChainStatus], lean: &[f32]) {
    let has = |status| chains.iter().any(|chain| chain.status == status);
    if !has(Status::Dead) || !has(Status::Alive) {
        return;
    }
    let stones: f32 = chains.iter().map(|chain| chain.stones as f32).sum();
    let leans = |chain: &&mut ChainStatus| lean[chain.stone.index()] * chain.stones as f32;
    let mean = chains.iter().map(leans).sum::<f32>() / stones;
    for chain in chains {
        chain.status = if mean < 0.0 { Status::Dead } else { Status::Alive };
        chain.basis = Basis::Estimated { confidence: how_often_right(mean) };
    }
}

/// Lets hypothetical play decide if it was read to its end; else the earlier reading stands.
fn decide(chain: &mut ChainStatus, confirmed: Option<Confirmed>) {
    let Some(confirmed) = confirmed else { return };
    chain.status = match confirmed {
        Confirmed::Dead => Status::Dead,
        Confirmed::Uncapturable | Confirmed::Enabling => Status::Alive,
    };
    if confirmed == Confirmed::Enabling
        && let Why::Captured { line } | Why::Ko { line, .. } = &chain.why
    {
        chain.why = Why::Renewed { line: line.clone() };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The line by which the chain on `stone`, whose owner moves first, is taken.
    fn fall_of(text: &str, stone: &str) -> Vec<String> {
        let board = Board::parse(text).unwrap();
        let stone = board.size().parse(stone).unwrap();
        let owner = board.get(stone).unwrap();
        let mut reading = CaptureReading::open(&board, stone, 4, owner).unwrap();
        assert_eq!(reading.is_taken(&board, owner, None, &mut { CAPTURE }), Some(true));
        let name = |turn: &Turn| match turn.step {
            Step::Play(point) => board.size().name(point),
            _ => "pass".to_owned(),
        };
        fall(&mut reading, &board, owner, &mut { CAPTURE }).iter().map(name).collect()
    }

    #[test]
    fn an_owner_who_can_take_a_ko_takes_it() {
        let line = fall_of(
            ". X O X . X .
             . X O O X X .
             . X X . X . .
             X X X X X X X
             O O O O O O O
             . . . . . . .
             . O . O . . .
             . . . . . . .",
            "C8",
        );
        assert_eq!(line[0], "E8", "{line:?}");
    }

    #[test]
    fn an_owner_without_a_useful_play_passes() {
        let board = Board::parse(
            ". . . . . . .
             . . . . . . .
             . . . . . . .
             . . . . . . .
             . . . . . . .
             O O . . . . .
             X . O . . . .",
        )
        .unwrap();
        let at = |name| board.size().parse(name).unwrap();
        let mut reading = CaptureReading::open(&board, at("A1"), 4, Color::Black).unwrap();
        assert_eq!(reading.is_taken(&board, Color::Black, None, &mut { CAPTURE }), Some(true));
        let mut steps = |left: &mut usize| -> Vec<Step> {
            let line = fall(&mut reading, &board, Color::Black, left);
            line.iter().map(|turn| turn.step).collect()
        };
        let mut left = CAPTURE;
        // Without positions it is not known that a play needs no answer.
        assert!(matches!(steps(&mut 0)[0], Step::Play(_)));
        assert_eq!(steps(&mut left), [Step::Pass, Step::Play(at("B1"))]);
        assert!(left < CAPTURE);
    }
}

//! The owner of each point if play stopped here, as the networks are shown it.

use tengen_judge::Benson;
use tengen_rules::{Board, Color, Point};

/// The part of the areas that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Show {
    /// All area: stones and all points that only one side surrounds.
    All,
    /// The areas that live by themselves, apart from any seki. If set, also the stones in seki, and
    /// the points surrounded there (dead stones on them among them).
    Independent {
        /// Stones in seki too.
        stones: bool,
        /// Points surrounded in seki too.
        territory: bool,
    },
}

/// Finds areas again and again without allocation.
#[derive(Debug, Default)]
pub(super) struct Areas {
    benson: Benson,
    owner: Vec<Option<Color>>,
    shown: Vec<Option<Color>>,
    /// Whether the area of a point is one with seki, once the search has come to it.
    seki: Vec<bool>,
    queue: Vec<Point>,
}

impl Areas {
    /// Finds the areas of `board`; `suicide` as in [`Benson::read`].
    pub(super) fn read(&mut self, board: &Board, show: Show, suicide: bool) -> Shown<'_> {
        self.find(board, suicide);
        match show {
            Show::All => Shown { owner: &self.owner, groups: [0; 2] },
            Show::Independent { stones, territory } => {
                let groups = self.find_independent(board);
                for p in board.size().points() {
                    let owner = self.owner[p.index()];
                    let kept = if board.get(p) == owner { stones } else { territory };
                    if owner.is_some() && kept {
                        self.shown[p.index()] = owner;
                    }
                }
                Shown { owner: &self.shown, groups }
            }
        }
    }

    /// Stones and the points they surround; within unconditional life also the dead stones.
    fn find(&mut self, board: &Board, suicide: bool) {
        let size = board.size();
        self.owner.clear();
        self.owner.resize(size.area(), None);
        for color in [Color::Black, Color::White] {
            if board.stones(color) == 0 {
                continue;
            }
            self.benson.read(board, color, suicide);
            for p in size.points() {
                if self.benson.is_alive(board, p) {
                    self.owner[p.index()] = Some(color);
                }
            }
            for region in self.benson.regions() {
                let own = region.enclosed && (region.interior.len() <= 1 || !region.holds_stones);
                for p in region.points {
                    let owner = &mut self.owner[p.index()];
                    // Points that only the stones of one side surround are not its own if those
                    // stones are dead in the other side's unconditional life.
                    if own || (!region.holds_stones && owner.is_none()) {
                        *owner = Some(color);
                    }
                }
            }
        }
        for p in size.points() {
            let owner = &mut self.owner[p.index()];
            *owner = owner.or(board.get(p));
        }
    }

    /// Shows the areas that touch no neutral point and have no stone in atari; counts them.
    fn find_independent(&mut self, board: &Board) -> [u16; 2] {
        let size = board.size();
        self.seki.clear();
        self.seki.resize(size.area(), false);
        self.shown.clear();
        self.shown.resize(size.area(), None);
        for p in size.points() {
            let Some(color) = self.owner[p.index()] else { continue };
            let atari = || board.get(p) == Some(color) && board.atari(p).is_some();
            let neutral = |q: Point| board.is_empty(q) && self.owner[q.index()].is_none();
            if !self.seki[p.index()] && (atari() || board.neighbours(p).any(neutral)) {
                let (owner, seki) = (&self.owner, &mut self.seki);
                flood(board, &mut self.queue, p, |q| {
                    owner[q.index()] == Some(color)
                        && !std::mem::replace(&mut seki[q.index()], true)
                });
            }
        }
        let mut groups = [0; 2];
        for p in size.points() {
            let Some(color) = self.owner[p.index()] else { continue };
            if !self.seki[p.index()] && self.shown[p.index()].is_none() {
                groups[color] += 1;
                let (owner, shown) = (&self.owner, &mut self.shown);
                flood(board, &mut self.queue, p, |q| {
                    owner[q.index()] == Some(color) && shown[q.index()].replace(color).is_none()
                });
            }
        }
        groups
    }
}

/// The areas of a position.
pub(super) struct Shown<'a> {
    /// The owner of each point, by the point's index.
    pub(super) owner: &'a [Option<Color>],
    /// How many independent groups Black and White have; 0 where all area is shown.
    pub(super) groups: [u16; 2],
}

/// Visits `start` and the points connected to it that `enter` says yes to. Each is asked until it
/// has said yes once.
fn flood(
    board: &Board,
    queue: &mut Vec<Point>,
    start: Point,
    mut enter: impl FnMut(Point) -> bool,
) {
    queue.clear();
    enter(start);
    queue.push(start);
    while let Some(p) = queue.pop() {
        queue.extend(board.neighbours(p).filter(|q| enter(*q)));
    }
}

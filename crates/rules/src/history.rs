//! The positions a line of play went through.

use crate::hashes::Hashes;
use crate::positions::Positions;
use crate::{Board, Color, Point, Size, Superko};
use alloc::vec::Vec;

/// The kind of move that led to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Start,
    Play {
        captured: u16,
        /// The point, if the play took a ko.
        took_ko: Option<Point>,
    },
    Pass,
    Button,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    mover: Color,
    kind: Kind,
    next: Color,
}

/// Every position since the start, with the player who made it, the kind of move, and the next
/// turn.
#[derive(Debug)]
pub(crate) struct History {
    entries: Vec<Entry>,
    positions: Positions,
    hashes: Hashes,
    /// The first entry that a repetition can be of. Taking the button lifts all bans: the board
    /// with the button beside it is another position than without.
    since: usize,
}

impl Clone for History {
    fn clone(&self) -> History {
        History {
            entries: self.entries.clone(),
            positions: self.positions.clone(),
            hashes: self.hashes.clone(),
            since: self.since,
        }
    }

    fn clone_from(&mut self, source: &History) {
        self.entries.clone_from(&source.entries);
        self.hashes.clone_from(&source.hashes);
        self.positions.clone_from(&source.positions);
        self.since = source.since;
    }
}

impl History {
    pub(crate) fn new(board: &Board, to_move: Color) -> History {
        let mut history = History {
            entries: Vec::new(),
            positions: Positions::new(board.size()),
            hashes: Hashes::default(),
            since: 0,
        };
        // The start has no mover: every question about a mover looks at the kind first.
        history.push(board, !to_move, Kind::Start, to_move);
        history
    }

    /// Lets the line begin with `to_move`.
    pub(crate) fn begin_with(&mut self, to_move: Color) {
        let start = Entry { mover: !to_move, kind: Kind::Start, next: to_move };
        self.entries[0] = start;
    }

    pub(crate) fn push(&mut self, board: &Board, mover: Color, kind: Kind, next: Color) {
        if kind == Kind::Button {
            self.since = self.entries.len();
        }
        self.entries.push(Entry { mover, kind, next });
        self.hashes.push(board.hash());
        self.positions.push(board);
    }

    pub(crate) fn moves(&self) -> usize {
        self.entries.len() - 1
    }

    /// Whether some position may equal one with this hash.
    pub(crate) fn any_hash(&self, hash: u64) -> bool {
        self.hashes.newest(hash).is_some()
    }

    /// The entries that count whose position is exactly `board`, the newest first.
    fn same<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = (usize, Entry)> + 'a {
        let newest = self.hashes.newest(board.hash());
        let candidates = core::iter::successors(newest, |at| self.hashes.earlier(*at));
        let equal = move |at: &usize| self.positions.is(*at, board);
        candidates.take_while(|at| *at >= self.since).filter(equal).map(|at| (at, self.entries[at]))
    }

    /// Basic ko. If the last entry was a play of `opponent` and `after` is the position before it,
    /// the number of the entry before the last one.
    pub(crate) fn before_play_of(&self, opponent: Color, after: &Board) -> Option<usize> {
        let last = self.entries.last()?;
        let before = self.moves().checked_sub(1)?;
        let played = matches!(last.kind, Kind::Play { .. }) && last.mover == opponent;
        (played && self.same(after).any(|(at, _)| at == before)).then_some(before)
    }

    /// The entry because of which `rule` forbids `color` to create `after` by capturing `captured`
    /// stones.
    pub(crate) fn forbids(
        &self,
        rule: Superko,
        color: Color,
        after: &Board,
        captured: u16,
    ) -> Option<usize> {
        let mut same = self.same(after);
        match rule {
            Superko::Positional => same.next().map(|(at, _)| at),
            Superko::Situational => same.find(|(_, e)| e.next != color).map(|(at, _)| at),
            Superko::NaturalSituational => same
                .find(|(_, e)| matches!(e.kind, Kind::Play { .. }) && e.mover == color)
                .map(|(at, _)| at),
            Superko::Spight | Superko::Ing => {
                let (at, _) = same.next()?;
                let pass_since = self.entries[at + 1..].iter().any(|e| e.kind == Kind::Pass);
                (!pass_since).then_some(at)
            }
            Superko::Unbalanced => {
                let (at, _) = same.next()?;
                let mut taken = [0u32; 2];
                taken[color] += u32::from(captured);
                for entry in &self.entries[at + 1..] {
                    if let Kind::Play { captured, .. } = entry.kind {
                        taken[entry.mover] += u32::from(captured);
                    }
                }
                (taken[0] != taken[1]).then_some(at)
            }
        }
    }

    /// The number of the move by which the stone on `point` took a ko, if every move since took one
    /// too. The stone is then hot (Ing).
    pub(crate) fn hot(&self, point: Point) -> Option<usize> {
        let took_ko = |entry: &Entry| match entry.kind {
            Kind::Play { took_ko, .. } => took_ko,
            _ => None,
        };
        let moves = self.entries.iter().map(took_ko).enumerate().rev();
        let mut kos = moves.map_while(|(at, took)| Some((at, took?)));
        kos.find(|(_, took)| *took == point).map(|(at, _)| at)
    }

    /// The last earlier entry with the position on the board, if a play brought that back. The same
    /// player must be to move there, unless `any_turn` is set.
    pub(crate) fn recurrence(&self, board: &Board, any_turn: bool) -> Option<usize> {
        let last = self.entries.last()?;
        if !matches!(last.kind, Kind::Play { .. }) {
            return None;
        }
        let earlier = |(at, entry): &(usize, Entry)| {
            *at < self.moves() && (any_turn || entry.next == last.next)
        };
        self.same(board).find(earlier).map(|(at, _)| at)
    }

    /// Whether `color` has passed in this position before the last move but after move `since`.
    pub(crate) fn passed_before(&self, color: Color, board: &Board, since: usize) -> bool {
        self.same(board)
            .filter(|(at, _)| (since + 1..self.moves()).contains(at))
            .any(|(_, e)| e.kind == Kind::Pass && e.mover == color)
    }

    pub(crate) fn board(&self, size: Size, at: usize) -> Option<Board> {
        self.positions.board(size, at)
    }
}

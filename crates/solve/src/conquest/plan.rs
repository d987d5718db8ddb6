//! The state that all threads share which search for a plan.

use crate::grid::{Grid, points};
use crate::life::safe;
use crate::problem::Question;
use crate::reached::{Known, NO_PLAY};
use crate::search::{PASS, Turn};
use crate::stones::{Play, Stones};
use crate::table::Key;
use crate::watch::Watch;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use tengen_rules::{Color, Suicide};

/// The number of positions that may be marked as being looked at.
const MARKS: usize = 1 << 12;

pub(super) struct Plan<'a> {
    pub(super) question: &'a Question,
    pub(super) grid: &'a Grid,
    pub(super) owner: Color,
    pub(super) known: Known,
    /// The number of entries in `known`, roughly.
    entries: AtomicU64,
    watch: &'a Watch,
    /// Moves looked at, and how many may be looked at.
    nodes: AtomicU64,
    most_nodes: u64,
    over: AtomicBool,
    /// The positions that a thread is looking at.
    marks: Vec<AtomicU64>,
}

/// A move and the position after it.
#[derive(Clone, Copy)]
pub(super) struct Next {
    pub(super) play: u8,
    pub(super) stones: Stones,
    pub(super) turn: Turn,
    /// If a region is looked at alone, a point that stands for the rest of the board
    /// ([`regions`](super::regions)); otherwise empty.
    pub(super) beyond: u32,
    pub(super) key: Key,
    /// The number of the symmetry that leads to the key's reflection.
    pub(super) symmetry: u8,
    /// How good the move looks for the side that plays it.
    pub(super) order: i32,
}

impl<'a> Plan<'a> {
    pub(super) fn new(
        question: &'a Question,
        owner: Color,
        memory: usize,
        watch: &'a Watch,
    ) -> Plan<'a> {
        let mut marks = Vec::new();
        marks.resize_with(MARKS, AtomicU64::default);
        Plan {
            question,
            grid: &question.grid,
            owner,
            known: Known::new(memory),
            entries: AtomicU64::new(0),
            watch,
            nodes: AtomicU64::new(0),
            most_nodes: 0,
            over: AtomicBool::new(false),
            marks,
        }
    }

    /// The position that the question is about.
    pub(super) fn start(&self) -> Next {
        let Question { trail, turn, .. } = self.question;
        self.next(NO_PLAY, trail.newest().stones, Turn { passed: false, ..*turn }, 0)
    }

    /// Lets this many more moves be looked at.
    pub(super) fn begin(&mut self, nodes: u64) {
        self.most_nodes = self.nodes().saturating_add(nodes);
        self.resume();
    }

    /// Ends the running searches.
    pub(super) fn end(&self) {
        self.over.store(true, Relaxed);
    }

    pub(super) fn resume(&self) {
        self.over.store(false, Relaxed);
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Counts moves looked at and entries made. Returns whether the search should end.
    pub(super) fn count(&self, nodes: u64, entries: u64) -> bool {
        self.watch.count(nodes);
        self.entries.fetch_add(entries, Relaxed);
        let before = self.nodes.fetch_add(nodes, Relaxed);
        self.over.load(Relaxed) || before + nodes >= self.most_nodes || self.watch.is_stopped()
    }

    /// Makes room in memory.
    pub(super) fn grow(&mut self) {
        self.known.grow(*self.entries.get_mut());
    }

    fn mark(&self, key: Key) -> (&AtomicU64, u64) {
        let hash = key.hash();
        (&self.marks[hash as usize % MARKS], hash)
    }

    /// Whether a thread is looking at a position, as far as the marks show it.
    pub(super) fn is_marked(&self, key: Key) -> bool {
        let (mark, hash) = self.mark(key);
        mark.load(Relaxed) == hash
    }

    pub(super) fn set_mark(&self, key: Key) {
        let (mark, hash) = self.mark(key);
        mark.store(hash, Relaxed);
    }

    pub(super) fn clear_mark(&self, key: Key) {
        self.mark(key).0.store(0, Relaxed);
    }

    pub(super) fn next(&self, play: u8, stones: Stones, turn: Turn, beyond: u32) -> Next {
        let filled = stones.with(self.owner, stones.of(self.owner) | beyond);
        let (first, number) = self.grid.first(filled);
        let ko = turn.ko.map(|point| self.grid.symmetries[number].to[usize::from(point)]);
        let key = Key::new(first, turn.to_move, beyond != 0, ko);
        Next { play, stones, turn, beyond, key, symmetry: number as u8, order: 0 }
    }

    /// The point on the board for a move in the key's reflection.
    pub(super) fn back(&self, position: &Next, play: u8) -> u8 {
        let symmetries = &self.grid.symmetries;
        let back = symmetries[usize::from(position.symmetry)].inverse;
        if play < PASS { symmetries[usize::from(back)].to[usize::from(play)] } else { play }
    }

    /// The best move known.
    pub(super) fn best(&self, position: &Next) -> Option<u8> {
        let best = self.known.get(position.key)?.best;
        (best != NO_PLAY).then(|| self.back(position, best))
    }

    /// The possible plays and their results; only one of several plays that symmetry makes equal.
    pub(super) fn plays(&self, position: &Next) -> impl Iterator<Item = (u8, Play)> + use<'a> {
        let Next { stones, turn, beyond, .. } = *position;
        let (grid, owns) = (self.grid, turn.to_move == self.owner);
        let suicide = !owns && self.question.terms.suicide != Suicide::Forbidden;
        let still = match turn.ko {
            Some(_) => 1,
            None => grid.still(grid.all(), stones),
        };
        let first = move |play: &u8| {
            let twin = |number| grid.symmetries[usize::from(number)].to[usize::from(*play)];
            turn.ko != Some(*play) && points(u32::from(still)).all(|number| twin(number) >= *play)
        };
        let open = points(grid.full & !stones.occupied() & !beyond).filter(first);
        let played = open.map(move |play| (play, stones.play(grid, turn.to_move, play)));
        played.filter(move |(_, played)| match played.lost.count_ones() {
            0 => true,
            // A single stone is as good as a pass.
            1 => false,
            // The owner needs no suicide.
            _ => suicide,
        })
    }

    /// Whether every point is the owner's for certain.
    pub(super) fn is_safe(&self, stones: Stones) -> bool {
        safe(self.grid, stones, self.owner).points == self.grid.full
    }

    /// Whether the opponent has stones that cannot be taken.
    pub(super) fn other_lives(&self, stones: Stones) -> bool {
        safe(self.grid, stones, !self.owner).stones != 0
    }
}

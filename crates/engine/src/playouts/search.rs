//! The growth of the tree, on one thread or more, until time or playouts run out.

use super::candidates::{MovePrior, candidates};
use super::evaluation::{PlayoutEvaluation, win};
use super::tree::{PlayoutOutcome, Tree};
use crate::Choices;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tengen_judge::{Near, Playout, Situation};
use tengen_random::Random;
use tengen_rules::{Color, Line, Point};

/// A node gets children at this visit.
const EXPAND_AT: u32 = 6;

/// One search from one position.
pub(crate) struct PlayoutSearch<'a> {
    pub(crate) line: &'a Line,
    pub(crate) choices: &'a Choices,
    pub(crate) evaluation: &'a PlayoutEvaluation,
    pub(crate) near: &'a Near,
    /// The opponent's last play, if it is known.
    pub(crate) last: Option<Point>,
    /// Whether passes are tried in the tree.
    pub(crate) pass: bool,
    pub(crate) deadline: Instant,
    pub(crate) playouts: u64,
    pub(crate) stop: &'a AtomicBool,
    pub(crate) threads: usize,
    pub(crate) seed: u64,
}

impl PlayoutSearch<'_> {
    /// The tree grown from the root's `candidates`, and how many playouts it took.
    pub(crate) fn run(&self, candidates: &[MovePrior], most_nodes: usize) -> (Tree, u64) {
        let mut tree = Tree::new(most_nodes);
        tree.expand(Tree::ROOT, candidates);
        let tree = Mutex::new(tree);
        let begun = AtomicU64::new(0);
        std::thread::scope(|scope| {
            for i in 1..self.threads {
                let (tree, begun) = (&tree, &begun);
                let work = move || Worker::new(self, i as u64).work(tree, begun);
                // If the system gives no more threads, the others do the work.
                if std::thread::Builder::new().spawn_scoped(scope, work).is_err() {
                    break;
                }
            }
            Worker::new(self, 0).work(&tree, &begun);
        });
        let tree = tree.into_inner().unwrap_or_else(PoisonError::into_inner);
        let playouts = u64::from(tree.node(Tree::ROOT).visits);
        (tree, playouts)
    }

    /// Whether the answer can no longer change. The other moves cannot reach the most visited one
    /// within the playouts left or, at the present pace, within the time left.
    fn is_decided(&self, tree: &Tree, begun: u64, started: Instant) -> bool {
        let mut most = [0u32; 2];
        for child in tree.children(Tree::ROOT) {
            if child.visits > most[0] {
                most = [child.visits, most[0]];
            } else if child.visits > most[1] {
                most[1] = child.visits;
            }
        }
        let spent = started.elapsed().as_secs_f64().max(1e-6);
        let ahead = self.deadline.saturating_duration_since(Instant::now()).as_secs_f64();
        let by_time = (begun as f64 / spent * ahead) as u64;
        let left = by_time.min(self.playouts.saturating_sub(begun));
        begun > 200 && u64::from(most[0] - most[1]) > left
    }
}

/// Takes the tree although another worker may have panicked: it is still a tree.
fn lock(tree: &Mutex<Tree>) -> MutexGuard<'_, Tree> {
    tree.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One thread of a search, with all it needs to go through a playout without allocation.
struct Worker<'a> {
    search: &'a PlayoutSearch<'a>,
    line: Line,
    playout: Playout,
    random: Random,
    path: Vec<usize>,
    plays: Vec<Option<Point>>,
    played: Vec<Option<Color>>,
}

impl<'a> Worker<'a> {
    fn new(search: &'a PlayoutSearch<'a>, index: u64) -> Worker<'a> {
        let size = search.line.board().size();
        Worker {
            search,
            line: search.line.clone(),
            playout: Playout::with_mercy(size),
            random: Random::new(search.seed ^ index.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
            path: Vec::new(),
            plays: Vec::new(),
            played: vec![None; size.area()],
        }
    }

    fn work(&mut self, tree: &Mutex<Tree>, begun: &AtomicU64) {
        let search = self.search;
        let started = Instant::now();
        loop {
            let count = begun.fetch_add(1, Ordering::Relaxed);
            // The first playout is always made, so that there is an answer.
            let over = search.stop.load(Ordering::Relaxed) || Instant::now() >= search.deadline;
            if count >= search.playouts.max(1) || (over && count > 0) {
                return;
            }
            if count % 256 == 255 && search.is_decided(&lock(tree), count, started) {
                return;
            }
            self.once(tree);
        }
    }

    /// One descent, one playout, one update.
    fn once(&mut self, tree: &Mutex<Tree>) {
        let search = self.search;
        self.path.clear();
        self.plays.clear();
        let grow = {
            let mut tree = lock(tree);
            tree.enter();
            self.path.push(Tree::ROOT);
            self.descend(&mut tree);
            let leaf = self.path[self.path.len() - 1];
            let over = self.passes() >= 2;
            tree.node(leaf).visits >= EXPAND_AT && !over && !tree.is_full()
        };
        self.line.clone_from(search.line);
        for i in 0..self.plays.len() {
            self.advance(i);
        }
        let leaf = self.path[self.path.len() - 1];
        if grow {
            let last = self.last_play();
            let mut found = candidates(&self.line, search.near, last, search.pass);
            let (color, from) = (self.line.to_move(), self.plays.len());
            found.retain(|c| search.choices.allow(color, from, c.point));
            {
                let mut tree = lock(tree);
                tree.expand(leaf, &found);
                self.descend(&mut tree);
            }
            for i in from..self.plays.len() {
                self.advance(i);
            }
        }
        let outcome = self.play_out();
        lock(tree).update(&self.path, search.line.to_move(), outcome, &mut self.played);
    }

    /// Follows the tree from the end of the path to a leaf.
    fn descend(&mut self, tree: &mut Tree) {
        let mut at = self.path[self.path.len() - 1];
        while self.passes() < 2
            && let Some(next) = tree.descend(at)
        {
            self.path.push(next);
            self.plays.push(tree.node(next).point);
            at = next;
        }
    }

    /// How many passes the path ends with, up to 2.
    fn passes(&self) -> usize {
        self.plays.iter().rev().take(2).take_while(|p| p.is_none()).count()
    }

    fn last_play(&self) -> Option<Point> {
        self.plays.last().copied().unwrap_or(self.search.last)
    }

    /// Makes the `i`th move of the path. It was legal when its node was made, and the path to it
    /// fixes the position and its history.
    fn advance(&mut self, i: usize) {
        let color = self.line.to_move();
        match self.plays[i] {
            Some(p) => {
                self.line.play_unchecked(color, p);
            }
            None => self.line.pass(color),
        }
    }

    fn play_out(&mut self) -> PlayoutOutcome {
        let search = self.search;
        let start =
            Situation { to_move: self.line.to_move(), last: self.last_play(), ko: self.line.ko() };
        let first = search.line.to_move();
        let sign = |i: usize| if i.is_multiple_of(2) == (first == Color::Black) { 1 } else { -1 };
        let plays = self.plays.iter().enumerate().filter(|(_, p)| p.is_some());
        let more_plays: i32 = plays.map(|(i, _)| sign(i)).sum();
        let end = self.playout.run(self.line.board(), start, &mut self.random);
        let lead = search.evaluation.lead(end, more_plays);
        self.played.fill(None);
        for (color, p) in self.playout.moves().iter().rev() {
            self.played[p.index()] = Some(*color);
        }
        PlayoutOutcome { value: search.evaluation.value(lead), win: win(lead), lead }
    }
}

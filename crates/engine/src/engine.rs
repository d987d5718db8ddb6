//! The engine as a whole.

use crate::candidates::{Candidate, candidates};
use crate::ending::Prospect;
use crate::evaluation::Evaluation;
use crate::manner::{Hope, pick};
use crate::search::Search;
use crate::tree::{Node, Tree};
use crate::{Action, Choice, Task};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tengen_judge::{Near, Random, is_poor_self_atari};
use tengen_rules::{Board, Color, Line, Method, Point, PointSet};

/// How the engine may use the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Threads that search (at least one is used).
    pub threads: usize,
    /// Most memory of the search tree, in bytes.
    pub memory: usize,
    /// Seed of the engine's dice. With one thread and a limit of playouts that is reached
    /// before the time is up, the same seed plays the same moves.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Options {
        let threads = std::thread::available_parallelism().map_or(1, usize::from).min(8);
        Options { threads, memory: 256 << 20, seed: 1 }
    }
}

/// The computer player. It keeps nothing between moves but whether it has had hope lately; one
/// engine may serve many games if each has its own [`Engine::new_game`].
#[derive(Debug)]
pub struct Engine {
    options: Options,
    hope: Hope,
}

/// A pass is as good as the best move if it loses no more than this of its value...
const PASS_VALUE: f64 = 0.02;
/// ...and no more than so many points.
const PASS_POINTS: f64 = 0.4;
/// More threads than this only wait for one another.
const MOST_THREADS: usize = 64;
/// Nodes are numbered with 32 bits; the last expansion may go a little beyond.
const MOST_NODES: usize = u32::MAX as usize - (1 << 16);
/// No move is thought about longer, whatever the limit.
const MOST_TIME: Duration = Duration::from_secs(24 * 3600);
/// Part of the time that is left for finishing playouts under way and answering...
const SPARE: f64 = 0.04;
/// ...but no less than this, or a quarter of the time where that is less.
const LEAST_SPARE: Duration = Duration::from_millis(10);

impl Engine {
    /// An engine with these options.
    pub fn new(options: Options) -> Engine {
        Engine { options, hope: Hope::default() }
    }

    /// Forgets the game so far.
    pub fn new_game(&mut self) {
        self.hope = Hope::default();
    }

    /// Chooses a move for `task.color` in the position of `line`, within its time; sooner if
    /// `stop` becomes true, with the best found till then.
    pub fn choose(&mut self, line: &Line, task: &Task, stop: &AtomicBool) -> Choice {
        let started = Instant::now();
        let mut line = line.clone();
        line.set_to_move(task.color);
        let board = line.board();
        let strength = task.level.strength();
        let time = task.limits.time.unwrap_or_else(|| task.level.time(board.size()));
        let time = time.min(MOST_TIME);
        let spare = time.mul_f64(SPARE).max(LEAST_SPARE.min(time / 4));
        let deadline = started + (time - spare);
        let prospect = Prospect::of(board, task, affordable(board.size().area(), time));
        if let Some(prospect) = &prospect
            && task.opponent_passed
            && task.pass_stops
            && prospect.lead_now > 0.0
            && (prospect.settled || !task.dead_removed)
        {
            return Choice::pass(prospect.lead_now);
        }
        let settled = prospect.as_ref().is_some_and(|p| p.settled);
        let near = Near::new(board.size());
        let last = line.last_move().and_then(|(_, point)| point);
        let late = 2 * board.empty_count() < board.size().area();
        let pass = settled || (late && task.scoring.method == Method::Territory);
        let mut found = candidates(&line, &near, last, pass);
        if let Some(prospect) = &prospect
            && settled
        {
            keep_dame(&mut found, board, task.color, &prospect.dame);
        }
        if found.iter().all(|c| c.point.is_none()) {
            return Choice::pass(prospect.map_or(0.0, |p| p.lead_now));
        }
        let evaluation = Evaluation::new(board, task);
        let search = Search {
            line: &line,
            evaluation: &evaluation,
            near: &near,
            last,
            pass,
            deadline,
            playouts: most(strength.playouts, task.limits.playouts),
            stop,
            threads: self.options.threads.clamp(1, MOST_THREADS),
            seed: self.options.seed.wrapping_add(line.moves() as u64),
        };
        let most_nodes = (self.options.memory / size_of::<Node>()).min(MOST_NODES);
        let (tree, playouts) = search.run(&found, most_nodes);
        let mut random = Random::new(search.seed.rotate_left(32));
        let Some(node) = pick(&tree, board, task.color, &strength, &mut random) else {
            return Choice::pass(0.0);
        };
        let root = tree.node(Tree::ROOT);
        let (win_rate, lead) = (1.0 - root.win_rate(), -root.mean_lead());
        let given_up = self.hope.lost(board, line.moves(), win_rate, lead);
        let action = match node.point {
            _ if task.may_resign && given_up => Action::Resign,
            Some(_) if settled && pass_is_as_good(&tree, node) => Action::Pass,
            Some(p) => Action::Play(p),
            None => Action::Pass,
        };
        Choice { action, win_rate, lead, playouts, line: expected(&tree, node.point, &found) }
    }
}

impl Choice {
    fn pass(lead: f64) -> Choice {
        let win_rate = crate::evaluation::win(lead);
        Choice { action: Action::Pass, win_rate, lead, playouts: 0, line: Vec::new() }
    }
}

/// Leaves only filling dame, if there are any that can be filled without loss.
fn keep_dame(found: &mut Vec<Candidate>, board: &Board, color: Color, dame: &PointSet) {
    let fills = |p: Point| dame.contains(p) && !is_poor_self_atari(board, color, p);
    if found.iter().any(|c| c.point.is_some_and(fills)) {
        found.retain(|c| c.point.is_some_and(fills));
    }
}

/// How many playouts the judge may spend of this time, with a quarter of it as the aim: a
/// playout takes about half a microsecond a point.
fn affordable(area: usize, time: Duration) -> u32 {
    let each = area as f64 * 0.6e-6;
    (time.as_secs_f64() / 4.0 / each / 2.0) as u32
}

fn most(a: Option<u64>, b: Option<u64>) -> u64 {
    a.unwrap_or(u64::MAX).min(b.unwrap_or(u64::MAX))
}

fn pass_is_as_good(tree: &Tree, best: &Node) -> bool {
    tree.children(Tree::ROOT).iter().filter(|n| n.point.is_none() && n.visits >= 20).any(|pass| {
        pass.mean_value() >= best.mean_value() - PASS_VALUE
            && pass.mean_lead() >= best.mean_lead() - PASS_POINTS
    })
}

/// The moves visited most from the root on, the first one given.
fn expected(tree: &Tree, first: Option<Point>, found: &[Candidate]) -> Vec<Point> {
    let mut line: Vec<Point> = Vec::new();
    let mut at = found.iter().position(|c| c.point == first).map(|i| tree.child(Tree::ROOT, i));
    while let Some(here) = at
        && let Some(p) = tree.node(here).point
        && line.len() < 20
    {
        line.push(p);
        at = tree.best_child(here).filter(|i| tree.node(*i).visits > 0);
    }
    line
}

//! The player without a network: tree search with playouts to the end of the game.

mod candidates;
mod evaluation;
mod search;
mod strength;
mod tree;

use crate::dead_stones::capture_dead_stones;
use crate::engine::Span;
use crate::judged_end::JudgedEnd;
use crate::resignation::Resignation;
use crate::{Action, Choice, Choices, Options, Task};
use candidates::{MovePrior, candidates};
use evaluation::PlayoutEvaluation;
use search::PlayoutSearch;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use strength::PlayoutStrength;
use tengen_judge::{Near, is_poor_self_atari};
use tengen_random::Random;
use tengen_rules::{Board, Color, Method, Point, PointSet};
use tree::{Tree, TreeNode};

/// A pass is as good as the best move if it loses no more than this of its value...
const PASS_VALUE: f64 = 0.02;
/// ...and no more than this many points.
const PASS_POINTS: f64 = 0.4;
/// More threads than this only wait for one another.
const MOST_THREADS: usize = 64;
/// Nodes are numbered with 32 bits; the last expansion may go a little beyond.
const MOST_NODES: usize = u32::MAX as usize - (1 << 16);

/// Chooses a move within the time of `span`.
pub(crate) fn choose(
    task: &Task,
    options: &Options,
    resignation: &mut Resignation,
    span: Span,
    stop: &AtomicBool,
) -> Choice {
    let line = task.state.line();
    let (board, color) = (line.board(), task.color());
    let strength = PlayoutStrength::of(task.rank);
    let allowed = |point: Option<Point>| task.choices.allow(color, 0, point);
    let judged = JudgedEnd::of(board, task, affordable(board.size().area(), span.time));
    if let Some(judged) = &judged
        && allowed(None)
        && task.state.opponent_passed()
        && task.state.pass_stops()
        && judged.lead_now > 0.0
        && (judged.settled || !task.state.dead_removed())
    {
        return Choice::pass_at(judged.lead_now);
    }
    if let Some(judged) = &judged
        && judged.settled
    {
        if !task.state.dead_removed() {
            if let Some(captured_dead) = capture_dead_stones(&task.state, &judged.dead, allowed) {
                return captured_dead;
            }
        } else if allowed(None)
            && judged.dame.is_empty()
            && (strength.playouts.is_some() || judged.lead_now > 0.0)
        {
            // Few playouts know less than the judge, and a winner needs no more.
            return Choice::pass_at(judged.lead_now);
        }
    }
    let settled = judged.as_ref().is_some_and(|p| p.settled);
    let near = Near::new(board.size());
    let last = line.last_move().and_then(|(_, point)| point);
    let late = 2 * board.empty_count() < board.size().area();
    let pass = settled || (late && task.scoring().method == Method::Territory);
    let mut found = candidates(line, &near, last, pass);
    restrict(&mut found, task);
    if let Some(judged) = &judged
        && settled
    {
        keep_dame(&mut found, board, color, &judged.dame);
    }
    if found.iter().all(|c| c.point.is_none()) {
        return Choice::pass_at(judged.map_or(0.0, |p| p.lead_now));
    }
    let evaluation = PlayoutEvaluation::new(board, task);
    let search = PlayoutSearch {
        line,
        choices: &task.choices,
        evaluation: &evaluation,
        near: &near,
        last,
        pass,
        deadline: span.deadline,
        playouts: most(strength.playouts, task.limits.playouts),
        stop,
        threads: options.threads.clamp(1, MOST_THREADS),
        seed: options.seed.wrapping_add(line.moves() as u64),
    };
    let most_nodes = (options.memory / size_of::<TreeNode>()).min(MOST_NODES);
    let (tree, playouts) = search.run(&found, most_nodes);
    let mut random = Random::new(search.seed.rotate_left(32));
    let Some(node) = strength.pick(&tree, board, color, &mut random) else {
        return Choice::pass_at(0.0);
    };
    let root = tree.node(Tree::ROOT);
    let (win_rate, lead) = (1.0 - root.win_rate(), -root.mean_lead());
    let given_up = resignation.is_due(board, line.moves(), win_rate, lead);
    let action = match node.point {
        _ if task.may_resign && given_up => Action::Resign,
        Some(_) if settled && pass_is_as_good(&tree, node) => Action::Pass,
        Some(p) => Action::Play(p),
        None => Action::Pass,
    };
    Choice { action, win_rate, lead, playouts, line: expected(&tree, node.point, &found) }
}

/// Leaves only plays on dame, if any can be filled without loss.
fn keep_dame(found: &mut Vec<MovePrior>, board: &Board, color: Color, dame: &PointSet) {
    let fills = |p: Point| dame.contains(p) && !is_poor_self_atari(board, color, p);
    if found.iter().any(|c| c.point.is_some_and(fills)) {
        found.retain(|c| c.point.is_some_and(fills));
    }
}

/// Leaves only the moves that may be chosen. If no sensible move is left, it adds all that are
/// allowed.
fn restrict(found: &mut Vec<MovePrior>, task: &Task) {
    if task.choices == Choices::default() {
        return;
    }
    found.retain(|c| task.choices.allow(task.color(), 0, c.point));
    if found.is_empty() {
        found.extend(task.choices.of(&task.state).map(MovePrior::new));
    }
}

/// How many playouts the judge may spend of this time. The aim is a quarter of the time, half of it
/// for playouts and half for reading. A playout takes about 0.6 microseconds a point.
fn affordable(area: usize, time: Duration) -> u32 {
    let each = area as f64 * 0.6e-6;
    (time.as_secs_f64() / 4.0 / each / 2.0) as u32
}

fn most(a: Option<u64>, b: Option<u64>) -> u64 {
    a.unwrap_or(u64::MAX).min(b.unwrap_or(u64::MAX))
}

fn pass_is_as_good(tree: &Tree, best: &TreeNode) -> bool {
    tree.children(Tree::ROOT).iter().filter(|n| n.point.is_none() && n.visits >= 20).any(|pass| {
        pass.mean_value() >= best.mean_value() - PASS_VALUE
            && pass.mean_lead() >= best.mean_lead() - PASS_POINTS
    })
}

/// The moves visited most from the root on, where the first one is given.
fn expected(tree: &Tree, first: Option<Point>, found: &[MovePrior]) -> Vec<Point> {
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

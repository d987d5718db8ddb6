//! Playing: every move in every position the learner can come to, answered.

use crate::consequence::step;
use crate::lesson::{Answer, Exercise, PageError, State, Step, Verdict, cells};
use crate::page::{Page, Reply, Stage};
use crate::table::Table;
use crate::tutor::{Judged, Tutor, rescue};
use tengen_rules::{Line, Point};

/// A position before the learner's move, and the goal to reach from it.
struct Node {
    line: Line,
    stage: usize,
}

/// The exercise of playing through these stages.
pub(crate) fn exercise(
    page: &Page,
    line: &Line,
    stages: &'static [Stage],
) -> Result<Exercise, PageError> {
    let mut nodes = vec![Node { line: line.clone(), stage: 0 }];
    let (mut states, mut table) = (Vec::new(), Table::default());
    while let Some(node) = nodes.get(states.len()) {
        let tutor = Tutor { page, line: node.line.clone(), goal: stages[node.stage].goal };
        let stage = node.stage;
        let state = states.len();
        let mut best = None;
        let mut number = |tried: Option<Point>, nodes: &mut Vec<Node>| -> Result<u16, PageError> {
            let judged = match tried {
                Some(point) => tutor.play(point)?,
                None => tutor.pass(),
            };
            let answer = follow(judged, &tutor.line, stages, stage, nodes)?;
            if best.is_none() && matches!(answer.verdict, Verdict::Right | Verdict::On) {
                best = Some(tried);
            }
            Ok(table.number(answer))
        };
        let size = tutor.line.board().size();
        let mut replies = Vec::with_capacity(size.area());
        for point in size.points() {
            replies.push(number(Some(point), &mut nodes)?);
        }
        let pass = number(None, &mut nodes)?;
        let ko = tutor.line.ko().filter(|p| tutor.line.check(tutor.line.to_move(), *p).is_err());
        let cells = cells(tutor.line.board());
        let best = best.ok_or(PageError::Unreachable(state))?;
        states.push(State { cells, ko, replies, pass, best });
    }
    Ok(Exercise::Play { states, answers: table.answers() })
}

/// Makes an answer of a judgement, and a node of the position after it.
fn follow(
    judged: Judged,
    before: &Line,
    stages: &[Stage],
    stage: usize,
    nodes: &mut Vec<Node>,
) -> Result<Answer, PageError> {
    let (said, mut steps, line, stage) = match judged {
        Judged::Other(answer) => return Ok(answer),
        Judged::OnTheWay(said, steps, line) => (said, steps, *line, stage),
        Judged::Reached(said, mut steps) => {
            let mut line = made(before, &steps);
            let mover = line.to_move();
            let reply = match stages[stage].reply {
                Reply::None => {
                    return Ok(Answer { verdict: Verdict::Right, said, steps, next: None });
                }
                Reply::Pass => None,
                Reply::Play(name) => {
                    Some(line.board().size().parse(name).ok_or(PageError::Point(name))?)
                }
                Reply::Rescue => {
                    Some(rescue(&line).ok_or_else(|| PageError::Move("a rescue".to_owned()))?)
                }
            };
            match reply {
                None => {
                    line.pass(mover);
                    steps.push(Step { mine: false, point: None, takes: Vec::new() });
                }
                Some(point) => {
                    steps.push(step(&line, mover, point, false));
                    let name = || PageError::Move(line.board().size().name(point));
                    line.clone().play(mover, point).map_err(|_| name())?;
                    line.play_unchecked(mover, point);
                }
            }
            if stage + 1 == stages.len() {
                return Ok(Answer { verdict: Verdict::Right, said, steps, next: None });
            }
            (said, steps, line, stage + 1)
        }
    };
    steps.shrink_to_fit();
    let known = nodes.iter().position(|node| {
        node.stage == stage
            && cells(node.line.board()) == cells(line.board())
            && node.line.ko() == line.ko()
    });
    let next = known.unwrap_or(nodes.len());
    if known.is_none() {
        nodes.push(Node { line, stage });
    }
    Ok(Answer { verdict: Verdict::On, said, steps, next: Some(next) })
}

/// The line after these steps.
fn made(line: &Line, steps: &[Step]) -> Line {
    let mut line = line.clone();
    for step in steps {
        let color = line.to_move();
        match step.point {
            Some(point) => drop(line.play_unchecked(color, point)),
            None => line.pass(color),
        }
    }
    line
}

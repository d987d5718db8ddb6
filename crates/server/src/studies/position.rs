//! The positions of the nodes of a study.

use super::refusal;
use crate::analysis::{Origin, Positions};
use crate::api_error::ApiError;
use crate::error_body::ErrorBody;
use crate::record::begun;
use std::collections::HashMap;
use tengen_engine::{GameState, Terms};
use tengen_record::{MainLine, Step as Taken};
use tengen_rules::{Point, Size};
use tengen_sgf::{Node, NodeId, text};
use tengen_study::{Name, Refusal, Step, Study};

/// The positions on the way to a node, and behind it along moves that the study does not have: one
/// for each node of the way, the chapter's first among them, and one for each move.
pub(super) fn on_way(study: &Study, node: &Name, more: &[Step]) -> Result<Positions, Refusal> {
    let mut line = study.bare_line_to(node)?;
    // The record is one line, which ends with a parenthesis.
    line.pop();
    for step in more {
        let (color, point) = match step {
            Step::B(point) => ("B", point),
            Step::W(point) => ("W", point),
        };
        line.push_str(&format!(";{color}[{}]", text::escape(point)));
    }
    line.push(')');
    let parsed = tengen_sgf::parse(line.as_bytes());
    let root = parsed.collection.roots().next().ok_or(Refusal::Unknown)?;
    let main_line = MainLine::read(root, None);
    let mut follower = main_line.follow();
    let conditions = &main_line.conditions;
    let (rules, komi) = (conditions.rules.clone(), conditions.komi);
    let terms = Terms { rules, komi, compensation: conditions.compensation() };
    let begin = |follower: &_| Origin::Begin(Box::new(begun(terms.clone(), follower)));
    let nodes = std::iter::successors(Some(root), Node::first_child);
    let places: HashMap<NodeId, usize> = nodes.map(|node| node.id()).zip(0..).collect();
    let mut origins = vec![Origin::Same; places.len()];
    origins[0] = begin(&follower);
    while let Some(taken) = follower.step() {
        let Some(origin) = places.get(&taken.node).map(|at| &mut origins[*at]) else { continue };
        *origin = match (taken.step, &*origin) {
            (Some(Taken::Move { color, point }), Origin::Same)
                if !taken.begins && !taken.resumes && !taken.is_illegal() =>
            {
                Origin::Move(*color, *point)
            }
            _ => begin(&follower),
        };
    }
    Ok(Positions::new(main_line.size, origins))
}

/// Refuses to judge a node, or to play on from it, where its chapter is a record of another game
/// than Go.
pub(super) fn check_go(study: &Study, node: &Name) -> Result<(), ApiError> {
    let other = study.other_game(node).map_err(refusal)?;
    other.map_or(Ok(()), |game| Err(other_game(game).unprocessable()))
}

fn other_game(game: u32) -> ErrorBody {
    let text = format!("this chapter holds a record of another game than Go (GM[{game}])");
    ErrorBody::new("study-other-game", text).with("game", game)
}

/// What had to be assumed about the game that a node belongs to. Of another game than Go nothing is
/// assumed, and that it is one is said instead.
pub(super) fn assumed(study: &Study, node: &Name) -> Result<Vec<ErrorBody>, Refusal> {
    if let Some(game) = study.other_game(node)? {
        return Ok(vec![other_game(game)]);
    }
    let line = study.bare_line_to(node)?;
    let parsed = tengen_sgf::parse(line.as_bytes());
    let root = parsed.collection.roots().next().ok_or(Refusal::Unknown)?;
    Ok(MainLine::read(root, None).conditions.assumed.iter().map(ErrorBody::assumed).collect())
}

/// The point of this name in a record.
pub(super) fn point(size: Size, name: &str) -> Option<Point> {
    let point = tengen_sgf::Point::read(name.as_bytes())?;
    size.point(point.column.into(), point.row.into())
}

/// The position behind a node.
pub(super) fn behind(study: &Study, node: &Name) -> Result<GameState, Refusal> {
    let positions = on_way(study, node, &[])?;
    let last = positions.count() - 1;
    positions.state(last).map(|(walk, _)| walk).ok_or(Refusal::Unknown)
}

//! What engines said about the nodes of a study: what the record has, and what is written into it.

use super::position;
use crate::analysis::{Evaluation, Hint};
use crate::view::LineMove;
use serde::Serialize;
use std::collections::HashMap;
use std::sync::Arc;
use tengen_engine::GameState;
use tengen_rules::{Color, Size};
use tengen_sgf::Point;
use tengen_sgf::tools::evaluations::{self as records, Candidate, Program, closest, tengen};
use tengen_study::{Name, Property, Refusal, Study};

/// The most nodes on all ways together whose positions are worked out for a record.
const MOST_WALKED: usize = 1_000_000;

/// What a program wrote about a node, as `Recorded` in `PROTOCOL.md`.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Recorded {
    node: Name,
    /// The program that wrote it.
    by: &'static str,
    engine: Option<String>,
    to_move: Color,
    visits: Option<u64>,
    black: Option<f32>,
    lead: Option<f32>,
    moves: Vec<RecordedMove>,
}

/// A move that a program wrote about, with the line behind it, as far as its stones can be put.
#[derive(Clone, Debug, Serialize)]
struct RecordedMove {
    visits: Option<u64>,
    black: Option<f32>,
    lead: Option<f32>,
    line: Vec<LineMove>,
}

/// What programs wrote about the nodes on the way to a node: for each node the evaluation with the
/// most visits.
pub(super) fn recorded(study: &Study, end: &Name) -> Result<Vec<Recorded>, Refusal> {
    let parsed = tengen_sgf::parse(study.line_to(end)?.as_bytes());
    let nodes = parsed.collection.roots().next().into_iter().flat_map(|root| root.subtree());
    let said = nodes.map(|node| {
        let own = tengen::stored(node).map(|stored| stored.position);
        (records::evaluations(node), own)
    });
    let mut said: Vec<(Vec<records::Evaluation>, Option<String>)> = said.collect();
    let way = study.way(end)?;
    let mut recorded = Vec::new();
    if said.iter().any(|(said, _)| !said.is_empty()) {
        position::on_way(study, end, &[])?.each(|after, walk| {
            let (Some((said, own)), Some(node)) = (said.get_mut(after), way.get(after)) else {
                return;
            };
            let Some((walk, _)) = walk.filter(|_| !said.is_empty()) else { return };
            // Tengen says which position it saw. The record may have another one by now.
            let fits = own.as_ref().is_none_or(|own| *own == walk.record_key());
            said.retain(|said| fits || said.program != Program::Tengen);
            if let Some(said) = closest(said) {
                recorded.push(of_record(node.clone(), said.clone(), walk));
            }
        });
    }
    Ok(recorded)
}

fn of_record(node: Name, said: records::Evaluation, walk: &GameState) -> Recorded {
    let (board, to_move) = (walk.board(), walk.to_move());
    let size = board.size();
    let point = |point: Point| size.point(point.column.into(), point.row.into());
    let tried = |tried: Candidate| {
        let points = tried.line.into_iter().map_while(|at| match at {
            None => Some(None),
            Some(at) => point(at).map(Some),
        });
        let sides = [to_move, !to_move].into_iter().cycle();
        let line = LineMove::played(board, sides.zip(points));
        RecordedMove { visits: tried.visits, black: tried.chance, lead: tried.lead, line }
    };
    Recorded {
        node,
        by: said.program.name(),
        engine: said.engine,
        to_move,
        visits: said.visits,
        black: said.chance,
        lead: said.lead,
        moves: said.candidates.into_iter().map(tried).collect(),
    }
}

/// What is known of the positions of a study, as properties for their nodes: Black's chance of
/// winning in percent (`SBKV`), Black's lead (`SBKS`), and all of it (`TENGENV`). `None` if the
/// lines are too many to be walked.
pub(super) fn kept(
    study: &Study,
    chapter: Option<&Name>,
    network: &str,
    known: &dyn Fn(u64) -> Option<Arc<Evaluation>>,
) -> Result<Option<HashMap<Name, Vec<Property>>>, Refusal> {
    let mut kept = HashMap::new();
    let mut walked = 0;
    for end in study.ends(chapter)? {
        // Boards of another game may look like those of Go.
        if study.other_game(&end)?.is_some() {
            continue;
        }
        let way = study.way(&end)?;
        walked += way.len();
        if walked > MOST_WALKED {
            return Ok(None);
        }
        let positions = position::on_way(study, &end, &[])?;
        // A node that leaves the position as it is has nothing of its own.
        let keys = positions.keys();
        let new = |at: usize| at == 0 || keys[at] != keys[at - 1];
        let found: Vec<_> =
            (0..keys.len()).map(|at| keys[at].filter(|_| new(at)).and_then(known)).collect();
        positions.each(|after, walk| {
            let (Some(Some(found)), Some((walk, _)), Some(node)) =
                (found.get(after), walk, way.get(after))
            else {
                return;
            };
            if !kept.contains_key(node) {
                let stored = stored(found, network, walk.record_key(), positions.size());
                kept.insert(node.clone(), properties(found, &stored));
            }
        });
    }
    Ok(Some(kept))
}

fn properties(found: &Evaluation, stored: &tengen::Stored) -> Vec<Property> {
    let property = |name: &str, text| Property(name.to_owned(), vec![text]);
    vec![
        property("SBKV", format!("{:.2}", 100.0 * found.black)),
        property("SBKS", format!("{:.2}", found.lead)),
        property(tengen::PROPERTY, tengen::written(stored)),
    ]
}

fn stored(found: &Evaluation, network: &str, position: String, size: Size) -> tengen::Stored {
    let point = |name: &Option<String>| {
        let point = size.parse(name.as_deref()?)?;
        // Networks know boards of at most 19 lines a side.
        Some(Point { column: size.column(point) as u8, row: size.row(point) as u8 })
    };
    let candidate = |hint: &Hint| Candidate {
        point: point(&hint.p),
        chance: Some(hint.black as f32),
        lead: Some(hint.lead as f32),
        visits: Some(hint.visits),
        line: hint.line.iter().map(|made| point(&made.p)).collect(),
    };
    let evaluation = records::Evaluation {
        engine: Some(network.to_owned()),
        chance: Some(found.black as f32),
        lead: Some(found.lead as f32),
        visits: Some(found.visits),
        candidates: found.moves.iter().map(candidate).collect(),
        ..records::Evaluation::of(Program::Tengen)
    };
    tengen::Stored { position, evaluation }
}

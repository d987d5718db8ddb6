//! Tengen's own property `TENGENV`: what was searched, in a form that is read back.
//!
//! The first line has the number of the form (1), the key of the position, the visits, Black's
//! chance of winning, Black's lead, and the name of the network. Each further line is a move, the
//! best first: its point (`-` is a pass), its visits, the chance and the lead after it, and the
//! line behind it.

use super::{Candidate, Evaluation, Program, chance, lead};
use crate::{node::Node, point::Point};

/// The name of the property.
pub const PROPERTY: &str = "TENGENV";

/// An evaluation by Tengen, with the position that it belongs to.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    /// A key of the position and of all that counts for its value, without blanks.
    pub position: String,
    /// What was found.
    pub evaluation: Evaluation,
}

/// What Tengen said about the position after a node, if it is there and can be read.
///
/// ```
/// use tengen_sgf::tools::evaluations::tengen::{stored, written};
///
/// let record = b"(;SZ[9];B[ee]TENGENV[1 a7f3 100 0.4812 -0.40 own net\nec 60 0.48 -0.4 gc -])";
/// let parsed = tengen_sgf::parse(record);
/// let found = stored(parsed.collection.nodes().nth(1).unwrap()).unwrap();
/// assert_eq!((found.position.as_str(), found.evaluation.visits), ("a7f3", Some(100)));
/// assert_eq!(found.evaluation.candidates[0].line.len(), 3);
/// let text = written(&found);
/// assert!(text.starts_with("1 a7f3 100 0.4812 -0.40 own net\nec 60 0.4800 -0.40 gc -"));
/// ```
#[must_use]
pub fn stored(node: Node<'_>) -> Option<Stored> {
    let text = node.text(PROPERTY)?;
    let mut lines = text.lines();
    let mut parts = lines.next()?.splitn(6, ' ');
    let mut part = || parts.next().filter(|part| !part.is_empty());
    if part()? != "1" {
        return None;
    }
    let position = part()?.to_owned();
    let evaluation = Evaluation {
        visits: Some(part()?.parse().ok()?),
        chance: Some(chance(part()?.parse().ok()?)?),
        lead: Some(lead(part()?.parse().ok()?)?),
        engine: part().map(ToOwned::to_owned),
        candidates: lines.map(candidate).collect::<Option<_>>()?,
        ..Evaluation::of(Program::Tengen)
    };
    Some(Stored { position, evaluation })
}

fn candidate(line: &str) -> Option<Candidate> {
    let mut parts = line.split(' ');
    let point = point(parts.next()?)?;
    let visits = Some(parts.next()?.parse().ok()?);
    let chance = Some(chance(parts.next()?.parse().ok()?)?);
    let lead = Some(lead(parts.next()?.parse().ok()?)?);
    let behind = parts.map(self::point).collect::<Option<Vec<_>>>()?;
    let line = [point].into_iter().chain(behind).collect();
    Some(Candidate { point, chance, lead, visits, line })
}

/// A point of a line, or a pass.
fn point(text: &str) -> Option<Option<Point>> {
    if text == "-" { Some(None) } else { Point::read(text.as_bytes()).map(Some) }
}

/// The text for the property. [`stored`] reads it back.
#[must_use]
pub fn written(Stored { position, evaluation }: &Stored) -> String {
    let name = |point: Option<Point>| point.map_or_else(|| "-".to_owned(), |p| p.to_string());
    let (chance, lead) = (evaluation.chance.unwrap_or(0.5), evaluation.lead.unwrap_or_default());
    let visits = evaluation.visits.unwrap_or_default();
    let engine = evaluation.engine.as_deref().unwrap_or_default();
    let mut text = format!("1 {position} {visits} {chance:.4} {lead:.2} {engine}");
    for Candidate { point, chance, lead, visits, line } in &evaluation.candidates {
        let (chance, lead) = (chance.unwrap_or(0.5), lead.unwrap_or_default());
        let visits = visits.unwrap_or_default();
        text.push_str(&format!("\n{} {visits} {chance:.4} {lead:.2}", name(*point)));
        for point in line.iter().skip(1) {
            text.push(' ');
            text.push_str(&name(*point));
        }
    }
    text
}

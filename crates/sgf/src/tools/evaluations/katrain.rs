//! KaTrain: `KT` has three values, each JSON or numbers, packed by gzip and in Base64. The third is
//! JSON, as Black sees the position.

use std::{collections::HashMap, io::Read};

use base64::{Engine, prelude::BASE64_STANDARD};
use flate2::read::GzDecoder;
use serde::Deserialize;

use super::{Candidate, Evaluation, Program, chance, lead};
use crate::{node::Node, point::Point};

/// No analysis of a position is longer, in bytes.
const LONGEST: u64 = 4 << 20;

#[derive(Deserialize)]
struct Analysis {
    #[serde(default)]
    moves: HashMap<String, Move>,
    root: Option<Said>,
}

#[derive(Deserialize)]
struct Move {
    #[serde(default)]
    order: u32,
    #[serde(default)]
    pv: Vec<String>,
    #[serde(flatten)]
    said: Said,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Said {
    winrate: Option<f32>,
    score_lead: Option<f32>,
    visits: Option<u64>,
}

/// The analysis of a node, if it has one that can be read.
pub(super) fn read(node: Node<'_>) -> Option<Evaluation> {
    let text = node.property("KT")?.values().nth(2)?.text();
    let packed = BASE64_STANDARD.decode(text.trim()).ok()?;
    let mut json = Vec::new();
    GzDecoder::new(&packed[..]).take(LONGEST).read_to_end(&mut json).ok()?;
    let Analysis { moves, root } = serde_json::from_slice(&json).ok()?;
    let size = node.size();
    let mut moves: Vec<(String, Move)> = moves.into_iter().collect();
    moves.sort_by(|(one, a), (other, b)| (a.order, one).cmp(&(b.order, other)));
    let point = |name: &str| Point::read_coordinates(name.as_bytes(), size);
    let candidate = |(name, Move { pv, said, .. }): (String, Move)| Candidate {
        point: point(&name),
        chance: said.winrate.and_then(chance),
        lead: said.score_lead.and_then(lead),
        visits: said.visits,
        line: pv.iter().map(|name| point(name)).collect(),
    };
    let root = root.unwrap_or(Said { winrate: None, score_lead: None, visits: None });
    Some(Evaluation {
        chance: root.winrate.and_then(chance),
        lead: root.score_lead.and_then(lead),
        visits: root.visits,
        candidates: moves.into_iter().map(candidate).collect(),
        ..Evaluation::of(Program::KaTrain)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse;
    use flate2::{Compression, write::GzEncoder};
    use std::io::Write;

    fn packed(bytes: &[u8]) -> String {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(bytes).unwrap();
        BASE64_STANDARD.encode(encoder.finish().unwrap())
    }

    fn evaluation(json: &[u8]) -> Option<Evaluation> {
        let sgf = format!("(;SZ[9];B[ee]KT[x][y][{}])", packed(json));
        read(parse(sgf.as_bytes()).collection.nodes().nth(1).unwrap())
    }

    #[test]
    fn the_best_move_comes_first() {
        let json = br#"{"moves": {"G7": {"order": 1, "visits": 40, "winrate": 0.31, "pv": ["G7"]},
            "C7": {"order": 0, "visits": 300, "scoreLead": 0.9, "winrate": 0.55,
                   "pv": ["C7", "pass"], "prior": 0.4}},
            "root": {"visits": 400, "winrate": 0.55, "scoreLead": 0.9}, "completed": true}"#;
        let found = evaluation(json).unwrap();
        assert_eq!((found.chance, found.lead, found.visits), (Some(0.55), Some(0.9), Some(400)));
        let points: Vec<_> =
            found.candidates.iter().map(|c| c.point.unwrap().to_string()).collect();
        assert_eq!(points, ["cc", "gc"]);
        assert_eq!(found.candidates[0].line.len(), 2);
    }

    #[test]
    fn what_unpacks_to_too_much_is_none() {
        assert!(evaluation(&vec![b' '; 5 << 20]).is_none());
        assert!(evaluation(b"[1, 2]").is_none());
    }
}

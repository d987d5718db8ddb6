//! What was found, as text, as JSON and as a picture.

use super::case::Judged;
use super::words;
use serde::Serialize;
use tengen_diagram::{Diagram, Figure};
use tengen_judge::{Area, Basis, ChainStatus, Status, Why};
use tengen_rules::{Color, PointSet, Settlement};

/// How often what was read was as people had judged it: 121 of 122 chains of finished games, which
/// `tests/fixtures.rs` of the judge counts.
const READ: f32 = 0.99;

#[derive(Debug, Serialize)]
struct Json {
    finished: bool,
    /// What is left to be played for.
    left: Vec<String>,
    rules: String,
    rows: Vec<String>,
    chains: Vec<JsonChain>,
    score: JsonScore,
}

#[derive(Debug, Serialize)]
struct JsonChain {
    color: &'static str,
    stones: Vec<String>,
    status: &'static str,
    by: &'static str,
    confidence: f32,
    why: String,
    /// A line of play that shows it, turn by turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    line: Vec<String>,
}

#[derive(Debug, Serialize)]
struct JsonScore {
    black: f64,
    white: f64,
    result: String,
}

/// The diagram with dead stones, areas and open borders marked.
fn diagram(judged: &Judged) -> Diagram {
    let proposal = &judged.proposal;
    let settlement = Settlement { dead: proposal.dead.clone(), seki: Some(proposal.seki.clone()) };
    let mut diagram = Diagram::counted(judged.board.clone(), &settlement, &judged.count);
    diagram.unsealed = proposal.unsealed.clone();
    diagram
}

/// The same as a picture.
pub(crate) fn figure(judged: &Judged) -> Figure {
    Figure::new(diagram(judged))
}

/// For people.
pub(crate) fn in_text(judged: &Judged) -> String {
    let (size, proposal) = (judged.board.size(), &judged.proposal);
    let diagram = diagram(judged);
    let mut text = diagram.plain() + &diagram.legend(tengen_diagram::Colours::None) + "\n\n";
    let left = words::left(&judged.board, proposal);
    if left.is_empty() {
        text += "Finished: nothing is left to be played for";
        let dame = words::points(size, proposal.dame.iter());
        text += &if dame.is_empty() { ".\n".to_owned() } else { format!(" but dame, {dame}.\n") };
    }
    for what in left {
        text += &format!("Not finished: {what}\n");
    }
    for (status, title) in [(Status::Dead, "Dead"), (Status::Seki, "Seki")] {
        for chain in proposal.chains.iter().filter(|chain| chain.status == status) {
            let (name, why) = (words::named(size, chain), words::why(size, chain));
            text += &format!("{title}: {name}: {why} ({})\n", words::basis(chain.basis));
        }
    }
    for color in Color::BOTH {
        text += &format!("{}.\n", words::living(proposal, color));
    }
    let [black, white] = Color::BOTH.map(|color| judged.count.total(color));
    let (rules, outcome) = (&judged.rules.id, judged.count.outcome());
    text + &format!("Counted by {rules} rules: Black {black}, White {white}: {outcome}\n")
}

/// For programs, on one line.
pub(crate) fn in_json(judged: &Judged) -> impl Serialize {
    let (board, proposal) = (&judged.board, &judged.proposal);
    let size = board.size();
    let areas = proposal.areas(board);
    let letter = |area: &Area| match area {
        Area::Of(color) => color.letter(),
        Area::Neutral => '.',
        Area::Unsealed => 's',
    };
    let points = |color| f64::from(judged.count.total(color));
    Json {
        finished: proposal.is_settled(),
        left: words::left(board, proposal),
        rules: judged.rules.id.to_string(),
        rows: areas.chunks(size.width()).map(|row| row.iter().map(letter).collect()).collect(),
        chains: proposal.chains.iter().map(|chain| in_json_chain(judged, chain)).collect(),
        score: JsonScore {
            black: points(Color::Black),
            white: points(Color::White),
            result: judged.count.outcome().to_string(),
        },
    }
}

fn in_json_chain(judged: &Judged, chain: &ChainStatus) -> JsonChain {
    let size = judged.board.size();
    let stones = PointSet::of(size, judged.board.chain(chain.stone));
    let (by, confidence) = match chain.basis {
        Basis::Proved => ("proof", 1.0),
        Basis::Read => ("estimate", READ),
        Basis::Estimated { confidence } => ("estimate", confidence),
    };
    let line = match &chain.why {
        Why::Captured { line } | Why::Ko { line } | Why::FirstMove { lost: line, .. } => line,
        _ => &Vec::new(),
    };
    JsonChain {
        color: if chain.color == Color::Black { "black" } else { "white" },
        stones: stones.iter().map(|p| size.name(p)).collect(),
        status: match chain.status {
            Status::Alive => "alive",
            Status::Dead => "dead",
            Status::Seki => "seki",
            Status::Unsettled => "unsettled",
        },
        by,
        confidence,
        why: words::why(size, chain),
        line: line.iter().map(|turn| words::turn(size, turn)).collect(),
    }
}

//! The findings of a search as the server CGOS takes them: one line of JSON.

use super::wish::Wish;
use crate::arguments::vertex;
use serde_json::{Value, json};
use tengen_engine::{Analysis, Candidate};

/// The digits of base 64, in which CGOS writes the ownership of a point: A is the opponent's, the
/// 63rd digit one's own.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/// The value of the digit for a point that is surely one's own.
const SURE: f32 = 62.0;

/// The report. All numbers are from the view of the side to move.
pub(super) fn line(analysis: &Analysis, wish: &Wish) -> String {
    let moves: Vec<Value> =
        analysis.moves.iter().take(wish.most_moves).map(|found| candidate(found, wish)).collect();
    let digit = |share: &f32| {
        let value = ((share + 1.0) / 2.0).clamp(0.0, 1.0) * SURE;
        char::from(DIGITS[value.round() as usize])
    };
    json!({
        "winrate": analysis.win_rate,
        "score": analysis.lead,
        "visits": analysis.visits,
        "moves": moves,
        "ownership": analysis.ownership.iter().map(digit).collect::<String>(),
    })
    .to_string()
}

fn candidate(found: &Candidate, wish: &Wish) -> Value {
    let line: Vec<String> = found.line.iter().map(|point| vertex(wish.size, *point)).collect();
    json!({
        "move": vertex(wish.size, found.point),
        "winrate": found.win_rate,
        "score": found.lead,
        "prior": found.prior,
        "pv": line.join(" "),
        "visits": found.visits,
    })
}

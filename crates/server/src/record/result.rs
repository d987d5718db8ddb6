//! The result that a record states, as the page shows it.

use serde_json::{Value, json};
use tengen_sgf::{GameResult, WinBy};

/// The result of a record (`Result` in `PROTOCOL.md`).
pub(super) fn record_result(result: GameResult) -> Option<Value> {
    if let GameResult::Win { winner, by: WinBy::Unstated } = result {
        let winner = tengen_record::color(winner);
        return Some(json!({"kind": "win", "winner": winner, "by": "unknown"}));
    }
    tengen_record::outcome(result).map(|outcome| json!(outcome))
}

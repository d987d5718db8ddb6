//! Faults of a record, as the page is told of them.

use crate::error_body::ErrorBody;
use serde_json::json;
use tengen_record::{Assumed, NoHandicap, NoKomi, UnknownRules};
use tengen_rules::{Illegal, Refusal, Size};
use tengen_sgf::{Diagnostic, Position};

impl ErrorBody {
    /// A value that is not understood, and where it stands.
    pub(super) fn diagnostic(diagnostic: &Diagnostic) -> ErrorBody {
        let (problem, text) = (diagnostic.problem, diagnostic.to_string());
        let told = match diagnostic.position {
            Some(Position { line, column, .. }) => {
                ErrorBody::new("bad-record", text).with("line", line).with("column", column)
            }
            None => ErrorBody::new("bad-value", text),
        };
        told.with("problem", problem.code())
            .with("name", problem.name().unwrap_or_default())
            .with("reason", problem.to_string())
    }

    /// Something that was assumed because the record does not say it.
    pub(crate) fn assumed(assumed: &Assumed) -> ErrorBody {
        let text = assumed.to_string();
        match assumed {
            Assumed::Rules { taken, unknown } => {
                let told = match unknown {
                    None => ErrorBody::new("no-rules", text),
                    Some(UnknownRules(name)) => {
                        let more = if name.chars().nth(60).is_some() { "…" } else { "" };
                        let name = format!("{name:.60}{more}");
                        ErrorBody::new("unknown-rules", text).with("name", name)
                    }
                };
                told.with("taken", taken.id.as_ref())
            }
            Assumed::Komi { taken, why } => {
                let code = match why {
                    NoKomi::Absent => "no-komi",
                    NoKomi::Unreadable => "unread-komi",
                    NoKomi::Fox => "fox-komi",
                };
                ErrorBody::new(code, text).with("komi", f64::from(*taken))
            }
            Assumed::Converted { taken } => {
                ErrorBody::new("komi-converted", text).with("komi", f64::from(*taken))
            }
            Assumed::ConvertedResult { winner, margin } => {
                let winner = tengen_reference::color_word(*winner);
                let told = ErrorBody::new("result-converted", text).with("winner", winner);
                told.with("margin", f64::from(*margin))
            }
            Assumed::NoHandicap(NoHandicap::Stones(stated)) => {
                ErrorBody::new("no-handicap", text).with("stones", *stated)
            }
            Assumed::NoHandicap(NoHandicap::Unreadable) => ErrorBody::new("unread-handicap", text),
            Assumed::NoHandicap(NoHandicap::Unstated(stones)) => {
                ErrorBody::new("unstated-handicap", text).with("stones", *stones)
            }
        }
    }

    /// That it has variations, of which none is shown.
    pub(super) fn variations() -> ErrorBody {
        let text = "the record has variations, of which none is shown";
        ErrorBody::new("variations", text)
    }

    /// That it has more steps than are shown.
    pub(super) fn cut_off(steps: usize) -> ErrorBody {
        let text = format!("the record is cut off after {steps} steps");
        ErrorBody::new("cut-off", text).with("steps", steps)
    }

    /// That stones set up around this point have no liberty.
    pub(super) fn left_out(point: &str) -> ErrorBody {
        let text = format!("the stones set up around {point} have no liberty; left out");
        ErrorBody::new("left-out", text).with("point", point)
    }

    /// That a move, counted from 1, is not legal.
    pub(super) fn illegal_move(number: usize, size: Size, illegal: Illegal) -> ErrorBody {
        let (why, point) = (Refusal::Illegal(illegal).code(), size.name(illegal.point()));
        let text = format!("move {number}, {point}: {illegal}");
        let told = ErrorBody::new("illegal-move", text).with("number", number).with("why", why);
        let told = told.with("point", point);
        match illegal {
            Illegal::Ko { after_move, .. } => told.with("move", after_move),
            Illegal::HotStone { taken_by_move, .. } => told.with("move", taken_by_move),
            Illegal::Superko { after_move, rule, .. } => {
                told.with("move", after_move).with("kind", json!(rule))
            }
            _ => told,
        }
    }

    /// That there is more than is told.
    pub(super) fn more(count: usize) -> ErrorBody {
        ErrorBody::new("more", format!("and {count} more")).with("count", count)
    }
}

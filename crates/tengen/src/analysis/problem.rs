//! Faults in a line of input.

use serde_json::{Value, json};

/// Why a line is not answered with an analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Problem {
    /// It is no query at all.
    Line(String),
    /// One of its fields is wrong or missing.
    Field {
        /// The query's own id.
        id: String,
        field: String,
        what: String,
    },
}

impl Problem {
    /// The fault as an answer.
    pub(super) fn to_json(&self) -> Value {
        match self {
            Problem::Line(what) => json!({ "error": what }),
            Problem::Field { id, field, what } => {
                json!({ "error": what, "field": field, "id": id })
            }
        }
    }
}

/// A warning about a part of a query that has no effect. The query is answered all the same.
pub(super) fn warning(id: &str, field: &str, what: &str) -> Value {
    json!({ "warning": what, "field": field, "id": id })
}

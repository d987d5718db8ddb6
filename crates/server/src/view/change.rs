//! What differs between two views of a game, for pages that have the first.

use super::View;
use serde_json::{Map, Value, json};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// What is remembered of a view to tell what the next one changes. That is much less than the view.
#[derive(Clone, Debug)]
pub(crate) struct Trace {
    rev: u64,
    /// The hashes of the fields, without steps and board.
    fields: Fields,
    /// The hash of each step.
    steps: Vec<u64>,
    /// The hash of each row of the board.
    rows: Box<[u64]>,
}

/// A change of a view, as the page gets it (`Change` in `PROTOCOL.md`).
#[derive(Clone, Debug)]
pub struct Change {
    /// The revision that it changes.
    pub(crate) from: u64,
    pub(crate) data: Arc<str>,
}

/// The fields of an object in their order: the hash of each name, and the field.
type Fields = Box<[(u64, Field)]>;

/// A field of a view: one value, or an object with parts, each by its hash.
#[derive(Clone, Debug, PartialEq)]
enum Field {
    One(u64),
    Parts(Fields),
}

/// What is to be remembered of an object.
fn fields_of(object: &Map<String, Value>) -> Fields {
    object.iter().map(|(name, value)| (hash(name), Field::of(value))).collect()
}

impl Field {
    fn of(value: &Value) -> Field {
        match value {
            Value::Object(parts) => Field::Parts(fields_of(parts)),
            value => Field::One(hash(&value.to_string())),
        }
    }

    /// Puts what differs in the new value into `set`: the parts that do, if others stay, or else
    /// the whole.
    fn differ(&self, new: &Field, path: &str, value: Value, set: &mut Map<String, Value>) {
        if self == new {
            return;
        }
        if let (Field::Parts(old), Field::Parts(new), Value::Object(parts)) = (self, new, &value)
            && old.iter().map(|(name, _)| name).eq(new.iter().map(|(name, _)| name))
            && old.iter().zip(new).any(|(old, new)| old == new)
        {
            for (((_, old), (_, new)), (name, value)) in old.iter().zip(new).zip(parts) {
                old.differ(new, &format!("{path}.{name}"), value.clone(), set);
            }
        } else {
            set.insert(path.to_owned(), value);
        }
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

fn hashes(steps: &[Value]) -> Vec<u64> {
    steps.iter().map(|step| hash(&step.to_string())).collect()
}

fn row_hashes(board: &[String]) -> Box<[u64]> {
    board.iter().map(|row| hash(row)).collect()
}

/// A view as JSON, taken apart.
struct Parts {
    fields: Map<String, Value>,
    steps: Vec<Value>,
    board: Vec<String>,
}

impl Parts {
    fn of(view: &View) -> Option<Parts> {
        let Ok(Value::Object(mut fields)) = serde_json::to_value(view) else { return None };
        let Some(Value::Array(steps)) = fields.remove("steps") else { return None };
        fields.remove("board");
        Some(Parts { fields, steps, board: view.board.clone() })
    }
}

impl Trace {
    /// What is to be remembered of a view; nothing if it cannot be written.
    pub(crate) fn of(view: &View) -> Option<Trace> {
        let Parts { fields, steps, board } = Parts::of(view)?;
        let (fields, rows) = (fields_of(&fields), row_hashes(&board));
        Some(Trace { rev: view.rev, fields, steps: hashes(&steps), rows })
    }

    /// Remembers the next view, and tells what it changes; nothing if it cannot be written.
    pub(crate) fn follow(&mut self, view: &View) -> Option<Change> {
        let Parts { fields, steps, board } = Parts::of(view)?;
        let mut set = Map::new();
        let now = fields_of(&fields);
        for ((name, value), (hashed, new)) in fields.into_iter().zip(&now) {
            match self.fields.iter().find(|(known, _)| known == hashed) {
                Some((_, old)) => old.differ(new, &name, value, &mut set),
                None => drop(set.insert(name, value)),
            }
        }
        // What goes without saying: the next revision, and that the last step is the last move.
        if view.rev == self.rev + 1 {
            set.remove("rev");
        }
        let last = steps.last().and_then(|step| {
            Some(json!({ "c": step.get("c")?, "p": step.get("p")?, "n": step.get("n")? }))
        });
        let hashes = hashes(&steps);
        let keep = hashes.iter().zip(&self.steps).take_while(|(new, old)| new == old).count();
        if let Some(last) = last.filter(|_| keep < steps.len()) {
            let own = json!(view.last_move);
            if own == last {
                set.remove("lastMove");
            } else {
                set.insert("lastMove".to_owned(), own);
            }
        }
        let mut data = json!({ "set": set });
        if keep < steps.len() || keep < self.steps.len() {
            data["steps"] = json!({ "keep": keep, "add": &steps[keep..] });
        }
        let row_hashes = row_hashes(&board);
        let differs = |at: &usize| self.rows.get(*at) != row_hashes.get(*at);
        let rows = (0..board.len()).filter(differs);
        let rows: Map<String, Value> = rows.map(|at| (at.to_string(), json!(board[at]))).collect();
        if !rows.is_empty() {
            data["rows"] = json!(rows);
        }
        let change = Change { from: self.rev, data: data.to_string().into() };
        (self.rev, self.fields, self.steps, self.rows) = (view.rev, now, hashes, row_hashes);
        Some(change)
    }
}

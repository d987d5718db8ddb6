//! Operations as pages ask for them, and why they are refused.

use super::people::PersonId;
use crate::error_body::ErrorBody;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use tengen_rules::Color;
use tengen_study::{Act, Name, Operation, Property, Refusal, Role, Step, Study};

/// An operation as a page asks for it: the server says whose it is.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(crate) struct Asked(Map<String, Value>);

impl Asked {
    /// The operation of a person who may do this; else the answer that refuses it.
    pub(super) fn of(mut self, by: PersonId, may: Role) -> Result<Operation, Value> {
        let by = by.name();
        self.0.insert("c".to_owned(), json!(by));
        // A comment is that of the person who makes it. The owner may take away those of others.
        let clears = may == Role::Own && self.0.get("text") == Some(&json!(""));
        if self.0.get("op") == Some(&json!("comment")) && !(clears && self.0.contains_key("by")) {
            self.0.insert("by".to_owned(), json!(by));
        }
        let operation: Operation = serde_json::from_value(Value::Object(self.0))
            .map_err(|error| answer("bad-request", &error.to_string()))?;
        let locks_out = matches!(&operation.act,
            Act::Role { who, .. } if *who == PersonId::OWNER.name());
        if may < Role::Write || locks_out {
            return Err(told(Refusal::NotAllowed));
        }
        Ok(operation)
    }
}

fn answer(code: &str, text: &str) -> Value {
    json!({ "refused": { "code": code, "text": text } })
}

fn told(why: Refusal) -> Value {
    answer(why.code(), &why.to_string())
}

/// The answer to an operation that a study refuses.
pub(super) fn refused(study: &Study, operation: &Operation, why: Refusal) -> Value {
    let mut answer = told(why);
    if let (Refusal::Illegal(_), Some((parent, step))) = (why, move_of(study, &operation.act)) {
        answer["refused"]["illegal"] = json!(illegal(study, &parent, &step, why));
    }
    if why == Refusal::Gone {
        answer["refused"]["by"] = json!(study.deleter(&operation.act));
    }
    answer
}

/// The move that an act brings, and the node behind which it is played.
fn move_of(study: &Study, act: &Act) -> Option<(Name, Step)> {
    match act {
        Act::Play { parent, step, .. } => Some((parent.clone(), step.clone())),
        Act::Insert { above, properties, .. } => {
            let step = properties.iter().find_map(|Property(name, values)| {
                let point = values.first().cloned().unwrap_or_default();
                match name.as_str() {
                    "B" => Some(Step::B(point)),
                    "W" => Some(Step::W(point)),
                    _ => None,
                }
            });
            let parent = study.way(above).ok()?.into_iter().rev().nth(1);
            parent.zip(step)
        }
        _ => None,
    }
}

/// Why a move of a line that is tried is refused, in the words of the page.
pub(super) fn illegal_after(
    study: &Study,
    parent: &Name,
    before: &[Step],
    step: Option<&Step>,
    why: Refusal,
) -> Option<ErrorBody> {
    let Refusal::Illegal(illegal) = why else { return None };
    let mut walk = super::position::behind(study, parent).ok()?;
    for step in before {
        let (color, point) = played(step);
        walk.set_to_move(color);
        walk.step(point.and_then(|name| super::position::point(walk.board().size(), name)));
    }
    Some(ErrorBody::illegal_play(walk.board(), played(step?).0, illegal))
}

/// The player and the point of a move; `None` for a pass.
fn played(step: &Step) -> (Color, Option<&str>) {
    let (color, point) = match step {
        Step::B(point) => (Color::Black, point),
        Step::W(point) => (Color::White, point),
    };
    (color, Some(&**point).filter(|point| !point.is_empty()))
}

/// Why a move behind a node is refused, in the words of the page.
fn illegal(study: &Study, parent: &Name, step: &Step, why: Refusal) -> Option<ErrorBody> {
    illegal_after(study, parent, &[], Some(step), why)
}

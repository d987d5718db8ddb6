//! The tree of a study in memory, and operations on it.

use super::asked::{Asked, refused};
use super::people::PersonId;
use crate::api_error::ApiError;
use crate::store::{StoreError, StoredEntry};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tengen_study::{Act, Answer, Boards, Name, NodeBoard, Operation, Refusal, Role, Study};

/// No further operation of a batch is begun after this time.
const MOST_WORK: Duration = Duration::from_millis(500);

/// No further operation of a batch is begun when its steps have this many bytes.
const MOST_TOLD: usize = 1 << 20;

/// The tree, and what follows from it.
pub(super) struct Tree {
    pub(super) study: Study,
    boards: Boards,
    /// The nodes and boards as JSON, at a revision: many pages may come at once.
    shown: Option<(u64, Arc<str>)>,
}

/// What became of a batch of operations.
#[derive(Default)]
pub(super) struct Done {
    pub(super) answers: Vec<Value>,
    pub(super) entries: Vec<StoredEntry>,
    pub(super) steps: Vec<String>,
    pub(super) gives_rights: bool,
}

impl Tree {
    /// The study with all its operations.
    pub(super) fn restored(base: &[u8], operations: Vec<StoredEntry>) -> Result<Tree, StoreError> {
        let corrupt = |what: String| StoreError::Corrupt(what);
        let mut study = super::base::unpacked(base).map_err(corrupt)?;
        let operations = operations.iter().map(|stored| serde_json::from_str(&stored.entry));
        let operations: Vec<Operation> =
            operations.collect::<Result<_, _>>().map_err(|error| corrupt(error.to_string()))?;
        let replayed = study.replay(operations);
        replayed.map_err(|(at, why)| corrupt(format!("operation {at}: {why}")))?;
        let boards = Boards::of(&study);
        Ok(Tree { study, boards, shown: None })
    }

    /// The fields `revision`, `nodes` and `boards` of a view, without braces.
    pub(super) fn shown(&mut self) -> Result<Arc<str>, ApiError> {
        let revision = self.study.revision();
        if let Some((at, shown)) = &self.shown
            && *at == revision
        {
            return Ok(Arc::clone(shown));
        }
        let json = |value: serde_json::Result<String>| value.map_err(|_| ApiError::internal());
        let nodes = json(serde_json::to_string(&self.study.snapshot().nodes))?;
        let boards: Vec<(&Name, &NodeBoard)> = self.boards.shown(&self.study).collect();
        let boards = json(serde_json::to_string(&boards))?;
        let shown = format!(r#""revision":{revision},"nodes":{nodes},"boards":{boards}"#);
        let shown: Arc<str> = shown.into();
        self.shown = Some((revision, Arc::clone(&shown)));
        Ok(shown)
    }

    /// Does the operations of one person.
    pub(super) fn operate(&mut self, by: PersonId, may: Role, asked: Vec<Asked>, now: u64) -> Done {
        let mut done = Done::default();
        let begun = Instant::now();
        for asked in asked {
            let told: usize = done.steps.iter().map(String::len).sum();
            if !done.answers.is_empty() && (begun.elapsed() > MOST_WORK || told > MOST_TOLD) {
                // The page sends the rest again.
                break;
            }
            let answer = match asked.of(by, may) {
                Ok(operation) => self.operate_once(operation, now, &mut done),
                Err(answer) => answer,
            };
            done.answers.push(answer);
        }
        done
    }

    /// Does operations that another server has stored.
    pub(super) fn take_in(&mut self, stored: Vec<StoredEntry>) -> Result<Done, StoreError> {
        let mut done = Done::default();
        let corrupt = |what: String| StoreError::Corrupt(what);
        for stored in stored {
            let operation: Operation =
                serde_json::from_str(&stored.entry).map_err(|error| corrupt(error.to_string()))?;
            let before = self.study.revision();
            let answer = self.operate_once(operation, stored.at, &mut done);
            if self.study.revision() == before {
                return Err(corrupt(format!("operation {before}: {answer}")));
            }
        }
        Ok(done)
    }

    fn operate_once(&mut self, operation: Operation, now: u64, done: &mut Done) -> Value {
        // What a text was before is asked once, and the log has it already.
        let kept = Operation { was: None, ..operation.clone() };
        let Ok(entry) = serde_json::to_string(&kept) else {
            return refused(&self.study, &operation, Refusal::BadValue);
        };
        let applied = match self.study.apply(operation.clone()) {
            Ok(applied) => applied,
            Err(why) => return refused(&self.study, &operation, why),
        };
        if !matches!(applied.answer, Answer::Already { .. }) {
            let boards = self.boards.follow(&self.study, &applied.effects);
            done.entries.push(StoredEntry { at: now, entry });
            let step = json!({
                "revision": self.study.revision(), "by": operation.by, "id": operation.id,
                "effects": applied.effects, "boards": boards,
            });
            done.steps.push(step.to_string());
            done.gives_rights |= matches!(operation.act, Act::Role { .. } | Act::Undo { .. });
        }
        json!(applied.answer)
    }
}

//! A session: lines in, answers out.

use super::answer;
use super::fields::{short, whole};
use super::problem::Problem;
use super::query::{Query, Usual};
use super::queue::{Job, Queue};
use super::speaker::Speaker;
use super::worker;
use crate::reader;
use serde_json::{Map, Value, json};
use std::io::{self, BufRead, Read, Write};
use std::sync::Arc;
use std::thread;
use tengen_engine::{Network, Options};

/// The longest line that is read, in bytes; a game of some thousand moves takes a hundredth.
const LONGEST_LINE: u64 = 16 << 20;

/// The tools of a session.
pub(super) struct Session<'a> {
    pub(super) network: &'a Network,
    /// The network as `query_models` describes it.
    pub(super) model: Value,
    /// The version that `query_version` tells.
    pub(super) version: &'a str,
    pub(super) usual: Usual,
    /// The limits of each search on the machine's use.
    pub(super) options: Options,
    /// How many positions are analysed at once.
    pub(super) workers: usize,
    /// Whether the queries are still answered when the input has ended.
    pub(super) waits: bool,
}

impl Session<'_> {
    /// Answers the lines of `input` until it ends and all its queries are answered.
    ///
    /// # Errors
    /// If a line cannot be read or an answer not be written.
    pub(super) fn run<W: Write + Send>(&self, input: impl BufRead, output: W) -> io::Result<()> {
        let (queue, speaker) = (Queue::default(), Speaker::new(output));
        thread::scope(|scope| {
            let work = || worker::work(&queue, &speaker, self.network, self.options);
            let started = |_: &_| thread::Builder::new().spawn_scoped(scope, work).map(drop);
            // If the system gives fewer threads than asked for, these do the work.
            let failed = (0..self.workers.max(1)).map(|n| (n, started(&n))).find(|s| s.1.is_err());
            let read = match failed {
                Some((0, Err(error))) => Err(error),
                _ => self.read(input, &queue, &speaker),
            };
            match &read {
                Ok(()) if self.waits && !reader::was_never_there() => queue.close(),
                _ => queue.abandon(),
            }
            read
        })
    }

    fn read<W: Write>(
        &self,
        mut input: impl BufRead,
        queue: &Queue,
        speaker: &Speaker<W>,
    ) -> io::Result<()> {
        let mut line = Vec::new();
        loop {
            line.clear();
            if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            if queue.is_abandoned() {
                return Err(io::ErrorKind::BrokenPipe.into());
            }
            if line.len() as u64 >= LONGEST_LINE && line.last() != Some(&b'\n') {
                skip_line(&mut input)?;
                let what = format!("A line is longer than {LONGEST_LINE} bytes");
                speaker.say(&Problem::Line(what).to_json())?;
            } else if !line.trim_ascii().is_empty() {
                self.answer(&line, queue, speaker)?;
            }
        }
    }

    fn answer<W: Write>(&self, line: &[u8], queue: &Queue, speaker: &Speaker<W>) -> io::Result<()> {
        let asked = object(line).and_then(|object| {
            let id = id(&object)?;
            match object.get("action") {
                Some(action) => self.act(action, &object, queue).map(Asked::Action),
                None => Query::read(&id, &object, self.usual).map(|r| Asked::Query(Box::new(r))),
            }
        });
        match asked {
            Err(problem) => speaker.say(&problem.to_json()),
            Ok(Asked::Action(answers)) => answers.iter().try_for_each(|a| speaker.say(a)),
            Ok(Asked::Query(read)) => {
                read.warnings.iter().try_for_each(|warning| speaker.say(warning))?;
                queue.add(&Arc::new(read.query), &read.turns);
                Ok(())
            }
        }
    }

    /// Carries out an action and returns the answers to it.
    fn act(
        &self,
        action: &Value,
        object: &Map<String, Value>,
        queue: &Queue,
    ) -> Result<Vec<Value>, Problem> {
        let mut echo = Value::Object(object.clone());
        match action.as_str() {
            Some("query_version") => {
                echo["version"] = json!(self.version);
                echo["git_hash"] = json!("<omitted>");
            }
            Some("query_models") => echo["models"] = json!([self.model]),
            // There is no cache: each position is analysed anew.
            Some("clear_cache") => {}
            Some("terminate") => {
                let wanted = object.get("terminateId").and_then(Value::as_str);
                let Some(wanted) = wanted else {
                    return Err(field(object, "terminateId", "Must be a string"));
                };
                return terminate(object, queue, Some(wanted), echo);
            }
            Some("terminate_all") => return terminate(object, queue, None, echo),
            _ => {
                return Err(field(
                    object,
                    "action",
                    &format!(
                        "Must be query_version, query_models, clear_cache, terminate or \
                         terminate_all, not {}",
                        short(action)
                    ),
                ));
            }
        }
        Ok(vec![echo])
    }
}

/// The meaning of a line.
enum Asked {
    /// The answers to an action that was carried out.
    Action(Vec<Value>),
    Query(Box<super::query::Read>),
}

/// Removes unwanted positions from the queue: all of them, or those of the query `id`.
fn terminate(
    object: &Map<String, Value>,
    queue: &Queue,
    id: Option<&str>,
    echo: Value,
) -> Result<Vec<Value>, Problem> {
    const FIELD: &str = "turnNumbers";
    let wrong = || field(object, FIELD, "Must be an array of integers");
    let turns: Option<Vec<i64>> = match object.get(FIELD).filter(|value| !value.is_null()) {
        None => None,
        Some(value) => {
            let list = value.as_array().ok_or_else(wrong)?;
            Some(list.iter().map(|v| whole(v).ok_or_else(wrong)).collect::<Result<_, _>>()?)
        }
    };
    let concerns = |job: &Job| {
        id.is_none_or(|id| job.query.id == id)
            && turns.as_ref().is_none_or(|turns| turns.contains(&(job.turn as i64)))
    };
    let gone = queue.terminate(concerns);
    let unanswered = gone.iter().map(|job| answer::nothing(&job.query, job.turn));
    Ok(unanswered.chain([echo]).collect())
}

fn object(line: &[u8]) -> Result<Map<String, Value>, Problem> {
    let cut = || String::from_utf8_lossy(line.trim_ascii()).chars().take(200).collect::<String>();
    match serde_json::from_slice(line) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err(Problem::Line(format!("The line is JSON, but not an object: {}", cut()))),
        Err(error) => Err(Problem::Line(format!("The line is not JSON: {error}: {}", cut()))),
    }
}

fn id(object: &Map<String, Value>) -> Result<String, Problem> {
    let id = object.get("id").and_then(Value::as_str);
    let missing = || Problem::Line("Request must have a string \"id\" field".to_owned());
    id.map(str::to_owned).ok_or_else(missing)
}

fn field(object: &Map<String, Value>, field: &str, what: &str) -> Problem {
    let id = object.get("id").and_then(Value::as_str).unwrap_or_default().to_owned();
    Problem::Field { id, field: field.to_owned(), what: what.to_owned() }
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let read = end.map_or(buffer.len(), |end| end + 1);
        input.consume(read);
        if end.is_some() {
            return Ok(());
        }
    }
}

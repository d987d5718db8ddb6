//! The two protocols: the Go Text Protocol, and KataGo's with JSON.

use crate::mask;
use crate::program::Program;
use serde_json::Value;

/// A conversation with the program.
pub(crate) trait Dialogue {
    fn send(&mut self, request: &str);

    /// Waits for the first report of the answer to the request, if its answer has reports.
    fn wait_for_report(&mut self, request: &str);

    /// The answer to the request, masked.
    fn answer(&mut self, request: &str) -> Vec<String>;

    /// The next line on standard error, masked.
    fn error_line(&mut self) -> String;

    /// The end of the input.
    fn end(self);
}

pub(crate) struct Gtp {
    program: Program,
    /// The names of the commands in the whole dialogue.
    names: Vec<String>,
    /// What has come of the answer that is awaited.
    read: Vec<String>,
    /// The moves that the program chose.
    moves: Vec<String>,
}

impl Gtp {
    pub(crate) fn new(program: Program, lines: &[&str]) -> Gtp {
        let requests = lines.iter().filter_map(|line| line.split_once("> ")).map(|pair| pair.1);
        let names = requests.map(|request| name(request).to_owned()).collect();
        Gtp { program, names, read: Vec::new(), moves: Vec::new() }
    }

    fn is_answered(&self) -> bool {
        self.read.last().is_some_and(String::is_empty)
    }

    /// Empty lines before an answer do not belong to it.
    fn read(&mut self) {
        let line = self.program.line();
        if !line.is_empty() || !self.read.is_empty() {
            self.read.push(line);
        }
    }
}

/// The command of a request, without the id.
fn name(request: &str) -> &str {
    let words = request.trim_end_matches(r"\r").split(' ');
    words.into_iter().find(|word| word.parse::<u32>().is_err()).unwrap_or_default()
}

impl Dialogue for Gtp {
    fn send(&mut self, request: &str) {
        let mut line = request.to_owned();
        for (i, chosen) in self.moves.iter().enumerate() {
            line = line.replace(&format!("{{{}}}", i + 1), chosen);
        }
        self.program.send(&line);
    }

    fn wait_for_report(&mut self, request: &str) {
        let reports = name(request).contains("analyze");
        while reports && !self.is_answered() && !self.read.iter().any(|l| l.starts_with("info ")) {
            self.read();
        }
    }

    fn answer(&mut self, request: &str) -> Vec<String> {
        while !self.is_answered() {
            self.read();
        }
        self.read.pop();
        let lines = std::mem::take(&mut self.read);
        self.moves.extend(mask::chosen(name(request), &lines));
        mask::answer(name(request), &lines, &self.names)
    }

    fn error_line(&mut self) -> String {
        mask::version(&self.program.error_line())
    }

    fn end(self) {
        self.program.end();
    }
}

pub(crate) struct Json {
    program: Program,
    /// The answers that have come and were not asked for yet.
    read: Vec<Value>,
}

impl Json {
    pub(crate) fn new(program: Program) -> Json {
        Json { program, read: Vec::new() }
    }

    fn read(&mut self) {
        let line = self.program.line();
        self.read.push(serde_json::from_str(&line).unwrap());
    }

    fn answers<'a>(&'a self, id: &'a Value) -> impl Iterator<Item = &'a Value> {
        self.read.iter().filter(move |answer| answer["id"] == *id)
    }
}

fn is_report(answer: &Value) -> bool {
    answer["isDuringSearch"] == true
}

/// The id of a request, and the number of its answers without warnings and reports.
fn expected(request: &str) -> (Value, usize) {
    let request: Value = serde_json::from_str(request).unwrap();
    let turns = request["analyzeTurns"].as_array().map_or(1, Vec::len);
    (request["id"].clone(), turns)
}

impl Dialogue for Json {
    fn send(&mut self, request: &str) {
        self.program.send(request);
    }

    fn wait_for_report(&mut self, request: &str) {
        let (id, _) = expected(request);
        while self.answers(&id).next().is_none() {
            self.read();
        }
    }

    /// How often a search reports before it ends depends on the machine. So these are left out.
    fn answer(&mut self, request: &str) -> Vec<String> {
        let (id, turns) = expected(request);
        let last = |answer: &&Value| !is_report(answer) && answer.get("warning").is_none();
        let failed = |answer: &Value| answer.get("error").is_some();
        while self.answers(&id).filter(last).count() < turns && !self.answers(&id).any(failed) {
            self.read();
        }
        let (own, other) = self.read.drain(..).partition(|answer| answer["id"] == id);
        self.read = other;
        let own: Vec<Value> = own;
        own.iter().filter(|answer| !is_report(answer)).map(mask::json).collect()
    }

    fn error_line(&mut self) -> String {
        mask::version(&self.program.error_line())
    }

    fn end(self) {
        self.program.end();
    }
}

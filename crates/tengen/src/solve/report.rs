//! What was found, for people and for programs.

use super::SolveArguments;
use crate::Failure;
use serde::Serialize;
use tengen_judge::solve::{Problem, Solution};
use tengen_rules::{Outcome, Point, Score};

/// All that was found.
pub(super) struct Report<'a> {
    pub(super) arguments: &'a SolveArguments,
    pub(super) problem: &'a Problem,
    pub(super) solution: &'a Solution,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Json<'a> {
    width: usize,
    height: usize,
    rows: Vec<String>,
    rules: &'a str,
    komi: f64,
    to_move: String,
    solved: bool,
    /// Black's margin, komi taken off.
    low: f64,
    high: f64,
    result: Option<String>,
    line: Vec<String>,
    positions: u64,
}

impl Report<'_> {
    /// Black's margin, komi taken off.
    fn margin(&self, points: i32) -> Score {
        Score::whole(points) - self.arguments.komi
    }

    fn outcome(&self, points: i32) -> Outcome {
        self.arguments.rules.scoring.outcome(self.margin(points))
    }

    fn line(&self) -> Vec<String> {
        let size = self.problem.board().size();
        let name = |point: &Option<Point>| match point {
            Some(point) => size.name(*point),
            None => "pass".to_owned(),
        };
        self.solution.line.iter().map(name).collect()
    }

    pub(super) fn text(&self) -> String {
        let (size, rules) = (self.problem.board().size(), &self.arguments.rules.name);
        let (komi, to_move) = (self.arguments.komi, self.problem.to_move());
        let mut text = format!("{size}, {rules}, komi {komi}, {to_move} to move: ");
        let Solution { low, high, nodes, .. } = *self.solution;
        if let Some(margin) = self.solution.margin() {
            text += &format!("{}\n", self.outcome(margin));
            if !self.solution.line.is_empty() {
                text += &format!("best play: {}\n", self.line().join(" "));
            }
        } else {
            let (low, high) = (self.outcome(low), self.outcome(high));
            text += &format!("not solved; at least {low}, at most {high} for Black\n");
        }
        text + &format!("{nodes} positions were looked at\n")
    }

    pub(super) fn json(&self) -> Result<String, Failure> {
        let board = self.problem.board();
        let Solution { low, high, nodes, .. } = *self.solution;
        let json = Json {
            width: board.size().width(),
            height: board.size().height(),
            rows: board.rows(),
            rules: &self.arguments.rules.id,
            komi: self.arguments.komi.into(),
            to_move: self.problem.to_move().to_string().to_lowercase(),
            solved: low == high,
            low: self.margin(low).into(),
            high: self.margin(high).into(),
            result: self.solution.margin().map(|margin| self.outcome(margin).to_string()),
            line: self.line(),
            positions: nodes,
        };
        let text = serde_json::to_string(&json);
        Ok(text.map_err(|error| Failure::Trouble(error.to_string()))? + "\n")
    }
}

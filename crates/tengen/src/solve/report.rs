//! The results, for people and for programs.

use super::position::Asked;
use crate::Failure;
use crate::speech::{language, say};
use serde::Serialize;
use tengen_reference::{color_word, outcome_words, ruleset_name_within};
use tengen_rules::{Outcome, Point, Score};
use tengen_solve::Solution;

/// All results.
pub(super) struct Report<'a> {
    pub(super) asked: &'a Asked,
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
    /// Black's margin, less komi.
    low: f64,
    high: f64,
    result: Option<String>,
    line: Vec<String>,
    positions: u64,
}

impl Report<'_> {
    /// Black's margin, less komi.
    fn margin(&self, points: i32) -> Score {
        let [black, white] = self.asked.prisoners;
        Score::whole(points + black as i32 - white as i32) - self.asked.komi
    }

    fn outcome(&self, points: i32) -> Outcome {
        self.asked.rules.scoring.outcome(self.margin(points))
    }

    fn line(&self) -> Vec<String> {
        let size = self.asked.problem.board().size();
        let name = |point: &Option<Point>| match point {
            Some(point) => size.name(*point),
            None => "pass".to_owned(),
        };
        self.solution.line.iter().map(name).collect()
    }

    pub(super) fn text(&self) -> String {
        let size = self.asked.problem.board().size().to_string();
        let rules = ruleset_name_within(&self.asked.rules, language());
        let Solution { low, high, nodes, .. } = *self.solution;
        let spoken = |points| outcome_words(self.outcome(points), language());
        let (low, high, line) = (spoken(low), spoken(high), self.line().join(" "));
        let heading = [
            ("size", (&size).into()),
            ("rules", (&rules).into()),
            ("komi", f64::from(self.asked.komi).into()),
            ("colour", color_word(self.asked.problem.to_move()).into()),
        ];
        let mut lines = vec![say("solve-heading", &heading)];
        if self.asked.prisoners != [0, 0] {
            let [black, white] = self.asked.prisoners;
            let values = [("black", black.into()), ("white", white.into())];
            lines.push(say("solve-prisoners", &values));
        }
        if self.solution.margin().is_some() {
            lines.push(low);
            if !line.is_empty() {
                lines.push(say("solve-line", &[("line", (&line).into())]));
            }
        } else {
            lines.push(say("solve-bounds", &[("low", (&low).into()), ("high", (&high).into())]));
        }
        lines.push(say("solve-positions", &[("positions", nodes.into())]));
        lines.join("\n") + "\n"
    }

    pub(super) fn json(&self) -> Result<String, Failure> {
        let board = self.asked.problem.board();
        let Solution { low, high, nodes, .. } = *self.solution;
        let json = Json {
            width: board.size().width(),
            height: board.size().height(),
            rows: board.rows(),
            rules: &self.asked.rules.id,
            komi: self.asked.komi.into(),
            to_move: self.asked.problem.to_move().to_string().to_lowercase(),
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

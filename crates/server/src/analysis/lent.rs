//! Evaluations by workers.

use super::analyst::{Evaluation, Hint};
use super::network::{LONGEST_LINE, MOST_MOVES};
use super::positions::Positions;
use crate::view::LineMove;
use crate::workers::{Answer, Job, Walk, Wrong};
use std::time::Duration;
use tengen_engine::{GameState, Limits, Terms};
use tengen_rules::{Board, Color, Point, SetupError, Size};

/// A lead beyond this, in points, is none on the largest board.
const MOST_LEAD: f64 = 2000.0;

impl Walk {
    /// The walk to the position after `steps` steps; `None` if it cannot be told in full.
    pub(crate) fn to(positions: &Positions, steps: usize) -> Option<Walk> {
        let walk = positions.walk(steps)?;
        let (begin, moves) = positions.way(steps)?;
        let (board, size) = (begin.board(), positions.size());
        let told = Walk {
            size,
            rules: begin.terms().rules.clone(),
            komi: begin.terms().komi,
            compensation: begin.terms().compensation,
            stones: size.points().filter_map(|p| Some((board.get(p)?, p))).collect(),
            first: begin.to_move(),
            prisoners: [Color::Black, Color::White].map(|color| begin.ledger().captures(color)),
            moves,
            to_move: walk.to_move(),
        };
        let again = told.state().ok()?;
        let past = |walk: &GameState| (walk.history().recent().to_vec(), walk.history().passes());
        let is_same = again.key() == walk.key()
            && again.ledger() == walk.ledger()
            && past(&again) == past(&walk);
        is_same.then_some(told)
    }

    /// The position.
    ///
    /// # Errors
    /// If no such stones can stand on the board.
    pub(crate) fn state(&self) -> Result<GameState, SetupError> {
        let (komi, compensation) = (self.komi, self.compensation);
        let terms = Terms { rules: self.rules.clone(), komi, compensation };
        let board = Board::with_stones(self.size, self.stones.iter().copied())?;
        let mut state = GameState::new(terms, board, self.first, self.prisoners);
        for (color, point) in &self.moves {
            state.set_to_move(*color);
            state.step(*point);
        }
        state.set_to_move(self.to_move);
        Ok(state)
    }
}

/// The job to evaluate a position.
pub(super) fn job(walk: Walk, limits: Limits) -> Job {
    Job::Evaluate {
        walk: Box::new(walk),
        visits: limits.playouts.unwrap_or(u64::MAX),
        milliseconds: limits.time.map_or(1000, crate::time::millis),
    }
}

/// The limits of a job.
pub(crate) fn limits(visits: u64, milliseconds: u64) -> Limits {
    Limits { playouts: Some(visits), time: Some(Duration::from_millis(milliseconds)) }
}

/// The evaluation that a worker has sent, if it fits the position.
pub(super) fn checked(walk: &GameState, answer: Answer) -> Result<Evaluation, Wrong> {
    let Answer::Evaluate(evaluation) = answer else {
        return Err(Wrong("this is no evaluation"));
    };
    let size = walk.board().size();
    let Evaluation { to_move, visits, black, lead, moves, ownership } = &*evaluation;
    if *to_move != walk.to_move() || *visits == 0 {
        return Err(Wrong("it is of another position"));
    }
    let are_numbers = |black: f64, lead: f64| {
        (0.0..=1.0).contains(&black) && (-MOST_LEAD..=MOST_LEAD).contains(&lead)
    };
    if !are_numbers(*black, *lead) || moves.len() > MOST_MOVES {
        return Err(Wrong("a number is none"));
    }
    for (at, hint) in moves.iter().enumerate() {
        if !are_numbers(hint.black, hint.lead) || hint.visits == 0 {
            return Err(Wrong("a number is none"));
        }
        if moves[..at].iter().any(|other| other.p == hint.p) {
            return Err(Wrong("a move comes twice"));
        }
        check_line(walk, hint)?;
    }
    let is_row = |row: &String| {
        row.len() == size.width() && row.bytes().all(|letter| (b'a'..=b'u').contains(&letter))
    };
    if ownership.len() != size.height() || !ownership.iter().all(is_row) {
        return Err(Wrong("the owners do not fit the board"));
    }
    Ok(*evaluation)
}

/// Follows the line of a move: the rules take each of its moves, and the sides take turns.
fn check_line(walk: &GameState, hint: &Hint) -> Result<(), Wrong> {
    let first = hint.line.first().is_some_and(|made| made.p == hint.p);
    if !first || hint.line.len() > LONGEST_LINE {
        return Err(Wrong("a line does not begin with its move"));
    }
    let mut walk = walk.clone();
    for made in &hint.line {
        let (color, point) = (walk.to_move(), named(walk.board().size(), made)?);
        let is_legal = point.is_none_or(|point| walk.line().check(color, point).is_ok());
        if made.c != color || !is_legal {
            return Err(Wrong("a move is not legal"));
        }
        let before = walk.board().clone();
        walk.step(point);
        if LineMove::between(color, point, &before, walk.board()) != *made {
            return Err(Wrong("a line cannot be played"));
        }
    }
    Ok(())
}

fn named(size: Size, made: &LineMove) -> Result<Option<Point>, Wrong> {
    let point = made.p.as_ref().map(|name| size.parse(name).ok_or(Wrong("there is no such point")));
    point.transpose()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use tengen_rules::{Event, Game, GameSetup, Handicap, presets};

    fn positions() -> Positions {
        let size = Size::square(5).unwrap();
        let setup = GameSetup::new(size, presets::AGA_AREA.clone(), Handicap::None);
        let mut game = Game::new(setup).unwrap();
        for name in ["A2", "A1", "pass", "C3", "B1"] {
            let color = game.to_move().unwrap();
            let event = match size.parse(name) {
                Some(point) => Event::Play { color, point },
                None => Event::Pass { color },
            };
            game.apply(event).unwrap();
        }
        Positions::of(&game)
    }

    #[test]
    fn a_walk_arrives_at_the_same_position() {
        let positions = positions();
        for steps in 0..positions.count() {
            let walk = positions.walk(steps).unwrap();
            let told = serde_json::to_string(&Walk::to(&positions, steps).unwrap()).unwrap();
            let told: Walk = serde_json::from_str(&told).unwrap();
            let again = told.state().unwrap();
            assert_eq!(again.board().rows(), walk.board().rows());
            assert_eq!((again.to_move(), again.key()), (walk.to_move(), walk.key()));
        }
    }

    #[test]
    fn what_does_not_fit_the_position_is_no_evaluation() {
        let positions = positions();
        let walk = positions.walk(5).unwrap();
        let honest = json!({
            "toMove": "white", "visits": 16, "black": 0.5, "lead": -1.5,
            "moves": [
                {"p": "D4", "visits": 9, "black": 0.4, "lead": -2.0,
                    "line": [{"c": "white", "p": "D4", "x": []}, {"c": "black", "p": null, "x": []}]},
                {"p": null, "visits": 2, "black": 0.9, "lead": 4.0,
                    "line": [{"c": "white", "p": null, "x": []}]},
            ],
            "ownership": ["aaaaa", "kkkkk", "uuuuu", "kkkkk", "kkkkk"],
        });
        let sent = |answer: &Value| {
            let evaluation = serde_json::from_value(answer.clone());
            let evaluation = evaluation.map_err(|_| Wrong("not understood"))?;
            checked(&walk, Answer::Evaluate(Box::new(evaluation)))
        };
        assert_eq!(json!(sent(&honest).unwrap()), honest);
        for (place, value) in [
            ("/toMove", json!("black")),
            ("/visits", json!(0)),
            ("/black", json!(1.5)),
            ("/black", json!(null)),
            ("/lead", json!(1e300)),
            ("/moves/0/lead", json!(-5000.0)),
            // On a stone, without liberties, nowhere.
            ("/moves/0/p", json!("C3")),
            ("/moves/0/line/0/p", json!("A1")),
            ("/moves/0/line", json!([])),
            ("/moves/0/line", json!([{"c": "white", "p": "D4", "x": ["C3"]}])),
            ("/moves/0/line", json!([{"c": "black", "p": "D4", "x": []}])),
            ("/moves/1/p", json!("D4")),
            ("/ownership", json!(["kkkkk"])),
            ("/ownership/0", json!("kkkkz")),
        ] {
            let mut lie = honest.clone();
            *lie.pointer_mut(place).unwrap() = value.clone();
            assert!(sent(&lie).is_err(), "{place} {value}");
        }
        for name in ["C3", "A1", "B1", "Z9"] {
            let mut lie = honest.clone();
            lie["moves"][0]["p"] = json!(name);
            lie["moves"][0]["line"] = json!([{"c": "white", "p": name, "x": []}]);
            assert!(sent(&lie).is_err(), "{name}");
        }
    }
}

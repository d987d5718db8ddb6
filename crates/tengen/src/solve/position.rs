//! The position to be solved, with the moves that led to it.

use super::SolveArguments;
use crate::records::walk::Walk;
use crate::speech::{language, say};
use crate::terms::{GivenTerms, Terms};
use crate::{Failure, records};
use std::path::Path;
use tengen_diagram::Drawing;
use tengen_reference::{color_word, refusal_words};
use tengen_rules::presets::TROMP_TAYLOR;
use tengen_rules::{Board, Color, Line, Method, Point, Refusal, Ruleset, Score, Size};
use tengen_solve::{MOST_POINTS, MOST_POINTS_FOR_TERRITORY, Problem, Unsolvable};

/// The rules where nothing says which.
const USUAL: &Ruleset = &TROMP_TAYLOR;

/// What the arguments ask for.
pub(super) struct Asked {
    pub(super) problem: Problem,
    pub(super) rules: Ruleset,
    pub(super) komi: Score,
    /// The stones that Black and White took before, if the rules count them.
    pub(super) prisoners: [u32; 2],
}

/// The problem that the arguments ask for, with its conditions.
pub(super) fn asked(arguments: &SolveArguments) -> Result<Asked, Failure> {
    let rules = arguments.rules.clone().unwrap_or_else(|| USUAL.clone());
    let komi = arguments.komi.unwrap_or(Score::ZERO);
    let Some(path) = &arguments.position else {
        let board = arguments.size.map(Board::new);
        let board = board.ok_or_else(|| Failure::Usage(say("solve-what", &[])))?;
        let problem = begin(board, arguments.to_move.unwrap_or(Color::Black), &rules)?;
        return Ok(Asked { problem, rules, komi, prisoners: [0, 0] });
    };
    let bytes = records::bytes(path, arguments.line.encoding.encoding)
        .map_err(|error| records::unread(path, &error))?;
    match records::drawing(path, &bytes) {
        Some(drawing) => {
            arguments.line.refuse_for_drawing(arguments.at)?;
            drawn(path, drawing?, arguments)
        }
        None => {
            let problem = recorded(path, &bytes, &rules, arguments)?;
            Ok(Asked { problem, rules, komi, prisoners: [0, 0] })
        }
    }
}

/// A drawn position. The text around it may state the conditions.
fn drawn(path: &Path, drawing: Drawing, arguments: &SolveArguments) -> Result<Asked, Failure> {
    let (rules, komi) = (arguments.rules.clone(), arguments.komi);
    let given = GivenTerms { rules, komi, prisoners: None };
    let usual = (USUAL, Some(Score::ZERO));
    let terms = Terms::drawn(&drawing, &given, arguments.to_move, usual);
    terms.tell_unclear(path, language());
    let Terms { rules, komi, prisoners, to_move, .. } = terms;
    let counts = rules.scoring.method == Method::Territory;
    let prisoners = if counts { prisoners } else { [0, 0] };
    Ok(Asked { problem: begin(drawing.board, to_move, &rules)?, rules, komi, prisoners })
}

fn begin(board: Board, to_move: Color, rules: &Ruleset) -> Result<Problem, Failure> {
    let size = board.size();
    let problem = Problem::new(board, to_move, rules);
    problem.map_err(|why| Failure::Usage(in_words(why, size)))
}

/// Why a problem cannot be solved, in words.
fn in_words(why: Unsolvable, size: Size) -> String {
    match why {
        Unsolvable::Size(size) => too_large("solve-size", size, MOST_POINTS),
        Unsolvable::TerritorySize(size) => {
            too_large("solve-territory-size", size, MOST_POINTS_FOR_TERRITORY)
        }
        Unsolvable::Repetition(None) => say("solve-no-superko", &[]),
        Unsolvable::Repetition(Some(_)) => say("solve-other-superko", &[]),
        Unsolvable::Ending => say("solve-ending", &[]),
        Unsolvable::Scoring => say("solve-scoring", &[]),
        Unsolvable::Over => say("solve-over", &[]),
        Unsolvable::Illegal(illegal) => refusal_words(&Refusal::Illegal(illegal), size, language()),
        other => other.to_string(),
    }
}

fn too_large(message: &str, size: Size, most: usize) -> String {
    let (board, points) = (size.to_string(), size.area());
    say(message, &[("size", (&board).into()), ("points", points.into()), ("most", most.into())])
}

/// A position of a record. Positions of the moves before it may not be repeated.
fn recorded(
    path: &Path,
    bytes: &[u8],
    rules: &Ruleset,
    arguments: &SolveArguments,
) -> Result<Problem, Failure> {
    let parsed = records::parsed(path, bytes, arguments.line.encoding.encoding)?;
    let root = arguments.line.root(path, &parsed)?;
    records::tell_stated_game(path, root);
    let route = arguments.line.route(path, root)?;
    let walk = Walk::along(route, Some(rules));
    let replay = walk.replay(walk.place_of(arguments.at)?);
    let line = replay.line();
    let moves: Vec<_> = (0..line.moves()).map(|number| made(line, number)).collect();
    let first = moves.iter().zip(0..).find_map(|(made, before)| {
        made.map(|(color, _)| if before % 2 == 0 { color } else { !color })
    });
    // If only passes were made, the next player shows which side made the first.
    let first =
        first.unwrap_or(if moves.len() % 2 == 0 { line.to_move() } else { !line.to_move() });
    let start = line.board_after(0).unwrap_or_else(|| line.board().clone());
    let size = start.size();
    let mut problem = begin(start, first, rules)?;
    for (made, number) in moves.into_iter().zip(1..) {
        if made.is_some_and(|(color, _)| color != problem.to_move()) {
            let color = !problem.to_move();
            let values = [("number", number.into()), ("colour", color_word(color).into())];
            return Err(Failure::Trouble(say("solve-turn", &values)));
        }
        let point = made.map(|(_, point)| point);
        problem.play(point).map_err(|why| {
            let why = in_words(why, size);
            Failure::Trouble(say(
                "solve-move",
                &[("number", number.into()), ("why", (&why).into())],
            ))
        })?;
    }
    if problem.to_move() != line.to_move() {
        let color = line.to_move();
        return Err(Failure::Trouble(say(
            "solve-end-turn",
            &[("colour", color_word(color).into())],
        )));
    }
    Ok(problem)
}

/// The player and the point of the move after `number` moves; nothing for a pass.
fn made(line: &Line, number: usize) -> Option<(Color, Point)> {
    let (before, after) = (line.board_after(number)?, line.board_after(number + 1)?);
    let placed = |point: &Point| before.is_empty(*point) && !after.is_empty(*point);
    let point = before.size().points().find(placed)?;
    Some((after.get(point)?, point))
}

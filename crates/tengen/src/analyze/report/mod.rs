//! What a report has beyond the table: the phases of a game, its turning points and its end, as
//! diagrams. The page and the PDF show the same.

pub(super) mod page;
pub(super) mod pdf;
mod sheet;

use super::Report;
use super::judgement::{Grade, Judgement, Summary};
use super::known::Tried;
use super::study::Studied;
use super::text;
use super::words::{led, line, lost, percent};
use crate::judge::{self, Judged};
use crate::records::walk::Walk;
use crate::records::{Route, result_words};
use crate::speech::say;
use tengen_diagram::{Colours, Diagram, Figure, Sign};
use tengen_engine::Network;
use tengen_rules::{Board, Color, Ruleset, Size};
use tengen_sgf::{GameResult, WinBy};

pub(super) use sheet::Paper;

/// How many turning points are drawn.
const TURNS: usize = 8;
/// How many moves of a better line are drawn.
const LINE: usize = 8;

/// A position where a move cost much of the chance of winning.
pub(super) struct Turn {
    /// The position before the move. The move is crossed, and a better line is numbered.
    pub(super) figure: Figure,
    /// What happened, sentence by sentence.
    pub(super) said: Vec<String>,
}

/// The moves that cost most of the chance of winning, in the order of the game.
pub(super) fn turns(report: &Report<'_>) -> Vec<Turn> {
    let pairs = report.studied.windows(2).filter_map(|pair| {
        let judgement = pair[1].judgement.filter(|judgement| judgement.grade > Grade::Good)?;
        Some((&pair[0], &pair[1], judgement))
    });
    let mut found: Vec<(&Studied, &Studied, Judgement)> = pairs.collect();
    found.sort_by(|one, other| other.2.win_rate.total_cmp(&one.2.win_rate));
    found.truncate(TURNS);
    found.sort_by_key(|(_, after, _)| after.number);
    found.into_iter().map(|(before, after, _)| turn(report.course.size, before, after)).collect()
}

fn turn(size: Size, before: &Studied, after: &Studied) -> Turn {
    let best = before.found.moves.first();
    let mut figure = match best {
        Some(best) => numbered(&before.board, before.to_move, best),
        None => Figure::new(Diagram::new(before.board.clone())),
    };
    let played = after.made.and_then(|(_, point)| point);
    // A stone of the better line may stand there.
    if let Some(point) = played.filter(|point| figure.diagram.board.is_empty(*point)) {
        figure.signs.push((point, Sign::Cross));
    }
    let mut said = vec![led(size, after)];
    said.extend(lost(size, Some(before), after));
    if let Some((color, _)) = after.made {
        let [was, is] = [before, after].map(|studied| percent(studied.seen_by(color).0, 0));
        said.push(say("analyze-report-rate", &[("was", (&was).into()), ("is", (&is).into())]));
    }
    if let Some(best) = best {
        let line = line(size, best.line.iter().take(LINE));
        said.push(say("analyze-report-line", &[("line", (&line).into())]));
    }
    Turn { figure, said }
}

/// The position with the first moves of a line, numbered.
fn numbered(board: &Board, to_move: Color, best: &Tried) -> Figure {
    let (mut board, mut color) = (board.clone(), to_move);
    let mut made = Vec::new();
    for (number, point) in (1..).zip(best.line.iter().take(LINE)) {
        // A line of a search is legal; what another program wrote into the record need not be.
        if point.is_some_and(|point| board.play(color, point).is_err()) {
            break;
        }
        made.push((*point, color, number));
        color = !color;
    }
    let mut figure = Figure::new(Diagram::new(board));
    // The sentence below names all moves, passes among them.
    for (point, color, number) in made {
        let Some(point) = point else { continue };
        let stands = figure.diagram.board.get(point) == Some(color);
        if stands && figure.numbers.iter().all(|(at, _)| *at != point) {
            figure.numbers.push((point, number));
        } else {
            figure.elsewhere.push((Some(point), number));
        }
    }
    figure
}

/// The play of each player in each phase of the game that has moves of theirs, a row each under a
/// row of headings.
pub(super) fn phases(report: &Report<'_>) -> Vec<Vec<String>> {
    let heads = text::players(report).swap_remove(0);
    let mut rows =
        vec![[vec![String::new(), say("analyze-phase", &[])], heads[1..].to_vec()].concat()];
    let area = report.course.size.area();
    for color in Color::BOTH {
        for (phase, name) in PHASES.into_iter().enumerate() {
            let of_phase = |studied: &&Studied| phase_of(studied.number, area) == phase;
            let summary = Summary::among(color, report.studied.iter().filter(of_phase));
            if summary.moves == 0 {
                continue;
            }
            let mut row = text::row(color, &summary);
            row.insert(1, say(&format!("analyze-phase-{name}"), &[]));
            rows.push(row);
        }
    }
    rows
}

/// The phases of a game.
const PHASES: [&str; 3] = ["opening", "middle", "end"];

/// The phase of a move, by its number as a share of the points of the board: the opening ends at
/// 0.14 of them, and the middle game at 0.4.
fn phase_of(number: usize, area: usize) -> usize {
    let share = number as f64 / area as f64;
    usize::from(share > 0.14) + usize::from(share > 0.4)
}

/// The end of a game.
pub(super) struct End {
    pub(super) figure: Figure,
    pub(super) said: Vec<String>,
}

impl End {
    /// The position at the end of a line, counted if it is finished.
    pub(super) fn of(route: Route<'_>, given: Option<&Ruleset>, network: Option<&Network>) -> End {
        let walk = Walk::along(route, given);
        let last = walk.last();
        let replay = walk.replay(last);
        let result = walk.main_line.info.result;
        // Nobody counts a game that ended on the way.
        let may_count = replay.passing().has_stopped() || result.is_some_and(is_counted);
        let judged = may_count.then(|| Judged::at((&walk, last), &replay, network, None));
        let (figure, count) = match judged.filter(|judged| judged.position.is_finished()) {
            Some(judged) => (judge::figure(&judged), judge::counted(&judged)),
            None => {
                (Figure::new(walk.diagram(last, Colours::None)), say("analyze-report-open", &[]))
            }
        };
        let result = result.map(result_words);
        let result = result.map(|result| say("show-result", &[("result", (&result).into())]));
        End { figure, said: [Some(count), result].into_iter().flatten().collect() }
    }
}

/// Whether a game with this result was counted.
fn is_counted(result: GameResult) -> bool {
    use WinBy::{Fraction, Score};
    matches!(result, GameResult::Draw | GameResult::Win { by: Score(_) | Fraction { .. }, .. })
}

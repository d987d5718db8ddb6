//! The results as one JSON object; `docs/analysis.md` describes its fields.

use super::judgement::Summary;
use super::known::Tried;
use super::study::Studied;
use super::{Branch, Report};
use serde_json::{Value, json};
use tengen_rules::{Color, Point, Size};
use tengen_sgf::Player;

/// How many moves are listed for each position.
pub(super) const MOVES: usize = 8;

/// All results.
pub(super) fn object(report: &Report<'_>) -> Value {
    let course = report.course;
    let info = &course.info;
    let size = course.size;
    let at = report.thresholds;
    json!({
        "black": player(&info.black, &Summary::of(Color::Black, report.studied)),
        "white": player(&info.white, &Summary::of(Color::White, report.studied)),
        "width": size.width(),
        "height": size.height(),
        "stars": size.stars().into_iter().map(|p| size.name(p)).collect::<Vec<_>>(),
        "rules": course.terms.rules.id,
        "komi": f64::from(course.terms.komi),
        "handicap_compensation": f64::from(course.terms.compensation),
        "result": info.result.map(|result| result.to_string()),
        "event": info.event,
        "date": info.date,
        "network": report.network,
        "visits": report.effort.visits,
        "seconds": report.effort.time.map(|time| time.as_secs_f64()),
        "thresholds": {
            "inaccuracy": at.inaccuracy, "mistake": at.mistake, "blunder": at.blunder,
        },
        "notes": course.notes,
        "positions": report.studied.iter().map(|s| position(size, s)).collect::<Vec<_>>(),
        "variations": report.branches.iter().map(|b| branch(size, b)).collect::<Vec<_>>(),
    })
}

/// A variation: its path, and its positions from the one that it shares with another line on.
fn branch(size: Size, branch: &Branch) -> Value {
    json!({
        "path": branch.path.to_string(),
        "positions": branch.studied.iter().map(|s| position(size, s)).collect::<Vec<_>>(),
    })
}

fn player(player: &Player, summary: &Summary) -> Value {
    let judged = summary.moves > 0;
    json!({
        "name": player.name,
        "rank": player.rank,
        "moves": summary.moves,
        "accuracy": judged.then(|| rounded(summary.accuracy, 4)),
        "mean_loss": judged.then(|| rounded(summary.mean_loss, 3)),
        "inaccuracies": summary.inaccuracies,
        "mistakes": summary.mistakes,
        "blunders": summary.blunders,
    })
}

fn position(size: Size, studied: &Studied) -> Value {
    let played = studied.made.map(|(color, point)| {
        let judgement = studied.judgement;
        json!({
            "color": letter(color),
            "move": name(size, point),
            "illegal": studied.illegal,
            "points_lost": judgement.map(|j| rounded(j.points, 2)),
            "win_rate_lost": judgement.map(|j| rounded(j.win_rate, 4)),
            "verdict": judgement.map(|j| j.grade),
        })
    });
    let moves = studied.found.moves.iter().take(MOVES);
    json!({
        "move": studied.number,
        "played": played,
        "to_move": letter(studied.to_move),
        "win_rate": rounded(studied.found.win_rate, 4),
        "lead": rounded(studied.found.lead, 2),
        "visits": studied.found.visits,
        "from_record": studied.found.from_record,
        "board": board(studied),
        "moves": moves.map(|c| candidate(size, studied.to_move, c)).collect::<Vec<_>>(),
    })
}

fn candidate(size: Size, to_move: Color, candidate: &Tried) -> Value {
    let (rate, lead) = match to_move {
        Color::Black => (candidate.win_rate, candidate.lead),
        Color::White => (1.0 - candidate.win_rate, -candidate.lead),
    };
    json!({
        "move": name(size, candidate.point),
        "visits": candidate.visits,
        "win_rate": rounded(rate, 4),
        "lead": rounded(lead, 2),
        "prior": candidate.prior.map(|prior| rounded(prior, 4)),
        "line": candidate.line.iter().map(|point| name(size, *point)).collect::<Vec<_>>(),
    })
}

/// A move in the notation of JSON.
fn name(size: Size, point: Option<Point>) -> String {
    point.map_or_else(|| "pass".to_owned(), |point| size.name(point))
}

/// The rows from the top, separated by `/`: X is Black, O White.
fn board(studied: &Studied) -> String {
    let size = studied.board.size();
    let mut text = String::with_capacity(size.area() + size.height());
    for point in size.points() {
        if size.column(point) == 0 && !text.is_empty() {
            text.push('/');
        }
        text.push(studied.board.get(point).map_or('.', Color::symbol));
    }
    text
}

fn letter(color: Color) -> &'static str {
    match color {
        Color::Black => "B",
        Color::White => "W",
    }
}

/// Rounded to the digits that are meaningful.
fn rounded(x: f64, digits: i32) -> f64 {
    let scale = 10f64.powi(digits);
    // This turns −0 into 0.
    (x * scale).round() / scale + 0.0
}

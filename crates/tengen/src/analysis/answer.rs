//! The results of a search, in the form of KataGo's protocol.

use super::arguments::View;
use super::hash;
use super::query::{Query, Wants};
use serde_json::{Map, Value, json};
use tengen_engine::{Analysis, Candidate, GameState, Prediction};
use tengen_rules::{Color, Point, Size};

/// Turns values seen by the side to move into the view that is reported.
#[derive(Clone, Copy)]
struct Seen {
    /// Whether the reported view is the other side's.
    turned: bool,
}

impl Seen {
    fn points(self, x: f64) -> Value {
        rounded(if self.turned { -x } else { x })
    }

    fn rate(self, x: f64) -> Value {
        rounded(if self.turned { 1.0 - x } else { x })
    }
}

/// Rounded to nine digits after the point, as many as single precision holds.
fn rounded(x: f64) -> Value {
    json!((x * 1e9).round() / 1e9 + 0.0)
}

/// The answer for a position without results.
pub(super) fn nothing(query: &Query, turn: usize) -> Value {
    json!({"id": query.id, "turnNumber": turn, "isDuringSearch": false, "noResults": true})
}

/// The results of the search and the network's own evaluation.
pub(super) fn found(
    query: &Query,
    turn: usize,
    walk: &GameState,
    analysis: &Analysis,
    opinion: &Prediction,
    during: bool,
) -> Value {
    let size = walk.board().size();
    let turned = match query.view {
        View::SideToMove => false,
        View::Black => analysis.to_move == Color::White,
        View::White => analysis.to_move == Color::Black,
    };
    let seen = Seen { turned };
    let moves = analysis.moves.iter().enumerate();
    let mut answer = Map::new();
    answer.insert("id".into(), json!(query.id));
    answer.insert("turnNumber".into(), json!(turn));
    answer.insert("isDuringSearch".into(), json!(during));
    let moves: Vec<Value> =
        moves.map(|(order, c)| candidate(c, order, size, seen, &query.wants)).collect();
    answer.insert("moveInfos".into(), Value::Array(moves));
    answer.insert("rootInfo".into(), root(analysis, opinion, walk, seen));
    if query.wants.ownership {
        let shares = analysis.ownership.iter().map(|share| seen.points(f64::from(*share)));
        answer.insert("ownership".into(), shares.collect());
    }
    if query.wants.policy {
        answer.insert("policy".into(), policy(opinion, size));
    }
    Value::Object(answer)
}

fn candidate(c: &Candidate, order: usize, size: Size, seen: Seen, wants: &Wants) -> Value {
    let line = c.line.iter().take(wants.line + 1);
    let mut info = json!({
        "move": name(size, c.point),
        "order": order,
        "visits": c.visits,
        "edgeVisits": c.visits,
        "weight": c.visits as f64,
        "edgeWeight": c.visits as f64,
        "winrate": seen.rate(c.win_rate),
        "lcb": seen.rate(c.win_rate_bound),
        "scoreLead": seen.points(c.lead),
        "scoreMean": seen.points(c.lead),
        "scoreSelfplay": seen.points(c.score),
        "scoreStdev": rounded(c.score_deviation),
        "utility": seen.points(c.utility),
        "utilityLcb": seen.points(c.bound),
        "prior": rounded(c.prior),
        "pv": line.map(|point| name(size, *point)).collect::<Vec<_>>(),
    });
    if wants.moves_ownership {
        info["ownership"] =
            c.ownership.iter().map(|share| seen.points(f64::from(*share))).collect();
    }
    if wants.line_visits {
        let visits: Vec<u64> = c.line_visits.iter().take(wants.line + 1).copied().collect();
        info["pvVisits"] = json!(visits);
        info["pvEdgeVisits"] = json!(visits);
    }
    info
}

fn root(analysis: &Analysis, opinion: &Prediction, walk: &GameState, seen: Seen) -> Value {
    // The opinion is Black's view. All other values are seen by the side to move.
    let black = analysis.to_move == Color::Black;
    let own = |x: f32| if black { f64::from(x) } else { -f64::from(x) };
    let tried: u64 = analysis.moves.iter().map(|c| c.visits).sum();
    let utility = analysis.moves.iter().map(|c| c.utility * c.visits as f64).sum::<f64>();
    let names = hash::names(walk);
    let mut root = json!({
        "currentPlayer": if black { "B" } else { "W" },
        "visits": analysis.visits,
        "weight": analysis.visits as f64,
        "winrate": seen.rate(analysis.win_rate),
        "scoreLead": seen.points(analysis.lead),
        "scoreSelfplay": seen.points(analysis.score),
        "scoreStdev": rounded(analysis.score_deviation),
        "utility": seen.points(if tried > 0 { utility / tried as f64 } else { 0.0 }),
        "rawWinrate": seen.rate(0.5 + 0.5 * own(opinion.balance)),
        "rawLead": seen.points(own(opinion.lead)),
        "rawScoreSelfplay": seen.points(own(opinion.score)),
        "rawScoreSelfplayStdev": rounded(f64::from(opinion.score_deviation)),
        "rawNoResultProb": rounded(f64::from(opinion.no_result)),
        "thisHash": names.this,
        "symHash": names.symmetric,
    });
    if let Some(error) = opinion.error {
        // The error is of the difference between both sides' chances. That of a win rate is half of
        // it.
        root["rawStWrError"] = rounded(f64::from(error) / 2.0);
    }
    root
}

/// The policy of each point, row by row from the top left, then that of the pass. It is -1 where
/// the rules allow no play.
fn policy(opinion: &Prediction, size: Size) -> Value {
    let mut policy = vec![json!(-1.0); size.area() + 1];
    for (point, share) in &opinion.policy {
        policy[point.map_or(size.area(), |p| p.index())] = rounded(f64::from(*share));
    }
    Value::Array(policy)
}

fn name(size: Size, point: Option<Point>) -> String {
    point.map_or_else(|| "pass".to_owned(), |point| size.name(point))
}

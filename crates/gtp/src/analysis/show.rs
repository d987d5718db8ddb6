//! The results of a search, as Leela Zero and KataGo write them.

use super::wish::Wish;
use crate::arguments::vertex;
use std::fmt::Write;
use tengen_engine::{Analysis, Candidate};
use tengen_rules::Point;

/// Whose format to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// Leela Zero's: probabilities in hundredths of a percent.
    Leela,
    /// The same and the lead in points, as Sabaki and LizzieYzy read `analyze`.
    Points,
    /// KataGo's: probabilities from 0 to 1, and points.
    Kata,
    /// The JSON of the server CGOS, which its viewers show.
    Cgos,
}

/// One report, on one line. All numbers are from the view of the side to move.
pub(crate) fn line(analysis: &Analysis, style: Style, wish: &Wish) -> String {
    if style == Style::Cgos {
        return super::cgos::line(analysis, wish);
    }
    let mut text = String::new();
    let untried = analysis.untried.iter();
    let untried = untried.filter(|(point, _)| wish.choices.allow(wish.color, 0, *point));
    let missing = wish.least_moves.saturating_sub(analysis.moves.len());
    let untried = untried.take(missing).map(|(point, prior)| only_seen(analysis, *point, *prior));
    let told: Vec<Candidate> = analysis.moves.iter().cloned().chain(untried).collect();
    // A line without a move is no report.
    if told.is_empty() {
        return String::new();
    }
    for (order, candidate) in told.iter().take(wish.most_moves).enumerate() {
        if order > 0 {
            text.push(' ');
        }
        info(&mut text, candidate, order, style, wish);
    }
    if style != Style::Leela {
        if wish.root {
            let a = analysis;
            let share = |share: f64| match style {
                Style::Points => per_myriad(share).to_string(),
                _ => format!("{share:.6}"),
            };
            let _ = write!(
                text,
                " rootInfo visits {} winrate {} scoreMean {:.4} scoreStdev {:.4} scoreLead {:.4} \
                 scoreSelfplay {:.4} rawWinrate {} rawLead {:.4}",
                a.visits,
                share(a.win_rate),
                a.lead,
                a.score_deviation,
                a.lead,
                a.score,
                share(a.first_win_rate),
                a.first_lead
            );
        }
        if wish.ownership {
            text.push_str(" ownership");
            for share in &analysis.ownership {
                let _ = write!(text, " {share:.4}");
            }
        }
    }
    text.trim_start().to_owned()
}

/// A move that was not tried: all that is known of it is the position before it, and its prior.
fn only_seen(analysis: &Analysis, point: Option<Point>, prior: f64) -> Candidate {
    Candidate {
        point,
        visits: 0,
        win_rate: analysis.win_rate,
        win_rate_bound: 0.0,
        lead: analysis.lead,
        score: analysis.score,
        score_deviation: analysis.score_deviation,
        prior,
        utility: 2.0 * analysis.win_rate - 1.0,
        bound: -1.0,
        line: vec![point],
        line_visits: vec![0],
        ownership: analysis.ownership.clone(),
    }
}

fn info(text: &mut String, c: &Candidate, order: usize, style: Style, wish: &Wish) {
    let place = vertex(wish.size, c.point);
    let _ = match style {
        Style::Leela | Style::Points => {
            let _ = write!(
                text,
                "info move {place} visits {} winrate {} prior {} lcb {} order {order}",
                c.visits,
                per_myriad(c.win_rate),
                per_myriad(c.prior),
                per_myriad(c.win_rate_bound)
            );
            let lead = if style == Style::Points {
                format!(" scoreLead {:.4}", c.lead)
            } else {
                String::new()
            };
            write!(text, "{lead} pv")
        }
        Style::Kata | Style::Cgos => write!(
            text,
            "info move {place} visits {} utility {:.6} winrate {:.6} scoreMean {:.4} scoreStdev \
             {:.4} scoreLead {:.4} scoreSelfplay {:.4} prior {:.6} lcb {:.6} utilityLcb {:.6} \
             order {order} pv",
            c.visits,
            c.utility,
            c.win_rate,
            c.lead,
            c.score_deviation,
            c.lead,
            c.score,
            c.prior,
            c.win_rate_bound,
            c.bound
        ),
    };
    for point in &c.line {
        let _ = write!(text, " {}", vertex(wish.size, *point));
    }
    if style == Style::Leela {
        return;
    }
    for (wanted, name) in
        [(wish.visits_of_line, " pvVisits"), (wish.edge_visits_of_line, " pvEdgeVisits")]
    {
        if wanted {
            text.push_str(name);
            for visits in &c.line_visits {
                let _ = write!(text, " {visits}");
            }
        }
    }
    if wish.moves_ownership {
        text.push_str(" movesOwnership");
        for share in &c.ownership {
            let _ = write!(text, " {share:.4}");
        }
    }
}

fn per_myriad(share: f64) -> i64 {
    (share * 10_000.0).round() as i64
}

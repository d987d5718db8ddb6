//! `kata-raw-nn`: the network's evaluation, without a search.

use super::NO_NETWORK;
use crate::arguments::{Answer, Arguments};
use crate::{Player, Session};
use std::fmt::Write;
use tengen_engine::{Prediction, PredictionOptions};
use tengen_rules::Size;

/// `kata-raw-nn [color] symmetry [optimism]`: one symmetry from 0 to 7, or `all`. The side is to
/// move; else the one whose turn it is. All values are from
/// White's view, as in KataGo.
pub(crate) fn show<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let size = session.position.size();
    let mut walk = session.position.walk();
    let arguments = match arguments.color(0) {
        Ok(color) => {
            walk.set_to_move(color);
            Arguments(&arguments.0[1..])
        }
        Err(_) => arguments,
    };
    let symmetries: u8 = if size.width() == size.height() { 8 } else { 4 };
    let wanted = match arguments.text(0)? {
        "all" => 0..symmetries,
        _ => {
            let one: u8 = arguments.number(0)?;
            if one > 7 {
                return Err(format!(
                    "syntax error: {one} is no symmetry; they are 0 to 7, and all"
                ));
            }
            one..one + 1
        }
    };
    let optimism = if arguments.0.len() > 1 { arguments.number(1)? } else { 0.0 };
    let mut text = String::new();
    for symmetry in wanted {
        let opinion = session.player.opinion(&walk, PredictionOptions { symmetry, optimism });
        let opinion = opinion.ok_or_else(|| NO_NETWORK.to_owned())?;
        describe(&mut text, symmetry, &opinion, size);
    }
    Ok(text)
}

fn describe(text: &mut String, symmetry: u8, opinion: &Prediction, size: Size) {
    let decided = 1.0 - opinion.no_result;
    let white = (decided - opinion.balance) / 2.0;
    let square = opinion.score.powi(2) + opinion.score_deviation.powi(2);
    let _ = write!(
        text,
        "symmetry {symmetry}\nwhiteWin {white:.6}\nwhiteLoss {:.6}\nnoResult {:.6}\nwhiteLead \
         {:.3}\nwhiteScoreSelfplay {:.3}\nwhiteScoreSelfplaySq {square:.3}\n",
        decided - white,
        opinion.no_result,
        -opinion.lead,
        -opinion.score,
    );
    if let Some(error) = opinion.error {
        let _ = writeln!(text, "shorttermWinlossError {error:.3}");
    }
    let mut policy = vec![None; size.area()];
    let mut pass = 0.0;
    for (point, share) in &opinion.policy {
        match point {
            Some(point) => policy[point.index()] = Some(*share),
            None => pass = *share,
        }
    }
    text.push_str("policy\n");
    grid(text, size, |i| {
        policy[i].map_or_else(|| "NAN".to_owned(), |share| format!("{share:8.6}"))
    });
    let _ = writeln!(text, "policyPass {pass:.6}\nwhiteOwnership");
    grid(text, size, |i| format!("{:9.7}", -opinion.ownership.get(i).unwrap_or(&0.0)));
}

fn grid(text: &mut String, size: Size, number: impl Fn(usize) -> String) {
    for row in 0..size.height() {
        let start = row * size.width();
        let row: Vec<String> = (start..start + size.width()).map(&number).collect();
        let _ = writeln!(text, "{}", row.join(" "));
    }
}

//! What a key may do now.

use super::may_wish;
use crate::act::moves_to_undo;
use crate::key::Role;
use crate::live::Snapshot;
use crate::minds::Minds;
use tengen_rules::{AllAlive, Color, Game, Phase};

/// The actions that make sense for this role now, by the names that requests use.
pub(super) fn can(snapshot: &Snapshot, role: Role, minds: &Minds) -> Vec<&'static str> {
    let table = &snapshot.table;
    let game = table.game();
    let mut can = Vec::new();
    if role == Role::Watch || game.outcome().is_some() {
        return can;
    }
    let plays = |color: Color| role.plays(color);
    if game.to_move().is_some_and(plays) {
        can.push("play");
        if *game.phase() == Phase::Play {
            can.push("pass");
        }
    }
    can.push("resign");
    if may_wish(minds, snapshot, role) {
        can.push("analysis");
    }
    let offer = game.offer();
    let trial = game.trial();
    if offer.is_none() && trial.is_none() && moves_to_undo(table, role.side()).is_some() {
        can.push("undo");
    }
    if let Some((by, _)) = offer {
        can.push(if plays(by) { "withdraw" } else { "answer" });
    } else if game.recurrence().is_some() {
        can.push("no-result");
    }
    if let Some(trial) = trial {
        if plays(trial.to_move()) {
            can.push("trial-move");
        }
        can.push("trial-end");
        return can;
    }
    if let Phase::Settling(settling) = game.phase() {
        // Nobody changes or agrees to what the judge is about to say.
        if table.awaits_judge().is_none() {
            can.extend(["trial", "mark"]);
            let open = |color: Color| plays(color) && !settling.accepted[color.index()];
            if Color::BOTH.into_iter().any(open) {
                can.push("accept");
            }
        }
        if disputable(game) {
            can.push("dispute");
        }
        if game.setup().rules.ending.all_alive == AllAlive::NoAgreement && offer.is_none() {
            can.push("no-agreement");
        }
    }
    can
}

fn disputable(game: &Game) -> bool {
    game.resumes_after_dispute(Color::Black).is_some()
}

//! The actions of a key at this moment.

use super::analysis::may_ask_for_analysis;
use crate::act::{may_say_name, moves_to_undo};
use crate::engines::Engines;
use crate::key::Role;
use crate::live::may_want_rematch;
use crate::snapshot::{CloserLook, Snapshot};
use crate::state::Match;
use tengen_rules::{AllAlive, Color, Game, Phase};

/// Whether the holder of a key may say something to the opponent: only a person elsewhere hears it.
pub(crate) fn may_talk(table: &Match, role: Role) -> bool {
    role.side().is_some() && table.match_setup().is_by_link()
}

/// The actions that the role has now, by the names of `View.can` in `PROTOCOL.md`.
pub(super) fn actions(snapshot: &Snapshot, role: Role, engines: &Engines) -> Vec<&'static str> {
    let table = &snapshot.table;
    let game = table.game();
    let mut actions = Vec::new();
    if may_talk(table, role) {
        actions.push("say");
    }
    if may_want_rematch(table, role) && snapshot.rematch.next.is_none() {
        actions.push("rematch");
    }
    if role == Role::Watch || game.outcome().is_some() {
        return actions;
    }
    if may_say_name(table, role) {
        actions.push("name");
    }
    let plays = |color: Color| role.plays(color);
    if game.to_move().is_some_and(plays) {
        actions.push("play");
        if *game.phase() == Phase::Play {
            actions.push("pass");
        }
    }
    actions.push("resign");
    if role.side().is_some() && table.may_be_called_off() {
        actions.push("call-off");
    }
    if may_ask_for_analysis(engines, snapshot, role) {
        actions.push("analysis");
    }
    let offer = game.offer();
    let trial = game.trial();
    if offer.is_none() && trial.is_none() && moves_to_undo(table, role.side()).is_some() {
        actions.push("undo");
    }
    if let Some((by, _)) = offer {
        actions.push(if plays(by) { "withdraw" } else { "answer" });
    } else if game.recurrence().is_some() {
        actions.push("no-result");
    }
    if let Some(trial) = trial {
        if plays(trial.to_move()) {
            actions.push("trial-move");
        }
        actions.push("trial-end");
        return actions;
    }
    if let Phase::Settling(settling) = game.phase() {
        // Players change a proposal only after the judge has made it, and agree to it after its
        // closer look, unless that takes long.
        if table.awaits_judge().is_none() {
            actions.extend(["trial", "mark"]);
            let open = |color: Color| plays(color) && !settling.accepted[color];
            let waits = snapshot.closer_look == CloserLook::Awaited;
            if !waits && Color::BOTH.into_iter().any(open) {
                actions.push("accept");
            }
        }
        if disputable(game) {
            actions.push("dispute");
        }
        if game.setup().rules.ending.all_alive == AllAlive::NoAgreement && offer.is_none() {
            actions.push("no-agreement");
        }
    }
    actions
}

fn disputable(game: &Game) -> bool {
    game.resumes_after_dispute(Color::Black).is_some()
}

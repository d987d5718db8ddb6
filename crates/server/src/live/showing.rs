//! What pages see of a live game.

use super::actor::Actor;
use super::elsewhere::Beside;
use crate::key::Role;
use crate::snapshot::{CloserLook, Rematch, Snapshot};
use crate::view::{Trace, View};
use std::sync::Arc;
use tengen_engine::Look;

impl Actor {
    pub(super) fn snapshot(&self) -> Snapshot {
        Snapshot {
            table: self.shown_table(),
            rev: self.rev,
            present: self.present(),
            analysis_wanted: self.wishes.map(|wishes| wishes.analysis),
            judge_choosing: self.judge_choosing || self.elsewhere.judge_is_choosing(),
            closer_look: self.closer_look(),
            said: self.talk.said(),
            rematch: Rematch {
                wanted: self.wishes.map(|wishes| wishes.rematch),
                next: self.next_game.clone(),
            },
            keys: self.keys.clone(),
            created: self.created,
            directory: Arc::clone(&self.services.directory),
            changes: Default::default(),
        }
    }

    /// How far the closer look at the present proposal is, at the node that works for the game.
    pub(super) fn closer_look(&self) -> CloserLook {
        if self.works_here() { self.own_look() } else { self.elsewhere.closer_look(self.duty) }
    }

    /// How far the closer look of this node is, if it works for the game.
    pub(super) fn own_look(&self) -> CloserLook {
        let judging = self.judging.as_ref().map(|judging| judging.what);
        match judging.filter(|_| self.works_here()) {
            Some((proposal, Look::Closer)) if self.judges_proposal() == Some(proposal) => {
                let is_slow = self.slow_look == Some(proposal);
                if is_slow { CloserLook::Slow } else { CloserLook::Awaited }
            }
            _ => CloserLook::None,
        }
    }

    pub(super) fn publish(&mut self) -> Arc<Snapshot> {
        self.rev += 1;
        if !self.services.nodes.is_alone() {
            // A page may come from another node, and has seen higher numbers there. The nodes have
            // one clock.
            self.rev = self.rev.max(self.services.time.now());
        }
        self.tell_table();
        let mut snapshot = self.snapshot();
        self.note_changes(&mut snapshot);
        self.shown = Some(Beside::of(&snapshot));
        let snapshot = Arc::new(snapshot);
        self.outlet.send_replace(Some(Arc::clone(&snapshot)));
        snapshot
    }

    /// Remembers what the first page of a role gets at once, so that it is told changes of that.
    pub(super) fn begin_trace(&mut self, role: Role) {
        if self.traces[role as usize].is_none() {
            let (now, engines) = (self.services.time.now(), &self.services.engines);
            self.traces[role as usize] = Trace::of(&View::of(&self.snapshot(), role, now, engines));
        }
    }

    /// Works out once for all pages of a role what they are told.
    fn note_changes(&mut self, snapshot: &mut Snapshot) {
        let now = self.services.time.now();
        for role in Role::ALL {
            let (place, trace) = (role as usize, &mut self.traces[role as usize]);
            if self.pages[place] == 0 {
                *trace = None;
                continue;
            }
            let view = View::of(snapshot, role, now, &self.services.engines);
            match trace {
                Some(trace) => snapshot.changes[place] = trace.follow(&view),
                None => *trace = Trace::of(&view),
            }
        }
    }
}

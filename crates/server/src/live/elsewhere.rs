//! A live game whose players may be at other nodes.

use super::actor::Actor;
use super::message::{Message, tell};
use crate::key::Role;
use crate::log::LogEntry;
use crate::nodes::{Duty, NodeId, TableWord, Word};
use crate::phrase::Said;
use crate::snapshot::{CloserLook, Rematch, Snapshot};
use crate::turns::Asker;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tengen_rules::Color;

/// How long the other nodes may take to say what they know of a game, and the database to answer.
const LATER: Duration = Duration::from_secs(1);

/// How far the clocks of nodes may differ, in milliseconds.
pub(crate) const SKEW: u64 = 5_000;

/// What pages see of a game that is no entry, and that other nodes may change.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Beside {
    present: [bool; 2],
    analysis_wanted: [bool; 2],
    judge_choosing: bool,
    closer_look: CloserLook,
    said: Vec<Said>,
    rematch: Rematch,
}

impl Beside {
    pub(super) fn of(snapshot: &Snapshot) -> Beside {
        Beside {
            present: snapshot.present,
            analysis_wanted: snapshot.analysis_wanted,
            judge_choosing: snapshot.judge_choosing,
            closer_look: snapshot.closer_look,
            said: snapshot.said.clone(),
            rematch: snapshot.rematch.clone(),
        }
    }
}

/// What other nodes know of a game besides its entries.
#[derive(Debug, Default)]
pub(super) struct Elsewhere(HashMap<NodeId, (u64, TableWord)>);

impl Elsewhere {
    /// Takes in the word with this number of a node, unless a later one was heard.
    fn hear(&mut self, node: NodeId, number: u64, table: TableWord) {
        let known = self.0.entry(node).or_default();
        if number > known.0 {
            *known = (number, table);
        }
    }

    /// The node has the game no more, as the word with this number says.
    fn forget(&mut self, node: NodeId, number: u64) {
        // The number stays: an earlier word may come later.
        self.hear(node, number, TableWord::default());
    }

    /// Whether a page with a key of this role is open at another node.
    pub(super) fn has_page(&self, role: Role) -> bool {
        self.0.values().any(|(_, table)| table.pages[role as usize])
    }

    /// The judge's closer look at the node that works for the game.
    pub(super) fn closer_look(&self, duty: Duty) -> CloserLook {
        let Duty::Of(node) = duty else { return CloserLook::None };
        self.0.get(&node).map_or(CloserLook::None, |(_, table)| table.closer_look)
    }

    /// The address of a player at another node, and when they were last heard of.
    fn asked(&self) -> Option<(IpAddr, u64)> {
        self.0.values().filter_map(|(_, table)| table.asked).max_by_key(|(_, at)| *at)
    }

    /// Whether the judge chooses a move in a trial at another node.
    pub(super) fn judge_is_choosing(&self) -> bool {
        self.0.values().any(|(_, table)| table.judge_choosing)
    }
}

impl Actor {
    /// Notes from where a player asked last. Those who watch ask for nothing.
    pub(super) fn note_asker(&mut self, role: Role, caller: IpAddr) {
        if role != Role::Watch && self.asked.is_none_or(|(known, _)| known != caller) {
            self.asked = Some((caller, self.services.time.now()));
        }
    }

    /// Those for whom the computer moves here and the judge looks. A game that nobody looks at any
    /// more counts for its player.
    pub(super) fn asker(&self) -> Asker {
        let asked = self.asked.into_iter().chain(self.elsewhere.asked());
        asked.max_by_key(|(_, at)| *at).map_or(Asker::Unknown, |(address, _)| Asker::of(address))
    }

    /// Whether this node moves for the computer, asks the judge and lets flags fall.
    pub(super) fn works_here(&self) -> bool {
        self.services.nodes.has(self.duty)
    }

    /// Asks who works for the game: this node, if no other does.
    pub(super) async fn take_duty(&mut self) {
        match self.services.nodes.duty(self.game).await {
            Ok(duty) => self.duty = duty,
            Err(error) => {
                if !error.tell_outage() {
                    tracing::error!(game = self.game.0, %error, "no duty is taken");
                }
                self.look_later();
            }
        }
    }

    /// Applies the entries that other servers have stored meanwhile. The answer is whether there
    /// were any.
    pub(super) async fn catch_up(&mut self) -> bool {
        let (before, next) = (self.table.entries(), self.table.next());
        let entries = match self.services.store.entries_from(self.game, before).await {
            Ok(entries) => entries,
            Err(error) => {
                if !error.tell_outage() {
                    tracing::warn!(game = self.game.0, %error, "entries of another server are not read");
                }
                self.look_later();
                return false;
            }
        };
        let done = entries.iter().try_for_each(|stored| {
            let entry: LogEntry =
                serde_json::from_str(&stored.entry).map_err(|error| error.to_string())?;
            Arc::make_mut(&mut self.table)
                .apply(stored.at, &entry)
                .map_err(|error| error.to_string())
        });
        let done = match done {
            Ok(()) if self.table.next() != next => {
                self.load_rematch().await.map_err(|error| error.to_string())
            }
            done => done,
        };
        if let Err(error) = done {
            tracing::error!(game = self.game.0, %error, "entries of another server are not right");
            self.out_of_date = true;
        }
        self.table.entries() != before
    }

    /// Applies what other servers have stored, if this one is not alone. The answer is whether
    /// there was anything.
    pub(super) async fn was_behind(&mut self) -> bool {
        !self.services.nodes.is_alone() && self.catch_up().await
    }

    /// Another node says how many entries the game has.
    pub(super) async fn hear_of(&mut self, entries: u64) {
        if entries > self.table.entries() && self.catch_up().await {
            self.publish();
            self.start_work_and_publish().await;
        }
    }

    /// Words of other nodes were lost: what they would have said is read, and asked for.
    pub(super) async fn hear_anew(&mut self) {
        self.tell_all();
        self.elsewhere = Elsewhere::default();
        self.services.nodes.tell(|| Word::Who { game: self.game });
        self.hear_of(u64::MAX).await;
        // A node that has the game no more does not answer.
        self.look_later();
    }

    /// Looks a little later at what is stored, and who works for the game.
    fn look_later(&self) {
        let task = self.messages.clone();
        tokio::spawn(async move {
            tokio::time::sleep(LATER).await;
            tell(&task, Message::Later);
        });
    }

    /// Looks at what is stored, and who works for the game.
    pub(super) async fn look_again(&mut self) {
        self.hear_of(u64::MAX).await;
        if !self.works_here() {
            self.take_duty().await;
        }
        self.show_changes().await;
    }

    /// Shows what other nodes have changed.
    async fn show_changes(&mut self) {
        if self.shown.as_ref() != Some(&Beside::of(&self.snapshot())) {
            self.publish();
        }
        self.start_work_and_publish().await;
    }

    /// Another node says what it knows of the game.
    pub(super) async fn hear_table(&mut self, node: NodeId, number: u64, table: TableWord) {
        // The nodes have one clock. A wish from the future would hold for ever.
        let now = self.services.time.now() + SKEW;
        for color in Color::BOTH {
            let wishes = table.wishes[color];
            if wishes.at > self.wishes[color].at && wishes.at <= now {
                self.wishes[color] = wishes;
            }
        }
        self.talk.hear(&table.said);
        self.elsewhere.hear(node, number, table);
        if self.works_here()
            && let Err(why) = self.begin_wanted_rematch().await
        {
            tracing::warn!(game = self.game.0, ?why, "another game is not begun");
        }
        self.show_changes().await;
    }

    /// Other nodes have come or gone, or this one has another number.
    pub(super) async fn hear_of_nodes(&mut self) {
        let nodes = &self.services.nodes;
        self.elsewhere.0.retain(|node, _| nodes.is_live(*node));
        if !self.works_here() {
            self.take_duty().await;
        }
        // They know this one by another number, or not at all; and so it may be with them.
        self.tell_all();
        self.services.nodes.tell(|| Word::Who { game: self.game });
        self.show_changes().await;
    }

    /// A node has the game no more in memory.
    pub(super) async fn hear_free(&mut self, node: NodeId, number: u64) {
        self.elsewhere.forget(node, number);
        if !self.works_here() {
            self.take_duty().await;
        }
        self.show_changes().await;
    }

    /// Tells the other nodes what this one knows of the game, if that has changed.
    pub(super) fn tell_table(&mut self) {
        if self.services.nodes.is_alone() {
            return;
        }
        let table = TableWord {
            pages: self.pages.map(|pages| pages > 0),
            wishes: self.wishes,
            said: self.talk.said(),
            closer_look: self.own_look(),
            judge_choosing: self.judge_choosing,
            asked: self.asked,
        };
        if self.told.as_ref() != Some(&table) {
            self.services.nodes.tell(|| Word::Table { game: self.game, table: table.clone() });
            self.told = Some(table);
        }
    }

    /// Tells the other nodes all that this one knows of the game.
    pub(super) fn tell_all(&mut self) {
        self.told = None;
        self.tell_table();
    }
}

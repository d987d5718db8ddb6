//! The players of a round in groups of equal score.

use crate::history::History;
use crate::standings::Standings;
use crate::{Criterion, PlayerId};

/// The players who are to be paired, the best first.
#[derive(Debug)]
pub(crate) struct Field {
    members: Vec<Member>,
    /// The place among the members, by players.
    at: Vec<Option<usize>>,
}

/// A player of the round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Member {
    pub(crate) id: PlayerId,
    pub(crate) category: usize,
    /// The whole points of the main score.
    pub(crate) group: i32,
    /// The place in the group, from 0.
    pub(crate) place: usize,
    /// How many players the group has.
    pub(crate) size: usize,
}

impl Field {
    pub(crate) fn of(history: &History<'_>, players: &[PlayerId]) -> Field {
        let tournament = history.tournament();
        let settings = &tournament.settings;
        let system = settings.pairing.system(history.rounds());
        let mut criteria = settings.criteria.clone();
        if system.by_rating {
            criteria.push(Criterion::Rating);
        }
        let mut is_in = vec![false; tournament.players.len()];
        for id in players {
            is_in[id.0] = true;
        }
        let rows = Standings::by(history, criteria).rows;
        let mut members: Vec<Member> = rows
            .iter()
            .map(|row| row.player)
            .filter(|id| is_in[id.0])
            .map(|id| Member {
                id,
                category: tournament.category(id),
                group: group(history, history.rounds(), id),
                place: 0,
                size: 0,
            })
            .collect();
        members.sort_by_key(|member| (member.category, -member.group));
        for group in members.chunk_by_mut(|a, b| (a.category, a.group) == (b.category, b.group)) {
            let size = group.len();
            for (place, member) in group.iter_mut().enumerate() {
                (member.place, member.size) = (place, size);
            }
        }
        let mut at = vec![None; tournament.players.len()];
        for (place, member) in members.iter().enumerate() {
            at[member.id.0] = Some(place);
        }
        Field { members, at }
    }

    pub(crate) fn members(&self) -> impl Iterator<Item = &Member> {
        self.members.iter()
    }

    /// # Panics
    /// If the player is none of them.
    pub(crate) fn member(&self, id: PlayerId) -> &Member {
        let place = self.at[id.0].expect("a player who is to be paired");
        &self.members[place]
    }
}

/// The group of a player by score after the first `rounds`.
pub(crate) fn group(history: &History<'_>, rounds: usize, id: PlayerId) -> i32 {
    let scores = history.after(rounds, id);
    match history.tournament().settings.is_mcmahon() {
        true => scores.mcmahon.floor(),
        false => scores.wins.floor(),
    }
}

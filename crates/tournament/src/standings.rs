//! The places of the players.

use crate::criterion::{Criterion, values};
use crate::direct;
use crate::history::History;
use crate::{PlayerId, Tournament};

/// The standings after some rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The criteria, the first one first.
    pub criteria: Vec<Criterion>,
    /// The players, the best first.
    pub rows: Vec<Row>,
}

/// A player in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The player.
    pub player: PlayerId,
    /// Their place, from 1. Players with the same values share one.
    pub place: usize,
    /// The values of the criteria, in [`Criterion::units`].
    pub values: Vec<i64>,
}

impl Standings {
    /// The standings after the first rounds, by the criteria of the tournament.
    pub fn of(history: &History<'_>) -> Standings {
        let criteria = history.tournament().settings.criteria.clone();
        Standings::by(history, criteria)
    }

    /// The standings after the first rounds by these criteria. The names decide the order where all
    /// of them are equal, but not the places.
    pub fn by(history: &History<'_>, criteria: Vec<Criterion>) -> Standings {
        let tournament = history.tournament();
        let mut of_criteria: Vec<Vec<i64>> =
            criteria.iter().map(|criterion| values(history, *criterion)).collect();
        for (at, criterion) in criteria.iter().enumerate() {
            if criterion.is_of_ties() {
                let (before, later) = of_criteria.split_at(at);
                let later: Vec<&[i64]> = later[1..].iter().map(Vec::as_slice).collect();
                let found = match criterion {
                    Criterion::SimpleDirect => direct::simple(history, &ties(tournament, before)),
                    _ => direct::full(history, &ties(tournament, before), &later),
                };
                of_criteria[at] = found;
            }
        }
        let mut rows: Vec<Row> = tournament
            .by_name()
            .into_iter()
            .map(|player| {
                let values = of_criteria.iter().map(|values| values[player.0]).collect();
                Row { player, place: 0, values }
            })
            .collect();
        // The order of names stays where all is equal.
        rows.sort_by(|one, other| other.values.cmp(&one.values));
        let mut place = 1;
        for at in 0..rows.len() {
            if at > 0 && rows[at].values != rows[at - 1].values {
                place = at + 1;
            }
            rows[at].place = place;
        }
        Standings { criteria, rows }
    }
}

/// The groups of players that some criteria do not tell apart.
fn ties(tournament: &Tournament, values: &[Vec<i64>]) -> Vec<Vec<PlayerId>> {
    let key = |id: PlayerId| values.iter().map(|values| values[id.0]).collect::<Vec<i64>>();
    let mut all: Vec<PlayerId> = tournament.ids().collect();
    all.sort_by_cached_key(|id| key(*id));
    let groups = all.chunk_by(|one, other| key(*one) == key(*other));
    groups.filter(|group| group.len() > 1).map(<[PlayerId]>::to_vec).collect()
}

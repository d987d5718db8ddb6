//! Round robins in groups, and a knockout of the best.

use super::{Laid, NoRound, circle, knockout};
use crate::PlayerId;
use crate::history::History;
use crate::standings::Standings;

/// The next round of these players, the strongest first, in this many groups, of each of which this
/// many go on.
pub(super) fn next(
    history: &History<'_>,
    seeds: &[PlayerId],
    (groups, go_on): (usize, usize),
    third: bool,
) -> Result<Laid, NoRound> {
    let groups = dealt(seeds, groups.max(1));
    if groups.iter().any(|group| group.len() < go_on.max(2)) {
        return Err(NoRound::TooFew);
    }
    let in_groups = groups.iter().map(|group| circle::rounds(group.len())).max().unwrap_or(0);
    if history.rounds() < in_groups {
        let mut laid = Laid::default();
        for group in &groups {
            if history.rounds() < circle::rounds(group.len()) {
                let of_group = circle::round(group, history.rounds());
                laid.tables.extend(of_group.tables);
                laid.byes.extend(of_group.byes);
            } else {
                laid.byes.extend(group);
            }
        }
        return Ok(laid);
    }
    let tournament = history.tournament();
    let rows = Standings::of(&History::of(tournament, in_groups)).rows;
    let ranked = |group: &Vec<PlayerId>| -> Vec<PlayerId> {
        rows.iter().map(|row| row.player).filter(|id| group.contains(id)).collect()
    };
    let ranked: Vec<Vec<PlayerId>> = groups.iter().map(ranked).collect();
    // The winners of the groups are the first seeds, so that two of one group meet late.
    let seeds: Vec<PlayerId> =
        (0..go_on).flat_map(|place| ranked.iter().map(move |group| group[place])).collect();
    knockout::next(history, &seeds, in_groups, third)
}

/// The players dealt to groups to and fro, so that all groups are about equally strong.
fn dealt(seeds: &[PlayerId], count: usize) -> Vec<Vec<PlayerId>> {
    let mut groups = vec![Vec::new(); count];
    for (at, player) in seeds.iter().enumerate() {
        let (row, place) = (at / count, at % count);
        let group = if row.is_multiple_of(2) { place } else { count - 1 - place };
        groups[group].push(*player);
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_dealt_to_and_fro() {
        let players: Vec<PlayerId> = (0..10).map(PlayerId).collect();
        let numbers = dealt(&players, 3).into_iter();
        let numbers: Vec<Vec<usize>> =
            numbers.map(|group| group.into_iter().map(|id| id.0).collect()).collect();
        assert_eq!(numbers, [vec![0, 5, 6], vec![1, 4, 7], vec![2, 3, 8, 9]]);
    }
}

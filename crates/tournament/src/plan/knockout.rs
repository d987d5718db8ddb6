//! Knockout: the winners of neighbouring games meet.

use super::{Laid, NoRound};
use crate::history::{Did, History};
use crate::{Outcome, PlayerId, Round};

/// How many rounds there are.
pub(super) fn rounds(players: usize) -> usize {
    players.max(1).next_power_of_two().ilog2() as usize
}

/// The next round of a knockout of these, the strongest first, that began with the round `first`.
pub(super) fn next(
    history: &History<'_>,
    seeds: &[PlayerId],
    first: usize,
    third: bool,
) -> Result<Laid, NoRound> {
    let round = history.rounds() - first;
    let last = rounds(seeds.len());
    if round >= last {
        return Err(NoRound::Over);
    }
    let mut places: Vec<Option<PlayerId>> =
        bracket(last).into_iter().map(|seed| seeds.get(seed).copied()).collect();
    let mut out = Vec::new();
    for played in (first..first + round).map(Round) {
        out.clear();
        let pairs = places.chunks_exact(2).map(|pair| match (pair[0], pair[1]) {
            (Some(one), Some(other)) => {
                let (winner, loser) = decided(history, played, one, other)?;
                out.push(loser);
                Ok(Some(winner))
            }
            (one, other) => Ok(one.or(other)),
        });
        places = pairs.collect::<Result<_, NoRound>>()?;
    }
    let mut laid = Laid::default();
    for pair in places.chunks_exact(2) {
        match (pair[0], pair[1]) {
            (Some(one), Some(other)) => laid.tables.push(colors(history, one, other)),
            (one, other) => laid.byes.extend(one.or(other)),
        }
    }
    if let [one, other] = out[..]
        && third
        && round + 1 == last
    {
        laid.tables.push(colors(history, one, other));
    }
    Ok(laid)
}

/// The seeds, counted from 0, in the order of their places: the first two seeds meet in the last
/// round at the earliest, the first four in the last but one, and so on.
fn bracket(rounds: usize) -> Vec<usize> {
    (0..rounds).fold(vec![0], |places, _| {
        let last = 2 * places.len() - 1;
        places.into_iter().flat_map(|seed| [seed, last - seed]).collect()
    })
}

/// The winner and the loser of the game that two had in a round.
fn decided(
    history: &History<'_>,
    round: Round,
    one: PlayerId,
    other: PlayerId,
) -> Result<(PlayerId, PlayerId), NoRound> {
    let game = history
        .tournament()
        .games_of(round)
        .find(|game| [[game.white, game.black], [game.black, game.white]].contains(&[one, other]));
    let game = game.ok_or(NoRound::NoWinner(round, 0))?;
    match game.outcome {
        Outcome::White => Ok((game.white, game.black)),
        Outcome::Black => Ok((game.black, game.white)),
        _ => Err(NoRound::NoWinner(round, game.table)),
    }
}

/// White is the one who has had it less often; else the one who is named first.
fn colors(history: &History<'_>, one: PlayerId, other: PlayerId) -> [PlayerId; 2] {
    let whites = |id| {
        let games = history.of_player(id).filter_map(|did| match did {
            Did::Played(game) => Some(if game.is_white { 1 } else { -1 }),
            _ => None,
        });
        games.sum::<i32>()
    };
    if whites(other) < whites(one) { [other, one] } else { [one, other] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strongest_meet_late() {
        assert_eq!(bracket(3), [0, 7, 3, 4, 1, 6, 2, 5]);
        for rounds in 0..7 {
            let places = bracket(rounds);
            let mut sorted = places.clone();
            sorted.sort_unstable();
            assert_eq!(sorted, (0..1 << rounds).collect::<Vec<_>>());
            // Each half, quarter and so on has one of the two, four and so on strongest.
            for part in 0..=rounds {
                let best =
                    |places: &[usize]| places.iter().filter(|seed| **seed < 1 << part).count();
                assert!(places.chunks(1 << (rounds - part)).all(|places| best(places) == 1));
            }
        }
    }
}

//! Round robin by the circle method.

use super::Laid;
use crate::PlayerId;

/// How many rounds it takes until each of these has met each other one.
pub(super) fn rounds(players: usize) -> usize {
    match players {
        0 | 1 => 0,
        even if even % 2 == 0 => even - 1,
        odd => odd,
    }
}

/// A round, counted from 0. After all rounds the players meet again with the colours changed.
///
/// The last player keeps their seat, and the others go round by one seat a round. If their number
/// is odd, the last seat is empty: its opponent has no game.
pub(super) fn round(players: &[PlayerId], round: usize) -> Laid {
    let seats = players.len() + players.len() % 2;
    let (turn, pass) = (round % (seats - 1), round / (seats - 1));
    // The one who meets the last seat; the others meet in pairs at equal distances from them.
    let at = |seat: usize| players[seat % (seats - 1)];
    let mut laid = Laid::default();
    let mut meet = |white: PlayerId, black: PlayerId| {
        laid.tables.push(if pass.is_multiple_of(2) { [white, black] } else { [black, white] });
    };
    match players.get(seats - 1) {
        Some(last) if turn.is_multiple_of(2) => meet(at(turn), *last),
        Some(last) => meet(*last, at(turn)),
        None => {}
    }
    for distance in 1..seats / 2 {
        let (ahead, behind) = (at(turn + distance), at(turn + seats - 1 - distance));
        // Each has White about as often as Black, since their distances go through all numbers.
        match distance % 2 {
            1 => meet(ahead, behind),
            _ => meet(behind, ahead),
        }
    }
    if players.len() < seats {
        laid.byes.push(at(turn));
    }
    laid
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_meets_each_other_once_with_the_colours_in_balance() {
        for count in 2..24 {
            let players: Vec<PlayerId> = (0..count).map(PlayerId).collect();
            let mut met = vec![0; count * count];
            let (mut white, mut games, mut byes) = (vec![0; count], vec![0; count], vec![0; count]);
            for at in 0..rounds(count) {
                let laid = round(&players, at);
                let mut seen: Vec<PlayerId> = laid.tables.iter().flatten().copied().collect();
                seen.extend(&laid.byes);
                seen.sort();
                assert_eq!(seen, players, "{count} players, round {at}");
                for [one, other] in laid.tables {
                    met[one.0.min(other.0) * count + one.0.max(other.0)] += 1;
                    white[one.0] += 1;
                    games[one.0] += 1;
                    games[other.0] += 1;
                }
                for bye in laid.byes {
                    byes[bye.0] += 1;
                }
            }
            for one in 0..count {
                assert!((one + 1..count).all(|other| met[one * count + other] == 1));
                let black: i32 = games[one] - white[one];
                assert!((white[one] - black).abs() <= 1, "{count}: {white:?} of {games:?}");
                assert_eq!(byes[one], count % 2);
            }
            // The second time the colours are changed.
            let (first, again) = (round(&players, 0), round(&players, rounds(count)));
            assert!(
                first.tables.iter().zip(again.tables).all(|([a, b], [c, d])| (*a, *b) == (d, c))
            );
        }
    }
}

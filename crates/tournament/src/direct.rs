//! Direct confrontation: the games that tied players had with each other.

use crate::PlayerId;
use crate::history::{Did, History};

/// How many more games the first has won against the second; `None` if they have not met. A game
/// that was decided without play does not count.
fn net(history: &History<'_>, one: PlayerId, other: PlayerId) -> Option<i32> {
    let games = history.of_player(one).filter_map(|did| match did {
        Did::Played(game) if game.opponent == other && game.has_result && !game.is_by_default => {
            Some(game.points.0 - 1)
        }
        _ => None,
    });
    let mut games = games.peekable();
    games.peek()?;
    Some(games.sum())
}

/// `SDC`: the wins of each among those of its tie, if each two of them have met and one of them has
/// won. It is 0 for all others.
pub(crate) fn simple(history: &History<'_>, ties: &[Vec<PlayerId>]) -> Vec<i64> {
    let mut values = vec![0; history.tournament().players.len()];
    for tie in ties {
        let wins = |one: &PlayerId| {
            let mut others = tie.iter().filter(|other| *other != one);
            others.try_fold(0, |wins, other| match net(history, *one, *other) {
                None | Some(0) => None,
                Some(net) => Some(wins + i64::from(net > 0)),
            })
        };
        if let Some(wins) = tie.iter().map(wins).collect::<Option<Vec<i64>>>() {
            for (id, wins) in tie.iter().zip(wins) {
                values[id.0] = wins;
            }
        }
    }
    values
}

/// `DC`: players of whom each has beaten the next in a circle count as one. Of the rest the player
/// is last, again and again, who has beaten none of those that are left. If there are several, the
/// lowest by the later criteria is the last.
pub(crate) fn full(history: &History<'_>, ties: &[Vec<PlayerId>], later: &[&[i64]]) -> Vec<i64> {
    let mut values = vec![0; history.tournament().players.len()];
    for tie in ties {
        let circles = circles(history, tie);
        let beats = |one: usize, other: usize| {
            let of = |at: usize| tie.iter().zip(&circles).filter(move |(_, c)| **c == at);
            of(one).any(|(a, _)| of(other).any(|(b, _)| net(history, *a, *b) > Some(0)))
        };
        let key = |circle: usize| {
            let of = tie.iter().zip(&circles).filter(move |(_, c)| **c == circle);
            of.map(|(id, _)| later.iter().map(|values| values[id.0]).collect::<Vec<i64>>()).max()
        };
        let mut left: Vec<usize> = circles.clone();
        left.sort_unstable();
        left.dedup();
        let mut place = 0;
        while !left.is_empty() {
            let winless = left
                .iter()
                .copied()
                .filter(|one| !left.iter().any(|other| other != one && beats(*one, *other)));
            let winless: Vec<usize> = winless.collect();
            let lowest = winless.iter().map(|circle| key(*circle)).min();
            let last: Vec<usize> =
                winless.into_iter().filter(|circle| Some(key(*circle)) == lowest).collect();
            for (id, circle) in tie.iter().zip(&circles) {
                if last.contains(circle) {
                    values[id.0] = place;
                }
            }
            let placed = tie.iter().zip(&circles).filter(|(_, c)| last.contains(c)).count();
            place += placed as i64;
            left.retain(|circle| !last.contains(circle));
        }
    }
    values
}

/// The circle of each player of a tie: two are in one if each has beaten the other, or has beaten a
/// player who has, and so on.
fn circles(history: &History<'_>, tie: &[PlayerId]) -> Vec<usize> {
    let count = tie.len();
    let mut reaches = vec![vec![false; count]; count];
    for (i, one) in tie.iter().enumerate() {
        for (j, other) in tie.iter().enumerate() {
            reaches[i][j] = i != j && net(history, *one, *other) > Some(0);
        }
    }
    for between in 0..count {
        for from in 0..count {
            if reaches[from][between] {
                let through = reaches[between].clone();
                for (to, by_way) in reaches[from].iter_mut().zip(through) {
                    *to |= by_way;
                }
            }
        }
    }
    let first = |i: usize| (0..count).find(|j| *j == i || (reaches[i][*j] && reaches[*j][i]));
    (0..count).map(|i| first(i).unwrap_or(i)).collect()
}

//! Games between groups: the players of the upper one who are drawn down, and those of the lower
//! one who are drawn up.

use super::field::{Member, group};
use crate::history::{Did, History};
use crate::{From, Pairing, Round};

/// How often a player has met opponents of higher groups and of lower ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Drawn {
    up: u32,
    down: u32,
}

impl Drawn {
    /// Of all players, in the rounds so far.
    pub(super) fn of_all(history: &History<'_>) -> Vec<Drawn> {
        let of = |id| {
            let mut drawn = Drawn::default();
            for round in (0..history.rounds()).map(Round) {
                let Did::Played(game) = history.did(id, round) else { continue };
                let group = |id| group(history, round.0, id);
                match group(game.opponent).cmp(&group(id)) {
                    std::cmp::Ordering::Greater => drawn.up += 1,
                    std::cmp::Ordering::Less => drawn.down += 1,
                    std::cmp::Ordering::Equal => {}
                }
            }
            drawn
        };
        history.tournament().ids().map(of).collect()
    }
}

/// The weight of two of different groups.
pub(super) fn weight(
    pairing: &Pairing,
    (upper, of_upper): (&Member, Drawn),
    (lower, of_lower): (&Member, Drawn),
) -> i64 {
    let unit = pairing.up_down / 5;
    let mut fit = 2;
    fit -= i64::from(of_upper.down > 0);
    fit -= i64::from(of_lower.up > 0);
    if fit > 0 && pairing.compensates {
        fit += i64::from(of_upper.up > of_upper.down);
        fit += i64::from(of_lower.down > of_lower.up);
    }
    fit * unit + place(unit, pairing.upper, upper) + place(unit, pairing.lower, lower)
}

/// The nearer to the place from which players are drawn the better.
fn place(unit: i64, from: From, member: &Member) -> i64 {
    let (i, n) = (member.place as i64, member.size as i64);
    let near = match from {
        From::Top => n - 1 - i,
        From::Middle => n - 1 - (2 * i - n + 1).abs(),
        From::Bottom => i,
    };
    unit / 2 * near / n
}

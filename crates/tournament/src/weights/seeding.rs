//! How the players of a group are paired.

use super::field::Member;
use super::{Weighing, hash};
use crate::{Seeding, System};

/// The weight of two of one group. Divisions round down one after another, as in other programs.
pub(super) fn weight(weighing: &Weighing<'_>, a: &Member, b: &Member) -> i64 {
    let pairing = &weighing.tournament().settings.pairing;
    let most = pairing.seeding;
    let System { seeding, .. } = pairing.system(weighing.history.rounds());
    let (i, j, n) = (a.place.min(b.place) as i64, a.place.max(b.place) as i64, a.size as i64);
    match seeding {
        // The places of two who should meet differ by half of the group.
        Seeding::Slip => {
            let off = (2 * (j - i) - n).abs();
            most - most * off / n * off / n
        }
        // The sum of their places is that of the first and the last.
        Seeding::Fold => {
            let (off, widest) = ((i + j - (n - 1)).abs(), n - 1);
            most - most * off / widest * off / widest
        }
        Seeding::Random if 2 * i < n && n <= 2 * j => {
            let tournament = weighing.tournament();
            let mut names = [a, b].map(|member| tournament.player(member.id).full_name());
            names.sort_unstable();
            most - (hash(&names.join(" ")) % (most as u64 / 5 + 1)) as i64
        }
        Seeding::Random => 0,
    }
}

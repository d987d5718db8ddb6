//! What a director wants of a pairing beside the weights.

use crate::PlayerId;

/// What a director wants of the pairing of a round.
///
/// ```
/// use tengen_tournament::{History, PlayerId, Wishes, opengotha, pair_with};
///
/// let tournament = opengotha::read(include_str!("../tests/data/small.xml"))?;
/// let history = History::of(&tournament, 0);
/// let together = vec![[PlayerId(0), PlayerId(1)]];
/// let paired = pair_with(&history, &Wishes { together, ..Wishes::default() });
/// let table = &paired.tables[0];
/// assert!([table.white, table.black].contains(&PlayerId(0)));
/// assert!([table.white, table.black].contains(&PlayerId(1)));
/// # Ok::<(), tengen_tournament::opengotha::Fault>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// Two who meet whatever the weights say. A pair with a player who is not paired in the round
    /// counts for nothing, nor does a second pair of a player.
    pub together: Vec<[PlayerId; 2]>,
    /// Groups of players who should not meet each other, such as families. Two of a group meet only
    /// if nothing else is left.
    pub apart: Vec<Vec<PlayerId>>,
    /// The player who has the bye if the number of players is odd; else the rule decides.
    pub bye: Option<PlayerId>,
}

impl Wishes {
    /// Whether two should not meet.
    pub(crate) fn parts(&self, one: PlayerId, other: PlayerId) -> bool {
        self.apart.iter().any(|group| group.contains(&one) && group.contains(&other))
    }

    /// The pairs among these players that are to meet; no player twice.
    pub(crate) fn fixed(&self, players: &[PlayerId]) -> Vec<[PlayerId; 2]> {
        let mut fixed: Vec<[PlayerId; 2]> = Vec::new();
        for [one, other] in self.together.iter().copied() {
            let is_free = |id| players.contains(&id) && !fixed.iter().flatten().any(|p| *p == id);
            if one != other && is_free(one) && is_free(other) {
                fixed.push([one, other]);
            }
        }
        fixed
    }
}

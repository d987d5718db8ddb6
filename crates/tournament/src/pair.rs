//! The pairing of a round: the tables, with the colours and the handicap of each.

use crate::history::History;
use crate::weights::{Weighing, Weights, hash};
use crate::{PlayerId, Round, Wishes, bye};
use integer_blossom::max_weight_matching;

/// The pairing of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paired {
    /// The round.
    pub round: Round,
    /// The tables, the best players first.
    pub tables: Vec<Table>,
    /// The player who has a bye, if the number of players is odd.
    pub bye: Option<PlayerId>,
}

/// Two who meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// The player with White.
    pub white: PlayerId,
    /// The player with Black.
    pub black: PlayerId,
    /// The handicap.
    pub handicap: u32,
    /// Why they meet.
    pub weights: Weights,
}

impl Paired {
    /// The sum of all weights. No other pairing has a larger one.
    pub fn total(&self) -> i64 {
        self.tables.iter().map(|table| table.weights.total()).sum()
    }
}

/// The players of a round who are to be paired, with the one among them who should have a bye.
/// Those who have one already are none of them.
pub fn players(history: &History<'_>) -> (Vec<PlayerId>, Option<PlayerId>) {
    let (tournament, round) = (history.tournament(), Round(history.rounds()));
    let present = tournament.present(round);
    let players: Vec<PlayerId> =
        present.filter(|id| !tournament.byes.contains(&(round, *id))).collect();
    let odd = (players.len() % 2 == 1).then(|| bye(history, &players)).flatten();
    (players, odd)
}

/// Pairs the round after these, all players who take part in it.
pub fn pair(history: &History<'_>) -> Paired {
    pair_with(history, &Wishes::default())
}

/// The same as a director wants it: see [`Wishes`].
pub fn pair_with(history: &History<'_>, wishes: &Wishes) -> Paired {
    let (players, by_rule) = players(history);
    let fixed = wishes.fixed(&players);
    let is_fixed = |id: &PlayerId| fixed.iter().flatten().any(|player| player == id);
    let wished = wishes.bye.filter(|id| players.contains(id) && !is_fixed(id));
    let bye = by_rule.and_then(|rule| match wished {
        None if is_fixed(&rule) => {
            let free: Vec<PlayerId> = players.iter().copied().filter(|id| !is_fixed(id)).collect();
            bye(history, &free)
        }
        wished => wished.or(Some(rule)),
    });
    // The player with the bye is one of their group.
    let weighing = Weighing::of(history, &players);
    let free: Vec<PlayerId> =
        weighing.players().filter(|id| Some(*id) != bye && !is_fixed(id)).collect();
    let mut pairs = fixed.clone();
    pairs.extend(best(&weighing, &free, wishes));
    let place = |id: PlayerId| weighing.players().position(|player| player == id);
    pairs.sort_by_key(|pair| pair.iter().map(|id| place(*id)).min());
    let tables = pairs.into_iter().map(|[one, other]| table(history, &weighing, one, other));
    Paired { round: Round(history.rounds()), tables: tables.collect(), bye }
}

/// The pairs of the players with the largest sum of weights, among the pairings in which the fewest
/// meet whom the wishes part.
fn best(weighing: &Weighing<'_>, players: &[PlayerId], wishes: &Wishes) -> Vec<[PlayerId; 2]> {
    let count = players.len();
    let weights = |i: usize, j: usize| weighing.pair(players[i], players[j]).total();
    let mut table = vec![0_i64; count * count];
    for i in 0..count {
        for j in i + 1..count {
            table[i * count + j] = weights(i, j);
        }
    }
    let mates = if wishes.apart.is_empty() {
        max_weight_matching(&table, count)
    } else {
        // A pair that may meet weighs more than all pairs together do without this.
        let most: i128 = table.iter().map(|weight| i128::from(*weight)).sum::<i128>() + 1;
        let weight = |at: usize| match wishes.parts(players[at / count], players[at % count]) {
            true => i128::from(table[at]),
            false => i128::from(table[at]) + most,
        };
        let table: Vec<i128> = (0..table.len()).map(weight).collect();
        max_weight_matching(&table, count)
    };
    let pairs = mates.iter().enumerate();
    let pairs = pairs.filter_map(|(i, mate)| mate.filter(|mate| i < *mate).map(|mate| (i, mate)));
    pairs.map(|(i, j)| [players[i], players[j]]).collect()
}

/// The game of two: the stronger one has White in a game with handicap; else the one who had it
/// less often, and the names decide where both had it as often.
fn table(history: &History<'_>, weighing: &Weighing<'_>, one: PlayerId, other: PlayerId) -> Table {
    let tournament = history.tournament();
    let handicap = tournament.handicap(history, one, other);
    let by_strength = tournament.strength(history, one) > tournament.strength(history, other);
    let balance = history.balance(one).cmp(&history.balance(other));
    let is_white = match (handicap, balance) {
        (1.., _) => by_strength,
        (0, std::cmp::Ordering::Less) => true,
        (0, std::cmp::Ordering::Greater) => false,
        (0, std::cmp::Ordering::Equal) => {
            let mut names = [one, other].map(|id| tournament.name_key(id));
            names.sort_unstable();
            let is_first = names[0].2 == one;
            let [a, b] = &names;
            is_first == hash(&format!("{} {} {} {}", a.0, a.1, b.0, b.1)).is_multiple_of(2)
        }
    };
    let (white, black) = if is_white { (one, other) } else { (other, one) };
    Table { white, black, handicap, weights: weighing.pair(one, other) }
}

//! The pairing of a round: the tables, with the colours and the handicap of each.

use crate::history::History;
use crate::weights::{Weighing, Weights, hash};
use crate::{PlayerId, Round, bye};
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
    let (players, bye) = players(history);
    // The player with the bye is one of their group.
    let weighing = Weighing::of(history, &players);
    let players: Vec<PlayerId> = weighing.players().filter(|id| Some(*id) != bye).collect();
    let count = players.len();
    let mut weights = vec![0; count * count];
    for (i, one) in players.iter().enumerate() {
        for (j, other) in players.iter().enumerate().skip(i + 1) {
            weights[i * count + j] = weighing.pair(*one, *other).total();
        }
    }
    let mates = max_weight_matching(&weights, count);
    let pairs = mates
        .iter()
        .enumerate()
        .filter_map(|(i, mate)| mate.filter(|mate| i < *mate).map(|mate| (i, mate)));
    let tables = pairs.map(|(i, j)| table(history, &weighing, players[i], players[j]));
    Paired { round: Round(history.rounds()), tables: tables.collect(), bye }
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

//! How good it is that two players meet: the components of a pairing's weight.

mod field;
mod geography;
mod seeding;
mod up_down;

use crate::history::History;
use crate::{Handicaps, PlayerId, Tournament};
pub(crate) use field::Field;
use up_down::Drawn;

/// The components of the weight of a pair.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weights {
    /// They have not met.
    pub no_rematch: i64,
    /// At random.
    pub random: i64,
    /// Each needs another colour.
    pub balance: i64,
    /// They are of one category.
    pub category: i64,
    /// Their scores are near.
    pub score: i64,
    /// The right ones are drawn up and down.
    pub up_down: i64,
    /// They meet as the seeding has it.
    pub seeding: i64,
    /// The handicap is small.
    pub handicap: i64,
    /// They come from different places.
    pub geography: i64,
}

impl Weights {
    /// The names of the components, as columns of a table.
    pub const NAMES: [&str; 9] =
        ["dup", "random", "balance", "category", "score", "updown", "seed", "handicap", "geo"];

    /// The components in the order of [`Weights::NAMES`].
    pub fn parts(&self) -> [i64; 9] {
        [
            self.no_rematch,
            self.random,
            self.balance,
            self.category,
            self.score,
            self.up_down,
            self.seeding,
            self.handicap,
            self.geography,
        ]
    }

    /// The weight of the pair: the sum and 1, so that a pair is better than none.
    pub fn total(&self) -> i64 {
        1 + self.parts().iter().sum::<i64>()
    }
}

/// Weighs the pairs of a round.
#[derive(Debug)]
pub struct Weighing<'h> {
    history: &'h History<'h>,
    field: Field,
    drawn: Vec<Drawn>,
}

impl<'h> Weighing<'h> {
    /// For the round after these, with the players who are to be paired.
    pub fn of(history: &'h History<'h>, players: &[PlayerId]) -> Weighing<'h> {
        let field = Field::of(history, players);
        Weighing { history, field, drawn: Drawn::of_all(history) }
    }

    /// The players, the best first.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.field.members().map(|member| member.id)
    }

    fn tournament(&self) -> &'h Tournament {
        self.history.tournament()
    }

    /// The weight of a pair and its components. Both have to be among the players.
    pub fn pair(&self, one: PlayerId, other: PlayerId) -> Weights {
        let pairing = &self.tournament().settings.pairing;
        let [a, b] = [one, other].map(|id| self.field.member(id));
        let handicap = self.tournament().handicap(self.history, one, other);
        let has_category = a.category == b.category;
        let is_one_group = has_category && a.group == b.group;
        Weights {
            no_rematch: if self.history.have_met(one, other) { 0 } else { pairing.no_rematch },
            random: self.random(one, other, pairing.random),
            balance: if handicap == 0 { self.balance(one, other) } else { 0 },
            category: self.category(a.category.abs_diff(b.category)),
            score: if has_category { self.score(a.group.abs_diff(b.group)) } else { 0 },
            up_down: if has_category && !is_one_group { self.up_down(a, b) } else { 0 },
            seeding: if is_one_group { seeding::weight(self, a, b) } else { 0 },
            handicap: self.handicap(handicap),
            geography: geography::weight(self, one, other),
        }
    }

    /// A part of a whole: all of it for no difference, and none for the largest. Many small
    /// differences cost less than one that is large.
    fn near(&self, most: i64, part: f64) -> i64 {
        let curve = self.tournament().settings.pairing.curve;
        (most as f64 * (1.0 - part) * (1.0 + curve * part)) as i64
    }

    fn balance(&self, one: PlayerId, other: PlayerId) -> i64 {
        let most = self.tournament().settings.pairing.balance;
        let [a, b] = [one, other].map(|id| self.history.balance(id));
        match a * b {
            ..0 => most,
            0 if a.abs().max(b.abs()) >= 2 => most / 2,
            _ => 0,
        }
    }

    fn category(&self, difference: usize) -> i64 {
        let settings = &self.tournament().settings;
        match settings.general.categories {
            0 | 1 => 0,
            count => self.near(settings.pairing.category, difference as f64 / count as f64),
        }
    }

    fn score(&self, difference: u32) -> i64 {
        let part = f64::from(difference) / self.scores();
        self.near(self.tournament().settings.pairing.score, part)
    }

    /// How many groups by score there may be.
    fn scores(&self) -> f64 {
        let general = &self.tournament().settings.general;
        let rounds = self.history.rounds() as i32;
        f64::from(match self.tournament().settings.is_mcmahon() {
            true => general.bar.number() - general.floor.number() + 4 + rounds,
            false => rounds + 1,
        })
    }

    fn up_down(&self, a: &field::Member, b: &field::Member) -> i64 {
        let (upper, lower) = if a.group > b.group { (a, b) } else { (b, a) };
        up_down::weight(
            &self.tournament().settings.pairing,
            (upper, self.drawn[upper.id.0]),
            (lower, self.drawn[lower.id.0]),
        )
    }

    /// Only in a Swiss tournament by categories.
    fn handicap(&self, handicap: u32) -> i64 {
        let settings = &self.tournament().settings;
        if settings.is_mcmahon() || settings.pairing.handicap == 0 {
            return 0;
        }
        let ceiling = settings.handicap.ceiling.max(1);
        self.near(settings.pairing.handicap, f64::from(handicap) / f64::from(ceiling))
    }

    /// The same for the same two names, whatever else there is.
    fn random(&self, one: PlayerId, other: PlayerId, most: i64) -> i64 {
        if most <= 0 {
            return 0;
        }
        let mut names = [one, other].map(|id| self.tournament().player(id).full_name());
        names.sort_unstable();
        (hash(&names.join(" ")) % (most as u64 + 1)) as i64
    }
}

/// FNV-1a: the same number on every machine.
pub(crate) fn hash(text: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

impl Tournament {
    /// The handicap of a game after these rounds.
    pub fn handicap(&self, history: &History<'_>, one: PlayerId, other: PlayerId) -> u32 {
        let [a, b] = [one, other].map(|id| self.strength(history, id));
        self.settings.handicap.of(a.abs_diff(b))
    }

    /// The player by whose number the handicap is counted: the score in whole points or the rank,
    /// no more than that of the rank from which all play even.
    pub(crate) fn strength(&self, history: &History<'_>, id: PlayerId) -> i32 {
        let Handicaps { by_score, none_from, .. } = self.settings.handicap;
        let zero = self.settings.general.zero.number();
        match by_score && self.settings.is_mcmahon() {
            true => history.now(id).mcmahon.floor().min(none_from.number() - zero),
            false => self.player(id).rank.min(none_from).number(),
        }
    }
}

impl Handicaps {
    /// The handicap for a difference in strength.
    pub fn of(self, difference: u32) -> u32 {
        (difference as i32 - self.correction).clamp(0, self.ceiling as i32) as u32
    }
}

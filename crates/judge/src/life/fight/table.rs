//! The results of positions, as far as there is room.

use super::stones::{LocalThreats, Stones};
use crate::search::Numbers;
use tengen_rules::Color;

/// The results of searched positions.
pub(super) type Table = Entries<4>;
/// The first looks at positions. They are met again far more often than they are searched.
pub(super) type Glances = Entries<1>;

/// A table of bounded size, in which new positions take the place of old ones. Each position may
/// lie in one of `CHOICE` places.
pub(super) struct Entries<const CHOICE: usize> {
    entries: Vec<(u64, Numbers)>,
}

impl<const CHOICE: usize> Entries<CHOICE> {
    /// A table for 2^`bits` positions.
    pub(super) fn new(bits: u32) -> Entries<CHOICE> {
        Entries { entries: vec![(0, Numbers::open(1, 1)); 1 << bits] }
    }

    fn place(&self, key: u64) -> usize {
        (key >> 32) as usize & (self.entries.len() - 1) & !(CHOICE - 1)
    }

    /// The numbers kept for a position.
    pub(super) fn get(&self, key: u64) -> Option<Numbers> {
        let place = self.place(key);
        let known = self.entries[place..place + CHOICE].iter().find(|entry| entry.0 == key);
        known.map(|(_, numbers)| *numbers)
    }

    /// Keeps the numbers of a position. They replace undecided ones before decided ones.
    pub(super) fn put(&mut self, key: u64, numbers: Numbers) {
        let place = self.place(key);
        let entries = &mut self.entries[place..place + CHOICE];
        let rank = |(other, known): &(u64, Numbers)| match *other {
            other if other == key => 0,
            0 => 1,
            _ if !known.is_decided() => 2,
            _ => 3,
        };
        if let Some(entry) = entries.iter_mut().min_by_key(|entry| rank(entry)) {
            *entry = (key, numbers);
        }
    }
}

/// The key of a position in the table when `attacker` attacks; never 0.
pub(super) fn key(stones: &Stones, threats: LocalThreats, attacker: Color) -> u64 {
    let mix = |a: u64, b: u64| {
        let product = u128::from(a) * u128::from(b);
        product as u64 ^ (product >> 64) as u64
    };
    let law = match threats {
        LocalThreats::One(Color::Black) => 1,
        LocalThreats::One(Color::White) => 2,
        LocalThreats::Nobodys => 3,
        LocalThreats::Plays => 4,
    };
    let turn = (4 * usize::from(stones.used) + 2 * attacker.index() + stones.turn.index()) as u64;
    let number = |ko: Option<u32>| ko.map_or(255, u64::from);
    let ko = number(stones.barred) << 24 ^ number(stones.ko);
    let [black, white] = stones.of;
    let mut key =
        mix(black as u64 ^ 0x9e37_79b9_7f4a_7c15, (black >> 64) as u64 ^ 0xd1b5_4a32_d192_ed03);
    key = mix(
        key ^ white as u64 ^ 0x8cb9_2ba7_2f3d_8dd7,
        (white >> 64) as u64 ^ 0xaef1_7502_108e_f2d9,
    );
    key = mix(key ^ 0xf135_7aea_2e62_a9c5, law << 16 ^ turn << 8 ^ ko ^ 0x2545_f491_4f6c_dd1d);
    key | 1
}

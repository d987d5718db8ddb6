//! Settings as most tournaments have them.

use crate::criterion::{Of, Sum};
use crate::settings::{From, General, Handicaps, Pairing, Seeding, Settings, System, Then, Time};
use crate::{Criterion, Halves, Rank};

impl Settings {
    /// A McMahon tournament with handicaps below the bar.
    ///
    /// ```
    /// use tengen_tournament::{Criterion, Settings};
    ///
    /// let settings = Settings::mcmahon("Open", 5, "3d".parse()?, "20k".parse()?);
    /// assert_eq!((settings.main(), settings.pairing.curve), (Criterion::McMahon, 0.5));
    /// # Ok::<(), tengen_tournament::NoRank>(())
    /// ```
    pub fn mcmahon(name: &str, rounds: usize, bar: Rank, floor: Rank) -> Settings {
        let sum = |sum| Criterion::Sum(sum, Of::McMahon);
        let criteria =
            vec![Criterion::McMahon, sum(Sum::Opponents(0)), sum(Sum::OpponentsOfOpponents)];
        Settings {
            general: general(name, rounds, bar, floor),
            handicap: Handicaps { by_score: true, ceiling: 9, correction: 1, none_from: bar },
            criteria,
            pairing: Pairing {
                geography: 100_000_000_000,
                bar_is_exempt: true,
                winners_are_exempt: false,
                exempt_from: bar,
                ..pairing()
            },
        }
    }

    /// A Swiss tournament without handicaps.
    pub fn swiss(name: &str, rounds: usize) -> Settings {
        let sum = |sum| Criterion::Sum(sum, Of::Wins);
        let criteria =
            vec![Criterion::Wins, sum(Sum::Opponents(0)), sum(Sum::OpponentsOfOpponents)];
        let none_from = Rank::LOWEST;
        Settings {
            general: general(name, rounds, Rank::HIGHEST, Rank::LOWEST),
            handicap: Handicaps { by_score: false, ceiling: 0, correction: 0, none_from },
            criteria,
            pairing: pairing(),
        }
    }
}

fn general(name: &str, rounds: usize, bar: Rank, floor: Rank) -> General {
    General {
        name: name.to_owned(),
        short_name: name.to_owned(),
        place: String::new(),
        director: String::new(),
        dates: [String::new(), String::new()],
        rounds,
        categories: 1,
        category_limits: Vec::new(),
        size: 19,
        komi: "6.5".to_owned(),
        bar,
        floor,
        zero: Rank::LOWEST,
        absent: [Halves(0), Halves(1)],
        bye: [Halves(2); 2],
        rounds_down: true,
        counts_unplayed_half: false,
        time: Time { basic: 60, then: Then::ByoYomi(30) },
        is_online: false,
    }
}

fn pairing() -> Pairing {
    Pairing {
        no_rematch: 500_000_000_000_000,
        random: 0,
        is_deterministic: true,
        balance: 1_000_000,
        category: 20_000_000_000_000,
        score: 100_000_000_000,
        up_down: 100_000_000,
        compensates: true,
        upper: From::Middle,
        lower: From::Middle,
        seeding: 5_000_000,
        systems: [
            System { seeding: Seeding::Slip, by_rating: true },
            System { seeding: Seeding::Fold, by_rating: false },
        ],
        early_rounds: 2,
        handicap: 0,
        geography: 0,
        same_country: 1,
        same_club: 3,
        same_club_group: 2,
        bar_is_exempt: true,
        winners_are_exempt: true,
        exempt_from: Rank::HIGHEST,
        curve: 0.5,
    }
}

//! Tournaments among players of known strength: how well a system finds the best ones, and how even
//! its games are.

use crate::running::{Draft, Event, Refusal, Running, Seats};
use crate::{
    History, MOST_ROUNDS, Numbers, Outcome, Plan, Player, PlayerId, Rank, Settings, Standings,
    Wishes,
};
use tengen_rating::{Points, gor};

/// A tournament to be played often.
#[derive(Clone, Debug)]
pub struct Trial {
    /// How it is played, paired and ranked.
    pub settings: Settings,
    /// The system.
    pub plan: Plan,
    /// How strong the players are: 2100 is 1d, and 100 points are a rank.
    pub strengths: Vec<i32>,
    /// By how many points the ranks that players declare are wrong, as a standard deviation.
    pub error: f64,
}

/// What tournaments came to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Found {
    /// How many tournaments these are.
    pub tournaments: usize,
    /// In how many the strongest player was first; a shared first place counts in part.
    pub strongest_first: f64,
    /// The sum of the strongest player's places.
    pub places: f64,
    /// The sum of the shares of pairs of players whom the standings have in the wrong order. A pair
    /// that shares a place counts half.
    pub wrong: f64,
    /// How many games there were.
    pub games: usize,
    /// The sum of the differences in strength in these, with the handicap.
    pub gaps: f64,
    /// In how many the weaker side had a chance of at least one in four.
    pub even: usize,
    /// In how many two met again.
    pub again: usize,
}

impl Found {
    /// Both together.
    #[must_use]
    pub fn and(self, other: Found) -> Found {
        Found {
            tournaments: self.tournaments + other.tournaments,
            strongest_first: self.strongest_first + other.strongest_first,
            places: self.places + other.places,
            wrong: self.wrong + other.wrong,
            games: self.games + other.games,
            gaps: self.gaps + other.gaps,
            even: self.even + other.even,
            again: self.again + other.again,
        }
    }
}

impl Trial {
    /// Plays one tournament. The same seed gives the same one.
    ///
    /// # Errors
    /// If it cannot be played by these settings.
    ///
    /// ```
    /// use tengen_tournament::simulate::Trial;
    /// use tengen_tournament::{Plan, Settings};
    ///
    /// let strengths = (0..8).map(|at| 1500 + 100 * at).collect();
    /// let settings = Settings::swiss("Trial", 3);
    /// let trial = Trial { settings, plan: Plan::Weighed, strengths, error: 0.0 };
    /// let found = trial.play(1)?;
    /// assert_eq!((found.games, found.again), (12, 0));
    /// # Ok::<(), tengen_tournament::running::Refusal>(())
    /// ```
    pub fn play(&self, seed: u64) -> Result<Found, Refusal> {
        let mut random = Random(seed);
        let (settings, plan) = (Box::new(self.settings.clone()), self.plan);
        let mut running = Running::new(Event::Set { settings, plan })?;
        for (at, strength) in self.strengths.iter().enumerate() {
            let declared = f64::from(*strength) + self.error * random.normal();
            let player = Box::new(entered(at, declared as i32));
            running.apply(Event::Entered { player, is_another: true })?;
        }
        let mut found = Found { tournaments: 1, ..Found::default() };
        // The plan says when it is over.
        while let Ok(Draft { round, tables, byes, .. }) = running.draft(&Wishes::default()) {
            for Seats { white, black, handicap, .. } in &tables {
                let history = History::of(running.tournament(), round.0);
                found.again += usize::from(history.have_met(*white, *black));
                let chance = self.chance(*black, *white, *handicap);
                found.games += 1;
                found.even += usize::from((0.25..=0.75).contains(&chance));
                found.gaps += self.gap(*black, *white, *handicap).abs();
            }
            let regardless = false;
            running.apply(Event::Published { round, tables: tables.clone(), byes, regardless })?;
            for Seats { table, white, black, handicap } in tables {
                let is_blacks = random.share() < self.chance(black, white, handicap);
                let outcome = if is_blacks { Outcome::Black } else { Outcome::White };
                let (is_by_default, why) = (false, String::new());
                running.apply(Event::Decided { round, table, outcome, is_by_default, why })?;
            }
        }
        self.rank(&running, &mut found);
        Ok(found)
    }

    /// Says how the standings have the players.
    fn rank(&self, running: &Running, found: &mut Found) {
        let tournament = running.tournament();
        let history = History::of(tournament, tournament.rounds_paired());
        let mut places = vec![0; self.strengths.len()];
        for row in Standings::of(&history).rows {
            places[row.player.0] = row.place;
        }
        let best = (0..places.len()).max_by_key(|at| self.strengths[*at]);
        let Some(best) = best else { return };
        found.places += places[best] as f64;
        if places[best] == 1 {
            found.strongest_first +=
                1.0 / places.iter().filter(|place| **place == 1).count() as f64;
        }
        let (mut pairs, mut wrong) = (0.0, 0.0);
        for one in 0..places.len() {
            for other in
                (0..places.len()).filter(|other| self.strengths[*other] < self.strengths[one])
            {
                pairs += 1.0;
                wrong += match places[one].cmp(&places[other]) {
                    std::cmp::Ordering::Less => 0.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 1.0,
                };
            }
        }
        if pairs > 0.0 {
            found.wrong += wrong / pairs;
        }
    }

    fn strength(&self, id: PlayerId) -> Points {
        Points::new(self.strengths[id.0]).clamp(gor::LOWEST, gor::HIGHEST)
    }

    /// The chance that Black wins.
    fn chance(&self, black: PlayerId, white: PlayerId, handicap: u32) -> f64 {
        let ahead = gor::handicap(u8::try_from(handicap).unwrap_or(u8::MAX));
        gor::expected(self.strength(black) + ahead, self.strength(white)).value()
    }

    /// By how many points Black is ahead.
    fn gap(&self, black: PlayerId, white: PlayerId, handicap: u32) -> f64 {
        let ahead = gor::handicap(u8::try_from(handicap).unwrap_or(u8::MAX));
        (self.strength(black) + ahead - self.strength(white)).value()
    }
}

/// A player who declares this rating.
fn entered(at: usize, rating: i32) -> Player {
    let rank = Rank::of((rating - 2050).div_euclid(100));
    Player {
        name: format!("Player {at:04}"),
        first_name: String::new(),
        rank,
        grade: rank.to_string(),
        rating,
        rating_origin: String::new(),
        club: String::new(),
        country: String::new(),
        numbers: Numbers::default(),
        correction: 0,
        is_final: true,
        takes_part: [true; MOST_ROUNDS],
    }
}

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// From 0 to less than 1.
    fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// By the normal distribution of deviation 1, about: the sum of twelve even numbers.
    fn normal(&mut self) -> f64 {
        (0..12).map(|_| self.share()).sum::<f64>() - 6.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trial(plan: Plan, rounds: usize, step: i32) -> Trial {
        let strengths = (0..8).map(|at| 2000 - step * at).collect();
        Trial { settings: Settings::swiss("Trial", rounds), plan, strengths, error: 0.0 }
    }

    fn all(trial: &Trial, times: u64) -> Found {
        let played = (0..times).map(|seed| trial.play(seed).unwrap());
        played.fold(Found::default(), Found::and)
    }

    #[test]
    fn a_round_robin_ranks_better_than_a_knockout() {
        let robin = all(&trial(Plan::RoundRobin { times: 1 }, 7, 60), 200);
        let knockout = all(&trial(Plan::Knockout { third: false }, 3, 60), 200);
        assert_eq!((robin.games, knockout.games), (200 * 28, 200 * 7));
        // The draw protects the strongest in a knockout, but a loss costs them more places.
        assert!(robin.places < knockout.places, "{robin:?} {knockout:?}");
        assert!(robin.wrong < knockout.wrong, "{robin:?} {knockout:?}");
    }

    #[test]
    fn equal_players_are_a_matter_of_chance_and_distant_ones_are_not() {
        let distant = all(&trial(Plan::RoundRobin { times: 1 }, 7, 400), 20);
        assert!(distant.places < 21.0 && distant.wrong < 3.0, "{distant:?}");
        assert!(5 * distant.even < distant.games, "{distant:?}");
        let close = all(&trial(Plan::Weighed, 3, 1), 50);
        assert_eq!(close.even, close.games);
        assert!(close.strongest_first < 25.0, "{close:?}");
        // The same seeds give the same.
        assert_eq!(close, all(&trial(Plan::Weighed, 3, 1), 50));
    }
}

//! The next round before it is made known.

use super::Running;
use super::event::{Event, Seats};
use crate::history::History;
use crate::plan::{Laid, NoRound};
use crate::weights::Weights;
use crate::{Plan, PlayerId, Round, Wishes, pair_with};

/// The next round as the program proposes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The round.
    pub round: Round,
    /// The tables, the best players first.
    pub tables: Vec<Seats>,
    /// The players without a game.
    pub byes: Vec<PlayerId>,
    /// Why the players of each table meet; empty where the plan lays the rounds down.
    pub weights: Vec<Weights>,
    /// The pairs that should not meet and do, since nothing else is left.
    pub against: Vec<[PlayerId; 2]>,
}

impl Draft {
    /// The event that makes it known.
    pub fn publish(self) -> Event {
        let Draft { round, tables, byes, .. } = self;
        Event::Published { round, tables, byes, regardless: false }
    }
}

impl Running {
    /// The round after those that are published. The groups of [`Event::Parted`] are kept apart
    /// besides those of the wishes.
    ///
    /// # Errors
    /// If there is none now.
    pub fn draft(&self, wishes: &Wishes) -> Result<Draft, NoRound> {
        let tournament = self.tournament();
        let round = Round(tournament.rounds_paired());
        if round.0 >= tournament.settings.general.rounds {
            return Err(NoRound::Over);
        }
        let history = History::of(tournament, round.0);
        let mut wishes = wishes.clone();
        wishes.apart.extend(self.apart().iter().cloned());
        if self.plan() != Plan::Weighed {
            let Laid { tables, byes } = self.plan().next(&history, &self.seeds_now())?;
            let tables = tables.into_iter().enumerate().map(|(at, [white, black])| {
                let handicap = tournament.handicap(&history, white, black);
                let weaker = handicap > 0
                    && tournament.strength(&history, white) < tournament.strength(&history, black);
                let (white, black) = if weaker { (black, white) } else { (white, black) };
                Seats { table: at as u32 + 1, white, black, handicap }
            });
            let (tables, weights, against) = (tables.collect(), Vec::new(), Vec::new());
            return Ok(Draft { round, tables, byes, weights, against });
        }
        let paired = pair_with(&history, &wishes);
        if paired.tables.is_empty() {
            return Err(NoRound::TooFew);
        }
        let seats = paired.tables.iter().enumerate().map(|(at, table)| Seats {
            table: at as u32 + 1,
            white: table.white,
            black: table.black,
            handicap: table.handicap,
        });
        let pairs = paired.tables.iter().map(|table| [table.white, table.black]);
        Ok(Draft {
            round,
            tables: seats.collect(),
            byes: paired.bye.into_iter().collect(),
            weights: paired.tables.iter().map(|table| table.weights).collect(),
            against: pairs.filter(|[one, other]| wishes.parts(*one, *other)).collect(),
        })
    }
}

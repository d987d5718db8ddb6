//! Results, by the players and by the director.

use super::{Refusal, Running, short};
use crate::{Game, Outcome, PlayerId, Round};

/// What White and Black said of their game.
pub(super) type Reports = [Option<Outcome>; 2];

/// How the result of a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nobody has said anything.
    Open,
    /// One of the two has reported it, and the other one has not.
    Reported(PlayerId, Outcome),
    /// The two have reported it otherwise than each other: White's word and Black's. The director
    /// decides.
    Disputed([Outcome; 2]),
    /// It is there.
    Known(Outcome),
}

impl Running {
    /// How the result of a game stands.
    ///
    /// # Errors
    /// If there is no such table.
    pub fn standing(&self, round: Round, table: u32) -> Result<Standing, Refusal> {
        let game = self.game(round, table)?;
        if game.outcome != Outcome::Open {
            return Ok(Standing::Known(game.outcome));
        }
        Ok(match self.reports.get(&(round, table)).copied().unwrap_or_default() {
            [None, None] => Standing::Open,
            [Some(outcome), None] => Standing::Reported(game.white, outcome),
            [None, Some(outcome)] => Standing::Reported(game.black, outcome),
            [Some(white), Some(black)] => Standing::Disputed([white, black]),
        })
    }

    pub(super) fn report(
        &mut self,
        round: Round,
        table: u32,
        by: PlayerId,
        outcome: Outcome,
    ) -> Result<(), Refusal> {
        let game = self.game(round, table)?;
        let side = [game.white, game.black].iter().position(|player| *player == by);
        let side = side.ok_or(Refusal::NotAtTable(by))?;
        match (game.outcome, outcome) {
            (_, Outcome::Open) => return Err(Refusal::NoResult),
            (Outcome::Open, _) => {}
            // The second device of a player says the same again.
            (known, said) if known == said => return Ok(()),
            _ => return Err(Refusal::HasResult(round, table)),
        }
        let reports = self.reports.entry((round, table)).or_default();
        reports[side] = Some(outcome);
        if *reports == [Some(outcome); 2] {
            self.conclude(round, table, outcome, false);
        }
        Ok(())
    }

    pub(super) fn decide(
        &mut self,
        round: Round,
        table: u32,
        outcome: Outcome,
        is_by_default: bool,
        why: &str,
    ) -> Result<(), Refusal> {
        self.game(round, table)?;
        short(why)?;
        self.conclude(round, table, outcome, is_by_default && outcome != Outcome::Open);
        Ok(())
    }

    fn game(&self, round: Round, table: u32) -> Result<&Game, Refusal> {
        let found = self.tournament.games_of(round).find(|game| game.table == table);
        found.ok_or(Refusal::NoTable(round, table))
    }

    fn conclude(&mut self, round: Round, table: u32, outcome: Outcome, is_by_default: bool) {
        self.reports.remove(&(round, table));
        let mut games = self.tournament.games.iter_mut();
        if let Some(game) = games.find(|game| game.round == round && game.table == table) {
            (game.outcome, game.is_by_default) = (outcome, is_by_default);
        }
    }
}

//! Rounds that are made known, and taken back.

use super::event::Seats;
use super::{Refusal, Running};
use crate::history::History;
use crate::{Game, Outcome, Plan, PlayerId, Round, plan};

impl Running {
    /// The round that was published last.
    pub fn last(&self) -> Option<Round> {
        self.tournament.rounds_paired().checked_sub(1).map(Round)
    }

    pub(super) fn publish(
        &mut self,
        round: Round,
        tables: &[Seats],
        byes: &[PlayerId],
        regardless: bool,
    ) -> Result<(), Refusal> {
        let next = Round(self.tournament.rounds_paired());
        if next.0 >= self.tournament.settings.general.rounds && round == next {
            return Err(Refusal::NoRound(round));
        }
        if round != next && Some(round) != self.last() {
            return Err(Refusal::NotNext { next });
        }
        let has_seat = self.check_seats(tables, byes)?;
        if !regardless {
            // A plan that lays the rounds down knows who plays.
            if self.plan == Plan::Weighed {
                self.check_presence(round, &has_seat)?;
            }
            let before = round.0.checked_sub(1).map(Round);
            let open = before.and_then(|before| {
                self.tournament.games_of(before).find(|game| game.outcome == Outcome::Open)
            });
            if let Some(game) = open {
                return Err(Refusal::Open(game.round, game.table));
            }
            if let Some(game) = self.lost(round, tables) {
                return Err(Refusal::HasResults(round, game.table));
            }
        }
        if self.seeds.is_empty() && self.plan != Plan::Weighed {
            self.seeds = self.seeds_now();
        }
        let stays = |seats: &&Seats| self.game_of(round, seats).is_some();
        let kept: Vec<u32> = tables.iter().filter(stays).map(|seats| seats.table).collect();
        let now = |seats: &Seats| self.game_of(round, seats).cloned();
        let games = tables.iter().map(|seats| now(seats).unwrap_or_else(|| game(round, seats)));
        let games: Vec<Game> = games.collect();
        self.reports.retain(|(of, table), _| *of != round || kept.contains(table));
        self.clear(round);
        self.tournament.games.extend(games);
        self.tournament.byes.extend(byes.iter().map(|id| (round, *id)));
        Ok(())
    }

    pub(super) fn unpublish(&mut self, round: Round, regardless: bool) -> Result<(), Refusal> {
        if Some(round) != self.last() {
            return Err(Refusal::NotLast { last: self.last() });
        }
        if let Some(game) = self.lost(round, &[]).filter(|_| !regardless) {
            return Err(Refusal::HasResults(round, game.table));
        }
        self.reports.retain(|(of, _), _| *of != round);
        self.clear(round);
        if self.tournament.games.is_empty() {
            self.seeds.clear();
        }
        Ok(())
    }

    /// The players of a plan that lays the rounds down, the strongest first.
    pub(super) fn seeds_now(&self) -> Vec<PlayerId> {
        if !self.seeds.is_empty() {
            return self.seeds.clone();
        }
        let present: Vec<PlayerId> = self.tournament.present(Round(0)).collect();
        plan::seeds(&History::of(&self.tournament, 0), &present)
    }

    /// A game with a result that is no more if the round has these tables.
    fn lost(&self, round: Round, tables: &[Seats]) -> Option<&Game> {
        let stays = |game: &Game| tables.contains(&seats(game));
        let mut games = self.tournament.games_of(round);
        games.find(|game| game.outcome != Outcome::Open && !stays(game))
    }

    /// The game that is at this table already.
    fn game_of(&self, round: Round, seats_of: &Seats) -> Option<&Game> {
        self.tournament.games_of(round).find(|game| seats(game) == *seats_of)
    }

    fn clear(&mut self, round: Round) {
        self.tournament.games.retain(|game| game.round != round);
        self.tournament.byes.retain(|(of, _)| *of != round);
    }

    /// The players who have a table or a bye, if none is there twice and tables have numbers.
    fn check_seats(&self, tables: &[Seats], byes: &[PlayerId]) -> Result<Vec<bool>, Refusal> {
        let mut numbers: Vec<u32> = tables.iter().map(|seats| seats.table).collect();
        numbers.sort_unstable();
        let twice = numbers.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
        if let Some(number) = twice.or(numbers.first().copied().filter(|number| *number == 0)) {
            return Err(Refusal::TableNumber(number));
        }
        let seated = tables.iter().flat_map(|seats| [seats.white, seats.black]);
        let mut has_seat = vec![false; self.tournament.players.len()];
        for id in seated.chain(byes.iter().copied()) {
            self.check_id(id)?;
            if std::mem::replace(&mut has_seat[id.0], true) {
                return Err(Refusal::Twice(id));
            }
        }
        Ok(has_seat)
    }

    /// Whether those who have a seat are those who take part.
    fn check_presence(&self, round: Round, has_seat: &[bool]) -> Result<(), Refusal> {
        let mut is_present = vec![false; has_seat.len()];
        for id in self.tournament.present(round) {
            is_present[id.0] = true;
            if !has_seat[id.0] {
                return Err(Refusal::LeftOut(id));
            }
        }
        let absent = self.tournament.ids().find(|id| has_seat[id.0] && !is_present[id.0]);
        absent.map_or(Ok(()), |id| Err(Refusal::Absent(id)))
    }
}

/// The seats of a game.
fn seats(game: &Game) -> Seats {
    let Game { table, white, black, handicap, .. } = *game;
    Seats { table, white, black, handicap }
}

/// The game at a table before it begins.
fn game(round: Round, seats: &Seats) -> Game {
    let Seats { table, white, black, handicap } = *seats;
    Game {
        round,
        table,
        white,
        black,
        has_colors: true,
        handicap,
        outcome: Outcome::Open,
        is_by_default: false,
    }
}

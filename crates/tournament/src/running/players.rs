//! Players who come, change and go.

use super::{MOST_PLAYERS, Refusal, Running, short};
use crate::{MOST_ROUNDS, Player, PlayerId, Round};

impl Running {
    pub(super) fn enter(&mut self, player: Player, is_another: bool) -> Result<(), Refusal> {
        if self.tournament.players.len() >= MOST_PLAYERS {
            return Err(Refusal::TooManyPlayers);
        }
        self.check_player(&player, None, is_another)?;
        self.tournament.players.push(player);
        Ok(())
    }

    pub(super) fn change(
        &mut self,
        id: PlayerId,
        to: Player,
        is_another: bool,
    ) -> Result<(), Refusal> {
        self.check_id(id)?;
        self.check_player(&to, Some(id), is_another)?;
        let player = &mut self.tournament.players[id.0];
        let (is_final, takes_part) = (player.is_final, player.takes_part);
        *player = Player { is_final, takes_part, ..to };
        Ok(())
    }

    pub(super) fn register(&mut self, id: PlayerId, is_final: bool) -> Result<(), Refusal> {
        self.check_id(id)?;
        let paired = self.rounds_of(id).next_back();
        if let Some(round) = paired.filter(|_| !is_final) {
            return Err(Refusal::IsPaired(id, round));
        }
        self.tournament.players[id.0].is_final = is_final;
        Ok(())
    }

    pub(super) fn take_part(
        &mut self,
        id: PlayerId,
        round: Round,
        takes_part: bool,
    ) -> Result<(), Refusal> {
        self.check_id(id)?;
        if round.0 >= MOST_ROUNDS {
            return Err(Refusal::NoRound(round));
        }
        if !takes_part && self.rounds_of(id).any(|paired| paired == round) {
            return Err(Refusal::IsPaired(id, round));
        }
        self.tournament.players[id.0].takes_part[round.0] = takes_part;
        Ok(())
    }

    pub(super) fn withdraw(&mut self, id: PlayerId, from: Round) -> Result<(), Refusal> {
        self.check_id(id)?;
        if from.0 >= MOST_ROUNDS {
            return Err(Refusal::NoRound(from));
        }
        if let Some(round) = self.rounds_of(id).find(|round| *round >= from) {
            return Err(Refusal::IsPaired(id, round));
        }
        self.tournament.players[id.0].takes_part[from.0..].fill(false);
        Ok(())
    }

    pub(super) fn part(&mut self, groups: Vec<Vec<PlayerId>>) -> Result<(), Refusal> {
        groups.iter().flatten().try_for_each(|id| self.check_id(*id))?;
        if groups.len() > MOST_PLAYERS || groups.iter().any(|group| group.len() > MOST_PLAYERS) {
            return Err(Refusal::TooManyPlayers);
        }
        self.apart = groups;
        Ok(())
    }

    pub(super) fn check_id(&self, id: PlayerId) -> Result<(), Refusal> {
        let found = self.tournament.players.get(id.0);
        found.map(|_| ()).ok_or(Refusal::NoPlayer(id))
    }

    /// The rounds in which a player has a game or a bye.
    fn rounds_of(&self, id: PlayerId) -> impl DoubleEndedIterator<Item = Round> + '_ {
        (0..self.tournament.rounds_paired()).map(Round).filter(move |round| {
            let plays = |game: &crate::Game| game.white == id || game.black == id;
            self.tournament.byes.contains(&(*round, id))
                || self.tournament.games_of(*round).any(plays)
        })
    }

    /// Whether a player of this name may be there beside the others.
    fn check_player(
        &self,
        player: &Player,
        own: Option<PlayerId>,
        is_another: bool,
    ) -> Result<(), Refusal> {
        if player.name.trim().is_empty() {
            return Err(Refusal::NoName);
        }
        let numbers = &player.numbers;
        let texts = [
            &player.name,
            &player.first_name,
            &player.grade,
            &player.rating_origin,
            &player.club,
            &player.country,
            &numbers.egf_pin,
            &numbers.ffg_licence,
            &numbers.ffg_status,
            &numbers.aga_id,
            &numbers.aga_expires,
        ];
        texts.into_iter().try_for_each(|text| short(text))?;
        let name = |player: &Player| player.full_name().trim().to_lowercase();
        let others = self.tournament.ids().filter(|id| Some(*id) != own && !is_another);
        let namesake =
            others.into_iter().find(|id| name(self.tournament.player(*id)) == name(player));
        namesake.map_or(Ok(()), |id| Err(Refusal::Namesake(id)))
    }
}

//! A tournament as it stands: its players, their games, and how it is played.

use crate::settings::Settings;
use crate::{Halves, Rank};

/// The most rounds of a tournament.
pub const MOST_ROUNDS: usize = 20;

/// A tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Tournament {
    /// The players, in the order in which they were entered.
    pub players: Vec<Player>,
    /// The games of all rounds.
    pub games: Vec<Game>,
    /// The players who had a bye, with the round.
    pub byes: Vec<(Round, PlayerId)>,
    /// How it is played.
    pub settings: Settings,
    /// Clubs that count as near to each other, by groups.
    pub club_groups: Vec<Vec<String>>,
    /// What a file of OpenGotha says of teams and of lists on paper, as it stands there. It goes
    /// back into such a file.
    pub kept: Vec<Kept>,
}

/// An element of a file that nothing here depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Whether it is one of the parameters; else it stands beside them.
    pub is_parameter: bool,
    /// The element as text.
    pub xml: String,
}

/// A player by their place among [`Tournament::players`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PlayerId(pub usize);

/// A round by its place: the first is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Round(pub usize);

/// A player.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Player {
    /// The family name.
    pub name: String,
    /// The given name.
    pub first_name: String,
    /// The rank by which the player plays.
    pub rank: Rank,
    /// The grade that the player holds, in the words of their federation.
    pub grade: String,
    /// The rating: 2100 is 1d, and 100 points are a rank.
    pub rating: i32,
    /// Where the rating comes from.
    pub rating_origin: String,
    /// The club, in at most four letters in most lists.
    pub club: String,
    /// The country, in two letters.
    pub country: String,
    /// The player's numbers in lists of federations.
    pub numbers: Numbers,
    /// Added to the score at the start: a supergroup.
    pub correction: i32,
    /// Whether the player has registered for good. Others are left out of pairings.
    pub is_final: bool,
    /// Whether the player takes part, by rounds.
    pub takes_part: [bool; MOST_ROUNDS],
}

/// The numbers of a player in lists of federations; empty where there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Numbers {
    /// The European Go Database's.
    pub egf_pin: String,
    /// The French federation's licence.
    pub ffg_licence: String,
    /// The state of that licence, a letter.
    pub ffg_status: String,
    /// The American association's.
    pub aga_id: String,
    /// When the membership of that association ends.
    pub aga_expires: String,
}

impl Player {
    /// Family name and given name.
    pub fn full_name(&self) -> String {
        format!("{} {}", self.name, self.first_name)
    }
}

/// A game of two players in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The round.
    pub round: Round,
    /// The number of the table, from 1.
    pub table: u32,
    /// The player with White.
    pub white: PlayerId,
    /// The player with Black.
    pub black: PlayerId,
    /// Whether the colours are settled. Else the two draw them.
    pub has_colors: bool,
    /// The handicap: 1 is a game without komi, from 2 on that many stones.
    pub handicap: u32,
    /// How it ended.
    pub outcome: Outcome,
    /// Whether it was decided without play, as when a player did not come.
    pub is_by_default: bool,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Outcome {
    /// There is no result yet.
    Open,
    /// White won.
    White,
    /// Black won.
    Black,
    /// A draw.
    Jigo,
    /// Both have a win, as where the director was wrong.
    BothWin,
    /// Both have lost.
    BothLose,
}

impl Outcome {
    /// The points of White and Black.
    pub fn points(self) -> [Halves; 2] {
        let (none, half, win) = (Halves(0), Halves(1), Halves(2));
        match self {
            Outcome::Open | Outcome::BothLose => [none, none],
            Outcome::White => [win, none],
            Outcome::Black => [none, win],
            Outcome::Jigo => [half, half],
            Outcome::BothWin => [win, win],
        }
    }
}

impl Tournament {
    /// The player of this id.
    ///
    /// # Panics
    /// If there is none.
    pub fn player(&self, id: PlayerId) -> &Player {
        &self.players[id.0]
    }

    /// All players.
    pub fn ids(&self) -> impl Iterator<Item = PlayerId> + use<> {
        (0..self.players.len()).map(PlayerId)
    }

    /// The players in the order of their names: the last tie is broken so. The place of a player in
    /// it, counted from 1, is their number.
    pub fn by_name(&self) -> Vec<PlayerId> {
        let mut all: Vec<PlayerId> = self.ids().collect();
        all.sort_by_key(|id| self.name_key(*id));
        all
    }

    pub(crate) fn name_key(&self, id: PlayerId) -> (String, String, PlayerId) {
        let player = self.player(id);
        (player.name.to_uppercase(), player.first_name.to_uppercase(), id)
    }

    /// The games of a round.
    pub fn games_of(&self, round: Round) -> impl Iterator<Item = &Game> {
        self.games.iter().filter(move |game| game.round == round)
    }

    /// How many rounds have games.
    pub fn rounds_paired(&self) -> usize {
        self.games.iter().map(|game| game.round.0 + 1).max().unwrap_or(0)
    }

    /// The players who take part in a round and have registered for good.
    pub fn present(&self, round: Round) -> impl Iterator<Item = PlayerId> + '_ {
        let takes_part = move |id: &PlayerId| {
            let player = self.player(*id);
            player.is_final && player.takes_part.get(round.0).copied().unwrap_or(false)
        };
        self.ids().filter(takes_part)
    }
}

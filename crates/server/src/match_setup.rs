//! The set-up of a game with clocks and players.

use crate::key::Role;
use crate::rated::MemberRank;
use crate::store::MemberId;
use serde::{Deserialize, Serialize};
use tengen_clock::TimeSystem;
use tengen_engine::Rank;
pub use tengen_rules::Parity;
use tengen_rules::{Color, Event, GameSetup, Handicap};

/// Everything about a game that is fixed before its first event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct MatchSetup {
    /// Board, rules, komi and handicap.
    pub game: GameSetup,
    /// What had happened before the players came, in a game that goes on from elsewhere.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opening: Vec<Event>,
    /// The time of each side.
    pub time: TimeSystem,
    /// The opponent of the creator.
    pub opponent: Opponent,
    /// The names of Black and White, where given.
    pub names: [Option<String>; 2],
    /// How the colours were drawn, unless the creator chose.
    pub nigiri: Option<Nigiri>,
    /// The role of the player who made the game.
    pub creator: Role,
    /// The members who play Black and White, in a game that two people found in the lobby. They
    /// alone play it; for others who have its keys it is one to watch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<[MemberId; 2]>,
    /// The ranks of these members as the game began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ranks: Option<[MemberRank; 2]>,
    /// Whether the result changes their ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_rated: bool,
}

/// The opponent of the creator of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Opponent {
    /// The computer.
    Computer {
        /// Its strength.
        #[serde(alias = "level", with = "crate::rank")]
        rank: Rank,
    },
    /// Another person at the same screen.
    SameScreen,
    /// A person who opens a link.
    Link,
}

/// A draw of the colours: White's side takes a handful of stones, the creator guesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Nigiri {
    /// How many stones the hand holds.
    pub stones: u8,
    /// The guess of the creator.
    pub guess: Parity,
    /// Whether the guess was right.
    pub right: bool,
    /// The creator's colour: Black after a right guess.
    pub creator: Color,
}

impl Nigiri {
    /// The draw with this guess and number of stones.
    pub fn decide(guess: Parity, stones: u8) -> Nigiri {
        let drawn = tengen_rules::Nigiri { stones, guess };
        Nigiri { stones, guess, right: drawn.is_right(), creator: drawn.guesser() }
    }
}

impl MatchSetup {
    /// The side that the computer plays, and its strength; `None` between people.
    pub fn computer(&self) -> Option<(Color, Rank)> {
        match self.opponent {
            Opponent::Computer { rank } => Some((!self.creator.side()?, rank)),
            Opponent::SameScreen | Opponent::Link => None,
        }
    }

    /// Whether the players are two people, each with a page of their own.
    pub fn is_by_link(&self) -> bool {
        matches!(self.opponent, Opponent::Link)
    }

    /// Whether an undo needs no consent.
    pub fn undo_is_immediate(&self) -> bool {
        !self.is_by_link()
    }

    /// The set-up of another game between the same players, with colours changed. In a handicap
    /// game the weaker player keeps Black, since the handicap is theirs. `names` are those of
    /// Black and White.
    pub fn again(&self, names: &[Option<String>; 2]) -> MatchSetup {
        let [black, white] = names.clone();
        let names = if self.colours_stay() { [black, white] } else { [white, black] };
        let swapped = self.seats.map(|[black, white]| [white, black]);
        let seats = if self.colours_stay() { self.seats } else { swapped };
        let creator = self.role_before(self.creator);
        // Since then their ranks have changed.
        let ranks = None;
        MatchSetup { names, nigiri: None, creator, seats, ranks, ..self.clone() }
    }

    /// The role in this game of the person with that `role` in the game [again](Self::again).
    pub fn role_before(&self, role: Role) -> Role {
        if self.colours_stay() { role } else { role.across() }
    }

    fn colours_stay(&self) -> bool {
        self.game.handicap != Handicap::None
    }

    /// The roles that have a key.
    pub fn roles(&self) -> Vec<Role> {
        match self.opponent {
            Opponent::SameScreen => vec![Role::Both, Role::Watch],
            Opponent::Computer { .. } => vec![self.creator, Role::Watch],
            Opponent::Link => vec![Role::Black, Role::White, Role::Watch],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{Size, presets};

    #[test]
    fn another_game_changes_colours_unless_there_is_a_handicap() {
        let size = Size::new(9, 9).unwrap();
        let game = |handicap| GameSetup::new(size, presets::JAPANESE.clone(), handicap);
        let first = MatchSetup {
            game: game(Handicap::None),
            opening: Vec::new(),
            time: TimeSystem::Absolute { main: 60_000 },
            opponent: Opponent::Computer { rank: Rank::WEAKEST },
            names: [None, None],
            nigiri: Some(Nigiri::decide(Parity::Odd, 3)),
            creator: Role::Black,
            seats: Some([MemberId(4), MemberId(9)]),
            ranks: None,
            is_rated: false,
        };
        let names = [Some("Anna".to_owned()), None];
        let again = first.again(&names);
        assert_eq!((again.creator, again.nigiri), (Role::White, None));
        assert_eq!(again.names, [None, Some("Anna".to_owned())]);
        assert_eq!(again.seats, Some([MemberId(9), MemberId(4)]));
        assert_eq!((&again.game, again.time), (&first.game, first.time));
        assert_eq!(again.again(&again.names).creator, Role::Black);

        let weaker = MatchSetup { game: game(Handicap::Fixed(4)), ..first };
        let again = weaker.again(&names);
        assert_eq!((again.creator, &again.names), (Role::Black, &names));
        assert_eq!((&again.game, again.seats), (&weaker.game, weaker.seats));
        assert_eq!(weaker.role_before(Role::White), Role::White);
    }

    #[test]
    fn a_right_guess_plays_black() {
        for (guess, stones, right) in [
            (Parity::Odd, 13, true),
            (Parity::Odd, 4, false),
            (Parity::Even, 4, true),
            (Parity::Even, 13, false),
        ] {
            let nigiri = Nigiri::decide(guess, stones);
            assert_eq!(nigiri.right, right);
            assert_eq!(nigiri.creator == Color::Black, right);
        }
    }
}

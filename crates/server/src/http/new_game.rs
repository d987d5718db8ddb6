//! The request for a new game, checked before the game is made.

use super::presets::{board, ruleset};
use crate::api_error::ApiError;
use crate::engines::Engines;
use crate::key::Role;
use crate::match_setup::{MatchSetup, Nigiri, Opponent, Parity};
use crate::name::checked_name;
use serde::Deserialize;
use tengen_clock::TimeSystem;
use tengen_engine::{NoRank, Rank};
use tengen_rules::{Color, Event, GameSetup, Handicap, Score};
use tengen_study::Name;

/// The body of a request for a new game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewGameRequest {
    width: u64,
    height: u64,
    rules: String,
    #[serde(default)]
    komi: Option<f64>,
    handicap: HandicapRequest,
    colour: ColourRequest,
    opponent: OpponentRequest,
    #[serde(default)]
    names: Names,
    clock: ClockRequest,
}

/// The body of a request for a game that goes on from a node of a study.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayOnRequest {
    pub(super) node: Name,
    colour: ColourRequest,
    opponent: OpponentRequest,
    #[serde(default)]
    names: Names,
    clock: ClockRequest,
}

/// The players of a new game, and their time.
struct Players {
    colour: ColourRequest,
    opponent: OpponentRequest,
    names: Names,
    clock: ClockRequest,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
enum HandicapRequest {
    None {},
    Fixed { stones: u8 },
    Free { stones: u8 },
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ColourRequest {
    Black,
    White,
    Nigiri(Parity),
}

#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
enum OpponentRequest {
    Computer { rank: String },
    SameScreen {},
    Link {},
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Names {
    black: Option<String>,
    white: Option<String>,
    me: Option<String>,
    other: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum ClockRequest {
    None {},
    Absolute { main: u64 },
    ByoYomi { main: u64, periods: u32, period: u64 },
    Canadian { main: u64, stones: u32, period: u64 },
    Fischer { main: u64, increment: u64 },
}

impl NewGameRequest {
    /// The set-up that is asked for. `handful` is White's number of stones, if the colours are
    /// drawn.
    pub(super) fn into_match_setup(
        self,
        handful: u8,
        engines: &Engines,
    ) -> Result<MatchSetup, ApiError> {
        let size = board(self.width, self.height)?;
        let rules = ruleset(&self.rules)?;
        let handicap = match self.handicap {
            HandicapRequest::None {} => Handicap::None,
            HandicapRequest::Fixed { stones } => Handicap::Fixed(stones),
            HandicapRequest::Free { stones } => Handicap::Free(stones),
        };
        let mut game = GameSetup::new(size, rules.clone(), handicap);
        if let Some(komi) = self.komi {
            game.komi = checked_komi(komi, size.area())?;
        }
        let NewGameRequest { colour, opponent, names, clock, .. } = self;
        let players = Players { colour, opponent, names, clock };
        players.into_match_setup(game, Vec::new(), handful, engines)
    }
}

impl PlayOnRequest {
    /// The set-up of this game, which has begun with these events.
    pub(super) fn into_match_setup(
        self,
        (game, opening): (GameSetup, Vec<Event>),
        handful: u8,
        engines: &Engines,
    ) -> Result<MatchSetup, ApiError> {
        board(game.size.width() as u64, game.size.height() as u64)?;
        check_komi(game.komi, game.size.area())?;
        let PlayOnRequest { colour, opponent, names, clock, .. } = self;
        let players = Players { colour, opponent, names, clock };
        players.into_match_setup(game, opening, handful, engines)
    }
}

impl Players {
    /// The set-up of this game between these players.
    fn into_match_setup(
        self,
        game: GameSetup,
        opening: Vec<Event>,
        handful: u8,
        engines: &Engines,
    ) -> Result<MatchSetup, ApiError> {
        let time = self.clock.checked()?;
        let opponent = match self.opponent {
            OpponentRequest::Computer { rank } => {
                Opponent::Computer { rank: reached(&rank, engines)? }
            }
            OpponentRequest::SameScreen {} => Opponent::SameScreen,
            OpponentRequest::Link {} => Opponent::Link,
        };
        let (color, nigiri) = match self.colour {
            ColourRequest::Black => (Color::Black, None),
            ColourRequest::White => (Color::White, None),
            ColourRequest::Nigiri(guess) => {
                let nigiri = Nigiri::decide(guess, handful);
                (nigiri.creator, Some(nigiri))
            }
        };
        let names = self.names.by_color(color)?;
        let (creator, nigiri) = match opponent {
            Opponent::SameScreen => (Role::Both, None),
            Opponent::Computer { .. } | Opponent::Link => (Role::of(color), nigiri),
        };
        Ok(MatchSetup {
            game,
            opening,
            time,
            opponent,
            names,
            nigiri,
            creator,
            seats: None,
            ranks: None,
            is_rated: false,
        })
    }
}

/// The rank of this name, if the computer reaches it.
fn reached(rank: &str, engines: &Engines) -> Result<Rank, ApiError> {
    let bad = |reason: String| ApiError::bad_request("opponent.rank", reason);
    let rank: Rank = rank.parse().map_err(|error: NoRank| bad(error.to_string()))?;
    if engines.ranks().any(|known| known == rank) {
        return Ok(rank);
    }
    let best = Rank::best(false);
    Err(bad(format!("without a network the computer reaches ranks up to {best}, and full")))
}

pub(super) fn checked_komi(points: f64, area: usize) -> Result<Score, ApiError> {
    let komi = Score::try_from(points);
    let komi = komi.map_err(|error| ApiError::bad_request("komi", error.to_string()))?;
    check_komi(komi, area)?;
    Ok(komi)
}

fn check_komi(komi: Score, area: usize) -> Result<(), ApiError> {
    let most = Score::whole(i32::try_from(area).unwrap_or(i32::MAX / 2));
    if komi.abs() > most {
        let reason = format!("at most {most} points, as many as the board has");
        return Err(ApiError::bad_request("komi", reason));
    }
    Ok(())
}

/// The shortest time that a clock may give at once, in milliseconds. Nobody plays a move faster.
const LEAST_TIME: u64 = 1_000;

impl ClockRequest {
    /// The time system, if people can play by it.
    pub(super) fn checked(&self) -> Result<TimeSystem, ApiError> {
        let bad = |why: String| ApiError::bad_request("clock", why);
        let time = self.system();
        time.validate().map_err(|error| bad(error.to_string()))?;
        let (main, more) = match time {
            TimeSystem::None => return Ok(time),
            TimeSystem::Absolute { main } => (main, None),
            TimeSystem::ByoYomi { main, period, .. }
            | TimeSystem::Canadian { main, period, .. } => (main, Some(period)),
            TimeSystem::Fischer { main, increment, .. } => (main, Some(increment)),
        };
        // Main time may be missing, and is checked to be there where there is no other.
        if (1..LEAST_TIME).contains(&main) || more.is_some_and(|more| more < LEAST_TIME) {
            return Err(bad(format!("at least {} second", LEAST_TIME / 1_000)));
        }
        Ok(time)
    }

    fn system(&self) -> TimeSystem {
        match *self {
            ClockRequest::None {} => TimeSystem::None,
            ClockRequest::Absolute { main } => TimeSystem::Absolute { main },
            ClockRequest::ByoYomi { main, periods, period } => {
                TimeSystem::ByoYomi { main, periods, period }
            }
            ClockRequest::Canadian { main, stones, period } => {
                TimeSystem::Canadian { main, stones, period }
            }
            ClockRequest::Fischer { main, increment } => {
                TimeSystem::Fischer { main, increment, cap: None }
            }
        }
    }
}

impl Names {
    /// The names of Black and White. `creator` is the colour of the player "me".
    fn by_color(self, creator: Color) -> Result<[Option<String>; 2], ApiError> {
        let mut names = [None, None];
        names[creator.index()] = checked_name("names.me", self.me)?;
        names[(!creator).index()] = checked_name("names.other", self.other)?;
        let by_color = [("names.black", self.black), ("names.white", self.white)];
        for (name, (field, given)) in names.iter_mut().zip(by_color) {
            if let Some(given) = checked_name(field, given)? {
                *name = Some(given);
            }
        }
        Ok(names)
    }
}

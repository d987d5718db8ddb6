//! A challenge: the person who makes it, and the game that they want.

use crate::key::Visitor;
use crate::nodes::NodeId;
use crate::places::Held;
use crate::rated::MemberRank;
use crate::store::challenges::NewChallenge;
use crate::store::{MemberId, StoreError};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tengen_clock::TimeSystem;
use tengen_rules::{GameSetup, Handicap, Ruleset, Size, presets};

/// An open challenge.
#[derive(Debug)]
pub(crate) struct Challenge {
    pub(crate) by: By,
    pub(crate) terms: Terms,
    /// Whether somebody who looks for the same finds it.
    pub(crate) seek: Option<Seek>,
    /// Its place among all challenges. One that another server took in has its place there.
    pub(crate) place: Option<Held>,
}

/// The person who makes a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct By {
    pub(crate) visitor: Visitor,
    pub(crate) member: MemberId,
    /// The name of a person.
    pub(crate) name: Option<String>,
    pub(crate) rank: MemberRank,
}

/// The game that is wanted. Its colours are drawn, unless it has a head start by rank.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Terms {
    pub(crate) size: Size,
    pub(crate) rules: Ruleset,
    pub(crate) time: TimeSystem,
    /// Whether the result changes the ratings of the players.
    pub(crate) is_rated: bool,
    /// Whether the weaker player has Black and a head start by the ranks of both.
    #[serde(default)]
    pub(crate) is_by_rank: bool,
}

/// What a database has of a challenge besides numbers.
#[derive(Serialize, Deserialize)]
struct Written {
    rank: MemberRank,
    terms: Terms,
}

/// The game that a person looks for with any opponent. Two who look for the same play each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seek {
    pub(crate) size: Size,
    pub(crate) speed: Speed,
}

/// How fast a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Speed {
    /// Below ten seconds for a move.
    Blitz,
    /// Longer.
    Live,
}

impl Seek {
    /// The sizes of boards on which people are looked for.
    const SIDES: [usize; 3] = [9, 13, 19];

    /// What is looked for on a board of this side; `None` if nobody is on such a board.
    pub(crate) fn on(side: usize, speed: Speed) -> Option<Seek> {
        let size = Size::new(side, side).ok().filter(|_| Seek::SIDES.contains(&side))?;
        Some(Seek { size, speed })
    }

    /// What is looked for as a word.
    fn word(self) -> String {
        let speed = match self.speed {
            Speed::Blitz => "blitz",
            Speed::Live => "live",
        };
        format!("{} {speed}", self.size.width())
    }

    /// What this word says; `None` if it says nothing.
    fn of_word(word: &str) -> Option<Seek> {
        let (side, speed) = word.split_once(' ')?;
        let speed = match speed {
            "blitz" => Speed::Blitz,
            "live" => Speed::Live,
            _ => return None,
        };
        Seek::on(side.parse().ok()?, speed)
    }

    /// All that may be looked for, as pages get it.
    pub(crate) fn all() -> Vec<Value> {
        let speeds = [Speed::Live, Speed::Blitz].into_iter();
        let seeks = speeds.flat_map(|speed| Seek::SIDES.map(|side| Seek::on(side, speed)));
        let row = |seek: Seek| {
            let clock = clock(&seek.terms().time);
            json!({ "size": seek.size.width(), "speed": seek.speed, "clock": clock })
        };
        seeks.flatten().map(row).collect()
    }

    /// The game that both get.
    pub(crate) fn terms(self) -> Terms {
        let Seek { size, speed } = self;
        let (main, period) = match (speed, size.width()) {
            (Speed::Blitz, 9) => (60, 5),
            (Speed::Blitz, 13) => (120, 5),
            (Speed::Blitz, _) => (300, 5),
            (Speed::Live, 9) => (300, 30),
            (Speed::Live, 13) => (600, 30),
            (Speed::Live, _) => (1_200, 30),
        };
        let (main, period) = (main * 1_000, period * 1_000);
        let time = TimeSystem::ByoYomi { main, periods: 5, period };
        let rules = presets::JAPANESE.clone();
        Terms { size, rules, time, is_rated: true, is_by_rank: true }
    }
}

impl Terms {
    /// The game before its first move.
    pub(crate) fn game(&self) -> GameSetup {
        GameSetup::new(self.size, self.rules.clone(), Handicap::None)
    }
}

impl Challenge {
    /// The challenge as a database has it. Its maker has a page at the `node`.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn written(&self, node: Option<NodeId>) -> Result<NewChallenge, StoreError> {
        let By { visitor, member, ref rank, .. } = self.by;
        let written = Written { rank: rank.clone(), terms: self.terms.clone() };
        let terms = serde_json::to_string(&written);
        let terms = terms.map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(NewChallenge { visitor, member, seek: self.seek.map(Seek::word), terms, node })
    }

    /// The challenge that a database has, whose maker has this name: the database keeps it
    /// elsewhere.
    ///
    /// # Errors
    /// If it says something unknown.
    pub(super) fn read(
        stored: &NewChallenge,
        name: Option<String>,
    ) -> Result<Challenge, StoreError> {
        let corrupt = |what: &str| StoreError::Corrupt(format!("a challenge: {what}"));
        let Written { rank, terms } =
            serde_json::from_str(&stored.terms).map_err(|error| corrupt(&error.to_string()))?;
        let seek = stored.seek.as_deref();
        let seek = seek.map(|word| Seek::of_word(word).ok_or_else(|| corrupt(word))).transpose()?;
        let by = By { visitor: stored.visitor, member: stored.member, name, rank };
        Ok(Challenge { by, terms, seek, place: None })
    }

    /// The challenge as pages get it.
    pub(crate) fn row(&self, number: u64) -> Value {
        json!({
            "id": number,
            "by": self.by.member,
            "name": self.by.name,
            "rank": self.by.rank,
            "width": self.terms.size.width(),
            "height": self.terms.size.height(),
            "rules": self.terms.rules.id,
            "clock": clock(&self.terms.time),
            "rated": self.terms.is_rated,
            "handicap": if self.terms.is_by_rank { "by-rank" } else { "none" },
            "seek": self.seek.map(|seek| seek.speed),
        })
    }
}

/// A time system in the form in which pages send one.
fn clock(time: &TimeSystem) -> Value {
    match *time {
        TimeSystem::None => json!({ "kind": "none" }),
        TimeSystem::Absolute { main } => json!({ "kind": "absolute", "main": main }),
        TimeSystem::ByoYomi { main, periods, period } => {
            json!({ "kind": "byo-yomi", "main": main, "periods": periods, "period": period })
        }
        TimeSystem::Canadian { main, stones, period } => {
            json!({ "kind": "canadian", "main": main, "stones": stones, "period": period })
        }
        TimeSystem::Fischer { main, increment, .. } => {
            json!({ "kind": "fischer", "main": main, "increment": increment })
        }
    }
}

//! What one server allows: in all, to one address, and how often.

use crate::store::Unused;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// What one server allows. Requests beyond it are told to come back later.
///
/// As TOML or JSON, each value that is left out is that of [`ServerLimits::PUBLIC`].
///
/// ```
/// use tengen_server::ServerLimits;
///
/// let text = r#"{"games":200,"pages":{"all":900,"address":90}}"#;
/// let limits: ServerLimits = serde_json::from_str(text)?;
/// assert_eq!((limits.games, limits.pages.address), (200, 90));
/// assert_eq!(limits.studies, ServerLimits::PUBLIC.studies);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct ServerLimits {
    /// Connections. The system may allow fewer.
    pub connections: Share,
    /// Pages that follow games and studies.
    pub pages: Share,
    /// Pages that watch one game.
    pub watchers: usize,
    /// Pages of the holders of one player's key.
    pub players: usize,
    /// Pages that follow one study.
    pub study_pages: usize,
    /// Games in memory.
    pub games: usize,
    /// Studies in memory.
    pub studies: usize,
    /// Games made, records uploaded, and games of others put into a list, by one address.
    pub made: Pace,
    /// Moves and other acts in games, from one address.
    pub acts: Pace,
    /// Whether people find each other here: in a lobby, and by names that they get.
    pub lobby: bool,
    /// Challenges that are open in the lobby.
    pub challenges: Share,
    /// Challenges made and accepted in the lobby, by one address.
    pub challenged: Pace,
    /// People who join, from one address.
    pub accounts: Pace,
    /// Tries to sign in or to join, from one address.
    pub signings: Pace,
    /// Names that one address asks for, whether they are free.
    pub names: Pace,
    /// Passwords that wait to be hashed.
    pub hashes: Share,
    /// Operations on studies, from one address.
    pub operations: Pace,
    /// Records read for pages of studies, of one address.
    pub read: Pace,
    /// People who are new in a study, from one address.
    pub newcomers: Pace,
    /// What is said and shown in studies that nothing keeps, from one address.
    pub said: Pace,
    /// Records that wait to be read for pages.
    pub records: Share,
    /// Records on their way to those who download them.
    pub downloads: Share,
    /// Pictures, and moves tried beside a game, that wait to be worked out.
    pub positions: Share,
    /// The KiB of records and studies that one address adds. A game counts as one.
    pub added: Pace,
    /// What the store may take.
    pub space: Space,
    /// How long things are kept that nobody uses.
    pub retention: Retention,
    /// Stopped games that wait for the judge because a page asks for them.
    pub looks: Share,
    /// Positions of studies, and beside games, that wait for the judge.
    pub estimates: Share,
    /// Problems that wait to be made or read.
    pub problems: Share,
    /// Lines of play that are analysed.
    pub analyses: Share,
}

/// What a store may take. Nothing new is taken beyond; games and studies that are there go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Space {
    /// At most this many MiB, from 1; without it, as many as there are.
    pub most_mib: Option<u64>,
    /// This many MiB stay free on the disk of a data folder.
    pub free_mib: u64,
}

impl Space {
    /// The most bytes of the store; `None` for no bound.
    pub(crate) fn most_bytes(self) -> Option<u64> {
        self.most_mib.map(|most| most.saturating_mul(MIB))
    }

    /// The bytes that stay free.
    pub(crate) fn free_bytes(self) -> u64 {
        self.free_mib.saturating_mul(MIB)
    }
}

/// How many bytes a MiB has.
const MIB: u64 = 1 << 20;

impl Default for Space {
    fn default() -> Space {
        Space { most_mib: None, free_mib: 256 }
    }
}

/// For how many days the server keeps things that nobody uses. It keeps a kind without a number for
/// ever.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Retention {
    /// Games that go on, without a move and without a look.
    pub open_games: Option<u32>,
    /// Games that are over and in no visitor's list, without a look.
    pub finished_games: Option<u32>,
    /// Records without a look.
    pub records: Option<u32>,
    /// Studies without a change and without a look.
    pub studies: Option<u32>,
}

impl Retention {
    /// How many days things of this kind are kept; `None` for ever.
    pub(crate) fn days(&self, unused: Unused) -> Option<u32> {
        match unused {
            Unused::OpenGames => self.open_games,
            Unused::FinishedGames => self.finished_games,
            Unused::Records => self.records,
            Unused::Studies => self.studies,
        }
    }

    /// Everything is kept.
    const FOR_EVER: Retention =
        Retention { open_games: None, finished_games: None, records: None, studies: None };
}

/// A number of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// At most this many in all.
    pub all: usize,
    /// At most this many for one address.
    pub address: usize,
}

/// How often something may happen.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Pace {
    /// At most this often at once …
    pub burst: f64,
    /// … and this often a minute in the long run.
    pub a_minute: f64,
}

impl Share {
    const fn new(all: usize, address: usize) -> Share {
        Share { all, address }
    }
}

/// The least that a limit may allow a minute: one in about 17 hours. People are told the wait.
const LEAST_A_MINUTE: f64 = 0.001;

impl Pace {
    /// How long it takes until something may happen this many times more, rounded up to a
    /// millisecond.
    pub(crate) fn time_for(self, many: f64) -> Duration {
        Duration::from_millis((many / self.a_minute * 60_000.0).ceil() as u64)
    }

    const fn new(burst: f64, a_minute: f64) -> Pace {
        Pace { burst, a_minute }
    }
}

impl Default for ServerLimits {
    fn default() -> ServerLimits {
        ServerLimits::PUBLIC
    }
}

impl ServerLimits {
    /// For a server on the internet: no address shuts out the others.
    pub const PUBLIC: ServerLimits = ServerLimits {
        connections: Share::new(18_000, 2_000),
        pages: Share::new(15_000, 1_000),
        watchers: 5000,
        players: 16,
        study_pages: 400,
        games: 4096,
        studies: 1000,
        made: Pace::new(120.0, 120.0),
        acts: Pace::new(1_200.0, 3_000.0),
        lobby: true,
        challenges: Share::new(2_000, 50),
        challenged: Pace::new(30.0, 30.0),
        accounts: Pace::new(5.0, 0.17),
        signings: Pace::new(20.0, 20.0),
        names: Pace::new(20.0, 20.0),
        hashes: Share::new(32, 4),
        operations: Pace::new(6_000.0, 6_000.0),
        read: Pace::new(120.0, 120.0),
        newcomers: Pace::new(400.0, 400.0),
        said: Pace::new(600.0, 9000.0),
        records: Share::new(66, 17),
        downloads: Share::new(64, 16),
        positions: Share::new(34, 9),
        added: Pace::new(102_400.0, 1_024.0),
        space: Space { most_mib: Some(51_200), free_mib: 256 },
        retention: Retention::FOR_EVER,
        looks: Share::new(64, 8),
        estimates: Share::new(16, 2),
        problems: Share::new(34, 9),
        analyses: Share::new(64, 16),
    };

    /// For a club or a school, where many may come from one address.
    pub const CLUB: ServerLimits = ServerLimits {
        connections: Share::new(18_000, 9_000),
        pages: Share::new(15_000, 7_500),
        made: Pace::new(1_000.0, 1_000.0),
        acts: Pace::new(12_000.0, 60_000.0),
        challenges: Share::new(2_000, 400),
        challenged: Pace::new(240.0, 240.0),
        accounts: Pace::new(40.0, 1.4),
        signings: Pace::new(160.0, 160.0),
        names: Pace::new(160.0, 160.0),
        hashes: Share::new(32, 16),
        operations: Pace::new(60_000.0, 60_000.0),
        read: Pace::new(1_000.0, 1_000.0),
        newcomers: Pace::new(2_000.0, 2_000.0),
        said: Pace::new(6_000.0, 60_000.0),
        records: Share::new(66, 33),
        downloads: Share::new(64, 32),
        positions: Share::new(34, 17),
        added: Pace::new(1_024_000.0, 10_240.0),
        space: Space { most_mib: Some(20_480), free_mib: 256 },
        looks: Share::new(64, 32),
        estimates: Share::new(16, 8),
        problems: Share::new(34, 17),
        analyses: Share::new(64, 32),
        ..ServerLimits::PUBLIC
    };

    /// For a machine of one's own: its address may have everything.
    pub const HOME: ServerLimits = ServerLimits {
        connections: Share::new(2_000, 2_000),
        pages: Share::new(1_000, 1_000),
        watchers: 1_000,
        lobby: false,
        records: Share::new(66, 66),
        downloads: Share::new(64, 64),
        positions: Share::new(34, 34),
        space: Space { most_mib: None, free_mib: 64 },
        looks: Share::new(64, 64),
        estimates: Share::new(16, 16),
        problems: Share::new(34, 34),
        analyses: Share::new(64, 64),
        ..ServerLimits::CLUB
    };

    /// The name of a value that is not possible; nothing if all are.
    pub fn fault(&self) -> Option<&'static str> {
        let share = |(_, of): &&Named<Share>| {
            let share = of(self);
            share.address == 0 || share.address > share.all
        };
        let pace = |(_, of): &&Named<Pace>| {
            let Pace { burst, a_minute } = of(self);
            let is_right = burst >= 1.0 && burst.is_finite() && a_minute >= LEAST_A_MINUTE;
            !(is_right && a_minute.is_finite())
        };
        let shares = SHARES.iter().find(share).map(|(name, _)| *name);
        let count = |(_, of): &&Named<usize>| of(self) == 0;
        let counts = || COUNTS.iter().find(count).map(|(name, _)| *name);
        let paces = || PACES.iter().find(pace).map(|(name, _)| *name);
        let is_short = Unused::ALL.iter().any(|unused| self.retention.days(*unused) == Some(0));
        // Nothing at all would ever be taken.
        let is_closed = self.space.most_mib == Some(0);
        let others = is_short.then_some("retention").or(is_closed.then_some("space"));
        shares.or_else(counts).or_else(paces).or(others)
    }
}

/// The form of a value of a set of limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A whole number from 1.
    Count,
    /// A [`Share`]: one address has at most all, and at least 1.
    Share,
    /// A [`Pace`]: a burst of at least 1, and at least 0.001 a minute.
    Pace,
    /// [`Space`].
    Space,
    /// [`Retention`]: days from 1.
    Retention,
    /// Yes or no.
    Flag,
}

impl Form {
    /// The form of the value with this name.
    pub fn of(name: &str) -> Option<Form> {
        let forms = Form::all();
        forms.into_iter().find(|(known, _)| *known == name).map(|(_, form)| form)
    }

    /// The names of all values.
    pub fn names() -> impl Iterator<Item = &'static str> {
        Form::all().into_iter().map(|(name, _)| name)
    }

    fn all() -> Vec<(&'static str, Form)> {
        let counts = COUNTS.iter().map(|(name, _)| (*name, Form::Count));
        let shares = SHARES.iter().map(|(name, _)| (*name, Form::Share));
        let paces = PACES.iter().map(|(name, _)| (*name, Form::Pace));
        let others =
            [("space", Form::Space), ("retention", Form::Retention), ("lobby", Form::Flag)];
        counts.chain(shares).chain(paces).chain(others).collect()
    }
}

type Named<T> = (&'static str, fn(&ServerLimits) -> T);

const SHARES: [Named<Share>; 11] = [
    ("connections", |limits| limits.connections),
    ("pages", |limits| limits.pages),
    ("challenges", |limits| limits.challenges),
    ("hashes", |limits| limits.hashes),
    ("records", |limits| limits.records),
    ("downloads", |limits| limits.downloads),
    ("positions", |limits| limits.positions),
    ("looks", |limits| limits.looks),
    ("estimates", |limits| limits.estimates),
    ("problems", |limits| limits.problems),
    ("analyses", |limits| limits.analyses),
];

const COUNTS: [Named<usize>; 5] = [
    ("watchers", |limits| limits.watchers),
    ("players", |limits| limits.players),
    ("study-pages", |limits| limits.study_pages),
    ("games", |limits| limits.games),
    ("studies", |limits| limits.studies),
];

const PACES: [Named<Pace>; 11] = [
    ("made", |limits| limits.made),
    ("acts", |limits| limits.acts),
    ("challenged", |limits| limits.challenged),
    ("accounts", |limits| limits.accounts),
    ("signings", |limits| limits.signings),
    ("names", |limits| limits.names),
    ("operations", |limits| limits.operations),
    ("read", |limits| limits.read),
    ("newcomers", |limits| limits.newcomers),
    ("said", |limits| limits.said),
    ("added", |limits| limits.added),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_presets_are_possible_and_faults_are_named() {
        for limits in [ServerLimits::HOME, ServerLimits::CLUB, ServerLimits::PUBLIC] {
            assert_eq!(limits.fault(), None);
        }
        let with = |json: &str| serde_json::from_str::<ServerLimits>(json).unwrap().fault();
        for (json, name) in [
            (r#"{"games":0}"#, "games"),
            (r#"{"pages":{"all":5,"address":9}}"#, "pages"),
            (r#"{"pages":{"all":5,"address":0}}"#, "pages"),
            (r#"{"made":{"burst":0.5,"a-minute":9}}"#, "made"),
            (r#"{"said":{"burst":5,"a-minute":0}}"#, "said"),
            (r#"{"said":{"burst":5,"a-minute":1e-300}}"#, "said"),
            (r#"{"retention":{"records":0}}"#, "retention"),
            (r#"{"space":{"most-mib":0}}"#, "space"),
        ] {
            assert_eq!(with(json), Some(name), "{json}");
        }
        assert!(serde_json::from_str::<ServerLimits>(r#"{"gmaes":5}"#).is_err());
        // Each value has a form.
        let all = serde_json::to_value(ServerLimits::HOME).unwrap();
        let mut names: Vec<&str> = Form::names().collect();
        names.sort_unstable();
        let mut known: Vec<&String> = all.as_object().unwrap().keys().collect();
        known.sort_unstable();
        assert_eq!(names, known);
    }
}

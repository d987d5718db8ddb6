//! The criteria by which players are ranked.

use crate::history::{Did, History, Meeting};
use crate::{Halves, PlayerId, Round};
use std::fmt;
use std::str::FromStr;

/// A criterion. A larger value comes first, but for [`Criterion::Category`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "String", try_from = "String"))]
pub enum Criterion {
    /// `CAT`: the category of strength.
    Category,
    /// `RANK`: the rank.
    Rank,
    /// `RATING`: the rating.
    Rating,
    /// `NBW`: points won.
    Wins,
    /// `MMS`: the McMahon score.
    McMahon,
    /// `STS`: the score of Strasbourg, for a knockout on top of a McMahon tournament.
    Strasbourg,
    /// `CPS`: the score of a cup. Each result counts twice as much as all before it.
    Cup,
    /// A sum over rounds, of wins or of McMahon scores.
    Sum(Sum, Of),
    /// `EXT`, or `EXR`: the exploits attempted, or those that came off.
    Exploits {
        /// Whether games alone count that were won.
        won: bool,
    },
    /// `DC`: direct confrontation.
    Direct,
    /// `SDC`: the same where all of a tie have met.
    SimpleDirect,
}

/// A sum over the rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sum {
    /// `SOS`: the scores of the opponents, without this number of the lowest.
    Opponents(u8),
    /// `SODOS`: the scores of the opponents that were beaten.
    Defeated,
    /// `SOSOS`: the sums of the opponents.
    OpponentsOfOpponents,
    /// `CUSS`: the own score after each round.
    Own,
}

/// The score that is summed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Of {
    /// Wins.
    Wins,
    /// McMahon scores.
    McMahon,
}

/// The names of the criteria in files of OpenGotha.
const NAMES: [(&str, Criterion); 23] = {
    use crate::criterion::Sum::*;
    use Criterion::*;
    use Of::{McMahon as M, Wins as W};
    [
        ("CAT", Category),
        ("RANK", Rank),
        ("RATING", Rating),
        ("NBW", Wins),
        ("MMS", McMahon),
        ("STS", Strasbourg),
        ("CPS", Cup),
        ("SOSW", Sum(Opponents(0), W)),
        ("SOSWM1", Sum(Opponents(1), W)),
        ("SOSWM2", Sum(Opponents(2), W)),
        ("SODOSW", Sum(Defeated, W)),
        ("SOSOSW", Sum(OpponentsOfOpponents, W)),
        ("CUSSW", Sum(Own, W)),
        ("SOSM", Sum(Opponents(0), M)),
        ("SOSMM1", Sum(Opponents(1), M)),
        ("SOSMM2", Sum(Opponents(2), M)),
        ("SODOSM", Sum(Defeated, M)),
        ("SOSOSM", Sum(OpponentsOfOpponents, M)),
        ("CUSSM", Sum(Own, M)),
        ("EXT", Exploits { won: false }),
        ("EXR", Exploits { won: true }),
        ("DC", Direct),
        ("SDC", SimpleDirect),
    ]
};

/// A name that is none of a criterion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoCriterion(pub String);

impl fmt::Display for NoCriterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = NAMES.iter().map(|(name, _)| *name).collect();
        write!(f, "“{}” is no criterion: these are {}", self.0, names.join(", "))
    }
}

impl std::error::Error for NoCriterion {}

impl FromStr for Criterion {
    type Err = NoCriterion;

    fn from_str(name: &str) -> Result<Criterion, NoCriterion> {
        let found = NAMES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name.trim()));
        found.map(|(_, criterion)| *criterion).ok_or_else(|| NoCriterion(name.to_owned()))
    }
}

impl From<Criterion> for String {
    fn from(value: Criterion) -> String {
        value.to_string()
    }
}

impl TryFrom<String> for Criterion {
    type Error = NoCriterion;

    fn try_from(text: String) -> Result<Criterion, NoCriterion> {
        text.parse()
    }
}

impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = NAMES.iter().find(|(_, criterion)| criterion == self);
        f.write_str(found.map_or("", |(name, _)| name))
    }
}

impl Criterion {
    /// All criteria, in the order in which they are listed.
    pub fn all() -> impl Iterator<Item = Criterion> {
        NAMES.iter().map(|(_, criterion)| *criterion)
    }

    /// Whether it is a score by which players are paired.
    pub fn is_score(self) -> bool {
        use Criterion::{Cup, McMahon, Strasbourg, Wins};
        matches!(self, Wins | McMahon | Strasbourg | Cup)
    }

    /// Whether it depends on who is tied with whom, and not on a player alone.
    pub(crate) fn is_of_ties(self) -> bool {
        matches!(self, Criterion::Direct | Criterion::SimpleDirect)
    }

    /// How many units make a point, for people to read.
    pub fn units(self) -> i64 {
        match self {
            Criterion::Sum(Sum::Defeated, _) => 4,
            Criterion::Wins | Criterion::McMahon | Criterion::Strasbourg | Criterion::Cup => 2,
            Criterion::Sum(..) | Criterion::Exploits { .. } => 2,
            _ => 1,
        }
    }

    /// The value of a criterion in [`Criterion::units`], for people to read.
    pub fn told(self, value: i64) -> String {
        let units = self.units();
        let sign = if value < 0 { "-" } else { "" };
        let (whole, rest) = (value.abs() / units, value.abs() % units);
        let part = match 4 / units * rest {
            0 => "",
            1 => ".25",
            2 => ".5",
            _ => ".75",
        };
        format!("{sign}{whole}{part}")
    }
}

/// The values of one criterion for all players, in [`Criterion::units`]. Criteria of ties have 0.
pub fn values(history: &History<'_>, criterion: Criterion) -> Vec<i64> {
    let tournament = history.tournament();
    let of_all = |value: &dyn Fn(PlayerId) -> i64| tournament.ids().map(value).collect();
    match criterion {
        Criterion::Category => of_all(&|id| -(tournament.category(id) as i64)),
        Criterion::Rank => of_all(&|id| i64::from(tournament.player(id).rank.number())),
        Criterion::Rating => of_all(&|id| i64::from(tournament.player(id).rating)),
        Criterion::Wins => of_all(&|id| halves(history.now(id).wins)),
        Criterion::McMahon => of_all(&|id| halves(history.now(id).mcmahon)),
        Criterion::Strasbourg => of_all(&|id| strasbourg(history, id)),
        Criterion::Cup => of_all(&|id| history.now(id).cup),
        Criterion::Sum(Sum::Opponents(without), of) => {
            of_all(&|id| halves(lowest_off(opponents(history, id, of), without)))
        }
        Criterion::Sum(Sum::Defeated, of) => of_all(&|id| defeated(history, id, of)),
        Criterion::Sum(Sum::Own, of) => of_all(&|id| {
            let scores = (1..=history.rounds()).map(|after| score(history, after, id, of));
            halves(scores.sum())
        }),
        Criterion::Sum(Sum::OpponentsOfOpponents, of) => opponents_of_opponents(history, of),
        Criterion::Exploits { won } => of_all(&|id| exploits(history, id, won)),
        Criterion::Direct | Criterion::SimpleDirect => of_all(&|_| 0),
    }
}

fn halves(score: Halves) -> i64 {
    i64::from(score.0)
}

fn score(history: &History<'_>, after: usize, id: PlayerId, of: Of) -> Halves {
    let scores = history.after(after, id);
    match of {
        Of::Wins => scores.wins,
        Of::McMahon => scores.mcmahon,
    }
}

/// The score of an opponent as it counts for a player: with the handicap that the player gave.
fn opponent(history: &History<'_>, game: Meeting, of: Of) -> Halves {
    let id = game.opponent;
    let general = &history.tournament().settings.general;
    let own = score(history, history.rounds(), id, of);
    let own = if general.counts_unplayed_half { own + unplayed(history, id, of) } else { own };
    match of {
        Of::Wins => own,
        Of::McMahon => own + Halves::whole(game.given()),
    }
}

/// What makes half a point of each round that a player did not play.
fn unplayed(history: &History<'_>, id: PlayerId, of: Of) -> Halves {
    let rounds = (0..history.rounds()).map(Round);
    let mut counted = Halves(0);
    let mut half = Halves(0);
    let general = &history.tournament().settings.general;
    let place = match of {
        Of::Wins => 0,
        Of::McMahon => 1,
    };
    let mut others = Halves(0);
    for round in rounds {
        match history.did(id, round) {
            Did::Played(game) if game.is_by_default => counted += game.points,
            Did::Played(_) => continue,
            Did::Bye => others += general.bye[place],
            Did::Absent => others += general.absent[place],
            Did::Unpaired => {}
        }
        half += Halves(1);
    }
    if general.rounds_down {
        others = Halves::whole(others.floor());
    }
    half - counted - others
}

/// The scores of the opponents, round by round. A round without a game has the own score at the
/// start.
fn opponents<'h>(
    history: &'h History<'_>,
    id: PlayerId,
    of: Of,
) -> impl Iterator<Item = Halves> + 'h {
    history.of_player(id).map(move |did| match (did, of) {
        (Did::Played(game), _) => opponent(history, game, of),
        (_, Of::Wins) => Halves(0),
        (_, Of::McMahon) => history.tournament().start(id),
    })
}

/// The sum without the lowest ones.
fn lowest_off(scores: impl Iterator<Item = Halves>, without: u8) -> Halves {
    let mut scores: Vec<Halves> = scores.collect();
    scores.sort_unstable();
    scores.into_iter().skip(usize::from(without)).sum()
}

/// In quarters of a point.
fn defeated(history: &History<'_>, id: PlayerId, of: Of) -> i64 {
    let games = history.of_player(id).filter_map(|did| match did {
        Did::Played(game) => Some(game),
        _ => None,
    });
    games.map(|game| halves(opponent(history, game, of)) * halves(game.points)).sum()
}

fn opponents_of_opponents(history: &History<'_>, of: Of) -> Vec<i64> {
    let sums = values(history, Criterion::Sum(Sum::Opponents(0), of));
    let rounds = history.rounds() as i64;
    let sum = |id: PlayerId| {
        let of_rounds = history.of_player(id).map(|did| match (did, of) {
            (Did::Played(game), _) => sums[game.opponent.0],
            (_, Of::Wins) => 0,
            (_, Of::McMahon) => halves(history.tournament().start(id)) * rounds,
        });
        of_rounds.sum()
    };
    history.tournament().ids().map(sum).collect()
}

/// A game against a stronger opponent with less handicap than the ranks ask for counts more.
fn exploits(history: &History<'_>, id: PlayerId, won: bool) -> i64 {
    let tournament = history.tournament();
    let rank = |id: PlayerId| tournament.player(id).rank.number();
    let games = history.of_player(id).filter_map(|did| match did {
        Did::Played(game) if !won || game.is_won() => Some(game),
        _ => None,
    });
    let of_game = |game: Meeting| {
        let weight = match game.given() - (rank(id) - rank(game.opponent)) {
            ..0 => 0,
            0 => 1,
            1 => 2,
            _ => 3,
        };
        weight * halves(history.now(game.opponent).wins)
    };
    games.map(of_game).sum()
}

/// The McMahon score, and two points for each of two rounds that a player of the top group won in
/// a knockout.
fn strasbourg(history: &History<'_>, id: PlayerId) -> i64 {
    let tournament = history.tournament();
    let score = halves(history.now(id).mcmahon);
    let general = &tournament.settings.general;
    if tournament.player(id).rank < general.bar {
        return score;
    }
    let won = history.of_player(id).take_while(|did| match did {
        Did::Played(game) => game.is_won(),
        _ => false,
    });
    // The quarterfinal is two rounds before the last one.
    let quarter = general.rounds.saturating_sub(3);
    let unbeaten = won.count();
    let points = [quarter, quarter + 1].into_iter().filter(|round| unbeaten > *round).count();
    score + 4 * points as i64
}

//! What a rule book says, as a value.

use crate::Score;
use alloc::borrow::Cow;

/// A rule book: every difference between the rulesets that Tengen knows is a field here, and
/// nothing asks for a ruleset by name. The named ones are in [`crate::presets`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct Ruleset {
    /// Short name for commands and files, such as `japanese`.
    pub id: Cow<'static, str>,
    /// Name for people, in English.
    pub name: Cow<'static, str>,
    /// Which plays may be made.
    pub play: PlayRules,
    /// When play stops, and how the status of stones is settled.
    pub ending: Ending,
    /// What is counted.
    pub scoring: Scoring,
    /// White's compensation for moving second in an even game.
    pub komi: Score,
    /// Komi in handicap games.
    pub handicap_komi: Score,
    /// What White receives besides komi for the handicap stones.
    pub compensation: Compensation,
    /// What follows when an illegal move is noticed over the board.
    pub illegal_move: IllegalMove,
}

/// Which plays may be made: repetition and self-capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct PlayRules {
    /// Whether the basic ko rule stands on its own: a play may not recreate the position just
    /// before the opponent's play that immediately precedes it.
    pub basic_ko: bool,
    /// Which earlier positions a play may not recreate.
    pub superko: Option<Superko>,
    /// What happens when a position recurs that no rule forbids.
    pub long_cycle: LongCycle,
    /// Whether a play may remove the player's own stones.
    pub suicide: Suicide,
}

/// Which earlier positions a play may not recreate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Superko {
    /// Any (positional superko).
    Positional,
    /// Those after which the same player was to move (situational superko).
    Situational,
    /// Those the player himself created by a play (natural situational superko).
    NaturalSituational,
    /// Those since the last pass (Spight).
    Spight,
    /// Those since when the players have captured unequal numbers of stones: "sending two,
    /// returning one" and its kin (Chinese practice). Balanced cycles are left to the players.
    Unbalanced,
}

/// What the rules offer when a position recurs with the same player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum LongCycle {
    /// It cannot recur for ever, since superko forbids it.
    Forbidden,
    /// The players may agree that the game has no result.
    NoResult,
    /// The players may agree on a draw.
    Draw,
}

/// Whether a play may leave the player's own chain without liberty, and so remove it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Suicide {
    /// Never.
    Forbidden,
    /// If at least two stones are removed.
    MultiStone,
    /// As far as the rule of repetition lets it.
    Allowed,
}

/// When play stops and what happens then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct Ending {
    /// What stops play.
    pub stop: Stop,
    /// How the status of the stones left on the board is settled; `None`: they all count as
    /// they stand and the stop ends the game.
    pub agreement: Option<Dispute>,
    /// When all stones left on the board count as alive without agreement.
    pub all_alive: AllAlive,
}

/// What stops play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Stop {
    /// So many passes in a row.
    Passes(u8),
    /// A player's second pass in the same position (Spight).
    PassRepeated,
}

/// Who moves first when the players do not agree and play goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Dispute {
    /// The opponent of the player who passed last, as if play had not stopped.
    OpponentOfLastPasser,
    /// The opponent of the player who asks for it (Japanese 1989, article 9.3).
    OpponentOfRequester,
}

/// When all stones left on the board count as alive without agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum AllAlive {
    /// Never: play goes on until there is agreement.
    Never,
    /// When four passes in a row have been made (AGA rule 10).
    FourPasses,
    /// When play stops a second time (simplified Ing, WMSG).
    SecondStop,
    /// When the players cannot agree who moves next (New Zealand).
    NoAgreement,
}

/// What is counted, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct Scoring {
    /// Area or territory.
    pub method: Method,
    /// Whether empty points that live stones surround in a seki count.
    pub seki_eyes: bool,
    /// Whether two points are taken off for every independent group (stone scoring).
    pub group_tax: bool,
    /// Whether a pass costs a stone, handed to the opponent as a prisoner.
    pub pass_stones: bool,
    /// Whether White makes the last move, passing once more if Black passed last.
    pub white_last: bool,
    /// Whether the first pass takes the button, worth half a point.
    pub button: bool,
    /// Whether Black gives one point if White passed first (WMSG 2008).
    pub first_pass: bool,
}

/// What a point of the score is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Method {
    /// Stones on the board and empty points only they surround.
    Area,
    /// Empty points surrounded by one side, and prisoners.
    Territory,
}

/// What White receives for the handicap stones besides komi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Compensation {
    /// Nothing.
    None,
    /// A point for each stone.
    PerStone,
    /// A point for each stone after the first.
    PerStoneAfterFirst,
}

impl Compensation {
    /// The points White receives when Black was given `stones` handicap stones.
    pub const fn points(self, stones: usize) -> Score {
        Score::whole(match self {
            Compensation::None => 0,
            Compensation::PerStone => stones as i32,
            Compensation::PerStoneAfterFirst => stones.saturating_sub(1) as i32,
        })
    }
}

/// What follows when an illegal move is made and the opponent objects before replying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum IllegalMove {
    /// It is no move: the player plays again.
    Refused,
    /// It is taken back and counts as a pass.
    Pass,
    /// It loses the game.
    Loss,
}

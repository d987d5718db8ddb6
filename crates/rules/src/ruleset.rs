//! A rule book as a value.

use crate::{Color, Outcome, Score, Win};
use alloc::borrow::Cow;

/// A rule book. Every difference between the rulesets that Tengen knows is a field here, and no
/// code asks for a ruleset by name. The named ones are in [`crate::presets`].
///
/// A ruleset of one's own is a named one with some fields changed (`..preset.clone()`). A field
/// added in a minor version then takes the preset's value. The options are enums that can be
/// matched to the end: code that explains a ruleset must learn of a new option. So a new option is
/// a major version.
///
/// ```
/// use tengen_rules::{LongCycle, PlayRules, Ruleset, Score, Superko, presets};
///
/// // Japanese rules as a club may play them: no draw by cycles, and komi without the half point.
/// let house = Ruleset {
///     id: "house".into(),
///     name: "House rules".into(),
///     komi: Score::whole(6),
///     play: PlayRules {
///         superko: Some(Superko::Situational),
///         long_cycle: LongCycle::Forbidden,
///         ..presets::JAPANESE.play
///     },
///     ..presets::JAPANESE.clone()
/// };
/// assert_eq!(house.scoring, presets::JAPANESE.scoring);
///
/// // The named rulesets are found by the names that people and files use.
/// assert_eq!(presets::find("Nihon Kiin").map(|rules| &*rules.id), Some("japanese"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase", deny_unknown_fields))]
pub struct Ruleset {
    /// Short name for commands and files, such as `japanese`.
    pub id: Cow<'static, str>,
    /// Name for people, in English.
    pub name: Cow<'static, str>,
    /// Which plays may be made.
    pub play: PlayRules,
    /// When play stops, and how the status of stones is settled.
    pub ending: Ending,
    /// The points that are counted, and how.
    pub scoring: Scoring,
    /// White's compensation for moving second in an even game.
    pub komi: Score,
    /// Komi in handicap games.
    pub handicap_komi: Score,
    /// The points White receives besides komi for the handicap stones.
    pub compensation: Compensation,
    /// The consequence when an illegal move is noticed over the board.
    pub illegal_move: IllegalMove,
}

/// Which plays may be made: repetition and self-capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase", deny_unknown_fields))]
pub struct PlayRules {
    /// Whether the basic ko rule stands on its own: a play may not recreate the position just
    /// before the opponent's play that immediately precedes it.
    pub basic_ko: bool,
    /// Which earlier positions a play may not recreate.
    #[cfg_attr(feature = "serde", serde(with = "or_none"))]
    pub superko: Option<Superko>,
    /// The offer to the players when a position recurs and no rule forbids it.
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
    /// Those that this player created by a play (natural situational superko).
    NaturalSituational,
    /// Those since the last pass (Spight).
    Spight,
    /// Those since when the players have captured unequal numbers of stones: "sending two,
    /// returning one" and its kin (Chinese practice). Balanced cycles are left to the players.
    Unbalanced,
    /// The part of Ing's ko rule (SST, 1991) that can be decided. The stone that took a ko is hot.
    /// It may not be taken in its turn until a move that takes no ko, a pass among them. No
    /// position since the last pass may be recreated. The players decide which kos are fighting and
    /// which disturbing.
    Ing,
}

/// The offer of the rules when a position recurs with the same player to move.
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
    /// A player who notices it may claim a tie, with either player to move (World Amateur).
    Tie,
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

/// When play stops, and the steps after that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase", deny_unknown_fields))]
pub struct Ending {
    /// The passes that stop play.
    pub stop: Stop,
    /// How the status of the stones left on the board is settled. `None`: they all count as they
    /// stand and the stop ends the game.
    #[cfg_attr(feature = "serde", serde(with = "or_none"))]
    pub agreement: Option<Dispute>,
    /// When all stones left on the board count as alive without agreement.
    pub all_alive: AllAlive,
    /// Whether the players may agree only when every neutral point between live stones that are
    /// not in seki has been filled.
    #[cfg_attr(feature = "serde", serde(default))]
    pub dame_filled: bool,
    /// When play goes on as an encore, in which moves settle the status of stones at no cost to
    /// either player.
    #[cfg_attr(feature = "serde", serde(default))]
    pub encore: Encore,
    /// The rule for kos in hypothetical play, when a claim about stones is tried out.
    #[cfg_attr(feature = "serde", serde(default))]
    pub hypothetical_ko: HypotheticalKo,
}

impl Ending {
    /// Whether dead stones are taken off before the count. Otherwise all stones count as they
    /// stand, and what is dead has to be captured.
    pub const fn removes_dead(&self) -> bool {
        self.agreement.is_some()
    }
}

/// The rule for kos when play is only imagined: a claim about stones is tried out beside the game,
/// or a judge thinks about it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum HypotheticalKo {
    /// The same as in the game.
    #[default]
    AsInPlay,
    /// A ko that was taken may be retaken only after a pass for that very ko, and threats count
    /// for nothing (Japanese 1989, article 7.2).
    PassForKo,
}

/// When play goes on as an encore after a stop. In an encore every pass hands the opponent a stone
/// as a prisoner, and earlier passes stop nothing. At its end the player who made fewer moves in it
/// passes until both made equally many. So a move there costs as much as the answer to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Encore {
    /// Never.
    #[default]
    Never,
    /// When a player does not agree (Lasker–Maas).
    Dispute,
    /// After the first stop, in any case (Spight, counted by territory).
    Always,
}

/// The passes that stop play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Stop {
    /// This many passes in a row.
    Passes(u8),
    /// A player's second pass in the same position (Spight).
    PassRepeated,
}

/// The player who moves first when the players do not agree and play goes on.
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

/// The points that are counted, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase", deny_unknown_fields))]
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
    /// Which passes are worth half a point.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "button"))]
    pub button: Button,
    /// Whether Black gives one point if White passed first (WMSG 2008).
    pub first_pass: bool,
    /// Whether neutral points are shared, half of each to either player (Ing).
    #[cfg_attr(feature = "serde", serde(default))]
    pub shared: bool,
    /// The winner if the totals are equal.
    #[cfg_attr(feature = "serde", serde(default))]
    pub ties: Ties,
}

impl Scoring {
    /// The result of a count with this margin (Black's total less White's).
    pub fn outcome(&self, margin: Score) -> Outcome {
        let tie = |winner| Outcome::Win { winner, by: Win::Score(Score::ZERO) };
        match (Outcome::of_margin(margin), self.ties) {
            (Outcome::Draw, Ties::Black) => tie(Color::Black),
            (Outcome::Draw, Ties::White) => tie(Color::White),
            (outcome, _) => outcome,
        }
    }
}

/// Which passes are worth half a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Button {
    /// None.
    #[default]
    None,
    /// The first: it takes the button, stops nothing and lifts ko bans, as a play elsewhere
    /// would (button Go).
    Taken,
    /// The last, which stops play (reverse button Go).
    Last,
    /// The first and the last, both being passes in every other way too (two-button Go).
    FirstAndLast,
}

/// The winner if the totals are equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Ties {
    /// Neither: the game is drawn (jigo).
    #[default]
    Draw,
    /// Black (Ing).
    Black,
    /// White.
    White,
}

/// A button as its word, or as the truth value that stood for it before there were several.
#[cfg(feature = "serde")]
fn button<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Button, D::Error> {
    #[derive(serde::Deserialize)]
    #[serde(untagged)]
    enum Form {
        Truth(bool),
        Word(alloc::string::String),
    }
    use serde::de::IntoDeserializer;
    match serde::Deserialize::deserialize(deserializer)? {
        Form::Truth(taken) => Ok(if taken { Button::Taken } else { Button::None }),
        Form::Word(word) => serde::Deserialize::deserialize(word.into_deserializer()),
    }
}

/// An option that may be absent. Formats without a word for that write `none`.
#[cfg(feature = "serde")]
mod or_none {
    use alloc::format;
    use alloc::string::String;
    use serde::de::value::{Error, StringDeserializer};
    use serde::de::{Error as _, IntoDeserializer};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<T: Serialize, S: Serializer>(
        value: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => value.serialize(serializer),
            None => serializer.serialize_str("none"),
        }
    }

    /// Records from before this word say `null`.
    pub(super) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<T>, D::Error> {
        match Option::<String>::deserialize(deserializer)? {
            None => Ok(None),
            Some(word) if word == "none" => Ok(None),
            Some(word) => {
                let word: StringDeserializer<Error> = word.into_deserializer();
                let known = T::deserialize(word);
                known.map(Some).map_err(|e| D::Error::custom(format!("{e}, or `none`")))
            }
        }
    }
}

/// The kinds of points that make up the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Method {
    /// Stones on the board and empty points only they surround.
    Area,
    /// Empty points surrounded by one side, and prisoners.
    Territory,
}

/// The points White receives for the handicap stones besides komi.
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

/// The consequence when an illegal move is made and the opponent objects before replying.
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

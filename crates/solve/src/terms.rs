//! The rules a board can be solved under.

use std::fmt;
use tengen_rules::{
    Button, Encore, HypotheticalKo, Illegal, LongCycle, Method, Ruleset, Scoring, Size, Stop,
    Suicide, Superko,
};

/// Which earlier positions a play may not create again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Repetition {
    /// None, but for the basic ko rule.
    Any,
    Positional,
    Situational,
    NaturalSituational {
        /// Whether the basic ko rule stands beside it, which the others hold anyway.
        basic_ko: bool,
    },
}

/// The part of a ruleset that a search needs. Two passes end the game. Area is counted, or
/// territory as in the Japanese rules, where there is no superko.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Terms {
    pub(super) repetition: Repetition,
    pub(super) suicide: Suicide,
}

/// Why a position cannot be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unsolvable {
    /// The board has too many points.
    Size(Size),
    /// The board has too many points for rules that count territory and have no superko.
    TerritorySize(Size),
    /// The rules have no superko, or one that depends on more than the earlier positions.
    Repetition(Option<Superko>),
    /// The rules end the game otherwise than by two passes.
    Ending,
    /// The rules count otherwise than by area.
    Scoring,
    /// The game is over already.
    Over,
    /// A move that led to the position is not legal.
    Illegal(Illegal),
}

impl fmt::Display for Unsolvable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsolvable::Size(size) => {
                write!(
                    f,
                    "a board of {size} has {} points: {} can be solved at most",
                    size.area(),
                    super::grid::MOST
                )
            }
            Unsolvable::TerritorySize(size) => {
                write!(
                    f,
                    "a board of {size} has {} points: under rules that count territory, {} can be \
                     solved at most",
                    size.area(),
                    super::territory::MOST
                )
            }
            Unsolvable::Repetition(None) => {
                f.write_str("these rules have no superko, so a long cycle has no score")
            }
            Unsolvable::Repetition(Some(rule)) => {
                write!(
                    f,
                    "{} cannot be solved yet: only positional, situational and natural \
                     situational superko can",
                    rule.name()
                )
            }
            Unsolvable::Ending => f.write_str(
                "these rules do not end the game by two passes, and only such rules can be solved \
                 yet",
            ),
            Unsolvable::Scoring => {
                f.write_str("these rules do not count by area, and only area can be solved yet")
            }
            Unsolvable::Over => f.write_str("two passes have ended the game"),
            Unsolvable::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl std::error::Error for Unsolvable {}

impl Repetition {
    /// Whether a ko that is taken may not be retaken at once. `played` is whether the retaker had
    /// played before it was taken, and had not passed.
    #[inline]
    pub(super) fn forbids_retaking(self, played: bool) -> bool {
        match self {
            Repetition::Any | Repetition::Positional | Repetition::Situational => true,
            // The position is the retaker's own only if the retaker had played.
            Repetition::NaturalSituational { basic_ko } => basic_ko || played,
        }
    }
}

impl Terms {
    pub(super) fn of(rules: &Ruleset) -> Result<Terms, Unsolvable> {
        let repetition = match rules.play.superko {
            Some(Superko::Positional) => Repetition::Positional,
            Some(Superko::Situational) => Repetition::Situational,
            Some(Superko::NaturalSituational) => {
                Repetition::NaturalSituational { basic_ko: rules.play.basic_ko }
            }
            None if is_japanese(rules) => Repetition::Any,
            other => return Err(Unsolvable::Repetition(other)),
        };
        if rules.ending.stop != Stop::Passes(2) || rules.ending.encore != Encore::Never {
            return Err(Unsolvable::Ending);
        }
        let Scoring {
            method,
            seki_eyes,
            group_tax,
            pass_stones,
            white_last,
            button,
            first_pass,
            ..
        } = rules.scoring;
        if repetition == Repetition::Any {
            return Ok(Terms { repetition, suicide: rules.play.suicide });
        }
        // With pass stones and White's last move, territory and area agree.
        let area = method == Method::Area || pass_stones && white_last;
        if !area || !seki_eyes || group_tax || first_pass || button != Button::None {
            return Err(Unsolvable::Scoring);
        }
        Ok(Terms { repetition, suicide: rules.play.suicide })
    }
}

/// Whether play, its end and the count are as in the Japanese rules of 1989.
fn is_japanese(rules: &Ruleset) -> bool {
    let Scoring { method, seki_eyes, group_tax, pass_stones, button, first_pass, .. } =
        rules.scoring;
    rules.play.basic_ko
        && rules.play.long_cycle == LongCycle::NoResult
        && rules.play.suicide == Suicide::Forbidden
        && rules.ending.hypothetical_ko == HypotheticalKo::PassForKo
        && method == Method::Territory
        && !(seki_eyes || group_tax || pass_stones || first_pass)
        && button == Button::None
}

//! Rulesets in the form KataGo and the programs around it write them: as orthogonal options. They
//! are JSON (with the `serde` feature) or one word such as `koPOSITIONALscoreAREAtaxALLsui1whbN`.

mod ruleset;

use crate::{Ruleset, Score, presets};
use core::fmt;
use core::str::FromStr;

/// The options by which KataGo tells rulesets apart (its documentation: "Go Rules used by KataGo").
/// They say less than a [`Ruleset`]: nothing of disputes, pass stones or illegal moves.
/// [`KataRules::differences`] lists the losses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase", from = "Written"))]
pub struct KataRules {
    /// Which repetition is forbidden.
    pub ko: KataKo,
    /// Area or territory.
    pub scoring: KataScoring,
    /// The eyes and points that are not counted.
    pub tax: KataTax,
    /// Whether a play may remove two or more stones of the player's own.
    pub suicide: bool,
    /// Whether the first pass is worth half a point.
    pub has_button: bool,
    /// The points White receives for handicap stones.
    pub white_handicap_bonus: KataBonus,
    /// Whether players may pass before dead stones are captured.
    pub friendly_pass_ok: bool,
    /// Komi, where it was given along with the rules.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub komi: Option<Score>,
}

/// The options as they were written. An option that is left out is as under Tromp–Taylor rules, but
/// eyes in seki do not count where territory does.
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase", deny_unknown_fields, default))]
struct Written {
    ko: KataKo,
    #[cfg_attr(feature = "serde", serde(alias = "score"))]
    scoring: KataScoring,
    tax: Option<KataTax>,
    suicide: bool,
    has_button: bool,
    white_handicap_bonus: KataBonus,
    friendly_pass_ok: bool,
    komi: Option<Score>,
    /// Our GTP session says them beside the options where these are not exact.
    #[cfg(feature = "serde")]
    #[serde(rename = "ruleset")]
    _ruleset: serde::de::IgnoredAny,
    #[cfg(feature = "serde")]
    #[serde(rename = "differs")]
    _differs: serde::de::IgnoredAny,
}

impl Default for Written {
    fn default() -> Written {
        Written {
            ko: KataKo::Positional,
            scoring: KataScoring::Area,
            tax: None,
            suicide: true,
            has_button: false,
            white_handicap_bonus: KataBonus::Zero,
            friendly_pass_ok: false,
            komi: None,
            #[cfg(feature = "serde")]
            _ruleset: serde::de::IgnoredAny,
            #[cfg(feature = "serde")]
            _differs: serde::de::IgnoredAny,
        }
    }
}

impl From<Written> for KataRules {
    fn from(written: Written) -> KataRules {
        KataRules {
            ko: written.ko,
            scoring: written.scoring,
            tax: written.tax.unwrap_or(match written.scoring {
                KataScoring::Area => KataTax::None,
                KataScoring::Territory => KataTax::Seki,
            }),
            suicide: written.suicide,
            has_button: written.has_button,
            white_handicap_bonus: written.white_handicap_bonus,
            friendly_pass_ok: written.friendly_pass_ok,
            komi: written.komi,
        }
    }
}

/// Declares an option with the words that name its values.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$of:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub enum $name {
            $($(#[$of])* #[cfg_attr(feature = "serde", serde(rename = $word))] $value,)+
        }

        impl $name {
            const WORDS: &'static [(&'static str, $name)] = &[$(($word, $name::$value),)+];
        }
    };
}

words! {
    /// KataGo's `ko`.
    KataKo {
        /// Basic ko; long cycles end without result.
        Simple = "SIMPLE",
        /// Positional superko.
        Positional = "POSITIONAL",
        /// Situational superko.
        Situational = "SITUATIONAL",
        /// Spight's superko.
        Spight = "SPIGHT",
    }
}

words! {
    /// KataGo's `scoring`.
    KataScoring {
        /// Stones and the points they surround.
        Area = "AREA",
        /// Surrounded points, and prisoners.
        Territory = "TERRITORY",
    }
}

words! {
    /// KataGo's `tax`.
    KataTax {
        /// All eyes count.
        None = "NONE",
        /// Eyes in seki do not count.
        Seki = "SEKI",
        /// Nor do two points of every group.
        All = "ALL",
    }
}

words! {
    /// KataGo's `whiteHandicapBonus`.
    KataBonus {
        /// Nothing. The longer words stand before their beginnings.
        Zero = "0",
        /// A point for every stone after the first.
        AfterFirst = "N-1",
        /// A point for every stone.
        All = "N",
    }
}

/// Why a text names no rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KataError {
    /// The byte of the text from which on it cannot be read.
    pub at: usize,
}

impl fmt::Display for KataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "not rules from character {} on; an example is koPOSITIONALscoreAREAtaxNONEsui1whb0",
            self.at + 1
        )
    }
}

impl core::error::Error for KataError {}

impl FromStr for KataRules {
    type Err = KataError;

    /// Reads the one-word form. An option that is not mentioned is as under Tromp–Taylor rules.
    fn from_str(text: &str) -> Result<KataRules, KataError> {
        let mut written = Written::default();
        let mut rest = text.trim_start();
        while !rest.is_empty() || text.trim().is_empty() {
            let at = text.len() - rest.len();
            rest = option(rest, &mut written).ok_or(KataError { at })?.trim_start();
        }
        Ok(written.into())
    }
}

/// Reads one option off the front of `text` and returns the rest.
fn option<'a>(text: &'a str, to: &mut Written) -> Option<&'a str> {
    const FLAG: &[(&str, bool)] = &[("0", false), ("1", true)];
    let after = |word: &str| text.strip_prefix(word).map(str::trim_start);
    if let Some(rest) = after("komi") {
        let is_letter = |c: char| c.is_alphabetic() || c.is_whitespace();
        let (number, rest) = rest.split_at(rest.find(is_letter).unwrap_or(rest.len()));
        to.komi = Some(number.parse().ok()?);
        return Some(rest);
    }
    if let Some(rest) = after("ko") {
        set(rest, KataKo::WORDS, &mut to.ko)
    } else if let Some(rest) = after("scoring").or_else(|| after("score")) {
        set(rest, KataScoring::WORDS, &mut to.scoring)
    } else if let Some(rest) = after("tax") {
        let mut tax = KataTax::None;
        let rest = set(rest, KataTax::WORDS, &mut tax);
        to.tax = Some(tax);
        rest
    } else if let Some(rest) = after("sui") {
        set(rest, FLAG, &mut to.suicide)
    } else if let Some(rest) = after("button") {
        set(rest, FLAG, &mut to.has_button)
    } else if let Some(rest) = after("whb") {
        set(rest, KataBonus::WORDS, &mut to.white_handicap_bonus)
    } else {
        set(after("fpok")?, FLAG, &mut to.friendly_pass_ok)
    }
}

fn set<'a, T: Copy>(text: &'a str, words: &[(&str, T)], to: &mut T) -> Option<&'a str> {
    words.iter().find_map(|(word, value)| {
        let rest = text.strip_prefix(word)?;
        *to = *value;
        Some(rest)
    })
}

impl fmt::Display for KataRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn word<T: PartialEq>(words: &[(&'static str, T)], of: &T) -> &'static str {
            words.iter().find(|(_, value)| value == of).map_or("", |(word, _)| word)
        }
        let flag = u8::from;
        write!(
            f,
            "ko{}score{}tax{}sui{}",
            word(KataKo::WORDS, &self.ko),
            word(KataScoring::WORDS, &self.scoring),
            word(KataTax::WORDS, &self.tax),
            flag(self.suicide),
        )?;
        if self.has_button {
            f.write_str("button1")?;
        }
        write!(f, "whb{}", word(KataBonus::WORDS, &self.white_handicap_bonus))?;
        if self.friendly_pass_ok {
            f.write_str("fpok1")?;
        }
        match self.komi {
            Some(komi) => write!(f, "komi{komi}"),
            None => Ok(()),
        }
    }
}

impl Ruleset {
    /// The ruleset meant by a name, a record's `RU` property or KataGo's one-word form.
    ///
    /// ```
    /// use tengen_rules::Ruleset;
    /// assert_eq!(Ruleset::named("New Zealand").unwrap().id, "new-zealand");
    /// assert_eq!(Ruleset::named("koSIMPLEscoreTERRITORYtaxSEKIsui0").unwrap().id, "japanese");
    /// assert!(Ruleset::named("house rules").is_none());
    /// ```
    pub fn named(name: &str) -> Option<Ruleset> {
        let options = || name.parse::<KataRules>().ok().map(KataRules::ruleset);
        presets::find(name).cloned().or_else(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn the_one_word_form_reads_and_writes() {
        for text in [
            "koPOSITIONALscoreAREAtaxALLsui1whbN",
            "koSITUATIONALscoreAREAtaxNONEsui0whbN-1fpok1",
            "koSIMPLEscoreTERRITORYtaxSEKIsui0button1whb0",
            "koSPIGHTscoreAREAtaxNONEsui0whb0komi6.5",
        ] {
            assert_eq!(text.parse::<KataRules>().unwrap().to_string(), text);
        }
        let other = "scoringTERRITORY  ko SIMPLE komi 7 sui1".parse::<KataRules>().unwrap();
        assert_eq!(other.to_string(), "koSIMPLEscoreTERRITORYtaxSEKIsui1whb0komi7");
        for (text, at) in [
            ("", 0),
            ("koPOSITIONAL?", 12),
            ("koMAYBE", 0),
            ("japanese", 0),
            ("sui2", 0),
            (" sui1 komi1e9", 11),
            ("kominan", 0),
        ] {
            assert_eq!(text.parse::<KataRules>(), Err(KataError { at }), "{text}");
        }
    }

    #[test]
    fn named_rulesets_survive_the_trip() {
        for (name, text) in [
            ("tromp-taylor", "koPOSITIONALscoreAREAtaxNONEsui1whb0"),
            ("japanese", "koSIMPLEscoreTERRITORYtaxSEKIsui0whb0fpok1"),
            ("chinese", "koSIMPLEscoreAREAtaxNONEsui0whbNfpok1"),
            ("aga-area", "koSITUATIONALscoreAREAtaxNONEsui0whbN-1fpok1"),
            ("new-zealand", "koSITUATIONALscoreAREAtaxNONEsui1whb0fpok1"),
        ] {
            let rules = presets::find(name).unwrap();
            assert_eq!(KataRules::nearest(rules).to_string(), text);
            assert_eq!(Ruleset::named(text).unwrap().id, name);
        }
        assert_eq!(
            Ruleset::named("komi5.5scoreTERRITORYkoSIMPLEsui0").unwrap().komi.to_halves(),
            11
        );
        for rules in presets::ALL {
            let options = KataRules::nearest(rules);
            assert_eq!(KataRules::nearest(&options.ruleset()), options, "{}", rules.id);
        }
    }
}

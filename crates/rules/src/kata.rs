//! Rulesets in the form KataGo and the programs around it write them: as orthogonal options,
//! in JSON (with the `serde` feature) or in one word such as
//! `koPOSITIONALscoreAREAtaxALLsui1whbN`.

use crate::{
    AllAlive, Compensation, Dispute, Ending, IllegalMove, LongCycle, Method, PlayRules, Ruleset,
    Score, Scoring, Stop, Suicide, Superko, presets,
};
use alloc::borrow::Cow;
use alloc::string::ToString;
use core::fmt;
use core::str::FromStr;

/// The options by which KataGo tells rulesets apart (its documentation: "Go Rules used by
/// KataGo"). They say less than a [`Ruleset`]: nothing of disputes, pass stones or illegal
/// moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase", deny_unknown_fields))]
pub struct KataRules {
    /// Which repetition is forbidden.
    pub ko: KataKo,
    /// Area or territory.
    pub scoring: KataScoring,
    /// What is not counted of eyes.
    pub tax: KataTax,
    /// Whether a play may remove two or more stones of the player's own.
    pub suicide: bool,
    /// Whether the first pass is worth half a point.
    #[cfg_attr(feature = "serde", serde(default))]
    pub has_button: bool,
    /// What White receives for handicap stones.
    #[cfg_attr(feature = "serde", serde(default))]
    pub white_handicap_bonus: KataBonus,
    /// Whether players may pass before dead stones are captured.
    #[cfg_attr(feature = "serde", serde(default))]
    pub friendly_pass_ok: bool,
}

/// Declares an option with the words that name its values.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$of:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
        #[default] Simple = "SIMPLE",
        /// Positional superko.
        Positional = "POSITIONAL",
        /// Situational superko.
        Situational = "SITUATIONAL",
    }
}

words! {
    /// KataGo's `scoring`.
    KataScoring {
        /// Stones and what they surround.
        #[default] Area = "AREA",
        /// What is surrounded, and prisoners.
        Territory = "TERRITORY",
    }
}

words! {
    /// KataGo's `tax`.
    KataTax {
        /// All eyes count.
        #[default] None = "NONE",
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
        #[default] Zero = "0",
        /// A point for every stone after the first.
        AfterFirst = "N-1",
        /// A point for every stone.
        All = "N",
    }
}

/// Why a text names no rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KataError {
    /// From which byte of the text on it cannot be read.
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

    /// Reads the one-word form; what is not mentioned has its first value.
    fn from_str(text: &str) -> Result<KataRules, KataError> {
        let mut rules = KataRules {
            ko: KataKo::Simple,
            scoring: KataScoring::Area,
            tax: KataTax::None,
            suicide: false,
            has_button: false,
            white_handicap_bonus: KataBonus::Zero,
            friendly_pass_ok: false,
        };
        let mut rest = text.trim();
        let whole = rest.len();
        while !rest.is_empty() || whole == 0 {
            let at = whole - rest.len();
            rest = option(rest, &mut rules).ok_or(KataError { at })?;
        }
        Ok(rules)
    }
}

/// Reads one option off the front of `text`; gives back what follows.
fn option<'a>(text: &'a str, rules: &mut KataRules) -> Option<&'a str> {
    const FLAG: &[(&str, bool)] = &[("0", false), ("1", true)];
    if let Some(rest) = text.strip_prefix("score") {
        set(rest, KataScoring::WORDS, &mut rules.scoring)
    } else if let Some(rest) = text.strip_prefix("ko") {
        set(rest, KataKo::WORDS, &mut rules.ko)
    } else if let Some(rest) = text.strip_prefix("tax") {
        set(rest, KataTax::WORDS, &mut rules.tax)
    } else if let Some(rest) = text.strip_prefix("sui") {
        set(rest, FLAG, &mut rules.suicide)
    } else if let Some(rest) = text.strip_prefix("button") {
        set(rest, FLAG, &mut rules.has_button)
    } else if let Some(rest) = text.strip_prefix("whb") {
        set(rest, KataBonus::WORDS, &mut rules.white_handicap_bonus)
    } else {
        set(text.strip_prefix("fpok")?, FLAG, &mut rules.friendly_pass_ok)
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
        Ok(())
    }
}

impl KataKo {
    const fn superko(self) -> Option<Superko> {
        match self {
            KataKo::Simple => None,
            KataKo::Positional => Some(Superko::Positional),
            KataKo::Situational => Some(Superko::Situational),
        }
    }
}

impl KataRules {
    /// The options nearest to a ruleset. Pass stones make the AGA's territory the same as
    /// area, so that is what they become.
    pub fn nearest(rules: &Ruleset) -> KataRules {
        let scoring = &rules.scoring;
        KataRules {
            ko: match rules.play.superko {
                None | Some(Superko::Unbalanced) => KataKo::Simple,
                Some(Superko::Positional | Superko::Spight) => KataKo::Positional,
                Some(Superko::Situational | Superko::NaturalSituational) => KataKo::Situational,
            },
            scoring: match scoring.method {
                Method::Territory if !scoring.pass_stones => KataScoring::Territory,
                _ => KataScoring::Area,
            },
            tax: match (scoring.group_tax, scoring.seki_eyes) {
                (true, _) => KataTax::All,
                (false, false) => KataTax::Seki,
                (false, true) => KataTax::None,
            },
            suicide: rules.play.suicide != Suicide::Forbidden,
            has_button: scoring.button,
            white_handicap_bonus: match rules.compensation {
                Compensation::None => KataBonus::Zero,
                Compensation::PerStone => KataBonus::All,
                Compensation::PerStoneAfterFirst => KataBonus::AfterFirst,
            },
            friendly_pass_ok: rules.ending.agreement.is_some(),
        }
    }

    /// A ruleset with these options: the named one that has them, or one made up from them with
    /// the customs of its kind of scoring. A named one whose superko is only near to the one
    /// asked for (natural situational, Spight's) is not taken for it; that Chinese practice
    /// forbids unbalanced repetition beside the basic ko is.
    pub fn ruleset(mut self) -> Ruleset {
        // Territory cannot be counted while dead stones are left: they are agreed on.
        self.friendly_pass_ok |= self.scoring == KataScoring::Territory;
        let same = |rules: &&Ruleset| {
            let superko = rules.play.superko;
            let exact = superko == self.ko.superko() || superko == Some(Superko::Unbalanced);
            exact && KataRules::nearest(rules) == self
        };
        presets::ALL.into_iter().find(same).cloned().unwrap_or_else(|| self.made_up())
    }

    fn made_up(self) -> Ruleset {
        let territory = self.scoring == KataScoring::Territory;
        let superko = self.ko.superko();
        let long_cycle = if superko.is_some() { LongCycle::Forbidden } else { LongCycle::NoResult };
        Ruleset {
            id: Cow::Borrowed("custom"),
            name: Cow::Owned(self.to_string()),
            play: PlayRules {
                basic_ko: superko.is_none(),
                superko,
                long_cycle,
                suicide: if self.suicide { Suicide::MultiStone } else { Suicide::Forbidden },
            },
            ending: Ending {
                stop: Stop::Passes(2),
                agreement: self.friendly_pass_ok.then_some(Dispute::OpponentOfLastPasser),
                all_alive: AllAlive::Never,
            },
            scoring: Scoring {
                method: if territory { Method::Territory } else { Method::Area },
                seki_eyes: self.tax == KataTax::None,
                group_tax: self.tax == KataTax::All,
                pass_stones: false,
                white_last: false,
                button: self.has_button,
                first_pass: false,
            },
            komi: match (territory, self.has_button) {
                (true, _) => Score::halves(13),
                (false, true) => Score::whole(7),
                (false, false) => Score::halves(15),
            },
            handicap_komi: Score::halves(1),
            compensation: match self.white_handicap_bonus {
                KataBonus::Zero => Compensation::None,
                KataBonus::All => Compensation::PerStone,
                KataBonus::AfterFirst => Compensation::PerStoneAfterFirst,
            },
            illegal_move: IllegalMove::Refused,
        }
    }
}

impl Ruleset {
    /// The ruleset that a name, a record's `RU` property or KataGo's one-word form means.
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

    #[test]
    fn the_one_word_form_reads_and_writes() {
        for text in [
            "koPOSITIONALscoreAREAtaxALLsui1whbN",
            "koSITUATIONALscoreAREAtaxNONEsui0whbN-1fpok1",
            "koSIMPLEscoreTERRITORYtaxSEKIsui0button1whb0",
        ] {
            assert_eq!(text.parse::<KataRules>().unwrap().to_string(), text);
        }
        for (text, at) in
            [("", 0), ("koPOSITIONAL?", 12), ("koMAYBE", 0), ("japanese", 0), ("sui2", 0)]
        {
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
        // Spight's rules are as near, but do not forbid what positional superko does.
        let positional = Ruleset::named("koPOSITIONALscoreAREAtaxNONEsui0").unwrap();
        assert_eq!(positional.play.superko, Some(Superko::Positional));
        for rules in presets::ALL {
            let options = KataRules::nearest(rules);
            assert_eq!(KataRules::nearest(&options.ruleset()), options, "{}", rules.id);
        }
    }
}

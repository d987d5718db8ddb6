//! The rules that both programs can be told.

use crate::random::Random;
use tengen_rules::Ruleset;
use tengen_rules::kata::KataRules;

const KO: [&str; 3] = ["SIMPLE", "POSITIONAL", "SITUATIONAL"];
const SCORING: [&str; 2] = ["AREA", "TERRITORY"];
const TAX: [&str; 3] = ["NONE", "SEKI", "ALL"];
const BONUS: [&str; 3] = ["0", "N", "N-1"];

/// Rules in KataGo's terms.
#[derive(Clone, Copy)]
pub(super) struct Terms {
    ko: &'static str,
    scoring: &'static str,
    tax: &'static str,
    suicide: bool,
    button: bool,
    bonus: &'static str,
}

impl Terms {
    pub(super) fn random(random: &mut Random) -> Terms {
        let scoring = random.of(&SCORING);
        Terms {
            ko: random.of(&KO),
            scoring,
            tax: random.of(&TAX),
            suicide: random.below(2) == 0,
            // KataGo has the button with area alone.
            button: scoring == "AREA" && random.below(4) == 0,
            bonus: random.of(&BONUS),
        }
    }

    /// The rules in KataGo's one word, and the ruleset that Tengen makes of it.
    pub(super) fn ruleset(&self) -> Result<(String, Ruleset), String> {
        let Terms { ko, scoring, tax, bonus, .. } = self;
        let (suicide, button) = (u8::from(self.suicide), u8::from(self.button));
        let word = format!("ko{ko}score{scoring}tax{tax}sui{suicide}button{button}whb{bonus}");
        let options: KataRules = word.parse().map_err(|e| format!("{word}: {e}"))?;
        Ok((word, options.ruleset()))
    }

    pub(super) fn description() -> String {
        let of = |words: &[&str]| words.join(" ");
        format!(
            "ko {}; scoring {}; tax {}; with and without suicide and button; bonus {}",
            of(&KO),
            of(&SCORING),
            of(&TAX),
            of(&BONUS)
        )
    }
}

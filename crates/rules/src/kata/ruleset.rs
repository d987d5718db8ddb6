//! KataGo's options for a ruleset, and the ruleset that options make.

use super::{KataBonus, KataKo, KataRules, KataScoring, KataTax};
use crate::{
    Button, Compensation, Dispute, Encore, Ending, IllegalMove, LongCycle, Method, PlayRules,
    Ruleset, Score, Scoring, Stop, Suicide, Superko, Ties, presets,
};
use alloc::borrow::Cow;
use alloc::string::ToString;
use alloc::vec::Vec;

impl KataKo {
    const fn superko(self) -> Option<Superko> {
        match self {
            KataKo::Simple => None,
            KataKo::Positional => Some(Superko::Positional),
            KataKo::Situational => Some(Superko::Situational),
            KataKo::Spight => Some(Superko::Spight),
        }
    }
}

impl KataRules {
    /// The options nearest to a ruleset, komi left out. Pass stones make the AGA's territory the
    /// same as area, so that its option is area.
    pub fn nearest(rules: &Ruleset) -> KataRules {
        let scoring = &rules.scoring;
        KataRules {
            ko: match rules.play.superko {
                None | Some(Superko::Unbalanced) => KataKo::Simple,
                Some(Superko::Positional | Superko::Ing) => KataKo::Positional,
                Some(Superko::Situational | Superko::NaturalSituational) => KataKo::Situational,
                Some(Superko::Spight) => KataKo::Spight,
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
            has_button: scoring.button == Button::Taken,
            white_handicap_bonus: match rules.compensation {
                Compensation::None => KataBonus::Zero,
                Compensation::PerStone => KataBonus::All,
                Compensation::PerStoneAfterFirst => KataBonus::AfterFirst,
            },
            friendly_pass_ok: rules.ending.agreement.is_some()
                || scoring.method == Method::Territory,
            komi: None,
        }
    }

    /// The differences between a ruleset and its nearest options, in English. The options never say
    /// anything of disputes and illegal moves, which are not listed.
    pub fn differences(rules: &Ruleset) -> Vec<&'static str> {
        let (play, ending, scoring) = (&rules.play, &rules.ending, &rules.scoring);
        let taxed_seki = scoring.group_tax && scoring.seki_eyes;
        let passes = scoring.pass_stones && scoring.method == Method::Territory;
        [
            (play.superko == Some(Superko::NaturalSituational), "superko is natural situational"),
            (play.superko == Some(Superko::Unbalanced), "unbalanced repetition is forbidden"),
            (play.superko == Some(Superko::Ing), "Ing's hot stones may not be taken"),
            (play.suicide == Suicide::Allowed, "suicide of a single stone is allowed"),
            (play.long_cycle == LongCycle::Draw, "a long cycle can be a draw"),
            (play.long_cycle == LongCycle::Tie, "a long cycle can be claimed as a tie"),
            (ending.stop != Stop::Passes(2), "it is not two passes that stop play"),
            (ending.dame_filled, "dame must be filled before the game ends"),
            (ending.encore != Encore::Never, "play goes on in an encore"),
            (passes, "territory is counted, which pass stones make equal to area"),
            (passes && !scoring.white_last, "White need not move last"),
            (taxed_seki, "eyes in seki count in spite of the group tax"),
            (scoring.button == Button::Last, "the last pass is worth half a point"),
            (
                scoring.button == Button::FirstAndLast,
                "the first and the last pass are worth half a point each",
            ),
            (scoring.first_pass, "Black gives a point if White passes first"),
            (scoring.ties == Ties::Black, "Black wins ties"),
            (scoring.ties == Ties::White, "White wins ties"),
        ]
        .into_iter()
        .filter_map(|(differs, what)| differs.then_some(what))
        .collect()
    }

    /// A ruleset with these options: the named one that has them, or one made up from them with the
    /// customs of its kind of scoring. A named one is not taken if its superko is only near to the
    /// one asked for (natural situational, Ing's). It is taken if it forbids unbalanced repetition
    /// beside the basic ko, as Chinese practice does.
    pub fn ruleset(mut self) -> Ruleset {
        let komi = self.komi.take();
        // Territory cannot be counted while dead stones are left: they are agreed on.
        self.friendly_pass_ok |= self.scoring == KataScoring::Territory;
        let same = |rules: &&Ruleset| {
            let superko = rules.play.superko;
            let exact = superko == self.ko.superko() || superko == Some(Superko::Unbalanced);
            exact && KataRules::nearest(rules) == self
        };
        let named = presets::ALL.into_iter().find(same);
        let rules = named.cloned().unwrap_or_else(|| self.made_up());
        Ruleset { komi: komi.unwrap_or(rules.komi), ..rules }
    }

    fn made_up(self) -> Ruleset {
        let (like, komi) = match self.scoring {
            KataScoring::Territory => (&presets::JAPANESE, 13),
            KataScoring::Area => (&presets::CHINESE, if self.has_button { 14 } else { 15 }),
        };
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
                agreement: self.friendly_pass_ok.then_some(Dispute::OpponentOfLastPasser),
                ..like.ending
            },
            scoring: Scoring {
                seki_eyes: self.tax == KataTax::None,
                group_tax: self.tax == KataTax::All,
                button: if self.has_button { Button::Taken } else { Button::None },
                ..like.scoring
            },
            komi: Score::halves(komi),
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

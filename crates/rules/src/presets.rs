//! The rulesets that have a name. Their parameters, side by side and with their sources, are in
//! `docs/rulesets.md`.

use crate::{
    AllAlive, Compensation, Dispute, Ending, IllegalMove, LongCycle, Method, PlayRules, Ruleset,
    Score, Scoring, Stop, Suicide, Superko,
};
use alloc::borrow::Cow;
use alloc::string::String;

/// Superko and nothing else restricts repetition.
const fn superko(rule: Superko, suicide: Suicide) -> PlayRules {
    PlayRules { basic_ko: false, superko: Some(rule), long_cycle: LongCycle::Forbidden, suicide }
}

/// The basic ko rule, and perhaps a superko rule beside it.
const fn ko(superko: Option<Superko>, long_cycle: LongCycle) -> PlayRules {
    PlayRules { basic_ko: true, superko, long_cycle, suicide: Suicide::Forbidden }
}

const fn two_passes(agreement: Option<Dispute>, all_alive: AllAlive) -> Ending {
    Ending { stop: Stop::Passes(2), agreement, all_alive }
}

const AREA: Scoring = Scoring {
    method: Method::Area,
    seki_eyes: true,
    group_tax: false,
    pass_stones: false,
    white_last: false,
    button: false,
    first_pass: false,
};

const TERRITORY: Scoring = Scoring { method: Method::Territory, seki_eyes: false, ..AREA };

/// Pass stones and White's last move make area and territory agree.
const PASS_STONES: Scoring = Scoring { pass_stones: true, white_last: true, ..AREA };

const LAST_PASSER: Option<Dispute> = Some(Dispute::OpponentOfLastPasser);
const REQUESTER: Option<Dispute> = Some(Dispute::OpponentOfRequester);
const KOMI_7_5: Score = Score::halves(15);
const KOMI_6_5: Score = Score::halves(13);
const KOMI_HALF: Score = Score::halves(1);

/// Tromp–Taylor: the basic rules. Nothing is removed at the end that was not captured.
pub static TROMP_TAYLOR: Ruleset = Ruleset {
    id: Cow::Borrowed("tromp-taylor"),
    name: Cow::Borrowed("Tromp–Taylor"),
    play: superko(Superko::Positional, Suicide::Allowed),
    ending: two_passes(None, AllAlive::Never),
    scoring: AREA,
    komi: Score::ZERO,
    handicap_komi: Score::ZERO,
    compensation: Compensation::None,
    illegal_move: IllegalMove::Refused,
};

/// New Zealand Go Society.
pub static NEW_ZEALAND: Ruleset = Ruleset {
    id: Cow::Borrowed("new-zealand"),
    name: Cow::Borrowed("New Zealand"),
    play: superko(Superko::Situational, Suicide::Allowed),
    ending: two_passes(LAST_PASSER, AllAlive::NoAgreement),
    scoring: AREA,
    komi: Score::whole(7),
    handicap_komi: Score::ZERO,
    compensation: Compensation::None,
    illegal_move: IllegalMove::Refused,
};

/// Chinese as the text of 1988/2002 has it: no position may be repeated.
pub static CHINESE_TEXT: Ruleset = Ruleset {
    id: Cow::Borrowed("chinese-text"),
    name: Cow::Borrowed("Chinese (as written)"),
    play: ko(Some(Superko::Positional), LongCycle::Forbidden),
    ending: two_passes(LAST_PASSER, AllAlive::Never),
    scoring: AREA,
    komi: KOMI_7_5,
    handicap_komi: Score::ZERO,
    compensation: Compensation::PerStone,
    illegal_move: IllegalMove::Pass,
};

/// Chinese as played: basic ko, unbalanced repetition forbidden, balanced cycles left open.
pub static CHINESE: Ruleset = Ruleset {
    id: Cow::Borrowed("chinese"),
    name: Cow::Borrowed("Chinese"),
    play: ko(Some(Superko::Unbalanced), LongCycle::NoResult),
    ending: two_passes(LAST_PASSER, AllAlive::Never),
    scoring: AREA,
    komi: KOMI_7_5,
    handicap_komi: Score::ZERO,
    compensation: Compensation::PerStone,
    illegal_move: IllegalMove::Pass,
};

/// American Go Association 1991/2004, counted by area, with the situational superko of rule 6.
pub static AGA_AREA: Ruleset = Ruleset {
    id: Cow::Borrowed("aga-area"),
    name: Cow::Borrowed("AGA (area)"),
    play: superko(Superko::Situational, Suicide::Forbidden),
    ending: two_passes(LAST_PASSER, AllAlive::FourPasses),
    scoring: PASS_STONES,
    komi: KOMI_7_5,
    handicap_komi: KOMI_HALF,
    compensation: Compensation::PerStoneAfterFirst,
    illegal_move: IllegalMove::Pass,
};

/// American Go Association, counted by territory: the method used if none was agreed.
pub static AGA_TERRITORY: Ruleset = Ruleset {
    id: Cow::Borrowed("aga-territory"),
    name: Cow::Borrowed("AGA (territory)"),
    play: superko(Superko::Situational, Suicide::Forbidden),
    ending: two_passes(LAST_PASSER, AllAlive::FourPasses),
    scoring: Scoring { method: Method::Territory, ..PASS_STONES },
    komi: KOMI_7_5,
    handicap_komi: KOMI_HALF,
    compensation: Compensation::None,
    illegal_move: IllegalMove::Pass,
};

/// AGA with the natural situational superko that the commentary to rule 6 describes.
pub static AGA_NATURAL: Ruleset = Ruleset {
    id: Cow::Borrowed("aga-natural"),
    name: Cow::Borrowed("AGA (area, natural situational superko)"),
    play: superko(Superko::NaturalSituational, Suicide::Forbidden),
    ending: two_passes(LAST_PASSER, AllAlive::FourPasses),
    scoring: PASS_STONES,
    komi: KOMI_7_5,
    handicap_komi: KOMI_HALF,
    compensation: Compensation::PerStoneAfterFirst,
    illegal_move: IllegalMove::Pass,
};

/// British Go Association: AGA with the basic ko rule kept beside superko.
pub static BGA: Ruleset = Ruleset {
    id: Cow::Borrowed("bga"),
    name: Cow::Borrowed("BGA"),
    play: ko(Some(Superko::Situational), LongCycle::Forbidden),
    ending: two_passes(LAST_PASSER, AllAlive::FourPasses),
    scoring: PASS_STONES,
    komi: KOMI_7_5,
    handicap_komi: KOMI_HALF,
    compensation: Compensation::PerStoneAfterFirst,
    illegal_move: IllegalMove::Pass,
};

/// Fédération Française de Go.
pub static FRENCH: Ruleset = Ruleset {
    id: Cow::Borrowed("french"),
    name: Cow::Borrowed("French"),
    play: superko(Superko::NaturalSituational, Suicide::Forbidden),
    ending: two_passes(LAST_PASSER, AllAlive::Never),
    scoring: PASS_STONES,
    komi: KOMI_7_5,
    handicap_komi: KOMI_HALF,
    compensation: Compensation::PerStoneAfterFirst,
    illegal_move: IllegalMove::Refused,
};

/// Simplified Ing rules of the European Go Federation (R. Jasiek).
pub static SIMPLIFIED_ING: Ruleset = Ruleset {
    id: Cow::Borrowed("simplified-ing"),
    name: Cow::Borrowed("Simplified Ing"),
    play: superko(Superko::Positional, Suicide::Allowed),
    ending: two_passes(LAST_PASSER, AllAlive::SecondStop),
    scoring: AREA,
    komi: Score::whole(8),
    handicap_komi: Score::ZERO,
    compensation: Compensation::None,
    illegal_move: IllegalMove::Refused,
};

/// Nihon Kiin and Kansai Kiin 1989.
pub static JAPANESE: Ruleset = Ruleset {
    id: Cow::Borrowed("japanese"),
    name: Cow::Borrowed("Japanese"),
    play: ko(None, LongCycle::NoResult),
    ending: two_passes(REQUESTER, AllAlive::Never),
    scoring: TERRITORY,
    komi: KOMI_6_5,
    handicap_komi: KOMI_HALF,
    compensation: Compensation::None,
    illegal_move: IllegalMove::Loss,
};

/// Korea Baduk Association 2016.
pub static KOREAN: Ruleset = Ruleset {
    id: Cow::Borrowed("korean"),
    name: Cow::Borrowed("Korean"),
    play: ko(None, LongCycle::Draw),
    ending: two_passes(REQUESTER, AllAlive::Never),
    scoring: TERRITORY,
    komi: KOMI_6_5,
    handicap_komi: KOMI_HALF,
    compensation: Compensation::None,
    illegal_move: IllegalMove::Loss,
};

/// Ancient Chinese stone scoring: area less two points a group.
pub static STONE_SCORING: Ruleset = Ruleset {
    id: Cow::Borrowed("stone-scoring"),
    name: Cow::Borrowed("Stone scoring"),
    play: ko(None, LongCycle::NoResult),
    ending: two_passes(LAST_PASSER, AllAlive::Never),
    scoring: Scoring { seki_eyes: false, group_tax: true, ..AREA },
    komi: Score::ZERO,
    handicap_komi: Score::ZERO,
    compensation: Compensation::None,
    illegal_move: IllegalMove::Refused,
};

/// W. Spight's rules, counted by area.
pub static SPIGHT: Ruleset = Ruleset {
    id: Cow::Borrowed("spight"),
    name: Cow::Borrowed("Spight (area)"),
    play: superko(Superko::Spight, Suicide::Forbidden),
    ending: Ending { stop: Stop::PassRepeated, agreement: None, all_alive: AllAlive::Never },
    scoring: AREA,
    komi: Score::whole(7),
    handicap_komi: Score::ZERO,
    compensation: Compensation::None,
    illegal_move: IllegalMove::Refused,
};

/// Button go: the first pass takes half a point.
pub static BUTTON: Ruleset = Ruleset {
    id: Cow::Borrowed("button"),
    name: Cow::Borrowed("Button go"),
    play: ko(Some(Superko::Situational), LongCycle::Forbidden),
    ending: two_passes(LAST_PASSER, AllAlive::Never),
    scoring: Scoring { button: true, ..AREA },
    komi: Score::whole(7),
    handicap_komi: Score::ZERO,
    compensation: Compensation::PerStoneAfterFirst,
    illegal_move: IllegalMove::Refused,
};

/// World Mind Sports Games 2008.
pub static WMSG_2008: Ruleset = Ruleset {
    id: Cow::Borrowed("wmsg-2008"),
    name: Cow::Borrowed("WMSG 2008"),
    play: ko(Some(Superko::Positional), LongCycle::Forbidden),
    ending: two_passes(LAST_PASSER, AllAlive::SecondStop),
    scoring: Scoring { first_pass: true, ..AREA },
    komi: KOMI_6_5,
    handicap_komi: Score::ZERO,
    compensation: Compensation::None,
    illegal_move: IllegalMove::Refused,
};

/// All named rulesets, in the order to offer them.
pub static ALL: [&Ruleset; 16] = [
    &JAPANESE,
    &CHINESE,
    &KOREAN,
    &AGA_AREA,
    &AGA_TERRITORY,
    &NEW_ZEALAND,
    &TROMP_TAYLOR,
    &BGA,
    &FRENCH,
    &SIMPLIFIED_ING,
    &WMSG_2008,
    &CHINESE_TEXT,
    &AGA_NATURAL,
    &SPIGHT,
    &BUTTON,
    &STONE_SCORING,
];

/// Other names that people and files use, each reduced to its letters and digits.
const ALIASES: [(&str, &Ruleset); 16] = [
    ("jp", &JAPANESE),
    ("ja", &JAPANESE),
    ("japan", &JAPANESE),
    ("cn", &CHINESE),
    ("zh", &CHINESE),
    ("china", &CHINESE),
    ("ko", &KOREAN),
    ("kr", &KOREAN),
    ("korea", &KOREAN),
    ("us", &AGA_AREA),
    ("aga", &AGA_AREA),
    ("nz", &NEW_ZEALAND),
    ("tt", &TROMP_TAYLOR),
    ("fr", &FRENCH),
    ("ing", &SIMPLIFIED_ING),
    ("goe", &SIMPLIFIED_ING),
];

/// The ruleset of this name: its id, its English name, or another name in common use; letter
/// case, blanks and punctuation do not matter (`New Zealand`, `tromp/taylor`, `NZ`).
pub fn find(name: &str) -> Option<&'static Ruleset> {
    let plain = |text: &str| -> String {
        text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    let wanted = plain(name);
    let by_name = ALL.into_iter().find(|r| plain(&r.id) == wanted || plain(&r.name) == wanted);
    by_name.or_else(|| ALIASES.iter().find(|(alias, _)| *alias == wanted).map(|(_, r)| *r))
}

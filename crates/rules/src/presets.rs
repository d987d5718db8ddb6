//! The rulesets that have a name. Their parameters, side by side and with their sources, are in
//! `docs/rulesets.md`.

mod names;

pub use names::{aliases, find};

use crate::{
    AllAlive, Button, Compensation, Dispute, Encore, Ending, HypotheticalKo, IllegalMove,
    LongCycle, Method, PlayRules, Ruleset, Score, Scoring, Stop, Suicide, Superko, Ties,
};
use alloc::borrow::Cow;

/// Superko and nothing else restricts repetition.
const fn superko(rule: Superko, suicide: Suicide) -> PlayRules {
    PlayRules { basic_ko: false, superko: Some(rule), long_cycle: LongCycle::Forbidden, suicide }
}

/// The basic ko rule, and perhaps a superko rule beside it.
const fn ko(superko: Option<Superko>, long_cycle: LongCycle) -> PlayRules {
    PlayRules { basic_ko: true, superko, long_cycle, suicide: Suicide::Forbidden }
}

const fn two_passes(agreement: Option<Dispute>, all_alive: AllAlive) -> Ending {
    Ending {
        stop: Stop::Passes(2),
        agreement,
        all_alive,
        dame_filled: false,
        encore: Encore::Never,
        hypothetical_ko: HypotheticalKo::AsInPlay,
    }
}

const AREA: Scoring = Scoring {
    method: Method::Area,
    seki_eyes: true,
    group_tax: false,
    pass_stones: false,
    white_last: false,
    button: Button::None,
    first_pass: false,
    shared: false,
    ties: Ties::Draw,
};

const TERRITORY: Scoring = Scoring { method: Method::Territory, seki_eyes: false, ..AREA };

/// Pass stones and White's last move make area and territory agree.
const PASS_STONES: Scoring = Scoring { pass_stones: true, white_last: true, ..AREA };

/// No empty points in seki, and two points off for each independent group.
const TAXED: Scoring = Scoring { seki_eyes: false, group_tax: true, ..AREA };

/// Play stops at a player's second pass in the same position, and nothing is agreed.
const PASS_REPEATED: Ending =
    Ending { stop: Stop::PassRepeated, ..two_passes(None, AllAlive::Never) };

const LAST_PASSER: Option<Dispute> = Some(Dispute::OpponentOfLastPasser);
const REQUESTER: Option<Dispute> = Some(Dispute::OpponentOfRequester);

/// Komi in an even and in a handicap game, in half points; White's compensation for the handicap;
/// and the treatment of an illegal move.
struct Terms(i32, i32, Compensation, IllegalMove);

const AGA_TERMS: Terms = Terms(15, 1, Compensation::PerStoneAfterFirst, IllegalMove::Pass);
const AGA_TERRITORY_TERMS: Terms = Terms(15, 1, Compensation::None, IllegalMove::Pass);
const CHINESE_TERMS: Terms = Terms(15, 0, Compensation::PerStone, IllegalMove::Pass);
const JAPANESE_TERMS: Terms = Terms(13, 1, Compensation::None, IllegalMove::Loss);

/// Komi and nothing else.
const fn komi(even: i32) -> Terms {
    Terms(even, 0, Compensation::None, IllegalMove::Refused)
}

const fn named(
    id: &'static str,
    name: &'static str,
    play: PlayRules,
    ending: Ending,
    scoring: Scoring,
    Terms(komi, handicap_komi, compensation, illegal_move): Terms,
) -> Ruleset {
    Ruleset {
        id: Cow::Borrowed(id),
        name: Cow::Borrowed(name),
        play,
        ending,
        scoring,
        komi: Score::halves(komi),
        handicap_komi: Score::halves(handicap_komi),
        compensation,
        illegal_move,
    }
}

/// Declares the rulesets and the list of them all.
macro_rules! rulesets {
    ($($(#[$about:meta])* $name:ident = $id:literal, $title:literal,
        $play:expr, $ending:expr, $scoring:expr, $terms:expr;)+) => {
        $($(#[$about])* pub static $name: Ruleset =
            named($id, $title, $play, $ending, $scoring, $terms);)+

        /// All named rulesets, in the order to offer them; the first [`COMMON`] are those that
        /// most people look for.
        pub static ALL: [&Ruleset; [$($id),+].len()] = [$(&$name),+];
    };
}

/// How many of [`ALL`] are in common use.
pub const COMMON: usize = 7;

rulesets! {
    /// Nihon Kiin and Kansai Kiin 1989.
    JAPANESE = "japanese", "Japanese",
        ko(None, LongCycle::NoResult),
        Ending {
            hypothetical_ko: HypotheticalKo::PassForKo,
            ..two_passes(REQUESTER, AllAlive::Never)
        },
        TERRITORY, JAPANESE_TERMS;

    /// Chinese as played: basic ko, unbalanced repetition forbidden, balanced cycles left open.
    CHINESE = "chinese", "Chinese",
        ko(Some(Superko::Unbalanced), LongCycle::NoResult),
        two_passes(LAST_PASSER, AllAlive::Never), AREA, CHINESE_TERMS;

    /// Korea Baduk Association 2016.
    KOREAN = "korean", "Korean",
        ko(None, LongCycle::Draw), two_passes(REQUESTER, AllAlive::Never),
        TERRITORY, JAPANESE_TERMS;

    /// American Go Association 1991/2004, counted by area, with the situational superko of
    /// rule 6.
    AGA_AREA = "aga-area", "AGA (area)",
        superko(Superko::Situational, Suicide::Forbidden),
        two_passes(LAST_PASSER, AllAlive::FourPasses), PASS_STONES, AGA_TERMS;

    /// American Go Association, counted by territory: the method used if none was agreed.
    AGA_TERRITORY = "aga-territory", "AGA (territory)",
        superko(Superko::Situational, Suicide::Forbidden),
        two_passes(LAST_PASSER, AllAlive::FourPasses),
        Scoring { method: Method::Territory, ..PASS_STONES }, AGA_TERRITORY_TERMS;

    /// New Zealand Go Society.
    NEW_ZEALAND = "new-zealand", "New Zealand",
        superko(Superko::Situational, Suicide::Allowed),
        two_passes(LAST_PASSER, AllAlive::NoAgreement), AREA, komi(14);

    /// Tromp–Taylor, the Logical Rules; the basic rules with suicide are the same. At the end, no
    /// stones are removed as dead.
    TROMP_TAYLOR = "tromp-taylor", "Tromp–Taylor",
        superko(Superko::Positional, Suicide::Allowed), two_passes(None, AllAlive::Never),
        AREA, komi(0);

    /// The basic rules in J. Davies' wording, with the optional rule that forbids suicide.
    DAVIES = "davies", "Basic rules (Davies, no suicide)",
        superko(Superko::Positional, Suicide::Forbidden), two_passes(None, AllAlive::Never),
        AREA, komi(0);

    /// British Go Association: AGA with the basic ko rule kept beside superko.
    BGA = "bga", "BGA",
        ko(Some(Superko::Situational), LongCycle::Forbidden),
        two_passes(LAST_PASSER, AllAlive::FourPasses), PASS_STONES, AGA_TERMS;

    /// Fédération Française de Go.
    FRENCH = "french", "French",
        superko(Superko::NaturalSituational, Suicide::Forbidden),
        two_passes(LAST_PASSER, AllAlive::Never), PASS_STONES,
        Terms(15, 1, Compensation::PerStoneAfterFirst, IllegalMove::Refused);

    /// Ing's SST laws of 1991, as far as they can be decided: see [`Superko::Ing`].
    ING = "ing", "Ing",
        PlayRules {
            suicide: Suicide::MultiStone,
            ..ko(Some(Superko::Ing), LongCycle::Forbidden)
        },
        two_passes(LAST_PASSER, AllAlive::FourPasses),
        Scoring { shared: true, ties: Ties::Black, ..AREA }, komi(16);

    /// Simplified Ing rules of the European Go Federation (R. Jasiek).
    SIMPLIFIED_ING = "simplified-ing", "Simplified Ing",
        superko(Superko::Positional, Suicide::Allowed),
        two_passes(LAST_PASSER, AllAlive::SecondStop), AREA, komi(16);

    /// Japanese-style rules as they are taught: neutral points and reinforcements are played before
    /// the stones are agreed on.
    ORAL_JAPANESE = "oral-japanese", "Japanese (oral)",
        ko(None, LongCycle::NoResult),
        Ending { dame_filled: true, ..two_passes(REQUESTER, AllAlive::Never) },
        TERRITORY, JAPANESE_TERMS;

    /// World Amateur Go Championship, as R. Jasiek reads its intention: a recreated position
    /// that is noticed is a tie, and neutral points are filled before play ends.
    WAGC = "wagc", "World Amateur (WAGC)",
        ko(None, LongCycle::Tie),
        Ending { dame_filled: true, ..two_passes(LAST_PASSER, AllAlive::Never) },
        TERRITORY, JAPANESE_TERMS;

    /// World Mind Sports Games 2008.
    WMSG_2008 = "wmsg-2008", "WMSG 2008",
        ko(Some(Superko::Positional), LongCycle::Forbidden),
        two_passes(LAST_PASSER, AllAlive::SecondStop),
        Scoring { first_pass: true, ..AREA }, komi(13);

    /// Chinese as the text of 1988/2002 has it: no position may be repeated.
    CHINESE_TEXT = "chinese-text", "Chinese (as written)",
        ko(Some(Superko::Positional), LongCycle::Forbidden),
        two_passes(LAST_PASSER, AllAlive::Never), AREA, CHINESE_TERMS;

    /// AGA with the natural situational superko that the commentary to rule 6 describes.
    AGA_NATURAL = "aga-natural", "AGA (area, natural situational superko)",
        superko(Superko::NaturalSituational, Suicide::Forbidden),
        two_passes(LAST_PASSER, AllAlive::FourPasses), PASS_STONES, AGA_TERMS;

    /// Territory whose status is settled by play: R. E. Maas after Edward Lasker.
    LASKER_MAAS = "lasker-maas", "Lasker–Maas",
        ko(None, LongCycle::Draw),
        Ending { encore: Encore::Dispute, ..two_passes(LAST_PASSER, AllAlive::SecondStop) },
        Scoring { method: Method::Territory, ..AREA }, komi(0);

    /// W. Spight's rules, counted by area.
    SPIGHT = "spight", "Spight (area)",
        superko(Superko::Spight, Suicide::Forbidden), PASS_REPEATED, AREA, komi(14);

    /// W. Spight's rules, counted by territory after an encore.
    SPIGHT_TERRITORY = "spight-territory", "Spight (territory)",
        superko(Superko::Spight, Suicide::Forbidden),
        Ending { encore: Encore::Always, ..PASS_REPEATED },
        Scoring { method: Method::Territory, ..AREA }, komi(14);

    /// Button Go: the first pass takes half a point.
    BUTTON = "button", "Button go",
        ko(Some(Superko::Situational), LongCycle::Forbidden),
        two_passes(LAST_PASSER, AllAlive::Never), Scoring { button: Button::Taken, ..AREA },
        Terms(14, 0, Compensation::PerStoneAfterFirst, IllegalMove::Refused);

    /// Two-button Go: AGA by territory. Half a point for the first pass and half a point for the
    /// last stand in for White's last move.
    TWO_BUTTON = "two-button", "Two-button go",
        superko(Superko::Situational, Suicide::Forbidden),
        two_passes(LAST_PASSER, AllAlive::FourPasses),
        Scoring {
            method: Method::Territory,
            white_last: false,
            button: Button::FirstAndLast,
            ..PASS_STONES
        },
        Terms(14, 1, Compensation::None, IllegalMove::Pass);

    /// Area by the points that the players hold to be under their control. Nothing is settled by
    /// playing it out unless a player asks.
    CONTROL_AREA = "control-area", "Control area",
        ko(None, LongCycle::NoResult), two_passes(REQUESTER, AllAlive::Never), AREA, komi(15);

    /// Ancient Chinese stone scoring: area less two points a group.
    STONE_SCORING = "stone-scoring", "Stone scoring",
        ko(None, LongCycle::NoResult), two_passes(LAST_PASSER, AllAlive::Never),
        TAXED, komi(0);

    /// Territory with the group tax of the old stone scoring.
    ANCIENT_TERRITORY = "ancient-territory", "Territory with group tax",
        ko(None, LongCycle::NoResult), two_passes(REQUESTER, AllAlive::Never),
        Scoring { method: Method::Territory, ..TAXED }, komi(13);
}

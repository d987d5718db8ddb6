//! Time systems as text, as game records write them, and their validation.

use tengen_clock::{
    Field, MAX_COUNT, MAX_DURATION, ParseTimeSystemError, TimeSystem, TimeSystemError,
};

const MINUTE: u64 = 60_000;

fn byo_yomi(main: u64, periods: u32, period: u64) -> TimeSystem {
    TimeSystem::ByoYomi { main, periods, period }
}

fn canadian(main: u64, stones: u32, period: u64) -> TimeSystem {
    TimeSystem::Canadian { main, stones, period }
}

fn fischer(main: u64, increment: u64, cap: Option<u64>) -> TimeSystem {
    TimeSystem::Fischer { main, increment, cap }
}

#[test]
fn typed_text() {
    for (text, system, printed) in [
        ("none", TimeSystem::None, "none"),
        (" Absolute 90m ", TimeSystem::Absolute { main: 90 * MINUTE }, "absolute 1h30m"),
        ("byo-yomi 10m+5x30s", byo_yomi(10 * MINUTE, 5, 30_000), "byo-yomi 10m+5x30s"),
        ("byoyomi 0s + 1 x 60s", byo_yomi(0, 1, MINUTE), "byo-yomi 0s+1x1m"),
        ("canadian 10m+25/10m", canadian(10 * MINUTE, 25, 10 * MINUTE), "canadian 10m+25/10m"),
        ("FISCHER 5m+10s", fischer(5 * MINUTE, 10_000, None), "fischer 5m+10s"),
        (
            "fischer 5m+10s max 10m",
            fischer(5 * MINUTE, 10_000, Some(10 * MINUTE)),
            "fischer 5m+10s max 10m",
        ),
    ] {
        assert_eq!(text.parse(), Ok(system), "{text}");
        assert_eq!(system.to_string(), printed);
        assert_eq!(printed.parse(), Ok(system), "{printed}");
    }
}

#[test]
fn refused_text() {
    for text in [
        "",
        "none 5m",
        "absolute",
        "absolute 10",
        "byo-yomi 10m",
        "byo-yomi 10m+5",
        "byo-yomi 10m+-5x30s",
        "canadian 10m+25x10m",
        "fischer 5m",
        "fischer 5m+10s max",
        "hourglass 5m",
    ] {
        assert_eq!(text.parse::<TimeSystem>(), Err(ParseTimeSystemError::Form), "{text}");
    }
    assert_eq!(
        "absolute 0s".parse::<TimeSystem>(),
        Err(ParseTimeSystemError::Invalid(TimeSystemError::Zero(Field::Main)))
    );
}

#[test]
fn validation() {
    use TimeSystemError::{CapBelowMain, TooLarge, Zero};
    let over = MAX_DURATION + 1;
    for (system, expected) in [
        (TimeSystem::None, Ok(())),
        (TimeSystem::Absolute { main: MAX_DURATION }, Ok(())),
        (TimeSystem::Absolute { main: 0 }, Err(Zero(Field::Main))),
        (TimeSystem::Absolute { main: over }, Err(TooLarge(Field::Main))),
        (byo_yomi(0, 1, 1), Ok(())),
        (byo_yomi(over, 1, 1), Err(TooLarge(Field::Main))),
        (byo_yomi(0, 0, 1), Err(Zero(Field::Periods))),
        (byo_yomi(0, MAX_COUNT + 1, 1), Err(TooLarge(Field::Periods))),
        (byo_yomi(9, 1, 0), Err(Zero(Field::Period))),
        (byo_yomi(9, 1, over), Err(TooLarge(Field::Period))),
        (canadian(0, 25, 1), Ok(())),
        (canadian(0, 0, 1), Err(Zero(Field::Stones))),
        (canadian(0, MAX_COUNT + 1, 1), Err(TooLarge(Field::Stones))),
        (canadian(9, 1, 0), Err(Zero(Field::Period))),
        (fischer(1, 0, None), Ok(())),
        (fischer(0, 1, None), Err(Zero(Field::Main))),
        (fischer(1, over, None), Err(TooLarge(Field::Increment))),
        (fischer(5, 1, Some(5)), Ok(())),
        (fischer(5, 1, Some(4)), Err(CapBelowMain)),
        (fischer(5, 1, Some(over)), Err(TooLarge(Field::Cap))),
    ] {
        assert_eq!(system.validate(), expected, "{system:?}");
    }
}

#[test]
fn written_to_records() {
    for (system, main, overtime) in [
        (TimeSystem::None, None, None),
        (TimeSystem::Absolute { main: 600_000 }, Some("600"), None),
        (byo_yomi(600_000, 5, 30_000), Some("600"), Some("5x30 byo-yomi")),
        (canadian(500, 25, 600_000), Some("0.5"), Some("25/600 Canadian")),
        (fischer(600_000, 10_000, None), Some("600"), Some("10 fischer")),
        (fischer(600_000, 1_050, Some(900_000)), Some("600"), Some("1.05 fischer max 900")),
    ] {
        let written = system.to_sgf();
        assert_eq!(written.main.as_deref(), main);
        assert_eq!(written.overtime.as_deref(), overtime);
        assert_eq!(TimeSystem::from_sgf(main, overtime), Ok(system));
    }
}

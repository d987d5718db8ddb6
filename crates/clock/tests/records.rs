//! Time settings as game records have them.

use tengen_clock::{Field, SgfTimeError, TimeSystem, TimeSystemError};

const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;

fn absolute(main: u64) -> TimeSystem {
    TimeSystem::Absolute { main }
}

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
fn main_times() {
    for (main, expected) in [
        ("-", TimeSystem::None),
        ("", TimeSystem::None),
        ("0", TimeSystem::None),
        ("unlimited", TimeSystem::None),
        ("無制限", TimeSystem::None),
        ("600", absolute(10 * MINUTE)),
        ("600.0", absolute(10 * MINUTE)),
        ("5400.000", absolute(90 * MINUTE)),
        ("1:00:00", absolute(HOUR)),
        ("90 min.", absolute(90 * MINUTE)),
        ("90分", absolute(90 * MINUTE)),
        ("1 minute", absolute(MINUTE)),
        ("45'", absolute(45 * MINUTE)),
        ("1 hour, 30 minutes", absolute(90 * MINUTE)),
        ("1½ hours", absolute(90 * MINUTE)),
        ("30 min sudden death", absolute(30 * MINUTE)),
        ("2 hours and 30 minutes each", absolute(150 * MINUTE)),
        ("1.5h", absolute(90 * MINUTE)),
        ("1,5 h", absolute(90 * MINUTE)),
        ("1h30", absolute(90 * MINUTE)),
        ("1h30m", absolute(90 * MINUTE)),
        ("2H 05min", absolute(125 * MINUTE)),
        ("3h each", absolute(3 * HOUR)),
        ("3 hours ea.", absolute(3 * HOUR)),
        ("5 hours per player", absolute(5 * HOUR)),
        ("3時間", absolute(3 * HOUR)),
        ("各3時間", absolute(3 * HOUR)),
        ("2時間30分", absolute(150 * MINUTE)),
        ("2小时", absolute(2 * HOUR)),
        ("每方2小時45分鐘", absolute(165 * MINUTE)),
        ("3시간", absolute(3 * HOUR)),
        ("각 1시간 30분", absolute(90 * MINUTE)),
        ("2 days", absolute(48 * HOUR)),
        ("3d + 12h", fischer(72 * HOUR, 12 * HOUR, None)),
        // Over how many days the game is played.
        ("16 hours(2 days)", absolute(16 * HOUR)),
        ("8 hours (2 days)", absolute(8 * HOUR)),
        ("5h (2 days)", absolute(5 * HOUR)),
        ("1 day 12 hours", absolute(36 * HOUR)),
        ("2:00", absolute(2 * MINUTE)),
        ("1h (30s)", byo_yomi(HOUR, 1, 30 * SECOND)),
        ("1 Stunde", absolute(HOUR)),
        ("90 Minuten", absolute(90 * MINUTE)),
        ("2 Stunden pro Spieler", absolute(2 * HOUR)),
        ("eine Stunde", absolute(HOUR)),
        ("une heure", absolute(HOUR)),
        ("1 heure 30 minutes par joueur", absolute(90 * MINUTE)),
        ("40 minuter", absolute(40 * MINUTE)),
        ("2 timmar och 30 minuter", absolute(150 * MINUTE)),
        ("各１時間", absolute(HOUR)),
        ("持ち時間各3時間", absolute(3 * HOUR)),
        ("各自２時間３０分", absolute(150 * MINUTE)),
        ("10:00(5x1:00)", byo_yomi(10 * MINUTE, 5, MINUTE)),
        ("10:00(5x1:00", byo_yomi(10 * MINUTE, 5, MINUTE)),
        ("20m (3x30s)", byo_yomi(20 * MINUTE, 3, 30 * SECOND)),
        ("20m + 3x30s", byo_yomi(20 * MINUTE, 3, 30 * SECOND)),
        ("3時間 秒読み1分", byo_yomi(3 * HOUR, 1, MINUTE)),
        ("300+10", fischer(5 * MINUTE, 10 * SECOND, None)),
        ("5m + 10s", fischer(5 * MINUTE, 10 * SECOND, None)),
        ("1 hr/125 moves", canadian(0, 125, HOUR)),
        ("1 hr + 25/10 min", canadian(HOUR, 25, 10 * MINUTE)),
    ] {
        assert_eq!(TimeSystem::from_sgf(Some(main), None), Ok(expected), "{main}");
    }
    assert_eq!(TimeSystem::from_sgf(None, None), Ok(TimeSystem::None));
}

#[test]
fn overtimes() {
    let main = 10 * MINUTE;
    let byo_yomi = |periods, period| byo_yomi(main, periods, period);
    let (canadian, fischer) =
        (|stones, period| canadian(main, stones, period), |step| fischer(main, step, None));
    for (overtime, expected) in [
        ("", absolute(main)),
        ("-", absolute(main)),
        ("none", absolute(main)),
        ("5x30 byo-yomi", byo_yomi(5, 30 * SECOND)),
        ("3x30 (byo-yomi)", byo_yomi(3, 30 * SECOND)),
        ("3x1:00", byo_yomi(3, MINUTE)),
        ("5 x 30 sec", byo_yomi(5, 30 * SECOND)),
        ("30s x 3", byo_yomi(3, 30 * SECOND)),
        ("30 sec x 5", byo_yomi(5, 30 * SECOND)),
        ("3 × 60 seconds Japanese byo yomi", byo_yomi(3, MINUTE)),
        ("5 periods of 30 seconds", byo_yomi(5, 30 * SECOND)),
        ("5 times 30 sec.", byo_yomi(5, 30 * SECOND)),
        ("30秒3回", byo_yomi(3, 30 * SECOND)),
        ("1分钟5次", byo_yomi(5, 60 * SECOND)),
        ("1分3回", byo_yomi(3, 60 * SECOND)),
        ("30秒×3", byo_yomi(3, 30 * SECOND)),
        ("读秒60秒5次", byo_yomi(5, MINUTE)),
        ("초읽기 40초 3회", byo_yomi(3, 40 * SECOND)),
        ("Byo-Yomi 30 seconds", byo_yomi(1, 30 * SECOND)),
        ("秒読み1分", byo_yomi(1, MINUTE)),
        ("1 minute", byo_yomi(1, MINUTE)),
        ("60 simple", byo_yomi(1, MINUTE)),
        ("3 sec/move", byo_yomi(1, 3 * SECOND)),
        ("30 sec per move", byo_yomi(1, 30 * SECOND)),
        ("30 seconds a move", byo_yomi(1, 30 * SECOND)),
        ("1分30秒", byo_yomi(1, 90 * SECOND)),
        ("25/600 Canadian", canadian(25, 10 * MINUTE)),
        ("25/600 canadian byo-yomi", canadian(25, 10 * MINUTE)),
        ("25 stones / 10 min", canadian(25, 10 * MINUTE)),
        ("25 moves in 10 min", canadian(25, 10 * MINUTE)),
        ("25 coups en 10 minutes", canadian(25, 10 * MINUTE)),
        ("25 Steine in 10 Minuten", canadian(25, 10 * MINUTE)),
        ("30 Sekunden pro Zug", byo_yomi(1, 30 * SECOND)),
        ("３×６０秒", byo_yomi(3, MINUTE)),
        ("10 min/25 stones", canadian(25, 10 * MINUTE)),
        ("10 min. for 25 stones", canadian(25, 10 * MINUTE)),
        ("1 moves / 30 sec", canadian(1, 30 * SECOND)),
        ("25手10分", canadian(25, 10 * MINUTE)),
        ("86400 fischer", fischer(24 * HOUR)),
        ("+10 Fischer", fischer(10 * SECOND)),
        ("Fischer 10s/move", fischer(10 * SECOND)),
        ("10 sec increment", fischer(10 * SECOND)),
        ("+10", fischer(10 * SECOND)),
        ("+10 sec per move", fischer(10 * SECOND)),
    ] {
        assert_eq!(TimeSystem::from_sgf(Some("600"), Some(overtime)), Ok(expected), "{overtime}");
    }
    let capped = TimeSystem::from_sgf(Some("600"), Some("30 fischer max 900"));
    assert_eq!(
        capped,
        Ok(TimeSystem::Fischer { main, increment: 30 * SECOND, cap: Some(900_000) })
    );
    // The text of OT goes before that of TM.
    let both = TimeSystem::from_sgf(Some("10:00(5x1:00)"), Some("3x30 byo-yomi"));
    assert_eq!(both, Ok(byo_yomi(3, 30 * SECOND)));
}

#[test]
fn settings_of_online_go() {
    for (settings, expected) in [
        (
            r#"{"system": "byoyomi", "speed": "live", "main_time": 600, "period_time": 30, "periods": 5}"#,
            byo_yomi(10 * MINUTE, 5, 30 * SECOND),
        ),
        (
            r#"{"time_control":"fischer","initial_time":120,"time_increment":30,"max_time":300}"#,
            fischer(2 * MINUTE, 30 * SECOND, Some(5 * MINUTE)),
        ),
        (
            r#"{"system":"canadian","main_time":600,"period_time":180,"stones_per_period":10}"#,
            canadian(10 * MINUTE, 10, 3 * MINUTE),
        ),
        (r#"{"system":"simple","per_move":60}"#, byo_yomi(0, 1, MINUTE)),
        (r#"{"system":"absolute","total_time":900}"#, absolute(15 * MINUTE)),
        (r#"{"system":"none"}"#, TimeSystem::None),
    ] {
        for (main, overtime) in [(Some(settings), None), (Some("600"), Some(settings))] {
            assert_eq!(TimeSystem::from_sgf(main, overtime), Ok(expected), "{settings}");
        }
    }
    for settings in [r#"{"system":"hourglass"}"#, r#"{"system":"simple"}"#, "{", r#"{"system":5}"#]
    {
        assert_eq!(TimeSystem::from_sgf(Some(settings), None), Err(SgfTimeError::Main));
        assert_eq!(TimeSystem::from_sgf(None, Some(settings)), Err(SgfTimeError::Overtime));
    }
}

#[test]
fn other_texts_are_not_guessed_at() {
    for main in [
        "long",
        "-5",
        "10:75",
        "1:2:3:4",
        ".",
        "99999999999999999999",
        "5 parsecs",
        "sec",
        "1h30x",
        "999999999999999h",
        "3x30",
        "10s5",
        // No one duration.
        "8 hours 2 days",
        "1h, 1h",
        "1h 1h",
        "1 hour 60 minutes",
        "1 h + 30 min",
        "1.5½ h",
        "2h 90m",
        "1h90",
        "3h 60s",
        "8 hours (480 min)",
        "90 min (2 x 45)",
        "90 min (2 x 45 min)",
        // These may be minutes.
        "30 (5x30)",
        "30+5x30",
        "20+30",
        "60+60",
        "40 (byoyomi 30)",
        "60/125 moves",
    ] {
        let read = TimeSystem::from_sgf(Some(main), None);
        assert_eq!(read, Err(SgfTimeError::Main), "{main}");
    }
    for overtime in [
        "30",
        "15 s/move/x",
        "x30",
        "5x",
        "30 sec x 3 x 2",
        "byo-yomi",
        "25/",
        "25/600 fischer",
        "5x30 Canadian",
        "+",
        "+10 canadian",
        "1.5x30 byo-yomi",
    ] {
        let read = TimeSystem::from_sgf(Some("600"), Some(overtime));
        assert_eq!(read, Err(SgfTimeError::Overtime), "{overtime}");
    }
    let invalid = |error| SgfTimeError::Invalid(error);
    for (main, overtime, expected) in [
        ("600", "fischer", SgfTimeError::NoIncrement),
        ("0", "10 fischer", invalid(TimeSystemError::Zero(Field::Main))),
        ("600", "0x30 byo-yomi", invalid(TimeSystemError::Zero(Field::Periods))),
    ] {
        let read = TimeSystem::from_sgf(Some(main), Some(overtime));
        assert_eq!(read, Err(expected), "TM {main} OT {overtime}");
    }
}

//! Headers as servers and editors write them, and their meaning.

use tengen_clock::TimeSystem;
use tengen_record::{UnknownRules, komi_of, read, ruleset_of, size_of, time_of};
use tengen_sgf::{GameInfo, parse};

const MINUTE: u64 = 60_000;

fn info(record: &str) -> GameInfo {
    parse(record.as_bytes()).collection.roots().next().unwrap().game_info().0
}

/// Rules, komi, handicap, result and time.
type Meaning<'a> = (Option<&'a str>, Option<&'a str>, Option<u32>, Option<&'a str>, TimeSystem);

#[test]
fn headers_as_they_are_found() {
    let byo_yomi = |main, periods, period| TimeSystem::ByoYomi { main, periods, period };
    let none = TimeSystem::None;
    let headers: [(&str, Meaning<'_>); 12] = [
        // KGS
        (
            "GM[1]FF[4]CA[UTF-8]AP[CGoban:3]ST[2]RU[Japanese]SZ[19]KM[6.50]TM[1200]\
             OT[5x30 byo-yomi]PW[a]PB[b]WR[1k]BR[2k?]DT[2011-03-02]RE[W+Resign]",
            (Some("japanese"), Some("6.5"), None, Some("W+R"), byo_yomi(20 * MINUTE, 5, 30_000)),
        ),
        (
            "RU[AGA]SZ[19]HA[3]KM[0.50]TM[600]OT[25/300 Canadian]RE[B+Time]",
            (
                Some("aga-area"),
                Some("0.5"),
                Some(3),
                Some("B+T"),
                TimeSystem::Canadian { main: 10 * MINUTE, stones: 25, period: 5 * MINUTE },
            ),
        ),
        // Online-Go
        (
            "FF[4]CA[UTF-8]GM[1]DT[2020-01-01]PC[OGS]TM[259200]OT[86400 fischer]RE[B+0.5]\
             SZ[19]KM[7.5]RU[Chinese]HA[0]",
            (
                Some("chinese"),
                Some("7.5"),
                Some(0),
                Some("B+0.5"),
                TimeSystem::Fischer { main: 4320 * MINUTE, increment: 1440 * MINUTE, cap: None },
            ),
        ),
        (
            "TM[0]OT[60 simple]KM[-3.5]RU[NZ]RE[?]",
            (Some("new-zealand"), Some("-3.5"), None, Some("?"), byo_yomi(0, 1, MINUTE)),
        ),
        // Fox
        (
            "GM[1]FF[4]SZ[19]GN[]DT[2019-05-01]PB[x]PW[y]BR[9\u{6bb5}]WR[9\u{6bb5}]KM[375]HA[0]\
             RU[Chinese]RE[B+2.75]TM[1200]TC[3]TT[30]",
            (
                Some("chinese"),
                Some("7.5"),
                Some(0),
                Some("B+5.5"),
                byo_yomi(20 * MINUTE, 3, 30_000),
            ),
        ),
        (
            "KM[650]RU[Japanese]HA[0]RE[W+R]TM[60]TC[3]TT[20]",
            (Some("japanese"), Some("6.5"), Some(0), Some("W+R"), byo_yomi(MINUTE, 3, 20_000)),
        ),
        // Pandanet and old IGS clients
        (
            "SZ[19]HA[4]KM[0.500000]TM[5400]RE[W+R]RU[Japanese]",
            (
                Some("japanese"),
                Some("0.5"),
                Some(4),
                Some("W+R"),
                TimeSystem::Absolute { main: 90 * MINUTE },
            ),
        ),
        // Editors of professional games
        (
            "SZ[19]KM[5.5]RE[B+R]TM[9時間]DT[1985-03-20,21]",
            (None, Some("5.5"), None, Some("B+R"), TimeSystem::Absolute { main: 540 * MINUTE }),
        ),
        (
            "KM[黑贴3又3/4子]RE[白中盘胜]TM[2小时]OT[读秒60秒5次]RU[Chinese]",
            (Some("chinese"), Some("7.5"), None, Some("W+R"), byo_yomi(120 * MINUTE, 5, MINUTE)),
        ),
        (
            "KM[6目半]RE[白勝 3目半]TM[3時間]OT[秒読み1分]HA[互先]",
            (None, Some("6.5"), Some(0), Some("W+3.5"), byo_yomi(180 * MINUTE, 1, MINUTE)),
        ),
        // Nothing, and next to nothing
        ("", (None, None, None, None, none)),
        ("KM[]HA[]RE[]TM[-]OT[-]RU[]", (None, None, None, None, none)),
    ];
    for (header, (rules, komi, handicap, result, time)) in headers {
        let info = info(&format!("(;{header})"));
        let named = ruleset_of(&info).unwrap();
        assert_eq!(named.as_ref().map(|rules| &*rules.id), rules, "{header}");
        assert_eq!(komi_of(&info).map(|komi| komi.to_string()).as_deref(), komi, "{header}");
        assert_eq!(info.handicap, handicap, "{header}");
        assert_eq!(info.result.map(|r| r.to_string()).as_deref(), result, "{header}");
        assert_eq!(time_of(&info), Ok(time), "{header}");
        assert_eq!(size_of(&info).width(), 19, "{header}");
    }
}

#[test]
fn nothing_is_assumed_in_silence() {
    let unknown = info("(;RU[our own])");
    assert_eq!(ruleset_of(&unknown), Err(UnknownRules("our own".to_owned())));
    let notes = |record: &str| {
        let parsed = parse(record.as_bytes());
        let recorded = read(parsed.collection.roots().next().unwrap(), None).unwrap();
        let notes = recorded.notes.iter().map(ToString::to_string);
        notes.chain(recorded.assumed.iter().map(ToString::to_string)).collect::<Vec<_>>()
    };
    assert_eq!(
        notes("(;RU[our own]KM[lots]HA[some])"),
        [
            "line 1, column 16: komi is not a number",
            "line 1, column 24: handicap is not a whole number",
            "the rules \"our own\" are not known; assumed: Japanese",
            "the handicap of the record cannot be read; assumed: no handicap",
            "the komi of the record cannot be read; assumed: 6.5",
        ]
    );
    let converted = "the komi of the record is not in points; in points it is 7.5";
    assert_eq!(notes("(;RU[Chinese]KM[375]HA[2])"), [converted]);
}

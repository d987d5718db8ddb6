//! Records as SGF of today.

use proptest::{collection::vec, prelude::*};
use std::collections::BTreeMap;
use tengen_clock::{SgfTimeError, TimeSystem};
use tengen_sgf::tools::lint::{Fault, lint};
use tengen_sgf::tools::properties::{Form, known};
use tengen_sgf::{Collection, GameInfo, Step, parse, read, write, write_modern};

fn modern(bytes: &[u8]) -> String {
    String::from_utf8(write(&read(bytes).collection.modern().unwrap())).unwrap()
}

#[test]
fn old_habits_become_those_of_today() {
    // Shift-JIS, FF[1] with long names, a pass as `tt`, variations, two games.
    let old = b"(;GaMe[1]CA[Shift_JIS]PlayerBlack[\x96\xd8\x92J]\n;Black[tt](;W[aa]C[a\\]b])(;W[bb]))(;FF[3]GM[1])";
    assert_eq!(
        modern(old),
        "(;FF[4]GM[1]CA[UTF-8]PB[木谷]\n;B[]\n(;W[aa]C[a\\]b])\n(;W[bb]))\n(;FF[4]GM[1]CA[UTF-8])\n"
    );
}

#[test]
fn nothing_is_lost_of_what_is_said_twice_and_tt_is_a_point_of_large_boards() {
    let new = modern(b"(;SZ[21]AB[aa]AB[bb];B[tt])");
    assert_eq!(new, "(;FF[4]GM[1]CA[UTF-8]SZ[21]AB[aa][bb]\n;B[tt])\n");
}

#[test]
fn escapes_line_breaks_and_odd_names_stay() {
    for value in
        ["AP[Some\\:thing:1.0]", "LB[aa:a\\:b][bb:\\\\]", "C[soft \\\nbreak\r\n\ttab]", "A1_B[x]"]
    {
        let record = format!("(;FF[4]GM[1]CA[UTF-8]{value})\n");
        assert_eq!(modern(record.as_bytes()), record);
    }
    // A value that the end of the file cut off is closed.
    assert_eq!(modern(b"(;C[half \\"), "(;FF[4]GM[1]CA[UTF-8]C[half ])\n");
}

#[test]
fn each_property_has_as_many_values_as_the_standard_allows() {
    for (old, new) in [
        ("C[one]C[two]AP[a:1]AP[b:2]", "C[one\ntwo]AP[b:2]GC[AP: a:1]"),
        ("TM[3600]TM[about an hour]PB[x]PB[x]", "TM[3600]PB[x]GC[TM: about an hour]"),
        (";B[aa]BL[20]BL[x]BL[]C[one]", "\n;B[aa]BL[20]C[one\nBL: x]"),
        ("C[one][]C[ ]C[t\\]wo]PB[x]PB[]", "C[one\nt\\]wo]PB[x]"),
        ("AB[dd]AB[pd][dd]AB[dp]", "AB[dd][pd][dp]"),
        ("XY[a]XY[a]", "XY[a][a]"),
        (";B[aa]B[bb]C[x];W[cc]", "\n;B[aa]C[x]\n;B[bb]\n;W[cc]"),
        (";B[aa]W[bb]", "\n;B[aa]\n;W[bb]"),
        ("C[see [1] here]TR[aa]", "C[see [1\\] here]TR[aa]"),
        ("SZ[9];B[zz];W[D4];B[pass]", "SZ[9]\n;B[]\n;W[df]\n;B[]"),
        ("SZ[9];B[CC];W[uu];B[zz];W[tt]C[x]", "SZ[9]\n;B[cc]\n;W[]C[W: uu]\n;B[]\n;W[]C[x]"),
        ("GM[3]XX", "XX[]"),
    ] {
        let kind = if old.contains("GM[3]") { 3 } else { 1 };
        let expected = format!("(;FF[4]GM[{kind}]CA[UTF-8]{new})\n");
        assert_eq!(modern(format!("(;{old})").as_bytes()), expected, "{old}");
    }
}

/// Checks that a node with these properties becomes one with those, which stays as it is.
fn becomes(old: &str, new: &str) {
    let expected = format!("(;FF[4]GM[1]CA[UTF-8]{new})\n");
    assert_eq!(modern(format!("(;{old})").as_bytes()), expected, "{old}");
    assert_eq!(modern(expected.as_bytes()), expected);
}

#[test]
fn letters_and_marks_of_old_formats_have_their_names_of_today() {
    let head = "(;FF[4]GM[1]CA[UTF-8]";
    for (old, new) in [
        ("FF[3]L[dd][pp]M[qq]", "LB[dd:A][pp:B]MA[qq]"),
        ("Letters[dd]Marks[aa]MA[bb]", "LB[dd:A]MA[aa][bb]"),
        ("LB[cc:1]L[dd]", "LB[cc:1][dd:A]"),
        ("FF[4]L[dd]M[qq]", "LB[dd:A]MA[qq]"),
        ("L[a word]M[]", "L[a word]M[]"),
    ] {
        assert_eq!(modern(format!("(;{old})").as_bytes()), format!("{head}{new})\n"), "{old}");
    }
    let many = format!("(;L{})", (0..54).map(point).map(|p| format!("[{p}]")).collect::<String>());
    let many = modern(many.as_bytes());
    for (index, label) in [(0, "A"), (25, "Z"), (26, "a"), (51, "z"), (52, "1"), (53, "2")] {
        assert!(many.contains(&format!("[{}:{label}]", point(index))), "{many}");
    }
}

fn point(index: u8) -> String {
    [b'a' + index % 19, b'a' + index / 19].map(char::from).iter().collect()
}

#[test]
fn headers_of_others_have_their_standard_names() {
    let head = "(;FF[4]GM[1]CA[UTF-8]";
    for (old, new) in [
        ("TE[Cup]RD[2025-06-12]KO[黒5目半]HD[2]", "EV[Cup]DT[2025-06-12]KM[5.5]HA[2]"),
        ("LT[30秒]LC[5回]TM[1時間]", "OT[5x30 byo-yomi]TM[3600]"),
        ("LT[30]TC[3]TT[60]", "LT[30]OT[3x60 byo-yomi]"),
        ("TC[3]TT[60]TM[600]", "OT[3x60 byo-yomi]TM[600]"),
        ("TC[3]TT[long]", "TC[3]TT[long]"),
        ("TC[3]TT[60]OT[5x30]", "TC[3]TT[60]OT[5x30]"),
        ("KM[]KO[6.5]", "KM[6.5]"),
        ("KM[7.5]KO[6.5]TE[a]EV[b]", "KM[7.5]KO[6.5]TE[a]EV[b]"),
        ("TE[1]KO[]", "TE[1]KO[]"),
    ] {
        assert_eq!(modern(format!("(;{old})").as_bytes()), format!("{head}{new})\n"), "{old}");
    }
}

#[test]
fn values_have_the_form_of_today_where_they_are_understood() {
    for (old, new) in [
        ("KM[]HA[]SZ[ ]AB[]PL[]MN[]GB[]TB[]", "GB[1]TB[]"),
        ("KM[黑贴3又3/4子]HA[2 stones]SZ[19x19]PL[black]", "KM[7.5]HA[2]SZ[19]PL[B]"),
        ("KM[375]", "KM[7.5]"),
        ("AP[foxwq]KM[50]", "AP[foxwq]KM[0.5]"),
        ("KM[6,5]TM[1,5]V[.5]BL[−3.]OB[3.00]", "KM[6.5]TM[1.5]V[0.5]BL[-3]OB[3]"),
        ("KM[+6.50]TM[600]V[-2]", "KM[+6.50]TM[600]V[-2]"),
        ("GB[2.0]GW[2]DM[1.0]HO[ 1 ]UC[1,]DO[1]", "GB[2]GW[2]DM[1]HO[1]UC[1]DO[]"),
        // Three digits behind a comma may be thousands, and the standard has no more than a 2.
        ("TM[3,600]BL[1,234]WL[1,2345]", "TM[3,600]BL[1,234]WL[1.2345]"),
        // These may be minutes, or hours with minutes.
        ("TM[90 Minuten]OT[15 Züge Pause]", "TM[5400]OT[15 Züge Pause]"),
        ("TM[30:00]BL[1:30]", "TM[1800]BL[90]GC[TM: 30:00]"),
        ("TM[2:00]", "TM[120]GC[TM: 2:00]"),
        ("TM[16 hours(2 days)]", "TM[57600]GC[TM: 16 hours(2 days)]"),
        ("TM[10m 30s]", "TM[630]GC[TM: 10m 30s]"),
        ("TM[1h (30s)]", "TM[3600]OT[1x30 byo-yomi]GC[TM: 1h (30s)]"),
        ("TM[1h30]", "TM[5400]"),
        ("TM[2:00:00]", "TM[7200]"),
        ("TM[90 min (2 x 45)]", "TM[90 min (2 x 45)]"),
        ("TM[1:00:00(5x1:00)]PB[x]", "TM[3600]OT[5x60 byo-yomi]PB[x]"),
        ("OT[]TM[1 hr/125 moves]", "OT[125/3600 Canadian]TM[0]"),
        ("TM[6h]OT[5x30 byo-yomi]", "TM[21600]OT[5x30 byo-yomi]"),
        ("TM[-]KM[６．５]", "TM[0]KM[6.5]"),
        ("TM[unlimited]", "TM[0]GC[TM: unlimited]"),
        ("TM[3,600 sec]BL[1,234 sec]", "TM[3,600 sec]BL[1,234 sec]"),
        ("TM[10:00(5x1:00)]OT[none]", "TM[600]OT[5x60 byo-yomi]"),
        ("TM[10:00(5x1:00)]TC[3]TT[60]", "TM[600]OT[3x60 byo-yomi]GC[TM: 10:00(5x1:00)]"),
        ("BL[0:00]TM[0:00]OT[5x30]", "BL[0]TM[0]OT[5x30]"),
        ("TM[６０]BL[３０]SZ[１９]HA[０]OB[３]", "TM[60]BL[30]SZ[19]HA[0]OB[3]"),
        ("RD[2025-01-01][2025-01-02]", "DT[2025-01-02]GC[DT: 2025-01-01]"),
        ("PB[a][b][b][c]", "PB[c]GC[PB: a\nPB: b]"),
        ("TM[10:00(5x1:00)]OT[3x30]", "TM[600]OT[3x30]GC[TM: 10:00(5x1:00)]"),
        ("TM[long]WL[short]", "TM[long]WL[short]"),
        ("GB[3]TE[5]HO[2.5]", "GB[3]TE[5]HO[2.5]"),
        ("RE[White wins by resignation]", "RE[W+R]"),
        ("RE[黑胜2又3/4子]", "RE[B+5.5]"),
        ("RE[b+3,5]", "RE[B+3.5]"),
        ("RE[B+Resign]", "RE[B+Resign]"),
        // As the komi beside it, a margin in zi becomes one of points.
        ("AP[foxwq]KM[375]RE[W+1.25]", "AP[foxwq]KM[7.5]RE[W+2.5]"),
        ("KM[3.75]RE[B+3.75]", "KM[7.5]RE[B+7.5]"),
        ("KM[7.5]RE[B+1.5]", "KM[7.5]RE[B+1.5]"),
        ("RE[B+0.2]", "RE[B+0.2]"),
        // The same size need not be told again.
        ("SZ[19:19][19][19x19]", "SZ[19]"),
        ("SZ[19][13]", "SZ[13]GC[SZ: 19]"),
        ("DT[1999/5/5]", "DT[1999-05-05]"),
        ("DT[平成11年5月5日]", "DT[1999-05-05]"),
        ("DT[5/6/1999]", "DT[5/6/1999]"),
        ("DT[1999.05.05 12:30]", "DT[1999-05-05]GC[DT: 1999.05.05 12:30]"),
        ("GM[Go]", ""),
        // Words that say more than the form stay in the comment on the game.
        (
            "RE[257手完、白中押し勝ち]HA[定先]GC[A\\]game]",
            "RE[W+R]HA[0]GC[A\\]game\nRE: 257手完、白中押し勝ち\nHA: 定先]",
        ),
        ("RE[Draw (triple ko)]", "RE[0]GC[RE: Draw (triple ko)]"),
        // Nothing is understood of these.
        (
            "KM[six]HA[some]RE[later]GB[good]GW[0]DO[2]",
            "KM[six]HA[some]RE[later]GB[good]GW[0]DO[2]",
        ),
        ("KM[20000]OB[3.5]PL[red]SZ[99]", "KM[20000]OB[3.5]PL[red]SZ[99]"),
        // Komi that is none of half points is right in FF[4].
        ("KM[6.3]", "KM[6.3]"),
        ("KM[6,3]", "KM[6.3]"),
    ] {
        becomes(old, new);
    }
}

#[test]
fn points_have_the_form_of_today_and_stand_once() {
    for (old, new) in [
        ("AB[ R16 ][aa][]", "AB[qd][aa]"),
        ("AB[cc:aa]AW[dd:dd]", "AB[aa:cc]AW[dd]"),
        ("TR[A19][Q4]MA[a19:b18]", "TR[aa][pp]MA[aa:bb]"),
        ("AB[aa:bb]AB[bb:cb]", "AB[aa:bb][cb]"),
        ("LB[R16:x\\]y][ aa :b][cc:d][]", "LB[qd:x\\]y][aa:b][cc:d]"),
        ("AR[R16:A1][aa:bb]LN[]", "AR[qd:as][aa:bb]"),
        ("DD[][aa]VW[]", "DD[aa]VW[]"),
        ("FF[3]L[ aa ]M[R16]", "LB[aa:A]MA[qd]"),
        ("FF[3]L[aa]L[bb][cc]C[x]L[dd]", "LB[aa:A][bb:B][cc:C][dd:D]C[x]"),
        // Of two stones the one that was set up last stays.
        ("AB[aa]AW[aa]", "AW[aa]"),
        ("AB[aa:ca]AW[ba]AB[cc]", "AB[aa][ca][cc]AW[ba]"),
        ("AW[aa]AB[bb]AE[bb]", "AW[aa]AE[bb]"),
        // These name no points of the board.
        ("SZ[9]AB[zz][ab:c]TR[K1]LB[x][bb]AR[aa:aa]", "SZ[9]AB[zz][ab:c]TR[K1]LB[x][bb]AR[aa:aa]"),
        // Two signs on a point are both seen.
        ("TR[aa]SQ[aa]", "TR[aa]SQ[aa]"),
    ] {
        becomes(old, new);
    }
}

#[test]
fn stones_set_up_beside_a_move_stand_before_it() {
    for (old, new) in [
        (";B[aa]C[x]AW[bb]", "\n;AW[bb]\n;B[aa]C[x]"),
        (";B[aa]W[bb]PL[W]TE[1]", "\n;PL[W]\n;B[aa]TE[1]\n;W[bb]"),
        // The move says whose turn it is next.
        (";B[aa]PL[W]C[x]", "\n;B[aa]C[x]"),
        (";B[aa]PL[W]AW[bb]", "\n;AW[bb]\n;B[aa]"),
        (";B[aa]PL[B]", "\n;PL[B]\n;B[aa]"),
        ("PB[x]B[aa]AB[bb]XY[1]TR[aa]", "PB[x]AB[bb]XY[1]\n;B[aa]TR[aa]"),
        (";B[aa]AB[](;W[bb])(;W[cc])", "\n;B[aa]\n(;W[bb])\n(;W[cc])"),
        ("(;B[aa]AE[bb])(;W[cc])", "\n(;AE[bb]\n;B[aa])\n(;W[cc])"),
    ] {
        let expected = format!("(;FF[4]GM[1]CA[UTF-8]{new})\n");
        assert_eq!(modern(format!("(;{old})").as_bytes()), expected, "{old}");
    }
}

#[test]
fn values_of_other_games_stay() {
    let chess =
        "(;FF[4]GM[3]CA[UTF-8]KM[]RE[White wins by resignation]AB[R16][aa][aa:aa]\n;B[pass])\n";
    assert_eq!(modern(chess.as_bytes()), chess);
    // What can be read as Go is converted as Go.
    let dots = "(;GM[40]FF[3]SZ[20]KM[6,5]PL[black];B[rp.pmonoq]AB[aa])";
    let new = "(;FF[4]GM[40]CA[UTF-8]SZ[20]KM[6.5]PL[B]\n;AB[aa]\n;B[rp])\n";
    assert_eq!(modern(dots.as_bytes()), new);
}

/// The values of each property by node: points by themselves, and of values that the standard does
/// not allow together, those that count. A node is numbered by the moves before it, since the new
/// record has a node for each move, and one for stones set up beside it. Facts and steps are left
/// out.
fn content(collection: &Collection) -> BTreeMap<String, Vec<(usize, Vec<String>)>> {
    let mut all: BTreeMap<String, Vec<(usize, Vec<String>)>> = BTreeMap::new();
    let mut moves = 0;
    for node in collection.nodes() {
        let is_go = node.root().may_be_go();
        let before = moves;
        let mut here: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for property in node.properties() {
            let name = property.name().into_owned();
            let form = known(&name).map(|(_, form)| form);
            let known = here.entry(name.clone()).or_default();
            match (name.as_str(), form) {
                ("B" | "W", _) => moves += property.values().count(),
                ("FF" | "GM" | "CA", _) => {}
                (
                    "KM" | "RE" | "HA" | "SZ" | "TM" | "OT" | "LT" | "LC" | "TC" | "TT" | "DT"
                    | "BL" | "GC" | "AB" | "AW" | "AE" | "PL",
                    _,
                ) if is_go => {}
                (_, Some(Form::Points | Form::PointsOrNone)) if is_go => {
                    known.extend(property.points(node.size()).iter().map(ToString::to_string));
                    known.sort();
                    known.dedup();
                }
                // One without a value is as good as a 1.
                (name, Some(Form::Double)) if is_go => {
                    let one = |text: String| if text.trim().is_empty() { "1".into() } else { text };
                    *known = node.text(name).map(one).into_iter().collect();
                }
                (name, _) if has_one_value(name) => *known = Vec::from_iter(node.text(name)),
                (name, _) if is_list(name) => {
                    for line in property.values().map(|value| value.line()) {
                        if !known.contains(&line) {
                            known.push(line);
                        }
                    }
                }
                _ => known.extend(property.values().map(|value| value.text())),
            }
        }
        for (name, mut values) in here {
            if matches!(&*name, "C" | "GC") {
                for text in &mut values {
                    let said = text.lines().filter(|line| !is_remark(line));
                    *text = said.collect::<Vec<_>>().join("\n").trim_end().to_owned();
                }
            }
            // An empty value says as little as a name alone.
            values.retain(|value| !value.trim().is_empty());
            if !values.is_empty() {
                all.entry(name).or_default().push((before, values));
            }
        }
    }
    all
}

/// Whether a line of a comment keeps what a property said: `PL: 1`.
fn is_remark(line: &str) -> bool {
    let is_name = |name: &str| (1..=2).contains(&name.len());
    let upper = |name: &str| name.bytes().all(|b| b.is_ascii_uppercase());
    line.split_once(": ").is_some_and(|(name, _)| is_name(name) && upper(name))
}

/// The facts of the games, without the comments on them, and their time systems.
fn facts(collection: &Collection) -> Vec<(GameInfo, Result<TimeSystem, SgfTimeError>)> {
    let facts = collection.roots().map(|root| root.game_info().0);
    let without = |info: GameInfo| {
        let time = TimeSystem::from_sgf(info.main_time.as_deref(), info.overtime.as_deref());
        let understood = time.is_ok();
        // Beside an overtime that is not understood, the main time is.
        let seconds = |main: String| match TimeSystem::from_sgf(Some(&main), None) {
            Ok(alone @ TimeSystem::Absolute { .. }) => alone.to_sgf().main.unwrap_or(main),
            _ => main,
        };
        let main_time = info.main_time.filter(|_| !understood).map(seconds);
        let overtime = info.overtime.filter(|_| !understood);
        (GameInfo { comment: None, main_time, overtime, ..info }, time)
    };
    facts.map(without).collect()
}

/// The steps of all lines: the stones that a node sets up in the end, the turn, and the moves.
fn steps(collection: &Collection) -> Vec<String> {
    let mut all = Vec::new();
    for root in collection.roots() {
        let mut reader = root.step_reader();
        for node in root.subtree() {
            let mut stones = BTreeMap::new();
            let mut others = Vec::new();
            for step in reader.steps(node).into_iter().flatten() {
                match step {
                    Step::Setup { stone, points } => {
                        stones.extend(points.iter().map(|point| (point.to_string(), stone)));
                    }
                    step => others.push(format!("{step:?}")),
                }
            }
            all.extend((!stones.is_empty()).then(|| format!("{stones:?}")));
            all.append(&mut others);
        }
    }
    all
}

/// Whether a property is a list of points, by FF[4] or before.
fn is_list(name: &str) -> bool {
    let lists = [Form::Points, Form::PointsOrNone, Form::Pairs, Form::Labels];
    matches!(name, "L" | "M") || known(name).is_some_and(|(_, form)| lists.contains(&form))
}

/// Whether a property has one value, by FF[4] or in records of servers.
fn has_one_value(name: &str) -> bool {
    let is_move = |form| form == Form::Move;
    let single = known(name).is_some_and(|(_, form)| !is_move(form) && !is_list(name));
    single || matches!(name, "HD" | "LC" | "LT" | "RD" | "TC" | "TT")
}

/// Bytes that look like a record for a while.
fn nearly_sgf() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        6 => prop::sample::select(vec![
            "(", ")", ";", "[", "]", "\\", "B[aa]", "W[]", "B[tt]", "C[", "AB[aa:cc]", "KM[6.5]",
            "SZ[9]", "AB[aa][bb]", " ", "\n", "\r", "(;", "CA[GBK]", "CA[Shift_JIS]", "CoPy[x]",
            "lower[x]", "A1[x]", "x", "表", "\\:", "] ", "[1]", "C[see [1] x]", "W[zz]", "B[q16]", "B[]",
            "AW[bb]", "AE[aa]", "AB[Q16][ab]", "AW[bb:aa]", "TR[A1]", "RE[黑中盘胜]", "KM[]",
            "RE[257手完, 黒中押し勝ち]", "HA[2 stones]", "HA[定先]", "PL[black]", "SZ[9x9]",
            "KM[375]", "GC[game]", "W[cc]", "TM[10:00(5x1:00)]", "TM[1 hour]", "TM[-]", "OT[3x30]",
            "OT[none]", "OT[]", "TC[3]TT[60]", "LT[1分30秒]LC[3回]", "TM[0:00]", "TM[3,600 sec]",
            "BL[1:30]",
        ]).prop_map(|text| text.as_bytes().to_vec()),
        1 => vec(any::<u8>(), 0..3),
    ];
    (any::<bool>(), vec(piece, 0..40)).prop_map(|(begun, pieces)| {
        [if begun { b"(;".to_vec() } else { Vec::new() }, pieces.concat()].concat()
    })
}

/// The faults that no record has after it was written anew, whatever its values are.
const MENDED: [Fault; 5] = [
    Fault::EmptyValue,
    Fault::SeveralValues,
    Fault::PropertyTwice,
    Fault::MoveWithSetUp,
    Fault::TwoMoves,
];

/// Holds a record that was written anew against the old one.
fn hold_against_old(bytes: &[u8]) {
    let old = parse(bytes).collection;
    let new = write_modern(&old);
    assert_eq!(write(&old.modern().unwrap()), new);
    let (again, text) = (parse(&new), String::from_utf8_lossy(&new));
    let is_read = old.roots().next().is_none() || again.diagnostics.is_empty();
    assert!(is_read, "{text:?}: {:?}", again.diagnostics);
    assert_eq!(content(&again.collection), content(&old));
    assert_eq!(facts(&again.collection), facts(&old));
    assert_eq!(steps(&again.collection), steps(&old));
    let found = again.collection.roots().flat_map(lint).map(|finding| finding.fault);
    if old.roots().all(|root| root.may_be_go()) {
        let found: Vec<Fault> = found.filter(|fault| MENDED.contains(fault)).collect();
        assert!(found.is_empty(), "{text:?}: {found:?}");
    }
    assert_eq!(write(&again.collection.modern().unwrap()), new);
}

proptest! {
    #[test]
    fn any_record_says_the_same_and_is_then_of_today(bytes in nearly_sgf()) {
        hold_against_old(&bytes);
    }
}

/// Records that were written wrongly once.
#[test]
fn cut_off_and_repeated_values_say_the_same() {
    for bytes in [&b"(;N[1][]"[..], b"(;B[aa][\\", b"(;\x81KM[6.5][1][B[aa][1]("] {
        hold_against_old(bytes);
    }
}

//! Records that are not SGF, and the trees they become.

use encoding_rs::{EUC_KR, GB18030, SHIFT_JIS};
use tengen_sgf::{Format, Parsed, Problem, parse, read, read_as, write};

/// The record read, as SGF without the properties that all these records have in common, and the
/// complaints.
fn converted(bytes: &[u8], format: Format) -> (String, Vec<String>) {
    let Parsed { collection, diagnostics, format: found } = read(bytes);
    assert_eq!(found, format);
    let text = String::from_utf8(write(&collection)).unwrap();
    let text = text.replacen("FF[4]GM[1]CA[UTF-8]", "", 1);
    (text, diagnostics.iter().map(ToString::to_string).collect())
}

const NGF: &str = "Rated game
19
white man   9DP
black_one   10K*
www.cyberoro.com
0
0
6
20060928 [08:59]
15
White wins by 18.5 points! >> White(100):Black(88)
3
PMABBREER
PMACWEQQE
PMADBAAAA
";

#[test]
fn ngf() {
    let (text, complaints) = converted(NGF.as_bytes(), Format::Ngf);
    assert_eq!(complaints, [""; 0]);
    assert_eq!(
        text,
        "(;SZ[19]GN[Rated game]PC[www.cyberoro.com]DT[2006-09-28]PB[black_one]BR[10k*]\
         PW[white man]WR[9p]KM[6.5]RE[W+18.5]\n;B[qd]\n;W[dp]\n;B[])\n"
    );
    let windows = NGF.replace('\n', "\r\n");
    assert_eq!(converted(windows.as_bytes(), Format::Ngf), (text, vec![]));
}

#[test]
fn ngf_with_handicap_and_faults() {
    let text = NGF
        .replacen("\n0\n0\n6", "\n3\n0\n0", 1)
        .replace("White wins by 18.5 points! >> White(100):Black(88)", "Progressing!");
    let (text, complaints) = converted(text.as_bytes(), Format::Ngf);
    assert!(text.contains("KM[0]HA[3]AB[pd][dp][dd]\n"), "{text}");
    assert!(!text.contains("RE["), "{text}");
    assert_eq!(complaints, [""; 0]);

    let faulty = "\nGame\n99\na\nb\n\nx\n0\nsix\nyesterday\n\nwho knows\n2\nPMABBZBBZ\nhello\n";
    let (text, complaints) = converted(faulty.as_bytes(), Format::Ngf);
    assert_eq!(text, "(;SZ[19]GN[Game]PB[b]PW[a])\n");
    assert_eq!(
        complaints,
        [
            "line 3, column 1: board size is not one or two numbers from 1 to 52",
            "line 7, column 1: handicap is not a whole number",
            "line 9, column 1: komi is not a number",
            "line 10, column 1: date is not understood",
            "line 12, column 1: result is not understood",
            "line 14, column 6: point outside the board",
            "line 15, column 1: line is not understood",
        ]
    );
}

#[test]
fn ngf_with_a_prefix_before_each_line() {
    let text = "GI対局\nGI甲 初段\nGI乙丙 五段\nGI会場\nGI\nGI2006-9-5\nGI9\nGI0\nGI0\nGI6\nGI2\n\
                PMABBREER\nPMACWEEEE\n";
    let text = text.replace("PMABBREER", "PMABBCEEC");
    for bytes in [text.as_bytes().to_vec(), GB18030.encode(&text).0.into_owned()] {
        let (text, complaints) = converted(&bytes, Format::Ngf);
        assert_eq!(complaints, [""; 0]);
        assert_eq!(
            text,
            "(;SZ[9]GN[対局]PC[会場]DT[2006-09-05]PB[甲]BR[初段]PW[乙丙]WR[五段]KM[6.5]\n;B[bd]\n;W[dd])\n"
        );
    }
    // A name of a game may begin with the same letters.
    let (text, _) = converted(NGF.replace("Rated", "GI Rated").as_bytes(), Format::Ngf);
    assert!(text.contains("GN[GI Rated game]PC[www.cyberoro.com]"), "{text}");
}

#[test]
fn a_record_in_the_entities_of_a_page() {
    let page = "<!DOCTYPE html><p>Game (1)</p>\n<textarea>&#40;;SZ&#91;9&#93;PB&lsqb;A &amp; B&rsqb;\n\
                &#x3B;B[aa];W[bb]&#41;</textarea>";
    let parsed = read(page.as_bytes());
    let root = parsed.collection.roots().next().unwrap();
    assert_eq!(root.text("PB").as_deref(), Some("A & B"));
    assert_eq!(root.main_line().filter(|(_, step)| step.is_ok()).count(), 2);
    let severe = |d: &tengen_sgf::Diagnostic| d.severity() == tengen_sgf::Severity::Error;
    assert!(!parsed.diagnostics.iter().any(severe), "{:?}", parsed.diagnostics);
    assert_eq!(read_as(page.as_bytes(), Some("latin1")).unwrap().collection.node_count(), 3);
    // Records outside of entities stay as they are.
    let plain = "(;C[a &amp; b])";
    assert_eq!(write(&read(plain.as_bytes()).collection), plain.as_bytes());
}

const GIB: &str = r"\HS
\[GIBOKIND=Global\]
\[GAMENAME=Cup\]
\[GAMEDATE=2016- 3-26-17-29-42\]
\[GAMEWHITENAME=유창혁(9단)\]
\[GAMEBLACKNAME=이세돌 (9단)\]
\[GAMEINFOMAIN=GBKIND:2,GTYPE:0,GCDT:1,GTIME:1200-30-3,GRLT:1,ZIPSU:15,DUM:0,GONGJE:65,TCNT:3,LINE:19,AUSZ:0\]
\[GAMECOMMENT=\]
\[GAMETAG=S1,R3,D5,G0,W3,Z0,T20-5-600,C2000:01:01:17:29,I:x,L:35\]
\HE
\GS
2 1 0
119 0 &4
INI 0 1 0 &4
STO 0 2 1 15 3
STO 0 3 2 3 15
SKI 0 4 2
\GE
\RS
\[REFSUSUN=2\]
\[REFEXPLAIN=
대단한 수
입니다
\]
\RE
\RS
\[REFSUSUN=1\]
\[REFGIBO=
STO 0 2 1 0 0
\]
\RE
";

#[test]
fn gib() {
    let expected = "(;SZ[19]EV[Cup]DT[2016-03-26]PB[이세돌]BR[9단]PW[유창혁]WR[9단]TM[1200]\
                    OT[3x30 byo-yomi]KM[6.5]RE[W+1.5]\n;B[pd]\n;W[dp]C[대단한 수\n입니다]\n;B[])\n";
    for bytes in [GIB.as_bytes(), &EUC_KR.encode(GIB).0] {
        assert_eq!(converted(bytes, Format::Gib), (expected.to_owned(), vec![]));
    }
}

#[test]
fn gib_from_china() {
    let text = "\\HS\n\\[GAMEINFOMAIN=GRLT:3,ZIPSU:0,GONGJE:75,LINE:19\\]\n\
                \\[GAMEINFOSUB=GDATE:2026-07-30-13-31-33,GPLC:弈城围棋,GCMT:\\]\n\
                \\[BUSERINFO=BID:柯洁 ,BLV:35\\]\n\\[WUSERINFO=WID:党毅飞 ,WLV:17\\]\n\\HE\n\\GS\n\
                INI 0 1 2 &4\nSTO 0 2 2 15 15\n\\GE\n\\RS\n\\[REFEXPLAIN=黑方的布局很好，白方应该先占大场\\]\n\\RE\n";
    let expected = "(;SZ[19]PC[弈城围棋]DT[2026-07-30]PB[柯洁]BR[9p]PW[党毅飞]WR[1k]KM[7.5]HA[2]\
                    RE[B+R]AB[pd][dp]C[黑方的布局很好，白方应该先占大场]\n;W[pp])\n";
    for bytes in [text.as_bytes(), &GB18030.encode(text).0] {
        assert_eq!(converted(bytes, Format::Gib), (expected.to_owned(), vec![]));
    }
}

#[test]
fn gib_with_faults() {
    let faulty = "\\HS\n\\[GAMEDATE=today\\]\n\\[GAMENAME=open\n\\[GAMEINFOMAIN=GONGJE:66,GRLT:9,LINE:0\\]\n\
                  \\GS\nINI 0 1 10 &4\nSTO 0 2 3 1 1\nSTO 0 2 1 19 1\nSTO 0 2 1 x 1\nWHAT\nSTO 0 3 2 0 18\n\\[GAMEINFOMAIN=LINE:9\\]\n";
    let (text, complaints) = converted(faulty.as_bytes(), Format::Gib);
    assert_eq!(text, "(;SZ[19]EV[open]HA[10]\n;W[as])\n");
    assert_eq!(
        complaints,
        [
            "line 2, column 12: date is not understood",
            "line 3, column 1: property value is not closed",
            "line 4, column 23: komi is not a multiple of half a point",
            "line 4, column 31: result is not understood",
            "line 4, column 38: board size is not one or two numbers from 1 to 52",
            "line 6, column 9: this number of handicap stones has no fixed places",
            "line 7, column 9: neither B nor W",
            "line 8, column 11: point outside the board",
            "line 9, column 11: not a point",
            "line 10, column 1: line is not understood",
            // The board does not change under the stones.
            "line 12, column 21: board size is not one or two numbers from 1 to 52",
        ]
    );
}

const UGF: &str = "[Header]
Ver=UGF2,200
Lang=SJIS
Crypt=2146,PLAIN_UGF_FILE,READ_WRITE
Title=第26期,碁聖戦,挑戦手合第5局
Place=日本棋院
Date=2001/08/20,09:00:00,2001/08/21,00:00:00
Rule=JPN
Size=19
Hdcp=0,5.50
Ptime=J;240;0;0,J;240;0;0,0,0
Winner=B,1.5
Moves=3
Copyright=日本棋院 表
CoordinateType=IGS
PlayerW=山下敬吾,七段,0,
PlayerB=小林光一,九段,0,
[Data]
PP,B1,1,0
DC,W1,2,12
YA,B1,3,0
[Figure]
.Text,2,1,1
良い手
.#,16,16,A
.EndText
.Fig,1,1,1,19,19,図,11,0
AA,B1,0,0
.Text
別の図
.EndText
.EndFig
";

#[test]
fn ugf() {
    let expected = "(;SZ[19]EV[第26期, 碁聖戦, 挑戦手合第5局]PC[日本棋院]DT[2001-08-20,21]\
                    PB[小林光一]BR[九段]PW[山下敬吾]WR[七段]RU[Japanese]TM[14400]KM[5.5]RE[B+1.5]\
                    CP[日本棋院 表]\n;B[pd]\n;W[dq]C[良い手]\n;B[])\n";
    let japanese = SHIFT_JIS.encode(UGF).0;
    let utf16: Vec<u8> =
        format!("\u{FEFF}{UGF}").encode_utf16().flat_map(u16::to_le_bytes).collect();
    for bytes in [UGF.as_bytes(), &japanese, &utf16] {
        assert_eq!(converted(bytes, Format::Ugf), (expected.to_owned(), vec![]));
    }
}

#[test]
fn ugf_dates_times_and_remarks() {
    for (dates, expected) in [
        ("1999/05/12,1999/05/13", "1999-05-12,13"),
        ("1999/05/31,10:00,1999/06/01,18:05:06", "1999-05-31,06-01"),
        ("1999/12/31,,2000/01/01,", "1999-12-31,2000-01-01"),
        ("1999/05/12,1999/05/12", "1999-05-12"),
    ] {
        let text = format!(
            "[Header]\nSize=9\nDate={dates}\nTime=8h\nComment=One\n[Remarks]\nA remark\n\nand more\n\
             [Data]\nCC,B1,1\n"
        );
        let (text, complaints) = converted(text.as_bytes(), Format::Ugf);
        assert_eq!(complaints, [""; 0]);
        assert!(text.contains(&format!("DT[{expected}]")), "{text}");
        assert!(text.contains("TM[8h]") && text.contains("GC[One\nA remark\nand more]"), "{text}");
    }
}

#[test]
fn ngf_ranks_in_words() {
    for (player, expected) in [
        ("홍길동 9단*", "PB[홍길동]BR[9단*]"),
        ("홍길동   9단*", "PB[홍길동]BR[9단*]"),
        ("홍길동\u{3000}9 단 *", "PB[홍길동]BR[9단*]"),
        ("홍길동9단", "PB[홍길동]BR[9단]"),
        ("木谷 実 五段", "PB[木谷 実]BR[五段]"),
        ("三段", "PB[三段]"),
        ("black_one  10K*", "PB[black_one]BR[10k*]"),
    ] {
        let text =
            NGF.lines().map(|line| if line.starts_with("black_one") { player } else { line });
        let text = text.collect::<Vec<_>>().join("\n");
        let (text, _) = converted(text.as_bytes(), Format::Ngf);
        assert!(text.contains(expected), "{player}: {text}");
    }
}

#[test]
fn ugf_handicaps_and_results() {
    let game = |header: &str, data: &str| {
        let file = format!("# made up\n\n[Header]\nSize=9\n{header}\n[Data]\n{data}");
        converted(file.as_bytes(), Format::Ugf)
    };
    let (text, complaints) = game("Hdcp=2,0,50\nWinner=W,C", "CC,B1,0,0\nGG,B1,0,0\nEE,W1,1,0");
    assert_eq!(text, "(;SZ[9]KM[0.5]HA[2]RE[W+R]AB[cc][gg]\n;W[ee])\n");
    assert_eq!(complaints, [""; 0]);
    let (text, _) = game("Hdcp=3,0\nWinner=D", "EE,W1,1,0");
    assert_eq!(text, "(;SZ[9]KM[0]HA[3]RE[0]AB[gc][cg][gg]\n;W[ee])\n");
    for (winner, result) in
        [("W,F2", "RE[W+F]"), ("B,T", "RE[B+T]"), ("N1,E", "RE[Void]"), ("E,", "RE[?]")]
    {
        let (text, complaints) = game(&format!("Winner={winner}"), "EE,B1,1,0");
        assert!(text.contains(result), "{text}");
        assert_eq!(complaints, [""; 0]);
    }
    let (text, complaints) = game(
        "Hdcp=x,y\nWinner=Q\nDate=soon\nSize=no\nwhat",
        "EE\n5E,B1,1,0\nEE,X,1,0\nNA,B1,1,0\nEE,B1,1,0",
    );
    assert_eq!(text, "(;SZ[9]\n;B[ee])\n");
    assert_eq!(
        complaints,
        [
            "line 5, column 6: handicap is not a whole number",
            "line 5, column 8: komi is not a number",
            "line 6, column 8: result is not understood",
            "line 7, column 6: date is not understood",
            "line 8, column 6: board size is not one or two numbers from 1 to 52",
            "line 9, column 1: line is not understood",
            "line 11, column 1: line is not understood",
            "line 12, column 1: not a point",
            "line 13, column 4: neither B nor W",
            "line 14, column 1: point outside the board",
        ]
    );
    let (text, complaints) = game("Crypt=9666,CRYPTED\nPlayerB=X", "QX%%");
    assert_eq!(text, "(;SZ[9]PB[X])\n");
    assert_eq!(complaints, ["line 5, column 7: the record is encrypted"]);
}

#[test]
fn formats_are_told_apart() {
    for (text, format) in [
        ("(;GM[1])", Format::Sgf),
        ("", Format::Sgf),
        ("hello", Format::Sgf),
        ("[1](;N[a])", Format::Sgf),
        ("PMABBREER in words (;C[x])", Format::Sgf),
        ("Game\n19\n", Format::Sgf),
        ("\u{FEFF}\n\\HS\n", Format::Gib),
        ("# comment\r\n[Header]\r\n", Format::Ugf),
        ("x\nPMABBREER", Format::Ngf),
    ] {
        assert_eq!(Format::of(text.as_bytes()), format, "{text}");
    }
    assert_eq!(Format::Ugf.to_string(), "UGF");
    let sgf = b"(;N[a]";
    assert_eq!(read(sgf).diagnostics, parse(sgf).diagnostics);
}

#[test]
fn files_without_a_game() {
    for text in ["\\HS\n\\HE\n", "[Header]\n[Data]\n"] {
        let parsed = read(text.as_bytes());
        assert_eq!(parsed.collection.node_count(), 0);
        assert_eq!(parsed.diagnostics[0].to_string(), "line 1, column 1: there is no game here");
    }
    let large = [&b"\\HS\n"[..], &vec![b'\n'; 8 << 20]].concat();
    assert_eq!(read(&large).diagnostics[0].to_string(), "the file is too large");
}

#[test]
fn pictures_are_no_records() {
    // Between the bytes of a picture there is what could be a node.
    let picture = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR(;B[cc])";
    let parsed = read(picture);
    assert_eq!(parsed.collection.node_count(), 0);
    assert_eq!(parsed.diagnostics[0].problem, Problem::NotText);
    let parsed = read_as(&picture[..], Some("GBK")).unwrap();
    assert_eq!(parsed.diagnostics[0].problem, Problem::NotText);
    // Text of old systems, wide text, and a sign that went astray in a comment.
    let wide: Vec<u8> = "(;C[a])".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let marked = [&[0xff, 0xfe][..], &wide].concat();
    let japanese = b"(;PB[\x1b$B;3ED\x1b(B])";
    for text in [&wide[..], &marked, japanese, b"(;C[a\x01b])\x1a", b"\x1a\r\n(;C[a])"] {
        assert_eq!(read(text).collection.node_count(), 1, "{text:?}");
    }
}

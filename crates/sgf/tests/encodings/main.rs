//! Records in other encodings than UTF-8.

mod undeclared_names;

use encoding_rs::{BIG5, EUC_KR, Encoding, GB18030, SHIFT_JIS, WINDOWS_1251};
use tengen_sgf::{Problem, parse, read_as, write};

fn check(bytes: &[u8], encoding: &str, comment: &str, problem: Option<Problem>) {
    let parsed = parse(bytes);
    let found: Vec<_> = parsed.diagnostics.iter().map(|diagnostic| diagnostic.problem).collect();
    assert_eq!(found, problem.into_iter().collect::<Vec<_>>(), "{comment}");
    assert_eq!(parsed.collection.encoding(), encoding, "{comment}");
    let root = parsed.collection.roots().next().unwrap();
    assert_eq!(root.text("C").as_deref(), Some(comment));
    assert_eq!(root.text("N").as_deref(), Some("end"));
    assert_eq!(write(&parsed.collection), bytes);
}

fn encoded(encoding: &'static Encoding, declared: &str, comment: &str) -> Vec<u8> {
    let text = format!("(;{declared}C[{comment}]N[end])");
    let (bytes, _, lossy) = encoding.encode(&text);
    assert!(!lossy);
    bytes.into_owned()
}

#[test]
fn declared() {
    // The last characters of these end in the bytes of `\` and `]`.
    for (encoding, label, name, comment) in [
        (SHIFT_JIS, "Shift_JIS", "Shift_JIS", "囲碁の表ソ"),
        (SHIFT_JIS, "SJIS", "Shift_JIS", "ゾ"),
        (BIG5, "Big5", "Big5", "圍棋許功蓋"),
        (GB18030, "gb2312", "GBK", "围棋碶"),
        (GB18030, "GB18030", "gb18030", "围棋𠀀"),
        (EUC_KR, "EUC-KR", "EUC-KR", "바둑"),
        (WINDOWS_1251, "windows-1251", "windows-1251", "Го"),
    ] {
        check(&encoded(encoding, &format!("CA[{label}]"), comment), name, comment, None);
    }
}

#[test]
fn undeclared() {
    for (encoding, name, comment) in [
        (SHIFT_JIS, "Shift_JIS", "第一局、黒番の本因坊が中押し勝ち。予定の表"),
        (GB18030, "GBK", "黑方执黑先行，白方贴三又四分之三子，本局黑胜"),
        (BIG5, "Big5", "黑方執黑先行，白方貼三又四分之三子，本局黑勝，許功蓋"),
        (EUC_KR, "EUC-KR", "흑이 먼저 두고 백이 덤을 받는다. 이세돌 구단의 승리"),
        (WINDOWS_1251, "windows-1251", "Чёрные ходят первыми и выигрывают партию"),
    ] {
        check(&encoded(encoding, "", comment), name, comment, None);
    }
    check("(;C[Glück 囲碁]N[end])".as_bytes(), "UTF-8", "Glück 囲碁", None);
}

#[test]
fn declared_wrongly() {
    let comment = "第一局、黒番の本因坊が中押し勝ち。";
    let wrong = Some(Problem::WrongEncoding);
    check(&encoded(SHIFT_JIS, "CA[UTF-8]", comment), "Shift_JIS", comment, wrong);
    let utf8 = format!("(;CA[GB2312]C[{comment}]N[end])");
    check(utf8.as_bytes(), "UTF-8", comment, wrong);
    let unknown = "(;CA[klingon]C[é]N[end])";
    let problem = parse(b"(;CA[klingon])").diagnostics[0].problem;
    check(unknown.as_bytes(), "UTF-8", "é", Some(problem));
    check("(;CA[ ]C[é]N[end])".as_bytes(), "UTF-8", "é", None);
    for (record, told) in [
        ("(;GM[1]\n CA[klingon]C[x])", "line 2, column 4: unknown character encoding \"klingon\""),
        (
            "(;CA[ \tthe words of a very long label é])",
            "line 1, column 5: unknown character encoding \"the words of a very…\"",
        ),
        ("(;CA[\n表表\u{202e}])", "line 1, column 5: unknown character encoding \"?????????\""),
    ] {
        assert_eq!(parse(record.as_bytes()).diagnostics[0].to_string(), told);
    }
}

#[test]
fn utf16() {
    let text = "(;CA[UTF-16]C[囲碁 𠀀\nä]N[end])";
    for mark in ["", "\u{FEFF}"] {
        let units = || mark.encode_utf16().chain(text.encode_utf16());
        let little: Vec<u8> = units().flat_map(u16::to_le_bytes).collect();
        check(&little, "UTF-16LE", "囲碁 𠀀\nä", None);
        let big: Vec<u8> = units().flat_map(u16::to_be_bytes).collect();
        check(&big, "UTF-16BE", "囲碁 𠀀\nä", None);
    }
    let odd = [0xFF, 0xFE, b'(', 0, b';', 0, b')', 0, 0];
    assert_eq!(parse(&odd).diagnostics[0].problem, Problem::DamagedUtf16);
    let cut: Vec<u8> = "\u{FEFF}(;C[𠀀\n!".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let position = parse(&cut).diagnostics[1].position.unwrap();
    assert_eq!((position.offset, position.line, position.column), (8, 1, 4));
}

/// The encoding, the player of the black stones, the komi and the problems.
fn header(bytes: &[u8]) -> (&'static str, Option<String>, Option<i32>, Vec<String>) {
    let parsed = parse(bytes);
    assert_eq!(write(&parsed.collection), bytes);
    let info = parsed.collection.roots().next().unwrap().game_info().0;
    let problems = parsed.diagnostics.iter().map(ToString::to_string).collect();
    (parsed.collection.encoding(), info.black.name, info.komi, problems)
}

#[test]
fn one_damaged_character_leaves_the_rest_in_utf8() {
    let record = |declared: &str, cut: &[u8]| {
        let start = format!("(;{declared}PW[白番の人]BR[九段]WR[八段]PB[石田");
        [start.as_bytes(), cut, b"]KM[6.5];B[pd])"].concat()
    };
    // Cut before its last byte, after its first, and a byte of nothing.
    for cut in [&b"\xE8\x8A"[..], b"\xE8", b"\x80", b"\xF0\xA0\x80"] {
        for declared in ["CA[UTF-8]", "", "CA[utf8]"] {
            let (encoding, black, komi, problems) = header(&record(declared, cut));
            assert_eq!((encoding, komi), ("UTF-8", Some(13)), "{declared}{cut:?}");
            assert_eq!(black.as_deref(), Some("石田\u{FFFD}"), "{declared}{cut:?}");
            let column = 28 + declared.len();
            let expected = format!("line 1, column {column}: damaged characters in the text");
            assert_eq!(problems, [expected]);
        }
        let marked = [b"\xEF\xBB\xBF", &record("", cut)[..]].concat();
        assert_eq!(header(&marked).0, "UTF-8");
    }
    // A declared encoding other than UTF-8 holds, unless all but one of many characters are UTF-8.
    let chinese = "(;CA[GB2312]C[本局黑方执黑先行，白方贴三又四分之三子]PB[陈".as_bytes();
    let (encoding, _, komi, problems) = header(&[chinese, b"\xE8]KM[6.5])"].concat());
    assert_eq!((encoding, komi), ("UTF-8", Some(13)));
    assert_eq!(problems, ["line 1, column 5: the text is not in the declared character encoding"]);
    // One name that was cut is UTF-8 if the record says so.
    assert_eq!(header(b"(;CA[UTF-8]PB[\xE8\x8A]KM[6.5])").2, Some(13));
}

#[test]
fn other_alphabets_are_read_where_they_are_plain() {
    for (encoding, names) in [
        (WINDOWS_1251, ["Иван Детков", "Александр Динерштейн"]),
        (encoding_rs::KOI8_R, ["Валерий Шикшин", "Тимур Санкин"]),
        (encoding_rs::WINDOWS_1252, ["Jérôme Hubert", "Björn Wendsjö"]),
    ] {
        let text = format!("(;PB[{}]PW[{}]KM[6.5])", names[0], names[1]);
        let (bytes, _, _) = encoding.encode(&text);
        let (found, black, _, _) = header(&bytes);
        // KOI8-U has all letters of KOI8-R.
        assert_eq!(found.trim_end_matches(['R', 'U']), encoding.name().trim_end_matches('R'));
        assert_eq!(black.as_deref(), Some(names[0]));
    }
    // A single word of UTF-8 is no chance.
    for name in ["Müller", "Иван", "Ταξίδης", "ʻOkina é"] {
        assert_eq!(header(format!("(;PB[{name}])").as_bytes()).1.as_deref(), Some(name));
    }
}

#[test]
fn words_of_the_game_show_its_language() {
    for (encoding, header) in [
        (SHIFT_JIS, "BR[九段]"),
        (SHIFT_JIS, "RE[黒中押し勝ち]"),
        (SHIFT_JIS, "KM[6目半]"),
        (GB18030, "BR[九段]AP[foxwq]"),
        (GB18030, "RE[白中盘胜]"),
        (GB18030, "EV[第3届围棋联赛]"),
        (EUC_KR, "BR[9단]"),
        (EUC_KR, "RE[흑 불계승]"),
        (EUC_KR, "PB[백번]"),
        (BIG5, "RE[黑中盤勝]"),
        (BIG5, "EV[圍棋名人戰]"),
    ] {
        let text = format!("(;{header}KM[6.5])");
        let (bytes, _, _) = encoding.encode(&text);
        let parsed = parse(&bytes);
        let root = parsed.collection.roots().next().unwrap();
        let property = root.properties().next().unwrap();
        let found = format!("{}[{}]", property.name(), property.values().next().unwrap().text());
        assert!(header.starts_with(&found), "{header}: {found}");
    }
}

#[test]
fn a_given_encoding_goes_before_everything() {
    let text = "(;CA[UTF-8]PB[表]C[x])";
    for (label, encoding) in [("sjis", SHIFT_JIS), ("CP936", GB18030), ("big5", BIG5)] {
        let (bytes, _, _) = encoding.encode(text);
        let parsed = read_as(&bytes[..], Some(label)).unwrap();
        let root = parsed.collection.roots().next().unwrap();
        assert_eq!(root.text("PB").as_deref(), Some("表"), "{label}");
        assert_eq!(root.text("C").as_deref(), Some("x"), "{label}");
        assert_eq!(parsed.diagnostics, []);
        assert_eq!(write(&parsed.collection), bytes.into_owned());
    }
    let utf16: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let parsed = read_as(utf16, Some("utf-16be")).unwrap();
    assert_eq!(parsed.collection.roots().next().unwrap().text("PB").as_deref(), Some("表"));
    let gib = EUC_KR.encode("\\HS\n\\[GAMEBLACKNAME=이세돌\\]\n\\HE\n").0.into_owned();
    let parsed = read_as(gib, Some("EUC-KR")).unwrap();
    let info = parsed.collection.roots().next().unwrap().game_info().0;
    assert_eq!(info.black.name.as_deref(), Some("이세돌"));
    // Without one, it is as if `read` were asked.
    let parsed = read_as(text.as_bytes(), None).unwrap();
    assert_eq!(parsed.collection.encoding(), "UTF-8");
    let error = read_as(text.as_bytes(), Some("klingon\u{1b}")).unwrap_err().to_string();
    assert_eq!(error, r#"the encoding "klingon\u{1b}" is not known"#);
}

#[test]
fn utf_8_that_went_through_another_encoding_stays_utf_8() {
    // The bytes 81, 8D, 8F, 90 and 9D have no character in windows-1252.
    let text = "(;GM[1]FF[4]SZ[19]PB[飞龙]PW[老兵不老]BR[5级]WR[9段]KM[6.5];B[pd])";
    let damaged: Vec<u8> = text
        .bytes()
        .map(|byte| if matches!(byte, 0x81 | 0x8D | 0x8F | 0x90 | 0x9D) { b'?' } else { byte })
        .collect();
    assert_ne!(damaged, text.as_bytes());
    let (encoding, _, komi, problems) = header(&damaged);
    assert_eq!((encoding, komi), ("UTF-8", Some(13)));
    assert!(problems.iter().any(|text| text.contains("damaged")), "{problems:?}");
}

#[test]
fn no_guess_swallows_a_bracket_behind_which_the_record_goes_on() {
    for (sign, encoding) in [(b'\xAE', "windows-1252"), (b'\xA9', "windows-1252")] {
        let bytes = [&b"(;GM[1]US[SmartGo"[..], &[sign], b"]PB[A];B[pd];W[dd])"].concat();
        let parsed = parse(&bytes);
        assert_eq!(parsed.collection.encoding(), encoding, "{sign:X}");
        assert_eq!(parsed.collection.node_count(), 3, "{sign:X}");
    }
    // ﾀﾛｳ in Shift_JIS, and names in code page 437, which is none of the known ones.
    let (encoding, name, ..) = header(b"(;GM[1]PB[\xC0\xDB\xB3]PW[bob];B[pd])");
    assert_eq!((encoding, name.as_deref()), ("Shift_JIS", Some("ﾀﾛｳ")));
    let parsed = parse(b"(;GM[1]PB[J\x81rgen M\x81ller]PW[Ren\x82];B[pd];W[dd])");
    assert_eq!(parsed.collection.node_count(), 3);
    // Any sign before any bracket.
    for sign in 0x80..=0xFF {
        let bytes = [&b"(;GM[1]PB[Ren"[..], &[sign], b"]PW[M", &[sign], b"ller];B[pd];W[dd])"];
        let parsed = parse(&bytes.concat());
        assert_eq!(parsed.collection.node_count(), 3, "{sign:X}");
        assert!(parsed.collection.roots().next().unwrap().text("PW").is_some(), "{sign:X}");
    }
}

#[test]
fn western_signs_are_no_katakana() {
    for text in [
        "KM[6½]RE[W+½]",
        "C[¡Muy mal!]",
        "C[¿No?]",
        "C[25°]",
        "C[¥1000]",
        "C[«oui»]",
        "C[¡Hola! ¿qué pasa?]",
    ] {
        let record = format!("(;GM[1]{text};B[aa])");
        let bytes = encoding_rs::WINDOWS_1252.encode(&record).0;
        assert_eq!(parse(&bytes).collection.encoding(), "windows-1252", "{text}");
    }
}

//! Records in other encodings than UTF-8.

use encoding_rs::{BIG5, EUC_KR, Encoding, GB18030, SHIFT_JIS, WINDOWS_1251};
use tengen_sgf::{Problem, parse, write};

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
    check(unknown.as_bytes(), "UTF-8", "é", Some(Problem::UnknownEncoding));
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

//! Players' names in records that do not declare an encoding.
//!
//! `cargo test -p tengen-sgf --test encodings undeclared_names -- --nocapture` prints how many are
//! read as they were meant.

use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GBK, SHIFT_JIS, UTF_8, WINDOWS_1252};
use tengen_sgf::parse;

const SIMPLIFIED: &str = include_str!("names/chinese-simplified.txt");
const TRADITIONAL: &str = include_str!("names/chinese-traditional.txt");
const JAPANESE: &str = include_str!("names/japanese.txt");
const KOREAN: &str = include_str!("names/korean.txt");
/// Pairs, one a line, since these names have spaces.
const WESTERN: &str = include_str!("names/western.txt");

/// Lists of names in one encoding, and the rank that stands beside them. Behind them is the least
/// share of records that have to be read right, in percent. It is given for two names, for one
/// name, and for two names with ranks.
const LISTS: [(&str, &str, &Encoding, &str, [usize; 3]); 9] = [
    ("simplified Chinese", SIMPLIFIED, GBK, "九段", [99, 95, 100]),
    ("traditional Chinese", TRADITIONAL, BIG5, "九段", [99, 95, 100]),
    ("traditional Chinese", TRADITIONAL, GBK, "九段", [99, 95, 100]),
    ("Japanese", JAPANESE, SHIFT_JIS, "九段", [99, 95, 100]),
    ("Japanese", JAPANESE, EUC_JP, "九段", [99, 95, 100]),
    ("Korean", KOREAN, EUC_KR, "9단", [99, 95, 100]),
    ("Western", WESTERN, WINDOWS_1252, "9 dan", [99, 95, 100]),
    ("Western", WESTERN, UTF_8, "9 dan", [99, 95, 100]),
    ("simplified Chinese", SIMPLIFIED, UTF_8, "九段", [100, 100, 100]),
];

/// The names on a list, each with the one that follows.
fn pairs(list: &str) -> Vec<(&str, &str)> {
    if list.contains(';') {
        return list.lines().filter_map(|line| line.split_once(';')).collect();
    }
    let names: Vec<&str> = list.split_whitespace().collect();
    let next = names.iter().cycle().skip(1);
    names.iter().copied().zip(next.copied()).collect()
}

fn is_read(black: &str, white: &str, rank: &str, encoding: &'static Encoding) -> Option<bool> {
    let text = format!(
        "(;GM[1]FF[4]SZ[19]PB[{black}]BR[{rank}]PW[{white}]WR[{rank}]KM[6.5]RE[B+R];B[pd];W[dp])"
    );
    let (bytes, _, lossy) = encoding.encode(&text);
    // Not every encoding has every name. Names in ASCII say nothing.
    if lossy || bytes.is_ascii() {
        return None;
    }
    let parsed = parse(&bytes);
    let info = parsed.collection.roots().next()?.game_info().0;
    let right = info.black.name.as_deref() == Some(black)
        && info.white.name.as_deref() == Some(white)
        && info.komi == Some(13);
    if !right && std::env::var_os("SHOW").is_some() {
        println!("{black} {white}: {} {:?}", parsed.collection.encoding(), info.black.name);
    }
    Some(right)
}

#[test]
fn undeclared_names_are_read_as_they_were_meant() {
    let mut bad = Vec::new();
    for (language, list, encoding, rank, least) in LISTS {
        let pairs = pairs(list);
        let read = |form: usize, &(black, white): &(&str, &str)| match form {
            0 => is_read(black, white, "", encoding),
            1 => is_read(black, "Program", "", encoding),
            _ => is_read(black, white, rank, encoding),
        };
        for (form, least) in least.into_iter().enumerate() {
            let found: Vec<bool> = pairs.iter().filter_map(|pair| read(form, pair)).collect();
            let right = found.iter().filter(|right| **right).count();
            let form = ["two names", "one name", "two names and ranks"][form];
            let line =
                format!("{language}, {}, {form}: {right} of {}", encoding.name(), found.len());
            println!("{line}");
            if right * 100 < least * found.len() {
                bad.push(line);
            }
        }
    }
    assert_eq!(bad, [""; 0]);
}

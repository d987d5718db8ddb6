//! Numbers of points: komi and scores.

use std::borrow::Cow;

use crate::{diagnostic::Problem, text::half_width};

/// Reads a decimal number, or a whole one with a fraction (`3 1/2`, `2又3/4`, `3½`), as quarters.
/// `None` if the text is something else; `Some(None)` if it is a number, but not one of quarters.
pub(crate) fn read_quarters(text: &str) -> Option<Option<i64>> {
    let text = text.trim();
    let (sign, text) = match text.strip_prefix(['-', '−']) {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    for (fraction, numerator) in [('¼', 1), ('½', 2), ('¾', 3)] {
        if let Some(whole) = text.strip_suffix(fraction) {
            let whole = whole.trim_end().trim_end_matches('又');
            let whole = if whole.is_empty() { 0 } else { digits(whole)? };
            return Some(Some(sign * (whole * 4 + numerator)));
        }
    }
    if let Some((number, denominator)) = text.split_once('/') {
        let (whole, numerator) = match number.trim().split_once(['又', ' ']) {
            Some((whole, numerator)) => (digits(whole)?, digits(numerator.trim())?),
            None => (0, digits(number)?),
        };
        let denominator = digits(denominator)?;
        return match denominator {
            1 | 2 | 4 => Some(Some(sign * (whole * 4 + numerator * 4 / denominator))),
            _ => Some(None),
        };
    }
    let (whole, decimals) = text.split_once(['.', ',']).unwrap_or((text, ""));
    if whole.is_empty() && decimals.is_empty() {
        return None;
    }
    let whole = if whole.is_empty() { 0 } else { digits(whole)? };
    if !decimals.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let quarters = match decimals.trim_end_matches('0') {
        "" => 0,
        "25" => 1,
        "5" => 2,
        "75" => 3,
        _ => return Some(None),
    };
    Some(Some(sign * (whole * 4 + quarters)))
}

/// Reads a decimal number of points with its unit, without a sign, as millionths of a point.
/// Further decimals are rounded away.
pub(crate) fn read_millionths(text: &str) -> Option<u64> {
    let (whole, decimals) = without_words(text).split_once(['.', ','])?;
    let whole = if whole.is_empty() { 0 } else { digits(whole)? };
    if !decimals.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    // One digit more than are kept, to round by.
    let kept: u64 = format!("{decimals:0<7.7}").parse().ok()?;
    Some(u64::try_from(whole).ok()? * 1_000_000 + (kept + 5) / 10)
}

/// A whole number of at most six digits, more than any board needs.
fn digits(text: &str) -> Option<i64> {
    let text = text.trim();
    let plain = !text.is_empty() && text.len() <= 6 && text.bytes().all(|b| b.is_ascii_digit());
    if plain { text.parse().ok() } else { None }
}

/// A number without its unit, and without the East Asian words for komi, as in `黑贴3又3/4子` or
/// `コミ6目半`.
fn without_words(text: &str) -> &str {
    let before =
        ["komi:", "komi", "先番", "番", "方", "棋", "黑", "黒", "贴", "貼", "コミ", "白", "덤"];
    let behind = ["出し", "コミ", "目", "子", "点", "點", "집", "호"];
    let mut text = text.trim();
    while let Some(rest) = before.iter().find_map(|word| text.strip_prefix(word)) {
        text = rest.trim_start();
    }
    while let Some(rest) = behind.iter().find_map(|word| text.strip_suffix(word)) {
        text = rest.trim_end();
    }
    let text = text.strip_suffix('.').unwrap_or(text);
    let text = text.strip_suffix("zi").map_or(text, str::trim_end);
    let units = [
        "points",
        "point",
        "pts",
        "pt",
        "p",
        "moku",
        "stones",
        "punkten",
        "punkte",
        "punkt",
        "poäng",
        "очко",
        "очка",
        "очков",
    ];
    units.iter().find_map(|unit| text.strip_suffix(unit)).unwrap_or(text).trim_end()
}

/// The text with Chinese numerals below a hundred as digits, and fractions as `3/4`:
/// `三又四分之三子` is `3又3/4子`.
fn in_digits(text: &str) -> Cow<'_, str> {
    let value = |c: char| "一二三四五六七八九".chars().position(|digit| digit == c).map(|i| i + 1);
    if !text.contains(|c| c == '十' || c == '两' || value(c).is_some()) {
        return text.into();
    }
    let text = text.replace("四分之一", "1/4").replace("四分之三", "3/4");
    let text = text.replace("二分之一", "1/2").replace('两', "二");
    let mut digits = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let tens = match (c, value(c)) {
            ('十', _) => 1,
            (_, Some(tens)) if chars.next_if_eq(&'十').is_some() => tens,
            (_, Some(ones)) => {
                digits.push_str(&ones.to_string());
                continue;
            }
            (c, None) => {
                digits.push(c);
                continue;
            }
        };
        let ones = chars.peek().and_then(|&c| value(c));
        if ones.is_some() {
            chars.next();
        }
        digits.push_str(&(tens * 10 + ones.unwrap_or(0)).to_string());
    }
    digits.into()
}

/// Reads a number of points with its unit and perhaps a half behind it, as quarters
/// (see [`read_quarters`]): `5目半`, `半目`, `2집반`.
pub(crate) fn read_with_half(number: &str) -> Option<Option<i64>> {
    let number = in_digits(number);
    let number = number.as_ref();
    if let Some((whole, unit)) = number.split_once(" and a half") {
        return read_quarters(&format!("{}½", without_words(&format!("{whole}{unit}"))));
    }
    let whole = match number {
        "半" | "半目" | "半子" | "반집" => Some(""),
        _ => number.strip_suffix(['半', '반']),
    };
    match whole {
        Some(whole) => read_quarters(&format!("{}½", without_words(whole))),
        None => read_quarters(without_words(number)),
    }
}

/// The text in small letters and half width, without white space around it.
fn in_small(text: &str) -> String {
    let text: String = text.chars().map(half_width).collect();
    text.trim().to_lowercase()
}

/// The words for none in English, German, French and Swedish.
const NONE: [&str; 10] =
    ["none", "kein", "keins", "keine", "ohne", "utan", "sans", "aucun", "ingen", "inget"];

/// Reads a number of handicap stones: a whole number, perhaps with its unit.
pub(crate) fn read_handicap(text: &str) -> Result<u32, Problem> {
    let text = in_small(text);
    let even = ["no", "even", "-", "分先", "互先", "定先", "先", "호선", "정선"];
    if even.contains(&text.as_str()) || NONE.contains(&text.as_str()) {
        return Ok(0);
    }
    let number = text.trim_start_matches(['受', '让', '讓', '置']);
    let number = number.trim_end_matches(['子', '점', '局', '碁', '目']).trim_end();
    let number = if number == "两" || number == "兩" { "二" } else { number };
    let in_words = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];
    if let Some(index) = in_words.iter().position(|&word| word == number) {
        return Ok(index as u32 + 1);
    }
    let number =
        ["stones", "stone"].iter().find_map(|unit| number.strip_suffix(unit)).unwrap_or(number);
    let number = number.trim_end().strip_suffix(".0").unwrap_or(number.trim_end());
    number.parse().map_err(|_| Problem::HandicapNoNumber)
}

/// Reads a komi as half points; the words for none are 0. The number may come with a problem:
/// Chinese records count in zi (one is two points) or in hundredths. A number of 100 and more is
/// one of hundredths; where the program that wrote it is known to count in `hundredths`, 50 is too.
///
/// # Errors
/// If the text is not a number, or not one of half points.
pub(crate) fn read_komi(text: &str, hundredths: bool) -> Result<(i32, Option<Problem>), Problem> {
    let text = in_small(text).replace("(reverse)", "reverse");
    // Which komi that is, such as `7.5 (Chinese)`.
    let text = text
        .strip_suffix(')')
        .and_then(|text| text.split_once('('))
        .map_or(text.as_str(), |(text, _)| text.trim_end())
        .to_owned();
    let without = text.strip_suffix(" komi").unwrap_or(&text);
    let in_characters = [
        "コミなし",
        "なし",
        "无",
        "無",
        "不贴",
        "不貼",
        "不贴目",
        "不貼目",
        "貼目なし",
        "无贴目",
        "無貼目",
        "定先",
        "덤없음",
    ];
    if without == "no" || NONE.contains(&without) || in_characters.contains(&without) {
        return Ok((0, None));
    }
    // White's komi is what a komi is. That of Black may be one which Black gets or gives.
    let text = ["white ", "for white"]
        .iter()
        .find_map(|word| text.strip_prefix(word).or_else(|| text.strip_suffix(word)))
        .unwrap_or(&text);
    let reversed = ["reverse", "逆コミ"]
        .iter()
        .find_map(|word| text.strip_prefix(word).or_else(|| text.strip_suffix(word)));
    let (sign, text) = match reversed {
        Some(rest) => (-1, rest),
        None => (1, text),
    };
    let number = text.trim_end().trim_end_matches("出し").trim_end_matches("コミ");
    let quarters = read_with_half(number).ok_or(Problem::BadKomi)?.ok_or(Problem::KomiNotHalves)?;
    let quarters = sign * quarters;
    let converted = Some(Problem::KomiConverted);
    let unit = text.trim_end().trim_end_matches('.');
    let in_zi = unit.contains('子') || unit.ends_with("zi");
    let least = if hundredths { 200 } else { 400 };
    let (halves, problem) = match quarters {
        // 650 is 6.5 points, while 375 is 3.75 zi: no count of points ends in
        // a quarter.
        _ if quarters.abs() < least && !in_zi && quarters % 2 == 0 => (quarters / 2, None),
        // Black gives at most five zi; numbers that are said to be zi may be larger.
        _ if quarters.abs() <= 20 || (in_zi && quarters.abs() < least) => (quarters, converted),
        _ if quarters.abs() < least => return Err(Problem::KomiNotHalves),
        _ if quarters % 200 == 0 => (quarters / 200, converted),
        _ if quarters % 100 == 0 => (quarters / 100, converted),
        _ => return Err(Problem::KomiNotHalves),
    };
    let halves = i32::try_from(halves).map_err(|_| Problem::BadKomi)?;
    Ok((halves, problem))
}

/// Half points as a decimal number: `7.5`, `-3`, `0.5`.
pub(crate) fn show_halves(halves: i64) -> String {
    let sign = if halves < 0 { "-" } else { "" };
    let size = halves.unsigned_abs();
    let decimals = if size % 2 == 1 { ".5" } else { "" };
    format!("{sign}{}{decimals}", size / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn komi_as_it_is_found() {
        let converted = Some(Problem::KomiConverted);
        for (text, expected) in [
            ("6.5", Ok((13, None))),
            (" 6,50 ", Ok((13, None))),
            ("６．５", Ok((13, None))),
            ("６目半", Ok((13, None))),
            ("7", Ok((14, None))),
            ("+5.5", Ok((11, None))),
            ("-3.5", Ok((-7, None))),
            (".5", Ok((1, None))),
            ("0", Ok((0, None))),
            ("0.00", Ok((0, None))),
            ("5½", Ok((11, None))),
            ("6 1/2", Ok((13, None))),
            ("6.5目", Ok((13, None))),
            ("6.5 points", Ok((13, None))),
            ("6집", Ok((12, None))),
            ("6집반", Ok((13, None))),
            ("덤 6집 반", Ok((13, None))),
            ("7.5目", Ok((15, None))),
            ("6目半", Ok((13, None))),
            ("コミ6目半", Ok((13, None))),
            ("黒番6目半コミ出し", Ok((13, None))),
            ("先番6目半コミ出し", Ok((13, None))),
            ("黒5目半コミ出し", Ok((11, None))),
            ("半目", Ok((1, None))),
            ("逆コミ5目半", Ok((-11, None))),
            ("reverse 5.5", Ok((-11, None))),
            ("5.5 reverse", Ok((-11, None))),
            ("5.5 (reverse)", Ok((-11, None))),
            ("2子半", Ok((10, converted))),
            ("两子半", Ok((10, converted))),
            ("White 5.5", Ok((11, None))),
            ("5.5 for White", Ok((11, None))),
            ("Black 5.5", Err(Problem::BadKomi)),
            ("6,5 очка", Ok((13, None))),
            ("6.5 Moku", Ok((13, None))),
            ("2.5 Punkte", Ok((5, None))),
            ("6,5 points", Ok((13, None))),
            ("6,5 poäng", Ok((13, None))),
            ("Komi 6.5", Ok((13, None))),
            ("Komi: 7 ½", Ok((15, None))),
            ("7pt", Ok((14, None))),
            ("6 and a half", Ok((13, None))),
            ("6 and a half points", Ok((13, None))),
            ("6 points and a half", Ok((13, None))),
            ("5.5 pts.", Ok((11, None))),
            ("6.5 p", Ok((13, None))),
            ("3 3/4 zi", Ok((15, converted))),
            ("3 zi", Ok((12, converted))),
            ("3 zi.", Ok((12, converted))),
            ("kein", Ok((0, None))),
            ("ohne Komi", Ok((0, None))),
            ("inget", Ok((0, None))),
            ("no", Ok((0, None))),
            ("定先", Ok((0, None))),
            ("无贴目", Ok((0, None))),
            ("7.5 (Chinese)", Ok((15, None))),
            ("(7.5)", Err(Problem::BadKomi)),
            ("zi", Err(Problem::BadKomi)),
            ("none", Ok((0, None))),
            ("No komi", Ok((0, None))),
            ("kein Komi", Ok((0, None))),
            ("sans komi", Ok((0, None))),
            ("コミなし", Ok((0, None))),
            ("无", Ok((0, None))),
            ("不贴", Ok((0, None))),
            ("貼目なし", Ok((0, None))),
            ("7.50", Ok((15, None))),
            ("黑贴3.75子", Ok((15, converted))),
            ("黑贴三又四分之三子", Ok((15, converted))),
            ("六目半", Ok((13, None))),
            ("コミ四目半", Ok((9, None))),
            ("二十目", Ok((40, None))),
            ("十二", Ok((24, None))),
            ("貼2又3/4子", Ok((11, converted))),
            ("550", Ok((11, converted))),
            ("黑贴3又3/4子", Ok((15, converted))),
            ("3¾子", Ok((15, converted))),
            ("2又¾子", Ok((11, converted))),
            ("375", Ok((15, converted))),
            ("325", Ok((13, converted))),
            ("275", Ok((11, converted))),
            ("650", Ok((13, converted))),
            ("750", Ok((15, converted))),
            ("3.75", Ok((15, converted))),
            ("3又3/4子", Ok((15, converted))),
            ("6.3", Err(Problem::KomiNotHalves)),
            ("7.25", Err(Problem::KomiNotHalves)),
            ("7.25 zi", Ok((29, converted))),
            ("123", Err(Problem::KomiNotHalves)),
            ("2/3", Err(Problem::KomiNotHalves)),
            ("1/0", Err(Problem::KomiNotHalves)),
            ("", Err(Problem::BadKomi)),
            ("-", Err(Problem::BadKomi)),
            ("?", Err(Problem::BadKomi)),
            ("半半", Err(Problem::BadKomi)),
            ("6.x", Err(Problem::BadKomi)),
            ("99999999999999999999", Err(Problem::BadKomi)),
        ] {
            assert_eq!(read_komi(text, false), expected, "{text}");
        }
    }

    #[test]
    fn a_program_that_counts_in_hundredths_has_small_komi_too() {
        for (text, halves) in [("50", 1), ("150", 3), ("375", 15), ("650", 13), ("0", 0)] {
            assert_eq!(read_komi(text, true).map(|(komi, _)| komi), Ok(halves), "{text}");
        }
        assert_eq!(read_komi("50", false), Ok((100, None)));
    }

    #[test]
    fn handicaps_as_they_are_found() {
        for (text, expected) in [
            ("0", Ok(0)),
            ("2", Ok(2)),
            ("9 stones", Ok(9)),
            ("1 Stone", Ok(1)),
            ("3子", Ok(3)),
            ("2子局", Ok(2)),
            ("4점", Ok(4)),
            ("受2子", Ok(2)),
            ("让二子", Ok(2)),
            ("三子局", Ok(3)),
            ("五子", Ok(5)),
            ("两子", Ok(2)),
            ("定先", Ok(0)),
            ("先", Ok(0)),
            ("互先", Ok(0)),
            ("even", Ok(0)),
            ("2.0", Ok(2)),
            ("none", Ok(0)),
            ("keine", Ok(0)),
            ("분", Err(Problem::HandicapNoNumber)),
            ("-2", Err(Problem::HandicapNoNumber)),
            ("two", Err(Problem::HandicapNoNumber)),
            ("stones", Err(Problem::HandicapNoNumber)),
        ] {
            assert_eq!(read_handicap(text), expected, "{text}");
        }
    }

    #[test]
    fn halves_are_shown_as_decimals() {
        for (halves, text) in [(15, "7.5"), (-7, "-3.5"), (-1, "-0.5"), (12, "6"), (0, "0")] {
            assert_eq!(show_halves(halves), text);
        }
    }
}

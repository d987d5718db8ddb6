//! A result's parts.

use super::{
    GameResult, WinBy, latin,
    words::{
        manner, match_points, plain, split_color, without_losing, without_winner, without_winning,
    },
};
use crate::{
    komi::{read_millionths, read_with_half},
    point::Color,
};

/// Reads a result; see [`GameResult::read`].
pub(super) fn result(text: &str) -> Option<GameResult> {
    let text = plain(text);
    match stated(&without_remarks(&text)) {
        Some(GameResult::Win { winner, by: WinBy::Unstated }) => {
            let by = remark(&text).unwrap_or(WinBy::Unstated);
            Some(GameResult::Win { winner, by })
        }
        found => found,
    }
}

/// The manner of the win that a remark at the end says: `White (by resignation)`. Other words may
/// be about the loser.
fn remark(text: &str) -> Option<WinBy> {
    let (_, remark) = text.strip_suffix(')')?.split_once('(')?;
    by(remark.strip_prefix("by ").or_else(|| remark.strip_prefix("on "))?)
}

/// The result that a text without remarks states.
fn stated(text: &str) -> Option<GameResult> {
    let whole = |text: &str| clause(without_moves(text).as_deref().unwrap_or(text));
    whole(text).or_else(|| {
        // Other things are said before or behind it.
        let text = text.replace(" - ", "; ");
        clauses(&text).filter(|clause| !clause.is_empty() && !is_color(clause)).find_map(whole)
    })
}

/// Whether a text that was read as this result says nothing besides: no remark, no number of moves,
/// no reason for it.
pub(super) fn says_only(text: &str, result: GameResult) -> bool {
    let text = plain(text);
    let says_more = [
        "以下略",
        "resigned ",
        "resigns ",
        "forfeit",
        "out of time ",
        "timed out ",
        "gibt auf ",
        "abandonne ",
        "abandonnent ",
        "ger upp ",
        "?",
    ];
    match result {
        GameResult::Win { by: WinBy::Forfeit | WinBy::Unstated, .. } => {
            text == plain(&result.to_string()) || match_points(&text) == Some(result)
        }
        // Quarters are taken for those of zi.
        GameResult::Win { by: WinBy::Score(_), .. }
            if !text.contains("子") && !text.contains("zi") && has_quarters(&text) =>
        {
            false
        }
        GameResult::Win { .. } => {
            !says_more.iter().any(|words| text.contains(words)) && clause(&text) == Some(result)
        }
        GameResult::Draw => !text.starts_with("draw ") && without_winner(&text) == Some(result),
        GameResult::Void | GameResult::Unknown => text == plain(&result.to_string()),
    }
}

/// Whether a result says a margin in zi, which is read as points: by its unit, or by quarters.
pub(super) fn counts_zi(text: &str) -> bool {
    let text = plain(text);
    let is_counted = matches!(result(&text), Some(GameResult::Win { by: WinBy::Score(_), .. }));
    is_counted && (text.contains('子') || text.contains("zi") || has_quarters(&text))
}

fn has_quarters(text: &str) -> bool {
    [".25", ".75", "1/4", "3/4", "¼", "¾"].iter().any(|quarters| text.contains(quarters))
}

/// Whether a part of a text is a player's colour alone, which need not be that of the winner.
fn is_color(clause: &str) -> bool {
    let rest = split_color(clause).or_else(|| latin::color(clause));
    rest.is_some_and(|(_, rest)| rest.is_empty())
}

/// The parts of a text between marks. A mark before a digit may belong to a number.
fn clauses(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest.take()?;
        let is_end = |&(at, c): &(usize, char)| {
            let behind = &text[at + c.len_utf8()..];
            matches!(c, ',' | ';' | '、' | '。' | '.' | '\n')
                && !behind.starts_with(|c: char| c.is_ascii_digit())
        };
        let Some((at, c)) = text.char_indices().find(is_end) else { return Some(text.trim()) };
        rest = Some(&text[at + c.len_utf8()..]);
        Some(text[..at].trim())
    })
}

/// The text without the additions of servers and editors: `>> White(66):Black(89)`, or remarks in
/// parentheses or braces.
fn without_remarks(text: &str) -> String {
    let text = text.split(">>").next().unwrap_or_default();
    let mut depth = 0_usize;
    let mut kept = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '(' | '{' => depth += 1,
            ')' | '}' => depth = depth.saturating_sub(1),
            c if depth == 0 => kept.push(c),
            _ => {}
        }
    }
    if kept.trim().is_empty() { text.trim().to_owned() } else { kept.trim().to_owned() }
}

/// The text without the number of moves that it begins or ends with, if it does: `257手完`,
/// `共270手`, `226수`, `after 181 moves`.
fn without_moves(text: &str) -> Option<String> {
    let units = ["手", "수", " moves", "moves"];
    let is_number = |before: &str| before.trim_end().ends_with(|c: char| c.is_ascii_digit());
    let (unit, at) = units.iter().find_map(|unit| {
        let (at, _) = text.match_indices(unit).find(|&(at, _)| is_number(&text[..at]))?;
        Some((unit, at))
    })?;
    let number = text[..at].trim_end();
    let before = number.trim_end_matches(|c: char| c.is_ascii_digit());
    let mut before = before.trim_end();
    for word in ["手数", "共", "全", "总", "第", "计", "총", "after", "in"] {
        before = before.strip_suffix(word).unwrap_or(before);
    }
    let mut behind = text[at + unit.len()..].trim_start();
    for word in ["以下略", "完", "まで", "にて", "で", "终局", "终", "止", "打", "만에", "끝"]
    {
        behind = behind.strip_prefix(word).unwrap_or(behind);
    }
    let mark = |c: char| c.is_whitespace() || matches!(c, ',' | '、' | '.' | '。' | ':' | ';');
    let (before, behind) = (before.trim_end_matches(mark), behind.trim_start_matches(mark));
    match (before, behind) {
        // A number of moves is no result.
        ("", "") => None,
        (rest, "") | ("", rest) => Some(rest.to_owned()),
        (before, behind) => Some(format!("{before} {behind}")),
    }
}

fn clause(text: &str) -> Option<GameResult> {
    let text = text.trim_end_matches(['.', '!', '。']).trim();
    // A question mark says that the writer was not sure of it.
    let certain = text.trim_end_matches('?').trim_end();
    let text = if certain.is_empty() { text } else { certain };
    // Some records leave the last moves out.
    let text = text.strip_suffix("以下略").map_or(text, str::trim);
    if let Some(result) = without_winner(text).or_else(|| match_points(text)) {
        return Some(result);
    }
    let mut text = text;
    for word in [
        "result:",
        "the winner is ",
        "winner is ",
        "winner:",
        "win for ",
        "win by ",
        "victory for ",
        "les ",
    ] {
        text = text.strip_prefix(word).map_or(text, str::trim_start);
    }
    if let Some((color, rest)) = split_color(text) {
        return east_asian(color, rest);
    }
    let (color, rest) = latin::color(text)?;
    let rest = without_loser(rest, color.other()).unwrap_or(rest);
    let lost = latin::loss(rest).map(|by| GameResult::Win { winner: color.other(), by });
    lost.or_else(|| Some(GameResult::Win { winner: color, by: latin::win(rest)? }))
}

/// What is said of a player in Chinese, Japanese or Korean.
fn east_asian(color: Color, rest: &str) -> Option<GameResult> {
    if rest.is_empty() {
        return Some(GameResult::Win { winner: color, by: WinBy::Unstated });
    }
    if let Some(how) = without_losing(rest) {
        return Some(GameResult::Win { winner: color.other(), by: by(how)? });
    }
    if let Some(how) = without_winning(rest) {
        let how = if how == "时" { "超时" } else { how };
        return Some(GameResult::Win { winner: color, by: by(how)? });
    }
    let winner = match rest {
        // These are said of the loser.
        "认输" | "投了" | "投子" | "投子认输" | "超时" | "时间切れ" | "弃权" => {
            color.other()
        }
        _ => color,
    };
    // A side's whole area is counted in zi too.
    let is_margin = |by: &WinBy| !matches!(by, WinBy::Score(halves) if *halves >= 4 * MOST_ZI);
    let by = by(rest).filter(|by| is_margin(by) || !rest.contains('子'))?;
    (!rest.contains('贴')).then_some(GameResult::Win { winner, by })
}

/// Margins are smaller than half the board.
const MOST_ZI: u32 = 90;

/// How a game was won: a word, or a number of points or zi.
pub(super) fn by(text: &str) -> Option<WinBy> {
    let text = text.trim();
    if let Some(by) = manner(text) {
        return Some(by);
    }
    let text = without_winning(text).unwrap_or(text);
    if let Some(by) = manner(text).filter(|_| !text.is_empty()) {
        return Some(by);
    }
    if text.starts_with(['+', '-', '−']) {
        return None;
    }
    if matches!(text, "half a point" | "a half point" | "half point") {
        return Some(WinBy::Score(1));
    }
    let (number, in_zi) = match text.strip_suffix("zi") {
        Some(number) => (number.trim_end(), true),
        None => (text, text.contains('子')),
    };
    let Some(quarters) = read_with_half(number)? else {
        return if in_zi { None } else { read_millionths(number).map(margin) };
    };
    let quarters = u32::try_from(quarters).ok()?;
    let in_zi = in_zi || quarters % 2 != 0;
    Some(WinBy::Score(if in_zi { quarters } else { quarters / 2 }))
}

/// What is said of the winner, without the player who lost: `wins by resignation of white`.
fn without_loser(text: &str, loser: Color) -> Option<&str> {
    let (said, player) = [" of ", " von ", " de ", " des ", " av "]
        .iter()
        .find_map(|between| text.rsplit_once(between))?;
    (latin::color(player)? == (loser, "")).then_some(said)
}

/// A margin of this many millionths of a point.
fn margin(millionths: u64) -> WinBy {
    const HALF: u64 = 500_000;
    match u32::try_from(millionths / HALF) {
        Ok(halves) if millionths.is_multiple_of(HALF) => WinBy::Score(halves),
        _ => WinBy::Fraction { millionths },
    }
}

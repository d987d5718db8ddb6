//! The outcome of a game as records state it.

use std::fmt;

use crate::{
    komi::{read_with_half, show_halves},
    point::Color,
};

/// The outcome of a game (`RE`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// One player has won.
    Win {
        /// The winner.
        winner: Color,
        /// The kind of win.
        by: WinBy,
    },
    /// Neither player has won (`0`, `Draw`, jigo).
    Draw,
    /// The game does not count (`Void`).
    Void,
    /// It is said to be unknown (`?`).
    Unknown,
}

/// How a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinBy {
    /// By this many half points.
    Score(u32),
    /// The other player resigned.
    Resignation,
    /// The other player's time ran out.
    Time,
    /// The other player forfeited the game.
    Forfeit,
    /// The record does not say.
    Unstated,
}

impl GameResult {
    /// Reads the standard forms (`B+3.5`, `W+R`, `W+Time`, `B+`, `0`, `Draw`, `Void`, `?`). It also
    /// reads those of old and East Asian records (`W+Resign`, `jigo`, `Black wins by resignation`,
    /// `黑胜2又3/4子`, `白中押し勝ち`). A margin in quarters or in 子 counts zi, of two points each. `None` if
    /// the text is something else.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = without_remarks(text).trim_end_matches(['.', '!', '！', '。']).to_lowercase();
        match text.as_str() {
            "0" | "draw" | "jigo" | "tie" | "持碁" | "和棋" | "和" | "平局" | "무승부" | "빅" =>
            {
                return Some(GameResult::Draw);
            }
            "void" | "no result" | "annulled" | "cancelled" | "無勝負" | "无胜负" | "無效"
            | "无效" | "无胜负局" | "무효" | "both lose" | "both lost" | "両負け" | "双方负" =>
            {
                return Some(GameResult::Void);
            }
            "?" | "" | "-" | "unknown" | "not finished" | "未完" | "封盘" | "unfinished"
            | "suspended" | "left unfinished" | "打挂" | "打ち掛け" => {
                return Some(GameResult::Unknown);
            }
            _ => {}
        }
        if let Some(result) = read_loser(&text) {
            return Some(result);
        }
        if let Some(rest) = text.strip_prefix("draw") {
            // Old records add a reason in words.
            return rest.starts_with([' ', '(']).then_some(GameResult::Draw);
        }
        let (winner, rest) = split_winner(&text)?;
        Some(GameResult::Win { winner, by: read_by(rest.trim())? })
    }
}

/// The text without the additions of servers and editors: `>> White(66):Black(89)`, or a remark in
/// parentheses or braces.
fn without_remarks(text: &str) -> &str {
    let text = text.split(">>").next().unwrap_or_default().trim();
    match text.split_once(['(', '{']) {
        Some((result, _)) if !result.trim().is_empty() => result.trim(),
        _ => text,
    }
}

/// Reads the loser and the kind of loss: `White loses on time`, `black resigns`, `白方认输`.
fn read_loser(text: &str) -> Option<GameResult> {
    let (loser, rest) = split_color(text)?;
    let by = match rest.trim_start_matches(['方', '番', ' ']) {
        "resigns" | "resigned" | "has resigned" | "认输" | "認輸" | "投了" => {
            WinBy::Resignation
        }
        "forfeits on time" | "forfeits by time" | "ran out of time" | "超时" | "超時"
        | "超时负" | "時間切れ" | "시간패" => WinBy::Time,
        "불계패" | "中盘负" | "中押负" | "中押し負け" | "中押負" => {
            WinBy::Resignation
        }
        "败" | "敗" | "负" | "負" | "負け" | "패" => WinBy::Unstated,
        "forfeits" | "forfeited" => WinBy::Forfeit,
        rest => {
            let verbs = ["loses by", "lost by", "loses on", "lost on", "loses", "lost"];
            let rest = verbs.iter().find_map(|verb| rest.strip_prefix(verb))?;
            read_by(rest.trim())?
        }
    };
    Some(GameResult::Win { winner: loser.other(), by })
}

/// The player that a text in words begins with.
fn split_color(text: &str) -> Option<(Color, &str)> {
    use Color::{Black, White};
    let names = [
        ("black", Black),
        ("white", White),
        ("黑", Black),
        ("黒", Black),
        ("白", White),
        ("흑", Black),
        ("백", White),
    ];
    names.iter().find_map(|&(name, color)| Some((color, text.strip_prefix(name)?.trim_start())))
}

fn split_winner(text: &str) -> Option<(Color, &str)> {
    use Color::{Black, White};
    for (name, color) in [("black", Black), ("white", White), ("b", Black), ("w", White)] {
        let Some(rest) = text.strip_prefix(name) else { continue };
        let rest = rest.trim_start();
        let verbs = ["+", "wins by", "won by", "wins on", "won on", "wins", "won", "win"];
        let won = verbs.iter().find_map(|verb| rest.strip_prefix(verb));
        // Tygem puts the verb last: `white 0.5 win`.
        let won = won.or_else(|| rest.strip_suffix("win").map(str::trim_end));
        return won.map(|rest| (color, rest));
    }
    let (color, rest) = split_color(text)?;
    // The colour alone says nothing of winning.
    (!rest.is_empty()).then(|| (color, rest.trim_start_matches(['方', '番', ' ', '+'])))
}

fn read_by(text: &str) -> Option<WinBy> {
    match text {
        "" | "?" | "胜" | "勝" | "勝ち" | "승" => return Some(WinBy::Unstated),
        "r" | "res" | "resign" | "resigns" | "resigned" | "resignation" | "中盘胜" | "中盤勝"
        | "中押し勝ち" | "中押勝ち" | "中押し勝" | "中押勝" | "中押し" | "中押" | "中盘"
        | "认输" | "認輸" | "不计胜" | "不計勝" | "不计点胜" | "不計點勝" | "中押胜" | "中"
        | "불계승" | "불계" | "resi" => {
            return Some(WinBy::Resignation);
        }
        "t" | "time" | "timeout" | "on time" | "overtime" | "超时" | "超时胜" | "超時勝"
        | "時間切れ勝ち" | "시간승" => {
            return Some(WinBy::Time);
        }
        "f" | "forf" | "forfeit" | "forfeiture" | "disconnection" | "disqualification"
        | "abandonment" | "moderator decision" | "server decision" | "不戦勝" | "기권승" => {
            return Some(WinBy::Forfeit);
        }
        _ => {}
    }
    if text.starts_with(['+', '-', '−']) {
        return None;
    }
    let number = text
        .trim_start_matches(['胜', '勝'])
        .trim_end_matches("勝ち")
        .trim_end_matches(['胜', '勝', '승']);
    let number = number.trim();
    let (number, in_zi) = match number.strip_suffix("zi") {
        Some(number) => (number.trim_end(), true),
        None => (number, number.contains('子')),
    };
    let quarters = u32::try_from(read_with_half(number)??).ok()?;
    let in_zi = in_zi || quarters % 2 != 0;
    Some(WinBy::Score(if in_zi { quarters } else { quarters / 2 }))
}

/// The standard form.
impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (winner, by) = match *self {
            GameResult::Win { winner, by } => (winner.letter(), by),
            GameResult::Draw => return f.write_str("0"),
            GameResult::Void => return f.write_str("Void"),
            GameResult::Unknown => return f.write_str("?"),
        };
        match by {
            WinBy::Score(halves) => write!(f, "{winner}+{}", show_halves(halves.into())),
            WinBy::Resignation => write!(f, "{winner}+R"),
            WinBy::Time => write!(f, "{winner}+T"),
            WinBy::Forfeit => write!(f, "{winner}+F"),
            WinBy::Unstated => write!(f, "{winner}+"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_as_they_are_found() {
        use Color::{Black, White};
        use GameResult::{Draw, Unknown, Void};
        use WinBy::{Forfeit, Resignation, Score, Time, Unstated};
        let win = |winner, by| GameResult::Win { winner, by };
        for (text, expected, written) in [
            ("B+3.5", win(Black, Score(7)), "B+3.5"),
            ("W+12", win(White, Score(24)), "W+12"),
            ("w+0.5", win(White, Score(1)), "W+0.5"),
            ("B+5,5", win(Black, Score(11)), "B+5.5"),
            ("B+5 1/2", win(Black, Score(11)), "B+5.5"),
            ("B+ 3.5 points", win(Black, Score(7)), "B+3.5"),
            ("B+R", win(Black, Resignation), "B+R"),
            ("B+Resign", win(Black, Resignation), "B+R"),
            ("Black + Res.", win(Black, Resignation), "B+R"),
            ("White wins by resignation", win(White, Resignation), "W+R"),
            ("Black wins on time", win(Black, Time), "B+T"),
            ("W+Time", win(White, Time), "W+T"),
            ("W+Forfeit", win(White, Forfeit), "W+F"),
            ("W+", win(White, Unstated), "W+"),
            ("W+?", win(White, Unstated), "W+"),
            ("0", Draw, "0"),
            ("draw", Draw, "0"),
            ("Draw (triple ko)", Draw, "0"),
            ("Jigo", Draw, "0"),
            ("持碁", Draw, "0"),
            ("Void", Void, "Void"),
            ("?", Unknown, "?"),
            ("", Unknown, "?"),
            ("黑胜2又3/4子", win(Black, Score(11)), "B+5.5"),
            ("黑胜1/4子", win(Black, Score(1)), "B+0.5"),
            ("白胜3子", win(White, Score(12)), "W+6"),
            ("B+2.75", win(Black, Score(11)), "B+5.5"),
            ("黑中盘胜", win(Black, Resignation), "B+R"),
            ("白中押し勝ち", win(White, Resignation), "W+R"),
            ("白超时胜", win(White, Time), "W+T"),
            ("黒5目半勝ち", win(Black, Score(11)), "B+5.5"),
            ("黑5目半胜", win(Black, Score(11)), "B+5.5"),
            ("白番勝ち", win(White, Unstated), "W+"),
            ("White loses on time", win(Black, Time), "B+T"),
            ("White wins by 18.5 points! >> White(100):Black(88)", win(White, Score(37)), "W+18.5"),
            ("White wins by resi!", win(White, Resignation), "W+R"),
            ("Black resigns.", win(White, Resignation), "W+R"),
            ("white forfeits on time", win(Black, Time), "B+T"),
            ("White lost by 3.5", win(Black, Score(7)), "B+3.5"),
            ("white 0.5 win", win(White, Score(1)), "W+0.5"),
            ("Black win", win(Black, Unstated), "B+"),
            ("B+3.5 (moves after 225 not known)", win(Black, Score(7)), "B+3.5"),
            ("W+R {in byo-yomi}", win(White, Resignation), "W+R"),
            ("B+Disconnection", win(Black, Forfeit), "B+F"),
            ("B+1/4", win(Black, Score(1)), "B+0.5"),
            ("흑 불계승", win(Black, Resignation), "B+R"),
            ("백 2.5집 승", win(White, Score(5)), "W+2.5"),
            ("흑 반집승", win(Black, Score(1)), "B+0.5"),
            ("백 시간승", win(White, Time), "W+T"),
            ("백 시간패", win(Black, Time), "B+T"),
            ("黑方中盘胜", win(Black, Resignation), "B+R"),
            ("黑不计胜", win(Black, Resignation), "B+R"),
            ("白方认输", win(Black, Resignation), "B+R"),
            ("黒半目勝ち", win(Black, Score(1)), "B+0.5"),
            ("B+中押", win(Black, Resignation), "B+R"),
            ("W+中押し勝ち", win(White, Resignation), "W+R"),
            ("黑中押胜", win(Black, Resignation), "B+R"),
            ("白中押し負け", win(Black, Resignation), "B+R"),
            ("白不计点胜", win(White, Resignation), "W+R"),
            ("黑胜3.25子", win(Black, Score(13)), "B+6.5"),
            ("B+3.75 zi", win(Black, Score(15)), "B+7.5"),
            ("黑胜半子", win(Black, Score(2)), "B+1"),
            ("白勝 3目半", win(White, Score(7)), "W+3.5"),
            ("白3目半勝", win(White, Score(7)), "W+3.5"),
            ("黒1目勝ち", win(Black, Score(2)), "B+1"),
            ("백 2집반승", win(White, Score(5)), "W+2.5"),
            ("W+0.5目", win(White, Score(1)), "W+0.5"),
            ("W+2 points", win(White, Score(4)), "W+2"),
            ("B+0", win(Black, Score(0)), "B+0"),
            ("B+1.50", win(Black, Score(3)), "B+1.5"),
            ("B + R", win(Black, Resignation), "B+R"),
            ("B+R.", win(Black, Resignation), "B+R"),
            ("W+T", win(White, Time), "W+T"),
            ("W+Timeout", win(White, Time), "W+T"),
            ("white won on time", win(White, Time), "W+T"),
            ("B+F", win(Black, Forfeit), "B+F"),
            ("白败", win(Black, Unstated), "B+"),
            ("黑负", win(White, Unstated), "W+"),
            ("黒負け", win(White, Unstated), "W+"),
            ("Both lost", Void, "Void"),
            ("無勝負", Void, "Void"),
            ("Void.", Void, "Void"),
            ("和棋", Draw, "0"),
            ("-", Unknown, "?"),
            ("打ち掛け", Unknown, "?"),
            ("白胜0.5目", win(White, Score(1)), "W+0.5"),
            ("Void (triple ko)", Void, "Void"),
            ("Unfinished", Unknown, "?"),
            ("平局", Draw, "0"),
        ] {
            let read = GameResult::read(text);
            assert_eq!(read, Some(expected), "{text}");
            assert_eq!(expected.to_string(), written);
            assert_eq!(GameResult::read(written), Some(expected), "{written}");
        }
    }

    #[test]
    fn other_texts_are_no_results() {
        for text in [
            "B",
            "B-3",
            "X+R",
            "B+3.3",
            "B++3",
            "B+-3",
            "drawn",
            "hello",
            "黑",
            "B+3.5.1",
            "白",
            "B+zi",
            "B+半半",
            "B+99999999",
        ] {
            let read = GameResult::read(text);
            let is_none = read.is_none();
            assert!(is_none, "{text}: {read:?}");
        }
    }
}

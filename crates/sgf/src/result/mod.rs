//! The outcome of a game as records state it.

mod latin;
mod read;
mod words;

use std::fmt;

use crate::{komi::show_halves, point::Color};

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
    /// By a number of points that is none of half points, as programs estimate it. No count of a
    /// game gives one.
    Fraction {
        /// The points, in millionths of one.
        millionths: u64,
    },
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
    /// `黑胜2又3/4子`, `257手完、白中押し勝ち`). A margin in quarters or in 子 counts zi, of two points
    /// each. `1-0` is a win for Black, who plays first. Margins may have any
    /// decimals; they are rounded to millionths. `None` if the text is something else.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        read::result(text)
    }

    /// Whether the margin of a result is written in zi, and [`GameResult::read`] converts it.
    pub(crate) fn is_converted(text: &str) -> bool {
        read::counts_zi(text)
    }

    /// Whether a text of this result says nothing besides, so that the standard form can take its
    /// place: `黑中盘胜` does, and `257手完、白中押し勝ち` also has the number of moves.
    pub(crate) fn is_all_of(self, text: &str) -> bool {
        read::says_only(text, self)
    }
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
            WinBy::Fraction { millionths } => {
                let points = format!("{}.{:06}", millionths / 1_000_000, millionths % 1_000_000);
                write!(f, "{winner}+{}", points.trim_end_matches('0').trim_end_matches('.'))
            }
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
            ("White (by resignation)", win(White, Resignation), "W+R"),
            ("White wins (on time)", win(White, Time), "W+T"),
            ("White (resigned)", win(White, Unstated), "W+"),
            ("黑(认输)", win(Black, Unstated), "B+"),
            ("Black (3 stones)", win(Black, Unstated), "B+"),
            ("White wins (by 3.5 points)", win(White, Score(7)), "W+3.5"),
            ("Black (f) wins", win(Black, Unstated), "B+"),
            ("B+3.5?", win(Black, Score(7)), "B+3.5"),
            ("B+R?", win(Black, Resignation), "B+R"),
            ("白时胜", win(White, Time), "W+T"),
            ("Win by W", win(White, Unstated), "W+"),
            ("Unfinished", Unknown, "?"),
            ("平局", Draw, "0"),
        ] {
            check(text, expected, written);
        }
    }

    #[test]
    fn margins_of_any_decimals_are_read() {
        use Color::{Black, White};
        let by = |millionths| WinBy::Fraction { millionths };
        for (text, winner, by, written) in [
            ("B+0.2", Black, by(200_000), "B+0.2"),
            ("W+0,2", White, by(200_000), "W+0.2"),
            ("b+12.34 points", Black, by(12_340_000), "B+12.34"),
            ("B+3.3目", Black, by(3_300_000), "B+3.3"),
            // As programs print binary fractions.
            ("W+12.299999237060547", White, by(12_299_999), "W+12.299999"),
            ("W+0.30000000000000004", White, by(300_000), "W+0.3"),
            ("B+0.49999999", Black, WinBy::Score(1), "B+0.5"),
            // No count of points ends in a quarter, so that these are zi.
            ("W+0,25", White, WinBy::Score(1), "W+0.5"),
        ] {
            check(text, GameResult::Win { winner, by }, written);
        }
        assert_eq!(GameResult::read("黑胜0.3子"), None);
    }

    #[test]
    fn texts_that_say_more_than_a_result_are_told_apart() {
        for (text, is_all) in [
            ("B+5,5", true),
            ("黑中盘胜", true),
            ("黑胜2又3/4子", true),
            ("White wins by resignation", true),
            ("Black resigned", true),
            ("Jigo", true),
            ("B+0.2", true),
            ("w+", true),
            ("1-0", true),
            ("?", true),
            ("257手完、白中押し勝ち", false),
            ("Black resigned after move 181", false),
            ("B+3.5 (moves after 225 not known)", false),
            ("白中押し勝ち 以下略", false),
            ("Draw (triple ko)", false),
            ("Draw by agreement", false),
            ("B+Disconnection", false),
            ("B+Adjudication", false),
            ("打ち掛け", false),
            ("Both lost", false),
        ] {
            let result = GameResult::read(text).unwrap();
            assert_eq!(result.is_all_of(text), is_all, "{text}");
        }
    }

    fn check(text: &str, expected: GameResult, written: &str) {
        assert_eq!(GameResult::read(text), Some(expected), "{text}");
        assert_eq!(expected.to_string(), written);
        assert_eq!(GameResult::read(written), Some(expected), "{written}");
    }

    #[test]
    fn results_with_a_number_of_moves() {
        for (text, written) in [
            ("257手完, 黒中押し勝ち", "B+R"),
            ("257手完、白3目半勝ち", "W+3.5"),
            ("226수 백불계승", "W+R"),
            ("총 226수 끝, 흑 반집승", "B+0.5"),
            ("226수만에 흑 불계승", "B+R"),
            ("共270手 白中盘胜", "W+R"),
            ("共 270 手，黑胜1/4子", "B+0.5"),
            ("全257手 黒番中押し勝ち", "B+R"),
            ("257手まで黒中押し勝ち", "B+R"),
            ("黑中盘胜 共181手", "B+R"),
            ("黒中押し勝ち（181手完）", "B+R"),
            ("白半目勝ち、２９３手", "W+0.5"),
            ("B+R, 181 moves", "B+R"),
            ("181 moves. White wins by 2.5 points", "W+2.5"),
            ("Black wins by resignation after 181 moves", "B+R"),
            ("100手以下略, 白中押勝", "W+R"),
            ("白中押し勝ち 以下略", "W+R"),
            ("総手数226手 白中押し勝ち", "W+R"),
        ] {
            let read = GameResult::read(text).map(|result| result.to_string());
            assert_eq!(read.as_deref(), Some(written), "{text}");
        }
    }

    #[test]
    fn results_in_other_words() {
        for (text, written) in [
            // The winner alone, or an unknown way to win.
            ("W", "W+"),
            ("b", "B+"),
            ("White", "W+"),
            ("黑", "B+"),
            ("白", "W+"),
            ("백", "W+"),
            ("白勝", "W+"),
            ("흑승", "B+"),
            ("W+J", "W+"),
            ("B+AW", "B+"),
            ("B+Adjudication", "B+"),
            ("W+判定勝ち", "W+"),
            ("White wins by counting", "W+"),
            ("Winner: Black", "B+"),
            ("The winner is White.", "W+"),
            ("White victory", "W+"),
            ("Victory for Black", "B+"),
            ("Black's victory", "B+"),
            ("White victory by resignation", "W+R"),
            ("Void - no result", "Void"),
            ("1-0", "B+"),
            ("0-1", "W+"),
            ("1 : 0", "B+"),
            ("1/2-1/2", "0"),
            ("½-½", "0"),
            // Sentences.
            ("W by resignation", "W+R"),
            ("B by 3.5", "B+3.5"),
            ("Black by time", "B+T"),
            ("W wins by resign", "W+R"),
            ("Result: B+3.5", "B+3.5"),
            ("White (Honinbo) won by resignation", "W+R"),
            ("White wins by half a point", "W+0.5"),
            ("White wins by a half point", "W+0.5"),
            ("White wins by 1/2 point", "W+0.5"),
            ("Black resigned after move 181", "W+R"),
            ("Black resigned, White wins", "W+R"),
            ("White timed out", "B+T"),
            ("White lost on time", "B+T"),
            ("B+Time out", "B+T"),
            ("B+Resigned", "B+R"),
            ("W+resig", "W+R"),
            ("B+no show", "B+F"),
            ("Black wins by default", "B+F"),
            ("Black wins by 3.5 points; a fine game", "B+3.5"),
            ("W+13.5 {moderated}", "W+13.5"),
            ("a draw", "0"),
            ("Draw by agreement", "0"),
            ("no contest", "Void"),
            ("in progress", "?"),
            ("adjourned", "?"),
            ("n/a", "?"),
            ("Ｂ＋Ｒ", "B+R"),
            ("Ｗ＋３．５", "W+3.5"),
            // German, French and Swedish.
            ("Schwarz gewinnt durch Aufgabe", "B+R"),
            ("Weiß + 3,5", "W+3.5"),
            ("Weiss gewinnt mit 2,5 Punkten", "W+2.5"),
            ("Weiß gibt auf", "B+R"),
            ("Schwarz verliert durch Zeit", "W+T"),
            ("Weiß verliert auf Zeit", "B+T"),
            ("Black wins by resignation of White", "B+R"),
            ("Schwarz gewinnt durch Aufgabe von Weiß", "B+R"),
            ("Noir gagne par abandon de Blanc", "B+R"),
            ("Schwarz gewinnt nach Zeitüberschreitung", "B+T"),
            ("Unentschieden", "0"),
            ("Blancs gagnent par abandon", "W+R"),
            ("Les Noirs gagnent de 3,5 points", "B+3.5"),
            ("Noir gagne au temps", "B+T"),
            ("Blanc abandonne", "B+R"),
            ("Partie nulle", "0"),
            ("vit vann med 2,5", "W+2.5"),
            ("Svart vinner med 7,5 poäng", "B+7.5"),
            ("Vit vinner på tid", "W+T"),
            ("Svart ger upp", "W+R"),
            ("oavgjort", "0"),
            ("Белые выиграли на 3,5 очка", "W+3.5"),
            ("Черные победили по времени", "B+T"),
            ("Чёрные сдались", "W+R"),
            ("Ничья", "0"),
            // Chinese.
            ("黑贏", "B+"),
            ("白赢3目半", "W+3.5"),
            ("白棋胜1/4子", "W+0.5"),
            ("黑胜3/4子", "B+1.5"),
            ("黑棋中盘胜", "B+R"),
            ("白方获胜", "W+"),
            ("白棋勝四分之一子", "W+0.5"),
            ("黑胜一又四分之三子", "B+3.5"),
            ("黑胜七目半", "B+7.5"),
            ("白胜十二目", "W+12"),
            ("黑超时负", "W+T"),
            ("黑超时判负", "W+T"),
            ("白中盘负", "B+R"),
            ("黑投子认输", "W+R"),
            ("黑反则负", "W+F"),
            ("和局", "0"),
            ("三劫循环，和棋", "0"),
            ("未终局", "?"),
            // Japanese.
            ("黒番の中押し勝ち", "B+R"),
            ("黒の三目半勝ち", "B+3.5"),
            ("白番五目勝", "W+5"),
            ("白の勝ち", "W+"),
            ("黒時間切れ負け", "W+T"),
            ("白3目半負け", "B+3.5"),
            ("黒反則負け", "W+F"),
            ("黒不戦勝ち", "B+F"),
            ("ジゴ", "0"),
            ("引き分け", "0"),
            ("三コウ無勝負", "Void"),
            ("打掛", "?"),
            // Korean.
            ("백이 불계승", "W+R"),
            ("흑 3집반 승리", "B+3.5"),
            ("백번 1.5집승", "W+1.5"),
            ("흑 기권패", "W+F"),
            ("흑 불계패", "W+R"),
            ("백의 승리", "W+"),
            ("판빅", "Void"),
            ("비김", "0"),
            ("중단", "?"),
        ] {
            let read = GameResult::read(text).map(|result| result.to_string());
            assert_eq!(read.as_deref(), Some(written), "{text}");
        }
    }

    #[test]
    fn other_texts_are_no_results() {
        for text in [
            "B-3",
            "X+R",
            "B++3",
            "B+-3",
            "drawn",
            "hello",
            "who knows",
            "黑185子",
            "黑贴3又3/4子",
            "White, I think",
            "Weiß verliert auf das Zeichen von Schwarz",
            "blue",
            "whitewash",
            "vital",
            "noirceur",
            "白龙",
            "흑돌이 크다",
            "181 moves",
            "B W",
            "2-0",
            "B+3.5.1",
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

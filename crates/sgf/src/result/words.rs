//! Results in words, in one way of writing them.
//!
//! Words are in small letters, and characters in their simplified Chinese form (see [`plain`]).

use super::{GameResult, WinBy};
use crate::{point::Color, text::half_width};

/// The text in small letters, full-width characters as ASCII, and Chinese characters that have
/// several forms in the simplified one.
pub(super) fn plain(text: &str) -> String {
    let plain = |c: char| match half_width(c) {
        '黒' => '黑',
        '勝' => '胜',
        '盤' => '盘',
        '認' => '认',
        '輸' => '输',
        '負' => '负',
        '敗' => '败',
        '時' => '时',
        '間' => '间',
        '點' => '点',
        '無' => '无',
        '効' => '效',
        '戦' | '戰' => '战',
        '計' => '计',
        '則' => '则',
        '獲' => '获',
        '贏' => '赢',
        '總' | '総' => '总',
        '終' => '终',
        '雙' => '双',
        '貼' => '贴',
        '棄' => '弃',
        '進' => '进',
        '暫' => '暂',
        '斷' => '断',
        '掛' => '挂',
        '詳' => '详',
        c => c,
    };
    text.trim().chars().map(plain).collect::<String>().to_lowercase()
}

/// Results that name no winner.
pub(super) fn without_winner(text: &str) -> Option<GameResult> {
    Some(match text {
        "0" | "draw" | "a draw" | "drawn game" | "unentschieden" | "remis" | "nulle"
        | "partie nulle" | "match nul" | "oavgjort" | "ничья" | "jigo" | "tie" | "tie game"
        | "持碁" | "ジゴ" | "じご" | "和棋" | "和局" | "和" | "平局" | "平" | "引き分け"
        | "引分け" | "引分" | "무승부" | "빅" | "비김" | "화국" => GameResult::Draw,
        "void" | "no result" | "no contest" | "annulled" | "cancelled" | "无胜负" | "无效"
        | "无胜负局" | "무효" | "판빅" | "both lose" | "both lost" | "両负け" | "双方负" => {
            GameResult::Void
        }
        "?" | "" | "-" | "unknown" | "not finished" | "unfinished" | "suspended" | "adjourned"
        | "left unfinished" | "in progress" | "ongoing" | "undecided" | "n/a" | "none" | "未完"
        | "封盘" | "打挂" | "打挂け" | "打ち挂け" | "打ち挂" | "未终局" | "中断" | "中止"
        | "暂停" | "进行中" | "不详" | "不明" | "未知" | "미정" | "중단" | "봉수" => {
            GameResult::Unknown
        }
        _ if text.ends_with("无胜负") => GameResult::Void,
        // Reasons stand before or behind.
        _ if text.strip_prefix("draw").is_some_and(|rest| rest.starts_with(' ')) => {
            GameResult::Draw
        }
        _ => return None,
    })
}

/// Points for Black and White, or for the players in the order in which they move.
pub(super) fn match_points(text: &str) -> Option<GameResult> {
    let (black, white) = text.split_once(['-', ':', '–'])?;
    let win = |winner| Some(GameResult::Win { winner, by: WinBy::Unstated });
    match (black.trim(), white.trim()) {
        ("1", "0") => win(Color::Black),
        ("0", "1") => win(Color::White),
        ("1/2" | "½" | "0.5", "1/2" | "½" | "0.5") => Some(GameResult::Draw),
        _ => None,
    }
}

/// How a game was won that the opponent lost in this way.
pub(super) fn manner(text: &str) -> Option<WinBy> {
    Some(match text {
        "" | "?" => WinBy::Unstated,
        "r" | "res" | "resi" | "resig" | "resign" | "resigns" | "resigned" | "resignation"
        | "aufgabe" | "abandon" | "сдачей" | "uppgivet" | "uppgivande" | "中盘" | "中押し"
        | "中押" | "中" | "认输" | "不计" | "不计点" | "投了" | "投子" | "投子认输" | "불계" => {
            WinBy::Resignation
        }
        "t"
        | "time"
        | "timeout"
        | "time out"
        | "time-out"
        | "on time"
        | "overtime"
        | "zeit"
        | "zeitüberschreitung"
        | "temps"
        | "au temps"
        | "tid"
        | "времени"
        | "超时"
        | "超时判"
        | "时间切れ"
        | "时间"
        | "시간" => WinBy::Time,
        "f" | "forf" | "forfeit" | "forfeiture" | "default" | "no show" | "no-show" | "forfait"
        | "walkover" | "disconnection" | "disqualification" | "abandonment"
        | "moderator decision" | "server decision" | "不战" | "反则" | "弃权" | "기권" | "반칙" => {
            WinBy::Forfeit
        }
        _ => return None,
    })
}

/// A player at the beginning of a text in East Asian characters, and the rest.
pub(super) fn split_color(text: &str) -> Option<(Color, &str)> {
    let names =
        [("黑", Color::Black), ("흑", Color::Black), ("白", Color::White), ("백", Color::White)];
    let (color, rest) =
        names.iter().find_map(|&(name, color)| Some((color, text.strip_prefix(name)?)))?;
    // Particles, and words for a side.
    let particles =
        ['方', '棋', '番', '先', 'の', 'が', 'は', '번', '의', '이', '은', ' ', '+', ':'];
    Some((color, rest.trim_start_matches(particles)))
}

/// The rest of a text that begins or ends with a word for winning.
pub(super) fn without_winning(text: &str) -> Option<&str> {
    let words = ["获胜", "得胜", "取胜", "胜利", "胜ち", "胜", "赢棋", "赢", "승리", "승"];
    let behind = words.iter().find_map(|word| text.strip_suffix(word));
    behind.or_else(|| words.iter().find_map(|word| text.strip_prefix(word))).map(str::trim)
}

/// The rest of a text that ends with a word for losing.
pub(super) fn without_losing(text: &str) -> Option<&str> {
    let words = ["负け", "败北", "负", "败", "패배", "패"];
    words.iter().find_map(|word| text.strip_suffix(word)).map(str::trim)
}

//! GIB, the format of Tygem: values `\[NAME=…\]`, then a line for each event, then remarks on
//! positions.

use super::{
    draft::{Corners, Draft},
    lines::{self, Line, Text, date, filled},
};
use crate::{
    diagnostic::Problem,
    info::Player,
    point::{Color, Point},
    result::{GameResult, WinBy},
    text::number,
};

/// In half points. No board that is played on allows a larger margin.
const LARGEST_MARGIN: u32 = 10_000;

/// Whether a file that begins like this is GIB.
pub(super) fn begins(head: &[u8]) -> bool {
    [&b"\\HS"[..], b"\\[", b"\\GS"].iter().any(|start| head.starts_with(start))
}

pub(super) fn read(text: &mut Text) -> Draft {
    let mut reader = Reader { text, draft: Draft::default(), game_over: false, remark: None };
    let mut at = 0;
    while let Some((line, next)) = reader.text.line(at) {
        at = reader.take(&line, next);
    }
    reader.draft
}

struct Reader<'a> {
    text: &'a mut Text,
    draft: Draft,
    /// Whether the moves are complete. Moves in remarks are not the game's.
    game_over: bool,
    /// The number of moves before the position that is remarked on.
    remark: Option<usize>,
}

impl Reader<'_> {
    /// Takes in a line, before the one that begins at `next`, and returns where to go on.
    fn take(&mut self, line: &Line, next: usize) -> usize {
        let words: Vec<&str> = line.text.split_ascii_whitespace().collect();
        match words[..] {
            [] | ["\\HS" | "\\HE" | "\\GS"] => {}
            ["\\GE"] => self.game_over = true,
            ["\\RS"] => self.remark = Some(0),
            ["\\RE"] => self.remark = None,
            _ if line.text.starts_with("\\[") => return self.value(line, next),
            _ if self.game_over || self.remark.is_some() => {}
            ["INI", _, _, stones, ..] => self.begin(line, stones),
            ["STO", _, _, color, column, row, ..] => self.play(line, color, [column, row]),
            ["SKI", ..] => self.draft.play(self.draft.next_player(), None),
            // Resignation, removal of dead stones: the result says so too.
            ["SUR" | "REM", ..] => {}
            // Counts of the lines to come.
            _ if words[0].bytes().all(|byte| byte.is_ascii_digit()) => {}
            _ => self.text.report(line, &line.text, Problem::UnknownLine),
        }
        next
    }

    fn begin(&mut self, line: &Line, stones: &str) {
        match number(stones) {
            _ if !self.draft.record.moves.is_empty() => {
                self.text.report(line, &line.text, Problem::UnknownLine);
            }
            Some(stones) if self.draft.set_handicap(stones, Corners::LowerRightLast) => {}
            Some(_) => self.text.report(line, stones, Problem::BadHandicap),
            None => self.text.report(line, stones, Problem::HandicapNoNumber),
        }
    }

    fn play(&mut self, line: &Line, color: &str, place: [&str; 2]) {
        let color = match color {
            "1" => Color::Black,
            "2" => Color::White,
            other => return self.text.report(line, other, Problem::BadColor),
        };
        let [Some(column), Some(row)] = place.map(number) else {
            return self.text.report(line, place[0], Problem::BadPoint);
        };
        let point = Point { column, row };
        if self.draft.size().contains(point) {
            self.draft.play(color, Some(point));
        } else {
            self.text.report(line, place[0], Problem::PointOffBoard);
        }
    }

    /// Reads a value to its end, which may be some lines below.
    fn value(&mut self, first: &Line, next: usize) -> usize {
        let Some((name, value)) = first.text[2..].split_once('=') else {
            self.text.report(first, &first.text, Problem::UnknownLine);
            return next;
        };
        if let Some(value) = value.strip_suffix("\\]") {
            self.info(first, name, value);
            return next;
        }
        let mut whole = value.to_owned();
        let mut at = next;
        while let Some((line, next)) = self.text.line(at) {
            let last = line.text.strip_suffix("\\]");
            if line.text.starts_with('\\') && line.text != "\\]" {
                break;
            }
            at = next;
            whole.push('\n');
            whole.push_str(last.unwrap_or(&line.text));
            if last.is_some() {
                self.info(first, name, &whole);
                return at;
            }
        }
        // Without an end it is as long as its line.
        self.text.report(first, &first.text, Problem::UnclosedValue);
        self.info(first, name, value);
        next
    }

    fn info(&mut self, line: &Line, name: &str, value: &str) {
        let info = &mut self.draft.record.info;
        match name {
            "GAMEINFOMAIN" => {
                let field = |name| field(value, name);
                if let Some(size) = field("LINE")
                    && let Err(problem) = self.draft.set_size(number(size))
                {
                    self.text.report(line, size, problem);
                }
                self.time(field("GTIME"), [0, 1, 2]);
                self.result_and_komi(line, field("GRLT"), field("ZIPSU"), field("GONGJE"));
            }
            "GAMETAG" => {
                let tag = |letter: char| {
                    let mut tags = value.split(',').map(str::trim);
                    tags.find_map(|tag| {
                        tag.strip_prefix(letter).filter(|tag| !tag.starts_with(':'))
                    })
                };
                if info.date.is_none() {
                    info.date = tag('C').and_then(date);
                }
                self.time(tag('T'), [2, 0, 1]);
                self.result_and_komi(line, tag('W'), tag('Z'), tag('G'));
            }
            "GAMEBLACKNAME" => info.black = player(value),
            "GAMEWHITENAME" => info.white = player(value),
            "BUSERINFO" => fill(&mut info.black, field(value, "BID"), field(value, "BLV")),
            "WUSERINFO" => fill(&mut info.white, field(value, "WID"), field(value, "WLV")),
            "GAMEDATE" if !value.trim().is_empty() => match date(value) {
                Some(date) => info.date = Some(date),
                None => self.text.report(line, value, Problem::BadDate),
            },
            "GAMEINFOSUB" => {
                info.date = info.date.take().or_else(|| date(field(value, "GDATE")?));
                info.place = info.place.take().or_else(|| filled(field(value, "GPLC")?));
            }
            "GAMENAME" => info.event = filled(value),
            "GAMEPLACE" => info.place = filled(value),
            "GAMECOMMENT" => info.comment = filled(value),
            "GAMERESULT" if info.result.is_none() => info.result = GameResult::read(value),
            "REFSUSUN" => self.remark = self.remark.map(|_| number(value).unwrap_or(0)),
            "REFEXPLAIN" => {
                if let Some(moves) = self.remark {
                    self.draft.comment(moves, value);
                }
            }
            _ => {}
        }
    }

    /// The seconds in all, the seconds a period and the number of periods stand in these places.
    fn time(&mut self, value: Option<&str>, places: [usize; 3]) {
        let numbers: Vec<Option<u32>> = value.unwrap_or_default().split('-').map(number).collect();
        let [main, period, periods] = places.map(|place| numbers.get(place).copied().flatten());
        let info = &mut self.draft.record.info;
        if let (Some(main), None) = (main, &info.main_time) {
            info.main_time = Some(main.to_string());
            if let (Some(period @ 1..), Some(periods @ 1..)) = (period, periods) {
                info.overtime = Some(format!("{periods}x{period} byo-yomi"));
            }
        }
    }

    /// The kind of result, and margin and komi in tenths of a point.
    fn result_and_komi(
        &mut self,
        line: &Line,
        kind: Option<&str>,
        margin: Option<&str>,
        komi: Option<&str>,
    ) {
        let halves = |tenths: &str| {
            let tenths: i32 = number(tenths)?;
            (tenths % 5 == 0).then_some(tenths / 5)
        };
        if let (Some(value), None) = (komi, self.draft.record.info.komi) {
            match halves(value).ok_or(Problem::KomiNotHalves).and_then(lines::komi) {
                Ok(halves) => self.draft.record.info.komi = Some(halves),
                Err(problem) => self.text.report(line, value, problem),
            }
        }
        let (Some(kind), None) = (kind, self.draft.record.info.result) else { return };
        let by_score = match margin.and_then(halves).and_then(|halves| u32::try_from(halves).ok()) {
            Some(halves @ 1..LARGEST_MARGIN) => WinBy::Score(halves),
            _ => WinBy::Unstated,
        };
        let (winner, by) = match kind {
            "0" => (Color::Black, by_score),
            "1" => (Color::White, by_score),
            "3" => (Color::Black, WinBy::Resignation),
            "4" => (Color::White, WinBy::Resignation),
            "7" => (Color::Black, WinBy::Time),
            "8" => (Color::White, WinBy::Time),
            // The game was not finished.
            "255" | "" => return,
            _ => return self.text.report(line, kind, Problem::BadResult),
        };
        self.draft.record.info.result = Some(GameResult::Win { winner, by });
    }
}

/// The value of a name in `NAME:value,NAME:value`.
fn field<'a>(list: &'a str, name: &str) -> Option<&'a str> {
    let mut fields = list.split(',').filter_map(|field| field.split_once(':'));
    fields.find_map(|(found, value)| (found.trim() == name).then_some(value.trim()))
}

/// A name with the rank in parentheses behind it.
fn player(text: &str) -> Player {
    let inside = text.trim().strip_suffix(')').and_then(|text| text.split_once('('));
    let (name, rank) = match inside {
        Some((name, rank)) if !name.trim().is_empty() => (name, filled(rank)),
        _ => (text, None),
    };
    Player { name: filled(name), rank, team: None }
}

/// Adds the facts about a player that are not known yet.
fn fill(player: &mut Player, name: Option<&str>, level: Option<&str>) {
    player.name = player.name.take().or_else(|| filled(name?));
    player.rank = player.rank.take().or_else(|| {
        let level: u32 = number(level?)?;
        Some(match level {
            0..18 => format!("{}k", 18 - level),
            18..27 => format!("{}d", level - 17),
            27..36 => format!("{}p", level - 26),
            _ => return None,
        })
    });
}

//! UGF, also called UGI, the format of PandaNet: sections `[Header]` of
//! definitions, `[Data]` of moves and `[Figure]` of comments.

use encoding_rs::{EUC_JP, EUC_KR, SHIFT_JIS};

use super::{
    draft::{Corners, Draft},
    lines::{self, Line, Text, filled},
};
use crate::{
    charset::{Declared, EncodingLabel, by_label},
    date::{Day, list},
    diagnostic::Problem,
    info::Player,
    komi::read_komi,
    point::{Color, Point},
    result::{GameResult, WinBy},
    text::number,
};

/// Whether a file that begins like this is UGF.
pub(super) fn begins(head: &[u8]) -> bool {
    let mut lines = head.split(|&byte| matches!(byte, b'\n' | b'\r')).map(<[u8]>::trim_ascii);
    // Comments may stand before the first section.
    let first = lines.find(|line| !line.is_empty() && !line.starts_with(b"#"));
    let sections = ["[header]", "[remote]", "[files]", "[data]"];
    first.is_some_and(|line| sections.iter().any(|name| line.eq_ignore_ascii_case(name.as_bytes())))
}

/// The encoding that the header names.
pub(super) fn declared(bytes: &[u8]) -> Declared {
    let Some(start) = memchr::memmem::find(bytes, b"Lang=").map(|at| at + 5) else {
        return Declared::Nothing;
    };
    let value = bytes[start..].split(|&byte| matches!(byte, b'\n' | b'\r')).next();
    let label = value.unwrap_or_default().trim_ascii();
    let encoding = match label {
        b"" => Some(SHIFT_JIS),
        b"EUC" => Some(EUC_JP),
        b"KSC" | b"KS" => Some(EUC_KR),
        label => by_label(label),
    };
    encoding.map_or_else(
        || Declared::Unknown(EncodingLabel::new(label), start),
        |encoding| Declared::Known(encoding, start),
    )
}

pub(super) fn read(text: &mut Text) -> Draft {
    let mut reader = Reader {
        text,
        draft: Draft::default(),
        section: Section::Other,
        from_below: false,
        encrypted: false,
        figure: Figure::None,
        stones: 0,
    };
    let mut at = 0;
    while let Some((line, next)) = reader.text.line(at) {
        at = next;
        reader.take(&line);
    }
    reader.finish()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Section {
    Header,
    Data,
    Figure,
    /// Text about the game.
    Remarks,
    /// Pictures, links, reviews.
    Other,
}

/// The figure that the lines of the section of figures belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Figure {
    None,
    /// A text on the position after this many moves.
    Text(usize),
    /// A diagram with stones of its own.
    Diagram,
}

struct Reader<'a> {
    text: &'a mut Text,
    draft: Draft,
    section: Section,
    /// Whether rows are counted from the lower edge.
    from_below: bool,
    encrypted: bool,
    figure: Figure,
    /// Handicap stones, as the header has it.
    stones: u32,
}

impl Reader<'_> {
    fn take(&mut self, line: &Line) {
        let value = line.text.as_str();
        if value.starts_with('[') && value.ends_with(']') {
            self.section = match value.to_ascii_lowercase().as_str() {
                "[header]" => Section::Header,
                "[data]" => Section::Data,
                "[figure]" => Section::Figure,
                "[remarks]" => Section::Remarks,
                _ => Section::Other,
            };
            return;
        }
        match self.section {
            Section::Header => {
                if let Some((name, value)) = value.split_once('=') {
                    self.define(line, name, value);
                } else if !value.is_empty() && !value.starts_with('#') {
                    self.text.report(line, value, Problem::UnknownLine);
                }
            }
            Section::Data if self.encrypted || value.is_empty() || value.starts_with('.') => {}
            Section::Data => self.play(line),
            Section::Figure => self.figure(value),
            Section::Remarks => self.remark(value),
            Section::Other => {}
        }
    }

    fn finish(self) -> Draft {
        let Reader { text, mut draft, stones, .. } = self;
        draft.record.info.handicap = (stones >= 2).then_some(stones);
        // Normally the stones are among the moves, numbered 0.
        let white_begins = draft.record.moves.first().is_some_and(|m| m.color == Color::White);
        if draft.record.black_setup.is_empty()
            && white_begins
            && !draft.set_handicap(stones, Corners::UpperLeftLast)
        {
            text.problems.report(0, Problem::BadHandicap);
        }
        draft
    }

    fn define(&mut self, line: &Line, name: &str, value: &str) {
        let (first, rest) = value.split_once(',').unwrap_or((value, ""));
        let info = &mut self.draft.record.info;
        match name {
            "Crypt" if !rest.is_empty() && !rest.starts_with("PLAIN_UGF_FILE") => {
                self.encrypted = true;
                self.text.report(line, value, Problem::Encrypted);
            }
            "Title" => {
                let parts: Vec<String> = value.split(',').filter_map(filled).collect();
                info.event = filled(&parts.join(", "));
            }
            "Place" => info.place = filled(value),
            "Date" => self.dates(line, value),
            "Rule" => {
                info.rules = match first.trim() {
                    "JPN" => Some("Japanese".to_owned()),
                    "CHN" | "CH" => Some("Chinese".to_owned()),
                    "KOR" => Some("Korean".to_owned()),
                    other => filled(other),
                }
            }
            "Size" => {
                if let Err(problem) = self.draft.set_size(number(value)) {
                    self.text.report(line, value, problem);
                }
            }
            "Hdcp" => self.handicap_and_komi(line, first, rest),
            "Ptime" => {
                // Of both players, the kind, then minutes.
                let minutes = first.split(';').nth(1).and_then(number::<u32>);
                info.main_time = minutes
                    .filter(|&minutes| minutes > 0)
                    .map(|minutes| (u64::from(minutes) * 60).to_string());
            }
            "Winner" => self.winner(line, first.trim(), rest),
            "CoordinateType" => self.from_below = value.trim() == "IGS",
            "PlayerB" | "PlayerB2" | "BMemb1" => add_player(&mut info.black, first, rest),
            "PlayerW" | "PlayerW2" | "WMemb1" => add_player(&mut info.white, first, rest),
            "Time" if info.main_time.is_none() => info.main_time = filled(value),
            "Comment" => self.remark(value),
            "Writer" => self.draft.texts.extend(filled(value).map(|text| ("US", text))),
            "Commentator" => self.draft.texts.extend(filled(value).map(|text| ("AN", text))),
            "Copyright" => self.draft.texts.extend(filled(value).map(|text| ("CP", text))),
            _ => {}
        }
    }

    /// Adds a line to the comment on the game.
    fn remark(&mut self, value: &str) {
        let Some(line) = filled(value) else { return };
        match &mut self.draft.record.info.comment {
            Some(comment) => {
                comment.push('\n');
                comment.push_str(&line);
            }
            none => *none = Some(line),
        }
    }

    /// The dates of the beginning and of the end. Each may have a time behind it.
    fn dates(&mut self, line: &Line, value: &str) {
        let is_time = |text: &&str| text.contains(':') && !text.contains('/');
        let is_empty = |text: &str| text.trim().trim_matches('/').is_empty();
        let parts = || value.split(',').filter(|part| !is_time(part));
        let days: Vec<Day> = parts().filter_map(lines::days).flatten().collect();
        self.draft.record.info.date = match days[..] {
            [] => None,
            [first, .., last] if first != last => Some(list(&[first, last])),
            [first, ..] => Some(list(&[first])),
        };
        if self.draft.record.info.date.is_none() && !parts().all(is_empty) {
            self.text.report(line, value, Problem::BadDate);
        }
    }

    fn handicap_and_komi(&mut self, line: &Line, stones: &str, komi: &str) {
        match number(stones) {
            Some(stones) => self.stones = stones,
            None => self.text.report(line, stones, Problem::HandicapNoNumber),
        }
        if !komi.is_empty() {
            match read_komi(komi, false).and_then(|(halves, _)| lines::komi(halves)) {
                Ok(halves) => self.draft.record.info.komi = Some(halves),
                Err(problem) => self.text.report(line, komi, problem),
            }
        }
    }

    fn winner(&mut self, line: &Line, who: &str, how: &str) {
        let how = how.trim();
        let color = match who.as_bytes().first() {
            Some(b'B') => Color::Black,
            Some(b'W') => Color::White,
            other => {
                self.draft.record.info.result = match other {
                    Some(b'D') => Some(GameResult::Draw),
                    Some(b'N') => Some(GameResult::Void),
                    // Unfinished, going on, or not stated.
                    None | Some(b'A' | b'P') => None,
                    // Both lost, or it is not known.
                    Some(b'O' | b'E') => Some(GameResult::Unknown),
                    Some(_) => return self.text.report(line, who, Problem::BadResult),
                };
                return;
            }
        };
        let by = match how.as_bytes().first() {
            Some(b'C' | b'c') => Some(WinBy::Resignation),
            Some(b'T' | b't') => Some(WinBy::Time),
            Some(b'F' | b'f') => Some(WinBy::Forfeit),
            _ => match GameResult::read(&format!("{}+{how}", color.letter())) {
                Some(GameResult::Win { by, .. }) => Some(by),
                _ => None,
            },
        };
        match by {
            Some(by) => self.draft.record.info.result = Some(GameResult::Win { winner: color, by }),
            None => self.text.report(line, how, Problem::BadResult),
        }
    }

    /// `PP,B1,1,0`: the place, the player, the number of the move, the seconds.
    fn play(&mut self, line: &Line) {
        let mut fields = line.text.split(',').map(str::trim);
        let [Some(place), Some(player), Some(count)] = [(); 3].map(|()| fields.next()) else {
            return self.text.report(line, &line.text, Problem::UnknownLine);
        };
        let color = match player.as_bytes().first() {
            Some(b'B') => Color::Black,
            Some(b'W') => Color::White,
            // Seen with passes.
            Some(b'M') => self.draft.next_player(),
            _ => return self.text.report(line, player, Problem::BadColor),
        };
        let &[column, row] = place.as_bytes() else {
            return self.text.report(line, place, Problem::BadPoint);
        };
        let rows = self.draft.size().rows();
        let index = |letter: u8| letter.is_ascii_uppercase().then(|| letter - b'A');
        let (column, row) = match (index(column), index(row)) {
            (Some(column), Some(row)) if self.from_below => (column, rows.wrapping_sub(row + 1)),
            (Some(column), Some(row)) => (column, row),
            _ => return self.text.report(line, place, Problem::BadPoint),
        };
        let point = Point { column, row };
        let on_board = self.draft.size().contains(point);
        let setup = count.bytes().all(|byte| byte == b'0') && !count.is_empty();
        match place.as_bytes()[0] {
            _ if on_board && setup && self.draft.record.moves.is_empty() => {
                let stones = match color {
                    Color::Black => &mut self.draft.record.black_setup,
                    Color::White => &mut self.draft.record.white_setup,
                };
                // A board has no more than 26 by 26 points here.
                if !stones.contains(&point) {
                    stones.push(point);
                }
            }
            _ if on_board => self.draft.play(color, Some(point)),
            // No board that newspapers print has these columns.
            b'Y' | b'Z' => self.draft.play(color, None),
            _ => self.text.report(line, place, Problem::PointOffBoard),
        }
    }

    fn figure(&mut self, value: &str) {
        let (name, rest) = value.split_once(',').unwrap_or((value, ""));
        match (name, self.figure) {
            (".Fig", _) => self.figure = Figure::Diagram,
            (".EndFig", _) => self.figure = Figure::None,
            (".Text", Figure::None | Figure::Diagram) => {
                // Without a number it belongs to the diagram, or to the end of the game.
                let moves = rest.split(',').next().and_then(number);
                match (moves, self.figure) {
                    (None, Figure::Diagram) => {}
                    (moves, _) => self.figure = Figure::Text(moves.unwrap_or(usize::MAX)),
                }
            }
            (".EndText", Figure::Text(_)) => self.figure = Figure::None,
            // Labels.
            (".#", _) => {}
            (_, Figure::Text(moves)) => self.draft.comment(moves, value),
            (_, Figure::None | Figure::Diagram) => {}
        }
    }
}

/// A name and a rank; the second player of a pair joins the first.
fn add_player(player: &mut Player, name: &str, rest: &str) {
    let rank = rest.split(',').next().and_then(filled);
    match (&mut player.name, filled(name)) {
        (Some(first), Some(second)) => {
            first.push_str(" & ");
            first.push_str(&second);
            player.rank = None;
        }
        (known, name) => {
            *known = known.take().or(name);
            player.rank = rank;
        }
    }
}

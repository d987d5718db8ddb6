//! Single values in the form of FF\[4\].

use super::{
    clock, lists,
    property::{Content, Written, remark},
};
use crate::{
    date::StandardDate,
    komi::{read_handicap, read_komi, read_quarters, show_halves},
    point::{Color, Size},
    result::GameResult,
    text::half_width,
    tools::{
        forms::{is_date, is_real, is_result, is_standard},
        properties::{Form, known},
    },
};

/// What the values of a game depend on.
#[derive(Clone, Copy)]
pub(super) struct Terms {
    pub(super) size: Size,
    /// Whether komi is counted in hundredths.
    pub(super) hundredths: bool,
}

/// What becomes of a value.
enum Mended {
    /// It stays as it is.
    Stays,
    /// It says nothing, and is left out.
    Nothing,
    /// This says the same.
    As(String),
    /// This says what is understood of it. Its words say more.
    Part(String),
}

use Mended::{As, Nothing, Part, Stays};

/// Gives the values of a property the form that they are to have. Returns whether the property
/// stays. The words of a value that say more than its form are added to the remarks.
pub(super) fn mend(property: &mut Written<'_>, terms: Terms, remarks: &mut Vec<String>) -> bool {
    // Most properties are these.
    if matches!(&*property.name, "B" | "W" | "C") {
        return true;
    }
    let size = terms.size;
    let Some((_, form)) = known(&property.name) else { return true };
    match form {
        Form::Move | Form::Text if !matches!(&*property.name, "RE" | "DT") => return true,
        // An empty list of these says something.
        Form::PointsOrNone if property.is_blank() => property.values.truncate(1),
        Form::Points | Form::PointsOrNone => lists::points(property, size, |_| true),
        Form::Labels => lists::labels(property, size),
        Form::Pairs => lists::pairs(property, size),
        _ => {
            let Some(value) = property.values.first() else {
                return form == Form::Text;
            };
            let written = value.line();
            let line: String = written.chars().map(half_width).collect();
            match mended(&property.name, form, &line, terms) {
                Stays if line != written && is_standard(&property.name, &line) => {
                    property.values = vec![Content::of(&line)];
                }
                Stays => {}
                Nothing => return false,
                As(text) => property.values = vec![Content::of(&text)],
                Part(text) => {
                    remarks.push(remark(&property.name, &written));
                    property.values = vec![Content::of(&text)];
                }
            }
            return true;
        }
    }
    form == Form::PointsOrNone || !property.values.is_empty()
}

fn mended(name: &str, form: Form, line: &str, terms: Terms) -> Mended {
    match (name, form) {
        ("RE", _) => result(line),
        ("DT", _) if is_date(line) => Stays,
        ("DT", _) => match StandardDate::read(line) {
            Some(StandardDate { text, is_all: true }) => As(text),
            Some(StandardDate { text, .. }) => Part(text),
            None => Stays,
        },
        // A judgement without emphasis is often written like this.
        (_, Form::Double) if line.is_empty() => As("1".to_owned()),
        (_, Form::Nothing) if line.is_empty() => Stays,
        _ if line.is_empty() => Nothing,
        ("KM", _) => komi(line, terms.hundredths),
        ("HA", _) => handicap(line),
        // Emphasis has no form here, and stays.
        (_, Form::Nothing) if line == "1" => As(String::new()),
        (_, Form::Number) if line.parse::<i64>().is_ok() => Stays,
        (_, Form::Number) => match line.split_once('.') {
            Some((whole, zeros)) if zeros.trim_matches('0').is_empty() => {
                whole.parse::<i64>().map_or(Stays, |whole| As(whole.to_string()))
            }
            _ => Stays,
        },
        (_, Form::Real) if is_real(line) => Stays,
        ("BL" | "WL", _) => number(line).or_else(|| clock::seconds_left(line)).map_or(Stays, As),
        (_, Form::Real) => number(line).map_or(Stays, As),
        (_, Form::Double) => match number(line).and_then(|number| number.parse::<f64>().ok()) {
            Some(2.0) => As("2".to_owned()),
            Some(1.0) => As("1".to_owned()),
            // More emphasis than the standard has would be lost.
            _ => Stays,
        },
        (_, Form::Color) => Color::read(line).map_or(Stays, |color| As(color.letter().to_string())),
        (_, Form::Size) => Size::read(line).map_or(Stays, |size| As(size.to_string())),
        _ => Stays,
    }
}

/// A decimal number in the form of FF\[4\], from one with a comma or without digits on a side.
fn number(line: &str) -> Option<String> {
    let digits = line.strip_prefix(['-', '+', '−']).unwrap_or(line);
    let sign = if line.starts_with(['-', '−']) { "-" } else { "" };
    let (whole, decimals) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
    if is_ambiguous(digits) || (whole.is_empty() && decimals.is_empty()) {
        return None;
    }
    let or_zero = |digits: &str| if digits.is_empty() { "0" } else { digits }.to_owned();
    let number = match decimals {
        "" => format!("{sign}{}", or_zero(whole)),
        _ => format!("{sign}{}.{decimals}", or_zero(whole)),
    };
    is_real(&number).then_some(number)
}

/// Whether a comma may stand for something else than before decimals. Three digits may be
/// thousands, and further ones another number: `1800,1800` are the times of both players.
pub(super) fn is_ambiguous(number: &str) -> bool {
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    number.split_once(',').is_some_and(|(a, b)| {
        (b.len() == 3 || (b.len() > 3 && b.len() == a.len())) && digits(a) && digits(b)
    })
}

fn komi(line: &str, hundredths: bool) -> Mended {
    match read_komi(line, hundredths) {
        Ok((_, None)) if is_real(line) => Stays,
        Ok((halves, _)) => {
            let shown = show_halves(halves.into());
            // A number that would be taken for one of another unit is no better.
            if read_komi(&shown, hundredths) == Ok((halves, None)) { As(shown) } else { Stays }
        }
        // Komi is counted in half points here, but a file may have others.
        Err(_) if is_real(line) => Stays,
        Err(_) => number(line).map_or(Stays, As),
    }
}

fn handicap(line: &str) -> Mended {
    match (line.parse::<i64>(), read_handicap(line)) {
        (Ok(_), _) | (_, Err(_)) => Stays,
        (_, Ok(stones)) => {
            let says_only = stones > 0 || matches!(&*line.to_lowercase(), "none" | "no" | "-");
            if says_only { As(stones.to_string()) } else { Part(stones.to_string()) }
        }
    }
}

fn result(line: &str) -> Mended {
    match GameResult::read(line) {
        // In FF[4] a margin is one of points.
        Some(result) if is_result(line) && is_in_zi(line) => As(result.to_string()),
        Some(result) if !line.is_empty() && !is_result(line) => {
            let form = result.to_string();
            if result.is_all_of(line) { As(form) } else { Part(form) }
        }
        _ => Stays,
    }
}

/// Whether the margin of a result ends in a quarter, as no margin of points does.
fn is_in_zi(line: &str) -> bool {
    let margin = line.split_once('+').map(|(_, margin)| read_quarters(margin));
    matches!(margin, Some(Some(Some(quarters))) if quarters % 2 != 0)
}

//! Texts in the form of FF\[4\].

use crate::{
    date::StandardDate,
    point::Size,
    result::GameResult,
    tools::properties::{Form, known},
};

/// Whether the text is a number as FF\[4\] writes it: `-6.5`.
pub(crate) fn is_real(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    let all = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    all(whole) && all(part)
}

/// Whether the text is a result as FF\[4\] writes it.
pub(crate) fn is_result(text: &str) -> bool {
    match text {
        "0" | "Draw" | "Void" | "?" => true,
        _ => {
            let win = text.strip_prefix("B+").or_else(|| text.strip_prefix("W+"));
            win.is_some_and(|by| {
                matches!(by, "" | "R" | "Resign" | "T" | "Time" | "F" | "Forfeit") || is_real(by)
            }) && GameResult::read(text).is_some()
        }
    }
}

/// Whether the text is a list of dates as FF\[4\] writes it: `2026-01-31,02-01`, `2026-01`, `2026`.
pub(crate) fn is_date(text: &str) -> bool {
    let digits = |part: &str, length: usize| {
        part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    text.split(',').enumerate().all(|(number, date)| {
        let parts: Vec<&str> = date.trim().split('-').collect();
        match parts[..] {
            [year] if number == 0 => digits(year, 4),
            [year, month] if digits(year, 4) => digits(month, 2) && month <= "12",
            [year, month, day] => {
                let form = digits(year, 4) && digits(month, 2) && digits(day, 2);
                form && StandardDate::read(date).is_some()
            }
            [month, day] if number > 0 => {
                digits(month, 2) && digits(day, 2) && month <= "12" && day <= "31"
            }
            [day] => digits(day, 4) || (digits(day, 2) && day <= "31"),
            _ => false,
        }
    })
}

/// Whether the value of a property is as FF\[4\] writes it, if the property has one value and that
/// is not a move.
pub(crate) fn is_standard(name: &str, text: &str) -> bool {
    match known(name) {
        Some((_, Form::Nothing)) => text.is_empty(),
        Some((_, Form::Number)) => text.parse::<i64>().is_ok(),
        Some((_, Form::Real)) => is_real(text),
        Some((_, Form::Double)) => matches!(text, "1" | "2"),
        Some((_, Form::Color)) => matches!(text, "B" | "W"),
        Some((_, Form::Size)) => Size::read(text).is_some_and(|size| size.to_string() == text),
        Some((_, Form::Text)) if name == "RE" => is_result(text),
        Some((_, Form::Text)) if name == "DT" => is_date(text),
        _ => true,
    }
}

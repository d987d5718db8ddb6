//! Times in the form of FF\[4\].

use super::{
    property::{Content, Written, remark},
    values::is_ambiguous,
};
use crate::{info::GameInfo, text::half_width, tools::forms::is_real};
use std::cell::Cell;
use tengen_clock::TimeSystem;

/// Gives the main time (`TM`) its form: seconds. What it says of overtime becomes `OT`, or a remark
/// if the record states the overtime by itself.
///
/// `clocked` says whether a node before this one in the file has a main time.
pub(super) fn mend(
    info: &GameInfo,
    is_root: bool,
    clocked: &Cell<bool>,
    all: &mut Vec<Written<'_>>,
    remarks: &mut Vec<String>,
) {
    let Some(main) = value(all, "TM") else { return };
    let is_first = !clocked.replace(true);
    if is_real(&main) {
        return;
    }
    let narrow: String = main.chars().map(half_width).collect();
    let read = |main: Option<&str>, overtime: Option<&str>| TimeSystem::from_sgf(main, overtime);
    let Ok(alone) = read(Some(&narrow), None) else { return };
    let names_overtime = alone.to_sgf().overtime.is_some();
    // In another node the game would get the overtime of a variation.
    let is_game = is_first && info.main_time.as_ref() == Some(&main);
    let overtime = if is_game { info.overtime.clone() } else { value(all, "OT") };
    let Ok(stated) = read(Some(&narrow), overtime.as_deref()) else {
        // An overtime that is not understood says nothing about the main time.
        if let (TimeSystem::Absolute { .. }, Some(seconds)) = (alone, alone.to_sgf().main) {
            if is_doubtful(&narrow, alone) {
                remarks.push(remark("TM", &main));
            }
            set(all, "TM", &seconds);
        }
        return;
    };
    let written = stated.to_sgf();
    let is_stated = read(None, overtime.as_deref()) != Ok(TimeSystem::None);
    // Where another node says that there is none, it would still say so.
    let is_elsewhere = overtime.is_some() && !(is_root && value(all, "OT") == overtime);
    if is_game && !is_stated && is_elsewhere && names_overtime {
        return;
    }
    let added = written.overtime.clone().filter(|_| is_game && !is_stated);
    // Without overtime a main time of zero is none.
    let seconds = written.main.clone().unwrap_or_else(|| "0".to_owned());
    let then = added.as_deref().or(overtime.as_deref());
    if is_game && read(Some(&seconds), then) != Ok(stated) {
        return;
    }
    // Settings of a server and words for no limit say more than the numbers.
    let in_words = written.main.is_none() && narrow.contains(char::is_alphabetic);
    let is_doubtful = is_doubtful(&narrow, stated);
    if narrow.contains('{') || in_words || is_doubtful || (names_overtime && added.is_none()) {
        remarks.push(remark("TM", &main));
    }
    if let Some(overtime) = added {
        set(all, "OT", &overtime);
    }
    set(all, "TM", &seconds);
}

/// Whether the text of a main time may mean another one than `read`.
fn is_doubtful(text: &str, read: TimeSystem) -> bool {
    let is_part = |c: char| c.is_ascii_digit() || matches!(c, '.' | ',' | ':');
    let numbers = text.split(|c| !is_part(c)).filter(|part| part.contains(char::is_numeric));
    match read {
        // `2:00` may be hours and minutes, `2h (2 days)` and `10m 30s` two times.
        TimeSystem::Absolute { main } => {
            text.matches(':').count() == 1
                || text.contains('(')
                || (main % 60_000 != 0 && numbers.count() > 1)
        }
        // With a plus alone, byo-yomi may be meant: `60 min + 30 sec`.
        TimeSystem::Fischer { .. } => {
            let small = text.to_lowercase();
            !["fis", "inc", "bonus"].iter().any(|word| small.contains(word))
        }
        // One period need not be named as such: `1h (30s)`.
        TimeSystem::ByoYomi { periods: 1, .. } => numbers.count() > 1,
        _ => false,
    }
}

/// The value of a property, if it is not blank.
fn value(all: &[Written<'_>], name: &str) -> Option<String> {
    let property = all.iter().find(|property| property.name == name)?;
    Some(property.values.first()?.line()).filter(|line| !line.is_empty())
}

/// Sets a property, behind the main time if it is not there yet.
fn set(all: &mut Vec<Written<'_>>, name: &'static str, value: &str) {
    let at = |name| all.iter().position(|property: &Written<'_>| property.name == name);
    let (known, main) = (at(name), at("TM"));
    match known {
        Some(known) => all[known].values = vec![Content::of(value)],
        None => {
            let place = main.map_or(all.len(), |main| main + 1);
            all.insert(place, Written { name: name.into(), values: vec![Content::of(value)] });
        }
    }
}

/// The seconds that a player has left (`BL`, `WL`), if another form says them.
pub(super) fn seconds_left(line: &str) -> Option<String> {
    match TimeSystem::from_sgf(Some(line), None) {
        _ if is_ambiguous(line) => None,
        Ok(system @ TimeSystem::Absolute { .. }) => system.to_sgf().main,
        Ok(TimeSystem::None) if line.contains('0') => Some("0".to_owned()),
        _ => None,
    }
}

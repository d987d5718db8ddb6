//! Times in the form of FF\[4\].

use super::{
    property::{Content, Written, remark},
    values::is_ambiguous,
};
use crate::tools::forms::is_real;
use tengen_clock::TimeSystem;

/// Gives the main time (`TM`) its form: seconds. What it says of overtime becomes `OT`, or a remark
/// if there is one.
pub(super) fn mend(properties: &mut Vec<Written<'_>>, remarks: &mut Vec<String>) {
    let Some(at) = properties.iter().position(|property| property.name == "TM") else { return };
    let Some(line) = properties[at].values.first().map(Content::line) else { return };
    if is_real(&line) || is_ambiguous(&line) {
        return;
    }
    let Ok(system) = TimeSystem::from_sgf(Some(&line), None) else { return };
    // The settings of a server say more than the time, and a word more than a sign does.
    let mut says_more = line.contains('{');
    let stated = system.to_sgf();
    match stated.main {
        Some(main) => properties[at].values = vec![Content::of(&main)],
        None => {
            says_more |= line.contains(char::is_alphanumeric);
            properties.remove(at);
        }
    }
    if let Some(overtime) = stated.overtime {
        let known = properties.iter_mut().find(|property| property.name == "OT");
        let values = vec![Content::of(&overtime)];
        match known {
            Some(known) if known.is_blank() => known.values = values,
            Some(_) => says_more = true,
            None => properties.insert(at + 1, Written { name: "OT".into(), values }),
        }
    }
    if says_more {
        remarks.push(remark("TM", &line));
    }
}

/// The seconds that a player has left (`BL`, `WL`), if another form says them.
pub(super) fn seconds_left(line: &str) -> Option<String> {
    match TimeSystem::from_sgf(Some(line), None) {
        _ if is_ambiguous(line) => None,
        Ok(system @ TimeSystem::Absolute { .. }) => system.to_sgf().main,
        _ => None,
    }
}

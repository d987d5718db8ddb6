//! Facts about the game that stand under other names than the standard ones.

use super::property::{Content, Written};
use crate::info::GameInfo;

/// Gives the facts about the game their standard names, where other ones state them.
pub(super) fn rename(info: &GameInfo, properties: &mut Vec<Written<'_>>) {
    /// Whether the fact is stated under its other name, and its text if that is not the value.
    type Stated = fn(&GameInfo) -> Option<Option<String>>;
    const OTHERS: [(&str, &str, Stated); 5] = [
        // Otherwise it is the mark of a forced move, and `TE` that of a good one.
        ("KO", "KM", |info| info.komi.map(|_| None)),
        ("TE", "EV", |info| info.event.as_ref().map(|_| None)),
        ("RD", "DT", |info| info.date.as_ref().map(|_| None)),
        ("HD", "HA", |info| info.handicap.map(|_| None)),
        ("LT", "OT", |info| info.overtime.clone().map(Some)),
    ];
    let place = |properties: &[Written<'_>], name: &str| {
        properties.iter().position(|p| p.name == name && !p.is_blank())
    };
    if OTHERS.iter().all(|(other, ..)| place(properties, other).is_none()) {
        return;
    }
    for (other, standard, stated) in OTHERS {
        let (Some(at), None) = (place(properties, other), place(properties, standard)) else {
            continue;
        };
        // The periods of Fox go before those of others.
        if other == "LT" && place(properties, "TC").is_some() {
            continue;
        }
        let Some(text) = stated(info) else { continue };
        properties[at].name = standard.into();
        if let Some(text) = text {
            properties[at].values = vec![Content::of(&text)];
        }
        properties.retain(|p| p.name != standard || !p.is_blank());
        if standard == "OT" {
            properties.retain(|p| p.name != "LC");
        }
    }
}

/// Makes the periods of Fox (`TC`) and their seconds (`TT`) the overtime, where they state it.
///
/// They have one value each here.
pub(super) fn fox(info: &GameInfo, properties: &mut Vec<Written<'_>>) {
    let find = |name: &str| properties.iter().position(|p| p.name == name && !p.is_blank());
    let (Some(periods), Some(length), None) = (find("TC"), find("TT"), find("OT")) else { return };
    let line = |at: usize| properties[at].values.last().map(Content::line).unwrap_or_default();
    let stated = format!("{}x{} byo-yomi", line(periods), line(length));
    if info.overtime.as_deref() != Some(stated.as_str()) {
        return;
    }
    properties[periods] = Written { name: "OT".into(), values: vec![Content::of(&stated)] };
    let is_empty = |property: &Written<'_>| property.name == "OT" && property.is_blank();
    properties.retain(|property| property.name != "TT" && !is_empty(property));
}

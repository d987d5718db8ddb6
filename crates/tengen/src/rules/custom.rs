//! Rulesets in files: a named one, with changes.

use crate::speech::say;
use crate::wrong;
use serde::Serialize;
use std::fmt::Write;
use std::ops::Range;
use std::path::Path;
use tengen_rules::{Ruleset, presets};
use toml::de::{DeTable, DeValue};
use toml::{Table, Value};

/// Reads the ruleset in a file. `base` names a ruleset, and every other field replaces that
/// ruleset's value. Without `base` all fields must be there.
///
/// # Errors
/// The file, line and column of the fault, and the values that are possible there.
pub(crate) fn load(path: &Path) -> Result<Ruleset, String> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| wrong::within(&path.display(), &wrong::system(&error)))?;
    read(&text).map_err(|wrong| {
        let place = wrong.at.map_or(String::new(), |at| place(&text, at.start));
        wrong::within(&format_args!("{}{place}", path.display()), &wrong.why)
    })
}

/// The fault in a file, and its place.
struct Wrong {
    at: Option<Range<usize>>,
    why: String,
}

impl Wrong {
    fn parse(error: &toml::de::Error) -> Wrong {
        Wrong { at: error.span(), why: wrong::parsed(error.message()) }
    }
}

/// `:LINE:COLUMN` of a byte, both from 1.
fn place(text: &str, byte: usize) -> String {
    let before = text.get(..byte).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
    format!(":{line}:{column}")
}

fn read(text: &str) -> Result<Ruleset, Wrong> {
    let places = DeTable::parse(text).map_err(|e| Wrong::parse(&e))?;
    let places = places.get_ref();
    let mut changes: Table = toml::from_str(text).map_err(|e| Wrong::parse(&e))?;
    let at = |path: &[String]| locate(places, path);
    let mut whole = match changes.remove("base") {
        None => Table::new(),
        Some(base) => {
            let known = base.as_str().and_then(presets::find).ok_or_else(|| Wrong {
                at: at(&["base".to_owned()]),
                why: wrong::within(&"base", &say("wrong-base", &[])),
            })?;
            let name = format!("{}, changed", known.name);
            like(&Ruleset { id: "custom".into(), name: name.into(), ..known.clone() })?
        }
    };
    merge(&mut whole, changes);
    let rules: Ruleset = serde_path_to_error::deserialize(Value::Table(whole)).map_err(|e| {
        let mut path: Vec<String> = e.path().iter().map(ToString::to_string).collect();
        let why = e.inner().message().trim_end().to_owned();
        // The reported path of an unknown field does not include the field.
        if let Some(field) = why.strip_prefix("unknown field `").and_then(|s| s.split('`').next())
            && path.last().is_none_or(|last| last != field)
        {
            path.push(field.to_owned());
        }
        let why = wrong::parsed(&why);
        let why = if path.is_empty() { why } else { wrong::within(&path.join("."), &why) };
        Wrong { at: at(&path), why }
    })?;
    match presets::find(&rules.id) {
        Some(known) if *known != rules => Err(Wrong {
            at: at(&["id".to_owned()]),
            why: wrong::within(&"id", &say("wrong-id", &[("id", rules.id.as_ref().into())])),
        }),
        _ => Ok(rules),
    }
}

/// The place of the value at this path, or of the nearest table around it.
fn locate(table: &DeTable<'_>, path: &[String]) -> Option<Range<usize>> {
    let (first, rest) = path.split_first()?;
    let (key, value) = table.iter().find(|(key, _)| key.get_ref() == first)?;
    let inner = match value.get_ref() {
        DeValue::Table(inner) => locate(inner, rest),
        _ => Some(value.span()),
    };
    inner.or(Some(key.span()))
}

fn merge(whole: &mut Table, changes: Table) {
    for (key, value) in changes {
        match (whole.get_mut(&key), value) {
            (Some(Value::Table(inner)), Value::Table(changes)) => merge(inner, changes),
            (_, value) => {
                whole.insert(key, value);
            }
        }
    }
}

/// A ruleset as a table.
fn like(rules: &Ruleset) -> Result<Table, Wrong> {
    let table = Table::try_from(rules);
    table.map_err(|e| Wrong { at: None, why: e.to_string() })
}

/// A ruleset as a file to change, every field with its possible values.
pub(super) fn write(rules: &Ruleset) -> Result<String, String> {
    let table = like(rules).map_err(|wrong| wrong.why)?;
    let mut text = format!(
        "# Rules like {}. Change what is to be different; a line that is left out stays as in base.\n\n",
        rules.name
    );
    if presets::find(&rules.id).is_some_and(|known| known == rules) {
        line(&mut text, "base", &rules.id, "")?;
    }
    line(&mut text, "id", "custom", "")?;
    line(&mut text, "name", format!("{}, changed", rules.name), "")?;
    let (tables, values): (Vec<_>, Vec<_>) = table.iter().partition(|(_, v)| v.is_table());
    for (key, value) in values.into_iter().filter(|(key, _)| *key != "id" && *key != "name") {
        line(&mut text, key, value, &words(&table, &[key]))?;
    }
    for (name, inner) in tables {
        let _ = write!(text, "\n[{name}]\n");
        for (key, value) in inner.as_table().into_iter().flatten() {
            line(&mut text, key, value, &words(&table, &[name, key]))?;
        }
    }
    Ok(text)
}

fn line(text: &mut String, key: &str, value: impl Serialize, words: &str) -> Result<(), String> {
    let value = Value::try_from(value).map_err(|e| e.to_string())?;
    let line = format!("{key} = {value}");
    let _ = if words.is_empty() {
        writeln!(text, "{line}")
    } else {
        writeln!(text, "{line:<36} # {words}")
    };
    Ok(())
}

/// The possible words at this path, if it takes words. They come from the error for an unknown word
/// there.
fn words(table: &Table, path: &[&str]) -> String {
    const NO_WORD: &str = "?";
    let mut probe = table.clone();
    let mut slot: Option<&mut Value> = None;
    for key in path {
        slot = match slot {
            None => probe.get_mut(*key),
            Some(value) => value.get_mut(*key),
        };
    }
    match slot {
        Some(value) if value.is_str() || value.is_table() => *value = NO_WORD.into(),
        _ => return String::new(),
    }
    let error = Value::Table(probe).try_into::<Ruleset>().err();
    let message = error.map(|e| e.message().to_owned()).unwrap_or_default();
    let expected = message.split_once("expected ").map(|(_, words)| words);
    let expected = expected.map(|words| words.strip_prefix("one of ").unwrap_or(words));
    expected.unwrap_or_default().trim_end().replace('`', "")
}

#[cfg(test)]
mod tests;

//! Answers without all that a search or the machine decides, so that they are equal everywhere.
//!
//! `<move>` stands for a point, a pass or a resignation, `<n>` for a whole number, `<x>` for one
//! with a decimal point, and `<score>` for a result. `<x>×81` are 81 numbers. `…` stands for more
//! of the same, be it none.

use serde_json::Value;

/// Commands of which all that they answer depends on a search or the machine.
const DECIDED: [&str; 10] = [
    "genmove",
    "reg_genmove",
    "kgs-genmove_cleanup",
    "kata-search",
    "kata-search_cancellable",
    "kata-raw-nn",
    "final_score",
    "final_status_list",
    "estimate_score",
    "cputime",
];

/// The version of the program, left out.
pub(crate) fn version(text: &str) -> String {
    text.replace(env!("CARGO_PKG_VERSION"), "<version>")
}

/// The move that an answer names, if the command plays it.
pub(crate) fn chosen(name: &str, lines: &[String]) -> Option<String> {
    let played = lines.iter().find_map(|line| line.strip_prefix("play "));
    let named = || lines.first()?.strip_prefix('=')?.split_once(' ').map(|pair| pair.1);
    let plays = name.contains("genmove") && name != "reg_genmove";
    let named = if plays { played.or_else(named) } else { None };
    named.filter(|text| is_move(text)).map(str::to_owned)
}

/// The lines of an answer of the Go Text Protocol. Of a list of commands only those are left that
/// the dialogue `names`.
pub(crate) fn answer(name: &str, lines: &[String], names: &[String]) -> Vec<String> {
    let Some((first, rest)) = lines.split_first() else { return Vec::new() };
    // The mark and the id come before the first word.
    let (head, word) = first.split_once(' ').unwrap_or((first, ""));
    let lines = [word].into_iter().chain(rest.iter().map(String::as_str));
    let mut masked: Vec<String> = match name {
        _ if head.starts_with('?') => lines.map(str::to_owned).collect(),
        "list_commands" => {
            let known = lines.filter(|line| names.iter().any(|name| name == line));
            ["…"].into_iter().chain(known).map(str::to_owned).collect()
        }
        "showboard" => vec!["<board>".to_owned()],
        _ => lines.map(|text| line(text, name)).collect(),
    };
    masked.dedup();
    masked[0] = format!("{head} {}", masked[0]).trim_end().to_owned();
    masked
}

fn line(text: &str, name: &str) -> String {
    match text.split(' ').next() {
        Some("info") => reports(text),
        Some("play") => words(text),
        _ if text.starts_with('{') => serde_json::from_str(text).map_or(text.into(), |v| json(&v)),
        _ if DECIDED.contains(&name) => words(text),
        _ => version(text),
    }
}

/// A report: one move for all, and what is said of the root.
fn reports(text: &str) -> String {
    let root = [" rootInfo ", " ownership "].iter().filter_map(|word| text.find(word)).min();
    let (moves, root) = text.split_at(root.unwrap_or(text.len()));
    let mut moves: Vec<String> = moves.split("info ").skip(1).map(words).collect();
    moves.dedup();
    let root = if root.is_empty() { String::new() } else { format!(" {}", words(root)) };
    format!("info {} …{root}", moves.join(" info "))
}

/// The kind of a word that a search decides.
fn kind(word: &str) -> Option<&'static str> {
    let is_score = word
        .split_once('+')
        .is_some_and(|(winner, by)| ["B", "W"].contains(&winner) && by.parse::<f64>().is_ok());
    match word {
        _ if is_move(word) => Some("<move>"),
        _ if is_score => Some("<score>"),
        "NAN" => Some("<x>"),
        _ if word.parse::<i64>().is_ok() => Some("<n>"),
        _ if word.parse::<f64>().is_ok() => Some("<x>"),
        _ => None,
    }
}

fn is_move(word: &str) -> bool {
    let (letter, row) = word.split_at(word.chars().next().map_or(0, char::len_utf8));
    let is_point = letter.chars().all(|c| c.is_ascii_uppercase())
        && row.parse().is_ok_and(|row: usize| (1..=25).contains(&row));
    is_point || ["pass", "resign"].contains(&word.to_ascii_lowercase().as_str())
}

/// Words with those masked that a search decides. Numbers with a decimal point come in rows of a
/// fixed length; lines of play are as long as the search made them.
fn words(text: &str) -> String {
    let mut masked: Vec<String> = Vec::new();
    let words: Vec<&str> = text.split_whitespace().collect();
    for run in words.chunk_by(|one, next| kind(one).is_some() && kind(one) == kind(next)) {
        let before = masked.last().is_some_and(|word| word.starts_with("pv"));
        masked.push(match kind(run[0]) {
            None => run[0].to_owned(),
            Some("<x>") if run.len() > 1 => format!("<x>×{}", run.len()),
            Some(kind) if before || run.len() > 1 => format!("{kind}…"),
            Some(kind) => kind.to_owned(),
        });
    }
    masked.join(" ")
}

/// A JSON value on one line.
pub(crate) fn json(value: &Value) -> String {
    member("", value)
}

/// The value of the member with this name, or an element of it.
fn member(name: &str, value: &Value) -> String {
    match value {
        Value::Object(members) => {
            let members: Vec<String> = members
                .iter()
                .map(|(name, value)| format!("{name}: {}", member(name, value)))
                .collect();
            format!("{{{}}}", members.join(", "))
        }
        Value::Array(all) if !all.is_empty() && all.iter().all(Value::is_f64) => {
            format!("[<x>×{}]", all.len())
        }
        Value::Array(all) if !all.is_empty() => {
            let name = if name == "pv" { "move" } else { name };
            let mut all: Vec<String> = all.iter().map(|value| member(name, value)).collect();
            all.dedup();
            format!("[{} …]", all.join(", "))
        }
        Value::String(text) if name == "ownership" => format!("<letters>×{}", text.len()),
        Value::String(_) if name == "pv" => "<move>…".to_owned(),
        Value::String(text) if name == "move" => words(text),
        Value::String(text) => version(text),
        Value::Number(_) if name == "turnNumber" => value.to_string(),
        Value::Number(number) => (if number.is_f64() { "<x>" } else { "<n>" }).to_owned(),
        other => other.to_string(),
    }
}

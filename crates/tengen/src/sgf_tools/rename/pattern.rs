//! Patterns for names of files.

use crate::records::stem;
use crate::sgf_tools::info;
use crate::speech::say;
use std::path::Path;
use tengen_sgf::TreeGame;

/// The fields of a pattern.
const FIELDS: [&str; 13] = [
    "date",
    "black",
    "white",
    "black_rank",
    "white_rank",
    "event",
    "round",
    "result",
    "komi",
    "size",
    "rules",
    "moves",
    "name",
];

/// The running number of the file, from 1.
const NUMBER: &str = "number";

/// File systems allow 255 bytes. Some room is left for a number and an ending.
const LONGEST: usize = 200;

/// A pattern for names, such as `{date} {black}-{white}.sgf`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::sgf_tools) struct Pattern(Vec<Part>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Text(String),
    Field(String),
}

impl Pattern {
    pub(in crate::sgf_tools) fn read(text: &str) -> Result<Pattern, String> {
        let wrong = || {
            let fields = FIELDS.iter().chain([&NUMBER]).map(|name| format!("{{{name}}}"));
            let fields = fields.collect::<Vec<_>>().join(" ");
            say("wanted-pattern", &[("fields", (&fields).into())])
        };
        let (mut parts, mut rest) = (Vec::new(), text);
        while let Some((before, behind)) = rest.split_once('{') {
            let (field, after) = behind.split_once('}').ok_or_else(wrong)?;
            let known = FIELDS.contains(&field) || field == NUMBER;
            if !known {
                return Err(wrong());
            }
            parts.push(Part::Text(before.to_owned()));
            parts.push(Part::Field(field.to_owned()));
            rest = after;
        }
        parts.push(Part::Text(rest.to_owned()));
        let has_field = parts.iter().any(|part| matches!(part, Part::Field(_)));
        let is_name = |part: &Part| match part {
            Part::Text(text) => {
                !text.contains(['/', '\\', '}']) && !text.contains(char::is_control)
            }
            Part::Field(_) => true,
        };
        if has_field && parts.iter().all(is_name) { Ok(Pattern(parts)) } else { Err(wrong()) }
    }

    /// The name by this pattern, without an ending; nothing if the record has none of the facts.
    /// Facts that are missing are left out.
    pub(super) fn name(&self, game: &TreeGame<'_>, old: &Path) -> Option<Name> {
        let (info, _) = game.info();
        let field = |name: &str| -> Option<String> {
            match name {
                "date" => info::date(&info),
                "black" => info.black.name.clone(),
                "white" => info.white.name.clone(),
                "black_rank" => info.black.rank.clone(),
                "white_rank" => info.white.rank.clone(),
                "event" => info.event.clone(),
                "round" => info.round.clone(),
                "result" => info::result(game, &info),
                "komi" => info.komi.map(|halves| (f64::from(halves) / 2.0).to_string()),
                "size" => Some(info.size.to_string()),
                "rules" => info.rules.clone(),
                "moves" => Some(info::moves(game).to_string()),
                _ => Some(stem_and_ending(old).0),
            }
        };
        let part = |part: &Part| match part {
            Part::Text(text) => Some(text.clone()),
            Part::Field(name) if name == NUMBER => None,
            Part::Field(name) => Some(field(name).map(|text| safe(&text)).unwrap_or_default()),
        };
        // A name of the texts between the facts alone would tell nothing.
        let is_known = |part: &Part| match part {
            Part::Text(_) => false,
            Part::Field(name) if name == NUMBER => true,
            Part::Field(name) => field(name).is_some_and(|text| !text.trim().is_empty()),
        };
        let name = Name(self.0.iter().map(part).collect());
        Some(name).filter(|name| self.0.iter().any(is_known) && !name.with(1).is_empty())
    }
}

/// The name of a file, without an ending: texts, and nothing where its running number stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Name(Vec<Option<String>>);

impl Name {
    pub(super) fn has_number(&self) -> bool {
        self.0.contains(&None)
    }

    /// The name with this running number.
    pub(super) fn with(&self, number: usize) -> String {
        let number = format!("{number:04}");
        let name: String = self.0.iter().map(|part| part.as_deref().unwrap_or(&number)).collect();
        let name = stem_and_ending(Path::new(&name)).0;
        let mut name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        while name.len() > LONGEST {
            name.pop();
        }
        // Windows knows no names that end in a blank or a point, and has devices of these names.
        let name = name.trim_matches(|c: char| c == '.' || c.is_whitespace());
        let (stem, rest) = name.split_at(name.find('.').unwrap_or(name.len()));
        let mark = if is_device(stem) { "_" } else { "" };
        format!("{}{mark}{rest}", if mark.is_empty() { stem } else { stem.trim_end() })
    }

    /// The running number of a file that has this name already.
    pub(super) fn number_in(&self, name: &str) -> Option<usize> {
        let numbers = name.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok());
        let mut numbers = numbers.filter(|_| self.has_number());
        numbers.find(|number| is_named(name, &self.with(*number)))
    }
}

/// Whether Windows has a device of this name.
fn is_device(name: &str) -> bool {
    let name = name.trim_end().to_ascii_uppercase();
    let port = ["COM", "LPT"].iter().find_map(|kind| name.strip_prefix(kind));
    matches!(name.as_str(), "CON" | "PRN" | "AUX" | "NUL")
        || port.is_some_and(|number| matches!(number.as_bytes(), [b'1'..=b'9']))
}

/// Whether a file has this name, perhaps with the number of a file that shares it: `name (2)`.
pub(super) fn is_named(has: &str, name: &str) -> bool {
    let more = has.strip_prefix(name).map(|more| more.trim_start_matches(" ("));
    let number = more.and_then(|more| more.strip_suffix(')'));
    has == name || number.is_some_and(|n| numbered(name, n.parse().unwrap_or(0)) == has)
}

/// The name of one of several files that share a name.
pub(super) fn numbered(name: &str, number: u64) -> String {
    format!("{name} ({number})")
}

/// The text with only the characters that names of files can have everywhere.
fn safe(text: &str) -> String {
    let fits = |c: char| {
        if matches!(c, '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|') || c.is_control() {
            '_'
        } else {
            c
        }
    };
    text.trim().chars().map(fits).collect()
}

/// A name without the ending that tells its format, and that ending.
pub(super) fn stem_and_ending(path: &Path) -> (String, String) {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let stem = stem(&name);
    let ending = name[stem.len()..].to_owned();
    (stem.to_owned(), ending)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(pattern: &str, sgf: &str) -> Option<Name> {
        let parsed = tengen_sgf::parse(sgf.as_bytes());
        let root = parsed.collection.roots().next().unwrap();
        Pattern::read(pattern).unwrap().name(&root.games()[0], Path::new("a/old.sgf.gz"))
    }

    #[test]
    fn names_are_made_of_the_facts() {
        let sgf = "(;SZ[9]PB[Anna / A]PW[../../Ben]DT[2026-01-31]RE[B+R]KM[6.5];B[aa])";
        let made = |pattern: &str| name(pattern, sgf).map(|name| name.with(7)).unwrap_or_default();
        assert_eq!(made("{date} {black}-{white}.sgf"), "2026-01-31 Anna _ A-.._.._Ben");
        assert_eq!(made("{number} {result} {moves}"), "0007 B+R 1");
        assert_eq!(made("{name}{event}"), "old");
        assert_eq!(made("{event}.sgf"), "");
        let other = name("{date}", "(;DT[31.12.1999])").unwrap();
        assert_eq!(other.with(1), "1999-12-31");
        for (player, expected) in [
            ("CON", "CON_"),
            ("com1", "com1_"),
            ("Nul", "Nul_"),
            ("CON.x y", "CON_.x y"),
            ("COM0", "COM0"),
        ] {
            let made = name("{black}", &format!("(;PB[{player}])")).unwrap();
            assert_eq!(made.with(1), expected);
        }
        assert_eq!(name("{date} {black}-{white}.sgf", "(;B[aa])"), None);
        let long = name("{black}", &format!("(;PB[{}])", "é".repeat(500)));
        assert!(long.unwrap().with(1).len() <= LONGEST);
    }

    #[test]
    fn the_number_of_a_name_is_found_in_it() {
        let name = name("{black} {number} 9.sgf", "(;PB[A 9])").unwrap();
        assert_eq!(name.number_in("A 9 0012 9"), Some(12));
        assert_eq!(name.number_in("A 9 0009 9 (3)"), Some(9));
        for other in ["A 9 12 9", "B 0012 9", "A 9 0012 9 (1x)", ""] {
            assert_eq!(name.number_in(other), None, "{other}");
        }
    }

    #[test]
    fn names_that_are_shared_are_numbered() {
        for (has, expected) in
            [("x", true), ("x (2)", true), ("x (02)", false), ("x ((2)", false), ("y (2)", false)]
        {
            assert_eq!(is_named(has, "x"), expected, "{has}");
        }
    }

    #[test]
    fn patterns_are_names_with_fields() {
        for bad in ["", "game.sgf", "{nobody}", "{date", "{date}/{black}", "{date}}", "..\\{date}"]
        {
            assert!(Pattern::read(bad).is_err(), "{bad}");
        }
    }
}

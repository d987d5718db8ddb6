//! The lines that a person types at the desk.

use super::as_sentence;
use super::edit::{Edit, Judged, SetUp, Where};
use super::walk::Walk;
use crate::records::ForkPath;
use crate::speech::say;
use std::path::PathBuf;
use tengen_messages::Language;
use tengen_rules::{Color, Point, Size};
use tengen_study::{List, Sign, Stone};

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// An empty line.
    Nothing,
    Help,
    Show,
    Tree,
    Judge,
    Walk(Walk),
    Edit(Edit),
    /// To write the record, to this file or its own.
    Save(Option<PathBuf>),
    Quit,
}

/// The commands by their English words. Other languages have the messages `study-word-…`, and the
/// English words work there too.
const WORDS: [&str; 48] = [
    "forward",
    "back",
    "first",
    "end",
    "fork",
    "next-fork",
    "up",
    "down",
    "go",
    "node",
    "chapter",
    "find",
    "show",
    "tree",
    "judge",
    "help",
    "pass",
    "comment",
    "name",
    "mark",
    "unmark",
    "label",
    "arrow",
    "line",
    "set",
    "turn",
    "good",
    "bad",
    "doubtful",
    "interesting",
    "good-black",
    "good-white",
    "equal",
    "unclear",
    "important",
    "delete",
    "lift",
    "insert",
    "promote",
    "main",
    "split",
    "undo",
    "redo",
    "save",
    "quit",
    "here",
    "new",
    "empty",
];

/// The English word that is meant, by itself or by its translation; case does not matter.
fn english(word: &str, language: Language) -> Option<&'static str> {
    let word = word.to_lowercase();
    let own = |known: &str| language.say(&format!("study-word-{known}"), &[]);
    WORDS.into_iter().find(|known| word == *known || word == own(known))
}

/// Whether a line is to enter a chapter, be it well written or not.
pub(super) fn is_chapter(text: &str, language: Language) -> bool {
    let word = text.split_whitespace().next();
    word.and_then(|word| english(word, language)) == Some("chapter")
}

/// Whether a line is to put moves or points of Go into a chapter, or to judge them, be it well
/// written or not.
pub(super) fn is_of_go(text: &str, language: Language) -> bool {
    let word = text.split_whitespace().next().and_then(|word| english(word, language));
    let words = ["pass", "mark", "unmark", "label", "arrow", "line", "set", "turn", "insert"];
    word.is_some_and(|word| words.contains(&word))
}

/// Reads a line. The error says in words how the command is to be written.
pub(super) fn hear(text: &str, size: Size, language: Language) -> Result<Wish, String> {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let line = Typed { rest: rest.trim(), size, language };
    if text.is_empty() {
        return Ok(Wish::Nothing);
    }
    let word = match word {
        "?" => "help",
        "exit" | "q" => "quit",
        word => match english(word, language) {
            Some(word) => word,
            None => return line.played(text),
        },
    };
    let walk = |walk| Ok(Wish::Walk(walk));
    let edit = |edit| Ok(Wish::Edit(edit));
    let text = || line.rest.to_owned();
    match word {
        "forward" => walk(Walk::Forward(line.number_or(1)?)),
        "back" => walk(Walk::Back(line.number_or(1)?)),
        "first" => walk(Walk::First),
        "end" => walk(Walk::End),
        "fork" => walk(Walk::Fork),
        "next-fork" => walk(Walk::NextFork),
        "up" => walk(Walk::Up),
        "down" => walk(Walk::Down),
        "go" => walk(Walk::Go(ForkPath::read(line.rest).map_err(|why| as_sentence(&why))?)),
        "node" => walk(Walk::Node(line.number()?)),
        "chapter" => walk(Walk::Chapter(line.number()?)),
        "find" if line.rest.is_empty() => line.wants("study-wants-text"),
        "find" => walk(Walk::Find(text())),
        "show" => Ok(Wish::Show),
        "tree" => Ok(Wish::Tree),
        "judge" => Ok(Wish::Judge),
        "help" => Ok(Wish::Help),
        "pass" => edit(Edit::Play(None, None)),
        "comment" => edit(Edit::Text("C", text().replace("\\n", "\n"))),
        "name" => edit(Edit::Text("N", text())),
        "mark" => line.marked(),
        "unmark" => edit(Edit::Mark(None, line.points(line.rest)?)),
        "label" => line.labelled(),
        "arrow" => edit(line.joined(List::Ar)?),
        "line" => edit(line.joined(List::Ln)?),
        "set" => line.set(),
        "turn" => edit(Edit::Turn(line.color(line.rest)?)),
        "good" => edit(Edit::Judge(Judged::Move("TE"))),
        "bad" => edit(Edit::Judge(Judged::Move("BM"))),
        "doubtful" => edit(Edit::Judge(Judged::Move("DO"))),
        "interesting" => edit(Edit::Judge(Judged::Move("IT"))),
        "good-black" => edit(Edit::Judge(Judged::Position("GB"))),
        "good-white" => edit(Edit::Judge(Judged::Position("GW"))),
        "equal" => edit(Edit::Judge(Judged::Position("DM"))),
        "unclear" => edit(Edit::Judge(Judged::Position("UC"))),
        "important" => edit(Edit::Judge(Judged::Position("HO"))),
        "delete" => edit(Edit::Delete),
        "lift" => edit(Edit::Lift),
        "insert" => line.inserted(),
        "promote" => edit(Edit::Promote),
        "main" => edit(Edit::Main),
        "split" => edit(Edit::Split),
        "undo" => edit(Edit::Undo),
        "redo" => edit(Edit::Redo),
        "save" if line.rest.is_empty() => Ok(Wish::Save(None)),
        "save" => Ok(Wish::Save(Some(line.rest.into()))),
        "quit" => Ok(Wish::Quit),
        _ => line.played(word),
    }
}

/// What stands behind the first word of a line.
struct Typed<'t> {
    rest: &'t str,
    size: Size,
    language: Language,
}

impl Typed<'_> {
    fn wants<T>(&self, id: &str) -> Result<T, String> {
        Err(say(id, &[]))
    }

    fn number(&self) -> Result<usize, String> {
        self.rest.parse().or_else(|_| self.wants("study-wants-number"))
    }

    fn number_or(&self, none: usize) -> Result<usize, String> {
        if self.rest.is_empty() { Ok(none) } else { self.number() }
    }

    fn color(&self, word: &str) -> Result<Color, String> {
        match word.to_lowercase().as_str() {
            "b" => Ok(Color::Black),
            "w" => Ok(Color::White),
            _ => self.wants("study-wants-colour"),
        }
    }

    /// A move by its point, perhaps with the player before it; else nothing that is understood.
    fn played(&self, text: &str) -> Result<Wish, String> {
        let point = |text: &str| match english(text, self.language) {
            Some("pass") => Some(None),
            _ => self.size.parse(text).map(Some),
        };
        let by = text.split_once(char::is_whitespace);
        let by = by.and_then(|(word, rest)| Some((self.color(word).ok()?, point(rest.trim())?)));
        let play = by.map(|(color, point)| Edit::Play(Some(color), point));
        let play = play.or_else(|| Some(Edit::Play(None, point(text)?)));
        play.map(Wish::Edit).ok_or_else(|| say("study-not-understood", &[("text", text.into())]))
    }

    /// At least one point, with blanks or commas between them.
    fn points(&self, text: &str) -> Result<Vec<Point>, String> {
        let names = text.split([' ', ',', '\t']).filter(|name| !name.is_empty());
        let points: Option<Vec<Point>> = names.map(|name| self.size.parse(name)).collect();
        match points {
            Some(points) if !points.is_empty() => Ok(points),
            _ => self.wants("study-wants-points"),
        }
    }

    fn marked(&self) -> Result<Wish, String> {
        let (sign, rest) = self.rest.split_once(char::is_whitespace).unwrap_or((self.rest, ""));
        let sign = match sign.to_lowercase().as_str() {
            "tr" => Sign::Tr,
            "sq" => Sign::Sq,
            "cr" => Sign::Cr,
            "ma" => Sign::Ma,
            "sl" => Sign::Sl,
            _ => return self.wants("study-wants-sign"),
        };
        Ok(Wish::Edit(Edit::Mark(Some(sign), self.points(rest)?)))
    }

    fn labelled(&self) -> Result<Wish, String> {
        let (name, label) = self.rest.split_once(char::is_whitespace).unwrap_or((self.rest, ""));
        let Some(point) = self.size.parse(name) else { return self.wants("study-wants-label") };
        let label = Some(label.trim().to_owned()).filter(|label| !label.is_empty());
        Ok(Wish::Edit(Edit::Label(point, label)))
    }

    fn joined(&self, list: List) -> Result<Edit, String> {
        match self.points(self.rest)?[..] {
            [from, to] if from != to => Ok(Edit::Join(list, from, to)),
            _ => self.wants("study-wants-two-points"),
        }
    }

    fn set(&self) -> Result<Wish, String> {
        let mut words = self.rest.split_whitespace();
        let mut next = || words.next().unwrap_or_default().to_owned();
        let mut word = next();
        let place = match english(&word, self.language) {
            Some("here") => Where::Here,
            Some("new") => Where::New,
            _ => Where::Unsaid,
        };
        if place != Where::Unsaid {
            word = next();
        }
        let stone = match english(&word, self.language) {
            Some("empty") => Stone::Ae,
            _ => match self.color(&word) {
                Ok(Color::Black) => Stone::Ab,
                Ok(Color::White) => Stone::Aw,
                Err(_) => return self.wants("study-wants-stone"),
            },
        };
        let points: Vec<&str> = words.collect();
        let is_stone =
            |word: &str| self.color(word).is_ok() || english(word, self.language) == Some("empty");
        if points.iter().any(|word| is_stone(word)) {
            return self.wants("study-wants-one-stone");
        }
        let points = self.points(&points.join(" "))?;
        Ok(Wish::Edit(Edit::SetUp(SetUp { place, stone, points })))
    }

    fn inserted(&self) -> Result<Wish, String> {
        if self.rest.is_empty() {
            return Ok(Wish::Edit(Edit::Insert(None)));
        }
        match self.played(self.rest)? {
            Wish::Edit(Edit::Play(color, point)) => {
                Ok(Wish::Edit(Edit::Insert(Some((color, point)))))
            }
            _ => self.wants("study-wants-points"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        let size = Size::square(9).unwrap();
        let point = |name: &str| size.parse(name).unwrap();
        let edit = |edit| Ok(Wish::Edit(edit));
        let set = |place, stone, points: &[&str]| {
            let points = points.iter().map(|name| point(name)).collect();
            edit(Edit::SetUp(SetUp { place, stone, points }))
        };
        for (text, expected) in [
            ("", Ok(Wish::Nothing)),
            ("e5", edit(Edit::Play(None, Some(point("E5"))))),
            ("W e5", edit(Edit::Play(Some(Color::White), Some(point("E5"))))),
            ("pass", edit(Edit::Play(None, None))),
            ("b pass", edit(Edit::Play(Some(Color::Black), None))),
            ("back", Ok(Wish::Walk(Walk::Back(1)))),
            ("FORWARD 12", Ok(Wish::Walk(Walk::Forward(12)))),
            ("comment  One.\\nTwo.", edit(Edit::Text("C", "One.\nTwo.".to_owned()))),
            ("mark tr D4, E5", edit(Edit::Mark(Some(Sign::Tr), vec![point("D4"), point("E5")]))),
            ("label D4", edit(Edit::Label(point("D4"), None))),
            ("label D4 a b", edit(Edit::Label(point("D4"), Some("a b".to_owned())))),
            ("arrow D4 E5", edit(Edit::Join(List::Ar, point("D4"), point("E5")))),
            ("set b D4", set(Where::Unsaid, Stone::Ab, &["D4"])),
            ("set new empty D4 E5", set(Where::New, Stone::Ae, &["D4", "E5"])),
            ("insert w C3", edit(Edit::Insert(Some((Some(Color::White), Some(point("C3"))))))),
            ("save my game.sgf", Ok(Wish::Save(Some("my game.sgf".into())))),
            ("?", Ok(Wish::Help)),
        ] {
            assert_eq!(hear(text, size, Language::ENGLISH), expected, "{text}");
        }
        // A point holds one stone, so a line says one colour.
        for text in ["set b D4 w D4", "set b D4 empty E5", "set here w D4 B E5"] {
            let why = say("study-wants-one-stone", &[]);
            assert_eq!(hear(text, size, Language::ENGLISH), Err(why), "{text}");
        }
        for text in ["K10", "go x", "node", "forward -1", "mark D4", "arrow D4", "set D4", "find"] {
            assert!(hear(text, size, Language::ENGLISH).is_err(), "{text}");
        }
    }

    #[test]
    fn words_of_every_language_mean_one_thing_each_and_are_in_the_help() {
        for language in Language::all() {
            let help = language.say("study-help", &[]);
            for word in WORDS {
                let own = language.say(&format!("study-word-{word}"), &[]);
                assert_eq!(english(&own, language), Some(word), "{language}: {own}");
                assert_eq!(english(word, language), Some(word), "{language}: {word}");
                let told = help.split_whitespace().any(|told| told == own);
                assert!(told, "{language}: {own} is not in the help");
            }
        }
    }
}

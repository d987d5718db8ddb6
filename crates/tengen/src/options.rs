//! Option values, read from text.

use crate::speech::say;
use crate::wrong;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use tengen_clock::{Field, MAX_COUNT, ParseTimeSystemError, TimeSystem, TimeSystemError};
use tengen_engine::Rank;
use tengen_messages::Language;
use tengen_rules::kata::KataRules;
use tengen_rules::{Color, Ruleset, Score, Size};
use tengen_server::proxies::Subnet;
use tengen_server::workers::Token;
use tengen_server::{Form, People, PublicUrl, ServerLimits};

/// `19` or `13x9`, each side from 2 to 25.
pub(crate) fn size(text: &str) -> Result<Size, String> {
    let played = |size: &Size| [size.width(), size.height()].iter().all(|n| (2..=25).contains(n));
    text.parse().ok().filter(played).ok_or_else(|| say("wanted-size", &[]))
}

/// A ruleset by name, from a file whose name ends with `.toml`, or in KataGo's notation: in one
/// word or in JSON.
pub(crate) fn rules(text: &str) -> Result<Ruleset, String> {
    if text.ends_with(".toml") {
        return crate::rules::load(text.as_ref());
    }
    if text.starts_with('{') {
        let options = serde_json::from_str(text).map(KataRules::ruleset);
        return options
            .map_err(|why| say("wanted-kata-rules", &[("why", (&wrong::json(&why)).into())]));
    }
    Ruleset::named(text).ok_or_else(|| say("wanted-rules", &[]))
}

/// A komi in steps of one half, with a point or, as many languages write it, a comma.
pub(crate) fn komi(text: &str) -> Result<Score, String> {
    text.replace(',', ".").parse::<Score>().map_err(|_| say("wanted-komi", &[]))
}

/// The stones that Black and White have taken, such as `5,2`.
pub(crate) fn prisoners(text: &str) -> Result<[u32; 2], String> {
    let number = |text: &str| text.trim().parse().ok();
    let taken =
        text.split_once(',').and_then(|(black, white)| Some([number(black)?, number(white)?]));
    // More than that no game has.
    taken
        .filter(|taken| taken.iter().all(|stones| *stones <= 10_000))
        .ok_or_else(|| say("wanted-prisoners", &[]))
}

/// A player, by colour or its letter.
pub(crate) fn color(text: &str) -> Result<Color, String> {
    text.parse().map_err(|_| say("wanted-color", &[]))
}

/// A time system with its name (`byo-yomi 10m+5x30s`), or without it where the form is clear
/// (`10m+5x30s`).
pub(crate) fn clock(text: &str) -> Result<TimeSystem, String> {
    let names = ["", "byo-yomi ", "canadian ", "fischer ", "absolute "];
    let mut why = None;
    for name in names {
        match format!("{name}{text}").parse::<TimeSystem>() {
            Ok(system) => return Ok(system),
            Err(ParseTimeSystemError::Form) => {}
            Err(ParseTimeSystemError::Invalid(error)) => why = why.or(Some(error)),
        }
    }
    Err(why.map_or_else(|| say("wanted-clock", &[]), no_clock))
}

/// Why no game can have this clock.
pub(crate) fn no_clock(error: TimeSystemError) -> String {
    let field = |field: Field| match field {
        Field::Main => "main",
        Field::Periods => "periods",
        Field::Stones => "stones",
        Field::Period => "period",
        Field::Increment => "increment",
        Field::Cap => "cap",
    };
    match error {
        TimeSystemError::Zero(zero) => {
            say("wanted-clock-above-zero", &[("field", field(zero).into())])
        }
        TimeSystemError::TooLarge(large) => {
            let values = [("field", field(large).into()), ("count", MAX_COUNT.into())];
            say("wanted-clock-smaller", &values)
        }
        TimeSystemError::CapBelowMain => say("wanted-clock-larger-cap", &[]),
        other => other.to_string(),
    }
}

/// A whole number in a range, both ends included.
pub(crate) fn whole<N: TryFrom<u64>>(low: u64, high: u64) -> impl Parse<N> {
    move |text: &str| {
        let number = text.trim().parse::<u64>().ok().filter(|n| (low..=high).contains(n));
        number.and_then(|n| N::try_from(n).ok()).ok_or_else(|| {
            // These numbers are to be typed as they stand, so they are not in the language's own
            // notation.
            let (least, most) = (low.to_string(), high.to_string());
            match high {
                u64::MAX => say("wanted-at-least", &[("low", (&least).into())]),
                _ => say("wanted-whole", &[("low", (&least).into()), ("high", (&most).into())]),
            }
        })
    }
}

/// A whole number of at least `low`.
pub(crate) fn at_least<N: TryFrom<u64>>(low: u64) -> impl Parse<N> {
    whole(low, u64::MAX)
}

/// A function that reads the value of an option.
pub(crate) trait Parse<N>:
    Fn(&str) -> Result<N, String> + Clone + Send + Sync + 'static
{
}

impl<N, F: Fn(&str) -> Result<N, String> + Clone + Send + Sync + 'static> Parse<N> for F {}

/// A time in seconds, such as `0.5`.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.replace(',', ".").parse::<f64>().ok();
    let seconds = seconds.filter(|s| (0.001..=86_400.0).contains(s));
    seconds.map(Duration::from_secs_f64).ok_or_else(|| say("wanted-seconds", &[]))
}

/// An amount of memory in MiB, from 1 to a million.
pub(crate) fn mebibytes(text: &str) -> Result<usize, String> {
    whole(1, 1_000_000)(text)
}

/// An address to listen at.
pub(crate) fn address(text: &str) -> Result<IpAddr, String> {
    text.parse().map_err(|_| say("wanted-address", &[]))
}

/// What a server allows: a set by name, or in a file.
pub(crate) fn limits(text: &str) -> Result<ServerLimits, String> {
    match text {
        "home" => return Ok(ServerLimits::HOME),
        "club" => return Ok(ServerLimits::CLUB),
        "public" => return Ok(ServerLimits::PUBLIC),
        _ => {}
    }
    let read = std::fs::read_to_string(text)
        .map_err(|error| say("wanted-limits", &[("why", (&wrong::system(&error)).into())]))?;
    limits_of(&read)
}

/// Reads limits. A fault is said by its line, its name, and what may stand there.
fn limits_of(text: &str) -> Result<ServerLimits, String> {
    let limits: ServerLimits = match toml::from_str(text) {
        Ok(limits) => limits,
        Err(error) => {
            let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
            return Err(limit_fault(text, before.matches('\n').count(), error.message()));
        }
    };
    match limits.fault() {
        Some(name) => {
            let mut lines = 0..text.lines().count();
            let line = lines.find(|line| limit_at(text, *line) == name).unwrap_or_default();
            Err(limit_fault(text, line, ""))
        }
        None => Ok(limits),
    }
}

/// Says in our words why a line of limits, counted from 0, is refused. The reader's own `message`
/// tells only whether a name stands twice or is not known.
fn limit_fault(text: &str, line: usize, message: &str) -> String {
    let name = limit_at(text, line);
    let number = (line + 1).to_string();
    let known = Form::names().collect::<Vec<_>>().join(", ");
    let why = if message.starts_with("duplicate key") {
        say("limits-twice", &[("name", name.into())])
    } else {
        let form = match Form::of(name) {
            Some(Form::Count) => "count",
            Some(Form::Share) => "share",
            Some(Form::Pace) => "pace",
            Some(Form::Space) => "space",
            Some(Form::Retention) => "retention",
            Some(Form::Flag) => "flag",
            None if message.starts_with("unknown field") => "unknown",
            None => "none",
        };
        let values = [("name", name.into()), ("form", form.into()), ("known", (&known).into())];
        say("limits-form", &values)
    };
    say("wrong-line", &[("line", (&number).into()), ("what", (&why).into())])
}

/// The name of the value that a line of limits is about: its own, or that of the table that it
/// stands in.
fn limit_at(text: &str, line: usize) -> &str {
    let lines: Vec<&str> = text.lines().take(line + 1).map(str::trim).collect();
    let table = lines.iter().rev().find_map(|line| line.strip_prefix('['));
    let own = lines.last().copied().unwrap_or_default();
    let name = table.unwrap_or(own).split(['=', '.', ']', '#']).next().unwrap_or_default();
    name.trim().trim_matches(['"', '\''])
}

/// The word by which a server knows its workers.
pub(crate) fn token(text: &str) -> Result<Token, String> {
    text.parse().map_err(|_| say("wanted-token", &[]))
}

/// The same, as a line of a file.
pub(crate) fn token_file(path: &str) -> Result<Token, String> {
    token(&std::fs::read_to_string(path).map_err(|error| wrong::system(&error))?)
}

/// How people come to a server, in a file.
pub(crate) fn people(path: &str) -> Result<People, String> {
    let read = std::fs::read_to_string(path).map_err(|error| wrong::system(&error))?;
    toml::from_str(&read).map_err(|error: toml::de::Error| {
        let before = error.span().and_then(|span| read.get(..span.start)).unwrap_or_default();
        let number = (before.matches('\n').count() + 1).to_string();
        let what = say("people-form", &[]);
        say("wrong-line", &[("line", (&number).into()), ("what", (&what).into())])
    })
}

/// An address with a port.
pub(crate) fn socket(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| say("wanted-socket", &[]))
}

/// An address, or all that begin with the same bits.
pub(crate) fn subnet(text: &str) -> Result<Subnet, String> {
    text.parse().map_err(|_| say("wanted-subnet", &[]))
}

/// The address by which people reach a server.
pub(crate) fn public_url(text: &str) -> Result<PublicUrl, String> {
    text.parse().map_err(|_| say("wanted-public-url", &[]))
}

/// The computer's strength.
pub(crate) fn rank(text: &str) -> Result<Rank, String> {
    text.parse().map_err(|_| say("wanted-rank", &[]))
}

/// A language that has messages.
pub(crate) fn language(code: &str) -> Result<Language, String> {
    Language::find(code).ok_or_else(|| {
        let named = |known: Language| format!("{known} ({})", known.name());
        let known = Language::all().map(named).collect::<Vec<_>>().join(", ");
        say("wanted-language", &[("language", code.into()), ("languages", (&known).into())])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes() {
        for (text, expected) in [("19", (19, 19)), ("13x9", (13, 9)), ("2×25", (2, 25))] {
            assert_eq!(size(text), Ok(Size::new(expected.0, expected.1).unwrap()), "{text}");
        }
        for bad in ["", "1", "26", "9x", "x9", "9x9x9", "-9", "nine", "9x100"] {
            assert!(size(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_file_says_how_people_come() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("people.toml");
        let read = |text: &str| {
            std::fs::write(&file, text).unwrap();
            people(file.to_str().unwrap())
        };
        let accounts = read("accounts = \"invited\"\n").unwrap().accounts;
        assert_eq!(accounts, Some(tengen_server::Accounts::Invited));
        assert_eq!(read("").unwrap().accounts, None);
        for bad in ["\naccounts = \"closed\"", "\nnames = 1", "\naccounts ="] {
            let fault = read(bad).unwrap_err();
            assert!(fault.contains('2') && fault.contains("invited"), "{fault}");
        }
        assert!(people("/nowhere").is_err());
    }

    #[test]
    fn faults_of_limits_have_their_line_their_name_and_what_may_stand_there() {
        let whole = "write “games” as a whole number from 1, such as games = 2000";
        for (text, line, said) in [
            ("games = 0", 1, whole),
            ("# mine\ngames = \"many\"\n", 2, whole),
            ("games = -5", 1, whole),
            ("games = ", 1, whole),
            ("studies = 5\ngames = x\n", 2, whole),
            ("gmaes = 5", 1, "there is no “gmaes” here; possible: watchers, "),
            ("pages = 7", 1, "write “pages” as pages = { all = 5000, address = 200 }"),
            ("pages = { all = 3, address = 5 }", 1, "“address” is at most “all”"),
            ("\n[pages]\nall = 3\nadress = 5\n", 4, "write “pages” as"),
            ("made = { burst = 0.5, a-minute = 1.0 }", 1, "write “made” as made = { burst"),
            ("space = { most = 5 }", 1, "write “space” as space = { most-mib"),
            ("space = { most-mib = 0 }", 1, "write “space” as space = { most-mib"),
            ("[retention]\nrecords = 0\n", 1, "days from 1"),
            ("games = 5\ngames = 6\n", 2, "“games” stands there twice"),
            ("{ \"games\": 5 }", 1, "write a name, = and a value"),
        ] {
            let fault = limits_of(text).unwrap_err();
            assert!(fault.starts_with(&format!("line {line}: ")), "{text}: {fault}");
            assert!(fault.contains(said), "{text}: {fault}");
        }
        assert_eq!(limits_of("games = 9\n").unwrap().games, 9);
    }

    #[test]
    fn clocks_are_known_by_their_form() {
        for (text, expected) in [
            ("none", "none"),
            ("10m", "absolute 10m"),
            ("5m+5x30s", "byo-yomi 5m+5x30s"),
            ("byo-yomi 0s+1x10s", "byo-yomi 0s+1x10s"),
            ("10m+25/10m", "canadian 10m+25/10m"),
            ("5m+10s", "fischer 5m+10s"),
        ] {
            assert_eq!(clock(text).unwrap().to_string(), expected, "{text}");
        }
        assert_eq!(clock("0s").unwrap_err(), "the main time must be more than zero");
        assert!(clock("soon").unwrap_err().starts_with("say none, 10m"));
    }
}

//! The report about a file.

use super::game::{Judged, judge};
use super::pool::in_order;
use super::summary::Summary;
use super::verdict::{self, Untold, Verdict};
use crate::records::{self, Joined, Label, Note, joined};
use crate::speech::{language, say};
use crate::wrong;
use indicatif::ProgressBar;
use serde::Serialize;
use std::convert::Infallible;
use std::path::Path;
use tengen_messages::{Language, Value};
use tengen_record::Assumed;
use tengen_reference::{color_word, illegal_words, ruleset_name_within};
use tengen_rules::{Outcome, Ruleset, Size};
use tengen_sgf::{Diagnostic, Format, Node, Player, Problem, Severity};

/// In which form to report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// For people.
    Text,
    /// A line of JSON for each game.
    Json,
}

/// The report about a file.
#[derive(Debug, Default)]
pub(crate) struct FileReport {
    /// For standard output.
    pub(crate) text: String,
    /// For standard error: troubles that a line of JSON has no place for.
    pub(crate) troubles: String,
    pub(crate) summary: Summary,
}

/// How to judge.
pub(crate) struct Files<'a> {
    /// The rules to judge by, if the records' own do not hold.
    pub(crate) rules: Option<&'a Ruleset>,
    /// The encoding of the records, if it is named.
    pub(crate) encoding: Option<Label>,
    pub(crate) form: Form,
    pub(crate) judge: verdict::Judge<'a>,
    /// How many threads judge the games of one file.
    pub(crate) threads: usize,
    /// Counts games; before a file is read it stands for one.
    pub(crate) bar: &'a ProgressBar,
}

impl Files<'_> {
    /// Reads a file and judges its games.
    pub(crate) fn file(&self, path: &Path) -> FileReport {
        let name = path.display().to_string();
        match records::bytes(path, self.encoding) {
            Ok(bytes) => self.bytes(&name, &bytes),
            Err(error) => {
                let mut report = FileReport::default();
                report.trouble(&name, &wrong::system(&error), self.form);
                report.summary.files = 1;
                report.summary.unreadable = 1;
                self.bar.inc(1);
                report
            }
        }
    }

    fn bytes(&self, name: &str, bytes: &[u8]) -> FileReport {
        let mut report = FileReport::default();
        let parsed = records::read_as(bytes, self.encoding);
        let errors = parsed.diagnostics.iter().filter(|d| d.severity() == Severity::Error);
        let mut unreadable = 0;
        let roots: Vec<Node<'_>> = parsed.collection.roots().collect();
        let is_page = roots.is_empty() && records::is_page(bytes);
        if roots.is_empty() && records::is_drawing(bytes) {
            report.trouble(name, &say("file-drawn", &[]), self.form);
            unreadable += 1;
        } else if is_page {
            report.skip(name, &say("referee-page", &[]), self.form);
        } else {
            for warning in parsed.diagnostics.iter().filter(|d| d.severity() == Severity::Warning) {
                report.tell("referee-file-note", name, &wrong::diagnostic(warning), self.form);
            }
            for error in errors {
                report.trouble(name, &wrong::diagnostic(error), self.form);
                unreadable += 1;
            }
        }
        let several = roots.len() > 1;
        let numbered = (1_usize..).zip(&roots);
        let games = numbered.flat_map(|(number, root)| {
            joined(*root).into_iter().map(move |joined| (number, joined))
        });
        let games: Vec<(usize, Joined<'_>)> = games.collect();
        self.bar.inc_length(games.len().saturating_sub(1) as u64);
        let work = |(_, joined): &(usize, Joined<'_>)| {
            let judged = judge(&joined.game, self.rules, self.judge);
            self.bar.inc(1);
            judged
        };
        // Where a move could not be read, another game was counted than was played.
        let is_lost = |d: &Diagnostic| {
            let is_move = matches!(d.problem, Problem::BadPoint | Problem::PointOffBoard);
            parsed.format != Format::Sgf && is_move
        };
        let lost = parsed.diagnostics.iter().any(is_lost);
        let mut places = games.iter();
        let Ok(()) = in_order(&games, self.threads, work, |judged| {
            let (number, node) = places.next().map_or((1, None), |(n, joined)| (*n, joined.node));
            let mut place = records::named(name, number, several);
            if let Some(node) = node {
                place += &format!(" --node {node}");
            }
            let judged = match judged {
                Ok(mut judged) => {
                    let unread = lost || !judged.unreadable.is_empty();
                    if unread && judged.verdict == Verdict::Differs {
                        judged.verdict = Verdict::Untold(Untold::Unreadable);
                    }
                    judged
                }
                Err(why) => {
                    report.skip(&place, &why, self.form);
                    return Ok(());
                }
            };
            match self.form {
                Form::Text => report.text.push_str(&in_words(&place, &judged)),
                Form::Json => report.text.push_str(&in_json(name, (number, node), &judged)),
            }
            for why in &judged.unreadable {
                report.trouble(&place, why, self.form);
            }
            unreadable += judged.unreadable.len();
            report.summary.add_game(&judged);
            Ok::<(), Infallible>(())
        });
        if roots.is_empty() {
            self.bar.inc(1);
        }
        report.summary.files = 1;
        report.summary.unreadable = usize::from(unreadable > 0);
        report
    }
}

impl FileReport {
    /// Tells that something cannot be read.
    fn trouble(&mut self, place: &str, why: &str, form: Form) {
        self.tell("referee-unreadable", place, why, form);
    }

    /// Tells that there is nothing here to referee.
    fn skip(&mut self, place: &str, why: &str, form: Form) {
        self.tell("referee-skipped", place, why, form);
    }

    fn tell(&mut self, id: &str, place: &str, why: &str, form: Form) {
        let to = match form {
            Form::Text => &mut self.text,
            Form::Json => &mut self.troubles,
        };
        to.push_str(&say(id, &[("place", place.into()), ("why", why.into())]));
        to.push('\n');
    }
}

fn in_words(place: &str, judged: &Judged) -> String {
    let counted = match judged.result.map(|counted| counted.outcome) {
        None => String::new(),
        // As records have it.
        Some(Outcome::Draw) => "0".to_owned(),
        Some(result) => result.to_string(),
    };
    let settled = judged.result.map_or("none", |counted| counted.settled.code());
    let verdict = verdict_in_words(judged);
    let rules = ruleset_name_within(&judged.rules, language());
    let line = say(
        "referee-line",
        &[
            ("place", place.into()),
            ("rules", (&rules).into()),
            ("moves", judged.moves.into()),
            ("settled", settled.into()),
            ("counted", (&counted).into()),
            ("recorded", judged.recorded.as_deref().unwrap_or("none").into()),
            ("verdict", (&verdict).into()),
        ],
    );
    let mut text = format!("{line}\n");
    for illegal in &judged.illegal {
        let (size, point) = (illegal.size, illegal.size.name(illegal.reason.point()));
        let why = illegal_words(illegal.reason, size, language());
        let values = [
            ("number", illegal.number.into()),
            ("colour", color_word(illegal.color).into()),
            ("point", (&point).into()),
            ("why", (&why).into()),
        ];
        text.push_str(&format!("  {}\n", say("referee-illegal", &values)));
    }
    for note in judged.notes.iter().map(Note::in_words) {
        text.push_str(&format!("  {}\n", say("referee-note", &[("note", (&note).into())])));
    }
    text
}

/// The verdict, and why none can be given.
fn verdict_in_words(judged: &Judged) -> String {
    let why = match &judged.verdict {
        Verdict::Agrees if judged.assumed.iter().any(|a| matches!(a, Assumed::Rules { .. })) => {
            let rules = ruleset_name_within(&judged.rules, language());
            return say("referee-agrees-under", &[("rules", (&rules).into())]);
        }
        Verdict::Agrees => return say("referee-agrees", &[]),
        Verdict::Differs => return say("referee-differs", &[]),
        Verdict::Untold(Untold::NoResult) => return say("referee-nothing-to-compare", &[]),
        Verdict::Untold(why) => untold_in_words(why, judged.size, say),
    };
    say("referee-untold", &[("why", (&why).into())])
}

fn untold_in_words(
    why: &Untold,
    size: Size,
    say: impl Fn(&str, &[(&str, Value<'_>)]) -> String,
) -> String {
    let id = format!("referee-untold-{}", why.code());
    match why {
        Untold::NotFinished(left) => {
            let left = left.iter().cloned().reduce(|all, next| {
                say("referee-left-and", &[("left", (&all).into()), ("more", (&next).into())])
            });
            say(&id, &[("left", (&left.unwrap_or_default()).into())])
        }
        Untold::Doubtful(point) | Untold::NotAdded(point) => {
            say(&id, &[("point", (&size.name(*point)).into())])
        }
        Untold::Filled(points) => say(&id, &[("points", f64::from(*points).into())]),
        Untold::Komi(komi) => say(&id, &[("komi", f64::from(*komi).into())]),
        _ => say(&id, &[]),
    }
}

/// A line about one game, for programs.
#[derive(Serialize)]
struct Line<'a> {
    file: &'a str,
    game: usize,
    /// The number of its first node, if other games share the nodes before it.
    node: Option<usize>,
    black: LinePlayer<'a>,
    white: LinePlayer<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    date: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<&'a str>,
    rules: &'a str,
    komi: f64,
    /// The conditions among these that the record does not say: `rules`, `komi`, `handicap`.
    assumed: Vec<&'static str>,
    moves: usize,
    illegal: Vec<LineIllegal>,
    result: Option<String>,
    /// How the stones of that count are settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    settled: Option<&'static str>,
    recorded: Option<&'a str>,
    agrees: Option<bool>,
    verdict: &'static str,
    /// Why it cannot be told whether the recorded result is right.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<LineNote>,
    /// Whether the judge was asked how the stones stand.
    judged: bool,
    notes: Vec<LineNote>,
    unreadable: &'a [String],
}

#[derive(Serialize)]
struct LinePlayer<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rank: Option<&'a str>,
}

impl LinePlayer<'_> {
    fn of(player: &Player) -> LinePlayer<'_> {
        LinePlayer { name: player.name.as_deref(), rank: player.rank.as_deref() }
    }
}

#[derive(Serialize)]
struct LineIllegal {
    #[serde(rename = "move")]
    number: usize,
    reason: String,
}

/// Something in English, with a name for programs.
#[derive(Serialize)]
struct LineNote {
    code: &'static str,
    text: String,
}

fn in_json(file: &str, (game, node): (usize, Option<usize>), judged: &Judged) -> String {
    let in_english = |id: &str, values: &[(&str, Value<'_>)]| Language::ENGLISH.say(id, values);
    let (verdict, agrees, why) = match &judged.verdict {
        Verdict::Agrees => ("agrees", Some(true), None),
        Verdict::Differs => ("differs", Some(false), None),
        Verdict::Untold(why) => {
            let text = untold_in_words(why, judged.size, in_english);
            ("untold", None, Some(LineNote { code: why.code(), text }))
        }
    };
    let illegal = judged.illegal.iter();
    let line = Line {
        file,
        game,
        node,
        black: LinePlayer::of(&judged.info.black),
        white: LinePlayer::of(&judged.info.white),
        date: judged.info.date.as_deref(),
        event: judged.info.event.as_deref(),
        rules: &judged.rules.id,
        komi: judged.komi.into(),
        assumed: judged.assumed.iter().map(Assumed::code).collect(),
        moves: judged.moves,
        illegal: illegal
            .map(|i| LineIllegal { number: i.number, reason: i.reason.to_string() })
            .collect(),
        result: judged.result.map(|counted| counted.outcome.to_string()),
        settled: judged.result.map(|counted| counted.settled.code()),
        recorded: judged.recorded.as_deref(),
        agrees,
        verdict,
        why,
        judged: judged.asked,
        notes: judged
            .notes
            .iter()
            .map(|note| LineNote { code: note.code(), text: note.in_english() })
            .collect(),
        unreadable: &judged.unreadable,
    };
    // Texts, numbers and lists of them: nothing that JSON could not say.
    serde_json::to_string(&line).map(|line| line + "\n").unwrap_or_default()
}

//! The marks and remarks of a node, in words.

use crate::analyze::words::{ahead, chance_now};
use crate::records::walk::Walk;
use crate::speech::say;
use tengen_diagram::{Figure, Sign};
use tengen_rules::Point;
use tengen_sgf::tools::annotations::{Annotation, Verdict, annotations};
use tengen_sgf::tools::evaluations::{Evaluation, evaluations};
use tengen_sgf::{Color, Node};

/// A text of a record without control characters for a terminal.
pub(crate) fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// A line for each kind of mark on the points of the figure.
pub(crate) fn marks(figure: &Figure) -> Vec<String> {
    let size = figure.diagram.board.size();
    let shown = |point: &Point| figure.diagram.part.is_none_or(|part| part.contains(size, *point));
    let name = |point: Point| size.name(point);
    let mut lines = Vec::new();
    let mut put = |kind: &str, what: Vec<String>| {
        if !what.is_empty() {
            lines.push(say(kind, &[("points", (&what.join(" ")).into())]));
        }
    };
    for (sign, kind) in [
        (Sign::Triangle, "marks-triangle"),
        (Sign::Square, "marks-square"),
        (Sign::Circle, "marks-circle"),
        (Sign::Cross, "marks-cross"),
        (Sign::Selected, "marks-selected"),
    ] {
        let points = figure.signs.iter().filter(|(p, of)| *of == sign && shown(p));
        put(kind, points.map(|(p, _)| name(*p)).collect());
    }
    let numbers = figure.numbers.iter().filter(|(p, _)| shown(p));
    put("marks-numbers", numbers.map(|(p, number)| format!("{number}={}", name(*p))).collect());
    let (below, more) = figure.below();
    let point = |point: Option<Point>| point.map_or_else(|| say("show-pass", &[]), name);
    let below = below.into_iter().map(|(p, number)| format!("{number}={}", point(p)));
    put("marks-elsewhere", below.chain((more > 0).then(|| format!("+{more}"))).collect());
    let labels = figure.labels.iter().filter(|(p, _)| shown(p));
    put(
        "marks-labels",
        labels.map(|(p, text)| format!("{}={}", name(*p), printable(text))).collect(),
    );
    let between = |pairs: &[(Point, Point)], sign: &str| {
        let pairs = pairs.iter().filter(|(from, to)| shown(from) && shown(to));
        pairs.map(|(from, to)| format!("{}{sign}{}", name(*from), name(*to))).collect()
    };
    put("marks-arrows", between(&figure.arrows, "→"));
    put("marks-lines", between(&figure.lines, "–"));
    put("marks-dimmed", figure.dimmed.iter().filter(shown).map(name).collect());
    if let Some(visible) = &figure.diagram.visible {
        put("marks-visible", visible.iter().filter(shown).map(name).collect());
    }
    lines
}

/// The remarks on a node, a line each, and the clocks.
pub(crate) fn remarks(node: Node<'_>) -> Vec<String> {
    let said = annotations(node);
    let overtime = |color: Color| {
        said.iter().find_map(|remark| match remark {
            Annotation::OvertimeLeft(of, text) if *of == color => Some(printable(text)),
            _ => None,
        })
    };
    let line = |remark: &Annotation| match remark {
        Annotation::Name(text) => Some(say("remark-name", &[("name", (&printable(text)).into())])),
        Annotation::Judged { verdict, very } => {
            Some(say(message(*verdict), &[("very", if *very { "yes" } else { "no" }.into())]))
        }
        Annotation::Value(text) => {
            Some(say("remark-value", &[("value", (&printable(text)).into())]))
        }
        Annotation::TimeLeft(color, text) => {
            let left = overtime(*color).unwrap_or_else(|| "none".to_owned());
            Some(clock(*color, &time(text), &left))
        }
        // Said with the time, if that is there.
        Annotation::OvertimeLeft(color, text) => {
            let has_time = |of: &Annotation| matches!(of, Annotation::TimeLeft(c, _) if c == color);
            let alone = !said.iter().any(has_time);
            alone.then(|| clock(*color, "none", &printable(text)))
        }
        Annotation::MoveNumber(text) => {
            Some(say("remark-number", &[("number", (&printable(text)).into())]))
        }
    };
    let engines = evaluations(node).into_iter().map(|said| evaluation(&said));
    said.iter().filter_map(line).chain(engines).collect()
}

/// What an engine said, with the program that wrote it.
fn evaluation(said: &Evaluation) -> String {
    let engine = said.engine.as_ref().map(|name| format!(" ({})", printable(name)));
    let program = said.program.name().to_owned() + &engine.unwrap_or_default();
    let chance = said.chance.map(|chance| chance_now(chance.into()));
    let lead = said.lead.map(|lead| ahead(lead.into()));
    let words = [chance, lead].into_iter().flatten().collect::<Vec<_>>().join(" ");
    let visits = said.visits.and_then(|visits| u32::try_from(visits).ok()).unwrap_or_default();
    let values =
        [("program", (&program).into()), ("words", (&words).into()), ("visits", visits.into())];
    say("remark-engine", &values)
}

fn message(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Good => "remark-good",
        Verdict::Bad => "remark-bad",
        Verdict::Doubtful => "remark-doubtful",
        Verdict::Interesting => "remark-interesting",
        Verdict::GoodForBlack => "remark-black",
        Verdict::GoodForWhite => "remark-white",
        Verdict::Even => "remark-even",
        Verdict::Unclear => "remark-unclear",
        Verdict::Hotspot => "remark-hotspot",
        Verdict::Forced => "remark-forced",
    }
}

fn clock(color: Color, time: &str, overtime: &str) -> String {
    let colour = if color == Color::Black { "black" } else { "white" };
    let values = [("colour", colour.into()), ("time", time.into()), ("overtime", overtime.into())];
    say("remark-clock", &values)
}

/// Seconds as hours, minutes and seconds; other texts as they are written.
fn time(text: &str) -> String {
    let seconds = text.parse::<f64>().ok().filter(|seconds| (0.0..1e9).contains(seconds));
    let Some(seconds) = seconds.map(|seconds| seconds as u64) else { return printable(text) };
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        return format!("{hours}:{minutes:02}:{seconds:02}");
    }
    format!("{minutes}:{seconds:02}")
}

/// The continuations at a place with their numbers, as `--path` counts them, if there are several.
pub(crate) fn forks(walk: &Walk<'_>, place: usize) -> Option<String> {
    if walk.node(place).children().nth(1).is_none() || !walk.is_node_complete(place) {
        return None;
    }
    let children = walk.continuations(place);
    let named = children.iter().enumerate().map(|(number, (child, first))| {
        let name = child.text("N").map(|name| format!(" ({})", printable(&name)));
        format!("{number} {first}{}", name.unwrap_or_default())
    });
    let list = named.collect::<Vec<_>>().join(", ");
    Some(say("show-forks", &[("list", (&list).into())]))
}

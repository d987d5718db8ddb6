//! The results in words.

use super::case::Judged;
use super::line::{Told, told};
use crate::speech::language;
use tengen_engine::JudgedPosition;
use tengen_judge::{Basis, ChainStatus, Outright, Proposal, Status, Step, Teire, Turn, Why};
use tengen_messages::{Language, Value};
use tengen_reference::color_word;
use tengen_rules::{Board, Color, Point, PointSet, Size};

/// At most this many points that lie together are listed.
const LISTED: usize = 4;
/// The most turns of a line, or answers, in a text.
const TOLD: usize = 12;

/// The context for sentences about a board.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a> {
    pub(crate) board: &'a Board,
    pub(crate) language: Language,
}

impl<'a> Words<'a> {
    /// The words about what was judged, in the language of the program.
    pub(super) fn of(judged: &'a Judged) -> Words<'a> {
        Words { board: &judged.board, language: language() }
    }

    fn size(self) -> Size {
        self.board.size()
    }

    fn say(self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.language.say(id, values)
    }

    /// Sentences on the moves that remain to be played; none in a finished game.
    pub(crate) fn left(self, judged: &JudgedPosition) -> Vec<String> {
        let (mut left, proposal) = (Vec::new(), &judged.proposal);
        if judged.is_undecided() {
            left.push(self.say("judge-undecided", &[]));
        }
        if !proposal.unsealed.is_empty() {
            let open = self.regions(&proposal.unsealed);
            left.push(self.say("judge-border", &[("points", (&open).into())]));
        }
        // The count takes the others as added.
        let added = proposal.remaining.iter().filter(|teire| !teire.certain);
        left.extend(added.map(|teire| self.missing(teire)));
        for chain in proposal.chains.iter().filter(|chain| chain.is_open()) {
            let (chain, why) = (self.chain(chain), self.why(chain));
            let values = [("chain", (&chain).into()), ("why", (&why).into())];
            left.push(self.say("judge-unsettled", &values));
        }
        let to_capture = |chain: &&ChainStatus| judged.to_capture.contains(&chain.stone);
        let to_capture = proposal.chains.iter().filter(to_capture);
        let chains = to_capture.map(|chain| self.chain(chain)).collect::<Vec<_>>().join(", ");
        if !chains.is_empty() {
            left.push(self.say("judge-must-capture", &[("chains", (&chains).into())]));
        }
        left
    }

    /// Points by name. Of many that lie together, the first, the last and the number.
    pub(crate) fn regions(self, points: &PointSet) -> String {
        let mut told: Vec<String> = Vec::new();
        for region in Board::new(self.size()).regions(|p| points.contains(p)) {
            if region.len() <= LISTED {
                told.extend(region.iter().map(|p| self.size().name(*p)));
                continue;
            }
            let by_place = |p: &&Point| p.index();
            let ends = [region.iter().min_by_key(by_place), region.iter().max_by_key(by_place)];
            let [Some(&first), Some(&last)] = ends else { continue };
            let (from, to) = (self.size().name(first), self.size().name(last));
            let count = region.len() as u32;
            let (left, right) = (self.size().column(first), self.size().column(last));
            let height = self.size().row(last) - self.size().row(first) + 1;
            let is_between = |p: &Point| (left..=right).contains(&self.size().column(*p));
            let is_whole = region.iter().all(is_between)
                && region.len() == (right + 1).saturating_sub(left) * height;
            let id = if is_whole { "judge-region" } else { "judge-region-within" };
            let values = [("from", (&from).into()), ("to", (&to).into()), ("points", count.into())];
            told.push(self.say(id, &values));
        }
        told.join(", ")
    }

    /// Sentences on the stones that are counted as added.
    pub(crate) fn added(self, proposal: &Proposal) -> Vec<String> {
        proposal.teire().map(|(color, point)| self.at("judge-added", color, point)).collect()
    }

    /// A stone that is not certain to be needed.
    fn missing(self, teire: &Teire) -> String {
        let Some(unless) = teire.unless else {
            return self.at("judge-teire", teire.color, teire.point);
        };
        let [point, unless] = [teire.point, unless].map(|point| self.size().name(point));
        self.say(
            "judge-teire-unless",
            &[
                ("colour", color_word(teire.color).into()),
                ("point", (&point).into()),
                ("unless", (&unless).into()),
            ],
        )
    }

    fn at(self, id: &str, color: Color, point: Point) -> String {
        let point = self.size().name(point);
        self.say(id, &[("colour", color_word(color).into()), ("point", (&point).into())])
    }

    /// The owner, place and size of a chain.
    pub(crate) fn chain(self, chain: &ChainStatus) -> String {
        let point = self.size().name(chain.stone);
        let values = [
            ("colour", color_word(chain.color).into()),
            ("point", (&point).into()),
            ("stones", (chain.stones as u32).into()),
        ];
        self.say("judge-chain", &values)
    }

    /// How sure the judge is.
    pub(crate) fn basis(self, basis: Basis) -> String {
        match basis {
            Basis::Proved => self.say("judge-proved", &[]),
            Basis::Read => self.say("judge-read", &[]),
            Basis::Estimated { confidence } => {
                // A mere estimate is never called quite sure.
                let percent = (confidence * 100.0).floor() as u32;
                self.say("judge-estimated", &[("percent", percent.into())])
            }
        }
    }

    /// Why the chain has its status, and by how much.
    pub(crate) fn why(self, chain: &ChainStatus) -> String {
        let why = self.reason(chain);
        match chain.spare.filter(|spare| *spare > 0) {
            None => why,
            Some(spare) => {
                let values = [("why", (&why).into()), ("turns", spare.into())];
                self.say("why-spare", &values)
            }
        }
    }

    fn reason(self, chain: &ChainStatus) -> String {
        let with = |id: &str, name: &str, text: String| self.say(id, &[(name, (&text).into())]);
        match &chain.why {
            Why::TwoEyes => self.say("why-two-eyes", &[]),
            Why::NoRoom => self.say("why-no-room", &[]),
            Why::Holds { answers } => match self.answers(answers) {
                answers if answers.is_empty() => self.say("why-holds", &[]),
                answers => with("why-answers", "answers", answers),
            },
            Why::Delayed { line } => with("why-delayed", "line", self.line(line)),
            Why::Captured { line } => {
                let untried = line.first().is_some_and(|turn| !matches!(turn.step, Step::Play(_)));
                let id = if untried { "why-captured-untried" } else { "why-captured" };
                with(id, "line", self.line(line))
            }
            Why::FirstMove { lost, saved } => {
                let (saved, line) = (self.size().name(*saved), self.line(lost));
                let values = [("saved", (&saved).into()), ("line", (&line).into())];
                self.say("why-first-move", &values)
            }
            Why::Ko { line, outright: Outright::Saved(saved), .. } => {
                let (saved, line) = (self.size().name(*saved), self.line(line));
                let values = [("saved", (&saved).into()), ("line", (&line).into())];
                self.say("why-first-move-or-ko", &values)
            }
            Why::Ko { outright: Outright::Taken { lost, fought }, .. } => {
                let (fought, line) = (self.size().name(*fought), self.line(lost));
                let values = [("fought", (&fought).into()), ("line", (&line).into())];
                self.say("why-taken-or-ko", &values)
            }
            Why::Ko { ko, line, outright: Outright::Nothing } => {
                let point = ko.map_or_else(|| "none".to_owned(), |ko| self.size().name(ko));
                // A chain beside the one that was read has no line of its own.
                let line = if line.is_empty() { "none".to_owned() } else { self.line(line) };
                let values = [
                    ("status", status_word(chain.status).into()),
                    ("point", (&point).into()),
                    ("line", (&line).into()),
                ];
                self.say("why-ko", &values)
            }
            Why::Freed { dead } => with("why-freed", "point", self.size().name(*dead)),
            Why::Renewed { line } => with("why-renewed", "line", self.line(line)),
            Why::Imagined => self.say("why-imagined", &[]),
            Why::Shared { liberties } => with("why-shared", "points", self.regions(liberties)),
            Why::Divided => self.say("why-divided", &[]),
            Why::Unread => self.say("why-unread", &[]),
            Why::Playouts => with("why-playouts", "status", status_word(chain.status).to_owned()),
            Why::Foreseen => with("why-foreseen", "status", status_word(chain.status).to_owned()),
        }
    }

    /// The plays that need an answer, with the answers: `D4–D5`.
    fn answers(self, answers: &[(Point, Step)]) -> String {
        let needed = answers.iter().filter_map(|(attack, answer)| match answer {
            Step::Play(point) => {
                Some(format!("{}–{}", self.size().name(*attack), self.size().name(*point)))
            }
            Step::Pass | Step::PassFor(_) => None,
        });
        needed.take(TOLD).collect::<Vec<_>>().join(", ")
    }

    /// A line in the signs for the colours on a drawn board: `X D4, O D5`.
    fn line(self, line: &[Turn]) -> String {
        let line = told(self.board, line);
        let turn = |(color, told): &(Color, Told)| {
            let what = match told {
                Told::Play(point) => self.size().name(*point),
                Told::Pass => self.say("why-pass", &[]),
                Told::Elsewhere => self.say("why-elsewhere", &[]),
            };
            format!("{} {what}", color.symbol())
        };
        let told: Vec<String> = line.iter().take(TOLD).map(turn).collect();
        told.join(", ") + if line.len() > TOLD { " …" } else { "" }
    }

    /// How many of a colour's chains live, and the grounds for that; nothing if none do.
    pub(crate) fn living(self, proposal: &Proposal, color: Color) -> Option<String> {
        let lives = |c: &&ChainStatus| c.color == color && c.status == Status::Alive;
        let (mut proved, mut read, mut estimated) = (0u32, 0u32, 0u32);
        for chain in proposal.chains.iter().filter(lives) {
            match chain.basis {
                Basis::Proved => proved += 1,
                Basis::Read => read += 1,
                Basis::Estimated { .. } => estimated += 1,
            }
        }
        let all = proved + read + estimated;
        let values = [
            ("colour", color_word(color).into()),
            ("all", all.into()),
            ("proved", proved.into()),
            ("read", read.into()),
            ("estimated", estimated.into()),
        ];
        (all > 0).then(|| self.say("judge-living", &values))
    }
}

/// A status for programs and messages.
pub(crate) fn status_word(status: Status) -> &'static str {
    match status {
        Status::Alive => "alive",
        Status::Dead => "dead",
        Status::Seki => "seki",
        Status::Unsettled => "unsettled",
    }
}

/// A line for programs: `B D4`, `W pass`, `B elsewhere`.
pub(crate) fn turns(board: &Board, line: &[Turn]) -> Vec<String> {
    let turn = |(color, told): (Color, Told)| {
        let what = match told {
            Told::Play(point) => board.size().name(point),
            Told::Pass => "pass".to_owned(),
            Told::Elsewhere => "elsewhere".to_owned(),
        };
        format!("{} {what}", color.letter())
    };
    told(board, line).into_iter().map(turn).collect()
}

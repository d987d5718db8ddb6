//! Settling which stones are dead, once play has stopped.

use super::table::{Next, Table};
use super::typed::Typed;
use super::words;
use crate::Failure;
use crate::count;
use crate::speech::{language, say};
use tengen_diagram::Diagram;
use tengen_engine::{ForNow, JudgedPosition, Look};
use tengen_reference::{color_word, refusal_words};
use tengen_rules::{Color, Count, Event, Phase, Point, Settlement, Settling, StoneStatus};

impl Table<'_> {
    /// Shows the proposal and asks the next player who has not agreed to it.
    pub(crate) fn settle(&mut self) -> Result<Next, Failure> {
        if self.judged.is_none() {
            self.ask_judge();
        }
        let Phase::Settling(settling) = self.game.phase().clone() else { return Ok(Next::Game) };
        let counted = self.game.count(settling.settlement());
        self.draw(&self.proposed(settling.settlement(), &counted))?;
        for text in words::settling(&self.game) {
            self.screen.say(&text)?;
        }
        self.screen.say(&count::summary(&counted))?;
        let waiting = |color: &Color| !settling.accepted[*color];
        let mut people = Color::BOTH.into_iter().filter(|color| !self.computer_plays(*color));
        let Some(color) = people.find(waiting) else { return Ok(Next::Game) };
        if let Some(text) = words::dispute(&self.game, color) {
            self.screen.say(&text)?;
        }
        let question = words::of(color, "play-ask-settle");
        let Some(typed) = self.ask(&question)? else { return Ok(Next::Leave) };
        match typed {
            Typed::Point(point) => {
                let dead = settling.settlement().dead.contains(point);
                let status = if dead { StoneStatus::Alive } else { StoneStatus::Dead };
                self.mark(color, point, status);
            }
            Typed::Mark(point, status) => self.mark(color, point, status),
            Typed::Accept => self.accept(color, &settling),
            Typed::Dispute => self.apply(Event::Dispute { color }),
            Typed::NoAgreement => self.apply(Event::NoAgreement),
            Typed::Undo => self.undo(color),
            Typed::Resign => self.apply(Event::Resign { color }),
            Typed::Pass | Typed::Cycle => {
                self.said.push(say("play-has-stopped", &[]));
            }
            other => return Ok(self.aside(other, "play-help-settle")),
        }
        Ok(Next::Game)
    }

    /// Makes the judge's opinion the proposal.
    fn ask_judge(&mut self) {
        let (game, network) = (&self.game, self.network.as_ref());
        let (board, rules) = (game.board(), &game.setup().rules);
        let judged = JudgedPosition::of(network, board, rules, game.line().to_move(), Look::Closer);
        if !judged.proposal.unsealed.is_empty() {
            self.said.push(say("play-open-borders", &[]));
        }
        let mut open: Vec<(ForNow, Vec<String>)> = Vec::new();
        for stone in judged.proposal.provisional.iter().map(|open| open.stone) {
            let (Some(told), name) = (judged.for_now(stone), board.size().name(stone)) else {
                continue;
            };
            match open.iter_mut().find(|(other, _)| *other == told) {
                Some((_, stones)) => stones.push(name),
                None => open.push((told, vec![name])),
            }
        }
        for (told, stones) in open {
            let points = stones.join(" ");
            let values = [
                ("points", (&points).into()),
                ("as", told.status().into()),
                ("because", told.because().into()),
                ("first", told.first().map_or("none", color_word).into()),
                ("chains", (stones.len() as u32).into()),
            ];
            self.said.push(say("play-undecided", &values));
        }
        let Settlement { dead, seki } = &judged.settlement;
        let dead = dead.iter().collect();
        let seki = seki.as_ref().map(|seki| seki.iter().collect());
        self.judged = Some(judged);
        self.apply(Event::Propose { dead, seki });
    }

    fn proposed(&self, settlement: &Settlement, counted: &Count) -> Diagram {
        let mut diagram = Diagram::counted(self.game.board().clone(), settlement, counted);
        if let Some(judged) = &self.judged {
            diagram.unsealed = judged.proposal.unsealed.clone();
        }
        self.with_notes(diagram)
    }

    fn mark(&mut self, color: Color, point: Point, status: StoneStatus) {
        let size = self.game.setup().size;
        let said = match self.game.marking(color, point, status) {
            Ok(said) => said,
            Err(refusal) => {
                self.said.push(refusal_words(&refusal, size, language()));
                return;
            }
        };
        let name = size.name(point);
        if self.game.board().get(point).is_some() {
            let values = [
                ("colour", color_word(color).into()),
                ("point", (&name).into()),
                ("status", status.code().into()),
            ];
            self.said.push(say("play-chain", &values));
        }
        self.apply(said);
    }

    fn accept(&mut self, color: Color, settling: &Settling) {
        let proposal = settling.proposal;
        self.apply(Event::Accept { color, proposal });
        if self.computer.is_none() || !matches!(self.game.phase(), Phase::Settling(_)) {
            return;
        }
        if self.computer_agrees(!color, settling.settlement()) {
            self.apply(Event::Accept { color: !color, proposal });
        } else {
            self.said.push(words::of(!color, "play-computer-disagrees"));
        }
    }

    /// The computer accepts a settlement that is not worse for it than the judge's.
    fn computer_agrees(&self, color: Color, settlement: &Settlement) -> bool {
        let Some(judged) = &self.judged else { return true };
        let [offered, judged] =
            [settlement, &judged.settlement].map(|s| self.game.count(s).margin());
        tengen_engine::agrees(color, offered, judged)
    }
}

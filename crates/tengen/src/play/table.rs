//! The game while it is being played.

use super::computer::Computer;
use super::input::{Input, Line};
use super::screen::Screen;
use super::typed::Typed;
use super::{record, words};
use crate::cli::PlayArguments;
use crate::count;
use crate::speech::{self, language, say};
use crate::{Failure, wrong};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tengen_clock::{Clocks, Side, TimeSystem};
use tengen_diagram::Diagram;
use tengen_engine::{JudgedPosition, Network};
use tengen_reference::{color_word, refusal_words, ruleset_name_within};
use tengen_rules::{Color, Event, Game, Offer, Phase};

/// Whether to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// The game goes on.
    Game,
    /// The player leaves.
    Leave,
}

/// A game, its players, and its screen.
pub(crate) struct Table<'a> {
    pub(crate) game: Game,
    pub(crate) computer: Option<Computer>,
    pub(crate) input: &'a mut Input,
    pub(crate) screen: &'a mut Screen,
    /// The network by whose view the judge judges, if there is one.
    pub(crate) network: Option<Network>,
    /// The judge's verdict on the position in which play has stopped.
    pub(crate) judged: Option<JudgedPosition>,
    /// The sentences to print under the next drawing.
    pub(crate) said: Vec<String>,
    clocks: Clocks,
    /// The origin of the clocks' times.
    began: Instant,
    file: Option<PathBuf>,
}

impl<'a> Table<'a> {
    pub(crate) fn new(
        arguments: &PlayArguments,
        game: Game,
        (computer, network): (Option<Computer>, Option<Network>),
        input: &'a mut Input,
        screen: &'a mut Screen,
    ) -> Table<'a> {
        let first = game.to_move().unwrap_or(Color::Black);
        let is_kept = arguments.resume.is_none() || arguments.save.is_some();
        let said = if is_kept { Vec::new() } else { vec![say("play-resume-unsaved", &[])] };
        Table {
            game,
            computer,
            input,
            screen,
            network,
            judged: None,
            said,
            clocks: Clocks::new(arguments.clock, side(first)),
            began: Instant::now(),
            file: arguments.save.clone(),
        }
    }

    /// Plays until the game ends or a player leaves. Returns whether it ended.
    pub(crate) fn play(mut self) -> Result<bool, Failure> {
        self.set_clocks();
        if let Some(file) = self.file.clone() {
            // An unwritable file should be reported before the game, not after it.
            self.write(&file).map_err(Failure::Trouble)?;
        }
        loop {
            let next = match self.game.phase() {
                Phase::Placing { .. } | Phase::Play => self.turn()?,
                Phase::Settling(_) => self.settle()?,
                Phase::Ended(_) => return self.finish().map(|()| true),
            };
            if next == Next::Leave {
                return self.leave().map(|()| false);
            }
        }
    }

    /// One player's turn.
    fn turn(&mut self) -> Result<Next, Failure> {
        self.judged = None;
        let Some(color) = self.game.to_move() else { return Ok(Next::Game) };
        self.draw(&self.diagram())?;
        if self.computer_plays(color) {
            self.screen.say(&words::of(color, "status-thinking"))?;
            self.let_computer_move();
            return Ok(Next::Game);
        }
        let question = words::turn(&self.game, color);
        let typed = match self.ask(&question)? {
            None => return Ok(Next::Leave),
            Some(typed) => typed,
        };
        match typed {
            _ if self.flag_fell() => {}
            Typed::Point(point) => self.apply(Event::Play { color, point }),
            Typed::Pass => self.apply(Event::Pass { color }),
            Typed::Resign => self.apply(Event::Resign { color }),
            Typed::Undo => self.undo(color),
            Typed::Cycle => self.agree(color, Offer::Cycle),
            Typed::Accept
            | Typed::Dispute
            | Typed::NoAgreement
            | Typed::Mark(..)
            | Typed::MarkNothing(_) => {
                self.said.push(say("play-nothing-to-settle", &[]));
            }
            other => return Ok(self.aside(other, "play-help-move")),
        }
        Ok(Next::Game)
    }

    /// Carries out a command that is possible at any time; `help` is the message that lists the
    /// commands.
    pub(crate) fn aside(&mut self, typed: Typed, help: &str) -> Next {
        match typed {
            Typed::Quit => return Next::Leave,
            Typed::Help => self.said.push(say(help, &[])),
            Typed::Save(file) => {
                let said = match self.write(&file) {
                    Ok(()) => saved(&file),
                    Err(why) => why,
                };
                self.said.push(said);
            }
            Typed::SaveNowhere => self.said.push(say("play-save-nowhere", &[])),
            Typed::MarkNothing(status) => {
                let word = say(&format!("command-{}", status.code()), &[]);
                self.said.push(say("play-mark-nothing", &[("word", (&word).into())]));
            }
            Typed::Unknown(text) => {
                self.said.push(say("play-unknown", &[("text", (&text).into())]));
            }
            _ => {}
        }
        Next::Game
    }

    /// Takes back as many moves as needed for `color` to be to move again.
    pub(crate) fn undo(&mut self, color: Color) {
        let last = self.game.moves().last().map(|made| made.color);
        let both = self.computer.is_some() && last == Some(!color);
        self.apply(Event::Undo { moves: if both { 2 } else { 1 } });
    }

    /// Makes an offer and accepts it. Two people at one terminal have agreed already, and the
    /// computer agrees to end a cycle.
    pub(crate) fn agree(&mut self, color: Color, offer: Offer) {
        self.apply(Event::Offer { color, offer });
        if self.game.offer().is_some() {
            self.apply(Event::Answer { color: !color, accept: true });
        }
    }

    fn let_computer_move(&mut self) {
        let clocks = self.clocks.at(self.now());
        let Some(computer) = &mut self.computer else { return };
        let color = computer.color;
        let clock = clocks.player(side(color));
        let event = computer.choose(&self.game, clocks.system(), clock);
        if self.flag_fell() {
            return;
        }
        let size = self.game.setup().size;
        self.said.push(match &event {
            Event::Play { point, .. } => {
                let point = size.name(*point);
                let values = [("colour", color_word(color).into()), ("point", (&point).into())];
                say("play-plays", &values)
            }
            Event::Resign { .. } => words::of(color, "play-resigns"),
            _ => words::of(color, "play-passes"),
        });
        self.apply(event);
    }

    pub(crate) fn computer_plays(&self, color: Color) -> bool {
        self.computer.as_ref().is_some_and(|computer| computer.color == color)
    }

    /// Applies an event, or explains why it is impossible.
    pub(crate) fn apply(&mut self, event: Event) {
        let moved = matches!(event, Event::Play { .. } | Event::Pass { .. });
        let clocks_run = *self.game.phase() == Phase::Play;
        match self.game.apply(event) {
            Ok(()) => {
                if moved && clocks_run {
                    self.clocks = self.clocks.press(self.now());
                }
                self.set_clocks();
                self.said.extend(words::recurrence(&self.game));
                if let Some(file) = self.file.clone() {
                    self.said.extend(self.write(&file).err());
                }
            }
            Err(refusal) => {
                let size = self.game.setup().size;
                self.said.push(refusal_words(&refusal, size, language()));
            }
        }
    }

    /// Runs the clock of the player to move; pauses both if no player is to move.
    fn set_clocks(&mut self) {
        let now = self.now();
        self.clocks = match self.game.to_move() {
            Some(color) if *self.game.phase() == Phase::Play => {
                self.clocks.hand_turn_to(side(color), now).resume(now)
            }
            _ => self.clocks.pause(now),
        };
    }

    /// Ends the game if the time of the player to move is up.
    fn flag_fell(&mut self) -> bool {
        let Some(side) = self.clocks.flag_fallen(self.now()) else { return false };
        let color = if side == Side::Black { Color::Black } else { Color::White };
        self.apply(Event::Flag { color });
        true
    }

    fn now(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Asks for a line until the time is up. `None` at the end of input.
    pub(crate) fn ask(&mut self, question: &str) -> Result<Option<Typed>, Failure> {
        let left = self.clocks.flag_falls_at().map(|at| at.saturating_sub(self.now()));
        let most = left.map(Duration::from_millis);
        Ok(match self.screen.ask(question, self.input, most)? {
            Line::Text(text) => Some(Typed::read(&text, self.game.setup().size, language())),
            Line::TimeUp => Some(Typed::Nothing),
            Line::End => None,
        })
    }

    /// The position, with the notes beside it.
    fn diagram(&self) -> Diagram {
        let game = &self.game;
        let mut diagram = Diagram::new(game.board().clone());
        diagram.last = game.moves().last().and_then(|made| made.point);
        diagram.ko = game.ko_ban();
        self.with_notes(diagram)
    }

    pub(crate) fn with_notes(&self, mut diagram: Diagram) -> Diagram {
        let game = &self.game;
        let setup = game.setup();
        let notes = &mut diagram.notes;
        let taken = Color::BOTH.map(|color| game.captures(color));
        notes.extend(speech::captures(taken, self.screen.colours()));
        let (rules, komi) = (ruleset_name_within(&setup.rules, language()), f64::from(setup.komi));
        notes.push(say("note-rules", &[("rules", (&rules).into()), ("komi", komi.into())]));
        if let Some(computer) = &self.computer {
            let (color, strength) = (color_word(computer.color), computer.rank.to_string());
            let values = [("colour", color.into()), ("strength", (&strength).into())];
            notes.push(say("note-computer", &values));
        }
        let clocks = self.clocks.at(self.now());
        if *clocks.system() != TimeSystem::None {
            let [black, white] = Color::BOTH.map(|color| clocks.player(side(color)).to_string());
            let values = [("black", (&black).into()), ("white", (&white).into())];
            notes.push(say("note-time", &values));
        }
        if let Some(made) = game.moves().last() {
            let point = made.point.map_or_else(|| "pass".to_owned(), |p| setup.size.name(p));
            let values = [
                ("number", game.moves().len().into()),
                ("colour", color_word(made.color).into()),
                ("point", (&point).into()),
            ];
            notes.push(say("note-move", &values));
        }
        diagram
    }

    /// Draws the position and prints the sentences collected.
    pub(crate) fn draw(&mut self, diagram: &Diagram) -> Result<(), Failure> {
        self.screen.draw(diagram)?;
        for text in std::mem::take(&mut self.said) {
            self.screen.say(&text)?;
        }
        Ok(())
    }

    fn write(&self, file: &Path) -> Result<(), String> {
        let names = Color::BOTH.map(|color| match &self.computer {
            Some(computer) if computer.color == color => format!("Tengen {}", computer.rank),
            _ => color.to_string(),
        });
        let bytes = record::bytes(&self.game, self.clocks.system(), names);
        let written = bytes
            .and_then(|bytes| std::fs::write(file, bytes).map_err(|error| wrong::system(&error)));
        written.map_err(|why| {
            let file = file.display().to_string();
            say("play-cannot-write", &[("file", (&file).into()), ("why", (&why).into())])
        })
    }

    /// The command that goes on with this game: the same players, kept in the same file.
    fn resuming(&self, file: &Path) -> String {
        let name = file.display().to_string();
        let name = if name.contains(' ') { format!("'{name}'") } else { name };
        let seats = match &self.computer {
            None => " --two".to_owned(),
            Some(computer) => {
                let color = if computer.color == Color::Black { " --color white" } else { "" };
                format!("{color} --rank {}", computer.rank)
            }
        };
        let clock = match self.clocks.system() {
            TimeSystem::None => String::new(),
            system => format!(" --clock {system}"),
        };
        format!("tengen play --resume {name} --save {name}{seats}{clock}")
    }

    fn leave(&mut self) -> Result<(), Failure> {
        match &self.file {
            Some(file) => {
                let command = self.resuming(file);
                self.screen.say(&say("play-resume", &[("command", (&command).into())]))?;
            }
            None => self.screen.say(&say("play-not-kept", &[]))?,
        }
        Ok(())
    }

    /// Shows the result and its reasons, and offers to keep the record.
    fn finish(mut self) -> Result<(), Failure> {
        let Phase::Ended(ended) = self.game.phase().clone() else { return Ok(()) };
        if ended.counted {
            let counted = self.game.count(&ended.settlement);
            let diagram = Diagram::counted(self.game.board().clone(), &ended.settlement, &counted);
            self.draw(&self.with_notes(diagram))?;
            if ended.all_alive {
                self.screen.say(&say("end-all-alive", &[]))?;
            }
            self.screen.say(&format!("\n{}", count::show(&self.game, &ended.settlement)))?;
        } else {
            self.draw(&self.diagram())?;
        }
        self.screen.say(&words::result(ended.outcome))?;
        if let Some(file) = &self.file {
            return Ok(self.screen.say(&saved(file))?);
        }
        while let Line::Text(name) =
            self.screen.ask(&say("play-ask-file", &[]), self.input, None)?
            && !name.is_empty()
        {
            match self.write(Path::new(&name)) {
                Ok(()) => return Ok(self.screen.say(&saved(Path::new(&name)))?),
                Err(why) => self.screen.say(&why)?,
            }
        }
        Ok(())
    }
}

/// The note that the record was written.
fn saved(file: &Path) -> String {
    say("play-saved", &[("file", (&file.display().to_string()).into())])
}

fn side(color: Color) -> Side {
    match color {
        Color::Black => Side::Black,
        Color::White => Side::White,
    }
}

//! The game while it is played.

use super::computer::Computer;
use super::input::{Input, Line};
use super::screen::Screen;
use super::typed::{MOVE_HELP, Typed};
use super::{count, record, words};
use crate::Failure;
use crate::cli::PlayArguments;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tengen_clock::{Clocks, Side, TimeSystem};
use tengen_diagram::Diagram;
use tengen_judge::Proposal;
use tengen_rules::{Color, Event, Game, Offer, Phase, Refusal};

/// Whether to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// With the game.
    Game,
    /// Not at all.
    Leave,
}

/// A game, who plays it, and what it is shown on.
pub(crate) struct Table {
    pub(crate) game: Game,
    pub(crate) computer: Option<Computer>,
    pub(crate) input: Input,
    pub(crate) screen: Screen,
    /// What the judge says of the position in which play has stopped.
    pub(crate) proposal: Option<Proposal>,
    /// What is to be said under the next drawing.
    pub(crate) said: Vec<String>,
    clocks: Clocks,
    /// The origin of the clocks' times.
    began: Instant,
    file: Option<PathBuf>,
}

impl Table {
    pub(crate) fn new(
        arguments: &PlayArguments,
        game: Game,
        computer: Option<Computer>,
        input: Input,
        screen: Screen,
    ) -> Table {
        let first = game.to_move().unwrap_or(Color::Black);
        Table {
            game,
            computer,
            input,
            screen,
            proposal: None,
            said: Vec::new(),
            clocks: Clocks::new(arguments.clock, side(first)),
            began: Instant::now(),
            file: arguments.save.clone(),
        }
    }

    /// Plays to the end, or until somebody leaves.
    pub(crate) fn play(mut self) -> Result<(), Failure> {
        self.set_clocks();
        if let Some(file) = self.file.clone() {
            // A file that cannot be written is better known before the game than after it.
            self.write(&file).map_err(Failure::Trouble)?;
        }
        loop {
            let next = match self.game.phase() {
                Phase::Placing { .. } | Phase::Play => self.turn()?,
                Phase::Settling(_) => self.settle()?,
                Phase::Ended(_) => return self.finish(),
            };
            if next == Next::Leave {
                return self.leave();
            }
        }
    }

    /// One player's turn.
    fn turn(&mut self) -> Result<Next, Failure> {
        self.proposal = None;
        let Some(color) = self.game.to_move() else { return Ok(Next::Game) };
        self.draw(&self.diagram())?;
        if self.computer_plays(color) {
            self.screen.say(&format!("{color} is thinking."))?;
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
            Typed::Accept | Typed::Dispute | Typed::NoAgreement => {
                self.said.push("There is nothing to settle: play has not stopped.".to_owned());
            }
            other => return Ok(self.aside(other, MOVE_HELP)),
        }
        Ok(Next::Game)
    }

    /// Does what can be asked for at any time.
    pub(crate) fn aside(&mut self, typed: Typed, help: &str) -> Next {
        match typed {
            Typed::Quit => return Next::Leave,
            Typed::Help => self.said.push(help.to_owned()),
            Typed::Save(file) => {
                let said = match self.write(&file) {
                    Ok(()) => format!("The record is in {}.", file.display()),
                    Err(why) => why,
                };
                self.said.push(said);
            }
            Typed::Unknown(text) => {
                let unknown = format!("{text:?} is neither a point of this board nor a command.");
                self.said.push(format!("{unknown} Type help for the commands."));
            }
            _ => {}
        }
        Next::Game
    }

    /// Takes back so much that `color` is to move again.
    pub(crate) fn undo(&mut self, color: Color) {
        let last = self.game.moves().last().map(|made| made.color);
        let both = self.computer.is_some() && last == Some(!color);
        self.apply(Event::Undo { moves: if both { 2 } else { 1 } });
    }

    /// Offers and takes: two people at one terminal have agreed already, and the computer
    /// agrees to what ends a cycle.
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
            Event::Play { point, .. } => format!("{color} plays {}.", size.name(*point)),
            Event::Resign { .. } => format!("{color} resigns."),
            _ => format!("{color} passes."),
        });
        self.apply(event);
    }

    pub(crate) fn computer_plays(&self, color: Color) -> bool {
        self.computer.as_ref().is_some_and(|computer| computer.color == color)
    }

    /// Lets an event happen, or says why it cannot.
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
            Err(refusal) => self.said.push(self.explain(refusal)),
        }
    }

    fn explain(&self, refusal: Refusal) -> String {
        match refusal {
            Refusal::Illegal(illegal) => {
                let name = self.game.setup().size.name(illegal.point());
                format!("{name} is not possible: {illegal}.")
            }
            other => format!("This is not possible: {other}."),
        }
    }

    /// Lets the clock of the player to move run, or none if nobody is to move.
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

    /// Asks for a line, until the flag falls. `None` if there are no more.
    pub(crate) fn ask(&mut self, question: &str) -> Result<Option<Typed>, Failure> {
        let left = self.clocks.flag_falls_at().map(|at| at.saturating_sub(self.now()));
        let most = left.map(Duration::from_millis);
        Ok(match self.screen.ask(question, &mut self.input, most)? {
            Line::Text(text) => Some(Typed::read(&text, self.game.setup().size)),
            Line::TimeUp => Some(Typed::Nothing),
            Line::End => None,
        })
    }

    /// The position, with what stands beside it.
    fn diagram(&self) -> Diagram {
        let game = &self.game;
        let mut diagram = Diagram::new(game.board().clone());
        diagram.last = game.moves().last().and_then(|made| made.point);
        diagram.ko = game.ko_ban();
        self.with_notes(diagram)
    }

    pub(crate) fn with_notes(&self, diagram: Diagram) -> Diagram {
        let game = &self.game;
        let mut diagram = diagram.with_captures(Color::BOTH.map(|color| game.captures(color)));
        let setup = game.setup();
        diagram.notes.push(format!("{} rules, komi {}", setup.rules.name, setup.komi));
        if let Some(computer) = &self.computer {
            let (color, rank) = (computer.color, computer.rank);
            diagram.notes.push(format!("{color} is the computer, {rank}"));
        }
        let clocks = self.clocks.at(self.now());
        if *clocks.system() != TimeSystem::None {
            let [black, white] = Color::BOTH.map(|color| clocks.player(side(color)));
            diagram.notes.push(format!("Time: Black {black}, White {white}"));
        }
        if let Some(made) = game.moves().last() {
            let size = setup.size;
            let point = made.point.map_or_else(|| "pass".to_owned(), |point| size.name(point));
            diagram.notes.push(format!("Move {}: {} {point}", game.moves().len(), made.color));
        }
        diagram
    }

    /// Draws, and says what has gathered.
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
        let written =
            bytes.and_then(|bytes| std::fs::write(file, bytes).map_err(|e| e.to_string()));
        written.map_err(|why| format!("the record cannot be written to {}: {why}", file.display()))
    }

    fn leave(&mut self) -> Result<(), Failure> {
        match &self.file {
            Some(file) => {
                let file = file.display();
                self.screen.say(&format!("Go on with it by tengen play --resume {file}"))?;
            }
            None => self.screen.say("The game is not finished, and no record of it was kept.")?,
        }
        Ok(())
    }

    /// Shows the result and how it came about, and offers to keep the record.
    fn finish(mut self) -> Result<(), Failure> {
        let Phase::Ended(ended) = self.game.phase().clone() else { return Ok(()) };
        if ended.counted {
            let counted = self.game.count(&ended.settlement);
            let diagram = Diagram::counted(self.game.board().clone(), &ended.settlement, &counted);
            self.draw(&self.with_notes(diagram))?;
            if ended.all_alive {
                self.screen.say("All stones left on the board count as alive.")?;
            }
            self.screen.say(&format!("\n{}", count::show(&self.game, &ended.settlement)))?;
        } else {
            self.draw(&self.diagram())?;
        }
        self.screen.say(&words::result(ended.outcome))?;
        if let Some(file) = &self.file {
            return Ok(self.screen.say(&format!("The record is in {}.", file.display()))?);
        }
        while let Line::Text(name) =
            self.screen.ask("file to save the record in (empty: none)", &mut self.input, None)?
            && !name.is_empty()
        {
            match self.write(Path::new(&name)) {
                Ok(()) => return Ok(self.screen.say(&format!("The record is in {name}."))?),
                Err(why) => self.screen.say(&why)?,
            }
        }
        Ok(())
    }
}

fn side(color: Color) -> Side {
    match color {
        Color::Black => Side::Black,
        Color::White => Side::White,
    }
}

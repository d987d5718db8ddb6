//! An engine that plays in a match.

use super::engines::Entrant;
use super::fault::{Fault, lost_words};
use super::plan::Terms;
use super::time::Dialect;
use crate::speech::{language, say};
use crate::wrong;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use tengen_clock::{PlayerClock, TimeSystem};
use tengen_gtp::controller::{AskError, Controller, Stop};
use tengen_rules::kata::KataRules;
use tengen_rules::{Color, Game, Handicap, Point, Ruleset, Size};

/// How long an engine gets to quit.
const LEAVE: Duration = Duration::from_secs(2);

/// A running engine, and its abilities.
pub(crate) struct Player {
    controller: Controller,
    commands: BTreeSet<String>,
    /// Its name and version by its own words.
    pub(crate) identity: String,
    patience: Duration,
    time: Option<Dialect>,
    /// The settings that could not be told to it, in words.
    pub(crate) untold: Vec<&'static str>,
}

/// Why an engine is not ready to play.
pub(crate) enum Unready {
    /// It cannot play games on these terms.
    Unfit(Fault),
    /// It fails in this game.
    Fault(Fault),
}

/// The answer of an engine that is to move.
pub(crate) enum Said {
    Move(Option<Point>),
    Resign,
}

impl Player {
    /// Starts an engine and asks for its abilities.
    pub(crate) fn start(
        entrant: &Entrant,
        patience: Duration,
        stop: &Stop,
    ) -> Result<Player, String> {
        let line = entrant.line().map_err(|error| error.to_string())?;
        let mut controller = Controller::start(&line, stop).map_err(|unstarted| {
            let why = wrong::system(&unstarted.error);
            let values = [("program", (&unstarted.program).into()), ("why", (&why).into())];
            say("wrong-engine", &values)
        })?;
        let mut ask = |request: &str| match controller.ask(request, patience) {
            Ok(text) => Ok(text),
            Err(AskError::Refused(_)) => Ok(String::new()),
            Err(AskError::Lost(lost)) => {
                let how = lost_words(&lost, line.program(), language());
                let values = [("name", line.program().into()), ("why", (&how).into())];
                Err(say("match-no-gtp", &values))
            }
        };
        let identity = format!("{} {}", ask("name")?, ask("version")?);
        let commands = ask("list_commands")?.split_whitespace().map(str::to_owned).collect();
        let identity = identity.split_whitespace().collect::<Vec<_>>().join(" ");
        let (time, untold) = (None, Vec::new());
        Ok(Player { controller, commands, identity, patience, time, untold })
    }

    fn knows(&self, command: &str) -> bool {
        self.commands.contains(command)
    }

    fn tell(&mut self, request: &str) -> Result<(), Fault> {
        let answer = self.controller.ask(request, self.patience);
        answer.map(|_| ()).map_err(|error| Fault::of(request, error))
    }

    /// Sends a request that every game needs.
    fn insist(&mut self, request: &str) -> Result<(), Unready> {
        self.tell(request).map_err(|fault| match fault {
            Fault::Refused { .. } => Unready::Unfit(fault),
            fault => Unready::Fault(fault),
        })
    }

    /// Sets up the board, the rules, the time and the opening for the engine.
    pub(crate) fn prepare(&mut self, opening: &Game, terms: &Terms) -> Result<(), Unready> {
        self.untold.clear();
        let size = opening.setup().size;
        self.insist(&board(size))?;
        self.insist("clear_board")?;
        if !self.tell_rules(&terms.rules)? {
            self.untold.push("the rules");
        }
        self.insist(&format!("komi {}", opening.setup().komi))?;
        if !self.tell_time(&terms.time)? {
            self.untold.push("the time");
        }
        self.tell_opening(opening).map_err(Unready::Fault)
    }

    /// Tells the rules in the first way that the engine accepts. Returns whether there was one.
    fn tell_rules(&mut self, rules: &Ruleset) -> Result<bool, Unready> {
        let nearest = serde_json::to_string(&KataRules::nearest(rules)).unwrap_or_default();
        let mut ways: Vec<String> = Vec::new();
        if self.knows("kata-set-rules") {
            ways.extend(
                [&rules.id, nearest.as_str()].map(|words| format!("kata-set-rules {words}")),
            );
        }
        if self.knows("kgs-rules") {
            ways.extend(kgs_rules(rules).map(|name| format!("kgs-rules {name}")));
        }
        for way in ways {
            match self.tell(&way) {
                Ok(()) => return Ok(true),
                Err(Fault::Refused { .. }) => {}
                Err(fault) => return Err(Unready::Fault(fault)),
            }
        }
        Ok(false)
    }

    fn tell_time(&mut self, system: &TimeSystem) -> Result<bool, Unready> {
        self.time = Dialect::for_system(system, |name| self.knows(name));
        let Some(dialect) = self.time else { return Ok(*system == TimeSystem::None) };
        match self.tell(&dialect.settings(system)) {
            Ok(()) => Ok(true),
            Err(Fault::Refused { .. }) => {
                self.time = None;
                Ok(*system == TimeSystem::None)
            }
            Err(fault) => Err(Unready::Fault(fault)),
        }
    }

    fn tell_opening(&mut self, opening: &Game) -> Result<(), Fault> {
        let (setup, board) = (opening.setup(), opening.start());
        let size = setup.size;
        let (placed, moves) = opening.moves().split_at(tengen_record::placed(opening));
        let stands = |point: Point| Some((board.get(point)?, Some(point)));
        let mut stones: Vec<(Color, Option<Point>)> = size.points().filter_map(stands).collect();
        stones.extend(placed.iter().map(|made| (made.color, made.point)));
        let is_handicap = setup.handicap != Handicap::None && setup.stones.is_empty();
        if is_handicap && self.knows("set_free_handicap") {
            let names: Vec<String> =
                stones.drain(..).filter_map(|(_, p)| Some(size.name(p?))).collect();
            self.tell(&format!("set_free_handicap {}", names.join(" ")))?;
        }
        let moves = moves.iter().map(|made| (made.color, made.point));
        stones.into_iter().chain(moves).try_for_each(|(c, p)| self.play(size, c, p))
    }

    /// Tells a move of the opponent, or of the opening.
    pub(crate) fn play(
        &mut self,
        size: Size,
        color: Color,
        point: Option<Point>,
    ) -> Result<(), Fault> {
        let vertex = point.map_or("pass".to_owned(), |point| size.name(point));
        self.tell(&format!("play {} {vertex}", color.letter()))
    }

    /// Whether the engine was told of its time, and so is bound by it.
    pub(crate) fn knows_time(&self) -> bool {
        self.time.is_some()
    }

    /// Asks for a move, and measures the time.
    pub(crate) fn choose(
        &mut self,
        size: Size,
        color: Color,
        time: (&TimeSystem, PlayerClock),
        limit: Option<Duration>,
    ) -> (Result<Said, Fault>, Duration) {
        let left = self.time.and_then(|dialect| dialect.left(time.0, time.1, color));
        if let Some(Err(fault)) = left.map(|left| self.tell(&left))
            && matches!(fault, Fault::Lost(_))
        {
            return (Err(fault), Duration::ZERO);
        }
        let request = format!("genmove {}", color.letter());
        let asked = Instant::now();
        let answer = self.controller.ask(&request, limit.unwrap_or(self.patience));
        let took = asked.elapsed();
        let said = answer.map_err(|error| Fault::of(&request, error)).and_then(|text| {
            match text.trim().to_ascii_lowercase().as_str() {
                "resign" => Ok(Said::Resign),
                "pass" => Ok(Said::Move(None)),
                name => match size.parse(name) {
                    Some(point) => Ok(Said::Move(Some(point))),
                    None => Err(Fault::Nonsense(text)),
                },
            }
        });
        (said, took)
    }

    /// The stones that the engine takes for dead, at least one of each chain. `None` if it cannot
    /// name them, or is gone.
    pub(crate) fn dead(&mut self, size: Size) -> Option<Vec<Point>> {
        if !self.knows("final_status_list") {
            return None;
        }
        let text = self.controller.ask("final_status_list dead", self.patience).ok()?;
        text.split_whitespace().map(|name| size.parse(name)).collect()
    }

    /// Whether it cannot be asked any more.
    pub(crate) fn is_lost(&self) -> bool {
        self.controller.is_lost()
    }

    /// CPU time since it was started, where the system tells.
    pub(crate) fn cpu_time(&self) -> Option<Duration> {
        self.controller.cpu_time()
    }

    pub(crate) fn quit(self) {
        self.controller.quit(LEAVE);
    }
}

fn board(size: Size) -> String {
    let (width, height) = (size.width(), size.height());
    if width == height {
        format!("boardsize {width}")
    } else {
        format!("rectangular_boardsize {width} {height}")
    }
}

/// The name of these rules on the Go server KGS, if it has them.
fn kgs_rules(rules: &Ruleset) -> Option<&'static str> {
    let names = [
        ("japanese", "japanese"),
        ("chinese", "chinese"),
        ("aga-area", "aga"),
        ("aga-territory", "aga"),
        ("new-zealand", "new_zealand"),
    ];
    names.into_iter().find(|(id, _)| *id == rules.id).map(|(_, name)| name)
}

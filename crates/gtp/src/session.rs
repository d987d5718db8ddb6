//! One controller's session.

use crate::arguments::Arguments;
use crate::codec::{Input, Request, Response};
use crate::inbox::Inbox;
use crate::kata::Parameters;
use crate::position::{Position, Start};
use crate::table::{self, Does};
use crate::time::Timer;
use crate::{Options, Player, analysis};
use std::io::{self, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tengen_engine::Engine;
use tengen_rules::presets;

/// One controller's session: a position, the clocks, and the player that chooses our moves.
#[derive(Debug)]
pub struct Session<P> {
    pub(crate) options: Options,
    pub(crate) parameters: Parameters,
    pub(crate) position: Position,
    pub(crate) timer: Timer,
    pub(crate) player: P,
    pub(crate) over: bool,
    /// Set while a request is being answered, if the answer should come soon.
    pub(crate) interrupted: Arc<AtomicBool>,
}

impl<P: Player> Session<P> {
    /// A session with an empty board.
    pub fn new(options: Options, player: P) -> Session<P> {
        let rules = options.rules.clone().unwrap_or_else(|| presets::CHINESE.clone());
        let komi = rules.komi;
        Session {
            position: Position::new(Start::empty(options.size), rules, komi),
            timer: Timer::new(),
            parameters: Parameters::of(&options),
            options,
            player,
            over: false,
            interrupted: Arc::default(),
        }
    }

    /// Carries a request out. An analysis would go on until the next request; here its first report
    /// is the answer.
    pub fn answer(&mut self, request: &Request) -> Response {
        let arguments = Arguments(&request.arguments);
        let answer = find(request).and_then(|does| match does {
            Does::Answer(command) => command(self, arguments),
            Does::Report(command) => analysis::once(self, command, arguments),
        });
        Response { id: request.id.clone(), answer }
    }

    /// Whether the controller has asked to end the session.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Starts another game.
    pub(crate) fn restart(&mut self, start: Start) {
        let rules = self.position.rules().clone();
        self.set_position(Position::new(start, rules, self.position.komi));
    }

    pub(crate) fn set_position(&mut self, position: Position) {
        self.position = position;
        self.timer.reset();
        self.player.new_game();
    }
}

/// What the command of a request does.
fn find<P: Player>(request: &Request) -> Result<Does<P>, String> {
    let entry = table::find(&request.command).ok_or("unknown command")?;
    entry.takes.check(&request.arguments)?;
    Ok(entry.does)
}

/// Answers the requests of `input` with our engine, until there are no more or the controller
/// quits. Every answer is flushed at once. A thread of its own reads the input and ends with it.
///
/// # Errors
/// If the streams cannot be read or written.
pub fn run(
    input: impl Read + Send + 'static,
    output: impl Write,
    options: &Options,
) -> io::Result<()> {
    let usual = tengen_engine::Options::default();
    let engine_options = tengen_engine::Options {
        threads: options.threads.unwrap_or(usual.threads),
        memory: options.memory.unwrap_or(usual.memory),
        seed: options.seed,
    };
    let engine = match &options.network {
        Some(network) => Engine::with_network(engine_options, network.clone()),
        None => Engine::new(engine_options),
    };
    serve(input, output, Session::new(options.clone(), engine))
}

/// Answers the requests of `input` with `session`; otherwise as [`run`].
///
/// # Errors
/// If the streams cannot be read or written.
pub fn serve<P: Player>(
    input: impl Read + Send + 'static,
    mut output: impl Write,
    mut session: Session<P>,
) -> io::Result<()> {
    let mut inbox = Inbox::of(input, Arc::clone(&session.interrupted));
    while !session.is_over()
        && let Some(input) = inbox.next()?
    {
        let mut chose = false;
        session.interrupted.store(false, Ordering::Relaxed);
        let response = match input {
            Input::Request(request) => {
                chose = request.command.contains("genmove");
                match find::<P>(&request) {
                    Ok(Does::Report(command)) => {
                        analysis::run(&mut session, command, &request, &mut output, &mut inbox)?;
                        None
                    }
                    _ => Some(session.answer(&request)),
                }
            }
            // Between two requests there is nothing to interrupt.
            Input::Interrupt | Input::Nothing => None,
            Input::TooLong => {
                let answer = Err("syntax error: the line is too long".to_owned());
                Some(Response { id: None, answer })
            }
        };
        if let Some(response) = response {
            write!(output, "{response}")?;
            output.flush()?;
        }
        if chose {
            analysis::ponder(&mut session, &mut inbox);
        }
    }
    Ok(())
}

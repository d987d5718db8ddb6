//! How passes end play: when it stops, what a pass costs, the button and the encore.

use crate::{AllAlive, Color, Encore, Ledger, Line, Ruleset, Stop};

/// The passes of a game, as far as they decide when play stops.
///
/// It is kept beside a [`Line`] and a [`Ledger`] and told of every move. A [`crate::Game`] has one.
/// So has a follower of moves that are not those of a game: of a record, or of a GTP session.
///
/// ```
/// use tengen_rules::{Board, Color, Ledger, Line, Passed, Passing, Size, presets};
///
/// let rules = &presets::JAPANESE;
/// let mut line = Line::new(Board::new(Size::square(9)?), Color::Black, rules.play);
/// let (mut ledger, mut passing) = (Ledger::default(), Passing::default());
/// assert_eq!(passing.pass(Color::Black, &mut line, &mut ledger, rules), Passed::GoesOn);
/// assert_eq!(passing.pass(Color::White, &mut line, &mut ledger, rules), Passed::Stops);
/// # Ok::<(), tengen_rules::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Passing {
    /// Passes in a row, over stops too; and since the last stop.
    run: u32,
    run_since_stop: u32,
    stops: u32,
    /// After how many moves of the line the encore began; passes before it do not stop play again.
    encore_from: usize,
    stopped: bool,
}

/// The effect of a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passed {
    /// It took the button, which is neither a play nor a pass.
    TakesButton,
    /// Play goes on.
    GoesOn,
    /// It would have stopped play, but the encore begins.
    BeginsEncore,
    /// Play stops.
    Stops,
}

impl Passing {
    /// How often play has stopped; the beginning of an encore after the first stop is one.
    pub fn stops(&self) -> u32 {
        self.stops
    }

    /// Whether play has stopped and has not gone on since.
    pub fn has_stopped(&self) -> bool {
        self.stopped
    }

    /// Enters that a stone was played.
    pub fn played(&mut self) {
        (self.run, self.run_since_stop) = (0, 0);
    }

    /// Lets `color` pass: enters the pass in `line` and in `ledger`, and returns its effect.
    pub fn pass(
        &mut self,
        color: Color,
        line: &mut Line,
        ledger: &mut Ledger,
        rules: &Ruleset,
    ) -> Passed {
        let takes_button = ledger.pass_takes_button(&rules.scoring);
        ledger.passed(color, &rules.scoring);
        if takes_button {
            line.take_button(color);
            self.played();
            return Passed::TakesButton;
        }
        line.pass(color);
        self.run += 1;
        self.run_since_stop += 1;
        let stops = match rules.ending.stop {
            Stop::Passes(n) => self.run_since_stop >= n.into(),
            Stop::PassRepeated => line.passed_before(color, self.encore_from),
        };
        if !stops {
            return Passed::GoesOn;
        }
        self.stops += 1;
        if rules.ending.encore == Encore::Always && self.stops == 1 {
            self.begin_encore(line, ledger);
            return Passed::BeginsEncore;
        }
        self.stopped = true;
        Passed::Stops
    }

    /// Lets play go on if it has stopped. Where nobody said so before the next move, that move says
    /// that the players do not agree.
    pub fn go_on(&mut self, line: &Line, ledger: &mut Ledger, rules: &Ruleset) {
        if self.stopped {
            self.resume(line, ledger, rules);
        }
    }

    /// Lets play go on after a stop because the players do not agree. That may begin an encore.
    pub fn resume(&mut self, line: &Line, ledger: &mut Ledger, rules: &Ruleset) {
        self.run_since_stop = 0;
        self.stopped = false;
        if rules.ending.encore == Encore::Dispute && !ledger.in_encore() {
            self.begin_encore(line, ledger);
        }
    }

    /// Enters that the line of play was begun anew in mid-game: no pass of it lies behind any more.
    /// How often play has stopped is kept, so that an encore does not come twice.
    pub fn begin_anew(&mut self) {
        self.played();
        self.encore_from = 0;
        self.stopped = false;
    }

    /// Whether all stones on the board count as alive if play has stopped here, without an
    /// agreement of the players.
    pub fn counts_as_it_stands(&self, rules: &Ruleset) -> bool {
        let ending = &rules.ending;
        !ending.removes_dead()
            || match ending.all_alive {
                AllAlive::FourPasses => self.run >= 4,
                AllAlive::SecondStop => self.stops >= 2,
                AllAlive::Never | AllAlive::NoAgreement => false,
            }
    }

    fn begin_encore(&mut self, line: &Line, ledger: &mut Ledger) {
        ledger.begin_encore();
        self.encore_from = line.moves();
        self.run_since_stop = 0;
    }
}

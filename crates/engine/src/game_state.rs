//! A game as the engine follows it.

use crate::Terms;
use crate::features::InputHistory;
use crate::hash::mix;
use tengen_rules::{
    AllAlive, Board, Color, Event, Extras, Game, Ledger, Line, LongCycle, Method, Passing, Point,
};

/// A game as the engine follows it, without the procedure of a [`Game`]: an [`InputHistory`] and a
/// record of the positions that may recur. It is made from a game or from a position, and goes on
/// move by move.
#[derive(Debug)]
pub struct GameState {
    history: InputHistory,
    /// A key of the positions up to the last capture, in any order. Until the next capture no other
    /// position can come back. So two ways to one position with equal pasts have the same future
    /// under every rule of repetition, with one exception. A later capture may bring back a
    /// position that came after the last capture on one of the ways.
    past: u64,
    since_capture: u64,
    /// Whether play has gone on after a stop.
    resumed: bool,
}

impl GameState {
    /// Starts from `board` with `to_move` to move. Black and White hold `prisoners` from before.
    pub fn new(terms: Terms, board: Board, to_move: Color, prisoners: [u32; 2]) -> GameState {
        GameState::along(InputHistory::new(terms, board, to_move, prisoners))
    }

    /// Starts from `board` in mid-game, where stones were set up. The effects of the moves before
    /// stand, as [`InputHistory::after_set_up`] has it.
    pub fn after_set_up(
        terms: Terms,
        board: Board,
        to_move: Color,
        past: (Ledger, Passing),
    ) -> GameState {
        let resumed = past.1.stops() > 0;
        let history = InputHistory::after_set_up(terms, board, to_move, past);
        GameState { resumed, ..GameState::along(history) }
    }

    /// Goes on from the end of a history.
    pub fn along(history: InputHistory) -> GameState {
        GameState { history, past: 0, since_capture: 0, resumed: false }
    }

    /// The state of a game so far.
    pub fn of(game: &Game) -> GameState {
        let resumed = game.standing().any(|event| matches!(event, Event::Dispute { .. }));
        GameState { resumed, ..GameState::along(InputHistory::of(game)) }
    }

    /// The rules, komi and compensation of the game.
    pub fn terms(&self) -> &Terms {
        self.history.terms()
    }

    /// The line of play with its past as a network is shown it.
    pub fn history(&self) -> &InputHistory {
        &self.history
    }

    /// The line of play.
    pub fn line(&self) -> &Line {
        self.history.line()
    }

    /// The position.
    pub fn board(&self) -> &Board {
        self.line().board()
    }

    /// The side to move.
    pub fn to_move(&self) -> Color {
        self.history.to_move()
    }

    /// Prisoners, pass stones, the button.
    pub fn ledger(&self) -> &Ledger {
        self.history.ledger()
    }

    /// Gives the turn to `color` without a move.
    pub fn set_to_move(&mut self, color: Color) {
        self.history.set_to_move(color);
    }

    /// Whether the opponent of the side to move has just passed.
    pub fn opponent_passed(&self) -> bool {
        self.line().last_move() == Some((!self.to_move(), None))
    }

    /// Whether dead stones are removed by agreement before the count. If not, all stones on the
    /// board count as they stand. After play has gone on after a stop, no player relies on an
    /// agreement in two cases. Under one kind of rules it costs nothing to capture the stones.
    /// Under the other all stones left on the board live in the end.
    pub fn dead_removed(&self) -> bool {
        let rules = &self.terms().rules;
        let free = rules.scoring.method == Method::Area || rules.scoring.pass_stones;
        let to_be_taken = free || rules.ending.all_alive != AllAlive::Never;
        let went_on = self.resumed || self.ledger().in_encore();
        let as_it_stands = went_on && to_be_taken || self.history.counts_as_it_stands();
        rules.ending.agreement.is_some() && !as_it_stands
    }

    /// Goes on after a stop, because the players do not agree.
    pub fn resume(&mut self) {
        self.history.resume();
        self.resumed = true;
    }

    /// A key of the position, the side to move, the ko, the passes, the prisoners, and the past
    /// that repetition looks at.
    pub fn key(&self) -> u64 {
        let (line, ledger) = (self.line(), self.ledger());
        let ko = line.ko().map_or(0, |p| 1 + p.index() as u64);
        let turn = self.to_move() as u64;
        let button = ledger.button().map_or(0, |c| 1 + c as u64);
        // In an encore a stone handed over for a pass counts as one that was captured.
        let encore = ledger.in_encore();
        let handed = |c| if encore { ledger.pass_stones(c) } else { 0 };
        let prisoners = Color::BOTH.map(|c| u64::from(ledger.captures(c) + handed(c)));
        let passes = u64::from(self.history.passes().min(7));
        let state = turn | ko << 1 | button << 13 | passes << 15 | u64::from(encore) << 18;
        let state = mix(state) ^ mix(prisoners[0] << 32 | prisoners[1] | 1 << 63);
        mix(line.board().hash() ^ state).wrapping_add(self.past)
    }

    /// A name of the position and of all that counts for its value, for records: the
    /// [`key`](GameState::key), the rules, the komi, and the size of the board, as 32 hexadecimal
    /// digits. It is the same in all builds.
    pub fn record_key(&self) -> String {
        let terms = self.terms();
        let rules = serde_json::to_string(&terms.rules).unwrap_or_default();
        let komi = [terms.komi, terms.compensation].map(f64::from);
        let text = format!("{rules} {komi:?} {}", self.board().size());
        // FNV-1a.
        let prime = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let terms = text.bytes().fold(0xcbf2_9ce4_8422_2325, prime);
        format!("{:016x}{terms:016x}", self.key())
    }

    /// Whether passes have stopped play here.
    pub fn is_over(&self) -> bool {
        self.history.is_stopped()
    }

    /// Whether the position has come back where no rule forbids that. The players may call the game
    /// off then, and the search counts it as a draw.
    pub fn is_drawn(&self) -> bool {
        self.terms().rules.play.long_cycle != LongCycle::Forbidden
            && self.line().recurrence().is_some()
    }

    /// Whether a pass now would stop play.
    pub fn pass_stops(&self) -> bool {
        self.history.pass_would_stop()
    }

    /// Makes a move that the rules [allow](GameState::allows); no point is a pass.
    pub fn step(&mut self, point: Option<Point>) {
        if self.is_over() {
            self.resume();
        }
        let color = self.to_move();
        self.since_capture = self.since_capture.wrapping_add(mix(self.board().hash()));
        match point {
            Some(p) => {
                let played = self.history.play(color, p);
                if played.captured > 0 || played.self_captured > 0 {
                    self.past = self.past.wrapping_add(std::mem::take(&mut self.since_capture));
                }
            }
            None => self.history.pass(color),
        }
    }

    /// Whether the rules let the side to move make this move.
    pub fn allows(&self, point: Option<Point>) -> bool {
        point.is_none_or(|p| self.line().check(self.to_move(), p).is_ok())
    }

    /// This state, gone on to `other` by the last moves of `other`; none if these do not lead
    /// there.
    pub(crate) fn leads_to(&self, other: &GameState) -> Option<GameState> {
        let more = other.line().moves().checked_sub(self.line().moves())?;
        if !self.history.has_terms_of(&other.history) {
            return None;
        }
        let mut state = self.clone();
        for made in other.history.recent().get(..more)?.iter().rev() {
            let (color, point) = (*made)?;
            state.set_to_move(color);
            if !state.allows(point) {
                return None;
            }
            state.step(point);
        }
        state.set_to_move(other.to_move());
        let (here, there) = (state.board(), other.board());
        let same = here.size() == there.size()
            && here.size().points().all(|p| here.get(p) == there.get(p))
            && state.ledger() == other.ledger()
            && (state.history.recent(), state.history.passes())
                == (other.history.recent(), other.history.passes());
        same.then_some(state)
    }

    /// The komi, prisoners and the like that a count of this position needs besides it. The passes
    /// that are due when play ends are among them.
    pub fn extras(&self) -> Extras {
        let (mut ledger, terms) = (*self.ledger(), self.terms());
        ledger.close(&terms.rules.scoring);
        ledger.extras(terms.komi, terms.compensation)
    }
}

impl Clone for GameState {
    fn clone(&self) -> GameState {
        GameState { history: self.history.clone(), ..*self }
    }

    /// Allocates nothing in the long run.
    fn clone_from(&mut self, other: &GameState) {
        self.history.clone_from(&other.history);
        (self.past, self.since_capture) = (other.past, other.since_capture);
        self.resumed = other.resumed;
    }
}

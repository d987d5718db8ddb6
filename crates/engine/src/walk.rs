//! A game as the engine follows it.

use crate::Terms;
use crate::features::Trail;
use tengen_rules::{
    AllAlive, Board, Color, Event, Extras, Game, Ledger, Line, LongCycle, Method, Point,
};

/// A game as the engine follows it, without the procedure of a [`Game`]: a [`Trail`] with the
/// rules it follows. It is made from a game or from a position, and goes on move by move.
#[derive(Debug)]
pub struct Walk {
    trail: Trail,
    /// Stands for the positions up to the last capture, in any order. Until the next capture
    /// none but these can come back, so that two ways to one position with equal pasts have
    /// the same future under every rule of repetition, but for ways that shed whole positions.
    past: u64,
    since_capture: u64,
    /// Whether play has gone on after a stop.
    resumed: bool,
}

/// Spreads the bits of a number (the finaliser of SplitMix64).
pub(crate) fn mix(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

impl Walk {
    /// Starts from `board` with `to_move` to move, Black and White holding so many `prisoners`
    /// from before.
    pub fn new(terms: Terms, board: Board, to_move: Color, prisoners: [u32; 2]) -> Walk {
        Walk::along(Trail::new(terms, board, to_move, prisoners))
    }

    /// A walk that goes on from a trail.
    pub fn along(trail: Trail) -> Walk {
        Walk { trail, past: 0, since_capture: 0, resumed: false }
    }

    /// The walk along a game so far.
    pub fn of(game: &Game) -> Walk {
        let resumed = game.standing().any(|event| matches!(event, Event::Dispute { .. }));
        Walk { resumed, ..Walk::along(Trail::of(game)) }
    }

    /// What the game is played under.
    pub fn terms(&self) -> &Terms {
        self.trail.terms()
    }

    /// The line of play with what a network is shown of it.
    pub fn trail(&self) -> &Trail {
        &self.trail
    }

    /// The line of play.
    pub fn line(&self) -> &Line {
        self.trail.line()
    }

    /// The position.
    pub fn board(&self) -> &Board {
        self.line().board()
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Color {
        self.trail.to_move()
    }

    /// Prisoners, pass stones, the button.
    pub fn ledger(&self) -> &Ledger {
        self.trail.ledger()
    }

    /// Gives the turn to `color` without a move.
    pub fn set_to_move(&mut self, color: Color) {
        self.trail.set_to_move(color);
    }

    /// Whether the opponent of the side to move has just passed.
    pub fn opponent_passed(&self) -> bool {
        self.line().last_move() == Some((!self.to_move(), None))
    }

    /// Whether dead stones are taken off by agreement before the count. If not, all stones on the
    /// board count as they stand. Once play has gone on after a stop, no player relies on an
    /// agreement where taking the stones costs nothing, or where the rules let all that is left live
    /// in the end.
    pub fn dead_removed(&self) -> bool {
        let rules = &self.terms().rules;
        let free = rules.scoring.method == Method::Area || rules.scoring.pass_stones;
        let to_be_taken = free || rules.ending.all_alive != AllAlive::Never;
        let went_on = self.resumed || self.ledger().in_encore();
        let as_it_stands = went_on && to_be_taken || self.trail.counts_as_it_stands();
        rules.ending.agreement.is_some() && !as_it_stands
    }

    /// Goes on after a stop, because the players do not agree.
    pub fn resume(&mut self) {
        self.trail.resume();
        self.resumed = true;
    }

    /// Stands for the position, whose turn it is, what ko and passes have to say, and the past
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
        let passes = u64::from(self.trail.passes().min(7));
        let state = turn | ko << 1 | button << 13 | passes << 15 | u64::from(encore) << 18;
        let state = mix(state) ^ mix(prisoners[0] << 32 | prisoners[1] | 1 << 63);
        mix(line.board().hash() ^ state).wrapping_add(self.past)
    }

    /// Whether play stops here.
    pub fn is_over(&self) -> bool {
        self.trail.is_stopped()
    }

    /// Whether the position has come back where no rule forbids that: the players may call
    /// the game off, which the search takes for a draw.
    pub fn is_drawn(&self) -> bool {
        self.terms().rules.play.long_cycle != LongCycle::Forbidden
            && self.line().recurrence().is_some()
    }

    /// Whether a pass now would stop play.
    pub fn pass_stops(&self) -> bool {
        self.trail.pass_would_stop()
    }

    /// Makes a move that the rules [allow](Walk::allows); no point is a pass.
    pub fn step(&mut self, point: Option<Point>) {
        if self.is_over() {
            self.resume();
        }
        let color = self.to_move();
        self.since_capture = self.since_capture.wrapping_add(mix(self.board().hash()));
        match point {
            Some(p) => {
                let played = self.trail.play(color, p);
                if played.captured > 0 || played.self_captured > 0 {
                    self.past = self.past.wrapping_add(std::mem::take(&mut self.since_capture));
                }
            }
            None => self.trail.pass(color),
        }
    }

    /// Whether the side to move may make this move.
    pub fn allows(&self, point: Option<Point>) -> bool {
        point.is_none_or(|p| self.line().check(self.to_move(), p).is_ok())
    }

    /// This walk gone on to where `other` stands, if it leads there by the last moves of it.
    pub(crate) fn leads_to(&self, other: &Walk) -> Option<Walk> {
        let more = other.line().moves().checked_sub(self.line().moves())?;
        if !self.trail.has_terms_of(&other.trail) {
            return None;
        }
        let mut walk = self.clone();
        for made in other.trail.recent().get(..more)?.iter().rev() {
            let (color, point) = (*made)?;
            walk.set_to_move(color);
            if !walk.allows(point) {
                return None;
            }
            walk.step(point);
        }
        walk.set_to_move(other.to_move());
        let (here, there) = (walk.board(), other.board());
        let same = here.size() == there.size()
            && here.size().points().all(|p| here.get(p) == there.get(p))
            && walk.ledger() == other.ledger()
            && (walk.trail.recent(), walk.trail.passes())
                == (other.trail.recent(), other.trail.passes());
        same.then_some(walk)
    }

    /// What a count of this position needs besides it.
    pub fn extras(&self) -> Extras {
        self.ledger().extras(self.terms().komi, self.terms().compensation)
    }
}

impl Clone for Walk {
    fn clone(&self) -> Walk {
        Walk { trail: self.trail.clone(), ..*self }
    }

    /// Allocates nothing in the long run.
    fn clone_from(&mut self, other: &Walk) {
        self.trail.clone_from(&other.trail);
        (self.past, self.since_capture) = (other.past, other.since_capture);
        self.resumed = other.resumed;
    }
}

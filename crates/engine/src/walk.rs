//! A game as the engine follows it: the real referee's [`Line`], and what a count and a network
//! need to know besides.

use std::sync::Arc;
use tengen_rules::{
    Board, Color, Extras, Game, Ledger, Line, LongCycle, Point, Ruleset, Score, Stop,
};

/// What stays the same from the first move of a game to the last.
#[derive(Clone, Debug, PartialEq)]
pub struct Terms {
    /// The rule book.
    pub rules: Ruleset,
    /// What White receives for moving second.
    pub komi: Score,
    /// What White receives for the handicap besides.
    pub compensation: Score,
}

/// Moves before the present one that a network looks at.
pub(crate) const RECENT: usize = 5;

/// A game as the engine follows it, without the procedure of a [`Game`]: the line of play, what
/// its moves have left behind, and the last of them. It is made from a game or from moves, and
/// then goes on move by move.
#[derive(Clone, Debug)]
pub struct Walk {
    terms: Arc<Terms>,
    line: Line,
    ledger: Ledger,
    /// The last moves, the newest first.
    recent: [Option<(Color, Option<Point>)>; RECENT],
    /// The boards before the last move and before the one before it.
    before: [Board; 2],
    /// Passes in a row, taking the button not among them.
    passes: u32,
    /// Stands for the positions up to the last capture, in any order. Until the next capture
    /// none but these can come back, so that two ways to one position with equal pasts have
    /// the same future under every rule of repetition, but for ways that shed whole positions.
    past: u64,
    since_capture: u64,
}

/// Spreads the bits of a number (the finaliser of SplitMix64).
fn mix(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

impl Walk {
    /// The walk along a line of play, with what its moves have left behind. `moves` are these
    /// moves, the first first; no point is a pass.
    pub fn new(terms: Terms, line: Line, ledger: Ledger, moves: &[(Color, Option<Point>)]) -> Walk {
        let terms = Arc::new(terms);
        let mut recent = [None; RECENT];
        for (slot, made) in recent.iter_mut().zip(moves.iter().rev()) {
            *slot = Some(*made);
        }
        let passes = moves.iter().rev().take_while(|(_, point)| point.is_none()).count();
        // The first pass of all takes the button where there is one, and stops nothing.
        let all = moves.iter().filter(|(_, point)| point.is_none()).count();
        let button = terms.rules.scoring.button && all == passes;
        let back = |n: usize| {
            let after = line.moves().saturating_sub(n);
            line.board_after(after).unwrap_or_else(|| line.board().clone())
        };
        let before = [back(1), back(2)];
        let passes = passes.saturating_sub(usize::from(button)) as u32;
        Walk { terms, line, ledger, recent, before, passes, past: 0, since_capture: 0 }
    }

    /// The walk along a game so far.
    pub fn of(game: &Game) -> Walk {
        let setup = game.setup();
        let terms = Terms {
            rules: setup.rules.clone(),
            komi: setup.komi,
            compensation: setup.compensation(),
        };
        let moves: Vec<_> = game.moves().iter().map(|made| (made.color, made.point)).collect();
        Walk::new(terms, game.line().clone(), *game.ledger(), &moves)
    }

    /// What the game is played under.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The line of play.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// The position.
    pub fn board(&self) -> &Board {
        self.line.board()
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Color {
        self.line.to_move()
    }

    /// Prisoners, pass stones, the button.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The `n`th last move, the last being 0, if it is one of the last five.
    pub fn recent(&self, n: usize) -> Option<(Color, Option<Point>)> {
        self.recent.get(n).copied().flatten()
    }

    /// The board before the last move, or the one before that.
    pub fn board_before(&self, moves: usize) -> &Board {
        match moves {
            0 => self.line.board(),
            1 => &self.before[0],
            _ => &self.before[1],
        }
    }

    /// Passes in a row that count towards the end; taking the button is none.
    pub fn passes(&self) -> u32 {
        self.passes
    }

    /// Gives the turn to `color` without a move.
    pub fn set_to_move(&mut self, color: Color) {
        self.line.set_to_move(color);
    }

    /// Whether the opponent of the side to move has just passed.
    pub fn opponent_passed(&self) -> bool {
        self.line.last_move() == Some((!self.to_move(), None))
    }

    /// Whether dead stones are taken off by agreement before the count; if not, all that stands
    /// on the board counts as it stands.
    pub fn dead_removed(&self) -> bool {
        self.terms.rules.ending.agreement.is_some()
    }

    /// Stands for the position, whose turn it is, what ko and passes have to say, and the past
    /// that repetition looks at.
    pub fn key(&self) -> u64 {
        let ko = self.line.ko().map_or(0, |p| 1 + p.index() as u64);
        let turn = self.to_move() as u64;
        let button = self.ledger.button().map_or(0, |c| 1 + c as u64);
        let prisoners = Color::BOTH.map(|c| u64::from(self.ledger.captures(c)));
        let state = turn | ko << 1 | button << 11 | u64::from(self.passes.min(7)) << 13;
        let state = mix(state) ^ mix(prisoners[0] << 32 | prisoners[1] | 1 << 63);
        mix(self.board().hash() ^ state).wrapping_add(self.past)
    }

    /// Whether the game stops here.
    pub fn is_over(&self) -> bool {
        match self.terms.rules.ending.stop {
            Stop::Passes(n) => self.passes >= u32::from(n),
            Stop::PassRepeated => self.passes >= 2,
        }
    }

    /// Whether the position has come back where no rule forbids that: the players may call
    /// the game off, which the search takes for a draw.
    pub fn is_drawn(&self) -> bool {
        self.terms.rules.play.long_cycle != LongCycle::Forbidden && self.line.recurrence().is_some()
    }

    /// Whether a pass now would stop the game.
    pub fn pass_stops(&self) -> bool {
        let scoring = &self.terms.rules.scoring;
        !self.ledger.pass_takes_button(scoring)
            && match self.terms.rules.ending.stop {
                Stop::Passes(n) => self.passes + 1 >= u32::from(n),
                Stop::PassRepeated => self.passes + 1 >= 2,
            }
    }

    /// Makes a move that the rules [allow](Walk::allows); no point is a pass.
    pub fn step(&mut self, point: Option<Point>) {
        let color = self.to_move();
        let [newer, older] = &mut self.before;
        older.clone_from(newer);
        newer.clone_from(self.line.board());
        self.since_capture = self.since_capture.wrapping_add(mix(self.line.board().hash()));
        match point {
            Some(p) => {
                let played = self.line.play_unchecked(color, p);
                if played.captured > 0 || played.self_captured > 0 {
                    self.past = self.past.wrapping_add(std::mem::take(&mut self.since_capture));
                }
                self.ledger.played(color, played);
                self.passes = 0;
            }
            None => {
                let scoring = &self.terms.rules.scoring;
                if !self.ledger.pass_takes_button(scoring) {
                    self.passes += 1;
                }
                self.ledger.passed(color, scoring);
                self.line.pass(color);
            }
        }
        self.recent.rotate_right(1);
        self.recent[0] = Some((color, point));
    }

    /// Whether the side to move may make this move.
    pub fn allows(&self, point: Option<Point>) -> bool {
        point.is_none_or(|p| self.line.check(self.to_move(), p).is_ok())
    }

    /// This walk gone on to where `other` stands, if it leads there by the last moves of it.
    pub(crate) fn leads_to(&self, other: &Walk) -> Option<Walk> {
        let more = other.line.moves().checked_sub(self.line.moves())?;
        if more > RECENT || self.terms != other.terms {
            return None;
        }
        let mut walk = self.clone();
        for made in other.recent[..more].iter().rev() {
            let (color, point) = (*made)?;
            walk.set_to_move(color);
            if !walk.allows(point) {
                return None;
            }
            walk.step(point);
        }
        walk.set_to_move(other.to_move());
        let same = walk.board().size() == other.board().size()
            && walk.board().size().points().all(|p| walk.board().get(p) == other.board().get(p))
            && (walk.ledger, walk.recent, walk.passes)
                == (other.ledger, other.recent, other.passes);
        same.then_some(walk)
    }

    /// What a count of this position needs besides it.
    pub fn extras(&self) -> Extras {
        self.ledger.extras(self.terms.komi, self.terms.compensation)
    }

    /// Becomes a copy of `other`, without allocating in the long run.
    pub fn copy(&mut self, other: &Walk) {
        self.terms.clone_from(&other.terms);
        self.line.clone_from(&other.line);
        self.ledger = other.ledger;
        self.recent = other.recent;
        for (mine, theirs) in self.before.iter_mut().zip(&other.before) {
            mine.clone_from(theirs);
        }
        (self.passes, self.past, self.since_capture) =
            (other.passes, other.past, other.since_capture);
    }
}

//! The facts about a game's moves that the position does not show.

use crate::{Button, Color, Extras, Played, Score, Scoring};

/// Prisoners, pass stones, the button and the number of moves. The count and White's last move
/// depend on these. A [`crate::Game`] keeps a ledger; so does code that follows a game without its
/// procedure, such as a GTP session.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    captures: [u32; 2],
    pass_stones: [u32; 2],
    made: [u32; 2],
    button: Option<Color>,
    first_pass: Option<Color>,
    last_pass: Option<Color>,
    last_mover: Option<Color>,
    /// How many moves each side had made when the encore began.
    encore: Option<[u32; 2]>,
}

impl Ledger {
    /// The ledger before the first move, with the prisoners Black and White hold from before.
    pub fn new(prisoners: [u32; 2]) -> Ledger {
        Ledger { captures: prisoners, ..Ledger::default() }
    }

    /// Stones `color` has captured, those held from before among them.
    pub fn captures(&self, color: Color) -> u32 {
        self.captures[color]
    }

    /// Stones `color` was handed for the opponent's passes.
    pub fn pass_stones(&self, color: Color) -> u32 {
        self.pass_stones[color]
    }

    /// How many plays and passes `color` has made; taking the button is one too.
    pub fn made(&self, color: Color) -> u32 {
        self.made[color]
    }

    /// The player who took the button, if it was taken.
    pub fn button(&self) -> Option<Color> {
        self.button
    }

    /// Enters a play of `color` and the stones it removed.
    pub fn played(&mut self, color: Color, played: Played) {
        self.captures[color] += u32::from(played.captured);
        self.captures[!color] += u32::from(played.self_captured);
        self.last_pass = None;
        self.moved(color);
    }

    /// The ledger with stones of Black and of White that were taken off the board after play had
    /// stopped, since they were dead: they are prisoners.
    #[must_use]
    pub fn with_removed(mut self, stones: [u32; 2]) -> Ledger {
        for color in Color::BOTH {
            self.captures[!color] += stones[color];
        }
        self
    }

    /// Whether a pass would take the button instead of passing.
    pub fn pass_takes_button(&self, scoring: &Scoring) -> bool {
        scoring.button == Button::Taken && self.button.is_none()
    }

    /// Enters a pass of `color`: it may take the button, or hand over a stone.
    pub fn passed(&mut self, color: Color, scoring: &Scoring) {
        if self.pass_takes_button(scoring) {
            self.button = Some(color);
        } else {
            self.first_pass.get_or_insert(color);
            self.last_pass = Some(color);
            if scoring.pass_stones || self.encore.is_some() {
                self.pass_stones[!color] += 1;
            }
        }
        self.moved(color);
    }

    /// Lets White pass once more if Black moved last and White must be the last to move (AGA
    /// rule 11).
    pub fn let_white_pass_last(&mut self, scoring: &Scoring) {
        if scoring.white_last && self.last_mover == Some(Color::Black) {
            self.passed(Color::White, scoring);
        }
    }

    /// Whether an encore has begun.
    pub fn in_encore(&self) -> bool {
        self.encore.is_some()
    }

    /// From here on every pass hands over a stone, and the moves are counted anew. An encore
    /// that has begun goes on.
    pub fn begin_encore(&mut self) {
        self.encore.get_or_insert(self.made);
    }

    /// Lets the side with fewer moves in the encore pass until both have made equally many.
    pub fn end_encore(&mut self, scoring: &Scoring) {
        let Some(before) = self.encore else { return };
        let made = |ledger: &Ledger, c: Color| ledger.made[c.index()] - before[c.index()];
        for color in Color::BOTH {
            for _ in made(self, color)..made(self, !color) {
                self.passed(color, scoring);
            }
        }
    }

    /// Makes the passes that are due when play has ended: those of the encore, and White's last.
    pub fn close(&mut self, scoring: &Scoring) {
        self.end_encore(scoring);
        self.let_white_pass_last(scoring);
    }

    fn moved(&mut self, color: Color) {
        self.made[color] += 1;
        self.last_mover = Some(color);
    }

    /// The facts that a count needs besides the position.
    pub fn extras(&self, komi: Score, compensation: Score) -> Extras {
        Extras {
            captures: self.captures,
            pass_stones: self.pass_stones,
            komi,
            compensation,
            button: self.button,
            first_pass: self.first_pass,
            last_pass: self.last_pass,
        }
    }
}

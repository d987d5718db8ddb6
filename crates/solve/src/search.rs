//! Proof-number search for one question: is Black's margin at least the goal?
//!
//! It is the depth-first form (df-pn; Nagai 2002). With the larger thresholds of Pawlewicz and Lew
//! (2007), a move is followed until another one looks a good deal easier. The weak proof numbers of
//! Ueda et al. (2008) count a position only once, even if many moves lead to it.

use super::evidence::{Evidence, Needs, Range};
use super::grid::{Grid, points};
use super::problem::Question;
use super::stones::Stones;
use super::table::{Key, Open, Proved, Table, mark};
use super::terms::Terms;
use super::trail::{Step, Trail};
use super::watch::Watch;
use std::cell::RefCell;
use tengen_rules::{Color, Suicide};

/// The number of a pass among moves.
pub(super) const PASS: u8 = 32;

/// More than any number of positions.
pub(super) const NEVER: u32 = u32::MAX / 4;

/// The most children of a position: every point, and the pass.
pub(super) const MOVES: usize = 33;

/// The longest line of moves that is followed: superko ends every game, but not soon.
const LONGEST: usize = 20_000;

/// After this many positions, a search reports its progress and checks whether it should go on.
pub(super) const OFTEN: u64 = 1 << 12;

/// The state of knowledge of a position, for the player to move.
#[derive(Clone, Copy, Debug)]
pub(super) enum Verdict {
    Won(Evidence),
    Lost(Evidence),
    /// The least number of positions that must be decided for a win, and for a loss.
    Open {
        win: u32,
        loss: u32,
    },
}

/// The part of the newest position that the trail does not hold: whose turn it is, the last pass
/// and the ko.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub(super) to_move: Color,
    /// Whether the last move was a pass.
    pub(super) passed: bool,
    /// The point that may not be played because a ko was taken there.
    pub(super) ko: Option<u8>,
}

/// A move and the position after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    pub(super) play: u8,
    pub(super) turn: Turn,
    pub(super) stones: Stones,
    pub(super) mark: u64,
    win: u32,
    loss: u32,
}

/// The tables that all searches of one problem share.
pub(super) struct Memory {
    pub(super) proved: RefCell<Table<Proved>>,
    pub(super) open: RefCell<Table<Open>>,
}

impl Memory {
    /// Tables that fit into this many bytes.
    pub(super) fn new(bytes: usize) -> Memory {
        let [proved, open] = [bytes / 5 * 3, bytes / 5 * 2];
        Memory { proved: Table::new(proved).into(), open: Table::new(open).into() }
    }
}

/// A search for one answer.
pub(super) struct Search<'a> {
    pub(super) grid: &'a Grid,
    terms: Terms,
    pub(super) memory: &'a Memory,
    watch: &'a Watch,
    /// The margin asked for.
    pub(super) goal: i8,
    pub(super) trail: Trail,
    /// The winning move found last. When a search ends with a win, it is the move that wins there.
    pub(super) best: u8,
    /// Positions looked at, and how many may be looked at.
    pub(super) nodes: u64,
    most_nodes: u64,
    pub(super) halted: bool,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        question: &'a Question,
        memory: &'a Memory,
        watch: &'a Watch,
        goal: i8,
        most_nodes: u64,
    ) -> Search<'a> {
        let Question { grid, terms, trail, .. } = question;
        let (terms, trail) = (*terms, trail.clone());
        Search {
            grid,
            terms,
            memory,
            watch,
            goal,
            trail,
            best: PASS,
            nodes: 0,
            most_nodes,
            halted: false,
        }
    }

    /// Searches the newest position of the trail. It ends when the position is decided, when its
    /// numbers reach one of these limits, or when the search is stopped.
    pub(super) fn run(&mut self, turn: Turn, most_win: u32, most_loss: u32) -> Verdict {
        let before = self.nodes;
        let mut children = [Child::NONE; MOVES];
        let mut lost = Evidence::nothing(!turn.to_move);
        let mut count = match self.expand(turn, &mut children, &mut lost) {
            Ok(count) => count,
            Err((best, won)) => return self.won(turn, best, won, before),
        };
        self.halted |= self.trail.last() >= LONGEST;
        loop {
            if count == 0 {
                return self.lost(turn, lost, before);
            }
            let children = &mut children[..count];
            // The child that is easiest to lose for the opponent. The children's numbers for a win
            // are not added up: the children often lead to the same positions, which a sum would
            // count many times.
            let (mut best, mut win, mut second, mut hardest) = (0, NEVER, NEVER, 0);
            for (at, child) in children.iter().enumerate() {
                hardest = hardest.max(child.win);
                if child.loss < win {
                    (best, win, second) = (at, child.loss, win);
                } else {
                    second = second.min(child.loss);
                }
            }
            let others = children.len() as u32 - 1;
            let loss = NEVER.min(hardest + others);
            if win >= most_win || loss >= most_loss || self.halted {
                self.keep_open(turn, win, loss, self.nodes - before);
                return Verdict::Open { win, loss };
            }
            let child = children[best];
            let most_child_win = NEVER.min(most_loss - others);
            let most_child_loss = most_win.min(second + second / 4 + 1);
            self.trail.steps.push(self.step(&child));
            let verdict = self.run(child.turn, most_child_win, most_child_loss);
            self.trail.steps.pop();
            match verdict {
                Verdict::Lost(evidence) => {
                    return self.won(turn, child.play, evidence.after(&child), before);
                }
                Verdict::Won(evidence) => {
                    self.join(&mut lost, &evidence);
                    count -= 1;
                    children.swap(best, count);
                }
                Verdict::Open { win, loss } => {
                    (children[best].win, children[best].loss) = (win, loss);
                }
            }
        }
    }

    /// Notes that the newest position is lost for the player to move, and keeps the evidence for
    /// it.
    pub(super) fn lost(&mut self, turn: Turn, evidence: Evidence, before: u64) -> Verdict {
        let evidence = self.discharged(turn, evidence);
        self.keep(turn, !turn.to_move, &evidence, self.nodes - before);
        Verdict::Lost(evidence)
    }

    /// Notes that the newest position is won by the move `best`, and keeps the evidence for it.
    pub(super) fn won(&mut self, turn: Turn, best: u8, evidence: Evidence, before: u64) -> Verdict {
        let evidence = self.discharged(turn, evidence);
        self.keep(turn, turn.to_move, &evidence, self.nodes - before);
        self.best = best;
        Verdict::Won(evidence)
    }

    /// The evidence without the needs that the position itself fulfils.
    fn discharged(&self, turn: Turn, evidence: Evidence) -> Evidence {
        // Where a ko was taken, the position determines the one before it.
        let own = self.trail.last().saturating_sub(usize::from(turn.ko.is_some()));
        Evidence { needs: evidence.needs.before(own as u16), ..evidence }
    }

    /// Adds to the evidence for a loss that this play does not help.
    pub(super) fn join(&self, lost: &mut Evidence, other: &Evidence) {
        let Step { to_move, symmetries, .. } = self.trail.newest();
        lost.margin = match to_move {
            Color::White => lost.margin.min(other.margin),
            Color::Black => lost.margin.max(other.margin),
        };
        lost.needs = lost.needs.and(other.needs);
        // The play's reflections are not looked at: they lose in the same way. Their positions
        // belong to the evidence as well.
        for number in points(u32::from(symmetries)) {
            let symmetry = &self.grid.symmetries[usize::from(number)];
            lost.range = lost.range.and(other.range.map(symmetry));
        }
    }

    /// Finds the plays that are still open, and the evidence for a loss as far as plays are refused
    /// or decided.
    ///
    /// # Errors
    /// If a play wins at once: that play, and the evidence for the win.
    pub(super) fn expand(
        &mut self,
        turn: Turn,
        children: &mut [Child; MOVES],
        lost: &mut Evidence,
    ) -> Result<usize, (u8, Evidence)> {
        let Step { stones, symmetries, .. } = self.trail.newest();
        let mut count = 0;
        for play in points(self.grid.full & !stones.occupied()).chain([PASS]) {
            if play != PASS && !self.is_first(play, symmetries) {
                continue;
            }
            let mut child = match self.child(turn, play) {
                Ok(child) => child,
                Err(None) => continue,
                Err(Some(step)) => {
                    // A given step forbids it throughout the search.
                    if step >= self.trail.given {
                        lost.needs.add(step as u16);
                    }
                    continue;
                }
            };
            self.count_node();
            match self.look(turn, &mut child) {
                Verdict::Lost(evidence) => return Err((play, evidence.after(&child))),
                Verdict::Won(evidence) => self.join(lost, &evidence),
                Verdict::Open { win, loss } => {
                    (child.win, child.loss) = (win, loss);
                    children[count] = child;
                    count += 1;
                }
            }
        }
        Ok(count)
    }

    pub(super) fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(OFTEN) {
            self.watch.count(OFTEN);
            self.halted |= self.nodes >= self.most_nodes || self.watch.is_stopped();
        }
    }

    /// The position after a move.
    ///
    /// # Errors
    /// If it is not legal: the step of the trail that forbids it, unless the reason is in the
    /// position itself.
    pub(super) fn child(&self, turn: Turn, play: u8) -> Result<Child, Option<usize>> {
        let Step { stones, .. } = self.trail.newest();
        let (color, other) = (turn.to_move, !turn.to_move);
        if play == PASS {
            let turn = Turn { to_move: other, passed: true, ko: None };
            return Ok(Child { play, turn, stones, ..Child::NONE });
        }
        if turn.ko == Some(play) {
            return Err(None);
        }
        let played = stones.play(self.grid, color, play);
        let allowed = match (self.terms.suicide, played.lost.count_ones()) {
            (_, 0) | (Suicide::Allowed, _) => true,
            (Suicide::MultiStone, stones) => stones > 1,
            (Suicide::Forbidden, _) => false,
        };
        if !allowed {
            return Err(None);
        }
        if let Some(step) = self.trail.forbids(color, played.stones) {
            return Err(Some(step));
        }
        let ko = played.ko.filter(|_| self.trail.forbids_retaking());
        let turn = Turn { to_move: other, passed: false, ko };
        Ok(Child { play, turn, stones: played.stones, ..Child::NONE })
    }

    /// Whether no symmetry of the whole trail takes the point to one with a smaller number.
    fn is_first(&self, play: u8, symmetries: u8) -> bool {
        points(u32::from(symmetries))
            .all(|number| self.grid.symmetries[usize::from(number)].to[usize::from(play)] >= play)
    }

    /// Makes a move on the trail, and returns whose turn it is then.
    ///
    /// # Errors
    /// As for [`Search::child`].
    pub(super) fn enter(&mut self, turn: Turn, play: u8) -> Result<Turn, Option<usize>> {
        let mut child = self.child(turn, play)?;
        child.mark = mark(self.grid, child.stones);
        self.trail.steps.push(self.step(&child));
        Ok(child.turn)
    }

    /// Takes the last move back.
    pub(super) fn leave(&mut self) {
        self.trail.steps.pop();
    }

    /// The step that a move adds to the trail.
    pub(super) fn step(&self, child: &Child) -> Step {
        Step {
            stones: child.stones,
            to_move: child.turn.to_move,
            played: child.play != PASS,
            mark: child.mark,
            symmetries: self.grid.still(self.trail.newest().symmetries, child.stones),
        }
    }

    /// The key of a position, and the number of the symmetry that takes it there.
    pub(super) fn key(&self, stones: Stones, turn: Turn) -> (Key, usize) {
        let (first, number) = self.grid.first(stones);
        let ko = turn.ko.map(|point| self.grid.symmetries[number].to[usize::from(point)]);
        (Key::new(first, turn.to_move, turn.passed, ko), number)
    }
}

impl Evidence {
    /// The evidence for a player's loss before any play was looked at.
    pub(super) fn nothing(winner: Color) -> Evidence {
        let margin = match winner {
            Color::Black => i8::MAX,
            Color::White => i8::MIN,
        };
        Evidence { margin, range: Range::NONE, needs: Needs::NONE }
    }

    /// The evidence for a win by a move, from the evidence for the loss after it.
    pub(super) fn after(self, child: &Child) -> Evidence {
        if child.play == PASS {
            return self;
        }
        Evidence { range: self.range.and(Range::one(child.stones, child.mark)), ..self }
    }
}

impl Child {
    pub(super) const NONE: Child = Child {
        play: PASS,
        turn: Turn { to_move: Color::Black, passed: false, ko: None },
        stones: Stones::NONE,
        mark: 0,
        win: 0,
        loss: 0,
    };
}

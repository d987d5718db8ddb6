//! The search for a plan, by one thread or by several.
//!
//! Several threads that search the same position share their results. A move that another thread is
//! looking at is left for later, when that thread has done most of the work. This is Weill's method
//! ("The ABDADA distributed minimax search algorithm", 1996).

use super::DEEPEST;
use super::plan::{Next, Plan};
use super::regions::LONGEST;
use crate::reached::{NEVER_WON, NO_PLAY, Reached};
use crate::search::{MOVES, OFTEN, PASS, Turn};

/// The most moves of one line: those on the whole board, then those in a region.
const PLIES: usize = DEEPEST as usize + LONGEST as usize + 1;

/// Positions with a smaller limit than this are not marked: they are decided too soon to wait for.
const MARKED_FROM: u8 = 4;

/// The moves that have been good.
pub(super) struct Habits {
    /// How often a point was best, for each player.
    history: [[u32; MOVES]; 2],
    /// The two newest best moves, by how many moves were made before.
    killers: [[u8; 2]; PLIES],
}

impl Default for Habits {
    fn default() -> Habits {
        Habits { history: [[0; MOVES]; 2], killers: [[NO_PLAY; 2]; PLIES] }
    }
}

impl Habits {
    /// Lets earlier good moves count less than later ones.
    pub(super) fn fade(&mut self) {
        self.history.iter_mut().flatten().for_each(|count| *count /= 8);
    }
}

pub(super) struct Searcher<'p, 'a> {
    pub(super) plan: &'p Plan<'a>,
    habits: &'p mut Habits,
    /// Whether other threads search the same position.
    together: bool,
    /// Moves looked at; and entries made since they were last counted.
    nodes: u64,
    entries: u64,
    pub(super) halted: bool,
}

impl<'p, 'a> Searcher<'p, 'a> {
    pub(super) fn new(
        plan: &'p Plan<'a>,
        habits: &'p mut Habits,
        together: bool,
    ) -> Searcher<'p, 'a> {
        Searcher { plan, habits, together, nodes: 0, entries: 0, halted: false }
    }

    /// Whether the owner has the board within `depth` moves, `ply` moves after the start.
    pub(super) fn search(&mut self, position: &Next, depth: u8, ply: usize) -> bool {
        if self.halted {
            return false;
        }
        let before = self.nodes;
        let owns = position.turn.to_move == self.plan.owner;
        let marked = self.together && depth >= MARKED_FROM;
        if marked {
            self.plan.set_mark(position.key);
        }
        let mut children = [*position; MOVES];
        let (best, result) = match self.expand(position, depth, ply, &mut children) {
            Err(play) => (play, owns),
            Ok(count) => {
                let children = &mut children[..count];
                children.sort_unstable_by_key(|child| -child.order);
                let best = self.first_that_is(owns, children, depth - 1, ply + 1);
                // A search that was cut short decides nothing.
                best.map_or((NO_PLAY, !owns), |best| (best, owns))
            }
        };
        if marked {
            self.plan.clear_mark(position.key);
        }
        if self.halted {
            return false;
        }
        if result == owns && best != NO_PLAY {
            let Habits { history, killers } = &mut *self.habits;
            history[usize::from(owns)][usize::from(best)] += u32::from(depth).pow(2);
            let killers = &mut killers[ply];
            if killers[0] != best {
                *killers = [best, killers[0]];
            }
        }
        let reached = if result { (depth, 0) } else { (NEVER_WON, depth) };
        self.remember(position, reached, best, self.nodes - before);
        result
    }

    /// The first play to a position that the owner has, or has not, within `depth` moves. A
    /// position that another thread is looking at comes last.
    fn first_that_is(
        &mut self,
        wanted: bool,
        children: &mut [Next],
        depth: u8,
        ply: usize,
    ) -> Option<u8> {
        let mut left = 0;
        for at in 0..children.len() {
            let child = children[at];
            // The first child is never left for later: it is the most likely one to decide.
            if at > 0 && self.together && depth >= MARKED_FROM && self.plan.is_marked(child.key) {
                children[left] = child;
                left += 1;
            } else if self.has(&child, depth, ply) == wanted {
                return Some(child.play);
            }
        }
        let mut late = children[..left].iter();
        late.find(|child| self.has(child, depth, ply) == wanted).map(|child| child.play)
    }

    /// Whether the owner has the board within `depth` moves. Searches only if that is not known
    /// yet.
    fn has(&mut self, position: &Next, depth: u8, ply: usize) -> bool {
        let known = self.plan.known.get(position.key).and_then(|known| known.within(depth));
        known.unwrap_or_else(|| self.search(position, depth, ply))
    }

    /// Remembers within how many moves the owner has the board, and within how many not.
    pub(super) fn remember(
        &mut self,
        position: &Next,
        (won, failed): (u8, u8),
        best: u8,
        nodes: u64,
    ) {
        let symmetry = &self.plan.grid.symmetries[usize::from(position.symmetry)];
        let best = if best < PASS { symmetry.to[usize::from(best)] } else { best };
        let effort = (nodes + 1).ilog2() as u8;
        let new = self.plan.known.put(Reached { key: position.key, won, failed, best, effort });
        self.entries += u64::from(new);
    }

    /// Finds the moves that are not decided yet.
    ///
    /// # Errors
    /// If a move decides at once for the side that plays it: that move.
    pub(super) fn expand(
        &mut self,
        position: &Next,
        depth: u8,
        ply: usize,
        children: &mut [Next; MOVES],
    ) -> Result<usize, u8> {
        let Next { stones, turn, beyond, .. } = *position;
        let plan = self.plan;
        let owns = turn.to_move == plan.owner;
        let mut count = 0;
        for (play, played) in plan.plays(position) {
            self.count_node();
            let mut ko = played.ko;
            if owns {
                if beyond != 0 && !self.breathes(played.stones, beyond) {
                    continue;
                }
                if self.owned(played.stones, beyond).is_some() {
                    return Err(play);
                }
                if depth == 1 {
                    continue;
                }
                // In a region the opponent always has a threat elsewhere.
                ko = ko.filter(|_| beyond == 0);
            } else if plan.other_lives(played.stones) {
                return Err(play);
            }
            let turn = Turn { to_move: !turn.to_move, passed: false, ko };
            children[count] = plan.next(play, played.stones, turn, beyond);
            count += 1;
        }
        if !owns {
            let turn = Turn { to_move: plan.owner, passed: false, ko: None };
            children[count] = plan.next(PASS, stones, turn, beyond);
            count += 1;
        }
        plan.known.prepare(children[..count].iter().map(|child| child.key));
        let remembered = plan.best(position);
        let mut open = 0;
        for at in 0..count {
            let mut child = children[at];
            match plan.known.get(child.key).and_then(|known| known.within(depth - 1)) {
                Some(result) if result == owns => return Err(child.play),
                Some(_) => {}
                None => {
                    child.order = self.order(&child, remembered, ply);
                    children[open] = child;
                    open += 1;
                }
            }
        }
        Ok(open)
    }

    fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(OFTEN) {
            self.halted |= self.plan.count(OFTEN, self.entries);
            self.entries = 0;
        }
    }

    /// How good a move looks for the side that plays it.
    fn order(&self, child: &Next, remembered: Option<u8>, ply: usize) -> i32 {
        if Some(child.play) == remembered {
            return i32::MAX;
        }
        if child.play == PASS {
            return -4000;
        }
        let Plan { grid, owner, .. } = self.plan;
        let mover = !child.turn.to_move;
        let lead = child.stones.worth(grid, mover) - child.stones.worth(grid, !mover);
        let killer = match self.habits.killers[ply] {
            [newest, _] if newest == child.play => 40,
            [_, other] if other == child.play => 30,
            _ => 0,
        };
        let owns = usize::from(mover == *owner);
        let often = (self.habits.history[owns][usize::from(child.play)] >> 12).min(40) as i32;
        4 * lead + killer + often
    }
}

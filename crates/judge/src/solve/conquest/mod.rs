//! Whether one side can have the whole board, whatever the history.
//!
//! The question is asked with a limit: is every point the owner's, for certain, after at most so
//! many moves? The answer depends on nothing but the position, whose turn it is and a ko just
//! taken, because a line that goes round in a circle gets nowhere within its limit. So all
//! answers can be kept, and the search is a plain alpha-beta search with two values, asked with
//! one limit after the other, as van der Werf, van den Herik and Uiterwijk solved 5×5 ("Solving
//! Go on small boards", ICGA Journal 26, 2003).
//!
//! A chain of the owner's that parts the board lets each side of it be looked at alone
//! ([`regions`]); that shortens plans by a dozen moves.
//!
//! What is found here is a plan, not a proof: superko may forbid one of its moves. A [proof]
//! keeps to what it never does.

mod proof;
mod regions;

use super::grid::{Grid, points};
use super::life::safe;
use super::problem::Question;
use super::reached::{NEVER_WON, NO_PLAY, Reached};
use super::search::{MOVES, OFTEN, PASS, Turn};
use super::stones::{Play, Stones};
use super::table::{Key, Table};
use super::watch::Watch;
use proof::Proof;
use regions::LONGEST;
use std::num::NonZeroU8;
use tengen_rules::{Color, Suicide};

/// The most moves that a plan may take.
const DEEPEST: u8 = 60;

/// The moves of one line, those in a region after those on the whole board.
const PLIES: usize = DEEPEST as usize + LONGEST as usize + 1;

/// A side, the owner, that wants the whole board, and what is known of how it gets there.
pub(super) struct Conquest<'a> {
    question: &'a Question,
    grid: &'a Grid,
    watch: &'a Watch,
    owner: Color,
    known: Table<Reached>,
    /// How often a point was best, for each player.
    history: [[u32; MOVES]; 2],
    /// The newest best moves after so many moves.
    killers: [[u8; 2]; PLIES],
    /// The owner's first moves where it begins, or what is there if the other does.
    starts: Vec<Start>,
    proof: Proof,
    /// The positions that the owner may not make again, but for the newest, in all reflections.
    earlier: Vec<Stones>,
    /// Moves looked at, and how many may be.
    nodes: u64,
    most_nodes: u64,
    halted: bool,
}

/// Where a plan may start, the other being to move.
#[derive(Clone, Copy)]
struct Start {
    position: Next,
    /// The limit that is asked with next.
    depth: u8,
}

/// What a move leads to.
#[derive(Clone, Copy)]
struct Next {
    play: u8,
    stones: Stones,
    turn: Turn,
    /// Where a region is looked at alone, a point that stands for what is beyond
    /// ([`regions`]); on the whole board none.
    beyond: u32,
    key: Key,
    /// The number of the symmetry that leads to the key's reflection.
    symmetry: u8,
    /// How good it looks for who plays it.
    order: i32,
}

impl<'a> Conquest<'a> {
    /// Nothing known yet; it will remember what fits into `memory` bytes.
    pub(super) fn new(
        question: &'a Question,
        owner: Color,
        memory: usize,
        watch: &'a Watch,
    ) -> Conquest<'a> {
        let Question { grid, trail, .. } = question;
        let before = &trail.steps[..trail.last()];
        let earlier = before.iter().filter(|step| trail.binds(step, owner)).flat_map(|step| {
            grid.symmetries.iter().map(|symmetry| step.stones.map(|points| symmetry.map(points)))
        });
        Conquest {
            question,
            grid,
            watch,
            owner,
            known: Table::new(memory),
            history: [[0; MOVES]; 2],
            killers: [[NO_PLAY; 2]; PLIES],
            starts: Vec::new(),
            proof: Proof::default(),
            earlier: earlier.collect(),
            nodes: 0,
            most_nodes: 0,
            halted: false,
        }
    }

    pub(super) fn owner(&self) -> Color {
        self.owner
    }

    /// Moves looked at.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What is asked about.
    fn start(&self) -> Next {
        let Question { trail, turn, .. } = self.question;
        self.next(NO_PLAY, trail.newest().stones, Turn { passed: false, ..*turn }, 0)
    }

    /// Whether there is a plan, as far as can be seen with so many moves looked at; asked again, it
    /// goes on where it stopped.
    pub(super) fn ask(&mut self, nodes: u64) -> bool {
        let position = self.start();
        if self.starts.is_empty() {
            self.starts = self.starts(&position);
        }
        // To refute every first move takes much longer than to follow a good one: each has half
        // as much as the one before it.
        let last = self.starts.len().saturating_sub(1);
        for at in 0..self.starts.len() {
            let share = nodes >> last.min(at + 1);
            let Start { position: start, mut depth } = self.starts[at];
            let found = self.deepen(&start, &mut depth, share);
            self.starts[at].depth = depth;
            if found {
                if start.play != NO_PLAY {
                    self.remember(&position, (depth + 1, 0), start.play, self.nodes);
                }
                return true;
            }
        }
        false
    }

    /// Asks with one limit after the other.
    fn deepen(&mut self, start: &Next, depth: &mut u8, nodes: u64) -> bool {
        self.most_nodes = self.nodes.saturating_add(nodes);
        self.halted = false;
        while *depth < DEEPEST {
            if self.search(start, *depth, 0) {
                return true;
            }
            if self.halted {
                return false;
            }
            *depth += 2;
            self.history.iter_mut().flatten().for_each(|count| *count /= 8);
        }
        false
    }

    /// Where a plan may start, what looks best first.
    fn starts(&mut self, position: &Next) -> Vec<Start> {
        // The owner moves last: an odd limit would add nothing.
        let start = |position: &Next| Start { position: *position, depth: 2 };
        if position.turn.to_move != self.owner {
            return vec![start(position)];
        }
        let mut children = [*position; MOVES];
        // What decides at once is found at once then.
        let Ok(count) = self.expand(position, 2, 0, &mut children) else {
            return vec![Start { position: *position, depth: 1 }];
        };
        let children = &mut children[..count];
        let reach = |child: &Next| {
            let own = child.stones.of(self.owner);
            self.grid.spread(self.grid.spread(own)).count_ones() as i32
        };
        children.sort_by_key(|child| -32 * child.order - reach(child));
        children.iter().map(start).collect()
    }

    /// How much work it was to plan the owner's move here: the logarithm.
    pub(super) fn effort(&self, stones: Stones, turn: Turn) -> u8 {
        let position = self.next(NO_PLAY, stones, turn, 0);
        self.known.find(position.key, |known| Some(known.effort.get())).unwrap_or(0)
    }

    /// The best move known.
    fn best(&self, position: &Next) -> Option<u8> {
        let best = self.known.find(position.key, |known| Some(known.best))?;
        (best != NO_PLAY).then(|| self.back(position, best))
    }

    fn next(&self, play: u8, stones: Stones, turn: Turn, beyond: u32) -> Next {
        let filled = stones.with(self.owner, stones.of(self.owner) | beyond);
        let (first, number) = self.grid.first(filled);
        let ko = turn.ko.map(|point| self.grid.symmetries[number].to[usize::from(point)]);
        let key = Key::new(first, turn.to_move, beyond != 0, ko);
        Next { play, stones, turn, beyond, key, symmetry: number as u8, order: 0 }
    }

    /// A move in the reflection of the key as it is on the board.
    fn back(&self, position: &Next, play: u8) -> u8 {
        let symmetries = &self.grid.symmetries;
        let back = symmetries[usize::from(position.symmetry)].inverse;
        if play < PASS { symmetries[usize::from(back)].to[usize::from(play)] } else { play }
    }

    /// Whether the owner has the board within `depth` moves, `ply` moves after the start.
    fn search(&mut self, position: &Next, depth: u8, ply: usize) -> bool {
        if self.halted {
            return false;
        }
        let before = self.nodes;
        let owns = position.turn.to_move == self.owner;
        let mut children = [*position; MOVES];
        let (best, result) = match self.expand(position, depth, ply, &mut children) {
            Err(play) => (play, owns),
            Ok(count) => {
                let children = &mut children[..count];
                children.sort_unstable_by_key(|child| -child.order);
                let decides = |child: &&Next| {
                    let known = self.known.find(child.key, |known| known.within(depth - 1));
                    known.unwrap_or_else(|| self.search(child, depth - 1, ply + 1)) == owns
                };
                // What was cut short decides nothing.
                let best = children.iter().find(decides).map(|child| child.play);
                best.map_or((NO_PLAY, !owns), |best| (best, owns))
            }
        };
        if self.halted {
            return false;
        }
        if result == owns && best != NO_PLAY {
            self.history[usize::from(owns)][usize::from(best)] += u32::from(depth).pow(2);
            let killers = &mut self.killers[ply];
            if killers[0] != best {
                *killers = [best, killers[0]];
            }
        }
        let reached = if result { (depth, 0) } else { (NEVER_WON, depth) };
        self.remember(position, reached, best, self.nodes - before);
        result
    }

    /// Keeps within how many moves the owner has the board, and within how many not.
    fn remember(&mut self, position: &Next, (won, failed): (u8, u8), best: u8, nodes: u64) {
        let symmetry = &self.grid.symmetries[usize::from(position.symmetry)];
        let best = if best < PASS { symmetry.to[usize::from(best)] } else { best };
        let effort = NonZeroU8::MIN.saturating_add((nodes + 1).ilog2() as u8);
        self.known.put(Reached { key: position.key, won, failed, best, effort });
    }

    /// Finds the moves that are not decided.
    ///
    /// # Errors
    /// If one decides at once for who plays it: that one.
    fn expand(
        &mut self,
        position: &Next,
        depth: u8,
        ply: usize,
        children: &mut [Next; MOVES],
    ) -> Result<usize, u8> {
        let Next { stones, turn, beyond, .. } = *position;
        let owns = turn.to_move == self.owner;
        let mut count = 0;
        for (play, played) in self.plays(position) {
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
                // In a region the other side always has a threat elsewhere.
                ko = ko.filter(|_| beyond == 0);
            } else if self.other_lives(played.stones) {
                return Err(play);
            }
            let turn = Turn { to_move: !turn.to_move, passed: false, ko };
            children[count] = self.next(play, played.stones, turn, beyond);
            count += 1;
        }
        if !owns {
            let turn = Turn { to_move: self.owner, passed: false, ko: None };
            children[count] = self.next(PASS, stones, turn, beyond);
            count += 1;
        }
        self.known.prepare(children[..count].iter().map(|child| child.key));
        let remembered = self.known.find(position.key, |known| Some(known.best));
        let remembered = self.back(position, remembered.unwrap_or(NO_PLAY));
        let mut open = 0;
        for at in 0..count {
            let mut child = children[at];
            match self.known.find(child.key, |known| known.within(depth - 1)) {
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

    /// What can be played, once for points that are alike, and what it does.
    fn plays(&self, position: &Next) -> impl Iterator<Item = (u8, Play)> + use<'a> {
        let Next { stones, turn, beyond, .. } = *position;
        let (grid, owns) = (self.grid, turn.to_move == self.owner);
        let suicide = !owns && self.question.terms.suicide != Suicide::Forbidden;
        let still = match turn.ko {
            Some(_) => 1,
            None => grid.still(grid.all(), stones),
        };
        let first = move |play: &u8| {
            let twin = |number| grid.symmetries[usize::from(number)].to[usize::from(*play)];
            turn.ko != Some(*play) && points(u32::from(still)).all(|number| twin(number) >= *play)
        };
        let open = points(grid.full & !stones.occupied() & !beyond).filter(first);
        open.map(move |play| (play, stones.play(grid, turn.to_move, play))).filter(
            move |(_, played)| match played.lost.count_ones() {
                0 => true,
                // A single stone is as good as a pass.
                1 => false,
                // The owner needs none of that.
                _ => suicide,
            },
        )
    }

    fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(OFTEN) {
            self.watch.count(OFTEN);
            self.halted |= self.nodes >= self.most_nodes || self.watch.is_stopped();
        }
    }

    /// How good a move looks for who plays it.
    fn order(&self, child: &Next, remembered: u8, ply: usize) -> i32 {
        if child.play == remembered {
            return i32::MAX;
        }
        if child.play == PASS {
            return -4000;
        }
        let mover = !child.turn.to_move;
        let lead = child.stones.worth(self.grid, mover) - child.stones.worth(self.grid, !mover);
        let killer = match self.killers[ply] {
            [newest, _] if newest == child.play => 40,
            [_, other] if other == child.play => 30,
            _ => 0,
        };
        let owns = usize::from(mover == self.owner);
        let often = (self.history[owns][usize::from(child.play)] >> 12).min(40) as i32;
        4 * lead + killer + often
    }

    /// Whether the other side has stones that cannot be taken.
    fn other_lives(&self, stones: Stones) -> bool {
        safe(self.grid, stones, !self.owner).stones != 0
    }
}

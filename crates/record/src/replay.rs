//! A record followed step by step, also where it does not keep to the rules.

use crate::main_line::{Entry, MainLine, Step};
use crate::state::{Did, State, Wrong};
use std::slice;
use tengen_rules::{Board, Count, Extras, Ledger, Line, Passing, Ruleset, Settlement, count};
use tengen_sgf::NodeId;

/// Something in a record that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The number of the move, from 1. If the fault is no move, the number of the move before it.
    pub number: usize,
    /// What is wrong.
    pub what: Wrong,
}

/// A step that was followed.
#[derive(Clone, Debug)]
pub struct Taken<'m> {
    /// The node that has it.
    pub node: NodeId,
    /// The step; `None` if it cannot be read.
    pub step: Option<&'m Step>,
    /// Whether a new line of play begins with the position that it leads to: stones were set up, or
    /// a handicap stone was placed.
    pub begins: bool,
    /// Whether play goes on after the stop that it led to, because the record notes a dispute.
    pub resumes: bool,
    /// What is wrong with it.
    pub findings: Vec<Finding>,
}

impl Taken<'_> {
    /// Whether it is a move that is not legal.
    pub fn is_illegal(&self) -> bool {
        self.findings.iter().any(|finding| matches!(finding.what, Wrong::Illegal { .. }))
    }
}

/// A game followed as its record has it, step by step. A move that is not legal is noted and
/// made all the same, so that the moves after it can be judged too. A play on a stone changes
/// nothing but the turn.
///
/// A step does the same here as in a [`Game`](tengen_rules::Game). A record leaves some turns open:
/// the first after stones were set up that are no handicap, and the first after a stop if the
/// player who does not agree decides it.
#[derive(Clone, Debug)]
pub struct Replay<'m> {
    record: &'m MainLine,
    ahead: slice::Iter<'m, Entry>,
    state: State<'m>,
}

impl MainLine {
    /// Follows the game from its beginning.
    pub fn follow(&self) -> Replay<'_> {
        let state = State::new(self.size, &self.conditions, self.placing);
        Replay { record: self, ahead: self.entries.iter(), state }
    }
}

impl<'m> Replay<'m> {
    /// Takes the next step, if there is one.
    pub fn step(&mut self) -> Option<Taken<'m>> {
        let Entry { node, step, noted } = self.ahead.next()?;
        let Did { begins, resumes, wrong } = self.state.take(step, noted);
        let number = self.state.moves;
        let findings = wrong.into_iter().map(|what| Finding { number, what }).collect();
        Some(Taken { node: *node, step: step.as_ref().ok(), begins, resumes, findings })
    }

    /// Takes all steps up to the node `last`, and returns what is wrong with them.
    pub fn until(&mut self, last: NodeId) -> Vec<Finding> {
        let mut findings = Vec::new();
        // The nodes of a line are named in their order.
        while self.ahead.as_slice().first().is_some_and(|entry| entry.node <= last)
            && let Some(taken) = self.step()
        {
            findings.extend(taken.findings);
        }
        findings
    }

    /// Takes all steps, and returns what is wrong with them.
    pub fn finish(&mut self) -> Vec<Finding> {
        std::iter::from_fn(|| self.step()).flat_map(|taken| taken.findings).collect()
    }

    /// The rules it is followed by.
    pub fn rules(&self) -> &'m Ruleset {
        &self.record.conditions.rules
    }

    /// The position, and what leads there from the beginning or from where stones were set up.
    pub fn line(&self) -> &Line {
        &self.state.line
    }

    /// Prisoners and the other effects of the moves on a count.
    pub fn ledger(&self) -> &Ledger {
        &self.state.ledger
    }

    /// The same, with the dead stones that were taken off after play had stopped.
    pub fn final_ledger(&self) -> Ledger {
        self.state.final_ledger()
    }

    /// The dead stones of Black and of White that were taken off after play had stopped.
    /// [`Replay::ledger`] leaves them out, since play may go on.
    pub fn removed(&self) -> [u32; 2] {
        self.state.removed()
    }

    /// The passes behind, as far as they decide when play stops.
    pub fn passing(&self) -> &Passing {
        &self.state.passing
    }

    /// How many moves were made, handicap stones that came as moves among them.
    pub fn moves(&self) -> usize {
        self.state.moves
    }

    /// Whether passes have stopped play, and no stone was played or set up since. More passes may
    /// have come, and dead stones may have been taken off.
    pub fn has_ended(&self) -> bool {
        self.state.has_ended()
    }

    /// Whether passes have stopped play.
    pub fn has_stopped(&self) -> bool {
        self.state.passing.has_stopped()
    }

    /// Whether the rules count all stones on the board as alive when play stops like this,
    /// whether the players think so or not.
    pub fn counts_as_it_stands(&self) -> bool {
        self.state.passing.counts_as_it_stands(self.rules())
    }

    /// The count if play stops here and the stones stand as `settlement` says, with the passes
    /// made that are due then.
    pub fn count(&self, settlement: &Settlement) -> Count {
        self.count_on(self.state.line.board(), settlement)
    }

    /// The same count on another board, such as this one with stones that still have to be added.
    pub fn count_on(&self, board: &Board, settlement: &Settlement) -> Count {
        count(board, &self.rules().scoring, settlement, &self.extras())
    }

    /// The facts besides the position that a count needs if play stops here, with the passes made
    /// that are due then.
    pub fn extras(&self) -> Extras {
        let (conditions, mut ledger) = (&self.record.conditions, self.final_ledger());
        ledger.close(&conditions.rules.scoring);
        ledger.extras(conditions.komi, conditions.compensation())
    }
}

//! A claim played out beside the game, then put back.
//!
//! When the players do not agree on a chain, they may play out its fate. The position is copied,
//! and the opponent of the chain moves first. When both pass, the chain lives if it is still there,
//! or if its owner has a new stone where it stood. The game stands untouched. The result changes
//! the proposal, which the players then accept or not.

use crate::game::Move;
use crate::{Board, Color, HypotheticalKo, Illegal, Line, PlayRules, Point, PointSet, Refusal};
use alloc::vec::Vec;

/// The steps of a trial that a player may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "do"))]
pub enum TrialStep {
    /// Begins a trial of the chain on this point. Its opponent moves first.
    Begin {
        /// A stone of the chain.
        point: Point,
        /// What the result changes.
        #[cfg_attr(feature = "serde", serde(default = "effect_in_earlier_logs"))]
        effect: TrialEffect,
    },
    /// A play in the copy.
    Play {
        /// The point.
        point: Point,
    },
    /// A pass in the copy. Two in a row that are for no ko end the trial.
    Pass {
        /// The ko that may be retaken here afterwards, where that needs a pass of its own
        /// ([`HypotheticalKo::PassForKo`]).
        ko: Option<Point>,
    },
    /// The player agrees with the other's claim: the attacker that the chain lives, its owner that
    /// it is dead. That ends the trial.
    Concede,
    /// The trial is given up without a result.
    PutBack,
}

/// What the result of a trial changes in the proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum TrialEffect {
    /// The status of the chain, and nothing about other stones. A log without the field means this.
    Chain,
    /// Also the stones that follow the chain if players mark it
    /// ([`Settling`](crate::Settling)).
    Followers,
}

/// Logs from before seki could be marked do not name the effect.
#[cfg(feature = "serde")]
const fn effect_in_earlier_logs() -> TrialEffect {
    TrialEffect::Chain
}

/// A trial that is going on.
#[derive(Clone, Debug)]
pub struct Trial {
    owner: Color,
    stones: PointSet,
    effect: TrialEffect,
    line: Line,
    ko: HypotheticalKo,
    /// The ko that each player may not retake before a pass for it.
    bans: Vec<(Color, Point)>,
    moves: Vec<Move>,
    /// Passes in a row that were for no ko.
    passes: u32,
}

/// The result of a trial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The owner of the chain.
    pub owner: Color,
    /// Its stones.
    pub stones: PointSet,
    /// Whether it is dead.
    pub dead: bool,
    /// The player who conceded, if it was not played out to the end.
    pub conceded_by: Option<Color>,
    /// The moves of the trial.
    pub moves: Vec<Move>,
    /// How many moves the game had before it.
    pub after: usize,
}

/// After this many moves a point of the board, a trial ends as it stands.
const MOST_MOVES: usize = 3;

impl Trial {
    /// A trial of the chain on `point` in the position of `line`.
    pub(crate) fn new(
        line: &Line,
        ko: HypotheticalKo,
        point: Point,
        effect: TrialEffect,
    ) -> Result<Trial, Refusal> {
        let board = line.board();
        let owner = board.get(point).ok_or(Refusal::NoStone(point))?;
        let stones = PointSet::of(board.size(), board.chain(point));
        let line = match ko {
            HypotheticalKo::AsInPlay => {
                let mut line = line.clone();
                line.set_to_move(!owner);
                line
            }
            // The bans of the trial take the place of every rule for repetition.
            HypotheticalKo::PassForKo => {
                let rules = PlayRules { basic_ko: false, superko: None, ..line.rules() };
                Line::new(board.clone(), !owner, rules)
            }
        };
        let (bans, moves) = (Vec::new(), Vec::new());
        Ok(Trial { owner, stones, effect, line, ko, bans, moves, passes: 0 })
    }

    /// The owner of the chain.
    pub fn owner(&self) -> Color {
        self.owner
    }

    /// The stones of that chain as they stand in the game.
    pub fn stones(&self) -> &PointSet {
        &self.stones
    }

    /// What its result will change.
    pub(crate) fn effect(&self) -> TrialEffect {
        self.effect
    }

    /// The position in the copy.
    pub fn board(&self) -> &Board {
        self.line.board()
    }

    /// Whose turn it is in the copy.
    pub fn to_move(&self) -> Color {
        self.line.to_move()
    }

    /// The moves played in the copy.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The kos that the side to move may retake only after a pass for them.
    pub fn banned_kos(&self) -> impl Iterator<Item = Point> + '_ {
        let to_move = self.to_move();
        self.bans.iter().filter(move |(color, _)| *color == to_move).map(|(_, point)| *point)
    }

    /// Whether the side to move may play on `point` in the copy.
    ///
    /// # Errors
    /// The reason why it is refused.
    pub fn check(&self, point: Point) -> Result<(), Refusal> {
        self.line.check(self.to_move(), point)?;
        if self.banned_kos().any(|ko| ko == point) && retakes(self.board(), self.to_move(), point) {
            return Err(Refusal::PassForKoFirst(point));
        }
        Ok(())
    }

    /// Whether the chain is dead as things stand in the copy: none of its owner's stones is
    /// where it stood.
    pub fn is_dead(&self) -> bool {
        let board = self.board();
        self.stones.iter().all(|p| board.get(p) != Some(self.owner))
    }

    /// Whether the copy is played to its end.
    pub(crate) fn is_over(&self) -> bool {
        self.passes >= 2 || self.moves.len() >= MOST_MOVES * self.board().size().area()
    }

    pub(crate) fn verdict(self, conceded_by: Option<Color>, after: usize) -> Verdict {
        let dead = conceded_by.map_or_else(|| self.is_dead(), |color| color == self.owner);
        let Trial { owner, stones, moves, .. } = self;
        Verdict { owner, stones, dead, conceded_by, moves, after }
    }

    pub(crate) fn turn(&self, color: Color) -> Result<(), Refusal> {
        let to_move = self.to_move();
        if color == to_move { Ok(()) } else { Err(Refusal::NotYourTurn { to_move }) }
    }

    pub(crate) fn play(&mut self, color: Color, point: Point) -> Result<(), Refusal> {
        self.turn(color)?;
        if !self.board().size().contains(point) {
            return Err(Illegal::OffBoard(point).into());
        }
        self.check(point)?;
        let before = self.board().clone();
        let played = self.line.play_unchecked(color, point);
        let after = self.line.board();
        let gone = |p: &Point| before.get(*p).is_some() && after.is_empty(*p);
        let mut removed: Vec<Point> = before.size().points().filter(gone).collect();
        if played.self_captured > 0 {
            removed.push(point);
        }
        if self.ko == HypotheticalKo::PassForKo {
            self.bans.retain(|(color, ko)| retakes(self.line.board(), *color, *ko));
            if let Some(ko) = played.ko.filter(|ko| !self.bans.contains(&(!color, *ko))) {
                self.bans.push((!color, ko));
            }
        }
        self.passes = 0;
        self.moves.push(Move { color, point: Some(point), removed });
        Ok(())
    }

    pub(crate) fn pass(&mut self, color: Color, ko: Option<Point>) -> Result<(), Refusal> {
        self.turn(color)?;
        match ko {
            None => self.passes += 1,
            Some(point) => {
                let ban = self.bans.iter().position(|ban| *ban == (color, point));
                self.bans.remove(ban.ok_or(Refusal::NotProvided)?);
                self.passes = 0;
            }
        }
        self.line.pass(color);
        self.moves.push(Move { color, point: None, removed: Vec::new() });
        Ok(())
    }
}

/// Whether a play there takes a ko.
fn retakes(board: &Board, color: Color, point: Point) -> bool {
    let mut after = board.clone();
    after.play(color, point).is_ok_and(|played| played.ko.is_some())
}

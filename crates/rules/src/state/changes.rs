//! The changes of a proposal since the judge made it. The proposal is the fold of them, so that a
//! mark can be taken back.

use super::Settling;
use super::marking::Statuses;
use crate::{Board, Marking, Point, PointSet, Settlement, Size, TrialEffect};
use alloc::vec::Vec;
use core::mem::discriminant;

/// The most changes that are remembered. Older ones can no longer be taken back, so that a log of
/// any length is folded quickly. Another number would change the games of stored logs.
const REMEMBERED: usize = 100;

/// A change of a proposal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Change {
    /// Whole chains.
    pub(super) stones: PointSet,
    pub(super) cause: Cause,
}

/// The cause of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// A mark of a player.
    Mark(Marking),
    /// A trial's result: whether the stones are dead.
    Trial(TrialEffect, bool),
}

/// A proposal: the judge's, and its changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Proposed {
    /// The judge's settlement.
    judged: Settlement,
    /// The judge's statuses, with the changes that are no longer remembered.
    base: Statuses,
    changes: Vec<Change>,
    /// The base with all changes.
    present: Statuses,
}

impl Cause {
    /// Whether only the stones themselves change, and all others stay as they are.
    fn is_alone(self) -> bool {
        matches!(self, Cause::Mark(Marking::Dead(_)) | Cause::Trial(TrialEffect::Chain, _))
    }
}

impl Statuses {
    /// Makes the changes one after another. The stones in seki are settled at the end, and before
    /// each change that leaves them as they are. Other changes do not ask for them.
    fn change<'a>(&mut self, board: &Board, changes: impl IntoIterator<Item = &'a Change>) {
        let mut is_settled = true;
        for Change { stones, cause } in changes {
            if cause.is_alone() && !is_settled {
                self.settle_seki(board);
            }
            is_settled = cause.is_alone();
            match *cause {
                Cause::Mark(Marking::Status(status)) => self.enter_mark(board, stones, status),
                Cause::Mark(Marking::Dead(dead)) | Cause::Trial(TrialEffect::Chain, dead) => {
                    self.mark_alone(stones, dead);
                }
                Cause::Trial(TrialEffect::Followers, dead) => self.follow(board, stones, dead),
            }
        }
        if !is_settled {
            self.settle_seki(board);
        }
    }
}

impl Proposed {
    /// Not changed yet.
    pub(super) fn of(settlement: Settlement) -> Proposed {
        let base = Statuses::of(settlement.clone());
        Proposed { judged: settlement, present: base.clone(), base, changes: Vec::new() }
    }

    /// How the stones stand with all changes.
    pub(super) fn present(&self) -> &Statuses {
        &self.present
    }

    /// The statuses before each change.
    fn before_each(&self, board: &Board) -> Vec<Statuses> {
        let mut statuses = self.base.clone();
        let before = self.changes.iter().map(|change| {
            let before = statuses.clone();
            statuses.change(board, [change]);
            before
        });
        before.collect()
    }

    /// Enters a change. One that changes nothing now may do so once an earlier one is taken back:
    /// of two chains that live together, each may be marked alive.
    pub(super) fn enter(&mut self, board: &Board, change: Change) {
        let before = self.present.clone();
        self.present.change(board, [&change]);
        if self.present == before {
            self.drop_repeated(board, &change);
        }
        self.changes.push(change);
        if self.changes.len() > REMEMBERED {
            self.base.change(board, [&self.changes.remove(0)]);
        }
    }

    /// Drops an earlier change like this one, if the proposal is the same without it.
    fn drop_repeated(&mut self, board: &Board, change: &Change) {
        let is_like = |earlier: &Change| {
            earlier.stones == change.stones
                && discriminant(&earlier.cause) == discriminant(&change.cause)
        };
        let Some(earlier) = self.changes.iter().rposition(is_like) else { return };
        let others = self.changes[..earlier].iter().chain(&self.changes[earlier + 1..]);
        let mut without = self.base.clone();
        without.change(board, others.chain([change]));
        if without == self.present {
            self.changes.remove(earlier);
        }
    }

    /// The changes without the last mark on the chain of this point that changes something, and
    /// without the later marks on it; and how the stones stand then. `None` if no mark does, or a
    /// trial has decided on the chain since. `before` are the statuses before each change: all is
    /// as it was up to a change that is left out.
    fn without_mark(
        &self,
        board: &Board,
        point: Point,
        before: &[Statuses],
    ) -> Option<(Vec<&Change>, Statuses)> {
        let mut changes: Vec<&Change> = self.changes.iter().collect();
        let mut present = self.present.clone();
        while present.settlement == self.present.settlement {
            let last = changes.iter().rposition(|change| change.stones.contains(point))?;
            if !matches!(changes.remove(last).cause, Cause::Mark(_)) {
                return None;
            }
            let after = before.get(last + 1).unwrap_or(&self.present);
            if *after != before[last] {
                present = before[last].clone();
                present.change(board, changes[last..].iter().copied());
            }
        }
        Some((changes, present))
    }

    /// The stones whose last change is a mark.
    fn last_marked(&self, size: Size) -> PointSet {
        let mut marked = PointSet::new(size);
        for Change { stones, cause } in &self.changes {
            match cause {
                Cause::Mark(_) => marked.extend(stones.iter()),
                Cause::Trial(..) => marked = marked.difference(stones),
            }
        }
        marked
    }
}

impl Settling {
    /// The proposal without the last mark on the chain of this point that changes something. `None`
    /// if there is no such mark, or a trial has decided on the chain since.
    pub(crate) fn without_mark(&self, board: &Board, point: Point) -> Option<Settling> {
        let before = self.proposed.before_each(board);
        let (changes, present) = self.proposed.without_mark(board, point, &before)?;
        let changes = changes.into_iter().cloned().collect();
        let proposed = Proposed { changes, present, ..self.proposed.clone() };
        Some(Settling { proposed, ..self.clone() })
    }

    /// The chains that stand as they do by the last mark on them:
    /// [`Event::Unmark`](crate::Event::Unmark) takes it back. `board` is that of the game.
    ///
    /// ```
    /// use tengen_rules::{Board, Color, Event, Game, GameSetup, Handicap, Phase, StoneStatus,
    /// presets};
    ///
    /// let board = Board::parse(". X . O\n. X . O\n. X . O")?;
    /// let size = board.size();
    /// let mut setup = GameSetup::new(size, presets::JAPANESE.clone(), Handicap::None);
    /// setup.stones = size.points().filter_map(|p| Some((board.get(p)?, p))).collect();
    /// let passes = [Color::Black, Color::White].map(|color| Event::Pass { color });
    /// let mut game = Game::replay(setup, passes)?;
    /// let point = size.parse("D1").expect("a point");
    /// let dead = game.marking(Color::Black, point, StoneStatus::Dead)?;
    /// game.apply(dead)?;
    /// let Phase::Settling(settling) = game.phase() else { panic!("play has stopped") };
    /// assert_eq!(settling.marked(game.board()).len(), 3);
    /// game.apply(Event::Unmark { color: Color::White, point })?;
    /// assert!(game.settlement().dead.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn marked(&self, board: &Board) -> PointSet {
        let (size, present) = (board.size(), self.proposed.present());
        let mut marked = PointSet::new(size);
        let mut looked_at = PointSet::new(size);
        let before = self.proposed.before_each(board);
        for point in self.proposed.last_marked(size).iter() {
            if looked_at.contains(point) {
                continue;
            }
            let chain = PointSet::of(size, board.chain(point));
            let without = self.proposed.without_mark(board, point, &before);
            let status = present.status(board, point);
            if without.is_some_and(|(_, without)| without.status(board, point) != status) {
                marked.extend(chain.iter());
            }
            looked_at.extend(chain.iter());
        }
        marked
    }

    /// Whether marks and trials have made another proposal of the judge's. It is the judge's again
    /// once they are taken back, or change nothing together.
    pub fn is_changed(&self) -> bool {
        self.proposed.judged != *self.settlement()
    }

    /// How the stones stand according to the current proposal.
    pub fn settlement(&self) -> &Settlement {
        &self.proposed.present().settlement
    }
}

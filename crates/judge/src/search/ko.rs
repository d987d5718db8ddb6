//! The steps that are allowed in a reading, and the bans that a capture in a ko sets.

use crate::ask::{Step, Threats};
use crate::part::{Ban, Field, Position};
use tengen_rules::{Board, Color};

/// The rule for kos in a reading. Suicide is never allowed, and passing always is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KoLaw {
    /// The Japanese rules' hypothetical play (1989, article 7.2): a ko that was taken may be
    /// retaken only after a pass for that very ko.
    PassForKo,
    /// This side finds a threat for every ko and the other none. It may retake at once, the other
    /// only after one turn spent elsewhere.
    Favours(Color),
}

impl KoLaw {
    /// The law under which `turn`, which moves first, has these threats.
    pub(crate) fn under(threats: Threats, turn: Color) -> KoLaw {
        match threats {
            Threats::Other => KoLaw::Favours(!turn),
            Threats::Even => KoLaw::PassForKo,
            Threats::Own => KoLaw::Favours(turn),
        }
    }

    /// Makes `next` the position after `step` by the side to move; `None` if the step is forbidden.
    pub(crate) fn follow(self, position: &Position, step: Step, next: &mut Position) -> Option<()> {
        let turn = position.turn;
        if let Step::Play(point) = step
            && position.board.is_suicide(turn, point)
        {
            return None;
        }
        next.clone_from(position);
        next.turn = !turn;
        match step {
            Step::Pass => {}
            Step::PassFor(point) => {
                let at = next.bans.iter().position(|ban| *ban == (turn, point))?;
                next.bans.remove(at);
            }
            Step::Play(point) => {
                let played = next.board.play(turn, point).ok()?;
                if played.ko.is_some() && position.bans.contains(&(turn, point)) {
                    return None;
                }
                let binds = self != KoLaw::Favours(!turn);
                if let Some(ko) = played.ko.filter(|_| binds)
                    && !next.bans.contains(&(!turn, ko))
                {
                    next.bans.push((!turn, ko));
                }
            }
        }
        if let KoLaw::Favours(_) = self {
            next.bans.retain(|(color, _)| *color != turn);
        }
        let Position { board, bans, .. } = next;
        bans.retain(|ban| is_ko(board, *ban));
        bans.sort_unstable_by_key(|(color, p)| (p.index(), color.index()));
        Some(())
    }

    /// Every step worth reading for the side to move. A side that wants to force something
    /// (`forcing`) gains nothing by a plain pass, since the other may pass as well.
    pub(crate) fn steps(self, field: &Field, position: &Position, forcing: bool) -> Vec<Step> {
        let mine = position.bans.iter().filter(|(color, _)| *color == position.turn);
        let mut steps: Vec<Step> = Vec::new();
        match self {
            KoLaw::PassForKo => {
                steps.extend(mine.map(|(_, p)| Step::PassFor(*p)));
                steps.extend((!forcing).then_some(Step::Pass));
            }
            KoLaw::Favours(_) => {
                steps.extend((!forcing || mine.count() > 0).then_some(Step::Pass));
            }
        }
        let empty = field.cells().iter().filter(|p| position.board.is_empty(**p));
        steps.extend(empty.map(|p| Step::Play(*p)));
        steps
    }
}

/// Whether the ko of a ban is still there: the play takes one stone with one stone, which could be
/// retaken.
fn is_ko(board: &Board, (color, point): Ban) -> bool {
    // Most bans are no longer kos, so a cheap look comes before the copy of the board.
    board.is_empty(point)
        && board.neighbours(point).all(|q| board.get(q) == Some(!color))
        && board.clone().play(color, point).is_ok_and(|played| played.ko.is_some())
}

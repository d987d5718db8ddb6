//! The referee's answers to moves that are not the one the page asks for.

use crate::lesson::{Answer, PageError, Step, Verdict};
use crate::page::{Page, named};
use crate::said::Said;
use tengen_rules::{
    Board, Color, Extras, Illegal, Line, Owner, Point, PointSet, Settlement, count,
};

/// A refusal in words.
pub(crate) fn refusal(illegal: Illegal, line: &Line) -> Said {
    match illegal {
        Illegal::Occupied(point) => {
            let color = line.board().get(point).unwrap_or(Color::Black);
            Said::new("learn-no-occupied").color(color)
        }
        Illegal::Suicide { stones, .. } => Said::new("learn-no-suicide").number("stones", stones),
        Illegal::Ko { .. } => Said::new("learn-no-ko"),
        Illegal::Superko { after_move, .. } => {
            Said::new("learn-no-superko").number("move", after_move)
        }
        Illegal::HotStone { .. } => Said::new("learn-no-hot"),
        // A reason added to `Illegal` later is refused too, without words of its own.
        _ => Said::new("learn-no"),
    }
}

/// A play and the stones it takes.
pub(crate) fn step(before: &Line, color: Color, point: Point, mine: bool) -> Step {
    let takes = before.board().captures(color, point).iter().collect();
    Step { mine, point: Some(point), takes }
}

/// The referee's answer to a legal play by its consequences alone: which point it fills, and which
/// stones the opponent could take next.
pub(crate) fn of_play(
    page: &Page,
    before: &Line,
    after: &Line,
    point: Point,
) -> Result<Answer, PageError> {
    let me = before.to_move();
    let size = before.board().size();
    let mut steps = vec![step(before, me, point, true)];
    let board = after.board();
    let stones = board.get(point).map_or(0, |_| board.chain_len(point));
    if let Some(liberty) = board.atari(point)
        && board.get(point) == Some(me)
        && after.check(!me, liberty).is_ok()
    {
        steps.push(step(after, !me, liberty, false));
        let said = Said::new("learn-self-atari").number("stones", stones).point(size, liberty);
        return Ok(Answer { verdict: Verdict::Off, said, steps, next: None });
    }
    let owner = owners(page, before.board())?;
    let id = match owner[point.index()] {
        Owner::Of(color) if color == me => "learn-own-territory",
        Owner::Of(_) => "learn-their-territory",
        Owner::Neutral | Owner::SekiEye(_) => "learn-elsewhere",
    };
    Ok(Answer { verdict: Verdict::Off, said: Said::new(id), steps, next: None })
}

/// The owner of each point by the page's rules, with its dead stones taken off.
pub(crate) fn owners(page: &Page, board: &Board) -> Result<Vec<Owner>, PageError> {
    let settlement = Settlement { dead: dead(page, board)?, seki: seki_of(board) };
    Ok(count(board, &page.position.rules.scoring, &settlement, &Extras::default()).owner)
}

/// While neutral points are open, no chain is to be called seki because of them.
fn seki_of(board: &Board) -> Option<PointSet> {
    Some(PointSet::new(board.size()))
}

/// The dead stones of a page.
pub(crate) fn dead(page: &Page, board: &Board) -> Result<PointSet, PageError> {
    let missing = || PageError::Point(page.position.dead.first().copied().unwrap_or(""));
    named(board.size(), page.position.dead).ok_or_else(missing)
}

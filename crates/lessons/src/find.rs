//! Pointing at all the points of a kind: why each is one, or is none.

use crate::consequence::{dead, owners, refusal};
use crate::lesson::{Answer, Change, Exercise, PageError, Verdict};
use crate::page::{Page, Seek};
use crate::said::Said;
use crate::table::Table;
use tengen_rules::{Board, Color, Effect, Line, Owner, Point, PointSet, fixed_handicap};

/// The exercise of finding all points of the kind `seek`.
pub(crate) fn exercise(page: &Page, line: &Line, seek: Seek) -> Result<Exercise, PageError> {
    let board = line.board();
    let stone = |name| match board.size().parse(name) {
        Some(point) if !board.is_empty(point) => Ok(point),
        _ => Err(PageError::Point(name)),
    };
    let whole =
        |judge: &dyn Fn(Point) -> Result<Said, Said>| built(board, None, Change::None, judge);
    Ok(match seek {
        Seek::Liberties(name) => {
            let chain = stone(name)?;
            whole(&|p| liberty(board, chain, p))
        }
        Seek::Chain(name) => {
            let chain = stone(name)?;
            whole(&|p| member(board, chain, p))
        }
        Seek::InAtari(color) => whole(&|p| in_atari(board, color, p)),
        Seek::Forbidden(color) => whole(&|p| forbidden(line, color, p)),
        Seek::Territory(color, need) => {
            let owners = owners(page, board)?;
            built(board, Some(need), Change::None, &|p| territory(board, &owners, color, p))
        }
        Seek::Neutral => {
            let owners = owners(page, board)?;
            whole(&|p| neutral(board, &owners, p))
        }
        Seek::Dead => {
            let dead = dead(page, board)?;
            whole(&|p| lifeless(board, &dead, p))
        }
        Seek::Handicap(stones) => {
            let places = fixed_handicap(board.size(), stones).map_err(|_| PageError::Point(""))?;
            let stones = Change::put(line.to_move());
            built(board, None, stones, &|p| handicap(board, &places, p))
        }
    })
}

/// The exercise of finding points, `need` of them or all, and of making `change` to each.
pub(crate) fn built(
    board: &Board,
    need: Option<usize>,
    change: Change,
    judge: &dyn Fn(Point) -> Result<Said, Said>,
) -> Exercise {
    let mut table = Table::default();
    let mut right = 0;
    let mut reply = |point| {
        let (verdict, said) = match judge(point) {
            Ok(said) => (Verdict::Right, said),
            Err(said) => (Verdict::Off, said),
        };
        right += usize::from(verdict == Verdict::Right);
        table.number(Answer { verdict, said, steps: Vec::new(), next: None })
    };
    let replies = board.size().points().map(&mut reply).collect();
    let need = need.map_or(right, |need| need.min(right));
    Exercise::Find { need, change, replies, answers: table.answers() }
}

fn yes(id: &'static str) -> Result<Said, Said> {
    Ok(Said::new(id))
}

fn no(id: &'static str) -> Result<Said, Said> {
    Err(Said::new(id))
}

fn liberty(board: &Board, chain: Point, p: Point) -> Result<Said, Said> {
    if board.liberties(chain).contains(p) {
        return yes("learn-find-liberty");
    }
    let diagonal = || board.chain(chain).any(|stone| board.diagonals(stone).any(|q| q == p));
    match board.get(p) {
        Some(color) => Err(Said::new("learn-find-liberty-stone").color(color)),
        None if diagonal() => no("learn-find-liberty-diagonal"),
        None => no("learn-find-liberty-apart"),
    }
}

fn member(board: &Board, chain: Point, p: Point) -> Result<Said, Said> {
    if board.chain(chain).any(|stone| stone == p) {
        return yes("learn-find-chain");
    }
    let diagonal = || board.chain(chain).any(|stone| board.diagonals(stone).any(|q| q == p));
    match board.get(p) {
        None => no("learn-find-chain-empty"),
        Some(color) if Some(color) != board.get(chain) => no("learn-find-chain-other"),
        Some(_) if diagonal() => no("learn-find-chain-diagonal"),
        Some(_) => no("learn-find-chain-apart"),
    }
}

fn in_atari(board: &Board, sought: Color, p: Point) -> Result<Said, Said> {
    match board.get(p) {
        None => no("learn-find-atari-empty"),
        Some(color) if color != sought => no("learn-find-atari-other"),
        Some(_) if board.atari(p).is_some() => yes("learn-find-atari"),
        Some(_) => {
            let liberties = board.liberties(p).len();
            Err(Said::new("learn-find-atari-no").number("liberties", liberties))
        }
    }
}

fn forbidden(line: &Line, color: Color, p: Point) -> Result<Said, Said> {
    let board = line.board();
    if let Some(owner) = board.get(p) {
        return Err(Said::new("learn-find-forbidden-stone").color(owner));
    }
    match line.check(color, p) {
        Err(illegal) => Ok(refusal(illegal, line)),
        Ok(Effect::Capture) => {
            let stones = board.captures(color, p).len();
            Err(Said::new("learn-find-forbidden-takes").number("stones", stones))
        }
        Ok(_) => {
            let mut after = line.clone();
            after.play_unchecked(color, p);
            let liberties = after.board().liberties(p).len();
            Err(Said::new("learn-find-forbidden-no").number("liberties", liberties))
        }
    }
}

pub(crate) fn territory(
    board: &Board,
    owners: &[Owner],
    sought: Color,
    p: Point,
) -> Result<Said, Said> {
    match owners[p.index()] {
        Owner::Of(owner) if owner == sought && board.get(p) != Some(owner) => {
            Ok(Said::new("learn-find-territory").color(owner))
        }
        _ if board.get(p).is_some() => no("learn-find-territory-stone"),
        Owner::Of(owner) => Err(Said::new("learn-find-territory-other").color(owner)),
        Owner::Neutral | Owner::SekiEye(_) => no("learn-find-territory-neutral"),
    }
}

fn neutral(board: &Board, owners: &[Owner], p: Point) -> Result<Said, Said> {
    match owners[p.index()] {
        _ if !board.is_empty(p) => no("learn-find-neutral-stone"),
        Owner::Of(owner) => Err(Said::new("learn-find-neutral-owned").color(owner)),
        Owner::Neutral | Owner::SekiEye(_) => yes("learn-find-neutral"),
    }
}

pub(crate) fn lifeless(board: &Board, dead: &PointSet, p: Point) -> Result<Said, Said> {
    match board.get(p) {
        None => no("learn-find-dead-empty"),
        Some(_) if dead.contains(p) => yes("learn-find-dead"),
        Some(color) => Err(Said::new("learn-find-dead-alive").color(color)),
    }
}

fn handicap(board: &Board, places: &[Point], p: Point) -> Result<Said, Said> {
    if places.contains(&p) {
        yes("learn-find-handicap")
    } else if board.size().stars().contains(&p) {
        no("learn-find-handicap-later")
    } else {
        no("learn-find-handicap-no")
    }
}

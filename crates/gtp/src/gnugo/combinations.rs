//! Two chains at once: an attack on either, a defence of both, and moves that threaten several. The
//! answers are estimates, as those of [`attack`] are.

use super::answer::{code, move_name};
use super::facts::stone;
use crate::arguments::{Arguments, vertices};
use crate::table::{Line, exactly};
use crate::{Player, Session};
use tengen_judge::{Grade, QuickQuestion, attack};
use tengen_rules::{Board, Color, Point, PointSet};

/// The most positions looked at in one search about a chain.
const POSITIONS: usize = 1_000;
/// Chains of more liberties are not threatened by one move.
const LIBERTIES: usize = 4;

/// All of them, in alphabetical order.
pub(super) fn table<P: Player>() -> [Line<P>; 4] {
    [
        ("attack_either", exactly(2), |session, arguments| {
            let (board, pair) = (session.position.board(), chains(session, arguments)?);
            Ok(code(either(board, &pair)).to_string())
        }),
        ("combination_attack", exactly(1), |session, arguments| {
            let (position, color) = (&session.position, arguments.color(0)?);
            Ok(move_name(position, combination(position.board(), color)))
        }),
        ("combination_defend", exactly(1), |session, arguments| {
            let (board, color) = (session.position.board(), arguments.color(0)?);
            let found = defences(board, color);
            Ok(if found.is_empty() { "PASS".to_owned() } else { vertices(board.size(), found) })
        }),
        ("defend_both", exactly(2), |session, arguments| {
            let (board, pair) = (session.position.board(), chains(session, arguments)?);
            Ok(code(both(board, &pair)).to_string())
        }),
    ]
}

/// Two stones of one side.
fn chains<P>(session: &Session<P>, arguments: Arguments<'_>) -> Result<[Point; 2], String> {
    let stones = [0, 1].map(|place| stone(&session.position, arguments, place));
    let [a, b] = stones;
    let (pair, board) = ([a?, b?], session.position.board());
    let same = board.get(pair[0]) == board.get(pair[1]);
    if same { Ok(pair) } else { Err("these are stones of two sides".to_owned()) }
}

/// How far the opponent, moving first, takes a chain. One that is gone is taken.
fn taken(board: &Board, stone: Point, owner: Color) -> Grade {
    if board.get(stone) != Some(owner) {
        return Grade::Yes;
    }
    let question = QuickQuestion { board, ko: None, positions: POSITIONS };
    attack(question, stone).map_or(Grade::No, |found| found.grade)
}

/// The position after a play; `None` if it cannot be made.
fn after(board: &Board, color: Color, play: Point) -> Option<Board> {
    let mut board = board.clone();
    let legal = !board.is_suicide(color, play);
    (legal && board.play(color, play).is_ok()).then_some(board)
}

/// Plays that may save one of some chains: on their liberties, around them, and those that capture
/// a chain beside them.
fn replies(board: &Board, stones: &[Point]) -> PointSet {
    let mut found = PointSet::new(board.size());
    for stone in stones {
        let liberties = board.liberties(*stone);
        for liberty in liberties.iter() {
            found.insert(liberty);
            found.extend(board.neighbours(liberty).filter(|p| board.is_empty(*p)));
        }
        let owner = board.get(*stone);
        let beside = board.chain(*stone).flat_map(|p| board.neighbours(p));
        let others = beside.filter(|p| board.get(*p).is_some_and(|color| Some(color) != owner));
        for other in others {
            let liberties = board.liberties(other);
            if liberties.len() <= 2 {
                found.extend(liberties.iter());
            }
        }
    }
    found
}

/// Whether every answer to the threats against `stones` leaves one of them to be taken.
fn none_saves_all(board: &Board, stones: &[Point], owner: Color) -> bool {
    replies(board, stones).iter().all(|play| {
        after(board, owner, play)
            .is_none_or(|next| stones.iter().any(|stone| taken(&next, *stone, owner) == Grade::Yes))
    })
}

/// How far the opponent, moving first, takes one of two chains.
fn either(board: &Board, pair: &[Point; 2]) -> Grade {
    let Some(owner) = board.get(pair[0]) else { return Grade::Yes };
    let best =
        pair.iter().map(|stone| taken(board, *stone, owner)).max_by_key(|grade| merit(*grade));
    let best = best.unwrap_or(Grade::No);
    if best == Grade::Yes {
        return best;
    }
    let double = replies(board, pair).iter().any(|play| {
        after(board, !owner, play).is_some_and(|next| {
            let threatened = pair.iter().all(|stone| taken(&next, *stone, owner) == Grade::Yes);
            threatened && none_saves_all(&next, pair, owner)
        })
    });
    if double { Grade::Yes } else { best }
}

/// How far their owner, moving first, keeps two chains.
fn both(board: &Board, pair: &[Point; 2]) -> Grade {
    let Some(owner) = board.get(pair[0]) else { return Grade::No };
    let mut best = either(board, pair).other();
    for play in replies(board, pair).iter() {
        if best == Grade::Yes {
            break;
        }
        if let Some(next) = after(board, owner, play) {
            let grade = either(&next, pair).other();
            best = if merit(grade) > merit(best) { grade } else { best };
        }
    }
    best
}

/// The grades from the worst to the best.
fn merit(grade: Grade) -> u8 {
    match grade {
        Grade::No => 0,
        Grade::KoAfterThreat => 1,
        Grade::Ko => 2,
        Grade::Yes => 3,
    }
}

/// A play of `color` that threatens several chains at once, none of which could be taken before,
/// and of which one is lost.
fn combination(board: &Board, color: Color) -> Option<Point> {
    let chains = board.chains().filter(|(owner, _)| *owner != color).map(|(_, stone)| stone);
    let weak: Vec<Point> = chains
        .filter(|stone| board.liberties(*stone).len() <= LIBERTIES)
        .filter(|stone| taken(board, *stone, !color) == Grade::No)
        .collect();
    replies(board, &weak).iter().find(|play| {
        after(board, color, *play).is_some_and(|next| {
            let near = |stone: &&Point| {
                let liberties = board.liberties(**stone);
                let mut around = board.neighbours(*play);
                liberties.contains(*play) || around.any(|p| liberties.contains(p))
            };
            let threatened: Vec<Point> = weak
                .iter()
                .filter(near)
                .filter(|stone| taken(&next, **stone, !color) == Grade::Yes)
                .copied()
                .collect();
            threatened.len() > 1 && none_saves_all(&next, &threatened, !color)
        })
    })
}

/// The plays of the other side after which `color` has no such combination; none if it has none
/// now.
fn defences(board: &Board, color: Color) -> Vec<Point> {
    let Some(play) = combination(board, color) else { return Vec::new() };
    let around = board.neighbours(play).filter(|p| board.get(*p).is_some());
    let beside = board.neighbours(play).filter(|p| board.is_empty(*p));
    let second = beside.flat_map(|p| board.neighbours(p)).filter(|p| board.get(*p).is_some());
    let stones: Vec<Point> = PointSet::of(board.size(), around.chain(second)).iter().collect();
    let mut plays = replies(board, &stones);
    plays.insert(play);
    let defends = |play: &Point| {
        after(board, !color, *play).is_some_and(|next| combination(&next, color).is_none())
    };
    plays.iter().filter(defends).collect()
}

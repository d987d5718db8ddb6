//! Do stones live, and does a race have a winner? The answers serve the commands of
//! [`reading`](crate::reading). The expected ownership says which stones around the fight stand,
//! and a search reads the fight within them. Where reading gives no answer, the network's estimate
//! counts. Without a network, playouts give the ownership, and where reading gives no answer the
//! estimate.

use crate::Player;
use crate::position::Position;
use tengen_engine::{Fate, Kos, PredictionOptions};
use tengen_judge::{Enclosure, Fight, Grade, Graded, OpenFight, Playout, ownership};
use tengen_random::Random;
use tengen_rules::{Board, Color, Point, PointSet};

/// How many positions each search of the network looks at: together half a second's work for one
/// core.
const VISITS: u64 = 400;
/// Stones whose points belong to their owner with more than this ownership are taken to stand while
/// others are read.
const STANDS: f32 = 0.6;
/// The most positions looked at when a small part is read to the end.
const READ: usize = 100_000;
/// The most positions looked at in a fight that nothing shuts off.
const OPEN_FIGHT: usize = 1_000_000;
/// The most positions looked at in a race that is shut off, for each side.
const RACE: usize = 300_000;
/// The same in a race that nothing shuts off.
const OPEN_RACE: usize = 200_000;
/// How many playouts with each side first give the ownership without a network, and their seed.
const PLAYOUTS: u32 = 200;
const SEED: u64 = 1;
/// With a larger share than this, stones live or die however the kos end.
const SURE: f64 = 0.3;
/// At most this share, with kos that come out even: then a ko decides...
const EVEN: f64 = 0.06;
/// ...if one side clearly wins it without threats: with a larger share than this.
const CLEAR: f64 = 0.15;
/// A pass that costs less of the share than this is as good as a move.
const SPARE: f64 = 0.1;

/// Whether the stones around `stone` die if their opponent moves first, or live if their owner
/// does. `None` if there is no stone.
pub(crate) fn settle<P: Player>(
    player: &mut P,
    position: &Position,
    stone: Point,
    dies: bool,
) -> Option<Graded> {
    let owner = position.board().get(stone)?;
    let turn = if dies { !owner } else { owner };
    let shares = player.foresee(position.board()).unwrap_or_else(|| played_out(position.board()));
    if let Some(found) = read(position, &shares, stone, turn) {
        return Some(found);
    }
    let seen = foreseen(player, position, (stone, turn), dies).map(|word| word.found);
    let first = seen.and_then(|found| found.play);
    let preferred = preferred(player, position, turn, first, &[stone]);
    let (board, ko) = (position.board(), position.line().ko());
    let fight = OpenFight { board, shares: &shares, stone, turn, ko };
    let fought = fight.settle(seen.map(|found| found.grade), &preferred, &mut { OPEN_FIGHT });
    fought.or(seen).or_else(|| Some(leaning(position.board(), &shares, stone, dies)))
}

/// The result of reading to the end, if the stones lie in a small part of the board between stones
/// that stand. `None` where the result is a ko: the reading allows either side more ko threats than
/// players do.
fn read(position: &Position, shares: &[f32], stone: Point, turn: Color) -> Option<Graded> {
    let standing = standing(position.board(), shares, &[stone]);
    let part = Enclosure::around(position.board(), stone, &standing)?;
    let found = part.settle(stone, turn, position.line().ko(), &mut { READ })?;
    matches!(found.grade, Grade::Yes | Grade::No).then_some(found)
}

/// The stones that stand by the expected ownership, without those that fight.
fn standing(board: &Board, shares: &[f32], fighting: &[Point]) -> PointSet {
    let stands = |p: &Point| match board.get(*p) {
        Some(Color::Black) => shares[p.index()] > STANDS,
        Some(Color::White) => shares[p.index()] < -STANDS,
        None => false,
    };
    let fights = |p: &Point| fighting.iter().any(|q| board.chain_id(*q) == board.chain_id(*p));
    let others = |p: &Point| stands(p) && !fights(p);
    PointSet::of(board.size(), board.size().points().filter(others))
}

/// Whether the stones around `own`, whose side moves first, live, and whether they kill those
/// around `other`; with the moves for it. `None` if these are not stones of both sides.
pub(crate) fn settle_race<P: Player>(
    player: &mut P,
    position: &Position,
    own: Point,
    other: Point,
) -> Option<[Graded; 2]> {
    let side = position.board().get(own)?;
    if position.board().get(other)? == side {
        return None;
    }
    let board = position.board();
    let shares = player.foresee(board).unwrap_or_else(|| played_out(board));
    let standing = standing(board, &shares, &[own, other]);
    let seen = [(own, other, false), (other, own, true)].map(|(stone, rival, dies)| {
        let preferred = preferred(player, position, side, None, &[stone, rival]);
        let part = Enclosure::around(board, stone, &standing);
        let found = part.and_then(|part| {
            let fight = fight(position, &part, (stone, Some(rival)), side);
            fight.settle(&preferred, &mut { RACE })
        });
        let found = found.or_else(|| {
            let ko = position.line().ko();
            let fight = OpenFight { board, shares: &shares, stone, turn: side, ko };
            fight.settle_race(rival, &preferred, &mut { OPEN_RACE })
        });
        if let Some(found) = found {
            return (found, true);
        }
        match foreseen(player, position, (stone, side), dies) {
            Some(Word { found, spare, sure }) => {
                (Graded { play: found.play.filter(|_| !spare), ..found }, sure)
            }
            None => (leaning(board, &shares, stone, dies), false),
        }
    });
    let [(lives, _), (kills, sure)] = seen;
    Some(race_of(lives, kills, sure))
}

/// The result of a race, from how surely the own stones live and the others are killed. A side that
/// takes the others has won the race. So has a side that lives, unless it is `sure` that both live.
fn race_of(lives: Graded, kills: Graded, sure: bool) -> [Graded; 2] {
    if kills.grade > lives.grade {
        [kills; 2]
    } else if sure {
        [lives, kills]
    } else {
        [lives; 2]
    }
}

/// A fight for a stone, or its race with a rival, with `turn` to move.
fn fight<'a>(
    position: &Position,
    part: &'a Enclosure,
    (stone, rival): (Point, Option<Point>),
    turn: Color,
) -> Fight<'a> {
    Fight { part, stone, rival, turn, ko: position.line().ko() }
}

/// The moves to try first: `first`, and then those with most policy, or without a network the
/// liberties of these `stones`.
fn preferred<P: Player>(
    player: &mut P,
    position: &Position,
    turn: Color,
    first: Option<Point>,
    stones: &[Point],
) -> Vec<Point> {
    let mut walk = position.walk();
    walk.set_to_move(turn);
    let moves: Vec<Point> = match player.opinion(&walk, PredictionOptions::default()) {
        Some(mut opinion) => {
            opinion.policy.sort_by(|a, b| b.1.total_cmp(&a.1));
            opinion.policy.into_iter().filter_map(|(point, _)| point).collect()
        }
        None => {
            let liberties = stones.iter().map(|p| position.board().liberties(*p));
            liberties.flat_map(|set| set.iter().collect::<Vec<_>>()).collect()
        }
    };
    first.into_iter().chain(moves).collect()
}

/// How far each point is Black's in playouts with either side first, from -1 to 1.
fn played_out(board: &Board) -> Vec<f32> {
    let (mut runner, mut random) = (Playout::new(board.size()), Random::new(SEED));
    let [black, white] =
        Color::BOTH.map(|first| ownership(board, first, PLAYOUTS, &mut runner, &mut random));
    let own = black.joined(&white);
    board.size().points().map(|p| own.lean(p)).collect()
}

/// The estimate by ownership alone: whether the chain on `stone` dies, if that is asked, or lives.
fn leaning(board: &Board, shares: &[f32], stone: Point, dies: bool) -> Graded {
    let black: f32 = board.chain(stone).map(|p| shares[p.index()]).sum();
    let own = if board.get(stone) == Some(Color::Black) { black } else { -black };
    let grade = if (own < 0.0) == dies { Grade::Yes } else { Grade::No };
    Graded { grade, play: None }
}

/// The network's estimate of the fate of some stones.
struct Word {
    found: Graded,
    /// Whether a pass does as well as the move.
    spare: bool,
    /// Whether the estimate leaves no doubt.
    sure: bool,
}

/// The network's estimate of the stones around `stone` if `turn` moves first: whether they die if
/// `dies` is set, otherwise whether they live.
fn foreseen<P: Player>(
    player: &mut P,
    position: &Position,
    (stone, turn): (Point, Color),
    dies: bool,
) -> Option<Word> {
    let mut walk = position.walk();
    walk.set_to_move(turn);
    let wanted = |share: f64| if dies { -share } else { share };
    let told = |grade: Grade, fate: &Fate, sure: bool| {
        let play = fate.moves.first().and_then(|(point, _)| *point);
        let spare = fate.passing.map_or(-1.0, wanted) > wanted(fate.share) - SPARE;
        Word { found: Graded { grade, play }, spare, sure }
    };
    let even = player.fate(&walk, stone, Kos::Even, VISITS)?;
    let level = wanted(even.share);
    if level.abs() > SURE {
        return Some(told(if level > 0.0 { Grade::Yes } else { Grade::No }, &even, true));
    }
    let fate = player.fate(&walk, stone, Kos::Threatless, VISITS)?;
    let share = wanted(fate.share);
    let grade = match (level.abs() <= EVEN && share.abs() > CLEAR, share > 0.0) {
        (true, true) => Grade::Ko,
        (true, false) => Grade::KoAfterThreat,
        (false, true) => Grade::Yes,
        (false, false) => Grade::No,
    };
    Some(told(grade, &fate, false))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_race_has_one_winner_unless_both_surely_live() {
        let play = tengen_rules::Size::square(9).unwrap().parse("C3");
        let found = |grade| Graded { grade, play };
        let (lost, ko, won) = (found(Grade::No), found(Grade::Ko), found(Grade::Yes));
        for (lives, kills, sure, expected) in [
            (won, lost, true, [won, lost]),
            (won, lost, false, [won, won]),
            (ko, lost, false, [ko, ko]),
            (lost, won, true, [won, won]),
            (lost, lost, false, [lost, lost]),
        ] {
            assert_eq!(race_of(lives, kills, sure), expected, "{lives:?} {kills:?} {sure}");
        }
    }
}

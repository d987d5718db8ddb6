//! Life and death for the commands of [`reading`](crate::reading). Where there is a network that
//! knows the board, it says what lies around the stones; within that is read, and where reading does
//! not reach, its word on the stones counts. Else it is a reading that gives up early.

use crate::Player;
use crate::position::Position;
use tengen_engine::{Fate, Kos, PredictionOptions};
use tengen_judge::{Enclosure, Fight, Grade, Graded, OpenFight, QuickQuestion, kill, live, race};
use tengen_rules::{Board, Color, Point, PointSet};

/// How many positions each search looks at: together half a second's work for one core.
const VISITS: u64 = 400;
/// Stones whose points are this surely their owner's are taken to stand while others are read.
const STANDS: f32 = 0.6;
/// The most positions read to the end.
const READ: usize = 100_000;
/// The most positions looked at in a fight that nothing shuts off.
const OPEN_FIGHT: usize = 1_000_000;
/// The most positions looked at in a race that is shut off, for each side.
const RACE: usize = 300_000;
/// The same in one that nothing shuts off.
const OPEN_RACE: usize = 200_000;
/// The most positions read without a network.
const POSITIONS: usize = 6_000;
/// From this share on stones live or die whatever becomes of the kos.
const SURE: f64 = 0.3;
/// Up to this share, where kos come out even, a ko decides...
const EVEN: f64 = 0.06;
/// ...if without threats one side clearly wins it.
const CLEAR: f64 = 0.15;
/// A pass that costs no more of the share is as good as a move.
const SPARE: f64 = 0.1;

/// Whether the stones around `stone` die if their opponent moves first, or live if their owner
/// does. None if there is no stone.
pub(crate) fn settle<P: Player>(
    player: &mut P,
    position: &Position,
    stone: Point,
    dies: bool,
) -> Option<Graded> {
    let owner = position.board().get(stone)?;
    let turn = if dies { !owner } else { owner };
    let Some(shares) = player.foresee(position.board()) else {
        let scene = scene(position);
        return if dies { kill(scene, stone) } else { live(scene, stone) };
    };
    if let Some(found) = read(position, &shares, stone, turn) {
        return Some(found);
    }
    let seen = foreseen(player, position, (stone, turn), dies).map(|word| word.found);
    let first = seen.and_then(|found| found.play);
    let preferred = preferred(player, position, turn, first);
    let (board, ko) = (position.board(), position.line().ko());
    let fight = OpenFight { board, shares: &shares, stone, turn, ko };
    let fought = fight.settle(seen.map(|found| found.grade), &preferred, &mut { OPEN_FIGHT });
    fought.or(seen)
}

/// What a reading to the end finds, where the stones lie in a small part of the board between
/// stones that stand by all appearances; none where it comes down to a ko, which players judge by
/// fewer threats than such a reading gives either side.
fn read(position: &Position, shares: &[f32], stone: Point, turn: Color) -> Option<Graded> {
    let standing = standing(position.board(), shares, &[stone]);
    let part = Enclosure::around(position.board(), stone, &standing)?;
    let found = part.settle(stone, turn, position.line().ko(), &mut { READ })?;
    matches!(found.grade, Grade::Yes | Grade::No).then_some(found)
}

/// The stones that stand by the network's word. Those that fight do not.
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
/// around `other`, with the move for it. None if these are not stones of both sides.
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
    let shares = player.foresee(board);
    let standing = shares.as_ref().map(|shares| standing(board, shares, &[own, other]));
    let seen = [(own, other, false), (other, own, true)].map(|(stone, rival, dies)| {
        let preferred = preferred(player, position, side, None);
        let found = standing.as_ref().and_then(|standing| {
            let part = Enclosure::around(board, stone, standing)?;
            let fight = fight(position, &part, (stone, Some(rival)), side);
            fight.settle(&preferred, &mut { RACE })
        });
        let found = found.or_else(|| {
            let (shares, ko) = (shares.as_ref()?, position.line().ko());
            let fight = OpenFight { board, shares, stone, turn: side, ko };
            fight.settle_race(rival, &preferred, &mut { OPEN_RACE })
        });
        if let Some(found) = found {
            return Some((found, true));
        }
        let Word { found, spare, sure } = foreseen(player, position, (stone, side), dies)?;
        Some((Graded { play: found.play.filter(|_| !spare), ..found }, sure))
    });
    match seen {
        [Some((lives, _)), Some((kills, sure))] => Some(race_of(lives, kills, sure)),
        _ => race(scene(position), own, other),
    }
}

/// What is found of a race, from how far one's own stones live and the others are killed: who takes the
/// others has won it. So has who lives, unless it is `sure` that both do.
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

/// The moves to try first: this one, and those the network likes.
fn preferred<P: Player>(
    player: &mut P,
    position: &Position,
    turn: Color,
    first: Option<Point>,
) -> Vec<Point> {
    let mut walk = position.walk();
    walk.set_to_move(turn);
    let opinion = player.opinion(&walk, PredictionOptions::default());
    let mut policy = opinion.map(|opinion| opinion.policy).unwrap_or_default();
    policy.sort_by(|a, b| b.1.total_cmp(&a.1));
    first.into_iter().chain(policy.into_iter().filter_map(|(point, _)| point)).collect()
}

fn scene(position: &Position) -> QuickQuestion<'_> {
    QuickQuestion { board: position.board(), ko: position.line().ko(), positions: POSITIONS }
}

/// The network's word on some stones.
struct Word {
    found: Graded,
    /// Whether a pass does as well as the move.
    spare: bool,
    /// Whether it leaves no doubt.
    sure: bool,
}

/// Whether the stones around `stone`, `turn` moving first, die, if that is asked, or live, by the
/// network's word.
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

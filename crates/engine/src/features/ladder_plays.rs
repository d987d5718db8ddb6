//! The effects of a play in a ladder, found without playing it.

use tengen_rules::{Board, Color, Effect, Point};

pub(super) fn is_suicide(board: &Board, color: Color, point: Point) -> bool {
    !matches!(board.effect(color, point), Ok(Effect::Quiet | Effect::Capture))
}

pub(super) fn empty_neighbours(board: &Board, point: Point) -> usize {
    board.neighbours(point).filter(|q| board.is_empty(*q)).count()
}

/// How many liberties the chain on `point` has, counted up to 4.
pub(super) fn liberties(board: &Board, point: Point) -> usize {
    board.few_liberties(point, &mut [point; 4])
}

/// Whether a play of `color` on `point` has at least three liberties by the points next to it
/// alone.
pub(super) fn surely_free(board: &Board, color: Color, point: Point) -> bool {
    let (mut captures, mut empty, mut joined) = (0, 0, 0);
    for q in board.neighbours(point) {
        match board.get(q) {
            None => empty += 1,
            Some(c) if c == color => joined = joined.max(liberties(board, q) - 1),
            Some(_) => captures += usize::from(board.atari(q).is_some()),
        }
    }
    captures + joined.max(empty) >= 3
}

/// Whether an attack may be played, and the chain of `color` does not surely escape to its other
/// liberty. This costs much less than playing it out.
pub(super) fn is_worth_trying(board: &Board, color: Color, attack: Point, run: Point) -> bool {
    match board.effect(!color, attack) {
        Ok(Effect::Capture) => true,
        Ok(Effect::Quiet) => liberties_after(board, color, run, attack) < 3,
        Ok(Effect::Suicide(_)) | Err(_) => false,
    }
}

/// How many liberties the chain of a play of `color` on `point` would have besides `other`, counted
/// up to 3.
pub(super) fn liberties_after(board: &Board, color: Color, point: Point, other: Point) -> usize {
    let mut found = [point; 3];
    let mut count = 0;
    let mut add = |p: Point| {
        if count < 3 && p != point && p != other && !found[..count].contains(&p) {
            found[count] = p;
            count += 1;
        }
    };
    let mut taken = [point; 4];
    let mut chains = 0;
    for q in board.neighbours(point) {
        match board.get(q) {
            None => add(q),
            Some(c) if c == color => {}
            Some(_) if board.atari(q).is_some() => {
                add(q);
                taken[chains] = board.chain_id(q).unwrap_or(q);
                chains += 1;
            }
            Some(_) => {}
        }
    }
    let taken = &taken[..chains];
    let mut joined = [point; 4];
    let mut chains = 0;
    for q in board.neighbours(point).filter(|q| board.get(*q) == Some(color)) {
        let head = board.chain_id(q).unwrap_or(q);
        if joined[..chains].contains(&head) {
            continue;
        }
        joined[chains] = head;
        chains += 1;
        if taken.is_empty() {
            // The point itself and the other may be among them.
            let mut few = [point; 5];
            let count = board.few_liberties(q, &mut few);
            few[..count].iter().for_each(|p| add(*p));
        } else {
            let free = |p: &Point| board.chain_id(*p).is_none_or(|head| taken.contains(&head));
            for p in board.chain(q) {
                board.neighbours(p).filter(free).for_each(&mut add);
            }
        }
    }
    count
}

/// Whether both liberties are kos that the attacker can take for ever. Taking either leaves the
/// defender in atari, and connecting either wins it no liberty. No stone of the attacker around the
/// chain can be captured instead.
pub(super) fn is_double_ko(
    board: &Board,
    color: Color,
    chain: Point,
    liberties: [Point; 2],
) -> bool {
    let takes_ko = |p: Point| {
        let mut ataris = 0;
        let mut one = false;
        let surrounded = board.neighbours(p).all(|q| {
            if board.atari(q).is_some() {
                ataris += 1;
                one = board.chain_len(q) == 1;
            }
            board.get(q) == Some(color)
        });
        surrounded && ataris == 1 && one
    };
    let attackers_safe = || {
        board.chain(chain).all(|p| {
            board.neighbours(p).all(|q| board.get(q) != Some(!color) || board.atari(q).is_none())
        })
    };
    liberties.into_iter().all(|p| takes_ko(p) && liberties_after(board, color, p, p) <= 2)
        && attackers_safe()
}

/// By how much playing on `point` would help `color` to connect; it decides only the order of
/// tries.
pub(super) fn joins(board: &Board, color: Color, point: Point) -> usize {
    let own = board.neighbours(point).filter(|q| board.get(*q) == Some(color));
    own.map(|q| (liberties(board, q) * 2).saturating_sub(3)).sum()
}

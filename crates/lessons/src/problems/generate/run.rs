//! Chains that run: into a ladder, into a net.

use super::super::recognise::is_long;
use super::Draft;
use super::scene::{Scene, Spot};
use tengen_judge::{Grade, QuickQuestion, attack, captures_in_ladder};
use tengen_random::Random;
use tengen_rules::Color;

/// How many positions are made at most until one fits.
const TRIES: usize = 300;
/// How many positions of a ladder are looked at.
const LADDER: usize = 2_000;
/// The same for a quick look at a net.
const NET: usize = 300;

/// A white chain that one of two ataris takes in a ladder.
pub(super) fn ladder(random: &mut Random) -> Option<Draft> {
    let fits = |draft: &Draft| {
        let taken = captures_in_ladder(&draft.board, draft.chain, &mut LADDER.clone());
        taken.len() == 1 && is_long(&draft.board, draft.chain, &taken)
    };
    (0..TRIES).find_map(|_| {
        let lines = if random.percent(65) { 9 } else { 13 };
        running(lines, 0, random).filter(fits)
    })
}

/// A white chain that no atari takes, though a quiet play seems to take it.
pub(super) fn net(random: &mut Random) -> Option<Draft> {
    let fits = |Draft { board, chain }: &Draft| {
        let seen = || attack(QuickQuestion { board, ko: None, positions: NET }, *chain);
        let quiet = |found| board.liberties(*chain).iter().all(|p| Some(p) != found);
        captures_in_ladder(board, *chain, &mut LADDER.clone()).is_empty()
            && seen().is_some_and(|found| found.grade == Grade::Yes && quiet(found.play))
    };
    (0..TRIES).find_map(|_| {
        let beyond = 15 + 10 * random.below(4) as u32;
        running(9, beyond, random).filter(fits)
    })
}

/// A white chain that runs, whether or not it can be taken.
pub(super) fn any(random: &mut Random) -> Option<Draft> {
    (0..TRIES).find_map(|_| running(7 + 2 * random.below(2), 40, random))
}

/// The four spots next to one.
fn around((x, y): Spot) -> [Spot; 4] {
    [(x - 1, y), (x, y - 1), (x + 1, y), (x, y + 1)]
}

/// A white chain with two liberties that runs away from one corner, cut off by black stones. Stones
/// of both colours lie on its way. Each try to put a black stone close by succeeds in `beyond / 3`
/// of 100 cases.
fn running(lines: usize, beyond: u32, random: &mut Random) -> Option<Draft> {
    let mut scene = Scene::new(lines, random)?;
    let mut spot = || 1 + random.below(lines - 4) as i32;
    let (x, y): Spot = (spot(), spot());
    let mut chain = vec![(x, y)];
    for _ in 0..random.below(3) {
        let (x, y) = *chain.last()?;
        let back = if random.percent(50) { (x - 1, y) } else { (x, y - 1) };
        if scene.point(back).is_some() {
            chain.push(back);
        }
    }
    chain.iter().for_each(|spot| scene.put(Color::White, *spot));
    let ways = [(x + 1, y), (x, y + 1)];
    ways.iter().for_each(|spot| scene.keep_empty(*spot));
    let wall: Vec<Spot> = chain.iter().flat_map(|spot| around(*spot)).collect();
    wall.iter().for_each(|spot| scene.put(Color::Black, *spot));
    // Black stones that turn the chain, on both sides or on one.
    let open = random.below(3);
    for (number, spot) in [(x + 1, y - 1), (x - 1, y + 1)].into_iter().enumerate() {
        if open != number {
            scene.put(Color::Black, spot);
        }
    }
    for spot in ways.into_iter().flat_map(around).flat_map(around) {
        if random.percent(beyond / 3) {
            scene.put(Color::Black, spot);
        }
    }
    let near = |random: &mut Random, wide: usize| random.below(2 * wide + 1) as i32 - wide as i32;
    // White stones from which the chain was cut off.
    for _ in 0..random.below(4) {
        let (x, y) = wall[random.below(wall.len())];
        scene.put(Color::White, (x + near(random, 1), y + near(random, 1)));
    }
    // Stones on the chain's way and beside it.
    for _ in 0..random.below(5) {
        let far = 2 + random.below(lines) as i32;
        let spot = (x + far + near(random, 2), y + far + near(random, 2));
        scene.put(Color::BOTH[random.below(2)], spot);
    }
    scene.even_out(random);
    let (board, chain) = (scene.board()?, scene.point((x, y))?);
    (board.liberties(chain).len() == 2).then_some(Draft { board, chain })
}

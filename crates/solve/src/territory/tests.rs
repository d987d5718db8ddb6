//! Results for all positions at once, held against the confirmation of single chains.

use super::board;
use super::fates::Fates;
use super::positions::{Positions, turned};
use super::states::States;
use crate::grid::Grid;
use crate::search::PASS;
use crate::stones::Stones;
use crate::watch::Watch;
use tengen_judge::{Confirmed, confirm};
use tengen_random::Random;
use tengen_rules::{Color, Point, PointSet, Size};

#[test]
fn stones_are_dead_as_confirmed_one_by_one() {
    let mut random = Random::new(1989);
    let watch = Watch::default();
    let [mut uncapturable, mut enabling, mut dead] = [0; 3];
    // The larger ones have few positions that can be confirmed chain by chain in good time.
    let sizes = [(2, 2), (3, 2), (5, 1), (7, 1), (4, 2), (3, 3)];
    for (width, height) in sizes {
        let size = Size::new(width, height).unwrap();
        let grid = Grid::new(size).unwrap();
        let fates = Fates::of(States::of(Positions::of(&grid)), &watch).unwrap();
        for _ in 0..150 {
            let all = &fates.states.positions.all;
            let turn = &grid.symmetries[random.below(grid.symmetries.len())];
            let stones = all[random.below(all.len())].map(|set| turn.map(set));
            let board = board(size, stones);
            let (position, symmetry) = fates.states.positions.number(Stones::on(&grid, &board));
            let symmetry = &grid.symmetries[usize::from(symmetry)];
            let (other, back) = fates.states.turned(position);
            let found = fates.white_dead(&[position, other], 1, &watch).unwrap().unwrap();
            let black_dead = grid.symmetries[usize::from(back)].map(found[1].into());
            let all_dead = u32::from(found[0]) | black_dead;
            let soft = fates.soft(position);
            for (color, stone) in board.chains() {
                let bit = symmetry.map(1 << stone.index());
                let found = match (soft & bit, all_dead & bit) {
                    (0, _) => Confirmed::Uncapturable,
                    (_, 0) => Confirmed::Enabling,
                    _ => Confirmed::Dead,
                };
                let case = format!("{color} {} on\n{board}", size.name(stone));
                let right = confirm(&board, &PointSet::new(size), stone, 1 << 20);
                assert_eq!(Ok(found), right, "{case}");
                match found {
                    Confirmed::Uncapturable => uncapturable += 1,
                    Confirmed::Enabling => enabling += 1,
                    Confirmed::Dead => dead += 1,
                }
            }
        }
    }
    println!("{uncapturable} uncapturable, {enabling} enabling, {dead} dead");
    assert!(uncapturable > 300 && enabling > 200 && dead > 600);
}

#[test]
fn every_step_agrees_with_the_rules() {
    for (width, height) in [(6, 1), (3, 2), (3, 3)] {
        let size = Size::new(width, height).unwrap();
        let grid = Grid::new(size).unwrap();
        let states = States::of(Positions::of(&grid));
        for (position, stones) in (0..).zip(&states.positions.all) {
            let free = states.free(position);
            let steps = states.steps(free);
            assert_eq!(steps.first().map(|step| step.play), Some(PASS));
            let board = board(size, *stones);
            let is_legal = |p: &Point| board.is_empty(*p) && !board.is_suicide(Color::Black, *p);
            let legal = size.points().filter(is_legal).map(|p| p.index() as u8);
            assert!(legal.eq(steps.iter().skip(1).map(|step| step.play)), "{board}");
            for step in steps {
                let (mut after, mut taken, mut ko) = (board.clone(), 0, 0);
                if step.play != PASS {
                    let played = after.play(Color::Black, size.at(step.play.into()).unwrap());
                    let played = played.unwrap();
                    taken = played.captured.into();
                    ko = played.ko.map_or(0, |p| 1 << p.index());
                }
                assert_eq!(step.taken.count_ones(), taken);
                let expected = turned(Stones::on(&grid, &after));
                assert_eq!(states.number(expected, ko).0, step.to);
                let (to, _) = states.positions.number(expected);
                let to = states.positions.all[to as usize];
                let back = to.map(|set| states.back(step, set as u16).into());
                assert_eq!(back, expected);
            }
        }
    }
}

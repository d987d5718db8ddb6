//! A game as a study follows it.

use std::fmt;
use tengen_engine::{GameState, Terms};
use tengen_rules::{Board, Color, Game, Move, Phase, Point, Size};

/// How the position after a step came about.
#[derive(Clone, Debug)]
pub enum Leg {
    /// It is where play begins, at the start or where a record sets up stones.
    Begin(Box<GameState>),
    /// By a move from the position before; no point is a pass.
    Move(Color, Option<Point>),
    /// It is none to judge: handicap stones are still being placed.
    Unfinished,
}

impl Leg {
    /// Whether both make the same position of the same one before it, in one and the same game,
    /// which begins in one way only.
    fn is(&self, other: &Leg) -> bool {
        match (self, other) {
            (Leg::Begin(_), Leg::Begin(_)) | (Leg::Unfinished, Leg::Unfinished) => true,
            (Leg::Move(color, point), Leg::Move(c, p)) => (color, point) == (c, p),
            _ => false,
        }
    }
}

/// The positions of a game, one more than it has steps.
#[derive(Clone)]
pub struct Course {
    size: Size,
    legs: Vec<Leg>,
}

impl fmt::Debug for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Course").field("positions", &self.legs.len()).finish_non_exhaustive()
    }
}

impl Course {
    /// The course of these legs, the first of which is the position before the first step.
    pub fn new(size: Size, legs: Vec<Leg>) -> Course {
        Course { size, legs }
    }

    /// The course of a game as far as it was played.
    pub fn of(game: &Game) -> Course {
        let made = game.moves();
        let placed = made.len() - game.line().moves();
        let (placed, made) = made.split_at(placed);
        let mut legs = vec![Leg::Unfinished; placed.len()];
        legs.push(match game.phase() {
            Phase::Placing { .. } => Leg::Unfinished,
            _ => Leg::Begin(Box::new(beginning(game, placed))),
        });
        legs.extend(made.iter().map(|made| Leg::Move(made.color, made.point)));
        Course::new(game.setup().size, legs)
    }

    /// The board.
    pub fn size(&self) -> Size {
        self.size
    }

    /// How many positions there are.
    pub fn positions(&self) -> usize {
        self.legs.len()
    }

    /// How many positions from the first on are the same in both.
    pub(super) fn common(&self, other: &Course) -> usize {
        self.legs.iter().zip(&other.legs).take_while(|(a, b)| a.is(b)).count()
    }

    /// The walk to the position after so many steps, if there is one to judge there.
    pub fn walk(&self, steps: usize) -> Option<GameState> {
        let legs = self.legs.get(..=steps)?;
        let from = legs.iter().rposition(|leg| matches!(leg, Leg::Begin(_)))?;
        let Leg::Begin(begin) = &legs[from] else { return None };
        let mut walk = GameState::clone(begin);
        for leg in &legs[from + 1..] {
            let Leg::Move(color, point) = leg else { return None };
            walk.set_to_move(*color);
            walk.step(*point);
        }
        if let Some(Leg::Move(color, _)) = self.legs.get(steps + 1) {
            walk.set_to_move(*color);
        }
        (!walk.is_over()).then_some(walk)
    }
}

/// Where play begins: after the handicap stones, placed freely or not.
fn beginning(game: &Game, placed: &[Move]) -> GameState {
    let setup = game.setup();
    let size = setup.size;
    let stones = size.points().filter_map(|p| Some((game.start().get(p)?, p)));
    let stones = stones.chain(placed.iter().filter_map(|made| Some((made.color, made.point?))));
    // The game has made a position of these stones itself.
    let board = Board::with_stones(size, stones).unwrap_or_else(|_| Board::new(size));
    let terms =
        Terms { rules: setup.rules.clone(), komi: setup.komi, compensation: setup.compensation() };
    // Whoever moves first is set with the first move.
    GameState::new(terms, board, game.line().to_move(), setup.prisoners)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{Event, GameSetup, Handicap, presets};

    fn game(handicap: Handicap, moves: &str) -> Game {
        let size = Size::square(9).unwrap();
        let mut game =
            Game::new(GameSetup::new(size, presets::AGA_AREA.clone(), handicap)).unwrap();
        for name in moves.split_whitespace() {
            let color = game.to_move().unwrap();
            let event = match size.parse(name) {
                Some(point) => Event::Play { color, point },
                None => Event::Pass { color },
            };
            game.apply(event).unwrap();
        }
        game
    }

    /// The last position of each beginning of a game is the game's own.
    #[test]
    fn a_course_goes_through_the_positions_of_the_game() {
        let moves = "E5 E6 D6 pass F6 B2 E7 H7 pass H8";
        for handicap in [Handicap::None, Handicap::Fixed(2), Handicap::Free(2)] {
            let whole = Course::of(&game(handicap, moves));
            let names: Vec<&str> = moves.split(' ').collect();
            assert_eq!(whole.positions(), names.len() + 1);
            for made in 0..=names.len() {
                let then = game(handicap, &names[..made].join(" "));
                let walk = whole.walk(made);
                if matches!(then.phase(), Phase::Placing { .. }) {
                    assert!(walk.is_none(), "{made}");
                    continue;
                }
                let (walk, own) = (walk.unwrap(), GameState::of(&then));
                assert_eq!(walk.board().rows(), own.board().rows(), "{handicap:?} {made}");
                assert_eq!((walk.to_move(), walk.ledger()), (own.to_move(), own.ledger()));
                assert_eq!(walk.line().ko(), own.line().ko());
                let recent =
                    |walk: &GameState| (walk.history().recent().to_vec(), walk.history().passes());
                assert_eq!(recent(&walk), recent(&own));
            }
            assert!(whole.walk(names.len() + 1).is_none());
        }
    }

    #[test]
    fn nothing_is_judged_where_play_has_stopped() {
        let course = Course::of(&game(Handicap::None, "E5 pass pass"));
        assert!(course.walk(2).is_some());
        assert!(course.walk(3).is_none());
    }

    #[test]
    fn courses_are_the_same_up_to_the_first_other_move() {
        let course = |moves| Course::of(&game(Handicap::None, moves));
        let (one, other) = (course("E5 E6 D6"), course("E5 E6 pass D6"));
        assert_eq!((one.common(&other), one.common(&one)), (3, 4));
    }
}

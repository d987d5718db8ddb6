//! The positions of a game, for an analysis.

use std::fmt;
use tengen_engine::{GameState, Terms};
use tengen_rules::{Board, Color, Game, Move, Phase, Point, Size};

/// The origin of the position after a step.
#[derive(Clone, Debug)]
pub enum Origin {
    /// Play begins here: at the start, or where a record sets up stones.
    Begin(Box<GameState>),
    /// A move from the position before; no point is a pass.
    Move(Color, Option<Point>),
    /// Handicap stones are still being placed, so there is nothing to evaluate.
    Unfinished,
}

impl Origin {
    /// Whether both make the same position of the same one before it. Both are of the same game,
    /// which begins in one way only.
    fn is(&self, other: &Origin) -> bool {
        match (self, other) {
            (Origin::Begin(_), Origin::Begin(_)) | (Origin::Unfinished, Origin::Unfinished) => true,
            (Origin::Move(color, point), Origin::Move(c, p)) => (color, point) == (c, p),
            _ => false,
        }
    }
}

/// The positions of a game, one more than it has steps.
#[derive(Clone)]
pub struct Positions {
    size: Size,
    origins: Vec<Origin>,
}

impl fmt::Debug for Positions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Positions").field("positions", &self.origins.len()).finish_non_exhaustive()
    }
}

impl Positions {
    /// The positions with these origins. The first is that before the first step.
    pub fn new(size: Size, origins: Vec<Origin>) -> Positions {
        Positions { size, origins }
    }

    /// The positions of a game up to the present one.
    pub fn of(game: &Game) -> Positions {
        let made = game.moves();
        let placed = made.len() - game.line().moves();
        let (placed, made) = made.split_at(placed);
        let mut origins = vec![Origin::Unfinished; placed.len()];
        origins.push(match game.phase() {
            Phase::Placing { .. } => Origin::Unfinished,
            _ => Origin::Begin(Box::new(beginning(game, placed))),
        });
        origins.extend(made.iter().map(|made| Origin::Move(made.color, made.point)));
        Positions::new(game.setup().size, origins)
    }

    /// The board.
    pub fn size(&self) -> Size {
        self.size
    }

    /// How many positions there are.
    pub fn count(&self) -> usize {
        self.origins.len()
    }

    /// How many positions from the first on are the same in both.
    pub(super) fn common(&self, other: &Positions) -> usize {
        self.origins.iter().zip(&other.origins).take_while(|(a, b)| a.is(b)).count()
    }

    /// The walk to the position after this number of steps, if it is one to evaluate.
    pub fn walk(&self, steps: usize) -> Option<GameState> {
        self.state(steps).map(|(walk, _)| walk).filter(|walk| !walk.is_over())
    }

    /// The walk to any position, and after how many steps its line of play begins; `None` while
    /// handicap stones are being placed.
    pub(crate) fn state(&self, steps: usize) -> Option<(GameState, usize)> {
        let origins = self.origins.get(..=steps)?;
        let from = origins.iter().rposition(|origin| matches!(origin, Origin::Begin(_)))?;
        let Origin::Begin(begin) = &origins[from] else { return None };
        let mut walk = GameState::clone(begin);
        for origin in &origins[from + 1..] {
            let Origin::Move(color, point) = origin else { return None };
            walk.set_to_move(*color);
            walk.step(*point);
        }
        if let Some(Origin::Move(color, _)) = self.origins.get(steps + 1) {
            walk.set_to_move(*color);
        }
        Some((walk, from))
    }
}

/// The start of play, after the handicap stones.
fn beginning(game: &Game, placed: &[Move]) -> GameState {
    let setup = game.setup();
    let size = setup.size;
    let stones = size.points().filter_map(|p| Some((game.start().get(p)?, p)));
    let stones = stones.chain(placed.iter().filter_map(|made| Some((made.color, made.point?))));
    // The game has made a position of these stones itself, so this does not fail.
    let board = Board::with_stones(size, stones).unwrap_or_else(|_| Board::new(size));
    let terms =
        Terms { rules: setup.rules.clone(), komi: setup.komi, compensation: setup.compensation() };
    // `walk` sets the side to move with the first move.
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
    fn positions_are_those_of_the_game() {
        let moves = "E5 E6 D6 pass F6 B2 E7 H7 pass H8";
        for handicap in [Handicap::None, Handicap::Fixed(2), Handicap::Free(2)] {
            let whole = Positions::of(&game(handicap, moves));
            let names: Vec<&str> = moves.split(' ').collect();
            assert_eq!(whole.count(), names.len() + 1);
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
        let positions = Positions::of(&game(Handicap::None, "E5 pass pass"));
        assert!(positions.walk(2).is_some());
        assert!(positions.walk(3).is_none());
    }

    #[test]
    fn positions_are_the_same_up_to_the_first_other_move() {
        let positions = |moves| Positions::of(&game(Handicap::None, moves));
        let (one, other) = (positions("E5 E6 D6"), positions("E5 E6 pass D6"));
        assert_eq!((one.common(&other), one.common(&one)), (3, 4));
    }
}

//! The positions of a line of play, for an analysis.

use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::OnceLock;
use tengen_engine::{GameState, Terms};
use tengen_rules::{Board, Color, Game, Move, Phase, Point, Size};

/// The origin of the position after a step.
#[derive(Clone, Debug)]
pub enum Origin {
    /// Play begins here: at the start, or where a record sets up stones.
    Begin(Box<GameState>),
    /// A move from the position before; no point is a pass.
    Move(Color, Option<Point>),
    /// The same as before: a node of a study without a move.
    Same,
    /// Handicap stones are still being placed, so there is nothing to evaluate.
    Unfinished,
}

/// The positions of a line of play, one more than it has steps.
#[derive(Clone)]
pub struct Positions {
    size: Size,
    origins: Vec<Origin>,
    /// Worked out when they are first asked for.
    keys: OnceLock<Vec<Option<u64>>>,
}

impl fmt::Debug for Positions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Positions").field("positions", &self.origins.len()).finish_non_exhaustive()
    }
}

/// Moves in order; no point is a pass.
pub(crate) type Moves = Vec<(Color, Option<Point>)>;

impl Positions {
    /// The positions with these origins. The first is that before the first step.
    pub fn new(size: Size, origins: Vec<Origin>) -> Positions {
        Positions { size, origins, keys: OnceLock::new() }
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

    /// Where the last line of play begins, and its moves.
    pub(crate) fn last_line(&self) -> Option<(&GameState, Moves)> {
        self.way(self.origins.len().checked_sub(1)?)
    }

    /// Where the line of play with the position after `steps` steps begins, and its moves up to
    /// there; `None` where there is no line.
    pub(crate) fn way(&self, steps: usize) -> Option<(&GameState, Moves)> {
        let origins = self.origins.get(..=steps)?;
        let from = origins.iter().rposition(|origin| matches!(origin, Origin::Begin(_)))?;
        let Origin::Begin(begin) = &origins[from] else { return None };
        let moves = origins[from + 1..].iter().filter_map(|origin| match origin {
            Origin::Move(color, point) => Some((*color, *point)),
            Origin::Begin(_) | Origin::Same | Origin::Unfinished => None,
        });
        Some((begin, moves.collect()))
    }

    /// How many positions there are.
    pub fn count(&self) -> usize {
        self.origins.len()
    }

    /// A key of each position, with the rules and the komi; `None` where there is nothing to
    /// evaluate. Positions with one key have one evaluation.
    pub(crate) fn keys(&self) -> &[Option<u64>] {
        self.keys.get_or_init(|| self.worked_out())
    }

    fn worked_out(&self) -> Vec<Option<u64>> {
        let mut keys = vec![None; self.origins.len()];
        let mut terms = (usize::MAX, String::new());
        self.each(|steps, walk| {
            let Some((walk, from)) = walk else { return };
            if terms.0 != from {
                terms = (from, format!("{:?}", walk.terms()));
            }
            let mut hasher = DefaultHasher::new();
            (walk.key(), self.size.width(), self.size.height(), &terms.1).hash(&mut hasher);
            keys[steps] = (!walk.is_over()).then(|| hasher.finish());
        });
        keys
    }

    /// Shows each position in order, with the number of the one where its line of play begins;
    /// nothing while handicap stones are being placed.
    pub(crate) fn each(&self, mut see: impl FnMut(usize, Option<(&GameState, usize)>)) {
        // From the end on: the mover behind nodes without a move is that of the next move.
        let mut movers = vec![None; self.origins.len()];
        let mut next = None;
        for (mover, origin) in movers.iter_mut().zip(&self.origins).rev() {
            *mover = next;
            next = match origin {
                Origin::Move(color, _) => Some(*color),
                Origin::Same => next,
                Origin::Begin(_) | Origin::Unfinished => None,
            };
        }
        let mut now: Option<(GameState, usize)> = None;
        for (steps, origin) in self.origins.iter().enumerate() {
            match origin {
                Origin::Begin(begin) => now = Some((GameState::clone(begin), steps)),
                Origin::Move(color, point) => {
                    if let Some((walk, _)) = &mut now {
                        walk.set_to_move(*color);
                        walk.step(*point);
                    }
                }
                Origin::Same => {}
                Origin::Unfinished => now = None,
            }
            if let (Some((walk, _)), Some(color)) = (&mut now, movers[steps]) {
                walk.set_to_move(color);
            }
            see(steps, now.as_ref().map(|(walk, from)| (walk, *from)));
        }
    }

    /// The colour of the next move after this number of steps, if a move comes next.
    fn mover_after(&self, steps: usize) -> Option<Color> {
        let mut next = self.origins.iter().skip(steps + 1);
        match next.find(|origin| !matches!(origin, Origin::Same))? {
            Origin::Move(color, _) => Some(*color),
            _ => None,
        }
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
            match origin {
                Origin::Move(color, point) => {
                    walk.set_to_move(*color);
                    walk.step(*point);
                }
                Origin::Same => {}
                Origin::Begin(_) | Origin::Unfinished => return None,
            }
        }
        if let Some(color) = self.mover_after(steps) {
            walk.set_to_move(color);
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
    fn one_key_is_one_position_by_whatever_moves() {
        let keys = |moves| Positions::of(&game(Handicap::None, moves)).keys().to_vec();
        let (one, other) = (keys("E5 E6 D6 C3"), keys("D6 E6 E5 C3"));
        assert_eq!(one[0], other[0]);
        assert_ne!(one[1], other[1]);
        assert_ne!(one[2], other[2]);
        assert_eq!((one[3], one[4]), (other[3], other[4]));
        let stopped = keys("E5 pass pass");
        assert!(stopped[2].is_some() && stopped[3].is_none());
        let mut komi = game(Handicap::None, "E5 E6 D6 C3").setup().clone();
        komi.komi = "0.5".parse().unwrap();
        assert_ne!(one[0], Positions::of(&Game::new(komi).unwrap()).keys()[0]);
    }

    /// The side to move of a position is the player of the next move.
    #[test]
    fn a_key_knows_the_side_to_move() {
        let begin = |moves| {
            let game = game(Handicap::None, "");
            let begin = Origin::Begin(Box::new(beginning(&game, &[])));
            Positions::new(game.setup().size, [vec![begin, Origin::Same], moves].concat())
        };
        let point = Size::square(9).unwrap().parse("E5");
        let black = begin(vec![Origin::Move(Color::Black, point), Origin::Same]);
        let white = begin(vec![Origin::Move(Color::White, point)]);
        let (one, other) = (black.keys(), white.keys());
        assert_eq!((one[0], one[2]), (one[1], one[3]));
        assert_ne!(one[0], other[0]);
        for (positions, keys) in [(&black, one), (&white, other)] {
            for (steps, key) in keys.iter().enumerate() {
                let walk = positions.walk(steps).unwrap();
                let alone = Origin::Begin(Box::new(walk));
                let alone = Positions::new(positions.size(), vec![alone]).keys().to_vec();
                assert_eq!(alone, [*key], "{steps}");
            }
        }
    }
}

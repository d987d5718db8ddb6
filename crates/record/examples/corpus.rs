//! Writes a folder of complete games, each a random one under Tromp–Taylor rules with its
//! result, to measure `tengen referee` on:
//!
//! ```sh
//! cargo run --release -p tengen-record --example corpus -- games 20000
//! cargo build --release
//! time taskset -c 1 target/release/tengen referee games --threads 1 | tail -1
//! ```
//!
//! and, for one large file of as many games, `find games -name '*.sgf' | xargs cat > games.sgf`.
//! A third argument is the number of moves after which games end, 250 if not given. With 0 they
//! end when neither player has a move left but into eyes.

use std::error::Error;
use std::path::PathBuf;
use tengen_record::{About, record_of};
use tengen_rules::{Color, Event, Game, GameSetup, Handicap, Point, Size, presets};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("say which folder to write to")?);
    let games: u32 = arguments.next().ok_or("say how many games to write")?.parse()?;
    let most = arguments.next().map_or(Ok(250), |text| text.parse())?;
    std::fs::create_dir_all(&folder)?;
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    for number in 1..=games {
        let game = random_game(&mut dice, if most == 0 { usize::MAX } else { most })?;
        let bytes = record_of(&game, About::default()).to_bytes()?;
        std::fs::write(folder.join(format!("{number:06}.sgf")), bytes)?;
    }
    Ok(())
}

/// A game of random moves that fill no eyes, passed out after `most` of them.
fn random_game(dice: &mut Dice, most: usize) -> Result<Game, Box<dyn Error>> {
    let setup = GameSetup::new(Size::square(19)?, presets::TROMP_TAYLOR.clone(), Handicap::None);
    let mut game = Game::new(setup)?;
    while let Some(color) = game.to_move() {
        let wanted = if game.moves().len() < most { play(&game, color, dice) } else { None };
        game.apply(match wanted {
            Some(point) => Event::Play { color, point },
            None => Event::Pass { color },
        })?;
    }
    Ok(game)
}

fn play(game: &Game, color: Color, dice: &mut Dice) -> Option<Point> {
    let (line, board) = (game.line(), game.board());
    let sensible = |p: &Point| {
        let own_eye = board.is_surrounded(color, *p);
        !own_eye && !board.is_suicide(color, *p) && line.check(color, *p).is_ok()
    };
    // Most points can be played on, so that guessing usually does.
    let mut guesses = (0..8).map(|_| board.empty_point(dice.below(board.empty_count())));
    guesses.find(sensible).or_else(|| board.empty_points().find(sensible))
}

/// Xorshift: the same games every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}

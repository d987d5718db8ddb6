//! Random games played in two programs at once: Tengen's referee and a KataGo reached by GTP.
//!
//! After every move the boards, the stones captured and the legality of every point are compared.
//! At the end of a game that was played out, the scores are compared. KataGo's legality is read
//! from `kata-raw-nn`, which gives no policy to illegal points: `play` itself forgives some.
//!
//! Three things in KataGo are its own, and the games avoid them or allow for them:
//!
//! - Black's plays before White's first stone are a handicap to it.
//! - A second pass in the same position ends its game under simple ko.
//! - Where eyes in seki do not count, it takes a group with a stone in atari for seki, besides
//!   those that touch a neutral point.

mod katago;
mod play;
mod terms;

use katago::Katago;
use play::{Game, Sums};
use std::path::PathBuf;
use terms::Terms;

pub(crate) const USAGE: &str = "\
Usage: cargo xtask differential --model NET [--katago PATH] [--games N] [--seed S]

Plays random games against KataGo's referee and compares legality, captures and scores.

  --model NET     a network for KataGo, any that it can load; small ones are quick
                  (or $KATAGO_MODEL)
  --katago PATH   the program (or $KATAGO; else `katago` on the path)
  --games N       how many games (200)
  --seed S        of the first game; the next ones have S+1 and so on (1)

Example:
  cargo xtask differential --katago ~/bin/katago --model ~/nets/b6c96.bin.gz --games 2000
";

struct Options {
    katago: PathBuf,
    model: PathBuf,
    games: u64,
    seed: u64,
}

impl Options {
    fn read(words: &[&str]) -> Result<Options, String> {
        let given = |name| std::env::var_os(name).map(PathBuf::from);
        let mut katago = given("KATAGO").unwrap_or_else(|| "katago".into());
        let mut model = given("KATAGO_MODEL");
        let (mut games, mut seed) = (200, 1);
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let value = words.next().ok_or_else(|| format!("{word} needs a value\n\n{USAGE}"));
            let number = |text: &str| {
                text.parse().map_err(|_| format!("{word} {text}: not a number\n\n{USAGE}"))
            };
            match *word {
                "--katago" => katago = value?.into(),
                "--model" => model = Some(value?.into()),
                "--games" => games = number(value?)?,
                "--seed" => seed = number(value?)?,
                _ => return Err(format!("no such option: {word}\n\n{USAGE}")),
            }
        }
        let missing =
            || format!("no network: KataGo starts with none; name one by --model\n\n{USAGE}");
        Ok(Options { katago, model: model.ok_or_else(missing)?, games, seed })
    }
}

/// `cargo xtask differential`.
pub(crate) fn command(words: &[&str]) -> Result<(), String> {
    let Options { katago, model, games, seed } = Options::read(words)?;
    let mut katago = Katago::start(&katago, &model)?;
    println!("against {}", katago.name()?);
    let mut sums = Sums::default();
    let mut differing = 0;
    for seed in seed..seed.saturating_add(games) {
        let mut game = Game::new(seed);
        if let Some(difference) = game.play(&mut katago, &mut sums)? {
            differing += 1;
            println!("seed {seed}, {game}: {difference}\n{}", game.shown());
        }
    }
    println!("rules: {}", Terms::description());
    println!("{games} games: {sums}; {differing} differences");
    if differing == 0 { Ok(()) } else { Err(format!("{differing} games differ")) }
}

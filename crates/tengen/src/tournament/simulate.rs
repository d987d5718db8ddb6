//! `tengen tournament simulate`.

use super::print;
use crate::Failure;
use crate::dice::dice;
use crate::options::at_least;
use crate::records::bar::bar;
use crate::speech::say;
use clap::{Args, ValueEnum};
use serde_json::json;
use std::io::Write;
use tengen_tournament::simulate::{Found, Trial};
use tengen_tournament::{MOST_ROUNDS, Plan, Rank, Settings};

/// Options of `tengen tournament simulate`.
#[derive(Debug, Args)]
pub(super) struct SimulateArguments {
    #[arg(long, value_enum, default_value = "mcmahon")]
    system: System,
    #[arg(long, value_name = "N", default_value = "32", value_parser = clap::value_parser!(u16).range(2..=1000))]
    players: u16,
    #[arg(long, value_name = "N", default_value = "5", value_parser = clap::value_parser!(u8).range(1..=MOST_ROUNDS as i64))]
    rounds: u8,
    #[arg(long, value_name = "RANK", default_value = "5d", value_parser = rank)]
    strongest: Rank,
    #[arg(long, value_name = "RANK", default_value = "15k", value_parser = rank)]
    weakest: Rank,
    #[arg(long, value_name = "RANK", default_value = "2d", value_parser = rank)]
    bar: Rank,
    #[arg(long, value_name = "POINTS", default_value = "50", value_parser = at_least::<u16>(0))]
    error: u16,
    #[arg(long, value_name = "N", default_value = "100", value_parser = at_least::<u32>(1))]
    times: u32,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long)]
    json: bool,
}

/// A rank as `5d` or `12k`.
fn rank(text: &str) -> Result<Rank, String> {
    text.parse().map_err(|_| say("wanted-strength", &[]))
}

/// A system by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum System {
    Mcmahon,
    Swiss,
    RoundRobin,
    Knockout,
}

impl SimulateArguments {
    fn trial(&self) -> Result<Trial, Failure> {
        let players = usize::from(self.players);
        let plan = match self.system {
            System::Mcmahon | System::Swiss => Plan::Weighed,
            System::RoundRobin => Plan::RoundRobin { times: 1 },
            System::Knockout => Plan::Knockout { third: true },
        };
        let rounds = plan.rounds(players).unwrap_or(usize::from(self.rounds));
        if rounds > MOST_ROUNDS {
            let values = [("rounds", rounds.into()), ("most", MOST_ROUNDS.into())];
            return Err(Failure::Usage(say("simulated-too-long", &values)));
        }
        let settings = match self.system {
            System::Mcmahon => Settings::mcmahon("", rounds, self.bar, Rank::LOWEST),
            _ => Settings::swiss("", rounds),
        };
        let [from, to] = [self.strongest, self.weakest].map(|rank| 2100 + 100 * rank.number());
        let last = players as i32 - 1;
        let strengths = (0..=last).map(|at| from + (to - from) * at / last).collect();
        Ok(Trial { settings, plan, strengths, error: f64::from(self.error) })
    }
}

pub(super) fn run(arguments: &SimulateArguments) -> Result<(), Failure> {
    let trial = arguments.trial()?;
    let seed = arguments.seed.map_or_else(dice, Ok)?;
    let bar = bar(arguments.times as usize);
    let mut found = Found::default();
    for at in 0..u64::from(arguments.times) {
        let played = trial.play(seed.wrapping_add(at));
        found = found.and(played.map_err(|refusal| Failure::Trouble(refusal.to_string()))?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    let per_tournament = |sum: f64| sum / found.tournaments as f64;
    let per_game = |sum: f64| sum / found.games.max(1) as f64;
    let rows = [
        ("strongest-first", 100.0 * per_tournament(found.strongest_first)),
        ("place", per_tournament(found.places)),
        ("wrong", 100.0 * per_tournament(found.wrong)),
        ("gap", per_game(found.gaps)),
        ("even", 100.0 * per_game(found.even as f64)),
        ("again", 100.0 * per_game(found.again as f64)),
    ];
    if arguments.json {
        let mut json = json!({
            "seed": seed.to_string(),
            "tournaments": found.tournaments,
            "games": found.games,
        });
        for (name, value) in rows {
            json[name] = json!(value);
        }
        return print(&json);
    }
    let mut out = std::io::stdout().lock();
    for (name, value) in rows {
        let value = format!("{value:.1}");
        writeln!(out, "{}", say(&format!("simulated-{name}"), &[("value", (&value).into())]))?;
    }
    let (seed, games) = (seed.to_string(), (found.games / found.tournaments) as u32);
    let values =
        [("times", arguments.times.into()), ("games", games.into()), ("seed", (&seed).into())];
    writeln!(out, "{}", say("simulated-basis", &values))?;
    Ok(())
}

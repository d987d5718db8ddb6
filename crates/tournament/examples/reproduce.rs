//! Compares weights, pairings and standings with those of other programs.
//!
//! `cargo run --release -p tengen-tournament --example reproduce -- FOLDER`: the folder has
//! `opengotha/*.xml`, `weights/NAME.csv[.gz]` and `opengotha/NAME.h9`.

use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tengen_tournament::formats::{self, Federation};
use tengen_tournament::running::{Running, events_of};
use tengen_tournament::weights::Weighing;
use tengen_tournament::{
    Game, History, PlayerId, Round, Standings, Tournament, opengotha, pair, players,
};

/// Whether two have the same players, games and byes, but for colours that are not settled.
fn is_same(one: &Tournament, other: &Tournament) -> bool {
    let games = |tournament: &Tournament| {
        let settled = tournament.games.iter().map(|game| Game { has_colors: true, ..game.clone() });
        let mut games: Vec<Game> = settled.collect();
        games.sort_by_key(|game| (game.round, game.table));
        games
    };
    let byes = |tournament: &Tournament| {
        let mut byes = tournament.byes.clone();
        byes.sort();
        byes
    };
    one.players == other.players && games(one) == games(other) && byes(one) == byes(other)
}

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("name the folder with the files");
        return ExitCode::FAILURE;
    };
    let mut is_well = true;
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder.join("opengotha")).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    for file in files.iter().filter(|file| file.extension().is_some_and(|it| it == "xml")) {
        let name = file.file_stem().unwrap().to_string_lossy();
        let tournament = match opengotha::read(&text(file)) {
            Ok(tournament) => tournament,
            Err(fault) => {
                println!("{name}: {fault}");
                is_well = false;
                continue;
            }
        };
        let again = opengotha::read(&opengotha::write(&tournament));
        if again.as_ref() != Ok(&tournament) {
            println!("{name}: another one when it is written and read again");
            is_well = false;
        }
        match Running::replay(events_of(&tournament)) {
            Ok(again) if is_same(again.tournament(), &tournament) => {}
            Ok(_) => {
                println!("{name}: another one by its events");
                is_well = false;
            }
            Err(refusal) => {
                println!("{name}: {refusal}");
                is_well = false;
            }
        }
        println!("{name}: {} players, {} games", tournament.players.len(), tournament.games.len());
        for ending in ["csv", "csv.gz"] {
            let table = folder.join("weights").join(format!("{name}.{ending}"));
            if table.exists() {
                is_well &= weights(&tournament, &text(&table));
            }
        }
        is_well &= totals(&tournament);
        let list = file.with_extension("h9");
        if list.exists() {
            is_well &= standings(&tournament, &fs::read(list).unwrap());
        }
        is_well &= lists(&tournament);
        for (ending, write) in
            [("h9", formats::egf as fn(&History<'_>) -> Vec<u8>), ("tou", formats::ffg)]
        {
            let list = file.with_extension(ending);
            if list.exists() {
                let history = History::of(&tournament, tournament.rounds_paired());
                is_well &= rows_of(&write(&history), &fs::read(list).unwrap(), ending);
            }
        }
    }
    if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn text(path: &Path) -> String {
    let bytes = fs::read(path).unwrap();
    if path.extension().is_some_and(|ending| ending == "gz") {
        let mut text = String::new();
        flate2::read::GzDecoder::new(&*bytes).read_to_string(&mut text).unwrap();
        return text;
    }
    String::from_utf8(bytes).unwrap()
}

fn weights(tournament: &Tournament, table: &str) -> bool {
    let by_name = tournament.by_name();
    let mut rounds: BTreeMap<usize, Vec<Vec<i64>>> = BTreeMap::new();
    for line in table.lines().skip(1) {
        let row: Vec<i64> = line.split(',').map(|number| number.parse().unwrap()).collect();
        rounds.entry(row[0] as usize - 1).or_default().push(row);
    }
    let (mut same, mut others) = (0, 0);
    for (round, rows) in rounds {
        let history = History::of(tournament, round);
        let weighing = Weighing::of(&history, &players(&history).0);
        for row in rows {
            let [one, other] = [row[1], row[2]].map(|number| by_name[number as usize - 1]);
            let weights = weighing.pair(one, other);
            let is_same = weights.parts() == row[3..12] && weights.total() == row[12];
            if is_same { same += 1 } else { others += 1 }
        }
    }
    println!("  weights: {same} pairs equal in all components, {others} not");
    others == 0
}

fn totals(tournament: &Tournament) -> bool {
    let mut is_well = true;
    for round in 0..tournament.rounds_paired() {
        let history = History::of(tournament, round);
        let best = pair(&history);
        let of_round = tournament.games_of(Round(round));
        let played: Vec<[PlayerId; 2]> = of_round.map(|game| [game.white, game.black]).collect();
        let (mut all, _) = players(&history);
        all.retain(|id| Some(*id) != best.bye);
        let mut of_games: Vec<PlayerId> = played.iter().flatten().copied().collect();
        of_games.sort();
        if of_games != all {
            println!("  round {}: other players were paired than those who took part", round + 1);
            continue;
        }
        let weighing = Weighing::of(&history, &players(&history).0);
        let total: i64 =
            played.iter().map(|[one, other]| weighing.pair(*one, *other).total()).sum();
        let more = best.total() - total;
        if more != 0 {
            println!(
                "  round {}: the best pairing weighs {more} more than the one played",
                round + 1
            );
        }
        is_well &= more >= 0;
    }
    is_well
}

/// Whether the lists that are written can be read, and give the same lists again.
fn lists(tournament: &Tournament) -> bool {
    let history = History::of(tournament, tournament.rounds_paired());
    let egf = formats::egf(&history);
    let mut is_well = true;
    for (list, federation) in [(egf, Federation::Egf), (formats::ffg(&history), Federation::Ffg)] {
        match formats::read_list(&list, federation) {
            Err(fault) => {
                println!("  {federation:?}: {fault}");
                is_well = false;
            }
            Ok(again) => {
                let games = |tournament: &Tournament| {
                    let mut games: Vec<String> = tournament
                        .games
                        .iter()
                        .map(|game| {
                            let name = |id| tournament.player(id).full_name();
                            let Game { round, handicap, outcome, .. } = game;
                            let players = [name(game.white), name(game.black)];
                            format!("{round:?} {players:?} {handicap} {outcome:?}")
                        })
                        .collect();
                    games.sort();
                    games
                };
                if games(&again) != games(tournament) {
                    println!("  {federation:?}: other games are read than were written");
                    is_well = false;
                }
                if federation == Federation::Egf {
                    let now = |tournament: &Tournament| {
                        let history = History::of(tournament, tournament.rounds_paired());
                        let score = |id| (tournament.player(id).full_name(), history.now(id).wins);
                        let mut scores: Vec<_> = tournament.ids().map(score).collect();
                        scores.sort();
                        scores
                    };
                    if now(&again) != now(tournament) {
                        println!("  {federation:?}: other scores");
                    }
                }
            }
        }
    }
    is_well
}

/// Whether both lists have the same words in all rows of players.
fn rows_of(ours: &[u8], theirs: &[u8], ending: &str) -> bool {
    let words = |list: &[u8]| -> Vec<Vec<String>> {
        let list: String = list.iter().map(|byte| char::from(*byte)).collect();
        let rows = list.lines().filter(|line| !line.starts_with(';') && !line.trim().is_empty());
        // Older versions of OpenGotha leave out the numbers of players.
        let words = |row: &str| row.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let words = |row: &str| words(row.split(" |").next().unwrap_or_default());
        rows.map(words).collect()
    };
    let is_same = words(ours) == words(theirs);
    println!("  rows of .{ending}: {}", if is_same { "equal" } else { "others" });
    if !is_same {
        println!("{}", String::from_utf8_lossy(ours));
    }
    is_same
}

/// The rows of a list: name and criteria.
fn standings(tournament: &Tournament, list: &[u8]) -> bool {
    let list: String = list.iter().map(|byte| char::from(*byte)).collect();
    let history = History::of(tournament, tournament.rounds_paired());
    let standings = Standings::of(&history);
    let mut is_well = true;
    let lines = list.lines().filter(|line| !line.starts_with(';') && !line.trim().is_empty());
    for (line, row) in lines.zip(&standings.rows) {
        let values = row.values.iter().zip(&standings.criteria);
        let values: Vec<String> = values.map(|(value, of)| of.told(*value)).collect();
        let name = tournament.player(row.player).full_name();
        let words: Vec<&str> = line.split_whitespace().collect();
        let has_all = line.contains(&name) && values.iter().all(|value| words.contains(&&**value));
        if !has_all {
            println!("  {line}\n  is not {name} {values:?}");
            is_well = false;
        }
    }
    println!(
        "  standings: {} rows, {}",
        standings.rows.len(),
        if is_well { "equal" } else { "others" }
    );
    is_well
}

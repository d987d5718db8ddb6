//! The European Go Federation's list of results: `.h1` to `.h9`.

use super::{Result, Results, latin_9};
use crate::history::History;
use crate::settings::{General, Then};
use crate::{Player, Standings, Tournament};
use std::fmt::Write;

/// The list after the rounds of this history, in ISO 8859-15.
pub fn egf(history: &History<'_>) -> Vec<u8> {
    let tournament = history.tournament();
    let standings = Standings::of(history);
    let results = Results::of(history, &standings);
    let mut out = head(tournament);
    let mut names = String::new();
    for criterion in &standings.criteria {
        // A column has four places and one before it.
        let _ = write!(names, "{:>5}", short(&criterion.to_string()));
    }
    let _ = writeln!(out, "; Pl Name                            Rk Co Club{names}");
    for row in &standings.rows {
        let player = tournament.player(row.player);
        let _ = write!(
            out,
            "{:>4} {:<30} {:>3} {:<2} {:<4}",
            results.rows[row.player.0],
            name(player),
            player.rank.to_string().to_uppercase(),
            country(player),
            player.club.chars().take(4).collect::<String>(),
        );
        for (value, criterion) in row.values.iter().zip(&standings.criteria) {
            let _ = write!(out, " {:>4}", criterion.told(*value));
        }
        // Programs read four criteria.
        for _ in row.values.len()..4 {
            out.push_str(" 0");
        }
        for result in results.of_player(row.player) {
            out.push_str(&told(&result));
        }
        if !player.numbers.egf_pin.is_empty() {
            let _ = write!(out, " |{}", player.numbers.egf_pin);
        }
        out.push('\n');
    }
    latin_9::write(&out)
}

fn head(tournament: &Tournament) -> String {
    let general = &tournament.settings.general;
    let adjusted = adjusted(general);
    let mut out = String::new();
    let _ = writeln!(out, "; CL[{}]", class(general, adjusted));
    let _ = writeln!(out, "; EV[{}]", plain(&general.name));
    let _ = writeln!(out, "; PC[{}]", plain(&general.place));
    let _ = writeln!(out, "; DT[{},{}]", general.dates[0], general.dates[1]);
    if tournament.games.iter().any(|game| game.handicap > 0) {
        let _ = writeln!(out, "; HA[h{}]", tournament.settings.handicap.correction.max(0));
    }
    let _ = writeln!(out, "; KM[{}]", general.komi);
    let _ = writeln!(out, "; TM[{adjusted}]");
    let time = match general.time.then {
        Then::Nothing => "Sudden death".to_owned(),
        Then::ByoYomi(seconds) => format!("Standard byo-yomi {seconds} seconds"),
        Then::Canadian(moves, seconds) => {
            format!("Canadian byo-yomi {moves} moves in {seconds} seconds")
        }
        Then::Fischer(seconds) => {
            format!("Fischer {} minutes + {seconds} seconds", general.time.basic)
        }
    };
    let _ = writeln!(out, "; CM[{time}]\n;");
    out
}

/// The minutes of a game: the basic time and what 45 moves in byo-yomi take, 60 in Canadian
/// byo-yomi, or 120 with more time for each move.
fn adjusted(general: &General) -> u32 {
    let seconds = match general.time.then {
        Then::Nothing => 0,
        Then::ByoYomi(seconds) => 45 * seconds,
        Then::Canadian(moves, seconds) => 60 * seconds / moves.max(1),
        Then::Fischer(seconds) => 120 * seconds,
    };
    general.time.basic + seconds / 60
}

/// The class by which the federation weighs the results.
fn class(general: &General, adjusted: u32) -> char {
    let is_fischer = matches!(general.time.then, Then::Fischer(_));
    let least = |basic, fischer, all| {
        general.time.basic >= if is_fischer { fischer } else { basic } && adjusted >= all
    };
    match () {
        () if general.is_online => 'D',
        () if least(60, 45, 75) => 'A',
        () if least(40, 30, 50) => 'B',
        () if least(25, 20, 30) => 'C',
        () => 'X',
    }
}

/// A text within brackets.
fn plain(text: &str) -> String {
    text.chars().map(|c| if matches!(c, '[' | ']' | '\n') { ' ' } else { c }).collect()
}

/// The name without blanks inside, in at most 30 letters.
fn name(player: &Player) -> String {
    let joined = |name: &str| name.split_whitespace().collect::<Vec<_>>().join("_");
    let name = format!("{} {}", joined(&player.name), joined(&player.first_name));
    name.chars().take(30).collect()
}

/// Great Britain is UK in the list.
fn country(player: &Player) -> String {
    match &*player.country.to_uppercase() {
        "GB" => "UK".to_owned(),
        "" => "--".to_owned(),
        country => country.chars().take(2).collect(),
    }
}

fn short(name: &str) -> String {
    match name {
        "SOSM" | "SOSW" => "SOS".to_owned(),
        "SOSOSM" | "SOSOSW" => "SOSOS".to_owned(),
        "SODOSM" | "SODOSW" => "SODOS".to_owned(),
        name => name.chars().take(5).collect(),
    }
}

fn told(Result { opponent, sign, color, handicap, is_by_default }: &Result) -> String {
    match color {
        None => format!("    0{sign}   "),
        Some(color) => {
            let stroke = if *is_by_default { '!' } else { '/' };
            format!("{opponent:>5}{sign}{stroke}{color}{}", (*handicap).min(9))
        }
    }
}

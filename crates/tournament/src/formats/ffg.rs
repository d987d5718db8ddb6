//! The French federation's list of results: `.tou`.

use super::{Result, Results, latin_9};
use crate::Standings;
use crate::history::History;
use crate::settings::Then;
use std::fmt::Write;

/// The list after the rounds of this history, in ISO 8859-15.
pub fn ffg(history: &History<'_>) -> Vec<u8> {
    let tournament = history.tournament();
    let general = &tournament.settings.general;
    let standings = Standings::of(history);
    let results = Results::of(history, &standings);
    let line = |text: &str| text.replace(['\n', '\r'], " ");
    let mut out = String::new();
    let _ = writeln!(out, ";name={}", line(&general.name));
    let _ = writeln!(out, ";date={}", date(&general.dates[0]));
    let _ = writeln!(out, ";vill={}", line(&general.place));
    let _ = writeln!(out, ";comm={}", line(&general.short_name));
    let _ = writeln!(out, ";prog=Tengen");
    let _ = writeln!(out, ";size={}", general.size);
    let more = match general.time.then {
        Then::Nothing => "",
        Then::ByoYomi(_) => "+b",
        Then::Canadian(..) => "+c",
        Then::Fischer(_) => "+f",
    };
    let _ = writeln!(out, ";time={}{more}", general.time.basic);
    let _ = writeln!(out, ";komi={}", general.komi);
    let _ = writeln!(out, ";Num Nom Prenom               Niv Licence Club");
    for row in &standings.rows {
        let player = tournament.player(row.player);
        let licence = match &*player.numbers.ffg_licence {
            "" => "-------",
            licence => licence,
        };
        let club = if player.club.is_empty() { "xxxx" } else { &player.club };
        let _ = write!(
            out,
            "{:>4} {:<25}{:>3} {licence:>7} {:<4}",
            results.rows[row.player.0],
            player.full_name().chars().take(25).collect::<String>(),
            player.rank.to_string().to_uppercase(),
            club.chars().take(4).collect::<String>(),
        );
        for result in results.of_player(row.player) {
            out.push_str(&told(&result));
        }
        out.push('\n');
    }
    latin_9::write(&out)
}

/// `2019-10-26` as `26/10/2019`.
fn date(date: &str) -> String {
    let mut parts: Vec<&str> = date.split('-').collect();
    parts.reverse();
    parts.join("/")
}

fn told(Result { opponent, sign, color, handicap, .. }: &Result) -> String {
    match color {
        None => format!("{opponent:>4}{sign}   "),
        Some(color) => format!(" {opponent:>4}{sign}{color}{}", (*handicap).min(9)),
    }
}

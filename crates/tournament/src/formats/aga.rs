//! The American association's report of a tournament.

use crate::history::{Did, History, Meeting};
use crate::settings::Settings;
use crate::{
    Game, Halves, MOST_ROUNDS, Numbers, Outcome, Player, PlayerId, Rank, Round, Tournament,
};
use std::collections::HashMap;
use std::fmt;
use std::fmt::Write;

/// The report after the rounds of this history, with the rules by the name that the association
/// gives them, such as `AGA`. Games without a result, without play or without a winner are left
/// out: they are not rated.
///
/// # Errors
/// The players with a game of the report who have no number of the association: it takes none
/// without.
///
/// ```
/// use tengen_tournament::{History, formats, opengotha};
///
/// let mut tournament = opengotha::read(include_str!("../../tests/data/small.xml"))?;
/// for (at, player) in tournament.players.iter_mut().enumerate() {
///     player.numbers.aga_id = (90001 + at).to_string();
/// }
/// let report = formats::aga(&History::of(&tournament, 2), "AGA").unwrap();
/// assert!(report.contains("\n90001 Ek, Anna 2d\n") && report.ends_with("(END)\n"));
/// # Ok::<(), tengen_tournament::opengotha::Fault>(())
/// ```
pub fn aga(history: &History<'_>, rules: &str) -> Result<String, Vec<PlayerId>> {
    let tournament = history.tournament();
    let general = &tournament.settings.general;
    let games: Vec<(PlayerId, Meeting)> = (0..history.rounds())
        .flat_map(|round| tournament.ids().map(move |id| (id, Round(round))))
        .filter_map(|(id, round)| match history.did(id, round) {
            Did::Played(game) if game.is_white && is_rated(&game) => Some((id, game)),
            _ => None,
        })
        .collect();
    let plays =
        |id: PlayerId| games.iter().any(|(white, game)| [*white, game.opponent].contains(&id));
    let number = |id: PlayerId| tournament.player(id).numbers.aga_id.trim();
    let without: Vec<PlayerId> =
        tournament.ids().filter(|id| plays(*id) && number(*id).is_empty()).collect();
    if !without.is_empty() {
        return Err(without);
    }
    let line = |text: &str| text.replace(['\n', '\r'], " ");
    let [from, to] = [0, 1].map(|at| date(&general.dates[at]));
    let mut out = String::new();
    let _ = writeln!(out, "TOURNEY {}, {}, {from}", line(&general.name), line(&general.place));
    let _ = writeln!(out, "    start={from}\n    finish={to}\n    rules={rules}\nPLAYERS");
    for id in tournament.by_name().into_iter().filter(|id| plays(*id)) {
        let player = tournament.player(id);
        let name = format!("{}, {}", player.name, player.first_name);
        let _ = writeln!(out, "{} {} {}", number(id), line(&name), player.rank);
    }
    out.push_str("GAMES\n");
    // Points for White beyond the half that decides a tie, as the association counts.
    let komi = general.komi.trim().parse().map_or(0, |komi: f64| komi.floor() as i32);
    for (white, game) in games {
        let winner = if game.is_won() { 'w' } else { 'b' };
        let (stones, komi) = match game.handicap {
            0 => (0, komi),
            1 => (0, 0),
            stones => (stones, 0),
        };
        let [white, black] = [white, game.opponent].map(number);
        let _ = writeln!(out, "{white} {black} {winner} {stones} {komi}");
    }
    out.push_str("(END)\n");
    Ok(out)
}

/// Whether the association rates a game.
fn is_rated(game: &Meeting) -> bool {
    game.has_result && !game.is_by_default && game.points != Halves(1)
}

/// `2026-11-21` as `11/21/2026`.
fn date(date: &str) -> String {
    match date.split('-').collect::<Vec<_>>()[..] {
        [year, month, day] => {
            let short = |part: &str| part.trim_start_matches('0').to_owned();
            format!("{}/{}/{year}", short(month), short(day))
        }
        _ => date.to_owned(),
    }
}

/// A line of a report that says what cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportFault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: ReportWhy,
}

/// What is wrong with a line of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportWhy {
    /// It is no line of this part of a report.
    NoLine,
    /// A player has a game and is not among the players.
    Unknown,
    /// A number stands twice among the players.
    Twice,
    /// There are more games of a player than rounds of a tournament.
    TooManyRounds,
}

impl fmt::Display for ReportFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let why = match self.why {
            ReportWhy::NoLine => "this is no line of a report here",
            ReportWhy::Unknown => "a player is not among the players",
            ReportWhy::Twice => "the number is another player's already",
            ReportWhy::TooManyRounds => "a player has more games than a tournament has rounds",
        };
        write!(f, "line {}: {why}", self.line)
    }
}

impl std::error::Error for ReportFault {}

/// Reads such a report. It does not say in which round a game was, so that each game is in the
/// first round in which both players are free.
///
/// # Errors
/// If a line cannot be read or contradicts another one.
pub fn read_aga(text: &str) -> Result<Tournament, ReportFault> {
    let mut settings = Settings::swiss("", 1);
    let mut players: Vec<Player> = Vec::new();
    let mut by_number: HashMap<&str, PlayerId> = HashMap::new();
    let mut games: Vec<Game> = Vec::new();
    let mut part = Part::Head;
    for (at, line) in text.lines().enumerate() {
        let fault = |why| ReportFault { line: at + 1, why };
        let line = line.trim();
        match line {
            "" => continue,
            "PLAYERS" => part = Part::Players,
            "GAMES" => part = Part::Games,
            "(END)" | "END" => break,
            _ => match part {
                Part::Head => head(line, &mut settings),
                Part::Players => {
                    let (number, player) = player(line).ok_or(fault(ReportWhy::NoLine))?;
                    if by_number.insert(number, PlayerId(players.len())).is_some() {
                        return Err(fault(ReportWhy::Twice));
                    }
                    players.push(player);
                }
                Part::Games => {
                    let (pair, outcome, handicap) = game(line).ok_or(fault(ReportWhy::NoLine))?;
                    let [white, black] = pair.map(|number| by_number.get(number).copied());
                    let both = white.zip(black).filter(|(white, black)| white != black);
                    let (white, black) = both.ok_or(fault(ReportWhy::Unknown))?;
                    let is_free = |round: &usize| {
                        let mut of_round = games.iter().filter(|game| game.round.0 == *round);
                        !of_round.any(|game| {
                            [game.white, game.black].iter().any(|id| [white, black].contains(id))
                        })
                    };
                    let round = (0..MOST_ROUNDS).find(is_free);
                    let round = Round(round.ok_or(fault(ReportWhy::TooManyRounds))?);
                    let table = games.iter().filter(|game| game.round == round).count() as u32 + 1;
                    games.push(Game {
                        round,
                        table,
                        white,
                        black,
                        has_colors: true,
                        handicap,
                        outcome,
                        is_by_default: false,
                    });
                }
            },
        }
    }
    settings.general.rounds = games.iter().map(|game| game.round.0 + 1).max().unwrap_or(1);
    let (byes, club_groups, kept) = (Vec::new(), Vec::new(), Vec::new());
    Ok(Tournament { players, games, byes, settings, club_groups, kept })
}

/// A part of a report.
#[derive(Clone, Copy)]
enum Part {
    Head,
    Players,
    Games,
}

fn head(line: &str, settings: &mut Settings) {
    let general = &mut settings.general;
    let iso = |date: &str| match date.split('/').collect::<Vec<_>>()[..] {
        [month, day, year] => format!("{year}-{month:0>2}-{day:0>2}"),
        _ => date.to_owned(),
    };
    if let Some(title) = line.strip_prefix("TOURNEY ") {
        let mut parts = title.split(',').map(str::trim);
        general.name = parts.next().unwrap_or_default().to_owned();
        general.short_name.clone_from(&general.name);
        general.place = parts.next().unwrap_or_default().to_owned();
    } else if let Some(date) = line.strip_prefix("start=") {
        general.dates[0] = iso(date);
    } else if let Some(date) = line.strip_prefix("finish=") {
        general.dates[1] = iso(date);
    }
}

fn player(line: &str) -> Option<(&str, Player)> {
    let (number, rest) = line.split_once(char::is_whitespace)?;
    let (names, rank) = rest.trim().rsplit_once(char::is_whitespace)?;
    let (name, first_name) = names.split_once(',').unwrap_or((names, ""));
    let rank: Rank = rank.parse().ok()?;
    let numbers = Numbers { aga_id: number.to_owned(), ..Numbers::default() };
    let player = Player {
        name: name.trim().to_owned(),
        first_name: first_name.trim().to_owned(),
        rank,
        grade: rank.to_string(),
        rating: 2100 + 100 * rank.number(),
        rating_origin: "AGA".to_owned(),
        club: String::new(),
        country: "US".to_owned(),
        numbers,
        correction: 0,
        is_final: true,
        takes_part: [true; MOST_ROUNDS],
    };
    Some((number, player))
}

fn game(line: &str) -> Option<([&str; 2], Outcome, u32)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [white, black, winner, stones, komi] = words[..] else { return None };
    let outcome = match winner {
        "w" | "W" => Outcome::White,
        "b" | "B" => Outcome::Black,
        _ => return None,
    };
    let komi: f64 = komi.parse().ok()?;
    let handicap = match stones.parse().ok()? {
        0 | 1 if komi <= 0.5 => 1,
        1 => 0,
        stones => stones,
    };
    Some(([white, black], outcome, handicap))
}

#[cfg(test)]
mod tests {
    use super::*;

    const REPORT: &str = "\
TOURNEY Evening, Town, 11/21/2026
    start=11/21/2026
    finish=11/22/2026
    rules=AGA
PLAYERS
7 Berg, Bo 13k
12 Ek, Anna 3d
9 Lind, Cy 2k
GAMES
12 9 w 3 0
7 9 b 0 0
12 7 b 0 7
(END)
";

    #[test]
    fn a_report_is_written_as_it_was_read() {
        let mut tournament = read_aga(REPORT).unwrap();
        tournament.settings.general.komi = "7.5".to_owned();
        let rounds: Vec<usize> = tournament.games.iter().map(|game| game.round.0).collect();
        assert_eq!(rounds, [0, 1, 2]);
        let written = aga(&History::of(&tournament, 3), "AGA").unwrap();
        assert_eq!(written, REPORT);
    }

    #[test]
    fn a_player_without_a_number_is_named() {
        let mut tournament = read_aga(REPORT).unwrap();
        tournament.players[2].numbers.aga_id.clear();
        assert_eq!(aga(&History::of(&tournament, 3), "AGA"), Err(vec![PlayerId(2)]));
        // Without their games nobody asks for it.
        assert!(aga(&History::of(&tournament, 0), "AGA").is_ok());
    }

    #[test]
    fn a_line_that_cannot_be_is_named() {
        for (from, to, line, why) in [
            ("12 9 w", "12 8 w", 10, ReportWhy::Unknown),
            ("12 9 w", "12 12 w", 10, ReportWhy::Unknown),
            ("12 9 w", "12 9 x", 10, ReportWhy::NoLine),
            ("9 Lind", "7 Lind", 8, ReportWhy::Twice),
            ("Bo 13k", "Bo 13z", 6, ReportWhy::NoLine),
        ] {
            let read = read_aga(&REPORT.replacen(from, to, 1));
            assert_eq!(read, Err(ReportFault { line, why }), "{to}");
        }
        let many = format!("{}{}", REPORT.replace("(END)\n", ""), "12 9 w 0 7\n".repeat(30));
        assert_eq!(read_aga(&many).unwrap_err().why, ReportWhy::TooManyRounds);
    }
}

//! Reads lists of results of the European and the French federation.

use super::latin_9;
use crate::settings::Settings;
use crate::tournament::MOST_ROUNDS;
use crate::{Game, Halves, Numbers, Outcome, Player, PlayerId, Rank, Round, Tournament};
use std::fmt;

/// What is wrong with a list, and in which line, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListFault {
    /// The line.
    pub line: usize,
    /// What is wrong.
    pub why: ListWhy,
}

/// What is wrong with a list.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ListWhy {
    /// There are no rows of players.
    Empty,
    /// The row has no rank, which stands behind the name.
    NoRank,
    /// A result cannot be read.
    Result(String),
    /// There is no row of this number.
    NoRow(usize),
    /// The opponent's row says another thing of the game in this round, from 1.
    Disagrees(usize),
    /// There are more rounds than a tournament has.
    TooManyRounds,
}

impl fmt::Display for ListFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        match &self.why {
            ListWhy::Empty => f.write_str("the list has no players"),
            ListWhy::NoRank => f.write_str("there is no rank behind the name"),
            ListWhy::Result(text) => write!(f, "“{text}” is no result"),
            ListWhy::NoRow(number) => write!(f, "there is no row {number}"),
            ListWhy::Disagrees(round) => {
                write!(f, "the opponent’s row says another thing of round {round}")
            }
            ListWhy::TooManyRounds => write!(f, "a tournament has at most {MOST_ROUNDS} rounds"),
        }
    }
}

impl std::error::Error for ListFault {}

/// The federation whose list it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Federation {
    /// The European one: `.h1` to `.h9`.
    Egf,
    /// The French one: `.tou`.
    Ffg,
}

/// Reads a list of results in ISO 8859-15. The players begin with the scores by which the first
/// criterion of a European list comes out. How players were paired is in no list.
///
/// # Errors
/// If a row cannot be read, or two rows say different things of a game.
pub fn read_list(list: &[u8], federation: Federation) -> Result<Tournament, ListFault> {
    let text = latin_9::read(list);
    let numbered = || text.lines().enumerate().map(|(at, line)| (at + 1, line));
    let heads = numbered().filter(|(_, line)| line.trim_start().starts_with(';'));
    let heads: Vec<&str> =
        heads.map(|(_, line)| line.trim_start().trim_start_matches(';')).collect();
    let is_row = |(_, line): &(usize, &str)| {
        let line = line.trim_start();
        !line.is_empty() && !line.starts_with(';')
    };
    let lines: Vec<usize> = numbered().filter(is_row).map(|(line, _)| line).collect();
    let fault = |line, why| ListFault { line, why };
    let rows = numbered().filter(is_row);
    let rows = rows.map(|(line, text)| Row::read(text, federation).map_err(|why| fault(line, why)));
    let rows = rows.collect::<Result<Vec<Row>, _>>()?;
    if rows.is_empty() {
        return Err(fault(0, ListWhy::Empty));
    }
    let rounds = rows.iter().map(|row| row.results.len()).max().unwrap_or_default();
    if rounds > MOST_ROUNDS {
        return Err(fault(lines[0], ListWhy::TooManyRounds));
    }
    let is_mcmahon = heads.iter().any(|head| head.contains("MMS"));
    let mut settings = match is_mcmahon {
        true => Settings::mcmahon("", rounds, Rank::HIGHEST, Rank::LOWEST),
        false => Settings::swiss("", rounds),
    };
    told(&heads, &mut settings);
    let mut tournament = Tournament {
        players: rows.iter().map(Row::player).collect(),
        games: Vec::new(),
        byes: Vec::new(),
        settings,
        club_groups: Vec::new(),
        kept: Vec::new(),
    };
    for (at, row) in rows.iter().enumerate() {
        for (round, result) in row.results.iter().enumerate() {
            let wrong = |why| fault(lines[at], why);
            match result.opponent.checked_sub(1) {
                None => unplayed(&mut tournament, (at, round), result.sign),
                Some(other) => {
                    let opponent =
                        rows.get(other).ok_or_else(|| wrong(ListWhy::NoRow(other + 1)))?;
                    let theirs = opponent.results.get(round);
                    let theirs = theirs.filter(|theirs| theirs.opponent == at + 1 && other != at);
                    let theirs = theirs.filter(|theirs| theirs.is_of_same(result));
                    let theirs = theirs.ok_or_else(|| wrong(ListWhy::Disagrees(round + 1)))?;
                    if at < other {
                        let table = tournament.games_of(Round(round)).count() as u32 + 1;
                        tournament.games.push(game((at, result), (other, theirs), round, table));
                    }
                }
            }
        }
    }
    if is_mcmahon {
        correct(&mut tournament, &rows, rounds);
    }
    Ok(tournament)
}

/// A row of a list.
struct Row {
    name: String,
    first_name: String,
    rank: Rank,
    country: String,
    club: String,
    licence: String,
    pin: String,
    /// The first criterion.
    score: Option<Halves>,
    results: Vec<Told>,
}

/// A result as its player's row has it.
struct Told {
    opponent: usize,
    sign: char,
    color: Option<char>,
    handicap: u32,
    is_by_default: bool,
}

impl Row {
    fn read(text: &str, federation: Federation) -> Result<Row, ListWhy> {
        let (text, pin) = match text.split_once(" |") {
            Some((text, pin)) => (text, pin.trim().to_owned()),
            None => (text, String::new()),
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        // A place may be missing where players are tied.
        let from = usize::from(words.first().is_some_and(|word| word.parse::<u32>().is_ok()));
        let is_rank = |word: &&str| word.parse::<Rank>().is_ok();
        let rank =
            (from + 1..words.len()).find(|at| is_rank(&words[*at])).ok_or(ListWhy::NoRank)?;
        let mut rest = words[rank + 1..].iter().copied().peekable();
        let mut next = |fits: &dyn Fn(&str) -> bool| rest.next_if(|word| fits(word)).unwrap_or("");
        let (country, licence, club);
        match federation {
            Federation::Egf => {
                let is_country = |word: &str| {
                    word == "--" || (word.len() == 2 && word.chars().all(char::is_alphabetic))
                };
                country = next(&is_country);
                club = next(&|word| halves(word).is_none() && Told::read(word).is_none());
                licence = "";
            }
            Federation::Ffg => {
                country = "";
                licence = next(&|_| true);
                club = next(&|word| Told::read(word).is_none());
            }
        }
        let score = rest.peek().and_then(|word| halves(word));
        let results = rest.skip_while(|word| halves(word).is_some());
        let results =
            results.map(|word| Told::read(word).ok_or_else(|| ListWhy::Result(word.to_owned())));
        let spaced = |word: &str| word.replace('_', " ");
        let names = &words[from..rank];
        Ok(Row {
            name: spaced(names[0]),
            first_name: spaced(&names[1..].join(" ")),
            rank: words[rank].parse().map_err(|_| ListWhy::NoRank)?,
            country: country.replace("--", ""),
            club: club.replace("xxxx", ""),
            licence: licence.replace("-------", ""),
            pin,
            score,
            results: results.collect::<Result<_, _>>()?,
        })
    }

    fn player(&self) -> Player {
        Player {
            name: self.name.clone(),
            first_name: self.first_name.clone(),
            rank: self.rank,
            grade: self.rank.to_string().to_uppercase(),
            rating: 2100 + 100 * self.rank.number(),
            rating_origin: String::new(),
            club: self.club.clone(),
            country: self.country.clone(),
            numbers: Numbers {
                egf_pin: self.pin.clone(),
                ffg_licence: self.licence.clone(),
                ..Numbers::default()
            },
            correction: 0,
            is_final: true,
            takes_part: [true; MOST_ROUNDS],
        }
    }
}

impl Told {
    /// `12+/w3`, `12-!b`, `2+w0`, `0=` and the like.
    fn read(word: &str) -> Option<Told> {
        let at = word.find(['+', '-', '=', '?'])?;
        let opponent = word[..at].parse().ok()?;
        let mut rest = word[at..].chars();
        let sign = rest.next()?;
        let rest = rest.as_str();
        let (is_by_default, rest) = match rest.strip_prefix('!') {
            Some(rest) => (true, rest),
            None => (false, rest.strip_prefix(['/', '|']).unwrap_or(rest)),
        };
        let color = rest.chars().next().map(|c| c.to_ascii_lowercase());
        let handicap = rest.get(1..).unwrap_or_default();
        let handicap = if handicap.is_empty() { 0 } else { handicap.parse().ok()? };
        if color.is_some_and(|color| !matches!(color, 'w' | 'b' | '?' | 'h')) {
            return None;
        }
        Some(Told { opponent, sign, color, handicap, is_by_default })
    }

    /// Whether the other player's row may say this of the same game.
    fn is_of_same(&self, other: &Told) -> bool {
        let is_open = |sign| sign == '?';
        let agree = match (self.sign, other.sign) {
            ('=', sign) | (sign, '=') => sign == '=',
            (one, other) => is_open(one) == is_open(other),
        };
        let colors = match (self.color, other.color) {
            (Some('w'), color) => color != Some('w'),
            (Some('b'), color) => color != Some('b'),
            _ => true,
        };
        agree && colors && self.handicap == other.handicap
    }
}

/// A number of points, as `36` or `36.5`.
fn halves(word: &str) -> Option<Halves> {
    let (whole, half) = match word.split_once('.') {
        Some((whole, "5")) => (whole, 1),
        Some((whole, "0")) => (whole, 0),
        Some((whole, "25" | "75")) => (whole, 0),
        Some(_) => return None,
        None => (word, 0),
    };
    let whole: i32 = whole.parse().ok()?;
    Some(Halves(2 * whole + half))
}

fn unplayed(tournament: &mut Tournament, (at, round): (usize, usize), sign: char) {
    match sign {
        '+' => tournament.byes.push((Round(round), PlayerId(at))),
        '=' => tournament.players[at].takes_part[round] = false,
        // No points: the player takes part, and has no game.
        _ => {}
    }
}

fn game(
    (one, ours): (usize, &Told),
    (other, theirs): (usize, &Told),
    round: usize,
    table: u32,
) -> Game {
    let is_white = !matches!((ours.color, theirs.color), (Some('b'), _) | (_, Some('w')));
    let (white, black) = if is_white { (one, other) } else { (other, one) };
    let signs = if is_white { (ours.sign, theirs.sign) } else { (theirs.sign, ours.sign) };
    Game {
        round: Round(round),
        table,
        white: PlayerId(white),
        black: PlayerId(black),
        has_colors: [ours.color, theirs.color].iter().any(|c| matches!(c, Some('w' | 'b'))),
        handicap: ours.handicap,
        outcome: match signs {
            ('+', '+') => Outcome::BothWin,
            ('+', _) => Outcome::White,
            (_, '+') => Outcome::Black,
            ('=', _) => Outcome::Jigo,
            ('-', '-') => Outcome::BothLose,
            _ => Outcome::Open,
        },
        is_by_default: ours.is_by_default || theirs.is_by_default,
    }
}

/// Lets each player begin with the score by which the listed one comes out.
fn correct(tournament: &mut Tournament, rows: &[Row], rounds: usize) {
    let history = crate::History::of(tournament, rounds);
    let off = |(at, row): (usize, &Row)| {
        let score = history.now(PlayerId(at)).mcmahon;
        row.score.map_or(0, |listed| (listed - score).0 / 2)
    };
    let corrections: Vec<i32> = rows.iter().enumerate().map(off).collect();
    for (player, correction) in tournament.players.iter_mut().zip(corrections) {
        player.correction = correction;
    }
}

/// The facts that stand before the rows.
fn told(heads: &[&str], settings: &mut Settings) {
    let general = &mut settings.general;
    for head in heads {
        let head = head.trim();
        let tag = |name: &str| {
            head.strip_prefix(name)?.strip_prefix('[')?.split(']').next().map(str::to_owned)
        };
        let fact = |name: &str| head.strip_prefix(name)?.strip_prefix('=').map(str::to_owned);
        if let Some(name) = tag("EV").or_else(|| fact("name")) {
            (general.name, general.short_name) = (name.clone(), name);
        } else if let Some(place) = tag("PC").or_else(|| fact("vill")) {
            general.place = place;
        } else if let Some(komi) = tag("KM").or_else(|| fact("komi")) {
            general.komi = komi;
        } else if let Some(dates) = tag("DT") {
            let mut dates = dates.split(',').map(|date| date.trim().to_owned());
            let first = dates.next().unwrap_or_default();
            general.dates = [first.clone(), dates.next().unwrap_or(first)];
        } else if let Some(date) = fact("date") {
            let mut parts: Vec<&str> = date.split('/').collect();
            parts.reverse();
            let date = parts.join("-");
            general.dates = [date.clone(), date];
        }
    }
}

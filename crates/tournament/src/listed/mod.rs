//! Rating lists of federations: players to be entered by name.

mod table;

pub use table::players_of_table;

use crate::{Numbers, Rank};

/// A list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RatingList {
    /// The date of the list in its own words.
    pub date: String,
    /// The players of it.
    pub players: Vec<Listed>,
    /// The lines that could not be read, from 1.
    pub unread: Vec<usize>,
}

/// A player of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// The family name.
    pub name: String,
    /// The given name.
    pub first_name: String,
    /// The country, in two letters.
    pub country: String,
    /// The club.
    pub club: String,
    /// The rank.
    pub rank: Rank,
    /// The rating: 2100 is 1d, and 100 points are a rank. None if the list has none.
    pub rating: Option<i32>,
    /// The numbers of the player in lists.
    pub numbers: Numbers,
}

/// The federation whose list it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The European Go Database's `allworld_lp.html` as text.
    Egd,
    /// The French `Echelle`.
    Ffg,
    /// The American `TDListA`, with tabs.
    Aga,
}

impl RatingList {
    /// Reads a list. Lines that cannot be read are named, and the others are there.
    pub fn read(text: &str, kind: Kind) -> RatingList {
        let mut list = RatingList::default();
        for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            if let Some(date) = date(line, kind) {
                list.date = date.to_owned();
                continue;
            }
            let listed = match kind {
                Kind::Egd => egd(line),
                Kind::Ffg => ffg(line),
                Kind::Aga => aga(line),
            };
            match listed {
                Some(listed) => list.players.push(listed),
                None => list.unread.push(at + 1),
            }
        }
        list
    }

    /// The kind of list that a text looks like.
    pub fn kind(text: &str) -> Option<Kind> {
        let first = text.lines().find(|line| !line.trim().is_empty())?;
        match () {
            () if first.starts_with("#Echelle") => Some(Kind::Ffg),
            () if first.contains('\t') => Some(Kind::Aga),
            () if first.trim_start().starts_with('(') || egd(first).is_some() => Some(Kind::Egd),
            () => None,
        }
    }
}

fn date(line: &str, kind: Kind) -> Option<&str> {
    match kind {
        Kind::Egd => line.trim().strip_prefix('(')?.strip_suffix(')'),
        Kind::Ffg => line.strip_prefix("#Echelle au ").map(str::trim),
        Kind::Aga => None,
    }
}

/// The letters of these columns, from 0.
fn columns(line: &str, from: usize, to: usize) -> String {
    line.chars().skip(from).take(to - from).collect::<String>().trim().to_owned()
}

/// Both names of a player, the family name first.
fn names(both: &str) -> Option<(String, String)> {
    let (name, first) = both.split_once(char::is_whitespace)?;
    Some((name.replace('_', " "), first.trim().replace('_', " ")))
}

/// The numbers that stand for a known place or club are left out.
fn known(text: String, none: &[&str]) -> String {
    if none.contains(&&*text) { String::new() } else { text }
}

fn egd(line: &str) -> Option<Listed> {
    let pin = columns(line, 1, 9);
    let (name, first_name) = names(&columns(line, 11, 48))?;
    if pin.len() != 8 || !pin.chars().all(|c| c.is_ascii_digit()) {
        return None;
    }
    Some(Listed {
        name,
        first_name,
        country: known(columns(line, 49, 52), &["XX"]),
        club: known(columns(line, 53, 58), &["xxxx"]),
        rank: columns(line, 60, 64).parse().ok()?,
        rating: columns(line, 70, 75).parse().ok(),
        numbers: Numbers { egf_pin: pin, ..Numbers::default() },
    })
}

fn ffg(line: &str) -> Option<Listed> {
    let (name, first_name) = names(&columns(line, 0, 38))?;
    let rating: i32 = columns(line, 38, 43).parse().ok()?;
    let known_rating = (rating != -9999).then_some(rating + 2050);
    Some(Listed {
        name,
        first_name,
        country: columns(line, 59, 61),
        club: known(columns(line, 54, 58), &["xxxx"]),
        rank: Rank::of(known_rating.map_or(-30, |rating| (rating - 2050).div_euclid(100))),
        rating: known_rating,
        numbers: Numbers {
            ffg_licence: known(columns(line, 46, 53), &["-------"]),
            ffg_status: columns(line, 44, 45),
            ..Numbers::default()
        },
    })
}

fn aga(line: &str) -> Option<Listed> {
    let cells: Vec<&str> = line.split('\t').map(str::trim).collect();
    let (name, first_name) = cells.first()?.split_once(',')?;
    let cell = |at: usize| cells.get(at).copied().unwrap_or_default();
    // There is nothing between −1 and 1: 1k is −1 and less, 1d is 1 and more.
    let rating: Option<f64> = cell(3).parse().ok();
    let rank = |rating: f64| match rating {
        ..0.0 => Rank::of(rating.ceil() as i32),
        _ => Rank::of(rating as i32 - 1),
    };
    Some(Listed {
        name: name.trim().to_owned(),
        first_name: first_name.trim().to_owned(),
        country: String::new(),
        club: cell(5).to_owned(),
        rank: rating.map_or(Rank::LOWEST, rank),
        rating: None,
        numbers: Numbers {
            aga_id: cell(1).to_owned(),
            aga_expires: cell(4).to_owned(),
            ..Numbers::default()
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_read_by_their_columns() {
        let egd = "(25 Nov 2026)\n\n 12345678  Ek_Berg Anna                          SE  Ups     3d   --   2287    41  T260102A\n 1234567   Berg Bo\n";
        assert_eq!(RatingList::kind(egd), Some(Kind::Egd));
        let list = RatingList::read(egd, Kind::Egd);
        assert_eq!((list.date.as_str(), &list.unread), ("25 Nov 2026", &vec![4]));
        let [player] = &list.players[..] else { panic!("{list:?}") };
        assert_eq!((&*player.name, &*player.first_name), ("Ek Berg", "Anna"));
        assert_eq!((player.rank.to_string(), player.rating), ("3d".to_owned(), Some(2287)));
        assert_eq!((&*player.country, &*player.club), ("SE", "Ups"));

        let ffg = &format!(
            "#Echelle au 25/11/2026 07:00:00\n{:<38}-1400 - 9900002 38GJ FR\n",
            "BERG Zo\u{eb}"
        );
        assert_eq!(RatingList::kind(ffg), Some(Kind::Ffg));
        let player = &RatingList::read(ffg, Kind::Ffg).players[0];
        assert_eq!((&*player.first_name, player.rating), ("Zo\u{eb}", Some(650)));
        assert_eq!(
            (player.rank.to_string(), &*player.numbers.ffg_licence),
            ("14k".to_owned(), "9900002")
        );

        let aga = "Berg, Bo\t90001\tFull\t3.41200\t1/1/2030\tBAYA\tCA\t0.41\t11/1/2026\nEk, Anna\t90002\tYouth\t-12.301\n";
        assert_eq!(RatingList::kind(aga), Some(Kind::Aga));
        let ranks = RatingList::read(aga, Kind::Aga)
            .players
            .into_iter()
            .map(|player| player.rank.to_string());
        assert_eq!(ranks.collect::<Vec<_>>(), ["3d", "12k"]);
    }
}

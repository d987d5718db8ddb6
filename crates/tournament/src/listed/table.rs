//! Players of a table with a line of headings, as a spreadsheet writes it.

use super::{Listed, RatingList};
use crate::{Numbers, Rank};

/// A column that is understood.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Column {
    Name,
    FirstName,
    /// Both names in one cell.
    FullName,
    Rank,
    Rating,
    Club,
    Country,
    EgfPin,
    FfgLicence,
    AgaId,
}

/// The headings by which columns are known, in lower-case letters.
const HEADINGS: [(Column, &[&str]); 10] = [
    (
        Column::Name,
        &[
            "family name",
            "last name",
            "surname",
            "name",
            "nachname",
            "familienname",
            "nom",
            "efternamn",
        ],
    ),
    (
        Column::FirstName,
        &["first name", "given name", "firstname", "vorname", "prénom", "prenom", "förnamn"],
    ),
    (Column::FullName, &["full name", "player", "spieler", "joueur", "spelare"]),
    (Column::Rank, &["rank", "grade", "rang", "grad", "niveau"]),
    (Column::Rating, &["rating", "gor", "wertung"]),
    (Column::Club, &["club", "verein", "klubb"]),
    (Column::Country, &["country", "land", "pays"]),
    (Column::EgfPin, &["pin", "egf pin", "egf-pin"]),
    (Column::FfgLicence, &["licence", "license", "ffg licence"]),
    (Column::AgaId, &["aga id", "aga number", "aga"]),
];

/// Reads the players of a table whose first line has headings in English, German, French or
/// Swedish, parted by commas, semicolons or tabs. Other columns are left out. A line without a name
/// is named as unread; a player without a rank has that of their rating, else the lowest one.
///
/// None if no heading is that of a name.
///
/// ```
/// use tengen_tournament::listed::players_of_table;
///
/// let list = players_of_table("Nachname;Vorname;Rang\nEk;Anna;3d\n").unwrap();
/// assert_eq!((&*list.players[0].name, list.players[0].rank.to_string()), ("Ek", "3d".to_owned()));
/// ```
pub fn players_of_table(text: &str) -> Option<RatingList> {
    let text = text.trim_start_matches('\u{feff}');
    let headings = text.lines().next()?;
    let delimiter =
        *b",;\t".iter().max_by_key(|mark| headings.bytes().filter(|b| b == *mark).count())?;
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(delimiter)
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let columns: Vec<Option<Column>> = reader.headers().ok()?.iter().map(column).collect();
    let has = |wanted| columns.contains(&Some(wanted));
    if !has(Column::Name) && !has(Column::FullName) {
        return None;
    }
    let mut list = RatingList::default();
    for (at, record) in reader.records().enumerate() {
        let record = record.ok();
        // The position is that of the line's begin, also where a cell goes over several lines.
        let line =
            record.as_ref().and_then(csv::StringRecord::position).map(|it| it.line() as usize);
        match record.and_then(|record| player(&columns, &record)) {
            Some(player) => list.players.push(player),
            None => list.unread.push(line.unwrap_or(at + 2)),
        }
    }
    Some(list)
}

fn column(heading: &str) -> Option<Column> {
    let heading = heading.to_lowercase();
    HEADINGS.iter().find(|(_, names)| names.contains(&&*heading)).map(|(column, _)| *column)
}

fn player(columns: &[Option<Column>], record: &csv::StringRecord) -> Option<Listed> {
    let cell = |wanted: Column| -> String {
        let at = columns.iter().position(|column| *column == Some(wanted));
        at.and_then(|at| record.get(at)).unwrap_or_default().to_owned()
    };
    let (name, first_name) = match (cell(Column::Name), cell(Column::FullName)) {
        (name, full) if name.is_empty() => match full.split_once(',') {
            Some((name, first)) => (name.trim().to_owned(), first.trim().to_owned()),
            // The last word is the family name.
            None => match full.rsplit_once(char::is_whitespace) {
                Some((first, name)) => (name.to_owned(), first.trim().to_owned()),
                None => (full, String::new()),
            },
        },
        (name, _) => (name, cell(Column::FirstName)),
    };
    if name.is_empty() {
        return None;
    }
    let rating: Option<i32> = cell(Column::Rating).parse().ok();
    let rank = match &*cell(Column::Rank) {
        "" => Rank::of(rating.map_or(-30, |rating| (rating - 2050).div_euclid(100))),
        rank => rank.parse().ok()?,
    };
    Some(Listed {
        name,
        first_name,
        country: cell(Column::Country),
        club: cell(Column::Club),
        rank,
        rating,
        numbers: Numbers {
            egf_pin: cell(Column::EgfPin),
            ffg_licence: cell(Column::FfgLicence),
            aga_id: cell(Column::AgaId),
            ..Numbers::default()
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_of_spreadsheets_are_read_by_their_headings() {
        let table = "\u{feff}Prénom,Nom,Niveau,Club,Remarque\nZoë,\"Berg, von\",14K,38Gj,\"a\nb\"\n,,5k,,\nBo,Ek,9x,,\nCy,Lind,,,\n";
        let list = players_of_table(table).unwrap();
        let told: Vec<String> = list
            .players
            .iter()
            .map(|player| {
                format!("{} {} {} {}", player.first_name, player.name, player.rank, player.club)
            })
            .collect();
        assert_eq!(told, ["Zoë Berg, von 14k 38Gj", "Cy Lind 30k "]);
        assert_eq!(list.unread, [4, 5]);
        let list = players_of_table(
            "Player\tRating\tPIN\nAnna Ek\t2287\t12345678\nBerg, Bo\t\t\nCher\t\t\n",
        )
        .unwrap();
        let names: Vec<[&str; 2]> =
            list.players.iter().map(|player| [&*player.name, &*player.first_name]).collect();
        assert_eq!(names, [["Ek", "Anna"], ["Berg", "Bo"], ["Cher", ""]]);
        assert_eq!(
            (list.players[0].rank.to_string(), list.players[0].rating),
            ("3d".to_owned(), Some(2287))
        );
        assert!(players_of_table("Rank,Club\n3d,x\n").is_none() && players_of_table("").is_none());
    }
}

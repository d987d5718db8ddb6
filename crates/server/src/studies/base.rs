//! Studies as they begin: packed for the store, and read from records.

use super::people::PersonId;
use crate::error_body::ErrorBody;
use crate::record::{BadRecord, faults};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use std::io::{Read, Write};
use tengen_sgf::GameInfo;
use tengen_study::{Snapshot, Study};

/// A study as the store has it.
pub(crate) fn packed(study: &Study) -> std::io::Result<Vec<u8>> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(&serde_json::to_vec(&study.snapshot())?)?;
    packed.finish()
}

/// The study that was packed.
pub(super) fn unpacked(packed: &[u8]) -> Result<Study, String> {
    let mut json = Vec::new();
    GzDecoder::new(packed).read_to_end(&mut json).map_err(|error| error.to_string())?;
    let snapshot: Snapshot = serde_json::from_slice(&json).map_err(|error| error.to_string())?;
    Study::restore(snapshot).map_err(|why| why.to_string())
}

/// A file of records as a study.
pub(crate) struct StudyRead {
    pub(crate) study: Study,
    /// Its title, after its first record.
    pub(crate) title: String,
    /// What is wrong with the file.
    pub(crate) notes: Vec<ErrorBody>,
}

/// The study of a file of records.
///
/// # Errors
/// If there is no game of Go in it, or too many.
pub(crate) fn of_record(bytes: &[u8]) -> Result<StudyRead, BadRecord> {
    let bytes = &*crate::record::as_record(bytes)?;
    crate::record::read(bytes)?;
    Ok(all_of(bytes))
}

/// The chapters of a file of records for a study that is there. They may all be of other games.
///
/// # Errors
/// If there is no game in it, or too many.
pub(crate) fn chapters_of(bytes: &[u8]) -> Result<StudyRead, BadRecord> {
    let bytes = &*crate::record::as_record(bytes)?;
    match crate::record::read(bytes) {
        Err(why) if why.problem != "other-game" => Err(why),
        _ => Ok(all_of(bytes)),
    }
}

fn all_of(bytes: &[u8]) -> StudyRead {
    let parsed = tengen_sgf::read(bytes);
    let first = parsed.collection.roots().next();
    let title = first.map(|root| title(&root.game_info().0)).unwrap_or_default();
    let study = Study::of(&parsed.collection, PersonId::OWNER.name());
    StudyRead { study, title, notes: faults(&parsed) }
}

/// The name of a game, or its players.
fn title(info: &GameInfo) -> String {
    let named = info.game_name.clone().filter(|name| !name.trim().is_empty());
    let players = [&info.black.name, &info.white.name].map(Option::clone);
    named.map_or_else(|| title_of_players(players), |name| fitting_title(&name))
}

/// What a study is called after the players of its first chapter.
pub(super) fn title_of_players(players: [Option<String>; 2]) -> String {
    fitting_title(&match players {
        [Some(black), Some(white)] => format!("{black} – {white}"),
        [one, other] => one.or(other).unwrap_or_default(),
    })
}

/// A text from elsewhere as the title of a study.
pub(crate) fn fitting_title(text: &str) -> String {
    text.trim().chars().filter(|c| !c.is_control()).take(super::LONGEST_TITLE).collect()
}

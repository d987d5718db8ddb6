//! The game as a record in a file, and back.

use crate::records::{self, Label};
use crate::speech::say;
use crate::{Failure, wrong};
use std::path::Path;
use tengen_clock::TimeSystem;
use tengen_record::{About, record_of};
use tengen_rules::{Game, Ruleset, Score};

/// The record of a game as the bytes of a file.
pub(crate) fn bytes(
    game: &Game,
    system: &TimeSystem,
    names: [String; 2],
) -> Result<Vec<u8>, String> {
    let about = About { names: names.map(Some), time: *system, ..About::default() };
    record_of(game, about).to_bytes().map_err(wrong::edit)
}

/// The game in a file. Rules and komi that are given go before those of the record.
pub(crate) fn load(
    file: &Path,
    encoding: Option<Label>,
    rules: Option<&Ruleset>,
    komi: Option<Score>,
) -> Result<Game, Failure> {
    let bad = |why: String| {
        let file = file.display().to_string();
        Failure::Trouble(say(
            "play-cannot-go-on",
            &[("file", (&file).into()), ("why", (&why).into())],
        ))
    };
    let bytes = records::bytes(file, encoding).map_err(|error| bad(wrong::system(&error)))?;
    read(bytes, encoding, rules, komi).map_err(bad)
}

fn read(
    bytes: Vec<u8>,
    encoding: Option<Label>,
    rules: Option<&Ruleset>,
    komi: Option<Score>,
) -> Result<Game, String> {
    let no_game = if records::is_drawing(&bytes) { "file-drawn" } else { "file-no-game" };
    let parsed = records::read_as(bytes, encoding);
    let root = parsed.collection.roots().next().ok_or_else(|| say(no_game, &[]))?;
    records::is_go(root)?;
    let tengen_record::Recorded { mut setup, events, notes, assumed } =
        tengen_record::read(root, rules).map_err(|why| wrong::no_game(&why))?;
    // A komi that is given need not be assumed.
    let assumed = assumed.iter().filter(|what| komi.is_none() || !what.is_komi());
    for note in notes.iter().map(wrong::diagnostic).chain(assumed.map(wrong::assumed)) {
        crate::speech::tell(&format!("tengen: {note}"));
    }
    // A record may have boards that no game is played on here.
    let size = setup.size;
    if crate::options::size(&size.to_string()).is_err() {
        let size = size.to_string();
        return Err(say("wrong-board", &[("size", (&size).into())]));
    }
    setup.komi = komi.unwrap_or(setup.komi);
    Game::replay(setup, events).map_err(|error| wrong::replay(&error, size))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::presets;

    #[test]
    fn the_komi_asked_for_goes_before_the_recorded_one() {
        let read = |komi| read(b"(;SZ[9]KM[5.5])".to_vec(), None, None, komi).unwrap();
        let [recorded, asked] = [11, 3].map(Score::halves);
        assert_eq!(read(None).setup().komi, recorded);
        assert_eq!(read(Some(asked)).setup().komi, asked);
    }

    #[test]
    fn a_drawing_is_no_game_but_convert_makes_it_one() {
        let refused = read(b". X O .\n. X O .\n. X O .".to_vec(), None, None, None).unwrap_err();
        assert!(refused.contains("`tengen convert`"), "{refused}");
    }

    #[test]
    fn the_rules_asked_for_go_before_the_recorded_ones() {
        let rules = |given| {
            read(b"(;SZ[9]RU[AGA])".to_vec(), None, given, None).unwrap().setup().rules.clone()
        };
        assert_eq!(rules(None), presets::AGA_AREA);
        assert_eq!(rules(Some(&presets::CHINESE)), presets::CHINESE);
    }

    #[test]
    fn the_encoding_asked_for_goes_before_the_one_that_is_guessed() {
        // In Shift_JIS the second byte of the name is no bracket, so that the rules belong to it.
        let record = b"(;SZ[9]PB[\x83]RU[AGA])".to_vec();
        let rules = |label| {
            let read = read(record.clone(), Some(label), None, None).unwrap();
            read.setup().rules.id.clone()
        };
        assert_eq!(rules("windows-1252"), presets::AGA_AREA.id);
        assert_eq!(rules("shift_jis"), presets::JAPANESE.id);
    }

    #[test]
    fn other_records_are_refused_with_a_reason() {
        for (record, why) in [
            ("", "no game"),
            ("(;SZ[30])", "2 to 25 lines"),
            ("(;SZ[9];B[aa];B[bb])", "White’s turn"),
        ] {
            let error = read(record.as_bytes().to_vec(), None, None, None).unwrap_err();
            assert!(error.contains(why), "{record}: {error}");
        }
    }
}

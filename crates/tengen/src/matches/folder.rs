//! The folder that keeps a match.

use super::line::Line;
use crate::speech::say;
use crate::{Failure, wrong};
use serde_json::Value;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

const SETTINGS: &str = "match.json";
const RESULTS: &str = "results.jsonl";
const GAMES: &str = "games";

/// A match's folder, locked for us as long as this value lives.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    results: File,
}

impl Folder {
    /// Makes the folder of a new match, or opens that of a match with the same settings. Returns
    /// the games that are in it.
    pub(crate) fn open(path: &Path, settings: &Value) -> Result<(Folder, Vec<Line>), Failure> {
        let bad = |what: &Path, why: &str| {
            let path = what.display().to_string();
            let values = [("path", (&path).into()), ("why", why.into())];
            Failure::Trouble(say("match-unkept", &values))
        };
        let games = path.join(GAMES);
        fs::create_dir_all(&games).map_err(|error| bad(&games, &wrong::system(&error)))?;
        let file = path.join(RESULTS);
        let results = OpenOptions::new().append(true).read(true).create(true).open(&file);
        let results = results.map_err(|error| bad(&file, &wrong::system(&error)))?;
        match results.try_lock() {
            // Where files cannot be locked, users have to take care themselves.
            Ok(()) | Err(TryLockError::Error(_)) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(bad(path, &say("match-under-way", &[])));
            }
        }
        let lines = read(&file, &results).map_err(|why| bad(&file, &why))?;
        let file = path.join(SETTINGS);
        match fs::read(&file) {
            Ok(bytes) => {
                let kept = serde_json::from_slice(&bytes)
                    .map_err(|error| bad(&file, &wrong::json(&error)))?;
                if let Some(difference) = difference(&kept, settings) {
                    let path = path.display().to_string();
                    let values = [("path", (&path).into()), ("why", (&difference).into())];
                    return Err(Failure::Usage(say("match-other", &values)));
                }
            }
            Err(error) if error.kind() == ErrorKind::NotFound && lines.is_empty() => {
                fs::write(&file, format!("{settings:#}\n"))
                    .map_err(|error| bad(&file, &wrong::system(&error)))?;
            }
            Err(error) => return Err(bad(&file, &wrong::system(&error))),
        }
        Ok((Folder { path: path.to_owned(), results }, lines))
    }

    /// Keeps a game: its record first, then its line. So a line means that the game is complete.
    pub(crate) fn keep(&mut self, mut line: Line, record: &[u8]) -> Result<Line, Failure> {
        let name = format!("{GAMES}/{:04}.sgf", line.game);
        let mut keep = || {
            fs::write(self.path.join(&name), record)?;
            line.record = Some(name.clone());
            let text = serde_json::to_string(&line).map_err(std::io::Error::other)? + "\n";
            self.results.write_all(text.as_bytes())?;
            self.results.sync_data()
        };
        keep().map_err(|error: std::io::Error| {
            let (path, why) = (self.path.display().to_string(), wrong::system(&error));
            let values =
                [("game", line.game.into()), ("path", (&path).into()), ("why", (&why).into())];
            Failure::Trouble(say("match-game-unkept", &values))
        })?;
        Ok(line)
    }
}

/// The lines of a file. A power failure may have cut off the last one; it is removed, and its game
/// played again.
fn read(path: &Path, file: &File) -> Result<Vec<Line>, String> {
    let text = fs::read_to_string(path).map_err(|error| wrong::system(&error))?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    if whole < text.len() {
        file.set_len(whole as u64).map_err(|error| wrong::system(&error))?;
    }
    let mut lines: Vec<Line> = Vec::new();
    for (number, line) in (1..).zip(text[..whole].lines()) {
        let line: Line =
            serde_json::from_str(line).map_err(|error| in_line(number, &wrong::json(&error)))?;
        if line.game == 0 || lines.iter().any(|known| known.game == line.game) {
            return Err(in_line(number, &say("match-game-twice", &[("game", line.game.into())])));
        }
        lines.push(line);
    }
    Ok(lines)
}

/// The error for a line of a file that cannot be used.
fn in_line(number: usize, why: &str) -> String {
    say("match-line", &[("number", number.into()), ("why", why.into())])
}

/// The first setting that differs, in words.
fn difference(kept: &Value, asked: &Value) -> Option<String> {
    let (Some(kept), Some(asked)) = (kept.as_object(), asked.as_object()) else {
        return Some(say("match-no-settings", &[]));
    };
    let names = asked.keys().chain(kept.keys());
    names.into_iter().find_map(|name| {
        let [one, other] = [kept.get(name), asked.get(name)];
        let show = |value: Option<&Value>| {
            value.map_or_else(|| say("match-no-setting", &[]), Value::to_string)
        };
        (one != other).then(|| {
            let (kept, asked) = (show(one), show(other));
            let values =
                [("name", name.into()), ("kept", (&kept).into()), ("asked", (&asked).into())];
            say("match-setting", &values)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::super::engines::Side;
    use super::*;
    use serde_json::json;

    fn line(game: usize) -> Line {
        Line {
            game,
            opening: 1,
            black: Side::A,
            result: "B+R".to_owned(),
            winner: Some(Side::A),
            end: "resignation".to_owned(),
            counted: None,
            why: "resigned".to_owned(),
            moves: 3,
            asked: [2, 1],
            seconds: [0.5, 0.25],
            longest: [0.5, 0.25],
            cpu: [None, Some(0.125)],
            untold: [vec![], vec!["the time".to_owned()]],
            record: None,
        }
    }

    fn open(path: &Path, komi: &str) -> Result<(Folder, Vec<Line>), String> {
        Folder::open(path, &json!({ "a": "x", "komi": komi })).map_err(|error| error.to_string())
    }

    #[test]
    fn what_is_kept_is_there_again() {
        let parent = tempfile::tempdir().unwrap();
        let path = parent.path().join("new/match");
        let (mut folder, lines) = open(&path, "7").unwrap();
        assert_eq!(lines, []);
        let kept = [2, 1].map(|game| folder.keep(line(game), b"(;)").unwrap());
        assert_eq!(kept[0].record.as_deref(), Some("games/0002.sgf"));
        assert_eq!(fs::read(path.join("games/0001.sgf")).unwrap(), b"(;)");
        let busy = open(&path, "7").unwrap_err();
        assert!(busy.ends_with("another run of this match is under way"), "{busy}");
        drop(folder);
        assert_eq!(open(&path, "7").unwrap().1, kept);
        let other = open(&path, "6.5").unwrap_err();
        assert!(
            other.ends_with(
                "holds another match: its setting “komi” is \"7\", and \"6.5\" is asked for"
            ),
            "{other}"
        );
    }

    #[test]
    fn a_line_cut_off_is_forgotten_and_a_wrong_one_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join(RESULTS);
        let whole = serde_json::to_string(&line(1)).unwrap() + "\n";
        open(folder.path(), "7").unwrap();
        fs::write(&file, format!("{whole}{}", &whole[..20])).unwrap();
        assert_eq!(open(folder.path(), "7").unwrap().1, [line(1)]);
        assert_eq!(fs::read_to_string(&file).unwrap(), whole);
        fs::write(&file, format!("{whole}{whole}")).unwrap();
        assert!(open(folder.path(), "7").unwrap_err().ends_with("line 2: game 1 is there already"));
        fs::write(&file, "{}\n").unwrap();
        assert!(open(folder.path(), "7").unwrap_err().contains("line 1: “game” is missing"));
        fs::write(&file, &whole).unwrap();
        fs::remove_file(folder.path().join(SETTINGS)).unwrap();
        assert!(open(folder.path(), "7").unwrap_err().contains(SETTINGS));
    }
}

//! What a downloaded record is called: by its players and its date.

use tengen_sgf::GameInfo;

/// The properties of the players and the date stand in front; a record may be long.
const FRONT: usize = 64 * 1024;
/// The most characters of a name, so that every file system takes two of them and a date.
const LONGEST: usize = 28;

/// The name of a record's file without its ending, such as `Anna-Ben-2026-11-26`. A record that
/// says at most one of these begins with `tengen`: a name alone may mean a device to Windows.
pub fn file_name(sgf: &[u8]) -> String {
    let info = front_info(sgf);
    let names = [info.black.name, info.white.name].into_iter().flatten();
    let date = info.date.as_deref().and_then(day);
    let mut parts: Vec<String> = names.map(|name| plain(&name)).chain(date).collect();
    parts.retain(|part| !part.is_empty());
    if parts.len() < 2 {
        parts.insert(0, "tengen".to_owned());
    }
    parts.join("-")
}

/// What a record says of its first game.
fn front_info(sgf: &[u8]) -> GameInfo {
    let front = &sgf[..sgf.len().min(FRONT)];
    // A record cut within a character could be taken for one in another encoding.
    let end = front.iter().rposition(|byte| *byte == b']').map_or(0, |at| at + 1);
    let parsed = tengen_sgf::parse(&front[..end]);
    parsed.collection.roots().next().map(|root| root.game_info().0).unwrap_or_default()
}

/// The name of the file of a study with this title, without its ending.
pub(crate) fn named_by(title: &str) -> String {
    let title = plain(title);
    if title.is_empty() { "tengen-study".to_owned() } else { format!("{title}-study") }
}

/// The name of the file of a chapter, without its ending: by the name of the game, or by its
/// players and its date, or by the study's name and the chapter's number.
pub(crate) fn named_by_chapter(study: &str, number: usize, sgf: &[u8]) -> String {
    let info = front_info(sgf);
    let named = info.game_name.map(|name| plain(&name)).filter(|name| !name.is_empty());
    named.map(|name| format!("{name}-study")).unwrap_or_else(|| {
        let players = [info.black.name, info.white.name].into_iter().flatten();
        match players.map(|name| plain(&name)).all(|name| name.is_empty()) {
            true => format!("{study}-{number}"),
            false => file_name(sgf),
        }
    })
}

/// The header that gives a file this name. A browser that knows no other letters than English ones
/// gets a name without them.
pub fn attachment(name: &str, ending: &str) -> String {
    let plain: String = name.chars().map(|c| if c.is_ascii() { c } else { '_' }).collect();
    let mut header = format!("attachment; filename=\"{plain}.{ending}\"");
    if plain != name {
        let encoded = name.bytes().map(|byte| match byte {
            b'-' | b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' => char::from(byte).to_string(),
            _ => format!("%{byte:02X}"),
        });
        let encoded: String = encoded.collect();
        header.push_str(&format!("; filename*=UTF-8''{encoded}.{ending}"));
    }
    header
}

/// The letters and digits of a name, with hyphens for all else.
fn plain(name: &str) -> String {
    let letters: String = name.chars().map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    let words = letters.split_whitespace().collect::<Vec<_>>().join("-");
    let short: String = words.chars().take(LONGEST).collect();
    short.trim_end_matches('-').to_owned()
}

/// The first day, month or year that a date names, as SGF writes it.
fn day(date: &str) -> Option<String> {
    let end = date.find(|c: char| !c.is_ascii_digit() && c != '-').unwrap_or(date.len());
    let day: String = date[..end].chars().take(10).collect();
    let has_year = day.len() >= 4 && day[..4].bytes().all(|byte| byte.is_ascii_digit());
    has_year.then(|| day.trim_end_matches('-').to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_called_by_players_and_date() {
        for (sgf, name) in [
            ("(;PB[Anna]PW[Ben]DT[2026-11-26])", "Anna-Ben-2026-11-26"),
            (
                "(;PB[Shūsaku, Hon'inbō]PW[井上]DT[1846-09-11,14])",
                "Shūsaku-Hon-inbō-井上-1846-09-11",
            ),
            ("(;PB[../../etc]PW[a\\\\b\\:c\"<d>|?*];B[aa])", "etc-a-b-c-d"),
            ("(;PB[CON])", "tengen-CON"),
            ("(;PB[ ]PW[...]DT[2026-11])", "tengen-2026-11"),
            ("(;DT[last Tuesday];B[aa])", "tengen"),
            ("", "tengen"),
        ] {
            assert_eq!(file_name(sgf.as_bytes()), name, "{sgf}");
        }
        let long =
            format!("(;PB[{}]PW[{}]DT[2026-11-26];B[aa])", "漢".repeat(5000), "𠀀".repeat(50));
        assert!(file_name(long.as_bytes()).len() + ".sgf".len() <= 255);
        let cut = format!("(;PB[Ännchen]PW[Ben]C[{}])", "ä".repeat(FRONT));
        assert_eq!(file_name(cut.as_bytes()), "Ännchen-Ben");
    }

    #[test]
    fn a_chapter_is_called_by_its_name_its_players_or_its_number() {
        for (sgf, name) in [
            ("(;GN[Lesson 1: ko]PB[Anna])", "Lesson-1-ko-study"),
            ("(;GN[ ]PB[Anna]PW[Ben])", "Anna-Ben"),
            ("(;SZ[9];B[ee])", "Our-study-2"),
        ] {
            assert_eq!(named_by_chapter("Our-study", 2, sgf.as_bytes()), name, "{sgf}");
        }
    }

    #[test]
    fn a_header_has_a_name_in_english_letters_and_the_whole_one() {
        assert_eq!(attachment("Anna-Ben", "sgf"), "attachment; filename=\"Anna-Ben.sgf\"");
        assert_eq!(
            attachment("Zoë-井", "sgf"),
            "attachment; filename=\"Zo_-_.sgf\"; filename*=UTF-8''Zo%C3%AB-%E4%BA%95.sgf"
        );
    }
}

//! The words for the two sides in texts.

/// The words for Black and for White, in the same forms.
const WORDS: [(&str, &str); 22] = [
    ("black", "white"),
    ("b", "w"),
    ("schwarz", "weiß"),
    ("schwarz", "weiss"),
    ("schwarze", "weiße"),
    ("schwarzem", "weißem"),
    ("schwarzen", "weißen"),
    ("schwarzer", "weißer"),
    ("schwarzes", "weißes"),
    ("noir", "blanc"),
    ("noire", "blanche"),
    ("noires", "blanches"),
    ("noirs", "blancs"),
    ("svart", "vit"),
    ("svarta", "vita"),
    ("svarts", "vits"),
    ("чёрные", "белые"),
    ("черные", "белые"),
    ("чёрным", "белым"),
    ("чёрных", "белых"),
    ("черных", "белых"),
    ("чёрными", "белыми"),
];

/// Parts of words for a side, and of words for the first player and the second.
const OF_SIDES: [&str; 12] = [
    "black", "white", "schwarz", "weiß", "weiss", "noir", "blanc", "svart", "черн", "чёрн",
    "first", "second",
];

/// Parts of words for winning and losing.
const OF_RESULTS: [&str; 7] = ["win", "won", "los", "beat", "胜", "勝", "승"];

/// Whether a text may be about one of the sides without one of the words for them.
pub(super) fn may_name_side(text: &str) -> bool {
    let left = replaced(text, |_| Some(String::new())).to_lowercase();
    let has = |parts: &[&str]| parts.iter().any(|part| left.contains(part));
    let names_no_side = exchanged(text) == text;
    has(&OF_SIDES) || (names_no_side && has(&OF_RESULTS)) || has_points_of_both(&left)
}

/// Whether a text has the points of two players in their order: `89-66`. Dates and times of day
/// have none.
fn has_points_of_both(text: &str) -> bool {
    let is_part = |c: char| c.is_ascii_digit() || c.is_whitespace() || "-:–".contains(c);
    text.split(|c| !is_part(c)).any(|part| {
        let numbers: Vec<&str> = part.split(['-', ':', '–']).map(str::trim).collect();
        let [one, other] = numbers[..] else { return false };
        let last = one.split_whitespace().next_back().unwrap_or_default();
        let first = other.split_whitespace().next().unwrap_or_default();
        let within = |text: &str, most| text.parse::<u32>().is_ok_and(|number| number <= most);
        let is_time = part.contains(':')
            && !part.trim().contains(' ')
            && first.len() == 2
            && within(last, 23)
            && within(first, 59);
        !last.is_empty() && !first.is_empty() && !is_time
    })
}

/// The text with Black and White in each other's place: `White wins` for `Black wins`, `白中盘胜`
/// for `黑中盘胜`.
pub(super) fn exchanged(text: &str) -> String {
    replaced(text, |_| None)
}

/// The text with other words for the words of a side: those that are given for them, or else those
/// of the other side.
fn replaced(text: &str, given: impl Fn(&str) -> Option<String>) -> String {
    // Japanese has `黒` where Chinese has `黑`. Chinese texts have no kana.
    let is_japanese = text.contains(|c| matches!(c, '\u{3040}'..='\u{30FF}' | '黒'));
    let is_word = |c: char| c.is_alphabetic() && !matches!(c, '黑' | '黒' | '白' | '흑' | '백');
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let length = match rest.find(|c| !is_word(c)).unwrap_or(rest.len()) {
            0 => c.len_utf8(),
            length => length,
        };
        let (word, behind) = rest.split_at(length);
        let other = match c {
            '黑' | '黒' => Some("白".to_owned()),
            '白' => Some(if is_japanese { "黒" } else { "黑" }.to_owned()),
            '흑' => Some("백".to_owned()),
            '백' => Some("흑".to_owned()),
            // `B. Smith` has an initial.
            _ if word.len() == 1 && is_initial(behind) => None,
            _ => other_word(word),
        };
        match other {
            Some(other) => out.push_str(&given(word).unwrap_or(other)),
            None => out.push_str(word),
        }
        rest = behind;
    }
    out
}

/// Whether the text behind a letter shows that it stands for a name.
fn is_initial(behind: &str) -> bool {
    let name = behind.strip_prefix('.').map(str::trim_start);
    name.is_some_and(|name| name.starts_with(char::is_uppercase))
}

/// The word for the other side, if the word is one for a side.
fn other_word(word: &str) -> Option<String> {
    let small = word.to_lowercase();
    let other = WORDS.iter().find_map(|&(black, white)| match small.as_str() {
        small if small == black => Some(white),
        small if small == white => Some(black),
        _ => None,
    })?;
    let mut letters = word.chars();
    let is_capital = letters.next().is_some_and(char::is_uppercase);
    Some(match (is_capital, letters.next().is_some_and(char::is_uppercase)) {
        (false, _) => other.to_owned(),
        (true, true) => other.to_uppercase(),
        (true, false) => {
            let mut letters = other.chars();
            letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_change_places() {
        for (one, other) in [
            ("B+R (illness)", "W+R (illness)"),
            ("W+2H", "B+2H"),
            ("BLACK wins, white lost", "WHITE wins, black lost"),
            ("Schwarz gewinnt, Weiß gab auf", "Weiß gewinnt, Schwarz gab auf"),
            ("Les Noirs gagnent", "Les Blancs gagnent"),
            ("Vit ger upp", "Svart ger upp"),
            ("黑中盘胜", "白中盘胜"),
            ("257手完、白中押し勝ち", "257手完、黒中押し勝ち"),
            ("흑 불계승", "백 불계승"),
            ("白胜2目半", "黑胜2目半"),
            ("黑中盤勝", "白中盤勝"),
            ("Победа чёрных", "Победа белых"),
            ("Weißer Sieg", "Schwarzer Sieg"),
            ("Svarts seger", "Vits seger"),
            ("Whitman wins", "Whitman wins"),
            ("", ""),
        ] {
            assert_eq!(exchanged(one), other);
            assert_eq!(exchanged(other), one);
        }
    }

    #[test]
    fn points_are_told_from_dates_and_initials_from_sides() {
        for (text, may) in [
            ("89-66", true),
            ("B+R 89 : 66", true),
            ("45:38", true),
            ("B+7 (45:38)", true),
            ("B+R 2001-05-06", false),
            ("W+R 10:30", false),
            ("B+R, 12. 5. 2001", false),
        ] {
            assert_eq!(may_name_side(text), may, "{text}");
        }
        assert_eq!(exchanged("Winner: W."), "Winner: B.");
        assert_eq!(exchanged("Winner: B. Smith"), "Winner: B. Smith");
    }
}

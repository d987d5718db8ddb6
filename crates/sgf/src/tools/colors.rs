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

/// Parts of words for a side, for the moves and points of one, and for winning and losing.
const SIGNS_OF_SIDES: [&str; 20] = [
    "black", "white", "schwarz", "weiß", "weiss", "noir", "blanc", "svart", "vit", "черн", "чёрн",
    "бел", "first", "second", "win", "won", "los", "胜", "勝", "승",
];

/// Whether a text may be about one of the sides without one of the words for them.
pub(super) fn may_name_side(text: &str) -> bool {
    let small = text.to_lowercase();
    small.contains(|c: char| c.is_ascii_digit())
        || SIGNS_OF_SIDES.iter().any(|part| small.contains(part))
}

/// The text with Black and White in each other's place: `White wins` for `Black wins`, `白中盘胜`
/// for `黑中盘胜`.
pub(super) fn exchanged(text: &str) -> String {
    // Japanese has `黒` where Chinese has `黑`. Chinese texts have no kana.
    let is_japanese = text.contains(|c| matches!(c, '\u{3040}'..='\u{30FF}' | '黒'));
    let is_word = |c: char| c.is_alphabetic() && !matches!(c, '黑' | '黒' | '白' | '흑' | '백');
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let length = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        if length > 0 {
            out.push_str(&word(&rest[..length]));
            rest = &rest[length..];
            continue;
        }
        out.push(match c {
            '黑' | '黒' => '白',
            '白' if is_japanese => '黒',
            '白' => '黑',
            '흑' => '백',
            '백' => '흑',
            c => c,
        });
        rest = &rest[c.len_utf8()..];
    }
    out
}

/// The word for the other side, if the word is one for a side.
fn word(word: &str) -> String {
    let small = word.to_lowercase();
    let other = WORDS.iter().find_map(|&(black, white)| match small.as_str() {
        small if small == black => Some(white),
        small if small == white => Some(black),
        _ => None,
    });
    let Some(other) = other else { return word.to_owned() };
    let mut letters = word.chars();
    let is_capital = letters.next().is_some_and(char::is_uppercase);
    match (is_capital, letters.next().is_some_and(char::is_uppercase)) {
        (false, _) => other.to_owned(),
        (true, true) => other.to_uppercase(),
        (true, false) => {
            let mut letters = other.chars();
            letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
        }
    }
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
}

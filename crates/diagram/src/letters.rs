//! The letters of PDF's own fonts: their bytes and their widths.

/// A font that every reader of PDF has, so that none is embedded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Font {
    /// Helvetica.
    Plain,
    /// Helvetica, bold.
    Bold,
}

/// A text as bytes of WinAnsiEncoding, which has the letters of Western Europe. A letter that it
/// lacks becomes a question mark.
///
/// ```
/// use tengen_diagram::pdf::encoded;
///
/// assert_eq!(encoded("Weiß −2,5"), b"Wei\xdf \x962,5");
/// assert_eq!(encoded("木"), b"?");
/// ```
pub fn encoded(text: &str) -> Vec<u8> {
    text.chars().map(|c| byte(c).unwrap_or(b'?')).collect()
}

/// Whether WinAnsiEncoding has all letters of a text.
pub fn has_all_letters(text: &str) -> bool {
    text.chars().all(|c| byte(c).is_some())
}

/// The characters from 0x80 to 0x9F; a blank where there is none.
const MIDDLE: [char; 32] = [
    '€', ' ', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', ' ', 'Ž', ' ', ' ', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', ' ', 'ž', 'Ÿ',
];

fn byte(c: char) -> Option<u8> {
    match c {
        ' '..='~' | '\u{A0}'..='ÿ' => u8::try_from(u32::from(c)).ok(),
        // The signs of numbers, and narrow blanks.
        '−' | '→' => Some(0x96),
        '\u{202F}' | '\u{2009}' => Some(0xA0),
        c => MIDDLE.iter().position(|known| *known == c).map(|place| 0x80 + place as u8),
    }
}

impl Font {
    /// The width of a text at this size.
    pub fn width(self, text: &str, size: f32) -> f32 {
        let widths = match self {
            Font::Plain => &PLAIN,
            Font::Bold => &BOLD,
        };
        let width = |byte: u8| widths.get(usize::from(byte) - 32).copied().unwrap_or_default();
        let thousandths: u32 = encoded(text).into_iter().map(|byte| u32::from(width(byte))).sum();
        thousandths as f32 * size / 1000.0
    }
}

/// The widths of Helvetica in thousandths of its size, from the blank on (Adobe's metrics of 1990).
#[rustfmt::skip]
const PLAIN: [u16; 224] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584, 0,
    556, 0, 222, 556, 333, 1000, 556, 556, 333, 1000, 667, 333, 1000, 0, 611, 0,
    0, 222, 222, 333, 333, 350, 556, 1000, 333, 1000, 500, 333, 944, 0, 500, 667,
    278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 333, 737, 333,
    400, 584, 333, 333, 333, 556, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611,
    667, 667, 667, 667, 667, 667, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278,
    722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611,
    556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278, 278, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 584, 611, 556, 556, 556, 556, 500, 556, 500,
];

/// The same of Helvetica bold.
#[rustfmt::skip]
const BOLD: [u16; 224] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584, 0,
    556, 0, 278, 556, 500, 1000, 556, 556, 333, 1000, 667, 333, 1000, 0, 611, 0,
    0, 278, 278, 500, 500, 350, 556, 1000, 333, 1000, 556, 333, 944, 0, 500, 667,
    278, 333, 556, 556, 556, 556, 280, 556, 333, 737, 370, 556, 584, 333, 737, 333,
    400, 584, 333, 333, 333, 611, 556, 278, 333, 333, 365, 556, 834, 834, 834, 611,
    722, 722, 722, 722, 722, 722, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278,
    722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667, 611,
    556, 556, 556, 556, 556, 556, 889, 556, 556, 556, 556, 556, 278, 278, 278, 278,
    611, 611, 611, 611, 611, 611, 611, 584, 611, 611, 611, 611, 611, 556, 611, 556,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_as_wide_as_adobe_says() {
        for (text, plain, bold) in
            [("Go", 1334.0, 1389.0), ("ß", 611.0, 611.0), ("…", 1000.0, 1000.0)]
        {
            assert_eq!(Font::Plain.width(text, 1000.0), plain, "{text}");
            assert_eq!(Font::Bold.width(text, 1000.0), bold, "{text}");
        }
    }

    #[test]
    fn all_languages_of_messages_can_be_written() {
        for text in
            ["«\u{A0}Où\u{202F}?\u{A0}» œuvre", "„Größe“ – Äpfel", "”Åäö” − 3", "“Don’t” × … →"]
        {
            assert!(has_all_letters(text), "{text}");
        }
        assert!(!has_all_letters("木谷"));
        assert!(!has_all_letters("a\nb"));
    }
}

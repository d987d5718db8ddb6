//! How far bytes are UTF-8.

/// How many characters outside ASCII the bytes have, if they are taken for UTF-8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Census {
    /// Whole characters of two bytes.
    pub(super) pairs: usize,
    /// Whole characters of three or four bytes.
    pub(super) longer: usize,
    /// Characters that were cut off behind at least two right bytes.
    pub(super) cut: usize,
    /// Bytes that begin no character.
    pub(super) wrong: usize,
    /// Characters of three bytes of which some are a `?`.
    pub(super) questioned: usize,
    /// The place of the first fault.
    pub(super) fault: Option<usize>,
}

impl Census {
    pub(super) fn of(bytes: &[u8]) -> Self {
        let mut census = Census::default();
        let mut at = 0;
        for chunk in bytes.utf8_chunks() {
            for c in chunk.valid().chars().filter(|c| !c.is_ascii()) {
                match c.len_utf8() {
                    2 => census.pairs += 1,
                    _ => census.longer += 1,
                }
            }
            at += chunk.valid().len();
            match chunk.invalid().len() {
                0 => continue,
                1 => census.wrong += 1,
                _ => census.cut += 1,
            }
            census.fault.get_or_insert(at);
            at += chunk.invalid().len();
        }
        if !census.is_valid() {
            census.leave_out_questioned(bytes);
        }
        census
    }

    /// Takes characters of three bytes of which some are a `?` from those that were counted as cut
    /// or wrong. Programs that took UTF-8 for another encoding write it for bytes that this lacks.
    /// In other encodings the three bytes are the end of a character, a question mark and the
    /// beginning of the next, which is rare.
    fn leave_out_questioned(&mut self, bytes: &[u8]) {
        for window in bytes.windows(3) {
            let (cut, wrong) = match window {
                [0xE0..=0xEF, b'?', 0x80..=0xBF] => (0, 2),
                [0xE0..=0xEF, b'?', b'?'] => (0, 1),
                [0xE0..=0xEF, 0x80..=0xBF, b'?'] => (1, 0),
                _ => continue,
            };
            self.questioned += 1;
            self.cut = self.cut.saturating_sub(cut);
            self.wrong = self.wrong.saturating_sub(wrong);
        }
    }

    /// Whether the bytes are valid, and not by chance: see [`Census::may_be_chance`]. This is fast,
    /// and enough for most records.
    pub(super) fn is_plainly_valid(bytes: &[u8], declared: bool) -> bool {
        let is_long = |byte: &u8| *byte >= 0xE0;
        std::str::from_utf8(bytes).is_ok() && (declared || bytes.iter().any(is_long))
    }

    fn whole(&self) -> usize {
        self.pairs + self.longer
    }

    /// Whether there is no fault.
    pub(super) fn is_valid(&self) -> bool {
        self.fault.is_none()
    }

    /// Whether most characters are right, so that a record that claims to be UTF-8 is believed.
    /// Programs cut names after a number of bytes, so that a cut character is half a sign of UTF-8.
    pub(super) fn is_mostly_valid(&self) -> bool {
        2 * self.whole() + self.cut > 2 * self.wrong
    }

    /// Whether nearly all characters are right. Other encodings hardly ever look like that.
    pub(super) fn is_nearly_valid(&self) -> bool {
        let shows = self.longer >= 2 || (self.longer == 1 && self.questioned >= 2);
        shows && self.whole() >= 3 * self.wrong + 2 * self.cut
    }

    /// Whether the characters have so few bytes that text may look like UTF-8 by chance, and a
    /// declared encoding that fits is believed.
    pub(super) fn is_short(&self) -> bool {
        const SHORT: usize = 6;
        2 * self.pairs + 3 * self.longer < SHORT
    }

    /// Whether there are many characters, and hardly any is damaged.
    pub(super) fn is_certain(&self) -> bool {
        const MANY: usize = 6;
        self.longer >= MANY && self.whole() >= 10 * (self.wrong + self.cut)
    }

    /// Whether the bytes are UTF-8, but perhaps by chance, since few of them show it. Two-byte
    /// characters of other encodings often look like those of UTF-8.
    pub(super) fn may_be_chance(&self) -> bool {
        self.is_valid() && self.longer == 0 && (1..=8).contains(&self.pairs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_are_counted_by_their_length_and_faults() {
        let census = Census::of(b"\xC3\xA9 \xE5\x9B\xB2\xE7\xA2\x81 x\xE6\xB8] \xB0\xD7");
        let expected =
            Census { pairs: 1, longer: 2, cut: 1, wrong: 2, questioned: 0, fault: Some(11) };
        assert_eq!(census, expected);
        assert_eq!(Census::of(b"abc"), Census::default());
        let replaced = Census::of(b"\xE3?\xA1\xE3?\xB3 \xE6\xAE\xB5 \xE9");
        assert_eq!((replaced.longer, replaced.wrong, replaced.fault), (1, 1, Some(0)));
        let replaced = Census::of(b"\xE5\x85? \xE3?? \xE3?\x85");
        assert_eq!((replaced.questioned, replaced.wrong, replaced.cut), (3, 0, 0));
    }
}

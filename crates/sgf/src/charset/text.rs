//! Text beside records, such as the names of their files.

use std::borrow::Cow;

use encoding_rs::{EUC_JP, EUC_KR, Encoding};

use super::{Width, by_label, guess::guess};

/// The encoding of texts that are no records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextEncoding(&'static Encoding);

impl TextEncoding {
    /// The encoding of this name, if it is known; see [`read_as`](crate::read_as).
    #[must_use]
    pub fn of_name(name: &str) -> Option<TextEncoding> {
        by_label(name.as_bytes()).map(TextEncoding)
    }

    /// The East Asian encoding that these texts have most likely. `None` if they are rather of
    /// Latin letters or of another alphabet.
    ///
    /// ```
    /// use tengen_sgf::TextEncoding;
    ///
    /// let names = b"\xbf\xc2\xbd\xe0.sgf\n\xb3\xa3\xea\xbb.sgf";
    /// let encoding = TextEncoding::guess_east_asian(names).unwrap();
    /// assert_eq!(encoding.decode(names), "柯洁.sgf\n常昊.sgf");
    /// assert_eq!(TextEncoding::guess_east_asian(b"J\x94rg.sgf"), None);
    /// ```
    #[must_use]
    pub fn guess_east_asian(texts: &[u8]) -> Option<TextEncoding> {
        // Accented letters stand between others. Characters have few second bytes in ASCII.
        if !texts.windows(2).any(|pair| pair.iter().all(|byte| !byte.is_ascii())) {
            return None;
        }
        let encoding = guess(texts, false);
        let is_wide = Width::for_encoding(encoding) != Width::Single;
        (is_wide || encoding == EUC_KR || encoding == EUC_JP).then_some(TextEncoding(encoding))
    }

    /// The text of these bytes. The sign `�` stands for bytes without a meaning.
    #[must_use]
    pub fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        self.0.decode_without_bom_handling(bytes).0
    }
}

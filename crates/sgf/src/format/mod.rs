//! Records in other formats than SGF: recognised by their contents, and turned into the same tree.

mod draft;
mod gib;
mod lines;
mod ngf;
mod ugf;
mod wrapping;

use std::fmt;

use encoding_rs::Encoding;

use self::{draft::Draft, lines::Text};
use crate::{
    charset::BYTE_ORDER_MARK,
    charset::{self, Declared, UnknownEncoding},
    diagnostic::{Diagnostic, Problem},
    parse::Parsed,
    tree::Collection,
};

/// A file in a format other than SGF, which holds one game, is not read if it has more bytes. SGF
/// inside of something else is not looked for in more.
const LARGEST: usize = 8 << 20;

/// A file shows its format within this many bytes from its beginning.
const HEAD: usize = 4096;

/// Whether the bytes are a picture or the like. The head of a record is text: it has no control
/// characters before its first game other than those of ISO-2022 and of old systems, or it is
/// UTF-16.
fn is_binary(bytes: &[u8]) -> bool {
    let head = &bytes[..bytes.len().min(512)];
    let is_wide = match *head {
        [first, second, ..] => (first == 0) != (second == 0) || first.min(second) >= 0xfe,
        _ => false,
    };
    let before = memchr::memmem::find(head, b"(;").unwrap_or(head.len());
    let is_control = |byte: &u8| matches!(byte, 0..=8 | 14..=25 | 28..=31);
    !is_wide && head[..before].iter().any(is_control)
}

/// What is left of bytes that are not read.
fn unread(format: Format, problem: Problem) -> Parsed {
    // A file that is no text is none from its beginning on.
    let start = crate::Position { offset: 0, line: 1, column: 1 };
    let position = (problem == Problem::NotText).then_some(start);
    let diagnostics = vec![Diagnostic { problem, position }];
    Parsed { format, collection: Collection::new(), diagnostics }
}

/// The format of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// The Smart Game Format, of all programs.
    Sgf,
    /// Of the servers CyberOro and WBaduk (`.ngf`).
    Ngf,
    /// Of the server Tygem (`.gib`).
    Gib,
    /// Of the server PandaNet and of Japanese newspapers (`.ugf`, `.ugi`).
    Ugf,
}

impl Format {
    /// The format that the bytes seem to have; SGF if they have none.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        Format::of_given(bytes, None)
    }

    fn of_given(bytes: &[u8], given: Option<&'static Encoding>) -> Self {
        let head = &bytes[..bytes.len().min(HEAD)];
        let (head, _) = charset::identify(head.into(), given, |_| Declared::Nothing);
        let head = head.bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&head.bytes);
        let head = head.trim_ascii_start();
        if head.starts_with(b"(") || memchr::memmem::find(head, b"(;").is_some() {
            Format::Sgf
        } else if gib::begins(head) {
            Format::Gib
        } else if ugf::begins(head) {
            Format::Ugf
        } else if ngf::begins(head) {
            Format::Ngf
        } else {
            Format::Sgf
        }
    }
}

/// `SGF`, `NGF`, `GIB` or `UGF`.
impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Format::Sgf => "SGF",
            Format::Ngf => "NGF",
            Format::Gib => "GIB",
            Format::Ugf => "UGF",
        })
    }
}

/// Reads a file of game records in any known format, which [`Parsed::format`] names.
///
/// SGF is read as by [`parse`](crate::parse). Up to 8 MiB it may also stand inside of a web page
/// with entities such as `&#40;`, a mail with its escapes or marks, or a string of JSON. Games that
/// declare several encodings are read each in its own, with [`Problem::SeveralEncodings`], and are
/// written in UTF-8. A collection that was [taken out](Collection::is_unwrapped) of something else
/// is written without that.
///
/// Any bytes are accepted. A picture or the like is not read ([`Problem::NotText`]). The facts in
/// the other formats are put into the terms of SGF, in UTF-8:
/// facts about the game, handicap stones, moves and comments. Parts without a known meaning are
/// reported and left out, so that nothing in the resulting tree is wrong. These formats hold one
/// game; a file above 8 MiB is not read.
#[must_use]
pub fn read(bytes: &[u8]) -> Parsed {
    if is_binary(bytes) {
        return unread(Format::Sgf, Problem::NotText);
    }
    // SGF is copied once it is known to be that, and not too large.
    match Format::of(bytes) {
        Format::Sgf => wrapping::read(bytes.into(), None),
        format => convert(bytes, format, None),
    }
}

/// Like [`read()`], in the encoding of this name if one is given. It goes before the one that the
/// bytes declare or suggest. Bytes that are handed over are not copied.
///
/// # Errors
/// If the encoding is not known. Names are those of the WHATWG, such as `GBK` or `Shift_JIS`, in
/// capitals or not, and some more such as `cp949`.
pub fn read_as(
    bytes: impl Into<Vec<u8>>,
    encoding: Option<&str>,
) -> Result<Parsed, UnknownEncoding> {
    let known = |label: &str| {
        charset::by_label(label.as_bytes()).ok_or_else(|| UnknownEncoding(label.to_owned()))
    };
    let given = encoding.map(known).transpose()?;
    let bytes = bytes.into();
    if is_binary(&bytes) {
        return Ok(unread(Format::Sgf, Problem::NotText));
    }
    Ok(match Format::of_given(&bytes, given) {
        Format::Sgf => wrapping::read(bytes.into(), given),
        format => convert(&bytes, format, given),
    })
}

/// Reads a record in another format than SGF.
fn convert(bytes: &[u8], format: Format, given: Option<&'static Encoding>) -> Parsed {
    let mut collection = Collection::new();
    if bytes.len() > LARGEST {
        return unread(format, Problem::TooLarge);
    }
    let declared = |bytes: &[u8]| match format {
        Format::Ugf => ugf::declared(bytes),
        _ => Declared::Nothing,
    };
    // Many of these files are in UTF-8 by now, whatever they say.
    let (source, _) = charset::identify(bytes.into(), given, declared);
    let mut text = Text::new(source);
    let draft: Draft = match format {
        Format::Sgf => Draft::default(),
        Format::Ngf => ngf::read(&mut text),
        Format::Gib => gib::read(&mut text),
        Format::Ugf => ugf::read(&mut text),
    };
    if draft.is_empty() || draft.add_to(&mut collection).is_err() {
        text.problems.report(0, Problem::NoGame);
        collection = Collection::new();
    }
    let Text { source, problems } = text;
    let diagnostics = problems.located(None, &source);
    Parsed { format, collection, diagnostics }
}

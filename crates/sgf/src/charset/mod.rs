//! Which characters the bytes stand for.
//!
//! Syntax and encoding cannot be told apart. In Shift-JIS, GBK and Big5 the second byte of a
//! character may look like `]` or `\`. So the encoding has to be known before brackets can be
//! matched.

mod guess;
mod label;
mod language;
mod text;
mod utf8;

use std::borrow::Cow;

use encoding_rs::{
    BIG5, Encoding, GB18030, GBK, ISO_2022_JP, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE,
};
use memchr::{memchr, memchr_iter, memchr2, memmem};

pub(crate) use self::label::by_label;
pub use self::label::{EncodingLabel, UnknownEncoding};
pub use self::text::TextEncoding;
use self::{guess::guess, utf8::Census};
use crate::{diagnostic::Problem, source::Source};

/// The sign in front of a text that says that it is in UTF-8.
pub(crate) const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// The byte order of UTF-16.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Utf16 {
    Little,
    Big,
}

/// How many bytes make a character, as far as brackets depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Width {
    /// No byte below 0x80 is part of a longer character.
    Single,
    /// Two bytes if the first is in 0x81–0x9F or 0xE0–0xFC.
    ShiftJis,
    /// Two bytes if the first is in 0x81–0xFE. Four-byte characters of GB18030
    /// are two such pairs.
    Chinese,
    /// All bytes are below 0x80. Behind an escape sequence pairs of them are characters, until
    /// another one: all this is passed over as one character.
    Iso2022Jp,
}

impl Width {
    pub(crate) fn for_encoding(encoding: &'static Encoding) -> Self {
        if encoding == SHIFT_JIS {
            Width::ShiftJis
        } else if encoding == GBK || encoding == GB18030 || encoding == BIG5 {
            Width::Chinese
        } else if encoding == ISO_2022_JP {
            Width::Iso2022Jp
        } else {
            Width::Single
        }
    }

    /// The length of the character at the beginning of these bytes, of which there is one at least.
    pub(crate) fn of(self, bytes: &[u8]) -> usize {
        let (first, second) = (bytes[0], bytes.get(1).copied());
        let lead = match self {
            Width::Single => false,
            Width::ShiftJis => matches!(first, 0x81..=0x9F | 0xE0..=0xFC),
            Width::Chinese => matches!(first, 0x81..=0xFE),
            Width::Iso2022Jp if first == ESCAPE && is_shifted(bytes) => return shifted(bytes),
            Width::Iso2022Jp => false,
        };
        let trail = matches!(second, Some(0x30..=0x39 | 0x40..=0x7E | 0x80..=0xFE));
        if lead && trail { 2 } else { 1 }
    }
}

const ESCAPE: u8 = 0x1B;

/// Whether an escape sequence stands here behind which two bytes make a character.
fn is_shifted(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x1B$B") || bytes.starts_with(b"\x1B$@")
}

/// Whether there is such an escape sequence.
pub(crate) fn has_shifts(bytes: &[u8]) -> bool {
    memchr_iter(ESCAPE, bytes).any(|at| is_shifted(&bytes[at..]))
}

/// How many bytes of this line belong to the characters behind an escape sequence, the sequences
/// before and behind them included.
fn shifted(bytes: &[u8]) -> usize {
    let end = memchr2(ESCAPE, b'\n', &bytes[3..]).map(|end| end + 3);
    match end {
        Some(end) if bytes[end] == ESCAPE && !is_shifted(&bytes[end..]) => {
            (end + 3).min(bytes.len())
        }
        Some(end) => end,
        None => bytes.len(),
    }
}

/// A problem with the encoding, and its place.
pub(crate) type Fault = (usize, Problem);

/// The encoding that a file names for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Declared {
    /// None.
    Nothing,
    /// This one, at this place.
    Known(&'static Encoding, usize),
    /// One that it cannot have, at this place.
    Wrong(usize),
    /// One that is not known.
    Unknown(EncodingLabel, usize),
}

/// Finds out the encoding, unless it is given, and turns UTF-16 into UTF-8. Which encoding the
/// bytes declare depends on their format.
pub(crate) fn identify(
    bytes: Cow<'_, [u8]>,
    given: Option<&'static Encoding>,
    declared: impl FnOnce(&[u8]) -> Declared,
) -> (Source, Option<Fault>) {
    if let Some(order) = utf16_order(&bytes, given) {
        let (text, intact) = from_utf16(&bytes, order);
        let source = Source { bytes: text.into_bytes(), utf16: Some(order), ..Source::default() };
        return (source, (!intact).then_some((0, Problem::DamagedUtf16)));
    }
    let (encoding, guessed, fault) = match given {
        Some(encoding) => (encoding, false, None),
        None => choose(&bytes, declared(&bytes)),
    };
    let width = Width::for_encoding(encoding);
    let bytes = bytes.into_owned();
    (Source { bytes, encoding, guessed, width, ..Source::default() }, fault)
}

/// The encoding, whether it had to be guessed, and the problem with it.
pub(crate) fn choose(bytes: &[u8], declared: Declared) -> (&'static Encoding, bool, Option<Fault>) {
    let (declared, unknown, wrong) = match declared {
        Declared::Nothing => (None, None, None),
        Declared::Known(encoding, at) => (Some(encoding), None, Some((at, Problem::WrongEncoding))),
        Declared::Wrong(at) => (None, Some((at, Problem::WrongEncoding)), None),
        Declared::Unknown(label, at) => (None, Some((at, Problem::UnknownEncoding(label))), None),
    };
    if bytes.is_ascii() {
        if has_shifts(bytes) {
            let fault = wrong.filter(|_| declared != Some(ISO_2022_JP));
            return (ISO_2022_JP, false, fault.or(unknown));
        }
        return (declared.unwrap_or(UTF_8), false, unknown);
    }
    let is_utf8 = declared.is_none_or(|declared| declared == UTF_8);
    if is_utf8 && Census::is_plainly_valid(bytes, declared.is_some()) {
        return (UTF_8, false, unknown);
    }
    let census = Census::of(bytes);
    let damaged = census.fault.map(|place| (place, Problem::DamagedText));
    let marked = bytes.starts_with(BYTE_ORDER_MARK);
    match declared {
        Some(encoding) if encoding != UTF_8 => {
            let fits =
                || encoding.decode_without_bom_handling_and_without_replacement(bytes).is_some();
            let is_utf8 = match census.is_valid() {
                true => !(census.is_short() && fits()),
                false => census.is_certain(),
            };
            if is_utf8 { (UTF_8, false, wrong) } else { (encoding, false, None) }
        }
        Some(_) if census.is_mostly_valid() => (UTF_8, false, damaged),
        Some(_) => (guess(bytes, false), true, wrong),
        None if marked && census.is_mostly_valid() => (UTF_8, false, unknown.or(damaged)),
        None if census.may_be_chance() => (guess(bytes, true), true, unknown),
        None if census.is_valid() => (UTF_8, false, unknown),
        None if census.is_nearly_valid() => (UTF_8, false, unknown.or(damaged)),
        None => (guess(bytes, false), true, unknown),
    }
}

/// The encoding of this name that bytes can have which are not UTF-16, even if they claim to be.
pub(crate) fn of_label(label: &[u8]) -> Option<&'static Encoding> {
    by_label(label).filter(|found| *found != UTF_16LE && *found != UTF_16BE)
}

/// The encoding that the first property `CA` of a record names.
pub(crate) fn of_property(bytes: &[u8]) -> Declared {
    let find = || {
        let begins = |&start: &usize| start == 0 || !bytes[start - 1].is_ascii_alphabetic();
        let bracket = memmem::find_iter(bytes, b"CA[").find(begins)? + 2;
        let value = &bytes[bracket + 1..];
        Some((&value[..memchr(b']', value)?], bracket))
    };
    match find() {
        None => Declared::Nothing,
        Some((label, _)) if label.trim_ascii().is_empty() => Declared::Nothing,
        // The property itself was read byte by byte: it is none of UTF-16.
        Some((label, at)) if by_label(label).is_some() && of_label(label).is_none() => {
            Declared::Wrong(at)
        }
        Some((label, at)) => match of_label(label) {
            Some(encoding) => Declared::Known(encoding, at),
            None => Declared::Unknown(EncodingLabel::new(label), at),
        },
    }
}

pub(crate) fn utf16_order(bytes: &[u8], given: Option<&'static Encoding>) -> Option<Utf16> {
    match bytes {
        _ if given.is_some_and(|given| given == UTF_16LE) => Some(Utf16::Little),
        _ if given.is_some_and(|given| given == UTF_16BE) => Some(Utf16::Big),
        _ if given.is_some() => None,
        [0xFF, 0xFE, ..] | [b'(', 0, ..] => Some(Utf16::Little),
        [0xFE, 0xFF, ..] | [0, b'(', ..] => Some(Utf16::Big),
        _ => None,
    }
}

/// The text, a byte order mark included, and whether nothing had to be replaced.
fn from_utf16(bytes: &[u8], order: Utf16) -> (String, bool) {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let units = pairs.iter().map(|&pair| match order {
        Utf16::Little => u16::from_le_bytes(pair),
        Utf16::Big => u16::from_be_bytes(pair),
    });
    let mut intact = rest.is_empty();
    let text = char::decode_utf16(units)
        .map(|unit| {
            unit.unwrap_or_else(|_| {
                intact = false;
                char::REPLACEMENT_CHARACTER
            })
        })
        .collect();
    (text, intact)
}

/// The inverse of the conversion made by [`identify`].
pub(crate) fn to_utf16(text: &[u8], order: Utf16) -> Vec<u8> {
    String::from_utf8_lossy(text)
        .encode_utf16()
        .flat_map(|unit| match order {
            Utf16::Little => unit.to_le_bytes(),
            Utf16::Big => unit.to_be_bytes(),
        })
        .collect()
}

//! The most likely encoding of bytes that do not say theirs.
//!
//! Each encoding that records are found in is given the probability of the text that it would make
//! of the bytes. Records are short, so a few names decide; general detectors want longer texts.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GBK, KOI8_R, SHIFT_JIS, UTF_8, WINDOWS_1251, WINDOWS_1252,
};

use super::{
    Width,
    language::{IMPOSSIBLE, Language, LogProbability},
};
use crate::lexer::Lexer;

/// How many bytes of a text are looked at. Far fewer are enough.
const SAMPLE: usize = 16 << 10;

/// The meaning of the bytes above ASCII.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    Wide(Language),
    /// Letters with accents, among letters of ASCII.
    Latin,
    /// Letters of another alphabet.
    Alphabet,
}

/// An encoding, and how likely it is before the bytes are looked at.
struct Candidate {
    encoding: &'static Encoding,
    reading: Reading,
    prior: LogProbability,
}

/// Go is played most where these are used.
const USUAL: [Candidate; 8] = [
    Candidate::new(GBK, Reading::Wide(Language::ChineseSimplified), 0.0),
    Candidate::new(SHIFT_JIS, Reading::Wide(Language::Japanese), 0.0),
    Candidate::new(EUC_KR, Reading::Wide(Language::Korean), 0.0),
    Candidate::new(BIG5, Reading::Wide(Language::ChineseTraditional), -0.5),
    Candidate::new(EUC_JP, Reading::Wide(Language::Japanese), -0.5),
    Candidate::new(WINDOWS_1252, Reading::Latin, 0.0),
    Candidate::new(WINDOWS_1251, Reading::Alphabet, RARE),
    Candidate::new(KOI8_R, Reading::Alphabet, RARE),
];

/// The prior of other encodings.
const RARE: LogProbability = -8.0;

/// The prior of UTF-8 where the bytes are valid.
const UTF8: LogProbability = 8.0;

/// The weight of a general detector's opinion.
const OPINION: LogProbability = 2.0;

/// The weight of a word that only some servers and programs write.
const HINT: LogProbability = 3.0;

/// The weight of a bracket that would be half a character and behind which the record goes on.
const SWALLOWED: LogProbability = -30.0;

/// Words in ASCII, in small letters, and the languages of those who write them.
const HINTS: [(&[u8], &[Language]); 12] = [
    (b"foxwq", &[Language::ChineseSimplified]),
    (b"multigo", &[Language::ChineseSimplified]),
    (b"stonebase", &[Language::ChineseSimplified]),
    (b"weiqi", &[Language::ChineseSimplified, Language::ChineseTraditional]),
    (b"ru[chinese]", &[Language::ChineseSimplified, Language::ChineseTraditional]),
    (b"cyberoro", &[Language::Korean]),
    (b"tygem", &[Language::Korean]),
    (b"baduk", &[Language::Korean]),
    (b"ru[korean]", &[Language::Korean]),
    (b"kiin", &[Language::Japanese]),
    (b"ki-in", &[Language::Japanese]),
    (b"pandanet", &[Language::Japanese]),
];

impl Candidate {
    const fn new(encoding: &'static Encoding, reading: Reading, prior: LogProbability) -> Self {
        Candidate { encoding, reading, prior }
    }
}

/// The most likely encoding. Where the bytes may be UTF-8 by chance, that is one of the
/// possibilities, and otherwise none.
pub(super) fn guess(bytes: &[u8], may_be_utf8: bool) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let opinion = detector.guess(None, Utf8Detection::Deny);
    let sample = sample(bytes);
    let hinted = hinted(&bytes[..bytes.len().min(SAMPLE)]);
    let further = (!USUAL.iter().any(|usual| usual.encoding == opinion)).then(|| {
        let latin = opinion.name().starts_with("ISO-8859-") || LATIN.contains(&opinion.name());
        Candidate::new(opinion, if latin { Reading::Latin } else { Reading::Alphabet }, RARE)
    });
    let utf8 = [
        Candidate::new(UTF_8, Reading::Latin, UTF8),
        Candidate::new(UTF_8, Reading::Alphabet, UTF8),
    ];
    let utf8 = utf8.iter().filter(|_| may_be_utf8);
    let score = |candidate: &Candidate| {
        let (text, _) = candidate.encoding.decode_without_bom_handling(&sample);
        let own = if candidate.encoding == opinion { OPINION } else { 0.0 };
        let hint = match candidate.reading {
            Reading::Wide(language) if hinted.contains(&language) => HINT,
            _ => 0.0,
        };
        let swallowed = SWALLOWED * swallowed_brackets(bytes, candidate.encoding) as f32;
        candidate.prior + own + hint + swallowed + likelihood(&text, candidate.reading)
    };
    let scored = USUAL.iter().chain(&further).chain(utf8).map(|c| (c.encoding, score(c)));
    scored.max_by(|(_, a), (_, b)| a.total_cmp(b)).map_or(WINDOWS_1252, |(encoding, _)| encoding)
}

/// How many brackets would be half a character of this encoding, although a value could well end
/// there.
fn swallowed_brackets(bytes: &[u8], encoding: &'static Encoding) -> usize {
    let width = Width::for_encoding(encoding);
    if width == Width::Single {
        return 0;
    }
    let mut count = 0;
    let mut at = 0;
    while at < bytes.len().min(SAMPLE) {
        let end = at + width.of(&bytes[at..]);
        let is_swallowed = end - at == 2 && bytes[at + 1] == b']';
        count += usize::from(is_swallowed && Lexer::record_goes_on_at(bytes, end));
        at = end;
    }
    count
}

/// Encodings of Latin letters beside windows-1252 and the ISO-8859 family.
const LATIN: [&str; 4] = ["windows-1250", "windows-1254", "windows-1257", "windows-1258"];

/// The parts of the text that are not ASCII, each with the letters that touch it.
fn sample(bytes: &[u8]) -> Vec<u8> {
    let mut sample = Vec::new();
    let mut at = 0;
    while let Some(found) = bytes[at..].iter().position(|byte| !byte.is_ascii()) {
        let start = at + found;
        // A character's second byte may be in ASCII.
        let ascii = |pair: &[u8]| pair.is_ascii();
        let end = bytes[start..].windows(2).position(ascii).map_or(bytes.len(), |i| start + i + 1);
        let before = bytes[..start].last().filter(|byte| byte.is_ascii_alphabetic());
        sample.extend(before);
        sample.extend_from_slice(&bytes[start..end]);
        sample.push(b'\n');
        if sample.len() > SAMPLE {
            sample.truncate(SAMPLE);
            break;
        }
        at = end;
    }
    sample
}

fn hinted(head: &[u8]) -> Vec<Language> {
    let head = head.to_ascii_lowercase();
    let found = HINTS.iter().filter(|(word, _)| memchr::memmem::find(&head, word).is_some());
    found.flat_map(|(_, languages)| *languages).copied().collect()
}

fn likelihood(text: &str, reading: Reading) -> LogProbability {
    let mut sum = 0.0;
    let mut before = None;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        sum += match reading {
            Reading::Wide(_) if c.is_ascii() => 0.0,
            Reading::Wide(language) => {
                let begins = before.is_none_or(|before: char| before.is_ascii());
                let is_alone = begins && chars.peek().is_none_or(char::is_ascii);
                match c {
                    // Words have several. Signs of other encodings look like one of them.
                    '｡'..='ﾟ' if is_alone => -14.0,
                    _ if begins => language.likelihood(c) + language.as_first(c),
                    _ => language.likelihood(c),
                }
            }
            Reading::Latin => latin(before, c, chars.peek().copied()),
            Reading::Alphabet => letter(before, c),
        };
        before = Some(c);
    }
    sum
}

/// How likely an accented letter or a mark is between these characters of a Western text.
fn latin(before: Option<char>, c: char, after: Option<char>) -> LogProbability {
    let is = |c: Option<char>, kind: fn(&char) -> bool| c.is_some_and(|c| kind(&c));
    let follows = is(before, char::is_ascii_alphabetic);
    let precedes = is(after, char::is_ascii_alphabetic);
    match c {
        _ if c.is_ascii() => 0.0,
        _ if c.is_alphabetic() && !is_latin(c) => -13.0,
        // Capitals stand in front.
        _ if c.is_uppercase() && before.is_some_and(char::is_lowercase) => -10.0,
        'Š' | 'Œ' | 'Ž' | 'Ÿ' | 'Ð' | 'Þ' | 'Ý' => -8.0,
        _ if c.is_uppercase() && precedes => -5.0,
        _ if c.is_alphabetic() && follows => -4.0,
        _ if c.is_alphabetic() && precedes => -5.0,
        _ if c.is_alphabetic() => -7.0,
        '’' | '”' | '…' if follows => -6.0,
        '‘' | '“' if precedes && !follows => -6.0,
        '«' | '¡' | '¿' if precedes && !follows => -6.0,
        '»' if follows && !precedes => -6.0,
        '–' | '—' if !is(after, |c| !c.is_ascii()) => -7.0,
        '«' | '»' | '°' | '·' | '½' | '\u{A0}' | '´' | '©' => -9.0,
        _ if c.is_control() || c == char::REPLACEMENT_CHARACTER => IMPOSSIBLE,
        // No mark stands in the middle of a word.
        _ if precedes || is(after, |c| !c.is_ascii()) => -14.0,
        _ => -11.0,
    }
}

/// Whether this is a letter of a wide-spread alphabet other than the Latin one.
fn is_common_letter(c: char) -> bool {
    matches!(c, 'Ͱ'..='џ' | 'א'..='ת' | 'ء'..='ي' | 'ก'..='๎')
}

fn is_latin(c: char) -> bool {
    matches!(c, 'À'..='ɏ' | 'ª' | 'º') && !matches!(c, '×' | '÷')
}

/// How likely a character is behind this one in a text of another alphabet.
fn letter(before: Option<char>, c: char) -> LogProbability {
    let before = before.unwrap_or('\n');
    if c.is_ascii_alphabetic() {
        return if before.is_ascii() { 0.0 } else { -8.0 };
    }
    match c {
        _ if c.is_ascii() => 0.0,
        _ if c.is_control() || c == char::REPLACEMENT_CHARACTER => IMPOSSIBLE,
        _ if !c.is_alphabetic() => -13.0,
        // Words have their capitals in front, and their letters are of one alphabet.
        _ if c.is_uppercase() && before.is_alphabetic() => -8.0,
        // Letters of few languages, whose bytes other encodings often use.
        'Ѐ'..='Џ' | 'ѐ'..='ӿ' => -6.0,
        _ if !is_common_letter(c) => -9.0,
        _ if before.is_ascii_alphabetic() => -8.0,
        _ => -3.4,
    }
}

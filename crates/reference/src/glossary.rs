//! The terms of Go in seven languages.

mod terms;

pub use terms::TERMS;

use tengen_messages::Language;

/// A term in an East Asian language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Native {
    /// In its own writing.
    pub written: &'static str,
    /// In Latin letters: Hepburn with macrons for Japanese, pinyin with tones for Chinese, the
    /// Revised Romanization for Korean.
    pub latin: &'static str,
}

/// A term of the game. Its name and meaning in the languages of the program are messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// Its short name: the end of the ids of its messages, and of its address.
    pub id: &'static str,
    /// The Japanese term, where there is one with just this meaning.
    pub japanese: Option<Native>,
    /// The Chinese term, likewise.
    pub chinese: Option<Native>,
    /// The Korean term, likewise.
    pub korean: Option<Native>,
}

impl Term {
    /// Its name.
    pub fn name(&self, language: Language) -> String {
        language.say(&format!("term-{}", self.id), &[])
    }

    /// Its meaning, in a sentence.
    pub fn meaning(&self, language: Language) -> String {
        language.say(&format!("meaning-{}", self.id), &[])
    }

    /// Its names in East Asian languages: the language's code (BCP 47) and the word.
    pub fn natives(&self) -> impl Iterator<Item = (&'static str, Native)> {
        let all = [("ja", self.japanese), ("zh-Hans", self.chinese), ("ko", self.korean)];
        all.into_iter().filter_map(|(code, native)| Some((code, native?)))
    }

    /// Whether its short name or one of its names contains these letters. All languages and
    /// writings count, and case and accents do not.
    pub fn is_called(&self, text: &str) -> bool {
        let wanted = plain(text);
        let names = Language::all().map(|language| self.name(language));
        let natives = self.natives().flat_map(|(_, n)| [n.written, n.latin]).map(str::to_owned);
        let own = [self.id.replace('-', " ")];
        names.chain(natives).chain(own).any(|name| plain(&name).contains(&wanted))
    }
}

/// The terms with exactly this name in any language. If there is none, the terms whose names
/// contain it.
pub fn find(text: &str) -> Vec<&'static Term> {
    let wanted = plain(text);
    let exactly = |term: &Term| {
        plain(term.id) == wanted
            || Language::all().any(|language| plain(&term.name(language)) == wanted)
            || term.natives().any(|(_, n)| plain(n.written) == wanted || plain(n.latin) == wanted)
    };
    let found: Vec<_> = TERMS.iter().filter(|term| exactly(term)).collect();
    if found.is_empty() {
        TERMS.iter().filter(|term| term.is_called(text)).collect()
    } else {
        found
    }
}

/// Letters and digits without case and without the marks of Latin letters, so that `shicho`
/// finds `shichō`.
fn plain(text: &str) -> String {
    let bare = |c: char| match c {
        'ā' | 'á' | 'ǎ' | 'à' | 'â' | 'ä' | 'å' => 'a',
        'ē' | 'é' | 'ě' | 'è' | 'ê' => 'e',
        'ī' | 'í' | 'ǐ' | 'ì' | 'î' => 'i',
        'ō' | 'ó' | 'ǒ' | 'ò' | 'ô' | 'ö' => 'o',
        'ū' | 'ú' | 'ǔ' | 'ù' | 'û' | 'ü' | 'ǚ' => 'u',
        c => c,
    };
    let letters = text.chars().flat_map(char::to_lowercase).map(bare);
    letters.filter(|c| c.is_alphanumeric()).collect::<String>().replace('œ', "oe")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_term_has_a_name_and_a_meaning_in_every_language_and_no_message_is_left_over() {
        let ids: BTreeSet<_> = TERMS.iter().map(|term| term.id).collect();
        assert_eq!(ids.len(), TERMS.len());
        for language in Language::all() {
            for term in &TERMS {
                assert!(language.has(&format!("term-{}", term.id)), "{language}: {}", term.id);
                assert!(term.meaning(language).ends_with(['.', '?']), "{language}: {}", term.id);
            }
            let text = language.file("glossary").unwrap();
            let said = text.lines().filter_map(|line| line.split_once(" = "));
            let said: BTreeSet<_> = said.map(|(id, _)| id).collect();
            for start in ["term-", "meaning-"] {
                let of = said.iter().filter_map(|id| id.strip_prefix(start));
                assert_eq!(of.collect::<BTreeSet<_>>(), ids, "{language}");
            }
        }
    }

    #[test]
    fn terms_are_written_in_their_own_writing_and_in_latin_letters() {
        let is_han = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c) || c == '々';
        let is_kana = |c: char| ('\u{3040}'..='\u{30ff}').contains(&c);
        let is_hangul = |c: char| ('\u{ac00}'..='\u{d7a3}').contains(&c);
        for term in &TERMS {
            for (code, native) in term.natives() {
                let own = |c: char| match code {
                    "ja" => is_han(c) || is_kana(c),
                    "zh-Hans" => is_han(c),
                    _ => is_hangul(c) || c == ' ',
                };
                assert!(native.written.chars().all(own), "{}: {}", term.id, native.written);
                let latin = |c: char| plain(&c.to_string()).is_ascii();
                assert!(native.latin.chars().all(latin), "{}: {}", term.id, native.latin);
            }
        }
    }

    #[test]
    fn terms_are_found_in_any_language_and_writing() {
        for (text, id) in [
            ("Atari", "atari"),
            ("frihet", "liberty"),
            ("Œil", "eye"),
            ("oeil", "eye"),
            ("shicho", "ladder"),
            ("征子", "ladder"),
            ("단수", "atari"),
            ("dachi", "atari"),
            ("two-eyed", ""),
            ("Bent four", "bent-four"),
        ] {
            assert_eq!(find(text).first().map_or("", |term| term.id), id, "{text}");
        }
        // The whole name finds the ko itself only. A part of a name finds all terms with it.
        assert_eq!(find("ko").len(), 1);
        assert_eq!(find("ko thr")[0].id, "ko-threat");
        assert!(find("eye").len() == 1 && find("ey").len() > 1);
    }
}

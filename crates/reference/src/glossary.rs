//! The terms of Go: what players of seven languages call things.

mod terms;

pub use terms::TERMS;

use tengen_messages::Language;

/// A term as an East Asian language has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Native {
    /// In its own writing.
    pub written: &'static str,
    /// In Latin letters: Hepburn with macrons for Japanese, pinyin with tones for Chinese, the
    /// Revised Romanization for Korean.
    pub latin: &'static str,
}

/// A term of the game. What it is called in the languages of the messages, and what it means, is
/// in their messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// Its short name: the end of the ids of its messages, and of its address.
    pub id: &'static str,
    /// What Japanese players call it, where they have a word for just this.
    pub japanese: Option<Native>,
    /// What Chinese players call it, likewise.
    pub chinese: Option<Native>,
    /// What Korean players call it, likewise.
    pub korean: Option<Native>,
}

impl Term {
    /// What it is called.
    pub fn name(&self, language: Language) -> String {
        language.say(&format!("term-{}", self.id), &[])
    }

    /// What it means, in a sentence.
    pub fn meaning(&self, language: Language) -> String {
        language.say(&format!("meaning-{}", self.id), &[])
    }

    /// What East Asian languages call it: the language's code (BCP 47) and the word.
    pub fn natives(&self) -> impl Iterator<Item = (&'static str, Native)> {
        let all = [("ja", self.japanese), ("zh-Hans", self.chinese), ("ko", self.korean)];
        all.into_iter().filter_map(|(code, native)| Some((code, native?)))
    }

    /// Whether its short name, its name in any language or any writing contains these letters,
    /// whatever their case and accents.
    pub fn is_called(&self, text: &str) -> bool {
        let wanted = plain(text);
        let names = Language::all().map(|language| self.name(language));
        let natives = self.natives().flat_map(|(_, n)| [n.written, n.latin]).map(str::to_owned);
        let own = [self.id.replace('-', " ")];
        names.chain(natives).chain(own).any(|name| plain(&name).contains(&wanted))
    }
}

/// The terms that are called exactly so in any language; if there is none, those whose names have
/// it in them.
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
        // The ko itself, not everything that has ko in its name; for less than a name, all that do.
        assert_eq!(find("ko").len(), 1);
        assert_eq!(find("ko thr")[0].id, "ko-threat");
        assert!(find("eye").len() == 1 && find("ey").len() > 1);
    }
}

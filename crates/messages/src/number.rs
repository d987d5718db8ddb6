//! Numbers as a language writes them.

use crate::Language;
use fluent_bundle::FluentValue;
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

/// How many digits form a group.
const GROUP: usize = 3;
/// Numbers with at least this many digits are grouped: 1000 is not, 10,000 is. Years and numbers of
/// moves read better so. It is the usage of French, Swedish and German typography.
const GROUPED_FROM: usize = 5;

/// The marks that a language uses in numbers.
struct Marks {
    decimal: String,
    group: String,
}

impl Memoizable for Marks {
    type Args = ();
    type Error = ();

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Marks, ()> {
        let language = Language::find(&language.to_string()).ok_or(())?;
        let mark = |id| language.say(id, &[]);
        Ok(Marks { decimal: mark("decimal-mark"), group: mark("group-mark") })
    }
}

impl Marks {
    /// The number as JavaScript would print it, with these marks and the sign in front.
    fn write(&self, number: f64) -> String {
        let plain = number.abs().to_string();
        let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
        let mut text = String::from(if number < 0.0 { "−" } else { "" });
        for (at, digit) in whole.char_indices() {
            let left = whole.len() - at;
            if whole.len() >= GROUPED_FROM && at > 0 && left.is_multiple_of(GROUP) {
                text.push_str(&self.group);
            }
            text.push(digit);
        }
        if !fraction.is_empty() {
            text.push_str(&self.decimal);
            text.push_str(fraction);
        }
        text
    }
}

/// Writes the numbers in messages. All other values are left to Fluent.
pub(crate) fn write(value: &FluentValue<'_>, memoizer: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    memoizer.with_try_get::<Marks, _, _>((), |marks| marks.write(number.value)).ok()
}

impl Language {
    /// A number as the language writes it: `7,5` in German.
    pub fn number(self, number: f64) -> String {
        self.say("number", &[("number", number.into())])
    }
}

#[cfg(test)]
mod tests {
    use crate::Language;

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        let written = |code: &str, number: f64| Language::find(code).unwrap().number(number);
        assert_eq!(written("en", 7.5), "7.5");
        assert_eq!(written("de", 7.5), "7,5");
        assert_eq!(written("fr", -0.5), "−0,5");
        assert_eq!(written("sv", 6.0), "6");
        assert_eq!(written("en", 1234.0), "1234");
        assert_eq!(written("en", 34_000_000.0), "34,000,000");
        assert_eq!(written("de", 12_345.25), "12.345,25");
        assert_eq!(written("fr", 12_345.0), "12\u{202f}345");
    }
}

//! The choice of a language.

use crate::Language;

impl Language {
    /// The language of this code, for any region, script or encoding: `de`, `de-CH`, `de_AT.UTF-8`.
    /// `C` and `POSIX`, the locales of programs as they were written, are English.
    pub fn find(code: &str) -> Option<Language> {
        let code = code.trim();
        let exactly = |wanted: &str| {
            Language::all().find(|language| language.code().eq_ignore_ascii_case(wanted))
        };
        exactly(code).or_else(|| match code.split(['-', '_', '.', '@']).next()? {
            "C" | "POSIX" => Some(Language::ENGLISH),
            short => exactly(short),
        })
    }

    /// The first of these codes that has messages; English if none has.
    pub fn of_locales<'a>(codes: impl IntoIterator<Item = &'a str>) -> Language {
        codes.into_iter().find_map(Language::find).unwrap_or(Language::ENGLISH)
    }

    /// The language that a browser's `Accept-Language` (RFC 9110, 12.5.4) prefers, among those with
    /// messages; English if there is none. Unreadable parts are skipped.
    pub fn accepted(header: &str) -> Language {
        let mut wanted: Vec<(f32, &str)> = header.split(',').filter_map(range).collect();
        // A stable sort: among equals, the first one named.
        wanted.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        Language::of_locales(wanted.into_iter().map(|(_, code)| code))
    }
}

/// A language range with its weight; none if the weight is 0 or unreadable.
fn range(text: &str) -> Option<(f32, &str)> {
    let mut parts = text.split(';').map(str::trim);
    let code = parts.next()?;
    let weight = parts.find_map(|part| part.strip_prefix("q="));
    let weight = weight.map_or(Some(1.0), |q| q.trim().parse::<f32>().ok())?;
    (weight > 0.0).then_some((weight, code))
}

#[cfg(test)]
mod tests {
    use super::*;

    // `qaa` is a code for private use: there will never be a language of this name.
    fn code(header: &str) -> &'static str {
        Language::accepted(header).code()
    }

    #[test]
    fn the_language_asked_for_most_is_spoken() {
        assert_eq!(code("sv"), "sv");
        assert_eq!(code("de-CH, fr;q=0.9, en;q=0.1"), "de");
        assert_eq!(code("en;q=0.1,fr;q=0.9"), "fr");
        assert_eq!(code("qaa, fr;q=0.3, sv;q=0.3"), "fr");
    }

    #[test]
    fn without_a_language_we_have_it_is_english() {
        for header in ["", "qaa", "*", "de;q=0", ";;;,,,q=q", "de;q=much"] {
            assert_eq!(code(header), "en", "{header:?}");
        }
    }

    #[test]
    fn locales_are_read_as_systems_write_them() {
        assert_eq!(Language::of_locales(["de_AT.UTF-8"]).code(), "de");
        assert_eq!(Language::of_locales(["sv_SE@euro", "de"]).code(), "sv");
        assert_eq!(Language::of_locales(["qaa_QA", "fr"]).code(), "fr");
        assert_eq!(Language::of_locales(["C.UTF-8", "fr"]), Language::ENGLISH);
        assert_eq!(Language::find("FR-ca"), Language::find("fr"));
        assert_eq!(Language::find("defender"), None);
    }

    #[test]
    fn an_unknown_language_is_told_which_there_are() {
        let said = "tlh".parse::<Language>().unwrap_err().to_string();
        assert!(said.contains("tlh") && said.contains("de (Deutsch)"), "{said}");
    }
}

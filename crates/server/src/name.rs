//! Names that people write: of players and of games in a list.

use crate::api_error::ApiError;

/// The longest name, in characters.
const LONGEST_NAME: usize = 60;

/// The name as it is kept: without spaces around it, and `None` if nothing is left.
///
/// # Errors
/// If it is too long or has characters that cannot be seen. `field` is its place in the request.
pub(crate) fn checked_name(field: &str, name: Option<String>) -> Result<Option<String>, ApiError> {
    let Some(name) = name.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()) else {
        return Ok(None);
    };
    if name.chars().count() > LONGEST_NAME {
        let reason = format!("at most {LONGEST_NAME} characters");
        return Err(ApiError::bad_request(field, reason));
    }
    let joins = |c: char| matches!(c, '\u{200c}' | '\u{200d}');
    if name.chars().any(is_invisible) || name.chars().all(joins) {
        return Err(ApiError::bad_request(field, "control characters are not names"));
    }
    Ok(Some(name))
}

/// Whether it is a control character, one that changes the direction of the text around it, or one
/// that nobody sees. Those that join letters of Persian or Indian names are none of these.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{3164}')
        || matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_bounded_trimmed_and_visible() {
        let checked =
            |name: &str| checked_name("name", Some(name.to_owned())).map_err(|e| e.status);
        assert_eq!(checked("  Bo "), Ok(Some("Bo".to_owned())));
        assert_eq!(checked(" \t "), Ok(None));
        assert_eq!(checked(&"ö".repeat(60)), Ok(Some("ö".repeat(60))));
        assert!(checked("a\u{200d}b").is_ok());
        let unseen = ["\u{200b}", "Anna\u{200b}", "\u{200d}", "\u{3164}", "a\u{2028}b"];
        for wrong in [&"x".repeat(61), "a\u{202e}b", "a\nb"].into_iter().chain(unseen) {
            assert!(checked(wrong).is_err(), "{wrong:?}");
        }
    }
}

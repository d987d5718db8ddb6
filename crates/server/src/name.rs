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
    if name.chars().any(is_invisible) {
        return Err(ApiError::bad_request(field, "control characters are not names"));
    }
    Ok(Some(name))
}

/// Whether it is a control character, or one that changes the direction of the text around it.
fn is_invisible(c: char) -> bool {
    c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
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
        for wrong in [&"x".repeat(61), "a\u{202e}b", "a\nb"] {
            assert!(checked(wrong).is_err(), "{wrong:?}");
        }
    }
}

//! The word by which a server knows its workers.

use std::fmt;
use std::hint::black_box;
use std::str::FromStr;

/// The fewest characters of a token.
const SHORTEST: usize = 16;

/// The most characters of a token.
const LONGEST: usize = 200;

/// The word by which a server knows its workers.
#[derive(Clone)]
pub struct Token(String);

/// The text is no token: it has too few or too many characters, or others than letters, digits and
/// signs of ASCII.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadToken;

impl fmt::Display for BadToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a token has {SHORTEST} to {LONGEST} letters, digits and signs of ASCII")
    }
}

impl std::error::Error for BadToken {}

/// It is not written into logs.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl FromStr for Token {
    type Err = BadToken;

    /// White space around the token is left out, so that it may be a line of a file.
    fn from_str(text: &str) -> Result<Token, BadToken> {
        let text = text.trim();
        let is_token = (SHORTEST..=LONGEST).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_graphic());
        if is_token { Ok(Token(text.to_owned())) } else { Err(BadToken) }
    }
}

impl Token {
    /// The token as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the text is this token. The time that the comparison takes tells nothing about it.
    pub(crate) fn is(&self, text: &str) -> bool {
        let (own, other) = (self.0.as_bytes(), text.as_bytes());
        let mut differs = u8::from(own.len() != other.len());
        for at in 0..LONGEST {
            let of = |text: &[u8]| text.get(at).copied().unwrap_or(0);
            differs |= black_box(of(own) ^ of(other));
        }
        black_box(differs) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_one_line_and_equals_itself_alone() {
        let token: Token = " 0123456789abcdef\n".parse().unwrap();
        assert!(token.is("0123456789abcdef"));
        for other in ["", "0123456789abcdeF", "0123456789abcde", "0123456789abcdef0", "\0"] {
            assert!(!token.is(other), "{other:?}");
        }
        assert!(!token.is(&format!("0123456789abcdef{}", "\0".repeat(300))));
        for bad in ["", "short", "0123456789 abcdef", "0123456789abcdéf", &"x".repeat(201)] {
            assert_eq!(bad.parse::<Token>().unwrap_err(), BadToken, "{bad:?}");
        }
        assert!(!format!("{token:?}").contains("0123"));
    }
}

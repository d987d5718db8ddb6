//! Codes that people write down. A recovery code lets a person in once who has lost their password,
//! and that of an invitation lets somebody join.

use crate::secret::Secret;
use crate::store::CodeHash;

/// How many codes a person has.
const MANY: usize = 10;

/// How many digits a code has: 50 bits.
const LENGTH: usize = 10;

/// Digits that are not taken for each other (Crockford's).
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The kind of a code. None is taken for one of another kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CodeKind {
    Recovery,
    Invitation,
}

impl CodeKind {
    const fn word(self) -> &'static str {
        match self {
            CodeKind::Recovery => "recovery",
            CodeKind::Invitation => "invitation",
        }
    }
}

/// The recovery codes of a person.
///
/// # Errors
/// If the operating system gives no randomness.
pub(crate) fn new_codes() -> Result<Vec<String>, getrandom::Error> {
    (0..MANY).map(|_| new_code()).collect()
}

/// A new code as people get it, such as `K7QX2-9BDFM`.
///
/// # Errors
/// If the operating system gives no randomness.
pub(crate) fn new_code() -> Result<String, getrandom::Error> {
    let mut bits = getrandom::u64()?;
    let mut code = String::with_capacity(LENGTH + 1);
    for place in 0..LENGTH {
        if place == LENGTH / 2 {
            code.push('-');
        }
        code.push(char::from(DIGITS[(bits % 32) as usize]));
        bits /= 32;
    }
    Ok(code)
}

/// What the store has of a code; nothing if the text has not the form of one. Without the secret
/// nobody finds the code of it.
pub(crate) fn code_hash(secret: &Secret, kind: CodeKind, text: &str) -> Option<CodeHash> {
    if text.len() > 4 * LENGTH {
        return None;
    }
    let digit = |c: char| match c.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        c => c,
    };
    let signs = text.chars().filter(|c| !c.is_whitespace() && *c != '-');
    let code: String = signs.map(digit).collect();
    let is_code = code.len() == LENGTH && code.bytes().all(|byte| DIGITS.contains(&byte));
    is_code.then(|| secret.code(kind.word(), &code))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_known_however_they_are_written() {
        let secret = Secret::of([7; 32]);
        let own = CodeKind::Recovery;
        let codes = new_codes().unwrap();
        assert_eq!(codes.len(), MANY);
        for code in &codes {
            assert_eq!(code.len(), LENGTH + 1, "{code}");
            let hash = code_hash(&secret, own, code).unwrap();
            let sloppy = format!(" {} ", code.to_lowercase().replace('-', " "));
            assert_eq!(code_hash(&secret, own, &sloppy), Some(hash));
            let sloppy = code.replace('0', "o").replace('1', "l");
            assert_eq!(code_hash(&secret, own, &sloppy), Some(hash));
            assert_ne!(code_hash(&secret, CodeKind::Invitation, code), Some(hash));
            assert_ne!(code_hash(&Secret::of([8; 32]), own, code), Some(hash));
        }
        for bad in ["", "K7QX2", "K7QX2-9BDF!", "K7QX2-9BDFMM", &"K".repeat(1_000)] {
            assert_eq!(code_hash(&secret, own, bad), None, "{bad}");
        }
    }
}

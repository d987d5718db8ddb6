//! Passwords: which may be chosen, and their hashes.

use super::common;
use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use prometheus_client::metrics::counter::Counter;
use unicode_normalization::UnicodeNormalization;

/// The fewest characters.
pub(crate) const SHORTEST: usize = 8;

/// The most characters.
pub(crate) const LONGEST: usize = 128;

/// The most bytes that are looked at.
const MOST_BYTES: usize = 1024;

/// The memory of a hash in KiB, and how often it is gone through: as OWASP advises for servers
/// (19 MiB, 2 times, 1 thread).
const COST: (u32, u32, u32) = (19_456, 2, 1);

/// Why a password may not be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WeakPassword {
    /// It has fewer than [`SHORTEST`] characters.
    Short,
    /// It has more than [`LONGEST`] characters.
    Long,
    /// Many people choose it.
    Common,
    /// It is the person's name, or has little beside it.
    Name,
}

impl WeakPassword {
    pub(crate) const fn code(self) -> &'static str {
        match self {
            WeakPassword::Short => "short",
            WeakPassword::Long => "long",
            WeakPassword::Common => "common",
            WeakPassword::Name => "name",
        }
    }

    pub(crate) fn text(self) -> String {
        match self {
            WeakPassword::Short => format!("a password has at least {SHORTEST} characters"),
            WeakPassword::Long => format!("a password has at most {LONGEST} characters"),
            WeakPassword::Common => "many people have this password".to_owned(),
            WeakPassword::Name => "a password is not the name".to_owned(),
        }
    }

    /// Looks whether a person of this name may choose a password.
    pub(crate) fn check(password: &str, name: &str) -> Result<(), WeakPassword> {
        if password.len() > MOST_BYTES {
            return Err(WeakPassword::Long);
        }
        let password: String = password.nfc().collect();
        match password.chars().count() {
            ..SHORTEST => return Err(WeakPassword::Short),
            SHORTEST..=LONGEST => {}
            _ => return Err(WeakPassword::Long),
        }
        let bare = |text: &str| -> String {
            let letters = text.chars().filter(|c| c.is_alphanumeric());
            letters.flat_map(char::to_lowercase).collect()
        };
        let (secret, name) = (bare(&password), bare(name));
        let of_name = secret.trim_matches(|c: char| c.is_numeric()) == name;
        if !name.is_empty() && (of_name || secret == name.repeat(2)) {
            return Err(WeakPassword::Name);
        }
        if common::is_common(&password) { Err(WeakPassword::Common) } else { Ok(()) }
    }
}

fn argon2() -> Option<Argon2<'static>> {
    let (memory, times, threads) = COST;
    let params = Params::new(memory, times, threads, None).ok()?;
    Some(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

/// The hash of a password as a PHC string, which names its cost; nothing without randomness.
pub(super) fn hashed(password: &str) -> Option<String> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).ok()?;
    let password: String = password.nfc().collect();
    let hash = argon2()?.hash_password_with_salt(password.as_bytes(), &salt).ok()?;
    Some(hash.to_string())
}

/// Whether a password has this hash. Those that are worked out are counted.
pub(super) fn is_right(password: &str, hash: &str, hashes: &Counter) -> bool {
    if password.len() > MOST_BYTES {
        // It is nobody's. The time of a refusal tells that alone.
        return false;
    }
    let password: String = password.nfc().collect();
    let Ok(hash) = PasswordHash::new(hash) else { return false };
    hashes.inc();
    argon2().is_some_and(|argon2| argon2.verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_right(password: &str, hash: &str) -> bool {
        super::is_right(password, hash, &Counter::default())
    }

    #[test]
    fn a_hash_knows_its_password_in_either_form() {
        let hash = hashed("Ge\u{308}heim 123").unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(is_right("G\u{eb}heim 123", &hash));
        for wrong in ["g\u{eb}heim 123", "", &"x".repeat(5_000)] {
            assert!(!is_right(wrong, &hash));
        }
        assert!(!is_right("G\u{eb}heim 123", "no hash"));
        assert_ne!(hashed("Ge\u{308}heim 123").unwrap(), hash, "each has a salt of its own");
    }

    #[test]
    fn weak_passwords_are_refused_and_others_are_not() {
        let check = |password: &str| WeakPassword::check(password, "Anna Berg").err();
        assert_eq!(check("ko threat"), None);
        assert_eq!(check("ännchen!"), None);
        assert_eq!(check(&"äöüß".repeat(32)), None);
        assert_eq!(check("short 1"), Some(WeakPassword::Short));
        assert_eq!(check(&"ä".repeat(129)), Some(WeakPassword::Long));
        assert_eq!(check(&"x".repeat(60_000)), Some(WeakPassword::Long));
        for common in ["password", "Password1", "12345678", "qwertyuiop", "tengen123", "aaaaaaaa"] {
            assert_eq!(check(common), Some(WeakPassword::Common), "{common}");
        }
        for of_name in ["annaberg", "Anna-Berg 1990", "ANNABERGannaberg"] {
            assert_eq!(check(of_name), Some(WeakPassword::Name), "{of_name}");
        }
        // Also where no name is known.
        assert_eq!(WeakPassword::check("short", ""), Err(WeakPassword::Short));
        assert_eq!(WeakPassword::check("%&/()=?!", ""), Ok(()));
    }
}

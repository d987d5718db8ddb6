//! The secret of a server. Keys of games and studies follow from it, so the store need not have
//! them: it keeps their hashes, and the server shows a link again by deriving its key.

use crate::key::{Key, Role};
use crate::private;
use crate::store::{GameId, MemberId, StudyId, role_name};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::fmt;
use std::io;
use std::path::Path;

/// How many bytes a secret has.
const LENGTH: usize = 32;

/// The secret of a server. `Debug` hides it.
#[derive(Clone)]
pub struct Secret([u8; LENGTH]);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Tells the links of a role from those that it had before, and from those of another game with the
/// same number: numbers may come again where a copy was put back. It is drawn by chance; that of
/// older stores is 1.
pub(crate) type Generation = i64;

/// A generation for new links.
///
/// # Errors
/// If the operating system gives no randomness.
pub(crate) fn new_generation() -> Result<Generation, getrandom::Error> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)?;
    // Not negative, as PostgreSQL and people have it.
    Ok(Generation::from_be_bytes(bytes) & Generation::MAX)
}

impl Secret {
    /// A new secret.
    ///
    /// # Errors
    /// If the operating system gives no randomness.
    pub fn new() -> Result<Secret, getrandom::Error> {
        let mut bytes = [0; LENGTH];
        getrandom::fill(&mut bytes)?;
        Ok(Secret(bytes))
    }

    /// The secret with these bytes.
    pub const fn of(bytes: [u8; LENGTH]) -> Secret {
        Secret(bytes)
    }

    /// Reads a secret: a file of exactly 32 bytes.
    ///
    /// # Errors
    /// If the file cannot be read, or has another length.
    pub fn read(file: &Path) -> io::Result<Secret> {
        let bytes = std::fs::read(file)?;
        let bytes = bytes.try_into().map_err(|_| io::Error::from(io::ErrorKind::InvalidData))?;
        Ok(Secret(bytes))
    }

    /// Makes a secret, and writes it to a new file that only this user reads. Makes its folder if
    /// there is none.
    ///
    /// # Errors
    /// If the file is there or cannot be written, or there is no randomness.
    pub(crate) fn make(file: &Path) -> io::Result<Secret> {
        let secret = Secret::new().map_err(|error| io::Error::other(error.to_string()))?;
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        private::write_new(file, &secret.0)?;
        Ok(secret)
    }

    /// The key of a role of a game or a record.
    pub(crate) fn game_key(&self, game: GameId, role: Role, generation: Generation) -> Key {
        self.key("game", game.0, role.name(), generation)
    }

    /// The key of a role of a study.
    pub(crate) fn study_key(
        &self,
        study: StudyId,
        role: tengen_study::Role,
        generation: Generation,
    ) -> Key {
        self.key("study", study.0, role_name(role), generation)
    }

    fn key(&self, kind: &str, number: i64, role: &str, generation: Generation) -> Key {
        let (number, generation) = (number.to_be_bytes(), generation.to_be_bytes());
        let words = ["key", kind, role].map(str::as_bytes);
        first_key(&self.mac(&words, &[&number, &generation]))
    }

    /// What a store keeps of the secret to know it again.
    pub(crate) fn check(&self) -> [u8; 32] {
        self.mac(&[b"check"], &[]).finalize().into_bytes().into()
    }

    /// The value of the cookie of a visitor with this name: the name, and a sign that this server
    /// gave it.
    pub fn cookie(&self, name: &Key) -> String {
        format!("{}{}", name.as_str(), self.sign(name).as_str())
    }

    /// The name in the value of a cookie, if this server gave it.
    pub(crate) fn name_in(&self, cookie: &str) -> Option<Key> {
        signed(cookie, |name| self.sign(name))
    }

    fn sign(&self, name: &Key) -> Key {
        self.sign_for("visitor", name)
    }

    fn sign_for(&self, word: &str, name: &Key) -> Key {
        first_key(&self.mac(&[word.as_bytes()], &[name.as_str().as_bytes()]))
    }

    /// The value of the cookie of a session with this name.
    pub(crate) fn session_cookie(&self, name: &Key) -> String {
        format!("{}{}", name.as_str(), self.sign_for("session", name).as_str())
    }

    /// The name of a session in the value of a cookie, if this server gave it.
    pub(crate) fn session_in(&self, cookie: &str) -> Option<Key> {
        signed(cookie, |name| self.sign_for("session", name))
    }

    /// The value of the cookie of a browser in which a member has been signed in. `name` tells it
    /// from others. It counts until the member has another password: `password` is the hash of it.
    pub(crate) fn known(&self, member: MemberId, password: &str, name: &Key) -> String {
        format!("{}{}", name.as_str(), self.sign_known(member, password, name).as_str())
    }

    /// The name in the value of such a cookie, if this server gave it for this member.
    pub(crate) fn known_in(&self, member: MemberId, password: &str, cookie: &str) -> Option<Key> {
        signed(cookie, |name| self.sign_known(member, password, name))
    }

    fn sign_known(&self, member: MemberId, password: &str, name: &Key) -> Key {
        let (member, name) = (member.0.to_be_bytes(), name.as_str().as_bytes());
        first_key(&self.mac(&[b"known"], &[&member, name, password.as_bytes()]))
    }

    /// What the store has of a code, of the kind that the word says.
    pub(crate) fn code(&self, word: &str, code: &str) -> [u8; 32] {
        self.mac(&[word.as_bytes()], &[code.as_bytes()]).finalize().into_bytes().into()
    }

    /// The code of some words, none of which has a zero in it, and of parts that each have a length
    /// of their own by what the words say, but for the last.
    fn mac(&self, words: &[&[u8]], parts: &[&[u8]]) -> Hmac<Sha256> {
        // A key of HMAC may have any length.
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).unwrap_or_else(|_| unreachable!());
        for word in words {
            mac.update(word);
            mac.update(&[0]);
        }
        for part in parts {
            mac.update(part);
        }
        mac
    }
}

/// The name in the value of a cookie, if it has this sign.
fn signed(cookie: &str, sign_of: impl Fn(&Key) -> Key) -> Option<Key> {
    let (name, sign) = cookie.split_at_checked(cookie.len() / 2)?;
    let (name, sign) = (Key::parse(name)?, Key::parse(sign)?);
    // The hashes are compared, so the time tells nothing of the sign.
    (sign_of(&name).hash() == sign.hash()).then_some(name)
}

/// The key that is the first half of a code.
fn first_key(mac: &Hmac<Sha256>) -> Key {
    let code: [u8; 32] = mac.clone().finalize().into_bytes().into();
    let bits = code.iter().take(16).fold(0u128, |bits, byte| bits << 8 | u128::from(*byte));
    Key::of_bits(bits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn keys_follow_from_the_secret_and_from_all_that_they_open() {
        let secret = Secret::of([7; 32]);
        let mut all = HashSet::new();
        for (number, generation) in [(1, 1), (1, 2), (2, 1), (256, 1)] {
            for role in Role::ALL {
                let key = secret.game_key(GameId(number), role, generation);
                assert_eq!(secret.game_key(GameId(number), role, generation), key);
                assert_eq!(Key::parse(key.as_str()), Some(key.clone()));
                assert!(all.insert(key));
            }
            for role in [tengen_study::Role::Own, tengen_study::Role::Read] {
                assert!(all.insert(secret.study_key(StudyId(number), role, generation)));
            }
        }
        let other = Secret::of([8; 32]);
        assert!(!all.contains(&other.game_key(GameId(1), Role::Black, 1)));
        assert_ne!(secret.check(), other.check());
        assert_eq!(format!("{secret:?}"), "Secret(…)");
        // Links that were handed on stay right only if this never changes.
        let key = secret.game_key(GameId(1), Role::Black, 1);
        assert_eq!(key.as_str(), "Mj7SKtYssKM8iZL58oCoM1");
    }

    #[test]
    fn a_cookie_is_known_by_the_secret_that_made_it() {
        let (secret, other) = (Secret::of([7; 32]), Secret::of([8; 32]));
        let (name, stranger) = (Key::new().unwrap(), Key::new().unwrap());
        let cookie = secret.cookie(&name);
        assert_eq!(secret.name_in(&cookie), Some(name.clone()));
        assert_eq!(other.name_in(&cookie), None);
        let invented = format!("{}{}", name.as_str(), stranger.as_str());
        for bad in [&invented, name.as_str(), "", "é", &cookie[1..], &format!("{cookie}a")] {
            assert_eq!(secret.name_in(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_file_has_a_secret_that_only_its_user_reads() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("new").join("secret");
        let secret = Secret::make(&file).unwrap();
        assert_eq!(Secret::read(&file).unwrap().check(), secret.check());
        assert!(Secret::make(&file).is_err(), "it is never made anew");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        }
        std::fs::write(&file, "short").unwrap();
        assert_eq!(Secret::read(&file).unwrap_err().kind(), io::ErrorKind::InvalidData);
    }
}

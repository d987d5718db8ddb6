//! Keys, their hashes, and handfuls of stones.

use sha2::{Digest, Sha256};
use std::fmt;
use tengen_rules::Color;

const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Enough digits of base 62 for 128 bits.
const LENGTH: usize = 22;

/// The rights of the holder of a key in its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Play Black.
    Black,
    /// Play White.
    White,
    /// Play both sides: two people at one screen.
    Both,
    /// Watch.
    Watch,
}

impl Role {
    /// All roles.
    pub const ALL: [Role; 4] = [Role::Black, Role::White, Role::Both, Role::Watch];

    /// Whether the role makes `color`'s decisions.
    pub const fn plays(self, color: Color) -> bool {
        match self {
            Role::Black => matches!(color, Color::Black),
            Role::White => matches!(color, Color::White),
            Role::Both => true,
            Role::Watch => false,
        }
    }

    /// The role of the same person when the colours are changed.
    pub const fn across(self) -> Role {
        match self {
            Role::Black => Role::White,
            Role::White => Role::Black,
            Role::Both | Role::Watch => self,
        }
    }

    /// The role that plays this side.
    pub const fn of(color: Color) -> Role {
        match color {
            Color::Black => Role::Black,
            Color::White => Role::White,
        }
    }

    /// The side that the role plays, if it is only one.
    pub const fn side(self) -> Option<Color> {
        match self {
            Role::Black => Some(Color::Black),
            Role::White => Some(Color::White),
            Role::Both | Role::Watch => None,
        }
    }

    /// The name in the store and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Black => "black",
            Role::White => "white",
            Role::Both => "both",
            Role::Watch => "watch",
        }
    }

    /// The role of this name.
    pub fn from_name(name: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.name() == name)
    }
}

/// A secret that cannot be guessed: the authority over a side of a game, or the name in the cookie
/// of a visitor.
/// `Debug` hides it, so that no line of the program's log carries one by accident.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Key(String);

impl Key {
    /// A new key.
    ///
    /// # Errors
    /// If the operating system gives no randomness.
    pub fn new() -> Result<Key, getrandom::Error> {
        let bits = getrandom::u64().map(u128::from)? << 64 | u128::from(getrandom::u64()?);
        Ok(Key::of_bits(bits))
    }

    /// The key of these bits.
    pub(crate) fn of_bits(mut bits: u128) -> Key {
        let mut text = String::with_capacity(LENGTH);
        for _ in 0..LENGTH {
            text.push(char::from(DIGITS[(bits % 62) as usize]));
            bits /= 62;
        }
        Key(text)
    }

    /// What the store has of the key. A key has 128 bits that nobody can guess, so a plain hash
    /// tells nothing of it.
    pub fn hash(&self) -> KeyHash {
        KeyHash(Sha256::digest(self.0.as_bytes()).into())
    }

    /// The key with this text, if the text has the form of a key.
    pub fn parse(text: &str) -> Option<Key> {
        let formed = text.len() == LENGTH && text.bytes().all(|b| b.is_ascii_alphanumeric());
        formed.then(|| Key(text.to_owned()))
    }

    /// The key's text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

/// The SHA-256 of a key. It names a key, and does not open what the key opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct KeyHash([u8; 32]);

impl KeyHash {
    /// The hash with these bytes, if there are as many as a hash has.
    pub fn from_bytes(bytes: &[u8]) -> Option<KeyHash> {
        bytes.try_into().ok().map(KeyHash)
    }

    /// The bytes of the hash.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

/// A browser, by the hash of the name in its cookie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Visitor(pub KeyHash);

impl Visitor {
    /// The visitor whose cookie has this name.
    pub fn of(name: &Key) -> Visitor {
        Visitor(name.hash())
    }
}

/// A random number of stones in a hand, odd or even with the same probability.
pub(crate) fn handful() -> Result<u8, getrandom::Error> {
    // From 1 to 32 there are as many odd numbers as even ones.
    Ok((getrandom::u32()? % 32) as u8 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_have_their_form_differ_and_do_not_show_themselves() {
        let (one, other) = (Key::new().unwrap(), Key::new().unwrap());
        assert_ne!(one, other);
        assert_eq!(Key::parse(one.as_str()), Some(one.clone()));
        assert!(!format!("{one:?}").contains(one.as_str()));
        for bad in ["", "abc", "0123456789012345678901'", "01234567890123456789012345"] {
            assert_eq!(Key::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn hands_take_a_number_of_stones_that_a_hand_can_hold() {
        for _ in 0..200 {
            assert!((1..=32).contains(&handful().unwrap()));
        }
    }
}

//! Records in the answers of a server's interface for programs.

use std::fmt;

use encoding_rs::UTF_8;
use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::{has_game, in_utf8};

/// The strings of a JSON text that hold games, in their order, each on a line of its own.
pub(super) fn strings(bytes: &[u8]) -> Option<Vec<u8>> {
    if !matches!(bytes.trim_ascii_start().first(), Some(b'{' | b'[' | b'"')) {
        return None;
    }
    let mut found = Vec::new();
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    Games(&mut found).deserialize(&mut reader).and_then(|()| reader.end()).ok()?;
    (!found.is_empty()).then(|| in_utf8(found.join("\n").as_bytes(), Some(UTF_8)))
}

/// Collects the strings with games, and passes over all else.
struct Games<'a>(&'a mut Vec<String>);

impl<'de> DeserializeSeed<'de> for Games<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<(), D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Games<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_str<E>(self, text: &str) -> Result<(), E> {
        if has_game(text.as_bytes()) {
            self.0.push(text.to_owned());
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<(), A::Error> {
        while values.next_element_seed(Games(self.0))?.is_some() {}
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        while fields.next_key::<IgnoredAny>()?.is_some() {
            fields.next_value_seed(Games(self.0))?;
        }
        Ok(())
    }

    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }
}

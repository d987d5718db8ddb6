//! Records in the answers of a server's interface for programs.

use serde_json::Value;

use super::Unwrapped;

/// The strings of a JSON text that hold games, each on a line of its own.
pub(super) fn strings(bytes: &[u8]) -> Option<Unwrapped> {
    if !matches!(bytes.trim_ascii_start().first(), Some(b'{' | b'[' | b'"')) {
        return None;
    }
    let mut found = Vec::new();
    let mut left = vec![serde_json::from_slice(bytes).ok()?];
    while let Some(value) = left.pop() {
        match value {
            Value::String(text) if text.contains("(;") => found.push(text),
            Value::Array(values) => left.extend(values.into_iter().rev()),
            Value::Object(fields) => left.extend(fields.into_iter().rev().map(|(_, value)| value)),
            _ => {}
        }
    }
    (!found.is_empty()).then(|| Unwrapped::in_utf8(found.join("\n")))
}

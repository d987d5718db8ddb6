//! The bytes of the records that `tengen referee` reads, in the encoding that it was told.

use crate::records::{self, Label, recoded};
use std::path::Path;
use std::sync::OnceLock;

static ENCODING: OnceLock<Label> = OnceLock::new();

/// Names the encoding of all records of this run.
pub(crate) fn name_encoding(label: Option<Label>) {
    if let Some(label) = label {
        // It is set only here, once.
        let _ = ENCODING.set(label);
    }
}

/// The bytes of a file, in UTF-8 if the encoding was named.
pub(crate) fn bytes(path: &Path) -> std::io::Result<Vec<u8>> {
    let bytes = records::bytes(path)?;
    let label = ENCODING.get().copied();
    Ok(if label.is_some() { recoded(&bytes, label).into_owned() } else { bytes })
}

//! The faults of a network file or of an input, each with its place.

use std::fmt;
use std::io;

/// A network file could not be read: the fault, its block and its byte.
#[derive(Debug)]
pub struct ReadError {
    /// The layer or block being read, by the name the file gives it; empty
    /// before the file has named anything.
    pub block: String,
    /// How many bytes of the (decompressed) file had been read.
    pub byte: u64,
    /// The fault.
    pub fault: Fault,
}

/// A fault of a network file.
#[derive(Debug)]
#[non_exhaustive]
pub enum Fault {
    /// The file could not be read or decompressed.
    Io(io::Error),
    /// The file ends too early.
    Ends {
        /// The part that was expected.
        expected: &'static str,
    },
    /// Text that cannot stand at this place in a network file.
    Unreadable {
        /// The part that was expected.
        expected: &'static str,
        /// The text found, cut at 40 characters.
        found: String,
    },
    /// A version of the format that is not known. Known are 8 to 17.
    Version(u64),
    /// A kind of block, activation or option that is not known.
    Unknown {
        /// The part whose kind is unknown.
        what: &'static str,
        /// The kind in the file.
        found: String,
    },
    /// Two numbers that must agree do not.
    Mismatch {
        /// The number that is wrong.
        what: &'static str,
        /// The value it must have.
        expected: usize,
        /// The value in the file.
        found: usize,
    },
    /// A weight or parameter that is not a finite number, or not a usable one.
    NotFinite {
        /// The name of these numbers.
        what: &'static str,
    },
    /// The file, decompressed, is larger than the reader's limit.
    TooLarge {
        /// The limit in bytes.
        limit: u64,
    },
    /// Blocks lie within blocks deeper than any network has them.
    TooDeep,
    /// Bytes follow the end of the network.
    Trailing,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.block.is_empty() {
            write!(f, "byte {}: {}", self.byte, self.fault)
        } else {
            write!(f, "block {}, byte {}: {}", self.block, self.byte, self.fault)
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Io(error) => write!(f, "{error}"),
            Fault::Ends { expected } => write!(f, "the file ends where {expected} should be"),
            Fault::Unreadable { expected, found } => {
                write!(f, "{found:?} where {expected} should be")
            }
            Fault::Version(found) => {
                write!(f, "version {found} of the format is not known; known are 8 to 17")
            }
            Fault::Unknown { what, found } => write!(f, "unknown {what}: {found:?}"),
            Fault::Mismatch { what, expected, found } => {
                write!(f, "{what}: {found}, but it must be {expected}")
            }
            Fault::NotFinite { what } => write!(f, "{what}: not a usable finite number"),
            Fault::TooLarge { limit } => {
                write!(f, "the network needs more than the {limit} bytes allowed")
            }
            Fault::TooDeep => write!(f, "blocks within blocks too deep"),
            Fault::Trailing => write!(f, "the network ends here, the file does not"),
        }
    }
}

impl std::error::Error for ReadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.fault {
            Fault::Io(error) => Some(error),
            _ => None,
        }
    }
}

//! A file of any kind that is known.

use crate::formats::{Federation, ListFault, ReportFault, macmahon, read_aga, read_list};
use crate::xml::{self, Fault, Why};
use crate::{Tournament, opengotha};
use std::fmt;

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenFault {
    /// It is XML, or looks so.
    Xml(Fault),
    /// It is a list.
    List(ListFault),
    /// It is a report of the American association.
    Report(ReportFault),
}

impl fmt::Display for OpenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenFault::Xml(fault) => fault.fmt(f),
            OpenFault::List(fault) => fault.fmt(f),
            OpenFault::Report(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for OpenFault {}

/// Reads a tournament from a file of OpenGotha or MacMahon, from a list of results of the European
/// or the French federation, or from a report of the American association. The text says which it
/// is.
///
/// # Errors
/// If the file is none of these, or says what cannot be.
pub fn open(bytes: &[u8]) -> Result<Tournament, OpenFault> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let first = bytes.iter().find(|byte| !byte.is_ascii_whitespace());
    if bytes.trim_ascii_start().starts_with(b"TOURNEY") {
        return read_aga(&String::from_utf8_lossy(bytes)).map_err(OpenFault::Report);
    }
    if first != Some(&b'<') {
        let is_french = |line: &[u8]| line.starts_with(b";name=") || line.starts_with(b";Num");
        let federation = match bytes.split(|byte| *byte == b'\n').any(is_french) {
            true => Federation::Ffg,
            false => Federation::Egf,
        };
        return read_list(bytes, federation).map_err(OpenFault::List);
    }
    // Old programs write Latin-1, whose bytes have the same numbers in Unicode.
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|byte| char::from(*byte)).collect(),
    };
    let document = xml::document(&text).map_err(OpenFault::Xml)?;
    let root = document.root_element();
    let read = match root.tag_name().name() {
        "Tournament" => opengotha::of_root(root),
        "TournamentData" => macmahon::read(root),
        _ => Err(Fault { line: 0, why: Why::NoTournament }),
    };
    read.map_err(OpenFault::Xml)
}

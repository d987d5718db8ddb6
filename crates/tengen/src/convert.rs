//! `tengen convert`: any readable record, as SGF of today.

use crate::Failure;
use crate::cli::ConvertArguments;
use crate::records::{Changed, change_all};
use std::collections::BTreeMap;
use tengen_sgf::tools::lint::lint;
use tengen_sgf::{Severity, parse, write_modern};

/// Reads records and writes them anew.
pub(crate) fn run(arguments: &ConvertArguments) -> Result<(), Failure> {
    change_all(&arguments.inputs, &arguments.target, |parsed| {
        let bytes = write_modern(&parsed.collection);
        let left = faults(&bytes);
        Ok(Changed { bytes, left, ..Changed::default() })
    })
}

/// The properties of games of Go that FF\[4\] does not allow, and how often each.
fn faults(record: &[u8]) -> BTreeMap<String, usize> {
    let mut left = BTreeMap::new();
    let written = parse(record).collection;
    for finding in written.roots().filter(|root| root.may_be_go()).flat_map(lint) {
        if finding.fault.severity() == Severity::Error && !finding.property.is_empty() {
            *left.entry(finding.property).or_default() += 1;
        }
    }
    left
}

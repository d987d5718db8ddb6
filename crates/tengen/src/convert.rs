//! `tengen convert`: any readable record, as SGF of today.

use crate::cli::ConvertArguments;
use crate::records::{Changed, Counts, change_all};
use crate::{Failure, wrong};
use tengen_sgf::tools::lint::{Fault, lint_each};
use tengen_sgf::{Collection, Severity, write};

/// Reads records and writes them anew.
pub(crate) fn run(arguments: &ConvertArguments) -> Result<(), Failure> {
    change_all(&arguments.inputs, &arguments.target, |parsed| {
        let modern =
            parsed.collection.modern().map_err(|why| Failure::Trouble(wrong::edit(why)))?;
        let left = faults(&modern);
        Ok(Changed { bytes: write(&modern), left, ..Changed::default() })
    })
}

/// The properties of games of Go that FF\[4\] does not allow, dates and results in a form of their
/// own among them, and how often each.
fn faults(modern: &Collection) -> Counts {
    let mut left = Counts::new();
    for root in modern.roots().filter(|root| root.may_be_go()) {
        lint_each(root, |finding| {
            let is_unread = matches!(finding.fault, Fault::DateForm | Fault::ResultForm);
            let is_fault = finding.fault.severity() == Severity::Error || is_unread;
            if is_fault && !finding.property.is_empty() {
                *left.entry(finding.property).or_default() += 1;
            }
        });
    }
    left
}

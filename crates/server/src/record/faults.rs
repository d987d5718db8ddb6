//! The faults of a file, for those who take it in whole.

use crate::error_body::ErrorBody;
use std::collections::HashSet;
use tengen_sgf::tools::lint::{Fault, lint_each};
use tengen_sgf::{Collection, Diagnostic, Parsed, Problem, Severity};

/// At most this many faults are told.
const MOST_TOLD: usize = 20;

/// The faults that the reader found in a file: places that are no tree of properties, facts and
/// moves that are not understood, and points beyond the board. They come in the order of the file.
pub(crate) fn faults(parsed: &Parsed) -> Vec<ErrorBody> {
    let mut found = parsed.diagnostics.clone();
    found.extend(of_games(&parsed.collection));
    found.sort_by_key(|fault| fault.position.map(|position| position.offset));
    // Of one place the reader of steps says more than the list of points.
    let mut places = HashSet::new();
    let is_new = |fault: &Diagnostic| fault.position.is_none_or(|at| places.insert(at.offset));
    found.retain(is_new);
    let mut told: Vec<ErrorBody> =
        found.iter().take(MOST_TOLD).map(ErrorBody::diagnostic).collect();
    if found.len() > MOST_TOLD {
        told.push(ErrorBody::more(found.len() - MOST_TOLD));
    }
    told
}

fn of_games(collection: &Collection) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for root in collection.roots() {
        // A game of another kind is kept as it is, and its reader has to know it.
        let is_told = |fault: &Diagnostic| {
            fault.severity() == Severity::Error || fault.problem == Problem::OtherGame
        };
        let facts = root.game_info().1.into_iter().filter(is_told);
        if root.other_game().is_some() {
            // It names its points otherwise, and has facts of its own.
            found.extend(facts.filter(|fault| fault.problem == Problem::OtherGame));
            continue;
        }
        found.extend(facts);
        let mut reader = root.step_reader();
        for node in root.subtree() {
            found.extend(reader.steps(node).into_iter().filter_map(Result::err));
        }
        lint_each(root, |finding| {
            if finding.fault == Fault::OffBoard {
                let position = finding.position;
                found.push(Diagnostic { problem: Problem::PointOffBoard, position });
            }
        });
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(sgf: &str) -> Vec<(String, u64)> {
        let faults = faults(&tengen_sgf::read(sgf.as_bytes()));
        let column = |fault: &ErrorBody| fault.args.get("column").and_then(|at| at.as_u64());
        let problem = |fault: &ErrorBody| fault.args["problem"].as_str().unwrap().to_owned();
        faults.iter().map(|fault| (problem(fault), column(fault).unwrap_or(0))).collect()
    }

    #[test]
    fn every_fault_is_told_once_with_its_place() {
        assert!(told("(;SZ[9]KM[6.5]AB[aa:cc];B[ee](;W[tt])(;W[gg]TR[aa]))").is_empty());
        // Both in a line beside the main one and as a mere mark.
        let off = "(;SZ[9];B[ee](;W[gg])(;W[zb];B[]TR[az])(;AB[jc]))";
        let expected = [("point-off-board", 25), ("point-off-board", 35), ("point-off-board", 44)];
        assert_eq!(told(off), expected.map(|(problem, at)| (problem.to_owned(), at)));
        let other = told("(;SZ[9];B[ee])(;GM[2]SZ[8])");
        assert_eq!(other, [("states-other-game".to_owned(), 19)]);
        // Its points are none of Go.
        let moved = told("(;SZ[9];B[ee])(;GM[2]SZ[8];B[d3]TR[c9];W[e2e4])");
        assert_eq!(moved, other);
        let torn: Vec<String> =
            told("(;SZ[9];B[ee];W[gg").into_iter().map(|(what, _)| what).collect();
        assert!(torn.iter().any(|what| what.starts_with("unclosed")), "{torn:?}");
    }

    #[test]
    fn of_very_many_faults_the_first_are_told_and_how_many_more_there_are() {
        let faults =
            faults(&tengen_sgf::read(format!("(;SZ[9]{})", ";B[zb]".repeat(50)).as_bytes()));
        assert_eq!(faults.len(), MOST_TOLD + 1);
        assert_eq!(faults[MOST_TOLD].args["count"], 50 - MOST_TOLD);
    }
}

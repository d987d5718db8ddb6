//! The problems that come with the program.

use super::problem::Problem;
use std::sync::OnceLock;

/// A problem a line; `cargo run --release -p tengen-lessons --example problems` writes it.
const TEXT: &str = include_str!("set.txt");

/// The lines of the set that are problems; the others tell where they come from.
fn lines() -> impl Iterator<Item = &'static str> {
    TEXT.lines().filter(|line| !line.starts_with('#'))
}

/// All problems, by kind and level.
pub fn problems() -> &'static [Problem] {
    static ALL: OnceLock<Vec<Problem>> = OnceLock::new();
    // A test ensures that every line can be read.
    ALL.get_or_init(|| lines().filter_map(|line| line.parse().ok()).collect())
}

/// The problem with this id.
pub fn problem(id: &str) -> Option<&'static Problem> {
    problems().iter().find(|problem| problem.id() == id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problems::Kind;
    use std::collections::BTreeSet;

    #[test]
    fn every_line_of_the_set_is_a_problem_of_its_own() {
        for line in lines() {
            assert_eq!(line.parse::<Problem>().map(|p| p.to_string()).as_deref(), Ok(line));
        }
        let ids: BTreeSet<String> = problems().iter().map(Problem::id).collect();
        assert_eq!(ids.len(), problems().len());
        for kind in Kind::ALL {
            assert!(problems().iter().any(|p| p.kind == kind), "{kind}");
        }
    }
}

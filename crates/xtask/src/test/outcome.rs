//! How a part of the suite came out, and what of it failed.

use std::time::Duration;

/// One thing that failed, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Failure(pub(crate) String);

impl From<String> for Failure {
    fn from(what: String) -> Failure {
        Failure(what)
    }
}

/// How a part came out: well, if nothing failed.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) took: Duration,
    pub(crate) failures: Vec<Failure>,
}

/// What failed, as far as the output of test programs names it: each test with its program, as
/// `cargo test --no-fail-fast` and Node's runner write it.
#[derive(Debug, Default)]
pub(crate) struct Named {
    program: String,
    failures: Vec<Failure>,
}

impl Named {
    /// Reads one line of output.
    pub(crate) fn hear(&mut self, line: &str) {
        let line = line.trim();
        if let Some(program) = line.strip_prefix("Running ") {
            self.program = program.split(" (").next().unwrap_or_default().to_owned();
        } else if let Some(library) = line.strip_prefix("Doc-tests ") {
            self.program = format!("documentation of {library}");
        } else if let Some(test) =
            line.strip_prefix("test ").and_then(|rest| rest.strip_suffix(" ... FAILED"))
        {
            self.failures.push(Failure(format!("{test} ({})", self.program)));
        } else if let Some(test) = line.strip_prefix("not ok ") {
            let test = test.split_once(" - ").map_or(test, |(_, test)| test);
            self.failures.push(Failure(test.to_owned()));
        } else if let Some(test) = line.strip_prefix("✖ ").filter(|test| test.ends_with("ms)")) {
            // Newer versions of Node's runner say it twice: as it happens and at the end.
            let failure = Failure(test.rsplit_once(" (").map_or(test, |(test, _)| test).to_owned());
            if !self.failures.contains(&failure) {
                self.failures.push(failure);
            }
        }
    }

    /// What was named, or else `otherwise`: that a command failed without naming a test.
    pub(crate) fn failures(self, otherwise: String) -> Vec<Failure> {
        if self.failures.is_empty() { vec![Failure(otherwise)] } else { self.failures }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(output: &str) -> Vec<Failure> {
        let mut named = Named::default();
        output.lines().for_each(|line| named.hear(line));
        named.failures("nothing named".to_owned())
    }

    #[test]
    fn tests_that_fail_are_named_with_their_program() {
        let output = "\
     Running unittests src/lib.rs (target/debug/deps/tengen_net-1)
test kernel::good ... ok
test kernel::bad ... FAILED
     Running tests/life.rs (target/debug/deps/life-2)
test two_eyes ... FAILED
   Doc-tests tengen_sgf
test crates/sgf/src/lib.rs - (line 3) ... FAILED";
        let told = [
            "kernel::bad (unittests src/lib.rs)",
            "two_eyes (tests/life.rs)",
            "crates/sgf/src/lib.rs - (line 3) (documentation of tengen_sgf)",
        ];
        assert_eq!(named(output), told.map(|what| Failure(what.to_owned())));
    }

    #[test]
    fn nodes_tests_are_named_and_a_command_that_names_none_fails_all_the_same() {
        let output = "ok 1 - a stone\nnot ok 2 - two people play\n";
        assert_eq!(named(output), [Failure("two people play".to_owned())]);
        let newer =
            "✔ a stone (1.2ms)\n✖ two people (31.9ms)\n✖ failing tests:\n✖ two people (31.9ms)";
        assert_eq!(named(newer), [Failure("two people".to_owned())]);
        assert_eq!(named("error: linker"), [Failure("nothing named".to_owned())]);
    }
}

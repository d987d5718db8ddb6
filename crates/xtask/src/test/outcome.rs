//! How a part of the suite came out, and which tests of it failed.

/// One thing that failed, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Failure(pub(crate) String);

impl From<String> for Failure {
    fn from(what: String) -> Failure {
        Failure(what)
    }
}

/// How a part came out.
#[derive(Debug)]
pub(crate) enum Outcome {
    /// Nothing failed. The text names the kernels that ran, or counts the tests left out; it may
    /// be empty.
    Passed(String),
    /// This machine has nothing for the part to run on, and why.
    NotRun(String),
    Failed(Vec<Failure>),
}

impl From<Result<(), String>> for Outcome {
    fn from(done: Result<(), String>) -> Outcome {
        match done {
            Ok(()) => Outcome::Passed(String::new()),
            Err(why) => Outcome::Failed(vec![why.into()]),
        }
    }
}

/// The facts in the output of test programs, as `cargo test --no-fail-fast` and Node's runner write
/// it. They are each test that failed, with its program, and how many were left out.
#[derive(Debug, Default)]
pub(crate) struct Told {
    program: String,
    /// Whether a test of this program was named.
    named: bool,
    ignored: usize,
    failures: Vec<Failure>,
}

impl Told {
    /// Reads one line of output.
    pub(crate) fn hear(&mut self, line: &str) {
        let line = line.trim();
        if let Some(program) = line.strip_prefix("Running ") {
            self.begin(program_of(program));
        } else if let Some(library) = line.strip_prefix("Doc-tests ") {
            self.begin(format!("documentation of {library}"));
        } else if let Some(test) =
            line.strip_prefix("test ").and_then(|rest| rest.strip_suffix(" ... FAILED"))
        {
            self.fail(format!("{test} ({})", self.program));
        } else if let Some(test) = line.strip_prefix("not ok ") {
            self.fail(test.split_once(" - ").map_or(test, |(_, test)| test).to_owned());
        } else if let Some(test) = line.strip_prefix("✖ ").filter(|test| test.ends_with("ms)")) {
            // The runner names a failure twice: as it happens and at the end.
            let failure = test.rsplit_once(" (").map_or(test, |(test, _)| test).to_owned();
            if !self.failures.contains(&Failure(failure.clone())) {
                self.fail(failure);
            }
        } else if line.starts_with("error: test failed, to rerun")
            || line.starts_with("error: doctest failed, to rerun")
        {
            // A program that was killed names no test.
            if !self.named {
                self.fail(format!("{} did not come to its end", self.program));
            }
        } else if let Some(counts) = line.strip_prefix("test result: ") {
            let ignored = counts.split("; ").find_map(|count| count.strip_suffix(" ignored"));
            self.ignored += ignored.and_then(|number| number.parse().ok()).unwrap_or(0);
        }
    }

    fn begin(&mut self, program: String) {
        (self.program, self.named) = (program, false);
    }

    fn fail(&mut self, what: String) {
        self.named = true;
        self.failures.push(Failure(what));
    }

    /// How the command with this output came out.
    pub(crate) fn outcome(self, done: Result<(), String>) -> Outcome {
        match done {
            Err(why) if self.failures.is_empty() => Outcome::Failed(vec![why.into()]),
            Err(_) => Outcome::Failed(self.failures),
            Ok(()) if self.ignored > 0 => {
                Outcome::Passed(format!("{} left out, marked as ignored", self.ignored))
            }
            Ok(()) => Outcome::Passed(String::new()),
        }
    }
}

/// The name of a program that `cargo test` says it is running, as `tests/life.rs (…/deps/life-2)`.
/// All libraries are `unittests src/lib.rs`, so the file says which one it is.
fn program_of(said: &str) -> String {
    let Some((source, file)) = said.split_once(" (") else { return said.to_owned() };
    let file = file.trim_end_matches(')').rsplit(['/', '\\']).next().unwrap_or_default();
    let name = file.rsplit_once('-').map_or(file, |(name, _)| name);
    if source.starts_with("unittests") { format!("{name}, {source}") } else { source.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(output: &str) -> Vec<Failure> {
        let mut told = Told::default();
        output.lines().for_each(|line| told.hear(line));
        match told.outcome(Err("nothing named".to_owned())) {
            Outcome::Failed(failures) => failures,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_program_that_is_killed_is_named_beside_tests_that_fail() {
        let output = "\
     Running tests/life.rs (target/debug/deps/life-2)
test two_eyes ... FAILED
error: test failed, to rerun pass `-p tengen-gtp --test life`
     Running tests/seki.rs (target/debug/deps/seki-3)
error: test failed, to rerun pass `-p tengen-judge --test seki`";
        let told = ["two_eyes (tests/life.rs)", "tests/seki.rs did not come to its end"];
        assert_eq!(named(output), told.map(|what| Failure(what.to_owned())));
    }

    #[test]
    fn what_was_left_out_is_counted() {
        let mut told = Told::default();
        told.hear("test result: ok. 3 passed; 0 failed; 2 ignored; 0 measured; 0 filtered out");
        told.hear("test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out");
        let Outcome::Passed(note) = told.outcome(Ok(())) else { panic!("it passed") };
        assert_eq!(note, "3 left out, marked as ignored");
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
            "kernel::bad (tengen_net, unittests src/lib.rs)",
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

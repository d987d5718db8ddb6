//! Transcripts of the program: help, the rules in words, GTP sessions, mistakes.

#[test]
fn transcripts() {
    trycmd::TestCases::new().case("tests/cmd/*.toml").case("tests/cmd/*.trycmd");
}

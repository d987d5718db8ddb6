//! Transcripts of the program: help, the rules in words, GTP sessions, mistakes. They are in
//! English where they do not say otherwise, wherever they are made.

#[test]
fn transcripts() {
    trycmd::TestCases::new()
        .env("LANGUAGE", "en")
        .case("tests/cmd/*.toml")
        .case("tests/cmd/*.trycmd");
}

//! Transcripts of the program: help, the rules in words, GTP sessions, mistakes. They are in
//! English where they do not say otherwise, wherever they are made.

#[test]
fn transcripts() {
    trycmd::TestCases::new()
        .env("LANGUAGE", "en")
        // Without it a transcript whose program is not found is skipped, and nobody is told.
        .register_bin("tengen", std::path::Path::new(env!("CARGO_BIN_EXE_tengen")))
        .case("tests/cmd/*.toml")
        .case("tests/cmd/*.trycmd");
}

//! Transcripts of the program: help, the rules in words, GTP sessions, mistakes. They are in
//! English on every machine, unless they name another language.

#[test]
fn transcripts() {
    trycmd::TestCases::new()
        .env("LANGUAGE", "en")
        // Without this, a transcript whose program is not found is skipped without notice.
        .register_bin("tengen", std::path::Path::new(env!("CARGO_BIN_EXE_tengen")))
        .case("tests/cmd/*.toml")
        .case("tests/cmd/*.trycmd");
}

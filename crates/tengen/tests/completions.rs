//! The scripts of `tengen completions`, in the shell that every system of our CI has.
#![cfg(unix)]

use std::process::Command;

/// The words that bash would offer after these, the last of which is being typed.
fn offered(words: &[&str]) -> Vec<String> {
    let script = "source <(\"$0\" completions bash) || exit 9
        COMP_WORDS=(\"$@\") COMP_CWORD=$(($# - 1))
        _tengen tengen \"${COMP_WORDS[COMP_CWORD]}\" \"${COMP_WORDS[COMP_CWORD-1]}\"
        printf '%s\\n' \"${COMPREPLY[@]}\"";
    let output = Command::new("bash")
        .args(["--norc", "-c", script, env!("CARGO_BIN_EXE_tengen")])
        .args(words)
        .env("LANGUAGE", "en")
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && told.is_empty(), "{words:?}: {told}");
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn bash_completes_commands_options_and_values() {
    assert_eq!(offered(&["tengen", "gl"]), ["glossary"]);
    assert_eq!(offered(&["tengen", "play", "--fr"]), ["--free-handicap"]);
    assert_eq!(offered(&["tengen", "play", "--color", "n"]), ["nigiri"]);
    assert_eq!(offered(&["tengen", "net", "b"]), ["bench"]);
}

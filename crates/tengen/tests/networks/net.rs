//! `tengen net`.

use crate::Place;
use serde_json::Value;

#[test]
fn a_network_is_described_checked_and_measured() {
    let place = Place::new();
    let info: Value =
        serde_json::from_str(&place.says(&["net", "info", "net.bin", "--json"], "")).unwrap();
    assert_eq!((&info["name"], &info["version"]), (&"synthetic".into(), &14.into()));
    assert_eq!((&info["blocks"], &info["channels"]), (&2.into(), &8.into()));
    assert_eq!(info["policy"], serde_json::json!(["policy", "optimistic policy"]));
    assert_eq!(info["bytes"], info["weights"].as_u64().unwrap() * 4);
    assert!(place.says(&["net", "info", "net.bin"], "").contains("2 blocks, 8 channels"));

    let check = place.says(&["net", "check", "net.bin"], "");
    assert!(check.contains("portable     f32") && !check.contains("TOO FAR OFF"), "{check}");

    let bench = ["net", "bench", "net.bin", "--size", "9", "--seconds", "0.01", "--json"];
    let bench: Value = serde_json::from_str(&place.says(&bench, "")).unwrap();
    let mut keys: Vec<&String> = bench.as_object().unwrap().keys().collect();
    keys.sort();
    let expected = ["cpu_seconds", "evals", "evals_per_cpu_second", "kernel", "precision"];
    assert_eq!(keys, expected);
    let speed = bench["evals"].as_f64().unwrap() / bench["cpu_seconds"].as_f64().unwrap();
    assert!((bench["evals_per_cpu_second"].as_f64().unwrap() / speed - 1.0).abs() < 1e-9);
}

/// The environment sets the choice for everything; the command line takes precedence.
#[test]
fn the_environment_chooses_kernel_and_precision() {
    let place = Place::new();
    let bench = |kernel: &str, options: &[&str]| {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_tengen"))
            .env("LANGUAGE", "en")
            .env("TENGEN_KERNEL", kernel)
            .env("TENGEN_PRECISION", "bf16")
            .args(["net", "bench", "net.bin", "--size", "9", "--seconds", "0.01", "--json"])
            .args(options)
            .current_dir(place.folder.path())
            .output()
            .unwrap();
        let said = serde_json::from_slice::<Value>(&output.stdout).unwrap_or_default();
        let used = ["kernel", "precision"].map(|key| said[key].as_str().unwrap_or("").to_owned());
        (output.status.code(), used, String::from_utf8(output.stderr).unwrap())
    };
    let used = |kernel: &str, precision: &str| [kernel.to_owned(), precision.to_owned()];
    assert_eq!(bench("portable", &[]).1, used("portable", "bf16"));
    assert_eq!(bench("portable", &["--precision", "f32"]).1, used("portable", "f32"));
    assert_eq!(bench("abacus", &["--kernel", "portable"]).1, used("portable", "bf16"));
    let (code, _, told) = bench("abacus", &[]);
    assert_eq!(code, Some(2));
    let why = "the environment variable TENGEN_KERNEL names “abacus”, which is not known here";
    assert!(told.contains(why) && told.contains("portable"), "{told}");
}

#[test]
fn what_is_no_network_is_refused_with_a_reason() {
    let place = Place::new();
    let whole = std::fs::read(place.path("net.bin")).unwrap();
    place.write("cut.bin", &whole[..whole.len() / 2]);
    for what in ["info", "check", "bench"] {
        let (code, said) = place.fails(&["net", what, "cut.bin"]);
        assert!(code == 1 && said.contains("cannot use the network cut.bin: block"), "{said}");
        let (code, said) = place.fails(&["net", what, "missing.bin"]);
        assert!(code == 1 && said.contains("missing.bin"), "{said}");
    }
    let (code, said) = place.fails(&["net", "bench", "net.bin", "--size", "21"]);
    assert!(code == 2 && said.contains("up to 19 lines"), "{said}");
    let (code, said) = place.fails(&["net", "bench", "net.bin", "--kernel", "abacus"]);
    assert!(code == 2 && said.contains("portable"), "{said}");
}

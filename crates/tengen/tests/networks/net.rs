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

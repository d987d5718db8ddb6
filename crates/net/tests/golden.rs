//! KataGo's own answers, for its networks, about a few positions.
//!
//! Networks and answers lie outside of the repository: in the folder named by
//! `TENGEN_SHARED`, or in `shared` beside the repository. So these tests run when asked:
//! `cargo test -p tengen-net --test golden -- --ignored`.

mod common;

use std::path::{Path, PathBuf};

use common::{EMPTY, FOUR, SINGLE, THREE, TWO, Worst, answers, compare};
use tengen_net::{Arithmetic, Kernel, Limits, Model, Network, Precision};

fn shared() -> PathBuf {
    match std::env::var_os("TENGEN_SHARED") {
        Some(folder) => folder.into(),
        None => Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared"),
    }
}

fn check(file: &Path, name: &str) {
    let model = Model::open(file, &Limits::default())
        .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let text = std::fs::read_to_string(shared().join(format!("nets/golden/{name}.txt")))
        .expect("KataGo's answers");
    let mut questions = vec![&EMPTY, &THREE];
    questions.extend([&THREE; 8]);
    questions.extend([&FOUR, &TWO]);
    for kernel in Kernel::available() {
        for (precision, tolerance) in [(Precision::Single, SINGLE), (Precision::Bfloat16, HALF)] {
            let network = Network::new(model.clone(), Arithmetic { kernel, precision });
            for positions in [1, 2] {
                let worst = compare(&network, &questions, &answers(&text), positions);
                println!("{name} {kernel} {} ×{positions}: {worst:?}", precision.name());
                assert!(
                    worst.within(&tolerance),
                    "{name} {kernel} {}: {worst:?}",
                    precision.name()
                );
            }
        }
    }
}

/// The differences that bfloat16 was found to keep within, on these positions.
const HALF: Worst = Worst { probability: 0.02, points: 0.25, ownership: 0.05 };

fn check_shared(name: &str) {
    check(&shared().join(format!("nets/{name}.bin.gz")), name);
}

#[test]
#[ignore = "needs KataGo\'s networks and answers, in the folder named by TENGEN_SHARED"]
fn a_residual_network_of_version_8_answers_as_katago() {
    check_shared("g170-b6c96-s175395328-d26788732");
}

#[test]
#[ignore = "needs KataGo\'s networks and answers, in the folder named by TENGEN_SHARED"]
fn a_small_residual_network_answers_as_katago() {
    check_shared("tinymodel-embedded");
}

#[test]
#[ignore = "needs KataGo\'s networks and answers, in the folder named by TENGEN_SHARED"]
fn a_nested_network_of_version_11_answers_as_katago() {
    check_shared("tinymish-embedded");
}

/// The network is 38 MB: its file is named by `TENGEN_TRANSFORMER`.
#[test]
#[ignore = "needs b10c384h6nbttflrs.bin.gz, named by TENGEN_TRANSFORMER"]
fn a_transformer_network_of_version_15_answers_as_katago() {
    let file = std::env::var_os("TENGEN_TRANSFORMER").expect("TENGEN_TRANSFORMER names the file");
    check(Path::new(&file), "b10c384h6nbttflrs");
}

//! Networks of every version and of every kind of block, with weights drawn at random. They are
//! compared with the answers of KataGo's Eigen back end for the same files.
//!
//! The answers lie in `tests/synthetic`. To ask KataGo again, name a folder in
//! `TENGEN_WRITE_NETWORKS`: the ignored test writes the files there. `tests/synthetic/ask.gtp` has
//! the questions.

mod common;

use std::io::Write;
use std::path::Path;

use common::writer::{Floats, Heads, Writer};
use common::{EMPTY, SINGLE, THREE, TWO, answers, compare};
use flate2::{Compression, write::GzEncoder};
use tengen_net::{
    Arithmetic, Evaluator, GLOBALS, Input, InputError, Kernel, Limits, METADATA, Model, Network,
    Output, PLANES, Precision, Symmetry,
};

const HEADS: Heads = Heads { policy: 6, value: 5, hidden: 7, policies: 2 };

/// Every file by name.
fn networks() -> Vec<(&'static str, Vec<u8>)> {
    vec![
        ("v8-pooling", residual(8, Floats::Binary)),
        ("v9-text", residual(9, Floats::Text)),
        ("v10-pooling", residual(10, Floats::Binary)),
        ("v12-nested", nested(12, "MISH")),
        ("v13-nested", nested(13, "SILU")),
        ("v14-nested", nested(14, "IDENTITY")),
        ("v15-fixed", transformer(15, (4, 4), (8, 8), "fixed", Some(true))),
        ("v16-learned", transformer(16, (4, 2), (6, 5), "learned", Some(false))),
        ("v17-unturned", transformer(17, (6, 3), (3, 18), "none", None)),
        ("v17-fixed", transformer(17, (3, 1), (10, 4), "fixed", Some(false))),
    ]
}

fn residual(version: u32, floats: Floats) -> Vec<u8> {
    let mut w = Writer::new(version, floats, version);
    w.begin(4, 20, false, false);
    w.ordinary(20, 17, 3, "RELU");
    w.pooling(20, 12, 9, "RELU");
    w.ordinary(20, 33, 5, "RELU");
    w.ordinary(20, 8, 1, "RELU");
    w.tip(20, "RELU");
    w.heads(20, HEADS, "RELU");
    w.bytes
}

fn nested(version: u32, kind: &str) -> Vec<u8> {
    let mut w = Writer::new(version, Floats::Binary, version);
    w.begin(2, 24, false, false);
    w.nested(24, 10, kind, 3, |w| {
        w.ordinary(10, 10, 3, kind);
        w.pooling(10, 7, 4, kind);
        w.nested(10, 6, kind, 1, |w| w.ordinary(6, 6, 3, kind));
    });
    w.pooling(24, 20, 5, "MISH");
    w.tip(24, kind);
    w.heads(24, HEADS, kind);
    w.bytes
}

fn transformer(
    version: u32,
    heads: (usize, usize),
    dims: (usize, usize),
    rotation: &str,
    rms: Option<bool>,
) -> Vec<u8> {
    let mut w = Writer::new(version, Floats::Binary, version + heads.0 as u32);
    w.begin(3, 18, rms.is_some(), false);
    w.attention(18, heads, dims, rotation);
    w.feed_forward(18, 29);
    w.nested(18, 12, "SILU", 3, |w| {
        w.attention(12, heads, dims, rotation);
        w.feed_forward(12, 16);
        w.ordinary(12, 9, 3, "MISH");
    });
    match rms {
        Some(whole_board) => w.rms_tip(18, whole_board, "SILU"),
        None => w.tip(18, "SILU"),
    }
    w.heads(18, Heads { policies: 4, ..HEADS }, "SILU");
    w.bytes
}

#[test]
#[ignore = "writes networks for KataGo into the folder named by TENGEN_WRITE_NETWORKS"]
fn write_networks() {
    let folder = std::env::var_os("TENGEN_WRITE_NETWORKS").expect("TENGEN_WRITE_NETWORKS");
    for (name, bytes) in networks() {
        let kind = if name.contains("text") { "txt" } else { "bin" };
        let path = Path::new(&folder).join(format!("{name}.{kind}.gz"));
        let file = std::fs::File::create(path).expect("a file in the folder");
        let mut gz = GzEncoder::new(file, Compression::default());
        gz.write_all(&bytes).and_then(|()| gz.finish().map(drop)).expect("room for it");
    }
}

#[test]
fn every_kind_of_network_answers_as_katago() {
    for (name, bytes) in networks() {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/synthetic/{name}.txt"));
        let text = std::fs::read_to_string(path).expect("KataGo's answers");
        let model = Model::read(&bytes, &Limits::default()).expect("a good file");
        for kernel in Kernel::available() {
            let network =
                Network::new(model.clone(), Arithmetic { kernel, precision: Precision::Single });
            let worst = compare(&network, &[&EMPTY, &THREE, &TWO], &answers(&text), 2);
            println!("{name} {kernel}: {worst:?}");
            assert!(worst.within(&SINGLE), "{name} {kernel}: {worst:?}");
        }
    }
}

/// The bias that metadata becomes must be that of its three matrices. Here all weights are read
/// back from the file and applied in the plain way.
#[test]
fn metadata_becomes_a_bias_of_the_trunk() {
    let write = |metadata| {
        let mut w = Writer::new(15, Floats::Binary, 3);
        w.begin(1, 8, false, metadata);
        // The layers below must not depend on the numbers drawn before.
        w.reseed(4);
        w.ordinary(8, 8, 3, "RELU");
        w.tip(8, "RELU");
        w.heads(8, HEADS, "RELU");
        w
    };
    let (told, mut plain) = (write(true), write(false));
    let metadata: [f32; METADATA] = std::array::from_fn(|n| (n % 5) as f32 / 10.0 - 0.2);
    // In the order of the file: planes, globals, three matrices and two biases.
    let weights = |n: usize| told.drawn[n].as_slice();
    let mut x = apply(&metadata, weights(2), Some(weights(3)));
    x.iter_mut().for_each(|x| *x /= 1.0 + (-*x).exp());
    let mut x = apply(&x, weights(4), Some(weights(5)));
    x.iter_mut().for_each(|x| *x *= x.exp().ln_1p().tanh());
    let bias = apply(&x, weights(6), None);
    // A network without metadata, whose last global input has that bias.
    plain.replace_globals(18, &bias);

    let evaluator = |w: &Writer| {
        let model = Model::read(&w.bytes, &Limits::default()).expect("a good file");
        let network = Network::new(
            model,
            Arithmetic { kernel: Kernel::best(), precision: Precision::Single },
        );
        Evaluator::new(&network, 5, 4, 1).expect("a known size")
    };
    let (mut told, mut plain) = (evaluator(&told), evaluator(&plain));
    let planes: Vec<f32> = (0..PLANES * 20).map(|n| (n % 3) as f32).collect();
    let ask = |evaluator: &mut Evaluator, last: f32, metadata: Option<&[f32; METADATA]>| {
        let mut globals = [0.0; GLOBALS];
        globals[18] = last;
        let symmetry = Symmetry::IDENTITY;
        let input = Input { planes: &planes, globals: &globals, metadata, symmetry };
        evaluator.evaluate(&[input]).map(|outputs| outputs[0].clone())
    };
    let refusal = |expected| Err(InputError::Metadata { expected });
    assert_eq!(ask(&mut told, 0.0, None), refusal(true));
    assert_eq!(ask(&mut plain, 0.0, Some(&metadata)), refusal(false));
    let found = ask(&mut told, 0.0, Some(&metadata)).expect("a good input");
    let expected = ask(&mut plain, 1.0, None).expect("a good input");
    let other = ask(&mut plain, 0.0, None).expect("a good input");
    let distance = |other: &Output| {
        let pairs = found.policy.iter().zip(&other.policy);
        pairs.map(|(a, b)| (a - b).abs()).fold(0.0, f32::max)
    };
    assert!(distance(&expected) < 1e-4, "{}", distance(&expected));
    assert!(distance(&other) > 1e-2, "the bias makes a difference");
}

/// The vector times the matrix, plus the bias.
fn apply(vector: &[f32], weights: &[f32], bias: Option<&[f32]>) -> Vec<f32> {
    let outputs = weights.len() / vector.len();
    let sum = |output: usize| {
        let terms = vector.iter().zip(weights.chunks(outputs)).map(|(x, row)| x * row[output]);
        terms.sum::<f32>() + bias.map_or(0.0, |bias| bias[output])
    };
    (0..outputs).map(sum).collect()
}

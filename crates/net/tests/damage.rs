//! Files that are damaged, cut off, too large or unknown give an error with its place. They give no
//! panic and no network.

mod common;

use std::io::Write;

use common::writer::{Floats, Heads, Writer};
use flate2::{Compression, write::GzEncoder};
use tengen_net::{Fault, Limits, Model, ReadError};

/// A network with every kind of block.
fn network(floats: Floats) -> Vec<u8> {
    let mut w = Writer::new(16, floats, 1);
    w.begin(3, 4, true, true);
    w.pooling(4, 3, 2, "RELU");
    w.nested(4, 3, "MISH", 2, |w| {
        w.ordinary(3, 3, 3, "SILU");
        w.attention(3, (2, 1), (2, 2), "learned");
    });
    w.feed_forward(4, 5);
    w.rms_tip(4, false, "IDENTITY");
    w.heads(4, Heads { policy: 2, value: 2, hidden: 3, policies: 4 }, "RELU");
    w.bytes
}

fn read(bytes: &[u8]) -> Result<Model, ReadError> {
    Model::read(bytes, &Limits::default())
}

fn fault(bytes: &[u8]) -> ReadError {
    read(bytes).map(drop).expect_err("a damaged file")
}

fn zipped(bytes: &[u8]) -> Vec<u8> {
    let mut gz = GzEncoder::new(Vec::new(), Compression::fast());
    gz.write_all(bytes).and_then(|()| gz.finish()).expect("memory")
}

/// The text, with one word replaced by another.
fn with(from: &str, to: &str) -> Vec<u8> {
    let text = String::from_utf8(network(Floats::Text)).expect("text");
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1).into_bytes()
}

#[test]
fn whole_files_are_read_zipped_or_not() {
    for floats in [Floats::Binary, Floats::Text] {
        let bytes = network(floats);
        for bytes in [zipped(&bytes), bytes] {
            let model = read(&bytes).expect("a good file");
            assert_eq!((model.name(), model.version()), ("synthetic", 16));
            assert!(model.wants_metadata());
        }
    }
}

#[test]
fn files_that_are_cut_off_say_so() {
    let bytes = network(Floats::Binary);
    for length in 0..bytes.len() - 1 {
        let error = fault(&bytes[..length]);
        assert!(error.byte <= length as u64);
    }
    let zipped = zipped(&bytes);
    for length in 2..zipped.len() {
        assert!(matches!(fault(&zipped[..length]).fault, Fault::Io(_) | Fault::Ends { .. }));
    }
}

#[test]
fn changed_bytes_make_no_panic() {
    for bytes in [network(Floats::Binary), network(Floats::Text), zipped(&network(Floats::Binary))]
    {
        let mut state = 1_u32;
        for place in (0..bytes.len()).step_by(bytes.len() / 1000 + 1) {
            let mut bytes = bytes.clone();
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            bytes[place] ^= (state >> 24) as u8 | 1;
            // Some changes make another network, and that is a network.
            if let Err(error) = read(&bytes) {
                assert!(!error.to_string().is_empty());
            }
        }
    }
}

#[test]
fn what_is_not_known_is_named_with_its_block() {
    for (from, to, block, says) in [
        ("gpool_block", "dilated_block", "trunk", "unknown kind of block: \"dilated_block\""),
        (
            "ACTIVATION_MISH",
            "ACTIVATION_GELU",
            "activation",
            "unknown activation: \"ACTIVATION_GELU\"",
        ),
        ("synthetic\n16 22 19", "synthetic\n18 22 19", "synthetic", "version 18"),
        ("synthetic\n16 22 19", "synthetic\n7 22 19", "synthetic", "version 7"),
        (
            "synthetic\n16 22 19",
            "synthetic\n16 17 19",
            "synthetic",
            "input planes: 17, but it must be 22",
        ),
        ("3 3 22 4 1 1", "3 3 22 5 1 1", "conv", "output channels: 5, but it must be 4"),
        ("3 3 22 4 1 1", "4 3 22 4 1 1", "conv", "unknown rows of the filter: \"4\""),
        ("3 3 22 4 1 1", "3 3 22 0 1 1", "conv", "\"0\" where output channels should be"),
        ("4 1e-3 1 1", "4 -1e-3 1 1", "norm", "epsilon: not a usable finite number"),
    ] {
        let error = fault(&with(from, to));
        assert!(error.block.starts_with(block), "{error}");
        assert!(error.to_string().contains(says), "{error}");
    }
    let mut bytes = network(Floats::Binary);
    bytes.extend_from_slice(b"\nmore");
    assert!(matches!(fault(&bytes).fault, Fault::Trailing));
}

#[test]
fn weights_are_finite() {
    let bytes = network(Floats::Binary);
    let mark = bytes.windows(5).position(|five| five == b"@BIN@").expect("weights") + 5;
    let mut damaged = bytes.clone();
    damaged[mark..mark + 4].copy_from_slice(&f32::NAN.to_le_bytes());
    let error = fault(&damaged);
    assert!(matches!(error.fault, Fault::NotFinite { .. }), "{error}");
    assert!(error.block.starts_with("conv"), "{error}");
}

#[test]
fn nothing_beyond_the_limit_is_taken() {
    let bytes = network(Floats::Binary);
    let within = |bytes: &[u8], limit| Model::read(bytes, &Limits { bytes: limit });
    assert!(within(&bytes, bytes.len() as u64).is_ok());
    // A small file that is large when decompressed.
    let mut bomb = bytes.clone();
    bomb.extend(std::iter::repeat_n(b' ', 10_000_000));
    let error = within(&zipped(&bomb), 1_000_000).map(drop).expect_err("too large");
    assert!(matches!(error.fault, Fault::TooLarge { limit: 1_000_000 }), "{error}");
    // No room is made for a layer that claims to be huge.
    let error = fault(&with("3 3 22 4 1 1", "63 63 22 65536 1 1"));
    assert!(matches!(error.fault, Fault::Mismatch { .. }), "{error}");
    let error = fault(&with("192 12\n", "192 65536\n"));
    assert!(matches!(error.fault, Fault::Unreadable { .. } | Fault::Ends { .. }), "{error}");
}

#[test]
fn blocks_within_blocks_end() {
    let mut w = Writer::new(11, Floats::Binary, 1);
    w.begin(1, 1, false, false);
    fn deeper(w: &mut Writer, levels: usize) {
        if levels > 0 {
            w.nested(1, 1, "RELU", 1, |w| deeper(w, levels - 1));
        }
    }
    deeper(&mut w, 100);
    assert!(matches!(fault(&w.bytes).fault, Fault::TooDeep));
}

//! How much memory a large file takes.

use peak_alloc::PeakAlloc;
use std::fmt::Write;
use tengen_sgf::{read_as, write, write_modern};

#[global_allocator]
static PEAK: PeakAlloc = PeakAlloc;

/// Games of 250 moves with a server's header and nothing else: few texts have more nodes for their
/// length.
fn games(count: u32) -> Vec<u8> {
    let mut text = String::new();
    for number in 0..count {
        let _ = writeln!(
            text,
            "(;GM[1]FF[4]CA[UTF-8]AP[Server:1.0]SZ[19]KM[7.50]RU[Chinese]DT[2026-01-31]TM[1200]\
             OT[3x30 byo-yomi]PB[player {number}]PW[opponent]BR[9d]WR[9d]RE[B+R]PC[A Go server]"
        );
        for played in 0..250_u32 {
            let color = if played % 2 == 0 { 'B' } else { 'W' };
            let letter = |index: u32| char::from(b'a' + (index % 19) as u8);
            let _ = write!(text, ";{color}[{}{}]", letter(played), letter(played / 19));
        }
        text.push_str(")\n");
    }
    text.into_bytes()
}

#[test]
fn a_large_file_is_read_and_written_in_six_times_its_size() {
    let bytes = games(2000);
    let length = bytes.len();
    let before = PEAK.current_usage() - length;
    PEAK.reset_peak_usage();
    let parsed = read_as(bytes, None).unwrap();
    assert_eq!(parsed.collection.node_count(), 2000 * 251);
    assert_eq!(write(&parsed.collection).len(), length);
    assert!(write_modern(&parsed.collection).len() > length);
    let peak = PEAK.peak_usage() - before;
    assert!(peak < 6 * length, "{peak} bytes for {length}");
}

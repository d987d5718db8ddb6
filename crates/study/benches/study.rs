//! How fast studies open and change.
//!
//! `taskset -c 0 cargo bench -p tengen-study`

use divan::{Bencher, black_box};
use std::sync::LazyLock;
use tengen_random::Random;
use tengen_study::{Act, Boards, Name, Operation, Step, Study};

const NODES: u32 = 60_000;
const OPERATIONS: u32 = 10_000;

/// A tree as bushy as a dictionary of corner openings.
static BOOK: LazyLock<Study> = LazyLock::new(|| {
    let mut study = Study::of(&tengen_sgf::parse(b"(;SZ[19])").collection, name("a"));
    study.replay(plays(NODES)).expect("plays on any points");
    study
});

static RECORD: LazyLock<String> = LazyLock::new(|| BOOK.to_sgf());

fn name(text: &str) -> Name {
    text.parse().expect("a name")
}

/// Moves behind nodes that are there, most of them near the newest.
fn plays(count: u32) -> impl Iterator<Item = Operation> {
    let mut random = Random::new(1);
    (0..count).map(move |number| {
        let back = 1 + random.below(30) as u32;
        let parent = number.checked_sub(back).map_or("0".to_owned(), |above| format!("n{above}"));
        let mut letter = || char::from(b'a' + random.below(19) as u8);
        let point = String::from_iter([letter(), letter()]);
        let step = if number % 2 == 0 { Step::B(point) } else { Step::W(point) };
        let act = Act::Play { parent: name(&parent), node: name(&format!("n{number}")), step };
        Operation { by: name("a"), id: name(&format!("o{number}")), base: 0, was: None, act }
    })
}

fn main() {
    divan::main();
}

/// A record of 60,000 nodes becomes a study.
#[divan::bench(sample_count = 10)]
fn open_60_000_nodes(bencher: Bencher<'_, '_>) {
    bencher.bench_local(|| {
        let parsed = tengen_sgf::parse(RECORD.as_bytes());
        black_box(Study::of(&parsed.collection, name("a")))
    });
}

/// What each of its nodes does to the board.
#[divan::bench(sample_count = 10)]
fn follow_60_000_nodes(bencher: Bencher<'_, '_>) {
    bencher.bench_local(|| black_box(Boards::of(&BOOK)));
}

/// A log of 10,000 operations is done again.
#[divan::bench(sample_count = 10)]
fn open_10_000_operations(bencher: Bencher<'_, '_>) {
    let operations: Vec<Operation> = plays(OPERATIONS).collect();
    bencher.bench_local(|| {
        let mut study = Study::of(&tengen_sgf::parse(b"(;SZ[19])").collection, name("a"));
        study.replay(operations.iter().cloned()).expect("plays on any points");
        black_box(study)
    });
}

/// One move, held against the rules, behind a line of 300 moves.
#[divan::bench(sample_count = 100)]
fn play_behind_300_moves(bencher: Bencher<'_, '_>) {
    let moves: String = (0..300)
        .map(|n| {
            let color = if n % 2 == 0 { 'B' } else { 'W' };
            format!(
                ";{color}[{}{}]",
                char::from(b'a' + (n / 17) as u8),
                char::from(b'a' + (n % 17) as u8)
            )
        })
        .collect();
    let study =
        Study::of(&tengen_sgf::parse(format!("(;SZ[19]{moves})").as_bytes()).collection, name("a"));
    let operation = |number: u32| {
        let act =
            Act::Play { parent: name("300"), node: name("x"), step: Step::B("ss".to_owned()) };
        Operation { by: name("a"), id: name(&format!("o{number}")), base: 0, was: None, act }
    };
    bencher
        .with_inputs(|| study.clone())
        .bench_local_values(|mut study| study.apply(operation(1)).map(|_| study));
}

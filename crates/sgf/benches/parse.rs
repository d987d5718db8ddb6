//! How fast records are read: this crate beside the crate `sgf-parse`, on the same records.
//!
//! `taskset -c 0 cargo bench -p tengen-sgf`; the ratio is that of the medians.

#[path = "corpus/mod.rs"]
mod corpus;

use divan::{Bencher, black_box, counter::BytesCount};
use sgf_parse::go;
use std::sync::LazyLock;
use tengen_sgf::tools::lint::lint;
use tengen_sgf::{Step, parse};

static RECORDS: LazyLock<Vec<String>> = LazyLock::new(corpus::records);

fn main() {
    divan::main();
}

fn over_all_records(bencher: Bencher<'_, '_>, mut read: impl FnMut(&str)) {
    let records = &*RECORDS;
    let bytes = BytesCount::new(records.iter().map(String::len).sum::<usize>());
    bencher.counter(bytes).bench_local(|| records.iter().for_each(|record| read(record)));
}

/// Bytes to a tree.
mod tree {
    use super::*;

    #[divan::bench(sample_count = 15)]
    fn ours(bencher: Bencher<'_, '_>) {
        over_all_records(bencher, |record| drop(black_box(parse(record.as_bytes()))));
    }

    #[divan::bench(sample_count = 15)]
    fn sgf_parse(bencher: Bencher<'_, '_>) {
        over_all_records(bencher, |record| drop(black_box(go::parse(record))));
    }
}

/// Bytes to the moves of the game and the facts about it.
mod game {
    use super::*;

    #[divan::bench(sample_count = 15)]
    fn ours(bencher: Bencher<'_, '_>) {
        over_all_records(bencher, |record| {
            let parsed = parse(record.as_bytes());
            for root in parsed.collection.roots() {
                black_box(root.game_info());
                let steps = root.main_line().filter_map(|(_, step)| step.ok());
                black_box(steps.filter(|step| matches!(step, Step::Move { .. })).count());
            }
        });
    }

    #[divan::bench(sample_count = 15)]
    fn sgf_parse(bencher: Bencher<'_, '_>) {
        over_all_records(bencher, |record| {
            for root in go::parse(record).iter().flatten() {
                black_box(root.main_variation().filter_map(|node| node.get_move()).count());
            }
        });
    }
}

/// The places of faults in files of 1,000 to 100,000 games, each game with some: the throughput
/// does not fall with the number of games.
mod places {
    use super::*;

    #[divan::bench(args = [1_000, 10_000, 100_000], sample_count = 5)]
    fn of_lint(bencher: Bencher<'_, '_>, games: usize) {
        let game = "(;HA[2]\nKM[x]GB[5];B[aa]W[bb]PB[x]TE[1]BM[1])\n";
        let text = game.repeat(games);
        let parsed = parse(text.as_bytes());
        bencher.counter(BytesCount::of_str(&text)).bench_local(|| {
            black_box(parsed.collection.roots().map(|root| lint(root).len()).sum::<usize>())
        });
    }
}

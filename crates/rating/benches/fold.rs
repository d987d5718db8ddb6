//! How fast a log becomes ratings.
//!
//! `taskset -c 0 cargo bench -p tengen-rating`

use divan::{Bencher, black_box};
use std::sync::LazyLock;
use tengen_rating::gor::Class;
use tengen_rating::{Entry, Ledger, Played, What, counting, fold, rate};

#[path = "../tests/made_up/mod.rs"]
mod made_up;

static LOG: LazyLock<Vec<Entry>> = LazyLock::new(|| made_up::log(100_000));

fn main() {
    divan::main();
}

/// The whole log of 2,000 members, as after an annulment.
#[divan::bench(sample_count = 10)]
fn recount_100_000_results(bencher: Bencher<'_, '_>) {
    let log = &*LOG;
    bencher.bench_local(|| {
        let mut rows = 0_u32;
        let ledger = fold(log, Class::D, |row| {
            black_box(row);
            rows += 1;
        });
        (ledger.expect("a log without gaps"), rows)
    });
}

/// The step of a server for one game.
#[divan::bench(sample_count = 100)]
fn rate_one_game(bencher: Bencher<'_, '_>) {
    let mut ledger = Ledger::new(Class::D);
    for entry in LOG.iter() {
        let _ = ledger.add(entry).expect("a log without gaps");
    }
    let (entry, played): (&Entry, &Played) =
        counting(&LOG).filter(|(_, played)| played.facts.programs == [false; 2]).last().unwrap();
    assert!(matches!(entry.what, What::Played(_)));
    bencher.bench_local(|| {
        rate(entry.seq, entry.at, black_box(played), Class::D, |member, pool| {
            ledger.standing(member, pool)
        })
    });
}

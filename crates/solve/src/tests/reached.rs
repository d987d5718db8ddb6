//! The table that several threads read and write at once.

use crate::reached::{Known, NEVER_WON, Reached};
use crate::table::Key;
use std::thread;

/// An entry that differs from every other: its values follow from its key.
fn entry(number: u64) -> Reached {
    let key = Key::of(number << 32 | !number & 0xffff_ffff, (number % 50) as u8);
    let [won, failed] = [(number % 40) as u8 + 20, (number % 17) as u8];
    Reached { key, won, failed, best: (number % 25) as u8, effort: (number % 30) as u8 }
}

#[test]
fn results_of_one_position_are_joined() {
    let known = Known::new(1 << 12);
    let Reached { key, best, effort, .. } = entry(7);
    let put = |won, failed| known.put(Reached { key, won, failed, best, effort });
    assert!(put(NEVER_WON, 4));
    assert!(!put(NEVER_WON, 2));
    let within = |depth| known.get(key).and_then(|reached| reached.within(depth));
    assert_eq!([3, 4, 5].map(within), [Some(false), Some(false), None]);
    assert!(!put(9, 0));
    assert_eq!([4, 5, 8, 9, 10].map(within), [Some(false), None, None, Some(true), Some(true)]);
    let other = Key { state: key.state + 1, ..key };
    assert_eq!(known.get(other), None);
}

#[test]
fn nothing_is_lost_when_the_table_grows() {
    let mut known = Known::new(1 << 22);
    let mut kept: Vec<Reached> = Vec::new();
    for number in 0..20_000 {
        // Without a doubling in time, most would be overwritten.
        known.grow(kept.len() as u64);
        known.put(entry(number));
        kept.push(entry(number));
    }
    let found = kept.iter().filter(|entry| known.get(entry.key) == Some(**entry)).count();
    assert!(found * 20 > kept.len() * 19, "{found}");
    known.grow(u64::MAX / 8);
    let still = kept.iter().filter(|entry| known.get(entry.key) == Some(**entry)).count();
    assert_eq!(still, found);
}

#[test]
fn two_threads_never_read_half_of_an_entry() {
    // There are few buckets, so the threads are in each other's way all the time.
    let known = Known::new(4 * 64);
    let run = |start: u64| {
        let mut read = 0;
        for number in 0..200_000 {
            known.put(entry((number * 7 + start) % 64));
            let entry = entry((number * 5 + start) % 64);
            if let Some(found) = known.get(entry.key) {
                assert_eq!(found, entry);
                read += 1;
            }
        }
        read
    };
    let read = thread::scope(|scope| {
        let both = [3, 11].map(|start| scope.spawn(move || run(start)));
        both.map(|thread| thread.join().unwrap())
    });
    assert!(read.iter().all(|read| *read > 1000), "{read:?}");
}

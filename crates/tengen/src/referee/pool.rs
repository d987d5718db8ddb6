//! Work shared out to threads, its results taken in order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// As many threads as the machine runs at once.
pub(crate) fn all_threads() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Results of each thread that may wait to be taken.
const ROOM: usize = 16;

/// Does the work on all items with `threads` threads. Each result goes to `take` in the order of
/// the items, as soon as the results before it are there.
///
/// # Errors
/// The error of `take`; the items not begun are left alone then.
pub(crate) fn in_order<T: Sync, R: Send, E>(
    items: &[T],
    threads: usize,
    work: impl Fn(&T) -> R + Sync,
    mut take: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    let threads = threads.clamp(1, items.len().max(1));
    if threads == 1 {
        return items.iter().try_for_each(|item| take(work(item)));
    }
    let next = AtomicUsize::new(0);
    // The room is bounded, so that the work does not run far ahead of `take`.
    let (results, finished) = mpsc::sync_channel(ROOM * threads);
    thread::scope(|scope| {
        for _ in 0..threads {
            let (results, next, work) = (results.clone(), &next, &work);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(number) else { return };
                    if results.send((number, work(item))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(results);
        let (mut waiting, mut due) = (BTreeMap::new(), 0);
        // Leaving early drops the receiver, at which the threads stop.
        for (number, result) in finished {
            waiting.insert(number, result);
            while let Some(result) = waiting.remove(&due) {
                take(result)?;
                due += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::convert::Infallible;
    use std::io;
    use std::sync::atomic::AtomicBool;

    #[test]
    fn results_come_in_order_whichever_is_first() {
        let items: Vec<usize> = (0..500).collect();
        for threads in [1, 3, 64] {
            let mut taken = Vec::new();
            let work = |n: &usize| {
                if n.is_multiple_of(7) {
                    thread::yield_now();
                }
                n * n
            };
            in_order(&items, threads, work, |square| {
                taken.push(square);
                Ok::<(), Infallible>(())
            })
            .unwrap();
            assert_eq!(taken, items.iter().map(|n| n * n).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_reader_who_goes_away_ends_the_work() {
        let (done, gone) = (AtomicUsize::new(0), AtomicBool::new(false));
        let items: Vec<usize> = (0..10_000).collect();
        let work = |item: &usize| {
            // The first result is there before the others, however the threads run.
            while *item > 0 && !gone.load(Ordering::Relaxed) {
                thread::yield_now();
            }
            done.fetch_add(1, Ordering::Relaxed)
        };
        let ended = in_order(&items, 2, work, |_| {
            gone.store(true, Ordering::Relaxed);
            Err(io::Error::from(io::ErrorKind::BrokenPipe))
        });
        assert_eq!(ended.unwrap_err().kind(), io::ErrorKind::BrokenPipe);
        assert!(done.load(Ordering::Relaxed) <= 2 * ROOM + 4);
        assert_eq!(in_order(&items[..0], 4, work, |_| Err(())), Ok(()));
    }
}

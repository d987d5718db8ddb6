use super::*;
use futures_util::FutureExt;
use proptest::prelude::*;
use std::net::IpAddr;
use std::pin::Pin;

type Asked = Pin<Box<dyn Future<Output = Turn>>>;

fn asker(last: u8) -> Asker {
    Asker::of(IpAddr::from([192, 0, 2, last]))
}

/// A request that waits.
fn ask(turns: &Arc<Turns>, last: u8) -> Asked {
    let turns = Arc::clone(turns);
    let mut asked: Asked = Box::pin(async move { turns.take(asker(last)).await });
    // A request begins to wait when it is first looked at.
    if let Some(turn) = (&mut asked).now_or_never() {
        return Box::pin(std::future::ready(turn));
    }
    asked
}

/// Turns, and requests that wait in some order.
struct Desk {
    turns: Arc<Turns>,
    waiting: Vec<(u8, Asked)>,
    running: Vec<(u8, Turn)>,
    /// The askers in the order in which they were served.
    served: Vec<u8>,
}

impl Desk {
    fn new(cores: usize) -> Desk {
        let turns = Arc::new(Turns::new(cores));
        Desk { turns, waiting: Vec::new(), running: Vec::new(), served: Vec::new() }
    }

    fn ask(&mut self, last: u8) {
        self.waiting.push((last, ask(&self.turns, last)));
        self.look();
    }

    /// Takes up the turns that were given.
    fn look(&mut self) {
        for (last, mut asked) in std::mem::take(&mut self.waiting) {
            match (&mut asked).now_or_never() {
                Some(turn) => {
                    self.running.push((last, turn));
                    self.served.push(last);
                }
                None => self.waiting.push((last, asked)),
            }
        }
    }

    /// Ends the work that was begun first, of this asker.
    fn end(&mut self, last: u8) {
        let at = self.running.iter().position(|(of, _)| *of == last).expect("work of theirs");
        self.running.remove(at);
        self.look();
    }

    fn running(&self) -> Vec<u8> {
        self.running.iter().map(|(last, _)| *last).collect()
    }

    fn is_forgotten(&self) -> bool {
        let state = whole(&self.turns.state);
        state.lines.is_empty() && state.running == 0
    }
}

#[test]
fn askers_take_turns_and_their_requests_come_in_order() {
    let mut desk = Desk::new(1);
    for last in [1, 1, 1, 2, 3, 3] {
        desk.ask(last);
    }
    // The second asker works beside the first.
    assert_eq!(desk.running(), [1, 2]);
    desk.end(1);
    assert_eq!(desk.running(), [2, 3]);
    desk.end(2);
    assert_eq!(desk.running(), [3, 1]);
    desk.end(1);
    // The third has a turn already, and no more than one.
    assert_eq!(desk.running(), [3, 1]);
    desk.end(3);
    assert_eq!(desk.running(), [1, 3]);
    desk.end(1);
    desk.end(3);
    assert_eq!(desk.served, [1, 2, 3, 1, 1, 3]);
    assert!(desk.is_forgotten());
}

#[test]
fn within_an_asker_the_first_comes_first() {
    let turns = Arc::new(Turns::new(1));
    let first = ask(&turns, 1).now_or_never().unwrap();
    let [mut second, mut third] = [ask(&turns, 1), ask(&turns, 1)];
    drop(first);
    assert!((&mut third).now_or_never().is_none());
    let turn = (&mut second).now_or_never().unwrap();
    assert!((&mut third).now_or_never().is_none());
    drop(turn);
    assert!((&mut third).now_or_never().is_some());
}

/// Sixty games against the strongest rank from one address: another's game has a turn at once, and
/// each further game of another soon.
#[test]
fn sixty_games_of_one_address_hold_up_nobody() {
    for cores in [1, 2, 8] {
        let mut desk = Desk::new(cores);
        for _ in 0..60 {
            desk.ask(1);
        }
        assert_eq!(desk.running.len(), cores, "an asker alone has all cores, and no more");
        assert!(desk.turns.is_full());
        desk.ask(2);
        assert_eq!(desk.served.last(), Some(&2), "{cores}");
        // Two more come while all is taken: each is served before the first is served twice.
        desk.ask(3);
        desk.ask(4);
        let before = desk.served.len();
        desk.end(1);
        desk.end(2);
        assert_eq!(desk.served[before..], [3, 4], "{cores}");
    }
}

#[test]
fn a_request_that_has_gone_is_taken_out() {
    let mut desk = Desk::new(1);
    for last in [1, 1, 2, 2, 2, 1] {
        desk.ask(last);
    }
    // All that the second asker still waits for, and the first request of the first.
    desk.waiting.retain(|(last, _)| *last == 1);
    assert_eq!(whole(&desk.turns.state).lines[&asker(2)].waiting.len(), 0);
    desk.end(2);
    assert_eq!(desk.running(), [1]);
    drop(desk.waiting.remove(0));
    desk.end(1);
    assert_eq!((desk.running().len(), desk.waiting.len()), (1, 0));
    desk.end(1);
    assert!(desk.is_forgotten());

    // One that goes in the moment when its turn is given hands it on.
    let turns = Arc::new(Turns::new(1));
    let first = ask(&turns, 1).now_or_never().unwrap();
    let [second, third] = [ask(&turns, 1), ask(&turns, 1)];
    drop(first);
    drop(second);
    assert!(third.now_or_never().is_some());
    assert_eq!(turns.running(), 0);
}

#[tokio::test]
async fn a_worker_has_the_next_turn_when_no_core_is_free() {
    let turns = Arc::new(Turns::new(1));
    let offer = || Offer::new("worker".to_owned(), IpAddr::from([198, 51, 100, 1]));
    let ask = |last: u8| {
        let turns = Arc::clone(&turns);
        Box::pin(async move { turns.take_anywhere(asker(last), 0).await })
    };
    // The core is free.
    let (waits, _job) = offer();
    let first = {
        let _offered = turns.offer(waits);
        ask(1).now_or_never().unwrap()
    };
    assert!(matches!(first, Place::Home(_)));
    // Two more of the same asker wait, and one that stays here comes before them.
    let stays = Arc::clone(&turns);
    let mut stays = Box::pin(async move { stays.take(asker(1)).await });
    assert!((&mut stays).now_or_never().is_none());
    let [mut second, mut third] = [ask(1), ask(1)];
    for waiting in [&mut second, &mut third] {
        assert!(waiting.now_or_never().is_none());
    }
    let (waits, _job) = offer();
    let offered = turns.offer(waits);
    assert!(matches!((&mut second).now_or_never(), Some(Place::Away(_))));
    assert!((&mut third).now_or_never().is_none(), "a worker does one at a time");
    assert!((&mut stays).now_or_never().is_none());
    drop(offered);
    // A worker that has gone gets nothing, and neither does one that has another job.
    let (gone, job) = offer();
    drop(job);
    let (busy, _job) = offer();
    let _claimed = busy.claim();
    let _offered = [turns.offer(gone), turns.offer(busy)];
    assert!((&mut third).now_or_never().is_none());
    drop(first);
    assert!((&mut stays).now_or_never().is_some());
}

#[tokio::test]
async fn what_workers_failed_at_twice_stays_here() {
    let turns = Turns::new(1);
    let offer = || Offer::new("worker".to_owned(), IpAddr::from([198, 51, 100, 1]));
    let busy = turns.take(asker(1)).await;
    let (waits, _job) = offer();
    let _offered = turns.offer(waits);
    assert!(matches!(turns.take_anywhere(asker(2), 1).await, Place::Away(_)));
    let (waits, _job) = offer();
    let _offered = turns.offer(waits);
    // The core has room for one more asker.
    assert!(matches!(turns.take_anywhere(asker(2), 2).await, Place::Home(_)));
    drop(busy);
}

#[tokio::test]
async fn without_cores_all_wait_for_workers() {
    let turns = Arc::new(Turns::new(0));
    assert!(turns.is_full());
    let mut asked: Vec<_> = [1, 1, 2]
        .map(|last| {
            let turns = Arc::clone(&turns);
            Box::pin(async move { turns.take_anywhere(asker(last), 0).await })
        })
        .into_iter()
        .collect();
    assert!(asked.iter_mut().all(|asked| asked.now_or_never().is_none()));
    let mut served = Vec::new();
    for _ in 0..3 {
        let (offer, _job) = Offer::new("worker".to_owned(), IpAddr::from([198, 51, 100, 1]));
        let _offered = turns.offer(offer);
        let looked = asked.iter_mut().map(FutureExt::now_or_never);
        let at = looked.map(|place| place.is_some()).position(|given| given).unwrap();
        served.push(at);
        drop(asked.remove(at));
    }
    // The first of the first asker, the second asker, and then the first again.
    assert_eq!(served, [0, 1, 0]);
    assert!(whole(&turns.state).lines.is_empty());
}

proptest! {
    /// Whatever comes and goes: turns are given as long as there are some, nobody has more than
    /// the cores, and an asker who waits without a turn is served before another is served twice.
    #[test]
    fn nobody_starves(cores in 1..4usize, steps in prop::collection::vec((0..6u8, 1..6u8), 0..200)) {
        let mut desk = Desk::new(cores);
        // For each asker who might be served: how often each other has been since.
        let mut since = [[0usize; 6]; 6];
        for (what, last) in steps {
            let before = desk.served.len();
            match what {
                0..=2 => desk.ask(last),
                3 | 4 => {
                    let of = desk.running.first().map(|(of, _)| *of);
                    let of = if desk.running().contains(&last) { Some(last) } else { of };
                    if let Some(of) = of {
                        desk.end(of);
                    }
                }
                _ => {
                    if let Some(at) = desk.waiting.iter().position(|(of, _)| *of == last) {
                        drop(desk.waiting.remove(at));
                        desk.look();
                    }
                }
            }
            let own = |of: u8| desk.running().iter().filter(|last| **last == of).count();
            for served in &desk.served[before..] {
                for (of, others) in since.iter_mut().enumerate() {
                    others[usize::from(*served)] += 1;
                    if of == usize::from(*served) {
                        *others = [0; 6];
                    }
                }
            }
            for of in 1..6u8 {
                let waits = desk.waiting.iter().any(|(last, _)| *last == of);
                prop_assert!(own(of) <= cores);
                let may = waits && own(of) < cores;
                if may {
                    prop_assert_eq!(desk.running.len(), cores + 1, "a place is free");
                }
                if may && own(of) == 0 {
                    prop_assert!(since[usize::from(of)].iter().all(|often| *often < 2));
                } else {
                    since[usize::from(of)] = [0; 6];
                }
            }
        }
        while let Some((of, _)) = desk.running.first() {
            let of = *of;
            desk.end(of);
        }
        prop_assert!(desk.waiting.is_empty() && desk.is_forgotten());
    }
}

//! Invariants of every system.

use proptest::prelude::*;
use tengen_clock::{Clocks, PlayerClock, Side, TimeSystem};

/// Mostly small numbers, so that clocks pass through all their states; also
/// systems that would not validate, because the functions are total.
fn duration() -> impl Strategy<Value = u64> {
    prop_oneof![8 => 0..100u64, 1 => any::<u64>()]
}

fn time_system() -> impl Strategy<Value = TimeSystem> {
    prop_oneof![
        Just(TimeSystem::None),
        duration().prop_map(|main| TimeSystem::Absolute { main }),
        (duration(), 0..5u32, duration())
            .prop_map(|(main, periods, period)| { TimeSystem::ByoYomi { main, periods, period } }),
        (duration(), 0..5u32, duration())
            .prop_map(|(main, stones, period)| { TimeSystem::Canadian { main, stones, period } }),
        (duration(), duration(), proptest::option::of(duration()))
            .prop_map(|(main, increment, cap)| TimeSystem::Fischer { main, increment, cap }),
    ]
}

/// A system and a state that a game under it can reach.
fn reachable() -> impl Strategy<Value = (TimeSystem, PlayerClock)> {
    (time_system(), proptest::collection::vec(0..40u64, 0..8)).prop_map(|(system, thoughts)| {
        let clock = thoughts
            .into_iter()
            .fold(PlayerClock::start(&system), |clock, elapsed| clock.after_move(&system, elapsed));
        (system, clock)
    })
}

#[derive(Clone, Copy, Debug)]
enum Event {
    Press,
    Pause,
    Resume,
    HandOver(Side),
    Look,
}

fn apply(clocks: Clocks, (event, at): (Event, u64)) -> Clocks {
    match event {
        Event::Press => clocks.press(at),
        Event::Pause => clocks.pause(at),
        Event::Resume => clocks.resume(at),
        Event::HandOver(side) => clocks.hand_turn_to(side, at),
        Event::Look => clocks.at(at),
    }
}

fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        5 => Just(Event::Press),
        1 => Just(Event::Pause),
        2 => Just(Event::Resume),
        1 => prop_oneof![Just(Side::Black), Just(Side::White)].prop_map(Event::HandOver),
        2 => Just(Event::Look),
    ]
}

proptest! {
    #[test]
    fn thinking_in_two_slices_is_thinking_once(
        (system, clock) in reachable(), a in duration(), b in duration(),
    ) {
        let b = b.min(u64::MAX - a);
        let once = clock.after_thinking(&system, a + b);
        let sliced = clock.after_thinking(&system, a).after_thinking(&system, b);
        prop_assert_eq!(sliced, once);
        let moved = clock.after_thinking(&system, a).after_move(&system, b);
        prop_assert_eq!(moved, clock.after_move(&system, a + b));
    }

    #[test]
    fn thinking_costs_exactly_its_time((system, clock) in reachable(), elapsed in duration()) {
        let after = clock.after_thinking(&system, elapsed);
        match clock.time_until_flag(&system) {
            None => prop_assert_eq!(after, clock),
            Some(left) if left == u64::MAX => {}
            Some(left) => {
                prop_assert_eq!(after.time_until_flag(&system), Some(left.saturating_sub(elapsed)));
                prop_assert_eq!(after.is_expired(), elapsed >= left);
            }
        }
    }

    #[test]
    fn a_move_in_time_never_costs_more_than_thinking(
        (system, clock) in reachable(), elapsed in duration(),
    ) {
        let thought = clock.after_thinking(&system, elapsed);
        let moved = clock.after_move(&system, elapsed);
        prop_assert_eq!(moved.is_expired(), thought.is_expired());
        prop_assert!(moved.time_until_flag(&system) >= thought.time_until_flag(&system));
    }

    #[test]
    fn expired_stays_expired(system in time_system(), elapsed in duration()) {
        prop_assert!(PlayerClock::Expired.after_thinking(&system, elapsed).is_expired());
        prop_assert!(PlayerClock::Expired.after_move(&system, elapsed).is_expired());
    }

    #[test]
    fn valid_systems_start_with_time_and_survive_text(system in time_system()) {
        if system.validate().is_ok() {
            prop_assert!(!PlayerClock::start(&system).is_expired());
            prop_assert_eq!(system.to_string().parse(), Ok(system));
            let sgf = system.to_sgf();
            prop_assert_eq!(
                TimeSystem::from_sgf(sgf.main.as_deref(), sgf.overtime.as_deref()),
                Ok(system)
            );
        }
    }

    #[test]
    fn any_text_is_read_without_panic(main in ".{0,20}", overtime in "[0-9x:/. a-z]{0,20}") {
        let _ = overtime.parse::<TimeSystem>();
        let _ = TimeSystem::from_sgf(Some(&main), Some(&overtime));
        let _ = TimeSystem::from_sgf(Some(&overtime), Some(&main));
    }

    #[test]
    fn looking_changes_nothing(
        system in time_system(),
        events in proptest::collection::vec((event(), 0..30u64), 0..30),
    ) {
        // Times are given as gaps, because a log is in order.
        let mut at = 0;
        let log: Vec<_> = events
            .into_iter()
            .map(|(event, gap)| { at += gap; (event, at) })
            .collect();
        let looked = log.iter().copied().fold(Clocks::new(system, Side::Black), apply);
        let unseen = log
            .iter()
            .copied()
            .filter(|(event, _)| !matches!(event, Event::Look))
            .fold(Clocks::new(system, Side::Black), apply);
        prop_assert_eq!(looked.at(at), unseen.at(at));
        prop_assert_eq!(looked.flag_fallen(at + 7), unseen.flag_fallen(at + 7));
        if let (Some(falls), None) = (looked.flag_falls_at(), looked.flag_fallen(at)) {
            // Durations that no system may have saturate; nothing is checked then.
            if falls < u64::MAX {
                prop_assert_eq!(looked.flag_fallen(falls), Some(looked.on_move()));
                prop_assert_eq!(looked.flag_fallen(falls - 1), None);
            }
        }
    }
}

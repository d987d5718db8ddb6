//! Examples of running clocks.

use tengen_clock::{Clocks, PlayerClock, Side, TimeSystem};

fn system(text: &str) -> TimeSystem {
    text.parse().unwrap()
}

#[test]
fn what_each_system_does() {
    use PlayerClock::{ByoYomi, Canadian, Expired, Main, Unlimited};
    // Thinking for the second number and then moving gives the last state.
    for (text, before, elapsed, thinking, moved) in [
        ("none", Unlimited, u64::MAX, Unlimited, Unlimited),
        ("absolute 10s", Main { left: 10_000 }, 9_999, Main { left: 1 }, Main { left: 1 }),
        ("absolute 10s", Main { left: 10_000 }, 10_000, Expired, Expired),
        (
            "byo-yomi 10s+3x5s",
            Main { left: 10_000 },
            10_000,
            ByoYomi { periods: 3, left: 5_000 },
            ByoYomi { periods: 3, left: 5_000 },
        ),
        (
            "byo-yomi 10s+3x5s",
            Main { left: 10_000 },
            21_000,
            ByoYomi { periods: 1, left: 4_000 },
            ByoYomi { periods: 1, left: 5_000 },
        ),
        (
            "byo-yomi 10s+3x5s",
            ByoYomi { periods: 2, left: 5_000 },
            5_000,
            ByoYomi { periods: 1, left: 5_000 },
            ByoYomi { periods: 1, left: 5_000 },
        ),
        ("byo-yomi 10s+3x5s", Main { left: 10_000 }, 25_000, Expired, Expired),
        (
            "canadian 10s+3/9s",
            Main { left: 1_000 },
            3_000,
            Canadian { stones: 3, left: 7_000 },
            Canadian { stones: 2, left: 7_000 },
        ),
        (
            "canadian 10s+3/9s",
            Canadian { stones: 1, left: 7_000 },
            6_999,
            Canadian { stones: 1, left: 1 },
            Canadian { stones: 3, left: 9_000 },
        ),
        ("canadian 10s+3/9s", Canadian { stones: 1, left: 7_000 }, 7_000, Expired, Expired),
        (
            "fischer 10s+5s max 12s",
            Main { left: 10_000 },
            1_000,
            Main { left: 9_000 },
            Main { left: 12_000 },
        ),
        (
            "fischer 10s+5s",
            Main { left: 10_000 },
            1_000,
            Main { left: 9_000 },
            Main { left: 14_000 },
        ),
        ("fischer 10s+5s", Main { left: 10_000 }, 10_000, Expired, Expired),
    ] {
        let system = system(text);
        assert_eq!(
            before.after_thinking(&system, elapsed),
            thinking,
            "{text}, {before:?}, thinking {elapsed}"
        );
        assert_eq!(
            before.after_move(&system, elapsed),
            moved,
            "{text}, {before:?}, moving after {elapsed}"
        );
    }
}

#[test]
fn starts_in_overtime_without_main_time() {
    assert_eq!(
        PlayerClock::start(&system("byo-yomi 0s+1x30s")),
        PlayerClock::ByoYomi { periods: 1, left: 30_000 }
    );
    assert_eq!(
        PlayerClock::start(&system("canadian 0s+25/10m")),
        PlayerClock::Canadian { stones: 25, left: 600_000 }
    );
}

#[test]
fn shown() {
    for (clock, face) in [
        (PlayerClock::Unlimited, "∞"),
        (PlayerClock::Main { left: 598_000 }, "9:58"),
        (PlayerClock::Main { left: 597_001 }, "9:58"),
        (PlayerClock::Main { left: 1 }, "0:01"),
        (PlayerClock::Main { left: 3_723_000 }, "1:02:03"),
        (PlayerClock::ByoYomi { periods: 3, left: 27_000 }, "0:27 (3)"),
        (PlayerClock::Canadian { stones: 12, left: 250_000 }, "4:10 / 12"),
        (PlayerClock::Expired, "0:00"),
    ] {
        assert_eq!(clock.to_string(), face);
    }
}

#[test]
fn both_players() {
    let clocks = Clocks::new(system("absolute 10s"), Side::Black);
    assert!(!clocks.is_running());
    assert_eq!(clocks.flag_falls_at(), None);
    assert_eq!(clocks.flag_fallen(u64::MAX), None);

    let clocks = clocks.resume(100).press(2_100);
    assert_eq!(clocks.player(Side::Black), PlayerClock::Main { left: 8_000 });
    assert_eq!(clocks.on_move(), Side::White);
    assert_eq!(clocks.flag_falls_at(), Some(12_100));
    assert_eq!(clocks.flag_fallen(12_099), None);
    assert_eq!(clocks.flag_fallen(12_100), Some(Side::White));

    let clocks = clocks.pause(3_100).resume(50_000);
    assert_eq!(clocks.flag_falls_at(), Some(59_000));
    assert_eq!(clocks.resume(55_000), clocks, "it runs already");
}

#[test]
fn a_move_after_the_flag_changes_nothing() {
    let late = Clocks::new(system("absolute 10s"), Side::Black).resume(0).press(10_000);
    assert_eq!(late.on_move(), Side::Black);
    assert_eq!(late.flag_fallen(10_000), Some(Side::Black));
    let later = late.press(11_000).pause(12_000).resume(13_000);
    assert_eq!(later.on_move(), Side::Black);
    assert_eq!(later.player(Side::White), PlayerClock::Main { left: 10_000 });
}

#[test]
fn moves_are_free_before_the_clocks_start() {
    let clocks = Clocks::new(system("fischer 10s+5s"), Side::White).press(1_000);
    assert_eq!(clocks.on_move(), Side::Black);
    assert_eq!(clocks.player(Side::White), PlayerClock::Main { left: 10_000 });
    assert!(!clocks.is_running());
}

#[test]
fn the_turn_can_be_handed_over() {
    let clocks = Clocks::new(system("fischer 10s+5s"), Side::Black)
        .resume(0)
        .hand_turn_to(Side::White, 2_000)
        .at(3_000);
    assert_eq!(clocks.player(Side::Black), PlayerClock::Main { left: 8_000 });
    assert_eq!(clocks.player(Side::White), PlayerClock::Main { left: 9_000 });
}

#[test]
fn a_clock_set_back_charges_nothing_twice() {
    let clocks =
        Clocks::new(system("absolute 10s"), Side::Black).resume(5_000).press(4_000).at(6_000);
    assert_eq!(clocks.player(Side::Black), PlayerClock::Main { left: 10_000 });
    assert_eq!(clocks.player(Side::White), PlayerClock::Main { left: 9_000 });
    assert_eq!(clocks.at(5_500).at(6_000), clocks);
    let resumed = clocks.pause(8_000).resume(7_000);
    assert_eq!(resumed.flag_falls_at(), Some(15_000));
}

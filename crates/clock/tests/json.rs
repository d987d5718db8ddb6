//! The JSON form that is stored and sent to the page.

use tengen_clock::{Clocks, PlayerClock, Side, TimeSystem};

#[test]
fn systems_and_states() {
    let system: TimeSystem = "fischer 5m+10s".parse().unwrap();
    let json = serde_json::to_string(&system).unwrap();
    assert_eq!(json, r#"{"type":"fischer","main":300000,"increment":10000}"#);
    assert_eq!(serde_json::from_str::<TimeSystem>(&json).unwrap(), system);

    let clock = PlayerClock::ByoYomi { periods: 3, left: 27_000 };
    let json = serde_json::to_string(&clock).unwrap();
    assert_eq!(json, r#"{"type":"byo_yomi","periods":3,"left":27000}"#);
    assert_eq!(serde_json::from_str::<PlayerClock>(&json).unwrap(), clock);

    let clocks = Clocks::new(system, Side::White).resume(5);
    let json = serde_json::to_string(&clocks).unwrap();
    assert!(json.contains(r#""on_move":"white""#), "{json}");
    assert_eq!(serde_json::from_str::<Clocks>(&json).unwrap(), clocks);
}

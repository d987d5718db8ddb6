//! The tables of remembered results.

use crate::stones::Stones;
use crate::table::{Key, Open, Table};
use tengen_rules::Color;

#[test]
fn a_table_keeps_its_entries_when_it_grows() {
    let mut table = Table::new(1 << 20);
    let key = |number: u32| {
        let stones = Stones::NONE.with(Color::Black, number);
        Key::new(stones, Color::White, false, None)
    };
    let count = 2000;
    for number in 0..count {
        table.put(Open { key: key(number), goal: 1, effort: 0, win: number, loss: 0 });
    }
    let found = |number: &u32| {
        let win = table.find(key(*number), |open| Some(open.win));
        assert!(win.is_none_or(|win| win == *number));
        win.is_some()
    };
    // Some buckets were full.
    assert!((0..count).filter(found).count() > 1800);
    assert_eq!(table.find(key(count), |open| Some(open.win)), None);
}

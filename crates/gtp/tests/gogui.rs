//! GoGui's own features: interrupts, and estimates drawn on the board.

use std::io::{Cursor, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use tengen_engine::{Action, Choice, Task, Watch};
use tengen_gtp::{Options, Player, Request, Session, serve};
use tengen_rules::Size;

/// A player that thinks until it is told to stop, and counts how often it has begun.
struct Thinker {
    begun: Arc<AtomicUsize>,
}

impl Player for Thinker {
    fn new_game(&mut self) {}

    fn choose(&mut self, _: &Task, stop: &AtomicBool, _: Option<&mut Watch<'_>>) -> Choice {
        self.begun.fetch_add(1, Ordering::SeqCst);
        while !stop.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(1));
        }
        Choice { action: Action::Pass, win_rate: 0.5, lead: 0.0, playouts: 0, line: Vec::new() }
    }
}

/// A text that comes once the player has begun to think for the n-th time.
struct Later {
    begun: Arc<AtomicUsize>,
    times: usize,
    text: Cursor<&'static str>,
}

impl Read for Later {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        while self.begun.load(Ordering::SeqCst) < self.times {
            std::thread::sleep(Duration::from_millis(1));
        }
        self.text.read(buffer)
    }
}

#[test]
fn a_comment_interrupts_only_the_engine_that_thinks() {
    let begun = Arc::new(AtomicUsize::new(0));
    let later = |times, text| Later { begun: Arc::clone(&begun), times, text: Cursor::new(text) };
    let input = Cursor::new("# interrupt\nname\ngenmove b\n")
        .chain(later(1, "# interrupt\ngenmove w\n"))
        .chain(later(2, "# interrupt\nquit\n"));
    let player = Thinker { begun: Arc::clone(&begun) };
    let mut output = Vec::new();
    serve(input, &mut output, Session::new(Options::default(), player)).unwrap();
    assert_eq!(String::from_utf8(output).unwrap(), "= Tengen\n\n= pass\n\n= pass\n\n=\n\n");
}

#[test]
fn an_estimate_is_a_board_of_numbers() {
    let player = Thinker { begun: Arc::default() };
    let size = Size::square(5).unwrap();
    let mut session = Session::new(Options { size, ..Options::default() }, player);
    let mut ask = |line: &str| session.answer(&Request::parse(line.as_bytes()).unwrap());
    ask("gogui-setup b B1 b B2 b B3 b B4 b B5 w D1 w D2 w D3 w D4 w D5").answer.unwrap();
    let rows = ask("tengen-ownership").answer.unwrap();
    let rows: Vec<Vec<f32>> = rows
        .lines()
        .map(|row| row.split(' ').map(|share| share.parse().unwrap()).collect())
        .collect();
    assert_eq!(rows.len(), 5);
    for row in rows {
        assert!(matches!(row[..], [a, b, _, d, e] if a.min(b) > 0.5 && d.max(e) < -0.5), "{row:?}");
        assert!(row.iter().all(|share| share.abs() <= 1.0));
    }
}

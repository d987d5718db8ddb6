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

/// The points that a line of a drawing names.
fn named<'a>(drawing: &'a str, word: &str) -> Vec<&'a str> {
    let line = drawing.lines().find_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
    line.map(|points| points.split(' ').collect()).unwrap_or_default()
}

#[test]
fn the_drawn_verdict_is_the_score() {
    // A black stone is dead on A2; the corner at the top is open, as a ko or the first move
    // decides.
    let dead = "gogui-setup b D5 b D4 b D3 b D2 b D1 w C5 w C4 w C3 w C2 w C1 w A4 w A3 b A2";
    let open = "gogui-setup b B5 b B4 b B3 b C3 b C2 b C1 b D1 b E1 \
                w C5 w C4 w D4 w D3 w D2 w E2";
    for rules in ["tromp-taylor", "chinese", "japanese"] {
        for (setup, is_open) in [(dead, false), (open, true)] {
            let player = Thinker { begun: Arc::default() };
            let size = Size::square(5).unwrap();
            let mut session = Session::new(Options { size, ..Options::default() }, player);
            let mut ask = |line: &str| {
                session.answer(&Request::parse(line.as_bytes()).unwrap()).answer.unwrap()
            };
            ask(&format!("kata-set-rules {rules}"));
            ask("komi 0");
            ask(setup);
            let drawn = ask("tengen-judge");
            let dead = ask("final_status_list dead");
            let listed: Vec<&str> = dead.split_whitespace().collect();
            assert_eq!(named(&drawn, "MARK"), listed, "{rules}");
            let coloured = [named(&drawn, "BLACK"), named(&drawn, "WHITE")];
            let circled = named(&drawn, "CIRCLE");
            assert_eq!(circled.contains(&"E4"), is_open, "{rules} {drawn}");
            assert!(!coloured.iter().flatten().any(|point| circled.contains(point)), "{drawn}");
            if is_open || rules == "japanese" {
                continue;
            }
            // The score of areas is that of the stones that stay and of the coloured points.
            let stays = |side: &str| {
                let stones = setup.matches(&format!("{side} ")).count();
                stones - if side == "b" { listed.len() } else { 0 }
            };
            let [black, white] = [stays("b") + coloured[0].len(), stays("w") + coloured[1].len()];
            let margin = black as i32 - white as i32;
            let score = match margin {
                0 => "0".to_owned(),
                1.. => format!("B+{margin}"),
                _ => format!("W+{}", -margin),
            };
            assert_eq!(ask("final_score"), score, "{rules} {drawn}");
        }
    }
}

//! The verdict on a position is the same whether its moves were played or its stones set up.

use proptest::prelude::*;
use std::fmt::Write;
use tengen_engine::{Engine, Options as EngineOptions, bundled_network};
use tengen_gtp::{Options, Request, Session};
use tengen_rules::{Color, Size, presets};

/// The commands that tell the verdict.
const VERDICT: [&str; 4] =
    ["final_status_list dead", "final_status_list seki", "final_status_list alive", "final_score"];

struct Game {
    session: Session<Engine>,
    size: Size,
    to_move: Color,
}

impl Game {
    fn new(size: Size) -> Game {
        let one = EngineOptions { threads: 1, ..EngineOptions::default() };
        let engine = Engine::with_network(one, bundled_network());
        let rules = Some(presets::CHINESE.clone());
        let options = Options { size, rules, visits: Some(1), ..Options::default() };
        Game { session: Session::new(options, engine), size, to_move: Color::Black }
    }

    fn ask(&mut self, line: &str) -> Result<String, String> {
        self.session.answer(&Request::parse(line.as_bytes()).unwrap()).answer
    }

    fn verdict(&mut self) -> [String; 4] {
        VERDICT.map(|command| self.ask(command).unwrap())
    }

    /// Plays on a point of this number if that is legal; otherwise as the engine does. Returns
    /// whether the game goes on.
    fn play(&mut self, wish: Option<usize>) -> bool {
        let color = self.to_move.letter();
        let point = wish.map(|number| self.size.points().nth(number).unwrap());
        let wished = point.map(|point| format!("play {color} {}", self.size.name(point)));
        let played = wished.is_some_and(|line| self.ask(&line).is_ok());
        let choice =
            if played { String::new() } else { self.ask(&format!("genmove {color}")).unwrap() };
        self.to_move = !self.to_move;
        let ends = matches!(&*choice, "pass" | "resign");
        if ends {
            // The position is asked about as long as play has not stopped.
            self.to_move = !self.to_move;
        }
        if choice == "pass" {
            self.ask("undo").unwrap();
        }
        !ends
    }

    /// The stones on the board as a record, with the side to move.
    fn set_up(&mut self) -> String {
        let mut record = format!("(;GM[1]FF[4]RU[Chinese]KM[7.5]SZ[{}]", self.size.width());
        for color in Color::BOTH {
            let stones = self.ask(&format!("list_stones {color}")).unwrap();
            if stones.trim().is_empty() {
                continue;
            }
            write!(record, "A{}", color.letter()).unwrap();
            for name in stones.split_whitespace() {
                let point = self.size.parse(name).unwrap();
                let lines = [self.size.column(point), self.size.row(point)];
                let [column, row] = lines.map(|line| char::from(b'a' + line as u8));
                write!(record, "[{column}{row}]").unwrap();
            }
        }
        record + &format!("PL[{}])", self.to_move.letter())
    }

    /// The verdict on the game, and on its stones set up, for this `test`.
    fn verdicts(&mut self, test: &str) -> ([String; 4], [String; 4]) {
        let record = self.set_up();
        let name = format!("tengen-{test}-{}.sgf", std::process::id());
        let file = std::env::temp_dir().join(name);
        std::fs::write(&file, record).unwrap();
        let mut stones = Game::new(self.size);
        stones.ask(&format!("loadsgf {}", file.display())).unwrap();
        std::fs::remove_file(&file).unwrap();
        (self.verdict(), stones.verdict())
    }
}

/// A game of chance. The order of its moves once decided whether two chains counted as dead.
const ORDERED: &str = "G1 B9 B6 A9 E6 E4 G5 G4 H4 F5 G3 F6 E7 F7 E8 F4 H6 C4 C5 B4 E2 F8 D5 D4 \
    C2 C7 B7 C8 E9 B5";

#[test]
fn the_order_of_moves_does_not_change_the_verdict() {
    let mut game = Game::new(Size::square(9).unwrap());
    for point in ORDERED.split_whitespace() {
        let color = game.to_move.letter();
        game.ask(&format!("play {color} {point}")).unwrap();
        game.to_move = !game.to_move;
    }
    let (played, set_up) = game.verdicts("ordered");
    assert_eq!(played, set_up);
}

proptest! {
    // Each game asks the judge up to 16 times.
    #![proptest_config(ProptestConfig { cases: 6, ..ProptestConfig::default() })]

    #[test]
    fn a_game_and_its_stones_set_up_are_judged_alike(
        opening in prop::collection::vec(0..81_usize, 0..12),
        length in 10..90_usize,
    ) {
        let size = Size::square(9).unwrap();
        let mut game = Game::new(size);
        for number in 0..length {
            if !game.play(opening.get(number).copied()) {
                break;
            }
        }
        let (played, set_up) = game.verdicts("stones");
        prop_assert_eq!(played, set_up, "{}", game.set_up());
    }
}

#[test]
fn an_open_board_is_scored_by_the_network() {
    let mut game = Game::new(Size::square(9).unwrap());
    let lead = |score: &str| match score.split_once('+') {
        Some(("B", points)) => points.parse::<f64>().unwrap(),
        Some((_, points)) => -points.parse::<f64>().unwrap(),
        None => 0.0,
    };
    game.ask("komi 7.5").unwrap();
    let even = lead(&game.ask("final_score").unwrap());
    // By the stones alone White would have won by the komi, then by more.
    assert!(even.abs() < 7.0, "{even}");
    for point in ["E5", "C3", "G7", "C7"] {
        game.ask(&format!("play b {point}")).unwrap();
    }
    game.ask("play w G3").unwrap();
    let ahead = lead(&game.ask("final_score").unwrap());
    assert!(ahead > even, "{ahead}");
    // The network's score is one that the komi allows.
    assert_eq!((even.fract().abs(), ahead.fract().abs()), (0.5, 0.5));
}

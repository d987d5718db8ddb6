//! The inputs of networks, against KataGo's inputs: games in `conformance/features/`.
//!
//! Each line of a file is one of
//! - `game WIDTH HEIGHT KO SCORING TAX SUICIDE BUTTON FRIENDLY KOMI BONUS FIRST ROWS`: numbers as
//!   in KataGo's rules. KO is 0 simple, 1 positional, 2 situational, 3 Spight. SCORING is 0 for
//!   area. TAX is 0 none, 1 seki, 2 all. KOMI is in half points, BONUS is White's for handicap,
//!   FIRST moves first. ROWS are the stones set up, row by row;
//! - `B C3`, `W pass`: a move; `cleanup`: the last pass began a phase in which dead stones are
//!   played out;
//! - `see DRAW CONSERVATIVE HACKS DOUBLINGS MOVES SUICIDE | globals | PLANE:BITS …`: the inputs
//!   here with these options. Bits are hexadecimal, points row by row, the first the highest bit of
//!   its digit. Planes that are all 0 are left out.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use tengen_engine::Terms;
use tengen_engine::features::{
    Features, GLOBALS, InputHistory, InputOptions, PLANES, Planes, global, plane,
};
use tengen_rules::{
    AllAlive, Board, Button, Color, Dispute, Ending, Event, Game, GameSetup, Handicap, LongCycle,
    Method, PlayRules, Ruleset, Score, Scoring, Size, Stop, Suicide, Superko, presets,
};

/// The games that come with the project.
#[test]
fn every_input_is_what_katago_shows() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance/features");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut seen = Seen::default();
    for file in &files {
        seen.compare(file);
    }
    seen.passes();
    // A comparison of inputs that are never set would prove nothing.
    assert_eq!(seen.planes.iter().filter(|n| **n == 0).count(), 1, "{:?}", seen.planes);
    assert!(seen.globals.iter().all(|n| *n > 0), "{:?}", seen.globals);
}

/// Any number of further games in the same form.
#[test]
#[ignore = "needs FEATURE_GAMES, a file of games as in conformance/features"]
fn more_games_agree_too() {
    let file = std::env::var_os("FEATURE_GAMES").expect("FEATURE_GAMES names a file of games");
    let mut seen = Seen::default();
    seen.compare(Path::new(&file));
    seen.passes();
}

/// The positions compared, and the differences found.
#[derive(Default)]
struct Seen {
    positions: usize,
    /// In how many positions each input was not 0.
    planes: [usize; PLANES],
    globals: [usize; GLOBALS],
    failures: Vec<String>,
}

impl Seen {
    fn compare(&mut self, file: &Path) {
        let text = std::fs::read_to_string(file).unwrap_or_else(|e| panic!("{file:?}: {e}"));
        let mut features = Features::default();
        let mut history: Option<InputHistory> = None;
        let mut planes = Planes::new(Size::square(1).unwrap());
        for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let at = || format!("{}:{}", file.display(), number + 1);
            let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
            if first == "game" {
                history = Some(game(rest).unwrap_or_else(|| panic!("{}: {line}", at())));
                continue;
            }
            let history = history.as_mut().unwrap_or_else(|| panic!("{}: no game yet", at()));
            let color = if first == "B" { Color::Black } else { Color::White };
            match (first, rest) {
                ("cleanup", _) => assert!(history.begin_cleanup(), "{}: no cleanup here", at()),
                ("B" | "W", "pass") => history.pass(color),
                ("B" | "W", name) => {
                    let point = history.line().board().size().parse(name);
                    let point = point.unwrap_or_else(|| panic!("{}: {line}", at()));
                    assert!(history.is_legal(color, point), "{}: {line} is not legal", at());
                    history.play(color, point);
                }
                ("see", rest) => {
                    let size = history.line().board().size();
                    let (options, expected) =
                        shown(size, rest).unwrap_or_else(|| panic!("{}: {line}", at()));
                    features.fill(history, &options, &mut planes);
                    self.note(&expected, &planes, &at);
                }
                _ => panic!("{}: {line}", at()),
            }
        }
    }

    fn note(&mut self, expected: &Planes, found: &Planes, at: &impl Fn() -> String) {
        self.positions += 1;
        let size = expected.size;
        let mut failure = String::new();
        for plane in 0..PLANES {
            let (expected, found) = (expected.plane(plane), found.plane(plane));
            self.planes[plane] += usize::from(expected.iter().any(|v| *v != 0.0));
            if expected != found {
                let draw = |plane: &[f32]| -> String {
                    let rows = plane.chunks(size.width()).map(|row| {
                        row.iter().map(|v| if *v == 0.0 { '.' } else { 'x' }).collect::<String>()
                    });
                    rows.collect::<Vec<_>>().join("/")
                };
                let _ = write!(failure, " plane {plane}: {} not {}", draw(found), draw(expected));
            }
        }
        for (i, (expected, found)) in expected.global.iter().zip(&found.global).enumerate() {
            self.globals[i] += usize::from(*expected != 0.0);
            if (expected - found).abs() > 1e-5 {
                let _ = write!(failure, " global {i}: {found} not {expected}");
            }
        }
        if !failure.is_empty() {
            self.failures.push(format!("{}:{failure}", at()));
        }
    }

    fn passes(&self) {
        println!(
            "{} positions; planes {:?}; globals {:?}",
            self.positions, self.planes, self.globals
        );
        let some: Vec<&str> = self.failures.iter().take(20).map(String::as_str).collect();
        let (bad, all) = (self.failures.len(), self.positions);
        assert!(bad == 0, "{bad} of {all} positions differ\n{}", some.join("\n"));
        assert!(all > 0, "nothing was compared");
    }
}

fn game(text: &str) -> Option<InputHistory> {
    let words: Vec<&str> = text.split(' ').collect();
    let [numbers @ .., first, rows] = &words[..] else { return None };
    let numbers: Vec<i32> = numbers.iter().map(|n| n.parse().ok()).collect::<Option<_>>()?;
    let [width, height, ko, scoring, tax, suicide, button, friendly, komi, bonus] = numbers[..]
    else {
        return None;
    };
    let size = Size::new(width as usize, height as usize).ok()?;
    let stones = rows.bytes().filter(|b| *b != b'/').zip(size.points()).filter_map(|(b, p)| {
        let color = match b {
            b'X' => Color::Black,
            b'O' => Color::White,
            _ => return None,
        };
        Some((color, p))
    });
    let board = Board::with_stones(size, stones).ok()?;
    let rules = Ruleset {
        play: PlayRules {
            basic_ko: ko == 0,
            superko: match ko {
                0 => None,
                1 => Some(Superko::Positional),
                2 => Some(Superko::Situational),
                _ => Some(Superko::Spight),
            },
            long_cycle: LongCycle::NoResult,
            suicide: if suicide == 1 { Suicide::MultiStone } else { Suicide::Forbidden },
        },
        ending: Ending {
            stop: if ko == 3 { Stop::PassRepeated } else { Stop::Passes(2) },
            agreement: (friendly == 1).then_some(Dispute::OpponentOfLastPasser),
            all_alive: AllAlive::Never,
            ..presets::TROMP_TAYLOR.ending
        },
        scoring: Scoring {
            method: if scoring == 0 { Method::Area } else { Method::Territory },
            seki_eyes: tax == 0,
            group_tax: tax == 2,
            pass_stones: false,
            white_last: false,
            button: if button == 1 { Button::Taken } else { Button::None },
            first_pass: false,
            ..presets::TROMP_TAYLOR.scoring
        },
        ..presets::TROMP_TAYLOR.clone()
    };
    let first = if *first == "B" { Color::Black } else { Color::White };
    let (komi, compensation) = (Score::halves(komi), Score::whole(bonus));
    Some(InputHistory::new(Terms { rules, komi, compensation }, board, first, [0; 2]))
}

fn shown(size: Size, text: &str) -> Option<(InputOptions, Planes)> {
    let mut parts = text.split('|').map(str::split_whitespace);
    let options: Vec<f32> = parts.next()?.map(|n| n.parse().ok()).collect::<Option<_>>()?;
    let [draw_for_white, conservative, hacks, doublings, moves, suicide] = options[..] else {
        return None;
    };
    let options = InputOptions {
        draw_for_white,
        hide_last_pass: conservative == 1.0,
        hide_losing_pass: hacks == 1.0,
        doublings,
        moves: moves as usize,
        suicide_areas: suicide == 1.0,
    };
    let mut planes = Planes::new(size);
    let globals: Vec<f32> = parts.next()?.map(|n| n.parse().ok()).collect::<Option<_>>()?;
    planes.global = globals.try_into().ok()?;
    for plane in parts.next()? {
        let (plane, bits) = plane.split_once(':')?;
        let plane: usize = plane.parse().ok()?;
        for (i, digit) in bits.chars().enumerate() {
            let digit = digit.to_digit(16)?;
            for p in (0..4).filter(|bit| digit >> (3 - bit) & 1 == 1).map(|bit| i * 4 + bit) {
                planes.spatial[plane * size.area() + p] = 1.0;
            }
        }
    }
    Some((options, planes))
}

/// The history of a game is that of its moves one by one, at every stage of the game.
#[test]
fn the_history_of_a_game_is_that_of_its_moves() {
    let size = Size::square(9).unwrap();
    let rules = presets::find("aga-area").unwrap();
    let mut game = Game::new(GameSetup::new(size, rules.clone(), Handicap::Free(2))).unwrap();
    let at = |name: &str| size.parse(name).unwrap();
    let (black, white) = (Color::Black, Color::White);
    for (color, name) in [(black, "C3"), (black, "G7"), (white, "E5"), (black, "E4")] {
        game.apply(Event::Play { color, point: at(name) }).unwrap();
    }
    for color in [white, black] {
        game.apply(Event::Pass { color }).unwrap();
    }
    let stopped = InputHistory::of(&game);
    assert!(stopped.is_stopped());
    game.apply(Event::Dispute { color: black }).unwrap();
    let to_move = game.to_move().unwrap();
    game.apply(Event::Play { color: to_move, point: at("F5") }).unwrap();

    let terms = Terms::of(game.setup());
    assert_eq!(terms.compensation, Score::whole(1), "a point for the second stone");
    let start = [(black, at("C3")), (black, at("G7"))];
    let board = Board::with_stones(size, start).unwrap();
    let mut history = InputHistory::new(terms, board, white, [0; 2]);
    history.play(white, at("E5"));
    history.play(black, at("E4"));
    history.pass(white);
    history.pass(black);
    let fill = |history: &InputHistory| {
        let mut planes = Planes::new(size);
        Features::default().fill(history, &InputOptions::default(), &mut planes);
        planes
    };
    assert_eq!(fill(&history), fill(&stopped));
    history.resume();
    history.play(to_move, at("F5"));
    let planes = fill(&InputHistory::of(&game));
    assert_eq!(fill(&history), planes);
    // Of the moves that led to the stop, only the last pass is shown.
    assert_eq!(planes.plane(plane::MOVES[0])[at("F5").index()], 1.0);
    assert_eq!(global::PASSES.map(|i| planes.global[i]), [0.0, 1.0, 0.0, 0.0, 0.0]);
    assert!(planes.plane(plane::MOVES[3]).iter().all(|v| *v == 0.0));
}

/// A rule that no network was trained with is shown as the nearest they know.
#[test]
fn suicide_of_one_stone_is_no_ban_and_moves_out_of_turn_are_not_shown() {
    let board = Board::parse(". X .\nX . .\n. . O").unwrap();
    let size = board.size();
    let corner = size.parse("A3").unwrap();
    let rules = presets::TROMP_TAYLOR.clone();
    let terms = Terms { rules, komi: Score::ZERO, compensation: Score::ZERO };
    let mut history = InputHistory::new(terms, board, Color::White, [0; 2]);
    let fill = |history: &InputHistory| {
        let mut planes = Planes::new(size);
        Features::default().fill(history, &InputOptions::default(), &mut planes);
        planes
    };
    assert!(!history.is_legal(Color::White, corner), "it repeats the position");
    assert!(fill(&history).plane(plane::BANNED).iter().all(|v| *v == 0.0));

    let centre = size.parse("B2").unwrap();
    history.play(Color::White, centre);
    assert_eq!(fill(&history).plane(plane::MOVES[0])[centre.index()], 1.0);
    history.set_to_move(Color::White);
    assert!(fill(&history).plane(plane::MOVES[0]).iter().all(|v| *v == 0.0));
}

/// A play costs a point under territory scoring, but not in an encore, where its answer costs as
/// much. Passes before the encore stop nothing in it.
#[test]
fn an_encore_is_shown_with_the_stones_handed_over() {
    let rules = presets::SPIGHT_TERRITORY.clone();
    let terms = Terms { rules, komi: Score::ZERO, compensation: Score::ZERO };
    let size = Size::square(5).unwrap();
    let mut history = InputHistory::new(terms, Board::new(size), Color::Black, [0; 2]);
    // The lead besides the board, and whether a pass ends this part of the play, before each move.
    let shown = ["B2", "", "", "", "D4", "", "D2"].map(|name| {
        let mut planes = Planes::new(size);
        Features::default().fill(&history, &InputOptions::default(), &mut planes);
        let color = history.to_move();
        match size.parse(name) {
            Some(point) => drop(history.play(color, point)),
            None => history.pass(color),
        }
        ((planes.global[global::KOMI] * 20.0).round(), planes.global[global::PASS_STOPS])
    });
    let before = [(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 1.0)];
    assert_eq!(shown[..4], before);
    assert!(history.ledger().in_encore() && !history.is_stopped());
    assert_eq!(shown[4..], [(-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0)]);
    for _ in 0..3 {
        assert!(!history.is_stopped());
        history.pass(history.to_move());
    }
    assert!(history.is_stopped(), "a player has passed here a second time");
}

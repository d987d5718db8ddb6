//! The end of the game, the count, what is agreed before, and a game of one's own.

use super::boards::{DIA_2, DIA_11, HALVES};
use super::capture::goal;
use super::plain;
use crate::page::{
    Goal, Hand, Page, Position, Quantity, Reply, Seek, Stage, Task, captures, drawn,
};
use tengen_rules::{Color, Extras, Score, presets};

/// Diagram 11 with Black's dead stone.
const OPEN: Position = drawn(DIA_11).white().dead(&["H6"]);

/// The same when White has filled the last neutral point.
const FILLED: Position = OPEN.after("E4");

pub(super) static END: [Page; 5] = [
    plain("end-neutral", OPEN, Task::Find(Seek::Neutral)).booklet(11),
    plain("end-fill", OPEN, goal!(Goal::Fill)).booklet(11),
    plain("end-pass", FILLED, Task::Play(&[Stage { goal: Goal::Pass, reply: Reply::Pass }]))
        .booklet(11),
    plain(
        "end-not-yet",
        drawn(
            ". . X O . . .
             . . X O . . .
             . . X O . . .
             . . X O . . .
             . . X O . . .
             . . X O O . .
             . . . X . . .",
        )
        .after("pass E1"),
        Task::Play(&[
            Stage { goal: Goal::Save("D1", 1), reply: Reply::Pass },
            Stage { goal: Goal::Pass, reply: Reply::None },
        ]),
    )
    .marked(&["E1"]),
    plain("end-dead", FILLED, Task::Find(Seek::Dead)).booklet(11),
];

pub(super) static COUNT: [Page; 10] = [
    plain("count-territory", FILLED, Task::Number(Quantity::Total(Color::Black))).booklet(11),
    plain("count-prisoners", FILLED, Task::Number(Quantity::Total(Color::White))).booklet(11),
    plain(
        "count-return",
        drawn(HALVES).with(captures([3, 1])),
        Task::ByHand(&[
            Hand::Put(Color::White, 3),
            Hand::Put(Color::Black, 1),
            Hand::Empty(Color::White),
            Hand::Empty(Color::Black),
            Hand::Margin,
        ]),
    ),
    plain("count-game", drawn(DIA_2), Task::Number(Quantity::Margin)).booklet(2),
    plain("count-area", FILLED.by(&presets::CHINESE), Task::Number(Quantity::Total(Color::Black)))
        .booklet(11),
    plain("count-half", drawn(HALVES).by(&presets::CHINESE), Task::Number(Quantity::Margin)),
    plain(
        "count-chinese",
        FILLED.by(&presets::CHINESE),
        Task::ByHand(&[
            Hand::TakeDead,
            Hand::Put(Color::Black, 5),
            Hand::Empty(Color::Black),
            Hand::Stones(Color::Black),
            Hand::Margin,
        ]),
    )
    .booklet(11),
    plain(
        "count-pass-stones",
        drawn(DIA_2)
            .by(&presets::AGA_TERRITORY)
            .with(Extras { pass_stones: [2, 1], ..captures([0, 0]) }),
        Task::Number(Quantity::Margin),
    )
    .booklet(2),
    plain(
        "count-aga",
        FILLED.by(&presets::AGA_TERRITORY).with(Extras { pass_stones: [1, 1], ..captures([0, 0]) }),
        Task::ByHand(&[
            Hand::TakeDead,
            Hand::Put(Color::Black, 2),
            Hand::Put(Color::White, 1),
            Hand::Empty(Color::Black),
            Hand::Empty(Color::White),
            Hand::Margin,
        ]),
    )
    .booklet(11),
    plain(
        "count-komi",
        FILLED.with(Extras { komi: Score::halves(13), ..captures([0, 0]) }),
        Task::Number(Quantity::Margin),
    )
    .booklet(11),
];

pub(super) static BEFORE: [Page; 4] = [
    plain("before-handicap", Position::empty(19), Task::Find(Seek::Handicap(4))),
    plain("before-nigiri", Position::empty(9), Task::Choose { options: 3, right: &[0] }),
    plain("before-clock", Position::empty(9), Task::Choose { options: 3, right: &[1] }),
    plain("before-etiquette", Position::empty(9), Task::Choose { options: 4, right: &[0, 2] }),
];

pub(super) static GAME: [Page; 1] = [plain("game-first", Position::empty(9), Task::Game)];

//! Capture, suicide, ko, and three ways to catch stones.

use super::boards::{DIA_4, DIA_5, DIA_6, DIA_7};
use super::plain;
use crate::page::{Goal, Page, Quantity, Reply, Seek, Stage, Task, captures, drawn};
use tengen_rules::{Color, presets};

/// One stage with this goal.
macro_rules! goal {
    ($goal:expr) => {
        Task::Play(&[Stage { goal: $goal, reply: Reply::None }])
    };
}
pub(super) use goal;

pub(super) static CAPTURE: [Page; 8] = [
    plain(
        "capture-first",
        drawn(
            ". . . . .
             . . X . .
             . X O . .
             . . X . .
             . . . . .",
        ),
        goal!(Goal::Take("C3")),
    ),
    plain("capture-edge", drawn(DIA_4), goal!(Goal::Take("A5"))).booklet(4).marked(&["A5"]),
    plain("capture-two", drawn(DIA_4).white(), goal!(Goal::Take("E5")))
        .booklet(4)
        .marked(&["E5", "F5"]),
    plain("capture-corner", drawn(DIA_4), goal!(Goal::Take("J1")))
        .booklet(4)
        .marked(&["H1", "J1", "J2"]),
    plain(
        "capture-several",
        drawn(
            ". . X . .
             . X O X .
             X O . O X
             . X O X .
             . . X . .",
        ),
        goal!(Goal::Take("C4")),
    ),
    plain(
        "capture-save",
        drawn(
            ". . . . . . .
             . . . . . . .
             . . . O . . .
             . . O X . . .
             . . . O X . .
             . . . . . . .
             . . . . . . .",
        ),
        goal!(Goal::Save("D4", 2)),
    )
    .marked(&["D4"]),
    plain(
        "capture-save-taking",
        drawn(
            ". . . . . . .
             . . . . . . .
             . X X . . . .
             . O O X . . .
             . X X O . . .
             O O O . . . .
             . . . . . . .",
        ),
        goal!(Goal::Save("C3", 2)),
    )
    .marked(&["B3", "C3"]),
    plain(
        "capture-values",
        drawn(DIA_4).after("A4 G5 J3").by(&presets::AGA_TERRITORY).with(captures([4, 2])),
        Task::Number(Quantity::Total(Color::Black)),
    )
    .booklet(4),
];

pub(super) static SUICIDE: [Page; 2] = [
    plain("suicide", drawn(DIA_5), Task::Find(Seek::Forbidden(Color::Black))).booklet(5),
    plain("suicide-takes", drawn(DIA_5).after("C5 F9"), goal!(Goal::Take("A6"))).booklet(5),
];

pub(super) static KO: [Page; 4] = [
    plain("ko-take", drawn(DIA_6), goal!(Goal::Take("E5"))).booklet(6),
    plain(
        "ko-threat",
        drawn(DIA_7).after("F5"),
        Task::Play(&[
            Stage { goal: Goal::Threaten, reply: Reply::Rescue },
            Stage { goal: Goal::Take("F5"), reply: Reply::None },
        ]),
    )
    .booklet(7),
    plain("ko-end", drawn(DIA_6).after("F5 A1"), goal!(Goal::Save("F5", 1))).booklet(6),
    plain(
        "ko-not",
        drawn(
            ". . . . .
             . . . . .
             X X X O .
             X X X O .
             O O . . O",
        )
        .white()
        .after("C1 D1"),
        goal!(Goal::Take("D1")),
    ),
];

pub(super) static TACTICS: [Page; 3] = [
    plain(
        "ladder",
        drawn(
            ". . . . . . .
             . . . . . . .
             . . . . . . .
             . . . . . . .
             . X . . . . .
             X O O . . . .
             . X X . . . .",
        ),
        goal!(Goal::Ladder("B2")),
    ),
    plain(
        "net",
        drawn(
            ". . . . . . .
             . . . . . O .
             . . X . . . .
             . . X O . . .
             . . . X X . .
             . O . . . . .
             . . . . . . .",
        ),
        goal!(Goal::Take("D4")),
    )
    .marked(&["D4"]),
    plain(
        "snapback",
        drawn(
            ". . . . . . .
             . . . . . O .
             . X X X X O .
             . X O O X O .
             . X . . O O .",
        ),
        goal!(Goal::Take("C2")),
    )
    .marked(&["C2", "D2"]),
];

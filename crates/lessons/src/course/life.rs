//! Life and death.

use super::boards::{DIA_8, DIA_9, DIA_10};
use super::capture::goal;
use super::plain;
use crate::page::{Goal, Page, Reply, Seek, Stage, Task, drawn};
use tengen_rules::Color;

pub(super) static LIFE: [Page; 6] = [
    plain("eyes-two", drawn(DIA_8).white(), Task::Find(Seek::Forbidden(Color::White))).booklet(8),
    plain(
        "eyes-make",
        drawn(
            ". . . X O . .
             X X X X O . .
             O O O O O . .
             . . . . . . .
             . . . . . . .",
        ),
        goal!(Goal::Save("D5", 5)),
    ),
    plain(
        "eyes-prevent",
        drawn(
            ". . . O X . .
             O O O O X . .
             X X X X X . .
             . . . . . . .
             . . . . . . .",
        ),
        goal!(Goal::Doom("D5", 3)),
    ),
    plain("eyes-false", drawn(DIA_9).white(), goal!(Goal::Take("D1"))).booklet(9).marked(&["D1"]),
    plain("dead", drawn(DIA_9).dead(&["A2", "B2", "C2", "B1", "D1"]), Task::Find(Seek::Dead))
        .booklet(9),
    plain("seki", drawn(DIA_10), goal!(Goal::Pass)).booklet(10).marked(&["D9", "D8"]),
];

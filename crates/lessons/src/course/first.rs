//! The board and liberties.

use super::boards::{DIA_2, DIA_3};
use super::plain;
use crate::page::{Goal, Page, Position, Quantity, Reply, Seek, Stage, Task, drawn};
use tengen_rules::Color;

const ANYWHERE: Task = Task::Play(&[Stage { goal: Goal::Anywhere, reply: Reply::None }]);

pub(super) static BOARD: [Page; 3] = [
    plain("board-place", Position::empty(9), ANYWHERE).booklet(1),
    plain("board-turn", Position::empty(9).after("C7 G3 G8"), ANYWHERE).booklet(1),
    plain("board-aim", drawn(DIA_2), Task::Find(Seek::Territory(Color::Black, 3))).booklet(2),
];

pub(super) static LIBERTIES: [Page; 5] = [
    plain("liberties-middle", drawn(DIA_3), Task::Find(Seek::Liberties("C5")))
        .booklet(3)
        .marked(&["C5"]),
    plain("liberties-corner", drawn(DIA_3), Task::Find(Seek::Liberties("J1")))
        .booklet(3)
        .marked(&["J1"]),
    plain(
        "chain",
        drawn(
            ". . . . . . .
             . X . . O . .
             . X X O . X .
             . . X O . . .
             . . O X X . .
             . . . . X . .
             . . . . . . .",
        ),
        Task::Find(Seek::Chain("C4")),
    )
    .marked(&["C4"]),
    plain("chain-liberties", drawn(DIA_3), Task::Number(Quantity::Liberties("F7")))
        .booklet(3)
        .marked(&["F7"]),
    plain(
        "atari",
        drawn(
            ". . . . . . .
             . . X . . . .
             . X O . X . .
             . . X . O O X
             . . . . X X .
             . O X . . . .
             . X . . . . .",
        ),
        Task::Find(Seek::InAtari(Color::White)),
    ),
];

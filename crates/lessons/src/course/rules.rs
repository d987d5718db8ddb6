//! Where the rule books differ, each difference on a position where it matters.

use super::boards::{AGA_2, AGA_3, AGA_4, DIA_5, DIA_11};
use super::plain;
use crate::page::{Ask, Goal, Page, Quantity, Reply, Seek, Stage, Task, captures, drawn};
use tengen_rules::presets::{
    AGA_AREA, BUTTON, CHINESE, ING, JAPANESE, KOREAN, NEW_ZEALAND, STONE_SCORING, TROMP_TAYLOR,
};
use tengen_rules::{Color, Extras};

pub(super) static RULES: [Page; 9] = [
    plain(
        "rules-suicide",
        drawn(DIA_5),
        Task::Compare(
            Ask::Allowed("J5"),
            &[&JAPANESE, &CHINESE, &KOREAN, &AGA_AREA, &NEW_ZEALAND, &ING],
        ),
    )
    .booklet(5)
    .marked(&["J5"]),
    plain(
        "rules-superko",
        drawn(AGA_4).white().after("A3 A1 C1 B1"),
        Task::Compare(
            Ask::Allowed("D1"),
            &[&JAPANESE, &CHINESE, &KOREAN, &AGA_AREA, &NEW_ZEALAND, &TROMP_TAYLOR],
        ),
    )
    .aga(4)
    .marked(&["D1"]),
    plain(
        "rules-send-two",
        drawn(
            ". X O . .
             X X O O O
             . X O . .
             X X O O O
             . O . O .",
        )
        .white()
        .after("A1 C1"),
        Task::Compare(
            Ask::Allowed("B1"),
            &[&JAPANESE, &CHINESE, &KOREAN, &AGA_AREA, &NEW_ZEALAND, &TROMP_TAYLOR],
        ),
    )
    .marked(&["B1"]),
    plain(
        "rules-seki-eye",
        drawn(AGA_3),
        Task::Compare(
            Ask::Counts("J5"),
            &[&JAPANESE, &CHINESE, &KOREAN, &AGA_AREA, &NEW_ZEALAND, &ING],
        ),
    )
    .aga(3)
    .marked(&["J5"]),
    plain(
        "rules-seki-dame",
        drawn(AGA_2).by(&AGA_AREA),
        Task::Play(&[
            Stage { goal: Goal::Fill, reply: Reply::Pass },
            Stage { goal: Goal::Fill, reply: Reply::Pass },
            Stage { goal: Goal::Pass, reply: Reply::None },
        ]),
    )
    .aga(2),
    plain(
        "rules-bent-four",
        drawn(
            ". X X . X X .
             X X X X X X X
             O O X X X X X
             . O O O O X X
             X X X . O X .",
        )
        .dead(&["A3", "B3", "B2", "C2", "D2", "E2", "E1"]),
        Task::Find(Seek::Dead),
    ),
    plain(
        "rules-group-tax",
        drawn(
            ". O O . O O .
             O O O O O O O
             X X X X X X X
             . X . X . X .
             X X X X X X X
             O O O O O O O
             . O O O O O .",
        )
        .by(&STONE_SCORING),
        Task::Number(Quantity::Total(Color::White)),
    ),
    plain(
        "rules-button",
        drawn(
            ". X X O .
             X X X O O
             . X X O .
             X X O O O
             . X O . .",
        )
        .with(Extras { button: Some(Color::Black), ..captures([1, 0]) }),
        Task::Compare(Ask::Wins(Color::Black), &[&JAPANESE, &CHINESE, &BUTTON]),
    ),
    plain(
        "rules-handicap",
        drawn(DIA_11).white().after("E4").dead(&["H6"]),
        Task::Compare(
            Ask::WinsHandicap(Color::White, 4),
            &[&JAPANESE, &CHINESE, &KOREAN, &AGA_AREA, &NEW_ZEALAND],
        ),
    )
    .booklet(11),
];

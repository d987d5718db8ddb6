//! Chains that hang on one ko, or on one fight: their verdicts must not exclude each other.

use crate::ask::{Step, Turn, share};
use crate::life::{Outright, ko_of};
use crate::part::Enclosure;
use crate::shape::standing;
use crate::verdict::status::QUESTION;
use crate::verdict::{Basis, ChainStatus, Status, Why};
use tengen_rules::{Board, Color, Point, PointSet};

/// How sure it is that a chain lives by the looks of a fight, which nobody has read for it.
const BY_LOOKS: Basis = Basis::Estimated { confidence: 0.5 };

/// Where either side can take a ko at once, and the stone that it would take.
pub(super) fn open_kos(board: &Board) -> impl Iterator<Item = (Color, Point, Point)> + '_ {
    let ways = board.empty_points().flat_map(|point| Color::BOTH.map(|color| (color, point)));
    let ways = ways.filter(|(color, point)| takes_in_ko(board, *color, *point));
    ways.filter_map(|(color, point)| {
        Some((color, point, board.captures(color, point).iter().next()?))
    })
}

/// Whether a play of `color` at `point` takes a stone in a ko.
pub fn takes_in_ko(board: &Board, color: Color, point: Point) -> bool {
    board.clone().play(color, point).is_ok_and(|played| played.ko.is_some())
}

/// Leaves every stone open that can be taken in a ko, and that no reading has judged otherwise. A
/// play there takes it and a play of its owner saves it, whatever playouts and networks expect. It
/// is not so where stones around are `settled`: dead stones take no ko. Says whether a status or a
/// reason changed.
pub(super) fn leave_open(
    board: &Board,
    chains: &mut [ChainStatus],
    settled: impl Fn(Point) -> bool,
) -> bool {
    let mut changed = false;
    for (taker, point, stone) in open_kos(board) {
        let Some(chain) = chains.iter_mut().find(|chain| chain.stone == stone) else { continue };
        let around = board.neighbours(point).chain(board.neighbours(stone));
        let mut around = around.filter(|p| *p != stone && board.get(*p).is_some());
        let saved = match &chain.why {
            // Without threats it is taken by one play, so reading says nothing of the ko.
            Why::FirstMove { saved, .. } => Some(*saved),
            _ if !matches!(chain.basis, Basis::Estimated { .. }) => continue,
            _ if around.any(&settled) => continue,
            _ => connects(board, !taker, point).then_some(point),
        };
        let line = vec![Turn { color: taker, step: Step::Play(point) }];
        (chain.status, chain.basis) = (Status::Unsettled, Basis::Read);
        let outright = saved.map_or(Outright::Nothing, Outright::Saved);
        chain.why = Why::Ko { ko: Some(point), line, outright };
        changed = true;
    }
    changed
}

/// Leaves stones open that fall after threats for a ko are answered, where a `seki` gives their
/// owner a threat that nobody can remove: that to take stones in it. A threat puts their fall off;
/// they stay dead if it was read that one threat does not save them. It reads at most `positions`
/// positions. Says whether a status changed.
pub(super) fn leave_to_threats(
    board: &Board,
    chains: &mut [ChainStatus],
    seki: &PointSet,
    positions: &mut usize,
) -> bool {
    let threatened = |color: Color| seki.iter().any(|p| board.get(p) == Some(!color));
    let alive = chains.iter().filter(|chain| chain.status == Status::Alive);
    let standing = PointSet::of(board.size(), alive.flat_map(|chain| board.chain(chain.stone)));
    let mut falls = |stone: Point| {
        let part = Enclosure::around(board, stone, &standing)?;
        share(positions, QUESTION, |left| part.falls_despite_threat(stone, left))
    };
    let mut opened: Vec<ChainStatus> = Vec::new();
    for chain in chains.iter_mut().filter(|chain| threatened(chain.color)) {
        let Why::Delayed { line } = &chain.why else { continue };
        if falls(chain.stone) == Some(true) {
            continue;
        }
        let line = line.clone();
        chain.status = Status::Unsettled;
        chain.why = Why::Ko { ko: ko_of(board, &line), line, outright: Outright::Nothing };
        opened.push(chain.clone());
    }
    // What lives because those are dead depends on the ko as well.
    let is_freed = |chain: &&mut ChainStatus| matches!(chain.why, Why::Freed { .. });
    for chain in chains.iter_mut().filter(is_freed) {
        let Some(other) = opened.iter().find(|other| touch(board, chain, other)) else { continue };
        let Why::Ko { ko, .. } = other.why else { continue };
        (chain.status, chain.basis) = (Status::Unsettled, BY_LOOKS);
        chain.why = Why::Ko { ko, line: Vec::new(), outright: Outright::Nothing };
    }
    !opened.is_empty()
}

/// Whether a play of `color` at `point` leaves its stones there with liberties to spare.
fn connects(board: &Board, color: Color, point: Point) -> bool {
    let mut after = board.clone();
    after.play(color, point).is_ok() && after.atari(point).is_none()
}

/// Gives chains that were not read the verdict that follows from chains beside them about which a
/// ko decides. If these are dead, chains live that have room for two eyes once all dead stones of
/// the opponent are off the board. If these are unsettled, so are chains without such room.
pub(super) fn agree(board: &Board, chains: &mut [ChainStatus]) {
    let is_read = |chain: &&ChainStatus| !matches!(chain.basis, Basis::Estimated { .. });
    let by_ko = |chain: &&ChainStatus| matches!(chain.why, Why::Ko { .. } | Why::Delayed { .. });
    let is_dead = |chain: &&ChainStatus| chain.status == Status::Dead;
    let decided = chains.iter().filter(is_read).filter(by_ko).cloned();
    let (dead, rest): (Vec<_>, Vec<_>) = decided.partition(|chain| is_dead(&chain));
    let open: Vec<_> = rest.into_iter().filter(|c| c.status == Status::Unsettled).collect();
    if dead.is_empty() && open.is_empty() {
        return;
    }
    // By the colour of the stones that stay.
    let freed = Color::BOTH.map(|color| {
        let others = chains.iter().filter(is_dead).filter(|chain| chain.color != color);
        let off = others.flat_map(|chain| board.chain(chain.stone));
        standing(&board.without(&PointSet::of(board.size(), off)))
    });
    for chain in chains.iter_mut() {
        let beside =
            |other: &&ChainStatus| other.color != chain.color && touch(board, chain, other);
        let estimated = matches!(chain.basis, Basis::Estimated { .. });
        if !estimated {
            continue;
        }
        let has_room = freed[chain.color].contains(chain.stone);
        let hangs_on = open.iter().find(beside).filter(|_| !has_room);
        if let Some(ChainStatus { why: Why::Ko { ko, .. }, .. }) = hangs_on {
            // It stays an estimate: the line of the other chain says nothing about this one.
            chain.status = Status::Unsettled;
            chain.why = Why::Ko { ko: *ko, line: Vec::new(), outright: Outright::Nothing };
        } else if chain.status != Status::Alive
            && has_room
            && let Some(fallen) = dead.iter().find(beside)
        {
            // What the other chain falls by says nothing about the room for two eyes here.
            (chain.status, chain.basis) = (Status::Alive, BY_LOOKS);
            chain.why = Why::Freed { dead: fallen.stone };
        }
    }
}

fn touch(board: &Board, chain: &ChainStatus, other: &ChainStatus) -> bool {
    let around = board.chain(chain.stone).flat_map(|p| board.neighbours(p));
    let other = board.chain_id(other.stone);
    around.into_iter().any(|q| board.get(q).is_some() && board.chain_id(q) == other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::Grade;

    /// Three black stones at B6 and White's chain at A8 race for their lives. White takes a ko in
    /// the race, but does not live by winning it.
    const RACE: &str = "
        . X . X X X . X .
        O O X . X X X X X
        . O O X X X . X .
        X X O O X X X X X
        . X O O X X . X .
        . . O X X . X X X
        . O O O X X . X .
        O X X O O X X X X
        . X . X X X . X .";

    /// The statuses of all chains as estimates, but that of A8.
    fn chains(board: &Board, white: Status, black: Status) -> Vec<ChainStatus> {
        let named = |name| board.chain_id(board.size().parse(name).unwrap());
        let fate = |(color, stone): (Color, Point)| {
            let (status, basis, why) = match Some(stone) {
                a8 if a8 == named("A8") => {
                    let (ko, line, outright) = (None, Vec::new(), Outright::Nothing);
                    (white, Basis::Read, Why::Ko { ko, line, outright })
                }
                stone => {
                    let status = match stone {
                        a2 if a2 == named("A2") => Status::Dead,
                        b6 if b6 == named("B6") => black,
                        _ => Status::Alive,
                    };
                    (status, Basis::Estimated { confidence: 0.5 }, Why::Foreseen)
                }
            };
            let stones = board.chain_len(stone);
            ChainStatus { color, stone, stones, status, basis, why, spare: None }
        };
        board.chains().map(fate).collect()
    }

    #[test]
    fn two_chains_that_hang_on_one_ko_get_one_answer() {
        let board = Board::parse(RACE).unwrap();
        let at = |name| board.chain_id(board.size().parse(name).unwrap()).unwrap();
        for (white, black, agreed) in [
            (Status::Dead, Status::Unsettled, Status::Alive),
            (Status::Dead, Status::Dead, Status::Alive),
            (Status::Unsettled, Status::Alive, Status::Unsettled),
            (Status::Unsettled, Status::Dead, Status::Unsettled),
            (Status::Alive, Status::Dead, Status::Dead),
        ] {
            let mut chains = chains(&board, white, black);
            agree(&board, &mut chains);
            let of = |name| chains.iter().find(|chain| chain.stone == at(name)).unwrap();
            assert_eq!(of("B6").status, agreed, "{white:?} {black:?}");
            assert_eq!(of("A8").status, white);
            match agreed {
                Status::Alive => {
                    assert_eq!(of("B6").why, Why::Freed { dead: at("A8") });
                    // The chain at A8 was read, and not this one.
                    assert_eq!(of("B6").basis, Basis::Estimated { confidence: 0.5 });
                }
                Status::Unsettled => assert_eq!(of("B6").why, of("A8").why),
                _ => {}
            }
        }
    }

    #[test]
    fn a_ko_is_named_where_the_line_first_takes_it() {
        // No ko is open yet in either corner: the line leads to it. Without threats White falls in
        // the first and stands in the second, whichever side moves first.
        let corners = [
            (
                ". X O . .
                 . X O O X
                 . X X O .
                 . . X O O
                 . . X X X",
                ["B5", "C5", "E5"],
                true,
                [Grade::Yes, Grade::KoAfterThreat],
            ),
            (
                ". . . O X . X
                 X O O O X X .
                 O O O O X . X
                 X X X X X X X
                 . . . . . . .",
                ["E5", "D5", "A5"],
                false,
                [Grade::KoAfterThreat, Grade::Yes],
            ),
        ];
        for (text, names, falls, grades) in corners {
            let board = Board::parse(text).unwrap();
            let [wall, stone, ko] = names.map(|name| board.size().parse(name).unwrap());
            let standing = PointSet::of(board.size(), board.chain(wall));
            let part = Enclosure::around(&board, stone, &standing).unwrap();
            let fate = part.fate(stone, &mut { 60_000 });
            let Some(crate::Fate::Ko { line, captured, outright: Outright::Nothing }) = fate else {
                panic!("{fate:?}")
            };
            assert_eq!(captured, Some(falls), "{board}");
            assert_eq!(ko_of(&board, &line), Some(ko), "{line:?}");
            assert_eq!(open_kos(&board).count(), 0);
            // How far Black takes it, moving first, and how far White keeps it, moving first.
            let grade = |turn| part.settle(stone, turn, None, &mut { 60_000 }).unwrap().grade;
            assert_eq!([grade(Color::Black), grade(Color::White)], grades);
        }
    }

    #[test]
    fn the_line_shows_the_ko_also_where_it_is_fought_only_if_the_owner_moves_first() {
        let board = Board::parse(
            ". X O . .
             . X O . .
             . X O X .
             . X O . .
             . X O . X",
        )
        .unwrap();
        let at = |name| board.size().parse(name).unwrap();
        let around = ["A1", "B1", "C1"].map(|name| board.chain_id(at(name)));
        let standing = board.size().points().filter(|p| around.contains(&board.chain_id(*p)));
        let standing = PointSet::of(board.size(), standing.filter(|p| board.get(*p).is_some()));
        let part = Enclosure::around(&board, at("E1"), &standing).unwrap();
        let fate = part.fate(at("E1"), &mut { 60_000 });
        let Some(crate::Fate::Ko { line, .. }) = fate else { panic!("{fate:?}") };
        assert_eq!(line[0].color, Color::Black);
        assert!(ko_of(&board, &line).is_some(), "{line:?}");
    }

    #[test]
    fn a_ko_is_open_where_a_play_takes_it() {
        let board = Board::parse(
            ". . . . .
             . X O . .
             X . X O .
             . X O . .
             . . . . .",
        )
        .unwrap();
        let at = |name| board.size().parse(name).unwrap();
        let kos: Vec<_> = open_kos(&board).collect();
        assert_eq!(kos, [(Color::White, at("B3"), at("C3"))]);
    }
}

//! The handicap of a record: the stones that it calls one, set up or played.

use crate::main_line::{Entry, Step};
use crate::set_up::{SetUp, set_up};
use tengen_rules::{Board, Color, Handicap, PointSet, Size, fixed_handicap};
use tengen_sgf::GameInfo;

/// A handicap, and how its stones come to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stones {
    pub(crate) handicap: Handicap,
    /// How many of them the record has as moves.
    pub(crate) placing: usize,
    /// How many stones look like a handicap that the record does not state: black ones that are
    /// set up without white ones, with White to move first.
    pub(crate) looks_like: Option<usize>,
}

impl Stones {
    /// The handicap that the record states (`HA`), if its stones agree with the number. They are
    /// the black stones set up before the first move, with no white one beside them, or the first
    /// moves of Black.
    pub(crate) fn of(info: &GameInfo, size: Size, entries: &[Entry]) -> Stones {
        let (before, play) = entries.split_at(before_play(entries));
        let SetUp { board, .. } = set_up_by(before, size);
        let looks_like = match play.first().map(|entry| &entry.step) {
            Some(Ok(Step::Move { color: Color::White, .. })) if info.handicap.is_none() => {
                Some(board.stones(Color::Black))
                    .filter(|stones| *stones >= 2 && board.stones(Color::White) == 0)
            }
            _ => None,
        };
        let none = Stones { handicap: Handicap::None, placing: 0, looks_like };
        // One stone is what some call an even game.
        let declared = info.handicap.and_then(|stones| u8::try_from(stones).ok());
        let Some(declared) = declared.filter(|stones| *stones >= 2) else { return none };
        let stones = usize::from(declared);
        if board.empty_count() == size.area() {
            let places = |entry: &&Entry| {
                let step = &entry.step;
                matches!(step, Ok(Step::Move { color: Color::Black, point: Some(_) }))
            };
            let placed = play.iter().take_while(places).count();
            // One stone of several is the first move of a game whose stones were left out. If
            // nothing follows, the others are still to be placed.
            let fits = (placed >= stones || placed == play.len()) && stones < size.area();
            let free = Stones { handicap: Handicap::Free(declared), placing: stones, ..none };
            return if fits { free } else { none };
        }
        let black = size.points().filter(|p| board.get(*p) == Some(Color::Black));
        let black = PointSet::of(size, black);
        if board.stones(Color::White) > 0 || board.stones(Color::Black) != stones {
            return none;
        }
        let fixed = fixed_handicap(size, stones).unwrap_or_default();
        let is_fixed = PointSet::of(size, fixed) == black;
        let handicap = if is_fixed { Handicap::Fixed } else { Handicap::Free };
        Stones { handicap: handicap(declared), ..none }
    }
}

/// How many entries come before the first move.
pub(crate) fn before_play(entries: &[Entry]) -> usize {
    let is_move = |entry: &Entry| matches!(entry.step, Ok(Step::Move { .. }));
    entries.iter().position(is_move).unwrap_or(entries.len())
}

/// The position that entries without moves set up on an empty board, and what they leave out.
pub(crate) fn set_up_by(entries: &[Entry], size: Size) -> SetUp {
    let mut set = SetUp { board: Board::new(size), left_out: Vec::new() };
    for entry in entries {
        if let Ok(Step::SetUp(points)) = &entry.step {
            let next = set_up(&set.board, points);
            set.board = next.board;
            set.left_out.extend(next.left_out);
        }
    }
    set
}

//! Counting methods: the ways people find the score on the board itself, as sequences of boards
//! that can be shown.
//!
//! A scoring system says which points count; a method finds their sum by moving stones on the
//! board. Each method here starts from an agreed position and must reach the margin that [`count`]
//! gives: the tests hold them to it.

use crate::count::{Extras, Owner, Settlement, count};
use crate::{Board, Color, Method, Point, Score, Scoring, presets};
use alloc::vec::Vec;

/// The stones on the board while people count, row by row from the top left. They need not be a
/// position: filled territory has no liberties.
pub type Cells = Vec<Option<Color>>;

/// One stage of a count: a step, and the board after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The step.
    pub step: Step,
    /// The board after it.
    pub cells: Cells,
}

/// A change of the board in one stage of a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Nothing yet: the position as play left it.
    Start,
    /// The dead stones are taken off: how many of Black's and how many of White's.
    RemoveDead([usize; 2]),
    /// A player puts the stones they hold into the opponent's territory.
    ReturnPrisoners {
        /// The player who held them; they are the opponent's stones.
        holder: Color,
        /// How many found room.
        placed: usize,
        /// How many did not.
        left: usize,
    },
    /// A player fills territory with stones from their bowl.
    Fill {
        /// The colour of the stones.
        color: Color,
        /// The owner of the territory.
        territory: Color,
        /// How many.
        stones: usize,
    },
}

/// A finished count: its stages, and Black's total less White's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The boards, in order.
    pub stages: Vec<Stage>,
    /// Black's total less White's, komi and compensation included.
    pub margin: Score,
}

/// The state of a board that is being counted.
struct Table<'a> {
    board: &'a Board,
    cells: Cells,
    owner: Vec<Owner>,
    stages: Vec<Stage>,
}

impl<'a> Table<'a> {
    /// The position, and then without its dead stones.
    fn lay(
        board: &'a Board,
        scoring: &Scoring,
        settlement: &Settlement,
    ) -> (Table<'a>, [usize; 2]) {
        let size = board.size();
        let counted = count(board, scoring, settlement, &Extras::default());
        let cells: Cells = size.points().map(|p| board.get(p)).collect();
        let stages = alloc::vec![Stage { step: Step::Start, cells: cells.clone() }];
        let mut table = Table { board, cells, owner: counted.owner, stages };
        let mut removed = [0; 2];
        for p in counted.removed.iter() {
            if let Some(color) = table.cells[p.index()].take() {
                removed[color] += 1;
            }
        }
        if removed != [0; 2] {
            table.show(Step::RemoveDead(removed));
        }
        (table, removed)
    }

    fn show(&mut self, step: Step) {
        self.stages.push(Stage { step, cells: self.cells.clone() });
    }

    /// The empty points that belong to `color`.
    fn empty_of(&self, color: Color) -> Vec<Point> {
        let free = |p: &Point| {
            self.cells[p.index()].is_none() && self.owner[p.index()] == Owner::Of(color)
        };
        self.board.size().points().filter(free).collect()
    }

    /// Puts up to `stones` stones of `color` into `territory`. Returns how many found room.
    fn fill(&mut self, color: Color, territory: Color, stones: usize) -> usize {
        let room = self.empty_of(territory);
        for p in room.iter().take(stones) {
            self.cells[p.index()] = Some(color);
        }
        room.len().min(stones)
    }
}

/// White's komi and compensation.
fn bonus(extras: &Extras) -> Score {
    extras.komi + extras.compensation
}

/// The Japanese way, and the AGA's for territory. Every prisoner (pass stones too, where the rules
/// have them) goes back into the territory of its own colour. The points left empty are compared.
/// Prisoners that find no room count for the player who holds them.
///
/// ```
/// use tengen_rules::{Board, Color, Extras, Score, Settlement, methods, presets};
/// let board = Board::parse(
///     ". X X O O .
///      X X X O O O
///      X X X O O O
///      . X X O O O
///      X X X O O O
///      X X X X O .",
/// )?;
/// let extras = Extras { captures: [3, 1], ..Extras::default() };
/// let agreed = Settlement::all_alive(&board);
/// let counted =
///     methods::return_prisoners(&board, &presets::JAPANESE.scoring, &agreed, &extras);
/// assert_eq!(counted.margin, Score::whole(2));
/// # Ok::<(), tengen_rules::DiagramError>(())
/// ```
pub fn return_prisoners(
    board: &Board,
    scoring: &Scoring,
    settlement: &Settlement,
    extras: &Extras,
) -> Counted {
    let (mut table, removed) = Table::lay(board, scoring, settlement);
    let mut left = [0; 2];
    for holder in Color::BOTH {
        let received = extras.captures[holder.index()] + extras.pass_stones[holder.index()];
        let held = received as usize + removed[(!holder).index()];
        let placed = table.fill(!holder, !holder, held);
        left[holder.index()] = held - placed;
        if held > 0 {
            let left = held - placed;
            table.show(Step::ReturnPrisoners { holder, placed, left });
        }
    }
    let points = |color: Color| Score::whole((table.empty_of(color).len() + left[color]) as i32);
    let margin = points(Color::Black) - points(Color::White) - bonus(extras);
    Counted { stages: table.stages, margin }
}

/// The count of one side against half the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HalfCount {
    /// The boards, in order.
    pub stages: Vec<Stage>,
    /// The side counted.
    pub color: Color,
    /// Its area and half of the neutral points.
    pub own: Score,
    /// The sum it would need for a draw, in quarter points. It is half the board, moved by half of
    /// komi and compensation. 180½ on 19×19 without komi is 722.
    pub target_quarters: i32,
    /// Black's total less White's, komi and compensation included.
    pub margin: Score,
}

impl HalfCount {
    /// The side's lead over its target, in quarter points. Four of these are one of the "half
    /// points" of the German way, in which 2½ are 5 points of difference.
    pub fn excess_quarters(&self) -> i32 {
        self.own.to_halves() * 2 - self.target_quarters
    }
}

/// The Chinese way, and the German half-point way. Dead stones go, and one side's stones and points
/// are counted, with half of the neutral points. The sum is compared with half of all points. A
/// point more for one side is a point less for the other, so the margin is twice the excess.
pub fn half_count(
    board: &Board,
    scoring: &Scoring,
    settlement: &Settlement,
    extras: &Extras,
    color: Color,
) -> HalfCount {
    let area = Scoring { method: Method::Area, ..*scoring };
    let (table, _) = Table::lay(board, &area, settlement);
    let owned = |owner: Owner| table.owner.iter().filter(|o| **o == owner).count() as i32;
    let halves = owned(Owner::Of(color)) * 2 + owned(Owner::Neutral);
    let komi = bonus(extras).to_halves();
    let toward = if color == Color::Black { komi } else { -komi };
    let target_quarters = board.size().area() as i32 * 2 + toward;
    let excess = halves * 2 - target_quarters;
    let margin = Score::halves(if color == Color::Black { excess } else { -excess });
    HalfCount { stages: table.stages, color, own: Score::halves(halves), target_quarters, margin }
}

/// Why stones cannot be filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FillError {
    /// The board has an even number of points, or neutral ones: half of them is no number of
    /// stones.
    Uneven,
    /// This player has more stones on the board than a set has, which is half the points.
    TooManyStones(Color),
}

impl core::fmt::Display for FillError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            FillError::Uneven => {
                f.write_str("filling in needs an odd number of points, all of them somebody's")
            }
            FillError::TooManyStones(color) => {
                write!(f, "{color} has more stones on the board than a set has")
            }
        }
    }
}

impl core::error::Error for FillError {}

/// The Ing way: each player has half the points of the board in stones (180 on 19×19), prisoners
/// given back. Both fill their own territory. A player with stones left puts them into the
/// territory of the opponent, which has as many vacant points and one more, or one less. The
/// loser's stones in the winner's area are half the margin.
///
/// # Errors
/// If the board has an even number of points, neutral points are left, or a player has more
/// stones on the board than a set.
pub fn fill_in(
    board: &Board,
    settlement: &Settlement,
    extras: &Extras,
) -> Result<Counted, FillError> {
    let area = presets::TROMP_TAYLOR.scoring;
    let (mut table, _) = Table::lay(board, &area, settlement);
    if board.size().area().is_multiple_of(2) || table.owner.contains(&Owner::Neutral) {
        return Err(FillError::Uneven);
    }
    let set = board.size().area() / 2;
    let mut bowl = [0; 2];
    for color in Color::BOTH {
        let on_board = table.cells.iter().filter(|cell| **cell == Some(color)).count();
        let in_bowl = set.checked_sub(on_board).ok_or(FillError::TooManyStones(color))?;
        let stones = table.fill(color, color, in_bowl);
        bowl[color] = in_bowl - stones;
        table.show(Step::Fill { color, territory: color, stones });
    }
    // One side has stones left and no room for them in its own territory: it has less.
    let loser = if bowl[0] > 0 { Color::Black } else { Color::White };
    let stones = table.fill(loser, !loser, bowl[loser]);
    if stones > 0 {
        table.show(Step::Fill { color: loser, territory: !loser, stones });
    }
    let board_margin = Score::whole(2 * stones as i32 + 1);
    // With no stones left on either side, the owner of the one vacant point wins.
    let black_wins = match bowl {
        [0, 0] => !table.empty_of(Color::Black).is_empty(),
        _ => loser == Color::White,
    };
    let margin = if black_wins { board_margin } else { -board_margin };
    Ok(Counted { stages: table.stages, margin: margin - bonus(extras) })
}

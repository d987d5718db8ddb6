//! Scoring: each player's points when the status of all stones is settled.

mod ground;
mod groups;
mod status;

pub(crate) use ground::dame_left;
pub(crate) use groups::Groups;
pub use status::{Marking, StoneStatus};

use crate::{Board, Button, Color, Method, Outcome, Point, PointSet, Refusal, Score, Scoring};
use alloc::vec::Vec;
use ground::Ground;

/// The status of the stones left on the board, as the players agree or a judge proposes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// The dead stones.
    pub dead: PointSet,
    /// The stones that are alive in seki. `None` stands for those that article 8 of the Japanese
    /// rules of 1989 finds in the position. There, every live group that touches a neutral point is
    /// in seki, so that all neutral points must have been filled.
    pub seki: Option<PointSet>,
}

impl Settlement {
    /// All stones alive, seki as the position shows it.
    pub fn all_alive(board: &Board) -> Settlement {
        Settlement { dead: PointSet::new(board.size()), seki: None }
    }

    /// All stones alive and none in seki, under rules that take off nothing that was not captured.
    pub fn nothing_removed(board: &Board) -> Settlement {
        Settlement { seki: Some(PointSet::new(board.size())), ..Settlement::all_alive(board) }
    }

    /// These stones `dead`, and in seki the groups of the stones `in_seki` with those of the
    /// opponent that share liberties with them: the rule by which people name stones in seki.
    ///
    /// # Errors
    /// [`Refusal::NoRival`] if one of the groups shares no liberty with a living one of the
    /// opponent.
    pub fn naming(board: &Board, dead: PointSet, in_seki: &PointSet) -> Result<Self, Refusal> {
        let groups = Groups::without(board, &dead);
        let seki = groups.opposed(in_seki).map_err(Refusal::NoRival)?;
        Ok(Settlement { dead, seki: Some(seki) })
    }

    /// The stones in seki: those named, or those that the position shows.
    pub fn seki_on(&self, board: &Board) -> PointSet {
        self.seki_or(board, || Groups::without(board, &self.dead).in_seki())
    }

    /// The living stones named as in seki, or those `shown`.
    fn seki_or(&self, board: &Board, shown: impl FnOnce() -> PointSet) -> PointSet {
        let lives = |p: &Point| board.get(*p).is_some() && !self.dead.contains(*p);
        self.seki
            .as_ref()
            .map_or_else(shown, |seki| PointSet::of(board.size(), seki.iter().filter(lives)))
    }
}

/// The owner of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// Neither player: a neutral point (dame), or a stone left in one.
    Neutral,
    /// This player: territory, or a live stone.
    Of(Color),
    /// An eye of a group in seki that these rules do not count.
    SekiEye(Color),
}

/// One line of a player's count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Entry {
    /// The item that is counted.
    #[cfg_attr(feature = "serde", serde(rename = "what"))]
    pub item: Item,
    /// How much it is worth.
    pub points: Score,
}

/// The subject of one line of the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Item {
    /// Live stones on the board (area scoring).
    Stones,
    /// Empty points surrounded, under dead stones too.
    Territory,
    /// Stones captured during play (territory scoring).
    Prisoners,
    /// Dead stones of the opponent removed at the end (territory scoring).
    Dead,
    /// Stones the opponent handed over for passing (territory scoring).
    PassStones,
    /// The points White receives for the handicap.
    Compensation,
    /// The points White receives for moving second.
    Komi,
    /// Two points off for every independent group.
    GroupTax,
    /// Half of the neutral points.
    Shared,
    /// Half a point for a button, a whole one for both.
    Button,
    /// One point off for Black because White passed first.
    FirstPass,
}

impl Item {
    /// A name for programs, the same as in serialized counts.
    pub fn code(self) -> &'static str {
        match self {
            Item::Stones => "stones",
            Item::Territory => "territory",
            Item::Prisoners => "prisoners",
            Item::Dead => "dead",
            Item::PassStones => "pass-stones",
            Item::Compensation => "compensation",
            Item::Komi => "komi",
            Item::GroupTax => "group-tax",
            Item::Shared => "shared",
            Item::Button => "button",
            Item::FirstPass => "first-pass",
        }
    }
}

/// A count of the whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// Whether area or territory was counted.
    pub method: Method,
    /// The lines of each player, in the order to show them.
    entries: [Vec<Entry>; 2],
    /// The owner of each point, row by row from the top left.
    pub owner: Vec<Owner>,
    /// The stones found or agreed to be in seki.
    pub seki: PointSet,
    /// Dead stones that were removed. Those in a region without an owner stay and count nothing.
    pub removed: PointSet,
    outcome: Outcome,
}

impl Count {
    /// The lines of `color`'s count; their sum is [`Count::total`].
    pub fn entries(&self, color: Color) -> &[Entry] {
        &self.entries[color]
    }

    /// The sum of all lines of `color`.
    pub fn total(&self, color: Color) -> Score {
        self.entries(color).iter().map(|entry| entry.points).sum()
    }

    /// Black's total less White's: positive if Black has more, zero at a tie.
    pub fn margin(&self) -> Score {
        self.total(Color::Black) - self.total(Color::White)
    }

    /// The result: the player with more points, or the one to whom the rules give a tie.
    pub fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// The worth of this line of `color`'s count; zero if there is no such line.
    pub fn points(&self, color: Color, item: Item) -> Score {
        let of_item = |entry: &&Entry| entry.item == item;
        self.entries(color).iter().filter(of_item).map(|entry| entry.points).sum()
    }

    /// How many points are neutral.
    pub fn neutral(&self) -> usize {
        self.owner.iter().filter(|owner| **owner == Owner::Neutral).count()
    }
}

/// Everything besides the position that a count depends on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// Stones each player has captured.
    pub captures: [u32; 2],
    /// Stones each player received for the opponent's passes.
    pub pass_stones: [u32; 2],
    /// Komi.
    pub komi: Score,
    /// The points White receives for the handicap.
    pub compensation: Score,
    /// The player who took the button.
    pub button: Option<Color>,
    /// The player who passed first in the game.
    pub first_pass: Option<Color>,
    /// The player who passed last, if no play came after that.
    pub last_pass: Option<Color>,
}

impl Extras {
    /// The worth of `color`'s buttons.
    fn buttons(&self, button: Button, color: Color) -> Score {
        let taken = match button {
            Button::None => [None, None],
            Button::Taken => [self.button, None],
            Button::Last => [self.last_pass, None],
            Button::FirstAndLast => [self.first_pass, self.last_pass],
        };
        Score::halves(taken.into_iter().filter(|by| *by == Some(color)).count() as i32)
    }
}

/// Counts `board` by `scoring` under `settlement`.
///
/// ```
/// use tengen_rules::{Board, Color, Extras, PointSet, Score, Settlement, count, presets};
///
/// let board = Board::parse(
///     ". . X O .
///      . . X O .
///      . O X O .
///      . . X O .
///      . . X O .",
/// )?;
/// let stone = board.size().parse("B3").expect("a point of this board");
/// let dead = PointSet::of(board.size(), [stone]);
/// let settlement = Settlement { dead, seki: None };
///
/// // Area: 15 points for Black, 10 for White. Territory: 10 points and a prisoner, and 5.
/// let area = count(&board, &presets::CHINESE.scoring, &settlement, &Extras::default());
/// assert_eq!(area.margin(), Score::whole(5));
/// let territory = count(&board, &presets::JAPANESE.scoring, &settlement, &Extras::default());
/// assert_eq!(territory.margin(), Score::whole(6));
/// for entry in territory.entries(Color::Black) {
///     println!("{:?}: {}", entry.item, entry.points);
/// }
/// # Ok::<(), tengen_rules::DiagramError>(())
/// ```
pub fn count(board: &Board, scoring: &Scoring, settlement: &Settlement, extras: &Extras) -> Count {
    count_as_it_stands(board, scoring, settlement, extras, &PointSet::new(board.size()))
}

/// Counts a board on which borders are still open: the points of an `open` border are nobody's, and
/// no area goes on beyond them. So each area is the side's that encloses it but for the border. A
/// dead chain is a border as a whole, or none of it is.
/// This is no result: by the rules one open point makes the whole area nobody's.
///
/// ```
/// use tengen_rules::{Board, Extras, PointSet, Score, Settlement, count_as_it_stands, presets};
///
/// let board = Board::parse(
///     ". X O . .
///      . X O . .
///      . X . . .
///      . X O . .",
/// )?;
/// let open = PointSet::of(board.size(), board.size().parse("C2"));
/// let (rules, alive) = (&presets::JAPANESE.scoring, Settlement::all_alive(&board));
/// let count = count_as_it_stands(&board, rules, &alive, &Extras::default(), &open);
/// assert_eq!(count.margin(), Score::whole(4 - 8));
/// # Ok::<(), tengen_rules::DiagramError>(())
/// ```
pub fn count_as_it_stands(
    board: &Board,
    scoring: &Scoring,
    settlement: &Settlement,
    extras: &Extras,
    open: &PointSet,
) -> Count {
    let ground = Ground::survey(board, scoring, settlement, open);
    let groups = if scoring.group_tax { ground.independent_groups(board) } else { [0; 2] };
    let neutral = ground.owner.iter().filter(|owner| **owner == Owner::Neutral).count();
    let mut entries = [Vec::new(), Vec::new()];
    for color in Color::BOTH {
        let mut add = |item, points| entries[color].push(Entry { item, points });
        let whole = |n: usize| Score::whole(n as i32);
        let territory = ground.territory[color];
        match scoring.method {
            Method::Area => {
                let left = |p: &Point| !ground.removed.contains(*p);
                let stones = board.size().points().filter(|p| board.get(*p) == Some(color));
                add(Item::Stones, whole(stones.filter(left).count()));
                add(Item::Territory, whole(territory));
                if scoring.shared && neutral > 0 {
                    add(Item::Shared, Score::halves(neutral as i32));
                }
            }
            Method::Territory => {
                add(Item::Territory, whole(territory));
                add(Item::Prisoners, whole(extras.captures[color] as usize));
                let dead = ground.removed.iter().filter(|p| board.get(*p) == Some(!color));
                add(Item::Dead, whole(dead.count()));
                if scoring.pass_stones || extras.pass_stones != [0; 2] {
                    add(Item::PassStones, whole(extras.pass_stones[color] as usize));
                }
            }
        }
        if scoring.group_tax {
            add(Item::GroupTax, -whole(2 * groups[color]));
        }
        let buttons = extras.buttons(scoring.button, color);
        if buttons != Score::ZERO {
            add(Item::Button, buttons);
        }
        if scoring.first_pass && color == Color::Black && extras.first_pass == Some(Color::White) {
            add(Item::FirstPass, Score::whole(-1));
        }
        if color == Color::White {
            if extras.compensation != Score::ZERO {
                add(Item::Compensation, extras.compensation);
            }
            add(Item::Komi, extras.komi);
        }
    }
    let mut count = Count {
        method: scoring.method,
        entries,
        owner: ground.owner,
        seki: ground.seki,
        removed: ground.removed,
        outcome: Outcome::Draw,
    };
    count.outcome = scoring.outcome(count.margin());
    count
}

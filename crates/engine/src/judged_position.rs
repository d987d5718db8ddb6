//! A position as the judge sees it: the same on the page, in the terminal and by GTP.

use crate::{ForNow, foresight};
use tengen_judge::{ChainStatus, Effort, Foreseen, Proposal, Status, propose_with};
use tengen_net::Network;
use tengen_rules::{
    Board, Color, Count, Extras, Point, PointSet, Ruleset, Scoring, Settlement, count,
    count_as_it_stands,
};

/// A point is a side's if it is expected to have more of it than this, in playouts and by the
/// network together.
const EXPECTED: f32 = 0.5;
/// A game is not near its end while one point in this many is undecided. In 150 finished games at
/// most 6 of 361 were; after 100 moves of some, at least 141.
const DECIDED: usize = 4;
/// A count names no winner while more than one point in this many is nobody's or undecided. At the
/// end of a game fewer are.
const TOLD: usize = 8;
/// A board with stones on fewer than one point in this many, where one side alone has any that
/// live, has just been begun.
const BEGUN: usize = 9;
/// The points of the largest small board, 6×6.
const SMALL: usize = 36;

/// How closely a position is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// With the network's own prediction, so that there is an answer at once.
    First,
    /// With a search, and with more of it where groups are in doubt.
    Closer,
}

impl Look {
    /// The visits of the network's search, for each side to move first.
    const fn visits(self) -> u64 {
        match self {
            Look::First => 0,
            Look::Closer => 100,
        }
    }
}

/// The judge's opinion on a position, and how it counts by that.
#[derive(Clone, Debug)]
pub struct JudgedPosition {
    /// What the judge says of every chain and of the borders.
    pub proposal: Proposal,
    /// The stones that are taken off the board, and those in seki. Under rules by which all stones
    /// count as they stand, no stone is taken off.
    pub settlement: Settlement,
    /// Empty points that are neither dame nor one side's, and are not expected to be.
    undecided: PointSet,
    /// The undecided points and those of open borders, or behind them, that no side encloses.
    loose: PointSet,
    /// Whether the game has just been begun: only one side has stones that live, and few, or a
    /// large part of the board is neutral.
    has_begun: bool,
    /// One stone of each dead chain that would count as alive, because the rules take no stone off
    /// by agreement. It must be captured by play.
    pub to_capture: Vec<Point>,
    /// Whether the rules take dead stones off by agreement.
    takes_off: bool,
}

impl JudgedPosition {
    /// Judges a position. `to_move` is the side that would move next if play went on.
    pub fn of(
        network: Option<&Network>,
        board: &Board,
        rules: &Ruleset,
        to_move: Color,
        look: Look,
    ) -> JudgedPosition {
        // The network sees the position as the judge does: without the moves that led to it.
        let board = &board.set_up();
        let foreseen = network.and_then(|network| foresight(network, board, look.visits()));
        let effort = Effort::usual(board.size().area());
        let proposal = propose_with(board, rules, to_move, effort, foreseen.as_ref());
        JudgedPosition::by(proposal, board, rules, foreseen.as_ref())
    }

    /// The opinion that goes with a proposal of the judge on this board, which was made with what a
    /// network has `foreseen`, if one was asked.
    pub fn by(
        proposal: Proposal,
        board: &Board,
        rules: &Ruleset,
        foreseen: Option<&Foreseen>,
    ) -> JudgedPosition {
        let takes_off = rules.ending.removes_dead();
        let settlement = if takes_off {
            Settlement { dead: proposal.dead.clone(), seki: Some(proposal.seki.clone()) }
        } else {
            Settlement::nothing_removed(board)
        };
        let behind = proposal.behind_border(board);
        let undecided = undecided(board, &proposal, &behind, foreseen);
        let mut loose = undecided.clone();
        loose.extend(behind.iter().filter(|p| proposal.owner[p.index()].is_none()));
        let has_begun = has_begun(board, &proposal);
        let to_capture = to_capture(board, rules, &proposal);
        JudgedPosition { proposal, settlement, undecided, loose, has_begun, to_capture, takes_off }
    }

    /// The judged `board` as it is counted: with the stones that must be added for certain.
    pub fn counted(&self, board: &Board) -> Board {
        board.with_added(self.proposal.teire())
    }

    /// The count of the judged `board` by this opinion. It is the result if the game
    /// [is finished](JudgedPosition::is_finished), else the count as it stands: an area that an
    /// open border does not quite shut off is its side's.
    pub fn count(&self, board: &Board, scoring: &Scoring, extras: &Extras) -> Count {
        self.count_by(&self.settlement, &self.counted(board), scoring, extras)
    }

    /// The same by a `settlement` that people have named, on a board with all stones that are
    /// added.
    pub fn count_by(
        &self,
        settlement: &Settlement,
        counted: &Board,
        scoring: &Scoring,
        extras: &Extras,
    ) -> Count {
        let parted = self.parted_at();
        count_as_it_stands(counted, scoring, settlement, extras, &parted)
    }

    /// The points at open borders, at which areas are parted in the count. None are where so much
    /// is open that no area is a side's yet, and under rules that take no stone off: there all
    /// counts as it is.
    pub fn parted_at(&self) -> PointSet {
        let borders = &self.proposal.borders;
        if self.takes_off && self.tells_winner() {
            borders.clone()
        } else {
            PointSet::new(self.undecided.size())
        }
    }

    /// Whether the count may name a winner: only a small part of the board is open. The game need
    /// not be finished.
    pub fn tells_winner(&self) -> bool {
        self.is_finished()
            || !(self.has_begun || self.loose.len() * TOLD > self.proposal.lean.len())
    }

    /// How the unsettled chain with this stone counts for now; None for any other chain. The stone
    /// is the one that names the chain in the proposal.
    pub fn for_now(&self, stone: Point) -> Option<ForNow> {
        let told = self.proposal.provisional.iter().find(|told| told.stone == stone)?;
        Some(ForNow::of(told, self.takes_off))
    }

    /// Whether the game is not near its end because a large part of the board is no side's yet,
    /// even if no border shows that.
    pub fn is_undecided(&self) -> bool {
        self.has_begun || self.undecided.len() * DECIDED >= self.proposal.lean.len()
    }

    /// Whether nothing is left to play for, as far as the judge sees. Dame may be left, and stones
    /// that must be added for certain. Dead stones are left to play for where the rules take none
    /// off by agreement.
    pub fn is_finished(&self) -> bool {
        let certain = self.proposal.teire().count();
        let left = self.proposal.remaining.len() - certain + self.to_capture.len();
        self.proposal.is_settled() && left == 0 && !self.is_undecided()
    }
}

/// The empty points of no owner or `behind` an open border, dame left out, of which neither side is
/// expected to have more than [`EXPECTED`].
fn undecided(
    board: &Board,
    proposal: &Proposal,
    behind: &PointSet,
    foreseen: Option<&Foreseen>,
) -> PointSet {
    let expected = |p: Point| {
        let played = proposal.lean[p.index()];
        let seen = foreseen.and_then(|seen| seen.shares.get(p.index()));
        seen.map_or(played, |seen| 0.5 * (played + seen))
    };
    let has_no_owner = |p: Point| proposal.owner[p.index()].is_none() || behind.contains(p);
    let is_open = |p: &Point| has_no_owner(*p) && !proposal.dame.contains(*p);
    let nobodys = |p: &Point| is_open(p) && expected(*p).abs() < EXPECTED;
    PointSet::of(board.size(), board.empty_points().filter(nobodys))
}

/// Whether only one side has stones that live, or none has, and they are few. Playouts and the
/// network expect the whole board to be theirs then. Or whether a large part of it is neutral.
fn has_begun(board: &Board, proposal: &Proposal) -> bool {
    let area = board.size().area();
    let lives = |color: Color| {
        board.size().points().any(|p| board.get(p) == Some(color) && !proposal.dead.contains(p))
    };
    let stones = area - board.empty_count();
    // On a small board few stones may be a whole game.
    let alone = stones * BEGUN < area && !(lives(Color::Black) && lives(Color::White));
    // Stones that nobody expects to make an area leave a board of nothing but neutral points.
    area > SMALL && (alone || proposal.dame.len() * DECIDED >= area)
}

/// One stone of each dead chain whose capture changes the count, where no stone is taken off by
/// agreement.
fn to_capture(board: &Board, rules: &Ruleset, proposal: &Proposal) -> Vec<Point> {
    if rules.ending.removes_dead() {
        return Vec::new();
    }
    let stands = Settlement::nothing_removed(board);
    let margin = |settlement: &Settlement| {
        count(board, &rules.scoring, settlement, &Extras::default()).margin()
    };
    let counts_as_alive = |chain: &&ChainStatus| {
        let dead = PointSet::of(board.size(), board.chain(chain.stone));
        chain.status == Status::Dead
            && margin(&Settlement { dead, ..stands.clone() }) != margin(&stands)
    };
    proposal.chains.iter().filter(counts_as_alive).map(|chain| chain.stone).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundled_network;
    use tengen_rules::presets;

    #[test]
    fn a_stone_that_must_be_added_is_counted() {
        // Once E1 is filled, White takes two stones at B1.
        let board = Board::parse(
            ". . X O . . . .
             . . X O . . . .
             . . X O . . . .
             . X X O . . . .
             . X O O O . . .
             . . X X . O . .",
        )
        .unwrap();
        let rules = &presets::JAPANESE;
        let judged = JudgedPosition::of(None, &board, rules, Color::Black, Look::Closer);
        let added = board.size().parse("B1").unwrap();
        assert!(judged.is_finished());
        assert_eq!(judged.counted(&board).get(added), Some(Color::Black));
    }

    #[test]
    fn an_opening_is_not_finished_and_a_small_game_that_is_over_is() {
        let network = bundled_network();
        let judged = |text: &str, network| {
            let board = Board::parse(text).unwrap();
            JudgedPosition::of(network, &board, &presets::JAPANESE, Color::Black, Look::Closer)
        };
        let empty = |lines: usize| [".".repeat(lines).as_str()].repeat(lines).join("\n");
        let mut opening = empty(19);
        opening.replace_range(20 * 3 + 3..20 * 3 + 4, "X");
        let opposed = empty(9).replacen("........\n", "..X...O.\n", 1);
        let one_side = ". . . . .\n . . X . .\n . X . X .\n . . . . .\n . . . . .";
        let both = ". X O .\n X X O O\n . X O .\n X X O O";
        // The lone stone is dead, but it might live if White left it alone.
        let invaded = [". X O . .", ". X O . .", ". X O X .", ". X O . .", ". X O . ."].join("\n");
        let mut handicap = empty(9);
        for (column, line) in [(2, 2), (6, 2), (2, 6), (6, 6)] {
            handicap.replace_range(10 * line + column..=10 * line + column, "X");
        }
        let nothing = empty(9);
        for network in [None, Some(&network)] {
            for text in [&opening, &opposed, &handicap, &nothing] {
                assert!(!judged(text, network).is_finished(), "{text} {}", network.is_some());
            }
            for text in [one_side, both, &invaded] {
                assert!(judged(text, network).is_finished(), "{text} {}", network.is_some());
            }
        }
    }

    /// Black's wall is closed; White's is open at G1, at E2 and E1, or at E5.
    const NEARLY_CLOSED: [&str; 3] = [
        ". . . . . X O . . . . . .
         . . X . . X O . . . O . .
         . . . . . X O . O . . . .
         . . . . . X O . . . . . .
         . . X . . X O . . . O . .
         . . . . . X O . . . . . .
         . . . . . X O . O . . . .
         . . X . . X O . . . O . .
         . . . . . X O . . . . . .
         . . . . . X O . . . . . .
         . . X . . X O . O . O . .
         . . . . . X O . . . . . .
         . . . . . X . . . . . . .",
        ". . . X O . . . .
         . . . X O . O . .
         . X . X O . . . .
         . . . X O . . O .
         . . . X O . . . .
         . X . X O . O . .
         . . . X O . . . .
         . . X X . . O . .
         . . . X . O . . .",
        ". . . X O . . . .
         . . . X O . O . .
         . X . X O . . O .
         . . . X O . O . .
         . X . X . . . O .
         . X . X O . O . .
         . . . X O . O . .
         . . X X O O O . .
         . . . X O . O . .",
    ];

    #[test]
    fn an_area_with_a_gap_in_its_wall_is_counted_but_for_the_gap() {
        for (text, closed) in NEARLY_CLOSED.into_iter().zip(["G1", "E2 E1", "E5"]) {
            let board = Board::parse(text).unwrap();
            let all =
                closed.split(' ').map(|name| (Color::White, board.size().parse(name).unwrap()));
            let shut = board.with_added(all);
            let [open, shut] = [&board, &shut].map(|board| {
                let rules = &presets::JAPANESE;
                let judged = JudgedPosition::of(None, board, rules, Color::Black, Look::Closer);
                assert!(judged.tells_winner(), "{text}");
                judged.count(board, &rules.scoring, &Extras::default()).margin()
            });
            // White's stones in the gap are the only difference, and they are no territory.
            assert_eq!(open, shut, "{text}");
        }
    }

    #[test]
    fn no_winner_is_told_where_a_large_part_of_the_board_is_open() {
        let opening = [". . . . . . . . .\n"; 9].concat();
        let opposed =
            opening.replacen(". . . .", ". . X .", 1).replacen("X . . . .", "X . . O .", 1);
        for text in [&opening, &opposed] {
            let board = Board::parse(text).unwrap();
            let rules = &presets::JAPANESE;
            let judged = JudgedPosition::of(None, &board, rules, Color::Black, Look::Closer);
            assert!(!judged.tells_winner(), "{text}");
        }
    }

    #[test]
    fn stones_are_taken_off_only_under_rules_that_take_them_off() {
        let board = Board::parse(
            ". . X O . .
             . O X O . .
             . . X O X .
             . . X O . .
             . . X O . .",
        )
        .unwrap();
        let dead = |rules: &Ruleset| {
            let judged = JudgedPosition::of(None, &board, rules, Color::Black, Look::Closer);
            (judged.proposal.dead.len(), judged.settlement.dead.len())
        };
        assert_eq!(dead(&presets::CHINESE), (2, 2));
        assert_eq!(dead(&presets::TROMP_TAYLOR), (2, 0));
    }

    #[test]
    fn dead_stones_that_would_count_as_alive_are_left_to_be_captured() {
        let judged = |text: &str, rules: &Ruleset| {
            let board = Board::parse(text).unwrap();
            let judged = JudgedPosition::of(None, &board, rules, Color::Black, Look::Closer);
            let stones = judged.to_capture.iter().map(|stone| board.size().name(*stone));
            (judged.is_finished(), stones.collect::<Vec<_>>())
        };
        let dead = ". X . X O . O\n X X X X O O .\n O O O O O . O\n . O . . O O O\n . . X O . . .";
        let none = dead.replace(". . X O . . .", ". . . O . . .");
        assert_eq!(judged(dead, &presets::CHINESE), (true, vec![]));
        assert_eq!(judged(dead, &presets::TROMP_TAYLOR), (false, vec!["C1".into()]));
        assert_eq!(judged(&none, &presets::TROMP_TAYLOR), (true, vec![]));
    }
}

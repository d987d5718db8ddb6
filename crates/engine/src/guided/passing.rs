//! When to pass at the end of a game, and which dead stones to capture instead.

use super::final_count;
use super::graph::Graph;
use super::ranking::RankedMove;
use crate::dead_stones::capture_dead_stones;
use crate::{Choice, GameState};
use std::time::{Duration, Instant};
use tengen_judge::{Effort, Foreseen, Outright, Step, Turn, Why, propose_with};
use tengen_rules::{Color, Point, PointSet};

/// A pass is as good as the best move if it costs no more than this much utility...
const PASS_UTILITY: f64 = 0.02;
/// ...and no more than this many points.
const PASS_POINTS: f64 = 0.35;
/// A point is settled if its owner is at least this sure, in 127ths.
const SETTLED: i8 = 100;
/// A look at a pass gets at most this part of the usual effort...
const LOOK: f64 = 0.25;
/// ...and fewer playouts than this tell nothing.
const FEWEST: u32 = 20;
/// A look that was over sooner than the usual one takes says little about the next one.
const FASTEST_LOOK: Duration = Duration::from_millis(20);

/// A move that captures dead stones, where nothing else is left to be done and all stones on the
/// board count.
pub(super) fn captured_dead(
    graph: &Graph,
    state: &GameState,
    allowed: impl Fn(Option<Point>) -> bool,
) -> Option<Choice> {
    let ownership = &graph.root().ownership;
    if state.dead_removed() || !is_settled(state, ownership) {
        return None;
    }
    capture_dead_stones(state, &final_count::dead(state, ownership), allowed)
}

/// A pass, where it wins a game that stops with it. Also a pass that is as good as the best move,
/// if nothing is left to play for.
pub(super) fn choose_pass<'a>(
    graph: &Graph,
    state: &GameState,
    found: &'a [RankedMove],
) -> Option<&'a RankedMove> {
    let root = graph.root();
    let pass = found.iter().find(|f| root.edges[f.edge].point.is_none())?;
    let best = found.first()?;
    let settled = !state.dead_removed() || is_settled(state, &root.ownership);
    if settled && wins_by_stopping(state, &root.ownership) {
        return Some(pass);
    }
    let as_good =
        pass.utility >= best.utility - PASS_UTILITY && pass.lead >= best.lead - PASS_POINTS;
    (settled && as_good).then_some(pass)
}

/// Whether a pass stops play, and the side to move wins the count.
fn wins_by_stopping(state: &GameState, ownership: &[i8]) -> bool {
    if !state.opponent_passed() || !state.pass_stops() {
        return false;
    }
    let mut end = state.clone();
    end.step(None);
    let lead = final_count::lead(&end, ownership);
    (if state.to_move() == Color::Black { lead } else { -lead }) > 0.0
}

/// Whether a pass has to be shown to the judge: dead stones are removed by agreement, and the pass
/// does not win the game at once.
pub(super) fn asks_judge(graph: &Graph, state: &GameState) -> bool {
    state.dead_removed() && !wins_by_stopping(state, &graph.root().ownership)
}

/// The play to make instead of a `pass`, if the judge finds something left to play for: a play for
/// that which is no worse by the search. None if play is over.
///
/// [`asks_judge`] says whether it is asked, and [`Looks`] with how much `effort`.
pub(super) fn play_on<'a>(
    graph: &Graph,
    state: &GameState,
    pass: &RankedMove,
    found: &'a [RankedMove],
    effort: Effort,
) -> Option<&'a RankedMove> {
    let root = graph.root();
    let left = left_to_play(state, &root.ownership, effort);
    found.iter().find(|play| {
        let point = root.edges[play.edge].point;
        point.is_some_and(|p| left.contains(p)) && play.lead >= pass.lead - PASS_POINTS
    })
}

/// The judge's looks at passes, and the speed of the last one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Looks {
    /// How long a look with the usual effort takes on this machine.
    usual: Duration,
}

impl Looks {
    /// Before the first look the judge is taken to be slow.
    pub(super) fn new() -> Looks {
        Looks { usual: Duration::from_millis(200) }
    }

    /// How much the judge may look at before a pass, on a board of `area` points with this much
    /// time `left` for the move. None where that is too little for an answer.
    fn effort(&self, area: usize, left: Duration) -> Option<Effort> {
        let usual = Effort::usual(area);
        let part = left.div_duration_f64(self.usual).min(LOOK);
        let playouts = (f64::from(usual.playouts) * part) as u32;
        let positions = (usual.positions as f64 * part) as usize;
        (playouts >= FEWEST).then_some(Effort { playouts, positions, ..usual })
    }

    /// Looks with as much effort as there is time `left` for, and measures how long it takes.
    pub(super) fn look<T>(
        &mut self,
        area: usize,
        left: Duration,
        look: impl FnOnce(Effort) -> T,
    ) -> Option<T> {
        self.timed(area, left, |effort| {
            let started = Instant::now();
            let found = look(effort);
            (found, started.elapsed())
        })
    }

    /// The same, where `look` tells how long it took.
    fn timed<T>(
        &mut self,
        area: usize,
        left: Duration,
        look: impl FnOnce(Effort) -> (T, Duration),
    ) -> Option<T> {
        let Some(effort) = self.effort(area, left) else {
            // The machine may be less busy by now, and only a look can tell.
            self.usual = (self.usual * 3 / 4).max(FASTEST_LOOK);
            return None;
        };
        let (found, taken) = look(effort);
        let part = f64::from(effort.playouts) / f64::from(Effort::usual(area).playouts);
        self.usual = taken.div_f64(part).max(FASTEST_LOOK);
        Some(found)
    }
}

/// Where the side to move may still gain something, as the judge sees it: at open borders, where a
/// stone has to be added, in kos, and where the first move decides about stones.
fn left_to_play(state: &GameState, ownership: &[i8], effort: Effort) -> PointSet {
    let (board, own) = (state.board(), state.to_move());
    let shares = ownership.iter().map(|share| f32::from(*share) / 127.0).collect();
    let foreseen = Foreseen { shares, fates: Vec::new() };
    let proposal = propose_with(board, &state.terms().rules, own, effort, Some(&foreseen));
    let mut left = proposal.unsealed.clone();
    left.extend(proposal.remaining.iter().filter_map(|teire| match teire.unless {
        // The owner spares itself the stone there, or the opponent forces it.
        Some(first) => Some(first),
        None => (teire.color == own).then_some(teire.point),
    }));
    for chain in proposal.chains.iter().filter(|chain| chain.is_open()) {
        match &chain.why {
            Why::FirstMove { saved, .. } if chain.color == own => left.extend([*saved]),
            Why::FirstMove { lost, .. } => left.extend(first_play(lost, own)),
            // In a ko either side may take it, and begin what leads to it.
            Why::Ko { ko, line, outright } => {
                left.extend(ko.iter().copied().chain(first_play(line, own)));
                match outright {
                    Outright::Nothing => {}
                    Outright::Taken { lost, .. } if chain.color != own => {
                        left.extend(first_play(lost, own));
                    }
                    Outright::Saved(point) | Outright::Taken { fought: point, .. } => {
                        left.extend(Some(*point).filter(|_| chain.color == own));
                    }
                }
            }
            _ => {}
        }
    }
    left
}

/// The first play of a line, if it is this side's.
fn first_play(line: &[Turn], side: Color) -> Option<Point> {
    let first = line.iter().find_map(|turn| match turn.step {
        Step::Play(point) => Some((turn.color, point)),
        Step::Pass | Step::PassFor(_) => None,
    });
    first.filter(|(color, _)| *color == side).map(|(_, point)| point)
}

/// Whether the owner of every stone and of every empty point is certain. Empty points between
/// living stones of both sides may have none.
pub(super) fn is_settled(state: &GameState, ownership: &[i8]) -> bool {
    let board = state.board();
    let mut open = PointSet::new(board.size());
    for p in board.size().points() {
        let share = ownership.get(p.index()).map_or(0, |s| s.unsigned_abs());
        if share < SETTLED.unsigned_abs() {
            if board.get(p).is_some() {
                return false;
            }
            open.insert(p);
        }
    }
    // A neutral point touches both colours; a region that is merely open does not end a game.
    open.iter()
        .all(|p| Color::BOTH.iter().all(|c| board.neighbours(p).any(|q| board.get(q) == Some(*c))))
}

/// Once E1 is filled, White takes two stones at B1.
#[cfg(test)]
pub(super) const LOOSE: &str = "
    . . X O . . . .
    . . X O . . . .
    . . X O . . . .
    . X X O . . . .
    . X O O O . . .
    . . X X . O . .";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Terms;
    use tengen_rules::{Board, Ruleset, Score, Size, presets};

    /// Where a side has something left to play for.
    fn left(text: &str, to_move: Color) -> Vec<String> {
        let owner = |size: Size, p| if size.column(p) < 3 { 127 } else { -127 };
        left_by(&presets::JAPANESE, text, owner, to_move)
    }

    /// The same under some rules, where the network expects these owners.
    fn left_by(
        rules: &Ruleset,
        text: &str,
        owner: impl Fn(Size, Point) -> i8,
        to_move: Color,
    ) -> Vec<String> {
        let board = Board::parse(text).unwrap();
        let size = board.size();
        let rules = rules.clone();
        let terms = Terms { rules, komi: Score::ZERO, compensation: Score::ZERO };
        let ownership: Vec<i8> = size.points().map(|p| owner(size, p)).collect();
        let state = GameState::new(terms, board, to_move, [0; 2]);
        let effort = Looks::new().effort(size.area(), Duration::from_secs(60)).unwrap();
        left_to_play(&state, &ownership, effort).iter().map(|p| size.name(p)).collect()
    }

    #[test]
    fn what_the_judge_finds_open_is_left_to_play_for() {
        assert_eq!(left(LOOSE, Color::Black), ["B1"]);
        assert_eq!(left(LOOSE, Color::White), [""; 0]);
        let added = LOOSE.replace(". . X X . O", ". X X X . O");
        assert_eq!(left(&added, Color::Black), [""; 0]);
    }

    #[test]
    fn a_ko_that_decides_about_stones_is_left_to_either_side() {
        let ko = "
            . X O X X O .
            X O O X X O .
            . . O O X O .
            X X X X X O .
            O O O O O O .
            . . . . . . .";
        let fight = |size: Size, p| size.row(p) < 4 && size.column(p) < 5;
        let owner = |size, p| if fight(size, p) { 0 } else { -127 };
        for side in Color::BOTH {
            let left = left_by(&presets::CHINESE, ko, owner, side);
            assert!(left.contains(&"A6".to_owned()), "{side}: {left:?}");
        }
    }

    #[test]
    fn the_judge_looks_no_longer_at_a_pass_than_there_is_time() {
        let mut looks = Looks::new();
        let mut look_taking = |ms| {
            let slow = |effort: Effort| (effort.playouts, Duration::from_millis(ms));
            looks.timed(361, Duration::from_millis(50), slow)
        };
        // A look that takes longer than was thought makes the next one shorter, or none.
        let first = look_taking(100).unwrap();
        assert!(look_taking(1000).unwrap() <= first / 2);
        assert_eq!(look_taking(0), None);
        // One slow look is not the end of all.
        assert!((0..20).any(|_| look_taking(1000).is_some()));

        let look = |ms| Looks::new().effort(361, Duration::from_millis(ms));
        let usual = Effort::usual(361);
        assert_eq!(look(0), None);
        assert_eq!(look(5), None);
        let [short, long] = [look(25), look(60_000)].map(Option::unwrap);
        assert_eq!((short.playouts, short.positions), (usual.playouts / 8, usual.positions / 8));
        assert_eq!((long.playouts, long.positions), (usual.playouts / 4, usual.positions / 4));
    }
}

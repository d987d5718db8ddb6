//! Open play in small parts of the board, read to the end.
//!
//! A network knows little of sekis and other odd endings in corners. It is so sure of its
//! predictions there that a search does not look. Where stones that stand anyway shut off a part,
//! that part can be read instead. If that is too much, or kos decide, the fate of the stones in it
//! is read as a fight.

mod cache;
mod effort;
mod solve;
mod stake;

use super::final_count;
use crate::GameState;
use cache::{PartCache, PartPosition};
pub(super) use effort::Effort;
use solve::{PartResult, both, solve};
use stake::Stake;
pub(super) use stake::is_idle;
use tengen_rules::{Color, Method, Point, PointSet};
use tengen_solve::parts;

/// One in this many positions is for fights, which take longer.
const FOR_FIGHTS: u64 = 10;
/// The least worth of a part to be played in: more than a neutral point or half a ko.
const LEAST_SWING: i32 = 3;
/// Stones around a part stand if the network is at least this sure of them, in 127ths.
const SURE: i8 = 100;

/// Play in a part of the board, or in several, where the side that moves first gains by it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct LocalPlay {
    pub(super) cells: PointSet,
    /// How many points more it is worth to move first than second.
    pub(super) swing: i32,
    gain: Gain,
    /// Best play then. There is a first play.
    pub(super) line: Vec<Point>,
}

/// The gain of the side to move in a part if it moves first.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Gain {
    /// Black's margin.
    Margin(i32),
    /// The fate of stones, where kos decide it or the part was too much to be read to the end.
    Fate(Stake),
}

impl LocalPlay {
    /// A part that was read to the end; none if the side that moves first gains nothing by it.
    fn read(
        cells: &PointSet,
        read: [PartResult; 2],
        color: Color,
        by_area: bool,
    ) -> Option<LocalPlay> {
        let [black, white] = read;
        let swing =
            if by_area { black.margin - white.margin } else { black.territory - white.territory };
        let PartResult { margin, line, .. } = if color == Color::Black { black } else { white };
        let cells = cells.clone();
        let local = LocalPlay { cells, swing, gain: Gain::Margin(margin), line };
        (swing > 0 && !local.line.is_empty()).then_some(local)
    }

    /// A part with stones in it whose fate depends on the side that moves first, perhaps by a ko.
    fn with_stake(
        cells: &PointSet,
        read: Option<LocalPlay>,
        stake: Stake,
        state: &GameState,
        effort: &mut Effort,
    ) -> LocalPlay {
        let cells = cells.clone();
        let (swing, line) = (stake.swing, vec![stake.play]);
        let fought = LocalPlay { cells, swing, gain: Gain::Fate(stake), line };
        let Some(read) = read else { return fought };
        let serves = fought.is_kept_by(read.line[0], state, effort);
        match stake.is_ko() && read.swing < fought.swing {
            true if serves => LocalPlay { line: read.line, ..fought },
            true => fought,
            false if serves || !stake.is_sure() => read,
            false if read.is_kept_by(stake.play, state, effort) => {
                LocalPlay { line: fought.line, ..read }
            }
            false => read,
        }
    }

    /// Whether another play in the part gains as much, as far as a look at `effort` tells.
    pub(super) fn is_kept_by(&self, play: Point, state: &GameState, effort: &mut Effort) -> bool {
        let (mut board, color) = (state.board().clone(), state.to_move());
        let Ok(played) = board.play(color, play) else { return false };
        match &self.gain {
            Gain::Margin(margin) => {
                let first = solve(&board, &self.cells, !color, played.ko, effort);
                first.is_some_and(|first| first.margin == *margin)
            }
            Gain::Fate(stake) => stake.is_kept(&board, &self.cells, (!color, played.ko), effort),
        }
    }

    /// The gain of a second play in a row where the first was answered.
    fn threat(&self, state: &GameState, effort: &mut Effort) -> i32 {
        let Gain::Margin(margin) = self.gain else { return 0 };
        if self.line.len() % 2 == 1 {
            return 0;
        }
        let (mut board, color) = (state.board().clone(), state.to_move());
        let played = board.play(color, self.line[0]).is_ok();
        let twice = if played { solve(&board, &self.cells, color, None, effort) } else { None };
        twice.map_or(0, |twice| (twice.margin - margin).abs())
    }
}

/// Reads parts, and keeps its recent findings.
#[derive(Debug, Default)]
pub(super) struct LocalReader {
    reads: PartCache<[PartResult; 2]>,
    stakes: PartCache<Option<Stake>>,
}

impl LocalReader {
    /// The part where the side to move should move first: where it gains most, or before that a
    /// part where it keeps the turn. A part is read as if area were counted. Where territory is,
    /// the results are compared by territory.
    pub(super) fn greatest(
        &mut self,
        state: &GameState,
        ownership: &[i8],
        effort: &mut Effort,
    ) -> Option<LocalPlay> {
        if effort.nodes() == 0 {
            return None;
        }
        let (board, color) = (state.board(), state.to_move());
        let sure = |p: Point| {
            let share = ownership.get(p.index()).copied().unwrap_or(0);
            match board.get(p) {
                Some(Color::Black) => share >= SURE,
                Some(Color::White) => share <= -SURE,
                None => true,
            }
        };
        let sure_of = |p: Point| ownership.get(p.index()).map_or(0, |share| share.saturating_abs());
        let shut = |part: &PointSet| {
            let mut around = part.iter().flat_map(|p| board.neighbours(p));
            around.all(|q| part.contains(q) || sure(q))
        };
        let by_area = state.terms().rules.scoring.method == Method::Area;
        let mut open = Vec::new();
        let mut for_fights = effort.split(FOR_FIGHTS);
        for cells in parts(board, &final_count::dead(state, ownership)).into_iter().filter(shut) {
            // Of stones that the network is not sure of, its search takes care.
            let stake = self.stake(state, &cells, &mut for_fights);
            let stake = stake.filter(|stake| sure_of(stake.stone) >= SURE);
            let read = self.read(state, &cells, effort);
            let local = read.and_then(|read| LocalPlay::read(&cells, read, color, by_area));
            let local = match stake {
                Some(stake) => Some(LocalPlay::with_stake(&cells, local, stake, state, effort)),
                None => local,
            };
            open.extend(local);
        }
        effort.join(for_fights);
        // Of two parts with equal swings, the larger one has more continuations.
        let greatest = open.iter().max_by_key(|local| (local.swing, local.cells.len()));
        let greatest = greatest.filter(|local| local.swing >= LEAST_SWING)?;
        let read = open.iter().all(|local| matches!(local.gain, Gain::Margin(_)));
        let (first, all) = match by_area {
            true if open.len() > 1 && read => {
                (greatest, together(state, &open, greatest.swing, effort))
            }
            true => (greatest, None),
            false => (before(greatest, &open, state, effort).unwrap_or(greatest), None),
        };
        let all = all.filter(|all| !all.is_kept_by(first.line[0], state, effort));
        let local = all.unwrap_or_else(|| first.clone());
        state.allows(local.line.first().copied()).then_some(local)
    }

    fn read(
        &mut self,
        state: &GameState,
        cells: &PointSet,
        effort: &mut Effort,
    ) -> Option<[PartResult; 2]> {
        let place = PartPosition::of(state, cells);
        let known = self.reads.recall(&place);
        known.or_else(|| {
            let read = both(state, cells, effort)?;
            self.reads.keep(place, read.clone());
            Some(read)
        })
    }

    fn stake(&mut self, state: &GameState, cells: &PointSet, effort: &mut Effort) -> Option<Stake> {
        let place = PartPosition::with_turn(state, cells);
        self.stakes.recall(&place).unwrap_or_else(|| {
            let stake = Stake::of(state, cells, effort);
            // With none left, the fight may have been cut short.
            if effort.nodes() > 0 {
                self.stakes.keep(place, stake);
            }
            stake
        })
    }
}

/// A part to play in before the one with the greatest gain. The opponent must answer there, since a
/// second play there would gain more still.
fn before<'a>(
    greatest: &LocalPlay,
    open: &'a [LocalPlay],
    state: &GameState,
    effort: &mut Effort,
) -> Option<&'a LocalPlay> {
    let others = open.iter().filter(|other| *other != greatest && other.swing >= LEAST_SWING);
    let keep_turn = others.filter(|other| other.threat(state, effort) > greatest.swing);
    keep_turn.max_by_key(|local| (local.swing, local.cells.len()))
}

/// Several parts as one, where each has ko threats for a ko in another, and the part with the
/// greatest gain need not be first.
fn together(
    state: &GameState,
    open: &[LocalPlay],
    swing: i32,
    effort: &mut Effort,
) -> Option<LocalPlay> {
    let mut cells = PointSet::new(state.board().size());
    open.iter().for_each(|local| cells.extend(local.cells.iter()));
    let ko = state.line().ko().filter(|ko| cells.contains(*ko));
    let PartResult { margin, line, .. } =
        solve(state.board(), &cells, state.to_move(), ko, effort)?;
    let found = LocalPlay { cells, swing, gain: Gain::Margin(margin), line };
    (!found.line.is_empty()).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Terms;
    use tengen_rules::{Board, Score, presets};

    /// A corner where White can make a seki, and three black stones in atari.
    const BOARD: &str = "X X . X . . . . .
                         O X O X . X X X X
                         O O O X X X . . .
                         O . O X O X . . .
                         O . O X O O X X X
                         O O O O O O O O O
                         X X X X X O . . .
                         . . . . X O O O O
                         . . . . X O . O .";

    fn state(to_move: Color) -> GameState {
        let terms = Terms {
            rules: presets::CHINESE.clone(),
            komi: Score::halves(15),
            compensation: Score::ZERO,
        };
        GameState::new(terms, Board::parse(BOARD).unwrap(), to_move, [0; 2])
    }

    /// All stones stand as they lie.
    fn ownership(state: &GameState) -> Vec<i8> {
        let share =
            |p| state.board().get(p).map_or(0, |c| if c == Color::Black { 127 } else { -127 });
        state.board().size().points().map(share).collect()
    }

    #[test]
    fn a_seki_in_a_corner_is_found() {
        for (color, margin, play) in [(Color::White, 7, "C2"), (Color::Black, 15, "B2")] {
            let (state, mut effort) = (state(color), Effort::of(200_000));
            let mut local_reader = LocalReader::default();
            let local = local_reader.greatest(&state, &ownership(&state), &mut effort).unwrap();
            let size = state.board().size();
            assert_eq!(size.name(local.line[0]), play, "{color}");
            assert_eq!((local.swing, local.gain), (8, Gain::Margin(margin)), "{color}");
            assert!(effort.nodes() > 80_000);
            // A known part costs nothing.
            let before = effort.nodes();
            local_reader.read(&state, &local.cells, &mut effort);
            assert_eq!(effort.nodes(), before);
        }
    }

    #[test]
    fn what_must_be_answered_comes_before_what_is_worth_more() {
        let board = ". O X X O . .
                     . X . X O . .
                     . . X X O . .
                     O O O O O . .
                     . . . . . . .";
        let board = Board::parse(board).unwrap();
        let size = board.size();
        let inside = |p: &Point| size.row(*p) < 3 && size.column(*p) < 4;
        let cells = PointSet::of(size, size.points().filter(inside));
        let state =
            GameState::new(state(Color::White).terms().clone(), board, Color::White, [0; 2]);
        let mut effort = Effort::of(100_000);
        let read = both(&state, &cells, &mut effort).unwrap();
        let corner = LocalPlay::read(&cells, read, Color::White, true).unwrap();
        // White links up on A4, and would kill with a second play.
        assert_eq!((corner.swing, size.name(corner.line[0])), (3, "A4".to_owned()));
        assert_eq!(corner.threat(&state, &mut effort), 17);
        for (swing, comes_first) in [(16, true), (17, false)] {
            let line = vec![size.parse("G5").unwrap()];
            let gain = Gain::Margin(0);
            let open =
                [LocalPlay { cells: PointSet::new(size), swing, gain, line }, corner.clone()];
            let found = before(&open[0], &open, &state, &mut effort);
            assert_eq!(found, comes_first.then_some(&open[1]), "{swing}");
        }
    }

    #[test]
    fn nothing_is_read_once_the_time_is_up() {
        let state = state(Color::White);
        let mut late = Effort::of(200_000).until(std::time::Instant::now());
        assert_eq!(LocalReader::default().greatest(&state, &ownership(&state), &mut late), None);
        let read = LocalReader::default().greatest(
            &state,
            &ownership(&state),
            &mut late.until(Effort::of(0).end()),
        );
        assert!(read.is_some());
    }

    #[test]
    fn nothing_is_read_that_the_network_is_not_sure_of() {
        let state = state(Color::White);
        let unsure = vec![0; 81];
        assert_eq!(
            LocalReader::default().greatest(&state, &unsure, &mut Effort::of(200_000)),
            None
        );
        assert_eq!(
            LocalReader::default().greatest(&state, &ownership(&state), &mut Effort::none()),
            None
        );
    }
}

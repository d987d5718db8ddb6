//! Filling the planes.

use super::area::{Areas, Show};
use super::cleanup::{Cleanup, Start};
use super::history::Phase;
use super::history::{InputHistory, MOVES};
use super::ladder_cache::LadderCache;
use super::planes::{GLOBALS, Planes, global, plane};
use tengen_rules::kata::KataTax;
use tengen_rules::{Board, Color, Effect, Illegal, Point};

/// Choices in how a position is shown to a network.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct InputOptions {
    /// The part of a win that a draw is for White, from 0 to 1. It is shown as a part of komi.
    pub draw_for_white: f32,
    /// Hides that a pass would end the game. This is for the choice of a move where a player must
    /// not rely on the removal of dead stones.
    pub hide_last_pass: bool,
    /// Hides that a pass would end the game if the side to move would not win the board as it
    /// stands.
    pub hide_losing_pass: bool,
    /// How many more doublings of thinking the side to move is given than its opponent (less, if
    /// negative): for games with handicap. From -3 to 3 in training.
    pub doublings: f32,
    /// How many moves of the past are shown, at most 5.
    pub moves: usize,
    /// Whether areas are found as if suicide were allowed, which some networks ask for.
    pub suicide_areas: bool,
}

impl Default for InputOptions {
    fn default() -> InputOptions {
        InputOptions {
            draw_for_white: 0.5,
            hide_last_pass: false,
            hide_losing_pass: false,
            doublings: 0.0,
            moves: MOVES,
            suicide_areas: false,
        }
    }
}

/// Fills in the inputs of networks. It allocates nothing once it has seen a board of the size.
#[derive(Debug, Default)]
pub struct Features {
    ladders: LadderCache,
    areas: Areas,
    /// The liberties of each chain, by the point that names it; 0 before they are counted.
    liberties: Vec<u8>,
}

impl Features {
    /// Shows the position at the end of `history`, for the side to move, as `options` say.
    pub fn fill(&mut self, history: &InputHistory, options: &InputOptions, planes: &mut Planes) {
        let board = history.line().board();
        let own = history.line().to_move();
        planes.clear(board.size());
        self.stones(board, own, planes);
        bans(history, planes);
        let wins = self.area(history, options, planes);

        // A hidden pass is hidden with all moves that led to it.
        let hidden = history.is_last_phase()
            && history.pass_would_end_phase()
            && (options.hide_last_pass
                || is_friendly(history)
                || (options.hide_losing_pass && wins == Some(false)));
        let moves = moves(history, if hidden { 0 } else { options.moves }, planes);
        self.ladders(history, moves, planes);
        if let Some(Cleanup { start: Some(Start { board: start, .. }), .. }) = &history.cleanup {
            sides(start, own, planes, [plane::OWN_START, plane::OPPONENT_START]);
        }
        globals(history, options, &mut planes.global);
        planes.global[global::PASS_STOPS] = flag(!hidden && history.pass_would_end_phase());
    }

    fn stones(&mut self, board: &Board, own: Color, planes: &mut Planes) {
        let size = board.size();
        planes.spatial[..size.area()].fill(1.0);
        sides(board, own, planes, [plane::OWN, plane::OPPONENT]);
        self.liberties.clear();
        self.liberties.resize(size.area(), 0);
        for p in size.points() {
            let Some(head) = board.chain_id(p) else { continue };
            let known = &mut self.liberties[head.index()];
            if *known == 0 {
                *known = board.few_liberties(p, &mut [p; 4]) as u8;
            }
            if let Some(plane) = plane::LIBERTIES.get(usize::from(*known - 1)) {
                planes.set(*plane, p);
            }
        }
    }

    /// Whether the side to move would win if the board were counted as it stands; none if it cannot
    /// be counted yet.
    fn area(
        &mut self,
        history: &InputHistory,
        options: &InputOptions,
        planes: &mut Planes,
    ) -> Option<bool> {
        let (board, own) = (history.line().board(), history.line().to_move());
        let (territory, tax) = (history.rules().is_territory(), history.rules().options.tax);
        let start = match &history.cleanup {
            Some(Cleanup { start: Some(start), .. }) => Some(&start.board),
            _ if territory => return None,
            _ => None,
        };
        let show = match (territory, tax == KataTax::None) {
            (false, true) => Show::All,
            (false, false) => Show::Independent { stones: true, territory: false },
            (true, untaxed) => Show::Independent { stones: false, territory: untaxed },
        };
        let suicide = history.rules().options.suicide || options.suicide_areas;
        let shown = self.areas.read(board, show, suicide);
        // Under territory scoring, stones that have stood since the last phase began count too.
        let stood = |p: Point| board.get(p).filter(|c| start.is_some_and(|s| s.get(p) == Some(*c)));
        let mut ahead = 0;
        for p in board.size().points() {
            let Some(color) = shown.owner[p.index()].or_else(|| stood(p)) else { continue };
            let (plane, points) =
                if color == own { (plane::OWN_AREA, 1) } else { (plane::OPPONENT_AREA, -1) };
            planes.set(plane, p);
            ahead += points;
        }
        if tax == KataTax::All {
            let groups = |color: Color| i32::from(shown.groups[color]);
            ahead -= 2 * (groups(own) - groups(!own));
        }
        Some(ahead as f32 + komi_for(history, options) > 0.0)
    }

    /// Shows the ladders now and before each of the last `moves` moves, of which two count.
    fn ladders(&mut self, history: &InputHistory, moves: usize, planes: &mut Planes) {
        let (own, area) = (history.line().to_move(), history.line().board().size().area());
        for (ago, plane) in plane::LADDERS.into_iter().enumerate() {
            // A position that is not shown is replaced by the next later one.
            let (board, ko) = history.position(ago.min(moves));
            let reading = self.ladders.of(board, ko);
            let mut set = |plane: usize, p: usize| {
                planes.spatial[plane * area + p] = 1.0;
            };
            reading.caught().for_each(|p| set(plane, p));
            if ago == 0 {
                reading.attacks_on(!own).for_each(|p| set(plane::LADDER_ATTACKS, p));
            }
        }
    }
}

/// Marks own and the opponent's stones.
fn sides(board: &Board, own: Color, planes: &mut Planes, [ours, theirs]: [usize; 2]) {
    for p in board.size().points() {
        if let Some(color) = board.get(p) {
            planes.set(if color == own { ours } else { theirs }, p);
        }
    }
}

fn bans(history: &InputHistory, planes: &mut Planes) {
    let (line, own) = (history.line(), history.line().to_move());
    let board = line.board();
    if let Some(cleanup) = &history.cleanup {
        for p in cleanup.banned(board, own) {
            planes.set(plane::BANNED, p);
        }
        for p in cleanup.blocked.iter() {
            planes.set(plane::BLOCKED, p);
        }
        return;
    }
    let banned = |p: &Point| match line.check(own, *p) {
        // Networks were trained where a single stone can never be removed by its player.
        Err(Illegal::Ko { .. } | Illegal::Superko { .. }) => {
            board.effect(own, *p) != Ok(Effect::Suicide(1))
        }
        _ => false,
    };
    let some = line.ko().filter(|_| line.rules().superko.is_none());
    let all = line.rules().superko.map(|_| board.empty_points()).into_iter().flatten();
    for p in some.into_iter().chain(all).filter(banned) {
        planes.set(plane::BANNED, p);
    }
}

/// Shows at most `most` moves, and says how many.
fn moves(history: &InputHistory, most: usize, planes: &mut Planes) -> usize {
    let mut mover = history.line().to_move();
    let shown = &history.shown()[..most.min(history.shown().len())];
    for (i, made) in shown.iter().enumerate() {
        // Only moves that were made in turn are shown.
        mover = !mover;
        match made {
            Some((color, Some(p))) if *color == mover => planes.set(plane::MOVES[i], *p),
            Some((color, None)) if *color == mover => planes.global[global::PASSES[i]] = 1.0,
            _ => return i,
        }
    }
    shown.len()
}

fn flag(set: bool) -> f32 {
    f32::from(u8::from(set))
}

/// Whether the second pass in a row does not yet end the game for a network. Under these rules dead
/// stones need not be captured before.
fn is_friendly(history: &InputHistory) -> bool {
    history.rules().options.friendly_pass_ok
        && !history.rules().is_territory()
        && history.pass_would_be_last_in_row()
}

/// The points that the side to move is ahead by besides the board.
fn komi_for(history: &InputHistory, options: &InputOptions) -> f32 {
    let draw = if history.may_be_drawn() { options.draw_for_white - 0.5 } else { 0.0 };
    let white = history.white_ahead().to_halves() as f32 / 2.0 + draw;
    if history.line().to_move() == Color::White { white } else { -white }
}

fn globals(history: &InputHistory, options: &InputOptions, out: &mut [f32; GLOBALS]) {
    let rules = history.rules();
    let area = history.line().board().size().area();
    // No more than the board and 20 points, even if the komi is higher.
    let most = area as f32 + 20.0;
    let komi = komi_for(history, options).clamp(-most, most);
    out[global::KOMI] = komi / 20.0;
    let [superko, which] = rules.ko_inputs();
    (out[global::SUPERKO[0]], out[global::SUPERKO[1]]) = (superko, which);
    out[global::SUICIDE] = flag(rules.options.suicide);
    out[global::TERRITORY] = flag(rules.is_territory());
    out[global::TAX[0]] = flag(rules.options.tax != KataTax::None);
    out[global::TAX[1]] = flag(rules.options.tax == KataTax::All);
    out[global::CLEANUP[0]] = flag(history.phase() != Phase::Play);
    out[global::CLEANUP[1]] = flag(history.phase() == Phase::Cleanup(2));
    if options.doublings != 0.0 {
        out[global::DOUBLINGS[0]] = 1.0;
        out[global::DOUBLINGS[1]] = 0.5 * options.doublings;
    }
    out[global::BUTTON] = flag(history.pass_takes_button());
    if history.is_last_phase() {
        out[global::PARITY] = parity(komi, area);
    }
}

/// How far komi is from a komi with which the board can be a draw. Such komis are two points apart.
/// Half a point more is worth most there, and nothing halfway between them.
fn parity(komi: f32, area: usize) -> f32 {
    let odd = (area % 2) as f32;
    let above = (komi - odd).rem_euclid(2.0);
    match above {
        above if above < 0.5 => above,
        above if above < 1.5 => 1.0 - above,
        above => above - 2.0,
    }
}

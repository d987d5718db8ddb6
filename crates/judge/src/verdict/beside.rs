//! Stones in seki beside stones that the players call dead.

use crate::verdict::proposal::propose_by_names;
use crate::verdict::{ChainStatus, Proposal, Status};
use tengen_rules::{Board, Color, Point, PointSet, Ruleset, Settlement};

/// In a larger eye a group can always make two.
const LARGEST_EYE: usize = 8;

/// The judge's view of a position whose dead stones the players have named.
#[derive(Clone, Debug)]
pub struct BesideDead {
    /// The stones in seki: those that the judge finds, and those beside a neutral point that it
    /// would take off although the players let them live. Such stones live without two eyes of
    /// their own. Where the first move decides there is no seki yet.
    pub seki: PointSet,
    /// The judge's proposal for the board without the dead stones. Those that it holds dead too, or
    /// open, stand while it judges: stones that live beside them do so with them on the board. The
    /// players have decided about those that it holds open, and with that about open stones beside
    /// them. Other open stones that the players let live count as alive. The points lean as they do
    /// once the dead stones are off: nobody plays for these any more.
    pub proposal: Proposal,
    /// Its proposal for the board as it stands, if the players have named dead stones.
    pub as_it_stands: Option<Proposal>,
    /// The other chains that the judge holds dead on the board as it stands. The players let them
    /// stand.
    pub let_stand: Vec<ChainStatus>,
    /// The chains that it holds dead only once the dead stones are off. They stand too.
    pub let_stand_then: Vec<ChainStatus>,
}

/// Judges a position whose `dead` stones the players have named.
///
/// ```
/// use tengen_judge::beside_dead;
/// use tengen_rules::{Board, Color, PointSet, presets};
///
/// // White has one eye and a liberty that Black shares, and the players let White live.
/// let board = Board::parse(
///     ". X O . .
///      X X O O O
///      . X X X O
///      X X . X O
///      X . X . O",
/// )?;
/// let none = PointSet::new(board.size());
/// let seki = beside_dead(&board, &none, &presets::JAPANESE, Color::Black).seki;
/// assert_eq!(seki.len(), board.stones(Color::White));
/// # Ok::<(), tengen_rules::DiagramError>(())
/// ```
pub fn beside_dead(board: &Board, dead: &PointSet, rules: &Ruleset, to_move: Color) -> BesideDead {
    let settled = board.without(dead);
    let judge = |board: &Board| propose_by_names(board, rules, to_move, dead);
    let as_it_stands = (!dead.is_empty()).then(|| judge(board));
    let then = judge(&settled);
    let standing = as_it_stands.as_ref();
    let beside = standing.and_then(|given| with_dead_stones(board, dead, given, judge));
    let lean = then.lean.clone();
    let mut proposal = beside.map_or_else(|| then.clone(), |beside| Proposal { lean, ..beside });
    if let Some(given) = standing {
        let (decided, room) = beside_open(board, dead, given);
        settle(&mut proposal, &decided, &settled, &then);
        let over = room.difference(&then.unsealed);
        proposal.unsealed = proposal.unsealed.difference(&over);
        let over = room.difference(&then.borders);
        proposal.borders = proposal.borders.difference(&over);
    }
    // A border of the board without them runs through a dead chain as a whole, or not at all.
    for border in [&mut proposal.unsealed, &mut proposal.borders] {
        let whole = |p: &Point| board.is_empty(*p) || board.chain(*p).all(|q| border.contains(q));
        *border = PointSet::of(board.size(), border.iter().filter(whole));
    }
    // Living stones without a neutral point beside them are in no seki.
    let beside_neutral = Settlement::all_alive(&settled).seki_on(&settled);
    let mut seki = let_live(&settled, &proposal);
    let all_dead = |judged: &Proposal| -> Vec<ChainStatus> {
        let named = |chain: &&ChainStatus| dead.contains(chain.stone);
        let all = judged.chains.iter().filter(is_dead);
        all.filter(|chain| !named(chain)).cloned().collect()
    };
    let (mut let_stand, mut let_stand_then) = (all_dead(&then), Vec::new());
    if let Some(as_it_stands) = &as_it_stands {
        seki.extend(around_dead_stones(board, dead, as_it_stands).iter());
        let_stand_then = std::mem::replace(&mut let_stand, all_dead(as_it_stands));
        let_stand_then.retain(|chain| let_stand.iter().all(|other| other.stone != chain.stone));
    }
    let kept = |p: &Point| proposal.seki.contains(*p) || beside_neutral.contains(*p);
    let seki = PointSet::of(board.size(), seki.iter().filter(kept));
    BesideDead { seki, proposal, as_it_stands, let_stand, let_stand_then }
}

/// The judge's proposal for the board on which those of the `dead` stones stand that it holds dead
/// too, or open, `given` its proposal for the board as it stands. The dead stones are no part of
/// it. None if it holds all of them alive.
fn with_dead_stones(
    board: &Board,
    dead: &PointSet,
    given: &Proposal,
    judge: impl Fn(&Board) -> Proposal,
) -> Option<Proposal> {
    let mut judged = given.clone();
    let mut stand = dead.clone();
    loop {
        let may_fall = |chain: &&ChainStatus| is_dead(chain) || chain.status == Status::Unsettled;
        let held = judged.chains.iter().filter(may_fall);
        let held = held.flat_map(|chain| board.chain(chain.stone));
        let agreed = PointSet::of(board.size(), held.filter(|p| stand.contains(*p)));
        if agreed.is_empty() {
            return None;
        }
        if agreed == stand {
            break;
        }
        judged = judge(&board.without(&dead.difference(&agreed)));
        stand = agreed;
    }
    judged.chains.retain(|chain| !dead.contains(chain.stone));
    judged.provisional.retain(|chain| !dead.contains(chain.stone));
    Some(Proposal { dead: judged.dead.difference(dead), ..judged })
}

/// The stones that stand beside `dead` ones which the judge holds open, that share empty points
/// with them, or that go on from there in one fight; and the points of those dead ones with these
/// empty points, as far as only stones of the other side are around.
fn beside_open(board: &Board, dead: &PointSet, given: &Proposal) -> (PointSet, PointSet) {
    let is_open =
        |chain: &&ChainStatus| chain.status == Status::Unsettled && dead.contains(chain.stone);
    let mut room = PointSet::new(board.size());
    let mut closed = PointSet::new(board.size());
    for chain in given.chains.iter().filter(is_open) {
        let own = PointSet::of(board.size(), board.chain(chain.stone));
        let around = board.region(chain.stone, |p| board.is_empty(p) || own.contains(p));
        room.extend(around.iter());
        let is_theirs = |p: Point| board.get(p) != Some(chain.color) || own.contains(p);
        if around.iter().flat_map(|p| board.neighbours(p)).all(is_theirs) {
            closed.extend(around.iter());
        }
    }
    // One fight goes on from open chain to open chain, as far as they touch or share a liberty.
    let mut stones = PointSet::new(board.size());
    let mut beside = room.clone();
    loop {
        let around: Vec<Point> = beside.iter().flat_map(|p| board.neighbours(p)).collect();
        let shared = around.iter().filter(|p| board.is_empty(**p));
        let around = around.iter().copied().chain(shared.flat_map(|p| board.neighbours(*p)));
        let around = around.filter_map(|p| board.chain_id(p));
        let around = PointSet::of(board.size(), around.flat_map(|stone| board.chain(stone)));
        let new = around.difference(&stones);
        stones.extend(new.iter());
        let is_open = |p: &Point| {
            let mut open = given.chains.iter().filter(|c| c.status == Status::Unsettled);
            open.any(|chain| board.chain_id(*p) == Some(chain.stone))
        };
        beside = PointSet::of(board.size(), new.iter().filter(is_open));
        if beside.is_empty() {
            return (stones, closed);
        }
    }
}

/// The open ones of these stones are as they are on the board without the dead ones, if nothing is
/// open there.
fn settle(proposal: &mut Proposal, stones: &PointSet, settled: &Board, then: &Proposal) {
    let is_open = |chain: &&mut ChainStatus| {
        chain.status == Status::Unsettled && stones.contains(chain.stone)
    };
    for chain in proposal.chains.iter_mut().filter(is_open) {
        let stone = settled.chain_id(chain.stone);
        let found = then.chains.iter().find(|other| Some(other.stone) == stone);
        if let Some(found) = found.filter(|found| found.status != Status::Unsettled) {
            proposal.provisional.retain(|told| told.stone != chain.stone);
            *chain = found.clone();
        }
    }
}

fn is_dead(chain: &&ChainStatus) -> bool {
    chain.status == Status::Dead
}

/// The stones in seki on a board without its dead stones: those that the judge finds there, and
/// those that it would take off.
fn let_live(settled: &Board, judged: &Proposal) -> PointSet {
    let mut seki = judged.seki.clone();
    for chain in judged.chains.iter().filter(is_dead) {
        seki.extend(settled.chain(chain.stone));
    }
    seki
}

/// The stones around dead stones in an eye, if the judge does not let them live with these in it:
/// taking the dead stones off is not what makes two eyes of one.
fn around_dead_stones(board: &Board, dead: &PointSet, judged: &Proposal) -> PointSet {
    let mut seki = PointSet::new(board.size());
    let is_no_life = |status| matches!(status, Status::Dead | Status::Seki);
    for chain in judged.chains.iter().filter(|chain| is_no_life(chain.status)) {
        let mut beside = board.chain(chain.stone).flat_map(|p| board.neighbours(p));
        let holds_dead = |p: Point| {
            dead.contains(p)
                && board.get(p) != Some(chain.color)
                && is_small_eye(board, dead, p, chain.color)
        };
        if !dead.contains(chain.stone) && beside.any(holds_dead) {
            seki.extend(board.chain(chain.stone));
        }
    }
    seki
}

/// Whether a point lies in a small region, of empty points and dead stones, that only stones of
/// this colour surround.
fn is_small_eye(board: &Board, dead: &PointSet, point: Point, color: Color) -> bool {
    let free = |p: Point| board.is_empty(p) || dead.contains(p);
    let eye = board.region(point, free);
    let own = |p: Point| free(p) || board.get(p) == Some(color);
    eye.len() <= LARGEST_EYE && eye.iter().all(|p| board.neighbours(p).all(own))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::propose;
    use tengen_rules::presets;

    /// White's stone at J6 is dead, and the groups around it stand in seki.
    const DEAD_BESIDE_SEKI: &str = "
        . . X O . . . . .
        . . X O . . . O O
        . . X O . . O X X
        . . X O . . O X O
        . . X O . . O X .
        . . X X O . O X X
        . . . X O O O X .
        . . . . X X X O O
        . . . . . . X O .";

    /// A ko at A9 decides about Black's chain at B8 and White's stones beside it.
    const OPEN_KO: &str = "
        . O O X O . . . .
        O X . X O . O . .
        X X X X O . . . .
        O O O O O . O O O
        . . . . O O O X X
        O O O O O X X X .
        X X X X X X . . .
        . . . . . . X X .
        . X . X . . . . .";

    #[test]
    fn no_border_stays_in_the_room_of_open_stones_that_the_players_call_dead() {
        let board = Board::parse(
            ". . . . X O . . .
             . . . . X O . . .
             . . . . X O . . .
             . . . . X O . . .
             X X X X X O . . .
             O O O O O O . . .
             X X X O . O . . .
             . O X X O . O . .
             O . O X O . . . .",
        );
        let board = board.unwrap();
        let dead = PointSet::of(board.size(), board.chain(board.size().parse("A3").unwrap()));
        for to_move in Color::BOTH {
            let judged = beside_dead(&board, &dead, &presets::JAPANESE, to_move);
            // With Black to move the first move decides about A2.
            let borders = judged.as_it_stands.expect("a proposal").borders;
            assert_eq!(borders.is_empty(), to_move == Color::White);
            assert!(judged.proposal.borders.is_empty() && judged.proposal.unsealed.is_empty());
        }
    }

    #[test]
    fn open_stones_that_the_players_call_dead_leave_nothing_open() {
        let board = Board::parse(OPEN_KO).unwrap();
        let dead = PointSet::of(board.size(), board.chain(board.size().parse("B8").unwrap()));
        let rules = &presets::JAPANESE;
        assert!(!propose(&board, rules, Color::Black).is_settled());
        let judged = beside_dead(&board, &dead, rules, Color::Black);
        assert!(judged.proposal.is_settled() && judged.seki.is_empty());
        assert!(judged.proposal.chains.iter().all(|chain| chain.status == Status::Alive));
    }

    #[test]
    fn a_seki_is_found_with_the_dead_stones_on_the_board() {
        let board = Board::parse(DEAD_BESIDE_SEKI).unwrap();
        let size = board.size();
        let at = |name: &str| size.parse(name).unwrap();
        let rules = &presets::JAPANESE;
        let dead = PointSet::of(size, [at("J6")]);
        let alone = propose(&board, rules, Color::Black);
        assert_eq!(alone.dead, dead);
        let beside = beside_dead(&board, &dead, rules, Color::Black);
        assert_eq!((&beside.seki, &beside.proposal.remaining), (&alone.seki, &alone.remaining));
        assert!(beside.seki.contains(at("H7")) && beside.seki.contains(at("H2")));
        assert!(beside.proposal.dead.is_empty());
        assert!(beside.proposal.chains.iter().all(|chain| chain.stone != at("J6")));
    }
}

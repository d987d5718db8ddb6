//! The proposal of the judge when play has stopped.

use crate::ask::{Effort, Lie, Step};
use crate::life::Outright;
use crate::playout::Playout;
use crate::playout::{Ownership, ownership};
use crate::shape::{Unconditional, unconditional};
use crate::verdict::border::is_open;
use crate::verdict::remaining::{Teire, remaining};
use crate::verdict::seki::{MOST_SHARED, Seki, neither_plays_first, seki, shared, stones_around};
use crate::verdict::status::Known;
use crate::verdict::{Basis, ChainStatus, Ground, Provisional, Status, Why, both_fall, ko_fight};
use tengen_random::Random;
use tengen_rules::{Board, Color, HypotheticalKo, Method, Point, PointSet, Ruleset};

/// A network's expectation of a position, for either side to move.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Foreseen {
    /// The expected share of each point, from -1 (White's) to 1 (Black's), by [`Point::index`].
    pub shares: Vec<f32>,
    /// Stones that the network was asked about more closely, and their expected status. The shares
    /// agree with it.
    pub fates: Vec<(PointSet, Status)>,
}

/// The judge's proposal for a position where play has stopped. The players may change it: it is an
/// opinion, not a result.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// The stones to take off: the dead ones, and the unsettled ones that count as dead for now
    /// (`provisional`).
    pub dead: PointSet,
    /// The live stones that stand in seki.
    pub seki: PointSet,
    /// The owner of each point once the dead stones are off, by [`Point::index`]. It is the colour
    /// of the stone, or of all stones around the empty region. The points of an open border
    /// (`borders`) are nobody's, and an area is the side's that encloses it but for them. The
    /// ruleset says whether a point counts.
    pub owner: Vec<Option<Color>>,
    /// Neutral points that either side may still fill without loss.
    pub dame: PointSet,
    /// Whether filling dame gains a point under the scoring in force.
    pub dame_count: bool,
    /// Neutral points at borders that are still open, where a move is worth points. Play stopped
    /// too early. The borders of unsettled chains are none of them, unless they are open whichever
    /// side moves first.
    pub unsealed: PointSet,
    /// The points at which areas are parted in a count. These are the points of `unsealed` and of
    /// the borders that are open only as the unsettled chains count for now. The points of the
    /// plays that decide about these chains are among them too. No dead chain is parted.
    pub borders: PointSet,
    /// The empty points whose owner would be another if the other side moved first.
    pub(super) swayed: PointSet,
    /// Whether the owner of each point is proved, but for dame that nothing can be won at.
    pub(super) is_proved: bool,
    /// Stones that must still be added though the borders are closed, as far as they were found.
    pub remaining: Vec<Teire>,
    /// How each unsettled chain counts for now: among the dead stones, or as alive.
    pub provisional: Vec<Provisional>,
    /// Every chain on the board.
    pub chains: Vec<ChainStatus>,
    /// How far each point leans to Black (1) or White (-1), by [`Point::index`]: an estimate.
    pub lean: Vec<f32>,
}

impl Proposal {
    /// The stones that must be added for certain, with their owners.
    pub fn teire(&self) -> impl Iterator<Item = (Color, Point)> + '_ {
        let certain = self.remaining.iter().filter(|teire| teire.certain);
        certain.map(|teire| (teire.color, teire.point))
    }

    /// How sure the whole is: as sure as the chain that the judge is least sure of. It is proved
    /// only if the owner of every point is. That a stone falls does not say what its capture costs.
    pub fn basis(&self) -> Basis {
        let whole = if self.is_proved { Basis::Proved } else { Basis::Read };
        self.chains.iter().map(|chain| chain.basis).fold(whole, Basis::weaker)
    }

    /// The unsettled stones of the judged `board`, and the empty points that become one side's or
    /// the other's with them.
    pub fn open(&self, board: &Board) -> PointSet {
        let mut open = PointSet::new(board.size());
        for chain in self.chains.iter().filter(|chain| chain.status == Status::Unsettled) {
            let stones = PointSet::of(board.size(), board.chain(chain.stone));
            let beside = |p: Point| board.neighbours(p).any(|q| stones.contains(q));
            let decides = |told: &Provisional| {
                told.stone == chain.stone
                    && matches!(told.ground, Ground::FirstMove(_) | Ground::Estimate(_))
            };
            let is_swayed = self.provisional.iter().any(decides);
            let goes_along = |p: &Point| !is_swayed || self.swayed.contains(*p) || beside(*p);
            for region in board.regions(|p| board.is_empty(p)) {
                if region.iter().any(|p| beside(*p)) {
                    open.extend(region.into_iter().filter(goes_along));
                }
            }
            open.extend(stones.iter());
        }
        open
    }

    /// Gives each area behind an open border to the side that encloses it but for the border,
    /// unless playouts expect more of it for the other side, and no stone is in it that counts as
    /// dead for now.
    fn share_out(&mut self, settled: &Board) {
        if self.borders.is_empty() {
            return;
        }
        for region in settled.regions(|p| settled.is_empty(p) && !self.borders.contains(p)) {
            let Some(color) = only_color(settled, &region) else { continue };
            let lean: f32 = region.iter().map(|p| self.lean[p.index()]).sum();
            // Stones that count as dead for now tell of their area more than playouts do.
            let has_fallen = self.provisional.iter().any(|told| region.contains(&told.stone));
            if has_fallen || (lean >= 0.0) == (color == Color::Black) {
                region.iter().for_each(|p| self.owner[p.index()] = Some(color));
            }
        }
    }

    /// The empty points of the judged `board`, once the dead stones are off, that are connected
    /// with an open border, and those of the border.
    pub fn behind_border(&self, board: &Board) -> PointSet {
        let settled = board.without(&self.dead);
        let regions = settled.regions(|p| settled.is_empty(p));
        let is_open = |region: &&Vec<Point>| region.iter().any(|p| self.unsealed.contains(*p));
        PointSet::of(board.size(), regions.iter().filter(is_open).flatten().copied())
    }

    /// Whether nothing is left to play for: no border is open, and no chain depends on the first
    /// move, or [is open](ChainStatus::is_open) to a ko. Dame may be left.
    pub fn is_settled(&self) -> bool {
        self.unsealed.is_empty() && !self.chains.iter().any(ChainStatus::is_open)
    }
}

/// The judge's proposal with the [usual effort](Effort::usual), always the same for a position.
pub fn propose(board: &Board, rules: &Ruleset, to_move: Color) -> Proposal {
    propose_with(board, rules, to_move, Effort::usual(board.size().area()), None)
}

/// The judge's proposal with a chosen effort. `to_move` is the side that would move next if play
/// went on. Where nothing is read to the end, `foreseen` counts half, and playouts the other half.
/// It is not used if its shares are not as many as the points of the board.
pub fn propose_with(
    board: &Board,
    rules: &Ruleset,
    to_move: Color,
    effort: Effort,
    foreseen: Option<&Foreseen>,
) -> Proposal {
    judge(board, rules, to_move, effort, foreseen, None)
}

/// The judge's proposal for a position in which people have named the dead stones. An unsettled
/// chain is among the dead if it is `named`, and lives otherwise.
pub(super) fn propose_by_names(
    board: &Board,
    rules: &Ruleset,
    to_move: Color,
    named: &PointSet,
) -> Proposal {
    judge(board, rules, to_move, Effort::usual(board.size().area()), None, Some(named))
}

fn judge(
    board: &Board,
    rules: &Ruleset,
    to_move: Color,
    effort: Effort,
    foreseen: Option<&Foreseen>,
    named: Option<&PointSet>,
) -> Proposal {
    // The verdict is on the position, not on the moves that led to it, nor on how it lies.
    let board = &board.set_up();
    let lie = Lie::of(board);
    let foreseen = foreseen.and_then(|seen| seen.laid(&lie));
    let named = named.map(|named| lie.points(named));
    let (laid, to_move) = (lie.board(board), lie.color(to_move));
    let judged = judge_laid(&laid, rules, to_move, effort, foreseen.as_ref(), named.as_ref());
    judged.back(&lie, board)
}

/// The proposal for a board that is laid in one way of all that are the same.
fn judge_laid(
    board: &Board,
    rules: &Ruleset,
    to_move: Color,
    effort: Effort,
    foreseen: Option<&Foreseen>,
    named: Option<&PointSet>,
) -> Proposal {
    let scoring = &rules.scoring;
    let size = board.size();
    let proved = Color::BOTH.map(|color| unconditional(board, color));
    let mut runner = Playout::new(size);
    let mut random = Random::new(effort.seed);
    let mut first =
        Color::BOTH.map(|c| ownership(board, c, effort.playouts, &mut runner, &mut random));
    // The games played on at random are the same, whichever side is to move.
    if to_move != Color::Black {
        first.reverse();
    }
    let own = first[0].joined(&first[1]);
    let ko = rules.ending.hypothetical_ko;
    let known =
        Known { board, proved: &proved, first: &first, own: &own, foreseen, to_move, ko, named };
    let mut chains = known.statuses(effort.positions);
    let mut positions = effort.positions;
    let stands = loop {
        let stands = Stands::of(board, &chains, &known, &mut positions);
        let changed = known.show(&stands.seki, &mut chains, &mut positions)
            || both_fall::leave_unsettled(board, &mut chains)
            || ko_fight::leave_open(board, &mut chains, |p| stands.has_settled(p))
            || (ko != HypotheticalKo::PassForKo
                && ko_fight::leave_to_threats(
                    board,
                    &mut chains,
                    &stands.seki.stones,
                    &mut positions,
                ));
        if !changed {
            break stands;
        }
    };
    let dame_count = scoring.method == Method::Area || scoring.pass_stones;
    let mut judged = finish(board, chains, stands, &own, dame_count);
    judged.share_out(&board.without(&judged.dead));
    if judged.chains.iter().any(|chain| chain.status == Status::Unsettled) {
        // A border that is open only where one side wins a fight is a part of that fight.
        let known = Known { to_move: !to_move, ..known };
        let stands = Stands::of(board, &judged.chains, &known, &mut positions);
        let mut other = finish(board, judged.chains.clone(), stands, &own, dame_count);
        other.share_out(&board.without(&other.dead));
        let both = judged.unsealed.iter().filter(|p| other.unsealed.contains(*p));
        judged.unsealed = PointSet::of(size, both);
        let is_swayed = |p: &Point| judged.owner[p.index()] != other.owner[p.index()];
        judged.swayed = PointSet::of(size, board.empty_points().filter(is_swayed));
    }
    judged.is_proved = is_proved(board, &judged, &proved);
    Proposal { remaining: remaining(board, &judged, effort.positions / 16), ..judged }
}

/// Whether each point is `proved` to be its owner's. A neutral point has to lie alone between
/// stones that live: in larger regions a stone may be taken.
fn is_proved(board: &Board, judged: &Proposal, proved: &[Unconditional; 2]) -> bool {
    board.size().points().all(|p| match judged.owner[p.index()] {
        Some(owner) => proved[owner].chains.contains(p) || proved[owner].territory.contains(p),
        None => judged.dame.contains(p) && board.neighbours(p).all(|q| board.get(q).is_some()),
    })
}

/// What stays on the board by the statuses of the chains.
struct Stands {
    dead: PointSet,
    provisional: Vec<Provisional>,
    /// The board without the dead stones.
    settled: Board,
    /// The stones that look as if they stood in seki.
    seki: Seki,
}

impl Stands {
    /// What stays, from reading at most `positions` positions about sekis.
    fn of(
        board: &Board,
        chains: &[ChainStatus],
        known: &Known<'_>,
        positions: &mut usize,
    ) -> Stands {
        let provisional = Provisional::all(chains, board, known.to_move, known.ko);
        let mut dead = PointSet::new(board.size());
        for chain in chains.iter().filter(|chain| chain.status == Status::Dead) {
            dead.extend(board.chain(chain.stone));
        }
        let is_dead = |told: &&Provisional| {
            known.named.map_or_else(|| told.is_dead(), |named| named.contains(told.stone))
        };
        for chain in provisional.iter().filter(is_dead) {
            dead.extend(board.chain(chain.stone));
        }
        let settled = board.without(&dead);
        let mut alive = PointSet::new(board.size());
        known.proved.iter().for_each(|side| alive.extend(side.chains.iter()));
        let seki = seki(&settled, &alive, known.own, positions);
        Stands { dead, provisional, settled, seki }
    }

    /// Whether this stone is off the board or in seki, and that not only for now.
    fn has_settled(&self, stone: Point) -> bool {
        let hangs = |told: &Provisional| told.stone == stone;
        self.seki.stones.contains(stone)
            || (self.dead.contains(stone) && !self.provisional.iter().any(hangs))
    }
}

fn finish(
    board: &Board,
    mut chains: Vec<ChainStatus>,
    stands: Stands,
    own: &Ownership,
    dame_count: bool,
) -> Proposal {
    let size = board.size();
    let Stands { dead, provisional, settled, seki: Seki { stones: seki, .. } } = stands;
    // Such a chain can be taken by a play on a shared liberty, so nobody is kept from playing
    // there.
    let taken = chains.iter().filter(|chain| matches!(chain.why, Why::Renewed { .. }));
    let taken = PointSet::of(size, taken.flat_map(|chain| board.chain(chain.stone)));
    let open = chains.iter().filter(|chain| chain.status == Status::Unsettled);
    let open = PointSet::of(size, open.flat_map(|chain| board.chain(chain.stone)));
    for chain in chains.iter_mut().filter(|chain| chain.status == Status::Alive) {
        if seki.contains(chain.stone) && has_rival(&settled, &seki, &open, chain.stone) {
            chain.status = Status::Seki;
            let liberties = shared(&settled, &seki, chain.stone);
            let beside = |p: Point| board.neighbours(p).any(|q| taken.contains(q));
            if !taken.contains(chain.stone) && !liberties.iter().any(beside) {
                chain.why = Why::Shared { liberties };
            }
        }
    }
    let mut proposal = Proposal {
        dead,
        seki,
        owner: size.points().map(|p| settled.get(p)).collect(),
        dame: PointSet::new(size),
        dame_count,
        unsealed: PointSet::new(size),
        borders: PointSet::new(size),
        swayed: PointSet::new(size),
        is_proved: false,
        remaining: Vec::new(),
        provisional,
        chains,
        lean: size.points().map(|p| own.lean(p)).collect(),
    };
    let deciding = deciding(board, &settled, &proposal);
    let mut neutral = Vec::new();
    for region in settled.regions(|p| settled.is_empty(p) && !deciding.contains(p)) {
        let near = |color| stones_around(&settled, &region).any(|q| settled.get(q) == Some(color));
        if Color::BOTH.into_iter().all(near) {
            neutral.push(region);
        } else {
            let color = only_color(&settled, &region);
            region.iter().for_each(|p| proposal.owner[p.index()] = color);
        }
    }
    for (number, region) in neutral.iter().enumerate() {
        let mut others = PointSet::new(size);
        let elsewhere = neutral.iter().enumerate().filter(|(other, _)| *other != number);
        others.extend(elsewhere.flat_map(|(_, region)| region.iter().copied()));
        mixed(board, &settled, region, &others, own, &mut proposal);
    }
    proposal.borders.clone_from(&proposal.unsealed);
    proposal.borders.extend(deciding.iter());
    proposal
}

/// The points of the plays that decide about unsettled chains, and that are nobody's for that.
///
/// The play that takes a chain which counts as dead closes an area that both sides touch, if it is
/// made beside living stones of the chain's side. So the chain is its captor's, and what lies
/// beyond stays its owner's. A chain that lives though a ko is open has to fill that ko. It costs
/// the point where filling dame gains nothing.
fn deciding(board: &Board, settled: &Board, judged: &Proposal) -> PointSet {
    let whose = |p: Point| {
        let region: Vec<Point> = settled.region(p, |q| settled.is_empty(q)).iter().collect();
        only_color(settled, &region)
    };
    let decides = |chain: &ChainStatus| -> Option<Point> {
        let (lost, saved) = match &chain.why {
            Why::FirstMove { lost, .. }
            | Why::Ko { outright: Outright::Taken { lost, .. }, .. } => {
                (lost.first().map(|turn| turn.step), None)
            }
            Why::Ko { outright: Outright::Saved(saved), .. } => (None, Some(*saved)),
            _ => (None, None),
        };
        if judged.dead.contains(chain.stone) {
            let Some(Step::Play(taken)) = lost else { return None };
            let mut beside = settled.neighbours(taken);
            let closes = beside.any(|q| settled.get(q) == Some(chain.color));
            (closes && whose(taken).is_none()).then_some(taken)
        } else {
            let hangs =
                |told: &Provisional| told.stone == chain.stone && told.ground == Ground::OpenKo;
            let costs = !judged.dame_count && judged.provisional.iter().any(hangs);
            let saved = saved.filter(|_| costs)?;
            (whose(saved) == Some(chain.color)).then_some(saved)
        }
    };
    let open = judged.chains.iter().filter(|chain| chain.status == Status::Unsettled);
    let points = open.filter_map(decides).filter(|p| board.is_empty(*p));
    PointSet::of(board.size(), points)
}

/// The colour of all stones beside a region; none if both have stones there, or neither.
fn only_color(settled: &Board, region: &[Point]) -> Option<Color> {
    let mut around = stones_around(settled, region).map(|q| settled.get(q));
    let first = around.next()?;
    around.all(|color| color == first).then_some(first).flatten()
}

/// Whether a chain in seki shares a liberty with one of the opponent about which nothing is `open`.
/// Else it lives as well where it takes those that are.
fn has_rival(board: &Board, seki: &PointSet, open: &PointSet, stone: Point) -> bool {
    let color = board.get(stone);
    let rivals =
        |p: Point| board.neighbours(p).filter(|q| board.get(*q).is_some_and(|c| Some(c) != color));
    let liberties = shared(board, seki, stone);
    liberties.is_empty()
        || liberties.iter().flat_map(rivals).any(|q| seki.contains(q) && !open.contains(q))
}

/// Sorts the points of a region that touches both sides. Shared liberties of a seki are neither
/// dame nor unsealed. Those are all points of a region between stones in seki of both sides, if it
/// is small or no other stone stands there. Points that only one side can want mean that the border
/// through the region is open. The rest is dame.
///
/// If nearly all of the region is one side's, the border is open at the points that the other side
/// touches. If both have areas in it, it is open where these meet. A dead chain is a border as a
/// whole, or goes as a whole to the side that takes it.
fn mixed(
    board: &Board,
    settled: &Board,
    region: &[Point],
    others: &PointSet,
    own: &Ownership,
    proposal: &mut Proposal,
) {
    let touches =
        |p: Point, color: Color| settled.neighbours(p).any(|q| settled.get(q) == Some(color));
    let of_seki = |q: Point| proposal.seki.contains(q);
    let touches_seki = |p: Point, color: Color| {
        settled.neighbours(p).any(|q| settled.get(q) == Some(color) && of_seki(q))
    };
    let is_small = region.len() <= MOST_SHARED;
    if is_small && neither_plays_first(settled, region) {
        return;
    }
    let in_seki = |color: Color| region.iter().any(|p| touches_seki(*p, color));
    let is_of_seki = Color::BOTH.into_iter().all(in_seki);
    // A large region where other stones stand too may have a border elsewhere.
    if is_of_seki && (is_small || stones_around(settled, region).all(of_seki)) {
        return;
    }
    let quiet = |p: &Point| {
        let free = settled.neighbours(*p).filter(|q| settled.is_empty(*q)).count();
        Color::BOTH.iter().filter(|c| touches(*p, **c)).count() < 2 && free > 0
    };
    let open = region.iter().filter(|p| quiet(p)).any(|p| own.lean(*p).abs() > 0.3);
    if !open || is_open(settled, region, others) == Some(false) {
        let beside_seki = |p: &Point| Color::BOTH.into_iter().any(|color| touches_seki(*p, color));
        let kept = region.iter().filter(|p| !(is_of_seki && beside_seki(p)));
        proposal.dame.extend(kept.copied());
        return;
    }
    // Playouts know nothing of the verdict on dead stones.
    let lean = |p: Point| match board.get(p) {
        Some(Color::White) if settled.is_empty(p) => 1.0,
        Some(Color::Black) if settled.is_empty(p) => -1.0,
        _ => own.lean(p),
    };
    let leaning = |side: f32| region.iter().filter(|p| side * lean(**p) > 0.3).count();
    let [black, white] = [1.0, -1.0].map(leaning);
    let intruder = match (black, white) {
        (black, white) if black >= 4 * white => Some(Color::White),
        (black, white) if white >= 4 * black => Some(Color::Black),
        _ => None,
    };
    let holds = |p: Point, color: Color| {
        let is_held = |q: Point| match board.get(q) {
            Some(dead) if settled.is_empty(q) => dead != color,
            stone => stone == Some(color),
        };
        settled.neighbours(p).any(is_held)
    };
    let closes = |p: &Point| match intruder {
        Some(color) => holds(*p, color),
        None => {
            let side = lean(*p) > 0.0;
            let mut free = settled.neighbours(*p).filter(|q| settled.is_empty(*q));
            free.any(|q| (lean(q) > 0.0) != side)
                || (holds(*p, Color::Black) && holds(*p, Color::White))
        }
    };
    let border = PointSet::of(settled.size(), region.iter().copied().filter(closes));
    let whole = |p: &Point| board.is_empty(*p) || board.chain(*p).all(|q| border.contains(q));
    proposal.unsealed.extend(border.iter().filter(whole));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_in_seki_hide_no_open_border_of_a_large_region() {
        // The border between A2 and J1 is open, whatever the walls share elsewhere.
        let board = Board::parse(
            ". . . X O . . . .
             . . . X O . . . .
             . . . X O . . . .
             . . . X O . . . .
             . . . X O . . . .
             . X . X O . O . .
             . . . X O . . . .
             . . . . . . . . .
             . . . . . . . . .",
        )
        .unwrap();
        let size = board.size();
        let mut runner = Playout::new(size);
        let own = ownership(&board, Color::Black, 200, &mut runner, &mut Random::new(1));
        let walls = ["D9", "E9"].map(|name| size.parse(name).unwrap());
        let walls = PointSet::of(size, walls.into_iter().flat_map(|p| board.chain(p)));
        let unsealed = |seki: PointSet| {
            let stands = Stands {
                dead: PointSet::new(size),
                provisional: Vec::new(),
                settled: board.clone(),
                seki: Seki { shown: seki.clone(), stones: seki },
            };
            finish(&board, Vec::new(), stands, &own, false).unsealed
        };
        let without = unsealed(PointSet::new(size));
        assert!(!without.is_empty());
        assert_eq!(unsealed(walls), without);
    }
}

//! The chains about which nothing has decided yet, and the dead stones that the judge holds
//! otherwise.

use tengen_judge::{ChainStatus, Evidence, Ground, Outright, Proposal, Status, Why, takes_in_ko};
use tengen_rules::{Board, Color, Point, PointSet};

/// What decides about an open chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// The side that moves first.
    FirstMove,
    /// The side that moves first, else a ko.
    FirstMoveOrKo,
    /// A ko, taken at this point if that is known.
    Ko(Option<Point>),
    /// A ko that can be taken at once, at this point.
    OpenKo(Option<Point>),
    /// The judge cannot tell.
    Unknown,
}

impl Cause {
    /// A name for messages and programs, and the point of a ko that decides.
    pub(crate) fn name(self) -> (&'static str, Option<Point>) {
        match self {
            Cause::FirstMove => ("first-move", None),
            Cause::FirstMoveOrKo => ("first-move-or-ko", None),
            Cause::Ko(at) => ("ko", at),
            Cause::OpenKo(at) => ("open-ko", at),
            Cause::Unknown => ("unknown", None),
        }
    }
}

/// Stones about which the same decides.
pub(crate) struct Open {
    pub(crate) stones: PointSet,
    pub(crate) cause: Cause,
}

/// The unsettled stones of this board that stand in no `seki`, by what decides about them. Those of
/// `called` are told otherwise.
pub(crate) fn open(
    board: &Board,
    proposal: &Proposal,
    seki: &PointSet,
    called: &PointSet,
) -> Vec<Open> {
    let is_told = |stone: Point| seki.contains(stone) || called.contains(stone);
    let is_open = |chain: &&ChainStatus| chain.status == Status::Unsettled && !is_told(chain.stone);
    let chains = proposal.chains.iter().filter(is_open);
    let caused = chains.map(|chain| (cause(board, proposal, chain), chain.stone));
    let alike = alike(board, caused);
    alike.into_iter().map(|(cause, stones)| Open { stones, cause }).collect()
}

/// What the judge holds of a chain that people call dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doubt {
    Open(Cause),
    InSeki,
    Alive,
}

impl Doubt {
    /// Names for messages and programs, of what the judge holds and of what decides, and the point
    /// of a ko that decides.
    pub(crate) fn names(self) -> (&'static str, Option<&'static str>, Option<Point>) {
        match self {
            Doubt::Open(cause) => {
                let (because, at) = cause.name();
                ("unsettled", Some(because), at)
            }
            Doubt::InSeki => ("seki", None, None),
            Doubt::Alive => ("alive", None, None),
        }
    }
}

/// Stones that people call dead, and that the judge holds otherwise.
pub(crate) struct Doubted {
    pub(crate) stones: PointSet,
    pub(crate) doubt: Doubt,
}

/// The `dead` stones of this board that `proposal` holds otherwise, by what it holds of them.
pub(crate) fn doubted(board: &Board, proposal: &Proposal, dead: &PointSet) -> Vec<Doubted> {
    let doubt = |chain: &ChainStatus| match chain.status {
        Status::Dead => None,
        Status::Unsettled => Some(Doubt::Open(cause(board, proposal, chain))),
        Status::Seki => Some(Doubt::InSeki),
        Status::Alive => Some(Doubt::Alive),
    };
    let chains = proposal.chains.iter().filter(|chain| dead.contains(chain.stone));
    let alike = alike(board, chains.filter_map(|chain| Some((doubt(chain)?, chain.stone))));
    alike.into_iter().map(|(doubt, stones)| Doubted { stones, doubt }).collect()
}

/// The stones of chains, each named by a stone, together by what is said of them.
fn alike<T: PartialEq>(
    board: &Board,
    chains: impl Iterator<Item = (T, Point)>,
) -> Vec<(T, PointSet)> {
    let mut found: Vec<(T, PointSet)> = Vec::new();
    for (said, stone) in chains {
        let stones = board.chain(stone);
        match found.iter_mut().find(|(other, _)| *other == said) {
            Some((_, all)) => all.extend(stones),
            None => found.push((said, PointSet::of(board.size(), stones))),
        }
    }
    found
}

fn cause(board: &Board, proposal: &Proposal, chain: &ChainStatus) -> Cause {
    let mut grounds = proposal.provisional.iter().filter(|told| told.stone == chain.stone);
    let hangs = grounds.any(|told| told.ground == Ground::OpenKo);
    let is_open = |point: &Point| {
        board.is_empty(*point) && Color::BOTH.iter().any(|color| takes_in_ko(board, *color, *point))
    };
    match (&chain.why, chain.why.evidence()) {
        _ if hangs => Cause::OpenKo(board.atari(chain.stone)),
        (Why::Ko { ko, outright: Outright::Nothing, .. }, _) => match ko {
            Some(point) if is_open(point) => Cause::OpenKo(*ko),
            _ => Cause::Ko(*ko),
        },
        (Why::Ko { .. }, _) => Cause::FirstMoveOrKo,
        (_, Evidence::Expected | Evidence::Missing) => Cause::Unknown,
        (_, Evidence::Read) => Cause::FirstMove,
    }
}

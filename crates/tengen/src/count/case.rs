//! The position to count, and how its stones stand.

use super::open::{Doubted, Open, doubted, open};
use super::{CountArguments, Points};
use crate::records::{Note, walk::Walk};
use crate::speech::{language, say};
use crate::terms::{Terms, Unsaid};
use crate::{Failure, records};
use tengen_diagram::Drawing;
use tengen_engine::JudgedPosition;
use tengen_judge::{BesideDead, ChainStatus, Proposal, Status, beside_dead};
use tengen_record::{TerritoryMarks, USUAL_RULES};
use tengen_reference::{refusal_words, ruleset_name_within};
use tengen_rules::{
    Board, Color, Count, Extras, Point, PointSet, Ruleset, Settlement, count_as_it_stands,
};

/// The source of a word on stones, dead or in seki.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// The person who asks.
    Named,
    /// The territory that the record marks.
    Marked,
    /// The judge.
    Judge,
    /// Nobody: there are none.
    Nobody,
}

/// A position with its settlement and its count.
pub(crate) struct Case {
    pub(crate) board: Board,
    pub(crate) rules: Ruleset,
    pub(crate) extras: Extras,
    pub(crate) settlement: Settlement,
    /// The sources of the words on dead stones and on stones in seki.
    pub(crate) dead_by: Source,
    pub(crate) seki_by: Source,
    /// The stones in seki only because nobody calls them dead: the judge would take them off.
    pub(crate) let_live: PointSet,
    /// The stones in no seki that the judge would take off, and those about which nothing has
    /// decided yet.
    pub(crate) alive: PointSet,
    pub(crate) unsettled: Vec<Open>,
    /// The chains that the judge, without a network, calls dead and the count lets stand: those
    /// that are dead on the board as it stands, and those that are so once the `dead` stones of
    /// the settlement are off.
    pub(crate) judged_dead: Vec<ChainStatus>,
    pub(crate) judged_dead_then: Vec<ChainStatus>,
    /// The `dead` stones of the settlement that the judge holds otherwise on the board as given.
    pub(crate) doubted: Vec<Doubted>,
    /// What `--dead` has to name so that the chains that the judge calls dead come off too. Empty
    /// if there are none, or if they stay nevertheless.
    pub(crate) take_off: Vec<Point>,
    /// Points at borders that are open once the dead stones are off.
    pub(crate) open_border: PointSet,
    /// The boards on which something is left to be played for, as far as the judge was asked, with
    /// its opinion: the board as given, and the board once the dead stones are off.
    pub(crate) unfinished: Vec<(Board, JudgedPosition)>,
    /// Whether the count may name a winner.
    pub(crate) tells_winner: bool,
    /// What neither the file nor the arguments say.
    pub(crate) unsaid: Vec<Unsaid>,
    pub(crate) count: Count,
    /// Stones that still have to be added, as far as the judge finds them: `color` on `point`.
    pub(crate) missing: Vec<(Color, Point)>,
    /// Stones that the players took as added, by the marks of the record. They are on the board.
    pub(crate) added: Vec<(Color, Point)>,
}

/// A position before it is settled.
#[derive(Clone)]
struct Position {
    board: Board,
    rules: Ruleset,
    extras: Extras,
    to_move: Color,
    unsaid: Vec<Unsaid>,
    marks: Option<TerritoryMarks>,
}

impl Case {
    /// Reads the position asked for and counts it.
    pub(crate) fn of(arguments: &CountArguments) -> Result<Case, Failure> {
        let file = &arguments.file;
        let bytes = records::bytes(file, arguments.line.encoding.encoding)
            .map_err(|error| records::unread(file, &error))?;
        let position = match records::drawing(file, &bytes) {
            Some(drawing) => {
                arguments.line.refuse_for_drawing(arguments.at)?;
                Position::drawn(drawing?, arguments)
            }
            None => Position::recorded(&bytes, arguments)?,
        };
        position.settle(arguments)
    }

    /// The dead stones outside the territory that counts: they stay, and count for nobody.
    pub(crate) fn stays(&self) -> PointSet {
        self.settlement.dead.difference(&self.count.removed)
    }

    /// Whether nothing is left to be played for, as far as the judge was asked.
    pub(crate) fn is_finished(&self) -> bool {
        self.unfinished.is_empty()
    }

    /// The chains in seki. The marks of a record tell their eyes apart by the stones beside them.
    pub(crate) fn chains_in_seki(&self) -> PointSet {
        let stones = self.settlement.seki.iter().flat_map(PointSet::iter);
        PointSet::of(self.board.size(), stones.flat_map(|stone| self.board.chain(stone)))
    }

    /// Whether a stone counts as in seki.
    pub(crate) fn is_seki(&self, stone: Point) -> bool {
        self.settlement.seki.as_ref().is_some_and(|seki| seki.contains(stone))
    }

    /// A stone of each chain that the judge calls dead, that nobody has named, and that may be
    /// dead together with the dead stones.
    fn called_dead(&self) -> Vec<Point> {
        let called = self.judged_dead.iter().chain(&self.judged_dead_then);
        let named_seki = |stone: Point| self.seki_by == Source::Named && self.is_seki(stone);
        let called = called.map(|chain| chain.stone).filter(|stone| !named_seki(*stone));
        called.filter(|stone| self.rivals(*stone).is_empty()).collect()
    }

    /// The dead stones that touch this chain of the other colour, or share a liberty with it, and
    /// about which the judge is of another opinion: if they are dead, the chain has taken them.
    pub(crate) fn rivals(&self, stone: Point) -> PointSet {
        let board = &self.board;
        let beside: Vec<Point> = board.chain(stone).flat_map(|p| board.neighbours(p)).collect();
        let shared = beside.iter().filter(|p| board.is_empty(**p));
        let near = shared.flat_map(|p| board.neighbours(*p)).chain(beside.iter().copied());
        let doubted = |p: &Point| self.doubted.iter().any(|doubted| doubted.stones.contains(*p));
        let rivals = near.filter(|p| board.get(*p) != board.get(stone) && doubted(p));
        PointSet::of(board.size(), rivals.flat_map(|p| board.chain(p)))
    }
}

impl Position {
    fn drawn(drawing: Drawing, arguments: &CountArguments) -> Position {
        let terms = Terms::drawn(&drawing, &arguments.terms, None, (USUAL_RULES, None));
        terms.tell_unclear(&arguments.file, language());
        let Terms { rules, komi, compensation, prisoners, to_move, unsaid } = terms;
        let extras = Extras { komi, compensation, captures: prisoners, ..Extras::default() };
        Position { board: drawing.board, rules, extras, to_move, unsaid, marks: None }
    }

    fn recorded(bytes: &[u8], arguments: &CountArguments) -> Result<Position, Failure> {
        let encoding = arguments.line.encoding.encoding;
        let parsed = records::parsed(&arguments.file, bytes, encoding)?;
        let (file, line) = (&arguments.file, &arguments.line);
        let route = line.route(file, line.root(file, &parsed)?)?;
        let mut walk = Walk::along(route, arguments.terms.rules.as_ref());
        if let Some(komi) = arguments.terms.komi {
            walk.main_line.agree_on_komi(komi);
        }
        let place = walk.place_of(arguments.at)?;
        let (replay, findings) = walk.followed(place);
        records::tell_notes(&arguments.file, &Note::all(&walk.main_line, &findings));
        let board = replay.line().board().clone();
        let marks = TerritoryMarks::read(walk.node(place), board.size());
        let conditions = walk.main_line.conditions.clone();
        let (rules, unsaid) = (conditions.rules, Unsaid::of_record(conditions.assumed));
        let (mut extras, to_move) = (replay.extras(), walk.to_move(place, &replay));
        extras.captures = arguments.terms.prisoners.unwrap_or(extras.captures);
        Ok(Position { board, rules, extras, to_move, unsaid, marks })
    }

    /// Counts, and finds out whether more stones come off if people name them.
    fn settle(self, arguments: &CountArguments) -> Result<Case, Failure> {
        if !self.rules.ending.removes_dead() {
            return self.standing(arguments);
        }
        let case = self.clone().named(arguments.dead.as_ref(), arguments.seki.as_ref())?;
        let called = case.called_dead();
        if called.is_empty() {
            return Ok(case);
        }
        let dead = case.board.chains().map(|(_, stone)| stone);
        let dead = dead.filter(|stone| case.settlement.dead.contains(*stone));
        let take_off: Vec<Point> = dead.chain(called.iter().copied()).collect();
        let size = self.board.size();
        let names = Points(take_off.iter().map(|stone| size.name(*stone)).collect());
        let mut off = case.count.removed.clone();
        off.extend(called.iter().flat_map(|stone| case.board.chain(*stone)));
        // A stone that the record's marks put there cannot be named.
        let then = self.named(Some(&names), arguments.seki.as_ref());
        let comes_off = then.is_ok_and(|then| off.difference(&then.count.removed).is_empty());
        let take_off = if comes_off { take_off } else { Vec::new() };
        Ok(Case { take_off, ..case })
    }

    /// Counts, with the stones that are named; else those that the record marks; else none dead.
    fn named(self, dead: Option<&Points>, seki: Option<&Points>) -> Result<Case, Failure> {
        let Position { board, rules, extras, to_move, mut unsaid, marks } = self;
        let named = |points: &Points| chains(&board, points);
        let marked = marks.as_ref().map(|marks| marks.settlement(&board));
        let (dead, dead_by) = match (dead, &marked) {
            (Some(points), _) => (named(points)?, Source::Named),
            (None, Some(marked)) => (marked.dead.clone(), Source::Marked),
            (None, None) => (PointSet::new(board.size()), Source::Nobody),
        };
        let added = match (marks, &marked) {
            (Some(marks), Some(marked)) if dead_by == Source::Marked => marks.added(&board, marked),
            _ => Vec::new(),
        };
        let board = board.with_added(added.iter().copied());
        let judged = beside_dead(&board, &dead, &rules, to_move);
        let may_matter = !dead.is_empty() || !judged.proposal.provisional.is_empty();
        let matters = may_matter && {
            let other = beside_dead(&board, &dead, &rules, !to_move);
            told_of(&judged) != told_of(&other)
        };
        unsaid.retain(|unsaid| matters || !unsaid.is_side());
        let marked = marked.filter(|_| dead_by == Source::Marked);
        let (seki, seki_by) = match (seki, marked.and_then(|marked| marked.seki)) {
            (Some(points), _) => (in_seki(&board, &dead, stones(&board, points)?)?, Source::Named),
            (None, Some(seki)) => (seki, Source::Marked),
            (None, None) => (judged.seki, Source::Judge),
        };
        let found =
            |point: &Point| seki_by != Source::Judge || judged.proposal.seki.contains(*point);
        let let_live = PointSet::of(board.size(), seki.iter().filter(|point| !found(point)));
        let missing = judged.proposal.remaining.iter().map(|teire| (teire.color, teire.point));
        let missing = missing.collect();
        let alive = chains_that(&board, &judged.proposal, Status::Dead).difference(&seki);
        // Stones that are told as dead once the dead ones are off are not told as open as well.
        let called = judged.let_stand.iter().chain(&judged.let_stand_then);
        let called = PointSet::of(board.size(), called.flat_map(|chain| board.chain(chain.stone)));
        let unsettled = open(&board, &judged.proposal, &seki, &called);
        let open_border = judged.proposal.unsealed.clone();
        let settled = board.without(&dead);
        let given = judged.as_it_stands;
        let doubts = given.as_ref().map_or_else(Vec::new, |given| doubted(&board, given, &dead));
        let opinion = |board: &Board, proposal| {
            (board.clone(), JudgedPosition::by(proposal, board, &rules, None))
        };
        let then = opinion(&settled, judged.proposal);
        let (tells_winner, parted_at) = (then.1.tells_winner(), then.1.parted_at());
        let opinions = [then].into_iter().chain(given.map(|given| opinion(&board, given)));
        let unfinished = opinions.filter(|(_, judged)| !judged.is_finished()).collect();
        let settlement = Settlement { dead, seki: Some(seki) };
        let position = Position { board, rules, extras, to_move, unsaid, marks: None };
        let counted = position.counted(settlement, &parted_at);
        Ok(Case {
            tells_winner,
            dead_by,
            seki_by,
            let_live,
            alive,
            unsettled,
            judged_dead: judged.let_stand,
            judged_dead_then: judged.let_stand_then,
            doubted: doubts,
            open_border,
            unfinished,
            missing,
            added,
            ..counted
        })
    }

    /// Counts under rules that take off nothing.
    fn standing(mut self, arguments: &CountArguments) -> Result<Case, Failure> {
        if arguments.dead.is_some() || arguments.seki.is_some() {
            let rules = ruleset_name_within(&self.rules, language());
            let why = say("count-none-removed", &[("rules", (&rules).into())]);
            return Err(Failure::Usage(why));
        }
        let settlement = Settlement::nothing_removed(&self.board);
        self.unsaid.retain(|unsaid| !unsaid.is_side());
        let parted_at = PointSet::new(self.board.size());
        Ok(self.counted(settlement, &parted_at))
    }

    /// The count by a settlement for which nobody stands, with areas parted at open borders.
    fn counted(self, settlement: Settlement, parted_at: &PointSet) -> Case {
        let Position { board, rules, extras, unsaid, .. } = self;
        Case {
            count: count_as_it_stands(&board, &rules.scoring, &settlement, &extras, parted_at),
            tells_winner: true,
            dead_by: Source::Nobody,
            seki_by: Source::Nobody,
            let_live: PointSet::new(board.size()),
            alive: PointSet::new(board.size()),
            unsettled: Vec::new(),
            judged_dead: Vec::new(),
            judged_dead_then: Vec::new(),
            doubted: Vec::new(),
            take_off: Vec::new(),
            open_border: PointSet::new(board.size()),
            unfinished: Vec::new(),
            unsaid,
            missing: Vec::new(),
            added: Vec::new(),
            board,
            rules,
            extras,
            settlement,
        }
    }
}

/// The stones in seki if these are called so: with those of the opponent that share liberties.
fn in_seki(board: &Board, dead: &PointSet, named: PointSet) -> Result<PointSet, Failure> {
    if let Some(both) = named.iter().find(|point| dead.contains(*point)) {
        let name = board.size().name(both);
        return Err(Failure::Usage(say("count-both", &[("name", (&name).into())])));
    }
    match Settlement::naming(board, dead.clone(), &named) {
        Ok(settlement) => Ok(settlement.seki_on(board)),
        Err(refusal) => Err(Failure::Usage(refusal_words(&refusal, board.size(), language()))),
    }
}

/// What the side that moves first may change in a count.
fn told_of(judged: &BesideDead) -> impl PartialEq + '_ {
    let BesideDead { seki, proposal, as_it_stands, let_stand, let_stand_then } = judged;
    let status = |chain: &ChainStatus| (chain.stone, chain.status);
    let all = |chains: &[ChainStatus]| chains.iter().map(status).collect::<Vec<_>>();
    let given = as_it_stands.as_ref().map_or(&[][..], |given| &given.chains);
    let chains = [&proposal.chains, given, let_stand, let_stand_then].map(all);
    (seki, &proposal.seki, &proposal.remaining, &proposal.unsealed, chains)
}

/// The stones that the judge says stand so.
fn chains_that(board: &Board, proposal: &Proposal, status: Status) -> PointSet {
    let chains = proposal.chains.iter().filter(|chain| chain.status == status);
    PointSet::of(board.size(), chains.flat_map(|chain| board.chain(chain.stone)))
}

/// The chains of the stones on these points.
fn chains(board: &Board, points: &Points) -> Result<PointSet, Failure> {
    let named = stones(board, points)?;
    Ok(PointSet::of(board.size(), named.iter().flat_map(|stone| board.chain(stone))))
}

/// The stones on these points.
fn stones(board: &Board, points: &Points) -> Result<PointSet, Failure> {
    let size = board.size();
    let mut stones = PointSet::new(size);
    for name in &points.0 {
        let point = size.parse(name).ok_or_else(|| {
            let board = size.to_string();
            let values = [("name", name.into()), ("size", (&board).into())];
            Failure::Usage(say("count-no-point", &values))
        })?;
        if board.is_empty(point) {
            return Err(Failure::Usage(say("count-no-stone", &[("name", name.into())])));
        }
        stones.insert(point);
    }
    Ok(stones)
}

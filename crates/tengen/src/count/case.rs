//! The position to count, and how its stones stand.

use super::{CountArguments, Points};
use crate::records::{Note, walk::Walk};
use crate::speech::{language, say};
use crate::{Failure, records};
use tengen_judge::{Remaining, beside_dead};
use tengen_record::{TerritoryMarks, USUAL_RULES};
use tengen_reference::ruleset_name;
use tengen_rules::{
    Board, Color, Count, Extras, Handicap, Point, PointSet, Ruleset, Settlement, count,
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
    pub(crate) count: Count,
    /// Stones that still have to be added, as far as the judge finds them: `color` on `point`.
    pub(crate) missing: Vec<(Color, Point)>,
    /// Stones that the players took as added, by the marks of the record. They are on the board.
    pub(crate) added: Vec<(Color, Point)>,
}

/// A position before it is settled.
struct Position {
    board: Board,
    rules: Ruleset,
    extras: Extras,
    to_move: Color,
    marks: Option<TerritoryMarks>,
}

impl Case {
    /// Reads the position asked for and counts it.
    pub(crate) fn of(arguments: &CountArguments) -> Result<Case, Failure> {
        let file = &arguments.file;
        let bytes = records::bytes(file, arguments.line.encoding.encoding)
            .map_err(|error| records::unread(file, &error))?;
        let position = match records::drawing(file, &bytes) {
            Some(board) => {
                arguments.line.refuse_for_drawing(arguments.at)?;
                Position::drawn(board?, arguments)
            }
            None => Position::recorded(&bytes, arguments)?,
        };
        position.settle(arguments)
    }
}

impl Position {
    fn drawn(board: Board, arguments: &CountArguments) -> Position {
        let rules = arguments.rules.clone().unwrap_or_else(|| USUAL_RULES.clone());
        let komi = arguments.komi.unwrap_or_else(|| rules.komi_for(Handicap::None));
        let extras = Extras { komi, ..Extras::default() };
        Position { board, rules, extras, to_move: Color::Black, marks: None }
    }

    fn recorded(bytes: &[u8], arguments: &CountArguments) -> Result<Position, Failure> {
        let encoding = arguments.line.encoding.encoding;
        let parsed = records::parsed(&arguments.file, bytes, encoding)?;
        let route = arguments.line.route(arguments.line.root(&parsed)?)?;
        let mut walk = Walk::along(route, arguments.rules.as_ref());
        if let Some(komi) = arguments.komi {
            walk.main_line.agree_on_komi(komi);
        }
        let place = walk.place_of(arguments.at)?;
        let (replay, findings) = walk.followed(place);
        records::tell_notes(&arguments.file, &Note::all(&walk.main_line, &findings));
        let board = replay.line().board().clone();
        let marks = TerritoryMarks::read(walk.node(place), board.size());
        let rules = walk.main_line.conditions.rules.clone();
        let (extras, to_move) = (replay.extras(), replay.line().to_move());
        Ok(Position { board, rules, extras, to_move, marks })
    }

    /// Counts, with the stones that are named; else those that the record marks; else none dead.
    fn settle(self, arguments: &CountArguments) -> Result<Case, Failure> {
        if !self.rules.ending.removes_dead() {
            return self.standing(arguments);
        }
        let Position { board, rules, extras, to_move, marks } = self;
        let named = |points: &Points| chains(&board, points);
        let marked = marks.as_ref().map(|marks| marks.settlement(&board));
        let (dead, dead_by) = match (&arguments.dead, &marked) {
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
        let marked = marked.filter(|_| dead_by == Source::Marked);
        let (seki, seki_by) = match (&arguments.seki, marked.and_then(|marked| marked.seki)) {
            (Some(points), _) => (named(points)?, Source::Named),
            (None, Some(seki)) => (seki, Source::Marked),
            (None, None) => (judged.seki, Source::Judge),
        };
        let found =
            |point: &Point| seki_by != Source::Judge || judged.proposal.seki.contains(*point);
        let let_live = PointSet::of(board.size(), seki.iter().filter(|point| !found(point)));
        if let Some(both) = seki.iter().find(|point| dead.contains(*point)) {
            let name = board.size().name(both);
            return Err(Failure::Usage(say("count-both", &[("name", (&name).into())])));
        }
        let missing = judged.proposal.remaining.iter().filter_map(|left| match left {
            Remaining::Teire { color, point, .. } => Some((*color, *point)),
            Remaining::Ko { .. } => None,
        });
        let missing = missing.collect();
        let settlement = Settlement { dead, seki: Some(seki) };
        let counted = Position { board, rules, extras, to_move, marks: None }.counted(settlement);
        Ok(Case { dead_by, seki_by, let_live, missing, added, ..counted })
    }

    /// Counts under rules that take off nothing.
    fn standing(self, arguments: &CountArguments) -> Result<Case, Failure> {
        if arguments.dead.is_some() || arguments.seki.is_some() {
            let rules = ruleset_name(&self.rules, language());
            let why = say("count-none-removed", &[("rules", (&rules).into())]);
            return Err(Failure::Usage(why));
        }
        let settlement = Settlement::nothing_removed(&self.board);
        Ok(self.counted(settlement))
    }

    /// The count by a settlement for which nobody stands.
    fn counted(self, settlement: Settlement) -> Case {
        let Position { board, rules, extras, .. } = self;
        Case {
            count: count(&board, &rules.scoring, &settlement, &extras),
            dead_by: Source::Nobody,
            seki_by: Source::Nobody,
            let_live: PointSet::new(board.size()),
            missing: Vec::new(),
            added: Vec::new(),
            board,
            rules,
            extras,
            settlement,
        }
    }
}

/// The chains of the stones on these points.
fn chains(board: &Board, points: &Points) -> Result<PointSet, Failure> {
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
        stones.extend(board.chain(point));
    }
    Ok(stones)
}

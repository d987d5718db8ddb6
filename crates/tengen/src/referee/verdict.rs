//! A recorded result held against the rules: it agrees, it differs, or it cannot be told.

use crate::judge::Words;
use crate::records::Note;
use tengen_engine::{JudgedPosition, Look, Network};
use tengen_judge::{Basis, Proposal, Status};
use tengen_messages::Language;
use tengen_record::{Conditions, Finding, MainLine, Replay, TerritoryMarks, agrees, was_counted};
use tengen_rules::{
    Board, Button, Color, Count, Method, Outcome, Owner, Point, Ruleset, Score, Settlement, presets,
};
use tengen_sgf::{GameResult, Node, WinBy};

/// With less confidence than this in one chain, the judge cannot contradict a record.
const SURE: f32 = 0.9;
/// The most points of their own territory that players fill after play has stopped without a note,
/// where a stone was still needed.
const MOST_FILLED: usize = 2;
/// At most one point of this many belongs to nobody at the end of a game.
const MOST_NEUTRAL: usize = 8;
/// A game is hardly ever played with a larger komi.
const MOST_KOMI: i32 = 10;

/// Whether a recorded result is right.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Verdict {
    Agrees,
    Differs,
    /// It cannot be told.
    Untold(Untold),
}

/// Why it cannot be told whether a recorded result is right.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Untold {
    /// The record is not one that can be judged.
    Unreadable,
    /// The record states no result.
    NoResult,
    /// The result that it states is not understood.
    NotUnderstood,
    /// It says that the game does not count, or that its result is not known.
    NotCounted,
    /// The margin that it states is one that no count gives.
    Estimated,
    /// The game ended by resignation, on time or by forfeit.
    EndedEarly,
    /// The moves end before passes have stopped play.
    NotStopped,
    /// The game is not finished; the sentences say what is left to play.
    NotFinished(Vec<String>),
    /// The recorded result is that of the count without the stone that must be added here.
    NotAdded(Point),
    /// The status of the chain on this point is in doubt.
    Doubtful(Point),
    /// The recorded result is that of the count once one side has filled this many points more than
    /// the other. The players may have filled them after play stopped: no record has such stones.
    Filled(Score),
    /// The recorded result is right with this komi, and the record's is not known or impossible.
    Komi(Score),
}

impl Untold {
    /// A name for programs.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Untold::Unreadable => "unreadable",
            Untold::NoResult => "no-result",
            Untold::NotUnderstood => "not-understood",
            Untold::NotCounted => "not-counted",
            Untold::Estimated => "estimated",
            Untold::EndedEarly => "ended-early",
            Untold::NotStopped => "not-stopped",
            Untold::NotFinished(_) => "not-finished",
            Untold::NotAdded(_) => "not-added",
            Untold::Doubtful(_) => "doubtful",
            Untold::Filled(_) => "filled",
            Untold::Komi(_) => "komi",
        }
    }
}

/// A count, and how it settles the stones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Counted {
    pub(crate) outcome: Outcome,
    pub(crate) settled: Settled,
}

/// How the stones of a count are settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Settled {
    /// All of them stay.
    AsItStands,
    /// The territory that the record marks says which stones are dead.
    Marked,
    /// The stones are taken off that the judge calls dead.
    Judged,
    /// All of them stay, and the stones are added that the judge finds necessary.
    Added,
    /// The judge takes stones off, and adds others.
    JudgedAndAdded,
    /// The same, but nothing has decided about some stones: they count as they do for now.
    Provisional,
}

impl Settled {
    /// A name for programs and messages.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Settled::AsItStands => "as-it-stands",
            Settled::Marked => "marked",
            Settled::Judged => "judged",
            Settled::Added => "added",
            Settled::JudgedAndAdded => "judged-and-added",
            Settled::Provisional => "provisional",
        }
    }

    /// As in a count by the judge of the board `counted` where `board` was found. `is_open` says
    /// whether nothing has decided about some stones.
    fn by_judge(settlement: &Settlement, board: &Board, counted: &Board, is_open: bool) -> Settled {
        match (settlement.dead.is_empty(), counted == board) {
            _ if is_open => Settled::Provisional,
            (false, true) => Settled::Judged,
            (false, false) => Settled::JudgedAndAdded,
            (true, false) => Settled::Added,
            (true, true) => Settled::AsItStands,
        }
    }

    fn of(self, outcome: Outcome) -> Counted {
        Counted { outcome, settled: self }
    }
}

/// A decision about a record.
#[derive(Debug)]
pub(crate) struct Decided {
    pub(crate) verdict: Verdict,
    /// The count, where the stones are settled.
    pub(crate) count: Option<Counted>,
    /// Whether the judge was asked how the stones stand.
    pub(crate) asked: bool,
}

/// The record under each of the rules that it may have been played by: its own, or if they are
/// not known, rules that count territory and rules that count area.
pub(crate) fn possible(main_line: MainLine) -> Vec<MainLine> {
    if !main_line.conditions.assumes_rules() {
        return vec![main_line];
    }
    let under = |rules: &Ruleset| {
        let mut line = main_line.clone();
        line.assume(rules);
        line
    };
    vec![under(&presets::JAPANESE), under(&presets::CHINESE)]
}

/// A game followed to its end under some rules.
pub(crate) struct Followed<'m> {
    line: &'m MainLine,
    pub(crate) replay: Replay<'m>,
    pub(crate) findings: Vec<Finding>,
    pub(crate) notes: Vec<Note>,
    /// The count where the rules or the record settle how the stones stand.
    count: Option<(Count, Settled)>,
}

impl<'m> Followed<'m> {
    /// Follows a record whose last node is `last`.
    pub(crate) fn of(line: &'m MainLine, last: Node<'_>) -> Followed<'m> {
        let mut replay = line.follow();
        let findings = replay.finish();
        let mut followed = Followed { line, replay, findings, notes: Vec::new(), count: None };
        followed.count = followed.settled(last);
        if followed.has_impossible_half() {
            let komi = line.conditions.komi;
            followed.notes.push(Note::ImpossibleHalf { komi });
        }
        followed
    }

    /// The conditions it was followed by.
    pub(crate) fn conditions(&self) -> &'m Conditions {
        &self.line.conditions
    }

    fn recorded(&self) -> Option<GameResult> {
        self.line.info.result
    }

    /// The same, as it is told.
    fn counted(&self) -> Option<Counted> {
        self.count.as_ref().map(|(count, settled)| settled.of(count.outcome()))
    }

    /// Whether the recorded result is that of a count.
    fn agrees(&self, count: Outcome) -> Option<bool> {
        let over = self.replay.has_ended() && self.replay.counts_as_it_stands();
        agrees(self.recorded(), Some(count), over)
    }

    /// Whether the recorded result is that of this count of a game that may be over. On an open
    /// board only the komi would be counted.
    fn agrees_at_end(&self, count: &Count) -> bool {
        let area = self.replay.line().board().size().area();
        let is_over = self.replay.has_ended() || count.neutral() * MOST_NEUTRAL <= area;
        is_over && self.agrees(count.outcome()) == Some(true)
    }

    fn settled(&mut self, last: Node<'_>) -> Option<(Count, Settled)> {
        let (replay, recorded) = (&self.replay, self.recorded());
        let board = replay.line().board();
        let all_alive = || replay.count(&Settlement::all_alive(board));
        if replay.counts_as_it_stands() && (replay.has_ended() || was_counted(recorded)) {
            return Some((all_alive(), Settled::AsItStands));
        }
        if ended_early(recorded) {
            return None;
        }
        if let Some(marks) = TerritoryMarks::read(last, board.size()) {
            let settlement = marks.settlement(board);
            let added = marks.added(board, &settlement);
            let board = board.with_added(added);
            let count = replay.count_on(&board, &settlement);
            if marks.fit(&board, &count) {
                return Some((count, Settled::Marked));
            }
            self.notes.push(Note::MarksDoNotFit);
        }
        // The same number of points is no accident, so the judge is asked only about borders and
        // stones that must be added.
        let (replay, board) = (&self.replay, self.replay.line().board());
        let states_points = matches!(recorded, Some(GameResult::Win { by: WinBy::Score(_), .. }));
        let stands = Settlement::all_alive(board);
        let count = states_points.then(|| replay.count(&stands))?;
        let is_told = self.agrees_at_end(&count) && !self.may_be_open(&stands);
        is_told.then_some((count, Settled::AsItStands))
    }

    /// Whether the count of the board as it is may depend on a border that is open or on a stone
    /// that must be added. Both need neutral points.
    fn may_be_open(&self, settlement: &Settlement) -> bool {
        let (line, rules) = (self.replay.line(), self.replay.rules());
        let board = line.board();
        let is_neutral = |region: &Vec<Point>| {
            let around = region.iter().flat_map(|p| board.neighbours(*p));
            let mut colors = around.filter_map(|p| board.get(p));
            colors.next().is_some_and(|first| colors.any(|color| color != first))
        };
        if !board.regions(|p| board.is_empty(p)).iter().any(is_neutral) {
            return false;
        }
        let judged = JudgedPosition::of(None, board, rules, line.to_move(), Look::First);
        let counts = [board, &judged.counted(board)];
        let [now, added] = counts.map(|board| self.replay.count_on(board, settlement).margin());
        now != added || self.depends_on_border(&judged, settlement, board)
    }

    /// Whether a count by the rules, on which an open border makes an area nobody's, differs from
    /// the count as it stands. Or whether a neutral point decides about a stone that costs a point.
    /// The count is no result then, though a record may state it.
    fn depends_on_border(
        &self,
        judged: &JudgedPosition,
        settlement: &Settlement,
        counted: &Board,
    ) -> bool {
        let (scoring, extras) = (&self.replay.rules().scoring, self.replay.extras());
        let stands = judged.count_by(settlement, counted, scoring, &extras);
        let is_open = judged.proposal.remaining.iter().any(|teire| teire.unless.is_some());
        (is_open && scoring.method == Method::Territory)
            || !judged.tells_winner()
            || stands.margin() != self.replay.count_on(counted, settlement).margin()
    }

    /// Whether no position can give the recorded result with this komi, because one of them is
    /// whole and the other is not.
    fn has_impossible_half(&self) -> bool {
        let conditions = &self.line.conditions;
        if conditions.rules.scoring.button != Button::None {
            return false;
        }
        let margin = match self.recorded() {
            Some(GameResult::Win { by: WinBy::Score(halves), .. }) => halves % 2,
            Some(GameResult::Draw) => 0,
            _ => return false,
        };
        let komi = (conditions.komi + conditions.compensation()).to_halves();
        margin != komi.unsigned_abs() % 2
    }

    /// The verdict on a count that does not agree. A game that may have had another komi is not
    /// contradicted, and none in which each side may have gained this many points after play
    /// stopped.
    fn differs(&self, counted: &Count, gains: [usize; 2]) -> Verdict {
        let count = counted.outcome();
        if let Some(points) = self.filled(counted, gains) {
            return Verdict::Untold(Untold::Filled(points));
        }
        let margin = |by| matches!(by, WinBy::Fraction { .. });
        let is_estimate = matches!(self.recorded(), Some(GameResult::Win { by, .. }) if margin(by));
        if is_estimate && self.agrees(count).is_none() {
            return Verdict::Untold(Untold::Estimated);
        }
        let doubtful = self.line.conditions.lacks_komi().is_some() || self.has_impossible_half();
        let fitting = self.fitting_komi(count).filter(|_| doubtful);
        fitting.map_or(Verdict::Differs, |komi| Verdict::Untold(Untold::Komi(komi)))
    }

    /// Whether points may have been filled that the record does not have. The end of play ends the
    /// game where stones count as they stand.
    fn may_go_on(&self) -> bool {
        !(self.replay.has_ended() && self.replay.counts_as_it_stands())
    }

    /// How many points one side has to have filled more than the other for the recorded result.
    /// None if they could not fill that many. `gains` says how many points each side can gain.
    fn filled(&self, counted: &Count, gains: [usize; 2]) -> Option<Score> {
        let scoring = &self.line.conditions.rules.scoring;
        (1..=gains[0].max(gains[1])).map(|points| Score::whole(points as i32)).find(|by| {
            let fits = |color: Color| {
                let by_black = if color == Color::Black { *by } else { -*by };
                let outcome = scoring.outcome(counted.margin() + by_black);
                *by <= Score::whole(gains[color] as i32) && self.agrees(outcome) != Some(false)
            };
            Color::BOTH.into_iter().any(fits)
        })
    }

    /// How many dame are left that count for the side that fills them.
    fn counted_dame(&self, proposal: &Proposal) -> usize {
        if proposal.dame_count { proposal.dame.len() } else { 0 }
    }

    /// Black's lead by the recorded result, if it states one in points.
    fn recorded_margin(&self) -> Option<Score> {
        let (winner, halves) = match self.recorded()? {
            GameResult::Win { winner, by: WinBy::Score(halves) } => (winner, halves),
            GameResult::Draw => return Some(Score::ZERO),
            _ => return None,
        };
        let margin = Score::halves(i32::try_from(halves).ok()?);
        let is_black = tengen_record::color(winner) == Color::Black;
        Some(if is_black { margin } else { -margin })
    }

    /// The komi with which the recorded result would be that of the count, if a game may have it.
    fn fitting_komi(&self, count: Outcome) -> Option<Score> {
        let recorded = self.recorded_margin()?.to_halves();
        let komi = self.line.conditions.komi.to_halves() + count.margin()?.to_halves() - recorded;
        (0..=2 * MOST_KOMI).contains(&komi).then(|| Score::halves(komi))
    }
}

/// The game under the rules of the decision, and the decision.
pub(crate) fn decide<'m>(
    lines: &'m [MainLine],
    last: Node<'_>,
    judge: Judge<'_>,
) -> (Followed<'m>, Decided) {
    let mut all = Vec::new();
    for line in lines {
        let followed = Followed::of(line, last);
        let count = followed.counted();
        if count.is_some_and(|count| followed.agrees(count.outcome) == Some(true)) {
            let decided = Decided { verdict: Verdict::Agrees, count, asked: false };
            return (followed, decided);
        }
        all.push(followed);
    }
    let (index, decided) = judge.without_agreement(&all);
    (all.swap_remove(index), decided)
}

/// The judge, and how it is asked.
#[derive(Clone, Copy)]
pub(crate) struct Judge<'a> {
    /// A network that looks again where the quick judge finds no agreement.
    pub(crate) network: Option<&'a Network>,
    /// The network that looks before a record is contradicted, if there is no other.
    pub(crate) own: &'a (dyn Fn() -> &'a Network + Sync),
    /// The language of the words on what is left to play.
    pub(crate) language: Language,
}

impl Judge<'_> {
    /// The decision where no count without the judge agrees, and under which of the rules.
    fn without_agreement(self, all: &[Followed<'_>]) -> (usize, Decided) {
        let first = &all[0];
        let untold =
            |why, count| (0, Decided { verdict: Verdict::Untold(why), count, asked: false });
        let recorded = match first.recorded() {
            None => return untold(Untold::NoResult, first.counted()),
            Some(GameResult::Void | GameResult::Unknown) => {
                return untold(Untold::NotCounted, first.counted());
            }
            Some(recorded) => recorded,
        };
        let all_counted = all.iter().all(|followed| followed.count.is_some());
        for (index, followed) in all.iter().enumerate().filter(|_| all_counted) {
            if let Some((counted, _)) = &followed.count
                && followed.agrees(counted.outcome()) == Some(false)
            {
                let asked = followed.may_go_on();
                let dame = if asked { dame_left(followed) } else { 0 };
                let verdict = followed.differs(counted, [dame; 2]);
                let count = followed.counted();
                return (index, Decided { verdict, count, asked });
            }
        }
        if ended_early(Some(recorded)) {
            return untold(Untold::EndedEarly, first.counted());
        }
        let stopped = first.replay.has_ended();
        if !stopped && !was_counted(Some(recorded)) {
            return untold(Untold::NotStopped, None);
        }
        let (index, verdict, count) = self.ask(all);
        // Many records leave out the passes at the end. Their count can agree, but it contradicts
        // nothing: moves may be left out too.
        let (verdict, count) = match verdict {
            Verdict::Agrees => (verdict, count),
            _ if !stopped => (Verdict::Untold(Untold::NotStopped), None),
            _ => (verdict, count),
        };
        (index, Decided { verdict, count, asked: true })
    }

    /// Asks how the stones stand, and the network too if the answer contradicts the record.
    fn ask(self, all: &[Followed<'_>]) -> (usize, Verdict, Option<Counted>) {
        let quick = self.look(all, None);
        match (self.network, &quick.1) {
            (_, Verdict::Agrees) => quick,
            (Some(network), _) => self.look(all, Some(network)),
            (None, Verdict::Differs) => self.look(all, Some((self.own)())),
            _ => quick,
        }
    }

    fn look(
        self,
        all: &[Followed<'_>],
        network: Option<&Network>,
    ) -> (usize, Verdict, Option<Counted>) {
        let first = &all[0];
        let line = first.replay.line();
        let (board, rules, look) = (line.board(), first.replay.rules(), Look::Closer);
        let judged = JudgedPosition::of(network, board, rules, line.to_move(), look);
        let (proposal, settlement) = (&judged.proposal, &judged.settlement);
        let added = judged.counted(board);
        let agrees_on = |board: &Board| {
            let is_told = |followed: &&Followed<'_>| {
                let count = followed.replay.count_on(board, settlement);
                let is_told = !followed.depends_on_border(&judged, settlement, board);
                is_told && followed.agrees_at_end(&count)
            };
            all.iter().position(|followed| is_told(&followed))
        };
        let is_open = proposal.chains.iter().any(|chain| chain.status == Status::Unsettled);
        let settled = Settled::by_judge(settlement, board, &added, is_open);
        let count_of = |index: usize| {
            Some(settled.of(all[index].replay.count_on(&added, settlement).outcome()))
        };
        if let Some(index) = agrees_on(&added) {
            return (index, Verdict::Agrees, count_of(index));
        }
        // Players may leave out the stones that must be added, in play and in the count.
        if let Some((index, (_, point))) = agrees_on(board).zip(proposal.teire().next()) {
            return (index, Verdict::Untold(Untold::NotAdded(point)), count_of(index));
        }
        if !judged.is_finished() {
            let left = Words { board, language: self.language }.left(&judged);
            return (0, Verdict::Untold(Untold::NotFinished(left)), None);
        }
        if let Some(stone) = doubtful(proposal) {
            return (0, Verdict::Untold(Untold::Doubtful(stone)), None);
        }
        let counted = first.replay.count_on(&added, settlement);
        let dame = first.counted_dame(proposal);
        let gains = match first.line.conditions.rules.scoring.method {
            Method::Area => [dame; 2],
            Method::Territory => Color::BOTH.map(|color| {
                let own = MOST_FILLED.min(fillable(&added, &counted, !color));
                dame.max(own)
            }),
        };
        (0, first.differs(&counted, gains), Some(settled.of(counted.outcome())))
    }
}

/// How many dame the quick judge finds that count for the side that fills them.
fn dame_left(followed: &Followed<'_>) -> usize {
    let (line, rules) = (followed.replay.line(), followed.replay.rules());
    let judged = JudgedPosition::of(None, line.board(), rules, line.to_move(), Look::First);
    followed.counted_dame(&judged.proposal)
}

/// How many empty points of its own territory this side can fill on the counted board with none of
/// its stones left in atari. Shared liberties of a seki are nobody's territory.
fn fillable(board: &Board, counted: &Count, color: Color) -> usize {
    let mut filled = board.without(&counted.removed);
    let mut fill = |p: &Point| {
        let mut after = filled.clone();
        let fits = board.is_empty(*p)
            && counted.owner[p.index()] == Owner::Of(color)
            && after.play(color, *p).is_ok()
            && after.atari(*p).is_none();
        if fits {
            filled = after;
        }
        fits
    };
    board.size().points().filter(|p| fill(p)).count()
}

/// A stone of a chain of which the judge is not sure.
fn doubtful(proposal: &Proposal) -> Option<Point> {
    let unsure = |basis| matches!(basis, Basis::Estimated { confidence } if confidence < SURE);
    proposal.chains.iter().find(|chain| unsure(chain.basis)).map(|chain| chain.stone)
}

/// Whether the game is said to have ended so that nothing was counted.
fn ended_early(recorded: Option<GameResult>) -> bool {
    match recorded {
        Some(GameResult::Win { by, .. }) => {
            matches!(by, WinBy::Resignation | WinBy::Time | WinBy::Forfeit)
        }
        Some(GameResult::Void) => true,
        Some(GameResult::Draw | GameResult::Unknown) | None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{PointSet, Size};

    #[test]
    fn stones_that_are_added_are_told_beside_dead_ones_too() {
        let board = Board::new(Size::square(5).unwrap());
        let point = board.size().parse("C3").unwrap();
        let added = board.with_added([(Color::Black, point)]);
        let alive = Settlement::all_alive(&board);
        let dead = Settlement { dead: PointSet::of(board.size(), [point]), ..alive.clone() };
        for (settlement, counted, settled) in [
            (&alive, &board, Settled::AsItStands),
            (&alive, &added, Settled::Added),
            (&dead, &board, Settled::Judged),
            (&dead, &added, Settled::JudgedAndAdded),
        ] {
            assert_eq!(Settled::by_judge(settlement, &board, counted, false), settled);
            assert_eq!(Settled::by_judge(settlement, &board, counted, true), Settled::Provisional);
        }
    }
}

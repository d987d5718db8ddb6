//! Whether one chain lives, read to the end in the part of the board where it lies. The answer is a
//! proof if the walls of the part live, else it holds as far as they stand.

use crate::ask::{Graded, Step, Threats, Turn, graded, share};
use crate::capture::{AfterThreat, Capture, Kept};
use crate::life::japanese::{Confirmed, Unconfirmed, confirm_within};
use crate::part::{Enclosure, Position};
use crate::search::KoLaw;
use crate::search::exhaustive::{Answer, Goal, Reading, TRIES};
use tengen_rules::{Board, Color, Point, PointSet};

/// The fate of a chain.
#[derive(Clone, Debug, PartialEq)]
pub enum Fate {
    /// It cannot be captured, though the opponent moves first and finds every ko threat. Each play
    /// is given with its answer ([`Step::Pass`] where it needs none).
    Lives(Vec<(Point, Step)>),
    /// It is captured by this line, though its owner moves first and finds every ko threat.
    Dies(Vec<Turn>),
    /// It is captured by this line, though its owner moves first. In a ko its owner can put that
    /// off with threats, but it does not live by winning the ko. In the line threats count for
    /// nothing: a ko is retaken only after a pass for it ([`KoLaw::PassForKo`]).
    Delayed(Vec<Turn>),
    /// The side that moves first decides.
    Unsettled {
        /// How the opponent captures it. Where its owner can put that off with threats in a ko,
        /// as in [`Fate::Delayed`], they count for nothing in this line.
        lost: Vec<Turn>,
        /// Where its owner saves it.
        saved: Point,
    },
    /// It depends on a ko: the side that has the threats for it wins the chain.
    Ko {
        /// How it is captured by an opponent who has the threats, where a ko may be retaken at
        /// once. Its owner moves first if there is a ko only then.
        line: Vec<Turn>,
        /// Whether it is captured where threats count for nothing ([`KoLaw::PassForKo`]); none if
        /// that depends on the first move.
        captured: Option<bool>,
        /// How a first move decides, whatever threats there are. [`Outright::Nothing`] unless the
        /// first move decides where threats count for nothing.
        outright: Outright,
    },
}

/// How a first move decides about a chain, whatever threats there are. The first move of the other
/// side leads to a ko then.
#[derive(Clone, Debug, PartialEq)]
pub enum Outright {
    /// No first move is known to decide without the ko.
    Nothing,
    /// Its owner saves it by a play here.
    Saved(Point),
    /// The opponent takes it.
    Taken {
        /// How the opponent takes it.
        lost: Vec<Turn>,
        /// Where its owner makes a ko of it.
        fought: Point,
    },
}

impl Outright {
    /// Whether it decides if this side moves first, where the chain belongs to `owner`.
    pub(crate) fn is_by(&self, first: Color, owner: Color) -> bool {
        match self {
            Outright::Nothing => false,
            Outright::Saved(_) => first == owner,
            Outright::Taken { .. } => first != owner,
        }
    }
}

/// More turns to spare than this are not counted.
pub(crate) const MOST_SPARE: u32 = 2;

impl Enclosure {
    /// The fate of the chain on `stone`. `positions` goes down by the number read. `None` if they
    /// do not suffice, or there is no stone here that could be taken.
    ///
    /// The rest of the board is assumed to be at peace. Its ko threats are first all the
    /// opponent's, then all the owner's; if that makes a difference, the chain depends on a ko. A
    /// repeated position counts against the side that wants to capture.
    pub fn fate(&self, stone: Point, positions: &mut usize) -> Option<Fate> {
        FateReading::of(self, stone)?.fate(positions, false)
    }

    /// The next step of `turn`, which may not retake the kos at `bans` before a pass for them. The
    /// opponent of the chain on `stone` captures it if it can force that, and else passes. Its
    /// owner keeps it with a pass or a play that suffices, or makes a try that has to be answered.
    ///
    /// `Some(None)` if the chain is captured and no step is left to tell. `None` if the `positions`
    /// do not suffice.
    pub fn step(
        &self,
        stone: Point,
        turn: Color,
        bans: &[Point],
        law: KoLaw,
        positions: &mut usize,
    ) -> Option<Option<Step>> {
        let stone = self.window.inside(stone).filter(|p| self.field.holds(*p))?;
        let color = self.window.board().get(stone)?;
        let mut question = Question::new(self, color, stone, turn, law);
        let bans = bans.iter().filter_map(|p| self.window.inside(*p));
        question.root.bans.extend(bans.map(|p| (turn, p)));
        let step = match (question.can_be_captured(positions)?, turn == color) {
            (true, _) => match question.first_step() {
                Some(step) => step,
                None => return Some(None),
            },
            (false, true) => question.reading.holding(&question.root),
            (false, false) => Step::Pass,
        };
        self.window.step(step).map(Some)
    }

    /// How far the side to move, which may not retake on `ko`, gets its way with the chain on
    /// `stone`, and its first move. It takes the opponent's chain, or keeps its own. `positions`
    /// goes down by the number read. `None` if they do not suffice, or there is no stone here that
    /// could be taken.
    pub fn settle(
        &self,
        stone: Point,
        turn: Color,
        ko: Option<Point>,
        positions: &mut usize,
    ) -> Option<Graded> {
        let inside = self.window.inside(stone).filter(|p| self.field.holds(*p))?;
        let color = self.window.board().get(inside)?;
        let ko = ko.and_then(|p| self.window.inside(p)).filter(|p| self.field.holds(*p));
        graded(|threats| {
            let law = KoLaw::under(threats, turn);
            let mut question = Question::new(self, color, inside, turn, law);
            let ko = ko.filter(|_| threats != Threats::Own);
            question.root.bans.extend(ko.map(|p| (turn, p)));
            let captured = question.can_be_captured(positions)?;
            if captured == (turn == color) {
                return Some(None);
            }
            let play = if captured {
                question.first_step().and_then(|step| match step {
                    Step::Play(p) => Some(p),
                    _ => None,
                })
            } else {
                question.keeping()
            };
            Some(Some(play.and_then(|p| self.window.outside(p))))
        })
    }

    /// The result of the Japanese rules' hypothetical play about a chain in here, within at most
    /// `positions` positions: see [`confirm`](crate::confirm).
    ///
    /// # Errors
    /// If there is no stone, or the positions do not suffice.
    pub fn confirm(&self, stone: Point, positions: usize) -> Result<Confirmed, Unconfirmed> {
        self.confirm_within(stone, &mut { positions })
    }

    /// The same; `left` goes down by the positions that it looks at.
    pub(crate) fn confirm_within(
        &self,
        stone: Point,
        left: &mut usize,
    ) -> Result<Confirmed, Unconfirmed> {
        let board = self.window.board();
        let none = Unconfirmed::NoStone(stone);
        let inside = self.window.inside(stone).ok_or(none)?;
        let frozen = board.empty_points().filter(|p| !self.field.holds(*p));
        let frozen = PointSet::of(board.size(), frozen);
        confirm_within(board, &frozen, inside, left).map_err(|error| match error {
            Unconfirmed::NoStone(_) => none,
            undecided => undecided,
        })
    }

    /// How many turns the opponent may spend elsewhere and still take the chain on `stone`, up to
    /// [`MOST_SPARE`]. The owner moves first. None if the chain does not fall, if no stone of the
    /// opponent is at stake here, or if the `positions` do not suffice.
    pub(crate) fn spare(&self, stone: Point, positions: &mut usize) -> Option<u32> {
        let board = self.window.board();
        let stone = self.window.inside(stone).filter(|p| self.field.holds(*p))?;
        let color = board.get(stone)?;
        let mut cells = self.field.cells().iter();
        if !cells.any(|p| board.get(*p) == Some(!color)) {
            return None;
        }
        let mut question = Question::new(self, color, stone, color, KoLaw::Favours(color));
        if !question.can_be_captured(positions)? {
            return None;
        }
        let mut boards = vec![board.clone()];
        for spare in 0..MOST_SPARE {
            let mut next = Vec::new();
            for board in &boards {
                for p in self.field.cells().iter().filter(|p| board.is_empty(**p)) {
                    let mut after = board.clone();
                    if board.is_suicide(color, *p) || after.play(color, *p).is_err() {
                        continue;
                    }
                    question.root = Position::new(after.clone(), color);
                    if !question.can_be_captured(positions)? {
                        return Some(spare);
                    }
                    next.push(after);
                }
            }
            boards = next;
        }
        Some(MOST_SPARE)
    }

    /// Whether the chain on `stone` falls though its owner moves first and has one threat for a ko.
    /// No other threat counts ([`KoLaw::PassForKo`]). None if the `positions` do not suffice.
    pub(crate) fn falls_despite_threat(&self, stone: Point, positions: &mut usize) -> Option<bool> {
        let stone = self.window.inside(stone).filter(|p| self.field.holds(*p))?;
        let color = self.window.board().get(stone)?;
        let question = Question::new(self, color, stone, color, KoLaw::PassForKo);
        question.despite_threat(positions).is_forced()
    }

    fn answers(&self, answers: Vec<(Point, Step)>) -> Vec<(Point, Step)> {
        let whole = |(p, step)| Some((self.window.outside(p)?, self.window.step(step)?));
        answers.into_iter().filter_map(whole).collect()
    }
}

/// The reading of a chain's fate in a part. Where the positions did not suffice, it goes on from
/// what it has read.
pub(crate) struct FateReading<'a> {
    part: &'a Enclosure,
    /// The opponent moves first with every ko threat; the owner moves first with every ko threat.
    attacked: Question,
    defended: Question,
    /// The side that moves first has no ko threat.
    lost: Question,
    saved: Question,
    /// Threats count for nothing.
    first: Question,
    without: Question,
}

impl<'a> FateReading<'a> {
    /// None if there is no stone here that could be taken.
    pub(crate) fn of(part: &'a Enclosure, stone: Point) -> Option<FateReading<'a>> {
        let stone = part.window.inside(stone).filter(|p| part.field.holds(*p))?;
        let color = part.window.board().get(stone)?;
        let ask = |turn, law| Question::new(part, color, stone, turn, law);
        let (ours, theirs) = (KoLaw::Favours(color), KoLaw::Favours(!color));
        Some(FateReading {
            part,
            attacked: ask(!color, theirs),
            defended: ask(color, ours),
            lost: ask(!color, ours),
            saved: ask(color, theirs),
            first: ask(!color, KoLaw::PassForKo),
            without: ask(color, KoLaw::PassForKo),
        })
    }

    /// As [`Enclosure::fate`]. Where it is asked `again`, with more positions, there is no answer
    /// before all questions have one.
    pub(crate) fn fate(&mut self, positions: &mut usize, again: bool) -> Option<Fate> {
        let FateReading { part, attacked, defended, lost, saved, first, without } = self;
        let Enclosure { window, .. } = part;
        if !attacked.can_be_captured(positions)? {
            return Some(Fate::Lives(part.answers(attacked.answers())));
        }
        if defended.can_be_captured(positions)? {
            return Some(Fate::Dies(window.line(defended.line())));
        }
        let mut taken = lost.can_be_captured(positions)?.then(|| lost.line());
        if let Some(taken) = &taken
            && !saved.can_be_captured(positions)?
            && let Some(saved) = saved.saving()
        {
            let (lost, saved) = (window.line(taken.clone()), window.outside(saved)?);
            return Some(Fate::Unsettled { lost, saved });
        }
        let captured = first.can_be_captured(positions)?;
        let second = without.can_be_captured(positions)?;
        // Some positions are kept for questions about other chains.
        let most = *positions / 2;
        if second {
            match share(positions, most, |left| without.stands_by_threats(left)) {
                Some(false) => return Some(Fate::Delayed(window.line(without.line()))),
                None if again => return None,
                _ => {}
            }
        }
        let decides = captured != second;
        // A verdict that needs only this move still stands if the positions end here.
        let keeps = decides && saved.can_be_captured(positions) == Some(false);
        let saving = if keeps { saved.saving() } else { None };
        let saving = saving.and_then(|p| window.outside(p));
        if decides
            && captured
            && taken.is_none()
            && share(positions, most / 2, |left| first.stands_by_threats(left)) == Some(false)
        {
            taken = Some(first.line());
        }
        if let (Some(taken), Some(saved)) = (&taken, saving) {
            return Some(Fate::Unsettled { lost: window.line(taken.clone()), saved });
        }
        let taken = taken.filter(|_| decides);
        // The owner begins the ko with the play by which it lives where threats count for nothing.
        let fought = taken.is_some().then(|| without.saving().or_else(|| defended.saving()));
        let fought = fought.flatten();
        // There may be a ko only if the owner moves first.
        let begun = fought.and_then(|point| saved.line_after(point));
        let lines = [begun.unwrap_or_default(), attacked.line(), saved.line()];
        let shows_it = |line: &&Vec<Turn>| ko_of(window.board(), line).is_some();
        let line = lines.iter().find(shows_it).unwrap_or(&lines[1]);
        let line = window.line(line.clone());
        let outright = match (fought.zip(taken), saving) {
            (Some((point, taken)), _) => {
                Outright::Taken { lost: window.line(taken), fought: window.outside(point)? }
            }
            (None, Some(point)) => Outright::Saved(point),
            (None, None) => Outright::Nothing,
        };
        Some(Fate::Ko { line, captured: (!decides).then_some(captured), outright })
    }
}

/// Where the first ko of a line is taken.
pub(crate) fn ko_of(board: &Board, line: &[Turn]) -> Option<Point> {
    let mut board = board.clone();
    line.iter().find_map(|turn| {
        let Step::Play(point) = turn.step else { return None };
        board.play(turn.color, point).ok()?.ko.map(|_| point)
    })
}

/// Whether a chain can be captured when one side moves first under one law for kos.
struct Question {
    reading: Reading<Capture>,
    root: Position,
    /// How the chain falls, and whether threats for every ko would let it stand for good.
    kept: Option<(Vec<Turn>, Reading<Kept>)>,
}

impl Question {
    fn new(part: &Enclosure, color: Color, point: Point, turn: Color, law: KoLaw) -> Question {
        let goal = Capture::new(part.field.clone(), color, point);
        let reading = Reading::new(part.field.clone(), law, goal);
        let root = Position::new(part.window.board().clone(), turn);
        Question { reading, root, kept: None }
    }

    fn can_be_captured(&mut self, positions: &mut usize) -> Option<bool> {
        if self.kept.is_some() {
            return Some(true);
        }
        self.reading.answer(&self.root, positions).is_forced()
    }

    /// Whether the owner of a chain that can be captured gets it to stand for good with threats for
    /// every ko. That reading takes over the positions that have been read.
    fn stands_by_threats(&mut self, positions: &mut usize) -> Option<bool> {
        if self.kept.is_none() {
            let line = self.line();
            let field = self.reading.field().clone();
            let (law, goal) = (self.reading.law(), self.reading.goal().clone());
            let afresh = Reading::new(field.clone(), law, goal);
            let goal = Kept::new(std::mem::replace(&mut self.reading, afresh));
            let law = KoLaw::Favours(goal.side());
            self.kept = Some((line, Reading::new(field, law, goal)));
        }
        let (_, kept) = self.kept.as_mut()?;
        kept.answer(&self.root, positions).is_forced()
    }

    /// Whether the chain can be captured though its owner has one threat for a ko besides.
    fn despite_threat(self, positions: &mut usize) -> Answer {
        let field = self.reading.field().clone();
        let goal = AfterThreat::new(self.reading);
        Reading::new(field, KoLaw::PassForKo, goal).answer(&self.root, positions)
    }

    fn line(&mut self) -> Vec<Turn> {
        match &self.kept {
            Some((line, _)) => line.clone(),
            None => self.reading.line(&self.root),
        }
    }

    /// How the chain is captured after this play of its owner, who moves first.
    fn line_after(&mut self, play: Point) -> Option<Vec<Turn>> {
        let first = Turn { color: self.root.turn, step: Step::Play(play) };
        let mut after = self.root.clone();
        self.reading.law().follow(&self.root, first.step, &mut after)?;
        let line = self.reading.line(&after);
        Some(std::iter::once(first).chain(line).collect())
    }

    /// The first step of that line.
    fn first_step(&mut self) -> Option<Step> {
        self.reading.first_turn(&self.root, |_| true, &mut { TRIES }).map(|(_, turn)| turn.step)
    }

    fn answers(&mut self) -> Vec<(Point, Step)> {
        self.reading.answers(&self.root)
    }

    /// The play by which the owner, to move, keeps the chain; none where a pass does.
    fn keeping(&mut self) -> Option<Point> {
        match self.reading.keeping(&self.root) {
            Some(Step::Play(p)) => Some(p),
            _ => None,
        }
    }

    /// The play by which the owner, to move, keeps the chain.
    fn saving(&mut self) -> Option<Point> {
        self.reading.saving(&self.root)
    }
}

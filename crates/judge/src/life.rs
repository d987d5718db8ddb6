//! Life and death of one chain, read to the end in the part of the board that it lies in.

use crate::benson::Benson;
use crate::confirm::{Confirmed, Unconfirmed, confirm_within};
use crate::hunt::{Found, Success};
use crate::reading::{
    Answer, Budget, Capture, Field, KoLaw, Position, Reading, Step, Turn, Window,
};
use std::rc::Rc;
use tengen_rules::{Board, Color, Point, PointSet};

/// What becomes of a chain.
#[derive(Clone, Debug, PartialEq)]
pub enum Fate {
    /// It cannot be captured, though the opponent moves first and finds every ko threat: to each
    /// play, where it is answered ([`Step::Pass`] where that need not be).
    Lives(Vec<(Point, Step)>),
    /// It is captured, though its owner moves first and finds every ko threat: by this line.
    Dies(Vec<Turn>),
    /// Who moves first decides.
    Unsettled {
        /// How the opponent captures it.
        lost: Vec<Turn>,
        /// Where its owner saves it.
        saved: Point,
    },
    /// It depends on a ko: whoever has the threats for it wins the chain.
    Ko {
        /// How it is captured by an opponent who has, where a ko may be retaken at once.
        line: Vec<Turn>,
        /// Whether it is captured where threats count for nothing ([`KoLaw::PassForKo`]), if who
        /// moves first makes no difference to that.
        captured: Option<bool>,
    },
}

/// A part of the board shut off from the rest by stones that stand.
#[derive(Clone, Debug)]
pub struct Enclosure {
    window: Window,
    field: Rc<Field>,
    proved: bool,
}

/// More turns to spare than this are not counted.
pub(crate) const MOST_SPARE: u32 = 2;
/// The most empty points, and the most points, of a part that is read.
const MOST_EMPTY: usize = 18;
const MOST_POINTS: usize = 96;
/// So many liberties elsewhere make stones that are taken to stand firm enough to bound a part.
const FIRM: usize = 3;

impl Enclosure {
    /// The part of the board around `stone`, as far as the `standing` stones: none if it is too
    /// large to be read. Stones that have few liberties on the other side and no two eyes there
    /// do not bound a part but belong to it.
    pub fn around(board: &Board, stone: Point, standing: &PointSet) -> Option<Enclosure> {
        let mut standing = standing.clone();
        let mut benson = [Benson::default(), Benson::default()];
        loop {
            let part = board.region(stone, |p| !standing.contains(p));
            let points: Vec<Point> = part.iter().collect();
            let empty = points.iter().filter(|p| board.is_empty(**p)).count();
            if points.is_empty() || empty > MOST_EMPTY || points.len() > MOST_POINTS {
                return None;
            }
            for color in Color::BOTH {
                benson[color.index()].read_without(board, color, &points);
            }
            let walls = points.iter().flat_map(|p| board.neighbours(*p));
            let walls = walls.filter(|q| !part.contains(*q)).filter_map(|q| board.chain_id(q));
            let walls = PointSet::of(board.size(), walls);
            let lives = |q: &Point| {
                board.get(*q).is_some_and(|color| benson[color.index()].is_alive(board, *q))
            };
            let proved = walls.iter().all(|q| lives(&q));
            let weak = weak(board, &walls, &part, lives);
            if weak.is_empty() {
                let outside = board.empty_points().filter(|p| !part.contains(*p));
                let frozen = PointSet::of(board.size(), outside);
                let window = Window::of(board, &Field::around(board, &frozen, stone))?;
                return Enclosure::cut(window, &part, stone, proved);
            }
            for p in weak.iter().flat_map(|q| board.chain(*q)) {
                standing.remove(p);
            }
        }
    }

    pub(crate) fn cut(
        window: Window,
        part: &PointSet,
        stone: Point,
        proved: bool,
    ) -> Option<Enclosure> {
        let board = window.board();
        let holds = |p: Point| window.outside(p).is_some_and(|p| part.contains(p));
        let frozen = PointSet::of(board.size(), board.empty_points().filter(|p| !holds(*p)));
        let field = Rc::new(Field::around(board, &frozen, window.inside(stone)?));
        Some(Enclosure { window, field, proved })
    }

    /// Whether what is found here is proved: the stones around are alive whatever happens here.
    /// Else it holds as far as they are.
    pub fn is_proved(&self) -> bool {
        self.proved
    }

    /// The points that can change here.
    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.field.cells().iter().filter_map(|p| self.window.outside(*p))
    }

    /// The board cut out for this part, and the points of it that can change.
    pub(crate) fn inner(&self) -> (&Board, &[Point]) {
        (self.window.board(), self.field.cells())
    }

    /// A point of the whole board on the board cut out.
    pub(crate) fn inside(&self, point: Point) -> Option<Point> {
        self.window.inside(point)
    }

    /// A point of the board cut out on the whole board.
    pub(crate) fn outside(&self, point: Point) -> Option<Point> {
        self.window.outside(point)
    }

    /// What becomes of the chain on `stone`, reading at most `positions`, which go down by
    /// what was read; `None` if they do not suffice or there is no stone here that could be
    /// taken.
    ///
    /// Of the rest of the board nothing is assumed but that it is at peace: its ko threats are
    /// first all the opponent's, then all the owner's, and if that makes a difference the chain
    /// depends on a ko. No one position repeated is worth anything to who wants to capture.
    pub fn fate(&self, stone: Point, positions: &mut usize) -> Option<Fate> {
        let stone = self.window.inside(stone).filter(|p| self.field.holds(*p))?;
        let color = self.window.board().get(stone)?;
        let ask = |turn, law| Question::new(self, color, stone, turn, law);
        let (ours, theirs) = (KoLaw::Favours(color), KoLaw::Favours(!color));
        let mut attacked = ask(!color, theirs);
        if !attacked.can_be_captured(positions)? {
            return Some(Fate::Lives(self.answers(attacked.answers())));
        }
        let mut defended = ask(color, ours);
        if defended.can_be_captured(positions)? {
            return Some(Fate::Dies(self.window.line(defended.line())));
        }
        let (mut lost, mut saved) = (ask(!color, ours), ask(color, theirs));
        if lost.can_be_captured(positions)?
            && !saved.can_be_captured(positions)?
            && let Some(saved) = saved.saving()
        {
            let (lost, saved) = (self.window.line(lost.line()), self.window.outside(saved)?);
            return Some(Fate::Unsettled { lost, saved });
        }
        let first = ask(!color, KoLaw::PassForKo).can_be_captured(positions)?;
        let second = ask(color, KoLaw::PassForKo).can_be_captured(positions)?;
        let line = self.window.line(attacked.line());
        Some(Fate::Ko { line, captured: (first == second).then_some(first) })
    }

    /// What `turn`, whose turn it is and who may not retake the kos at `bans` before a pass for
    /// them, does about the chain on `stone`: its opponent captures it if that can be forced and else
    /// passes; its owner keeps it by the least that suffices, or resists as long as possible. Nothing
    /// if it is lost whatever is done, and `None` if the `positions` do not suffice.
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
            (true, _) => match question.line().first() {
                Some(turn) => turn.step,
                None => return Some(None),
            },
            (false, true) => question.reading.holding(&question.root),
            (false, false) => Step::Pass,
        };
        self.window.step(step).map(Some)
    }

    /// How far the side to move, who may not retake on `ko`, gets its way with the chain on `stone`:
    /// takes it if it is the opponent's, else keeps it; and the first move for it. The `positions`
    /// go down by what was read; `None` if they do not suffice or there is no stone here that
    /// could be taken.
    pub fn settle(
        &self,
        stone: Point,
        turn: Color,
        ko: Option<Point>,
        positions: &mut usize,
    ) -> Option<Found> {
        let inside = self.window.inside(stone).filter(|p| self.field.holds(*p))?;
        let color = self.window.board().get(inside)?;
        for (law, success) in [
            (KoLaw::Favours(!turn), Success::Yes),
            (KoLaw::PassForKo, Success::Ko),
            (KoLaw::Favours(turn), Success::KoAfterThreat),
        ] {
            let mut question = Question::new(self, color, inside, turn, law);
            let ko = ko.and_then(|p| self.window.inside(p)).filter(|p| self.field.holds(*p));
            question
                .root
                .bans
                .extend(ko.filter(|_| law != KoLaw::Favours(turn)).map(|p| (turn, p)));
            let captured = question.can_be_captured(positions)?;
            if captured != (turn == color) {
                let play = match captured {
                    true => question.line().first().and_then(|turn| match turn.step {
                        Step::Play(p) => Some(p),
                        _ => None,
                    }),
                    false => question.keeping(),
                };
                let play = play.and_then(|p| self.window.outside(p));
                return Some(Found { success, play });
            }
        }
        Some(Found { success: Success::No, play: None })
    }

    /// What the Japanese rules' hypothetical play says of a chain in here, within so many
    /// positions: see [`confirm`](crate::confirm).
    ///
    /// # Errors
    /// If there is no stone, or the positions do not suffice.
    pub fn confirm(&self, stone: Point, positions: usize) -> Result<Confirmed, Unconfirmed> {
        self.confirm_within(stone, positions).0
    }

    /// The same, with how many positions it took.
    pub(crate) fn confirm_within(
        &self,
        stone: Point,
        positions: usize,
    ) -> (Result<Confirmed, Unconfirmed>, usize) {
        let board = self.window.board();
        let none = Unconfirmed::NoStone(stone);
        let Some(inside) = self.window.inside(stone) else { return (Err(none), 0) };
        let frozen = board.empty_points().filter(|p| !self.field.holds(*p));
        let frozen = PointSet::of(board.size(), frozen);
        let (found, spent) = confirm_within(board, &frozen, inside, positions);
        let found = found.map_err(|error| match error {
            Unconfirmed::NoStone(_) => none,
            undecided => undecided,
        });
        (found, spent)
    }

    /// How many turns the opponent of the chain on `stone`, which falls though its owner moves
    /// first, may spend elsewhere besides and still take it, up to [`MOST_SPARE`]. None if no stone of the opponent's is at stake here, or the `positions`
    /// do not suffice.
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

    fn answers(&self, answers: Vec<(Point, Step)>) -> Vec<(Point, Step)> {
        let whole = |(p, step)| Some((self.window.outside(p)?, self.window.step(step)?));
        answers.into_iter().filter_map(whole).collect()
    }
}

/// The chains of `walls` around `part` that are not firm: they are neither alive for certain, nor
/// have liberties enough elsewhere, nor can join there to a chain that is firm.
fn weak(
    board: &Board,
    walls: &PointSet,
    part: &PointSet,
    lives: impl Fn(&Point) -> bool,
) -> Vec<Point> {
    let outside = |q: Point| -> Vec<Point> {
        board.liberties(q).iter().filter(|p| !part.contains(*p)).collect()
    };
    let firm = |q: Point| lives(&q) || outside(q).len() >= FIRM;
    let joins = |q: Point| {
        let near = outside(q).into_iter().flat_map(|p| board.neighbours(p));
        let mut near = near.filter(|r| board.get(*r) == board.get(q) && !part.contains(*r));
        near.any(|r| board.chain_id(r) != Some(q) && firm(r))
    };
    walls.iter().filter(|q| !firm(*q) && !joins(*q)).collect()
}

/// Whether a chain can be captured when one side moves first under one law for kos.
struct Question {
    reading: Reading<Capture>,
    root: Position,
}

impl Question {
    fn new(part: &Enclosure, color: Color, point: Point, turn: Color, law: KoLaw) -> Question {
        let goal = Capture::new(part.field.clone(), color, point);
        let reading = Reading::new(part.field.clone(), law, goal);
        Question { reading, root: Position::new(part.window.board().clone(), turn) }
    }

    fn can_be_captured(&mut self, positions: &mut usize) -> Option<bool> {
        let mut budget = Budget::new(*positions);
        let answer = self.reading.answer(&self.root, &mut budget);
        *positions = budget.left;
        match answer {
            Answer::Forced => Some(true),
            Answer::Held => Some(false),
            Answer::Unknown => None,
        }
    }

    fn line(&mut self) -> Vec<Turn> {
        self.reading.line(&self.root)
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

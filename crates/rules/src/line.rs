//! A line of play: a position, whose turn it is, and the history that ko and superko look at.

use crate::history::{History, Kind};
use crate::{Board, Color, Effect, LongCycle, PlayRules, Played, Point, Suicide, Superko};
use core::fmt;

/// A line of play from some position under some [`PlayRules`]. It decides whether a play is legal.
/// A [`crate::Game`] adds the procedure around it. A search copies it (`clone_from` allocates
/// nothing in the long run) and plays on.
///
/// ```
/// use tengen_rules::{Board, Color, Illegal, Line, Superko, presets};
///
/// let board = Board::parse(
///     ". X O .
///      X O . O
///      . X O .
///      . . . .",
/// )?;
/// let size = board.size();
/// let point = |name| size.parse(name).expect("a point of this board");
/// let mut line = Line::new(board, Color::Black, presets::NEW_ZEALAND.play);
///
/// // Black takes the ko at move 1. White may not bring back the position at the start.
/// line.play(Color::Black, point("C3"))?;
/// let refused = line.check(Color::White, point("B3")).unwrap_err();
/// let rule = Superko::Situational;
/// assert_eq!(refused, Illegal::Superko { point: point("B3"), after_move: 0, rule });
///
/// // After two plays elsewhere the position is another one.
/// line.play(Color::White, point("A1"))?;
/// line.play(Color::Black, point("D1"))?;
/// assert!(line.check(Color::White, point("B3")).is_ok());
/// assert_eq!(line.moves(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Line {
    board: Board,
    to_move: Color,
    rules: PlayRules,
    history: History,
    ko: Option<Point>,
    last_move: Option<(Color, Option<Point>)>,
}

impl Clone for Line {
    fn clone(&self) -> Line {
        Line { board: self.board.clone(), history: self.history.clone(), ..*self }
    }

    fn clone_from(&mut self, source: &Line) {
        self.board.clone_from(&source.board);
        self.history.clone_from(&source.history);
        (self.to_move, self.rules) = (source.to_move, source.rules);
        (self.ko, self.last_move) = (source.ko, source.last_move);
    }
}

/// Why a play is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Illegal {
    /// The point is not on the board.
    OffBoard(Point),
    /// There is a stone already.
    Occupied(Point),
    /// The play would remove the player's own chain, which the rules forbid.
    Suicide {
        /// The point of the play.
        point: Point,
        /// How many stones it would remove, the one placed among them.
        stones: usize,
    },
    /// Basic ko: the play would recreate the position before the opponent's last play.
    Ko {
        /// The point of the play.
        point: Point,
        /// After how many moves that position stood.
        after_move: usize,
    },
    /// The play would recreate an earlier position in a way the superko rule forbids.
    Superko {
        /// The point of the play.
        point: Point,
        /// After how many moves that position stood; 0 is the start.
        after_move: usize,
        /// The rule.
        rule: Superko,
    },
    /// The play would take a hot stone: one that took a ko, after which only kos were taken
    /// (Ing).
    HotStone {
        /// The point of the play.
        point: Point,
        /// The number of the move by which the stone took its ko.
        taken_by_move: usize,
    },
}

impl Illegal {
    /// The same reason with its moves counted from `earlier` moves before the line began.
    pub const fn counted_after(self, earlier: usize) -> Illegal {
        match self {
            Illegal::Ko { point, after_move } => {
                Illegal::Ko { point, after_move: after_move + earlier }
            }
            Illegal::Superko { point, after_move, rule } => {
                Illegal::Superko { point, after_move: after_move + earlier, rule }
            }
            Illegal::HotStone { point, taken_by_move } => {
                Illegal::HotStone { point, taken_by_move: taken_by_move + earlier }
            }
            other => other,
        }
    }

    /// The point of the refused play.
    pub const fn point(self) -> Point {
        match self {
            Illegal::OffBoard(point)
            | Illegal::Occupied(point)
            | Illegal::Suicide { point, .. }
            | Illegal::Ko { point, .. }
            | Illegal::Superko { point, .. }
            | Illegal::HotStone { point, .. } => point,
        }
    }
}

impl Superko {
    /// The rule's English name.
    pub const fn name(self) -> &'static str {
        match self {
            Superko::Positional => "positional superko",
            Superko::Situational => "situational superko",
            Superko::NaturalSituational => "natural situational superko",
            Superko::Spight => "Spight's superko",
            Superko::Unbalanced => "the ban on unbalanced repetition",
            Superko::Ing => "Ing's ban on repetition",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Illegal::OffBoard(_) => f.write_str("this point is not on the board"),
            Illegal::Occupied(_) => f.write_str("there is a stone on this point already"),
            Illegal::Suicide { stones: 1, .. } => {
                f.write_str("the stone would have no liberty: suicide is not allowed")
            }
            Illegal::Suicide { stones, .. } => write!(
                f,
                "the chain of {stones} stones would have no liberty: suicide is not allowed"
            ),
            Illegal::Ko { after_move, .. } => write!(
                f,
                "this would repeat the position after move {after_move}: ko, play elsewhere first"
            ),
            Illegal::HotStone { taken_by_move, .. } => write!(
                f,
                "the stone to be taken took a ko with move {taken_by_move} and is hot: \
                 move elsewhere first"
            ),
            Illegal::Superko { after_move: 0, rule, .. } => {
                write!(f, "this would repeat the position at the start: {}", rule.name())
            }
            Illegal::Superko { after_move, rule, .. } => {
                write!(f, "this would repeat the position after move {after_move}: {}", rule.name())
            }
        }
    }
}

impl core::error::Error for Illegal {}

impl Line {
    /// Starts from `board` with `to_move` to move. The start counts as a former position that no
    /// play created.
    pub fn new(board: Board, to_move: Color, rules: PlayRules) -> Line {
        let history = History::new(&board, to_move);
        Line { board, to_move, rules, history, ko: None, last_move: None }
    }

    /// The position.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Color {
        self.to_move
    }

    /// Gives the turn to `color` without a move: resumption after a stop, or a GTP peer that plays
    /// one colour twice. Repetition is judged by the player who makes the play. Before the first
    /// move, the start itself then has the other player to move.
    pub fn set_to_move(&mut self, color: Color) {
        self.to_move = color;
        if self.history.moves() == 0 {
            self.history.begin_with(color);
        }
    }

    /// The rules of play.
    pub fn rules(&self) -> PlayRules {
        self.rules
    }

    /// How many moves (plays and passes) were made.
    pub fn moves(&self) -> usize {
        self.history.moves()
    }

    /// The last move, if there was one: the player, and the point (`None`: a pass).
    pub fn last_move(&self) -> Option<(Color, Option<Point>)> {
        self.last_move
    }

    /// The point that the side to move may not retake at once under the basic ko rule, if the last
    /// play was a ko capture. It is the shape alone; [`Line::check`] says what is legal.
    pub fn ko(&self) -> Option<Point> {
        self.ko
    }

    /// The same point if `color` moves next, on either side's turn. It is `None` for the player
    /// that took the ko, since nothing keeps them from filling it.
    pub fn ko_for(&self, color: Color) -> Option<Point> {
        let took = self.last_move.is_some_and(|(mover, _)| mover == color);
        self.ko.filter(|_| !took)
    }

    /// Whether `color` may play on `point`, and the effect of the play.
    ///
    /// # Errors
    /// The reason why the play is illegal.
    pub fn check(&self, color: Color, point: Point) -> Result<Effect, Illegal> {
        if !self.board.size().contains(point) {
            return Err(Illegal::OffBoard(point));
        }
        let effect = self.board.effect(color, point).map_err(|_| Illegal::Occupied(point))?;
        if let Effect::Suicide(stones) = effect {
            let allowed = match self.rules.suicide {
                Suicide::Forbidden => false,
                Suicide::MultiStone => stones > 1,
                Suicide::Allowed => true,
            };
            if !allowed {
                return Err(Illegal::Suicide { point, stones });
            }
        }
        self.check_repetition(color, point)?;
        if self.rules.superko == Some(Superko::Ing) && effect == Effect::Capture {
            self.check_hot_stone(color, point)?;
        }
        Ok(effect)
    }

    /// Ing: a play that takes a ko may not take a hot stone.
    fn check_hot_stone(&self, color: Color, point: Point) -> Result<(), Illegal> {
        let taken = self.board.captures(color, point);
        let hot = taken.iter().find_map(|stone| self.history.hot(stone));
        let Some(taken_by_move) = hot else { return Ok(()) };
        let mut after = self.board.clone();
        match after.play(color, point) {
            Ok(played) if played.ko.is_some() => Err(Illegal::HotStone { point, taken_by_move }),
            _ => Ok(()),
        }
    }

    fn check_repetition(&self, color: Color, point: Point) -> Result<(), Illegal> {
        let Ok(hash) = self.board.hash_after(color, point) else {
            return Err(Illegal::Occupied(point));
        };
        // Hashes only pre-select: most plays recreate nothing, and pay no more than this look-up.
        if !self.history.any_hash(hash) {
            return Ok(());
        }
        let mut after = self.board.clone();
        let played = after.play(color, point).map_err(|_| Illegal::Occupied(point))?;
        if self.rules.basic_ko
            && let Some(after_move) = self.history.before_play_of(!color, &after)
        {
            return Err(Illegal::Ko { point, after_move });
        }
        let Some(rule) = self.rules.superko else { return Ok(()) };
        match self.history.forbids(rule, color, &after, played.captured) {
            Some(after_move) => Err(Illegal::Superko { point, after_move, rule }),
            None => Ok(()),
        }
    }

    /// The points `color` may play on, in the board's order of empty points.
    pub fn legal(&self, color: Color) -> impl Iterator<Item = Point> + '_ {
        self.board.empty_points().filter(move |p| self.check(color, *p).is_ok())
    }

    /// Plays for `color` on `point`; then it is the opponent's turn.
    ///
    /// # Errors
    /// The reason if the play is not legal; nothing has changed then.
    pub fn play(&mut self, color: Color, point: Point) -> Result<Played, Illegal> {
        self.check(color, point)?;
        Ok(self.play_unchecked(color, point))
    }

    /// Plays without a check: a play that [`Line::check`] has just allowed, or one that a record
    /// has against the rules. Only the mechanics of placing and removing are applied. A play on an
    /// occupied point or off the board changes nothing but the turn.
    pub fn play_unchecked(&mut self, color: Color, point: Point) -> Played {
        let played = self.board.play(color, point).unwrap_or_default();
        self.ko = played.ko;
        self.last_move = Some((color, Some(point)));
        self.to_move = !color;
        let took_ko = played.ko.map(|_| point);
        let kind = Kind::Play { captured: played.captured, took_ko };
        self.history.push(&self.board, color, kind, !color);
        played
    }

    /// Passes for `color`, which is always legal; then it is the opponent's turn.
    pub fn pass(&mut self, color: Color) {
        self.ko = None;
        self.last_move = Some((color, None));
        self.to_move = !color;
        self.history.push(&self.board, color, Kind::Pass, !color);
    }

    /// Takes the button for `color`: a move that is neither a play nor a pass.
    pub fn take_button(&mut self, color: Color) {
        self.ko = None;
        self.last_move = Some((color, None));
        self.to_move = !color;
        self.history.push(&self.board, color, Kind::Button, !color);
    }

    /// After how many moves this very position stood before, if the last move was a play that
    /// brought it back. It is the long cycle that rulesets without superko leave to the players.
    /// The same player must be to move, unless the rules let a tie be claimed with either to move.
    pub fn recurrence(&self) -> Option<usize> {
        self.history.recurrence(&self.board, self.rules.long_cycle == LongCycle::Tie)
    }

    /// Whether `color` has passed in this very position before the last move and after move
    /// `since`.
    pub fn passed_before(&self, color: Color, since: usize) -> bool {
        self.history.passed_before(color, &self.board, since)
    }

    /// The board after `moves` moves, if as many were made.
    pub fn board_after(&self, moves: usize) -> Option<Board> {
        self.history.board(self.board.size(), moves)
    }
}

//! Pages of the course as data.

use tengen_rules::{Color, Extras, PointSet, Ruleset, Score, Size, presets};

/// A page: a board, and something to do on it.
#[derive(Debug)]
pub struct Page {
    /// Its name in addresses, messages (`lesson-{id}-…`) and progress. Never changed once given.
    pub id: &'static str,
    /// The figure of the source texts that it shows, if it shows one.
    pub figure: Option<Figure>,
    /// What is on the board.
    pub position: Position,
    /// The points that the text mentions.
    pub marks: &'static [&'static str],
    /// The exercise.
    pub task: Task,
}

/// A figure of a text that the course follows. The positions are our own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case", tag = "text", content = "number")]
pub enum Figure {
    /// A diagram of H. Hebsacker's booklet of the rules.
    Booklet(u8),
    /// A figure of the commentary to the AGA's rules.
    Aga(u8),
}

/// The stones on the board, the moves before, and the rules of play and counting.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// The stones.
    pub stones: Stones,
    /// The side that moves first.
    pub turn: Color,
    /// Moves made on these stones before the page begins, such as `"A3 A1 pass"`.
    pub before: &'static str,
    /// The rules.
    pub rules: &'static Ruleset,
    /// The dead stones, on pages that count.
    pub dead: &'static [&'static str],
    /// Captures, komi and the like, which count too.
    pub extras: Extras,
}

/// The stones a page begins with.
#[derive(Clone, Copy, Debug)]
pub enum Stones {
    /// Drawn as text, as [`tengen_rules::Board::parse`] reads it.
    Drawn(&'static str),
    /// None, on a square board of this many lines.
    None(u8),
}

/// An exercise.
#[derive(Debug)]
pub enum Task {
    /// Play until the goal of every stage is reached.
    Play(&'static [Stage]),
    /// Point at all the points of a kind.
    Find(Seek),
    /// Count by hand: take these steps on the board, one after the other.
    ByHand(&'static [Hand]),
    /// Give a number.
    Number(Quantity),
    /// Pick the rulesets for which a statement is true.
    Compare(Ask, &'static [&'static Ruleset]),
    /// Pick the right sentences (`lesson-{id}-option-1` …).
    Choose {
        /// How many there are.
        options: usize,
        /// Which are right, counted from 0.
        right: &'static [usize],
    },
    /// Play a whole game against a gentle opponent.
    Game,
}

/// A goal, and what the opponent does when it is reached.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    /// The goal.
    pub goal: Goal,
    /// The opponent's move before the next stage.
    pub reply: Reply,
}

/// The opponent's move between two stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// None: this is the last stage.
    None,
    /// A pass.
    Pass,
    /// A play.
    Play(&'static str),
    /// The play that saves the chain just threatened.
    Rescue,
}

/// The goal of a stage. A point stands for the chain of the stone on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Any legal play.
    Anywhere,
    /// Take the chain off the board, against the best defence.
    Take(&'static str),
    /// Take it by one atari after another.
    Ladder(&'static str),
    /// Play so that nothing saves the chain any more: it falls within this many plays.
    Doom(&'static str, usize),
    /// Play so that one's own chain cannot be taken within this many plays.
    Save(&'static str, usize),
    /// Threaten to take stones other than the one that has just taken a ko.
    Threaten,
    /// Fill a neutral point without coming to harm.
    Fill,
    /// Pass, since there is nothing left to gain.
    Pass,
}

/// The kinds of points to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seek {
    /// The liberties of the chain here.
    Liberties(&'static str),
    /// The stones of the chain here.
    Chain(&'static str),
    /// The stones of this colour in atari.
    InAtari(Color),
    /// The empty points where this colour may not play.
    Forbidden(Color),
    /// This many points of this colour's territory, any of them.
    Territory(Color, usize),
    /// The neutral points.
    Neutral,
    /// The dead stones, as the position says.
    Dead,
    /// The points of this many handicap stones.
    Handicap(usize),
}

/// Something to be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// The liberties of the chain here.
    Liberties(&'static str),
    /// All the points of this player.
    Total(Color),
    /// By how much the winner wins.
    Margin,
}

/// A step of counting by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Takes the dead stones off.
    TakeDead,
    /// Puts this many stones of this colour into its territory, wherever there is room. They are
    /// prisoners that are given back, or stones of the bowl that leave a round number.
    Put(Color, usize),
    /// Says how many points of this player's territory are empty now.
    Empty(Color),
    /// Says how many stones of this colour are on the board now.
    Stones(Color),
    /// Says by how much the winner wins.
    Margin,
}

/// A question asked of several rulesets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Whether the side to move may play here.
    Allowed(&'static str),
    /// Whether the empty point here counts for the player who surrounds it.
    Counts(&'static str),
    /// Whether this player has won.
    Wins(Color),
    /// Whether this player has won, with the komi and compensation that the ruleset gives for this
    /// many handicap stones.
    WinsHandicap(Color, usize),
}

/// A position with Black to move, by Japanese rules, in which nothing was captured.
pub(crate) const fn drawn(text: &'static str) -> Position {
    Position {
        stones: Stones::Drawn(text),
        turn: Color::Black,
        before: "",
        rules: &presets::JAPANESE,
        dead: &[],
        extras: Extras {
            captures: [0; 2],
            pass_stones: [0; 2],
            komi: Score::ZERO,
            compensation: Score::ZERO,
            button: None,
            first_pass: None,
            last_pass: None,
        },
    }
}

impl Position {
    /// The same with no stones, on a square board.
    pub(crate) const fn empty(lines: u8) -> Position {
        Position { stones: Stones::None(lines), ..drawn("") }
    }

    /// With White to move first.
    pub(crate) const fn white(self) -> Position {
        Position { turn: Color::White, ..self }
    }

    /// After these moves.
    pub(crate) const fn after(self, before: &'static str) -> Position {
        Position { before, ..self }
    }

    /// By these rules.
    pub(crate) const fn by(self, rules: &'static Ruleset) -> Position {
        Position { rules, ..self }
    }

    /// With these stones dead.
    pub(crate) const fn dead(self, dead: &'static [&'static str]) -> Position {
        Position { dead, ..self }
    }

    /// With these extras.
    pub(crate) const fn with(self, extras: Extras) -> Position {
        Position { extras, ..self }
    }
}

/// Nothing but these captures.
pub(crate) const fn captures(captures: [u32; 2]) -> Extras {
    Extras { captures, ..drawn("").extras }
}

/// A set of named points; `None` if one is not on the board.
pub(crate) fn named(size: Size, names: &[&str]) -> Option<PointSet> {
    let points: Option<Vec<_>> = names.iter().map(|name| size.parse(name)).collect();
    points.map(|points| PointSet::of(size, points))
}

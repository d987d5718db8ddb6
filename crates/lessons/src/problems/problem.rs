//! A problem as data, and as a line of text.

use super::fingerprint::fingerprint;
use super::kind::{Kind, UnknownKind};
use super::level::Level;
use std::fmt;
use std::str::FromStr;
use tengen_rules::{Board, Color, DiagramError, Point};

/// A position with Black to move, a chain, and what Black is to achieve.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// Its subject.
    pub kind: Kind,
    /// How hard it is, as measured by [`super::Solver::solve`].
    pub level: Level,
    /// The whole board of the problem, mostly a small one.
    pub board: Board,
    /// A stone of the chain: White's if Black is to take it, else Black's.
    pub chain: Point,
}

impl Problem {
    /// The side that is to solve it, and moves first.
    pub const SOLVER: Color = Color::Black;

    /// Its name in addresses and in the list of solved problems: its kind, and a number. The number
    /// is the same for all its mirror images and turns, and differs from those of others.
    pub fn id(&self) -> String {
        format!("{}-{:06x}", self.kind, fingerprint(&self.board, self.chain) >> 40)
    }

    /// The owner of the chain.
    pub fn owner(&self) -> Color {
        if self.kind.attacks() { !Problem::SOLVER } else { Problem::SOLVER }
    }
}

/// A line: kind, level, a stone of the chain, and the rows of the board from the top. `B` is a
/// black stone, `W` a white one and `.` an empty point.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (chain, rows) = (self.board.size().name(self.chain), self.board.rows().join("/"));
        let rows = rows.replace('X', "B").replace('O', "W");
        write!(f, "{} {} {chain} {rows}", self.kind, self.level)
    }
}

impl FromStr for Problem {
    type Err = ProblemError;

    fn from_str(line: &str) -> Result<Problem, ProblemError> {
        let parts: Vec<&str> = line.split_whitespace().collect();
        let [kind, level, chain, rows] = parts[..] else { return Err(ProblemError::Parts) };
        let kind: Kind = kind.parse().map_err(ProblemError::Kind)?;
        let level = level.parse().map_err(|_| ProblemError::Level(level.to_owned()))?;
        let board = Board::parse(&rows.replace('/', "\n").replace('B', "X").replace('W', "O"))
            .map_err(ProblemError::Board)?;
        let wanted = if kind.attacks() { !Problem::SOLVER } else { Problem::SOLVER };
        let stone = board.size().parse(chain).filter(|p| board.get(*p) == Some(wanted));
        let chain = stone.ok_or_else(|| ProblemError::Chain(chain.to_owned()))?;
        Ok(Problem { kind, level, board, chain })
    }
}

/// Why a line is no problem.
#[derive(Clone, Debug, PartialEq)]
pub enum ProblemError {
    /// It does not have four parts.
    Parts,
    /// There is no such kind.
    Kind(UnknownKind),
    /// There is no such level.
    Level(String),
    /// The board is not drawn correctly.
    Board(DiagramError),
    /// There is no stone of the right colour here.
    Chain(String),
}

impl fmt::Display for ProblemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProblemError::Parts => {
                f.write_str("a problem is a line of four parts: kind, level, chain, board")
            }
            ProblemError::Kind(error) => error.fmt(f),
            ProblemError::Level(level) => write!(f, "there is no level {level:?}"),
            ProblemError::Board(error) => error.fmt(f),
            ProblemError::Chain(name) => write!(f, "no chain to ask about stands on {name:?}"),
        }
    }
}

impl std::error::Error for ProblemError {}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "kill 1 A3 ...WB./WWWWB./BBBBBB/..B...";

    #[test]
    fn a_problem_is_written_as_it_was_read() {
        let problem: Problem = LINE.parse().unwrap();
        assert_eq!(problem.to_string(), LINE);
        assert_eq!(problem.owner(), Color::White);
    }

    #[test]
    fn turned_and_mirrored_it_has_the_same_name() {
        let problem: Problem = LINE.parse().unwrap();
        let mirrored: Problem = "kill 1 F3 .BW.../.BWWWW/BBBBBB/...B..".parse().unwrap();
        let turned: Problem = "kill 1 C6 .BW./.BW./BBW./.BWW/.BBB/.B..".parse().unwrap();
        assert_eq!(problem.id(), mirrored.id());
        assert_eq!(problem.id(), turned.id());
        let other: Problem = "kill 1 A3 ...WB./WWWWB./BBBBBB/...B..".parse().unwrap();
        assert_ne!(problem.id(), other.id());
    }

    #[test]
    fn what_is_wrong_with_a_line_is_said() {
        let read = |line: &str| line.parse::<Problem>().unwrap_err().to_string();
        assert_eq!(read("kill 1"), "a problem is a line of four parts: kind, level, chain, board");
        assert!(read("joseki 1 A1 .B/WB").contains("no problems called \"joseki\""));
        assert_eq!(read("kill 9 A1 .B/WB"), "there is no level \"9\"");
        assert_eq!(read("kill 1 B1 .B/WB"), "no chain to ask about stands on \"B1\"");
        assert_eq!(read("kill 1 A1 .B/W"), "row 2 is not as long as row 1");
    }
}

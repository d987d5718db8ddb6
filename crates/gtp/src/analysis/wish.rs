//! The arguments of an analysis.

use super::show::Style;
use super::{SELDOM, USUAL};
use crate::Session;
use crate::arguments::{Arguments, parse_vertex};
use std::time::Duration;
use tengen_engine::{Choices, Restriction, Task};
use tengen_rules::{Color, Size};

/// The reports that a controller wants, and the moves that they may be about.
#[derive(Debug)]
pub(crate) struct Wish {
    pub(super) color: Color,
    pub(super) every: Duration,
    pub(super) choices: Choices,
    pub(super) most_moves: usize,
    /// At least this number of moves is told, with untried moves among them if need be.
    pub(super) least_moves: usize,
    pub(super) ownership: bool,
    /// The ownership after each move.
    pub(super) moves_ownership: bool,
    pub(super) visits_of_line: bool,
    /// The same under KataGo's other name. Each position of a line is told with the visits of the
    /// move to it.
    pub(super) edge_visits_of_line: bool,
    pub(super) root: bool,
    pub(super) size: Size,
}

impl Wish {
    /// Reads `[color] [interval] [keyword value]…`, as Leela Zero and KataGo document it. The
    /// interval is in hundredths of a second.
    pub(crate) fn read<P>(
        arguments: Arguments<'_>,
        style: Option<Style>,
        session: &Session<P>,
    ) -> Result<Wish, String> {
        let size = session.position.size();
        let mut wish = Wish {
            color: session.position.line().to_move(),
            every: if reports_often(style) { USUAL } else { SELDOM },
            choices: Choices::default(),
            most_moves: usize::MAX,
            least_moves: 0,
            ownership: false,
            moves_ownership: false,
            visits_of_line: false,
            edge_visits_of_line: false,
            root: false,
            size,
        };
        let mut place = 0;
        if let Ok(color) = arguments.color(place) {
            (wish.color, place) = (color, 1);
        }
        if arguments.0.get(place).is_some_and(|text| text.parse::<f64>().is_ok()) {
            wish.every = interval(arguments, place)?;
            place += 1;
        }
        while place < arguments.0.len() {
            let keyword = arguments.text(place)?;
            let value = place + 1;
            place += 2;
            match keyword {
                "interval" => wish.every = interval(arguments, value)?,
                "maxmoves" => wish.most_moves = arguments.number(value)?,
                "ownership" => wish.ownership = truth(arguments, value)?,
                "movesOwnership" => wish.moves_ownership = truth(arguments, value)?,
                "minmoves" => wish.least_moves = arguments.number(value)?,
                "pvEdgeVisits" => wish.edge_visits_of_line = truth(arguments, value)?,
                "pvVisits" => wish.visits_of_line = truth(arguments, value)?,
                "rootInfo" => wish.root = truth(arguments, value)?,
                "allow" | "avoid" => {
                    wish.restrict(arguments, value, keyword == "allow")?;
                    place += 2;
                }
                "ownershipStdev" | "movesOwnershipStdev" | "noResultValue" => {
                    if truth(arguments, value)? {
                        return Err(format!("syntax error: {keyword} is not supported"));
                    }
                }
                other => {
                    return Err(format!(
                        "syntax error: {other} is not a keyword of an analysis; known are \
                         interval, minmoves, maxmoves, ownership, movesOwnership, pvVisits, \
                         pvEdgeVisits, rootInfo, allow and avoid"
                    ));
                }
            }
        }
        Ok(wish)
    }

    /// `color vertex,vertex,… until_depth`: allows only those moves, or forbids them. It holds
    /// until that many moves have been made.
    fn restrict(&mut self, arguments: Arguments<'_>, at: usize, allow: bool) -> Result<(), String> {
        let (color, depth) = (arguments.color(at)?, arguments.number(at + 2)?);
        if depth == 0 {
            return Err("syntax error: a depth of 0 restricts no move; say 1 or more".to_owned());
        }
        let mut named = Restriction::new(self.size, color, allow, depth);
        for name in arguments.text(at + 1)?.split(',').filter(|name| !name.is_empty()) {
            named.name(parse_vertex(name, self.size)?);
        }
        self.choices.add(named);
        Ok(())
    }

    /// The task with only the allowed moves to choose from.
    ///
    /// # Errors
    /// If the rules allow none of them.
    pub(super) fn restricted(&self, task: Task) -> Result<Task, String> {
        if self.choices.of(&task.state).next().is_none() {
            return Err("illegal move: allow and avoid leave no move that the rules allow".into());
        }
        Ok(Task { choices: self.choices.clone(), ..task })
    }
}

/// Whether a command reports during its search, and not only its results.
fn reports_often(style: Option<Style>) -> bool {
    matches!(style, Some(Style::Kata | Style::Leela | Style::Points))
}

fn truth(arguments: Arguments<'_>, place: usize) -> Result<bool, String> {
    match arguments.text(place)? {
        "true" | "1" => Ok(true),
        "false" | "0" => Ok(false),
        other => Err(format!("syntax error: {other} is neither true nor false")),
    }
}

fn interval(arguments: Arguments<'_>, place: usize) -> Result<Duration, String> {
    let hundredths: f64 = arguments.number(place)?;
    if !(0.0..=1e8).contains(&hundredths) {
        return Err(format!(
            "syntax error: {hundredths} is not an interval in hundredths of a second"
        ));
    }
    Ok(Duration::from_secs_f64(hundredths.max(1.0) / 100.0))
}

//! How good the end of a playout is.

use crate::Task;
use tengen_rules::{Board, Color, Method, Point};

/// The part of a playout's value that is its margin rather than its winner. A little keeps the
/// engine from slack moves when it is far ahead, and from hopeless ones when it is far behind.
const MARGIN_SHARE: f64 = 0.08;

/// Turns positions played out into leads and values.
///
/// Playouts are counted by area. Under territory scoring the difference of the plays made is taken
/// off: area less plays (setup stones among them) is territory and prisoners. Plays of the playout
/// itself do not count, since they only fill.
#[derive(Clone, Debug)]
pub(crate) struct PlayoutEvaluation {
    /// White's points besides the area.
    offset: f64,
    /// Whether a play in the tree costs its player a point.
    plays_cost: bool,
    /// The margin, in points, that is a clear one.
    scale: f64,
}

impl PlayoutEvaluation {
    pub(crate) fn new(board: &Board, task: &Task) -> PlayoutEvaluation {
        let extras = &task.state.extras();
        let mut offset = f64::from(extras.komi) + f64::from(extras.compensation);
        let territory = task.scoring().method == Method::Territory;
        if territory {
            // A stone captured by one side was placed by the other.
            let placed = |c: Color| {
                let lost = extras.captures[(!c).index()] + extras.pass_stones[(!c).index()];
                board.stones(c) as f64 + f64::from(lost)
            };
            offset += placed(Color::Black) - placed(Color::White);
            // With pass stones every turn costs a stone, and White has the last turn.
            if task.scoring().pass_stones && task.color() == Color::White {
                offset -= 1.0;
            }
        }
        PlayoutEvaluation {
            offset,
            // In an encore a pass costs as much.
            plays_cost: territory
                && !task.scoring().pass_stones
                && !task.state.ledger().in_encore(),
            scale: (board.size().area() as f64).sqrt(),
        }
    }

    /// Black's lead at the end of a playout, after Black had made `more_plays` more plays than
    /// White in the tree.
    pub(crate) fn lead(&self, end: &Board, more_plays: i32) -> f64 {
        let mut area = end.stones(Color::Black) as i32 - end.stones(Color::White) as i32;
        for p in end.empty_points() {
            area += match eye_of(end, p) {
                Some(Color::Black) => 1,
                Some(Color::White) => -1,
                None => 0,
            };
        }
        self.of_area(area, more_plays)
    }

    fn of_area(&self, area: i32, more_plays: i32) -> f64 {
        let cost = if self.plays_cost { more_plays } else { 0 };
        f64::from(area - cost) - self.offset
    }

    /// The value of a lead to Black, from 0 to 1.
    pub(crate) fn value(&self, lead: f64) -> f64 {
        let margin = 0.5 + 0.5 * (lead / self.scale).tanh();
        (1.0 - MARGIN_SHARE) * win(lead) + MARGIN_SHARE * margin
    }
}

/// 1 for a win of Black, 0 for a loss, and a half for a draw.
pub(crate) fn win(lead: f64) -> f64 {
    if lead > 0.0 {
        1.0
    } else if lead < 0.0 {
        0.0
    } else {
        0.5
    }
}

fn eye_of(board: &Board, point: Point) -> Option<Color> {
    let mut colors = board.neighbours(point).map(|q| board.get(q));
    let first = colors.next()??;
    colors.all(|c| c == Some(first)).then_some(first)
}

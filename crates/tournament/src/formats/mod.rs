//! Lists of results as federations take them, and files of other programs.

mod aga;
mod egf;
mod ffg;
mod latin_9;
pub(crate) mod macmahon;
mod read;

pub use aga::{ReportFault, ReportWhy, aga, read_aga};
pub use egf::egf;
pub use ffg::ffg;
pub use read::{Federation, ListFault, ListWhy, read_list};

use crate::history::{Did, History};
use crate::standings::Row;
use crate::{Halves, PlayerId, Standings};

/// The results of the players, with rows of the standings in place of names.
#[derive(Clone, Debug)]
pub struct Results<'h> {
    history: &'h History<'h>,
    /// The number of each player's row, from 1.
    rows: Vec<usize>,
}

/// What a list says of a player and a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Result {
    /// The row of the opponent, from 1; 0 without a game.
    pub opponent: usize,
    /// `+`, `-`, `=`, or `?` without a result.
    pub sign: char,
    /// The colour, if there was a game: `w`, `b`, or `?` where it is not settled.
    pub color: Option<char>,
    /// The handicap.
    pub handicap: u32,
    /// Whether the game was decided without play.
    pub is_by_default: bool,
}

impl<'h> Results<'h> {
    /// The results in the rounds of a history, by the rows of these standings.
    pub fn of(history: &'h History<'h>, standings: &Standings) -> Results<'h> {
        let mut rows = vec![0; history.tournament().players.len()];
        for (at, Row { player, .. }) in standings.rows.iter().enumerate() {
            rows[player.0] = at + 1;
        }
        Results { history, rows }
    }

    /// The results of a player, round by round. A round without a game has the points that it
    /// gives.
    pub fn of_player(&self, id: PlayerId) -> impl Iterator<Item = Result> + '_ {
        let general = &self.history.tournament().settings.general;
        let place = usize::from(self.history.tournament().settings.is_mcmahon());
        self.history.of_player(id).map(move |did| match did {
            Did::Played(game) => Result {
                opponent: self.rows[game.opponent.0],
                sign: if game.has_result { sign(game.points) } else { '?' },
                color: Some(match (game.has_colors, game.is_white) {
                    (false, _) => '?',
                    (true, true) => 'w',
                    (true, false) => 'b',
                }),
                handicap: game.handicap,
                is_by_default: game.is_by_default,
            },
            Did::Bye => unplayed(general.bye[place]),
            Did::Absent => unplayed(general.absent[place]),
            Did::Unpaired => unplayed(Halves(0)),
        })
    }
}

fn unplayed(points: Halves) -> Result {
    Result { opponent: 0, sign: sign(points), color: None, handicap: 0, is_by_default: false }
}

fn sign(points: Halves) -> char {
    match points.0 {
        ..=0 => '-',
        1 => '=',
        _ => '+',
    }
}

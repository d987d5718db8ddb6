//! Lists of results as federations take them, and files of other programs.

mod egf;
mod ffg;
pub(crate) mod macmahon;
mod read;

pub use egf::egf;
pub use ffg::ffg;
pub use read::{Federation, ListFault, ListWhy, read_list};

use crate::history::{Did, History};
use crate::standings::Row;
use crate::{Halves, PlayerId, Standings};

/// The results of the players, with the places in the list in place of names.
struct Results<'h> {
    history: &'h History<'h>,
    /// The number of each player's row, from 1.
    rows: Vec<usize>,
}

/// What stands in a list for a player and a round.
struct Result {
    /// The row of the opponent; 0 without a game.
    opponent: usize,
    /// `+`, `-`, `=`, or `?` without a result.
    sign: char,
    /// The colour, if there was a game: `w`, `b`, or `?` where it is not settled.
    color: Option<char>,
    handicap: u32,
    is_by_default: bool,
}

impl<'h> Results<'h> {
    fn of(history: &'h History<'h>, standings: &Standings) -> Results<'h> {
        let mut rows = vec![0; history.tournament().players.len()];
        for (at, Row { player, .. }) in standings.rows.iter().enumerate() {
            rows[player.0] = at + 1;
        }
        Results { history, rows }
    }

    fn of_player(&self, id: PlayerId) -> impl Iterator<Item = Result> + '_ {
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

/// The letters of a text that Latin-9 has; `?` stands for the others. Both lists are in it.
fn latin_9(text: &str) -> Vec<u8> {
    let byte = |c: char| match c {
        '€' => 0xa4,
        'Š' => 0xa6,
        'š' => 0xa8,
        'Ž' => 0xb4,
        'ž' => 0xb8,
        'Œ' => 0xbc,
        'œ' => 0xbd,
        'Ÿ' => 0xbe,
        '¤' | '¦' | '¨' | '´' | '¸' | '¼' | '½' | '¾' => b'?',
        c => u8::try_from(u32::from(c)).unwrap_or(b'?'),
    };
    text.chars().map(byte).collect()
}

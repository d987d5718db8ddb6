//! What a tournament would change in the European ratings. The federation's own numbers count.

use crate::history::{Did, History, Meeting};
use crate::{Halves, PlayerId};
use tengen_rating::gor::{self, Class};
use tengen_rating::{Points, Score};

/// What a tournament changes for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rated {
    /// The player.
    pub player: PlayerId,
    /// The rating before the first round.
    pub before: Points,
    /// The rating after the last one.
    pub after: Points,
    /// How many games count.
    pub games: usize,
}

/// The ratings of all players. All games count with the ratings from before the first round. A game
/// that was decided without play does not count.
///
/// ```
/// use tengen_rating::gor::Class;
/// use tengen_tournament::{History, opengotha, ratings};
///
/// let tournament = opengotha::read(include_str!("../tests/data/small.xml"))?;
/// let rated = ratings(&History::of(&tournament, 2), Class::A);
/// assert_eq!((rated[0].games, rated[0].after > rated[0].before), (2, true));
/// # Ok::<(), tengen_tournament::opengotha::Fault>(())
/// ```
pub fn ratings(history: &History<'_>, class: Class) -> Vec<Rated> {
    let tournament = history.tournament();
    let rating = |id: PlayerId| Points::new(tournament.player(id).rating);
    let of = |player: PlayerId| {
        let before = rating(player).clamp(gor::LOWEST, gor::HIGHEST);
        let counts = |game: &Meeting| game.has_result && !game.is_by_default;
        let games = history.of_player(player).filter_map(|did| match did {
            Did::Played(game) => Some(game),
            _ => None,
        });
        let games: Vec<Meeting> = games.filter(counts).collect();
        let changes = games.iter().map(|game| {
            let ahead = gor::handicap(u8::try_from(game.handicap).unwrap_or(u8::MAX));
            let ahead = if game.is_white { -ahead } else { ahead };
            let score = match game.points {
                Halves(0) => Score::Lost,
                Halves(1) => Score::Drawn,
                _ => Score::Won,
            };
            let change = gor::change(before, rating(game.opponent), ahead, score, class);
            change.after - before
        });
        let after = changes.fold(before, |sum, change| sum + change);
        let after = after.clamp(gor::LOWEST, gor::HIGHEST);
        Rated { player, before, after, games: games.len() }
    };
    tournament.ids().map(of).collect()
}

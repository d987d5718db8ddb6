//! What the players did in each round, and their scores after it.

use crate::{Game, Halves, Outcome, PlayerId, Round, Tournament};

/// What a player did in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Did {
    /// They played.
    Played(Meeting),
    /// They had a bye.
    Bye,
    /// They did not take part.
    Absent,
    /// They took part, and have neither a game nor a bye.
    Unpaired,
}

/// A game as one of its players sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The other player.
    pub opponent: PlayerId,
    /// Whether the player had White.
    pub is_white: bool,
    /// Whether the colours are settled.
    pub has_colors: bool,
    /// The handicap that Black had.
    pub handicap: u32,
    /// The player's points.
    pub points: Halves,
    /// Whether there is a result.
    pub has_result: bool,
    /// Whether it was decided without play.
    pub is_by_default: bool,
}

impl Meeting {
    fn of(game: &Game, is_white: bool) -> Meeting {
        let [white, black] = game.outcome.points();
        Meeting {
            opponent: if is_white { game.black } else { game.white },
            is_white,
            has_colors: game.has_colors,
            handicap: game.handicap,
            points: if is_white { white } else { black },
            has_result: game.outcome != Outcome::Open,
            is_by_default: game.is_by_default,
        }
    }

    /// The handicap that the player gave: negative if they took it.
    pub fn given(self) -> i32 {
        let handicap = self.handicap as i32;
        if self.is_white { handicap } else { -handicap }
    }

    /// Whether it is a win.
    pub fn is_won(self) -> bool {
        self.points == Halves(2)
    }
}

/// The first rounds of a tournament.
#[derive(Clone, Debug)]
pub struct History<'t> {
    tournament: &'t Tournament,
    /// By rounds and players.
    did: Vec<Vec<Did>>,
    /// The scores before the first round and after each, by players.
    scores: Vec<Vec<Scores>>,
}

/// The scores of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scores {
    /// Points won.
    pub wins: Halves,
    /// The McMahon score: the score at the start and the points won.
    pub mcmahon: Halves,
    /// Each result counts twice as much as all before it.
    pub cup: i64,
}

impl<'t> History<'t> {
    /// The first `rounds` of a tournament.
    pub fn of(tournament: &'t Tournament, rounds: usize) -> History<'t> {
        let mut did: Vec<Vec<Did>> =
            (0..rounds).map(|round| without_games(tournament, Round(round))).collect();
        for game in tournament.games.iter().filter(|game| game.round.0 < rounds) {
            let round = &mut did[game.round.0];
            round[game.white.0] = Did::Played(Meeting::of(game, true));
            round[game.black.0] = Did::Played(Meeting::of(game, false));
        }
        let mut history = History { tournament, did, scores: Vec::new() };
        history.scores = (0..=rounds)
            .map(|after| history.tournament.ids().map(|id| history.score(id, after)).collect())
            .collect();
        history
    }

    /// The tournament.
    pub fn tournament(&self) -> &'t Tournament {
        self.tournament
    }

    /// How many rounds these are.
    pub fn rounds(&self) -> usize {
        self.did.len()
    }

    /// What a player did, round by round.
    pub fn of_player(&self, id: PlayerId) -> impl DoubleEndedIterator<Item = Did> + '_ {
        self.did.iter().map(move |round| round[id.0])
    }

    /// What a player did in a round.
    pub fn did(&self, id: PlayerId, round: Round) -> Did {
        self.did[round.0][id.0]
    }

    /// The scores of a player after the first `rounds`.
    pub fn after(&self, rounds: usize, id: PlayerId) -> Scores {
        self.scores[rounds][id.0]
    }

    /// The scores of a player after all these rounds.
    pub fn now(&self, id: PlayerId) -> Scores {
        self.after(self.rounds(), id)
    }

    /// Whether two have met.
    pub fn have_met(&self, one: PlayerId, other: PlayerId) -> bool {
        self.of_player(one).any(|did| matches!(did, Did::Played(game) if game.opponent == other))
    }

    /// How many byes a player has had.
    pub fn byes(&self, id: PlayerId) -> usize {
        self.of_player(id).filter(|did| *did == Did::Bye).count()
    }

    /// How many more even games a player had with White than with Black.
    pub fn balance(&self, id: PlayerId) -> i32 {
        let played = self.of_player(id).filter_map(|did| match did {
            Did::Played(game) if game.handicap == 0 && game.has_colors => Some(game.is_white),
            _ => None,
        });
        played.map(|is_white| if is_white { 1 } else { -1 }).sum()
    }

    fn score(&self, id: PlayerId, rounds: usize) -> Scores {
        let general = &self.tournament.settings.general;
        let mut played = Halves(0);
        let mut cup = 0;
        // Wins, and the McMahon score.
        let mut unplayed = [Halves(0); 2];
        for did in self.of_player(id).take(rounds) {
            let points = match did {
                Did::Played(game) => {
                    played += game.points;
                    cup = 2 * cup + i64::from(game.points.0);
                    continue;
                }
                Did::Bye => general.bye,
                Did::Absent => general.absent,
                Did::Unpaired => [Halves(0); 2],
            };
            cup = 2 * cup + i64::from(points[0].0);
            for (sum, points) in unplayed.iter_mut().zip(points) {
                *sum += points;
            }
        }
        let [wins, mcmahon] = unplayed.map(|sum| match general.rounds_down {
            true => Halves::whole(sum.floor()) + played,
            false => sum + played,
        });
        Scores { wins, mcmahon: self.tournament.start(id) + mcmahon, cup }
    }
}

/// What the players did who have no game in a round.
fn without_games(tournament: &Tournament, round: Round) -> Vec<Did> {
    let did = tournament.players.iter().map(|player| {
        let takes_part = player.takes_part.get(round.0).copied().unwrap_or(false);
        if takes_part { Did::Unpaired } else { Did::Absent }
    });
    let mut did: Vec<Did> = did.collect();
    for (_, id) in tournament.byes.iter().filter(|(of, _)| *of == round) {
        did[id.0] = Did::Bye;
    }
    did
}

impl Tournament {
    /// The McMahon score with which a player begins.
    pub fn start(&self, id: PlayerId) -> Halves {
        let (general, player) = (&self.settings.general, self.player(id));
        let rank = player.rank.clamp(general.floor, general.bar.max(general.floor));
        Halves::whole(rank.number() - general.zero.number() + player.correction)
    }

    /// The category of a player: 0 is the strongest.
    pub fn category(&self, id: PlayerId) -> usize {
        let general = &self.settings.general;
        let limits = general.category_limits.iter().take(general.categories.saturating_sub(1));
        limits.filter(|limit| self.player(id).rank < **limit).count()
    }
}

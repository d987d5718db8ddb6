//! `tengen sgf stats`: a collection in numbers.

use super::columns::columns;
use super::{StatsArguments, info, json};
use crate::Failure;
use crate::records::each;
use crate::records::remarks::printable;
use crate::speech::{fixed, language, say};
use serde::Serialize;
use std::collections::{BTreeMap, HashMap};
use std::io::Write;
use tengen_record::size_of;
use tengen_sgf::tools::same::opening;
use tengen_sgf::{Color, GameInfo, GameResult, TreeGame, WinBy};

/// Results of games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
struct Results {
    black: usize,
    white: usize,
    draw: usize,
    void: usize,
    unknown: usize,
}

impl Results {
    fn add(&mut self, result: Option<GameResult>) {
        *match result {
            Some(GameResult::Win { winner: Color::Black, .. }) => &mut self.black,
            Some(GameResult::Win { winner: Color::White, .. }) => &mut self.white,
            Some(GameResult::Draw) => &mut self.draw,
            Some(GameResult::Void) => &mut self.void,
            Some(GameResult::Unknown) | None => &mut self.unknown,
        } += 1;
    }

    fn all(&self) -> usize {
        self.black + self.white + self.draw + self.void + self.unknown
    }

    /// Black's share of the games won by either.
    fn black_share(&self) -> Option<f64> {
        let won = self.black + self.white;
        (won > 0).then(|| self.black as f64 / won as f64)
    }
}

/// How games were won.
#[derive(Debug, Default, Serialize)]
struct Manners {
    score: usize,
    resignation: usize,
    time: usize,
    forfeit: usize,
    unstated: usize,
}

#[derive(Debug, Serialize)]
struct Lengths {
    shortest: usize,
    median: usize,
    mean: f64,
    longest: usize,
}

impl Lengths {
    fn of(mut moves: Vec<usize>) -> Option<Lengths> {
        moves.sort_unstable();
        let (shortest, longest) = (*moves.first()?, *moves.last()?);
        let mean = moves.iter().sum::<usize>() as f64 / moves.len() as f64;
        Some(Lengths { shortest, median: moves[moves.len() / 2], mean, longest })
    }
}

#[derive(Debug, Serialize)]
struct Opening {
    size: String,
    moves: Vec<String>,
    games: usize,
    results: Results,
}

#[derive(Debug, Default, Serialize)]
struct PlayerResults {
    name: String,
    games: usize,
    won: usize,
    lost: usize,
}

#[derive(Debug, Serialize)]
struct Stats {
    games: usize,
    results: Results,
    manners: Manners,
    moves: Option<Lengths>,
    sizes: BTreeMap<String, usize>,
    openings: Vec<Opening>,
    players: Vec<PlayerResults>,
}

/// Numbers in the making.
#[derive(Default)]
struct Counts {
    results: Results,
    manners: Manners,
    moves: Vec<usize>,
    sizes: BTreeMap<String, usize>,
    openings: HashMap<(String, Vec<String>), Results>,
    players: HashMap<String, PlayerResults>,
}

impl Counts {
    fn add(&mut self, game: &TreeGame<'_>, opened: usize) {
        let (info, _) = game.info();
        self.results.add(info.result);
        if let Some(GameResult::Win { by, .. }) = info.result {
            *match by {
                WinBy::Score(_) | WinBy::Fraction { .. } => &mut self.manners.score,
                WinBy::Resignation => &mut self.manners.resignation,
                WinBy::Time => &mut self.manners.time,
                WinBy::Forfeit => &mut self.manners.forfeit,
                WinBy::Unstated => &mut self.manners.unstated,
            } += 1;
        }
        self.moves.push(info::moves(game));
        *self.sizes.entry(info.size.to_string()).or_default() += 1;
        if let Some(moves) = opening(game.first(), opened) {
            let size = size_of(&info);
            let name = |point: Option<tengen_sgf::Point>| {
                let point = point.and_then(|p| size.point(p.column.into(), p.row.into()));
                point.map_or_else(|| "pass".to_owned(), |point| size.name(point))
            };
            let moves = moves.into_iter().map(name).collect();
            self.openings.entry((info.size.to_string(), moves)).or_default().add(info.result);
        }
        self.player(&info, Color::Black);
        self.player(&info, Color::White);
    }

    fn player(&mut self, info: &GameInfo, color: Color) {
        let player = if color == Color::Black { &info.black } else { &info.white };
        let Some(name) = &player.name else { return };
        let entry = self.players.entry(name.trim().to_owned()).or_default();
        entry.games += 1;
        if let Some(GameResult::Win { winner, .. }) = info.result {
            *if winner == color { &mut entry.won } else { &mut entry.lost } += 1;
        }
    }

    fn finish(self, top: usize) -> Stats {
        let openings = self.openings.into_iter().map(|((size, moves), results)| Opening {
            size,
            moves,
            games: results.all(),
            results,
        });
        let mut openings: Vec<Opening> = openings.collect();
        openings.sort_by(|a, b| {
            b.games.cmp(&a.games).then_with(|| (&a.size, &a.moves).cmp(&(&b.size, &b.moves)))
        });
        openings.truncate(top);
        let players = self.players.into_iter();
        let mut players: Vec<PlayerResults> =
            players.map(|(name, player)| PlayerResults { name, ..player }).collect();
        players.sort_by(|a, b| b.games.cmp(&a.games).then_with(|| a.name.cmp(&b.name)));
        players.truncate(top);
        Stats {
            games: self.results.all(),
            results: self.results,
            manners: self.manners,
            moves: Lengths::of(self.moves),
            sizes: self.sizes,
            openings,
            players,
        }
    }
}

/// Counts all games.
pub(super) fn run(arguments: &StatsArguments) -> Result<(), Failure> {
    let mut counts = Counts::default();
    let result = each(&arguments.inputs, |_, _, parsed| {
        for (_, root) in arguments.inputs.games(&parsed)? {
            root.games().iter().for_each(|game| counts.add(game, arguments.moves));
        }
        Ok(())
    });
    let stats = counts.finish(arguments.top);
    if stats.games == 0 {
        return result;
    }
    let text = if arguments.json { json(&stats) + "\n" } else { in_words(&stats) };
    std::io::stdout().write_all(text.as_bytes())?;
    result
}

fn percent(share: f64) -> String {
    let number = fixed(100.0 * share, 1, language());
    say("stats-percent", &[("number", (&number).into())])
}

fn in_words(stats: &Stats) -> String {
    let Results { black, white, draw, void, unknown } = stats.results;
    let values = [
        ("games", stats.games.into()),
        ("black", black.into()),
        ("white", white.into()),
        ("draw", draw.into()),
        ("void", void.into()),
        ("unknown", unknown.into()),
    ];
    let mut text = say("stats-results", &values) + "\n";
    let Manners { score, resignation, time, forfeit, unstated } = stats.manners;
    let values = [
        ("score", score.into()),
        ("resignation", resignation.into()),
        ("time", time.into()),
        ("forfeit", forfeit.into()),
        ("unstated", unstated.into()),
    ];
    text += &(say("stats-manners", &values) + "\n");
    if let Some(Lengths { shortest, median, mean, longest }) = stats.moves {
        let mean = fixed(mean, 1, language());
        let values = [
            ("shortest", shortest.into()),
            ("median", median.into()),
            ("mean", (&mean).into()),
            ("longest", longest.into()),
        ];
        text += &(say("stats-moves", &values) + "\n");
    }
    let sizes =
        stats.sizes.iter().map(|(size, games)| format!("{} ({games})", size.replace(':', "×")));
    let sizes = sizes.collect::<Vec<_>>().join(", ");
    text += &(say("stats-sizes", &[("sizes", (&sizes).into())]) + "\n");
    if !stats.openings.is_empty() {
        let head =
            ["opening", "size", "games", "black"].map(|name| say(&format!("stats-{name}"), &[]));
        let rows = stats.openings.iter().map(|opening| {
            let share = opening.results.black_share().map(percent);
            let (moves, games) = (opening.moves.join(" "), opening.games.to_string());
            vec![moves, opening.size.clone(), games, share.unwrap_or_default()]
        });
        let rows: Vec<Vec<String>> = std::iter::once(head.to_vec()).chain(rows).collect();
        text += &format!("\n{}", columns(&rows, 24));
    }
    if !stats.players.is_empty() {
        let head =
            ["player", "games", "won", "lost"].map(|name| say(&format!("stats-{name}"), &[]));
        let rows = stats.players.iter().map(|player| {
            let numbers = [player.games, player.won, player.lost].map(|number| number.to_string());
            let name = std::iter::once(printable(&player.name));
            name.chain(numbers).collect()
        });
        let rows: Vec<Vec<String>> = std::iter::once(head.to_vec()).chain(rows).collect();
        text += &format!("\n{}", columns(&rows, 24));
    }
    text
}

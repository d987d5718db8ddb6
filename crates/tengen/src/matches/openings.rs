//! The beginnings of games.

use super::arguments::MatchArguments;
use crate::Failure;
use crate::records;
use crate::speech::say;
use crate::wrong;
use std::collections::HashSet;
use std::path::PathBuf;
use tengen_random::Random;
use tengen_record::Recorded;
use tengen_rules::{Color, Event, Game, GameSetup, Handicap, Line, Phase, Point, Size};

/// How many moves a random opening has if the arguments do not say.
const PLIES: usize = 4;
/// How many tries to find a random opening that is not there yet.
const TRIES: usize = 1000;

/// The source of openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// This many random ones.
    Random(usize),
    /// A record, or a folder of records.
    Records(PathBuf),
}

impl Source {
    /// A number, or else a path. (Clap wants a `Result`.)
    pub(crate) fn parse(text: &str) -> Result<Source, String> {
        Ok(text.parse().map_or_else(|_| Source::Records(text.into()), Source::Random))
    }
}

/// The openings of a match, each a game that has only begun: those of the records, or the number of
/// random ones asked for. Without either, there is one random opening for each pair of games.
pub(crate) fn all(arguments: &MatchArguments, empty: &GameSetup) -> Result<Vec<Game>, Failure> {
    let records: Vec<PathBuf> = arguments
        .openings
        .iter()
        .filter_map(|source| match source {
            Source::Records(path) => Some(path.clone()),
            Source::Random(_) => None,
        })
        .collect();
    if !records.is_empty() {
        if records.len() < arguments.openings.len() {
            return Err(Failure::Usage(say("match-openings-both", &[])));
        }
        return of_records(&records, arguments.encoding.encoding, arguments.plies, empty);
    }
    let number = match arguments.openings.as_slice() {
        [] => arguments.games / 2,
        [Source::Random(number)] => *number,
        _ => return Err(Failure::Usage(say("match-openings-one", &[]))),
    };
    let cannot = |why: &str| Failure::Usage(say("match-cannot-begin", &[("why", why.into())]));
    let start = Game::new(empty.clone());
    let start = start.map_err(|error| cannot(&wrong::start(&error, empty.size)))?;
    if number == 0 {
        return Ok(vec![start]);
    }
    let plies = arguments.plies.unwrap_or(PLIES);
    let (mut openings, mut seen) = (Vec::new(), HashSet::new());
    let mut random = Random::new(arguments.seed);
    // They are drawn one after the other, so that a longer match begins like a shorter one.
    while openings.len() < number {
        let drawn = (0..TRIES).find_map(|_| {
            let game = at_random(&start, plies, &mut random)?;
            seen.insert(moves(&game)).then_some(game)
        });
        let few = || {
            let have = openings.len();
            cannot(&say("match-openings-few", &[("have", have.into()), ("plies", plies.into())]))
        };
        let game = drawn.ok_or_else(few)?;
        openings.push(game);
    }
    Ok(openings)
}

fn moves(game: &Game) -> Vec<Option<Point>> {
    game.moves().iter().map(|made| made.point).collect()
}

/// A game with `plies` more moves, away from the edge and from other stones where there is room.
/// `None` if there was no room at all.
fn at_random(start: &Game, plies: usize, random: &mut Random) -> Option<Game> {
    let mut game = start.clone();
    for _ in 0..plies {
        let color = game.to_move()?;
        let points = candidates(game.line(), color);
        let point = *points.get(random.below(points.len()))?;
        game.apply(Event::Play { color, point }).ok()?;
    }
    (*game.phase() == Phase::Play).then_some(game)
}

fn candidates(line: &Line, color: Color) -> Vec<Point> {
    let size = line.board().size();
    let legal = |p: &Point| line.check(color, *p).is_ok();
    let good = |p: &Point| from_edge(size, *p) >= 3 && stands_free(line, *p) && legal(p);
    let points: Vec<Point> = size.points().filter(good).collect();
    if points.is_empty() { size.points().filter(legal).collect() } else { points }
}

/// The line of a point, counted from the nearest edge, from 1.
fn from_edge(size: Size, point: Point) -> usize {
    let near = |place: usize, length: usize| (place + 1).min(length - place);
    near(size.column(point), size.width()).min(near(size.row(point), size.height()))
}

/// Whether the point and its neighbours along the lines have no stone.
fn stands_free(line: &Line, point: Point) -> bool {
    let (board, size) = (line.board(), line.board().size());
    let mut near = [point].into_iter().chain(size.neighbours(point)).chain(size.diagonals(point));
    near.all(|p| board.is_empty(p))
}

/// The beginnings of all games in these records.
fn of_records(
    paths: &[PathBuf],
    encoding: Option<records::Label>,
    plies: Option<usize>,
    empty: &GameSetup,
) -> Result<Vec<Game>, Failure> {
    let found = records::find(paths, encoding);
    if let Some(trouble) = found.troubles.into_iter().next() {
        return Err(Failure::Trouble(trouble));
    }
    let mut openings = Vec::new();
    for path in &found.files {
        let parsed = records::read(path, encoding)?;
        for (number, root) in (1..).zip(parsed.collection.roots()) {
            records::tell_stated_game(path, root);
            let opening = of_record(root, plies, empty).map_err(|why| {
                let path = path.display().to_string();
                let values =
                    [("file", (&path).into()), ("number", number.into()), ("why", (&why).into())];
                Failure::Trouble(say("match-no-opening", &values))
            })?;
            openings.push(opening);
        }
    }
    Ok(openings)
}

/// The beginning of a record under the rules and komi of the match.
fn of_record(
    root: tengen_sgf::Node<'_>,
    plies: Option<usize>,
    empty: &GameSetup,
) -> Result<Game, String> {
    records::is_go(root)?;
    let Recorded { setup: recorded, mut events, .. } =
        tengen_record::read(root, Some(&empty.rules)).map_err(|why| wrong::no_game(&why))?;
    if recorded.size != empty.size {
        let [its, ours] = [recorded.size, empty.size].map(|size| size.to_string());
        return Err(say("match-other-size", &[("its", (&its).into()), ("ours", (&ours).into())]));
    }
    let has_stones = recorded.handicap != Handicap::None || !recorded.stones.is_empty();
    if empty.handicap != Handicap::None && has_stones {
        return Err(say("match-own-stones", &[]));
    }
    let placed = match recorded.handicap {
        Handicap::Free(stones) => usize::from(stones),
        Handicap::None | Handicap::Fixed(_) => 0,
    };
    events.truncate(plies.map_or(events.len(), |plies| placed + plies));
    let handicap = if has_stones { recorded.handicap } else { empty.handicap };
    let GameSetup { stones, to_move, .. } = recorded;
    let setup = GameSetup { handicap, stones, to_move, ..empty.clone() };
    let game = Game::replay(setup, events).map_err(|error| wrong::replay(&error, empty.size))?;
    match game.phase() {
        Phase::Play => Ok(game),
        _ => Err(say("match-nothing-left", &[])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::{Arguments, Command};
    use clap::Parser;
    use tengen_rules::presets;

    fn openings(options: &str, lines: usize) -> Result<Vec<Game>, Failure> {
        let words = ["tengen", "match", "a", "b"].into_iter().chain(options.split_whitespace());
        let Some(Command::Match(arguments)) = Arguments::parse_from(words).command else {
            panic!("a match was asked for");
        };
        let size = Size::square(lines).unwrap();
        all(&arguments, &GameSetup::new(size, presets::CHINESE.clone(), Handicap::None))
    }

    fn all_moves(options: &str, lines: usize) -> Vec<Vec<Option<Point>>> {
        openings(options, lines).unwrap().iter().map(moves).collect()
    }

    #[test]
    fn random_openings_depend_on_the_seed_alone_and_go_on_as_they_began() {
        let ten = all_moves("--games 20", 9);
        assert_eq!((ten.len(), all_moves("--games 20 --seed 1", 9)), (10, ten.clone()));
        assert_eq!(all_moves("--games 200", 9)[..10], ten);
        assert_ne!(all_moves("--games 20 --seed 2", 9), ten);
        assert_eq!(all_moves("--openings 3 --games 20", 9), ten[..3]);
        let different: HashSet<_> = all_moves("--games 200", 9).into_iter().collect();
        assert_eq!(different.len(), 100);
    }

    #[test]
    fn random_stones_keep_away_from_the_edge_and_each_other() {
        for game in openings("--games 100 --plies 6", 19).unwrap() {
            let size = game.setup().size;
            assert_eq!(game.moves().len(), 6);
            for point in game.moves().iter().filter_map(|made| made.point) {
                assert!(from_edge(size, point) >= 3);
                assert!(size.neighbours(point).all(|p| game.board().is_empty(p)));
            }
        }
    }

    #[test]
    fn small_boards_have_openings_too_but_not_many() {
        assert_eq!(all_moves("--openings 5 --plies 1 --games 20", 3).len(), 1 + 4);
        let few = openings("--games 200 --plies 1", 3).unwrap_err().to_string();
        assert!(few.contains("only 9 random openings were found; length in moves: 1."), "{few}");
        assert_eq!(all_moves("--openings 0", 9), [[]; 1]);
        assert!(openings("--openings 2 --openings 3", 9).is_err());
        assert!(openings("--openings 2 --openings x.sgf", 9).is_err());
        assert!(openings("--openings nowhere.sgf", 9).is_err());
    }

    #[test]
    fn records_are_openings() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("two.sgf");
        let text = "(;SZ[9];B[cc];W[gg];B[gc])(;SZ[9]AB[gc][cg]HA[2];W[cc])";
        std::fs::write(&path, text).unwrap();
        let games = |more: &str| openings(&format!("--openings {} {more}", path.display()), 9);
        let number = |game: &Game| (game.board().stones(Color::Black), game.moves().len());
        let counts = |more| games(more).unwrap().iter().map(number).collect::<Vec<_>>();
        assert_eq!(counts(""), [(2, 3), (2, 1)]);
        assert_eq!(counts("--plies 1"), [(1, 1), (2, 1)]);
        assert_eq!(games("").unwrap()[1].setup().handicap, Handicap::Fixed(2));
        std::fs::write(&path, "(;SZ[13])").unwrap();
        let wrong = games("").unwrap_err().to_string();
        assert!(
            wrong.ends_with("game 1, is no opening here: it is on 13×13, and the match on 9×9"),
            "{wrong}"
        );
        std::fs::write(&path, "(;GM[4]SZ[9];B[ee];W[dd])").unwrap();
        assert!(games("").unwrap_err().to_string().contains("another game than Go (GM[4])"));
        std::fs::write(&path, "(;SZ[9];B[];W[])").unwrap();
        assert!(games("").unwrap_err().to_string().contains("nothing is left to play"));
        assert_eq!(games("--plies 1").unwrap().len(), 1);
    }
}

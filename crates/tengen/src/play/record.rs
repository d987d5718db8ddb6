//! The game as a record in a file, and back.

use crate::Failure;
use std::path::Path;
use tengen_clock::TimeSystem;
use tengen_rules::{
    Color, Ended, Event, Game, GameSetup, Handicap, Move, Outcome, Owner, Phase, Point, PointSet,
    Ruleset, Score, Size, Win, fixed_handicap, presets,
};
use tengen_sgf::{GameRecord, GameResult, RecordedMove, Step, WinBy};

/// The record of a game as the bytes of a file.
pub(crate) fn bytes(
    game: &Game,
    system: &TimeSystem,
    names: [String; 2],
) -> Result<Vec<u8>, String> {
    let setup = game.setup();
    let size = setup.size;
    let mut record = GameRecord::default();
    let sides = (size.width() as u8, size.height() as u8);
    record.info.size = tengen_sgf::Size::new(sides.0, sides.1).unwrap_or_default();
    let [black, white] = names;
    record.info.black.name = Some(black);
    record.info.white.name = Some(white);
    record.info.rules = Some(setup.rules.name.clone().into_owned());
    record.info.komi = Some(setup.komi.to_halves());
    let stones = u32::try_from(setup.handicap.stones()).ok();
    record.info.handicap = stones.filter(|stones| *stones > 0);
    let time = system.to_sgf();
    (record.info.main_time, record.info.overtime) = (time.main, time.overtime);
    record.info.application = Some(concat!("Tengen:", env!("CARGO_PKG_VERSION")).to_owned());
    record.info.result = game.outcome().map(result);
    let (placed, moves) = placed_and_moves(game);
    let start = |color| size.points().filter(move |p| game.start().get(*p) == Some(color));
    let placed = placed.iter().filter_map(|made| made.point);
    record.black_setup = start(Color::Black).chain(placed).map(|p| sgf_point(size, p)).collect();
    record.white_setup = start(Color::White).map(|p| sgf_point(size, p)).collect();
    if !(record.black_setup.is_empty() && record.white_setup.is_empty()) {
        let usual = if setup.handicap == Handicap::None { Color::Black } else { Color::White };
        record.first_player = Some(sgf_color(setup.to_move.unwrap_or(usual)));
    }
    record.moves = moves
        .iter()
        .map(|m| RecordedMove::new(sgf_color(m.color), m.point.map(|p| sgf_point(size, p))))
        .collect();
    [record.black_territory, record.white_territory] = territory(game);
    record.to_bytes().map_err(|e| e.to_string())
}

/// The empty points and dead stones that Black and White own, once the game has been counted.
fn territory(game: &Game) -> [Vec<tengen_sgf::Point>; 2] {
    let Phase::Ended(Ended { counted: true, settlement, .. }) = game.phase() else {
        return [Vec::new(), Vec::new()];
    };
    let (size, count) = (game.setup().size, game.count(settlement));
    Color::BOTH.map(|color| {
        let owned = |p: &Point| count.owner.get(p.index()) == Some(&Owner::Of(color));
        let free = |p: &Point| game.board().is_empty(*p) || settlement.dead.contains(*p);
        size.points().filter(owned).filter(free).map(|p| sgf_point(size, p)).collect()
    })
}

/// The free handicap stones, which a record has as set-up, and the moves after them.
fn placed_and_moves(game: &Game) -> (&[Move], &[Move]) {
    let free = match game.setup().handicap {
        Handicap::Free(stones) => usize::from(stones),
        Handicap::None | Handicap::Fixed(_) => 0,
    };
    game.moves().split_at(free.min(game.moves().len()))
}

fn result(outcome: Outcome) -> GameResult {
    let Outcome::Win { winner, by } = outcome else {
        return if outcome == Outcome::Draw { GameResult::Draw } else { GameResult::Void };
    };
    let by = match by {
        Win::Score(margin) => WinBy::Score(margin.to_halves().unsigned_abs()),
        Win::Resignation => WinBy::Resignation,
        Win::Time => WinBy::Time,
        Win::Forfeit => WinBy::Forfeit,
    };
    GameResult::Win { winner: sgf_color(winner), by }
}

fn sgf_color(color: Color) -> tengen_sgf::Color {
    match color {
        Color::Black => tengen_sgf::Color::Black,
        Color::White => tengen_sgf::Color::White,
    }
}

fn sgf_point(size: Size, point: Point) -> tengen_sgf::Point {
    tengen_sgf::Point { column: size.column(point) as u8, row: size.row(point) as u8 }
}

fn own_color(color: tengen_sgf::Color) -> Color {
    match color {
        tengen_sgf::Color::Black => Color::Black,
        tengen_sgf::Color::White => Color::White,
    }
}

/// The game in a file; rules and komi are as given where the record does not say.
pub(crate) fn load(file: &Path, rules: &Ruleset, komi: Option<Score>) -> Result<Game, Failure> {
    let bad = |why: String| {
        Failure::Trouble(format!("the game in {} cannot be gone on with: {why}", file.display()))
    };
    let bytes = std::fs::read(file).map_err(|e| bad(e.to_string()))?;
    read(&bytes, rules, komi).map_err(bad)
}

fn read(bytes: &[u8], rules: &Ruleset, komi: Option<Score>) -> Result<Game, String> {
    let parsed = tengen_sgf::parse(bytes);
    let root = parsed.collection.roots().next().ok_or("there is no game in it")?;
    let (info, _) = root.game_info();
    let (columns, rows) = (usize::from(info.size.columns()), usize::from(info.size.rows()));
    let size = crate::options::size(&format!("{columns}x{rows}"))?;
    let named = info.rules.as_deref().and_then(presets::find);
    let mut setup = GameSetup::new(size, named.unwrap_or(rules).clone(), Handicap::None);
    let limit = -Score::LIMIT * 2..=Score::LIMIT * 2;
    let recorded = info.komi.filter(|komi| limit.contains(komi)).map(Score::halves);
    setup.komi = komi.or(recorded).unwrap_or(setup.komi);
    let mut stones: Vec<(Color, Point)> = Vec::new();
    let mut moves: Vec<Event> = Vec::new();
    let point_of = |p: tengen_sgf::Point| {
        let found = size.point(p.column.into(), p.row.into());
        found.ok_or_else(|| format!("{p} is not on the board"))
    };
    for (_, step) in root.main_line() {
        match step.map_err(|diagnostic| diagnostic.to_string())? {
            Step::Setup { stone: Some(color), points } if moves.is_empty() => {
                for point in points {
                    stones.push((own_color(color), point_of(point)?));
                }
            }
            Step::Setup { .. } => return Err("stones are set up in mid-game".to_owned()),
            Step::ToPlay(color) if moves.is_empty() => setup.to_move = Some(own_color(color)),
            Step::ToPlay(_) => return Err("the turn is given away in mid-game".to_owned()),
            Step::Move { color, point } => {
                let color = own_color(color);
                moves.push(match point.map(point_of).transpose()? {
                    Some(point) => Event::Play { color, point },
                    None => Event::Pass { color },
                });
            }
        }
    }
    let placed = take_handicap(&mut setup, stones, info.handicap);
    Game::replay(setup, placed.into_iter().chain(moves)).map_err(|e| e.to_string())
}

/// Makes the stones of a record a handicap if it calls them one, else a position set up.
/// Returns the events that place free stones.
fn take_handicap(
    setup: &mut GameSetup,
    stones: Vec<(Color, Point)>,
    declared: Option<u32>,
) -> Vec<Event> {
    let is_handicap = stones.len() >= 2
        && stones.iter().all(|(color, _)| *color == Color::Black)
        && declared.is_some_and(|n| n as usize == stones.len());
    let Some(number) = u8::try_from(stones.len()).ok().filter(|_| is_handicap) else {
        setup.stones = stones;
        return Vec::new();
    };
    let points = PointSet::of(setup.size, stones.iter().map(|(_, p)| *p));
    let fixed = fixed_handicap(setup.size, stones.len()).unwrap_or_default();
    if PointSet::of(setup.size, fixed) == points {
        setup.handicap = Handicap::Fixed(number);
        return Vec::new();
    }
    setup.handicap = Handicap::Free(number);
    stones.into_iter().map(|(color, point)| Event::Play { color, point }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(handicap: Handicap, moves: &[&str]) -> Game {
        let size = Size::new(9, 7).unwrap();
        let mut game = Game::new(GameSetup::new(size, presets::BGA.clone(), handicap)).unwrap();
        for name in moves {
            let color = game.to_move().unwrap();
            let event = match size.parse(name) {
                Some(point) => Event::Play { color, point },
                None => Event::Pass { color },
            };
            game.apply(event).unwrap();
        }
        game
    }

    #[test]
    fn what_is_saved_can_be_gone_on_with() {
        for game in [
            game(Handicap::None, &["E5", "pass", "A1"]),
            game(Handicap::Fixed(3), &["E4"]),
            game(Handicap::Free(3), &["E5", "D4", "A1", "B1", "pass"]),
            game(Handicap::None, &["pass", "pass"]),
        ] {
            let names = ["Anna".to_owned(), "Bert".to_owned()];
            let saved = bytes(&game, &TimeSystem::None, names).unwrap();
            let again = read(&saved, &presets::JAPANESE, None).unwrap();
            assert_eq!(again.setup().rules, game.setup().rules);
            assert_eq!(again.setup().komi, game.setup().komi);
            assert_eq!(again.setup().handicap, game.setup().handicap);
            assert_eq!(again.moves(), game.moves());
            assert_eq!(again.to_move(), game.to_move());
            assert_eq!(again.board(), game.board());
        }
    }

    #[test]
    fn other_records_are_refused_with_a_reason() {
        for (record, why) in [
            ("", "no game"),
            ("(;SZ[30])", "2 to 25 lines"),
            ("(;SZ[9];B[aa];W[aa])", "there is a stone on this point already"),
            ("(;SZ[9];B[aa];B[bb])", "White's turn"),
            ("(;SZ[9];B[aa];AB[bb])", "mid-game"),
            ("(;SZ[9];B[zz])", ""),
        ] {
            let error = read(record.as_bytes(), &presets::JAPANESE, None).unwrap_err();
            assert!(error.contains(why), "{record}: {error}");
        }
    }
}

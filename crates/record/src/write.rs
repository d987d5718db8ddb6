//! The record of a game.

use crate::info::rules_name;
use crate::procedure;
use crate::terms::{sgf_color, sgf_point, sgf_result, sgf_size};
use tengen_clock::{PlayerClock, TimeSystem};
use tengen_rules::{Color, Ended, Game, Handicap, Owner, Phase, Point, Ruleset, Score, Size};
use tengen_sgf::{GameInfo, GameRecord, RecordedMove};

/// Facts of a record that the game itself does not know.
#[derive(Clone, Debug)]
pub struct About<'a> {
    /// The names of Black and White.
    pub names: [Option<String>; 2],
    /// Their ranks as they are written, such as `3d`.
    pub ranks: [Option<String>; 2],
    /// The time system.
    pub time: TimeSystem,
    /// The mover's clock after each of the game's moves, as far as it is known.
    pub clocks: &'a [PlayerClock],
    /// The day it was played, as [`crate::date`] writes it.
    pub date: Option<String>,
}

impl Default for About<'_> {
    fn default() -> Self {
        let (names, ranks) = ([None, None], [None, None]);
        About { names, ranks, time: TimeSystem::None, clocks: &[], date: None }
    }
}

/// The record of a game, finished or not. Events besides moves are noted in words. Where the course
/// of the game depends on them, they are also noted for [`crate::read`], on the pass they
/// belong to. The property is our own, `TENGEN`, and `illegal C3` and `dispute White` are values.
pub fn record_of(game: &Game, about: About<'_>) -> GameRecord {
    let setup = game.setup();
    let size = setup.size;
    // While Black still places handicap stones they are moves, so that the game can go on.
    let is_placing = matches!(game.phase(), Phase::Placing { .. });
    let set_up = if is_placing { 0 } else { placed(game) };
    let (placing, moves) = game.moves().split_at(set_up);
    let stones = Color::BOTH.map(|color| {
        let start = size.points().filter(|p| game.start().get(*p) == Some(color));
        let placing = placing.iter().filter(|made| made.color == color);
        start.chain(placing.filter_map(|made| made.point)).collect()
    });
    let usual = if setup.handicap == Handicap::None { Color::Black } else { Color::White };
    let opening = Opening {
        size,
        stones,
        to_move: if is_placing { Color::Black } else { setup.to_move.unwrap_or(usual) },
        handicap: setup.handicap.stones(),
        rules: &setup.rules,
        komi: setup.komi,
    };
    let mut record = opening.record(moves.iter().map(|made| (made.color, made.point)));
    for (made, clock) in record.moves.iter_mut().zip(about.clocks.iter().skip(placing.len())) {
        (made.time_left, made.overtime_left) = match *clock {
            PlayerClock::Unlimited => (None, None),
            PlayerClock::Main { left } => (Some(left), None),
            PlayerClock::ByoYomi { periods, left } => (Some(left), Some(periods)),
            PlayerClock::Canadian { stones, left } => (Some(left), Some(stones)),
            PlayerClock::Expired => (Some(0), None),
        };
    }
    procedure::note(game, set_up, &mut record.moves);
    let info = &mut record.info;
    info.comment = procedure::ending(game);
    [info.black.name, info.white.name] = about.names;
    [info.black.rank, info.white.rank] = about.ranks;
    let time = about.time.to_sgf();
    (info.main_time, info.overtime) = (time.main, time.overtime);
    info.date = about.date;
    info.result = game.outcome().map(sgf_result);
    [record.black_territory, record.white_territory] = territory(game);
    record
}

/// How many of the game's moves placed free handicap stones; a record has these as set up once
/// all are placed.
pub fn placed(game: &Game) -> usize {
    game.moves().len().saturating_sub(game.line().moves())
}

/// The points each side surrounds in a counted game: empty, or under dead stones.
fn territory(game: &Game) -> [Vec<tengen_sgf::Point>; 2] {
    let Phase::Ended(Ended { counted: true, settlement, .. }) = game.phase() else {
        return [Vec::new(), Vec::new()];
    };
    let (size, count) = (game.setup().size, game.count(settlement));
    let free = |p: &Point| game.board().is_empty(*p) || count.removed.contains(*p);
    Color::BOTH.map(|color| {
        let owned = |p: &Point| count.owner[p.index()] == Owner::Of(color);
        size.points().filter(owned).filter(free).map(|p| sgf_point(size, p)).collect()
    })
}

/// The part of a record before the first move.
#[derive(Clone, Debug)]
pub struct Opening<'a> {
    /// The board.
    pub size: Size,
    /// The stones of Black and White on it.
    pub stones: [Vec<Point>; 2],
    /// The player who moves first.
    pub to_move: Color,
    /// How many of Black's stones are a handicap.
    pub handicap: usize,
    /// The rules.
    pub rules: &'a Ruleset,
    /// The komi.
    pub komi: Score,
}

impl Opening<'_> {
    /// The record of `moves` made from here; no point means a pass.
    pub fn record(&self, moves: impl IntoIterator<Item = (Color, Option<Point>)>) -> GameRecord {
        let point = |p: Point| sgf_point(self.size, p);
        let [black_setup, white_setup] =
            self.stones.each_ref().map(|stones| stones.iter().map(|p| point(*p)).collect());
        let goes_without_saying =
            self.to_move == Color::Black && self.stones.iter().all(Vec::is_empty);
        let recorded = |(color, at): (Color, Option<Point>)| {
            RecordedMove::new(sgf_color(color), at.map(point))
        };
        GameRecord {
            info: GameInfo {
                size: sgf_size(self.size),
                komi: Some(self.komi.to_halves()),
                handicap: u32::try_from(self.handicap).ok().filter(|stones| *stones > 0),
                rules: Some(rules_name(self.rules)),
                application: Some(concat!("Tengen:", env!("CARGO_PKG_VERSION")).to_owned()),
                ..GameInfo::default()
            },
            black_setup,
            white_setup,
            first_player: (!goes_without_saying).then_some(sgf_color(self.to_move)),
            moves: moves.into_iter().map(recorded).collect(),
            ..GameRecord::default()
        }
    }
}

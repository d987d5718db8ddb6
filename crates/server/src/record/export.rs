//! A game as a record.

use super::{sgf_color, sgf_point};
use crate::problem::placed;
use crate::state::Match;
use tengen_clock::PlayerClock;
use tengen_rules::{Color, Handicap, Outcome, Owner, Phase, Point, Ruleset, Size, Win};
use tengen_sgf::{
    EditError, GameInfo, GameRecord, GameResult, Player, RecordedMove, Size as SgfSize, WinBy,
};

/// What other programs call the rulesets; for the rest, our own name says most.
const NAMES: [(&str, &str); 8] = [
    ("japanese", "Japanese"),
    ("chinese", "Chinese"),
    ("korean", "Korean"),
    ("aga-area", "AGA"),
    ("aga-territory", "AGA"),
    ("new-zealand", "NZ"),
    ("tromp-taylor", "Tromp-Taylor"),
    ("simplified-ing", "Goe"),
];

/// The game as the bytes of an SGF file, finished or not. `created` is when it was made.
///
/// # Errors
/// If the game is too long for a file.
pub fn export(table: &Match, created: u64) -> Result<Vec<u8>, EditError> {
    let game = table.game();
    let setup = game.setup();
    let size = setup.size;
    let points = |points: Vec<Point>| points.into_iter().map(|p| sgf_point(size, p)).collect();
    let stones = |color| {
        let start = game.start();
        let mut stones: Vec<Point> =
            size.points().filter(|p| start.get(*p) == Some(color)).collect();
        let placing = &game.moves()[..placed(game)];
        stones.extend(placing.iter().filter(|m| m.color == color).filter_map(|m| m.point));
        points(stones)
    };
    let [black_territory, white_territory] = territory(table).map(points);
    let record = GameRecord {
        info: info(table, created),
        black_setup: stones(Color::Black),
        white_setup: stones(Color::White),
        first_player: (setup.handicap != Handicap::None).then_some(tengen_sgf::Color::White),
        moves: moves(table),
        black_territory,
        white_territory,
    };
    record.to_bytes()
}

fn info(table: &Match, created: u64) -> GameInfo {
    let setup = table.game().setup();
    let time = table.deal().time.to_sgf();
    let player = |color: Color| {
        let computer = table.deal().computer().filter(|(side, _)| *side == color);
        let name = table.deal().names[color.index()].clone();
        let tengen = || computer.map(|(_, level)| format!("Tengen (level {level})"));
        Player { name: name.or_else(tengen), ..Player::default() }
    };
    GameInfo {
        size: sgf_size(setup.size),
        black: player(Color::Black),
        white: player(Color::White),
        komi: Some(setup.komi.to_halves()),
        handicap: match setup.handicap {
            Handicap::None => None,
            Handicap::Fixed(stones) | Handicap::Free(stones) => Some(stones.into()),
        },
        rules: Some(rules_name(&setup.rules)),
        result: table.game().outcome().map(result),
        main_time: time.main,
        overtime: time.overtime,
        date: Some(date(created)),
        application: Some(concat!("Tengen:", env!("CARGO_PKG_VERSION")).to_owned()),
        ..GameInfo::default()
    }
}

fn rules_name(rules: &Ruleset) -> String {
    let known = NAMES.iter().find(|(id, _)| *id == rules.id);
    known.map_or_else(|| rules.name.to_string(), |(_, name)| (*name).to_owned())
}

fn sgf_size(size: Size) -> SgfSize {
    SgfSize::new(size.width() as u8, size.height() as u8).unwrap_or_default()
}

fn result(outcome: Outcome) -> GameResult {
    let (winner, by) = match outcome {
        Outcome::Win { winner, by } => (winner, by),
        Outcome::Draw => return GameResult::Draw,
        Outcome::NoResult | Outcome::BothLose => return GameResult::Void,
    };
    let by = match by {
        Win::Score(margin) => WinBy::Score(margin.abs().to_halves().unsigned_abs()),
        Win::Resignation => WinBy::Resignation,
        Win::Time => WinBy::Time,
        Win::Forfeit => WinBy::Forfeit,
    };
    GameResult::Win { winner: sgf_color(winner), by }
}

fn moves(table: &Match) -> Vec<RecordedMove> {
    let game = table.game();
    let size = game.setup().size;
    let timed = game.moves().iter().zip(table.clock_after()).skip(placed(game));
    timed
        .map(|(played, clock)| {
            let (time_left, overtime_left) = match *clock {
                PlayerClock::Unlimited => (None, None),
                PlayerClock::Main { left } => (Some(left), None),
                PlayerClock::ByoYomi { periods, left } => (Some(left), Some(periods)),
                PlayerClock::Canadian { stones, left } => (Some(left), Some(stones)),
                PlayerClock::Expired => (Some(0), None),
            };
            let point = played.point.map(|p| sgf_point(size, p));
            let made = RecordedMove::new(sgf_color(played.color), point);
            RecordedMove { time_left, overtime_left, ..made }
        })
        .collect()
}

/// The points each side surrounds in a counted game: empty, or under dead stones.
fn territory(table: &Match) -> [Vec<Point>; 2] {
    let game = table.game();
    let Phase::Ended(ended) = game.phase() else { return [Vec::new(), Vec::new()] };
    if !ended.counted {
        return [Vec::new(), Vec::new()];
    }
    let count = game.count(&ended.settlement);
    let free = |p: &Point| game.board().is_empty(*p) || count.removed.contains(*p);
    Color::BOTH.map(|color| {
        let points = game.setup().size.points().filter(free);
        points.filter(|p| count.owner[p.index()] == Owner::Of(color)).collect()
    })
}

/// The day, as `2026-01-31`, of a time in milliseconds since 1970.
fn date(millis: u64) -> String {
    // Years begin in March here, so that the leap day is a year's last, and every 400 years
    // have the same number of days.
    let days = millis / 86_400_000 + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_have_their_dates() {
        const DAY: u64 = 86_400_000;
        for (days, expected) in [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (10_957, "2000-01-01"),
            (11_016, "2000-02-29"),
            (19_782, "2024-02-29"),
            (19_783, "2024-03-01"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(date(days * DAY), expected);
            assert_eq!(date((days + 1) * DAY - 1), expected);
        }
    }
}

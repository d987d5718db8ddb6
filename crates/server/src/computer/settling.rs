//! The proposals and offers that the computer accepts.

use crate::state::Match;
use tengen_rules::{Color, Offer, Score, Settlement};

/// The number of the proposal that the computer, playing `color`, accepts now. It accepts one that
/// is no worse for it than the judge's, if the rules allow.
pub(crate) fn agrees(table: &Match, color: Color) -> Option<u64> {
    let settling = table.settling()?;
    if table.game().dame_left().is_some() || table.game().trial().is_some() {
        return None;
    }
    let good = tengen_engine::agrees(color, table.count().margin(), table.judged_margin()?);
    (good && !settling.accepted[color]).then_some(settling.proposal)
}

/// The points that the computer, playing `color`, would lose by the present proposal, if that is
/// why it does not agree.
pub(crate) fn would_lose(table: &Match, color: Color) -> Option<Score> {
    let (now, judged) = (table.count().margin(), table.judged_margin()?);
    let lost = if color == Color::Black { judged - now } else { now - judged };
    (!tengen_engine::agrees(color, now, judged)).then_some(lost)
}

/// Whether the computer, playing `color`, accepts an offer. It accepts no result where a position
/// has recurred. It lets all stones be alive if that costs it no points by the judge's view.
pub(crate) fn accepts(table: &Match, color: Color, offer: Offer) -> bool {
    match offer {
        Offer::Undo { .. } | Offer::Cycle => true,
        Offer::AllAlive => {
            let all_alive = Settlement::all_alive(table.game().board());
            let then = table.game().count(&all_alive).margin();
            let agrees = |judged| tengen_engine::agrees(color, then, judged);
            table.judged_margin().is_some_and(agrees)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key::Role;
    use crate::log::LogEntry;
    use crate::match_setup::{MatchSetup, Opponent};
    use tengen_clock::TimeSystem;
    use tengen_rules::{Board, Event, GameSetup, Handicap, Point, StoneStatus, presets};

    /// Black's half and White's, each with a dead stone of the opponent in it. Play has stopped,
    /// and the judge has found these stones dead.
    fn settled() -> (Match, Point, Point) {
        let board = Board::parse(
            ". . X O . .
             . O X O . .
             . . X O . .
             . . X O X .
             . . X O . .
             . . X O . .",
        );
        let board = board.unwrap();
        let size = board.size();
        let (white, black) = (size.parse("B5").unwrap(), size.parse("E3").unwrap());
        let mut game = GameSetup::new(size, presets::NEW_ZEALAND.clone(), Handicap::None);
        game.stones = size.points().filter_map(|p| Some((board.get(p)?, p))).collect();
        let agreed = MatchSetup {
            game,
            opening: Vec::new(),
            time: TimeSystem::None,
            opponent: Opponent::Computer { rank: tengen_engine::Rank::WEAKEST },
            names: [None, None],
            nigiri: None,
            creator: Role::Black,
            seats: None,
            ranks: None,
            is_rated: false,
        };
        let mut table = Match::new(agreed).unwrap();
        for color in Color::BOTH {
            table.apply(0, &Event::Pass { color }.into()).unwrap();
        }
        let judged =
            LogEntry::Judged { dead: vec![white, black], seki: Vec::new(), unsealed: Vec::new() };
        table.apply(0, &judged).unwrap();
        (table, white, black)
    }

    fn marked(table: &Match, point: Point, status: StoneStatus) -> Match {
        let mut table = table.clone();
        let mark = Event::Mark { color: Color::Black, points: vec![point], marking: status.into() };
        table.apply(0, &mark.into()).unwrap();
        table
    }

    #[test]
    fn it_accepts_the_judges_view_and_what_is_better_for_it() {
        let (table, white, black) = settled();
        let proposal = |table: &Match| Some(table.settling().unwrap().proposal);
        for color in Color::BOTH {
            assert_eq!(agrees(&table, color), proposal(&table));
            assert_eq!(would_lose(&table, color), None);
        }
        // If the white stone lives, Black loses the territory around it.
        let better_for_white = marked(&table, white, StoneStatus::Alive);
        assert_eq!(agrees(&better_for_white, Color::White), proposal(&better_for_white));
        assert_eq!(agrees(&better_for_white, Color::Black), None);
        assert!(would_lose(&better_for_white, Color::Black).is_some_and(|lost| lost > Score::ZERO));
        assert_eq!(would_lose(&better_for_white, Color::White), None);
        let better_for_black = marked(&table, black, StoneStatus::Alive);
        assert_eq!(agrees(&better_for_black, Color::White), None);
        assert_eq!(agrees(&better_for_black, Color::Black), proposal(&better_for_black));
        let back = marked(&better_for_black, black, StoneStatus::Dead);
        assert_eq!(agrees(&back, Color::White), proposal(&back));
    }

    #[test]
    fn it_accepts_once_and_only_what_the_judge_has_seen() {
        let (mut table, ..) = settled();
        let proposal = agrees(&table, Color::White).unwrap();
        table.apply(0, &Event::Accept { color: Color::White, proposal }.into()).unwrap();
        assert_eq!(agrees(&table, Color::White), None);
        let mut early = Match::new(table.match_setup().clone()).unwrap();
        for color in Color::BOTH {
            early.apply(0, &Event::Pass { color }.into()).unwrap();
        }
        assert_eq!(agrees(&early, Color::White), None);
        assert!(!accepts(&early, Color::White, Offer::AllAlive));
    }

    #[test]
    fn it_lets_everything_live_if_that_costs_nothing() {
        let (table, white, _) = settled();
        assert!(accepts(&table, Color::White, Offer::AllAlive));
        let mut one_sided = Match::new(table.match_setup().clone()).unwrap();
        for color in Color::BOTH {
            one_sided.apply(0, &Event::Pass { color }.into()).unwrap();
        }
        let judged = LogEntry::Judged { dead: vec![white], seki: Vec::new(), unsealed: Vec::new() };
        one_sided.apply(0, &judged).unwrap();
        assert!(!accepts(&one_sided, Color::Black, Offer::AllAlive));
        assert!(accepts(&one_sided, Color::White, Offer::AllAlive));
    }
}

//! Which stones are dead once both engines have passed.
//!
//! Both engines are asked, and their agreement counts. If they differ, or one cannot answer, our
//! judge is asked too. Its count is taken. The game is noted as disputed unless the judge and the
//! engines that answered have the same winner. Play is not resumed, since the protocol has no way
//! to tell an engine why it should.

use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use tengen_engine::{JudgedPosition, Look, Network, bundled_network};
use tengen_rules::{Color, Event, Game, Outcome, Phase, Point, PointSet, Settlement};

/// The network by whose view the judge judges.
static NETWORK: LazyLock<Network> = LazyLock::new(bundled_network);

/// The basis on which a game was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Basis {
    /// The rules count all stones as they stand.
    Rules,
    /// Both engines named the same dead stones.
    Agreed,
    /// They did not, but the judge's count has the same winner as theirs.
    SameWinner,
    /// By the judge, against an engine.
    Disputed,
    /// By the judge: neither engine could answer.
    Judge,
}

impl Basis {
    /// Its name in messages.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Basis::Rules => "rules",
            Basis::Agreed => "agreed",
            Basis::SameWinner => "same-winner",
            Basis::Disputed => "disputed",
            Basis::Judge => "judge",
        }
    }
}

/// Ends a game in which play has stopped, by each engine's list of dead stones.
pub(crate) fn settle(game: &mut Game, words: [Option<Vec<Point>>; 2]) -> Basis {
    let (settlement, basis) = decide(game, words);
    let Settlement { dead, seki } = settlement;
    let (dead, seki) = (dead.iter().collect(), seki.map(|seki| seki.iter().collect()));
    let mut happen = |event: Event| game.apply(event).is_ok();
    // A proposal may be made and accepted whenever play has stopped.
    happen(Event::Propose { dead, seki });
    if let Phase::Settling(settling) = game.phase() {
        let proposal = settling.proposal;
        for color in Color::BOTH {
            let _ = game.apply(Event::Accept { color, proposal });
        }
    }
    basis
}

fn decide(game: &Game, words: [Option<Vec<Point>>; 2]) -> (Settlement, Basis) {
    let words = words.map(|dead| dead.map(|dead| game.whole_chains(&dead)));
    if let [Some(one), Some(other)] = &words
        && one == other
    {
        return (of_engine(one), Basis::Agreed);
    }
    let next = game.line().to_move();
    let (board, rules) = (game.board(), &game.setup().rules);
    let judged = JudgedPosition::of(Some(&NETWORK), board, rules, next, Look::Closer).settlement;
    let winner =
        |settlement: &Settlement| winner(Outcome::of_margin(game.count(settlement).margin()));
    let mut others = words.iter().flatten().map(of_engine).peekable();
    let basis = if others.peek().is_none() {
        Basis::Judge
    } else if others.all(|other| winner(&other) == winner(&judged)) {
        Basis::SameWinner
    } else {
        Basis::Disputed
    };
    (judged, basis)
}

/// The settlement by an engine's list, which cannot name seki.
fn of_engine(dead: &PointSet) -> Settlement {
    Settlement { dead: dead.clone(), seki: None }
}

/// The winner, if there is one.
pub(crate) fn winner(outcome: Outcome) -> Option<Color> {
    match outcome {
        Outcome::Win { winner, .. } => Some(winner),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{GameSetup, Handicap, Size, presets};

    /// Black on the left, White on the right, and a dead black stone among the white ones.
    fn stopped() -> Game {
        let size = Size::square(5).unwrap();
        let mut setup = GameSetup::new(size, presets::CHINESE.clone(), Handicap::None);
        setup.komi = tengen_rules::Score::halves(1);
        let stones = |color, names: &str| {
            names.split(' ').map(|name| (color, size.parse(name).unwrap())).collect::<Vec<_>>()
        };
        setup.stones = stones(Color::Black, "B1 B2 B3 B4 B5 E1");
        setup.stones.extend(stones(Color::White, "C1 C2 C3 C4 C5 D1"));
        let passes = Color::BOTH.map(|color| Event::Pass { color });
        Game::replay(setup, passes).unwrap()
    }

    #[test]
    fn the_word_of_both_or_the_judge() {
        let size = Size::square(5).unwrap();
        let at = |name: &str| vec![size.parse(name).unwrap()];
        for (words, basis, result) in [
            ([Some(at("E1")), Some(at("E1"))], Basis::Agreed, "W+5.5"),
            ([Some(at("E1")), Some(vec![])], Basis::Disputed, "W+5.5"),
            ([Some(at("E1")), Some(at("C1"))], Basis::Disputed, "W+5.5"),
            ([None, Some(at("E1"))], Basis::SameWinner, "W+5.5"),
            ([None, Some(at("C1"))], Basis::Disputed, "W+5.5"),
            ([None, None], Basis::Judge, "W+5.5"),
            ([Some(at("C1")), Some(at("C3"))], Basis::Agreed, "B+24.5"),
            // Points without a stone are ignored.
            ([Some(at("A1")), Some(vec![])], Basis::Agreed, "B+4.5"),
        ] {
            let mut game = stopped();
            assert_eq!(settle(&mut game, words.clone()), basis, "{words:?}");
            let outcome = game.outcome().expect("a count ends the game");
            assert_eq!(outcome.to_string(), result, "{words:?}");
        }
    }
}

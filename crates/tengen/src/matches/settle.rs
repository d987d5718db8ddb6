//! Which stones are dead once both engines have passed.
//!
//! Both are asked. What they agree on counts. Where they do not, or one cannot say, our judge
//! is asked too: its count is taken, and the game is noted as disputed unless everybody who
//! was asked has the same winner. Play is not resumed: the protocol has no way to tell an
//! engine why it should.

use serde::{Deserialize, Serialize};
use tengen_judge::propose;
use tengen_rules::{Color, Event, Game, Outcome, Phase, Point, PointSet, Settlement};

/// On whose word a game was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Basis {
    /// The rules count all stones as they stand.
    Rules,
    /// Both engines named the same dead stones.
    Agreed,
    /// They did not, but the judge's count has the winner of theirs.
    SameWinner,
    /// The judge's, against that of an engine.
    Disputed,
    /// The judge's: neither engine could say.
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

/// Ends a game in which play has stopped, by what each engine says is dead.
pub(crate) fn settle(game: &mut Game, words: [Option<Vec<Point>>; 2]) -> Basis {
    let (settlement, basis) = decide(game, words);
    let Settlement { dead, seki } = settlement;
    let (dead, seki) = (dead.iter().collect(), seki.map(|seki| seki.iter().collect()));
    let mut happen = |event: Event| game.apply(event).is_ok();
    // A proposal may be made, and accepted, whenever play has stopped.
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
    let proposal = propose(game.board(), &game.setup().rules, next);
    let judged = Settlement { dead: proposal.dead, seki: Some(proposal.seki) };
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

/// How the stones stand according to an engine, which says nothing of seki.
fn of_engine(dead: &PointSet) -> Settlement {
    Settlement { dead: dead.clone(), seki: None }
}

/// Who has won, if anybody has.
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

    /// Black on the left, White on the right, a black stone lost among the white ones.
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
            // Points without a stone say nothing.
            ([Some(at("A1")), Some(vec![])], Basis::Agreed, "B+4.5"),
        ] {
            let mut game = stopped();
            assert_eq!(settle(&mut game, words.clone()), basis, "{words:?}");
            let outcome = game.outcome().expect("a count ends the game");
            assert_eq!(outcome.to_string(), result, "{words:?}");
        }
    }
}

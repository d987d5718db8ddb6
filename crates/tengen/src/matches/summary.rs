//! The results of a match so far.

use super::elo::{Interval, Method, Pairs};
use super::engines::Side;
use super::line::Line;
use super::settle::Basis;
use super::sprt::{Hypotheses, Standing};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use tengen_rules::Color;

/// The number of games by A's result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Tally {
    pub(crate) won: usize,
    pub(crate) lost: usize,
    /// Games without a winner, either drawn or without result.
    pub(crate) drawn: usize,
}

impl Tally {
    fn add(&mut self, winner: Option<Side>) {
        match winner {
            Some(Side::A) => self.won += 1,
            Some(Side::B) => self.lost += 1,
            None => self.drawn += 1,
        }
    }

    pub(crate) fn games(&self) -> usize {
        self.won + self.lost + self.drawn
    }

    /// A's share of the points in per cent.
    pub(crate) fn percent(&self) -> f64 {
        100.0 * (self.won as f64 + self.drawn as f64 / 2.0) / self.games() as f64
    }
}

/// The time that an engine used, and its faults.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Conduct {
    pub(crate) name: String,
    /// Real time for a move, in seconds on average; none without moves.
    pub(crate) seconds_a_move: Option<f64>,
    pub(crate) longest_move: f64,
    /// CPU time for a game, in seconds on average; none where the system did not tell.
    pub(crate) cpu_seconds_a_game: Option<f64>,
    /// Games lost by a fault, by the kind of fault.
    pub(crate) faults: BTreeMap<String, usize>,
    /// The settings it could not be told.
    pub(crate) untold: BTreeSet<String>,
}

/// The results of a match so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Summary {
    pub(crate) games: usize,
    /// The games in which A had Black.
    pub(crate) as_black: Tally,
    pub(crate) as_white: Tally,
    pub(crate) together: Tally,
    /// Pairs of games with the same opening, by A's points: 0, ½, 1, 1½, 2.
    pub(crate) pairs: Pairs,
    /// A's lead with its 95 % interval, from the pairs. An infinite bound is null.
    pub(crate) elo: Option<Interval>,
    pub(crate) interval: Method,
    pub(crate) sprt: Option<Standing>,
    pub(crate) hypotheses: Option<Hypotheses>,
    /// How the games ended.
    pub(crate) ends: BTreeMap<String, usize>,
    /// The basis of those that were counted.
    pub(crate) counted: BTreeMap<Basis, usize>,
    pub(crate) moves_a_game: Option<f64>,
    pub(crate) engines: [Conduct; 2],
}

impl Summary {
    pub(crate) fn of(lines: &[Line], names: [&str; 2], hypotheses: Option<Hypotheses>) -> Summary {
        let mut colors = [Tally::default(); 2];
        let (mut together, mut ends, mut counted) =
            (Tally::default(), BTreeMap::new(), BTreeMap::new());
        for line in lines {
            let color = if line.black == Side::A { Color::Black } else { Color::White };
            colors[color].add(line.winner);
            together.add(line.winner);
            *ends.entry(line.end.clone()).or_default() += 1;
            if let Some(basis) = line.counted {
                *counted.entry(basis).or_default() += 1;
            }
        }
        let scores = pairs(lines);
        let mut pairs = Pairs::default();
        scores.values().flatten().for_each(|halves| pairs.add(*halves));
        let moves = lines.iter().map(|line| line.moves as f64);
        Summary {
            games: lines.len(),
            as_black: colors[0],
            as_white: colors[1],
            together,
            elo: pairs.elo(),
            interval: pairs.method(),
            pairs,
            sprt: hypotheses.map(|hypotheses| standing(lines, &hypotheses)),
            hypotheses,
            ends,
            counted,
            moves_a_game: mean(moves),
            engines: Side::BOTH.map(|side| conduct(lines, side, names[side.index()])),
        }
    }
}

/// A's half points in each pair of games, by its number; none until both have been played.
fn pairs(lines: &[Line]) -> BTreeMap<usize, Option<usize>> {
    let mut games: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for line in lines {
        games.entry((line.game - 1) / 2).or_default().push(line.halves());
    }
    let both = |halves: Vec<usize>| (halves.len() == 2).then(|| halves.iter().sum());
    games.into_iter().map(|(pair, halves)| (pair, both(halves))).collect()
}

/// The state of a test. Pairs count in their order, else short games would count early, and their
/// winners are not typical.
pub(crate) fn standing(lines: &[Line], hypotheses: &Hypotheses) -> Standing {
    let pairs = pairs(lines);
    hypotheses.follow((0..).map_while(|pair| pairs.get(&pair).copied().flatten()))
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (number, sum) = values.fold((0u32, 0.0), |(n, sum), value| (n + 1, sum + value));
    (number > 0).then(|| sum / f64::from(number))
}

fn conduct(lines: &[Line], side: Side, name: &str) -> Conduct {
    let at = side.index();
    let moves: usize = lines.iter().map(|line| line.asked[at]).sum();
    let seconds: f64 = lines.iter().map(|line| line.seconds[at]).sum();
    let mut faults = BTreeMap::new();
    let harmless = ["counted", "resignation", "cycle", "length"];
    for line in lines.iter().filter(|line| line.winner == Some(side.other())) {
        if !harmless.contains(&line.end.as_str()) {
            *faults.entry(line.end.clone()).or_default() += 1;
        }
    }
    Conduct {
        name: name.to_owned(),
        seconds_a_move: (moves > 0).then(|| seconds / moves as f64),
        longest_move: lines.iter().map(|line| line.longest[at]).fold(0.0, f64::max),
        cpu_seconds_a_game: mean(lines.iter().filter_map(|line| line.cpu[at])),
        faults,
        untold: lines.iter().flat_map(|line| line.untold[at].iter().cloned()).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(game: usize, winner: Option<Side>) -> Line {
        let black = if game % 2 == 1 { Side::A } else { Side::B };
        let text = format!(
            r#"{{"game":{game},"opening":1,"black":"{black:?}","result":"?","winner":null,
            "end":"counted","counted":"agreed","why":"","moves":10,"asked":[5,5],
            "seconds":[1.0,2.0],"longest":[0.5,0.75],"cpu":[0.5,null],"untold":[[],["the time"]]}}"#
        );
        Line { winner, ..serde_json::from_str(&text).unwrap() }
    }

    #[test]
    fn sums() {
        let (a, b) = (Some(Side::A), Some(Side::B));
        let mut lines = vec![line(2, a), line(1, a), line(4, None), line(3, b), line(5, b)];
        lines[4].end = "crash".to_owned();
        lines[1].end = "time".to_owned();
        let summary = Summary::of(&lines, ["x", "y"], None);
        let tally = |won, lost, drawn| Tally { won, lost, drawn };
        assert_eq!(summary.as_black, tally(1, 2, 0));
        assert_eq!(summary.as_white, tally(1, 0, 1));
        assert_eq!(summary.together, tally(2, 2, 1));
        assert_eq!(summary.together.percent(), 50.0);
        assert_eq!(summary.pairs, Pairs([0, 1, 0, 0, 1]));
        assert_eq!(summary.moves_a_game, Some(10.0));
        let [x, y] = &summary.engines;
        assert_eq!((x.seconds_a_move, y.seconds_a_move), (Some(0.2), Some(0.4)));
        assert_eq!((x.cpu_seconds_a_game, y.cpu_seconds_a_game), (Some(0.5), None));
        assert_eq!(x.faults, BTreeMap::from([("crash".to_owned(), 1)]));
        assert_eq!(y.faults, BTreeMap::from([("time".to_owned(), 1)]));
        assert_eq!(y.untold.len(), 1);
    }

    #[test]
    fn a_test_waits_for_pairs_before() {
        let (a, b) = (Some(Side::A), Some(Side::B));
        let test = Hypotheses { elo0: 0.0, elo1: 50.0 };
        let lines = [line(1, a), line(2, b), line(5, a), line(6, a), line(3, a)];
        assert_eq!(standing(&lines, &test).pairs, 1);
        assert_eq!(Summary::of(&lines, ["x", "y"], None).pairs.number(), 2);
    }

    #[test]
    fn a_match_without_games_has_a_summary() {
        let hypotheses = Some(Hypotheses { elo0: 0.0, elo1: 5.0 });
        let summary = Summary::of(&[], ["x", "y"], hypotheses);
        assert_eq!((summary.games, summary.elo, summary.moves_a_game), (0, None, None));
        assert!(!super::super::table::of(&summary, "9×9").contains("NaN"));
    }
}

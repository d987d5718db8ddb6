//! What engines said about a position, as the programs of players keep it in records.
//!
//! Each program has a form of its own, and sees the position from another side. All are turned into
//! Black's view here, with the program named. Values that make no sense are passed over; the record
//! keeps them.

mod katrain;
mod lines;
mod lizzie;
mod said;
pub mod tengen;

use crate::{
    node::Node,
    point::{Color, Point},
};

/// A program that writes what an engine said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Program {
    /// KaTrain (`KT`).
    KaTrain,
    /// Lizzie and those that write as it does, such as LizzieYzy and LizGoban (`LZ`, `LZOP`); a
    /// second engine is in `LZ2` and `LZOP2`.
    Lizzie,
    /// Sabaki and those that write as it does (`SBKV`, `SBKS`). Ogatak has the lead in `OGSC`.
    Sabaki,
    /// q5Go (`QKGV`, `QLZV`).
    Q5Go,
    /// KataGo itself, in comments of its self-play.
    KataGo,
    /// analyze-sgf, in comments.
    AnalyzeSgf,
    /// Tengen itself (`TENGENV`, with the same in `SBKV` and `SBKS`).
    Tengen,
}

impl Program {
    /// The name of the program.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Program::KaTrain => "KaTrain",
            Program::Lizzie => "Lizzie",
            Program::Sabaki => "Sabaki",
            Program::Q5Go => "q5Go",
            Program::KataGo => "KataGo",
            Program::AnalyzeSgf => "analyze-sgf",
            Program::Tengen => "Tengen",
        }
    }
}

/// What an engine said about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    /// The program that wrote it.
    pub program: Program,
    /// The engine, if it is named.
    pub engine: Option<String>,
    /// The probability that Black wins, from 0 to 1.
    pub chance: Option<f32>,
    /// By how many points Black leads.
    pub lead: Option<f32>,
    /// How many positions the search looked at.
    pub visits: Option<u64>,
    /// The moves that the search looked at, the best first.
    pub candidates: Vec<Candidate>,
}

impl Evaluation {
    /// An evaluation that says nothing yet.
    #[must_use]
    pub fn of(program: Program) -> Evaluation {
        let (engine, candidates) = (None, Vec::new());
        Evaluation { program, engine, chance: None, lead: None, visits: None, candidates }
    }

    /// Whether another one says the same, but for roundings.
    fn is_near(&self, other: &Evaluation) -> bool {
        let near = |one: Option<f32>, other: Option<f32>, most: f32| match (one, other) {
            (Some(one), Some(other)) => (one - other).abs() <= most,
            (_, None) => true,
            (None, Some(_)) => false,
        };
        near(self.chance, other.chance, 2e-4) && near(self.lead, other.lead, 0.02)
    }

    /// Whether it says anything.
    fn says_something(&self) -> bool {
        self.chance.is_some() || self.lead.is_some() || !self.candidates.is_empty()
    }
}

/// A move that a search looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The point; nothing for a pass.
    pub point: Option<Point>,
    /// The probability that Black wins after it, from 0 to 1.
    pub chance: Option<f32>,
    /// By how many points Black leads after it.
    pub lead: Option<f32>,
    /// How many positions the search looked at behind it.
    pub visits: Option<u64>,
    /// The line that the search expects, the move itself first.
    pub line: Vec<Option<Point>>,
}

/// What engines said about the position after a node, one for each program and engine, in the order
/// in which the node has them.
///
/// ```
/// use tengen_sgf::tools::evaluations::{Program, evaluations};
///
/// let parsed = tengen_sgf::parse(b"(;SZ[9];B[ee]SBKV[48]SBKS[-0.4])");
/// let node = parsed.collection.nodes().nth(1).unwrap();
/// let said = evaluations(node);
/// assert_eq!(said[0].program, Program::Sabaki);
/// assert_eq!((said[0].chance, said[0].lead), (Some(0.48), Some(-0.4)));
/// ```
#[must_use]
pub fn evaluations(node: Node<'_>) -> Vec<Evaluation> {
    let mut found = Vec::new();
    let own = tengen::stored(node).map(|stored| stored.evaluation);
    // Tengen writes its evaluation for Sabaki too.
    let is_own = |said: &Evaluation| own.as_ref().is_some_and(|own| own.is_near(said));
    found.extend(katrain::read(node));
    found.extend(lizzie::read(node));
    found.extend(lines::sabaki(node).filter(|said| !is_own(said)));
    found.extend(own);
    found.extend(lines::q5go(node));
    found.extend(said::read(node));
    found.retain(Evaluation::says_something);
    found
}

/// The evaluation that most visits stand behind; of several with as many, or none, the first.
#[must_use]
pub fn closest(evaluations: &[Evaluation]) -> Option<&Evaluation> {
    let most = evaluations.iter().filter_map(|e| e.visits).max();
    evaluations.iter().find(|evaluation| evaluation.visits == most)
}

/// A probability from a number of percent.
fn percent(text: &str) -> Option<f32> {
    let text = text.trim().trim_end_matches('%');
    chance(text.parse::<f32>().ok()? / 100.0)
}

/// A probability, if the number is one.
fn chance(number: f32) -> Option<f32> {
    (0.0..=1.0).contains(&number).then_some(number)
}

/// A lead in points, if no board is too small for it.
fn lead(number: f32) -> Option<f32> {
    (number.abs() <= 3000.0).then_some(number)
}

/// A lead in points from a text.
fn points(text: &str) -> Option<f32> {
    lead(text.trim().parse().ok()?)
}

/// A probability or a lead of a player as that of Black.
fn chance_of(color: Color, chance: f32) -> f32 {
    if color == Color::Black { chance } else { 1.0 - chance }
}

fn lead_of(color: Color, lead: f32) -> f32 {
    if color == Color::Black { lead } else { -lead }
}

/// The player who is to move after a node: the opponent of its move, or else of the last one above
/// it, or Black.
fn to_move(node: Node<'_>) -> Color {
    let moved = std::iter::successors(Some(node), Node::parent).find_map(|node| {
        let own = |name: &str| node.property(name).is_some();
        match (own("B"), own("W")) {
            (true, _) => Some(Color::Black),
            (false, true) => Some(Color::White),
            (false, false) => None,
        }
    });
    moved.map_or(Color::Black, Color::other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse;

    /// What is said of a node: program, chance in percent, lead in tenths, visits.
    type Said = Vec<(Program, Option<i32>, Option<i32>, Option<u64>)>;

    /// What is said of each node.
    fn said(moves: [&str; 4]) -> Vec<Said> {
        let [one, two, three, four] = moves;
        let sgf = format!("(;SZ[9];B[ee]{one};W[ec]{two};B[gc]{three};W[cg]{four})");
        let parsed = parse(sgf.as_bytes());
        let whole = |number: f32, by: f32| (number * by).round() as i32;
        let nodes = parsed.collection.nodes().skip(1).map(|node| {
            let found = evaluations(node).into_iter().map(|e| {
                let chance = e.chance.map(|chance| whole(chance, 100.0));
                (e.program, chance, e.lead.map(|lead| whole(lead, 10.0)), e.visits)
            });
            found.collect()
        });
        nodes.collect()
    }

    /// The same position is judged the same by all.
    fn expected(program: Program, has: (bool, bool), visits: [Option<u64>; 4]) -> Vec<Said> {
        let all = [(48, -4), (55, 9), (31, -28), (33, -25)].into_iter().zip(visits);
        let node = |((chance, lead), visits): ((i32, i32), Option<u64>)| {
            vec![(program, has.0.then_some(chance), has.1.then_some(lead), visits)]
        };
        all.map(node).collect()
    }

    #[test]
    fn programs_see_the_same_in_their_own_ways() {
        let none = [None; 4];
        let many = [Some(400); 4];
        let sabaki =
            ["SBKV[48]SBKS[-0.4]", "SBKV[55]SBKS[0.9]", "SBKV[31]SBKS[-2.8]", "SBKV[33]SBKS[-2.5]"];
        assert_eq!(said(sabaki), expected(Program::Sabaki, (true, true), none));
        let ogatak = sabaki.map(|text| text.replace("SBKS", "OGSC"));
        assert_eq!(
            said(ogatak.each_ref().map(String::as_str)),
            expected(Program::Sabaki, (true, true), none)
        );
        let q5go = [
            "QKGV[400:0.48:-0.4:8:7:KataGo]",
            "QKGV[400:0.55:0.9:8::x]",
            "QKGV[400:0.31:-2.8]",
            "QKGV[400:0.33:-2.5:8:7:a b]",
        ];
        assert_eq!(said(q5go), expected(Program::Q5Go, (true, true), many));
        let katago = [
            "C[0.52 0.48 0.00 0.4 v=400]",
            "C[0.45 0.55 0.00 -0.9 v=400]",
            "C[0.69 0.31 0.00 2.8 v=400 weight=0.5]",
            "C[0.67 0.33 0.00 2.5 v=400]",
        ];
        assert_eq!(said(katago), expected(Program::KataGo, (true, true), many));
        let analyze = [
            "C[* Win rate: W 52.00%\n* Score lead: W 0.40\n* Visits: 400]",
            "C[a note\n* Win rate: B 55.00%\n* Score lead: B 0.90\n* Visits: 400]",
            "C[* Win rate: W 69.00%\n* Score lead: W 2.80\n* Win rate drop: B x\n* Visits: 400]",
            "C[* Win rate: W 67.00%\n* Score lead: W 2.50\n* Visits: 400]",
        ];
        assert_eq!(said(analyze), expected(Program::AnalyzeSgf, (true, true), many));
        let thousands = [Some(1200), Some(1200), Some(15_000), Some(1200)];
        let lizzie = [
            "LZ[0.7.4 48.0 1.2k\nmove E7 visits 900 winrate 5200 prior 1 pv E7 D4]",
            "LZ[0.7.4 45.0 1.2k\nmove C7 visits 900 winrate 5500 prior 1 pv C7 D4]",
            "LZ[0.7.4 31.0 15k\nmove C5 visits 900 winrate 6899 prior 1 pv C5]",
            "LZ[0.7.4 67.0 1.2k\nmove G3 visits 900 winrate 3300 prior 1 pv G3]",
        ];
        assert_eq!(said(lizzie), expected(Program::Lizzie, (true, false), thousands));
        let yzy = [
            "LZ[My KataGo 1 48.0 1.2k 0.4 8.1\nmove E7 visits 9 winrate 5200 scoreMean 0.4 pv E7]",
            "LZ[K 45.0 1.2k 0.9 8.1\nmove C7 visits 9 winrate 5500 scoreMean 0.9 pv C7]",
            "LZ[K 31.0 15k 2.8 8.1 0.5\nmove C5 visits 9 winrate 6900 scoreMean 2.8 pv C5]",
            "LZ[K 67.0 1.2k -2.5 8.1\nmove G3 visits 9 winrate 3300 scoreMean -2.5 pv G3]",
        ];
        assert_eq!(said(yzy), expected(Program::Lizzie, (true, true), thousands));
        // LizGoban has the lead with the moves alone.
        let goban = [
            "LZ[0.7.2 48.0 1.2k\nmove E7 visits 9 winrate 5200 scoreMean 0.40 pv E7 D4 info ]",
            "LZ[0.7.2 45.0 1.2k\nmove C7 visits 9 winrate 5500 scoreMean 0.90 pv C7 D4 info ]",
            "LZ[0.7.2 31.0 15k\nmove C5 visits 9 winrate 6900 scoreMean 2.80 pv C5 D4 info ]",
            "LZ[0.7.2 67.0 1.2k\nmove G3 visits 9 winrate 3300 scoreMean -2.5 pv G3 ownership 1 1 info ]",
        ];
        assert_eq!(said(goban), expected(Program::Lizzie, (true, true), thousands));
    }

    #[test]
    fn candidates_come_with_their_lines_as_black_sees_them() {
        let sgf = b"(;SZ[9];B[ee];W[ec]LZ[K 45.0 1.2k 0.9 8.1\n\
            move C7 visits 900 winrate 5500 prior 4200 scoreMean 0.90 pv C7 D4 pass info \
            move G7 visits 40 winrate 3100 prior 1100 scoreMean -2.80 pv G7]\
            LZ2[other 40.0 80 1.5 8])";
        let parsed = parse(sgf);
        let said = evaluations(parsed.collection.nodes().nth(2).unwrap());
        assert_eq!(said.len(), 2);
        assert_eq!(said[0].engine.as_deref(), Some("K"));
        let [one, other] = &said[0].candidates[..] else { panic!("{said:?}") };
        let names = |line: &[Option<Point>]| {
            let name = |point: &Option<Point>| point.map_or("-".to_owned(), |p| p.to_string());
            line.iter().map(name).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(names(&one.line), "cc df -");
        assert_eq!((one.chance, one.lead, one.visits), (Some(0.55), Some(0.9), Some(900)));
        assert_eq!((other.lead, names(&other.line).as_str()), (Some(-2.8), "gc"));
        assert_eq!((said[1].chance, said[1].lead), (Some(0.6), Some(1.5)));
        assert_eq!(closest(&said).unwrap().engine.as_deref(), Some("K"));
    }

    #[test]
    fn what_tengen_wrote_is_read_back_and_told_once() {
        let own = "TENGENV[1 k 100 0.4812 -0.40 a net\nec 60 0.4800 -0.40 gc -\n- 3 0.3000 -8.00]";
        for (beside, programs) in [
            ("SBKV[48.12]SBKS[-0.4]", &[Program::Tengen][..]),
            ("SBKV[47.00]SBKS[-0.4]", &[Program::Sabaki, Program::Tengen]),
        ] {
            let parsed = parse(format!("(;SZ[9];B[ee]{beside}{own})").as_bytes());
            let node = parsed.collection.nodes().nth(1).unwrap();
            let said = evaluations(node);
            assert_eq!(said.iter().map(|e| e.program).collect::<Vec<_>>(), programs);
            let stored = tengen::stored(node).unwrap();
            assert_eq!(format!("TENGENV[{}]", tengen::written(&stored)), own);
            assert_eq!(stored.evaluation.candidates[1].point, None);
        }
        for bad in ["2 k 9 0.5 0 x", "1 k 9 1.5 0 x", "1 k", "1 k 9 0.5 0 x\nec 1 0.5", ""] {
            let parsed = parse(format!("(;SZ[9]TENGENV[{bad}])").as_bytes());
            assert_eq!(tengen::stored(parsed.collection.nodes().next().unwrap()), None, "{bad}");
        }
    }

    #[test]
    fn values_that_make_no_sense_are_passed_over() {
        for said in [
            "KT[not base64][x][y]",
            "KT[H4sIAAAAAAAA][H4sI][]",
            "LZ[KataGo]LZOP[]SBKV[NaN]OGSC[inf]",
            "LZ[My engine with spaces 140.0 1.2k 1e9\nmove  visits winrate pv]SBKV[140]",
            "QKGV[:::]QLZV[x]C[0.5 0.5 v=]",
            "C[* Win rate: B high\n* Score lead: 3]",
        ] {
            let parsed = parse(format!("(;SZ[9];B[ee]{said})").as_bytes());
            let found = evaluations(parsed.collection.nodes().nth(1).unwrap());
            assert!(found.is_empty(), "{said}: {found:?}");
        }
    }
}

//! The remarks of annotators on a move or a position beside its comment, and the clocks.

use crate::{node::Node, point::Color};

/// One remark on a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Annotation {
    /// A name for the node (`N`).
    Name(String),
    /// A judgement of the move or the position.
    Judged {
        /// The judgement.
        verdict: Verdict,
        /// Whether it is said with emphasis: the value 2.
        very: bool,
    },
    /// An estimate of the score from Black's side (`V`), as it is written.
    Value(String),
    /// The seconds that a player has left (`BL`, `WL`), as they are written.
    TimeLeft(Color, String),
    /// The periods, or the stones of the period, that a player has left (`OB`, `OW`), as they are
    /// written.
    OvertimeLeft(Color, String),
    /// The number that the move is to be given (`MN`), as it is written.
    MoveNumber(String),
}

/// A judgement that FF\[4\] has a property for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// A good move (`TE`).
    Good,
    /// A bad move (`BM`).
    Bad,
    /// A doubtful move (`DO`).
    Doubtful,
    /// An interesting move (`IT`).
    Interesting,
    /// The position is good for Black (`GB`).
    GoodForBlack,
    /// The position is good for White (`GW`).
    GoodForWhite,
    /// The position is even (`DM`).
    Even,
    /// The position is unclear (`UC`).
    Unclear,
    /// Something decisive happens here (`HO`).
    Hotspot,
    /// The move is to be played even if it is not legal (`KO`).
    Forced,
}

impl Verdict {
    /// All verdicts with the names of their properties, those of moves first.
    pub const ALL: [(&'static str, Verdict); 10] = [
        ("TE", Verdict::Good),
        ("BM", Verdict::Bad),
        ("DO", Verdict::Doubtful),
        ("IT", Verdict::Interesting),
        ("GB", Verdict::GoodForBlack),
        ("GW", Verdict::GoodForWhite),
        ("DM", Verdict::Even),
        ("UC", Verdict::Unclear),
        ("HO", Verdict::Hotspot),
        ("KO", Verdict::Forced),
    ];
}

/// The remarks on a node: its name, the judgements, the estimate, then the clocks.
///
/// ```
/// use tengen_sgf::tools::annotations::{Annotation, Verdict, annotations};
///
/// let parsed = tengen_sgf::parse(b"(;SZ[9];B[aa]TE[2]N[tesuji])");
/// let root = parsed.collection.roots().next().unwrap();
/// let said = annotations(root.first_child().unwrap());
/// assert_eq!(said[0], Annotation::Name("tesuji".to_owned()));
/// assert_eq!(said[1], Annotation::Judged { verdict: Verdict::Good, very: true });
/// ```
#[must_use]
pub fn annotations(node: Node<'_>) -> Vec<Annotation> {
    let line = |name: &str| node.value(name).map(|value| value.line());
    let some = |name: &str| line(name).filter(|text| !text.is_empty());
    let mut said = Vec::new();
    said.extend(some("N").map(Annotation::Name));
    for (name, verdict) in Verdict::ALL {
        said.extend(line(name).map(|value| Annotation::Judged { verdict, very: value == "2" }));
    }
    said.extend(some("V").map(Annotation::Value));
    for (color, time, overtime) in [(Color::Black, "BL", "OB"), (Color::White, "WL", "OW")] {
        said.extend(some(time).map(|text| Annotation::TimeLeft(color, text)));
        said.extend(some(overtime).map(|text| Annotation::OvertimeLeft(color, text)));
    }
    said.extend(some("MN").map(Annotation::MoveNumber));
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse;

    #[test]
    fn remarks_are_read_in_one_order() {
        let parsed = parse(b"(;OW[3]WL[ 20.5 ]V[-2]HO[1]DO[]BM[1]N[]UC[2])");
        let judged = |verdict, very| Annotation::Judged { verdict, very };
        assert_eq!(
            annotations(parsed.collection.roots().next().unwrap()),
            [
                judged(Verdict::Bad, false),
                judged(Verdict::Doubtful, false),
                judged(Verdict::Unclear, true),
                judged(Verdict::Hotspot, false),
                Annotation::Value("-2".to_owned()),
                Annotation::TimeLeft(Color::White, "20.5".to_owned()),
                Annotation::OvertimeLeft(Color::White, "3".to_owned()),
            ]
        );
    }
}

//! What a record says beside its moves: comments, marks, and what is wrong with it.

use super::points::names;
use crate::error_body::ErrorBody;
use serde::Serialize;
use tengen_rules::{Point, Size};
use tengen_sgf::Node;
use tengen_sgf::tools::marks::{Marks as Read, Sign};

/// At most this many marks of a kind are told of a node.
const MOST_MARKS: usize = 400;

/// Labels are cut off after this many characters.
const LONGEST_LABEL: usize = 40;

/// The comment and the marks of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Remarks {
    /// The comments of all nodes that show this position, the first one first. Before the first
    /// step the comment on the whole game comes before them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// The marks of the last of these nodes that has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marks: Option<Marks>,
}

/// The marks of a node, by the names of their points.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "PROTOCOL.md describes every field once, for both sides")]
pub struct Marks {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub triangle: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub square: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub circle: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cross: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub selected: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<(String, String)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub arrows: Vec<(String, String)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<(String, String)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub black: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub white: Vec<String>,
    /// They hold until a later node has others, or an empty list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dimmed: Option<Vec<String>>,
    /// The same; an empty list shows all points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visible: Option<Vec<String>>,
}

impl Marks {
    /// The marks of a node, if it has any.
    pub(crate) fn of(node: Node<'_>, size: Size) -> Option<Marks> {
        let Read { signs, labels, arrows, lines } = Read::read(node);
        let own = |p: tengen_sgf::Point| size.point(p.column.into(), p.row.into());
        let named = |points: &mut dyn Iterator<Item = Point>| names(size, points.take(MOST_MARKS));
        let sign = |wanted: Sign| {
            let of = signs.iter().filter(|(_, sign)| *sign == wanted);
            named(&mut of.filter_map(|(p, _)| own(*p)))
        };
        let pairs = |pairs: Vec<(tengen_sgf::Point, tengen_sgf::Point)>| {
            let pairs = pairs.into_iter().take(MOST_MARKS);
            let named = pairs.filter_map(|(a, b)| Some((size.name(own(a)?), size.name(own(b)?))));
            named.collect()
        };
        let points = |name: &str| {
            let found = node.property(name).map(|property| property.points(node.size()))?;
            Some(named(&mut found.into_iter().filter_map(own)))
        };
        let labels = labels.into_iter().take(MOST_MARKS);
        let label = |text: String| text.chars().take(LONGEST_LABEL).collect::<String>();
        let marks = Marks {
            triangle: sign(Sign::Triangle),
            square: sign(Sign::Square),
            circle: sign(Sign::Circle),
            cross: sign(Sign::Cross),
            selected: sign(Sign::Selected),
            labels: labels
                .filter_map(|(p, text)| Some((size.name(own(p)?), label(text))))
                .collect(),
            arrows: pairs(arrows),
            lines: pairs(lines),
            black: points("TB").unwrap_or_default(),
            white: points("TW").unwrap_or_default(),
            dimmed: points("DD"),
            visible: points("VW"),
        };
        (marks != Marks::default()).then_some(marks)
    }
}

/// Something in a record that is not as it should be, or that had to be assumed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Note {
    #[serde(flatten)]
    pub(crate) body: ErrorBody,
    /// After how many steps it shows; `None` if it is about the record as a whole.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) at: Option<usize>,
}

//! The marks that a node puts on the board, for a person to see.

use crate::{
    node::{Node, Property},
    point::{Point, Size},
    points::{Pair, on_board},
};

/// A sign on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// `TR`.
    Triangle,
    /// `SQ`.
    Square,
    /// `CR`.
    Circle,
    /// `MA`, a cross. In the records of FF\[3\] and before it was `M`.
    Cross,
    /// `SL`, a selected point.
    Selected,
}

impl Sign {
    /// All signs, in the order in which they are listed.
    pub const ALL: [Sign; 5] =
        [Sign::Triangle, Sign::Square, Sign::Circle, Sign::Cross, Sign::Selected];

    /// The name of its property.
    #[must_use]
    pub const fn property(self) -> &'static str {
        match self {
            Sign::Triangle => "TR",
            Sign::Square => "SQ",
            Sign::Circle => "CR",
            Sign::Cross => "MA",
            Sign::Selected => "SL",
        }
    }
}

/// The marks of one node. Values that are no points of the board are left out.
///
/// ```
/// use tengen_sgf::tools::marks::{Marks, Sign};
///
/// let parsed = tengen_sgf::parse(b"(;SZ[9]TR[aa][bb]LB[cc:A]AR[aa:cc])");
/// let root = parsed.collection.roots().next().unwrap();
/// let marks = Marks::read(root);
/// assert_eq!(marks.signs.len(), 2);
/// assert_eq!(marks.signs[0].1, Sign::Triangle);
/// assert_eq!(marks.labels[0].1, "A");
/// assert_eq!(marks.arrows.len(), 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Signs on points.
    pub signs: Vec<(Point, Sign)>,
    /// Short texts on points (`LB`, and the letters of `L`).
    pub labels: Vec<(Point, String)>,
    /// Arrows from one point to another (`AR`).
    pub arrows: Vec<(Point, Point)>,
    /// Lines between two points (`LN`).
    pub lines: Vec<(Point, Point)>,
}

impl Marks {
    /// The marks of a node.
    #[must_use]
    pub fn read(node: Node<'_>) -> Marks {
        let size = node.size();
        let mut marks = Marks::default();
        let mut labels = alphabet();
        for property in node.properties() {
            let name = property.name();
            if let Some(sign) = Sign::ALL.into_iter().find(|sign| sign.property() == name) {
                let points = property.points(size).into_iter();
                marks.signs.extend(points.map(|point| (point, sign)));
                continue;
            }
            match &*name {
                "LB" => marks.labels.extend(property.values().filter_map(|value| {
                    let text = value.text();
                    let (point, label) = text.split_once(':')?;
                    let label = label.replace('\n', " ").trim().to_owned();
                    Some((on_board(point.as_bytes(), size)?, label))
                })),
                "AR" => {
                    marks.arrows.extend(property.values().filter_map(|v| pair(&v.line(), size)))
                }
                // Records of FF[3] and before have these.
                "L" => {
                    let points = points_alone(&property, size).unwrap_or_default();
                    marks.labels.extend(points.into_iter().zip(&mut labels));
                }
                "M" => {
                    let points = points_alone(&property, size).unwrap_or_default();
                    marks.signs.extend(points.into_iter().map(|point| (point, Sign::Cross)));
                }
                "LN" => marks.lines.extend(property.values().filter_map(|v| pair(&v.line(), size))),
                _ => {}
            }
        }
        marks
    }
}

/// The labels A to Z, a to z, 1, 2 and so on.
pub(crate) fn alphabet() -> impl Iterator<Item = String> {
    let letters = ('A'..='Z').chain('a'..='z').map(String::from);
    letters.chain((1..).map(|number: u32| number.to_string()))
}

/// The points of a property, if all its values are some.
fn points_alone(property: &Property<'_>, size: Size) -> Option<Vec<Point>> {
    let points = property.values().map(|value| on_board(value.text().as_bytes(), size));
    points.collect()
}

fn pair(text: &str, size: Size) -> Option<(Point, Point)> {
    let Pair { from, to, .. } = Pair::read(text.as_bytes(), size).ok()?;
    (from != to).then_some((from, to))
}

/// The points that are to be drawn pale at the last of these nodes (`DD`). The property holds for
/// the nodes behind it too, until another one or an empty one.
#[must_use]
pub fn dimmed(line: &[Node<'_>]) -> Vec<Point> {
    inherited(line, "DD").unwrap_or_default()
}

/// The only points that are to be seen at the last of these nodes (`VW`), if not all are. The
/// property holds for the nodes behind it too, until another one or an empty one.
#[must_use]
pub fn visible(line: &[Node<'_>]) -> Option<Vec<Point>> {
    inherited(line, "VW").filter(|points| !points.is_empty())
}

fn inherited(line: &[Node<'_>], name: &str) -> Option<Vec<Point>> {
    let last = line.iter().rev().find_map(|node| node.property(name))?;
    Some(last.points(line.last()?.size()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse;

    #[test]
    fn letters_and_crosses_of_old_records_are_marks() {
        let parsed = parse(b"(;FF[3]SZ[9]L[aa][bb]M[cc]L[dd];L[a word]M[])");
        let root = parsed.collection.roots().next().unwrap();
        let marks = Marks::read(root);
        let labels: Vec<String> =
            marks.labels.iter().map(|(point, label)| format!("{point}{label}")).collect();
        assert_eq!(labels, ["aaA", "bbB", "ddC"]);
        assert_eq!(marks.signs.iter().map(|(_, sign)| *sign).collect::<Vec<_>>(), [Sign::Cross]);
        assert_eq!(Marks::read(root.first_child().unwrap()), Marks::default());
    }

    #[test]
    fn all_marks_are_read_and_faulty_ones_left_out() {
        let sgf =
            b"(;SZ[9]LB[aa:A][zz:B][bb][C7:x\\:y\nz]TR[aa:bb]SL[ii]AR[aa:aa][aa:bb][a]LN[aa:ii]\
                    MA[dd]CR[ee]SQ[ff])";
        let parsed = parse(sgf);
        let marks = Marks::read(parsed.collection.roots().next().unwrap());
        let labels: Vec<_> = marks.labels.iter().map(|(p, t)| format!("{p} {t}")).collect();
        assert_eq!(labels, ["aa A", "cc x:y z"]);
        assert_eq!((marks.signs.len(), marks.arrows.len(), marks.lines.len()), (8, 1, 1));
    }

    #[test]
    fn pale_and_visible_points_hold_on_until_they_are_taken_back() {
        let parsed = parse(b"(;SZ[9]DD[aa:bb]VW[aa];B[cc];DD[]VW[ab][ac];W[dd]VW[])");
        let root = parsed.collection.roots().next().unwrap();
        let line: Vec<_> = std::iter::successors(Some(root), Node::first_child).collect();
        let seen = |last: usize| {
            (dimmed(&line[..last]).len(), visible(&line[..last]).map(|points| points.len()))
        };
        assert_eq!([1, 2, 3, 4].map(seen), [(4, Some(1)), (4, Some(1)), (0, Some(2)), (0, None)]);
    }
}

//! Lists of points in the form of FF\[4\].

use super::property::{Content, Written};
use crate::{
    point::{Point, Size},
    points::{Listed, Pair, Rectangle, on_board},
    text,
};

/// Writes each point of a list once, as `dd`. Points that are not to be kept, and empty values, are
/// left out; values that are no points of the board stay.
pub(super) fn points(list: &mut Written<'_>, size: Size, keeps: impl Fn(Point) -> bool) {
    let mut listed = Listed::new(size);
    let mut kept = Vec::with_capacity(list.values.len());
    for value in list.values.drain(..).filter(|value| !value.is_blank()) {
        let written = value.written();
        let text = written.trim();
        let Ok(rectangle) = Rectangle::read(text.as_bytes(), size) else {
            kept.push(value);
            continue;
        };
        let count = rectangle.points().count();
        let fresh = rectangle.points().filter(|&point| keeps(point) && listed.insert(point));
        let fresh: Vec<Point> = fresh.collect();
        if fresh.len() < count {
            kept.extend(fresh.iter().map(|point| Content::Made(point.to_string())));
        } else {
            let standard = rectangle.to_string();
            kept.push(if *written == standard { value } else { Content::Made(standard) });
        }
    }
    list.values = kept;
}

/// Writes the points of labels as `dd`.
pub(super) fn labels(list: &mut Written<'_>, size: Size) {
    change(list, |text| {
        let (point, label) = text.split_once(':')?;
        Some(format!("{}:{label}", on_board(point.as_bytes(), size)?))
    });
}

/// Writes the points of pairs as `dd`.
pub(super) fn pairs(list: &mut Written<'_>, size: Size) {
    change(list, |text| Some(Pair::read(text.as_bytes(), size).ok()?.to_string()));
}

/// Leaves empty values out, and gives those that are understood their standard form.
fn change(list: &mut Written<'_>, standard: impl Fn(&str) -> Option<String>) {
    list.values.retain(|value| !value.is_blank());
    for value in &mut list.values {
        let text = value.text();
        let Some(standard) = standard(&text) else { continue };
        // An escape that need not be there may stay.
        if text != standard {
            *value = Content::Made(text::escape(&standard));
        }
    }
}

/// The points with the labels that come next; nothing if the values are no points of the board.
pub(super) fn lettered<'a>(
    points: &[Content<'_>],
    size: Size,
    labels: &mut impl Iterator<Item = String>,
) -> Option<Vec<Content<'a>>> {
    let labelled = read_points(points, size)?.into_iter().zip(labels);
    Some(labelled.map(|(point, label)| Content::Made(format!("{point}:{label}"))).collect())
}

/// Whether all values are points of the board, and there are any.
pub(super) fn are_points(values: &[Content<'_>], size: Size) -> bool {
    read_points(values, size).is_some()
}

fn read_points(values: &[Content<'_>], size: Size) -> Option<Vec<Point>> {
    let points = values.iter().map(|value| on_board(value.written().as_bytes(), size));
    points.collect::<Option<Vec<Point>>>().filter(|points| !points.is_empty())
}

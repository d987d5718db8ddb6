//! Which values properties may have.

use tengen_sgf::{
    Point, Size,
    tools::properties::{Form, OF_MOVES, OF_POSITIONS, known},
};

use crate::refusal::Refusal;

/// A value of an operation has at most this many bytes.
const LONGEST: usize = 64 * 1024;

/// Properties that speak of the whole file.
const OF_FILE: [&str; 6] = ["AP", "CA", "FF", "GM", "ST", "SZ"];

/// Judgements of which a node has at most one.
const EXCLUSIVE: [&[&str]; 2] = [&OF_MOVES, &OF_POSITIONS];

/// The properties that go away when the one of this name comes.
pub(crate) fn excluded_by(name: &str) -> impl Iterator<Item = &'static str> {
    let group = EXCLUSIVE.iter().find(|group| group.contains(&name));
    group.into_iter().flat_map(|group| group.iter().copied()).filter(move |other| *other != name)
}

/// Whether a property may have this name: capital letters, and digits behind the first.
pub(crate) fn is_name(name: &str) -> bool {
    let is_part = |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit();
    name.len() <= 16
        && name.starts_with(|c: char| c.is_ascii_uppercase())
        && name.bytes().all(is_part)
}

/// What the values of a chapter are read by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Terms {
    /// The board.
    pub(crate) size: Size,
    /// Whether the chapter is a record of Go. Other games name their points and moves otherwise, so
    /// that any text may be one there.
    pub(crate) is_go: bool,
}

/// Refuses a property that a node may not have: by its name, or by one of its values. The first
/// node of a chapter has the properties of the file too.
pub(crate) fn check_property(
    name: &str,
    values: &[String],
    terms: Terms,
    is_first: bool,
) -> Result<(), Refusal> {
    if !is_name(name) || (OF_FILE.contains(&name) && !is_first) {
        return Err(Refusal::BadProperty);
    }
    values.iter().try_for_each(|value| check(name, value, terms))
}

/// Refuses a value that the property may not have in such a chapter.
pub(crate) fn check(name: &str, value: &str, terms: Terms) -> Result<(), Refusal> {
    if value.len() > LONGEST {
        return Err(Refusal::BadValue);
    }
    let size = terms.size;
    let on_board =
        |point: &str| Point::read(point.as_bytes()).is_some_and(|point| size.contains(point));
    let both = |value: &str| value.split_once(':').is_some_and(|(a, b)| on_board(a) && on_board(b));
    let form = known(name).map(|(_, form)| form);
    let (is_right, why) = match form.filter(|form| terms.is_go || !names_points(*form)) {
        Some(Form::Move) => (value.is_empty() || on_board(value), Refusal::OffBoard),
        Some(Form::Points) => (on_board(value) || both(value), Refusal::OffBoard),
        Some(Form::PointsOrNone) => {
            (value.is_empty() || on_board(value) || both(value), Refusal::OffBoard)
        }
        Some(Form::Pairs) => (both(value), Refusal::OffBoard),
        Some(Form::Labels) => {
            (value.split_once(':').is_some_and(|(point, _)| on_board(point)), Refusal::OffBoard)
        }
        Some(Form::Color) => (matches!(value, "B" | "W"), Refusal::BadValue),
        Some(Form::Double) => (matches!(value, "1" | "2"), Refusal::BadValue),
        Some(Form::Number) => (value.parse::<i64>().is_ok(), Refusal::BadValue),
        Some(Form::Size) => (Size::read(value).is_some(), Refusal::BadValue),
        Some(Form::Nothing) => (value.is_empty(), Refusal::BadValue),
        Some(Form::Real | Form::Text) | None => (true, Refusal::BadValue),
    };
    if is_right { Ok(()) } else { Err(why) }
}

/// Whether a property says of a game of Go whose turn it is, or judges a move or a position.
pub(crate) fn is_of_go(name: &str) -> bool {
    name == "PL" || OF_MOVES.contains(&name) || OF_POSITIONS.contains(&name)
}

/// Whether values of this form name points.
fn names_points(form: Form) -> bool {
    use Form::{Labels, Move, Pairs, Points, PointsOrNone};
    matches!(form, Move | Points | PointsOrNone | Pairs | Labels)
}

//! The protocol's points for handicap stones.

use tengen_rules::{HandicapError, Point, Size, fixed_handicap};

/// The points of `fixed_handicap` (section 4.1.1 of the protocol's specification). They are the
/// traditional ones except for three stones. There the protocol leaves the lower right corner free,
/// and tradition the upper left.
pub(crate) fn table(size: Size, stones: usize) -> Result<Vec<Point>, HandicapError> {
    if stones != 3 {
        return fixed_handicap(size, stones);
    }
    let mut corners = fixed_handicap(size, 4).map_err(|e| HandicapError { stones, ..e })?;
    let lower_right =
        |p: Point| size.row(p) * 2 > size.height() && size.column(p) * 2 > size.width();
    corners.retain(|p| !lower_right(*p));
    Ok(corners)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_the_specification_has_it() {
        let points = |lines, stones| {
            let size = Size::square(lines).unwrap();
            let mut names: Vec<_> =
                table(size, stones).unwrap().into_iter().map(|p| size.name(p)).collect();
            names.sort();
            names.join(" ")
        };
        for (lines, stones, expected) in [
            (19, 2, "D4 Q16"),
            (19, 3, "D16 D4 Q16"),
            (19, 4, "D16 D4 Q16 Q4"),
            (19, 5, "D16 D4 K10 Q16 Q4"),
            (19, 6, "D10 D16 D4 Q10 Q16 Q4"),
            (19, 7, "D10 D16 D4 K10 Q10 Q16 Q4"),
            (19, 8, "D10 D16 D4 K16 K4 Q10 Q16 Q4"),
            (19, 9, "D10 D16 D4 K10 K16 K4 Q10 Q16 Q4"),
            (9, 3, "C3 C7 G7"),
            (13, 5, "D10 D4 G7 K10 K4"),
            (8, 4, "C3 C6 F3 F6"),
        ] {
            assert_eq!(points(lines, stones), expected, "{stones} on {lines}");
        }
        assert!(table(Size::square(6).unwrap(), 3).is_err());
        assert!(table(Size::square(8).unwrap(), 5).is_err());
    }
}

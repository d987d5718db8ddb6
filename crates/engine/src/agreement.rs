//! The counts that the computer agrees to once play has stopped.

use tengen_rules::{Color, Score};

/// Whether the computer, playing `color`, agrees to a count of `margin`: one that is no worse for
/// it than the judge's count.
pub fn agrees(color: Color, margin: Score, judged: Score) -> bool {
    match color {
        Color::Black => margin >= judged,
        Color::White => margin <= judged,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_agrees_to_what_is_no_worse_for_it() {
        let [less, same, more] = [-1, 0, 1].map(Score::halves);
        for (color, margin, expected) in [
            (Color::Black, more, true),
            (Color::Black, same, true),
            (Color::Black, less, false),
            (Color::White, more, false),
            (Color::White, same, true),
            (Color::White, less, true),
        ] {
            assert_eq!(agrees(color, margin, same), expected, "{color} {margin}");
        }
    }
}

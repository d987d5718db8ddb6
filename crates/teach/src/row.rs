//! A position with a network's labels, as bytes.
//!
//! A file of rows is a header and rows of equal length, all of one board size. Numbers are little
//! endian.
//!
//! | part | type | how many |
//! |---|---|---|
//! | `TENGEN-ROWS-1\n`, then width and height | 14 bytes, then `u8` | 2 |
//! | *then, row by row:* | | |
//! | the planes of [`features`], the first point in the lowest bit | bits | 22 × area |
//! | the numbers beside them | `f32` | 19 |
//! | policy among the legal moves, the pass last, in 65535ths | `u16` | area + 1 |
//! | win, loss, no result for the side to move | `f32` | 3 |
//! | mean and deviation of the score, lead, variance time, in points and moves | `f32` | 4 |
//! | ownership, for the side to move, in 127ths | `i8` | area |
//!
//! The bits of the planes are filled up to a byte.
//!
//! [`features`]: tengen_engine::features

use tengen_engine::features::Planes;
use tengen_net::Evaluation;
use tengen_rules::Size;

/// The first bytes of a file of rows.
pub(crate) fn header(size: Size) -> Vec<u8> {
    let mut bytes = b"TENGEN-ROWS-1\n".to_vec();
    bytes.extend([size.width() as u8, size.height() as u8]);
    bytes
}

/// The labels of a position, for the side to move.
#[derive(Debug)]
pub(crate) struct Labels<'a> {
    /// How likely a play on each point is, the pass last; 0 where the rules allow none.
    pub(crate) policy: &'a [f32],
    pub(crate) evaluation: Evaluation,
    /// From -1 to 1.
    pub(crate) ownership: &'a [f32],
}

/// Appends the inputs of a position.
pub(crate) fn inputs(rows: &mut Vec<u8>, planes: &Planes) {
    for eight in planes.spatial.chunks(8) {
        let bits = eight.iter().enumerate().filter(|(_, x)| **x != 0.0);
        rows.push(bits.fold(0, |byte, (i, _)| byte | 1 << i));
    }
    numbers(rows, &planes.global);
}

fn numbers(rows: &mut Vec<u8>, numbers: &[f32]) {
    rows.extend(numbers.iter().flat_map(|x| x.to_le_bytes()));
}

/// Appends a position and its labels.
pub(crate) fn write(rows: &mut Vec<u8>, planes: &Planes, labels: &Labels) {
    inputs(rows, planes);
    let parts = labels.policy.iter().map(|p| (p * 65535.0).round() as u16);
    rows.extend(parts.flat_map(u16::to_le_bytes));
    let said = &labels.evaluation;
    let value = [said.win, said.loss, said.no_result];
    let score = [said.score_mean, said.score_stdev, said.lead, said.variance_time];
    numbers(rows, &value.map(|x| x as f32));
    numbers(rows, &score.map(|x| x as f32));
    rows.extend(labels.ownership.iter().map(|x| (x * 127.0).round() as i8 as u8));
}

/// How many bytes a row takes.
pub(crate) fn length(size: Size) -> usize {
    let area = size.area();
    (22 * area).div_ceil(8) + 4 * 19 + 2 * (area + 1) + 4 * 7 + area
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_as_long_as_it_says() {
        let size = Size::new(7, 9).unwrap();
        let mut planes = Planes::new(size);
        planes.spatial[9] = 1.0;
        let evaluation = Evaluation {
            win: 0.75,
            loss: 0.25,
            no_result: 0.0,
            score_mean: 1.5,
            score_stdev: 4.0,
            lead: 2.0,
            variance_time: 9.0,
            short_term: None,
        };
        let mut policy = vec![0.0; size.area() + 1];
        policy[size.area()] = 1.0;
        let labels = Labels { policy: &policy, evaluation, ownership: &vec![-1.0; size.area()] };
        let mut rows = Vec::new();
        write(&mut rows, &planes, &labels);
        assert_eq!(rows.len(), length(size));
        assert_eq!(rows[..2], [0, 2]);
        assert_eq!(rows[rows.len() - 1] as i8, -127);
        let value = rows.len() - size.area() - 28;
        assert_eq!(rows[value - 2..value], [255, 255]);
        assert_eq!(rows[value..value + 4], 0.75f32.to_le_bytes());
    }
}

//! The first convolution, over input planes that are mostly zero.

use crate::model::layers::Conv;
use crate::simd::{Simd, Task, padded};

/// The first convolution, its filters by cell and input, outputs padded.
#[derive(Debug)]
pub(crate) struct PlaneFilters {
    conv: Shape,
    outputs: usize,
    weights: Vec<f32>,
}

#[derive(Clone, Copy, Debug)]
struct Shape {
    height: usize,
    width: usize,
    step_y: usize,
    step_x: usize,
    inputs: usize,
}

impl PlaneFilters {
    /// Pads the filters of a convolution.
    pub(crate) fn new(conv: &Conv) -> Self {
        let outputs = padded(conv.outputs);
        let rows = conv.height * conv.width * conv.inputs;
        let mut weights = vec![0.0; rows * outputs];
        for (to, from) in weights.chunks_exact_mut(outputs).zip(conv.weights.chunks(conv.outputs)) {
            to[..conv.outputs].copy_from_slice(from);
        }
        let Conv { height, width, step_y, step_x, inputs, .. } = *conv;
        PlaneFilters { conv: Shape { height, width, step_y, step_x, inputs }, outputs, weights }
    }

    /// Outputs, padded.
    pub(crate) fn outputs(&self) -> usize {
        self.outputs
    }
}

/// The numbers of one board that are not zero: for every point the planes and their numbers.
#[derive(Debug, Default)]
pub(crate) struct Sparse {
    /// Where each point's entries begin, and where the last ones end.
    starts: Vec<u32>,
    entries: Vec<(u32, f32)>,
}

impl Sparse {
    /// With room for every number of a board.
    pub(crate) fn with_capacity(points: usize, planes: usize) -> Self {
        Sparse {
            starts: Vec::with_capacity(points + 1),
            entries: Vec::with_capacity(points * planes),
        }
    }

    /// Takes a board's planes, point `p` of this board being point `source(p)` of theirs.
    pub(crate) fn fill(&mut self, planes: &[f32], points: usize, source: impl Fn(usize) -> usize) {
        self.starts.clear();
        self.entries.clear();
        for point in 0..points {
            self.starts.push(self.entries.len() as u32);
            let point = source(point);
            for (plane, numbers) in planes.chunks_exact(points).enumerate() {
                let number = numbers[point];
                if number != 0.0 {
                    self.entries.push((plane as u32, number));
                }
            }
        }
        self.starts.push(self.entries.len() as u32);
    }

    fn of(&self, point: usize) -> &[(u32, f32)] {
        &self.entries[self.starts[point] as usize..self.starts[point + 1] as usize]
    }
}

/// `to` = planes ∗ filters + `bias`, for one board.
pub(crate) struct PlaneConvolution<'a> {
    pub(crate) filters: &'a PlaneFilters,
    pub(crate) planes: &'a Sparse,
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) bias: &'a [f32],
    pub(crate) to: &'a mut [f32],
    /// Room for the numbers under the filter at one point.
    pub(crate) seen: &'a mut Vec<(u32, f32)>,
}

impl Task for PlaneConvolution<'_> {
    type Output = ();
    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let outputs = self.filters.outputs;
        for (point, row) in self.to.chunks_exact_mut(outputs).enumerate() {
            self.seen.clear();
            let place = (point / self.width, point % self.width);
            see(self.filters, self.planes, (self.height, self.width), place, self.seen);
            // Channels in groups that stay in registers.
            let mut first = 0;
            while first < outputs {
                let registers = match (outputs - first) / S::LANES {
                    8.. => 8,
                    4.. => 4,
                    2.. => 2,
                    _ => 1,
                };
                let channels = first..first + registers * S::LANES;
                let (row, bias) = (&mut row[channels.clone()], &self.bias[channels]);
                let weights = &self.filters.weights[first..];
                match registers {
                    8 => sum::<S, 8>(s, weights, outputs, self.seen, bias, row),
                    4 => sum::<S, 4>(s, weights, outputs, self.seen, bias, row),
                    2 => sum::<S, 2>(s, weights, outputs, self.seen, bias, row),
                    _ => sum::<S, 1>(s, weights, outputs, self.seen, bias, row),
                }
                first += registers * S::LANES;
            }
        }
    }
}

/// Lists, for one point, the rows of weights and the numbers to multiply them by.
#[inline(always)]
fn see(
    filters: &PlaneFilters,
    planes: &Sparse,
    (height, width): (usize, usize),
    (y, x): (usize, usize),
    seen: &mut Vec<(u32, f32)>,
) {
    let Shape { height: rows, width: columns, step_y, step_x, inputs } = filters.conv;
    for row in 0..rows {
        let Some(y) = (y + row * step_y).checked_sub(rows / 2 * step_y) else { continue };
        for column in 0..columns {
            let Some(x) = (x + column * step_x).checked_sub(columns / 2 * step_x) else { continue };
            if y < height && x < width {
                let first = ((row * columns + column) * inputs) as u32;
                let entries = planes.of(y * width + x).iter();
                seen.extend(entries.map(|&(plane, number)| (first + plane, number)));
            }
        }
    }
}

#[inline(always)]
fn sum<S: Simd, const REGISTERS: usize>(
    s: S,
    weights: &[f32],
    stride: usize,
    seen: &[(u32, f32)],
    bias: &[f32],
    to: &mut [f32],
) {
    let mut sums = [s.splat(0.0); REGISTERS];
    for (register, sum) in sums.iter_mut().enumerate() {
        *sum = s.load(&bias[register * S::LANES..]);
    }
    for &(row, number) in seen {
        let weights = &weights[row as usize * stride..][..REGISTERS * S::LANES];
        let number = s.splat(number);
        for (sum, weights) in sums.iter_mut().zip(weights.chunks_exact(S::LANES)) {
            *sum = s.mul_add(number, s.load(weights), *sum);
        }
    }
    for (&sum, to) in sums.iter().zip(to.chunks_exact_mut(S::LANES)) {
        s.store(sum, to);
    }
}

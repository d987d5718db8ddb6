//! The steps of an evaluation that trunk and heads share.

use crate::buffer::Buffer;
use crate::kernel::Kernel;
use crate::kernels::elementwise::{Convert, Normalise};
use crate::kernels::pool::{AddBias, Pool};
use crate::kernels::product::{PANEL, Packed, Product};
use crate::kernels::winograd::{self, Tiling};
use crate::layers::{Convolution, Norm, Way};
use crate::model::layers::{Conv, MatMul};
use crate::simd::{Pair, Word, padded};

/// The facts that all steps of an evaluation need.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setting {
    pub(crate) kernel: Kernel,
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) boards: usize,
    /// Points of a side of a tile.
    pub(crate) side: usize,
}

impl Setting {
    /// Points of a board.
    pub(crate) fn points(&self) -> usize {
        self.width * self.height
    }

    /// Rows of all boards.
    pub(crate) fn rows(&self) -> usize {
        self.points() * self.boards
    }
}

/// Memory that grows the first time it is needed and is then used again.
#[derive(Debug)]
pub(crate) struct Grown<T>(Option<Buffer<T>>);

impl<T> Default for Grown<T> {
    fn default() -> Self {
        Grown(None)
    }
}

impl<T: Copy + Default> Grown<T> {
    /// `length` elements with any contents.
    pub(crate) fn take(&mut self, length: usize) -> &mut [T] {
        if self.0.as_ref().is_none_or(|buffer| buffer.len() < length) {
            self.0 = Some(Buffer::new(length));
        }
        let buffer = self.0.as_mut().expect("it was made above, if not before");
        &mut buffer[..length]
    }
}

/// A word type that rows of floats can be turned into.
pub(crate) trait Rows: Word {
    /// The floats as words, in `room` if they are not words already.
    fn of<'a>(kernel: Kernel, floats: &'a [f32], room: &'a mut Grown<Self>) -> &'a [Self];
}

impl Rows for f32 {
    fn of<'a>(_: Kernel, floats: &'a [f32], _: &'a mut Grown<Self>) -> &'a [Self] {
        floats
    }
}

impl Rows for Pair {
    fn of<'a>(kernel: Kernel, floats: &'a [f32], room: &'a mut Grown<Self>) -> &'a [Self] {
        let to = room.take(floats.len() / Self::NUMBERS);
        kernel.call(Convert { from: floats, to: &mut *to });
        to
    }
}

/// Room for convolutions and products.
#[derive(Debug)]
pub(crate) struct Work<W> {
    pub(crate) words: Grown<W>,
    before: Grown<W>,
    after: Grown<f32>,
    seen: Grown<f32>,
}

impl<W> Default for Work<W> {
    fn default() -> Self {
        Work {
            words: Grown::default(),
            before: Grown::default(),
            after: Grown::default(),
            seen: Grown::default(),
        }
    }
}

/// Room for pooling.
#[derive(Debug, Default)]
pub(crate) struct PoolScratch {
    sum: Grown<f32>,
    max: Grown<f32>,
    vector: Grown<f32>,
    bias: Grown<f32>,
}

/// Applies a matrix to one vector.
pub(crate) fn apply(matrix: &MatMul, vector: &[f32], out: &mut [f32]) {
    out.fill(0.0);
    for (&number, weights) in vector.iter().zip(matrix.weights.chunks_exact(matrix.outputs)) {
        for (out, weight) in out.iter_mut().zip(weights) {
            *out += number * weight;
        }
    }
}

/// `out` (+)= `from` ∗ convolution. Both are rows of padded channels; after the
/// last of `from` there is one of zeros.
pub(crate) fn convolve<W: Rows>(
    at: &Setting,
    convolution: &Convolution<W>,
    from: &[f32],
    out: &mut [f32],
    accumulate: bool,
    work: &mut Work<W>,
) {
    let rows = at.rows();
    let stride = from.len() / (rows + 1);
    let out_stride = convolution.outputs;
    let product = |words: &[W], matrix: &Packed<W>, out: &mut [f32], accumulate| {
        at.kernel.call(Product {
            rows: words,
            stride: stride / W::NUMBERS,
            count: rows,
            matrix: matrix.panels(),
            out,
            out_stride,
            accumulate,
        });
    };
    match &convolution.way {
        Way::Point(matrix) => {
            let words = W::of(at.kernel, &from[..rows * stride], &mut work.words);
            product(words, matrix, out, accumulate);
        }
        Way::Tiles { conv, filters } => {
            let Setting { kernel, width, height, boards, side } = *at;
            let tiling = Tiling { side, width, height, boards };
            let numbers = tiling.tiles() * tiling.numbers();
            winograd::Convolution {
                tiling,
                filters: Way::filters(conv, filters, side),
                from,
                from_stride: stride,
                to: out,
                to_stride: out_stride,
                accumulate,
                before: work.before.take(numbers * stride / W::NUMBERS),
                after: work.after.take(numbers * PANEL),
            }
            .run(kernel);
        }
        Way::Cells { conv, matrices } => {
            for (cell, matrix) in matrices.iter().enumerate() {
                // The rows as this cell of the filter sees them.
                let seen = work.seen.take(rows * stride);
                for (row, to) in seen.chunks_exact_mut(stride).enumerate() {
                    let (board, point) = (row / at.points(), row % at.points());
                    let neighbour = neighbour(at, point, cell, conv);
                    let row = neighbour.map_or(rows, |point| board * at.points() + point);
                    to.copy_from_slice(&from[row * stride..][..stride]);
                }
                let words = W::of(at.kernel, seen, &mut work.words);
                product(words, matrix, out, accumulate || cell > 0);
            }
        }
    }
}

/// The point under a cell of a filter that lies on `point`, if it is on the board.
fn neighbour(at: &Setting, point: usize, cell: usize, conv: &Conv) -> Option<usize> {
    let (y, x) = (point / at.width, point % at.width);
    let (row, column) = (cell / conv.width, cell % conv.width);
    let y = (y + row * conv.step_y).checked_sub(conv.height / 2 * conv.step_y)?;
    let x = (x + column * conv.step_x).checked_sub(conv.width / 2 * conv.step_x)?;
    (y < at.height && x < at.width).then_some(y * at.width + x)
}

/// `to` = activation(norm(`from`)) and a row of zeros after it.
pub(crate) fn normalise<'a>(
    at: &Setting,
    norm: &Norm,
    from: &[f32],
    to: &'a mut Grown<f32>,
) -> &'a [f32] {
    let stride = norm.scale.len();
    let to = to.take((at.rows() + 1) * stride);
    let (rows, zeros) = to.split_at_mut(at.rows() * stride);
    let Norm { scale, bias, activation } = norm;
    let from = &from[..rows.len()];
    at.kernel.call(Normalise { from, to: rows, scale, bias, activation: *activation });
    zeros.fill(0.0);
    to
}

/// The third pooled number, beside the mean and the mean scaled by the side of the board.
pub(crate) enum Third {
    /// The maximum.
    Max,
    /// The mean scaled by the square of the side.
    Square,
}

/// Pools the points of one board: three numbers for each of the `channels`, which in `rows` are
/// padded.
pub(crate) fn pool<'a>(
    at: &Setting,
    rows: &[f32],
    channels: usize,
    third: &Third,
    scratch: &'a mut PoolScratch,
) -> &'a [f32] {
    let stride = padded(channels);
    let (sum, max) = (scratch.sum.take(stride), scratch.max.take(stride));
    at.kernel.call(Pool { rows, sum, max });
    let points = at.points() as f32;
    // How the side of the board differs from 14, in tens.
    let side = (points.sqrt() - 14.0) * 0.1;
    let vector = scratch.vector.take(3 * channels);
    for channel in 0..channels {
        let mean = sum[channel] / points;
        vector[channel] = mean;
        vector[channels + channel] = mean * side;
        vector[2 * channels + channel] = match third {
            Third::Max => max[channel],
            Third::Square => mean * (side * side - 0.1),
        };
    }
    vector
}

/// Pools each board's rows of `pooled` and adds the resulting bias to its rows of `to`.
pub(crate) fn add_pooled(
    at: &Setting,
    pooled: &[f32],
    matrix: &MatMul,
    to: &mut [f32],
    scratch: &mut PoolScratch,
) {
    let channels = matrix.inputs / 3;
    let outputs = padded(matrix.outputs);
    let boards = pooled.chunks_exact(at.points() * padded(channels));
    for (pooled, to) in boards.zip(to.chunks_exact_mut(at.points() * outputs)) {
        pool(at, pooled, channels, &Third::Max, scratch);
        let bias = scratch.bias.take(outputs);
        bias.fill(0.0);
        apply(matrix, scratch.vector.take(3 * channels), &mut bias[..matrix.outputs]);
        at.kernel.call(AddBias { rows: to, bias });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::tests::on_every_kernel;

    /// Tiles of every side, on every size of board, give the same as the plain way cell by cell.
    #[test]
    fn convolutions_by_tiles_are_those_cell_by_cell() {
        let mut state = 1_u32;
        let mut draw = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as f32 / (1 << 23) as f32 - 1.0
        };
        let (inputs, outputs) = (5, 37);
        let weights = (0..9 * inputs * outputs).map(|_| draw()).collect();
        let conv = Conv { height: 3, width: 3, inputs, outputs, step_y: 1, step_x: 1, weights };
        let cells = Convolution { outputs: padded(outputs), way: Way::<f32>::cells(conv.clone()) };
        let tiles = Convolution::<f32>::new(conv);
        assert!(matches!(tiles.way, Way::Tiles { .. }));
        for (width, height) in [(2, 2), (3, 2), (4, 5), (7, 13), (9, 9), (19, 2), (10, 11)] {
            let rows = 2 * width * height;
            let stride = padded(inputs);
            let mut from = vec![0.0; (rows + 1) * stride];
            for row in from[..rows * stride].chunks_exact_mut(stride) {
                row[..inputs].fill_with(&mut draw);
            }
            on_every_kernel(|kernel| {
                for side in 2..=4 {
                    let at = Setting { kernel, width, height, boards: 2, side };
                    let convolved = |convolution| {
                        let mut out = vec![0.5; rows * padded(outputs)];
                        let mut work = Work::default();
                        for accumulate in [false, true] {
                            convolve(&at, convolution, &from, &mut out, accumulate, &mut work);
                        }
                        out
                    };
                    let (found, expected) = (convolved(&tiles), convolved(&cells));
                    for (found, expected) in found.iter().zip(&expected) {
                        let error = (found - expected).abs();
                        assert!(error < 1e-4, "{kernel} {width}×{height} by {side}: {error}");
                    }
                }
            });
        }
    }
}

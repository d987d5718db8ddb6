//! The evaluation of a trunk: its blocks, one after the other, on their rows.

use crate::buffer::Buffer;
use crate::kernel::Kernel;
use crate::kernels::attention::{Attend, Room, Turns};
use crate::kernels::elementwise::{Convert, Gate, Normalise, RootMeanSquare};
use crate::kernels::pool::{AddBias, Pool};
use crate::kernels::product::{PANEL, Packed, Product};
use crate::kernels::winograd::{self, Tiling};
use crate::layers::{
    Attention, Block, Convolution, FeedForward, Nested, Norm, PointNorm, Pooling, Residual, Tip,
    Way,
};
use crate::model::blocks::Rotation;
use crate::model::layers::MatMul;
use crate::simd::{Word, padded};

/// What all of an evaluation's steps know.
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
    /// `length` of whatever was there.
    pub(crate) fn take(&mut self, length: usize) -> &mut [T] {
        if self.0.as_ref().is_none_or(|buffer| buffer.len() < length) {
            self.0 = Some(Buffer::new(length));
        }
        let buffer = self.0.as_mut().expect("it was made above, if not before");
        &mut buffer[..length]
    }
}

/// A word that knows how floats become rows of it.
pub(crate) trait Rows: Word {
    /// The floats as words, in `room` if they are not words already.
    fn of<'a>(kernel: Kernel, floats: &'a [f32], room: &'a mut Grown<Self>) -> &'a [Self];
}

impl Rows for f32 {
    fn of<'a>(_: Kernel, floats: &'a [f32], _: &'a mut Grown<Self>) -> &'a [Self] {
        floats
    }
}

impl Rows for crate::simd::Pair {
    fn of<'a>(kernel: Kernel, floats: &'a [f32], room: &'a mut Grown<Self>) -> &'a [Self] {
        let to = room.take(floats.len() / Self::NUMBERS);
        kernel.call(Convert { from: floats, to: &mut *to });
        to
    }
}

/// Room for convolutions and products.
#[derive(Debug, Default)]
pub(crate) struct Work<W> {
    words: Grown<W>,
    before: Grown<W>,
    after: Grown<f32>,
    patches: Grown<f32>,
}

/// Room for the steps of a block.
#[derive(Debug)]
pub(crate) struct Scratch<W> {
    pub(crate) work: Work<W>,
    active: Grown<f32>,
    mid: Grown<f32>,
    mid_active: Grown<f32>,
    pooled: Grown<f32>,
    pub(crate) pool: PoolScratch,
    attended: Grown<f32>,
    gated: Grown<W>,
    room: Option<Room<W>>,
    /// By depth: the rows that blocks within blocks work on.
    inner: Vec<Grown<f32>>,
    /// The turns of all attention blocks, in their order, and which is next.
    turns: Vec<Turns>,
    next_turns: usize,
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
    let product = |rows_of: &[W], words: usize, matrix: &Packed<W>, out: &mut [f32]| {
        at.kernel.call(Product {
            rows: rows_of,
            stride: words,
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
            product(words, stride / W::NUMBERS, matrix, out);
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
        Way::Patches { conv, matrix } => {
            let cells = conv.height * conv.width;
            let patches = work.patches.take(rows * cells * stride);
            for (row, patch) in patches.chunks_exact_mut(cells * stride).enumerate() {
                let (board, point) = (row / at.points(), row % at.points());
                for (cell, to) in patch.chunks_exact_mut(stride).enumerate() {
                    let seen = neighbour(at, point, cell, conv);
                    let row = seen.map_or(rows, |point| board * at.points() + point);
                    to.copy_from_slice(&from[row * stride..][..stride]);
                }
            }
            let words = W::of(at.kernel, patches, &mut work.words);
            product(words, cells * stride / W::NUMBERS, matrix, out);
        }
    }
}

/// The point under a cell of a filter that lies on `point`, if it is on the board.
fn neighbour(
    at: &Setting,
    point: usize,
    cell: usize,
    conv: &crate::model::layers::Conv,
) -> Option<usize> {
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

/// Mean, mean scaled by the side of the board, and by its square or the maximum.
pub(crate) enum Third {
    Max,
    Square,
}

/// What the points of one board say together, by channel; `channels` of `rows`' padded ones.
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

/// Adds to each board's rows of `to` what its rows of `pooled` say together.
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

impl<W: Rows> Scratch<W> {
    /// For these blocks on boards of this size.
    pub(crate) fn new(at: &Setting, blocks: &[Block<W>]) -> Self {
        let mut scratch = Scratch {
            work: Work {
                words: Grown(None),
                before: Grown(None),
                after: Grown(None),
                patches: Grown(None),
            },
            active: Grown(None),
            mid: Grown(None),
            mid_active: Grown(None),
            pooled: Grown(None),
            pool: PoolScratch::default(),
            attended: Grown(None),
            gated: Grown(None),
            room: None,
            inner: Vec::new(),
            turns: Vec::new(),
            next_turns: 0,
        };
        let mut dims = (0, 0);
        scratch.prepare(at, blocks, &mut dims);
        if dims.0 > 0 {
            scratch.room = Some(Room::new(dims.0, dims.1, at.points()));
        }
        scratch
    }

    /// Computes the turns of all attention blocks, and the largest dimensions of a head.
    fn prepare(&mut self, at: &Setting, blocks: &[Block<W>], dims: &mut (usize, usize)) {
        for block in blocks {
            match block {
                Block::Nested(nested) => self.prepare(at, &nested.blocks, dims),
                Block::Attention(attention) => {
                    self.turns.push(turns(at, attention));
                    dims.0 = dims.0.max(attention.heads.query_dim);
                    dims.1 = dims.1.max(attention.heads.value_dim);
                }
                Block::Residual(_) | Block::Pooling(_) | Block::FeedForward(_) => {}
            }
        }
    }

    /// Adds to the rows what the blocks of the trunk say.
    pub(crate) fn run(&mut self, at: &Setting, blocks: &[Block<W>], x: &mut [f32]) {
        self.next_turns = 0;
        self.blocks(at, blocks, x, 0);
    }

    fn blocks(&mut self, at: &Setting, blocks: &[Block<W>], x: &mut [f32], depth: usize) {
        for block in blocks {
            match block {
                Block::Residual(block) => self.residual(at, block, x),
                Block::Pooling(block) => self.pooling(at, block, x),
                Block::Nested(block) => self.nested(at, block, x, depth),
                Block::Attention(block) => self.attention(at, block, x),
                Block::FeedForward(block) => self.feed_forward(at, block, x),
            }
        }
    }

    fn residual(&mut self, at: &Setting, block: &Residual<W>, x: &mut [f32]) {
        let active = normalise(at, &block.pre, x, &mut self.active);
        let out = self.mid.take(at.rows() * block.conv1.outputs);
        convolve(at, &block.conv1, active, out, false, &mut self.work);
        let active = normalise(at, &block.mid, out, &mut self.mid_active);
        convolve(at, &block.conv2, active, x, true, &mut self.work);
    }

    fn pooling(&mut self, at: &Setting, block: &Pooling<W>, x: &mut [f32]) {
        let active = normalise(at, &block.pre, x, &mut self.active);
        let out = self.mid.take(at.rows() * block.conv1.outputs);
        convolve(at, &block.conv1, active, out, false, &mut self.work);
        let pooled = self.pooled.take(at.rows() * block.pool_conv.outputs);
        convolve(at, &block.pool_conv, active, pooled, false, &mut self.work);
        let pooled = normalise(at, &block.pool, pooled, &mut self.mid_active);
        add_pooled(at, pooled, &block.pool_to_bias, out, &mut self.pool);
        let active = normalise(at, &block.mid, out, &mut self.mid_active);
        convolve(at, &block.conv2, active, x, true, &mut self.work);
    }

    fn nested(&mut self, at: &Setting, block: &Nested<W>, x: &mut [f32], depth: usize) {
        if self.inner.len() <= depth {
            self.inner.push(Grown(None));
        }
        let mut inner = std::mem::take(&mut self.inner[depth]);
        let narrow = inner.take(at.rows() * block.narrow.outputs);
        let active = normalise(at, &block.pre, x, &mut self.active);
        convolve(at, &block.narrow, active, narrow, false, &mut self.work);
        self.blocks(at, &block.blocks, narrow, depth + 1);
        let active = normalise(at, &block.post, narrow, &mut self.active);
        convolve(at, &block.widen, active, x, true, &mut self.work);
        self.inner[depth] = inner;
    }

    fn attention(&mut self, at: &Setting, block: &Attention<W>, x: &mut [f32]) {
        let stride = block.norm.weight.len();
        let active = point_norm(at, &block.norm, x, &mut self.active);
        let words = W::of(at.kernel, active, &mut self.work.words);
        let channels = block.project.columns();
        let projected = self.mid.take(at.rows() * channels);
        at.kernel.call(Product {
            rows: words,
            stride: stride / W::NUMBERS,
            count: at.rows(),
            matrix: block.project.panels(),
            out: projected,
            out_stride: channels,
            accumulate: false,
        });
        let turns = &self.turns[self.next_turns];
        self.next_turns += 1;
        let out_stride = block.heads.out_stride();
        let attended = self.attended.take(at.rows() * out_stride);
        let boards = projected.chunks_exact(at.points() * channels);
        for (rows, out) in boards.zip(attended.chunks_exact_mut(at.points() * out_stride)) {
            Attend {
                heads: block.heads,
                rows,
                stride: channels,
                points: at.points(),
                turns: (turns.per_point > 0).then_some(turns),
                out,
                room: self.room.as_mut().expect("made because there is an attention block"),
            }
            .run(at.kernel);
        }
        at.kernel.call(Product {
            rows: W::of(at.kernel, attended, &mut self.work.words),
            stride: out_stride / W::NUMBERS,
            count: at.rows(),
            matrix: block.out.panels(),
            out: x,
            out_stride: stride,
            accumulate: true,
        });
    }

    fn feed_forward(&mut self, at: &Setting, block: &FeedForward<W>, x: &mut [f32]) {
        let stride = block.norm.weight.len();
        let active = point_norm(at, &block.norm, x, &mut self.active);
        let words = W::of(at.kernel, active, &mut self.work.words);
        let wide = self.mid.take(at.rows() * 2 * block.inner);
        at.kernel.call(Product {
            rows: words,
            stride: stride / W::NUMBERS,
            count: at.rows(),
            matrix: block.widen.panels(),
            out: &mut *wide,
            out_stride: 2 * block.inner,
            accumulate: false,
        });
        let inner = block.inner / W::NUMBERS;
        let gated = self.gated.take(at.rows() * inner);
        at.kernel.call(Gate { from: wide, half: block.inner, to: &mut *gated });
        at.kernel.call(Product {
            rows: gated,
            stride: inner,
            count: at.rows(),
            matrix: block.out.panels(),
            out: x,
            out_stride: stride,
            accumulate: true,
        });
    }
}

fn point_norm<'a>(
    at: &Setting,
    norm: &PointNorm,
    from: &[f32],
    to: &'a mut Grown<f32>,
) -> &'a [f32] {
    let to = to.take(at.rows() * norm.weight.len());
    let PointNorm { channels, epsilon, weight } = norm;
    let (channels, epsilon) = (*channels, *epsilon);
    at.kernel.call(RootMeanSquare { from, to: &mut *to, channels, epsilon, weight });
    to
}

/// The end of the trunk: normalised and activated.
pub(crate) fn tip<'a>(at: &Setting, tip: &Tip, x: &mut [f32], to: &'a mut Grown<f32>) -> &'a [f32] {
    let norm = match tip {
        Tip::Batch(norm) => norm,
        Tip::Rms { channels, epsilon, whole_board, norm } => {
            let stride = norm.scale.len();
            let group = if *whole_board { at.points() } else { 1 };
            for rows in x.chunks_exact_mut(group * stride) {
                let squares: f32 = rows.iter().map(|x| x * x).sum();
                let factor = 1.0 / (squares / (group * channels) as f32 + epsilon).sqrt();
                rows.iter_mut().for_each(|x| *x *= factor);
            }
            norm
        }
    };
    normalise(at, norm, x, to)
}

/// The turns of an attention block's queries and keys.
fn turns<W>(at: &Setting, block: &Attention<W>) -> Turns {
    let pairs = block.heads.query_dim / 2;
    let angle = |head: usize, pair: usize, y: f32, x: f32| match &block.rotation {
        Rotation::None => 0.0,
        Rotation::Fixed { theta } => {
            // The first half of the pairs turns with the row, the rest with the column.
            let (pair, distance) = if pair < pairs / 2 { (pair, y) } else { (pair - pairs / 2, x) };
            distance / theta.powf((2 * pair) as f32 / pairs as f32)
        }
        Rotation::Learned(angles) => {
            let [per_column, per_row] = angles[head * pairs + pair];
            x * per_column + y * per_row
        }
    };
    let per_point = match block.rotation {
        Rotation::None => 0,
        Rotation::Fixed { .. } | Rotation::Learned(_) => block.heads.kv_heads * pairs,
    };
    let points = (0..at.points()).flat_map(|point| {
        let (y, x) = ((point / at.width) as f32, (point % at.width) as f32);
        (0..per_point).map(move |turn| (turn / pairs, turn % pairs, y, x))
    });
    let turns = points.map(|(head, pair, y, x)| {
        let angle = angle(head, pair, y, x);
        [angle.cos(), angle.sin()]
    });
    Turns { per_point, turns: turns.collect() }
}

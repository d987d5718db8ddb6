//! The evaluation of a trunk: its blocks, one after the other, on their rows.

use crate::kernels::attention::{Attend, Room, Turns};
use crate::kernels::elementwise::{Gate, RootMeanSquare};
use crate::kernels::product::Product;
use crate::layers::{Attention, Block, FeedForward, Nested, PointNorm, Pooling, Residual, Tip};
use crate::model::blocks::Rotation;
use crate::steps::{Grown, PoolScratch, Rows, Setting, Work, add_pooled, convolve, normalise};

/// Room for the steps of a block.
#[derive(Debug)]
pub(crate) struct Scratch<W> {
    work: Work<W>,
    active: Grown<f32>,
    mid: Grown<f32>,
    mid_active: Grown<f32>,
    pooled: Grown<f32>,
    pool: PoolScratch,
    attended: Grown<f32>,
    gated: Grown<W>,
    room: Option<Room<W>>,
    /// By depth: the rows that blocks within blocks work on.
    inner: Vec<Grown<f32>>,
    /// The turns of all attention blocks, in their order, and which is next.
    turns: Vec<Turns>,
    next_turns: usize,
}

impl<W: Rows> Scratch<W> {
    /// For these blocks on boards of this size.
    pub(crate) fn new(at: &Setting, blocks: &[Block<W>]) -> Self {
        let mut scratch = Scratch {
            work: Work::default(),
            active: Grown::default(),
            mid: Grown::default(),
            mid_active: Grown::default(),
            pooled: Grown::default(),
            pool: PoolScratch::default(),
            attended: Grown::default(),
            gated: Grown::default(),
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

    /// Adds to the rows the results of the trunk's blocks.
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
            self.inner.push(Grown::default());
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
        let boards = projected.chunks_exact_mut(at.points() * channels);
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

//! Attention: each point's channels become a mean of all points' values,
//! weighted by how well their keys fit its query.

use super::product::{Packed, Product};
use crate::kernel::Kernel;
use crate::simd::{Simd, Task, Word, padded};

/// How many points' weights are computed at once: they stay in the first cache.
const QUERIES: usize = 28;

/// The shape of an attention block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Heads {
    pub(crate) heads: usize,
    pub(crate) kv_heads: usize,
    pub(crate) query_dim: usize,
    pub(crate) value_dim: usize,
}

impl Heads {
    /// Channels of all queries; the keys', then the values' follow them.
    fn queries(&self) -> usize {
        self.heads * self.query_dim
    }

    /// Floats of a row of results: those of the last head end with padding.
    pub(crate) fn out_stride(&self) -> usize {
        padded((self.heads - 1) * self.value_dim + padded(self.value_dim))
    }
}

/// The turns of queries and keys: cosine and sine by point, head of keys and pair.
#[derive(Debug)]
pub(crate) struct Turns {
    /// Turns of a point: `kv_heads` times the pairs of a query.
    pub(crate) per_point: usize,
    pub(crate) turns: Vec<[f32; 2]>,
}

/// Room for one head's attention.
#[derive(Debug)]
pub(crate) struct Room<W> {
    /// Queries of one head, a row a point.
    queries: Vec<W>,
    /// Keys as columns: by channel, point.
    keys: Packed<W>,
    /// Values by point, channel.
    values: Packed<W>,
    fits: Vec<f32>,
    weights: Vec<W>,
}

impl<W: Word> Room<W> {
    /// For heads of that many channels on a board of `points`.
    pub(crate) fn new(query_dim: usize, value_dim: usize, points: usize) -> Self {
        Room {
            queries: vec![W::default(); points * query_dim.div_ceil(W::NUMBERS)],
            keys: Packed::zeros(query_dim, points),
            values: Packed::zeros(points, value_dim),
            fits: vec![0.0; QUERIES * padded(points)],
            weights: vec![W::default(); QUERIES * padded(points) / W::NUMBERS],
        }
    }
}

/// The attention of one board.
pub(crate) struct Attend<'a, W> {
    pub(crate) heads: Heads,
    /// Queries, keys and values of each point.
    pub(crate) rows: &'a [f32],
    pub(crate) stride: usize,
    pub(crate) points: usize,
    pub(crate) turns: Option<&'a Turns>,
    pub(crate) out: &'a mut [f32],
    pub(crate) room: &'a mut Room<W>,
}

impl<W: Word> Attend<'_, W> {
    /// Does it.
    pub(crate) fn run(self, kernel: Kernel) {
        let Attend { heads, rows, stride, points, turns, out, room } = self;
        let out_stride = heads.out_stride();
        let columns = padded(points);
        let words = columns / W::NUMBERS;
        let query_words = heads.query_dim.div_ceil(W::NUMBERS);
        for head in 0..heads.heads {
            let kv_head = head / (heads.heads / heads.kv_heads);
            kernel.call(Pack { heads, head, kv_head, rows, stride, points, turns, room });
            for first in (0..points).step_by(QUERIES) {
                let count = QUERIES.min(points - first);
                let fits = &mut room.fits[..count * columns];
                kernel.call(Product {
                    rows: &room.queries[first * query_words..],
                    stride: query_words,
                    count,
                    matrix: room.keys.panels(),
                    out: fits,
                    out_stride: columns,
                    accumulate: false,
                });
                let weights = &mut room.weights[..count * words];
                kernel.call(SoftMax { fits, weights, columns, points });
                kernel.call(Product {
                    rows: weights,
                    stride: words,
                    count,
                    matrix: room.values.panels(),
                    out: &mut out[first * out_stride + head * heads.value_dim..],
                    out_stride,
                    accumulate: false,
                });
            }
        }
    }
}

/// One head's queries, keys and values, turned, and packed for products.
struct Pack<'a, W> {
    heads: Heads,
    head: usize,
    kv_head: usize,
    rows: &'a [f32],
    stride: usize,
    points: usize,
    turns: Option<&'a Turns>,
    room: &'a mut Room<W>,
}

impl<W: Word> Task for Pack<'_, W> {
    type Output = ();
    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Pack { heads, head, kv_head, rows, stride, points, turns, room } = self;
        let Heads { query_dim, value_dim, kv_heads, .. } = heads;
        let keys = heads.queries() + kv_head * query_dim;
        let values = heads.queries() + kv_heads * query_dim + kv_head * value_dim;
        let query_words = query_dim.div_ceil(W::NUMBERS);
        let scale = 1.0 / (query_dim as f32).sqrt();
        // The channel of a query or key that begins at `base`, turned.
        let turned = |point: usize, base: usize, channel: usize| {
            let row = &rows[point * stride + base..][..query_dim];
            let Some(turns) = turns else { return row[channel] };
            let pair = channel / 2;
            let place = point * turns.per_point + kv_head * (query_dim / 2) + pair;
            let [cos, sin] = turns.turns[place];
            let (a, b) = (row[2 * pair], row[2 * pair + 1]);
            if channel.is_multiple_of(2) { a * cos - b * sin } else { a * sin + b * cos }
        };
        let queries = room.queries.chunks_exact_mut(query_words).take(points);
        for (point, query) in queries.enumerate() {
            for (word, place) in query.iter_mut().enumerate() {
                let mut numbers = [0.0; 2];
                for (half, number) in numbers[..W::NUMBERS].iter_mut().enumerate() {
                    let channel = word * W::NUMBERS + half;
                    if channel < query_dim {
                        *number = scale * turned(point, head * query_dim, channel);
                    }
                }
                *place = W::new(&numbers);
            }
        }
        room.keys.fill(query_dim, points, |channel, point| turned(point, keys, channel));
        room.values
            .fill(points, value_dim, |point, channel| rows[point * stride + values + channel]);
    }
}

/// e to the fits of each row, over their sum.
struct SoftMax<'a, W> {
    fits: &'a mut [f32],
    weights: &'a mut [W],
    columns: usize,
    points: usize,
}

impl<W: Word> Task for SoftMax<'_, W> {
    type Output = ();
    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let words = S::LANES / W::NUMBERS;
        let weights = self.weights.chunks_exact_mut(self.columns / W::NUMBERS);
        for (fits, weights) in self.fits.chunks_exact_mut(self.columns).zip(weights) {
            // What is beyond the board fits nothing.
            fits[self.points..].fill(f32::MIN);
            let mut max = s.splat(f32::MIN);
            for fit in fits.chunks_exact(S::LANES) {
                max = s.max(max, s.load(fit));
            }
            let max = s.splat(s.largest(max));
            let mut sum = s.splat(0.0);
            for fit in fits.chunks_exact_mut(S::LANES) {
                let weight = s.exp(s.sub(s.load(fit), max));
                sum = s.add(sum, weight);
                s.store(weight, fit);
            }
            let factor = s.splat(1.0 / s.sum(sum));
            for (fit, to) in fits.chunks_exact(S::LANES).zip(weights.chunks_exact_mut(words)) {
                W::store(s, s.mul(s.load(fit), factor), to);
            }
        }
    }
}

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

    /// How many heads of queries share a head of keys.
    fn group(&self) -> usize {
        self.heads / self.kv_heads
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
    sums: Vec<f32>,
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
            sums: vec![0.0; QUERIES],
            weights: vec![W::default(); QUERIES * padded(points) / W::NUMBERS],
        }
    }
}

/// The attention of one board.
pub(crate) struct Attend<'a, W> {
    pub(crate) heads: Heads,
    /// Queries, keys and values of each point; queries and keys will be turned.
    pub(crate) rows: &'a mut [f32],
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
        if let Some(turns) = turns {
            kernel.call(Turn { heads, rows, stride, turns });
        }
        for head in 0..heads.heads {
            let kv_head = head / heads.group();
            kernel.call(Pack { heads, head, kv_head, rows, stride, points, room });
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
                let sums = &mut room.sums[..count];
                kernel.call(Weigh { fits, weights, sums, columns, points });
                let out = &mut out[first * out_stride + head * heads.value_dim..];
                kernel.call(Product {
                    rows: weights,
                    stride: words,
                    count,
                    matrix: room.values.panels(),
                    out,
                    out_stride,
                    accumulate: false,
                });
                for (row, sum) in out.chunks_mut(out_stride).zip(&*sums) {
                    row[..heads.value_dim].iter_mut().for_each(|x| *x /= sum);
                }
            }
        }
    }
}

/// Turns queries and keys in place.
struct Turn<'a> {
    heads: Heads,
    rows: &'a mut [f32],
    stride: usize,
    turns: &'a Turns,
}

impl Task for Turn<'_> {
    type Output = ();
    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Heads { query_dim, kv_heads, .. } = self.heads;
        let pairs = query_dim / 2;
        let turns = self.turns.turns.chunks_exact(self.turns.per_point);
        for (row, turns) in self.rows.chunks_exact_mut(self.stride).zip(turns) {
            let (queries, rest) = row.split_at_mut(self.heads.queries());
            let keys = &mut rest[..kv_heads * query_dim];
            let groups = queries.chunks_exact_mut(self.heads.group() * query_dim);
            let by_head = groups.zip(keys.chunks_exact_mut(query_dim));
            for ((queries, key), turns) in by_head.zip(turns.chunks_exact(pairs)) {
                for channels in queries.chunks_exact_mut(query_dim).chain([key]) {
                    let (channels, _) = channels.as_chunks_mut::<2>();
                    for ([a, b], [cos, sin]) in channels.iter_mut().zip(turns) {
                        (*a, *b) = (*a * cos - *b * sin, *a * sin + *b * cos);
                    }
                }
            }
        }
    }
}

/// One head's queries, keys and values, packed for products.
struct Pack<'a, W> {
    heads: Heads,
    head: usize,
    kv_head: usize,
    rows: &'a [f32],
    stride: usize,
    points: usize,
    room: &'a mut Room<W>,
}

impl<W: Word> Task for Pack<'_, W> {
    type Output = ();
    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Pack { heads, head, kv_head, rows, stride, points, room } = self;
        let Heads { query_dim, value_dim, kv_heads, .. } = heads;
        let keys = heads.queries() + kv_head * query_dim;
        let values = heads.queries() + kv_heads * query_dim + kv_head * value_dim;
        let query_words = query_dim.div_ceil(W::NUMBERS);
        let places = room.queries.chunks_exact_mut(query_words);
        for (row, places) in rows.chunks_exact(stride).zip(places) {
            let query = row[head * query_dim..][..query_dim].chunks(W::NUMBERS);
            places.iter_mut().zip(query).for_each(|(place, numbers)| *place = W::new(numbers));
        }
        // Heads of queries that share a head of keys come one after the other.
        if head.is_multiple_of(heads.group()) {
            room.keys.fill_columns(query_dim, &rows[keys..points * stride], stride);
            room.values.fill_rows(value_dim, &rows[values..points * stride], stride);
        }
    }
}

/// e to the fits of each row (less the best), and their sum.
struct Weigh<'a, W> {
    fits: &'a mut [f32],
    weights: &'a mut [W],
    sums: &'a mut [f32],
    columns: usize,
    points: usize,
}

impl<W: Word> Task for Weigh<'_, W> {
    type Output = ();
    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let words = S::LANES / W::NUMBERS;
        let weights = self.weights.chunks_exact_mut(self.columns / W::NUMBERS);
        let rows = self.fits.chunks_exact_mut(self.columns).zip(weights);
        for ((fits, weights), total) in rows.zip(self.sums) {
            // Columns beyond the board fit nothing.
            fits[self.points..].fill(f32::MIN);
            let mut max = s.splat(f32::MIN);
            for fit in fits.chunks_exact(S::LANES) {
                max = s.max(max, s.load(fit));
            }
            let max = s.splat(s.largest(max));
            let mut sum = s.splat(0.0);
            for (fit, to) in fits.chunks_exact(S::LANES).zip(weights.chunks_exact_mut(words)) {
                let weight = s.exp(s.sub(s.load(fit), max));
                sum = s.add(sum, weight);
                W::store(s, weight, to);
            }
            *total = s.sum(sum);
        }
    }
}

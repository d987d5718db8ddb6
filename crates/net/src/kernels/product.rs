//! Products of matrices: many rows by one packed matrix of weights.
#![allow(unsafe_code)]

use crate::buffer::Buffer;
use crate::simd::{ALIGN, Simd, Task, Word, padded};

/// Columns of a panel: two registers of the longest kind.
pub(crate) const PANEL: usize = 2 * ALIGN;

/// A row of a panel is asked for this many rows before it is used.
const AHEAD: usize = 16;

/// A matrix packed for products: panels of [`PANEL`] columns (the last may have half as many), each
/// row by row. So a product reads it in order.
///
/// Rows come in words. With two numbers to a word, a row of words is two rows of numbers, and an
/// odd last one is paired with zeros.
#[derive(Debug)]
pub(crate) struct Packed<W> {
    /// Rows, in words.
    words: usize,
    /// Columns, padded.
    columns: usize,
    data: Buffer<W>,
}

impl<W: Word> Packed<W> {
    /// Packs `weights`, row by row of `columns` numbers each.
    pub(crate) fn new(weights: &[f32], columns: usize) -> Self {
        let mut packed = Packed::zeros(weights.len() / columns, columns);
        packed.fill_rows(columns, weights, columns);
        packed
    }

    /// Room for a matrix of numbers.
    pub(crate) fn zeros(rows: usize, columns: usize) -> Self {
        let (words, columns) = (rows.div_ceil(W::NUMBERS), padded(columns));
        Packed { words, columns, data: Buffer::new(words * columns) }
    }

    /// Packs a matrix given row by row, no more than there is room for: the
    /// first `columns` of every `stride` numbers.
    #[inline(always)]
    pub(crate) fn fill_rows(&mut self, columns: usize, rows: &[f32], stride: usize) {
        self.words = rows.len().div_ceil(stride).div_ceil(W::NUMBERS);
        self.columns = padded(columns);
        let data = &mut self.data[..self.words * self.columns];
        data.fill(W::default());
        for first in (0..columns).step_by(PANEL) {
            let width = PANEL.min(self.columns - first);
            let panel = &mut data[first * self.words..][..width * self.words];
            let numbers = first..columns.min(first + PANEL);
            for (place, rows) in panel.chunks_exact_mut(width).zip(rows.chunks(W::NUMBERS * stride))
            {
                let second = rows.get(stride..).filter(|row| !row.is_empty());
                let second = second.map_or(&[][..], |row| &row[numbers.clone()]);
                W::pack(&rows[numbers.clone()], second, place);
            }
        }
    }

    /// Packs a matrix given column by column, no more than there is room for.
    #[inline(always)]
    pub(crate) fn fill_columns(&mut self, rows: usize, columns: &[f32], stride: usize) {
        let count = columns.len().div_ceil(stride);
        self.words = rows.div_ceil(W::NUMBERS);
        self.columns = padded(count);
        self.data[..self.words * self.columns].fill(W::default());
        for (first, columns) in (0..).step_by(PANEL).zip(columns.chunks(PANEL * stride)) {
            let width = PANEL.min(self.columns - first);
            let panel = &mut self.data[first * self.words..][..width * self.words];
            for (place, column) in columns.chunks(stride).enumerate() {
                let words = column[..rows].chunks(W::NUMBERS);
                for (row, numbers) in panel.chunks_exact_mut(width).zip(words) {
                    row[place] = W::new(numbers);
                }
            }
        }
    }

    /// Columns, padded.
    pub(crate) fn columns(&self) -> usize {
        self.columns
    }

    /// All of it.
    pub(crate) fn panels(&self) -> Panels<'_, W> {
        Panels { words: self.words, columns: self.columns, data: &self.data }
    }
}

/// Panels of a packed matrix.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Panels<'a, W> {
    /// Rows, in words.
    pub(crate) words: usize,
    /// Columns of all panels, a multiple of [`ALIGN`].
    pub(crate) columns: usize,
    /// Panel by panel.
    pub(crate) data: &'a [W],
}

/// `out` = `rows` × `matrix`, or `out` += that.
pub(crate) struct Product<'a, W> {
    /// `count` rows of words, `stride` apart.
    pub(crate) rows: &'a [W],
    pub(crate) stride: usize,
    pub(crate) count: usize,
    pub(crate) matrix: Panels<'a, W>,
    /// `count` rows of floats, `out_stride` apart.
    pub(crate) out: &'a mut [f32],
    pub(crate) out_stride: usize,
    pub(crate) accumulate: bool,
}

impl<W: Word> Task for Product<'_, W> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let Product { rows, stride, count, matrix, out, out_stride, accumulate } = self;
        let (words, columns) = (matrix.words, matrix.columns);
        if count == 0 {
            return;
        }
        // The pointers below rely on these.
        assert!(rows.len() >= (count - 1) * stride + words);
        assert!(out.len() >= (count - 1) * out_stride + columns);
        assert!(matrix.data.len() >= words * columns && columns.is_multiple_of(ALIGN));
        let blocks = count.div_ceil(S::ROWS);
        for first in (0..columns).step_by(PANEL) {
            let width = PANEL.min(columns - first);
            let panel = matrix.data[first * words..].as_ptr();
            // Rows in blocks of nearly the same height.
            let mut row = 0;
            for block in 0..blocks {
                let height = (count - row).div_ceil(blocks - block);
                let mut column = 0;
                while column < width {
                    let registers = ((width - column) / S::LANES).min(2);
                    // SAFETY: the asserts above; row + height ≤ count, and
                    // column + registers · LANES ≤ width ≤ columns - first.
                    unsafe {
                        let block = Block {
                            a: rows.as_ptr().add(row * stride),
                            a_stride: stride,
                            b: panel.add(column),
                            b_stride: width,
                            words,
                            c: out.as_mut_ptr().add(row * out_stride + first + column),
                            c_stride: out_stride,
                            accumulate,
                        };
                        match registers {
                            2 => block.of_height::<S, 2>(s, height),
                            _ => block.of_height::<S, 1>(s, height),
                        }
                    }
                    column += registers * S::LANES;
                }
                row += height;
            }
        }
    }
}

/// A part of a product that fits into registers.
struct Block<W> {
    a: *const W,
    a_stride: usize,
    b: *const W,
    b_stride: usize,
    words: usize,
    c: *mut f32,
    c_stride: usize,
    accumulate: bool,
}

impl<W: Word> Block<W> {
    /// # Safety
    /// `a` has `height` rows of `words` words, `b` has `words` rows and `c`
    /// `height` rows, both of `COLUMNS` registers.
    #[inline(always)]
    unsafe fn of_height<S: Simd, const COLUMNS: usize>(self, s: S, height: usize) {
        // SAFETY: the caller's promise.
        unsafe {
            match height {
                1 => self.run::<S, 1, COLUMNS>(s),
                2 => self.run::<S, 2, COLUMNS>(s),
                3 if S::ROWS >= 3 => self.run::<S, 3, COLUMNS>(s),
                4 if S::ROWS >= 4 => self.run::<S, 4, COLUMNS>(s),
                5 if S::ROWS >= 5 => self.run::<S, 5, COLUMNS>(s),
                6 if S::ROWS >= 6 => self.run::<S, 6, COLUMNS>(s),
                7 if S::ROWS >= 7 => self.run::<S, 7, COLUMNS>(s),
                8 if S::ROWS >= 8 => self.run::<S, 8, COLUMNS>(s),
                9 if S::ROWS >= 9 => self.run::<S, 9, COLUMNS>(s),
                10 if S::ROWS >= 10 => self.run::<S, 10, COLUMNS>(s),
                11 if S::ROWS >= 11 => self.run::<S, 11, COLUMNS>(s),
                12 if S::ROWS >= 12 => self.run::<S, 12, COLUMNS>(s),
                13 if S::ROWS >= 13 => self.run::<S, 13, COLUMNS>(s),
                14 if S::ROWS >= 14 => self.run::<S, 14, COLUMNS>(s),
                _ => unreachable!("a block is at most as high as there are registers"),
            }
        }
    }

    /// # Safety
    /// As [`of_height`](Self::of_height), with `ROWS` rows.
    #[inline(always)]
    unsafe fn run<S: Simd, const ROWS: usize, const COLUMNS: usize>(self, s: S) {
        // SAFETY: the caller's promise covers every address below.
        unsafe {
            let mut sums = [[s.splat(0.0); COLUMNS]; ROWS];
            let mut b = self.b;
            for word in 0..self.words {
                let mut registers = [W::splat(s, W::default()); COLUMNS];
                for (column, register) in registers.iter_mut().enumerate() {
                    s.prefetch(b.wrapping_add(AHEAD * self.b_stride + column * S::LANES));
                    *register = W::load(s, b.add(column * S::LANES));
                }
                for (row, sums) in sums.iter_mut().enumerate() {
                    let a = W::splat(s, *self.a.add(row * self.a_stride + word));
                    for (sum, &register) in sums.iter_mut().zip(&registers) {
                        *sum = W::dot(s, *sum, a, register);
                    }
                }
                // Wrapping: after the last row this may lie beyond the matrix.
                b = b.wrapping_add(self.b_stride);
            }
            for (row, sums) in sums.iter().enumerate() {
                for (column, &sum) in sums.iter().enumerate() {
                    let c = self.c.add(row * self.c_stride + column * S::LANES);
                    let sum = if self.accumulate { s.add(sum, s.load_at(c)) } else { sum };
                    s.store_at(sum, c);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::tests::on_every_kernel;
    use crate::simd::Pair;

    fn numbers(count: usize, seed: u32) -> Vec<f32> {
        let mut state = seed;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as f32 / (1 << 23) as f32 - 1.0
        };
        (0..count).map(|_| next()).collect()
    }

    /// Rows × inner × columns, summed in doubles.
    fn plain(a: &[f32], b: &[f32], inner: usize, columns: usize) -> Vec<f64> {
        let sum = |row: &[f32], column: usize| {
            (0..inner).map(|k| f64::from(row[k]) * f64::from(b[k * columns + column])).sum()
        };
        a.chunks_exact(inner).flat_map(|row| (0..columns).map(move |c| sum(row, c))).collect()
    }

    fn check<W: Word>(round: impl Fn(f32) -> f32, tolerance: f64) {
        for (count, inner, columns) in
            [(1, 1, 1), (3, 5, 16), (14, 22, 33), (25, 96, 96), (29, 31, 48), (9, 7, 100)]
        {
            let a: Vec<f32> = numbers(count * inner, 1).into_iter().map(&round).collect();
            let b: Vec<f32> = numbers(inner * columns, 2).into_iter().map(&round).collect();
            let expected = plain(&a, &b, inner, columns);
            let stride = inner.div_ceil(W::NUMBERS) + 3;
            let mut rows = vec![W::default(); count * stride];
            for (row, floats) in rows.chunks_exact_mut(stride).zip(a.chunks_exact(inner)) {
                for (word, floats) in row.iter_mut().zip(floats.chunks(W::NUMBERS)) {
                    let mut numbers = [0.0; 2];
                    numbers[..floats.len()].copy_from_slice(floats);
                    *word = W::new(&numbers);
                }
            }
            let matrix = Packed::<W>::new(&b, columns);
            on_every_kernel(|kernel| {
                let out_stride = padded(columns) + 5;
                let mut out = vec![1.0; count * out_stride];
                for accumulate in [false, true] {
                    kernel.call(Product {
                        rows: &rows,
                        stride,
                        count,
                        matrix: matrix.panels(),
                        out: &mut out,
                        out_stride,
                        accumulate,
                    });
                }
                for (row, expected) in out.chunks(out_stride).zip(expected.chunks(columns)) {
                    for (found, expected) in row.iter().zip(expected) {
                        let error = (f64::from(*found) - 2.0 * expected).abs();
                        assert!(error < tolerance, "{kernel:?} {count}×{inner}×{columns}: {error}");
                    }
                    assert!(row[columns..padded(columns)].iter().all(|&zero| zero == 0.0));
                    assert!(row[padded(columns)..].iter().all(|&other| other == 1.0));
                }
            });
        }
    }

    #[test]
    fn products_of_floats_are_those_of_the_definition() {
        check::<f32>(|x| x, 2e-5);
    }

    #[test]
    fn products_of_pairs_are_those_of_the_definition() {
        // Numbers that bfloat16 holds exactly: the check is on the product.
        check::<Pair>(|x| Pair::new(x, 0.0).floats().0, 2e-5);
    }
}

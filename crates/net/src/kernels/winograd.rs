//! 3×3 convolutions by Winograd's minimal filtering. The board is cut into tiles of M×M points.
//! Each tile with a border of one is transformed into N×N numbers a channel (N = M + 2). These are
//! multiplied by the transformed filter one by one (that is N·N products of matrices), and
//! transformed back.
//!
//! After A. Lavin and S. Gray, “Fast Algorithms for Convolutional Neural
//! Networks” (2015). The transforms follow from N − 1 numbers at which
//! polynomials are evaluated, and infinity.

use super::product::{PANEL, Packed, Panels, Product};
use super::transforms::{Side, Transform, filter_factors};
use crate::kernel::Kernel;
use crate::simd::{Simd, Task, Word};

/// How a board is cut into tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tiling {
    /// M: points of a tile's side, 2 to 4.
    pub(crate) side: usize,
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) boards: usize,
}

impl Tiling {
    /// The tiles that need the fewest multiplications.
    pub(crate) fn of(width: usize, height: usize, boards: usize) -> Self {
        let tiling = |side| Tiling { side, width, height, boards };
        // Larger tiles round more: at equal cost the smaller ones.
        let cost = |tiling: &Tiling| tiling.tiles() * tiling.numbers();
        [2, 3, 4].map(tiling).into_iter().min_by_key(cost).expect("there are three")
    }

    fn across(&self) -> usize {
        self.width.div_ceil(self.side)
    }

    /// Tiles of all boards.
    pub(crate) fn tiles(&self) -> usize {
        self.boards * self.across() * self.height.div_ceil(self.side)
    }

    /// N²: numbers of a transformed tile.
    pub(crate) fn numbers(&self) -> usize {
        (self.side + 2) * (self.side + 2)
    }

    /// For every tile the row of its upper left point, were the board endless,
    /// as (board's first row, y, x).
    #[inline(always)]
    fn origins(self) -> impl Iterator<Item = (usize, usize, usize)> {
        let area = self.width * self.height;
        (0..self.boards).flat_map(move |board| {
            (0..self.height).step_by(self.side).flat_map(move |y| {
                (0..self.width).step_by(self.side).map(move |x| (board * area, y, x))
            })
        })
    }
}

/// The filters of a convolution, transformed for tiles of one size. For every panel of outputs they
/// are N·N matrices, one after the other as they are used.
#[derive(Debug)]
pub(crate) struct Filters<W>(Vec<Packed<W>>);

impl<W: Word> Filters<W> {
    /// Transforms 3×3 filters: by row, column, input, output.
    pub(crate) fn new(weights: &[f32], inputs: usize, outputs: usize, side: usize) -> Self {
        let n = side + 2;
        let factors = filter_factors(side);
        // An odd last input shares its word with zeros.
        let rows = inputs.next_multiple_of(W::NUMBERS);
        let panels = (0..outputs).step_by(PANEL).map(|first| {
            let columns = PANEL.min(outputs - first);
            let mut transformed = vec![0.0; n * n * rows * columns];
            for (number, matrix) in transformed.chunks_exact_mut(rows * columns).enumerate() {
                let (row, column) = (factors[number / n], factors[number % n]);
                for (input, to) in matrix.chunks_exact_mut(columns).take(inputs).enumerate() {
                    for (output, to) in to.iter_mut().enumerate() {
                        let weight = |cell| {
                            let place = (cell * inputs + input) * outputs + first + output;
                            row[cell / 3] * column[cell % 3] * f64::from(weights[place])
                        };
                        *to = (0..9).map(weight).sum::<f64>() as f32;
                    }
                }
            }
            Packed::new(&transformed, columns)
        });
        Filters(panels.collect())
    }
}

/// A convolution: `to` = `from` ∗ filters, or `to` += that.
pub(crate) struct Convolution<'a, W> {
    pub(crate) tiling: Tiling,
    pub(crate) filters: &'a Filters<W>,
    /// All points' rows, and after them one row of zeros, which stands for
    /// everything outside of the board.
    pub(crate) from: &'a [f32],
    pub(crate) from_stride: usize,
    pub(crate) to: &'a mut [f32],
    pub(crate) to_stride: usize,
    pub(crate) accumulate: bool,
    /// Room for the transformed tiles before the products and, of one panel, after.
    pub(crate) before: &'a mut [W],
    pub(crate) after: &'a mut [f32],
}

impl<W: Word> Convolution<'_, W> {
    /// Does it.
    pub(crate) fn run(self, kernel: Kernel) {
        match self.tiling.side {
            2 => self.with_side::<2, 4>(kernel),
            3 => self.with_side::<3, 5>(kernel),
            _ => self.with_side::<4, 6>(kernel),
        }
    }

    fn with_side<const M: usize, const N: usize>(self, kernel: Kernel)
    where
        Side: Transform<M, N>,
    {
        let tiles = self.tiling.tiles();
        let in_words = self.from_stride / W::NUMBERS;
        let before = &mut self.before[..N * N * tiles * in_words];
        kernel.call(Cut::<W, M, N> {
            tiling: self.tiling,
            from: self.from,
            stride: self.from_stride,
            to: before,
        });
        // Panel by panel, so that the numbers between products and board stay few.
        for (index, panel) in self.filters.0.iter().enumerate() {
            let panels = panel.panels();
            let (words, columns) = (panels.words / (N * N), panels.columns);
            let after = &mut self.after[..N * N * tiles * columns];
            let numbers = before
                .chunks_exact(tiles * in_words)
                .zip(after.chunks_exact_mut(tiles * columns))
                .zip(panels.data.chunks_exact(words * columns));
            for ((rows, out), data) in numbers {
                kernel.call(Product {
                    rows,
                    stride: in_words,
                    count: tiles,
                    matrix: Panels { words, columns, data },
                    out,
                    out_stride: columns,
                    accumulate: false,
                });
            }
            kernel.call(Join::<M, N> {
                tiling: self.tiling,
                from: after,
                columns,
                to: &mut self.to[index * PANEL..],
                stride: self.to_stride,
                accumulate: self.accumulate,
            });
        }
    }
}

/// The board's tiles, transformed: N·N matrices of a row a tile.
struct Cut<'a, W, const M: usize, const N: usize> {
    tiling: Tiling,
    from: &'a [f32],
    stride: usize,
    to: &'a mut [W],
}

impl<W: Word, const M: usize, const N: usize> Task for Cut<'_, W, M, N>
where
    Side: Transform<M, N>,
{
    type Output = ();
    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let Tiling { width, height, boards, .. } = self.tiling;
        let row_words = self.stride / W::NUMBERS;
        let words = S::LANES / W::NUMBERS;
        let matrix = self.tiling.tiles() * row_words;
        let outside = boards * width * height * self.stride;
        let mut numbers = [[s.splat(0.0); N]; N];
        for (tile, (board, top, left)) in self.tiling.origins().enumerate() {
            let mut points = [[outside; N]; N];
            for (dy, points) in points.iter_mut().enumerate() {
                for (dx, point) in points.iter_mut().enumerate() {
                    // One up and left, with the sum kept above zero.
                    let (y, x) = (top + dy, left + dx);
                    if (1..=height).contains(&y) && (1..=width).contains(&x) {
                        *point = (board + (y - 1) * width + x - 1) * self.stride;
                    }
                }
            }
            for register in 0..self.stride / S::LANES {
                for (numbers, points) in numbers.iter_mut().zip(&points) {
                    let mut row = [s.splat(0.0); N];
                    for (x, &point) in row.iter_mut().zip(points) {
                        *x = s.load(&self.from[point + register * S::LANES..]);
                    }
                    *numbers = Side::cut(s, row);
                }
                // Columns are not slices.
                #[allow(clippy::needless_range_loop)]
                for x in 0..N {
                    let mut column = [s.splat(0.0); N];
                    for y in 0..N {
                        column[y] = numbers[y][x];
                    }
                    let column = Side::cut(s, column);
                    for (y, &number) in column.iter().enumerate() {
                        let place = (y * N + x) * matrix + tile * row_words + register * words;
                        W::store(s, number, &mut self.to[place..]);
                    }
                }
            }
        }
    }
}

/// The tiles transformed back and put together.
struct Join<'a, const M: usize, const N: usize> {
    tiling: Tiling,
    from: &'a [f32],
    columns: usize,
    /// From the first of the columns on.
    to: &'a mut [f32],
    stride: usize,
    accumulate: bool,
}

impl<const M: usize, const N: usize> Task for Join<'_, M, N>
where
    Side: Transform<M, N>,
{
    type Output = ();
    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let Tiling { width, height, .. } = self.tiling;
        let matrix = self.tiling.tiles() * self.columns;
        let mut numbers = [[s.splat(0.0); N]; M];
        for (tile, (board, top, left)) in self.tiling.origins().enumerate() {
            for register in 0..self.columns / S::LANES {
                let channel = register * S::LANES;
                // Columns are not slices.
                #[allow(clippy::needless_range_loop)]
                for x in 0..N {
                    let mut column = [s.splat(0.0); N];
                    for (y, number) in column.iter_mut().enumerate() {
                        let place = (y * N + x) * matrix + tile * self.columns + channel;
                        *number = s.load(&self.from[place..]);
                    }
                    let column = Side::join(s, column);
                    for y in 0..M {
                        numbers[y][x] = column[y];
                    }
                }
                for (dy, numbers) in numbers.iter().enumerate().take(height - top) {
                    let points = Side::join(s, *numbers);
                    for (dx, &point) in points.iter().enumerate().take(width - left) {
                        let row = board + (top + dy) * width + left + dx;
                        let to = &mut self.to[row * self.stride + channel..][..S::LANES];
                        let point = if self.accumulate { s.add(point, s.load(to)) } else { point };
                        s.store(point, to);
                    }
                }
            }
        }
    }
}

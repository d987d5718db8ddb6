//! The transforms of Winograd's convolutions, along one side of a tile: M points
//! with a border of one are N = M + 2.

use crate::simd::Simd;

/// The numbers at which the polynomials are evaluated, for a tile of this side. With whole numbers
/// rounding to bfloat16 costs twice as much. These were the best of many tried, all exact in few
/// bits.
const fn nodes(side: usize) -> &'static [f64] {
    match side {
        2 => &[0.0, 1.0, -1.0],
        3 => &[0.0, 0.75, -0.75, 2.0],
        _ => &[0.0, 0.75, -0.75, 1.5, -1.5],
    }
}

/// The factors by which each of the N numbers takes the three of a filter's row.
pub(crate) fn filter_factors(side: usize) -> Vec<[f64; 3]> {
    let nodes = nodes(side);
    let finite = nodes.iter().map(|&node| {
        let others = nodes.iter().filter(|&&other| other != node);
        let product: f64 = others.map(|other| node - other).product();
        [1.0 / product, node / product, node * node / product]
    });
    finite.chain([[0.0, 0.0, 1.0]]).collect()
}

/// The transforms of one side of a tile.
pub(crate) trait Transform<const M: usize, const N: usize> {
    /// Of N points.
    fn cut<S: Simd>(s: S, d: [S::F; N]) -> [S::F; N];
    /// Back to M points.
    fn join<S: Simd>(s: S, m: [S::F; N]) -> [S::F; M];
}

/// Has the transforms of all sides.
pub(crate) struct Side;

impl Transform<2, 4> for Side {
    #[inline(always)]
    fn cut<S: Simd>(s: S, d: [S::F; 4]) -> [S::F; 4] {
        [s.sub(d[2], d[0]), s.add(d[1], d[2]), s.sub(d[2], d[1]), s.sub(d[3], d[1])]
    }
    #[inline(always)]
    fn join<S: Simd>(s: S, m: [S::F; 4]) -> [S::F; 2] {
        [s.add(m[0], s.add(m[1], m[2])), s.add(m[3], s.sub(m[1], m[2]))]
    }
}

impl Transform<3, 5> for Side {
    #[inline(always)]
    fn cut<S: Simd>(s: S, d: [S::F; 5]) -> [S::F; 5] {
        let (two, square) = (s.splat(-2.0), s.splat(-0.5625));
        // d₂ − 2d₁ and d₃ − 2d₂; d₃ − ¾²d₁ and d₄ − ¾²d₂
        let (a, b) = (s.mul_add(two, d[1], d[2]), s.mul_add(two, d[2], d[3]));
        let (c, e) = (s.mul_add(square, d[1], d[3]), s.mul_add(square, d[2], d[4]));
        [
            s.mul_add(s.splat(1.125), d[0], s.mul_add(two, d[2], c)),
            s.mul_add(s.splat(0.75), a, b),
            s.mul_add(s.splat(-0.75), a, b),
            c,
            s.mul_add(two, c, e),
        ]
    }
    #[inline(always)]
    fn join<S: Simd>(s: S, m: [S::F; 5]) -> [S::F; 3] {
        let (sum, difference) = (s.add(m[1], m[2]), s.sub(m[1], m[2]));
        [
            s.add(s.add(m[0], m[3]), sum),
            s.mul_add(s.splat(0.75), difference, s.add(m[3], m[3])),
            s.mul_add(s.splat(0.5625), sum, s.mul_add(s.splat(4.0), m[3], m[4])),
        ]
    }
}

impl Transform<4, 6> for Side {
    #[inline(always)]
    fn cut<S: Simd>(s: S, d: [S::F; 6]) -> [S::F; 6] {
        let (small, large) = (s.splat(-0.5625), s.splat(-2.25));
        // d₃ and d₄ without 1½² and without ¾² of the number two before
        let (a, b) = (s.mul_add(large, d[1], d[3]), s.mul_add(large, d[2], d[4]));
        let (c, e) = (s.mul_add(small, d[1], d[3]), s.mul_add(small, d[2], d[4]));
        let (both, product) = (s.splat(-2.8125), s.splat(1.265_625));
        [
            s.mul_add(product, d[0], s.mul_add(both, d[2], d[4])),
            s.mul_add(s.splat(0.75), a, b),
            s.mul_add(s.splat(-0.75), a, b),
            s.mul_add(s.splat(1.5), c, e),
            s.mul_add(s.splat(-1.5), c, e),
            s.mul_add(product, d[1], s.mul_add(both, d[3], d[5])),
        ]
    }
    #[inline(always)]
    fn join<S: Simd>(s: S, m: [S::F; 6]) -> [S::F; 4] {
        let (sum, difference) = (s.add(m[1], m[2]), s.sub(m[1], m[2]));
        let (sum2, difference2) = (s.add(m[3], m[4]), s.sub(m[3], m[4]));
        // Powers of ¾ and 1½.
        let odd = s.mul_add(s.splat(3.375), difference2, m[5]);
        [
            s.add(m[0], s.add(sum, sum2)),
            s.mul_add(s.splat(0.75), difference, s.mul(s.splat(1.5), difference2)),
            s.mul_add(s.splat(0.5625), sum, s.mul(s.splat(2.25), sum2)),
            s.mul_add(s.splat(0.421_875), difference, odd),
        ]
    }
}

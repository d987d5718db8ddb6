//! Pooling over the whole board, channel by channel.

use crate::simd::{Simd, Task};

/// The sum and the maximum over the rows, by channel.
pub(crate) struct Pool<'a> {
    pub(crate) rows: &'a [f32],
    pub(crate) sum: &'a mut [f32],
    pub(crate) max: &'a mut [f32],
}

impl Task for Pool<'_> {
    type Output = ();
    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let stride = self.sum.len();
        let out = self.sum.chunks_exact_mut(S::LANES).zip(self.max.chunks_exact_mut(S::LANES));
        for (register, (out_sum, out_max)) in out.enumerate() {
            let mut sum = s.splat(0.0);
            let mut max = s.splat(f32::NEG_INFINITY);
            for row in self.rows.chunks_exact(stride) {
                let x = s.load(&row[register * S::LANES..]);
                sum = s.add(sum, x);
                max = s.max(max, x);
            }
            s.store(sum, out_sum);
            s.store(max, out_max);
        }
    }
}

/// `bias` added to every row.
pub(crate) struct AddBias<'a> {
    pub(crate) rows: &'a mut [f32],
    pub(crate) bias: &'a [f32],
}

impl Task for AddBias<'_> {
    type Output = ();
    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        for row in self.rows.chunks_exact_mut(self.bias.len()) {
            let registers = row.chunks_exact_mut(S::LANES);
            for (x, bias) in registers.zip(self.bias.chunks_exact(S::LANES)) {
                s.store(s.add(s.load(x), s.load(bias)), x);
            }
        }
    }
}

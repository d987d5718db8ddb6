//! Arrays in place of registers. Every processor can do this, and the other instruction sets are
//! checked against it.

use super::{Pair, Simd, Task};

/// No instruction set in particular.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Portable;

const LANES: usize = 8;

#[inline(always)]
fn zip(a: [f32; LANES], b: [f32; LANES], f: impl Fn(f32, f32) -> f32) -> [f32; LANES] {
    std::array::from_fn(|i| f(a[i], b[i]))
}

impl Simd for Portable {
    type F = [f32; LANES];
    type P = [Pair; LANES];
    const LANES: usize = LANES;
    const ROWS: usize = 2;

    #[inline(always)]
    fn call<T: Task>(self, task: T) -> T::Output {
        task.run(self)
    }
    #[inline(always)]
    fn splat(self, x: f32) -> Self::F {
        [x; LANES]
    }
    #[inline(always)]
    fn load(self, from: &[f32]) -> Self::F {
        *from.first_chunk().expect("a register's worth of floats")
    }
    #[inline(always)]
    fn store(self, x: Self::F, to: &mut [f32]) {
        to[..LANES].copy_from_slice(&x);
    }
    #[inline(always)]
    fn add(self, a: Self::F, b: Self::F) -> Self::F {
        zip(a, b, |a, b| a + b)
    }
    #[inline(always)]
    fn sub(self, a: Self::F, b: Self::F) -> Self::F {
        zip(a, b, |a, b| a - b)
    }
    #[inline(always)]
    fn mul(self, a: Self::F, b: Self::F) -> Self::F {
        zip(a, b, |a, b| a * b)
    }
    #[inline(always)]
    fn div(self, a: Self::F, b: Self::F) -> Self::F {
        zip(a, b, |a, b| a / b)
    }
    #[inline(always)]
    fn max(self, a: Self::F, b: Self::F) -> Self::F {
        zip(a, b, |a, b| if a > b { a } else { b })
    }
    #[inline(always)]
    fn min(self, a: Self::F, b: Self::F) -> Self::F {
        zip(a, b, |a, b| if a < b { a } else { b })
    }
    #[inline(always)]
    fn mul_add(self, a: Self::F, b: Self::F, c: Self::F) -> Self::F {
        // Not `f32::mul_add`: without the instruction that is a function call.
        std::array::from_fn(|i| a[i] * b[i] + c[i])
    }
    #[inline(always)]
    fn scale(self, x: Self::F, n: Self::F) -> Self::F {
        zip(x, n, |x, n| f32::from_bits(x.to_bits().wrapping_add(n.to_bits() << 23)))
    }
    #[inline(always)]
    fn dot(self, acc: Self::F, a: Self::P, b: Self::P) -> Self::F {
        std::array::from_fn(|i| {
            let ((a0, a1), (b0, b1)) = (a[i].floats(), b[i].floats());
            acc[i] + a0 * b0 + a1 * b1
        })
    }
    #[inline(always)]
    fn store_pairs(self, x: Self::F, to: &mut [Pair]) {
        for (to, pair) in to[..LANES / 2].iter_mut().zip(x.as_chunks::<2>().0) {
            *to = Pair::new(pair[0], pair[1]);
        }
    }
    #[inline(always)]
    unsafe fn load_at(self, from: *const f32) -> Self::F {
        // SAFETY: the caller's promise; floats may lie at any multiple of 4.
        unsafe { from.cast::<Self::F>().read() }
    }
    #[inline(always)]
    unsafe fn store_at(self, x: Self::F, to: *mut f32) {
        // SAFETY: as above.
        unsafe { to.cast::<Self::F>().write(x) }
    }
    #[inline(always)]
    unsafe fn load_pairs_at(self, from: *const Pair) -> Self::P {
        // SAFETY: as above.
        unsafe { from.cast::<Self::P>().read() }
    }
    #[inline(always)]
    fn splat_pair(self, x: Pair) -> Self::P {
        [x; LANES]
    }
}

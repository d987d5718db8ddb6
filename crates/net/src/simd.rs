//! Registers of floats, with the same names for all processors.
//!
//! Kernels are written once, over [`Simd`], and compiled for every instruction
//! set by [`Simd::call`]. A value of a `Simd` type is the proof that the
//! processor has the instructions: it is made only after asking.
#![allow(unsafe_code)]

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod portable;

#[cfg(target_arch = "x86_64")]
pub(crate) use avx2::Avx2;
#[cfg(target_arch = "x86_64")]
pub(crate) use avx512::Avx512;
pub(crate) use portable::Portable;

/// Channels lie in multiples of this many floats, the longest register there is.
pub(crate) const ALIGN: usize = 16;

/// How many floats `channels` take, with the zeros after them.
pub(crate) const fn padded(channels: usize) -> usize {
    channels.next_multiple_of(ALIGN)
}

/// Work to be compiled for an instruction set: its arguments as a value.
pub(crate) trait Task {
    /// Its result.
    type Output;
    /// Does it. Must be `#[inline(always)]`, as must be all it calls.
    fn run<S: Simd>(self, s: S) -> Self::Output;
}

/// An instruction set.
pub(crate) trait Simd: Copy {
    /// A register of `LANES` floats.
    type F: Copy;
    /// A register of `LANES` pairs of bfloat16.
    type P: Copy;
    /// How many floats a register holds; divides [`ALIGN`].
    const LANES: usize;
    /// How many rows of two registers a product keeps in registers; at most 14.
    const ROWS: usize;

    /// Does a task with this instruction set.
    fn call<T: Task>(self, task: T) -> T::Output;

    fn splat(self, x: f32) -> Self::F;
    fn load(self, from: &[f32]) -> Self::F;
    fn store(self, x: Self::F, to: &mut [f32]);
    fn add(self, a: Self::F, b: Self::F) -> Self::F;
    fn sub(self, a: Self::F, b: Self::F) -> Self::F;
    fn mul(self, a: Self::F, b: Self::F) -> Self::F;
    fn div(self, a: Self::F, b: Self::F) -> Self::F;
    fn max(self, a: Self::F, b: Self::F) -> Self::F;
    fn min(self, a: Self::F, b: Self::F) -> Self::F;
    /// a · b + c, rounded once where the processor can.
    fn mul_add(self, a: Self::F, b: Self::F, c: Self::F) -> Self::F;
    /// x · 2ⁿ, where `n` is 1.5 · 2²³ plus a whole number and x · 2ⁿ is normal.
    fn scale(self, x: Self::F, n: Self::F) -> Self::F;
    /// acc + a₀ · b₀ + a₁ · b₁, pair by pair.
    fn dot(self, acc: Self::F, a: Self::P, b: Self::P) -> Self::F;
    /// The floats as bfloat16, two to a word, into the first `LANES / 2` words.
    fn store_pairs(self, x: Self::F, to: &mut [Pair]);

    /// # Safety
    /// `LANES` floats are readable at `from`.
    unsafe fn load_at(self, from: *const f32) -> Self::F;
    /// # Safety
    /// `LANES` floats are writable at `to`.
    unsafe fn store_at(self, x: Self::F, to: *mut f32);
    /// # Safety
    /// `LANES` pairs are readable at `from`.
    unsafe fn load_pairs_at(self, from: *const Pair) -> Self::P;
    /// The same pair in every lane.
    fn splat_pair(self, x: Pair) -> Self::P;

    /// Has memory brought near that will soon be read. Any address will do.
    #[inline(always)]
    fn prefetch<T>(self, _: *const T) {}

    /// eˣ; beyond what a normal float holds, the nearest one.
    #[inline(always)]
    fn exp(self, x: Self::F) -> Self::F {
        let x = self.max(self.min(x, self.splat(88.0)), self.splat(-87.0));
        // Adding 1.5 · 2²³ rounds to a whole number, which then stands in the
        // low bits.
        let shift = self.splat(12_582_912.0);
        let n = self.mul_add(x, self.splat(std::f32::consts::LOG2_E), shift);
        let whole = self.sub(n, shift);
        // ln 2 in two parts, the first exact in few bits.
        let r = self.mul_add(whole, self.splat(-0.693_359_4), x);
        let r = self.mul_add(whole, self.splat(2.121_944_4e-4), r);
        // The series of eʳ for |r| ≤ ln 2 / 2; the next term is below 2⁻²⁶.
        let mut sum = self.splat(1.0 / 5040.0);
        for coefficient in [1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0] {
            sum = self.mul_add(sum, r, self.splat(coefficient));
        }
        self.scale(sum, n)
    }

    /// The sum of the lanes.
    #[inline(always)]
    fn sum(self, x: Self::F) -> f32 {
        let mut lanes = [0.0; ALIGN];
        self.store(x, &mut lanes);
        lanes[..Self::LANES].iter().sum()
    }

    /// The largest of the lanes.
    #[inline(always)]
    fn largest(self, x: Self::F) -> f32 {
        let mut lanes = [0.0; ALIGN];
        self.store(x, &mut lanes);
        lanes[..Self::LANES].iter().copied().fold(f32::NEG_INFINITY, f32::max)
    }
}

/// Two numbers as bfloat16 (the upper halves of floats), the first in the low half.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(transparent)]
pub(crate) struct Pair(pub(crate) u32);

impl Pair {
    /// Rounds two floats to nearest, ties to even.
    #[inline(always)]
    pub(crate) fn new(first: f32, second: f32) -> Self {
        let round = |x: f32| {
            let bits = x.to_bits();
            (bits + 0x7fff + (bits >> 16 & 1)) >> 16
        };
        Pair(round(first) | round(second) << 16)
    }

    /// The two numbers.
    #[inline(always)]
    pub(crate) fn floats(self) -> (f32, f32) {
        (f32::from_bits(self.0 << 16), f32::from_bits(self.0 & 0xffff_0000))
    }
}

/// The words of a matrix: 32 bits each, one float or two of half the length.
pub(crate) trait Word: Copy + Default + Send + Sync + 'static {
    /// How many numbers a word holds.
    const NUMBERS: usize;
    /// A register of words.
    type Register<S: Simd>: Copy;
    /// The word of `NUMBERS` floats; where there are fewer, zeros take their places.
    fn new(floats: &[f32]) -> Self;
    /// Packs two rows of numbers. An empty second row is as zeros. A word that holds one number
    /// takes the first row alone.
    fn pack(first: &[f32], second: &[f32], to: &mut [Self]);
    /// # Safety
    /// `LANES` words are readable at `from`.
    unsafe fn load<S: Simd>(s: S, from: *const Self) -> Self::Register<S>;
    fn splat<S: Simd>(s: S, word: Self) -> Self::Register<S>;
    /// acc + a · b, for all numbers of a word.
    fn dot<S: Simd>(s: S, acc: S::F, a: Self::Register<S>, b: Self::Register<S>) -> S::F;
    /// Stores floats as words, `NUMBERS` to a word.
    fn store<S: Simd>(s: S, x: S::F, to: &mut [Self]);
}

impl Word for f32 {
    const NUMBERS: usize = 1;
    type Register<S: Simd> = S::F;
    #[inline(always)]
    fn new(floats: &[f32]) -> Self {
        floats[0]
    }
    #[inline(always)]
    fn pack(first: &[f32], _: &[f32], to: &mut [Self]) {
        to[..first.len()].copy_from_slice(first);
    }
    #[inline(always)]
    unsafe fn load<S: Simd>(s: S, from: *const Self) -> S::F {
        // SAFETY: the caller's promise.
        unsafe { s.load_at(from) }
    }
    #[inline(always)]
    fn splat<S: Simd>(s: S, word: Self) -> S::F {
        s.splat(word)
    }
    #[inline(always)]
    fn dot<S: Simd>(s: S, acc: S::F, a: S::F, b: S::F) -> S::F {
        s.mul_add(a, b, acc)
    }
    #[inline(always)]
    fn store<S: Simd>(s: S, x: S::F, to: &mut [Self]) {
        s.store(x, to);
    }
}

impl Word for Pair {
    const NUMBERS: usize = 2;
    type Register<S: Simd> = S::P;
    #[inline(always)]
    fn new(floats: &[f32]) -> Self {
        Pair::new(floats[0], floats.get(1).copied().unwrap_or(0.0))
    }
    #[inline(always)]
    fn pack(first: &[f32], second: &[f32], to: &mut [Self]) {
        if second.is_empty() {
            to.iter_mut().zip(first).for_each(|(to, &a)| *to = Pair::new(a, 0.0));
        } else {
            let pairs = first.iter().zip(second);
            to.iter_mut().zip(pairs).for_each(|(to, (&a, &b))| *to = Pair::new(a, b));
        }
    }
    #[inline(always)]
    unsafe fn load<S: Simd>(s: S, from: *const Self) -> S::P {
        // SAFETY: the caller's promise.
        unsafe { s.load_pairs_at(from) }
    }
    #[inline(always)]
    fn splat<S: Simd>(s: S, word: Self) -> S::P {
        s.splat_pair(word)
    }
    #[inline(always)]
    fn dot<S: Simd>(s: S, acc: S::F, a: S::P, b: S::P) -> S::F {
        s.dot(acc, a, b)
    }
    #[inline(always)]
    fn store<S: Simd>(s: S, x: S::F, to: &mut [Self]) {
        s.store_pairs(x, to);
    }
}

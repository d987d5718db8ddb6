//! AVX2 and FMA: registers of 8 floats.
#![allow(unsafe_code)]
// Every `unsafe` block below calls instructions of AVX2 and FMA. SAFETY, for
// all of them: a value of `Avx2` is made by `detect` alone, which has asked the
// processor.

use std::arch::x86_64::*;

use super::{Pair, Simd, Task};

/// The proof that the processor has AVX2 and FMA.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx2(());

impl Avx2 {
    /// The proof, if there is one.
    pub(crate) fn detect() -> Option<Self> {
        let has = is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma");
        has.then_some(Avx2(()))
    }
}

#[target_feature(enable = "avx2,fma")]
fn plain<T: Task>(s: Avx2, task: T) -> T::Output {
    task.run(s)
}

impl Simd for Avx2 {
    type F = __m256;
    type P = __m256i;
    const LANES: usize = 8;
    const ROWS: usize = 6;

    #[inline(always)]
    fn call<T: Task>(self, task: T) -> T::Output {
        unsafe { plain(self, task) }
    }
    #[inline(always)]
    fn splat(self, x: f32) -> __m256 {
        unsafe { _mm256_set1_ps(x) }
    }
    #[inline(always)]
    fn load(self, from: &[f32]) -> __m256 {
        assert!(from.len() >= 8);
        unsafe { _mm256_loadu_ps(from.as_ptr()) }
    }
    #[inline(always)]
    fn store(self, x: __m256, to: &mut [f32]) {
        assert!(to.len() >= 8);
        unsafe { _mm256_storeu_ps(to.as_mut_ptr(), x) }
    }
    #[inline(always)]
    fn add(self, a: __m256, b: __m256) -> __m256 {
        unsafe { _mm256_add_ps(a, b) }
    }
    #[inline(always)]
    fn sub(self, a: __m256, b: __m256) -> __m256 {
        unsafe { _mm256_sub_ps(a, b) }
    }
    #[inline(always)]
    fn mul(self, a: __m256, b: __m256) -> __m256 {
        unsafe { _mm256_mul_ps(a, b) }
    }
    #[inline(always)]
    fn div(self, a: __m256, b: __m256) -> __m256 {
        unsafe { _mm256_div_ps(a, b) }
    }
    #[inline(always)]
    fn max(self, a: __m256, b: __m256) -> __m256 {
        unsafe { _mm256_max_ps(a, b) }
    }
    #[inline(always)]
    fn min(self, a: __m256, b: __m256) -> __m256 {
        unsafe { _mm256_min_ps(a, b) }
    }
    #[inline(always)]
    fn mul_add(self, a: __m256, b: __m256, c: __m256) -> __m256 {
        unsafe { _mm256_fmadd_ps(a, b, c) }
    }
    #[inline(always)]
    fn scale(self, x: __m256, n: __m256) -> __m256 {
        unsafe {
            let n = _mm256_slli_epi32::<23>(_mm256_castps_si256(n));
            _mm256_castsi256_ps(_mm256_add_epi32(_mm256_castps_si256(x), n))
        }
    }
    #[inline(always)]
    fn dot(self, acc: __m256, a: __m256i, b: __m256i) -> __m256 {
        unsafe {
            let high = _mm256_set1_epi32(0xffff_0000_u32 as i32);
            let low = |x| _mm256_castsi256_ps(_mm256_slli_epi32::<16>(x));
            let high = |x| _mm256_castsi256_ps(_mm256_and_si256(x, high));
            _mm256_fmadd_ps(high(a), high(b), _mm256_fmadd_ps(low(a), low(b), acc))
        }
    }
    #[inline(always)]
    fn store_pairs(self, x: __m256, to: &mut [Pair]) {
        let mut floats = [0.0; 8];
        self.store(x, &mut floats);
        for (to, pair) in to[..4].iter_mut().zip(floats.as_chunks::<2>().0) {
            *to = Pair::new(pair[0], pair[1]);
        }
    }
    #[inline(always)]
    fn prefetch<T>(self, at: *const T) {
        unsafe { _mm_prefetch::<_MM_HINT_T0>(at.cast()) }
    }
    #[inline(always)]
    unsafe fn load_at(self, from: *const f32) -> __m256 {
        unsafe { _mm256_loadu_ps(from) }
    }
    #[inline(always)]
    unsafe fn store_at(self, x: __m256, to: *mut f32) {
        unsafe { _mm256_storeu_ps(to, x) }
    }
    #[inline(always)]
    unsafe fn load_pairs_at(self, from: *const Pair) -> __m256i {
        unsafe { _mm256_loadu_si256(from.cast()) }
    }
    #[inline(always)]
    fn splat_pair(self, x: Pair) -> __m256i {
        unsafe { _mm256_set1_epi32(x.0 as i32) }
    }
}

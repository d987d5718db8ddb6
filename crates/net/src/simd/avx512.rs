//! AVX-512: registers of 16 floats, and of 16 pairs of bfloat16.
#![allow(unsafe_code)]
// Every `unsafe` block below calls instructions of AVX-512 F, BW, DQ and VL
// (and, if `BF16`, of its BF16 part). SAFETY, for all of them: a value of
// `Avx512` is made by `detect` alone, which has asked the processor.

use std::arch::x86_64::*;

use super::{Pair, Simd, Task};

/// The proof that the processor has AVX-512, and if `BF16` its dot products too.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx512<const BF16: bool>(());

impl<const BF16: bool> Avx512<BF16> {
    /// The proof, if there is one.
    pub(crate) fn detect() -> Option<Self> {
        let has = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("fma")
            && (!BF16 || is_x86_feature_detected!("avx512bf16"));
        has.then_some(Avx512(()))
    }
}

#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,fma")]
fn plain<T: Task, const BF16: bool>(s: Avx512<BF16>, task: T) -> T::Output {
    task.run(s)
}

#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16,fma")]
fn with_bf16<T: Task, const BF16: bool>(s: Avx512<BF16>, task: T) -> T::Output {
    task.run(s)
}

impl<const BF16: bool> Simd for Avx512<BF16> {
    type F = __m512;
    type P = __m512i;
    const LANES: usize = 16;
    const ROWS: usize = 14;

    #[inline(always)]
    fn call<T: Task>(self, task: T) -> T::Output {
        unsafe { if BF16 { with_bf16(self, task) } else { plain(self, task) } }
    }
    #[inline(always)]
    fn splat(self, x: f32) -> __m512 {
        unsafe { _mm512_set1_ps(x) }
    }
    #[inline(always)]
    fn load(self, from: &[f32]) -> __m512 {
        assert!(from.len() >= 16);
        unsafe { _mm512_loadu_ps(from.as_ptr()) }
    }
    #[inline(always)]
    fn store(self, x: __m512, to: &mut [f32]) {
        assert!(to.len() >= 16);
        unsafe { _mm512_storeu_ps(to.as_mut_ptr(), x) }
    }
    #[inline(always)]
    fn add(self, a: __m512, b: __m512) -> __m512 {
        unsafe { _mm512_add_ps(a, b) }
    }
    #[inline(always)]
    fn sub(self, a: __m512, b: __m512) -> __m512 {
        unsafe { _mm512_sub_ps(a, b) }
    }
    #[inline(always)]
    fn mul(self, a: __m512, b: __m512) -> __m512 {
        unsafe { _mm512_mul_ps(a, b) }
    }
    #[inline(always)]
    fn div(self, a: __m512, b: __m512) -> __m512 {
        unsafe { _mm512_div_ps(a, b) }
    }
    #[inline(always)]
    fn max(self, a: __m512, b: __m512) -> __m512 {
        unsafe { _mm512_max_ps(a, b) }
    }
    #[inline(always)]
    fn min(self, a: __m512, b: __m512) -> __m512 {
        unsafe { _mm512_min_ps(a, b) }
    }
    #[inline(always)]
    fn mul_add(self, a: __m512, b: __m512, c: __m512) -> __m512 {
        unsafe { _mm512_fmadd_ps(a, b, c) }
    }
    #[inline(always)]
    fn scale(self, x: __m512, n: __m512) -> __m512 {
        unsafe {
            let n = _mm512_slli_epi32::<23>(_mm512_castps_si512(n));
            _mm512_castsi512_ps(_mm512_add_epi32(_mm512_castps_si512(x), n))
        }
    }
    #[inline(always)]
    fn dot(self, acc: __m512, a: __m512i, b: __m512i) -> __m512 {
        unsafe {
            if BF16 {
                // The intrinsics have a type of their own for the same register.
                let same = |x| std::mem::transmute::<__m512i, __m512bh>(x);
                return _mm512_dpbf16_ps(acc, same(a), same(b));
            }
            let high = _mm512_set1_epi32(0xffff_0000_u32 as i32);
            let low = |x| _mm512_castsi512_ps(_mm512_slli_epi32::<16>(x));
            let high = |x| _mm512_castsi512_ps(_mm512_and_si512(x, high));
            _mm512_fmadd_ps(high(a), high(b), _mm512_fmadd_ps(low(a), low(b), acc))
        }
    }
    #[inline(always)]
    fn store_pairs(self, x: __m512, to: &mut [Pair]) {
        assert!(to.len() >= 8);
        unsafe {
            let halves = if BF16 {
                std::mem::transmute::<__m256bh, __m256i>(_mm512_cvtneps_pbh(x))
            } else {
                let bits = _mm512_castps_si512(x);
                let odd = _mm512_and_si512(_mm512_srli_epi32::<16>(bits), _mm512_set1_epi32(1));
                let round = _mm512_add_epi32(odd, _mm512_set1_epi32(0x7fff));
                _mm512_cvtepi32_epi16(_mm512_srli_epi32::<16>(_mm512_add_epi32(bits, round)))
            };
            _mm256_storeu_si256(to.as_mut_ptr().cast(), halves);
        }
    }
    #[inline(always)]
    fn prefetch<T>(self, at: *const T) {
        unsafe { _mm_prefetch::<_MM_HINT_T0>(at.cast()) }
    }
    #[inline(always)]
    unsafe fn load_at(self, from: *const f32) -> __m512 {
        unsafe { _mm512_loadu_ps(from) }
    }
    #[inline(always)]
    unsafe fn store_at(self, x: __m512, to: *mut f32) {
        unsafe { _mm512_storeu_ps(to, x) }
    }
    #[inline(always)]
    unsafe fn load_pairs_at(self, from: *const Pair) -> __m512i {
        unsafe { _mm512_loadu_si512(from.cast()) }
    }
    #[inline(always)]
    fn splat_pair(self, x: Pair) -> __m512i {
        unsafe { _mm512_set1_epi32(x.0 as i32) }
    }
}

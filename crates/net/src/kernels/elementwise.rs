//! Operations on each number by itself, or on the channels of each point.

use crate::model::layers::Activation;
use crate::simd::{Simd, Task, Word};

/// The activation of a register.
#[inline(always)]
fn activate<S: Simd>(s: S, activation: Activation, x: S::F) -> S::F {
    match activation {
        Activation::Identity => x,
        Activation::Relu => s.max(x, s.splat(0.0)),
        Activation::Silu => {
            let e = s.exp(s.sub(s.splat(0.0), x));
            s.div(x, s.add(s.splat(1.0), e))
        }
        // tanh(ln(1 + e)) = (e² + 2e) / (e² + 2e + 2); above 20 it is 1.
        Activation::Mish => {
            let e = s.exp(s.min(x, s.splat(20.0)));
            let p = s.mul(e, s.add(e, s.splat(2.0)));
            s.mul(x, s.div(p, s.add(p, s.splat(2.0))))
        }
    }
}

/// `to` = activation(`from` · scale + bias), all rows of `stride` floats.
pub(crate) struct Normalise<'a> {
    pub(crate) from: &'a [f32],
    pub(crate) to: &'a mut [f32],
    pub(crate) scale: &'a [f32],
    pub(crate) bias: &'a [f32],
    pub(crate) activation: Activation,
}

impl Task for Normalise<'_> {
    type Output = ();
    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        // The choice is made once, outside of the loops.
        match self.activation {
            Activation::Identity => self.rows(s, |s, x| activate(s, Activation::Identity, x)),
            Activation::Relu => self.rows(s, |s, x| activate(s, Activation::Relu, x)),
            Activation::Mish => self.rows(s, |s, x| activate(s, Activation::Mish, x)),
            Activation::Silu => self.rows(s, |s, x| activate(s, Activation::Silu, x)),
        }
    }
}

impl Normalise<'_> {
    #[inline(always)]
    fn rows<S: Simd>(self, s: S, f: impl Fn(S, S::F) -> S::F) {
        let stride = self.scale.len();
        for (from, to) in self.from.chunks_exact(stride).zip(self.to.chunks_exact_mut(stride)) {
            let registers = from.chunks_exact(S::LANES).zip(to.chunks_exact_mut(S::LANES));
            let factors = self.scale.chunks_exact(S::LANES).zip(self.bias.chunks_exact(S::LANES));
            for ((from, to), (scale, bias)) in registers.zip(factors) {
                s.store(f(s, s.mul_add(s.load(from), s.load(scale), s.load(bias))), to);
            }
        }
    }
}

/// `to` = `from` / √(mean of the squares of its channels + ε) · weight, row by row.
pub(crate) struct RootMeanSquare<'a> {
    pub(crate) from: &'a [f32],
    pub(crate) to: &'a mut [f32],
    /// How many of a row's floats are channels.
    pub(crate) channels: usize,
    pub(crate) epsilon: f32,
    /// A row of weights.
    pub(crate) weight: &'a [f32],
}

impl Task for RootMeanSquare<'_> {
    type Output = ();
    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let stride = self.weight.len();
        for (from, to) in self.from.chunks_exact(stride).zip(self.to.chunks_exact_mut(stride)) {
            let mut squares = s.splat(0.0);
            for x in from.chunks_exact(S::LANES) {
                let x = s.load(x);
                squares = s.mul_add(x, x, squares);
            }
            let mean = s.sum(squares) / self.channels as f32;
            let factor = s.splat(1.0 / (mean + self.epsilon).sqrt());
            let registers = from.chunks_exact(S::LANES).zip(to.chunks_exact_mut(S::LANES));
            for ((from, to), weight) in registers.zip(self.weight.chunks_exact(S::LANES)) {
                s.store(s.mul(s.mul(s.load(from), factor), s.load(weight)), to);
            }
        }
    }
}

/// The first half of every row becomes silu(first half) · second half, as words
/// at the beginning of the rows of `to`.
pub(crate) struct Gate<'a, W> {
    pub(crate) from: &'a [f32],
    /// Floats of half a row.
    pub(crate) half: usize,
    pub(crate) to: &'a mut [W],
}

impl<W: Word> Task for Gate<'_, W> {
    type Output = ();
    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let words = S::LANES / W::NUMBERS;
        let to_rows = self.to.chunks_exact_mut(self.half / W::NUMBERS);
        for (from, to) in self.from.chunks_exact(2 * self.half).zip(to_rows) {
            let (linear, gate) = from.split_at(self.half);
            let registers = linear.chunks_exact(S::LANES).zip(gate.chunks_exact(S::LANES));
            for ((linear, gate), to) in registers.zip(to.chunks_exact_mut(words)) {
                let silu = activate(s, Activation::Silu, s.load(linear));
                W::store(s, s.mul(silu, s.load(gate)), to);
            }
        }
    }
}

/// Floats as words.
pub(crate) struct Convert<'a, W> {
    pub(crate) from: &'a [f32],
    pub(crate) to: &'a mut [W],
}

impl<W: Word> Task for Convert<'_, W> {
    type Output = ();
    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let to = self.to.chunks_exact_mut(S::LANES / W::NUMBERS);
        for (from, to) in self.from.chunks_exact(S::LANES).zip(to) {
            W::store(s, s.load(from), to);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::tests::on_every_kernel;

    #[test]
    fn activations_are_those_of_the_definition() {
        let from: Vec<f32> = (-1600..1600).map(|i| i as f32 / 16.0).collect();
        for activation in
            [Activation::Identity, Activation::Relu, Activation::Mish, Activation::Silu]
        {
            let expected = |x: f64| match activation {
                Activation::Identity => x,
                Activation::Relu => x.max(0.0),
                Activation::Mish => x * x.exp().ln_1p().min(700.0).tanh(),
                Activation::Silu => x / (1.0 + (-x).exp()),
            };
            on_every_kernel(|kernel| {
                let mut to = vec![0.0; from.len()];
                let (scale, bias) = ([0.5; 16], [0.25; 16]);
                let normalise =
                    Normalise { from: &from, to: &mut to, scale: &scale, bias: &bias, activation };
                kernel.call(normalise);
                for (&x, &found) in from.iter().zip(&to) {
                    let expected = expected(f64::from(x) * 0.5 + 0.25);
                    let error = (f64::from(found) - expected).abs();
                    assert!(
                        error <= 1e-6 + 1e-6 * expected.abs(),
                        "{kernel:?} {activation:?} of {x}: {found}, not {expected}"
                    );
                }
            });
        }
    }
}

//! The instructions that the kernels use, chosen at run time.

use std::fmt;

#[cfg(target_arch = "x86_64")]
use crate::simd::{Avx2, Avx512};
use crate::simd::{Portable, Simd, Task};

/// The instructions a network is evaluated with.
#[derive(Clone, Copy, Debug)]
pub struct Kernel(Inner);

#[derive(Clone, Copy, Debug)]
enum Inner {
    Portable(Portable),
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
    #[cfg(target_arch = "x86_64")]
    Avx512(Avx512<false>),
    #[cfg(target_arch = "x86_64")]
    Avx512Bf16(Avx512<true>),
}

impl Kernel {
    /// The kernels of this processor, the fastest first. The last needs no special instructions and
    /// is always there.
    pub fn available() -> Vec<Kernel> {
        let mut kernels = Vec::new();
        #[cfg(target_arch = "x86_64")]
        {
            kernels.extend(Avx512::detect().map(Inner::Avx512Bf16));
            kernels.extend(Avx512::detect().map(Inner::Avx512));
            kernels.extend(Avx2::detect().map(Inner::Avx2));
        }
        kernels.push(Inner::Portable(Portable));
        kernels.into_iter().map(Kernel).collect()
    }

    /// The fastest kernel of this processor.
    pub fn best() -> Kernel {
        Kernel::available()[0]
    }

    /// Its name: `avx512-bf16`, `avx512`, `avx2` or `portable`.
    pub fn name(self) -> &'static str {
        match self.0 {
            Inner::Portable(_) => "portable",
            #[cfg(target_arch = "x86_64")]
            Inner::Avx2(_) => "avx2",
            #[cfg(target_arch = "x86_64")]
            Inner::Avx512(_) => "avx512",
            #[cfg(target_arch = "x86_64")]
            Inner::Avx512Bf16(_) => "avx512-bf16",
        }
    }

    /// Whether a network is quicker in bfloat16 here. AMD's processors multiply its pairs at full
    /// rate. Intel's take so long for them that single precision is quicker.
    pub(crate) fn gains_by_bfloat16(self) -> bool {
        match self.0 {
            #[cfg(target_arch = "x86_64")]
            Inner::Avx512Bf16(_) => made_by("AuthenticAMD"),
            _ => false,
        }
    }

    /// Does a task with these instructions.
    pub(crate) fn call<T: Task>(self, task: T) -> T::Output {
        match self.0 {
            Inner::Portable(s) => s.call(task),
            #[cfg(target_arch = "x86_64")]
            Inner::Avx2(s) => s.call(task),
            #[cfg(target_arch = "x86_64")]
            Inner::Avx512(s) => s.call(task),
            #[cfg(target_arch = "x86_64")]
            Inner::Avx512Bf16(s) => s.call(task),
        }
    }
}

/// Whether the processor names this maker.
#[cfg(target_arch = "x86_64")]
fn made_by(maker: &str) -> bool {
    let said = std::arch::x86_64::__cpuid(0);
    [said.ebx, said.edx, said.ecx].map(u32::to_le_bytes).concat() == maker.as_bytes()
}

impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::Kernel;

    /// Runs a check with every kernel this processor has, the portable one among them.
    pub(crate) fn on_every_kernel(check: impl Fn(Kernel)) {
        Kernel::available().into_iter().for_each(check);
    }
}

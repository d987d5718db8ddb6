//! The instructions and the precision with which networks are evaluated.

use crate::kernel::Kernel;
use std::ffi::OsString;
use std::fmt;
use std::str::FromStr;

/// The precision of a network's trunk. Heads, and all sums, are in single precision always.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Precision {
    /// Single precision throughout.
    Single,
    /// Factors are rounded to bfloat16 (8 bits of mantissa), which is nearly twice as fast on AMD's
    /// processors that have the instructions, and slower on Intel's. The errors were measured
    /// against KataGo's answers for four networks and a few positions. No probability of a play or
    /// result was off by more than 0.017. No score was off by more than 0.19 points, no ownership
    /// by more than 0.031. With the network in the box `tengen net check` finds up to 0.0192 in a
    /// probability. In 207 games at equal visits no difference in strength was seen
    /// (`docs/matches`).
    Bfloat16,
}

impl Precision {
    /// Both of them.
    pub const ALL: [Precision; 2] = [Precision::Single, Precision::Bfloat16];

    /// The quickest where `kernel` is used: rounded numbers pay only where the processor
    /// multiplies them itself, and at full rate.
    pub fn best(kernel: Kernel) -> Precision {
        if kernel.gains_by_bfloat16() { Precision::Bfloat16 } else { Precision::Single }
    }

    /// Its name: `f32` or `bf16`.
    pub fn name(self) -> &'static str {
        match self {
            Precision::Single => "f32",
            Precision::Bfloat16 => "bf16",
        }
    }
}

/// A name without a meaning on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    /// The name.
    pub name: String,
    /// The names known here.
    pub known: Vec<&'static str>,
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not known here; known are {}", self.name, self.known.join(", "))
    }
}

impl std::error::Error for UnknownName {}

impl FromStr for Kernel {
    type Err = UnknownName;

    /// The kernel of this name, if this processor has it.
    fn from_str(name: &str) -> Result<Kernel, UnknownName> {
        let here = Kernel::available();
        let found = here.iter().find(|kernel| kernel.name() == name);
        found.copied().ok_or_else(|| {
            let known = here.iter().map(|kernel| kernel.name()).collect();
            UnknownName { name: name.to_owned(), known }
        })
    }
}

impl FromStr for Precision {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Precision, UnknownName> {
        let found = Precision::ALL.into_iter().find(|precision| precision.name() == name);
        found.ok_or_else(|| {
            let known = Precision::ALL.map(Precision::name).to_vec();
            UnknownName { name: name.to_owned(), known }
        })
    }
}

/// The instructions and the precision with which a network is evaluated.
///
/// The results of two kernels, or of two precisions, differ by rounding. A search may therefore
/// choose another of two moves that are nearly equal.
#[derive(Clone, Copy, Debug)]
pub struct Arithmetic {
    /// The instructions.
    pub kernel: Kernel,
    /// The precision.
    pub precision: Precision,
}

impl Arithmetic {
    /// The environment variable that names the kernel.
    pub const KERNEL: &str = "TENGEN_KERNEL";
    /// The environment variable that names the precision.
    pub const PRECISION: &str = "TENGEN_PRECISION";

    /// The fastest kernel of this processor, in the precision that is quickest with it.
    pub fn best() -> Arithmetic {
        let kernel = Kernel::best();
        Arithmetic { kernel, precision: Precision::best(kernel) }
    }

    /// The values that the environment asks for, and the quickest where it asks for none.
    ///
    /// # Errors
    /// If a variable has a name that is not known here.
    ///
    /// ```
    /// use tengen_net::Arithmetic;
    /// let arithmetic = Arithmetic::from_environment()?;
    /// println!("{} in {}", arithmetic.kernel.name(), arithmetic.precision.name());
    /// # Ok::<(), tengen_net::WrongVariable>(())
    /// ```
    pub fn from_environment() -> Result<Arithmetic, WrongVariable> {
        Arithmetic::of(None, None)
    }

    /// The given values, else those that the environment asks for, else the quickest.
    ///
    /// # Errors
    /// If a variable that is needed has a name that is not known here.
    pub fn of(
        kernel: Option<Kernel>,
        precision: Option<Precision>,
    ) -> Result<Arithmetic, WrongVariable> {
        Arithmetic::looked_up(kernel, precision, |name| std::env::var_os(name))
    }

    fn looked_up(
        kernel: Option<Kernel>,
        precision: Option<Precision>,
        variable: impl Fn(&str) -> Option<OsString>,
    ) -> Result<Arithmetic, WrongVariable> {
        let kernel = match kernel {
            Some(kernel) => kernel,
            None => named(Arithmetic::KERNEL, &variable)?.unwrap_or_else(Kernel::best),
        };
        let precision = match precision {
            Some(precision) => precision,
            None => {
                named(Arithmetic::PRECISION, &variable)?.unwrap_or_else(|| Precision::best(kernel))
            }
        };
        Ok(Arithmetic { kernel, precision })
    }
}

/// The value that a variable names; none where it is not set, or empty.
fn named<T: FromStr<Err = UnknownName>>(
    name: &'static str,
    variable: impl Fn(&str) -> Option<OsString>,
) -> Result<Option<T>, WrongVariable> {
    let Some(value) = variable(name).filter(|value| !value.is_empty()) else { return Ok(None) };
    value.to_string_lossy().parse().map(Some).map_err(|why| WrongVariable { name, why })
}

/// An environment variable that names a kernel or a precision that is not known here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongVariable {
    /// The name of the variable.
    pub name: &'static str,
    /// The fault of its value.
    pub why: UnknownName,
}

impl fmt::Display for WrongVariable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the environment variable {}: {}", self.name, self.why)
    }
}

impl std::error::Error for WrongVariable {}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names of the values chosen with these variables set.
    fn chosen(
        kernel: &str,
        precision: &str,
    ) -> Result<(&'static str, &'static str), WrongVariable> {
        let variable = |name: &str| match name {
            Arithmetic::KERNEL => Some(kernel.into()),
            Arithmetic::PRECISION => Some(precision.into()),
            _ => None,
        };
        let found = Arithmetic::looked_up(None, None, variable)?;
        Ok((found.kernel.name(), found.precision.name()))
    }

    #[test]
    fn variables_choose_and_what_is_given_goes_first() {
        assert_eq!(chosen("portable", "bf16"), Ok(("portable", "bf16")));
        assert_eq!(chosen("portable", ""), Ok(("portable", "f32")));
        let best = Arithmetic::best();
        assert_eq!(chosen("", ""), Ok((best.kernel.name(), best.precision.name())));
        let portable = "portable".parse().unwrap();
        let found =
            Arithmetic::looked_up(Some(portable), Some(Precision::Bfloat16), |_| Some("x".into()));
        let Arithmetic { kernel, precision } = found.unwrap();
        assert_eq!((kernel.name(), precision), ("portable", Precision::Bfloat16));
    }

    #[test]
    fn a_name_that_is_not_known_is_refused_with_those_that_are() {
        let wrong = chosen("sse9", "").unwrap_err();
        assert_eq!(wrong.name, Arithmetic::KERNEL);
        assert!(wrong.why.known.contains(&"portable"), "{wrong}");
        let wrong = chosen("portable", "f64").unwrap_err();
        let told = "the environment variable TENGEN_PRECISION: \"f64\" is not known here; \
                    known are f32, bf16";
        assert_eq!(wrong.to_string(), told);
    }
}

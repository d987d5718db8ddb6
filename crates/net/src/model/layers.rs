//! The layers networks are built of, as read and checked.

use crate::error::Fault;
use crate::reader::{Reader, Result};

/// The function that is applied to each number after a normalisation or a bias.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Activation {
    /// x
    Identity,
    /// max(x, 0)
    Relu,
    /// x · tanh(ln(1 + eˣ))
    Mish,
    /// x / (1 + e⁻ˣ)
    Silu,
}

impl Activation {
    /// Before version 11 every activation was ReLU and the file says only its name.
    pub(crate) fn read(r: &mut Reader, version: u32) -> Result<Self> {
        r.name()?;
        if version < 11 {
            return Ok(Activation::Relu);
        }
        let kind = r.word("an activation")?;
        match kind.as_str() {
            "ACTIVATION_IDENTITY" => Ok(Activation::Identity),
            "ACTIVATION_RELU" => Ok(Activation::Relu),
            "ACTIVATION_MISH" => Ok(Activation::Mish),
            "ACTIVATION_SILU" => Ok(Activation::Silu),
            _ => Err(r.error(Fault::Unknown { what: "activation", found: kind })),
        }
    }
}

/// A convolution over the board, zero outside of it, the output as large as the input.
#[derive(Clone, Debug)]
pub(crate) struct Conv {
    /// Rows and columns of the filter, both odd.
    pub(crate) height: usize,
    pub(crate) width: usize,
    pub(crate) inputs: usize,
    pub(crate) outputs: usize,
    /// How many points lie from one filter cell to the next, down and across.
    pub(crate) step_y: usize,
    pub(crate) step_x: usize,
    /// By row, column, input, output; the output varies fastest.
    pub(crate) weights: Vec<f32>,
}

impl Conv {
    /// A convolution of `inputs` channels, and to `outputs` where that is known.
    pub(crate) fn read(r: &mut Reader, inputs: usize, outputs: Option<usize>) -> Result<Self> {
        r.name()?;
        let height = odd(r, "rows of the filter")?;
        let width = odd(r, "columns of the filter")?;
        r.count_of("input channels", inputs)?;
        let found = r.count("output channels")?;
        let outputs = outputs.unwrap_or(found);
        r.agree("output channels", outputs, found)?;
        let step_y = r.count("dilation")?;
        let step_x = r.count("dilation")?;
        // Sides below 64 and channels below 2¹⁷: on 32 bits only the last product overflows.
        let count = (height * width * inputs).saturating_mul(outputs);
        let weights = r.floats(count, "the weights of the filter")?;
        Ok(Conv { height, width, inputs, outputs, step_y, step_x, weights })
    }
}

/// A filter's side: odd, and no longer than a filter over the largest board can use.
fn odd(r: &mut Reader, what: &'static str) -> Result<usize> {
    let side = r.count(what)?;
    if side % 2 == 1 && side < 64 {
        return Ok(side);
    }
    Err(r.error(Fault::Unknown { what, found: side.to_string() }))
}

/// Batch normalisation as it is applied: x · scale + bias, by channel.
#[derive(Clone, Debug)]
pub(crate) struct Affine {
    pub(crate) scale: Vec<f32>,
    pub(crate) bias: Vec<f32>,
}

impl Affine {
    pub(crate) fn read(r: &mut Reader, channels: usize) -> Result<Self> {
        r.name()?;
        r.count_of("channels", channels)?;
        let epsilon = r.positive("epsilon")?;
        let has_scale = r.flag("whether there is a scale")?;
        let has_bias = r.flag("whether there is a bias")?;
        let mean = r.floats(channels, "the means")?;
        let variance = r.floats(channels, "the variances")?;
        let mut scale = match has_scale {
            true => r.floats(channels, "the scales")?,
            false => vec![1.0; channels],
        };
        let mut bias = match has_bias {
            true => r.floats(channels, "the biases")?,
            false => vec![0.0; channels],
        };
        for c in 0..channels {
            scale[c] /= (variance[c] + epsilon).sqrt();
            bias[c] -= scale[c] * mean[c];
        }
        // A negative variance, or sums beyond the range of a float.
        if scale.iter().chain(&bias).all(|number| number.is_finite()) {
            Ok(Affine { scale, bias })
        } else {
            Err(r.error(Fault::NotFinite { what: "the normalisation" }))
        }
    }
}

/// A matrix applied to a vector of channels.
#[derive(Clone, Debug)]
pub(crate) struct MatMul {
    pub(crate) inputs: usize,
    pub(crate) outputs: usize,
    /// By input, output; the output varies fastest.
    pub(crate) weights: Vec<f32>,
}

impl MatMul {
    pub(crate) fn read(r: &mut Reader, inputs: usize, outputs: Option<usize>) -> Result<Self> {
        r.name()?;
        r.count_of("input channels", inputs)?;
        let found = r.count("output channels")?;
        let outputs = outputs.unwrap_or(found);
        r.agree("output channels", outputs, found)?;
        let weights = r.floats(inputs.saturating_mul(outputs), "the weights of the matrix")?;
        Ok(MatMul { inputs, outputs, weights })
    }
}

/// Numbers added by channel.
pub(crate) fn read_bias(r: &mut Reader, channels: usize) -> Result<Vec<f32>> {
    r.name()?;
    r.count_of("channels", channels)?;
    r.floats(channels, "the biases")
}

/// Division by the root of the mean square of a point's channels, then a weight by channel.
#[derive(Clone, Debug)]
pub(crate) struct RmsNorm {
    pub(crate) epsilon: f32,
    pub(crate) weight: Vec<f32>,
}

impl RmsNorm {
    pub(crate) fn read(r: &mut Reader, channels: usize) -> Result<Self> {
        r.name()?;
        r.count_of("channels", channels)?;
        let epsilon = r.positive("epsilon")?;
        let weight = r.floats(channels, "the weights of the norm")?;
        Ok(RmsNorm { epsilon, weight })
    }
}

/// The normalisation at the end of the trunk.
#[derive(Clone, Debug)]
pub(crate) enum TipNorm {
    /// Batch normalisation.
    Batch(Affine),
    /// Division by the root of the mean square, then scale and bias by channel.
    Rms {
        epsilon: f32,
        /// Whether the mean is over all points of the board, not point by point.
        whole_board: bool,
        affine: Affine,
    },
}

impl TipNorm {
    pub(crate) fn read_rms(r: &mut Reader, channels: usize) -> Result<Self> {
        r.name()?;
        r.count_of("channels", channels)?;
        let epsilon = r.positive("epsilon")?;
        let whole_board = r.flag("whether the norm is spatial")?;
        let group: i64 = r.number("the group size")?;
        if group != 0 {
            let found = group.to_string();
            return Err(r.error(Fault::Unknown { what: "group size of a norm", found }));
        }
        let scale = r.floats(channels, "gamma")?;
        let bias = r.floats(channels, "beta")?;
        Ok(TipNorm::Rms { epsilon, whole_board, affine: Affine { scale, bias } })
    }
}

//! The heads: the layers that turn the trunk into outputs.

use super::blocks::NormAct;
use super::layers::{Activation, Conv, MatMul, read_bias};
use crate::error::Fault;
use crate::reader::{Reader, Result};

/// The head for plays and the pass.
#[derive(Clone, Debug)]
pub(crate) struct PolicyHead {
    /// 1: policy; 2: and the optimistic policy; 4: and two predictions of Q.
    pub(crate) channels: usize,
    pub(crate) conv: Conv,
    pub(crate) pool_conv: Conv,
    pub(crate) pool: NormAct,
    pub(crate) pool_to_bias: MatMul,
    pub(crate) mid: NormAct,
    pub(crate) out: Conv,
    pub(crate) pass: Pass,
}

/// How the policy of the pass comes from the pooled channels.
#[derive(Clone, Debug)]
pub(crate) enum Pass {
    Linear(MatMul),
    Hidden { first: MatMul, bias: Vec<f32>, activation: Activation, second: MatMul },
}

impl PolicyHead {
    pub(crate) fn read(r: &mut Reader, version: u32, trunk: usize) -> Result<Self> {
        r.name()?;
        let channels = match version {
            17.. => {
                let found = r.count("policy channels")?;
                if found != 2 && found != 4 {
                    let found = found.to_string();
                    return Err(r.error(Fault::Unknown { what: "number of policies", found }));
                }
                r.no_options(3)?;
                found
            }
            16 => 4,
            12.. => 2,
            _ => 1,
        };
        let conv = Conv::read(r, trunk, None)?;
        let pool_conv = Conv::read(r, trunk, None)?;
        let pool = NormAct::read(r, version, pool_conv.outputs)?;
        let pooled = 3 * pool_conv.outputs;
        let pool_to_bias = MatMul::read(r, pooled, Some(conv.outputs))?;
        let mid = NormAct::read(r, version, conv.outputs)?;
        let out = Conv::read(r, conv.outputs, Some(channels))?;
        let pass = if version >= 15 {
            let first = MatMul::read(r, pooled, Some(conv.outputs))?;
            let bias = read_bias(r, first.outputs)?;
            let activation = Activation::read(r, version)?;
            let second = MatMul::read(r, first.outputs, Some(channels))?;
            Pass::Hidden { first, bias, activation, second }
        } else {
            Pass::Linear(MatMul::read(r, pooled, Some(channels))?)
        };
        Ok(PolicyHead { channels, conv, pool_conv, pool, pool_to_bias, mid, out, pass })
    }
}

/// The head for the winner, the margin and the owner of each point.
#[derive(Clone, Debug)]
pub(crate) struct ValueHead {
    pub(crate) conv: Conv,
    pub(crate) norm: NormAct,
    pub(crate) hidden: MatMul,
    pub(crate) hidden_bias: Vec<f32>,
    pub(crate) hidden_activation: Activation,
    pub(crate) value: MatMul,
    pub(crate) value_bias: Vec<f32>,
    pub(crate) score: MatMul,
    pub(crate) score_bias: Vec<f32>,
    pub(crate) ownership: Conv,
}

impl ValueHead {
    pub(crate) fn read(r: &mut Reader, version: u32, trunk: usize) -> Result<Self> {
        r.name()?;
        if version >= 17 {
            r.no_options(3)?;
        }
        let scores = if version >= 9 { 6 } else { 4 };
        let conv = Conv::read(r, trunk, None)?;
        let norm = NormAct::read(r, version, conv.outputs)?;
        let hidden = MatMul::read(r, 3 * conv.outputs, None)?;
        let hidden_bias = read_bias(r, hidden.outputs)?;
        let hidden_activation = Activation::read(r, version)?;
        let value = MatMul::read(r, hidden.outputs, Some(3))?;
        let value_bias = read_bias(r, 3)?;
        let score = MatMul::read(r, hidden.outputs, Some(scores))?;
        let score_bias = read_bias(r, scores)?;
        let ownership = Conv::read(r, conv.outputs, Some(1))?;
        Ok(ValueHead {
            conv,
            norm,
            hidden,
            hidden_bias,
            hidden_activation,
            value,
            value_bias,
            score,
            score_bias,
            ownership,
        })
    }
}

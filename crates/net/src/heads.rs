//! The evaluation of the heads.

use crate::layers::{PolicyLayers, ValueLayers};
use crate::model::heads::Pass;
use crate::model::layers::Activation;
use crate::output::Output;
use crate::steps::{
    Grown, PoolScratch, Setting, Third, Work, add_pooled, apply, convolve, normalise, pool,
};
use crate::symmetry::Symmetry;

/// Room for the heads.
#[derive(Debug, Default)]
pub(crate) struct HeadScratch {
    work: Work<f32>,
    first: Grown<f32>,
    second: Grown<f32>,
    active: Grown<f32>,
    out: Grown<f32>,
    hidden: Grown<f32>,
    pool: PoolScratch,
}

/// The activation of a few numbers.
pub(crate) fn activate(activation: Activation, numbers: &mut [f32]) {
    for x in numbers {
        *x = match activation {
            Activation::Identity => *x,
            Activation::Relu => x.max(0.0),
            Activation::Mish => *x * x.min(20.0).exp().ln_1p().max(*x).tanh(),
            Activation::Silu => *x / (1.0 + (-*x).exp()),
        };
    }
}

/// Fills the policies of the outputs from the end of the trunk.
pub(crate) fn policy(
    at: &Setting,
    head: &PolicyLayers,
    trunk: &[f32],
    symmetries: &[Symmetry],
    outputs: &mut [Output],
    scratch: &mut HeadScratch,
) {
    let HeadScratch { work, first, second, active, out, hidden, pool: room } = scratch;
    let conv = first.take(at.rows() * head.conv.outputs);
    convolve(at, &head.conv, trunk, conv, false, work);
    let pooled = second.take(at.rows() * head.pool_conv.outputs);
    convolve(at, &head.pool_conv, trunk, pooled, false, work);

    let pooled = normalise(at, &head.pool, pooled, active);
    let channels = head.pool_to_bias.inputs / 3;
    let board = pooled.len() / (at.rows() + 1) * at.points();
    for (pooled, output) in pooled.chunks_exact(board).zip(outputs.iter_mut()) {
        let vector = pool(at, pooled, channels, &Third::Max, room);
        match &head.pass {
            Pass::Linear(matrix) => apply(matrix, vector, &mut output.pass),
            Pass::Hidden { first, bias, activation, second } => {
                let hidden = hidden.take(first.outputs);
                apply(first, vector, hidden);
                hidden.iter_mut().zip(bias).for_each(|(x, bias)| *x += bias);
                activate(*activation, hidden);
                apply(second, hidden, &mut output.pass);
            }
        }
    }
    add_pooled(at, pooled, &head.pool_to_bias, conv, room);

    let conv = normalise(at, &head.mid, conv, active);
    let stride = head.out.outputs;
    let out = out.take(at.rows() * stride);
    convolve(at, &head.out, conv, out, false, work);
    for (board, (output, symmetry)) in outputs.iter_mut().zip(symmetries).enumerate() {
        let rows = &out[board * at.points() * stride..];
        for (channel, policy) in output.policy.chunks_exact_mut(at.points()).enumerate() {
            for (point, place) in policy.iter_mut().enumerate() {
                let there = symmetry.apply(at.width, at.height, point);
                *place = rows[there * stride + channel];
            }
        }
    }
}

/// Fills values, scores and ownership of the outputs from the end of the trunk.
pub(crate) fn value(
    at: &Setting,
    head: &ValueLayers,
    trunk: &[f32],
    symmetries: &[Symmetry],
    outputs: &mut [Output],
    scratch: &mut HeadScratch,
) {
    let HeadScratch { work, first, active, out, hidden, pool: room, .. } = scratch;
    let conv = first.take(at.rows() * head.conv.outputs);
    convolve(at, &head.conv, trunk, conv, false, work);
    let conv = normalise(at, &head.norm, conv, active);

    let channels = head.hidden.inputs / 3;
    let board = conv.len() / (at.rows() + 1) * at.points();
    for (rows, output) in conv.chunks_exact(board).zip(outputs.iter_mut()) {
        let vector = pool(at, rows, channels, &Third::Square, room);
        let hidden = hidden.take(head.hidden.outputs);
        apply(&head.hidden, vector, hidden);
        hidden.iter_mut().zip(&head.hidden_bias).for_each(|(x, bias)| *x += bias);
        activate(head.hidden_activation, hidden);
        apply(&head.value, hidden, &mut output.value);
        output.value.iter_mut().zip(&head.value_bias).for_each(|(x, bias)| *x += bias);
        let scores = &mut output.score[..head.score_bias.len()];
        apply(&head.score, hidden, scores);
        scores.iter_mut().zip(&head.score_bias).for_each(|(x, bias)| *x += bias);
    }

    let stride = head.ownership.outputs;
    let out = out.take(at.rows() * stride);
    convolve(at, &head.ownership, conv, out, false, work);
    for (board, (output, symmetry)) in outputs.iter_mut().zip(symmetries).enumerate() {
        let rows = &out[board * at.points() * stride..];
        for (point, place) in output.ownership.iter_mut().enumerate() {
            *place = rows[symmetry.apply(at.width, at.height, point) * stride];
        }
    }
}

//! The blocks of a trunk.

use super::layers::{Activation, Affine, Conv, MatMul, RmsNorm};
use crate::error::Fault;
use crate::reader::{Reader, Result};

/// Blocks lie within blocks no deeper than this; known networks go to 2.
const DEEPEST: usize = 8;

/// A normalisation and the activation after it.
#[derive(Clone, Debug)]
pub(crate) struct NormAct {
    pub(crate) affine: Affine,
    pub(crate) activation: Activation,
}

impl NormAct {
    pub(crate) fn read(r: &mut Reader, version: u32, channels: usize) -> Result<Self> {
        let affine = Affine::read(r, channels)?;
        let activation = Activation::read(r, version)?;
        Ok(NormAct { affine, activation })
    }
}

/// A part that is computed from the trunk and added to it.
#[derive(Clone, Debug)]
pub(crate) enum Block {
    Residual(Residual),
    Pooling(Box<Pooling>),
    Nested(Nested),
    Attention(Attention),
    FeedForward(FeedForward),
}

/// Two convolutions.
#[derive(Clone, Debug)]
pub(crate) struct Residual {
    pub(crate) pre: NormAct,
    pub(crate) conv1: Conv,
    pub(crate) mid: NormAct,
    pub(crate) conv2: Conv,
}

/// Two convolutions, the second of which also takes numbers pooled over the whole board.
#[derive(Clone, Debug)]
pub(crate) struct Pooling {
    pub(crate) pre: NormAct,
    pub(crate) conv1: Conv,
    pub(crate) pool_conv: Conv,
    pub(crate) pool: NormAct,
    /// From mean, mean scaled by the board's size, and maximum to a bias.
    pub(crate) pool_to_bias: MatMul,
    pub(crate) mid: NormAct,
    pub(crate) conv2: Conv,
}

/// Blocks on fewer channels, between two convolutions.
#[derive(Clone, Debug)]
pub(crate) struct Nested {
    pub(crate) pre: NormAct,
    pub(crate) narrow: Conv,
    pub(crate) blocks: Vec<Block>,
    pub(crate) post: NormAct,
    pub(crate) widen: Conv,
}

/// Attention of every point to every point.
#[derive(Clone, Debug)]
pub(crate) struct Attention {
    pub(crate) heads: usize,
    /// Heads of keys and values; each serves `heads / kv_heads` heads of queries.
    pub(crate) kv_heads: usize,
    /// Channels of a query or key, and of a value, per head.
    pub(crate) query_dim: usize,
    pub(crate) value_dim: usize,
    pub(crate) norm: RmsNorm,
    pub(crate) queries: MatMul,
    pub(crate) keys: MatMul,
    pub(crate) values: MatMul,
    pub(crate) out: MatMul,
    pub(crate) rotation: Rotation,
}

/// How queries and keys are turned by the place of their point (RoPE), pair by pair.
#[derive(Clone, Debug)]
pub(crate) enum Rotation {
    None,
    /// Half of the pairs turn with the row, half with the column, ever slower.
    Fixed {
        theta: f32,
    },
    /// By head of keys and pair: the angle per column and per row.
    Learned(Vec<[f32; 2]>),
}

/// SwiGLU: silu(x·W₁) · (x·W₂), then back.
#[derive(Clone, Debug)]
pub(crate) struct FeedForward {
    pub(crate) norm: RmsNorm,
    pub(crate) linear: MatMul,
    pub(crate) gate: MatMul,
    pub(crate) out: MatMul,
}

/// Reads `count` blocks over `channels` channels.
pub(crate) fn read_blocks(
    r: &mut Reader,
    version: u32,
    count: usize,
    channels: usize,
    depth: usize,
) -> Result<Vec<Block>> {
    if depth > DEEPEST {
        return Err(r.error(Fault::TooDeep));
    }
    (0..count).map(|_| read_block(r, version, channels, depth)).collect()
}

fn read_block(r: &mut Reader, version: u32, channels: usize, depth: usize) -> Result<Block> {
    let kind = r.word("a kind of block")?;
    Ok(match kind.as_str() {
        "ordinary_block" => Block::Residual(read_residual(r, version, channels)?),
        "gpool_block" => Block::Pooling(Box::new(read_pooling(r, version, channels)?)),
        "nested_bottleneck_block" => Block::Nested(read_nested(r, version, channels, depth)?),
        "transformer_attention_block" => Block::Attention(read_attention(r, channels)?),
        "transformer_ffn_block" => Block::FeedForward(read_feed_forward(r, channels)?),
        _ => return Err(r.error(Fault::Unknown { what: "kind of block", found: kind })),
    })
}

fn read_residual(r: &mut Reader, version: u32, channels: usize) -> Result<Residual> {
    r.name()?;
    let pre = NormAct::read(r, version, channels)?;
    let conv1 = Conv::read(r, channels, None)?;
    let mid = NormAct::read(r, version, conv1.outputs)?;
    let conv2 = Conv::read(r, conv1.outputs, Some(channels))?;
    Ok(Residual { pre, conv1, mid, conv2 })
}

fn read_pooling(r: &mut Reader, version: u32, channels: usize) -> Result<Pooling> {
    r.name()?;
    let pre = NormAct::read(r, version, channels)?;
    let conv1 = Conv::read(r, channels, None)?;
    let pool_conv = Conv::read(r, channels, None)?;
    let pool = NormAct::read(r, version, pool_conv.outputs)?;
    let pool_to_bias = MatMul::read(r, 3 * pool_conv.outputs, Some(conv1.outputs))?;
    let mid = NormAct::read(r, version, conv1.outputs)?;
    let conv2 = Conv::read(r, conv1.outputs, Some(channels))?;
    Ok(Pooling { pre, conv1, pool_conv, pool, pool_to_bias, mid, conv2 })
}

fn read_nested(r: &mut Reader, version: u32, channels: usize, depth: usize) -> Result<Nested> {
    r.name()?;
    let count = r.count("how many blocks lie within")?;
    let pre = NormAct::read(r, version, channels)?;
    let narrow = Conv::read(r, channels, None)?;
    let blocks = read_blocks(r, version, count, narrow.outputs, depth + 1)?;
    let post = NormAct::read(r, version, narrow.outputs)?;
    let widen = Conv::read(r, narrow.outputs, Some(channels))?;
    Ok(Nested { pre, narrow, blocks, post, widen })
}

fn read_attention(r: &mut Reader, channels: usize) -> Result<Attention> {
    let name = r.name()?;
    let heads = r.count("heads")?;
    let kv_heads = r.count("heads of keys")?;
    let query_dim = r.count("channels of a query")?;
    let value_dim = r.count("channels of a value")?;
    let rotates = r.flag("whether positions rotate")?;
    let learned = r.flag("whether the rotation is learned")?;
    if heads % kv_heads != 0 {
        let found = kv_heads.to_string();
        return Err(r.error(Fault::Unknown { what: "grouping of heads", found }));
    }
    if rotates && query_dim % 2 != 0 {
        let found = query_dim.to_string();
        return Err(r.error(Fault::Unknown { what: "odd number of channels to rotate", found }));
    }
    let norm = RmsNorm::read(r, channels)?;
    let queries = MatMul::read(r, channels, Some(heads * query_dim))?;
    let keys = MatMul::read(r, channels, Some(kv_heads * query_dim))?;
    let values = MatMul::read(r, channels, Some(kv_heads * value_dim))?;
    let out = MatMul::read(r, heads * value_dim, Some(channels))?;
    r.within(&name);
    let rotation = match (rotates, learned) {
        (false, _) => Rotation::None,
        (true, true) => {
            r.name()?;
            r.count_of("heads of keys that rotate", kv_heads)?;
            r.count_of("pairs that rotate", query_dim / 2)?;
            r.count_of("directions", 2)?;
            let angles = r.floats(kv_heads * query_dim, "the angles")?;
            Rotation::Learned(angles.as_chunks::<2>().0.to_vec())
        }
        (true, false) => {
            r.name()?;
            Rotation::Fixed { theta: r.positive("theta")? }
        }
    };
    Ok(Attention {
        heads,
        kv_heads,
        query_dim,
        value_dim,
        norm,
        queries,
        keys,
        values,
        out,
        rotation,
    })
}

fn read_feed_forward(r: &mut Reader, channels: usize) -> Result<FeedForward> {
    r.name()?;
    r.count_of("channels", channels)?;
    let inner = r.count("inner channels")?;
    // No program defines the meaning of a block without a gate.
    if !r.flag("whether there is a gate")? {
        let found = "without a gate".to_owned();
        return Err(r.error(Fault::Unknown { what: "kind of feed-forward block", found }));
    }
    let norm = RmsNorm::read(r, channels)?;
    let linear = MatMul::read(r, channels, Some(inner))?;
    let gate = MatMul::read(r, channels, Some(inner))?;
    let out = MatMul::read(r, inner, Some(channels))?;
    Ok(FeedForward { norm, linear, gate, out })
}

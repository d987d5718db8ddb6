//! Layers ready to be evaluated: weights padded, packed and transformed.

use std::sync::OnceLock;

use crate::kernels::attention::Heads;
use crate::kernels::planes::PlaneFilters;
use crate::kernels::product::Packed;
use crate::kernels::winograd::Filters;
use crate::model::blocks::{self, NormAct, Rotation};
use crate::model::heads::{PolicyHead, ValueHead};
use crate::model::layers::{Activation, Affine, Conv, MatMul, RmsNorm, TipNorm};
use crate::model::{MetadataEncoder, Trunk};
use crate::simd::{Word, padded};

/// A convolution, by the way it is computed.
#[derive(Debug)]
pub(crate) struct Convolution<W> {
    /// Outputs, padded.
    pub(crate) outputs: usize,
    pub(crate) way: Way<W>,
}

/// How a convolution is computed.
#[derive(Debug)]
pub(crate) enum Way<W> {
    /// 1×1: as a product.
    Point(Packed<W>),
    /// 3×3: by tiles. Filters are transformed when a size of board first needs
    /// its tiles: of 2, 3 or 4 points a side.
    Tiles { conv: Conv, filters: [OnceLock<Filters<W>>; 3] },
    /// Any other: cell by cell of the filter, each a product.
    Cells { conv: Conv, matrices: Vec<Packed<W>> },
}

impl<W: Word> Convolution<W> {
    pub(crate) fn new(conv: Conv) -> Self {
        let outputs = padded(conv.outputs);
        let way = match (conv.height, conv.width, conv.step_y, conv.step_x) {
            (1, 1, ..) => Way::Point(Packed::new(&conv.weights, conv.outputs)),
            (3, 3, 1, 1) => Way::Tiles { conv, filters: Default::default() },
            _ => Way::cells(conv),
        };
        Convolution { outputs, way }
    }
}

impl<W: Word> Way<W> {
    /// Any convolution, cell by cell.
    pub(crate) fn cells(conv: Conv) -> Self {
        let cells = conv.weights.chunks_exact(conv.inputs * conv.outputs);
        let matrices = cells.map(|cell| Packed::new(cell, conv.outputs)).collect();
        Way::Cells { matrices, conv: Conv { weights: vec![], ..conv } }
    }

    /// The filters for tiles of `side` points, of a convolution that is computed so.
    pub(crate) fn filters<'a>(
        conv: &Conv,
        filters: &'a [OnceLock<Filters<W>>; 3],
        side: usize,
    ) -> &'a Filters<W> {
        let transform = || Filters::new(&conv.weights, conv.inputs, conv.outputs, side);
        filters[side - 2].get_or_init(transform)
    }
}

/// A normalisation and its activation, padded so that zeros stay zeros.
#[derive(Debug)]
pub(crate) struct Norm {
    pub(crate) scale: Vec<f32>,
    pub(crate) bias: Vec<f32>,
    pub(crate) activation: Activation,
}

impl Norm {
    fn new(affine: &Affine, activation: Activation) -> Self {
        Norm { scale: pad(&affine.scale), bias: pad(&affine.bias), activation }
    }

    fn of(norm: &NormAct) -> Self {
        Norm::new(&norm.affine, norm.activation)
    }
}

/// `numbers` and zeros.
fn pad(numbers: &[f32]) -> Vec<f32> {
    let mut padded_numbers = numbers.to_vec();
    padded_numbers.resize(padded(numbers.len()), 0.0);
    padded_numbers
}

/// A norm over the channels of each point.
#[derive(Debug)]
pub(crate) struct PointNorm {
    pub(crate) channels: usize,
    pub(crate) epsilon: f32,
    /// Padded.
    pub(crate) weight: Vec<f32>,
}

impl PointNorm {
    fn new(norm: &RmsNorm) -> Self {
        PointNorm { channels: norm.weight.len(), epsilon: norm.epsilon, weight: pad(&norm.weight) }
    }
}

/// A block of the trunk.
#[derive(Debug)]
pub(crate) enum Block<W> {
    Residual(Box<Residual<W>>),
    Pooling(Box<Pooling<W>>),
    Nested(Box<Nested<W>>),
    Attention(Attention<W>),
    FeedForward(FeedForward<W>),
}

#[derive(Debug)]
pub(crate) struct Residual<W> {
    pub(crate) pre: Norm,
    pub(crate) conv1: Convolution<W>,
    pub(crate) mid: Norm,
    pub(crate) conv2: Convolution<W>,
}

#[derive(Debug)]
pub(crate) struct Pooling<W> {
    pub(crate) pre: Norm,
    pub(crate) conv1: Convolution<W>,
    pub(crate) pool_conv: Convolution<W>,
    pub(crate) pool: Norm,
    pub(crate) pool_to_bias: MatMul,
    pub(crate) mid: Norm,
    pub(crate) conv2: Convolution<W>,
}

#[derive(Debug)]
pub(crate) struct Nested<W> {
    pub(crate) pre: Norm,
    pub(crate) narrow: Convolution<W>,
    pub(crate) blocks: Vec<Block<W>>,
    pub(crate) post: Norm,
    pub(crate) widen: Convolution<W>,
}

#[derive(Debug)]
pub(crate) struct Attention<W> {
    pub(crate) heads: Heads,
    pub(crate) norm: PointNorm,
    /// To queries, keys and values, one after the other.
    pub(crate) project: Packed<W>,
    pub(crate) rotation: Rotation,
    pub(crate) out: Packed<W>,
}

#[derive(Debug)]
pub(crate) struct FeedForward<W> {
    pub(crate) norm: PointNorm,
    /// Inner channels, padded.
    pub(crate) inner: usize,
    /// To the linear half, padded, and the gate, padded.
    pub(crate) widen: Packed<W>,
    pub(crate) out: Packed<W>,
}

impl<W: Word> Block<W> {
    fn new(block: blocks::Block) -> Self {
        match block {
            blocks::Block::Residual(b) => Block::Residual(Box::new(Residual {
                pre: Norm::of(&b.pre),
                conv1: Convolution::new(b.conv1),
                mid: Norm::of(&b.mid),
                conv2: Convolution::new(b.conv2),
            })),
            blocks::Block::Pooling(b) => Block::Pooling(Box::new(Pooling {
                pre: Norm::of(&b.pre),
                conv1: Convolution::new(b.conv1),
                pool_conv: Convolution::new(b.pool_conv),
                pool: Norm::of(&b.pool),
                pool_to_bias: b.pool_to_bias,
                mid: Norm::of(&b.mid),
                conv2: Convolution::new(b.conv2),
            })),
            blocks::Block::Nested(b) => Block::Nested(Box::new(Nested {
                pre: Norm::of(&b.pre),
                narrow: Convolution::new(b.narrow),
                blocks: b.blocks.into_iter().map(Block::new).collect(),
                post: Norm::of(&b.post),
                widen: Convolution::new(b.widen),
            })),
            blocks::Block::Attention(b) => Block::Attention(attention(b)),
            blocks::Block::FeedForward(b) => Block::FeedForward(feed_forward(&b)),
        }
    }
}

fn attention<W: Word>(mut b: blocks::Attention) -> Attention<W> {
    // Fits are divided by the root of a query's length: here once and for all.
    let scale = 1.0 / (b.query_dim as f32).sqrt();
    b.queries.weights.iter_mut().for_each(|weight| *weight *= scale);
    Attention {
        heads: Heads {
            heads: b.heads,
            kv_heads: b.kv_heads,
            query_dim: b.query_dim,
            value_dim: b.value_dim,
        },
        norm: PointNorm::new(&b.norm),
        project: side_by_side(&[&b.queries, &b.keys, &b.values], |columns| columns),
        rotation: b.rotation,
        out: Packed::new(&b.out.weights, b.out.outputs),
    }
}

fn feed_forward<W: Word>(b: &blocks::FeedForward) -> FeedForward<W> {
    FeedForward {
        norm: PointNorm::new(&b.norm),
        inner: padded(b.linear.outputs),
        widen: side_by_side(&[&b.linear, &b.gate], padded),
        out: Packed::new(&b.out.weights, b.out.outputs),
    }
}

/// Matrices of the same inputs as one, each taking `width` of its columns.
fn side_by_side<W: Word>(matrices: &[&MatMul], width: impl Fn(usize) -> usize) -> Packed<W> {
    let inputs = matrices[0].inputs;
    let columns: usize = matrices.iter().map(|matrix| width(matrix.outputs)).sum();
    let mut weights = vec![0.0; inputs * columns];
    let mut first = 0;
    for matrix in matrices {
        for (to, from) in weights.chunks_mut(columns).zip(matrix.weights.chunks(matrix.outputs)) {
            to[first..first + from.len()].copy_from_slice(from);
        }
        first += width(matrix.outputs);
    }
    Packed::new(&weights, columns)
}

/// The normalisation at the end of the trunk.
#[derive(Debug)]
pub(crate) enum Tip {
    Batch(Norm),
    /// The mean square first, of each point or the whole board, then as above.
    Rms {
        channels: usize,
        epsilon: f32,
        whole_board: bool,
        norm: Norm,
    },
}

/// All layers before the heads.
#[derive(Debug)]
pub(crate) struct TrunkLayers<W> {
    pub(crate) planes: PlaneFilters,
    pub(crate) globals: MatMul,
    pub(crate) metadata: Option<MetadataEncoder>,
    pub(crate) blocks: Vec<Block<W>>,
    pub(crate) tip: Tip,
}

impl<W: Word> TrunkLayers<W> {
    pub(crate) fn new(trunk: Trunk) -> Self {
        let tip = match &trunk.tip {
            TipNorm::Batch(affine) => Tip::Batch(Norm::new(affine, trunk.tip_activation)),
            TipNorm::Rms { epsilon, whole_board, affine } => Tip::Rms {
                channels: trunk.channels,
                epsilon: *epsilon,
                whole_board: *whole_board,
                norm: Norm::new(affine, trunk.tip_activation),
            },
        };
        TrunkLayers {
            planes: PlaneFilters::new(&trunk.planes),
            globals: trunk.globals,
            metadata: trunk.metadata,
            blocks: trunk.blocks.into_iter().map(Block::new).collect(),
            tip,
        }
    }
}

/// The policy head. Heads are computed in floats for every trunk.
#[derive(Debug)]
pub(crate) struct PolicyLayers {
    pub(crate) channels: usize,
    pub(crate) conv: Convolution<f32>,
    pub(crate) pool_conv: Convolution<f32>,
    pub(crate) pool: Norm,
    pub(crate) pool_to_bias: MatMul,
    pub(crate) mid: Norm,
    pub(crate) out: Convolution<f32>,
    pub(crate) pass: crate::model::heads::Pass,
}

impl PolicyLayers {
    pub(crate) fn new(head: PolicyHead) -> Self {
        PolicyLayers {
            channels: head.channels,
            conv: Convolution::new(head.conv),
            pool_conv: Convolution::new(head.pool_conv),
            pool: Norm::of(&head.pool),
            pool_to_bias: head.pool_to_bias,
            mid: Norm::of(&head.mid),
            out: Convolution::new(head.out),
            pass: head.pass,
        }
    }
}

/// The value head.
#[derive(Debug)]
pub(crate) struct ValueLayers {
    pub(crate) conv: Convolution<f32>,
    pub(crate) norm: Norm,
    pub(crate) hidden: MatMul,
    pub(crate) hidden_bias: Vec<f32>,
    pub(crate) hidden_activation: Activation,
    pub(crate) value: MatMul,
    pub(crate) value_bias: Vec<f32>,
    pub(crate) score: MatMul,
    pub(crate) score_bias: Vec<f32>,
    pub(crate) ownership: Convolution<f32>,
}

impl ValueLayers {
    pub(crate) fn new(head: ValueHead) -> Self {
        ValueLayers {
            conv: Convolution::new(head.conv),
            norm: Norm::of(&head.norm),
            hidden: head.hidden,
            hidden_bias: head.hidden_bias,
            hidden_activation: head.hidden_activation,
            value: head.value,
            value_bias: head.value_bias,
            score: head.score,
            score_bias: head.score_bias,
            ownership: Convolution::new(head.ownership),
        }
    }
}

//! Networks made ready, and their evaluation.

use std::sync::Arc;

use crate::arithmetic::{Arithmetic, Precision};
use crate::heads::{self, HeadScratch};
use crate::input::{Input, InputError};
use crate::kernels::planes::{PlaneConvolution, Sparse};
use crate::kernels::winograd::Tiling;
use crate::layers::{PolicyLayers, TrunkLayers, ValueLayers};
use crate::model::{MetadataEncoder, Model};
use crate::output::{Evaluation, Output, Reading};
use crate::simd::Pair;
use crate::steps::{Grown, Rows, Setting, apply};
use crate::symmetry::Symmetry;
use crate::trunk::{Scratch, tip};
use crate::{GLOBALS, METADATA, PLANES};

/// The longest side of a board that networks know.
pub const LONGEST_SIDE: usize = 19;

/// A network ready to be evaluated, by any number of evaluators at once.
#[derive(Clone, Debug)]
pub struct Network(Arc<Prepared>);

#[derive(Debug)]
struct Prepared {
    name: String,
    version: u32,
    arithmetic: Arithmetic,
    reading: Reading,
    trunk: Words<TrunkLayers<f32>, TrunkLayers<Pair>>,
    policy: PolicyLayers,
    value: ValueLayers,
}

/// One value for single precision, another for pairs of half of it.
#[derive(Debug)]
enum Words<A, B> {
    Single(A),
    Pairs(B),
}

impl Network {
    /// Makes a model ready for these instructions. Filters of 3×3 are transformed when the first
    /// evaluator needs them. That takes up to four times their size, for each of three sizes of
    /// tiles that boards may need.
    pub fn new(model: Model, arithmetic: Arithmetic) -> Self {
        let reading = Reading::of(&model);
        let trunk = match arithmetic.precision {
            Precision::Single => Words::Single(TrunkLayers::new(model.trunk)),
            Precision::Bfloat16 => Words::Pairs(TrunkLayers::new(model.trunk)),
        };
        let policy = PolicyLayers::new(model.policy);
        let value = ValueLayers::new(model.value);
        let Model { name, version, .. } = model;
        Network(Arc::new(Prepared { name, version, arithmetic, reading, trunk, policy, value }))
    }

    /// The name the network gives itself.
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// The version of its format, 8 to 17.
    pub fn version(&self) -> u32 {
        self.0.version
    }

    /// The arithmetic it was made ready for.
    pub fn arithmetic(&self) -> Arithmetic {
        self.0.arithmetic
    }

    /// Whether it also wants facts about the players.
    pub fn wants_metadata(&self) -> bool {
        match &self.0.trunk {
            Words::Single(trunk) => trunk.metadata.is_some(),
            Words::Pairs(trunk) => trunk.metadata.is_some(),
        }
    }

    /// The meaning of an output. `no_result` says whether the rules allow a game to end without
    /// result (KataGo: simple ko, or territory scoring). If not, that gets no probability.
    pub fn evaluation(&self, output: &Output, no_result: bool) -> Evaluation {
        self.0.reading.evaluation(output, no_result)
    }
}

/// All the memory that evaluating positions on boards of one size takes.
#[derive(Debug)]
pub struct Evaluator {
    network: Network,
    at: Setting,
    scratch: Words<Scratch<f32>, Scratch<Pair>>,
    heads: HeadScratch,
    trunk: Grown<f32>,
    tip: Grown<f32>,
    first: First,
    symmetries: Vec<Symmetry>,
    outputs: Vec<Output>,
}

/// Room for the layers before the blocks.
#[derive(Debug)]
struct First {
    planes: Sparse,
    seen: Vec<(u32, f32)>,
    bias: Vec<f32>,
    hidden: [Vec<f32>; 3],
}

impl Evaluator {
    /// For boards of this size, up to `positions` at once (0 is 1).
    ///
    /// # Errors
    /// [`InputError::Size`] if a side is not between 2 and [`LONGEST_SIDE`].
    pub fn new(
        network: &Network,
        width: usize,
        height: usize,
        positions: usize,
    ) -> Result<Self, InputError> {
        let sides = 2..=LONGEST_SIDE;
        if !sides.contains(&width) || !sides.contains(&height) {
            return Err(InputError::Size { width, height });
        }
        let boards = positions.max(1);
        let side = Tiling::of(width, height, boards).side;
        let at = Setting { kernel: network.0.arithmetic.kernel, width, height, boards, side };
        let Prepared { trunk, policy, .. } = &*network.0;
        let (scratch, trunk_outputs) = match trunk {
            Words::Single(trunk) => {
                (Words::Single(Scratch::new(&at, &trunk.blocks)), trunk.planes.outputs())
            }
            Words::Pairs(trunk) => {
                (Words::Pairs(Scratch::new(&at, &trunk.blocks)), trunk.planes.outputs())
            }
        };
        let mut evaluator = Evaluator {
            network: network.clone(),
            at,
            scratch,
            heads: HeadScratch::default(),
            trunk: Grown::default(),
            tip: Grown::default(),
            first: First {
                planes: Sparse::with_capacity(at.points(), PLANES),
                seen: Vec::new(),
                bias: vec![0.0; trunk_outputs],
                hidden: Default::default(),
            },
            symmetries: Vec::with_capacity(boards),
            outputs: vec![Output::new(at.points(), policy.channels); boards],
        };
        // All memory grows now: planes without a zero need the most.
        let planes = vec![1.0; PLANES * at.points()];
        let metadata = [0.0; METADATA];
        let input = Input {
            planes: &planes,
            globals: &[0.0; GLOBALS],
            metadata: network.wants_metadata().then_some(&metadata),
            symmetry: Symmetry::IDENTITY,
        };
        evaluator.evaluate(&vec![input; boards])?;
        Ok(evaluator)
    }

    /// The network it evaluates.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// Evaluates positions; the answers are in their order. No memory is allocated.
    ///
    /// # Errors
    /// If there are too many positions, or one is not of this board or network.
    pub fn evaluate(&mut self, inputs: &[Input]) -> Result<&[Output], InputError> {
        if inputs.len() > self.outputs.len() {
            return Err(InputError::TooMany { room: self.outputs.len(), found: inputs.len() });
        }
        if inputs.is_empty() {
            return Ok(&[]);
        }
        let network = self.network.clone();
        let at = &Setting { boards: inputs.len(), ..self.at };
        self.symmetries.clear();
        self.symmetries.extend(inputs.iter().map(|input| input.symmetry));
        let Evaluator { scratch, trunk: x, tip: end, first, .. } = self;
        let trunk = match (&network.0.trunk, scratch) {
            (Words::Single(layers), Words::Single(scratch)) => {
                trunk(at, layers, inputs, x, end, first, scratch)?
            }
            (Words::Pairs(layers), Words::Pairs(scratch)) => {
                trunk(at, layers, inputs, x, end, first, scratch)?
            }
            _ => unreachable!("the scratch was made for the network"),
        };
        let outputs = &mut self.outputs[..inputs.len()];
        let Prepared { policy, value, .. } = &*network.0;
        heads::policy(at, policy, trunk, &self.symmetries, outputs, &mut self.heads);
        heads::value(at, value, trunk, &self.symmetries, outputs, &mut self.heads);
        Ok(outputs)
    }
}

/// All layers before the heads. Returns the end of the trunk, and a row of zeros after it.
fn trunk<'a, W: Rows>(
    at: &Setting,
    layers: &TrunkLayers<W>,
    inputs: &[Input],
    x: &mut Grown<f32>,
    end: &'a mut Grown<f32>,
    first: &mut First,
    scratch: &mut Scratch<W>,
) -> Result<&'a [f32], InputError> {
    let stride = layers.planes.outputs();
    let x = x.take(at.rows() * stride);
    for (input, to) in inputs.iter().zip(x.chunks_exact_mut(at.points() * stride)) {
        let expected = PLANES * at.points();
        if input.planes.len() != expected {
            return Err(InputError::Planes { expected, found: input.planes.len() });
        }
        let channels = layers.globals.outputs;
        apply(&layers.globals, input.globals, &mut first.bias[..channels]);
        match (&layers.metadata, input.metadata) {
            (None, None) => {}
            (Some(encoder), Some(metadata)) => {
                encode(encoder, metadata, &mut first.hidden);
                let bias = first.bias.iter_mut().zip(&first.hidden[2]);
                bias.for_each(|(bias, more)| *bias += more);
            }
            (encoder, _) => return Err(InputError::Metadata { expected: encoder.is_some() }),
        }
        let undo = |point| input.symmetry.undo(at.width, at.height, point);
        first.planes.fill(input.planes, at.points(), undo);
        at.kernel.call(PlaneConvolution {
            filters: &layers.planes,
            planes: &first.planes,
            width: at.width,
            height: at.height,
            bias: &first.bias,
            to,
            seen: &mut first.seen,
        });
    }
    scratch.run(at, &layers.blocks, x);
    Ok(tip(at, &layers.tip, x, end))
}

/// Turns facts about the players into a bias of the trunk, in the last of `hidden`.
fn encode(encoder: &MetadataEncoder, metadata: &[f32], hidden: &mut [Vec<f32>; 3]) {
    let [first, second, third] = hidden;
    first.resize(encoder.first.outputs, 0.0);
    second.resize(encoder.second.outputs, 0.0);
    third.resize(encoder.third.outputs, 0.0);
    apply(&encoder.first, metadata, first);
    first.iter_mut().zip(&encoder.first_bias).for_each(|(x, bias)| *x += bias);
    heads::activate(encoder.first_activation, first);
    apply(&encoder.second, first, second);
    second.iter_mut().zip(&encoder.second_bias).for_each(|(x, bias)| *x += bias);
    heads::activate(encoder.second_activation, second);
    apply(&encoder.third, second, third);
}

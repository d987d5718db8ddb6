//! A network as its file describes it: layers with their weights, all shapes
//! checked against one another.
//!
//! The format is KataGo's (`cpp/neuralnet/desc.cpp` there is its definition),
//! versions 8 to 17.

pub(crate) mod blocks;
pub(crate) mod heads;
pub(crate) mod layers;

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use crate::error::{Fault, ReadError};
use crate::reader::{Reader, Result};
use crate::{GLOBALS, METADATA, PLANES};
use blocks::{Block, read_blocks};
use heads::{PolicyHead, ValueHead};
use layers::{Activation, Conv, MatMul, TipNorm, read_bias};

/// The limits on a network file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of the file, decompressed. A model in memory takes about as many
    /// (twice as many at most, where the weights are written as text).
    pub bytes: u64,
}

impl Default for Limits {
    /// 2 GiB: several times KataGo's largest networks.
    fn default() -> Self {
        Limits { bytes: 2 << 30 }
    }
}

/// A network as its file describes it.
#[derive(Clone, Debug)]
pub struct Model {
    pub(crate) name: String,
    pub(crate) version: u32,
    pub(crate) scales: Scales,
    pub(crate) suicide_areas: bool,
    pub(crate) trunk: Trunk,
    pub(crate) policy: PolicyHead,
    pub(crate) value: ValueHead,
    pub(crate) weights: u64,
}

/// The factors that turn the numbers of the value head into points, or squares of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scales {
    pub(crate) score_mean: f32,
    pub(crate) score_stdev: f32,
    pub(crate) lead: f32,
    pub(crate) variance_time: f32,
    pub(crate) value_error: f32,
    pub(crate) score_error: f32,
}

/// All layers before the heads.
#[derive(Clone, Debug)]
pub(crate) struct Trunk {
    pub(crate) channels: usize,
    pub(crate) planes: Conv,
    pub(crate) globals: MatMul,
    pub(crate) metadata: Option<MetadataEncoder>,
    pub(crate) blocks: Vec<Block>,
    pub(crate) tip: TipNorm,
    pub(crate) tip_activation: Activation,
}

/// The layers that turn facts about the players into a bias of the trunk.
#[derive(Clone, Debug)]
pub(crate) struct MetadataEncoder {
    pub(crate) first: MatMul,
    pub(crate) first_bias: Vec<f32>,
    pub(crate) first_activation: Activation,
    pub(crate) second: MatMul,
    pub(crate) second_bias: Vec<f32>,
    pub(crate) second_activation: Activation,
    pub(crate) third: MatMul,
}

impl Model {
    /// Reads a network from the bytes of its file, gzipped or not.
    ///
    /// # Errors
    /// If the bytes are not a whole network of a known kind within the limits.
    pub fn read(bytes: &[u8], limits: &Limits) -> std::result::Result<Self, ReadError> {
        read_model(Reader::new(bytes, limits.bytes)?)
    }

    /// Reads a network file, gzipped or not, of any name.
    ///
    /// # Errors
    /// If the file cannot be read or is not a whole network of a known kind
    /// within the limits.
    pub fn open(path: &Path, limits: &Limits) -> std::result::Result<Self, ReadError> {
        let file = File::open(path).map_err(|error| ReadError {
            block: String::new(),
            byte: 0,
            fault: Fault::Io(error),
        })?;
        read_model(Reader::new(BufReader::with_capacity(1 << 16, file), limits.bytes)?)
    }

    /// The name the network gives itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The version of the format, 8 to 17.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// How many numbers the file holds, those of normalisations among them; each takes four
    /// bytes of a model.
    pub fn weights(&self) -> u64 {
        self.weights
    }

    /// How many blocks the trunk has; one that holds others counts once.
    pub fn blocks(&self) -> usize {
        self.trunk.blocks.len()
    }

    /// How many channels the trunk has.
    pub fn channels(&self) -> usize {
        self.trunk.channels
    }

    /// How many policies there are: 1; 2 with the optimistic one; 4 with two predictions of Q.
    pub fn policies(&self) -> usize {
        self.policy.channels
    }

    /// Whether the value head gives its expected error (from version 9 on).
    pub fn says_errors(&self) -> bool {
        self.version >= 9
    }

    /// Whether the network wants the pass-alive areas among its inputs computed as if suicide of
    /// several stones were allowed, under all rules.
    pub fn wants_suicide_areas(&self) -> bool {
        self.suicide_areas
    }

    /// Whether the network also wants facts about the players.
    pub fn wants_metadata(&self) -> bool {
        self.trunk.metadata.is_some()
    }
}

fn read_model(mut r: Reader) -> Result<Model> {
    let name = r.name()?;
    let version: u64 = r.number("the version")?;
    if !(8..=17).contains(&version) {
        return Err(r.error(Fault::Version(version)));
    }
    let version = version as u32;
    r.count_of("input planes", PLANES)?;
    r.count_of("global inputs", GLOBALS)?;
    let scales = read_scales(&mut r, version)?;
    let (metadata, suicide_areas) = if version >= 15 {
        let metadata = r.flag("the kind of metadata")?;
        let suicide_areas = r.flag("how areas are meant")?;
        r.no_options(6)?;
        (metadata, suicide_areas)
    } else {
        (false, false)
    };
    let trunk = read_trunk(&mut r, version, metadata)?;
    let policy = PolicyHead::read(&mut r, version, trunk.channels)?;
    let value = ValueHead::read(&mut r, version, trunk.channels)?;
    r.within("");
    r.end()?;
    let weights = r.weights();
    Ok(Model { name, version, scales, suicide_areas, trunk, policy, value, weights })
}

fn read_scales(r: &mut Reader, version: u32) -> Result<Scales> {
    if version < 13 {
        return Ok(Scales {
            score_mean: 20.0,
            score_stdev: 20.0,
            lead: 20.0,
            variance_time: 40.0,
            value_error: 0.25,
            score_error: 30.0,
        });
    }
    // The first is of a training target and has no use here.
    r.positive("the scale of the score")?;
    Ok(Scales {
        score_mean: r.positive("the scale of the score's mean")?,
        score_stdev: r.positive("the scale of the score's deviation")?,
        lead: r.positive("the scale of the lead")?,
        variance_time: r.positive("the scale of the variance time")?,
        value_error: r.positive("the scale of the value's error")?,
        score_error: r.positive("the scale of the score's error")?,
    })
}

fn read_trunk(r: &mut Reader, version: u32, metadata: bool) -> Result<Trunk> {
    let name = r.name()?;
    let count = r.count("how many blocks there are")?;
    let channels = r.count("channels of the trunk")?;
    // The layers themselves give these again, block by block.
    for _ in 0..4 {
        r.number::<i64>("channels of blocks")?;
    }
    let rms = if version >= 15 {
        let rms = r.flag("the kind of norm")?;
        r.no_options(5)?;
        rms
    } else {
        false
    };
    let planes = Conv::read(r, PLANES, Some(channels))?;
    let globals = MatMul::read(r, GLOBALS, Some(channels))?;
    let metadata = match metadata {
        true => Some(read_metadata(r, version, channels)?),
        false => None,
    };
    r.within(&name);
    let blocks = read_blocks(r, version, count, channels, 0)?;
    r.within(&name);
    let tip = match rms {
        true => TipNorm::read_rms(r, channels)?,
        false => TipNorm::Batch(layers::Affine::read(r, channels)?),
    };
    let tip_activation = Activation::read(r, version)?;
    Ok(Trunk { channels, planes, globals, metadata, blocks, tip, tip_activation })
}

fn read_metadata(r: &mut Reader, version: u32, channels: usize) -> Result<MetadataEncoder> {
    r.name()?;
    r.count_of("metadata inputs", METADATA)?;
    let first = MatMul::read(r, METADATA, None)?;
    let first_bias = read_bias(r, first.outputs)?;
    let first_activation = Activation::read(r, version)?;
    let second = MatMul::read(r, first.outputs, None)?;
    let second_bias = read_bias(r, second.outputs)?;
    let second_activation = Activation::read(r, version)?;
    let third = MatMul::read(r, second.outputs, Some(channels))?;
    Ok(MetadataEncoder {
        first,
        first_bias,
        first_activation,
        second,
        second_bias,
        second_activation,
        third,
    })
}

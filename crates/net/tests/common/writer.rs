//! Writes network files of any shape, with weights drawn at random.

/// How weights are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Floats {
    Binary,
    Text,
}

/// A network file being written.
pub(crate) struct Writer {
    pub(crate) bytes: Vec<u8>,
    floats: Floats,
    version: u32,
    state: u32,
    names: u32,
    /// All arrays of weights, in the order of the file, and where each begins.
    pub(crate) drawn: Vec<Vec<f32>>,
    places: Vec<usize>,
}

/// Channels of a network's parts.
#[derive(Clone, Copy)]
pub(crate) struct Heads {
    pub(crate) policy: usize,
    pub(crate) value: usize,
    pub(crate) hidden: usize,
    /// Policies that version 17 has: 2 or 4.
    pub(crate) policies: usize,
}

impl Writer {
    pub(crate) fn new(version: u32, floats: Floats, seed: u32) -> Self {
        Writer {
            bytes: Vec::new(),
            floats,
            version,
            state: seed,
            names: 0,
            drawn: Vec::new(),
            places: Vec::new(),
        }
    }

    pub(crate) fn words(&mut self, words: &str) {
        self.bytes.extend_from_slice(words.as_bytes());
        self.bytes.push(b'\n');
    }

    fn name(&mut self, kind: &str) {
        self.names += 1;
        self.words(&format!("{kind}{}", self.names));
    }

    /// Draws from another seed from here on.
    pub(crate) fn reseed(&mut self, seed: u32) {
        self.state = seed;
    }

    /// Gives a global input other weights, in a file with binary ones.
    pub(crate) fn replace_globals(&mut self, input: usize, weights: &[f32]) {
        let first = self.places[1] + b"@BIN@".len() + 4 * input * weights.len();
        let bytes = weights.iter().flat_map(|weight| weight.to_le_bytes());
        self.bytes.splice(first..first + 4 * weights.len(), bytes);
    }

    fn draw(&mut self) -> f32 {
        self.state = self.state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.state >> 8) as f32 / (1 << 23) as f32 - 1.0
    }

    /// `count` floats between `middle - reach` and `middle + reach`.
    pub(crate) fn floats(&mut self, count: usize, middle: f32, reach: f32) {
        let floats: Vec<f32> = (0..count).map(|_| middle + reach * self.draw()).collect();
        self.places.push(self.bytes.len());
        self.drawn.push(floats.clone());
        match self.floats {
            Floats::Binary => {
                self.bytes.extend_from_slice(b"@BIN@");
                self.bytes.extend(floats.iter().flat_map(|float| float.to_le_bytes()));
            }
            Floats::Text => {
                let words: Vec<String> = floats.iter().map(|float| format!("{float:e}")).collect();
                self.bytes.extend_from_slice(words.join(" ").as_bytes());
            }
        }
        self.bytes.push(b'\n');
    }

    pub(crate) fn conv(&mut self, side: usize, inputs: usize, outputs: usize) {
        self.name("conv");
        self.words(&format!("{side} {side} {inputs} {outputs} 1 1"));
        let reach = 1.7 / ((side * side * inputs) as f32).sqrt();
        self.floats(side * side * inputs * outputs, 0.0, reach);
    }

    pub(crate) fn norm(&mut self, channels: usize) {
        self.name("norm");
        self.words(&format!("{channels} 1e-3 1 1"));
        self.floats(channels, 0.0, 0.3);
        self.floats(channels, 1.0, 0.5);
        self.floats(channels, 1.0, 0.5);
        self.floats(channels, 0.0, 0.3);
    }

    pub(crate) fn activation(&mut self, kind: &str) {
        self.name("activation");
        if self.version >= 11 {
            self.words(&format!("ACTIVATION_{kind}"));
        }
    }

    pub(crate) fn matrix(&mut self, inputs: usize, outputs: usize) {
        self.name("matrix");
        self.words(&format!("{inputs} {outputs}"));
        self.floats(inputs * outputs, 0.0, 1.7 / (inputs as f32).sqrt());
    }

    pub(crate) fn bias(&mut self, channels: usize) {
        self.name("bias");
        self.words(&channels.to_string());
        self.floats(channels, 0.0, 0.3);
    }

    pub(crate) fn point_norm(&mut self, channels: usize) {
        self.name("rms");
        self.words(&format!("{channels} 1e-6"));
        self.floats(channels, 1.0, 0.5);
    }

    /// The head of the file, and of the trunk up to its first block. The trunk
    /// ends with an RMS norm if `rms`.
    pub(crate) fn begin(&mut self, blocks: usize, channels: usize, rms: bool, metadata: bool) {
        self.words("synthetic");
        let version = self.version;
        self.words(&format!("{version} 22 19"));
        if version >= 13 {
            self.words("20 15 25 18 30 0.25 100");
        }
        if version >= 15 {
            self.words(&format!("{} 0 0 0 0 0 0 0", u8::from(metadata)));
        }
        self.name("trunk");
        self.words(&format!("{blocks} {channels} 1 1 1 1"));
        if version >= 15 {
            self.words(&format!("{} 0 0 0 0 0", u8::from(rms)));
        }
        self.conv(3, 22, channels);
        self.matrix(19, channels);
        if metadata {
            self.name("encoder");
            self.words("192");
            self.matrix(192, 12);
            self.bias(12);
            self.activation("SILU");
            self.matrix(12, 10);
            self.bias(10);
            self.activation("MISH");
            self.matrix(10, channels);
        }
    }

    pub(crate) fn ordinary(&mut self, channels: usize, mid: usize, side: usize, kind: &str) {
        self.words("ordinary_block");
        self.name("block");
        self.norm(channels);
        self.activation(kind);
        self.conv(side, channels, mid);
        self.norm(mid);
        self.activation(kind);
        self.conv(3, mid, channels);
    }

    pub(crate) fn pooling(&mut self, channels: usize, mid: usize, pooled: usize, kind: &str) {
        self.words("gpool_block");
        self.name("block");
        self.norm(channels);
        self.activation(kind);
        self.conv(3, channels, mid);
        self.conv(3, channels, pooled);
        self.norm(pooled);
        self.activation(kind);
        self.matrix(3 * pooled, mid);
        self.norm(mid);
        self.activation(kind);
        self.conv(3, mid, channels);
    }

    pub(crate) fn nested(
        &mut self,
        channels: usize,
        narrow: usize,
        kind: &str,
        blocks: usize,
        write: impl FnOnce(&mut Self),
    ) {
        self.words("nested_bottleneck_block");
        self.name("block");
        self.words(&blocks.to_string());
        self.norm(channels);
        self.activation(kind);
        self.conv(1, channels, narrow);
        write(self);
        self.norm(narrow);
        self.activation(kind);
        self.conv(1, narrow, channels);
    }

    /// `rotation`: none, `fixed` or `learned`.
    pub(crate) fn attention(
        &mut self,
        channels: usize,
        (heads, kv_heads): (usize, usize),
        (query, value): (usize, usize),
        rotation: &str,
    ) {
        self.words("transformer_attention_block");
        self.name("block");
        let rotates = u8::from(rotation != "none");
        let learned = u8::from(rotation == "learned");
        self.words(&format!("{heads} {kv_heads} {query} {value} {rotates} {learned}"));
        self.point_norm(channels);
        self.matrix(channels, heads * query);
        self.matrix(channels, kv_heads * query);
        self.matrix(channels, kv_heads * value);
        self.matrix(heads * value, channels);
        match rotation {
            "fixed" => {
                self.name("theta");
                self.words("50");
            }
            "learned" => {
                self.name("angles");
                self.words(&format!("{kv_heads} {} 2", query / 2));
                self.floats(kv_heads * query, 0.0, 1.0);
            }
            _ => {}
        }
    }

    pub(crate) fn feed_forward(&mut self, channels: usize, inner: usize) {
        self.words("transformer_ffn_block");
        self.name("block");
        self.words(&format!("{channels} {inner} 1"));
        self.point_norm(channels);
        self.matrix(channels, inner);
        self.matrix(channels, inner);
        self.matrix(inner, channels);
    }

    pub(crate) fn tip(&mut self, channels: usize, kind: &str) {
        self.norm(channels);
        self.activation(kind);
    }

    pub(crate) fn rms_tip(&mut self, channels: usize, whole_board: bool, kind: &str) {
        self.name("tip");
        self.words(&format!("{channels} 1e-5 {} 0", u8::from(whole_board)));
        self.floats(channels, 1.0, 0.5);
        self.floats(channels, 0.0, 0.3);
        self.activation(kind);
    }

    pub(crate) fn heads(&mut self, channels: usize, heads: Heads, kind: &str) {
        let version = self.version;
        let Heads { policy, value, hidden, policies } = heads;
        let policies = match version {
            17.. => policies,
            16 => 4,
            12.. => 2,
            _ => 1,
        };
        self.name("policy");
        if version >= 17 {
            self.words(&format!("{policies} 0 0 0"));
        }
        self.conv(1, channels, policy);
        self.conv(1, channels, policy);
        self.norm(policy);
        self.activation(kind);
        self.matrix(3 * policy, policy);
        self.norm(policy);
        self.activation(kind);
        self.conv(1, policy, policies);
        if version >= 15 {
            self.matrix(3 * policy, policy);
            self.bias(policy);
            self.activation(kind);
            self.matrix(policy, policies);
        } else {
            self.matrix(3 * policy, policies);
        }
        self.name("value");
        if version >= 17 {
            self.words("0 0 0");
        }
        self.conv(1, channels, value);
        self.norm(value);
        self.activation(kind);
        self.matrix(3 * value, hidden);
        self.bias(hidden);
        self.activation(kind);
        self.matrix(hidden, 3);
        self.bias(3);
        let scores = if version >= 9 { 6 } else { 4 };
        self.matrix(hidden, scores);
        self.bias(scores);
        self.conv(1, value, 1);
    }
}

"""KataGo's network files, read and written.

The format is told once, for both ways: a `Coder` is given what there is (writing) or None
(reading) and returns what there is. Versions 8 to 17 are read but for networks that are told about
the players; written is the version the network needs (8 with ReLU alone, 15 with attention).
"""

import gzip
from pathlib import Path

import numpy as np
import torch
from torch import nn

from .network import (
    GLOBALS, PLANES, Attention, Conv, Dense, FeedForward, MatMul, Nested, Network, NormAct, PolicyHead,
    Pooling, Residual, RmsNorm, Tip, ValueHead,
)


class Damaged(ValueError):
    """A file that is not a network, or none that is known."""


class Reader:
    """Reads values and returns them; the arguments for writing are ignored."""

    reading = True

    def __init__(self, data):
        self.data, self.at = data, 0

    def word(self, _=None):
        while self.at < len(self.data) and self.data[self.at : self.at + 1].isspace():
            self.at += 1
        end = self.at
        while end < len(self.data) and not self.data[end : end + 1].isspace():
            end += 1
        if end == self.at or end - self.at > 200:
            raise Damaged(f"at byte {self.at}: a word was expected")
        word, self.at = self.data[self.at : end], end
        return word.decode("ascii", "replace")

    def number(self, _=None, kind=int):
        at, word = self.at, self.word()
        try:
            return kind(word)
        except ValueError:
            raise Damaged(f"at byte {at}: a number was expected, not {word!r}") from None

    def fixed(self, wanted):
        at, found = self.at, self.number()
        if found != wanted:
            raise Damaged(f"at byte {at}: {wanted} was expected, not {found}")

    def floats(self, shape, _=None):
        count = int(np.prod(shape))
        mark = self.data.find(b"@", self.at)
        if mark >= 0 and not self.data[self.at : mark].strip() and self.data[mark : mark + 5] == b"@BIN@":
            end = mark + 5 + 4 * count
            if end > len(self.data):
                raise Damaged(f"at byte {mark}: {count} numbers were expected, and the file ends")
            numbers, self.at = np.frombuffer(self.data[mark + 5 : end], "<f4"), end
        else:
            numbers = np.array([self.number(kind=float) for _ in range(count)], np.float32)
        if numbers.size != count or not np.isfinite(numbers).all():
            raise Damaged(f"at byte {self.at}: {count} finite numbers were expected")
        return torch.from_numpy(numbers.reshape(shape).copy())


class Writer:
    """Writes the values that it is given, and returns them."""

    reading = False

    def __init__(self):
        self.parts = []

    def word(self, word):
        self.parts.append(f"{word}\n".encode())
        return word

    def number(self, number, kind=int):
        return self.word(number)

    fixed = word

    def floats(self, shape, numbers):
        array = numbers.detach().float().cpu().numpy()
        if array.shape != tuple(shape):
            raise ValueError(f"weights of shape {array.shape}, not {shape}")
        self.parts += [b"@BIN@", np.ascontiguousarray(array).astype("<f4").tobytes(), b"\n"]
        return numbers


class Coder:
    """The format. Every method takes the value to be written, or None, and the known shape."""

    def __init__(self, io, version=None):
        self.io, self.version = io, version

    def conv(self, conv, inputs, name):
        io = self.io
        io.word(name)
        height = io.number(conv and conv.kernel_size[0])
        width = io.number(conv and conv.kernel_size[1])
        io.fixed(inputs)
        outputs = io.number(conv and conv.out_channels)
        steps = (io.number(conv and conv.dilation[0]), io.number(conv and conv.dilation[1]))
        conv = conv or Conv(inputs, outputs, height, width, steps)
        weights = io.floats((height, width, inputs, outputs), conv.weight.permute(2, 3, 1, 0))
        if io.reading:
            conv.weight.data = weights.permute(3, 2, 0, 1).contiguous()
        return conv

    def matrix(self, matrix, inputs, name):
        io = self.io
        io.word(name)
        io.fixed(inputs)
        outputs = io.number(matrix and matrix.out_features)
        matrix = matrix or MatMul(inputs, outputs)
        weights = io.floats((inputs, outputs), matrix.weight.T)
        if io.reading:
            matrix.weight.data = weights.T.contiguous()
        return matrix

    def vector(self, vector, channels, name):
        self.io.word(name)
        self.io.fixed(channels)
        return self.io.floats((channels,), vector)

    def activation(self, found, name):
        self.io.word(name)
        if self.version < 11:
            return "relu"
        return self.io.word(found and f"ACTIVATION_{found.upper()}").removeprefix("ACTIVATION_").lower()

    def affine(self, norm, channels, name):
        """Batch normalisation, of which mean and variance are part of scale and bias with us."""
        io = self.io
        io.word(name)
        io.fixed(channels)
        epsilon = io.number(1e-5, float)
        scaled, moved = io.number(1), io.number(1)
        mean = io.floats((channels,), torch.zeros(channels))
        variance = io.floats((channels,), torch.full((channels,), 1.0 - 1e-5))
        norm = norm or NormAct(channels)
        scale = io.floats((channels,), norm.scale) if scaled else torch.ones(channels)
        bias = io.floats((channels,), norm.bias) if moved else torch.zeros(channels)
        if io.reading:
            norm.scale.data = scale / (variance + epsilon).sqrt()
            norm.bias.data = bias - norm.scale.data * mean
        return norm

    def norm_act(self, norm, channels, name):
        norm = self.affine(norm, channels, f"{name}/norm")
        norm.activation = self.activation(norm.activation, f"{name}/act")
        return norm

    def rms(self, norm, channels, name):
        io = self.io
        io.word(name)
        io.fixed(channels)
        epsilon = io.number(norm and norm.epsilon, float)
        norm = norm or RmsNorm(channels, epsilon)
        norm.weight.data = io.floats((channels,), norm.weight.data)
        return norm

    def dense(self, dense, inputs, name, activated):
        matrix = self.matrix(dense and dense.matrix, inputs, f"{name}/w")
        dense = dense or Dense(matrix)
        dense.bias.data = self.vector(dense.bias.data, matrix.out_features, f"{name}/b")
        if activated:
            dense.activation = self.activation(dense.activation, f"{name}/act")
        return dense

    # Blocks.

    def residual(self, b, channels, name):
        pre = self.norm_act(b and b.pre, channels, f"{name}/pre")
        conv1 = self.conv(b and b.conv1, channels, f"{name}/conv1")
        mid = self.norm_act(b and b.mid, conv1.out_channels, f"{name}/mid")
        conv2 = self.conv(b and b.conv2, conv1.out_channels, f"{name}/conv2")
        return b or Residual(pre, conv1, mid, conv2)

    def pooling(self, b, channels, name):
        pre = self.norm_act(b and b.pre, channels, f"{name}/pre")
        conv1 = self.conv(b and b.conv1, channels, f"{name}/conv1")
        pool_conv = self.conv(b and b.pool_conv, channels, f"{name}/pool_conv")
        pool = self.norm_act(b and b.pool, pool_conv.out_channels, f"{name}/pool")
        bias = self.matrix(b and b.pool_to_bias, 3 * pool_conv.out_channels, f"{name}/pool_to_bias")
        mid = self.norm_act(b and b.mid, conv1.out_channels, f"{name}/mid")
        conv2 = self.conv(b and b.conv2, conv1.out_channels, f"{name}/conv2")
        return b or Pooling(pre, conv1, pool_conv, pool, bias, mid, conv2)

    def nested(self, b, channels, name):
        count = self.io.number(b and len(b.blocks))
        pre = self.norm_act(b and b.pre, channels, f"{name}/pre")
        narrow = self.conv(b and b.narrow, channels, f"{name}/narrow")
        inner = self.blocks(b and list(b.blocks), count, narrow.out_channels, f"{name}/")
        post = self.norm_act(b and b.post, narrow.out_channels, f"{name}/post")
        widen = self.conv(b and b.widen, narrow.out_channels, f"{name}/widen")
        return b or Nested(pre, narrow, inner, post, widen)

    def attention(self, b, channels, name):
        io = self.io
        heads, kv_heads = io.number(b and b.heads), io.number(b and b.kv_heads)
        query_dim, value_dim = io.number(b and b.query_dim), io.number(b and b.value_dim)
        learned = io_angles = b is not None and b.angles is not None
        rotates = io.number(int(b is not None and (learned or b.theta is not None)))
        learned = io.number(int(learned))
        norm = self.rms(b and b.norm, channels, f"{name}/norm")
        queries = self.matrix(b and b.queries, channels, f"{name}/q")
        keys = self.matrix(b and b.keys, channels, f"{name}/k")
        values = self.matrix(b and b.values, channels, f"{name}/v")
        out = self.matrix(b and b.out, heads * value_dim, f"{name}/out")
        rotation = None
        if rotates:
            io.word(f"{name}/rotation")
        if rotates and learned:
            for size in (kv_heads, query_dim // 2, 2):
                io.fixed(size)
            rotation = io.floats((kv_heads, query_dim // 2, 2), b.angles if io_angles else None)
        elif rotates:
            rotation = io.number(b and b.theta, float)
        return b or Attention(heads, kv_heads, query_dim, value_dim, norm, queries, keys, values, out, rotation)

    def feed_forward(self, b, channels, name):
        io = self.io
        io.fixed(channels)
        inner = io.number(b and b.linear.out_features)
        io.fixed(1)
        norm = self.rms(b and b.norm, channels, f"{name}/norm")
        linear = self.matrix(b and b.linear, channels, f"{name}/linear")
        gate = self.matrix(b and b.gate, channels, f"{name}/gate")
        out = self.matrix(b and b.out, inner, f"{name}/out")
        return b or FeedForward(norm, linear, gate, out)

    KINDS = {
        "ordinary_block": (Residual, residual),
        "gpool_block": (Pooling, pooling),
        "nested_bottleneck_block": (Nested, nested),
        "transformer_attention_block": (Attention, attention),
        "transformer_ffn_block": (FeedForward, feed_forward),
    }

    def blocks(self, blocks, count, channels, name):
        found = []
        for i in range(count):
            block = blocks[i] if blocks else None
            kind = next((k for k, (c, _) in self.KINDS.items() if type(block) is c), None)
            kind = self.io.word(kind)
            if kind not in self.KINDS:
                raise Damaged(f"a block of unknown kind {kind!r}")
            label = self.io.word(f"{name}block{i}")
            found.append(self.KINDS[kind][1](self, block, channels, label))
        return found

    # The whole.

    def tip(self, tip, channels, rms):
        io = self.io
        if not rms:
            act = self.norm_act(tip and tip.act, channels, "trunk/tip")
            return tip or Tip(act)
        io.word("trunk/tip")
        io.fixed(channels)
        epsilon = io.number(tip and tip.epsilon, float)
        whole_board = bool(io.number(int(tip.whole_board) if tip else None))
        io.fixed(0)
        act = tip.act if tip else NormAct(channels)
        act.scale.data = io.floats((channels,), act.scale.data)
        act.bias.data = io.floats((channels,), act.bias.data)
        act.activation = self.activation(act.activation, "trunk/act")
        return tip or Tip(act, epsilon, whole_board)

    def policy(self, head, channels):
        io = self.io
        io.word("policy")
        policies = {True: 4, False: 2}[self.version >= 16] if self.version >= 12 else 1
        if self.version >= 17:
            policies = io.number(head and head.out.out_channels)
            for _ in range(3):
                io.fixed(0)
        conv = self.conv(head and head.conv, channels, "policy/conv")
        pool_conv = self.conv(head and head.pool_conv, channels, "policy/pool_conv")
        pool = self.norm_act(head and head.pool, pool_conv.out_channels, "policy/pool")
        about = 3 * pool_conv.out_channels
        bias = self.matrix(head and head.pool_to_bias, about, "policy/pool_to_bias")
        mid = self.norm_act(head and head.mid, conv.out_channels, "policy/mid")
        out = self.conv(head and head.out, conv.out_channels, "policy/out")
        if out.out_channels != policies:
            raise Damaged(f"{out.out_channels} policies where version {self.version} has {policies}")
        if self.version >= 15:
            first = self.dense(head and head.passing[0], about, "policy/pass1", True)
            second = self.matrix(head and head.passing[1], first.matrix.out_features, "policy/pass2")
            passing = nn.Sequential(first, second)
        else:
            passing = self.matrix(head and head.passing, about, "policy/pass")
        return head or PolicyHead(conv, pool_conv, pool, bias, mid, out, passing)

    def value(self, head, channels):
        io = self.io
        io.word("value")
        if self.version >= 17:
            for _ in range(3):
                io.fixed(0)
        conv = self.conv(head and head.conv, channels, "value/conv")
        norm = self.norm_act(head and head.norm, conv.out_channels, "value/norm")
        hidden = self.dense(head and head.hidden, 3 * conv.out_channels, "value/hidden", True)
        width = hidden.matrix.out_features
        value = self.dense(head and head.value, width, "value/value", False)
        score = self.dense(head and head.score, width, "value/score", False)
        ownership = self.conv(head and head.ownership, conv.out_channels, "value/ownership")
        return head or ValueHead(conv, norm, hidden, value, score, ownership)

    def network(self, network, name):
        io = self.io
        name = io.word(name)
        self.version = io.number(self.version)
        if not 8 <= self.version <= 17:
            raise Damaged(f"version {self.version} is not known, only 8 to 17")
        io.fixed(PLANES)
        io.fixed(GLOBALS)
        scales = (20.0, 20.0, 20.0, 40.0)
        if self.version >= 13:
            io.number(20.0, float)
            scales = tuple(io.number(scale, float) for scale in (network.scales if network else scales))
            io.number(0.25, float), io.number(150.0, float)
        if self.version >= 15:
            for _ in range(8):
                io.fixed(0)
        io.word("trunk")
        count = io.number(network and len(network.blocks))
        channels = io.number(network and network.planes.out_channels)
        for _ in range(4):
            io.number(channels)
        rms = bool(network and network.tip.epsilon is not None)
        if self.version >= 15:
            rms = bool(io.number(int(rms)))
            for _ in range(5):
                io.fixed(0)
        planes = self.conv(network and network.planes, PLANES, "trunk/planes")
        numbers = self.matrix(network and network.globals, GLOBALS, "trunk/globals")
        blocks = self.blocks(network and list(network.blocks), count, channels, "")
        tip = self.tip(network and network.tip, channels, rms)
        policy = self.policy(network and network.policy, channels)
        value = self.value(network and network.value, channels)
        return name, network or Network(planes, numbers, blocks, tip, policy, value, scales)


def read(path):
    """The network in a file, and the name it gives itself."""
    data = Path(path).read_bytes()
    if data[:2] == b"\x1f\x8b":
        data = gzip.decompress(data)
    try:
        name, network = Coder(Reader(data)).network(None, None)
    except Damaged as fault:
        raise Damaged(f"{path}: {fault}") from None
    return name, network.eval()


def write(path, network, name, version=8):
    """Writes a network. The same weights give the same bytes."""
    writer = Writer()
    Coder(writer, version).network(network, name)
    with open(path, "wb") as file:
        file.write(gzip.compress(b"".join(writer.parts), 9, mtime=0))

"""The networks we train: their shapes, and weights to begin with."""

import math
from dataclasses import dataclass

import torch
from torch import nn

from .network import (
    GLOBALS, PLANES, Attention, Conv, Dense, FeedForward, MatMul, Nested, Network, NormAct, PolicyHead, Pooling,
    Residual, RmsNorm, Tip, ValueHead,
)


@dataclass
class Shape:
    """`pooling` are the blocks that see the whole board, counted from 0.

    With `narrow`, a block is `inner` blocks on so many channels between two convolutions of one
    point. After the blocks of `attention` every point attends to every point, with `heads` heads.
    """

    channels: int = 64
    blocks: int = 8
    pooling: tuple = (2, 5)
    pool_channels: int = 16
    head_channels: int = 32
    hidden: int = 64
    narrow: int = 0
    inner: int = 2
    attention: tuple = ()
    heads: int = 4

    def __post_init__(self):
        self.pooling = tuple(self.pooling)


def norm_act(channels, depth):
    """Behind `depth` residual blocks, each of which adds about as much as the first layer gave.

    Scaled so, all activations begin at the same size whatever the depth, and training needs no
    batch normalisation, whose averages would differ from one size of board to the next.
    """
    norm = NormAct(channels)
    norm.scale.data.fill_(1.0 / math.sqrt(1.0 + depth))
    return norm


def residual(c, depth, pool):
    """A block on `c` channels; with `pool` channels more that see the whole board, if any."""
    if not pool:
        return Residual(norm_act(c, depth), Conv(c, c, 3), NormAct(c), Conv(c, c, 3))
    regular = c - pool
    return Pooling(
        norm_act(c, depth), Conv(c, regular, 3), Conv(c, pool, 3), NormAct(pool),
        MatMul(3 * pool, regular), NormAct(regular), Conv(regular, c, 3),
    )


def nested(c, narrow, inner, depth, pool):
    blocks = [residual(narrow, i, pool if i == 0 else 0) for i in range(inner)]
    return Nested(norm_act(c, depth), Conv(c, narrow, 1), blocks, norm_act(narrow, inner), Conv(narrow, c, 1))


def attention(c, heads):
    """Attention, then a layer on each point alone."""
    dim = c // heads
    matrices = [MatMul(c, c) for _ in range(4)]
    angles = torch.empty(heads, dim // 2, 2).normal_(std=0.3)
    yield Attention(heads, heads, dim, dim, RmsNorm(c, 1e-5), *matrices, angles)
    yield FeedForward(RmsNorm(c, 1e-5), MatMul(c, 2 * c), MatMul(c, 2 * c), MatMul(2 * c, c))


def begin(shape: Shape) -> Network:
    """A network that knows nothing yet."""
    c = shape.channels
    blocks = []
    for i in range(shape.blocks):
        depth, pool = len(blocks), shape.pool_channels if i in shape.pooling else 0
        if shape.narrow:
            blocks.append(nested(c, shape.narrow, shape.inner, depth, pool))
        else:
            blocks.append(residual(c, depth, pool))
        if i in shape.attention:
            blocks.extend(attention(c, shape.heads))
    h = shape.head_channels
    policy = PolicyHead(
        Conv(c, h, 1), Conv(c, h, 1), NormAct(h), MatMul(3 * h, h), NormAct(h), Conv(h, 1, 1),
        MatMul(3 * h, 1),
    )
    value = ValueHead(
        Conv(c, h, 1), NormAct(h), Dense(MatMul(3 * h, shape.hidden), "relu"),
        Dense(MatMul(shape.hidden, 3)), Dense(MatMul(shape.hidden, 4)), Conv(h, 1, 1),
    )
    tip = Tip(norm_act(c, len(blocks)))
    network = Network(Conv(PLANES, c, 3), MatMul(GLOBALS, c), blocks, tip, policy, value)
    balance(network)
    return network


def balance(network):
    """Weights such that the output of a layer is about as large as its input."""
    for module in network.modules():
        if isinstance(module, (nn.Conv2d, nn.Linear)):
            inputs = module.weight[0].numel()
            nn.init.normal_(module.weight, std=math.sqrt(2.0 / inputs))
    # Few planes are set at a point, and numbers beside the board are small.
    network.planes.weight.data.mul_(1.5)
    for module in network.modules():
        match module:
            case Residual(conv2=last) | Pooling(conv2=last) | Nested(widen=last) | Attention(out=last) | FeedForward(out=last):
                last.weight.data.mul_(0.7)
    # Nothing is said at first.
    for layer in (network.policy.out, network.policy.passing, network.value.ownership):
        layer.weight.data.mul_(0.1)
    for layer in (network.value.value, network.value.score):
        layer.matrix.weight.data.mul_(0.1)

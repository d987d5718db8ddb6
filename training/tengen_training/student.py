"""The networks we train: their shapes, and weights to begin with."""

import math
from dataclasses import dataclass

from torch import nn

from .network import (
    GLOBALS, PLANES, Conv, Dense, MatMul, Network, NormAct, PolicyHead, Pooling, Residual, Tip, ValueHead,
)


@dataclass
class Shape:
    """`pooling` are the blocks that see the whole board, counted from 0."""

    channels: int = 64
    blocks: int = 8
    pooling: tuple = (2, 5)
    pool_channels: int = 16
    head_channels: int = 32
    hidden: int = 64

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


def begin(shape: Shape) -> Network:
    """A network that knows nothing yet."""
    c = shape.channels
    blocks = []
    for i in range(shape.blocks):
        if i in shape.pooling:
            regular, pool = c - shape.pool_channels, shape.pool_channels
            blocks.append(Pooling(
                norm_act(c, i), Conv(c, regular, 3), Conv(c, pool, 3), NormAct(pool),
                MatMul(3 * pool, regular), NormAct(regular), Conv(regular, c, 3),
            ))
        else:
            blocks.append(Residual(norm_act(c, i), Conv(c, c, 3), NormAct(c), Conv(c, c, 3)))
    h = shape.head_channels
    policy = PolicyHead(
        Conv(c, h, 1), Conv(c, h, 1), NormAct(h), MatMul(3 * h, h), NormAct(h), Conv(h, 1, 1),
        MatMul(3 * h, 1),
    )
    value = ValueHead(
        Conv(c, h, 1), NormAct(h), Dense(MatMul(3 * h, shape.hidden), "relu"),
        Dense(MatMul(shape.hidden, 3)), Dense(MatMul(shape.hidden, 4)), Conv(h, 1, 1),
    )
    tip = Tip(norm_act(c, shape.blocks))
    network = Network(Conv(PLANES, c, 3), MatMul(GLOBALS, c), blocks, tip, policy, value)
    balance(network)
    return network


def balance(network):
    """Weights such that what comes out of a layer is about as large as what went in."""
    for module in network.modules():
        if isinstance(module, (nn.Conv2d, nn.Linear)):
            inputs = module.weight[0].numel()
            nn.init.normal_(module.weight, std=math.sqrt(2.0 / inputs))
    # Few planes are set at a point, and numbers beside the board are small.
    network.planes.weight.data.mul_(1.5)
    for block in network.blocks:
        block.conv2.weight.data.mul_(0.7)
    # Nothing is said at first.
    for layer in (network.policy.out, network.policy.passing, network.value.ownership):
        layer.weight.data.mul_(0.1)
    for layer in (network.value.value, network.value.score):
        layer.matrix.weight.data.mul_(0.1)

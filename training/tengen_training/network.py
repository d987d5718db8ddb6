"""Networks of the kinds that KataGo's files describe, as PyTorch modules.

Tensors are of shape (batch, channels, height, width), all boards of a batch of one size.
Normalisations are a scale and a bias by channel: what KataGo's batch normalisation comes to once
trained, and all that our own networks need, whose layers begin in balance (`student.py`).
"""

import math

import torch
import torch.nn.functional as F
from torch import nn

PLANES, GLOBALS = 22, 19

ACTIVATIONS = {
    "identity": lambda x: x,
    "relu": F.relu,
    "mish": F.mish,
    "silu": F.silu,
}


class Conv(nn.Conv2d):
    """A convolution without bias, the output as large as the input."""

    def __init__(self, inputs, outputs, height, width=None, steps=(1, 1)):
        width = height if width is None else width
        padding = (height // 2 * steps[0], width // 2 * steps[1])
        super().__init__(inputs, outputs, (height, width), padding=padding, dilation=steps, bias=False)


class MatMul(nn.Linear):
    """A matrix applied to channels."""

    def __init__(self, inputs, outputs):
        super().__init__(inputs, outputs, bias=False)


class NormAct(nn.Module):
    """A scale and a bias by channel, then an activation."""

    def __init__(self, channels, activation="relu"):
        super().__init__()
        self.scale = nn.Parameter(torch.ones(channels))
        self.bias = nn.Parameter(torch.zeros(channels))
        self.activation = activation

    def forward(self, x):
        x = x * self.scale[:, None, None].to(x.dtype) + self.bias[:, None, None].to(x.dtype)
        return ACTIVATIONS[self.activation](x)


class RmsNorm(nn.Module):
    """Division by the root mean square of each point's channels, then a weight by channel."""

    def __init__(self, channels, epsilon):
        super().__init__()
        self.epsilon = epsilon
        self.weight = nn.Parameter(torch.ones(channels))

    def forward(self, x):
        return root_mean_square(x, 1, self.epsilon) * self.weight[:, None, None].to(x.dtype)


def root_mean_square(x, over, epsilon):
    """Divides by the root mean square over some of the dimensions."""
    squares = x.float().square().mean(over, keepdim=True)
    return x * (squares + epsilon).rsqrt().to(x.dtype)


class Tip(nn.Module):
    """The end of the trunk: scale, bias and activation, and before them, where `epsilon` is given,
    division by the root mean square of each point or of the whole board."""

    def __init__(self, act, epsilon=None, whole_board=False):
        super().__init__()
        self.act, self.epsilon, self.whole_board = act, epsilon, whole_board

    def forward(self, x):
        if self.epsilon is not None:
            x = root_mean_square(x, (1, 2, 3) if self.whole_board else 1, self.epsilon)
        return self.act(x)


def side(x):
    """How far the side of the board is from 14, in tens."""
    return (math.sqrt(x.shape[2] * x.shape[3]) - 14.0) * 0.1


def pooled(x):
    """Mean, mean by the size of the board, and maximum of each channel."""
    mean = x.mean((2, 3))
    return torch.cat([mean, mean * side(x), x.amax((2, 3))], 1)


def pooled_for_value(x):
    mean = x.mean((2, 3))
    return torch.cat([mean, mean * side(x), mean * (side(x) ** 2 - 0.1)], 1)


class Residual(nn.Module):
    def __init__(self, pre, conv1, mid, conv2):
        super().__init__()
        self.pre, self.conv1, self.mid, self.conv2 = pre, conv1, mid, conv2

    def forward(self, x):
        return x + self.conv2(self.mid(self.conv1(self.pre(x))))


class Pooling(nn.Module):
    """A residual block with global pooling before its second half."""

    def __init__(self, pre, conv1, pool_conv, pool, pool_to_bias, mid, conv2):
        super().__init__()
        self.pre, self.conv1, self.pool_conv, self.pool = pre, conv1, pool_conv, pool
        self.pool_to_bias, self.mid, self.conv2 = pool_to_bias, mid, conv2

    def forward(self, x):
        active = self.pre(x)
        bias = self.pool_to_bias(pooled(self.pool(self.pool_conv(active))))
        return x + self.conv2(self.mid(self.conv1(active) + bias[:, :, None, None]))


class Nested(nn.Module):
    """Blocks on fewer channels, between two convolutions."""

    def __init__(self, pre, narrow, blocks, post, widen):
        super().__init__()
        self.pre, self.narrow, self.blocks = pre, narrow, nn.ModuleList(blocks)
        self.post, self.widen = post, widen

    def forward(self, x):
        y = self.narrow(self.pre(x))
        for block in self.blocks:
            y = block(y)
        return x + self.widen(self.post(y))


class Attention(nn.Module):
    """Attention of every point to every point, with rotary positions.

    `rotation` is None, a base (half of the pairs turn with the row, half with the column, ever
    slower), or a tensor (heads of keys, pairs, 2) of angles per column and per row.
    """

    def __init__(self, heads, kv_heads, query_dim, value_dim, norm, queries, keys, values, out, rotation):
        super().__init__()
        self.heads, self.kv_heads = heads, kv_heads
        self.query_dim, self.value_dim = query_dim, value_dim
        self.norm, self.queries, self.keys, self.values, self.out = norm, queries, keys, values, out
        self.theta = rotation if isinstance(rotation, float) else None
        self.angles = nn.Parameter(rotation) if torch.is_tensor(rotation) else None

    def turns(self, x):
        """Angles by head of keys, point and pair."""
        height, width = x.shape[2:]
        row = torch.arange(height, device=x.device).repeat_interleave(width).float()
        column = torch.arange(width, device=x.device).repeat(height).float()
        if self.angles is not None:
            per_column, per_row = self.angles.float().unbind(-1)
            return column[:, None] * per_column[:, None] + row[:, None] * per_row[:, None]
        pairs = self.query_dim // 2
        slow = self.theta ** (-2.0 * torch.arange(pairs // 2, device=x.device) / pairs)
        across = self.theta ** (-2.0 * torch.arange(pairs - pairs // 2, device=x.device) / pairs)
        angles = torch.cat([row[:, None] * slow, column[:, None] * across], 1)
        return angles.expand(self.kv_heads, -1, -1)

    def turn(self, x, angles):
        """Turns pairs of channels of (batch, heads, points, channels)."""
        angles = angles.repeat_interleave(x.shape[1] // self.kv_heads, 0)
        cos, sin = angles.cos().to(x.dtype), angles.sin().to(x.dtype)
        a, b = x[..., 0::2], x[..., 1::2]
        return torch.stack([a * cos - b * sin, a * sin + b * cos], -1).flatten(-2)

    def forward(self, x):
        batch, _, height, width = x.shape
        flat = self.norm(x).flatten(2).transpose(1, 2)
        split = lambda y, heads: y.unflatten(2, (heads, -1)).transpose(1, 2)
        queries = split(self.queries(flat), self.heads)
        keys, values = split(self.keys(flat), self.kv_heads), split(self.values(flat), self.kv_heads)
        if self.theta is not None or self.angles is not None:
            angles = self.turns(x)
            queries, keys = self.turn(queries, angles), self.turn(keys, angles)
        group = self.heads // self.kv_heads
        keys, values = keys.repeat_interleave(group, 1), values.repeat_interleave(group, 1)
        mixed = F.scaled_dot_product_attention(queries, keys, values)
        out = self.out(mixed.transpose(1, 2).flatten(2))
        return x + out.transpose(1, 2).unflatten(2, (height, width))


class FeedForward(nn.Module):
    """SwiGLU on each point's channels."""

    def __init__(self, norm, linear, gate, out):
        super().__init__()
        self.norm, self.linear, self.gate, self.out = norm, linear, gate, out

    def forward(self, x):
        flat = self.norm(x).flatten(2).transpose(1, 2)
        out = self.out(F.silu(self.linear(flat)) * self.gate(flat))
        return x + out.transpose(1, 2).unflatten(2, x.shape[2:])


class PolicyHead(nn.Module):
    """Logits of the points and the pass: (batch, policies, area + 1).

    `passing` is a matrix, or a matrix, a bias, an activation's name and a matrix.
    """

    def __init__(self, conv, pool_conv, pool, pool_to_bias, mid, out, passing):
        super().__init__()
        self.conv, self.pool_conv, self.pool = conv, pool_conv, pool
        self.pool_to_bias, self.mid, self.out = pool_to_bias, mid, out
        self.passing = passing

    def forward(self, x):
        about = pooled(self.pool(self.pool_conv(x)))
        points = self.conv(x) + self.pool_to_bias(about)[:, :, None, None]
        points = self.out(self.mid(points)).flatten(2)
        return torch.cat([points, self.passing(about)[:, :, None]], 2).float()


class Dense(nn.Module):
    """A matrix, a bias and an activation, on channels."""

    def __init__(self, matrix, activation="identity"):
        super().__init__()
        self.matrix, self.activation = matrix, activation
        self.bias = nn.Parameter(torch.zeros(matrix.out_features))

    def forward(self, x):
        x = self.matrix(x)
        return ACTIVATIONS[self.activation](x + self.bias.to(x.dtype))


class ValueHead(nn.Module):
    """Logits of win, loss and no result; the scores' raw numbers; ownership before tanh."""

    def __init__(self, conv, norm, hidden, value, score, ownership):
        super().__init__()
        self.conv, self.norm, self.hidden = conv, norm, hidden
        self.value, self.score, self.ownership = value, score, ownership

    def forward(self, x):
        x = self.norm(self.conv(x))
        hidden = self.hidden(pooled_for_value(x))
        value, score = self.value(hidden), self.score(hidden)
        return value.float(), score.float(), self.ownership(x).flatten(1).float()


class Network(nn.Module):
    """A whole network. `scales` multiply the raw scores to give points or moves."""

    def __init__(self, planes, globals_, blocks, tip, policy, value, scales=(20.0, 20.0, 20.0, 40.0)):
        super().__init__()
        self.planes, self.globals = planes, globals_
        self.blocks = nn.ModuleList(blocks)
        self.tip, self.policy, self.value = tip, policy, value
        self.scales = scales

    def forward(self, planes, numbers):
        x = self.planes(planes) + self.globals(numbers)[:, :, None, None]
        for block in self.blocks:
            x = block(x)
        x = self.tip(x)
        return self.policy(x)[:, 0], *self.value(x)

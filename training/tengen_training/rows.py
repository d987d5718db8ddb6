"""Positions with the answers of a network, as `tengen-teach` writes them.

The layout of a row is told in `crates/teach/src/row.rs`.
"""

from pathlib import Path

import numpy as np
import torch

from .network import GLOBALS, PLANES

MAGIC = b"TENGEN-ROWS-1\n"


def row_type(width, height):
    area = width * height
    return np.dtype([
        ("planes", "u1", (PLANES * area + 7) // 8),
        ("numbers", "<f4", GLOBALS),
        ("policy", "<u2", area + 1),
        ("value", "<f4", 3),
        ("score", "<f4", 4),
        ("ownership", "i1", area),
    ])


class Rows:
    """A file of rows, not read until it is asked."""

    def __init__(self, path):
        self.path = Path(path)
        with open(path, "rb") as file:
            start = file.read(len(MAGIC) + 2)
        if start[:-2] != MAGIC or len(start) != len(MAGIC) + 2:
            raise ValueError(f"{path}: not a file of rows")
        self.width, self.height = start[-2], start[-1]
        kind = row_type(self.width, self.height)
        length = self.path.stat().st_size - len(start)
        if length % kind.itemsize:
            raise ValueError(f"{path}: the last of {length // kind.itemsize + 1} rows is cut off")
        count = length // kind.itemsize
        self.rows = np.memmap(path, kind, "r", offset=len(start), shape=(count,)) if count else np.empty(0, kind)

    def __len__(self):
        return len(self.rows)


def unpacked(planes, width, height):
    """The planes of rows as numbers: (positions, planes, height, width)."""
    bits = planes[:, :, None] >> torch.arange(8, dtype=torch.uint8, device=planes.device) & 1
    bits = bits.flatten(1)[:, : PLANES * width * height]
    return bits.view(-1, PLANES, height, width).float()


class Batch:
    """Positions of one size as tensors; everything is from the view of the side to move."""

    def __init__(self, planes, numbers, policy, value, score, ownership):
        self.planes, self.numbers = planes, numbers
        self.policy, self.value, self.score, self.ownership = policy, value, score, ownership

    @classmethod
    def of(cls, rows, width, height, device="cpu"):
        """The positions of rows."""
        def there(array):
            return torch.from_numpy(np.ascontiguousarray(array)).to(device, non_blocking=True)
        policy = there(rows["policy"].astype(np.float32))
        return cls(
            unpacked(there(rows["planes"]), width, height), there(rows["numbers"]),
            policy / policy.sum(1, keepdim=True), there(rows["value"]), there(rows["score"]),
            there(rows["ownership"]).float() / 127.0,
        )

    def turned(self, symmetry):
        """Lays the boards otherwise: bit 0 flips rows, 1 columns, 2 (square boards) transposes."""
        height, width = self.planes.shape[2:]
        def lay(x):
            x = x.unflatten(-1, (height, width)) if x.shape[-2:] != (height, width) else x
            x = x.flip(-2) if symmetry & 1 else x
            x = x.flip(-1) if symmetry & 2 else x
            return x.transpose(-1, -2) if symmetry & 4 and width == height else x
        self.planes = lay(self.planes)
        self.policy = torch.cat([lay(self.policy[:, :-1]).flatten(1), self.policy[:, -1:]], 1)
        self.ownership = lay(self.ownership).flatten(1)
        return self

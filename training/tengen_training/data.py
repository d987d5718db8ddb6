"""Which positions a network learns from, in which order."""

from pathlib import Path

import numpy as np

from .rows import Batch, Rows


class Positions:
    """All rows under some folders, drawn batch by batch; files may join while it is read.

    `folders` are a folder each, how often its rows are drawn compared with others' rows of the same
    size, and how often once `late` is set. `points` is how many points a batch has on all its
    boards together.
    """

    def __init__(self, folders, shares, points, seed):
        self.folders, self.shares, self.points = folders, shares, points
        self.random = np.random.default_rng(seed)
        self.files = {}
        self.late = False
        self.look()

    def look(self):
        """Finds the files that are there now."""
        for folder, *weights in self.folders:
            for path in sorted(Path(folder).glob("*.rows")):
                if path not in self.files:
                    rows = Rows(path)
                    if len(rows):
                        self.files[path] = (rows, weights)
        if not self.files:
            raise FileNotFoundError(f"no rows in {', '.join(str(f) for f, *_ in self.folders)}")
        self.sizes = {}
        for rows, weights in self.files.values():
            weight = weights[self.late] * len(rows)
            self.sizes.setdefault((rows.width, rows.height), []).append((rows, weight))

    def share(self, size):
        """How much of the work is done on boards of a size: by its name, or a part of "other"."""
        named = self.shares.get(str(size[0])) if size[0] == size[1] else None
        if named is not None:
            return named
        others = [s for s in self.sizes if s[0] != s[1] or str(s[0]) not in self.shares]
        return self.shares.get("other", 0.0) / len(others)

    def count(self):
        return {f"{w}x{h}": sum(len(r) for r, _ in files) for (w, h), files in sorted(self.sizes.items())}

    def size(self):
        """The size of the next batch."""
        sizes = list(self.sizes)
        shares = np.array([self.share(size) for size in sizes])
        return sizes[self.random.choice(len(sizes), p=shares / shares.sum())]

    def turn(self, size):
        """One of the ways round to lay a board of a size, by number."""
        return int(self.random.integers(8 if size[0] == size[1] else 4))

    def batch(self, device):
        """A batch of one size, laid some way round."""
        width, height = size = self.size()
        files = self.sizes[size]
        weights = np.array([weight for _, weight in files])
        room = max(8, self.points // (width * height))
        drawn = self.random.multinomial(room, weights / weights.sum())
        # In the order of the file: it is read once, forwards.
        parts = [rows.rows[np.sort(self.random.integers(len(rows), size=n))] for (rows, _), n in zip(files, drawn) if n]
        return Batch.of(np.concatenate(parts), width, height, device).turned(self.turn(size))


def held(folder, device, most=1024):
    """Positions that nothing is learned from, by size."""
    found = {}
    for path in sorted(Path(folder).glob("*.rows")):
        rows = Rows(path)
        found[f"{rows.width}x{rows.height}"] = Batch.of(rows.rows[:most], rows.width, rows.height, device)
    return found

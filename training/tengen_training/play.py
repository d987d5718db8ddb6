"""Plays games with a network on a graphics card: `python -m tengen_training.play NETWORK FOLDER`.

`tengen-teach --asked` plays, many games at a time, and asks for the evaluation of their positions;
what it writes in FOLDER are rows with the network's answers. It goes on until it is stopped.
"""

import argparse
import struct
import subprocess
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from . import file
from .network import GLOBALS, PLANES
from .rows import unpacked

# Numbers about whether a game can end without result.
SUPERKO, TERRITORY = 6, 9


class Evaluator:
    """The answers of a network as `tengen-teach --asked` takes them (`crates/teach/src/asked.rs`)."""

    def __init__(self, path, device, games):
        self.device, self.games = device, games
        _, network = file.read(path)
        self.network = network.to(device, memory_format=torch.channels_last)

    @torch.no_grad()
    def answer(self, positions, width, height):
        """The answers for positions, an array of bytes for each."""
        # Always of one size: the card tries out anew how to do batches of another.
        batch = np.zeros((self.games, positions.shape[1]), np.uint8)
        batch[: len(positions)] = positions
        planes = torch.from_numpy(batch[:, : -4 * GLOBALS].copy()).to(self.device, non_blocking=True)
        numbers = np.ascontiguousarray(batch[:, -4 * GLOBALS :]).view("<f4")
        numbers = torch.from_numpy(numbers).to(self.device, non_blocking=True)
        planes = unpacked(planes, width, height).contiguous(memory_format=torch.channels_last)
        with torch.autocast(planes.device.type, torch.bfloat16):
            policy, value, score, ownership = self.network(planes, numbers)
        # As the engine reads networks: under superko and area counting every game has a result.
        result = (numbers[:, SUPERKO] != 0) & (numbers[:, TERRITORY] == 0)
        value[:, 2].masked_fill_(result, -torch.inf)
        value = value.softmax(1)
        mean, spread, lead, time = score[:, :4].unbind(1)
        decided = 1.0 - value[:, 2]
        scores = [mean * decided, F.softplus(spread), lead * decided, F.softplus(time)]
        scores = torch.stack([x * scale for x, scale in zip(scores, self.network.scales)], 1)
        answers = torch.cat([policy, value, scores, ownership.tanh()], 1)
        return answers[: len(positions)].cpu().numpy()


# How far a card's answers may be from a processor's: of a probability, or of an owner.
TOLERANCE = 0.1
# The questions of each process at which the answers are compared: the first, and one with stones.
COMPARED = (0, 40)


def compare(answer, exact, area):
    """Ends the program if a card's answers are not those of the network."""
    policy = [torch.from_numpy(each[:, : area + 1]).softmax(1) for each in (answer, exact)]
    apart = max((policy[0] - policy[1]).abs().max().item(),
                *(np.abs(answer[:, part] - exact[:, part]).max() for part in (slice(area + 1, area + 4), slice(area + 8, None))))
    if not apart < TOLERANCE:
        raise SystemExit(f"the card's answers are wrong: {apart:.2f} from the processor's.")


class Table:
    """A process of `tengen-teach` whose games are all on boards of one size."""

    def __init__(self, teach, number, side, folder, games, seed, split):
        self.side, self.asked = side, 0
        command = [teach, "--asked", "--size", side, "--threads", games, "--seed", seed + number, "--asides", 20,
                   "--positions", 10**12, "--split", split, "--out", folder / f"{side}-{seed + number}.rows"]
        self.process = subprocess.Popen([str(part) for part in command], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.length = (PLANES * side * side + 7) // 8 + 4 * GLOBALS

    def question(self):
        """The positions that its games wait for; None if it has ended."""
        count = self.process.stdout.read(4)
        if len(count) < 4:
            return None
        (count,) = struct.unpack("<I", count)
        positions = self.process.stdout.read(count * self.length)
        return np.frombuffer(positions, np.uint8).reshape(count, self.length)

    def tell(self, answer):
        self.process.stdin.write(answer.astype("<f4").tobytes())
        self.process.stdin.flush()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split(":")[0])
    parser.add_argument("network", help="a file of KataGo's")
    parser.add_argument("folder", type=Path, help="where the rows are written")
    parser.add_argument("--teach", default="target/release/tengen-teach", help="the program that plays")
    parser.add_argument("--boards", type=int, nargs="+", default=[19, 9, 19, 13, 19, 9, 19, 13, 19, 9, 7, 19, 11, 15],
                        help="the size of the boards of each process")
    parser.add_argument("--games", type=int, default=256, help="how many games a process plays at a time")
    parser.add_argument("--split", type=int, default=5000, help="how many positions a file has")
    parser.add_argument("--seed", type=int, default=1, help="other seeds, other games")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    torch.backends.cudnn.benchmark = True
    evaluator = Evaluator(arguments.network, arguments.device, arguments.games)
    exact = None if arguments.device == "cpu" else Evaluator(arguments.network, "cpu", 2)
    tables = [Table(arguments.teach, number, side, arguments.folder, arguments.games, 1000 * arguments.seed, arguments.split)
              for number, side in enumerate(arguments.boards)]
    while tables:
        for table in list(tables):
            positions = table.question()
            if positions is None:
                tables.remove(table)
                continue
            answer = evaluator.answer(positions, table.side, table.side)
            if table.asked in COMPARED and exact:
                some = exact.answer(positions[:2], table.side, table.side)
                compare(answer[:2], some, table.side**2)
            table.asked += 1
            table.tell(answer)


if __name__ == "__main__":
    main()

"""`python -m unittest discover training/tests` with training/ on PYTHONPATH."""

import copy
import tempfile
import unittest
from pathlib import Path

import numpy as np
import torch

from tengen_training import file
from tengen_training.blend import blend, sharpen
from tengen_training.data import Positions
from tengen_training.losses import astray
from tengen_training.network import (
    Attention, Conv, Dense, FeedForward, MatMul, Nested, Network, NormAct, PolicyHead, RmsNorm, Tip, ValueHead,
)
from tengen_training.optimizer import orthogonal
from tengen_training.play import Evaluator, compare
from tengen_training.rows import MAGIC, Batch, row_type
from tengen_training.student import Residual, Shape, begin

SMALL = Shape(channels=8, blocks=2, pooling=(1,), pool_channels=4, head_channels=4, hidden=8)


def noisy(network):
    """Vectors too are something else than they were begun with."""
    for parameter in network.parameters():
        parameter.data += 0.1 * torch.randn_like(parameter)
    return network.eval()


def modern():
    """A network of the kinds of block that only newer files have."""
    torch.manual_seed(1)
    def attention(rotation):
        return Attention(4, 2, 6, 5, RmsNorm(8, 1e-6), MatMul(8, 24), MatMul(8, 12), MatMul(8, 10), MatMul(20, 8), rotation)
    nested = Nested(NormAct(8, "mish"), Conv(8, 4, 1),
                    [Residual(NormAct(4, "mish"), Conv(4, 4, 3), NormAct(4, "silu"), Conv(4, 4, 3))],
                    NormAct(4, "mish"), Conv(4, 8, 1))
    feed_forward = FeedForward(RmsNorm(8, 1e-6), MatMul(8, 12), MatMul(8, 12), MatMul(12, 8))
    blocks = [nested, attention(100.0), attention(torch.randn(2, 3, 2)), attention(None), feed_forward]
    passing = torch.nn.Sequential(Dense(MatMul(12, 4), "mish"), MatMul(4, 2))
    policy = PolicyHead(Conv(8, 4, 1), Conv(8, 4, 1), NormAct(4, "mish"), MatMul(12, 4), NormAct(4, "mish"), Conv(4, 2, 1), passing)
    value = ValueHead(Conv(8, 4, 1), NormAct(4, "mish"), Dense(MatMul(12, 8), "mish"), Dense(MatMul(8, 3)), Dense(MatMul(8, 6)), Conv(4, 1, 1))
    tip = Tip(NormAct(8, "mish"), 1e-5, whole_board=True)
    return Network(Conv(22, 8, 3), MatMul(19, 8), blocks, tip, policy, value)


class Files(unittest.TestCase):
    def test_what_is_written_is_read(self):
        for version, network in [(8, begin(SMALL)), (15, modern())]:
            noisy(network)
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "network.bin.gz"
                file.write(path, network, "small", version)
                name, again = file.read(path)
                first = path.read_bytes()
                file.write(path, again, name, version)
                if version == 8:
                    # The variance is part of the scale once it has been read.
                    self.assertEqual(len(first), len(path.read_bytes()))
            planes, numbers = torch.rand(3, 22, 5, 7), torch.rand(3, 19)
            with torch.no_grad():
                for said, same in zip(network(planes, numbers), again(planes, numbers)):
                    self.assertLess((said - same).abs().max(), 1e-4)

    def test_damage_is_found(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "network.bin"
            writer = file.Writer()
            file.Coder(writer, 8).network(begin(SMALL), "small")
            whole = b"".join(writer.parts)
            for cut in (0, 5, 40, len(whole) // 2, len(whole) - 5):
                path.write_bytes(whole[:cut])
                with self.assertRaises(file.Damaged):
                    file.read(path)


class Answers(unittest.TestCase):
    def test_answers_are_those_of_the_network_for_each_position(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "network.bin.gz"
            network = noisy(begin(SMALL))
            file.write(path, network, "small")
            evaluator = Evaluator(path, "cpu", 4)
            random = np.random.default_rng(1)
            bits = random.integers(2, size=(3, 22 * 25), dtype=np.uint8)
            numbers = random.random((3, 19), np.float32)
            packed = np.packbits(bits, axis=1, bitorder="little")
            answer = evaluator.answer(np.concatenate([packed, numbers.view(np.uint8).reshape(3, -1)], 1), 5, 5)
            self.assertEqual(answer.shape, (3, 26 + 7 + 25))
            with torch.no_grad():
                policy, _, _, ownership = network(torch.from_numpy(bits).view(3, 22, 5, 5).float(), torch.from_numpy(numbers))
            exact = answer.copy()
            exact[:, :26], exact[:, 33:] = policy, ownership.tanh()
            compare(answer, exact, 25)
            with self.assertRaises(SystemExit):
                compare(answer, exact[::-1].copy(), 25)


class Data(unittest.TestCase):
    def rows(self, folder, width=5, height=5, count=64):
        random = np.random.default_rng(1)
        rows = np.zeros(count, row_type(width, height))
        rows["planes"] = random.integers(256, size=rows["planes"].shape)
        rows["policy"] = random.integers(1, 600, size=rows["policy"].shape)
        rows["value"], rows["score"] = [0.5, 0.25, 0.25], [1.0, 2.0, 3.0, 4.0]
        rows["ownership"] = random.integers(-127, 128, size=rows["ownership"].shape)
        path = Path(folder) / f"{width}x{height}.rows"
        path.write_bytes(MAGIC + bytes([width, height]) + rows.tobytes())
        return path, rows

    def test_a_board_is_laid_the_same_in_all_its_parts(self):
        # A sign set in the planes is set in policy and ownership too, and still is afterwards.
        for width, height, symmetries in [(5, 5, 8), (5, 3, 4)]:
            rows = np.zeros(2, row_type(width, height))
            bits = np.zeros((2, 22 * width * height), np.uint8)
            bits[0, width + 2] = bits[1, 1] = 1
            rows["planes"] = np.packbits(bits, axis=1, bitorder="little")
            rows["policy"][:, -1] = 1
            rows["policy"][0, width + 2], rows["policy"][1, 1] = 3, 3
            rows["ownership"][0, width + 2], rows["ownership"][1, 1] = 127, 127
            seen = set()
            for symmetry in range(symmetries):
                batch = Batch.of(rows, width, height).turned(symmetry)
                drawn = batch.planes[:, 0].flatten(1)
                self.assertTrue(torch.equal(drawn, batch.ownership))
                self.assertTrue(torch.equal(drawn * 0.75, batch.policy[:, :-1]))
                seen.add(tuple(drawn.flatten().tolist()))
            self.assertEqual(len(seen), symmetries)

    def test_batches_are_of_one_size_and_cut_files_are_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            self.rows(folder)
            path, _ = self.rows(folder, 4, 6)
            data = Positions([(folder, 1.0, 1.0)], {"5": 0.5, "other": 0.5}, 400, 1)
            sizes = {tuple(data.batch("cpu").planes.shape[2:]) for _ in range(40)}
            self.assertEqual(sizes, {(5, 5), (6, 4)})
            path.write_bytes(path.read_bytes()[:-3])
            with self.assertRaises(ValueError):
                Positions([(folder, 1.0, 1.0)], {"5": 0.5, "other": 0.5}, 400, 1)


class Students(unittest.TestCase):
    def test_all_shapes_begin_in_balance(self):
        torch.manual_seed(1)
        for shape in [Shape(), Shape(narrow=32, pooling=(1,)), Shape(blocks=4, attention=(1, 3), pooling=())]:
            network, sizes = begin(shape), []
            for block in network.blocks:
                block.register_forward_hook(lambda _, __, x: sizes.append(x.std().item()))
            with torch.no_grad():
                network(torch.randint(2, (4, 22, 9, 9)).float(), torch.zeros(4, 19))
            # Each block adds about as much as the first layer gave; none drowns the others.
            grown = [after / before for before, after in zip(sizes, sizes[1:])]
            self.assertTrue(all(0.9 < growth < 2.0 for growth in grown), (shape, sizes))

    def test_a_policy_that_goes_astray_is_told_from_one_that_misses_something(self):
        target = torch.tensor([[0.5, 0.5, 0.0, 0.0]])
        narrow, wide = torch.tensor([[5.0, 0.0, -9.0, -9.0]]), torch.tensor([[0.0, 0.0, 0.0, 0.0]])
        self.assertLess(abs(astray(target.log().clamp(min=-9.0), target)), 0.01)
        self.assertLess(astray(narrow, target), astray(wide, target))
        # The cross-entropy has it the other way round.
        missed = [torch.nn.functional.cross_entropy(policy, target) for policy in (narrow, wide)]
        self.assertGreater(*missed)

    def test_a_blend_lies_between_and_a_sharpened_policy_says_the_same_more_firmly(self):
        torch.manual_seed(1)
        first, second = noisy(begin(SMALL)), noisy(begin(SMALL))
        between = blend(first, copy.deepcopy(second), 0.25)
        for one, other, mixed in zip(first.parameters(), second.parameters(), between.parameters()):
            self.assertLess((0.75 * one + 0.25 * other - mixed).abs().max(), 1e-6)
        planes, numbers = torch.rand(2, 22, 5, 7), torch.rand(2, 19)
        with torch.no_grad():
            plain = first(planes, numbers)
            firm = sharpen(first, 1.5)(planes, numbers)
        self.assertLess((firm[0] - 1.5 * plain[0]).abs().max(), 1e-5)
        for one, other in zip(plain[1:], firm[1:]):
            self.assertTrue(torch.equal(one, other))


class Steps(unittest.TestCase):
    def test_momentum_is_made_orthogonal(self):
        torch.manual_seed(1)
        for shape in [(6, 20), (20, 6)]:
            values = torch.linalg.svdvals(orthogonal(torch.randn(shape)))
            self.assertTrue(((values > 0.6) & (values < 1.4)).all(), values)


if __name__ == "__main__":
    unittest.main()

"""One network of two: `python -m tengen_training.blend OUT.bin.gz FIRST.bin.gz SECOND.bin.gz --share 0.6`.

Where the second went on learning from the first, the weights between theirs are those of a network
that knows what either knows (M. Wortsman and others, "Model soups", 2022).
"""

import argparse

import torch

from . import file


def blend(first, second, share):
    """Changes `second`, of the same shape as `first`, into that share of itself and the rest of `first`."""
    with torch.no_grad():
        for mine, other in zip(second.parameters(), first.parameters(), strict=True):
            mine.lerp_(other, 1.0 - share)
    return second


def sharpen(network, factor):
    """Multiplies all logits of the policy.

    A small network, being unsure, spreads its policy over more moves than a search has time for.
    """
    with torch.no_grad():
        for layer in (network.policy.out, network.policy.passing):
            layer.weight.mul_(factor)
    return network


def main():
    parser = argparse.ArgumentParser(description=__doc__.split(":")[0])
    parser.add_argument("out", help="the file to write")
    parser.add_argument("first", help="a network file")
    parser.add_argument("second", help="another, of the same shape")
    parser.add_argument("--share", type=float, default=0.5, help="how much the second counts, from 0 to 1")
    parser.add_argument("--sharpen", type=float, default=1.0, help="how many times as large the policy's logits are")
    arguments = parser.parse_args()
    _, first = file.read(arguments.first)
    name, second = file.read(arguments.second)
    file.write(arguments.out, sharpen(blend(first, second, arguments.share), arguments.sharpen), name)


if __name__ == "__main__":
    main()

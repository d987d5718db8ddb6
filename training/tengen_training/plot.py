"""Draws a training's log: `python -m tengen_training.plot LOG.jsonl OUT.svg`."""

import argparse
import json

import matplotlib

matplotlib.use("svg")
matplotlib.rcParams["svg.hashsalt"] = "tengen"
import matplotlib.pyplot as plt  # noqa: E402

PANELS = [
    ("policy_divergence", "policy: divergence from the teacher's (nats)"),
    ("same_first_move", "same first choice as the teacher"),
    ("value_error", "win − loss: mean difference from the teacher's"),
    ("ownership_error", "ownership: mean difference a point"),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split(":")[0])
    parser.add_argument("log")
    parser.add_argument("out")
    parser.add_argument("--network", help="the one to draw, where several learned together")
    arguments = parser.parse_args()
    entries = [json.loads(line) for line in open(arguments.log)]
    measured = [entry for entry in entries if "held_out" in entry]
    if arguments.network:
        measured = [entry | {"held_out": entry["held_out"][arguments.network]} for entry in measured]
    figure, axes = plt.subplots(2, 2, figsize=(10, 7), layout="constrained")
    for axis, (name, title) in zip(axes.flat, PANELS):
        for size in sorted(measured[-1]["held_out"], key=lambda size: int(size.split("x")[0])):
            x = [entry["positions"] / 1e6 for entry in measured]
            axis.plot(x, [entry["held_out"][size][name] for entry in measured], marker=".", label=size)
        axis.set_title(title, fontsize=10)
        axis.set_xlabel("positions learned from, millions")
        axis.set_ylim(bottom=0)
        axis.grid(alpha=0.3)
    axes.flat[0].legend()
    figure.savefig(arguments.out, metadata={"Date": None})


if __name__ == "__main__":
    main()

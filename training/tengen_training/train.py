"""Trains a network on rows: `python -m tengen_training.train CONFIG --out FOLDER`.

Everything is in FOLDER: `checkpoint.pt` (to go on after a cut: run the same command again),
`log.jsonl` (losses, and what was measured on held-out positions), `network.bin.gz` (the averaged
weights, written whenever they are measured).
"""

import argparse
import json
import os
import time
import tomllib
from pathlib import Path

import torch

from . import file
from .data import Positions, held
from .losses import losses, measures, total
from .optimizer import optimizers
from .student import Shape, begin
from .teacher import Teacher


def pace(done, warm, late):
    """How fast it learns: up at once, even until `late`, then down to nothing at the end."""
    return min(1.0, done / warm, max(0.0, (1.0 - done) / (1.0 - late)))


class Training:
    def __init__(self, config, out, device):
        self.config, self.out, self.device = config, Path(out), device
        self.out.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(config["seed"])
        # Channels last: the layout that convolutions in bfloat16 are quickest in.
        self.network = begin(Shape(**config["shape"])).to(device, memory_format=torch.channels_last)
        self.average = begin(Shape(**config["shape"])).to(device).eval()
        self.average.load_state_dict(self.network.state_dict())
        self.optimizers = optimizers(self.network, config["learning_rate"])
        self.step, self.positions, self.seconds = 0, 0, 0.0
        self.checkpoint = self.out / "checkpoint.pt"
        if self.checkpoint.exists():
            self.load()
        elif "begin" in config:
            _, first = file.read(config["begin"])
            self.network.load_state_dict(first.state_dict())
            self.average.load_state_dict(first.state_dict())
        folders = [(Path(f["path"]), f["weight"], f.get("late_weight", f["weight"])) for f in config["folders"]]
        teacher = config.get("teacher")
        self.teacher = Teacher(teacher, device) if teacher else None
        self.data = Positions(folders, config["shares"], config["points"], config["seed"] + self.step)

    def load(self):
        state = torch.load(self.checkpoint, map_location=self.device, weights_only=True)
        self.network.load_state_dict(state["network"])
        self.average.load_state_dict(state["average"])
        for optimizer, saved in zip(self.optimizers, state["optimizers"]):
            optimizer.load_state_dict(saved)
        self.step, self.positions, self.seconds = state["step"], state["positions"], state["seconds"]

    def save(self):
        state = {
            "network": self.network.state_dict(),
            "average": self.average.state_dict(),
            "optimizers": [optimizer.state_dict() for optimizer in self.optimizers],
            "step": self.step, "positions": self.positions, "seconds": self.seconds,
        }
        # Whole or not at all: the old one stays until the new one is written.
        part = self.checkpoint.with_suffix(".part")
        torch.save(state, part)
        os.replace(part, self.checkpoint)

    def log(self, entry):
        with open(self.out / "log.jsonl", "a") as log:
            log.write(json.dumps(entry) + "\n")
        print(json.dumps(entry), flush=True)

    def measure(self):
        """The measures of the averaged weights on held-out positions."""
        found = {}
        for size, batch in held(self.config["held"], self.device).items():
            with torch.no_grad():
                said = self.average(batch.planes, batch.numbers)
                found[size] = measures(said, batch, self.average.scales)
        file.write(self.out / "network.bin.gz", self.average, self.config["name"])
        return found

    def learn(self, pace_now):
        batch = self.data.batch(self.device)
        if self.teacher:
            self.teacher.teach(batch)
        for optimizer, base in zip(self.optimizers, (1.0, 0.15)):
            for group in optimizer.param_groups:
                group["lr"] = self.config["learning_rate"] * base * pace_now
        with torch.autocast(self.device.split(":")[0], torch.bfloat16):
            said = self.network(batch.planes.contiguous(memory_format=torch.channels_last), batch.numbers)
        parts = losses(said, batch, self.network.scales)
        for optimizer in self.optimizers:
            optimizer.zero_grad(set_to_none=True)
        total(parts, self.config.get("reverse", 0.0)).backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), self.config.get("clip", 5.0))
        for optimizer in self.optimizers:
            optimizer.step()
        self.step += 1
        self.positions += len(batch.planes)
        with torch.no_grad():
            keep = min(0.999, 1.0 - 1.0 / (self.step + 1))
            for old, new in zip(self.average.parameters(), self.network.parameters()):
                old.lerp_(new, 1.0 - keep)
        return batch, parts

    def run(self):
        config, started = self.config, time.monotonic() - self.seconds
        # Time counts, so that a network is ready when it is to be; an hour may be cut in two.
        end, warm, late = config["minutes"] * 60, config.get("warm", 0.005), config["late"]
        sums, since, told, measured = {}, 0, time.monotonic(), time.monotonic()
        while self.seconds < end:
            batch, parts = self.learn(pace(self.seconds / end, warm, late))
            self.seconds = time.monotonic() - started
            since += 1
            for name, loss in parts.items():
                key = f"{batch.planes.shape[-1]}/{name}"
                before, count = sums.get(key, (0.0, 0))
                sums[key] = (before + loss.item(), count + 1)
            now = time.monotonic()
            if now - told > config.get("tell_seconds", 30):
                means = {key: round(value / count, 4) for key, (value, count) in sorted(sums.items())}
                self.log({"step": self.step, "positions": self.positions, "seconds": round(self.seconds),
                          "steps_per_second": round(since / (now - told), 2), "losses": means})
                sums, since, told = {}, 0, now
                self.data.late = self.seconds > late * end
                self.data.look()
            if now - measured > config.get("measure_seconds", 300):
                self.save()
                self.log({"step": self.step, "positions": self.positions, "seconds": round(self.seconds),
                          "rows": self.data.count(), "held_out": self.measure()})
                measured = time.monotonic()
        self.save()
        self.log({"step": self.step, "positions": self.positions, "seconds": round(self.seconds),
                  "rows": self.data.count(), "held_out": self.measure(), "finished": True})


def main():
    parser = argparse.ArgumentParser(description=__doc__.split(":")[0])
    parser.add_argument("config", help="a TOML file; see training/step-01/config.toml")
    parser.add_argument("--out", required=True, help="the folder for everything that comes of it")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--threads", type=int, help="how many cores to use")
    parser.add_argument("--seed", type=int, help="another seed than the configuration's")
    arguments = parser.parse_args()
    if arguments.threads:
        torch.set_num_threads(arguments.threads)
    with open(arguments.config, "rb") as config:
        config = tomllib.load(config)
    if arguments.seed is not None:
        config["seed"] = arguments.seed
    Training(config, arguments.out, arguments.device).run()


if __name__ == "__main__":
    main()

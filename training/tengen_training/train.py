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


def pace(done, warm, late):
    """How fast it learns: up at once, even until `late`, then down to nothing at the end."""
    return min(1.0, done / warm, max(0.0, (1.0 - done) / (1.0 - late)))


class Student:
    """A network that learns, the average of its weights, and what its optimizers remember."""

    def __init__(self, config, device):
        self.name, self.rate, self.every = config["name"], config["learning_rate"], config.get("every", 1)
        # Channels last: the layout that convolutions in bfloat16 are quickest in.
        self.network = begin(Shape(**config["shape"])).to(device, memory_format=torch.channels_last)
        self.average = begin(Shape(**config["shape"])).to(device).eval()
        if "begin" in config:
            _, first = file.read(config["begin"])
            self.network.load_state_dict(first.state_dict())
        self.average.load_state_dict(self.network.state_dict())
        self.optimizers = optimizers(self.network, self.rate)
        self.steps = 0

    def learn(self, batch, pace_now, reverse, clip):
        """A step by the losses of a batch, which are returned."""
        for optimizer, base in zip(self.optimizers, (1.0, 0.15)):
            for group in optimizer.param_groups:
                group["lr"] = self.rate * base * pace_now
        with torch.autocast(batch.planes.device.type, torch.bfloat16):
            said = self.network(batch.planes.contiguous(memory_format=torch.channels_last), batch.numbers)
        parts = losses(said, batch, self.network.scales)
        for optimizer in self.optimizers:
            optimizer.zero_grad(set_to_none=True)
        total(parts, reverse).backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), clip)
        for optimizer in self.optimizers:
            optimizer.step()
        self.steps += 1
        with torch.no_grad():
            keep = min(0.999, 1.0 - 1.0 / (self.steps + 1))
            torch._foreach_lerp_(list(self.average.parameters()), list(self.network.parameters()), 1.0 - keep)
        return {name: loss.detach() for name, loss in parts.items()}

    def state(self):
        return {
            "network": self.network.state_dict(), "average": self.average.state_dict(),
            "optimizers": [optimizer.state_dict() for optimizer in self.optimizers], "steps": self.steps,
        }

    def load(self, state):
        self.network.load_state_dict(state["network"])
        self.average.load_state_dict(state["average"])
        for optimizer, saved in zip(self.optimizers, state["optimizers"]):
            optimizer.load_state_dict(saved)
        self.steps = state["steps"]


class Training:
    """The students of a configuration, learning from the same batches."""

    def __init__(self, config, out, device):
        self.config, self.out, self.device = config, Path(out), device
        self.out.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(config["seed"])
        torch.backends.cudnn.benchmark = True
        torch.set_float32_matmul_precision("high")
        self.students = [Student(each, device) for each in [config, *config.get("beside", [])]]
        self.step, self.positions, self.seconds = 0, 0, 0.0
        self.checkpoint = self.out / "checkpoint.pt"
        if self.checkpoint.exists():
            self.load()
        folders = [(Path(f["path"]), f["weight"], f.get("late_weight", f["weight"])) for f in config["folders"]]
        self.data = Positions(folders, config["shares"], config["points"], config["seed"] + self.step)

    def load(self):
        state = torch.load(self.checkpoint, map_location=self.device, weights_only=True)
        for student, saved in zip(self.students, state["students"], strict=True):
            student.load(saved)
        self.step, self.positions, self.seconds = state["step"], state["positions"], state["seconds"]

    def save(self):
        state = {
            "students": [student.state() for student in self.students],
            "step": self.step, "positions": self.positions, "seconds": self.seconds,
        }
        # Whole or not at all: the old one stays until the new one is written.
        part = self.checkpoint.with_suffix(".part")
        torch.save(state, part)
        os.replace(part, self.checkpoint)

    def log(self, entry):
        entry = {"step": self.step, "positions": self.positions, "seconds": round(self.seconds), **entry}
        with open(self.out / "log.jsonl", "a") as log:
            log.write(json.dumps(entry) + "\n")
        print(json.dumps(entry), flush=True)

    def measure(self):
        """The measures of the averaged weights on held-out positions; the networks are written."""
        found = {}
        for student, to in zip(self.students, self.files()):
            with torch.no_grad():
                for size, batch in held(self.config["held"], self.device).items():
                    said = student.average(batch.planes, batch.numbers)
                    found.setdefault(student.name, {})[size] = measures(said, batch, student.average.scales)
            file.write(to, student.average, student.name)
        # One network is the rule, and has the entry alone.
        return found if len(found) > 1 else found[self.config["name"]]

    def files(self):
        """Where each network is written: the first is `network.bin.gz`."""
        return [self.out / (f"{student.name}.bin.gz" if i else "network.bin.gz") for i, student in enumerate(self.students)]

    def learn(self, pace_now):
        """A batch, and its losses for each student that learned from it."""
        batch, parts = self.data.batch(self.device), {}
        for student in self.students:
            if self.step % student.every == 0:
                said = student.learn(batch, pace_now, self.config.get("reverse", 0.0), self.config.get("clip", 5.0))
                told = f"{student.name}/" if student is not self.students[0] else ""
                parts |= {f"{told}{batch.planes.shape[-1]}/{name}": loss for name, loss in said.items()}
        self.step += 1
        self.positions += len(batch.planes)
        return parts

    def run(self):
        config, started = self.config, time.monotonic() - self.seconds
        # Time counts, so that a network is ready when it is to be; an hour may be cut in two.
        end, warm, late = config["minutes"] * 60, config.get("warm", 0.005), config["late"]
        sums, since, told, measured = {}, 0, time.monotonic(), time.monotonic()
        while self.seconds < end:
            parts = self.learn(pace(self.seconds / end, warm, late))
            self.seconds = time.monotonic() - started
            since += 1
            # Sums stay on the card until they are told: reading them would wait for it.
            for key, loss in parts.items():
                before, count = sums.get(key, (0.0, 0))
                sums[key] = (before + loss, count + 1)
            now = time.monotonic()
            if now - told > config.get("tell_seconds", 30):
                means = {key: round(float(value) / count, 4) for key, (value, count) in sorted(sums.items())}
                self.log({"steps_per_second": round(since / (now - told), 2), "losses": means})
                sums, since, told = {}, 0, now
                self.data.late = self.seconds > late * end
                self.data.look()
            if now - measured > config.get("measure_seconds", 300):
                self.save()
                self.log({"rows": self.data.count(), "held_out": self.measure()})
                measured = time.monotonic()
        self.save()
        self.log({"rows": self.data.count(), "held_out": self.measure(), "finished": True})


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

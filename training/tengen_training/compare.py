"""How near networks come to the teacher on held-out rows: `python -m tengen_training.compare HELD NETWORK...`."""

import argparse
import json

import torch

from . import file
from .data import held
from .losses import measures


def main():
    parser = argparse.ArgumentParser(description=__doc__.split(":")[0])
    parser.add_argument("held", help="the folder of held-out rows")
    parser.add_argument("networks", nargs="+", help="network files")
    parser.add_argument("--json", action="store_true", help="one object a network")
    arguments = parser.parse_args()
    for path in arguments.networks:
        name, network = file.read(path)
        for size, batch in held(arguments.held, "cpu").items():
            with torch.no_grad():
                found = measures(network(batch.planes, batch.numbers), batch, network.scales)
            if arguments.json:
                print(json.dumps({"network": name, "size": size, "positions": len(batch.planes), **found}))
            else:
                told = "  ".join(f"{key} {value:.3f}" for key, value in found.items())
                print(f"{name}  {size}  {len(batch.planes)} positions  {told}")


if __name__ == "__main__":
    main()

"""A strong network asked while the student learns: for a graphics card."""

import torch
import torch.nn.functional as F

from . import file

# Planes and numbers about legality, and about whether a game can end without result.
OWN, OPPONENT, BANNED = 1, 2, 6
SUPERKO, TERRITORY = 6, 9


class Teacher:
    def __init__(self, path, device):
        self.name, network = file.read(path)
        self.device = device
        self.network = network.to(device, memory_format=torch.channels_last)

    @torch.no_grad()
    def teach(self, batch):
        """Replaces the answers in the rows of a batch by the teacher's."""
        planes = batch.planes.contiguous(memory_format=torch.channels_last)
        with torch.autocast(self.device.split(":")[0], torch.bfloat16):
            policy, value, score, ownership = self.network(planes, batch.numbers)
        taken = batch.planes[:, [OWN, OPPONENT, BANNED]].amax(1).flatten(1) > 0
        policy[:, :-1].masked_fill_(taken, -torch.inf)
        batch.policy = policy.softmax(1)
        # As `tengen-teach` reads networks: under superko and area counting every game has a result.
        result = (batch.numbers[:, SUPERKO] != 0) & (batch.numbers[:, TERRITORY] == 0)
        value[:, 2].masked_fill_(result, -torch.inf)
        batch.value = value.softmax(1)
        mean, stdev, lead, time = score[:, :4].unbind(1)
        scales = self.network.scales
        decided = 1.0 - batch.value[:, 2]
        numbers = [mean * decided, F.softplus(stdev), lead * decided, F.softplus(time)]
        batch.score = torch.stack([x * scale for x, scale in zip(numbers, scales)], 1)
        batch.ownership = ownership.tanh()
        return batch

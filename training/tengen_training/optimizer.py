"""Muon for matrices, Adam for the rest.

Muon (Jordan and others, "Muon: An optimizer for hidden layers in neural networks", 2024) moves each
matrix by its momentum made orthogonal, so that all directions learn at the same pace.
"""

import torch


def orthogonal(matrix, rounds=5):
    """About U·Vᵀ of a matrix U·S·Vᵀ, by a Newton-Schulz iteration of degree five."""
    a, b, c = 3.4445, -4.7750, 2.0315
    tall = matrix.shape[0] > matrix.shape[1]
    x = matrix.T if tall else matrix
    x = x / (x.norm() + 1e-7)
    for _ in range(rounds):
        square = x @ x.T
        x = a * x + (b * square + c * square @ square) @ x
    return x.T if tall else x


class Muon(torch.optim.Optimizer):
    def __init__(self, parameters, lr, momentum=0.95, weight_decay=0.0):
        super().__init__(parameters, dict(lr=lr, momentum=momentum, weight_decay=weight_decay))

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                state = self.state[p]
                if "momentum" not in state:
                    state["momentum"] = torch.zeros_like(p)
                state["momentum"].lerp_(p.grad, 1.0 - group["momentum"])
                ahead = p.grad.lerp(state["momentum"], group["momentum"]).flatten(1)
                step = orthogonal(ahead) * max(1.0, ahead.shape[0] / ahead.shape[1]) ** 0.5
                p.mul_(1.0 - group["lr"] * group["weight_decay"])
                p.add_(step.view_as(p), alpha=-group["lr"])


def optimizers(network, lr):
    """Muon for the layers between the first and the last ones; Adam for those and for vectors."""
    heads = [network.policy.out, network.policy.passing, network.value.value, network.value.score,
             network.value.ownership, network.planes, network.globals]
    ends = {id(p) for head in heads for p in head.parameters()}
    # Angles of attention are no matrix, though they have three dimensions.
    hidden = [p for p in network.parameters() if p.ndim in (2, 4) and id(p) not in ends]
    known = {id(p) for p in hidden}
    rest = [p for p in network.parameters() if id(p) not in known]
    return [
        Muon(hidden, lr=lr, weight_decay=0.02),
        torch.optim.AdamW(rest, lr=0.15 * lr, betas=(0.9, 0.99), weight_decay=0.0),
    ]

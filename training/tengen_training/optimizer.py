"""Muon for matrices, Adam for the rest.

Muon (Jordan and others, "Muon: An optimizer for hidden layers in neural networks", 2024) moves each
matrix by its momentum made orthogonal, so that all directions learn at the same pace.
"""

import torch


def orthogonal(matrices, rounds=5):
    """About U·Vᵀ of each matrix U·S·Vᵀ, by a Newton-Schulz iteration of degree five."""
    a, b, c = 3.4445, -4.7750, 2.0315
    tall = matrices.shape[-2] > matrices.shape[-1]
    x = matrices.mT if tall else matrices
    x = x / (x.norm(dim=(-2, -1), keepdim=True) + 1e-7)
    for _ in range(rounds):
        square = x @ x.mT
        x = a * x + (b * square + c * square @ square) @ x
    return x.mT if tall else x


class Muon(torch.optim.Optimizer):
    """Each group of `parameters` is of one shape, so that all its matrices are one product."""

    def __init__(self, parameters, lr, momentum=0.95, weight_decay=0.0):
        shapes = {}
        for p in parameters:
            shapes.setdefault(p.shape, []).append(p)
        groups = [{"params": group} for group in shapes.values()]
        super().__init__(groups, dict(lr=lr, momentum=momentum, weight_decay=weight_decay))

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            params = group["params"]
            for p in params:
                if "momentum" not in self.state[p]:
                    self.state[p]["momentum"] = torch.zeros_like(p)
            momenta, grads = [self.state[p]["momentum"] for p in params], [p.grad for p in params]
            torch._foreach_lerp_(momenta, grads, 1.0 - group["momentum"])
            ahead = torch.stack(torch._foreach_lerp(grads, momenta, group["momentum"])).flatten(2)
            steps = orthogonal(ahead) * max(1.0, ahead.shape[1] / ahead.shape[2]) ** 0.5
            torch._foreach_mul_(params, 1.0 - group["lr"] * group["weight_decay"])
            torch._foreach_add_(params, [s.view_as(p) for s, p in zip(steps, params)], alpha=-group["lr"])


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

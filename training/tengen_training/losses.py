"""The distance of a network from the answers that it is to learn."""

import torch
import torch.nn.functional as F

# The weight of each loss. Policy and value lead the search; ownership teaches the
# trunk most about the board; scores are in units of their scales.
WEIGHTS = {"policy": 1.0, "value": 2.0, "ownership": 1.5, "mean": 0.3, "stdev": 0.1, "lead": 0.5, "time": 0.05}


# The least probability that the teacher is taken to give to a move, where bad moves are weighed.
FLOOR = 1e-4


def astray(policy, target):
    """How much of a policy is on moves that the teacher does not think of: the divergence, the other way round.

    The cross-entropy asks that no good move be missed, this that no bad one be played.
    """
    said = policy.log_softmax(1)
    return (said.exp() * (said - (target + FLOOR).log())).sum(1).mean()


def losses(said, batch, scales):
    """Each loss of a batch by name, averaged over its positions."""
    policy, value, score, ownership = said
    target = batch.score / torch.tensor(scales, device=score.device)
    def number(i, spread=False):
        x = F.softplus(score[:, i]) if spread else score[:, i]
        return F.huber_loss(x, target[:, i], delta=0.4)
    return {
        "policy": F.cross_entropy(policy, batch.policy),
        "astray": astray(policy, batch.policy),
        "value": F.cross_entropy(value, batch.value),
        "ownership": F.binary_cross_entropy_with_logits(2.0 * ownership, 0.5 + 0.5 * batch.ownership),
        "mean": number(0),
        "stdev": number(1, spread=True),
        "lead": number(2),
        "time": number(3, spread=True),
    }


def total(parts, reverse):
    """The weighted sum of all losses; `reverse` is the weight of `astray`."""
    return sum((reverse if name == "astray" else WEIGHTS[name]) * loss for name, loss in parts.items())


def measures(said, batch, scales):
    """Measures for people: a network compared with its teacher."""
    policy, value, score, ownership = said
    sure = torch.special.entr(batch.policy).sum(1)
    chance, wanted = value.softmax(1), batch.value
    result = (chance[:, 0] - chance[:, 1]) - (wanted[:, 0] - wanted[:, 1])
    found = {
        "policy_cross_entropy": F.cross_entropy(policy, batch.policy, reduction="none"),
        "policy_divergence": F.cross_entropy(policy, batch.policy, reduction="none") - sure,
        "same_first_move": (policy.argmax(1) == batch.policy.argmax(1)).float(),
        "value_error": result.abs(),
        "value_squared_error": result.square(),
        "lead_error_points": (score[:, 2] * scales[2] - batch.score[:, 2]).abs(),
        "ownership_error": (ownership.tanh() - batch.ownership).abs().mean(1),
    }
    return {name: numbers.mean().item() for name, numbers in found.items()}

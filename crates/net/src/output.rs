//! The output of a network: its raw numbers, and their meaning.

use crate::model::{Model, Scales};

/// The raw numbers of a network for one position, from the view of the side to move.
#[derive(Clone, Debug, PartialEq)]
pub struct Output {
    /// Policies, one after the other: a logit for every point, row by row from the top left. The
    /// first is the policy. The second, if any, is the optimistic one: the play of a side that
    /// expects a better result than the network does. Two more, if any, predict Q.
    pub policy: Vec<f32>,
    /// The pass, for each of the policies.
    pub pass: Vec<f32>,
    /// Logits of win, loss and no result.
    pub value: [f32; 3],
    /// Mean and deviation of the score, lead, variance time, error of the value
    /// and of the score, all before scaling. The last two are 0 for version 8.
    pub score: [f32; 6],
    /// The expected owner of every point, before tanh.
    pub ownership: Vec<f32>,
}

impl Output {
    pub(crate) fn new(points: usize, policies: usize) -> Self {
        Output {
            policy: vec![0.0; points * policies],
            pass: vec![0.0; policies],
            value: [0.0; 3],
            score: [0.0; 6],
            ownership: vec![0.0; points],
        }
    }

    /// The logit of a point, between the policy (`optimism` 0) and the
    /// optimistic one (1). A network without an optimistic policy has the one.
    pub fn policy_logit(&self, point: usize, optimism: f32) -> f32 {
        let points = self.ownership.len();
        let plain = self.policy[point];
        match self.policy.get(points + point) {
            Some(optimistic) => plain + (optimistic - plain) * optimism,
            None => plain,
        }
    }

    /// The logit of the pass, as [`policy_logit`](Self::policy_logit).
    pub fn pass_logit(&self, optimism: f32) -> f32 {
        let plain = self.pass[0];
        match self.pass.get(1) {
            Some(optimistic) => plain + (optimistic - plain) * optimism,
            None => plain,
        }
    }

    /// How likely the point will be the mover's rather than the opponent's: from −1 to 1.
    pub fn ownership(&self, point: usize) -> f32 {
        self.ownership[point].tanh()
    }
}

/// The meaning of a network's numbers, from the view of the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluation {
    /// Probabilities; they sum to 1.
    pub win: f64,
    /// See [`win`](Self::win).
    pub loss: f64,
    /// That the game ends without result, as simple ko rules allow.
    pub no_result: f64,
    /// The expected final score of self-play, in points; no result counts 0.
    pub score_mean: f64,
    /// Its deviation, given that there is a result.
    pub score_stdev: f64,
    /// The komi, in points, that would make the game even, less the one there is.
    pub lead: f64,
    /// About how many moves of uncertainty are left.
    pub variance_time: f64,
    /// How wrong the value and the score are likely to be a few moves on; from
    /// version 9 on.
    pub short_term: Option<ShortTerm>,
}

/// Expected errors of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShortTerm {
    /// Of win − loss.
    pub value: f64,
    /// In points.
    pub score: f64,
}

/// The way to read the numbers of a network, which differs by version.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reading {
    version: u32,
    scales: Scales,
}

impl Reading {
    pub(crate) fn of(model: &Model) -> Self {
        Reading { version: model.version, scales: model.scales }
    }

    /// `no_result`: whether the rules allow a game to end without result; if
    /// not, its logit is left out.
    pub(crate) fn evaluation(&self, output: &Output, no_result: bool) -> Evaluation {
        let Reading { version, scales } = self;
        let logits = output.value.map(f64::from);
        let max = logits.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let [win, loss, nothing] = logits.map(|logit| (logit - max).exp());
        let nothing = if no_result { nothing } else { 0.0 };
        let sum = win + loss + nothing;
        let no_result = nothing / sum;

        let [mean, stdev, lead, time, value, score] = output.score.map(f64::from);
        let scaled = |number: f64, scale: f32| number * f64::from(scale);
        let short_term = (*version >= 9).then(|| {
            let error = |x: f64, scale: f32| match version {
                14.. => softplus(x * 0.5) * f64::from(scale).sqrt(),
                _ => scaled(softplus(x), scale).sqrt(),
            };
            match version {
                9 => ShortTerm { value: softplus(value), score: 10.0 * softplus(score) },
                _ => ShortTerm {
                    value: error(value, scales.value_error),
                    score: error(score, scales.score_error),
                },
            }
        });
        Evaluation {
            win: win / sum,
            loss: loss / sum,
            no_result,
            score_mean: scaled(mean, scales.score_mean) * (1.0 - no_result),
            score_stdev: scaled(softplus(stdev), scales.score_stdev),
            lead: scaled(lead, scales.lead) * (1.0 - no_result),
            variance_time: scaled(softplus(time), scales.variance_time),
            short_term,
        }
    }
}

/// ln(1 + eˣ).
fn softplus(x: f64) -> f64 {
    if x > 40.0 { x } else { x.exp().ln_1p() }
}

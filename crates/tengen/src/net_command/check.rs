//! `tengen net check`.

use super::arguments::CheckArguments;
use super::positions;
use crate::Failure;
use crate::speech::{fixed, language, say};
use std::collections::HashMap;
use std::io::Write;
use tengen_engine::GameState;
use tengen_engine::features::Planes;
use tengen_net::{
    Arithmetic, Evaluator, Input, InputError, Kernel, METADATA, Model, Network, Output, Precision,
    Symmetry,
};
use tengen_rules::Size;

/// The allowed difference of a kernel from the portable one: in probabilities, points, ownership.
struct Tolerance {
    probability: f64,
    points: f64,
    ownership: f64,
}

/// In single precision only the order of additions differs.
const SINGLE: Tolerance = Tolerance { probability: 1e-3, points: 2e-2, ownership: 2e-3 };
/// Eight bits of mantissa allow this much; more would change how moves are judged.
const BFLOAT16: Tolerance = Tolerance { probability: 0.1, points: 2.0, ownership: 0.2 };

/// A network's outputs for a position, in the units that are compared.
struct Answer {
    /// Win, loss, no result, then the policy of every point and of the pass.
    probabilities: Vec<f64>,
    points: [f64; 3],
    ownership: Vec<f64>,
}

/// Evaluates fixed positions with every kernel and precision of this processor, and compares.
pub(super) fn run(arguments: &CheckArguments) -> Result<(), Failure> {
    let model = arguments.file.read()?;
    let shown = positions::all();
    let portable = "portable".parse();
    let portable = portable.map_err(|_| Failure::Trouble(say("net-no-kernel", &[])))?;
    let measure = Arithmetic { kernel: portable, precision: Precision::Single };
    let expected = answers(&model, measure, &shown)?;
    let mut out = std::io::stdout();
    let values = [("name", model.name().into()), ("positions", shown.len().into())];
    writeln!(out, "{}", say("net-check", &values))?;
    let mut good = expected.iter().all(Answer::is_finite);
    if !good {
        writeln!(out, "portable f32: {}", say("net-not-finite", &[]))?;
    }
    let heads = ["net-probability", "net-points", "net-ownership"].map(|id| say(id, &[]));
    let [probability, points, ownership] = &heads;
    writeln!(out, "{:18} {probability:>18} {points:>10} {ownership:>13}", "")?;
    for kernel in Kernel::available() {
        for (precision, tolerance) in [(Precision::Single, SINGLE), (Precision::Bfloat16, BFLOAT16)]
        {
            let found = answers(&model, Arithmetic { kernel, precision }, &shown)?;
            let worst = worst(&expected, &found);
            let fine = worst.within(&tolerance);
            good &= fine;
            writeln!(
                out,
                "{:12} {:5} {:>18} {:>10} {:>13}  {}",
                kernel.name(),
                precision.name(),
                fixed(worst.probability, 6, language()),
                fixed(worst.points, 4, language()),
                fixed(worst.ownership, 5, language()),
                say(if fine { "net-good" } else { "net-too-far-off" }, &[])
            )?;
        }
    }
    if good {
        return Ok(());
    }
    let file = arguments.file.to_string();
    Err(Failure::Trouble(say("net-wrong", &[("file", (&file).into())])))
}

fn answers(
    model: &Model,
    arithmetic: Arithmetic,
    shown: &[(GameState, Planes)],
) -> Result<Vec<Answer>, Failure> {
    let network = Network::new(model.clone(), arithmetic);
    let answers = evaluate(&network, shown);
    answers.map_err(|error| Failure::Trouble(error.to_string()))
}

fn evaluate(network: &Network, shown: &[(GameState, Planes)]) -> Result<Vec<Answer>, InputError> {
    let mut evaluators: HashMap<Size, Evaluator> = HashMap::new();
    let mut answers = Vec::with_capacity(shown.len());
    let metadata = network.wants_metadata().then_some([0.0; METADATA]);
    for (_, planes) in shown {
        let size = planes.size;
        let evaluator = match evaluators.entry(size) {
            std::collections::hash_map::Entry::Occupied(entry) => entry.into_mut(),
            std::collections::hash_map::Entry::Vacant(entry) => {
                entry.insert(Evaluator::new(network, size.width(), size.height(), 1)?)
            }
        };
        let input = Input {
            planes: &planes.spatial,
            globals: &planes.global,
            metadata: metadata.as_ref(),
            symmetry: Symmetry::IDENTITY,
        };
        let outputs = evaluator.evaluate(&[input])?;
        answers.extend(outputs.iter().map(|output| Answer::of(network, output)));
    }
    Ok(answers)
}

impl Answer {
    fn of(network: &Network, output: &Output) -> Answer {
        let said = network.evaluation(output, true);
        let points = output.ownership.len();
        let logits = (0..points).map(|point| output.policy_logit(point, 0.0));
        let logits: Vec<f64> = logits.chain([output.pass_logit(0.0)]).map(f64::from).collect();
        let most = logits.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let sum: f64 = logits.iter().map(|logit| (logit - most).exp()).sum();
        let policy = logits.iter().map(|logit| (logit - most).exp() / sum);
        Answer {
            probabilities: [said.win, said.loss, said.no_result]
                .into_iter()
                .chain(policy)
                .collect(),
            points: [said.lead, said.score_mean, said.score_stdev],
            ownership: (0..points).map(|point| f64::from(output.ownership(point))).collect(),
        }
    }

    fn is_finite(&self) -> bool {
        let all = self.probabilities.iter().chain(&self.points).chain(&self.ownership);
        all.copied().all(f64::is_finite)
    }
}

/// The largest differences. A value that is not a number counts as infinitely far off.
fn worst(expected: &[Answer], found: &[Answer]) -> Tolerance {
    let mut worst = Tolerance { probability: 0.0, points: 0.0, ownership: 0.0 };
    let grow = |to: &mut f64, a: &[f64], b: &[f64]| {
        for (a, b) in a.iter().zip(b) {
            let off = (a - b).abs();
            *to = to.max(if off.is_finite() { off } else { f64::INFINITY });
        }
    };
    for (a, b) in expected.iter().zip(found) {
        grow(&mut worst.probability, &a.probabilities, &b.probabilities);
        grow(&mut worst.points, &a.points, &b.points);
        grow(&mut worst.ownership, &a.ownership, &b.ownership);
    }
    worst
}

impl Tolerance {
    fn within(&self, limit: &Tolerance) -> bool {
        self.probability <= limit.probability
            && self.points <= limit.points
            && self.ownership <= limit.ownership
    }
}

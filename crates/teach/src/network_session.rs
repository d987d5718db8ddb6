//! A network that evaluates positions.

use tengen_engine::features::{Features, InputHistory, InputOptions, Planes, ends_without_result};
use tengen_net::{Evaluation, Evaluator, Input, InputError, Network, Symmetry};
use tengen_random::Random;
use tengen_rules::{Point, Size};

/// A network with the memory it needs, and its last answer.
#[derive(Debug)]
pub(crate) struct NetworkSession {
    evaluator: Evaluator,
    features: Features,
    symmetries: Vec<Symmetry>,
    /// The inputs of its last evaluation.
    pub(crate) planes: Planes,
    /// Its policy among the legal moves, the pass last.
    pub(crate) policy: Vec<f32>,
    /// The expected owner of each point, for the side to move.
    pub(crate) ownership: Vec<f32>,
}

impl NetworkSession {
    /// # Errors
    /// If the network knows no boards of this size, or asks about the players.
    pub(crate) fn new(network: &Network, size: Size) -> Result<NetworkSession, InputError> {
        if network.wants_metadata() {
            return Err(InputError::Metadata { expected: true });
        }
        let (width, height) = (size.width(), size.height());
        Ok(NetworkSession {
            evaluator: Evaluator::new(network, width, height, 1)?,
            features: Features::default(),
            symmetries: Symmetry::all(width, height).collect(),
            planes: Planes::new(size),
            policy: Vec::new(),
            ownership: Vec::new(),
        })
    }

    /// Evaluates the position at the end of `history`, through a random symmetry.
    ///
    /// # Errors
    /// None for boards of the size it was made for.
    pub(crate) fn ask(
        &mut self,
        history: &InputHistory,
        random: &mut Random,
    ) -> Result<Evaluation, InputError> {
        self.features.fill(history, &InputOptions::default(), &mut self.planes);
        let input = Input {
            planes: &self.planes.spatial,
            globals: &self.planes.global,
            metadata: None,
            symmetry: self.symmetries[random.below(self.symmetries.len())],
        };
        let network = self.evaluator.network().clone();
        let output = &self.evaluator.evaluate(&[input])?[0];
        let size = self.planes.size;
        self.ownership.clear();
        self.ownership.extend((0..size.area()).map(|i| output.ownership(i)));
        let legal = |p: Point| history.is_legal(history.to_move(), p);
        let logit = |p: Point| match legal(p) {
            true => output.policy_logit(p.index(), 0.0),
            false => f32::NEG_INFINITY,
        };
        self.policy.clear();
        self.policy.extend(size.points().map(logit).chain([output.pass_logit(0.0)]));
        let most = self.policy.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        self.policy.iter_mut().for_each(|x| *x = (*x - most).exp());
        let sum: f32 = self.policy.iter().sum();
        self.policy.iter_mut().for_each(|x| *x /= sum);
        Ok(network.evaluation(output, ends_without_result(&history.terms().rules)))
    }

    /// A move of the policy, drawn at this temperature. At 1 the moves are as likely as in the
    /// policy. Near 0 it is always the likeliest one, and above 1 the moves become more alike.
    pub(crate) fn choose(&self, temperature: f64, random: &mut Random) -> usize {
        let weight = |p: &f32| f64::from(*p).powf(1.0 / temperature);
        let sum: f64 = self.policy.iter().map(weight).sum();
        let mut left = random.unit() * sum;
        let chosen = self.policy.iter().position(|p| {
            left -= weight(p);
            left < 0.0
        });
        chosen.unwrap_or(self.policy.len() - 1)
    }
}

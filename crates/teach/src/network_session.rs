//! A network that evaluates positions.

use crate::asked::{self, Asker};
use crate::row::{self, Labels};
use std::error::Error;
use tengen_engine::features::{Features, InputHistory, InputOptions, Planes, ends_without_result};
use tengen_net::{Evaluation, Evaluator, Input, InputError, Network, Symmetry};
use tengen_random::Random;
use tengen_rules::Size;

/// A network with the memory it needs, and its last answer.
#[derive(Debug)]
pub(crate) struct NetworkSession {
    source: Source,
    features: Features,
    /// The inputs of its last evaluation.
    pub(crate) planes: Planes,
    /// Its policy among the legal moves, the pass last.
    pub(crate) policy: Vec<f32>,
    /// The expected owner of each point, for the side to move.
    pub(crate) ownership: Vec<f32>,
}

/// The origin of the evaluations.
#[derive(Debug)]
enum Source {
    Network { evaluator: Box<Evaluator>, symmetries: Vec<Symmetry> },
    Asked(Asker),
}

/// The program that was asked does not answer any more.
#[derive(Debug)]
pub(crate) struct NoAnswer;

impl Error for NoAnswer {}

impl std::fmt::Display for NoAnswer {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("the program that evaluates positions has gone")
    }
}

/// A failure in a game: an input that a network does not know, no answer, or a full disk.
pub(crate) type Failure = Box<dyn Error + Send + Sync>;

impl NetworkSession {
    /// # Errors
    /// If the network knows no boards of this size, or asks about the players.
    pub(crate) fn new(network: &Network, size: Size) -> Result<NetworkSession, InputError> {
        if network.wants_metadata() {
            return Err(InputError::Metadata { expected: true });
        }
        let (width, height) = (size.width(), size.height());
        let evaluator = Evaluator::new(network, width, height, 1)?.into();
        let symmetries = Symmetry::all(width, height).collect();
        Ok(NetworkSession::of(Source::Network { evaluator, symmetries }, size))
    }

    /// A session whose evaluations come from another program.
    pub(crate) fn asking(asker: Asker, size: Size) -> NetworkSession {
        NetworkSession::of(Source::Asked(asker), size)
    }

    fn of(source: Source, size: Size) -> NetworkSession {
        NetworkSession {
            source,
            features: Features::default(),
            planes: Planes::new(size),
            policy: Vec::new(),
            ownership: Vec::new(),
        }
    }

    /// Evaluates the position at the end of `history`; a network of ours does through a random
    /// symmetry.
    ///
    /// # Errors
    /// None for boards of the size it was made for, unless the program that is asked is gone.
    pub(crate) fn ask(
        &mut self,
        history: &InputHistory,
        random: &mut Random,
    ) -> Result<Evaluation, Failure> {
        self.features.fill(history, &InputOptions::default(), &mut self.planes);
        let area = self.planes.size.area();
        self.ownership.clear();
        self.policy.clear();
        let said = match &mut self.source {
            Source::Network { evaluator, symmetries } => {
                let input = Input {
                    planes: &self.planes.spatial,
                    globals: &self.planes.global,
                    metadata: None,
                    symmetry: symmetries[random.below(symmetries.len())],
                };
                let network = evaluator.network().clone();
                let output = &evaluator.evaluate(&[input])?[0];
                self.ownership.extend((0..area).map(|i| output.ownership(i)));
                self.policy.extend((0..area).map(|i| output.policy_logit(i, 0.0)));
                self.policy.push(output.pass_logit(0.0));
                network.evaluation(output, ends_without_result(&history.terms().rules))
            }
            Source::Asked(asker) => {
                let mut input = Vec::new();
                row::inputs(&mut input, &self.planes);
                let answer = asker.ask(input).ok_or(NoAnswer)?;
                let (policy, rest) = answer.split_at(area + 1);
                let (said, ownership) = rest.split_at(7);
                self.policy.extend(policy);
                self.ownership.extend(ownership);
                asked::evaluation(said)
            }
        };
        for point in self.planes.size.points() {
            if !history.is_legal(history.to_move(), point) {
                self.policy[point.index()] = f32::NEG_INFINITY;
            }
        }
        let most = self.policy.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        self.policy.iter_mut().for_each(|x| *x = (*x - most).exp());
        let sum: f32 = self.policy.iter().sum();
        self.policy.iter_mut().for_each(|x| *x /= sum);
        Ok(said)
    }

    /// Appends the last position and its evaluation to `rows`.
    pub(crate) fn write(&self, rows: &mut Vec<u8>, evaluation: Evaluation) {
        let NetworkSession { policy, ownership, planes, .. } = self;
        row::write(rows, planes, &Labels { policy, evaluation, ownership });
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

//! A network as a predictor.

use super::predictor::{Prediction, PredictionOptions, Predictor};
use crate::GameState;
use crate::features::{Features, InputOptions, Planes, ends_without_result};
use tengen_net::{Evaluator, Input, InputError, Network, Output, Symmetry};
use tengen_rules::{Color, Point, Size};

/// A network with the memory it needs for boards of one size.
#[derive(Debug)]
pub struct NetworkPredictor {
    evaluator: Evaluator,
    features: Features,
    planes: Planes,
    symmetries: Vec<Symmetry>,
}

impl NetworkPredictor {
    /// # Errors
    /// If networks know no boards of this size, or this one must be told about the players.
    pub fn new(network: &Network, size: Size) -> Result<NetworkPredictor, InputError> {
        let (width, height) = (size.width(), size.height());
        if network.wants_metadata() {
            return Err(InputError::Metadata { expected: true });
        }
        Ok(NetworkPredictor {
            evaluator: Evaluator::new(network, width, height, 1)?,
            features: Features::default(),
            planes: Planes::new(size),
            symmetries: Symmetry::all(width, height).collect(),
        })
    }

    fn evaluate(
        &mut self,
        state: &GameState,
        look: PredictionOptions,
    ) -> Result<Prediction, InputError> {
        let count = self.symmetries.len().max(1);
        let symmetry = self.symmetries.get(usize::from(look.symmetry) % count);
        let symmetry = symmetry.copied().unwrap_or(Symmetry::IDENTITY);
        self.features.fill(state.history(), &InputOptions::default(), &mut self.planes);
        let input = Input {
            planes: &self.planes.spatial,
            globals: &self.planes.global,
            metadata: None,
            symmetry,
        };
        let network = self.evaluator.network().clone();
        let endless = ends_without_result(&state.terms().rules);
        let outputs = self.evaluator.evaluate(&[input])?;
        let output = outputs.first().ok_or(InputError::TooMany { room: 0, found: 1 })?;
        let said = network.evaluation(output, endless);
        let sign = if state.to_move() == Color::Black { 1.0 } else { -1.0 };
        let area = state.board().size().area();
        Ok(Prediction {
            balance: (sign * (said.win - said.loss)) as f32,
            no_result: said.no_result as f32,
            score: (sign * said.score_mean) as f32,
            score_deviation: said.score_stdev as f32,
            lead: (sign * said.lead) as f32,
            error: said.short_term.map(|error| error.value as f32),
            policy: policy(state, output, look.optimism),
            ownership: (0..area).map(|i| sign as f32 * output.ownership(i)).collect(),
        })
    }
}

impl Predictor for NetworkPredictor {
    fn predict(&mut self, state: &GameState, look: PredictionOptions) -> Prediction {
        // The evaluator was made for this size and network: it cannot refuse.
        self.evaluate(state, look).unwrap_or_default()
    }
}

/// The moves the rules allow, with the network's probabilities among these.
fn policy(state: &GameState, output: &Output, optimism: f32) -> Vec<(Option<Point>, f32)> {
    let plays = state.line().legal(state.to_move());
    let plays = plays.map(|p| (Some(p), output.policy_logit(p.index(), optimism)));
    let mut policy: Vec<_> = plays.chain([(None, output.pass_logit(optimism))]).collect();
    let most = policy.iter().map(|(_, logit)| *logit).fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for (_, weight) in &mut policy {
        *weight = (*weight - most).exp();
        sum += *weight;
    }
    policy.iter_mut().for_each(|(_, weight)| *weight /= sum);
    policy.sort_by(|a, b| b.1.total_cmp(&a.1));
    policy
}

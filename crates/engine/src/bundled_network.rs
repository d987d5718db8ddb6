//! The network that comes with the engine.

use std::sync::OnceLock;
use tengen_net::{Arithmetic, Limits, Model, Network};

/// Its file, which KataGo's programs read too. `training/` says how it was made.
static FILE: &[u8] = include_bytes!("../network/tengen.bin.gz");

/// The network that comes with the engine, as its file describes it.
///
/// # Panics
/// Never: a test reads the file.
pub fn bundled_model() -> Model {
    Model::read(FILE, &Limits::default()).expect("the file was tested")
}

/// The network that comes with the engine, made ready as the environment asks for
/// ([`Arithmetic::from_environment`]), else in the way that is quickest here. It is made once.
///
/// # Panics
/// If the environment names a kernel or a precision that is not known here.
pub fn bundled_network() -> Network {
    static NETWORK: OnceLock<Network> = OnceLock::new();
    let made = NETWORK.get_or_init(|| {
        let arithmetic = Arithmetic::from_environment().unwrap_or_else(|why| panic!("{why}"));
        Network::new(bundled_model(), arithmetic)
    });
    made.clone()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Terms;
    use crate::features::{Features, InputHistory, InputOptions, Planes};
    use tengen_net::{Evaluator, Input, LONGEST_SIDE, Symmetry};
    use tengen_rules::{Board, Color, Score, Size, presets};

    /// On an empty board of every size a play is better than a pass, and the game is nearly even at
    /// the usual komi.
    #[test]
    fn it_knows_boards_of_every_size() {
        let network = bundled_network();
        for side in 2..=LONGEST_SIDE {
            let size = Size::square(side).unwrap();
            let rules = presets::JAPANESE.clone();
            let terms = Terms { rules, komi: Score::halves(13), compensation: Score::ZERO };
            let history = InputHistory::new(terms, Board::new(size), Color::Black, [0; 2]);
            let mut planes = Planes::new(size);
            Features::default().fill(&history, &InputOptions::default(), &mut planes);
            let mut evaluator = Evaluator::new(&network, side, side, 1).unwrap();
            let input = Input {
                planes: &planes.spatial,
                globals: &planes.global,
                metadata: None,
                symmetry: Symmetry::IDENTITY,
            };
            let output = &evaluator.evaluate(&[input]).unwrap()[0];
            let said = network.evaluation(output, true);
            assert!(
                said.lead.is_finite() && (said.win + said.loss + said.no_result - 1.0).abs() < 1e-6
            );
            if [9, 13, 19].contains(&side) {
                assert!(said.lead.abs() < 5.0, "{side}: {said:?}");
                let best = output.policy.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                assert!(best > output.pass[0], "{side}: a pass is no opening");
            }
        }
    }
}

//! How many evaluations a second of the processor's time gives.

use std::time::Duration;

use cpu_time::ThreadTime;

use crate::input::{Input, InputError};
use crate::network::{Evaluator, Network};
use crate::symmetry::Symmetry;
use crate::{GLOBALS, METADATA, PLANES};

/// The result of a benchmark.
#[derive(Clone, Copy, Debug)]
pub struct Speed {
    /// Positions evaluated.
    pub evaluations: u64,
    /// The processor's time this thread took.
    pub cpu_time: Duration,
}

impl Speed {
    /// Positions in a second of the processor's time.
    pub fn per_cpu_second(&self) -> f64 {
        self.evaluations as f64 / self.cpu_time.as_secs_f64()
    }
}

/// Evaluates positions on one thread, `at_once` together, until it took
/// `at_least` of the processor's time.
///
/// The positions have stones on random points: the work does not depend on where they lie.
///
/// # Errors
/// [`InputError::Size`] if the size of the board is not known.
pub fn measure(
    network: &Network,
    width: usize,
    height: usize,
    at_once: usize,
    at_least: Duration,
) -> Result<Speed, InputError> {
    let mut evaluator = Evaluator::new(network, width, height, at_once)?;
    let points = width * height;
    let boards: Vec<Vec<f32>> = (0..16).map(|seed| position(points, seed)).collect();
    let globals = [0.0; GLOBALS];
    let metadata = network.wants_metadata().then_some([0.0; METADATA]);
    let inputs: Vec<Input> = boards
        .iter()
        .cycle()
        .take(at_once.max(1))
        .map(|planes| Input {
            planes,
            globals: &globals,
            metadata: metadata.as_ref(),
            symmetry: Symmetry::IDENTITY,
        })
        .collect();
    evaluator.evaluate(&inputs)?;
    let start = ThreadTime::now();
    let mut evaluations = 0;
    loop {
        evaluator.evaluate(&inputs)?;
        evaluations += inputs.len() as u64;
        let cpu_time = start.elapsed();
        if cpu_time >= at_least {
            return Ok(Speed { evaluations, cpu_time });
        }
    }
}

/// About as many planes are set as in the middle of a game.
fn position(points: usize, seed: u32) -> Vec<f32> {
    let mut state = seed;
    let mut draw = |sides: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 16) % sides
    };
    let mut planes = vec![0.0; PLANES * points];
    planes[..points].fill(1.0);
    for point in 0..points {
        // A stone on every third point, of either colour, with its liberties.
        if draw(3) == 0 {
            let own = draw(2) as usize;
            planes[(1 + own) * points + point] = 1.0;
            planes[(3 + draw(3) as usize) * points + point] = 1.0;
            planes[(18 + own) * points + point] = 1.0;
        }
    }
    for plane in 9..14 {
        planes[plane * points + draw(points as u32) as usize] = 1.0;
    }
    planes
}

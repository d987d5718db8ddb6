//! Positions that are encoded by hand, and KataGo's answers about them.
// Each test uses a part of it.
#![allow(dead_code)]

pub(crate) mod writer;

use tengen_net::{Evaluator, GLOBALS, Input, Network, PLANES, Symmetry};

/// KataGo's answers mix in this much of the optimistic policy, where there is one.
pub(crate) const OPTIMISM: f32 = 0.2;

/// A position of the script, simple enough to be encoded by hand.
pub(crate) struct Position {
    width: usize,
    height: usize,
    /// Black first: column and row from the lower left, from 1.
    plays: &'static [(usize, usize)],
    komi: f32,
    positional_ko: bool,
    suicide: bool,
    territory: bool,
    /// Global input 18, which says how komi and the parity of the board agree.
    wave: f32,
}

pub(crate) const EMPTY: Position = Position {
    width: 9,
    height: 9,
    plays: &[],
    komi: 7.0,
    positional_ko: true,
    suicide: true,
    territory: false,
    wave: 0.0,
};
pub(crate) const THREE: Position = Position { plays: &[(5, 5), (3, 3), (7, 3)], ..EMPTY };
pub(crate) const FOUR: Position = Position {
    width: 19,
    height: 19,
    plays: &[(16, 16), (4, 4), (16, 4), (4, 16)],
    komi: 6.5,
    positional_ko: false,
    suicide: false,
    territory: true,
    wave: 0.0,
};
pub(crate) const TWO: Position = Position {
    width: 13,
    height: 7,
    plays: &[(4, 4), (10, 4)],
    komi: 7.5,
    positional_ko: false,
    suicide: false,
    territory: false,
    wave: -0.5,
};

impl Position {
    pub(crate) fn white_to_move(&self) -> bool {
        self.plays.len() % 2 == 1
    }

    fn point(&self, (column, row): (usize, usize)) -> usize {
        (self.height - row) * self.width + column - 1
    }

    pub(crate) fn no_result(&self) -> bool {
        !self.positional_ko || self.territory
    }

    /// No chains of two stones, no captures, no ladders: each stone has four liberties.
    pub(crate) fn encode(&self) -> (Vec<f32>, [f32; GLOBALS]) {
        let points = self.width * self.height;
        let mut planes = vec![0.0; PLANES * points];
        planes[..points].fill(1.0);
        let mut set = |plane: usize, point: usize| planes[plane * points + point] = 1.0;
        let count = self.plays.len();
        for (move_, &play) in self.plays.iter().enumerate() {
            let (point, ago) = (self.point(play), count - move_);
            let own = ago % 2 == 0;
            set(if own { 1 } else { 2 }, point);
            set(8 + ago, point);
            if !self.territory {
                set(if own { 18 } else { 19 }, point);
            }
        }
        let mut globals = [0.0; GLOBALS];
        globals[5] = if self.white_to_move() { self.komi } else { -self.komi } / 20.0;
        if self.positional_ko {
            (globals[6], globals[7]) = (1.0, 0.5);
        }
        globals[8] = f32::from(self.suicide);
        globals[9] = f32::from(self.territory);
        globals[10] = f32::from(self.territory);
        globals[18] = self.wave;
        (planes, globals)
    }
}

/// KataGo's answer: numbers by name, then policy and ownership.
pub(crate) struct Answer {
    symmetry: usize,
    numbers: Vec<(String, f64)>,
    policy: Vec<f64>,
    ownership: Vec<f64>,
}

impl Answer {
    fn number(&self, name: &str) -> f64 {
        self.numbers.iter().find(|(found, _)| found == name).expect("KataGo says it").1
    }
}

pub(crate) fn answers(text: &str) -> Vec<Answer> {
    let mut answers: Vec<Answer> = Vec::new();
    let mut in_policy = false;
    for line in text.lines() {
        let mut words: Vec<&str> = line.trim_start_matches('=').split_whitespace().collect();
        let number = |word: &str| word.parse::<f64>();
        match words[..] {
            [] => {}
            ["symmetry", n] => answers.push(Answer {
                symmetry: n.parse().expect("a symmetry"),
                numbers: Vec::new(),
                policy: Vec::new(),
                ownership: Vec::new(),
            }),
            ["policy"] => in_policy = true,
            ["whiteOwnership"] => in_policy = false,
            [name, value] if number(name).is_err() && name != "NAN" => {
                let answer = answers.last_mut().expect("after a symmetry");
                answer.numbers.push((name.to_owned(), number(value).expect("a number")));
            }
            _ => {
                let answer = answers.last_mut().expect("after a symmetry");
                let list = if in_policy { &mut answer.policy } else { &mut answer.ownership };
                let numbers = words.drain(..).map(|word| number(word).unwrap_or(f64::NAN));
                list.extend(numbers);
            }
        }
    }
    answers
}

/// The largest differences, of probabilities, points and ownership.
#[derive(Debug, Default)]
pub(crate) struct Worst {
    pub(crate) probability: f64,
    pub(crate) points: f64,
    pub(crate) ownership: f64,
}

/// Asks a network the questions that KataGo was asked, `positions` at once.
pub(crate) fn compare(
    network: &Network,
    questions: &[&Position],
    answers: &[Answer],
    positions: usize,
) -> Worst {
    assert_eq!(answers.len(), questions.len());
    let mut worst = Worst::default();
    for (position, answer) in questions.iter().zip(answers) {
        let (planes, globals) = position.encode();
        let Position { width, height, .. } = **position;
        let symmetry = Symmetry::all(width, height).nth(answer.symmetry).expect("eight at most");
        let input = Input { planes: &planes, globals: &globals, metadata: None, symmetry };
        let mut evaluator =
            Evaluator::new(network, width, height, positions).expect("a known size");
        let outputs = evaluator.evaluate(&vec![input; positions]).expect("a good input");
        let output = outputs.last().expect("one at least").clone();

        let evaluation = network.evaluation(&output, position.no_result());
        let white = position.white_to_move();
        let (win, loss) = (evaluation.win, evaluation.loss);
        let (win, loss) = if white { (win, loss) } else { (loss, win) };
        let sign = if white { 1.0 } else { -1.0 };
        let probability = |worst: &mut Worst, found: f64, expected: f64| {
            worst.probability = worst.probability.max((found - expected).abs());
        };
        let points = |worst: &mut Worst, found: f64, name: &str| {
            worst.points = worst.points.max((found - answer.number(name)).abs());
        };
        probability(&mut worst, win, answer.number("whiteWin"));
        probability(&mut worst, loss, answer.number("whiteLoss"));
        probability(&mut worst, evaluation.no_result, answer.number("noResult"));
        points(&mut worst, sign * evaluation.lead, "whiteLead");
        points(&mut worst, sign * evaluation.score_mean, "whiteScoreSelfplay");
        // KataGo's mean counts no result as 0, our deviation is without.
        let result = 1.0 - evaluation.no_result;
        let mean_square =
            evaluation.score_mean.powi(2) / result + evaluation.score_stdev.powi(2) * result;
        // A square of some hundreds: its root is compared.
        let deviation = (mean_square.sqrt() - answer.number("whiteScoreSelfplaySq").sqrt()).abs();
        worst.points = worst.points.max(deviation);
        if let Some(errors) = evaluation.short_term {
            points(&mut worst, evaluation.variance_time, "varTimeLeft");
            points(&mut worst, errors.value, "shorttermWinlossError");
            points(&mut worst, errors.score, "shorttermScoreError");
        }

        let legal = |point: &usize| !answer.policy[*point].is_nan();
        let logits =
            (0..width * height).filter(legal).map(|point| output.policy_logit(point, OPTIMISM));
        let sum: f64 =
            logits.chain([output.pass_logit(OPTIMISM)]).map(|logit| f64::from(logit).exp()).sum();
        let of = |logit: f32| f64::from(logit).exp() / sum;
        for point in (0..width * height).filter(legal) {
            probability(&mut worst, of(output.policy_logit(point, OPTIMISM)), answer.policy[point]);
        }
        probability(&mut worst, of(output.pass_logit(OPTIMISM)), answer.number("policyPass"));
        for point in 0..width * height {
            let ownership = sign * f64::from(output.ownership(point));
            let difference = (ownership - answer.ownership[point]).abs();
            worst.ownership = worst.ownership.max(difference);
        }
    }
    worst
}

impl Worst {
    /// Whether no difference is larger than here.
    pub(crate) fn within(&self, tolerance: &Worst) -> bool {
        self.probability < tolerance.probability
            && self.points < tolerance.points
            && self.ownership < tolerance.ownership
    }
}

/// The differences that single precision must keep within.
pub(crate) const SINGLE: Worst = Worst { probability: 1e-4, points: 1e-3, ownership: 1e-3 };

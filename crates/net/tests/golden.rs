//! KataGo's own answers, for its networks, about a few positions.
//!
//! Networks and answers lie outside of the repository: in the folder named by
//! `TENGEN_SHARED`, or in `shared` beside the repository. So these tests run when asked:
//! `cargo test -p tengen-net --test golden -- --ignored`.

use std::path::{Path, PathBuf};

use tengen_net::{
    Evaluator, GLOBALS, Input, Kernel, Limits, Model, Network, PLANES, Precision, Symmetry,
};

/// KataGo's answers mix in this much of the optimistic policy, where there is one.
const OPTIMISM: f32 = 0.2;

/// A position of the script, simple enough to be encoded by hand.
struct Position {
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

const EMPTY: Position = Position {
    width: 9,
    height: 9,
    plays: &[],
    komi: 7.0,
    positional_ko: true,
    suicide: true,
    territory: false,
    wave: 0.0,
};
const THREE: Position = Position { plays: &[(5, 5), (3, 3), (7, 3)], ..EMPTY };
const FOUR: Position = Position {
    width: 19,
    height: 19,
    plays: &[(16, 16), (4, 4), (16, 4), (4, 16)],
    komi: 6.5,
    positional_ko: false,
    suicide: false,
    territory: true,
    wave: 0.0,
};
const TWO: Position = Position {
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
    fn white_to_move(&self) -> bool {
        self.plays.len() % 2 == 1
    }

    fn point(&self, (column, row): (usize, usize)) -> usize {
        (self.height - row) * self.width + column - 1
    }

    fn no_result(&self) -> bool {
        !self.positional_ko || self.territory
    }

    /// No chains of two stones, no captures, no ladders: each stone has four liberties.
    fn encode(&self) -> (Vec<f32>, [f32; GLOBALS]) {
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

/// What KataGo said: numbers by name, then policy and ownership.
struct Answer {
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

fn answers(text: &str) -> Vec<Answer> {
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

/// How far an answer may be from KataGo's.
struct Tolerance {
    probability: f64,
    points: f64,
    ownership: f64,
}

fn shared() -> PathBuf {
    match std::env::var_os("TENGEN_SHARED") {
        Some(folder) => folder.into(),
        None => Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared"),
    }
}

/// The largest differences, of probabilities, points and ownership.
#[derive(Debug, Default)]
struct Worst {
    probability: f64,
    points: f64,
    ownership: f64,
}

fn compare(network: &Network, name: &str, positions: usize) -> Worst {
    let text = std::fs::read_to_string(shared().join(format!("nets/golden/{name}.txt")))
        .expect("KataGo's answers");
    let answers = answers(&text);
    assert_eq!(answers.len(), 12);
    let mut questions = vec![&EMPTY, &THREE];
    questions.extend([&THREE; 8]);
    questions.extend([&FOUR, &TWO]);
    let mut worst = Worst::default();
    for (position, answer) in questions.into_iter().zip(&answers) {
        let (planes, globals) = position.encode();
        let Position { width, height, .. } = *position;
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
        let mean_square = evaluation.score_mean.powi(2)
            + (1.0 - evaluation.no_result) * (evaluation.score_stdev.powi(2))
            + evaluation.score_mean.powi(2) * evaluation.no_result / (1.0 - evaluation.no_result);
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

fn check(file: &Path, name: &str, precision: Precision, tolerance: &Tolerance) {
    let model = Model::open(file, &Limits::default())
        .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    for kernel in Kernel::available() {
        let network = Network::new(model.clone(), kernel, precision);
        for positions in [1, 2] {
            let worst = compare(&network, name, positions);
            println!("{name} {kernel} {} ×{positions}: {worst:?}", precision.name());
            assert!(worst.probability < tolerance.probability, "{name} {kernel}: {worst:?}");
            assert!(worst.points < tolerance.points, "{name} {kernel}: {worst:?}");
            assert!(worst.ownership < tolerance.ownership, "{name} {kernel}: {worst:?}");
        }
    }
}

const SINGLE: Tolerance = Tolerance { probability: 1e-4, points: 1e-3, ownership: 1e-3 };

fn check_shared(name: &str) {
    let file = shared().join(format!("nets/{name}.bin.gz"));
    check(&file, name, Precision::Single, &SINGLE);
}

#[test]
#[ignore = "needs KataGo\'s networks and answers, in the folder named by TENGEN_SHARED"]
fn a_residual_network_of_version_8_answers_as_katago() {
    check_shared("g170-b6c96-s175395328-d26788732");
}

#[test]
#[ignore = "needs KataGo\'s networks and answers, in the folder named by TENGEN_SHARED"]
fn a_small_residual_network_answers_as_katago() {
    check_shared("tinymodel-embedded");
}

#[test]
#[ignore = "needs KataGo\'s networks and answers, in the folder named by TENGEN_SHARED"]
fn a_nested_network_of_version_11_answers_as_katago() {
    check_shared("tinymish-embedded");
}

/// The network is 38 MB: its file is named by `TENGEN_TRANSFORMER`.
#[test]
#[ignore = "needs b10c384h6nbttflrs.bin.gz, named by TENGEN_TRANSFORMER"]
fn a_transformer_network_of_version_15_answers_as_katago() {
    let file = std::env::var_os("TENGEN_TRANSFORMER").expect("TENGEN_TRANSFORMER names the file");
    check(Path::new(&file), "b10c384h6nbttflrs", Precision::Single, &SINGLE);
}

//! KataGo's own answers, for its networks, about positions followed by the referee and shown by the
//! engine.
//!
//! Script, networks and answers lie outside of the repository: in the folder named by
//! `TENGEN_SHARED`, or in `shared` beside the repository. Without it these tests fail, so that they
//! run only on request.

use std::path::{Path, PathBuf};
use tengen_engine::Terms;
use tengen_engine::features::{Features, InputHistory, InputOptions, Planes};
use tengen_net::{
    Arithmetic, Evaluation, Evaluator, Input, Kernel, Limits, Model, Network, Output, Precision,
    Symmetry,
};
use tengen_rules::kata::{KataKo, KataRules};
use tengen_rules::{Board, Color, Ruleset, Score, Size};

/// KataGo's answers mix in this much of the optimistic policy, where there is one.
const OPTIMISM: f32 = 0.2;

#[test]
#[ignore = "needs KataGo's networks and answers, in the folder named by TENGEN_SHARED"]
fn g170_b6c96_answers_as_in_katago() {
    check("g170-b6c96-s175395328-d26788732", None);
}

#[test]
#[ignore = "needs KataGo's networks and answers, in the folder named by TENGEN_SHARED"]
fn tinymodel_answers_as_in_katago() {
    check("tinymodel-embedded", None);
}

#[test]
#[ignore = "needs KataGo's networks and answers, in the folder named by TENGEN_SHARED"]
fn tinymish_answers_as_in_katago() {
    check("tinymish-embedded", None);
}

#[test]
#[ignore = "needs b10c384h6nbttflrs.bin.gz, named by TENGEN_TRANSFORMER, and TENGEN_SHARED"]
fn b10c384h6nbttflrs_answers_as_in_katago() {
    let file = std::env::var_os("TENGEN_TRANSFORMER").expect("TENGEN_TRANSFORMER names the file");
    check("b10c384h6nbttflrs", Some(file.into()));
}

fn check(name: &str, file: Option<PathBuf>) {
    let nets = shared().join("nets");
    let file = file.unwrap_or_else(|| nets.join(format!("{name}.bin.gz")));
    let model = Model::open(&file, &Limits::default())
        .unwrap_or_else(|e| panic!("{}: {e} (TENGEN_SHARED names the folder)", file.display()));
    let network =
        Network::new(model, Arithmetic { kernel: Kernel::best(), precision: Precision::Single });
    let script = read(&nets.join("golden/golden_nn.gtp"));
    let answers = read(&nets.join(format!("golden/{name}.txt")));
    let mut answers = answers.split("symmetry ").skip(1).map(|text| Answer(text.to_owned()));
    let mut table = Table::new();
    for line in script.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let asked = match words[..] {
            ["kata-raw-nn", "all"] => 0..8,
            ["kata-raw-nn", n] => n.parse().map(|n: usize| n..n + 1).expect("a symmetry"),
            _ => {
                table.obey(&words);
                continue;
            }
        };
        for symmetry in asked {
            let answer = answers.next().expect("an answer to each question");
            table.compare(&network, symmetry, &answer, name);
        }
    }
    assert!(answers.next().is_none(), "answers without questions");
    println!("{name}: {:?}", table.worst);
}

fn shared() -> PathBuf {
    match std::env::var_os("TENGEN_SHARED") {
        Some(folder) => folder.into(),
        None => Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared"),
    }
}

fn read(file: &Path) -> String {
    std::fs::read_to_string(file)
        .unwrap_or_else(|e| panic!("{}: {e} (TENGEN_SHARED names the folder)", file.display()))
}

/// The state that the script has set up.
struct Table {
    size: Size,
    rules: Ruleset,
    komi: Score,
    moves: Vec<(Color, String)>,
    features: Features,
    worst: Worst,
}

/// The largest differences.
#[derive(Debug, Default)]
struct Worst {
    probability: f64,
    points: f64,
    ownership: f64,
}

impl Table {
    fn new() -> Table {
        Table {
            size: Size::square(19).unwrap(),
            rules: Ruleset::named("tromp-taylor").unwrap(),
            komi: Score::ZERO,
            moves: Vec::new(),
            features: Features::default(),
            worst: Worst::default(),
        }
    }

    fn obey(&mut self, words: &[&str]) {
        match *words {
            ["boardsize", width, ref height @ ..] => {
                let height = height.first().unwrap_or(&width);
                let (width, height) = (width.parse().unwrap(), height.parse().unwrap());
                self.size = Size::new(width, height).unwrap();
                self.moves.clear();
            }
            ["kata-set-rules", name] => self.rules = Ruleset::named(name).expect("known rules"),
            ["komi", komi] => self.komi = komi.parse().unwrap(),
            ["play", color, point] => {
                let color = if color == "b" { Color::Black } else { Color::White };
                self.moves.push((color, point.to_owned()));
            }
            ["quit"] => {}
            _ => panic!("the script says {words:?}"),
        }
    }

    fn history(&self) -> InputHistory {
        let (rules, komi) = (self.rules.clone(), self.komi);
        let terms = Terms { rules, komi, compensation: Score::ZERO };
        let mut history = InputHistory::new(terms, Board::new(self.size), Color::Black, [0; 2]);
        for (color, name) in &self.moves {
            let point = self.size.parse(name).expect("a point");
            assert!(history.is_legal(*color, point), "{name}");
            history.play(*color, point);
        }
        history
    }

    fn compare(&mut self, network: &Network, symmetry: usize, answer: &Answer, name: &str) {
        let history = self.history();
        let mut planes = Planes::new(self.size);
        self.features.fill(&history, &InputOptions::default(), &mut planes);
        let (width, height) = (self.size.width(), self.size.height());
        let symmetry = Symmetry::all(width, height).nth(symmetry).expect("a symmetry");
        let (planes, globals) = (&planes.spatial[..], &planes.global);
        let input = Input { planes, globals, metadata: None, symmetry };
        let mut evaluator = Evaluator::new(network, width, height, 1).unwrap();
        let output = &evaluator.evaluate(&[input]).unwrap()[0];
        let options = KataRules::nearest(&self.rules);
        let endless = options.ko == KataKo::Simple || history.rules().is_territory();
        self.values(&network.evaluation(output, endless), &history, answer);
        self.points(output, &history, answer);
        let Worst { probability, points, ownership } = self.worst;
        let close = probability < 1e-4 && points < 1e-3 && ownership < 1e-3;
        assert!(close, "{name}, {:?}: {:?}", self.moves, self.worst);
    }

    fn values(&mut self, said: &Evaluation, history: &InputHistory, answer: &Answer) {
        let white = history.to_move() == Color::White;
        let (win, loss) = if white { (said.win, said.loss) } else { (said.loss, said.win) };
        let sign = if white { 1.0 } else { -1.0 };
        for (found, name) in [(win, "whiteWin"), (loss, "whiteLoss"), (said.no_result, "noResult")]
        {
            further(&mut self.worst.probability, found, answer.number(name));
        }
        for (found, name) in [(said.lead, "whiteLead"), (said.score_mean, "whiteScoreSelfplay")] {
            further(&mut self.worst.points, sign * found, answer.number(name));
        }
    }

    fn points(&mut self, output: &Output, history: &InputHistory, answer: &Answer) {
        let sign = if history.to_move() == Color::White { 1.0 } else { -1.0 };
        let logits = self.size.points().map(|p| {
            let legal = history.is_legal(history.to_move(), p);
            if legal { output.policy_logit(p.index(), OPTIMISM) } else { f32::NEG_INFINITY }
        });
        let logits = logits.chain([output.pass_logit(OPTIMISM)]);
        let weights: Vec<f64> = logits.map(|logit| f64::from(logit).exp()).collect();
        let sum: f64 = weights.iter().sum();
        // KataGo gives illegal moves no number.
        let expected = answer.list("policy").into_iter().map(|p| if p.is_nan() { 0.0 } else { p });
        let expected: Vec<f64> = expected.chain([answer.number("policyPass")]).collect();
        assert_eq!(weights.len(), expected.len());
        for (weight, expected) in weights.into_iter().zip(expected) {
            further(&mut self.worst.probability, weight / sum, expected);
        }
        let expected = answer.list("whiteOwnership");
        assert_eq!(expected.len(), self.size.area());
        for (i, expected) in expected.into_iter().enumerate() {
            let found = sign * f64::from(output.ownership(i));
            further(&mut self.worst.ownership, found, expected);
        }
    }
}

fn further(worst: &mut f64, found: f64, expected: f64) {
    *worst = worst.max((found - expected).abs());
}

/// KataGo's answer about one position: a line for each number, and tables under their names.
struct Answer(String);

impl Answer {
    fn number(&self, name: &str) -> f64 {
        let line = self.0.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|number| number.trim().parse().ok()).unwrap_or_else(|| panic!("no {name}"))
    }

    fn list(&self, name: &str) -> Vec<f64> {
        let rows = self.0.lines().skip_while(|line| line.trim() != name).skip(1);
        let numbers = |row: &str| -> Option<Vec<f64>> {
            let numbers =
                row.split_whitespace().map(|n| n.parse().ok()).collect::<Option<Vec<_>>>()?;
            (!numbers.is_empty()).then_some(numbers)
        };
        rows.map_while(numbers).flatten().collect()
    }
}

//! Evaluating allocates nothing: the evaluator has all its memory when it is made.

mod common;

use common::writer::{Floats, Heads, Writer};
use tengen_net::{
    Arithmetic, Evaluator, GLOBALS, Input, InputError, Kernel, Limits, Model, Network, PLANES,
    Precision, Symmetry,
};

fn network(kernel: Kernel, precision: Precision) -> Network {
    let mut w = Writer::new(16, Floats::Binary, 1);
    w.begin(4, 20, false, false);
    w.ordinary(20, 17, 5, "RELU");
    w.pooling(20, 12, 9, "MISH");
    w.nested(20, 10, "SILU", 2, |w| {
        w.ordinary(10, 10, 3, "RELU");
        w.attention(10, (2, 1), (4, 5), "fixed");
    });
    w.feed_forward(20, 30);
    w.tip(20, "RELU");
    w.heads(20, Heads { policy: 6, value: 5, hidden: 7, policies: 4 }, "RELU");
    let model = Model::read(&w.bytes, &Limits::default()).expect("a good file");
    Network::new(model, Arithmetic { kernel, precision })
}

#[test]
fn evaluating_allocates_nothing() {
    let kernels = Kernel::available();
    let ways =
        kernels.iter().flat_map(|kernel| Precision::ALL.map(|precision| (kernel, precision)));
    for (kernel, precision) in ways {
        let network = network(*kernel, precision);
        for (width, height) in [(2, 2), (9, 9), (19, 2), (13, 19)] {
            let mut evaluator = Evaluator::new(&network, width, height, 3).expect("a known size");
            let planes: Vec<f32> =
                (0..PLANES * width * height).map(|n| (n % 4) as f32 - 1.0).collect();
            let globals = [0.5; GLOBALS];
            let symmetry = Symmetry::all(width, height).last().expect("there are four at least");
            let input = Input { planes: &planes, globals: &globals, metadata: None, symmetry };
            for inputs in [&[input][..], &[input; 3], &[]] {
                let counted = allocation_counter::measure(|| {
                    let outputs = evaluator.evaluate(inputs).expect("a good input");
                    assert_eq!(outputs.len(), inputs.len());
                    assert!(outputs.iter().all(|output| output.value[0].is_finite()));
                });
                assert_eq!(counted.count_total, 0, "{width}×{height}, {}", inputs.len());
            }
        }
    }
}

#[test]
fn positions_at_once_are_each_as_alone() {
    let network = network(Kernel::best(), Precision::Single);
    let boards: Vec<Vec<f32>> = (1..=3)
        .map(|seed| (0..PLANES * 35).map(|n| f32::from(n % (seed + 3) == 0)).collect())
        .collect();
    let globals = [0.1; GLOBALS];
    let input =
        |planes| Input { planes, globals: &globals, metadata: None, symmetry: Symmetry::IDENTITY };
    let inputs: Vec<Input> = boards.iter().map(|planes| input(planes)).collect();
    let mut evaluator = Evaluator::new(&network, 7, 5, 3).expect("a known size");
    let together = evaluator.evaluate(&inputs).expect("good inputs").to_vec();
    assert_ne!(together[0], together[1]);
    for (one, together) in inputs.iter().zip(&together) {
        let alone = &evaluator.evaluate(&[*one]).expect("a good input")[0];
        for (alone, together) in alone.policy.iter().zip(&together.policy) {
            assert!((alone - together).abs() < 1e-5, "{alone}, not {together}");
        }
    }
}

#[test]
fn what_cannot_be_evaluated_is_refused() {
    let network = network(Kernel::best(), Precision::Single);
    for (width, height) in [(1, 9), (9, 20), (0, 0)] {
        let refused = Evaluator::new(&network, width, height, 1).map(drop);
        assert_eq!(refused, Err(InputError::Size { width, height }));
    }
    let mut evaluator = Evaluator::new(&network, 9, 9, 1).expect("a known size");
    let (planes, globals) = (vec![0.0; 5], [0.0; GLOBALS]);
    let symmetry = Symmetry::IDENTITY;
    let input = Input { planes: &planes, globals: &globals, metadata: None, symmetry };
    let expected = PLANES * 81;
    assert_eq!(evaluator.evaluate(&[input]), Err(InputError::Planes { expected, found: 5 }));
    let too_many = InputError::TooMany { room: 1, found: 2 };
    assert_eq!(evaluator.evaluate(&[input; 2]), Err(too_many));
}

#[test]
fn networks_and_evaluators_go_between_threads() {
    fn shared<T: Send + Sync>() {}
    fn sent<T: Send>() {}
    shared::<Network>();
    sent::<Evaluator>();
}

//! The proposals under the Japanese rules agree with their hypothetical play, where that is within
//! reach. The positions are those of `tests/confirmation.rs`, without their frozen points.

use serde_json::Value;
use tengen_judge::{Status, propose};
use tengen_rules::{Board, Color, presets};

fn strings(value: &Value) -> Vec<&str> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

#[test]
fn proposals_agree_with_hypothetical_play() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../conformance/cases.json");
    let file: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let (mut asked, mut wrong) = (0, Vec::new());
    for case in file["cases"].as_array().unwrap() {
        for check in case["checks"].as_array().unwrap().iter().filter(|c| c["t"] == "life") {
            if check["after"].as_u64().unwrap_or(0) > 0 || !strings(&case["moves"]).is_empty() {
                continue;
            }
            let board = Board::parse(&strings(&case["rows"]).join("\n")).expect("a position");
            for to_move in Color::BOTH {
                let proposal = propose(&board, &presets::JAPANESE, to_move);
                for (name, expected) in check["expect"].as_object().unwrap() {
                    // A bent four beside a threat that cannot be removed is too much for the effort
                    // of a proposal. It says seki, marked as an estimate.
                    if expected == "capturable" {
                        continue;
                    }
                    asked += 1;
                    let stone = board.chain_id(board.size().parse(name).unwrap());
                    let chain = proposal.chains.iter().find(|c| Some(c.stone) == stone).unwrap();
                    if (expected == "dead") != (chain.status == Status::Dead) {
                        wrong.push(format!(
                            "{} {name} {expected}: {:?} {:?} {:?}",
                            case["id"], chain.status, chain.basis, chain.why
                        ));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{asked}: {}", wrong.join("\n"));
    assert_eq!(asked, 26);
}

#[test]
fn stones_in_atari_are_dead_though_their_owner_could_fill_a_neutral_point_beyond() {
    let cases = [
        (
            ". O . . . . . O .
             O O O O O O O O O
             . . . . . . . . O
             O O O O O O O O .
             X X X X X X X X .
             . X . . X . . X O
             . . . . . . . X O
             . . . X . X . . X
             . . . . . . . . .",
            "J4",
        ),
        (
            ". O . . . . . O .
             O O O O O O O O O
             . . . . . . . . O
             O O O O O O O O .
             X X X X X X X X .
             . X . . X . . X O
             . . . . . . . . X
             . . . X . X . . .
             . . . . . . . . .",
            "J4",
        ),
        (
            ". . . . . . . . .
             . . . O . O . . .
             . . . . . . . . O
             . O . . O . . O X
             O O O O O O O O .
             X X X X X X X X .
             . . . . . . . . X
             X X X X X X X X X
             . X . . . . . X .",
            "J6",
        ),
    ];
    for (text, name) in cases {
        let board = Board::parse(text).unwrap();
        let stone = board.chain_id(board.size().parse(name).unwrap());
        for rules in [&presets::JAPANESE, &presets::KOREAN, &presets::CHINESE] {
            for to_move in Color::BOTH {
                let proposal = propose(&board, rules, to_move);
                let chain = proposal.chains.iter().find(|c| Some(c.stone) == stone).unwrap();
                assert_eq!(chain.status, Status::Dead, "{} {to_move} {chain:?}", rules.id);
            }
        }
    }
}

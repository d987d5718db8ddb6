//! Holds the judge against the exact solver. It plays games on small boards at random, stops each
//! near its end, and judges the position. Where the judge calls it finished, best play must give
//! the judge's count, but for the dame that it leaves. Each contradiction is printed.
//!
//! `cargo run --release -p tengen-engine --example judge_beside_solver -- [SEED [GAMES]]`

use std::collections::BTreeMap;
use std::error::Error;
use std::time::{Duration, Instant};
use tengen_engine::{JudgedPosition, Look, Network, bundled_network};
use tengen_judge::{Basis, Playout, Situation};
use tengen_random::Random;
use tengen_rules::{Board, Color, Extras, Ruleset, Size, presets};
use tengen_solve::{MOST_POINTS_FOR_TERRITORY, Problem, Unsolvable, Watch, solve};

/// Columns and rows of the boards.
const SIZES: [(usize, usize); 8] = [(3, 3), (4, 3), (5, 3), (4, 4), (5, 4), (6, 4), (7, 3), (5, 5)];
/// Boards of at most this many points are solved under Japanese rules too.
const TERRITORY: usize = 12;
/// The longest time for one solution.
const PATIENCE: Duration = Duration::from_secs(3);
/// The most memory for one solution, in bytes.
const MEMORY: usize = 1 << 26;

/// How often each comparison came out in each way: by the rules and the view, and by the outcome.
type Counts = BTreeMap<(String, &'static str), u32>;

fn main() -> Result<(), Box<dyn Error>> {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let seed = numbers.next().transpose()?.unwrap_or(1);
    let games = numbers.next().transpose()?.unwrap_or(400);
    let network = bundled_network();
    let mut random = Random::new(seed);
    let mut counts = Counts::new();
    for _ in 0..games {
        let (width, height) = SIZES[random.below(SIZES.len())];
        let (board, to_move) = ending(Size::new(width, height)?, &mut random);
        for rules in [&presets::AGA_AREA, &presets::JAPANESE] {
            let area = board.size().area();
            if rules.id == presets::JAPANESE.id && area > TERRITORY.min(MOST_POINTS_FOR_TERRITORY) {
                continue;
            }
            for (view, network) in [("no network", None), ("network", Some(&network))] {
                let told = compare(&board, to_move, rules, network)?;
                *counts.entry((format!("{}, {view}", rules.id), told)).or_default() += 1;
            }
        }
    }
    for ((view, told), count) in counts {
        println!("{view}: {told}: {count}");
    }
    Ok(())
}

/// A position near the end of a game that was played at random, and the side to move.
fn ending(size: Size, random: &mut Random) -> (Board, Color) {
    let start = Situation { to_move: Color::Black, last: None, ko: None };
    let mut playout = Playout::new(size);
    playout.run(&Board::new(size), start, random);
    let moves = playout.moves();
    let most = moves.len().min(2 * size.area());
    let kept = most - random.below(1 + most / 2);
    let mut board = Board::new(size);
    for (color, point) in &moves[..kept] {
        // The playout has made these plays.
        let _ = board.play(*color, *point);
    }
    (board, if random.percent(50) { Color::Black } else { Color::White })
}

/// Whether best play confirms the judge's count of a position that it calls finished.
fn compare(
    board: &Board,
    to_move: Color,
    rules: &Ruleset,
    network: Option<&Network>,
) -> Result<&'static str, Unsolvable> {
    let judged = JudgedPosition::of(network, board, rules, to_move, Look::First);
    if !judged.is_finished() {
        return Ok("not finished");
    }
    let count = judged.count(board, &rules.scoring, &Extras::default()).margin();
    let dame = if judged.proposal.dame_count { judged.proposal.dame.len() } else { 0 };
    let mut margins = Vec::new();
    for first in Color::BOTH {
        let problem = Problem::new(board.set_up(), first, rules)?;
        let watch = Watch::until(Instant::now() + PATIENCE);
        let Some(margin) = solve(&problem, MEMORY, 1, &watch).ok().and_then(|s| s.margin()) else {
            return Ok("finished, not solved");
        };
        margins.push(margin);
    }
    let counted = count.to_halves();
    let fits = |margin: &i32| (2 * margin - counted).unsigned_abs() as usize <= 2 * dame;
    if margins.iter().all(fits) {
        return Ok("finished, right");
    }
    let basis = judged.proposal.basis();
    println!("{} {} to move, counted {count}, {dame} dame", rules.id, to_move.letter());
    println!("{board}\nbest play: Black {}, White {} first, {basis:?}", margins[0], margins[1]);
    for chain in &judged.proposal.chains {
        let at = board.size().name(chain.stone);
        println!("  {at} {:?} {:?} {:?}", chain.status, chain.basis, chain.why);
    }
    Ok(match basis {
        Basis::Proved => "finished, WRONG, proved",
        Basis::Read => "finished, WRONG, read",
        Basis::Estimated { .. } => "finished, wrong, estimated",
    })
}

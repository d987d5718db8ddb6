//! How often the judge's estimates are right, for each confidence, on finished games whose dead
//! stones people have marked: `TENGEN_FIXTURES=DIR cargo run --release -p tengen-judge --example
//! calibration`.
//!
//! It prints the table and the processor time of the positions. It also prints how well a table
//! made without one game does on that game. All is done without a network, and then with the
//! bundled one.

#[expect(dead_code, reason = "less of a case is needed here than in the other example")]
#[path = "fixtures/cases.rs"]
mod cases;

use cases::{Case, autoscore, estimator, files, folder};
use std::collections::BTreeSet;
use std::sync::OnceLock;
use std::time::Instant;
use tengen_engine::{Network, bundled_network, foresight};
use tengen_judge::{Basis, Effort, Status, Why, propose_with};
use tengen_rules::presets;

/// The visits that the network gets for a position.
const VISITS: u64 = 100;

/// One estimate: its game, its confidence in thousandths, and whether it was right.
struct Estimate {
    game: usize,
    claimed: u32,
    right: bool,
}

fn main() {
    let marked = folder("ogs-score-estimator");
    let scored = folder("ogs-autoscore");
    let cases = files(&marked, "game").iter().map(|p| estimator(p)).collect::<Vec<Case>>();
    let cases = cases.into_iter().chain(files(&scored, "json").into_iter().map(|p| autoscore(&p)));
    let cases: Vec<Case> = cases.collect();
    println!("without a network");
    measure(&cases, None);
    println!("with the one in the box");
    measure(&cases, Some(&bundled_network()));
}

fn measure(cases: &[Case], network: Option<&Network>) {
    let (mut estimates, mut times) = (Vec::new(), Vec::new());
    for (game, case) in cases.iter().enumerate() {
        let begun = processor_time();
        let view = network.and_then(|network| foresight(network, &case.board, VISITS));
        let effort = Effort::usual(case.board.size().area());
        let rules = &presets::TROMP_TAYLOR;
        let proposal = propose_with(&case.board, rules, case.to_move, effort, view.as_ref());
        times.push(processor_time() - begun);
        let estimated = |why: &Why| matches!(why, Why::Playouts | Why::Foreseen);
        let unread = proposal.chains.iter().filter(|chain| estimated(&chain.why));
        for chain in unread.filter(|chain| chain.status != Status::Unsettled) {
            let Basis::Estimated { confidence } = chain.basis else { continue };
            let claimed = (confidence * 1000.0).round() as u32;
            let right = case.dead.contains(chain.stone) == (chain.status == Status::Dead);
            estimates.push(Estimate { game, claimed, right });
        }
    }
    let claims: BTreeSet<u32> = estimates.iter().map(|e| e.claimed).collect();
    for claimed in claims {
        let ([right, all], share) = counted(&estimates, claimed, None);
        println!("claimed {:.3}: {right} of {all} right, {share:.3}", f64::from(claimed) / 1000.0);
    }
    let loss = |claim: &dyn Fn(&Estimate) -> f64| {
        let sum: f64 = estimates.iter().map(|e| squared_error(claim(e), e.right)).sum();
        sum / estimates.len() as f64
    };
    println!("mean squared error of {} estimates:", estimates.len());
    println!("  what the judge claims {:.5}", loss(&|e| f64::from(e.claimed) / 1000.0));
    let left_out = |e: &Estimate| counted(&estimates, e.claimed, Some(e.game)).1;
    println!("  a table of the other games {:.5}", loss(&left_out));
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    println!(
        "processor time: median {:.2} s, 95 % {:.2} s, longest {:.2} s",
        at(0.5),
        at(0.95),
        at(1.0)
    );
}

/// Counts the estimates with this confidence, without those of one game: the right ones and all.
/// The last number is their share by the rule of succession. It adds one right and one wrong
/// estimate, since nothing is certain because it was always so.
fn counted(estimates: &[Estimate], claimed: u32, without: Option<usize>) -> ([u32; 2], f64) {
    let (mut right, mut all) = (0, 0);
    let others = estimates.iter().filter(|e| Some(e.game) != without);
    for estimate in others.filter(|e| e.claimed == claimed) {
        all += 1;
        right += u32::from(estimate.right);
    }
    ([right, all], f64::from(right + 1) / f64::from(all + 2))
}

fn squared_error(claimed: f64, right: bool) -> f64 {
    (claimed - f64::from(u8::from(right))).powi(2)
}

/// Seconds that this thread has computed, if the system tells them; else seconds that went by.
fn processor_time() -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    let begun = BEGUN.get_or_init(Instant::now);
    nanos.map_or_else(|| begun.elapsed().as_secs_f64(), |nanos| nanos / 1e9)
}

//! A log of made-up results, the same in every run.

use tengen_random::Random;
use tengen_rating::{
    End, Entry, Facts, HeadStart, MemberId, Played, Rank, Score, Size, Speed, Terms, What,
};

/// One member in this many is a program.
const PROGRAMS: usize = 20;
/// The members, for so many results each.
const RESULTS_EACH: usize = 50;
const MINUTE: u64 = 60_000;

/// So many entries: members who enter, games between people of similar strength and some who are
/// not, and one annulment in two hundred.
pub(crate) fn log(entries: usize) -> Vec<Entry> {
    let mut random = Random::new(37);
    let members = (entries / RESULTS_EACH).max(8);
    // The strength that nobody sees, in ranks.
    let strengths: Vec<f64> = (0..members).map(|_| 8.0 + 25.0 * random.unit()).collect();
    let mut log: Vec<Entry> = Vec::with_capacity(entries);
    let mut at = 1_700_000_000_000;
    for seq in 1..=entries as u64 {
        at += random.below(30 * MINUTE as usize) as u64;
        let fresh = seq as usize <= members;
        let what = if fresh && random.percent(60) {
            let member = seq as usize - 1;
            let rank = random.percent(70).then(|| nearest(strengths[member]));
            What::Entered { member: MemberId(member as i64), rank }
        } else {
            match log.get(random.below(log.len().max(1))) {
                Some(Entry { seq: of, what: What::Played(_), .. }) if random.below(200) == 0 => {
                    What::Annulled { of: *of }
                }
                Some(Entry { what: What::Annulled { of }, .. }) if random.percent(30) => {
                    What::Restored { of: *of }
                }
                _ => What::Played(game(&mut random, &strengths)),
            }
        };
        log.push(Entry { seq, at, what });
    }
    log
}

fn nearest(strength: f64) -> Rank {
    Rank::new((strength as i8).clamp(5, 38)).expect("clamped")
}

fn game(random: &mut Random, strengths: &[f64]) -> Played {
    let black = random.below(strengths.len());
    let white = (0..5)
        .map(|_| random.below(strengths.len()))
        .filter(|&other| other != black)
        .min_by(|&a, &b| {
            let gap = |other: usize| (strengths[other] - strengths[black]).abs();
            gap(a).total_cmp(&gap(b))
        })
        .unwrap_or((black + 1) % strengths.len());
    let gap = strengths[white] - strengths[black];
    let size = Size::ALL[random.below(3)];
    let ranks_a_stone = [6.0, 3.0, 1.0][size as usize];
    let handicap = if gap > 1.5 * ranks_a_stone { (gap / ranks_a_stone).min(9.0) as u8 } else { 0 };
    let komi = if handicap == 0 { 13 } else { 1 };
    let terms = Terms { size, area: random.percent(40), komi, handicap, compensation: 0 };
    let gap = gap - HeadStart::of(terms).ranks();
    let score = if random.below(100) == 0 {
        Score::Drawn
    } else if random.unit() < 1.0 / (1.0 + libm::exp2(gap * 0.5)) {
        Score::Won
    } else {
        Score::Lost
    };
    let by = match random.below(4) {
        0 => End::Resigned { moves: random.below(250) as u32 },
        1 => End::Timed { moves: random.below(250) as u32 },
        _ => End::Counted,
    };
    let facts = Facts {
        terms,
        speed: Speed::ALL[random.below(3)],
        score,
        by,
        guests: [false; 2],
        programs: [black, white].map(|member| member.is_multiple_of(PROGRAMS)),
    };
    Played { black: MemberId(black as i64), white: MemberId(white as i64), facts }
}

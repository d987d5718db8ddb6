//! One game to learn from.

use crate::network_session::NetworkSession;
use crate::row::{self, Labels};
use crate::search_results::SearchResults;
use crate::searched_positions::SearchedPositions;
use tengen_engine::Terms;
use tengen_engine::features::InputHistory;
use tengen_net::InputError;
use tengen_random::Random;
use tengen_rules::{Board, Color, Method, Point, Ruleset, Score, Size, presets};

/// The player, and the source of the labels.
#[derive(Debug)]
pub(crate) struct Sources {
    pub(crate) player: NetworkSession,
    pub(crate) label_source: LabelSource,
}

/// The positions that become rows, and the source of their labels.
#[derive(Debug)]
pub(crate) enum LabelSource {
    /// All positions of the game, with the player's own evaluation.
    Own,
    /// Some positions of the game, with the results of a search by the player.
    Results(Box<SearchResults>),
    /// One in `every` positions of the game, with a teacher's evaluation.
    Taught { teacher: Box<NetworkSession>, every: usize },
    /// Positions that a search by the player meets.
    Positions(Box<SearchedPositions>),
}

/// How a game is to go: drawn anew for each.
struct Plan {
    rules: &'static Ruleset,
    /// Stones that Black plays before White moves.
    handicap: usize,
    /// Moves that are drawn with the `wildness` of the opening.
    opening: usize,
    wildness: f64,
    temperature: f64,
    /// How many moves in a hundred are any legal move.
    mistakes: u32,
    /// Whether the komi makes the game even after the opening, in the player's view.
    fair: bool,
}

impl Plan {
    fn draw(size: Size, random: &mut Random) -> Plan {
        let shown = |rules: &&&'static Ruleset| rules.scoring.method == Method::Territory;
        let (territory, area): (Vec<_>, Vec<_>) = presets::ALL.iter().partition(shown);
        let books = if random.percent(40) { territory } else { area };
        let handicap = if random.percent(10) { 1 + random.below(4) } else { 0 };
        Plan {
            rules: books[random.below(books.len())],
            handicap,
            opening: random.below(size.area() / 6 + 1),
            wildness: 0.8 + 1.2 * random.unit(),
            temperature: 0.3 + 0.7 * random.unit(),
            mistakes: [0, 1, 2, 5, 10][random.below(5)],
            fair: random.percent(60) || handicap > 0,
        }
    }

    fn history(&self, size: Size, komi: Score) -> InputHistory {
        let terms = Terms { rules: self.rules.clone(), komi, compensation: Score::ZERO };
        InputHistory::new(terms, Board::new(size), Color::Black, [0; 2])
    }

    /// A komi that is `lead` points better for White than `komi`, give or take a few points.
    fn komi(&self, size: Size, komi: Score, lead: f64, random: &mut Random) -> Score {
        // The sum of twelve even draws is nearly normal.
        let normal = (0..12).map(|_| random.unit()).sum::<f64>() - 6.0;
        let spread = if random.percent(20) { 1.0 } else { 0.15 };
        let wanted =
            f64::from(komi.to_halves()) + 2.0 * (lead + spread * normal * size.width() as f64);
        let most = 2 * size.area() as i32;
        Score::halves((wanted.round() as i32).clamp(-most, most))
    }
}

/// Plays a game on an empty board of `size` and appends its positions to `rows`; says how many.
///
/// # Errors
/// None for boards of the size that the networks were prepared for.
pub(crate) fn play(
    sources: &mut Sources,
    size: Size,
    rows: &mut Vec<u8>,
    random: &mut Random,
) -> Result<usize, InputError> {
    let plan = Plan::draw(size, random);
    let mut komi = plan.komi(size, plan.rules.komi, 0.0, random);
    let mut history = plan.history(size, komi);
    let mut opening = Vec::new();
    while opening.len() < plan.opening + plan.handicap {
        sources.player.ask(&history, random)?;
        let chosen = sources.player.choose(plan.wildness, random);
        opening.push(make(&mut history, size.at(chosen)));
        if opening.len() <= plan.handicap {
            history.set_to_move(Color::Black);
        }
        if history.is_stopped() {
            return Ok(0);
        }
    }
    if plan.fair {
        let lead = sources.player.ask(&history, random)?.lead;
        let sign = if history.to_move() == Color::Black { 1.0 } else { -1.0 };
        komi = plan.komi(size, komi, sign * lead, random);
        history = plan.history(size, komi);
        for (color, point) in opening {
            history.set_to_move(color);
            make(&mut history, point);
        }
    }
    let mut written = 0;
    for number in 0..size.area() * 5 / 2 {
        if history.is_stopped() && !(random.percent(50) && history.begin_cleanup()) {
            break;
        }
        let said = sources.player.ask(&history, random)?;
        match &mut sources.label_source {
            LabelSource::Own => {
                let NetworkSession { policy, ownership, planes, .. } = &sources.player;
                row::write(rows, planes, &Labels { policy, evaluation: said, ownership });
                written += 1;
            }
            LabelSource::Results(results) => {
                written += results.add_rows(&history, (&sources.player.planes, said), rows, random);
            }
            LabelSource::Taught { teacher, every } if random.below(*every) == 0 => {
                let evaluation = teacher.ask(&history, random)?;
                let NetworkSession { policy, ownership, planes, .. } = &**teacher;
                row::write(rows, planes, &Labels { policy, evaluation, ownership });
                written += 1;
            }
            LabelSource::Taught { .. } => {}
            LabelSource::Positions(searched) => {
                written += searched.add_rows(&history, rows, random);
            }
        }
        // A decided game teaches how to win it, but few such positions are needed.
        if said.win.max(said.loss) > 0.995 && number > 20 && random.percent(2) {
            break;
        }
        let chosen = match random.percent(plan.mistakes) {
            true => anything(&sources.player.policy, random),
            false => sources.player.choose(plan.temperature, random),
        };
        make(&mut history, size.at(chosen));
    }
    Ok(written)
}

/// Plays on the point, or passes.
fn make(history: &mut InputHistory, point: Option<Point>) -> (Color, Option<Point>) {
    let color = history.to_move();
    match point {
        Some(point) => drop(history.play(color, point)),
        None => history.pass(color),
    }
    (color, point)
}

/// Any legal play; a pass where there is none.
fn anything(policy: &[f32], random: &mut Random) -> usize {
    let (pass, plays) = (policy.len() - 1, &policy[..policy.len() - 1]);
    let legal: Vec<usize> = (0..plays.len()).filter(|i| plays[*i] > 0.0).collect();
    if legal.is_empty() { pass } else { legal[random.below(legal.len())] }
}

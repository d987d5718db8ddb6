//! One game to learn from.

use crate::network_session::{Failure, NetworkSession};
use crate::row_file::RowFile;
use crate::search_results::SearchResults;
use crate::searched_positions::SearchedPositions;
use tengen_engine::Terms;
use tengen_engine::features::InputHistory;
use tengen_net::Evaluation;
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
    /// All positions of the game, with the player's own evaluation. In `asides` percent of them
    /// also positions after odd moves.
    Own { asides: u32 },
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

/// The temperature of the moves beside the game. A search looks at such moves too.
const ODD: f64 = 1.5;
/// Most moves in a row beside the game.
const ASIDE: usize = 3;

/// Plays a game on an empty board of `size` and adds its positions to `rows`.
///
/// # Errors
/// None for boards of the size that the networks were prepared for, unless the disk is full, or the
/// program that evaluates is gone.
pub(crate) fn play(
    sources: &mut Sources,
    size: Size,
    rows: &RowFile,
    random: &mut Random,
) -> Result<(), Failure> {
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
            return Ok(());
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
    let mut new = Vec::new();
    for number in 0..size.area() * 5 / 2 {
        if history.is_stopped() && !(random.percent(50) && history.begin_cleanup()) {
            break;
        }
        let said = sources.player.ask(&history, random)?;
        new.clear();
        let count =
            sources.label_source.add_rows(&sources.player, (&history, said), &mut new, random)?;
        rows.add(&new, count)?;
        // A decided game teaches how to win it, but few such positions are needed.
        if said.win.max(said.loss) > 0.995 && number > 20 && random.percent(2) {
            break;
        }
        let chosen = match random.percent(plan.mistakes) {
            true => anything(&sources.player.policy, random),
            false => sources.player.choose(plan.temperature, random),
        };
        if let LabelSource::Own { asides } = sources.label_source
            && asides > 0
            && random.percent(asides)
        {
            new.clear();
            let count = aside(&mut sources.player, &history, &mut new, random)?;
            rows.add(&new, count)?;
        }
        make(&mut history, size.at(chosen));
    }
    Ok(())
}

impl LabelSource {
    /// Appends the rows of a position of the game, which the player evaluates so; says how many.
    fn add_rows(
        &mut self,
        player: &NetworkSession,
        (history, said): (&InputHistory, Evaluation),
        rows: &mut Vec<u8>,
        random: &mut Random,
    ) -> Result<usize, Failure> {
        match self {
            LabelSource::Own { .. } => player.write(rows, said),
            LabelSource::Results(results) => {
                return Ok(results.add_rows(history, (&player.planes, said), rows, random));
            }
            LabelSource::Taught { teacher, every } if random.below(*every) == 0 => {
                let evaluation = teacher.ask(history, random)?;
                teacher.write(rows, evaluation);
            }
            LabelSource::Taught { .. } => return Ok(0),
            LabelSource::Positions(searched) => return Ok(searched.add_rows(history, rows, random)),
        }
        Ok(1)
    }
}

/// Appends positions after odd moves, beside the game, whose last position the player has just
/// evaluated; says how many.
fn aside(
    player: &mut NetworkSession,
    history: &InputHistory,
    rows: &mut Vec<u8>,
    random: &mut Random,
) -> Result<usize, Failure> {
    let mut history = history.clone();
    let moves = 1 + random.below(ASIDE);
    for number in 0..moves {
        let chosen = player.choose(ODD, random);
        make(&mut history, player.planes.size.at(chosen));
        if history.is_stopped() {
            return Ok(number);
        }
        let said = player.ask(&history, random)?;
        player.write(rows, said);
    }
    Ok(moves)
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

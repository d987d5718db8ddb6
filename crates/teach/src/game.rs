//! One game to learn from.

use crate::ahead::Ahead;
use crate::found::Finder;
use crate::row::{self, Word};
use crate::voice::Voice;
use tengen_engine::Terms;
use tengen_engine::features::InputHistory;
use tengen_net::InputError;
use tengen_random::Random;
use tengen_rules::{Board, Color, Method, Point, Ruleset, Score, Size, presets};

/// Who plays, and who says what is learned.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) player: Voice,
    pub(crate) lesson: Lesson,
}

/// Which positions are learned from, and who speaks of them.
#[derive(Debug)]
pub(crate) enum Lesson {
    /// All of the game, of which the player itself speaks.
    Own,
    /// Some of the game, with what a search by the player finds.
    Found(Box<Finder>),
    /// One in so many of the game, of which a teacher speaks.
    Taught { teacher: Box<Voice>, every: usize },
    /// Those that a search by the player looks at.
    Searched(Box<Ahead>),
}

/// How a game is to go: drawn anew for each.
struct Plan {
    rules: &'static Ruleset,
    /// Stones that Black plays before White moves.
    ahead: usize,
    /// Moves that are played as wildly as the opening is to be.
    opening: usize,
    wildness: f64,
    temperature: f64,
    /// Of how many hundred moves one is any legal move.
    mistakes: u32,
    /// Whether komi is what the player thinks fair after the opening.
    fair: bool,
}

impl Plan {
    fn draw(size: Size, random: &mut Random) -> Plan {
        let shown = |rules: &&&'static Ruleset| rules.scoring.method == Method::Territory;
        let (territory, area): (Vec<_>, Vec<_>) = presets::ALL.iter().partition(shown);
        let books = if random.percent(40) { territory } else { area };
        let ahead = if random.percent(10) { 1 + random.below(4) } else { 0 };
        Plan {
            rules: books[random.below(books.len())],
            ahead,
            opening: random.below(size.area() / 6 + 1),
            wildness: 0.8 + 1.2 * random.unit(),
            temperature: 0.3 + 0.7 * random.unit(),
            mistakes: [0, 1, 2, 5, 10][random.below(5)],
            fair: random.percent(60) || ahead > 0,
        }
    }

    fn history(&self, size: Size, komi: Score) -> InputHistory {
        let terms = Terms { rules: self.rules.clone(), komi, compensation: Score::ZERO };
        InputHistory::new(terms, Board::new(size), Color::Black, [0; 2])
    }

    /// A komi that is `lead` points better for White than `komi`, give or take a few points.
    fn komi(&self, size: Size, komi: Score, lead: f64, random: &mut Random) -> Score {
        // Twelve even chances make a normal one.
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
/// None for boards of the size the voices were made for.
pub(crate) fn play(
    table: &mut Table,
    size: Size,
    rows: &mut Vec<u8>,
    random: &mut Random,
) -> Result<usize, InputError> {
    let plan = Plan::draw(size, random);
    let mut komi = plan.komi(size, plan.rules.komi, 0.0, random);
    let mut history = plan.history(size, komi);
    let mut opening = Vec::new();
    while opening.len() < plan.opening + plan.ahead {
        table.player.ask(&history, random)?;
        let chosen = table.player.choose(plan.wildness, random);
        opening.push(make(&mut history, size.at(chosen)));
        if opening.len() <= plan.ahead {
            history.set_to_move(Color::Black);
        }
        if history.is_stopped() {
            return Ok(0);
        }
    }
    if plan.fair {
        let lead = table.player.ask(&history, random)?.lead;
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
        let said = table.player.ask(&history, random)?;
        match &mut table.lesson {
            Lesson::Own => {
                let Voice { policy, ownership, planes, .. } = &table.player;
                row::write(rows, planes, &Word { policy, evaluation: said, ownership });
                written += 1;
            }
            Lesson::Found(finder) => {
                written += finder.look(&history, (&table.player.planes, said), rows, random);
            }
            Lesson::Taught { teacher, every } if random.below(*every) == 0 => {
                let evaluation = teacher.ask(&history, random)?;
                let Voice { policy, ownership, planes, .. } = &**teacher;
                row::write(rows, planes, &Word { policy, evaluation, ownership });
                written += 1;
            }
            Lesson::Taught { .. } => {}
            Lesson::Searched(ahead) => {
                written += ahead.look(&history, rows, random);
            }
        }
        // A game that is decided teaches how to win it, but not much of that is needed.
        if said.win.max(said.loss) > 0.995 && number > 20 && random.percent(2) {
            break;
        }
        let chosen = match random.percent(plan.mistakes) {
            true => anything(&table.player.policy, random),
            false => table.player.choose(plan.temperature, random),
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

//! The solver's answers, held against the rules of `tengen-rules`.

use super::conquest::Conquest;
use super::grid::Grid;
use super::life::safe;
use super::problem::Problem;
use super::search::{Memory, PASS, Search, Turn};
use super::stones::Stones;
use super::watch::Watch;
use super::{Solution, Unsolvable, solve};
use tengen_random::Random;
use tengen_rules::{Board, Color, Extras, Line, Ruleset, Settlement, Size, count, presets};

mod part;
mod reached;
mod table;
mod territory;
mod whole;

const MEMORY: usize = 8 << 20;

fn size(width: usize, height: usize) -> Size {
    Size::new(width, height).unwrap()
}

fn solved(width: usize, height: usize, rules: &Ruleset) -> Solution {
    let board = Board::new(size(width, height));
    let problem = Problem::new(board, Color::Black, rules).unwrap();
    solve(&problem, MEMORY, 1, &Watch::default()).unwrap()
}

/// The legal positions of a size, among every `every`-th drawing of one.
fn positions(size: Size, every: usize) -> impl Iterator<Item = Board> {
    (0..3usize.pow(size.area() as u32)).step_by(every).filter_map(move |number| {
        let cell = |p: usize| number / 3usize.pow(p as u32) % 3;
        let stones = size.points().filter_map(|p| match cell(p.index()) {
            1 => Some((Color::Black, p)),
            2 => Some((Color::White, p)),
            _ => None,
        });
        Board::with_stones(size, stones.collect::<Vec<_>>()).ok()
    })
}

#[test]
fn a_play_agrees_with_the_rules() {
    for (width, height) in [(1, 7), (2, 2), (4, 2), (3, 3)] {
        let size = size(width, height);
        let grid = Grid::new(size).unwrap();
        for board in positions(size, 1) {
            let stones = Stones::on(&grid, &board);
            for (color, p) in
                Color::BOTH.into_iter().flat_map(|c| size.points().map(move |p| (c, p)))
            {
                let mut after = board.clone();
                let Ok(expected) = after.play(color, p) else { continue };
                let played = stones.play(&grid, color, p.index() as u8);
                let case = format!("{color} {} on\n{board}", size.name(p));
                assert_eq!(played.stones, Stones::on(&grid, &after), "{case}");
                assert_eq!(played.taken.count_ones(), u32::from(expected.captured), "{case}");
                assert_eq!(played.lost.count_ones(), u32::from(expected.self_captured), "{case}");
                let ko = expected.ko.map(|ko| ko.index() as u8);
                assert_eq!(played.ko, ko, "{case}");
            }
        }
    }
}

/// The margin when all stones count as they stand.
fn margin(board: &Board) -> i32 {
    let everything = Settlement::all_alive(board);
    let counted = count(board, &presets::DAVIES.scoring, &everything, &Extras::default());
    counted.margin().to_halves() / 2
}

/// Rules of every kind that can be solved.
const RULES: [&Ruleset; 6] = [
    &presets::DAVIES,
    &presets::TROMP_TAYLOR,
    &presets::AGA_AREA,
    &presets::NEW_ZEALAND,
    &presets::FRENCH,
    &presets::SIMPLIFIED_ING,
];

/// Games between a player who should win and one who tries every move. They keep their whole
/// history, follow the rules of `tengen-rules`, and go to the very end.
struct Trial<'a> {
    search: Search<'a>,
    goal: i32,
    winner: Color,
    games: usize,
    /// The plan that tells the winner what to play.
    guide: Option<Conquest<'a>>,
    /// Chooses the loser's move that is tried; `None` tries all of them.
    choice: Option<Random>,
}

impl Trial<'_> {
    /// Plays on. The solver chooses the winner's moves.
    fn play(&mut self, line: &Line, turn: Turn) {
        let color = line.to_move();
        let size = line.board().size();
        let points: Vec<u8> = size.points().map(|p| p.index() as u8).collect();
        let legal = |p: &&u8| line.check(color, size.at(usize::from(**p)).unwrap()).is_ok();
        let legal: Vec<u8> = points.iter().filter(legal).copied().chain([PASS]).collect();
        let known: Vec<u8> = points
            .into_iter()
            .chain([PASS])
            .filter(|p| {
                self.search.trail.newest().stones.occupied() & 1u32.unbounded_shl((*p).into()) == 0
                    && self.search.child(turn, *p).is_ok()
            })
            .collect();
        assert_eq!(known, legal, "{color} on\n{}", line.board());
        if color == self.winner {
            // A proof never gives a move that superko forbids.
            let stones = self.search.trail.newest().stones;
            let advice = self.guide.as_mut().and_then(|guide| guide.advice(stones, turn));
            assert!(advice.is_none_or(|play| legal.contains(&play)));
            let best = self.search.winning(turn, self.goal, self.guide.as_mut()).expect("a win");
            assert!(legal.contains(&best));
            return self.follow(line, turn, best);
        }
        if let Some(random) = &mut self.choice {
            let choice = legal[random.below(legal.len())];
            return self.follow(line, turn, choice);
        }
        for play in legal {
            self.follow(line, turn, play);
        }
    }

    fn follow(&mut self, line: &Line, turn: Turn, play: u8) {
        let mut next = line.clone();
        let color = line.to_move();
        match line.board().size().at(play.into()).filter(|_| play != PASS) {
            Some(point) => drop(next.play(color, point).unwrap()),
            None if turn.passed => {
                self.games += 1;
                let black = margin(line.board()) >= self.goal;
                assert_eq!(black, self.winner == Color::Black, "at the end\n{}", line.board());
                return;
            }
            None => next.pass(color),
        }
        let turn = self.search.enter(turn, play).unwrap();
        self.play(&next, turn);
        self.search.leave();
    }
}

/// Tries whether the margin holds for both sides: against every move, or in `games` games with
/// random moves.
fn try_out(width: usize, height: usize, rules: &Ruleset, games: Option<usize>) {
    let margin = solved(width, height, rules).margin().unwrap();
    let board = Board::new(size(width, height));
    let problem = Problem::new(board.clone(), Color::Black, rules).unwrap();
    let memory = Memory::new(2 * MEMORY);
    let watch = Watch::default();
    for (goal, winner) in [(margin, Color::Black), (margin + 1, Color::White)] {
        let search = Search::new(&problem.question, &memory, &watch, goal as i8, u64::MAX);
        let choice = games.map(|_| Random::new(5));
        let mut trial = Trial { search, goal, winner, games: 0, guide: None, choice };
        let line = Line::new(board.clone(), Color::Black, rules.play);
        for _ in 0..games.unwrap_or(1) {
            trial.play(&line, problem.question.turn);
        }
        assert!(trial.games >= games.unwrap_or(1));
    }
}

#[test]
fn margins_hold_against_everything_that_can_be_played() {
    for rules in RULES {
        for (width, height) in [(1, 1), (2, 1), (3, 1), (4, 1), (2, 2)] {
            try_out(width, height, rules, None);
        }
    }
}

#[test]
fn margins_hold_in_games_by_chance() {
    for (width, height) in [(5, 1), (7, 1), (3, 2), (3, 3), (3, 4)] {
        try_out(width, height, &presets::DAVIES, Some(50));
    }
}

#[test]
fn safe_points_are_known_without_a_search() {
    // A wall with an eye at each end: the points beside it are Black's as well.
    let points = |diagram: &str| {
        let board = Board::parse(diagram).unwrap();
        let grid = Grid::new(board.size()).unwrap();
        safe(&grid, Stones::on(&grid, &board), Color::Black).points.count_ones()
    };
    assert_eq!(points(". X . X .\nX X X X X"), 10);
    // Two chains with two common liberties are as good as one.
    assert_eq!(points(". X . X .\nX X . X X"), 10);
    // Beside the only eye there is room for White.
    assert_eq!(points(". X . .\nX X . ."), 0);
    // White cannot make two eyes on two points that touch, but can on three in a row.
    assert_eq!(points(". X . X . .\nX X X X . ."), 12);
    assert_eq!(points(". X . X . . .\nX X X X . . ."), 8);
}

#[test]
fn safe_points_stay_safe_to_the_end_of_the_game() {
    let mut random = Random::new(3);
    for ((width, height), every) in [((4, 2), 1), ((3, 3), 1), ((4, 3), 31), ((4, 4), 4001)] {
        let size = size(width, height);
        let grid = Grid::new(size).unwrap();
        let mut claims = 0;
        for board in positions(size, every) {
            let stones = Stones::on(&grid, &board);
            for winner in Color::BOTH {
                let safe = safe(&grid, stones, winner);
                if safe.points != 0 {
                    claims += 1;
                    let lead = 2 * safe.points.count_ones() as i32 - grid.area();
                    let rules = RULES[random.below(2)];
                    hold(&board, winner, lead, rules, random.bits());
                }
            }
        }
        assert!(claims > 100, "{width}x{height}: {claims}");
    }
}

/// Plays a game in which the opponent of the safe side begins and plays random moves.
fn hold(board: &Board, winner: Color, lead: i32, rules: &Ruleset, seed: u64) {
    let goal = if winner == Color::Black { lead } else { 1 - lead };
    let problem = Problem::new(board.clone(), !winner, rules).unwrap();
    let memory = Memory::new(1 << 17);
    let watch = Watch::default();
    let search = Search::new(&problem.question, &memory, &watch, goal as i8, u64::MAX);
    let choice = Some(Random::new(seed));
    let mut trial = Trial { search, goal, winner, games: 0, guide: None, choice };
    trial.play(&Line::new(board.clone(), !winner, rules.play), problem.question.turn);
}

#[test]
fn published_margins() {
    // Area, no komi, positional superko, no suicide.
    let cases = [
        ((3, 1), 3),
        ((4, 1), 4),
        ((5, 1), 0),
        ((6, 1), 1),
        ((7, 1), 2),
        ((2, 2), 1),
        ((3, 2), 0),
        ((4, 2), 8),
        ((5, 2), 10),
        ((3, 3), 9),
        ((4, 3), 4),
        ((5, 3), 15),
    ];
    for ((width, height), margin) in cases {
        let solution = solved(width, height, &presets::DAVIES);
        assert_eq!(solution.margin(), Some(margin), "{width}x{height}");
    }
}

#[test]
fn a_stopped_search_returns_its_bounds() {
    let problem = Problem::new(Board::new(size(5, 5)), Color::Black, &presets::DAVIES).unwrap();
    let watch = Watch::default();
    watch.stop();
    let solution = solve(&problem, MEMORY, 1, &watch).unwrap();
    assert_eq!((solution.low, solution.high, solution.margin()), (-25, 25, None));
    assert!(solution.line.is_empty());
}

#[test]
fn an_unsolvable_problem_is_refused_with_the_reason() {
    let refused = |diagram: Board, rules: &Ruleset| {
        Problem::new(diagram, Color::Black, rules).map(|_| ()).unwrap_err()
    };
    let empty = |width, height| Board::new(size(width, height));
    assert_eq!(refused(empty(6, 6), &presets::DAVIES), Unsolvable::Size(size(6, 6)));
    assert_eq!(refused(empty(3, 6), &presets::JAPANESE), Unsolvable::TerritorySize(size(3, 6)));
    assert_eq!(refused(empty(2, 2), &presets::KOREAN), Unsolvable::Repetition(None));
    assert_eq!(refused(empty(2, 2), &presets::BUTTON), Unsolvable::Scoring);
    let mut problem = Problem::new(empty(2, 2), Color::Black, &presets::DAVIES).unwrap();
    problem.play(None).unwrap();
    problem.play(None).unwrap();
    assert_eq!(problem.play(None), Err(Unsolvable::Over));
    assert_eq!(solve(&problem, MEMORY, 1, &Watch::default()).unwrap().margin(), Some(0));
}

//! One random game in both programs.

use super::katago::{Katago, Shown};
use super::terms::Terms;
use crate::random::Random;
use std::collections::HashSet;
use std::fmt;
use tengen_rules::{
    Color, Effect, Event, GameSetup, Handicap, Method, Outcome, Owner, Point, Score, Settlement,
    Size,
};

/// A game as it goes on, and its conditions.
pub(super) struct Game {
    random: Random,
    terms: Terms,
    size: Size,
    handicap: usize,
    komi: Score,
    word: String,
    game: Option<tengen_rules::Game>,
}

/// A difference between the programs.
pub(super) enum Difference {
    /// The stones, or the number of stones taken.
    Position(Shown),
    /// Whether the player may play here: Tengen's refusal, or none where KataGo refuses.
    Legality { color: Color, name: String, refusal: Option<String> },
    /// The result of a game played out: Tengen's and KataGo's.
    Score { ours: String, theirs: String },
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Difference::Position(shown) => write!(
                f,
                "KataGo has another position, {} black and {} white stones taken:\n{}",
                shown.taken[0],
                shown.taken[1],
                shown.rows.join("\n")
            ),
            Difference::Legality { color, name, refusal: Some(why) } => {
                write!(f, "{color} {name} is allowed by KataGo, refused by Tengen: {why}")
            }
            Difference::Legality { color, name, refusal: None } => {
                write!(f, "{color} {name} is allowed by Tengen, refused by KataGo")
            }
            Difference::Score { ours, theirs } => write!(f, "{ours} in Tengen, {theirs} in KataGo"),
        }
    }
}

/// The numbers of things compared.
#[derive(Default)]
pub(super) struct Sums {
    moves: u64,
    points: u64,
    refused: u64,
    taken: u64,
    scores: u64,
    unfinished: u64,
}

impl fmt::Display for Sums {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sums { moves, points, refused, taken, scores, unfinished } = self;
        write!(
            f,
            "{moves} moves, {points} empty points judged of which {refused} illegal, {taken} stones \
             taken, {scores} scores, {unfinished} games too long to be scored"
        )
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = self.game.as_ref().map_or(0, |game| game.moves().len());
        write!(
            f,
            "{} {}, handicap {}, komi {}, after {moves} moves",
            self.size, self.word, self.handicap, self.komi
        )
    }
}

impl Game {
    /// Chooses the conditions of a game.
    pub(super) fn new(seed: u64) -> Game {
        let mut random = Random::new(seed);
        // Half of the games on small boards, where positions recur.
        let longest = if random.below(2) == 0 { 5 } else { 19 };
        let mut side = || 2 + random.below(longest - 1);
        let sides = (side(), side());
        let size = Size::new(sides.0, sides.1).expect("from 2 to 19");
        let terms = Terms::random(&mut random);
        let handicap =
            if size.area() >= 16 && random.below(4) == 0 { 2 + random.below(4) } else { 0 };
        let komi = Score::halves(random.below(40) as i32 - 20);
        Game { random, terms, size, handicap, komi, word: String::new(), game: None }
    }

    /// Tengen's board.
    pub(super) fn shown(&self) -> String {
        self.game.as_ref().map(|game| game.board().to_string()).unwrap_or_default()
    }

    /// Plays to the end, or to the first difference.
    ///
    /// # Errors
    /// If one of the programs cannot go on.
    pub(super) fn play(
        &mut self,
        katago: &mut Katago,
        sums: &mut Sums,
    ) -> Result<Option<Difference>, String> {
        let mut game = self.begin(katago)?;
        let outcome = self.go_on(&mut game, katago, sums);
        self.game = Some(game);
        outcome
    }

    fn begin(&mut self, katago: &mut Katago) -> Result<tengen_rules::Game, String> {
        let (word, rules) = self.terms.ruleset()?;
        let (size, stones) = (self.size, self.handicap);
        let handicap = if stones == 0 { Handicap::None } else { Handicap::Free(stones as u8) };
        let mut setup = GameSetup::new(size, rules, handicap);
        setup.komi = self.komi;
        let mut game = tengen_rules::Game::new(setup).map_err(|e| e.to_string())?;
        katago.done(&format!("rectangular_boardsize {} {}", size.width(), size.height()))?;
        katago.done(&format!("kata-set-rules {word}"))?;
        katago.done("clear_board")?;
        katago.done(&format!("komi {}", self.komi))?;
        self.word = word;
        let mut names = Vec::new();
        while names.len() < stones {
            let empty: Vec<Point> = game.board().empty_points().collect();
            let point = self.random.of(&empty);
            // A stone without liberties is refused; another point is tried.
            if game.apply(Event::Play { color: Color::Black, point }).is_ok() {
                names.push(size.name(point));
            }
        }
        if stones > 0 {
            katago.done(&format!("set_free_handicap {}", names.join(" ")))?;
        }
        Ok(game)
    }

    fn go_on(
        &mut self,
        game: &mut tengen_rules::Game,
        katago: &mut Katago,
        sums: &mut Sums,
    ) -> Result<Option<Difference>, String> {
        // KataGo ends a game at a player's second pass in the same position under some rules.
        let mut passed = HashSet::new();
        let mut last_choice = None;
        for _ in 0..6 * self.size.area() + 20 {
            if let Some(difference) = compare(game, katago, sums)? {
                return Ok(Some(difference));
            }
            let color = game.to_move().ok_or("Tengen's game is over")?;
            let just_passed = game.moves().last().is_some_and(|last| last.point.is_none());
            let choice = self.choose(game, color);
            // KataGo takes Black's plays before White's first for a handicap.
            let begun = game.moves().iter().any(|m| m.color == Color::White && m.point.is_some());
            let made = choice.filter(|_| !begun || just_passed || self.random.below(30) > 0);
            if made.is_none() {
                // Neither side has anything left to play, unless the opponent passed of free will.
                if just_passed && last_choice.is_none() {
                    return score(game, katago, sums);
                }
                if just_passed || !passed.insert((color, game.board().rows())) {
                    break;
                }
            }
            make(game, katago, color, made)?;
            last_choice = choice;
        }
        sums.unfinished += 1;
        Ok(None)
    }

    /// A random play that fills no eye of the player's own and seldom takes off own stones.
    fn choose(&mut self, game: &tengen_rules::Game, color: Color) -> Option<Point> {
        let board = game.board();
        let suicides = self.random.below(10) == 0;
        let sensible = |p: &Point| {
            let eye = board.neighbours(*p).all(|q| board.get(q) == Some(color));
            let effect = game.line().check(color, *p);
            !eye && effect.is_ok_and(|effect| suicides || !matches!(effect, Effect::Suicide(_)))
        };
        let points: Vec<Point> = board.empty_points().filter(sensible).collect();
        if points.is_empty() { None } else { Some(self.random.of(&points)) }
    }
}

/// Plays or passes in both programs.
fn make(
    game: &mut tengen_rules::Game,
    katago: &mut Katago,
    color: Color,
    made: Option<Point>,
) -> Result<(), String> {
    let event = match made {
        Some(point) => Event::Play { color, point },
        None => Event::Pass { color },
    };
    game.apply(event).map_err(|refusal| refusal.to_string())?;
    let name = made.map_or_else(|| "pass".to_owned(), |point| game.board().size().name(point));
    katago.done(&format!("play {color} {name}")).map(drop)
}

/// Compares the position, and where the player to move may play.
fn compare(
    game: &tengen_rules::Game,
    katago: &mut Katago,
    sums: &mut Sums,
) -> Result<Option<Difference>, String> {
    let board = game.board();
    let shown = katago.shown(board.size())?;
    let ours = Shown { rows: board.rows(), taken: Color::BOTH.map(|color| game.captures(!color)) };
    if shown != ours {
        return Ok(Some(Difference::Position(shown)));
    }
    let color = game.to_move().ok_or("Tengen's game is over")?;
    let legal = katago.legal(board.size())?;
    sums.moves += 1;
    for point in board.size().points() {
        let ours = game.line().check(color, point);
        if board.is_empty(point) {
            sums.points += 1;
            sums.refused += u64::from(ours.is_err());
        }
        if ours.is_ok() != legal[point.index()] {
            let refusal = ours.err().map(|illegal| illegal.to_string());
            return Ok(Some(Difference::Legality {
                color,
                name: board.size().name(point),
                refusal,
            }));
        }
    }
    Ok(None)
}

/// Passes until both programs count, and compares the results.
fn score(
    game: &mut tengen_rules::Game,
    katago: &mut Katago,
    sums: &mut Sums,
) -> Result<Option<Difference>, String> {
    while let Some(color) = game.to_move() {
        make(game, katago, color, None)?;
    }
    if game.setup().rules.scoring.method == Method::Territory {
        // KataGo counts territory after two more phases of play.
        let mut color = game.line().to_move();
        for _ in 0..4 {
            katago.done(&format!("play {color} pass"))?;
            color = !color;
        }
    }
    sums.scores += 1;
    sums.taken += Color::BOTH.into_iter().map(|c| u64::from(game.captures(c))).sum::<u64>();
    let count = game.count(&settlement(game));
    let ours = match Outcome::of_margin(count.margin()) {
        Outcome::Draw => "0".to_owned(),
        won => won.to_string(),
    };
    // KataGo writes W+3.0 where the margin is whole.
    let theirs = katago.done("final_score")?.replace(".0", "");
    Ok((ours != theirs).then_some(Difference::Score { ours, theirs }))
}

/// All stones are alive. In seki are the stones that KataGo takes for it: the groups that touch a
/// neutral point, and those with a stone in atari.
fn settlement(game: &tengen_rules::Game) -> Settlement {
    let board = game.board();
    let alive = Settlement::all_alive(board);
    let count = game.count(&alive);
    let mut seki = count.seki;
    for (color, stone) in board.chains().filter(|(_, stone)| board.liberties(*stone).len() == 1) {
        let of_color = [Owner::Of(color), Owner::SekiEye(color)];
        let group = board.region(stone, |p| of_color.contains(&count.owner[p.index()]));
        seki.extend(group.iter().filter(|p| board.get(*p).is_some()));
    }
    Settlement { seki: Some(seki), ..alive }
}

//! Finished games whose dead stones people have marked: the test positions of OGS's score
//! estimator and autoscore, read from the folder named by TENGEN_FIXTURES. What the judge said on
//! which ground and how often that was right, and how long it took, is printed.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;
use tengen_judge::{Area, Basis, Status, propose};
use tengen_rules::{Board, Color, Point, PointSet, Size, presets};

struct Case {
    name: String,
    board: Board,
    to_move: Color,
    dead: PointSet,
    /// Whose each point is, as far as that is said: `B`, `W`, `s` for an open border, a blank for
    /// nobody's, `*` for what may be either.
    owner: Vec<u8>,
}

fn folder(name: &str) -> Option<PathBuf> {
    let Some(root) = std::env::var_os("TENGEN_FIXTURES") else {
        println!("not run: TENGEN_FIXTURES names no folder with {name}");
        return None;
    };
    Some(Path::new(&root).join(name))
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder of fixtures can be read") {
        let path = entry.expect("its entries can be read").path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// `height H`, `width W`, `player_to_move ±1`, the stones, then 1 on each point marked dead.
fn estimator(path: &Path) -> Case {
    let text = fs::read_to_string(path).expect("a game file");
    let (mut width, mut height, mut to_move) = (0, 0, Color::Black);
    let mut numbers = Vec::new();
    for line in text.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#')) {
        match line.split_once(' ') {
            Some(("height", n)) => height = n.trim().parse().expect("a height"),
            Some(("width", n)) => width = n.trim().parse().expect("a width"),
            Some(("player_to_move", "-1")) => to_move = Color::White,
            Some(("player_to_move", _)) => {}
            _ => numbers.extend(line.split_whitespace().map(|n| n.parse::<i8>().expect("a cell"))),
        }
    }
    let size = Size::new(width, height).expect("a size");
    let (stones, marks) = numbers.split_at(size.area());
    let color = |p: Point| match stones[p.index()] {
        1 => Some(Color::Black),
        -1 => Some(Color::White),
        _ => None,
    };
    let board = Board::with_stones(size, size.points().filter_map(|p| Some((color(p)?, p))));
    let marked = |p: &Point| color(*p).is_some() && marks[p.index()] == 1;
    Case {
        name: path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        board: board.expect("a legal position"),
        to_move,
        dead: PointSet::of(size, size.points().filter(marked)),
        owner: vec![b'*'; size.area()],
    }
}

/// The quoted strings of a JSON list of strings under `key`.
fn strings(text: &str, key: &str) -> Vec<String> {
    let from = text.find(&format!("\"{key}\"")).expect("the key") + key.len() + 2;
    let list = &text[from..];
    let list = &list[list.find('[').expect("a list")..=list.find(']').expect("its end")];
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

fn autoscore(path: &Path) -> Case {
    let text = fs::read_to_string(path).expect("a game file");
    let (board, owner) = (strings(&text, "board"), strings(&text, "correct_ownership"));
    let drawn = board.join("\n").replace(' ', ".").replace('b', "X").replace('W', "O");
    let board = Board::parse(&drawn).expect("a legal position");
    let size = board.size();
    let owner: Vec<u8> = owner.iter().flat_map(|row| row.bytes()).collect();
    // A stone on a point that is not its colour's is dead; in an area with an open border the
    // point is nobody's then. `*` stands for either answer.
    let dead = |p: &Point| {
        let owner = owner[p.index()];
        board.get(*p).is_some_and(|c| owner != b'*' && owner != c.letter() as u8)
    };
    let dead = PointSet::of(size, size.points().filter(dead));
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Case { name, board, to_move: Color::Black, dead, owner }
}

/// How many cases come out exactly, and which stones of the others are judged otherwise.
fn judge(cases: &[Case]) -> usize {
    let mut right = 0;
    let (mut stones, mut wrong_stones) = (0, 0);
    let mut calibration: BTreeMap<String, [u32; 2]> = BTreeMap::new();
    let mut times = Vec::new();
    for case in cases {
        let started = Instant::now();
        let proposal = propose(&case.board, &presets::TROMP_TAYLOR.scoring, case.to_move);
        times.push(started.elapsed());
        for chain in &proposal.chains {
            let ground = match chain.basis {
                Basis::Proved => "proved".to_owned(),
                Basis::Read => "read".to_owned(),
                Basis::Estimated { confidence } => {
                    format!("estimated {:.1}", (confidence * 10.0).floor() / 10.0)
                }
            };
            let ground = format!("{ground} {:?}", chain.status);
            let right = case.dead.contains(chain.stone) == (chain.status == Status::Dead);
            calibration.entry(ground).or_default()[usize::from(right)] += 1;
        }
        let size = case.board.size();
        let name = |p: Point| size.name(p);
        let missed = case.dead.iter().filter(|p| !proposal.dead.contains(*p));
        let missed: Vec<String> = missed.map(name).collect();
        let extra = proposal.dead.iter().filter(|p| !case.dead.contains(*p));
        let extra: Vec<String> = extra.map(name).collect();
        let areas = proposal.areas(&case.board);
        let differs = |p: &Point| {
            let found = match areas[p.index()] {
                Area::Of(color) => color.letter() as u8,
                Area::Neutral => b' ',
                Area::Unsealed => b's',
            };
            case.owner[p.index()] != b'*' && case.owner[p.index()] != found
        };
        let points: Vec<String> = size.points().filter(differs).map(name).collect();
        if !points.is_empty() {
            println!("{}: these points are judged otherwise {points:?}", case.name);
        }
        stones += case.board.stones(Color::Black) + case.board.stones(Color::White);
        wrong_stones += missed.len() + extra.len();
        if missed.is_empty() && extra.is_empty() && points.is_empty() {
            right += 1;
        } else {
            println!("{}: left standing {missed:?}, taken off {extra:?}", case.name);
        }
    }
    for (ground, [wrong, right]) in calibration {
        println!("{ground}: {right} chains right, {wrong} wrong");
    }
    times.sort();
    println!("median {:?}, longest {:?}", times[times.len() / 2], times[times.len() - 1]);
    println!(
        "{right} of {} positions exact; {wrong_stones} of {stones} stones differ",
        cases.len()
    );
    right
}

#[test]
fn the_score_estimators_games() {
    let Some(folder) = folder("ogs-score-estimator") else { return };
    let cases: Vec<Case> = files(&folder, "game").iter().map(|p| estimator(p)).collect();
    assert_eq!(cases.len(), 54);
    let right = judge(&cases);
    assert!(right >= 53, "only {right} of {} come out", cases.len());
}

#[test]
fn the_autoscore_games() {
    let Some(folder) = folder("ogs-autoscore") else { return };
    let cases: Vec<Case> = files(&folder, "json").iter().map(|p| autoscore(p)).collect();
    assert!(!cases.is_empty());
    let right = judge(&cases);
    assert!(right == cases.len(), "only {right} of {} come out", cases.len());
}

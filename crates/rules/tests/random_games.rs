//! Random games that an independent, slow model of the rules played. Every refusal, every capture
//! and the count at the end must be the same here.
//!
//! `conformance/random-games.json` is a list of games. Each has `moves` from an empty board, Black
//! first. `illegal` has refused plays after a number of moves, by point, with the reason. At the
//! end come the position, the stones held (pass stones among them), the area and the literal
//! Japanese territory.

#[path = "cases/rulesets.rs"]
mod rulesets;

use serde_json::Value;
use tengen_rules::{
    Board, Color, Item, Ledger, Line, Owner, Refusal, Settlement, Size, count, methods,
};

#[test]
fn agree_with_an_independent_model() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../conformance/random-games.json");
    let games: Vec<Value> = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let mut refusals = 0;
    for (number, game) in games.iter().enumerate() {
        refusals += replay(game).unwrap_or_else(|why| panic!("game {number}: {why}: {game}"));
    }
    println!("{} games, {refusals} refusals", games.len());
    assert!(games.len() > 500 && refusals > 1000, "the corpus has shrunk");
}

fn replay(game: &Value) -> Result<usize, String> {
    let side = |i: usize| game["size"][i].as_u64().unwrap() as usize;
    let size = Size::new(side(0), side(1)).unwrap();
    let rules = rulesets::ruleset(game["rules"].as_str().unwrap());
    let mut line = Line::new(Board::new(size), Color::Black, rules.play);
    let mut ledger = Ledger::default();
    let mut refusals = 0;
    let checks = game["illegal"].as_array().unwrap();
    let moves = game["moves"].as_str().unwrap().split_whitespace();
    for (number, text) in moves.enumerate() {
        if let Some(check) = checks.iter().find(|check| check[0] == number) {
            refusals += illegal(&line, &check[1]).map_err(|why| format!("move {number}: {why}"))?;
        }
        let color = line.to_move();
        match size.parse(text) {
            Some(p) => ledger.played(color, line.play(color, p).map_err(|e| e.to_string())?),
            None => {
                line.pass(color);
                ledger.passed(color, &rules.scoring);
            }
        }
    }
    let rows: Vec<&str> = game["rows"].as_array().unwrap().iter().flat_map(Value::as_str).collect();
    same("position", line.board().rows(), rows)?;
    let held = Color::BOTH.map(|c| ledger.captures(c) + ledger.pass_stones(c));
    same("stones held", held.to_vec(), numbers(&game["held"]))?;

    let all_alive = Settlement::all_alive(line.board());
    let counted = |scoring| count(line.board(), &scoring, &all_alive, &Default::default());
    let area = counted(rulesets::scoring("area"));
    let owned = |c| area.owner.iter().filter(|owner| **owner == Owner::Of(c)).count() as u32;
    let areas = vec![owned(Color::Black), owned(Color::White), area.neutral() as u32];
    same("area", areas, numbers(&game["area"]))?;
    let japanese = counted(rulesets::scoring("japanese"));
    let territory = |c| japanese.points(c, Item::Territory).to_halves() as u32 / 2;
    let territories = Color::BOTH.map(territory).to_vec();
    same("territory", territories, numbers(&game["territory"]))?;
    let half = methods::half_count(
        line.board(),
        &rulesets::scoring("area"),
        &all_alive,
        &Default::default(),
        Color::White,
    );
    same("margin", half.margin, area.margin())?;
    Ok(refusals)
}

/// Compares the plays refused to the side to move, and the reasons.
fn illegal(line: &Line, expected: &Value) -> Result<usize, String> {
    let board = line.board();
    let mut refusals = 0;
    for p in board.empty_points() {
        let name = board.size().name(p);
        let reason = line.check(line.to_move(), p).err().map(|e| Refusal::from(e).code());
        same(&name, reason, expected[&name].as_str())?;
        refusals += usize::from(reason.is_some());
    }
    Ok(refusals)
}

fn numbers(list: &Value) -> Vec<u32> {
    list.as_array().unwrap().iter().map(|n| n.as_u64().unwrap() as u32).collect()
}

fn same<A: PartialEq<B> + std::fmt::Debug, B: std::fmt::Debug>(
    what: &str,
    got: A,
    expected: B,
) -> Result<(), String> {
    if got == expected {
        Ok(())
    } else {
        Err(format!("{what}: got {got:?}, expected {expected:?}"))
    }
}

//! The cases of `conformance/cases.json`, each check asked of this library.

mod cases;

use cases::{Case, Check};
use tengen_rules::{
    Board, Color, Extras, Game, GameSetup, Handicap, Item, Ledger, Line, Outcome, Owner, Phase,
    PointSet, Ruleset, Score, Scoring, Settlement, Win, methods,
};

#[test]
fn every_case() {
    let mut failures = Vec::new();
    let (mut passed, mut left_to_the_judge) = (0, 0);
    for case in cases::all() {
        for (number, check) in case.checks.iter().enumerate() {
            match verify(&case, check) {
                Ok(true) => passed += 1,
                Ok(false) => left_to_the_judge += 1,
                Err(why) => failures.push(format!("{} check {number} {}: {why}", case.id, check.t)),
            }
        }
    }
    println!("{passed} checks hold, {left_to_the_judge} life-and-death checks are the judge's");
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
    assert_eq!((passed, left_to_the_judge), (312, 19), "the case file has changed");
}

fn expect<T: PartialEq + std::fmt::Debug>(got: T, expected: T) -> Result<(), String> {
    if got == expected { Ok(()) } else { Err(format!("got {got:?}, expected {expected:?}")) }
}

/// `Ok(false)` for the checks that need reading: the judge answers them, not the referee.
fn verify(case: &Case, check: &Check) -> Result<bool, String> {
    let size = case.size();
    match check.t.as_str() {
        "life" => return Ok(false),
        "legal" | "illegal" => return legality(case, check).map(|()| true),
        "procedure" => return procedure(case, check).map(|()| true),
        _ => {}
    }
    let replay = case.replay(&case.rules(), check.after);
    let board = replay.line.board();
    let names = |set: &PointSet| cases::names(size, set.iter());
    let dead = || Settlement { dead: check.dead(board), seki: None };
    match check.t.as_str() {
        "liberties" => expect(names(&board.liberties(check.at(size))), check.points())?,
        "chain" => expect(cases::names(size, board.chain(check.at(size))), check.points())?,
        "empty_region" => {
            let region = board.region(check.at(size), |p| board.is_empty(p));
            expect(names(&region), check.points())?;
        }
        "chains" => {
            for (color, key) in [(Color::Black, "B"), (Color::White, "W")] {
                let of_color = board.chains().filter(|(c, _)| *c == color);
                let mut sizes: Vec<_> = of_color.map(|(_, p)| board.chain_len(p) as f64).collect();
                sizes.sort_by(|a, b| b.total_cmp(a));
                expect(sizes, check.numbers(key))?;
            }
        }
        "position" => expect(board.rows(), check.strings("rows"))?,
        "same_position" => {
            let other = case.replay(&case.rules(), check.number("as_after").map(|n| n as usize));
            expect(board.rows(), other.line.board().rows())?;
        }
        "differs" => {
            let other = case.replay(&case.rules(), check.number("as_after").map(|n| n as usize));
            let other = other.line.board();
            let differ = size.points().filter(|p| board.get(*p) != other.get(*p));
            expect(cases::names(size, differ), check.points())?;
        }
        "captured" => expect(names(&replay.captured), check.points())?,
        "self_captured" => expect(names(&replay.self_captured), check.points())?,
        "prisoners" => {
            let expected = [check.number("B"), check.number("W")];
            expect(replay.held().map(|n| Some(f64::from(n))), expected)?;
        }
        "ko_point" => {
            let ko = replay.line.ko().map(|p| size.name(p));
            expect(ko, check.string("at"))?;
        }
        "ended" => expect(replay.ended, check.flag("value"))?,
        "handicap" => {
            let n = check.number("n").unwrap_or_default() as usize;
            let points = tengen_rules::fixed_handicap(size, n).map_err(|e| e.to_string())?;
            let mut expected = check.points();
            expected.sort();
            expect(cases::names(size, points), expected)?;
        }
        "legal_moves" => {
            let color = cases::color(&check.string("colour").unwrap_or_default());
            expect(cases::names(size, replay.line.legal(color)), check.points())?;
        }
        "area" | "territory" => {
            // Nothing removed, eyes in seki counted, no prisoners: the position alone.
            let scoring = cases::scoring(&check.t);
            let all_alive = Settlement::all_alive(board);
            let count = tengen_rules::count(board, &scoring, &all_alive, &Default::default());
            let neutral = count.neutral() as f64;
            let total = |c| Some(f64::from(count.total(c)));
            expect(
                [total(Color::Black), total(Color::White), Some(neutral)],
                [check.number("B"), check.number("W"), check.number("neutral")],
            )?;
        }
        "jp" => {
            let scoring = cases::scoring("japanese");
            let count = tengen_rules::count(board, &scoring, &dead(), &Default::default());
            let territory = |c| Some(f64::from(count.points(c, Item::Territory)));
            expect(
                [territory(Color::Black), territory(Color::White)],
                [check.number("B"), check.number("W")],
            )?;
            if check.has("dame") {
                let neutral = |p: &tengen_rules::Point| {
                    count.owner[p.index()] == Owner::Neutral && board.is_empty(*p)
                };
                let dame = size.points().filter(neutral);
                let mut expected = check.strings("dame");
                expected.sort();
                expect(cases::names(size, dame), expected)?;
            }
            if check.has("seki") {
                let chain = |name: &String| board.chain_id(size.parse(name).unwrap());
                let expected = check.strings("seki");
                let expected: std::collections::BTreeSet<_> = expected.iter().map(chain).collect();
                let got = count.seki.iter().map(|p| board.chain_id(p)).collect();
                expect::<std::collections::BTreeSet<_>>(got, expected)?;
            }
        }
        "score" => score(case, check, &replay)?,
        "half_count" => {
            let komi = Score::try_from(check.number("komi").unwrap_or_default()).unwrap();
            let color = cases::color(&check.string("colour").unwrap_or("B".into()));
            let extras = Extras { komi, ..Extras::default() };
            let counted =
                methods::half_count(board, &cases::scoring("area"), &dead(), &extras, color);
            let quarters = |n: i32| Some(f64::from(n) / 4.0);
            expect(
                [
                    Some(f64::from(counted.own)),
                    quarters(counted.target_quarters),
                    quarters(counted.excess_quarters()),
                ],
                [check.number("own"), check.number("target"), check.number("excess")],
            )?;
        }
        "ing_fill" => {
            let counted = methods::fill_in(board, &dead(), &Extras::default());
            let counted = counted.map_err(|e| e.to_string())?;
            let inside = match counted.stages.last().map(|stage| stage.step) {
                Some(methods::Step::Fill { color, territory, stones }) if color != territory => {
                    stones
                }
                _ => 0,
            };
            expect(Some(inside as f64), check.number("inside"))?;
            let outcome = Outcome::of_margin(counted.margin);
            let winner = check.string("winner").unwrap();
            let margin = check.number("margin").unwrap();
            expect(cases::short(outcome), format!("{winner}+{margin}"))?;
        }
        "equivalence" => {
            let mut ledger = replay.ledger;
            ledger.let_white_pass_last(&case.rules().scoring);
            let prior = |key| check.number(key).unwrap_or_default() as u32;
            let made = |color| ledger.made(color);
            expect(made(Color::Black) + prior("prior_B"), made(Color::White) + prior("prior_W"))?;
            let extras = held(&ledger, Score::ZERO, Score::ZERO);
            let margin = |method: &str| {
                let scoring = cases::scoring(method);
                Some(f64::from(tengen_rules::count(board, &scoring, &dead(), &extras).margin()))
            };
            let diff = check.number("diff");
            expect([margin("area"), margin("territory")], [diff, diff])?;
        }
        "cycle" => {
            let from = check.number("from").unwrap_or_default() as usize;
            let start = case.replay(&case.rules(), Some(from));
            expect(board.rows(), start.line.board().rows())?;
            expect(replay.line.to_move(), start.line.to_move())?;
            let taken = |c| Some(f64::from(replay.ledger.captures(c) - start.ledger.captures(c)));
            expect(
                [taken(Color::Black), taken(Color::White)],
                [check.number("black_captures"), check.number("white_captures")],
            )?;
        }
        other => return Err(format!("no such check: {other}")),
    }
    Ok(true)
}

fn legality(case: &Case, check: &Check) -> Result<(), String> {
    let (color, point) = check.play(case.size());
    for (id, reason) in check.rules() {
        let replay = case.replay(&cases::ruleset(&id), check.after);
        let verdict = match point {
            None => Ok(None),
            Some(p) => replay.line.check(color, p).map(Some),
        };
        let got = verdict.err().map(|illegal| tengen_rules::Refusal::from(illegal).code());
        expect(got, reason.as_deref()).map_err(|why| format!("under {id}: {why}"))?;
        if let (Some(p), None) = (point, &reason) {
            let board = replay.line.board();
            if check.has("captures") {
                let taken = cases::names(case.size(), board.captures(color, p).iter());
                let mut expected = check.strings("captures");
                expected.sort();
                expect(taken, expected)?;
            }
            if check.has("self_captures") {
                let mut after: Line = replay.line.clone();
                let played = after.play(color, p).map_err(|e| e.to_string())?;
                let expected = check.strings("self_captures").len();
                expect(usize::from(played.self_captured), expected)?;
                for name in check.strings("self_captures") {
                    let gone = case.size().parse(&name).unwrap();
                    expect(after.board().is_empty(gone), true)?;
                }
            }
        }
    }
    Ok(())
}

/// The cases count pass stones as prisoners under every scoring.
fn held(ledger: &Ledger, komi: Score, compensation: Score) -> Extras {
    let extras = ledger.extras(komi, compensation);
    let all = |c: Color| ledger.captures(c) + ledger.pass_stones(c);
    Extras { captures: Color::BOTH.map(all), pass_stones: [0; 2], ..extras }
}

fn score(case: &Case, check: &Check, replay: &cases::Replay) -> Result<(), String> {
    let board = replay.line.board();
    let method = check.string("method").unwrap_or_default();
    let komi = Score::try_from(check.number("komi").unwrap_or_default()).unwrap();
    if method == "stones" {
        // The literal stone count of a board filled up to two eyes a group.
        let points = |c| Score::whole(board.stones(c) as i32);
        let margin = points(Color::Black) - points(Color::White) - komi;
        return expect(cases::short(Outcome::of_margin(margin)), check.string("result").unwrap());
    }
    let handicap = check.number("hcap").unwrap_or_default() as usize;
    let compensation = match check.string("hcap_comp").as_deref() {
        Some("n") => tengen_rules::Compensation::PerStone,
        Some("n-1") => tengen_rules::Compensation::PerStoneAfterFirst,
        _ => tengen_rules::Compensation::None,
    };
    let mut ledger = replay.ledger;
    if check.flag("white_last") {
        ledger.let_white_pass_last(&case.rules().scoring);
    }
    let extras = held(&ledger, komi, compensation.points(handicap));
    let settlement = Settlement { dead: check.dead(board), seki: None };
    let scoring: Scoring = cases::scoring(&method);
    let count = tengen_rules::count(board, &scoring, &settlement, &extras);
    expect(cases::short(Outcome::of_margin(count.margin())), check.string("result").unwrap())?;
    for (color, key) in [(Color::Black, "B"), (Color::White, "W")] {
        if let Some(points) = check.number(key) {
            expect(f64::from(count.total(color)), points)?;
        }
    }
    Ok(())
}

fn procedure(case: &Case, check: &Check) -> Result<(), String> {
    let rules: Ruleset = cases::ruleset(&check.string("rules").unwrap());
    let size = case.size();
    let board: Board = case.board();
    let stones = size.points().filter_map(|p| Some((board.get(p)?, p))).collect();
    let prisoners = case.prisoners();
    let (komi, handicap, to_move) = (Score::ZERO, Handicap::None, Some(case.to_play()));
    let setup = GameSetup { size, rules, komi, handicap, stones, to_move, prisoners };
    let mut game = Game::new(setup).map_err(|e| e.to_string())?;
    for text in check.strings("events") {
        for event in cases::event(&game, &text) {
            game.apply(event).map_err(|refusal| format!("{text}: {refusal}"))?;
        }
    }
    let expected = check.object("expect");
    let phase = match game.phase() {
        Phase::Placing { .. } => "placing",
        Phase::Play => "play",
        Phase::Settling(_) => "stopped",
        Phase::Ended(_) => "ended",
    };
    let held = |c| game.captures(c) + game.ledger().pass_stones(c);
    for (key, value) in expected {
        match key.as_str() {
            "phase" => expect(Some(phase), value.as_str())?,
            "to_move" => {
                expect(game.to_move(), value.as_str().map(cases::color))?;
            }
            "all_alive" => {
                let all_alive = matches!(game.phase(), Phase::Ended(e) if e.all_alive);
                expect(Some(all_alive), value.as_bool())?;
            }
            "prisoners" => {
                let got = Color::BOTH.map(|c| Some(held(c).into()));
                expect(got, [value[0].as_u64(), value[1].as_u64()])?;
            }
            "moves" => {
                let got = Color::BOTH.map(|c| Some(game.ledger().made(c).into()));
                expect(got, [value[0].as_u64(), value[1].as_u64()])?;
            }
            "forfeit" => {
                let loser = value.as_str().map(cases::color).unwrap();
                let outcome = Outcome::Win { winner: !loser, by: Win::Forfeit };
                expect(game.outcome(), Some(outcome))?;
            }
            "result" => {
                expect(game.outcome().map(cases::short), value.as_str().map(String::from))?;
            }
            "method" => {}
            other => return Err(format!("no such expectation: {other}")),
        }
    }
    Ok(())
}

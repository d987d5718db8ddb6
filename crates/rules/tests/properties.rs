//! Invariants, on random games of all sizes and rulesets.

use proptest::prelude::*;
use tengen_rules::{
    Board, Color, Effect, Event, Extras, Game, GameSetup, Handicap, Illegal, Item, Method, Outcome,
    Owner, Phase, PointSet, Refusal, Score, Scoring, Settlement, Size, StoneStatus, Win, methods,
    presets,
};

fn setups() -> impl Strategy<Value = GameSetup> {
    let sizes = (1..8usize, 1..8usize);
    (sizes, 0..presets::ALL.len(), 0..3u8).prop_map(|((width, height), rules, free)| {
        let size = Size::new(width, height).unwrap();
        let fits = free >= 2 && size.area() > 3;
        let handicap = if fits { Handicap::Free(free) } else { Handicap::None };
        GameSetup::new(size, presets::ALL[rules].clone(), handicap)
    })
}

/// Turns random numbers into events, most of them plays. Refused ones are part of the test.
fn event(game: &Game, dice: u32) -> Event {
    let size = game.setup().size;
    let color = if dice & 1 == 0 { Color::Black } else { Color::White };
    let mover = game.to_move().unwrap_or(color);
    let point = size.at((dice >> 8) as usize % size.area()).unwrap();
    match dice >> 1 & 31 {
        0 | 1 => Event::Pass { color: mover },
        2 => Event::Undo { moves: 1 + (dice >> 8) % 3 },
        3 => Event::Mark {
            color,
            points: vec![point],
            marking: StoneStatus::ALL[dice as usize / 128 % 3].into(),
        },
        4 => Event::Dispute { color },
        5 => Event::Accept { color, proposal: (game.log().len() as u64).saturating_sub(1) },
        6 => Event::Propose { dead: vec![point], seki: None },
        7 => Event::Offer { color, offer: tengen_rules::Offer::Undo { moves: 1 } },
        8 => Event::Answer { color, accept: dice & 128 != 0 },
        9 => Event::Play { color, point },
        10 => Event::Pass { color },
        11 => Event::Illegal { color: mover, point },
        _ => Event::Play { color: mover, point },
    }
}

/// A play, or now and then a pass, for the side to move.
fn next_move(game: &Game, dice: u32) -> Event {
    let passes = dice >> 1 & 31 < 2;
    event(game, if passes { dice } else { dice | 16 << 1 })
}

fn play_out(setup: GameSetup, dice: &[u32]) -> Game {
    let mut game = Game::new(setup).unwrap();
    for roll in dice {
        let before = game.clone();
        let event = event(&game, *roll);
        if game.apply(event).is_err() {
            assert_eq!(game.log(), before.log());
            assert_eq!(game.phase(), before.phase());
            assert_eq!(game.board(), before.board());
        }
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn a_log_replays_to_the_same_game(setup in setups(), dice in prop::collection::vec(any::<u32>(), 0..120)) {
        let game = play_out(setup.clone(), &dice);
        let json = serde_json::to_string(game.log()).unwrap();
        let log: Vec<Event> = serde_json::from_str(&json).unwrap();
        prop_assert_eq!(&log[..], game.log());
        let setup: GameSetup = serde_json::from_str(&serde_json::to_string(&setup).unwrap()).unwrap();
        let again = Game::replay(setup, log).unwrap();
        prop_assert_eq!(again.board(), game.board());
        prop_assert_eq!(again.phase(), game.phase());
        prop_assert_eq!(again.moves(), game.moves());
        prop_assert_eq!(Color::BOTH.map(|c| again.captures(c)), Color::BOTH.map(|c| game.captures(c)));
        prop_assert_eq!(again.line().to_move(), game.line().to_move());
    }

    #[test]
    fn the_board_agrees_with_itself(setup in setups(), dice in prop::collection::vec(any::<u32>(), 0..120)) {
        let game = play_out(setup, &dice);
        let board = game.board();
        let size = board.size();
        let stones: Vec<_> = size.points().filter_map(|p| Some((board.get(p)?, p))).collect();
        let fresh = Board::with_stones(size, stones.clone()).unwrap();
        prop_assert_eq!(&fresh, board);
        prop_assert_eq!(fresh.hash(), board.hash());
        prop_assert_eq!(&Board::parse(&board.to_string()).unwrap(), board);
        prop_assert_eq!(board.empty_points().count() + stones.len(), size.area());
        for (color, p) in stones {
            let liberties = board.liberties(p);
            prop_assert!(!liberties.is_empty());
            prop_assert_eq!(board.atari(p), if liberties.len() == 1 { liberties.iter().next() } else { None });
            let chain = PointSet::of(size, board.chain(p));
            prop_assert_eq!(chain.len(), board.chain_len(p));
            prop_assert_eq!(chain, board.region(p, |q| board.get(q) == Some(color)));
        }
        for color in Color::BOTH {
            for p in size.points().filter(|p| board.is_empty(*p)) {
                let mut after = board.clone();
                let captures = board.captures(color, p);
                let played = after.play(color, p).unwrap();
                prop_assert_eq!(board.hash_after(color, p).unwrap(), after.hash());
                prop_assert_eq!(usize::from(played.captured), captures.len());
                let effect = match (played.captured, played.self_captured) {
                    (0, 0) => Effect::Quiet,
                    (0, own) => Effect::Suicide(own.into()),
                    _ => Effect::Capture,
                };
                prop_assert_eq!(board.effect(color, p).unwrap(), effect);
                prop_assert_eq!(board.is_suicide(color, p), played.self_captured > 0);
                let own = |q| board.get(q) == Some(color);
                prop_assert_eq!(board.is_surrounded(color, p), board.neighbours(p).all(own));
                for stone in captures.iter() {
                    let liberties: Vec<_> = board.liberties(stone).iter().collect();
                    prop_assert_eq!(liberties, vec![p]);
                }
            }
        }
    }

    #[test]
    fn every_point_is_counted_once(setup in setups(), dice in prop::collection::vec(any::<u32>(), 0..120)) {
        let game = play_out(setup, &dice);
        let board = game.board();
        let settlement = game.settlement();
        let mut scoring = game.setup().rules.scoring;
        (scoring.method, scoring.seki_eyes, scoring.group_tax) = (Method::Area, true, false);
        let count = tengen_rules::count(board, &scoring, &settlement, &Default::default());
        let on_board = |c| count.points(c, Item::Stones) + count.points(c, Item::Territory);
        let points = Color::BOTH.map(on_board).into_iter().sum::<tengen_rules::Score>();
        prop_assert_eq!(points.to_halves() as usize / 2 + count.neutral(), board.size().area());
        for (p, owner) in board.size().points().zip(&count.owner) {
            if let (Some(color), false) = (board.get(p), settlement.dead.contains(p)) {
                prop_assert_eq!(*owner, Owner::Of(color));
            }
        }
    }

    /// After any marks no stone is both dead and in seki, and a chain marked dead and alive again
    /// stands as before, with all others, if no other dead stones are brought back with it. The
    /// last mark taken back leaves everything as before.
    #[test]
    fn a_mark_is_taken_back(rows in prop::collection::vec(0..3u8, 25), named: u32, marks in prop::collection::vec((0..25usize, 0..3usize), 0..12)) {
        let size = Size::square(5).unwrap();
        let at = |index: usize| size.at(index).unwrap();
        let stone = |(index, cell): (usize, &u8)| (*cell < 2).then(|| (Color::BOTH[usize::from(*cell)], at(index)));
        let stones: Vec<_> = rows.iter().enumerate().filter_map(stone).collect();
        let mut setup = GameSetup::new(size, presets::JAPANESE.clone(), Handicap::None);
        setup.stones = stones.clone();
        let passes = [Color::Black, Color::White].map(|color| Event::Pass { color });
        let Ok(mut game) = Game::replay(setup, passes) else { return Ok(()) };
        if named & 1 << 31 == 0 {
            let seki = stones.iter().map(|(_, p)| *p).filter(|p| named >> p.index() & 1 == 1);
            game.apply(Event::Propose { dead: Vec::new(), seki: Some(seki.collect()) }).unwrap();
        }
        let mark = |game: &mut Game, point, status: StoneStatus| {
            game.apply(Event::Mark { color: Color::Black, points: vec![point], marking: status.into() })
        };
        for (index, status) in marks {
            let before = game.settlement();
            let marked = mark(&mut game, at(index), StoneStatus::ALL[status]);
            prop_assert_eq!(marked.is_ok(), game.board().get(at(index)).is_some());
            let Settlement { dead, seki } = game.settlement();
            let chains = |points: &PointSet| game.whole_chains(&points.iter().collect::<Vec<_>>());
            prop_assert_eq!(&chains(&dead), &dead);
            if let Some(seki) = seki {
                prop_assert_eq!(&chains(&seki), &seki);
                prop_assert!(seki.iter().all(|p| !dead.contains(p)));
            }
            if before.dead.is_empty() && status == 1 && marked.is_ok() {
                let mut alive = game.clone();
                mark(&mut alive, at(index), StoneStatus::Alive).unwrap();
                prop_assert_eq!(alive.settlement(), before.clone());
            }
            // Taken back, whatever it was, it leaves no trace.
            if marked.is_ok() && game.settlement() != before {
                let mut back = game.clone();
                back.apply(Event::Unmark { color: Color::White, point: at(index) }).unwrap();
                prop_assert_eq!(back.settlement(), before.clone());
                // So it does with a mark behind it that changes nothing.
                let mut again = game.clone();
                mark(&mut again, at(index), StoneStatus::ALL[status]).unwrap();
                if again.settlement() == game.settlement() {
                    again.apply(Event::Unmark { color: Color::White, point: at(index) }).unwrap();
                    prop_assert_eq!(again.settlement(), before);
                }
            }
        }
    }

    /// Every method of counting by hand reaches the margin of the count.
    #[test]
    fn counting_methods_agree(setup in setups(), dice in prop::collection::vec(any::<u32>(), 0..120), komi in -20..20i32) {
        let game = play_out(setup, &dice);
        let (board, settlement) = (game.board(), game.settlement());
        let extras = Extras { komi: Score::halves(komi), ..game.extras() };
        let margin = |scoring: &Scoring| {
            tengen_rules::count(board, scoring, &settlement, &extras).margin()
        };
        let area = presets::TROMP_TAYLOR.scoring;
        for color in Color::BOTH {
            let counted = methods::half_count(board, &area, &settlement, &extras, color);
            prop_assert_eq!(counted.margin, margin(&area));
        }
        for territory in [presets::JAPANESE.scoring, presets::AGA_TERRITORY.scoring] {
            let counted = methods::return_prisoners(board, &territory, &settlement, &extras);
            prop_assert_eq!(counted.margin, margin(&territory));
        }
        if let Ok(counted) = methods::fill_in(board, &settlement, &extras) {
            prop_assert_eq!(counted.margin, margin(&area));
            let last = &counted.stages.last().unwrap().cells;
            prop_assert_eq!(last.iter().filter(|cell| cell.is_none()).count(), 1);
        }
    }

    /// With one stone a pass and White moving last, area and territory give the same margin.
    #[test]
    fn pass_stones_make_area_and_territory_agree(dice in prop::collection::vec(any::<u32>(), 0..200), handicap in 0..3u8, territory: bool) {
        let rules = if territory { &presets::AGA_TERRITORY } else { &presets::AGA_AREA };
        let handicap = if handicap < 2 { Handicap::None } else { Handicap::Fixed(handicap) };
        let setup = GameSetup::new(Size::square(7).unwrap(), rules.clone(), handicap);
        let mut game = Game::new(setup).unwrap();
        for roll in dice {
            let _ = game.apply(next_move(&game, roll));
        }
        // White moves last, and after a handicap first: not in a game without moves.
        prop_assume!(!game.moves().is_empty());
        let settlement = game.settlement();
        let count = game.count(&settlement);
        let other = game.cross_count(&settlement).unwrap();
        prop_assert_ne!(count.method, other.method);
        prop_assert_eq!(count.margin(), other.margin());
    }

    /// From the first stop on, territory changes as area does, for any moves.
    #[test]
    fn an_encore_costs_nobody_anything(before in prop::collection::vec(any::<u32>(), 0..60), dice in prop::collection::vec(any::<u32>(), 0..40)) {
        let rules = presets::SPIGHT_TERRITORY.clone();
        let mut game = Game::new(GameSetup::new(Size::square(5).unwrap(), rules, Handicap::None)).unwrap();
        for roll in before {
            let _ = game.apply(next_move(&game, roll));
        }
        while let (Some(color), false) = (game.to_move(), game.ledger().in_encore()) {
            game.apply(Event::Pass { color }).unwrap();
        }
        prop_assume!(game.outcome().is_none());
        let margins = |game: &Game| {
            let alive = tengen_rules::Settlement::all_alive(game.board());
            let area = tengen_rules::count(game.board(), &presets::SPIGHT.scoring, &alive, &game.extras());
            (game.count(&alive).margin(), area.margin())
        };
        let (territory, area) = margins(&game);
        for roll in dice {
            let _ = game.apply(next_move(&game, roll));
        }
        let (then, area_then) = margins(&game);
        prop_assert_eq!(then - territory, area_then - area);
    }

    #[test]
    fn undo_is_replay_without_the_last_moves(setup in setups(), dice in prop::collection::vec(any::<u32>(), 1..60), back in 1..5u32) {
        let mut game = Game::new(setup.clone()).unwrap();
        let mut log = Vec::new();
        for roll in dice {
            let event = next_move(&game, roll);
            if game.apply(event.clone()).is_ok() {
                log.push(event);
            }
        }
        let over = matches!(game.phase(), Phase::Ended(_));
        let undone = game.apply(Event::Undo { moves: back });
        if over {
            prop_assert_eq!(undone, Err(Refusal::GameOver));
        } else if (back as usize) > log.len() {
            prop_assert_eq!(undone, Err(Refusal::NothingToUndo));
        } else {
            prop_assert_eq!(undone, Ok(()));
            log.truncate(log.len() - back as usize);
            let shorter = Game::replay(setup, log).unwrap();
            prop_assert_eq!(shorter.board(), game.board());
            prop_assert_eq!(shorter.phase(), game.phase());
            prop_assert_eq!(shorter.moves(), game.moves());
            prop_assert_eq!(shorter.to_move(), game.to_move());
        }
    }

    /// Positional superko, decided with hashes, agrees with a search through the positions.
    #[test]
    fn superko_is_exact(dice in prop::collection::vec(any::<u32>(), 0..80), width in 1..4usize, height in 1..4usize) {
        let size = Size::new(width, height).unwrap();
        let setup = GameSetup::new(size, presets::TROMP_TAYLOR.clone(), Handicap::None);
        let mut game = Game::new(setup).unwrap();
        let mut seen = vec![game.board().rows()];
        for roll in dice {
            let Some(color) = game.to_move() else { break };
            for p in size.points().filter(|p| game.board().is_empty(*p)) {
                let mut after = game.board().clone();
                after.play(color, p).unwrap();
                let before = seen.iter().rposition(|rows| *rows == after.rows());
                match game.line().check(color, p) {
                    Ok(_) => prop_assert_eq!(before, None),
                    Err(Illegal::Superko { after_move, .. }) => prop_assert_eq!(before, Some(after_move)),
                    Err(other) => prop_assert!(false, "{}", other),
                }
            }
            if game.apply(next_move(&game, roll)).is_ok() {
                seen.push(game.board().rows());
            }
        }
    }
}

#[test]
fn refusals_and_results_read_well() {
    let size = Size::square(5).unwrap();
    let mut game =
        Game::new(GameSetup::new(size, presets::AGA_AREA.clone(), Handicap::None)).unwrap();
    let point = |name: &str| size.parse(name).unwrap();
    let moves = ["C3", "D3", "D4", "E4", "D2", "E2", "E3"];
    for (i, name) in moves.into_iter().enumerate() {
        let color = if i % 2 == 0 { Color::Black } else { Color::White };
        game.apply(Event::Play { color, point: point(name) }).unwrap();
    }
    let again = game.apply(Event::Play { color: Color::White, point: point("D3") }).unwrap_err();
    assert_eq!(
        again.to_string(),
        "this would repeat the position after move 6: situational superko"
    );
    game.apply(Event::Resign { color: Color::White }).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Win { winner: Color::Black, by: Win::Resignation }));
    assert_eq!(game.outcome().unwrap().to_string(), "B+R");
    assert_eq!(game.apply(Event::Pass { color: Color::Black }), Err(Refusal::GameOver));
}

#[test]
fn free_handicap_gives_every_number_that_leaves_a_point() {
    for (width, height) in [(19, 19), (8, 8), (5, 5), (13, 9), (2, 2), (1, 3), (25, 2)] {
        let size = Size::new(width, height).unwrap();
        let most = tengen_rules::max_free_handicap(size);
        assert_eq!(most, size.area() - 1);
        let all = tengen_rules::free_handicap(size, most).unwrap();
        for n in (2..=most).filter(|n| *n < 20 || n + 5 > most) {
            let points = tengen_rules::free_handicap(size, n).unwrap();
            assert_eq!(points.len(), n, "{n} on {size}");
            let fixed = tengen_rules::fixed_handicap(size, n);
            assert!(fixed.is_err() || fixed == Ok(points.clone()), "{n} on {size}");
            if n > tengen_rules::max_fixed_handicap(size) {
                assert_eq!(points, all[..n], "{n} on {size}");
            }
            let stones = points.iter().map(|point| (Color::Black, *point));
            assert!(Board::with_stones(size, stones).is_ok(), "{n} on {size}");
        }
        assert!(tengen_rules::free_handicap(size, 1).is_err());
        assert!(tengen_rules::free_handicap(size, most + 1).is_err());
    }
    let size = Size::square(19).unwrap();
    let more = tengen_rules::free_handicap(size, 13).unwrap();
    let names: Vec<String> = more[9..].iter().map(|point| size.name(*point)).collect();
    assert_eq!(names, ["G13", "N13", "G7", "N7"]);
    assert_eq!(tengen_rules::max_free_handicap(Size::new(1, 2).unwrap()), 0);
}

#[test]
fn fixed_handicap_follows_the_numbered_points() {
    let size = Size::square(19).unwrap();
    let names = |n| -> Vec<String> {
        let points = tengen_rules::fixed_handicap(size, n).unwrap();
        points.into_iter().map(|p| size.name(p)).collect()
    };
    assert_eq!(names(5), ["Q16", "D4", "Q4", "D16", "K10"]);
    assert_eq!(names(6), ["Q16", "D4", "Q4", "D16", "Q10", "D10"]);
    assert_eq!(names(8), ["Q16", "D4", "Q4", "D16", "Q10", "D10", "K16", "K4"]);
    for n in [0, 1, 10] {
        assert!(tengen_rules::fixed_handicap(size, n).is_err());
    }
    assert_eq!(tengen_rules::max_fixed_handicap(Size::square(8).unwrap()), 4);
    assert_eq!(tengen_rules::max_fixed_handicap(Size::new(6, 19).unwrap()), 0);
}

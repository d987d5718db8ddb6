//! Stones marked alive, dead or in seki once play has stopped.

use std::time::{Duration, Instant};
use tengen_rules::StoneStatus::{Alive, Dead, Seki};
use tengen_rules::{
    Board, Color, Event, Game, GameSetup, Handicap, Item, Marking, Phase, Point, PointSet,
    ProposedBy, Refusal, Settlement, Settling, StoneStatus, TrialEffect, TrialStep, presets,
};

/// In the corner at the bottom right, a seki: J3 is the liberty that both share, J5 is Black's eye,
/// J1 White's. Its chains are named by H3 and H1 here.
const CORNER: &str = ". . X O . . . . .
                      . . X O . . . . .
                      . . X O . . . O O
                      . . X O . . O X X
                      . . X O . . O X .
                      . . X X O . O X X
                      . . . X O O O X .
                      . . . . X X X O O
                      . . . . . . X O .";

/// White stands between two black chains and shares liberties with both.
const BETWEEN: &str = "X . O . X
                       X . O . X
                       X . O . X";

/// A game by Japanese rules whose play has stopped in the position drawn.
fn stopped(drawn: &str) -> Game {
    let board = Board::parse(drawn).unwrap();
    let size = board.size();
    let mut setup = GameSetup::new(size, presets::JAPANESE.clone(), Handicap::None);
    setup.stones = size.points().filter_map(|p| Some((board.get(p)?, p))).collect();
    let passes = [Color::Black, Color::White].map(|color| Event::Pass { color });
    Game::replay(setup, passes).unwrap()
}

fn points(game: &Game, names: &str) -> Vec<Point> {
    names.split_whitespace().map(|name| game.setup().size.parse(name).unwrap()).collect()
}

fn chains(game: &Game, names: &str) -> PointSet {
    game.whole_chains(&points(game, names))
}

fn propose(game: &mut Game, dead: &str, seki: &str) {
    let (dead, seki) = (points(game, dead), Some(points(game, seki)));
    game.apply(Event::Propose { dead, seki }).unwrap();
}

fn mark(game: &mut Game, stone: &str, status: StoneStatus) {
    let points = points(game, stone);
    game.apply(Event::Mark { color: Color::White, points, marking: status.into() }).unwrap();
}

/// Holds the dead stones and those in seki against the chains of these stones.
#[track_caller]
fn stands(game: &Game, dead: &str, seki: &str) {
    let settlement = game.settlement();
    assert_eq!(settlement.dead, chains(game, dead), "dead");
    assert_eq!(settlement.seki_on(game.board()), chains(game, seki), "in seki");
}

/// The territory of Black and of White.
fn territory(game: &Game) -> [i32; 2] {
    let count = game.count(&game.settlement());
    Color::BOTH.map(|color| count.points(color, Item::Territory).to_halves() / 2)
}

#[test]
fn a_chain_marked_dead_and_alive_again_stands_in_seki_as_proposed() {
    let mut game = stopped(CORNER);
    propose(&mut game, "", "H3 H1");
    let proposed = game.settlement();
    assert_eq!(territory(&game), [25, 18]);
    for stone in ["H3", "H1"] {
        mark(&mut game, stone, Dead);
        // Its rival has taken it and counts its own eye.
        stands(&game, stone, "");
        mark(&mut game, stone, Alive);
        assert_eq!(game.settlement(), proposed, "{stone}");
        assert_eq!(territory(&game), [25, 18]);
    }
    // A judge's later proposal counts, not what was named before it.
    mark(&mut game, "H3", Dead);
    propose(&mut game, "H3", "");
    mark(&mut game, "H3", Alive);
    stands(&game, "", "");
}

#[test]
fn players_declare_a_seki_and_end_it() {
    let mut game = stopped(CORNER);
    propose(&mut game, "", "");
    for (declared, ended) in [("H3", "H3"), ("H3", "H1"), ("H1", "H3")] {
        assert_eq!(territory(&game), [26, 19]);
        mark(&mut game, declared, Seki);
        stands(&game, "", "H3 H1");
        // The eyes of both no longer count.
        assert_eq!(territory(&game), [25, 18]);
        mark(&mut game, ended, Alive);
        stands(&game, "", "");
    }
}

#[test]
fn a_seki_that_a_player_declared_comes_back_too() {
    let mut game = stopped(CORNER);
    propose(&mut game, "H3", "");
    assert_eq!(territory(&game), [25, 27]);
    mark(&mut game, "H3", Seki);
    stands(&game, "", "H3 H1");
    mark(&mut game, "H1", Dead);
    stands(&game, "H1", "");
    mark(&mut game, "H1", Alive);
    stands(&game, "", "H3 H1");
    // The rival that was marked dead out of the seki lives if the seki is declared again.
    mark(&mut game, "H1", Dead);
    mark(&mut game, "H3", Seki);
    stands(&game, "", "H3 H1");
}

#[test]
fn a_seki_ends_for_those_who_have_no_rival_left_in_it() {
    let mut game = stopped(BETWEEN);
    propose(&mut game, "", "");
    mark(&mut game, "E1", Seki);
    stands(&game, "", "C1 E1");
    mark(&mut game, "C1", Seki);
    stands(&game, "", "A1 C1 E1");
    mark(&mut game, "A1", Alive);
    stands(&game, "", "C1 E1");
    mark(&mut game, "A1", Seki);
    mark(&mut game, "A1", Dead);
    stands(&game, "A1", "C1 E1");
    mark(&mut game, "E1", Dead);
    stands(&game, "A1 E1", "");
    mark(&mut game, "A1", Alive);
    stands(&game, "E1", "A1 C1");
    mark(&mut game, "E1", Alive);
    mark(&mut game, "C1", Alive);
    stands(&game, "", "");
}

#[test]
fn stones_joined_by_an_eye_are_in_seki_together() {
    // White's stones at A3 and B4 are joined by the eye at A4 only.
    let mut game = stopped(
        "O O O X . .
         . O X X . .
         O X . X . .
         O X X X . .
         . X . . . .",
    );
    propose(&mut game, "", "");
    mark(&mut game, "B2", Seki);
    stands(&game, "", "A3 B4 B2");
    mark(&mut game, "A3", Alive);
    stands(&game, "", "");
}

#[test]
fn a_seki_that_the_position_shows_can_be_ended_and_added_to() {
    // Nobody has named any stone as in seki: those beside neutral points are.
    let mut game = stopped(BETWEEN);
    stands(&game, "", "A1 C1 E1");
    mark(&mut game, "A1", Dead);
    mark(&mut game, "A1", Alive);
    assert_eq!(game.settlement(), Settlement::all_alive(game.board()));
    mark(&mut game, "A1", Alive);
    stands(&game, "", "C1 E1");
    let mut game = stopped(CORNER);
    let walls = "C9 D9 H7 G6 E4 D3 G1";
    stands(&game, "", "H3 H1");
    mark(&mut game, "H3", Seki);
    stands(&game, "", "H3 H1");
    let settlement = game.settlement();
    let seki = settlement.seki_on(game.board());
    let alive = |p: &Point| !settlement.dead.contains(*p) && !seki.contains(*p);
    assert!(points(&game, walls).iter().all(alive));
}

#[test]
fn dead_stones_of_one_region_live_again_together() {
    let mut game = stopped(
        ". O X . O . X
         . O X O . . X
         . O X X X X X",
    );
    propose(&mut game, "E3 D2", "");
    mark(&mut game, "E3", Alive);
    stands(&game, "", "");
}

/// Says through [`Game::marking`] how a chain stands, as a page or a terminal does.
fn say(game: &mut Game, color: Color, stone: &str, status: StoneStatus) {
    let said = game.marking(color, points(game, stone)[0], status).unwrap();
    game.apply(said).unwrap();
}

fn unmark(game: &mut Game, color: Color, stone: &str) -> Result<(), Refusal> {
    let point = points(game, stone)[0];
    game.apply(Event::Unmark { color, point }).map(|_| ())
}

const REGION: &str = ". O X . O . X
                      . O X O . . X
                      . O X X X X X";

#[test]
fn stones_said_to_live_and_to_be_dead_again_stand_as_before_with_all_others() {
    let mut game = stopped(REGION);
    propose(&mut game, "E3 D2", "");
    let proposed = game.settlement();
    for first in ["E3", "D2"] {
        say(&mut game, Color::White, first, Alive);
        stands(&game, "", "");
        say(&mut game, Color::Black, first, Dead);
        assert_eq!(game.settlement(), proposed, "{first}");
        say(&mut game, Color::White, first, Alive);
        unmark(&mut game, Color::Black, first).unwrap();
        assert_eq!(game.settlement(), proposed, "{first}");
    }
    // The other chain is not the one that was marked: only itself is dead.
    say(&mut game, Color::White, "D2", Alive);
    say(&mut game, Color::Black, "E3", Dead);
    stands(&game, "E3", "");
    say(&mut game, Color::Black, "E3", Alive);
    stands(&game, "", "");
}

#[test]
fn a_seki_taken_back_leaves_the_stones_as_they_were() {
    for dead in ["", "H3", "H1"] {
        let mut game = stopped(CORNER);
        propose(&mut game, dead, "");
        let proposed = game.settlement();
        // A dead chain is no rival, but it may itself be said to be in seki.
        let stone = if dead == "H1" { "H1" } else { "H3" };
        say(&mut game, Color::White, stone, Seki);
        stands(&game, "", "H3 H1");
        unmark(&mut game, Color::Black, stone).unwrap();
        assert_eq!(game.settlement(), proposed, "{dead}");
        say(&mut game, Color::White, stone, Seki);
        let before = if dead.is_empty() { Alive } else { Dead };
        say(&mut game, Color::Black, stone, before);
        assert_eq!(game.settlement(), proposed, "{dead}");
        assert!(unmark(&mut game, Color::Black, stone).is_err(), "nothing is marked any more");
    }
    // A seki of the judge that was ended comes back with all its stones.
    let mut game = stopped(BETWEEN);
    propose(&mut game, "", "A1 C1 E1");
    let proposed = game.settlement();
    say(&mut game, Color::White, "C1", Alive);
    stands(&game, "", "");
    say(&mut game, Color::White, "C1", Seki);
    assert_eq!(game.settlement(), proposed);
}

fn settling(game: &Game) -> &Settling {
    let Phase::Settling(settling) = game.phase() else { panic!("play has stopped") };
    settling
}

#[test]
fn marks_of_two_players_are_taken_back_in_any_order() {
    let marks = [("D2", Alive), ("B1", Dead), ("E3", Dead), ("C1", Dead)];
    // The dead stones once one is taken back. Without the first, E3 and D2 are dead as proposed.
    let then = ["E3 D2 B1 C1", "E3 C1", "B1 C1", "B1 E3"];
    for ((taken_back, _), dead) in marks.iter().zip(then) {
        let mut game = stopped(REGION);
        propose(&mut game, "E3 D2", "");
        for (number, (stone, status)) in marks.iter().enumerate() {
            say(&mut game, Color::BOTH[number % 2], stone, *status);
        }
        stands(&game, "B1 E3 C1", "");
        unmark(&mut game, Color::White, taken_back).unwrap();
        stands(&game, dead, "");
        let settling = settling(&game);
        assert_eq!(
            (settling.by, settling.accepted),
            (ProposedBy::Player(Color::White), [false; 2])
        );
    }
}

#[test]
fn a_mark_that_changes_nothing_counts_once_another_is_taken_back() {
    let mut game = stopped(REGION);
    propose(&mut game, "E3 D2", "");
    say(&mut game, Color::White, "E3", Alive);
    mark(&mut game, "D2", Alive);
    say(&mut game, Color::Black, "E3", Dead);
    stands(&game, "E3", "");
    // The same mark again takes the place of the first.
    let mut game = stopped(REGION);
    propose(&mut game, "E3 D2", "");
    mark(&mut game, "D2", Alive);
    for _ in 0..200 {
        mark(&mut game, "B1", Dead);
    }
    unmark(&mut game, Color::White, "B1").unwrap();
    assert!(settling(&game).is_changed());
    unmark(&mut game, Color::White, "D2").unwrap();
    stands(&game, "E3 D2", "");
    assert!(!settling(&game).is_changed());
}

#[test]
fn a_chain_is_marked_if_it_stands_otherwise_without_the_mark() {
    let mut game = stopped(CORNER);
    propose(&mut game, "", "H3 H1");
    mark(&mut game, "H3", Dead);
    mark(&mut game, "H1", Seki);
    stands(&game, "", "H3 H1");
    assert_eq!(settling(&game).marked(game.board()), chains(&game, "H1"));
    let point = points(&game, "H3")[0];
    assert_eq!(unmark(&mut game, Color::Black, "H3"), Err(Refusal::NotMarked(point)));
    say(&mut game, Color::Black, "H3", Alive);
    stands(&game, "", "");
}

#[test]
fn nothing_but_a_mark_since_the_judge_is_taken_back() {
    let mut game = stopped(CORNER);
    propose(&mut game, "", "H3 H1");
    let refused = |game: &mut Game, stone| unmark(game, Color::White, stone).unwrap_err();
    let not_marked = |game: &Game, stone| Refusal::NotMarked(points(game, stone)[0]);
    assert_eq!(refused(&mut game, "H3"), not_marked(&game, "H3"));
    assert_eq!(refused(&mut game, "J3"), Refusal::NoStone(points(&game, "J3")[0]));
    mark(&mut game, "H3", Dead);
    // It was in seki with the other, which nobody marked.
    assert_eq!(refused(&mut game, "H1"), not_marked(&game, "H1"));
    propose(&mut game, "H3", "");
    assert_eq!(refused(&mut game, "H3"), not_marked(&game, "H3"));
    // Nor is one that changes nothing.
    mark(&mut game, "H3", Dead);
    assert_eq!(refused(&mut game, "H3"), not_marked(&game, "H3"));
    // Nor does a mark take a trial back.
    let point = points(&game, "H3")[0];
    let begin = TrialStep::Begin { point, effect: TrialEffect::Followers };
    for step in [begin, TrialStep::Concede] {
        game.apply(Event::Trial { color: Color::White, step }).unwrap();
    }
    stands(&game, "", "");
    assert_eq!(refused(&mut game, "H3"), not_marked(&game, "H3"));
}

#[test]
fn marks_too_old_to_be_taken_back_still_count() {
    let mut game = stopped(REGION);
    propose(&mut game, "E3 D2", "");
    mark(&mut game, "D2", Alive);
    for _ in 0..60 {
        mark(&mut game, "B1", Dead);
        mark(&mut game, "B1", Alive);
    }
    stands(&game, "", "");
    assert!(unmark(&mut game, Color::White, "D2").is_err());
    unmark(&mut game, Color::White, "B1").unwrap();
    stands(&game, "B1", "");
    // After more changes than are remembered, the proposal can still be the judge's.
    propose(&mut game, "", "");
    for _ in 0..60 {
        assert!(!settling(&game).is_changed());
        mark(&mut game, "B1", Dead);
        assert!(settling(&game).is_changed());
        mark(&mut game, "B1", Alive);
    }
    assert!(!settling(&game).is_changed());
}

/// The least time that this takes in ten tries.
fn least_time(mut work: impl FnMut()) -> Duration {
    let time = |_| {
        let begun = Instant::now();
        work();
        begun.elapsed()
    };
    (0..10).map(time).min().unwrap()
}

#[test]
fn a_hundred_marked_chains_are_found_in_little_more_time_than_they_are_marked() {
    // No two stones of a colour touch.
    let sign = |point: usize| ['X', '.', 'O', '.', '.'][(point % 19 + 3 * (point / 19)) % 5];
    let rows = (0..19).map(|row| (19 * row..19 * (row + 1)).map(sign).collect::<String>());
    let game = stopped(&rows.collect::<Vec<_>>().join("\n"));
    let chains: Vec<String> =
        game.board().chains().map(|(_, stone)| game.setup().size.name(stone)).collect();
    let marked = || {
        let mut game = game.clone();
        propose(&mut game, "", &chains.join(" "));
        chains[..100].iter().for_each(|stone| mark(&mut game, stone, Dead));
        game
    };
    let (game, made) = (marked(), least_time(|| drop(marked())));
    assert_eq!(settling(&game).marked(game.board()).len(), 100);
    let found = least_time(|| drop(settling(&game).marked(game.board())));
    assert!(found < 10 * made, "{found:?} after {made:?}");
}

#[test]
fn only_stones_with_a_rival_can_be_in_seki() {
    let game = stopped(CORNER);
    let check = |game: &Game, stone| game.check_mark(points(game, stone)[0], Seki);
    for stone in ["H3", "H1"] {
        assert_eq!(check(&game, stone), Ok(()), "{stone}");
    }
    // The walls of both sides touch, but no liberty is shared.
    for stone in ["C9", "D9"] {
        assert_eq!(check(&game, stone), Err(Refusal::NoRival(points(&game, stone)[0])));
    }
    for status in [Alive, Dead] {
        assert_eq!(game.check_mark(points(&game, "C9")[0], status), Ok(()));
    }

    // A dead chain is no rival, unless it was dead out of the seki.
    let mut game = stopped(CORNER);
    propose(&mut game, "H1", "");
    assert!(check(&game, "H3").is_err() && check(&game, "H1").is_ok());
    propose(&mut game, "", "H3 H1");
    mark(&mut game, "H1", Dead);
    assert_eq!(check(&game, "H3"), Ok(()));

    // A log from before this check is read as it was meant.
    let mut game = stopped(CORNER);
    propose(&mut game, "", "");
    mark(&mut game, "C9", Seki);
    stands(&game, "", "C9 E2");
}

#[test]
fn a_trial_says_nothing_about_a_seki() {
    for marked_dead in [false, true] {
        let mut game = stopped(CORNER);
        propose(&mut game, "", "H3 H1");
        if marked_dead {
            mark(&mut game, "H3", Dead);
        }
        let color = Color::White;
        let point = game.setup().size.parse("H3").unwrap();
        for step in [TrialStep::Begin { point, effect: TrialEffect::Followers }, TrialStep::Concede]
        {
            game.apply(Event::Trial { color, step }).unwrap();
        }
        stands(&game, "", "H3 H1");
        let Phase::Settling(settling) = game.phase() else { panic!("play has stopped") };
        assert_eq!(settling.by, ProposedBy::Trial);
    }
}

#[test]
fn marks_are_read_with_their_status_or_as_earlier_builds_wrote_them() {
    let mark = |written: &str| {
        let json = format!(r#"{{"type":"mark","color":"black","points":[3],{written}}}"#);
        serde_json::from_str::<Event>(&json).map_err(|error| error.to_string())
    };
    for (written, expected) in [
        (r#""dead":true"#, Marking::Dead(true)),
        (r#""dead":false"#, Marking::Dead(false)),
        (r#""status":"alive""#, Alive.into()),
        (r#""status":"dead""#, Dead.into()),
        (r#""status":"seki""#, Seki.into()),
    ] {
        let event = mark(written).unwrap();
        assert!(matches!(event, Event::Mark { marking, .. } if marking == expected), "{written}");
        assert!(serde_json::to_string(&event).unwrap().ends_with(&format!("{written}}}")));
    }
    assert!(mark(r#""status":"unsettled""#).is_err());
    assert!(mark(r#""points":[4]"#).is_err());
}

#[test]
fn the_marks_of_earlier_builds_change_no_other_stones() {
    let mut game = stopped(CORNER);
    propose(&mut game, "", "H3 H1");
    let mark = |game: &mut Game, stone: &str, dead: bool| {
        let at = points(game, stone)[0].index();
        let written = format!(r#"{{"type":"mark","color":"white","points":[{at}],"dead":{dead}}}"#);
        game.apply(serde_json::from_str(&written).unwrap()).unwrap();
    };
    mark(&mut game, "H3", true);
    // The rival was left in seki, and its own eye did not count.
    stands(&game, "H3", "H1");
    mark(&mut game, "H3", false);
    // It was alive, and no longer in seki.
    stands(&game, "", "H1");
    mark(&mut game, "H1", true);
    stands(&game, "H1", "");
}

#[test]
fn the_trials_of_earlier_builds_change_no_other_stones() {
    let conceded = |game: &mut Game, color: &str, effect: &str| {
        let at = points(game, "H3")[0].index();
        let begin = format!(r#"{{"do":"begin","point":{at}{effect}}}"#);
        for step in [begin.as_str(), r#"{"do":"concede"}"#] {
            let written = format!(r#"{{"type":"trial","color":"{color}","step":{step}}}"#);
            game.apply(serde_json::from_str(&written).unwrap()).unwrap();
        }
    };
    let [mut earlier, mut later] = [(); 2].map(|()| stopped(CORNER));
    for game in [&mut earlier, &mut later] {
        propose(game, "", "H3 H1");
    }
    // Its owner concedes that the chain is dead. Its rival stays in seki only by the earlier rule.
    conceded(&mut earlier, "black", "");
    stands(&earlier, "H3", "H1");
    conceded(&mut later, "black", r#","effect":"followers""#);
    stands(&later, "H3", "");
    // The opponent concedes that it lives: only by the later rule it is in seki again.
    conceded(&mut earlier, "white", "");
    stands(&earlier, "", "H1");
    conceded(&mut later, "white", r#","effect":"followers""#);
    stands(&later, "", "H3 H1");
}

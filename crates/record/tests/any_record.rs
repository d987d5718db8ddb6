//! Every record is followed to its end.

use proptest::prelude::*;
use tengen_record::{MainLine, Step, TerritoryMarks, agrees, read};
use tengen_rules::{Event, Game, Outcome, Phase, presets};
use tengen_sgf::Node;

/// A property such as a record may have, on boards of a few lines.
fn property() -> impl Strategy<Value = String> {
    let names = ["B", "W", "AB", "AW", "AE", "PL", "TB", "TW", "HA", ";B", ";W", ";B", ";W"];
    (prop::sample::select(names.to_vec()), "([a-d]{2}|[a-d]{2}:[a-d]{2}|B|W||[0-9]|zz)")
        .prop_map(|(name, value)| format!("{name}[{value}]"))
}

proptest! {
    #[test]
    fn a_record_is_followed_and_counted_whatever_it_says(
        columns in 1..5, rows in 1..5,
        rules in 0..presets::ALL.len(),
        properties in prop::collection::vec(property(), 0..60),
    ) {
        let rules = presets::ALL[rules];
        let record = format!("(;SZ[{columns}:{rows}]{})", properties.concat());
        let parsed = tengen_sgf::parse(record.as_bytes());
        let root = parsed.collection.roots().next().unwrap();
        let main_line = MainLine::read(root, Some(rules));
        let mut replay = main_line.follow();
        let findings = replay.finish();
        prop_assert!(findings.iter().all(|found| found.number <= replay.moves()));
        let (board, size) = (replay.line().board(), main_line.size);
        let last = std::iter::successors(Some(root), Node::first_child).last().unwrap();
        if let Some(marks) = TerritoryMarks::read(last, size) {
            let settlement = marks.settlement(board);
            prop_assert!(settlement.dead.iter().all(|p| board.get(p).is_some()));
            let outcome = Outcome::of_margin(replay.count(&settlement).margin());
            let stated = tengen_sgf::GameResult::read(&outcome.to_string());
            prop_assert_eq!(agrees(stated, Some(outcome), false), Some(true));
        }
        // Stopping at the last node is following to the end.
        let mut again = main_line.follow();
        prop_assert_eq!(again.until(last.id()), findings);
        prop_assert_eq!(again.line().board(), board);
    }

    /// A record that can be made a game of is followed as that game goes.
    #[test]
    fn a_record_is_followed_as_its_game_goes(
        rules in 0..presets::ALL.len(),
        handicap in prop::sample::select(vec![
            "", "HA[2]", "HA[3]", "HA[2]AB[bb][cc]", "AB[bb]AW[cc]", "AB[bb]AW[cc]PL[B]",
        ]),
        moves in prop::collection::vec("(;B|;W)\\[[a-d]{2}\\]|;B\\[\\]|;W\\[\\]", 0..12),
    ) {
        let record = format!("(;SZ[4]{handicap}{})", moves.concat());
        let parsed = tengen_sgf::parse(record.as_bytes());
        let root = parsed.collection.roots().next().unwrap();
        let recorded = read(root, Some(presets::ALL[rules])).unwrap();
        let Ok(mut game) = Game::new(recorded.setup) else { return Ok(()) };
        let main_line = MainLine::read(root, Some(presets::ALL[rules]));
        prop_assert_eq!(main_line.conditions.komi, game.setup().komi);
        prop_assert_eq!(main_line.conditions.handicap, game.setup().handicap);
        let mut replay = main_line.follow();
        // Stones set up are steps of the record, and of the game they are its beginning or events.
        let is_dispute = |event: &&Event| matches!(event, Event::Dispute { .. });
        let disputes = recorded.events.iter().filter(is_dispute).count();
        let set_up = recorded.events.len() - disputes - moves.len();
        let (placing, events) = recorded.events.split_at(set_up);
        placing.iter().for_each(|event| game.apply(event.clone()).unwrap());
        let mut taken = replay.step();
        while taken.as_ref().is_some_and(|taken| !matches!(taken.step, Some(Step::Move { .. }))) {
            taken = replay.step();
        }
        for event in events {
            if is_dispute(&event) {
                prop_assert!(replay.has_stopped() || taken.is_some());
                if game.apply(event.clone()).is_err() {
                    break;
                }
                continue;
            }
            if !matches!(game.phase(), Phase::Play | Phase::Placing { .. }) {
                break;
            }
            let findings = taken.expect("a step for each move").findings;
            let refused = game.apply(event.clone()).is_err();
            prop_assert_eq!(refused, !findings.is_empty(), "{}: {:?}", record, findings);
            if refused {
                break;
            }
            prop_assert_eq!(replay.line().board(), game.board());
            let mut ledger = *replay.ledger();
            if matches!(game.phase(), Phase::Ended(_)) {
                // With its end a game makes the pass that is due then; a follower's count does.
                ledger.close(&game.setup().rules.scoring);
            }
            prop_assert_eq!(&ledger, game.ledger());
            prop_assert_eq!(replay.line().moves(), game.line().moves());
            taken = replay.step();
        }
    }
}

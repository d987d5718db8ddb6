//! A record has all events of its game, the game can be gone on with, and the referee sees the
//! same.

use proptest::prelude::*;
use tengen_record::{About, MainLine, read, record_of};
use tengen_rules::{
    Color, Ended, Event, Game, GameSetup, Handicap, Line, Offer, Phase, Size, presets,
};

/// Something that one of the players wants, whether it is possible now or not.
#[derive(Clone, Debug)]
enum Wish {
    Play(usize),
    Pass,
    Dispute(Color),
    Propose,
    Undo,
    AskUndo,
}

fn wish() -> impl Strategy<Value = Wish> {
    let color = prop::sample::select(Color::BOTH.to_vec());
    prop_oneof![
        12 => (0..100usize).prop_map(Wish::Play),
        5 => Just(Wish::Pass),
        2 => color.prop_map(Wish::Dispute),
        1 => Just(Wish::Propose),
        1 => Just(Wish::Undo),
        1 => Just(Wish::AskUndo),
    ]
}

/// Lets it happen if it can. A play that is not legal is made and objected to, where the rules
/// have something to say about that.
fn try_to(game: &mut Game, wish: &Wish) {
    let mover = game.to_move();
    let refused = match (wish, mover) {
        (Wish::Play(index), Some(color)) => {
            let size = game.setup().size;
            let point = size.points().nth(index % size.area()).unwrap();
            let played = game.apply(Event::Play { color, point });
            played.or_else(|_| game.apply(Event::Illegal { color, point }))
        }
        (Wish::Pass, Some(color)) => game.apply(Event::Pass { color }),
        (Wish::Dispute(color), _) => game.apply(Event::Dispute { color: *color }),
        (Wish::Propose, _) => game.apply(Event::Propose { dead: Vec::new(), seki: None }),
        (Wish::Undo, _) => game.apply(Event::Undo { moves: 1 }),
        (Wish::AskUndo, _) => game
            .apply(Event::Offer { color: Color::Black, offer: Offer::Undo { moves: 2 } })
            .and_then(|()| game.apply(Event::Answer { color: Color::White, accept: true })),
        (_, None) => Ok(()),
    };
    // A wish that is not possible changes nothing.
    let _ = refused;
}

fn read_again(bytes: &[u8]) -> Game {
    let parsed = tengen_sgf::parse(bytes);
    assert_eq!(parsed.diagnostics, []);
    // The record says itself by which rules it was played.
    let recorded = read(parsed.collection.roots().next().unwrap(), None).unwrap();
    assert_eq!((recorded.notes, recorded.assumed), (Vec::new(), Vec::new()));
    Game::replay(recorded.setup, recorded.events).unwrap()
}

proptest! {
    #[test]
    fn a_game_comes_back_from_its_record(
        rules in 0..presets::ALL.len(),
        (width, height) in (2..6usize, 2..6usize),
        handicap in prop_oneof![
            3 => Just(Handicap::None),
            1 => (2..4u8).prop_map(Handicap::Free),
        ],
        wishes in prop::collection::vec(wish(), 0..60),
    ) {
        let size = Size::new(width, height).unwrap();
        let setup = GameSetup::new(size, presets::ALL[rules].clone(), handicap);
        let Ok(mut game) = Game::new(setup) else { return Ok(()) };
        wishes.iter().for_each(|wish| try_to(&mut game, wish));
        let record = record_of(&game, About::default());
        let again = read_again(&record.to_bytes().unwrap());
        prop_assert_eq!(again.moves(), game.moves());
        prop_assert_eq!(again.board(), game.board());
        prop_assert_eq!(again.ledger(), game.ledger());
        prop_assert_eq!(again.line().moves(), game.line().moves());
        prop_assert_eq!(&again.setup().rules, &game.setup().rules);
        prop_assert_eq!(again.setup().komi, game.setup().komi);
        prop_assert_eq!(again.setup().handicap, game.setup().handicap);
        let parsed = tengen_sgf::parse(&record.to_bytes().unwrap());
        let root = parsed.collection.roots().next().unwrap();
        let rules = &game.setup().rules;
        let main_line = MainLine::read(root, None);
        let conditions = &main_line.conditions;
        prop_assert_eq!(&conditions.rules, rules);
        prop_assert_eq!(conditions.handicap, game.setup().handicap);
        prop_assert_eq!(conditions.compensation(), game.setup().compensation());
        prop_assert_eq!(&conditions.assumed, &[]);
        let mut followed = main_line.follow();
        prop_assert_eq!(followed.finish(), []);
        prop_assert_eq!(followed.line().board(), game.board());
        prop_assert_eq!(followed.line().moves(), game.line().moves());
        for color in Color::BOTH {
            let legal = |line: &Line| line.legal(color).collect::<std::collections::BTreeSet<_>>();
            prop_assert_eq!(legal(followed.line()), legal(game.line()));
        }
        match game.phase() {
            // A counted game is counted alike. Other ends are the result's to say.
            Phase::Ended(Ended { counted, settlement, outcome, .. }) => {
                prop_assert!(record.info.result.is_some());
                let mut ledger = *followed.ledger();
                if *counted {
                    prop_assert_eq!(followed.count(settlement).outcome(), *outcome);
                    ledger.close(&rules.scoring);
                }
                prop_assert_eq!(&ledger, game.ledger());
            }
            Phase::Settling(_) => {
                prop_assert_eq!(followed.ledger(), game.ledger());
                prop_assert!(matches!(again.phase(), Phase::Settling(_)));
                prop_assert!(followed.has_stopped() && !followed.counts_as_it_stands());
            }
            Phase::Play | Phase::Placing { .. } => {
                prop_assert_eq!(followed.ledger(), game.ledger());
                prop_assert!(!followed.has_stopped());
                prop_assert_eq!(followed.line().to_move(), game.line().to_move());
                prop_assert_eq!(again.phase(), game.phase());
                prop_assert_eq!(again.to_move(), game.to_move());
            }
        }
    }
}

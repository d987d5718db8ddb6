//! After any acts, the entries alone give back the game.

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};
use tengen_clock::TimeSystem;
use tengen_rules::{Color, GameSetup, Handicap, Size, StoneStatus, presets};
use tengen_server::act::{Act, plan};
use tengen_server::key::Role;
use tengen_server::log::LogEntry;
use tengen_server::match_setup::{MatchSetup, Opponent};
use tengen_server::snapshot::{CloserLook, Rematch, Snapshot};
use tengen_server::state::Match;
use tengen_server::view::View;

/// An act of a player, or an entry of the server itself.
#[derive(Clone, Debug)]
enum Happening {
    Asked(Role, Index, Index, bool),
    Written(LogEntry),
}

fn happening() -> impl Strategy<Value = (u64, Happening)> {
    let role = prop::sample::select(Role::ALL.to_vec());
    let color = prop::sample::select(Color::BOTH.to_vec());
    let asked = (role, any::<Index>(), any::<Index>(), any::<bool>())
        .prop_map(|(role, what, at, yes)| Happening::Asked(role, what, at, yes));
    let written = prop_oneof![
        color.prop_map(|color| LogEntry::Seen { color }),
        (0..100_000u64).prop_map(|since| LogEntry::Interrupted { since }),
        Just(LogEntry::Continued),
        Just(LogEntry::Judged { dead: Vec::new(), seki: Vec::new(), unsealed: Vec::new() }),
    ];
    (0..3_000u64, prop_oneof![9 => asked, 1 => written.prop_map(Happening::Written)])
}

fn act(table: &Match, what: &Index, at: &Index, yes: bool) -> Act {
    let game = table.game();
    let size = game.setup().size;
    let point = size.at(at.index(size.area())).map_or(String::new(), |p| size.name(p));
    let r#move = game.moves().len() + 1;
    let proposal = table.settling().map_or(0, |settling| settling.proposal);
    let r#as = if yes { Some(Color::Black) } else { None };
    let trial = game.trial().map_or(1, |trial| trial.moves().len() + 1);
    let ko = game.trial().and_then(|trial| trial.banned_kos().next()).filter(|_| yes);
    match what.index(40) {
        30..32 => Act::Trial { at: point, r#as },
        32..36 => Act::TrialPlay { at: point, r#move: trial },
        36 | 37 => Act::TrialPass { ko: ko.map(|p| size.name(p)), r#move: trial },
        38 => Act::TrialConcede { r#as },
        39 => Act::TrialPutBack { r#as },
        0..10 => Act::Play { at: point, r#move },
        10..18 => Act::Pass { r#move },
        18 | 19 => Act::Undo { r#move: None, r#as },
        20 | 21 => Act::Answer { accept: yes, r#as },
        22 => Act::Withdraw { r#as },
        23 => Act::NoResult { r#as },
        24 | 25 => {
            let status = StoneStatus::ALL[at.index(3)];
            Act::Mark { at: point, status, proposal, r#as }
        }
        26 => Act::Unmark { at: point, proposal, r#as },
        27 => Act::Accept { proposal, r#as },
        28 => Act::Dispute { r#as },
        _ if at.index(5) == 0 => Act::Resign { r#as },
        _ => Act::NoAgreement { r#as },
    }
}

/// The view of every role.
fn seen(table: &Match, now: u64) -> Vec<Value> {
    let snapshot = Snapshot {
        table: table.clone().into(),
        rev: 1,
        present: [true; 2],
        analysis_wanted: [false; 2],
        judge_choosing: false,
        closer_look: CloserLook::None,
        said: Vec::new(),
        rematch: Rematch::default(),
        keys: Vec::new(),
        created: 0,
        changes: Default::default(),
        directory: Default::default(),
    };
    Role::ALL
        .map(|role| json!(View::of(&snapshot, role, now, &tengen_server::Engines::default())))
        .to_vec()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn entries_give_back_the_game(
        rules in prop::sample::select(presets::ALL.to_vec()),
        width in 2usize..6,
        height in 2usize..6,
        stones in 0u8..4,
        opponent in prop::sample::select(vec![
            Opponent::Link, Opponent::SameScreen, Opponent::Computer { rank: tengen_engine::Rank::WEAKEST },
        ]),
        happenings in prop::collection::vec(happening(), 0..120),
    ) {
        let size = Size::new(width, height).unwrap();
        let handicap = if stones < 2 { Handicap::None } else { Handicap::Free(stones) };
        let creator = if opponent == Opponent::SameScreen { Role::Both } else { Role::White };
        let agreed = MatchSetup {
            game: GameSetup::new(size, rules.clone(), handicap),
            opening: Vec::new(),
            time: TimeSystem::ByoYomi { main: 20_000, periods: 3, period: 2_000 },
            opponent,
            names: [None, None],
            nigiri: None,
            creator,
            seats: None,
            ranks: None,
            is_rated: false,
        };
        let Ok(mut table) = Match::new(agreed.clone()) else { return Ok(()) };
        let mut written: Vec<(u64, String)> = Vec::new();
        let mut now = 0;
        for (later, happening) in happenings {
            now += later;
            let entries = match happening {
                Happening::Asked(role, what, at, yes) => {
                    plan(&table, role, &act(&table, &what, &at, yes)).unwrap_or_default()
                }
                Happening::Written(entry) => vec![entry],
            };
            let mut next = table.clone();
            if entries.iter().all(|entry| next.apply(now, entry).is_ok()) {
                table = next;
                written.extend(entries.iter().map(|e| (now, serde_json::to_string(e).unwrap())));
            }
        }
        let stored: MatchSetup = serde_json::from_str(&serde_json::to_string(&agreed).unwrap()).unwrap();
        prop_assert_eq!(&stored, &agreed);
        let mut again = Match::new(stored).unwrap();
        for (at, entry) in &written {
            let entry: LogEntry = serde_json::from_str(entry).unwrap();
            prop_assert!(again.apply(*at, &entry).is_ok());
        }
        prop_assert_eq!(again.entries(), table.entries());
        prop_assert_eq!(again.clocks(), table.clocks());
        prop_assert_eq!(seen(&again, now), seen(&table, now));
        prop_assert_eq!(table.clock_after().len(), table.game().moves().len());
    }
}

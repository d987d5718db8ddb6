//! Tournaments that are run: events, what they refuse, and that the log gives the same again.

use proptest::prelude::*;
use tengen_tournament::plan::NoRound;
use tengen_tournament::running::{
    Author, Entry, Event, Refusal, Running, Seats, Standing, events_of,
};
use tengen_tournament::{
    Halves, History, MOST_ROUNDS, Numbers, Outcome, Plan, Player, PlayerId, Rank, Round, Settings,
    Standings, Wishes,
};

fn player(name: &str, rank: i32) -> Player {
    Player {
        name: name.to_owned(),
        first_name: "Ada".to_owned(),
        rank: Rank::of(rank),
        grade: String::new(),
        rating: 2100 + 100 * rank,
        rating_origin: String::new(),
        club: String::new(),
        country: String::new(),
        numbers: Numbers::default(),
        correction: 0,
        is_final: true,
        takes_part: [true; MOST_ROUNDS],
    }
}

fn entered(name: &str, rank: i32) -> Event {
    Event::Entered { player: Box::new(player(name, rank)), is_another: false }
}

/// A tournament of this many players, the strongest first.
fn begun(count: usize, rounds: usize, plan: Plan) -> Running {
    let settings = Box::new(Settings::swiss("Evening", rounds));
    let mut running = Running::new(Event::Set { settings, plan }).unwrap();
    for at in 0..count {
        running.apply(entered(&format!("P{at:02}"), 5 - at as i32)).unwrap();
    }
    running
}

/// Publishes the next round and lets the stronger player win all games.
fn play(running: &mut Running) {
    let draft = running.draft(&Wishes::default()).unwrap();
    let (round, tables) = (draft.round, draft.tables.clone());
    running.apply(draft.publish()).unwrap();
    for Seats { table, white, black, .. } in tables {
        let outcome = if white < black { Outcome::White } else { Outcome::Black };
        running.apply(decided(round, table, outcome)).unwrap();
    }
}

fn decided(round: Round, table: u32, outcome: Outcome) -> Event {
    Event::Decided { round, table, outcome, is_by_default: false, why: String::new() }
}

/// The players in the order of the standings.
fn order(running: &Running) -> Vec<usize> {
    let tournament = running.tournament();
    let history = History::of(tournament, tournament.rounds_paired());
    Standings::of(&history).rows.into_iter().map(|row| row.player.0).collect()
}

#[test]
fn both_players_report_and_the_director_decides_where_they_differ() {
    let mut running = begun(4, 3, Plan::Weighed);
    let draft = running.draft(&Wishes::default()).unwrap();
    let Seats { white, black, .. } = draft.tables[0];
    running.apply(draft.publish()).unwrap();
    let round = Round(0);
    let say = |by, outcome| Event::Reported { round, table: 1, by, outcome };
    assert_eq!(running.standing(round, 1), Ok(Standing::Open));
    running.apply(say(white, Outcome::White)).unwrap();
    assert_eq!(running.standing(round, 1), Ok(Standing::Reported(white, Outcome::White)));
    assert_eq!(running.tournament().games[0].outcome, Outcome::Open);
    running.apply(say(black, Outcome::Black)).unwrap();
    let both = [Outcome::White, Outcome::Black];
    assert_eq!(running.standing(round, 1), Ok(Standing::Disputed(both)));
    // A player may see their mistake.
    running.apply(say(black, Outcome::White)).unwrap();
    assert_eq!(running.standing(round, 1), Ok(Standing::Known(Outcome::White)));
    // The same once more does no harm; another word is for the director.
    running.apply(say(black, Outcome::White)).unwrap();
    let other = running.apply(say(black, Outcome::Black));
    assert_eq!(other, Err(Refusal::HasResult(round, 1)));
    running.apply(decided(round, 1, Outcome::Jigo)).unwrap();
    assert_eq!(running.standing(round, 1), Ok(Standing::Known(Outcome::Jigo)));
    let stranger = running.tournament().ids().find(|id| *id != white && *id != black).unwrap();
    assert_eq!(running.apply(say(stranger, Outcome::White)), Err(Refusal::NotAtTable(stranger)));
    assert_eq!(running.standing(round, 9), Err(Refusal::NoTable(round, 9)));
}

#[test]
fn a_round_is_published_once_and_taken_back_only_if_no_result_is_lost() {
    let mut running = begun(5, 3, Plan::Weighed);
    let draft = running.draft(&Wishes::default()).unwrap();
    running.apply(draft.clone().publish()).unwrap();
    // The same from a second browser changes nothing, and another pairing of the round none that
    // has a result.
    let before = running.clone();
    running.apply(draft.clone().publish()).unwrap();
    assert_eq!(running, before);
    running.apply(decided(Round(0), 1, Outcome::White)).unwrap();
    running.apply(draft.clone().publish()).unwrap();
    assert_eq!(running.standing(Round(0), 1), Ok(Standing::Known(Outcome::White)));
    let mut other = draft.clone();
    for seats in &mut other.tables {
        (seats.white, seats.black) = (seats.black, seats.white);
    }
    let refused = running.apply(other.clone().publish());
    assert_eq!(refused, Err(Refusal::HasResults(Round(0), 1)));
    // The tables without a result may change.
    other.tables[0] = draft.tables[0];
    running.apply(other.publish()).unwrap();
    assert_eq!(running.standing(Round(0), 1), Ok(Standing::Known(Outcome::White)));
    let next = running.draft(&Wishes::default()).unwrap();
    assert_eq!(running.apply(next.publish()), Err(Refusal::Open(Round(0), 2)));
    let back = |regardless| Event::Unpublished { round: Round(0), regardless };
    assert_eq!(running.apply(back(false)), Err(Refusal::HasResults(Round(0), 1)));
    running.apply(back(true)).unwrap();
    assert_eq!(running.tournament().rounds_paired(), 0);
    assert_eq!(running.apply(back(true)), Err(Refusal::NotLast { last: None }));
}

#[test]
fn a_pairing_has_each_player_once() {
    let mut running = begun(4, 2, Plan::Weighed);
    let seats = |table, white, black| Seats {
        table,
        white: PlayerId(white),
        black: PlayerId(black),
        handicap: 0,
    };
    let published = |tables: &[Seats]| Event::Published {
        round: Round(0),
        tables: tables.to_vec(),
        byes: Vec::new(),
        regardless: false,
    };
    for (tables, refusal) in [
        ([seats(1, 0, 1), seats(2, 1, 2)], Refusal::Twice(PlayerId(1))),
        ([seats(1, 0, 1), seats(1, 2, 3)], Refusal::TableNumber(1)),
        ([seats(0, 0, 1), seats(1, 2, 3)], Refusal::TableNumber(0)),
        ([seats(1, 0, 1), seats(2, 2, 7)], Refusal::NoPlayer(PlayerId(7))),
    ] {
        assert_eq!(running.apply(published(&tables)), Err(refusal));
    }
    assert_eq!(running.apply(published(&[seats(1, 0, 1)])), Err(Refusal::LeftOut(PlayerId(2))));
    let away =
        |round| Event::TakesPart { player: PlayerId(2), round: Round(round), takes_part: false };
    running.apply(away(0)).unwrap();
    let absent = running.apply(published(&[seats(1, 0, 1), seats(2, 2, 3)]));
    assert_eq!(absent, Err(Refusal::Absent(PlayerId(2))));
    let draft = running.draft(&Wishes::default()).unwrap();
    assert_eq!((draft.tables.len(), draft.byes.len()), (1, 1));
    running.apply(draft.publish()).unwrap();
    assert_eq!(running.apply(away(MOST_ROUNDS)), Err(Refusal::NoRound(Round(MOST_ROUNDS))));
    let plays = running.tournament().games[0].white;
    let withdrawn = |from| Event::Withdrawn { player: plays, from: Round(from) };
    assert_eq!(running.apply(withdrawn(0)), Err(Refusal::IsPaired(plays, Round(0))));
    running.apply(withdrawn(1)).unwrap();
    assert!(running.tournament().present(Round(1)).all(|id| id != plays));
}

#[test]
fn players_of_one_name_are_a_question() {
    let mut running = begun(2, 2, Plan::Weighed);
    assert_eq!(running.apply(entered("p01", 0)), Err(Refusal::Namesake(PlayerId(1))));
    let twin = Box::new(player("P01", 0));
    running.apply(Event::Entered { player: twin, is_another: true }).unwrap();
    let to = Box::new(player("P00", 0));
    let changed = Event::Changed { player: PlayerId(1), to, is_another: false };
    assert_eq!(running.apply(changed), Err(Refusal::Namesake(PlayerId(0))));
    assert_eq!(running.apply(entered(" ", 0)), Err(Refusal::NoName));
    assert_eq!(running.apply(entered(&"long ".repeat(200), 0)), Err(Refusal::TooLong));
    running.apply(Event::Closed).unwrap();
    assert_eq!(running.apply(entered("Late", 0)), Err(Refusal::Closed));
    running.apply(Event::Reopened).unwrap();
    running.apply(entered("Late", 0)).unwrap();
}

#[test]
fn wishes_go_before_weights() {
    let mut running = begun(8, 5, Plan::Weighed);
    let ids = |numbers: &[usize]| numbers.iter().copied().map(PlayerId).collect::<Vec<_>>();
    // By weights the first four meet the last four.
    let together = vec![[PlayerId(0), PlayerId(1)]];
    let draft = running.draft(&Wishes { together, ..Wishes::default() }).unwrap();
    let pairs = |draft: &[Seats]| -> Vec<[usize; 2]> {
        let pair =
            |seats: &Seats| [seats.white.0.min(seats.black.0), seats.white.0.max(seats.black.0)];
        let mut pairs: Vec<_> = draft.iter().map(pair).collect();
        pairs.sort();
        pairs
    };
    assert_eq!(pairs(&draft.tables)[0], [0, 1]);
    assert_eq!(draft.tables.len(), 4);
    running.apply(Event::Parted { groups: vec![ids(&[0, 4, 5]), ids(&[1, 5])] }).unwrap();
    for _ in 0..3 {
        let draft = running.draft(&Wishes::default()).unwrap();
        assert!(draft.against.is_empty());
        assert!(
            pairs(&draft.tables)
                .iter()
                .all(|pair| ![[0, 4], [0, 5], [4, 5], [1, 5]].contains(pair))
        );
        play(&mut running);
    }
    // Where all are of one family, they meet nevertheless, and that is said.
    let all = ids(&[0, 1, 2, 3, 4, 5, 6, 7]);
    running.apply(Event::Parted { groups: vec![all] }).unwrap();
    assert_eq!(running.draft(&Wishes::default()).unwrap().against.len(), 4);
    // The bye goes to the player who is named.
    running.apply(entered("Odd", 0)).unwrap();
    let wishes = Wishes { bye: Some(PlayerId(3)), ..Wishes::default() };
    assert_eq!(running.draft(&wishes).unwrap().byes, [PlayerId(3)]);
    let together = vec![[PlayerId(8), PlayerId(0)]];
    let draft = running.draft(&Wishes { together, ..Wishes::default() }).unwrap();
    assert!(draft.byes != [PlayerId(8)] && pairs(&draft.tables).contains(&[0, 8]));
}

#[test]
fn all_meet_in_a_round_robin_and_the_strongest_win_a_knockout() {
    let mut running = begun(7, 7, Plan::RoundRobin { times: 1 });
    for _ in 0..7 {
        play(&mut running);
    }
    assert_eq!(running.draft(&Wishes::default()), Err(NoRound::Over));
    assert_eq!(order(&running), [0, 1, 2, 3, 4, 5, 6]);
    assert_eq!(running.tournament().games.len(), 21);

    let mut running = begun(6, 3, Plan::Knockout { third: true });
    let first = running.draft(&Wishes::default()).unwrap();
    assert_eq!((first.tables.len(), first.byes), (2, vec![PlayerId(0), PlayerId(1)]));
    play(&mut running);
    play(&mut running);
    let last = running.draft(&Wishes::default()).unwrap();
    let mut pairs: Vec<_> = last
        .tables
        .iter()
        .map(|seats| [seats.white.min(seats.black), seats.white.max(seats.black)])
        .collect();
    pairs.sort();
    assert_eq!(pairs, [[PlayerId(0), PlayerId(1)], [PlayerId(2), PlayerId(3)]]);
    play(&mut running);
    assert_eq!(running.tournament().games.len(), 2 + 2 + 2);
}

#[test]
fn a_knockout_waits_for_winners() {
    let mut running = begun(4, 2, Plan::Knockout { third: false });
    play(&mut running);
    running.apply(decided(Round(0), 2, Outcome::Jigo)).unwrap();
    assert_eq!(running.draft(&Wishes::default()), Err(NoRound::NoWinner(Round(0), 2)));
}

#[test]
fn the_best_of_each_group_go_on_and_meet_late() {
    let plan = Plan::Groups { groups: 2, go_on: 2, third: true };
    let mut running = begun(8, plan.rounds(8).unwrap(), plan);
    for _ in 0..3 {
        play(&mut running);
    }
    // The groups are 0 3 4 7 and 1 2 5 6.
    let draft = running.draft(&Wishes::default()).unwrap();
    let mut pairs: Vec<_> = draft
        .tables
        .iter()
        .map(|seats| [seats.white.min(seats.black), seats.white.max(seats.black)])
        .collect();
    pairs.sort();
    assert_eq!(pairs, [[PlayerId(0), PlayerId(2)], [PlayerId(1), PlayerId(3)]]);
    play(&mut running);
    play(&mut running);
    assert_eq!(running.draft(&Wishes::default()), Err(NoRound::Over));
    assert_eq!(running.tournament().games.len(), 12 + 2 + 2);
}

#[test]
fn settings_that_cannot_be_played_by_are_refused() {
    let set = |settings: Settings, plan| Event::Set { settings: Box::new(settings), plan };
    let mut none = Settings::swiss("x", 3);
    none.criteria.clear();
    for settings in [Settings::swiss("x", 0), Settings::swiss("x", 21), none] {
        assert!(matches!(Running::new(set(settings, Plan::Weighed)), Err(Refusal::Settings(_))));
    }
    let groups = Plan::Groups { groups: 1, go_on: 1, third: false };
    assert!(matches!(
        Running::new(set(Settings::swiss("x", 3), groups)),
        Err(Refusal::Settings(_))
    ));
    assert!(matches!(Running::new(Event::Closed), Err(Refusal::Settings(_))));
    let mut running = begun(4, 3, Plan::Weighed);
    play(&mut running);
    play(&mut running);
    let few = running.apply(set(Settings::swiss("x", 1), Plan::Weighed));
    assert_eq!(few, Err(Refusal::TooFewRounds(2)));
    let plan = Plan::Knockout { third: false };
    assert_eq!(running.apply(set(Settings::swiss("x", 3), plan)), Err(Refusal::PlanStays));
    let mut half = Settings::swiss("x", 3);
    half.general.bye = [Halves(1); 2];
    running.apply(set(half, Plan::Weighed)).unwrap();
}

/// Any event about a tournament of eight players.
fn any_event() -> impl Strategy<Value = Event> {
    let outcome = prop::sample::select(vec![
        Outcome::Open,
        Outcome::White,
        Outcome::Black,
        Outcome::Jigo,
        Outcome::BothLose,
    ]);
    let (id, round, table) =
        ((0..9_usize).prop_map(PlayerId), (0..4_usize).prop_map(Round), 0..5_u32);
    let seats = (0..6_u32, 0..9_usize, 0..9_usize).prop_map(|(table, white, black)| Seats {
        table,
        white: PlayerId(white),
        black: PlayerId(black),
        handicap: 0,
    });
    prop_oneof![
        ("[A-C]{1,2}", -9..5_i32, any::<bool>()).prop_map(|(name, rank, is_another)| {
            Event::Entered { player: Box::new(player(&name, rank)), is_another }
        }),
        (id.clone(), any::<bool>())
            .prop_map(|(player, is_final)| Event::Registered { player, is_final }),
        (id.clone(), round.clone(), any::<bool>()).prop_map(|(player, round, takes_part)| {
            Event::TakesPart { player, round, takes_part }
        }),
        (id.clone(), round.clone()).prop_map(|(player, from)| Event::Withdrawn { player, from }),
        (round.clone(), prop::collection::vec(seats, 0..5), any::<bool>()).prop_map(
            |(round, tables, regardless)| Event::Published {
                round,
                tables,
                byes: Vec::new(),
                regardless
            }
        ),
        (round.clone(), any::<bool>())
            .prop_map(|(round, regardless)| Event::Unpublished { round, regardless }),
        (round.clone(), table.clone(), id, outcome.clone())
            .prop_map(|(round, table, by, outcome)| Event::Reported { round, table, by, outcome }),
        (round, table, outcome, any::<bool>()).prop_map(
            |(round, table, outcome, is_by_default)| Event::Decided {
                round,
                table,
                outcome,
                is_by_default,
                why: "seen".to_owned()
            }
        ),
        Just(Event::Closed),
        Just(Event::Reopened),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn the_log_gives_the_same_tournament_again_and_a_refused_event_changes_nothing(
        events in prop::collection::vec(prop_oneof![3 => any_event().prop_map(Some), 2 => Just(None)], 0..60),
    ) {
        let plan = Plan::Weighed;
        let first = Event::Set { settings: Box::new(Settings::swiss("Any", 4)), plan };
        let mut running = Running::new(first.clone()).unwrap();
        let mut log = vec![first];
        for at in 0..6 {
            let event = entered(&format!("P{at}"), at);
            running.apply(event.clone()).unwrap();
            log.push(event);
        }
        for event in events {
            // The program's own draft of the next round, where there is one, else any event.
            let event = match event {
                Some(event) => event,
                None => match running.draft(&Wishes::default()) {
                    Ok(draft) => draft.publish(),
                    Err(_) => continue,
                },
            };
            let before = running.clone();
            match running.apply(event.clone()) {
                Ok(()) => log.push(event),
                Err(refusal) => {
                    prop_assert!(!refusal.to_string().is_empty() && !refusal.code().is_empty());
                    prop_assert_eq!(&running, &before);
                }
            }
            for round in (0..running.tournament().rounds_paired()).map(Round) {
                let mut seen: Vec<PlayerId> = running.tournament().games_of(round)
                    .flat_map(|game| [game.white, game.black]).collect();
                let count = seen.len();
                seen.sort();
                seen.dedup();
                prop_assert_eq!(seen.len(), count);
            }
        }
        let entry = |event| Entry { at: 1, by: Author::Director("Dora".to_owned()), event };
        let lines = log.into_iter().map(|event| serde_json::to_string(&entry(event)).unwrap());
        let lines: Vec<String> = lines.collect();
        let read = lines.iter().map(|line| serde_json::from_str::<Entry>(line).unwrap().event);
        prop_assert_eq!(&Running::replay(read).unwrap(), &running);
        // The tournament alone gives a log that gives it again.
        let mut tournament = running.tournament().clone();
        let games = Running::replay(events_of(&tournament)).unwrap().tournament().games.clone();
        prop_assert_eq!(games, std::mem::take(&mut tournament.games));
    }
}

//! Logs as a whole: what annulments and wrong entries do, and numbers that are the same everywhere.

use tengen_rating::gor::Class;
use tengen_rating::{
    Added, End, Entry, Facts, Habits, Ledger, LogError, MemberId, Part, Played, Points, Pool, Rank,
    Rated, Score, Size, Speed, State, What, counting, fold, why,
};

mod made_up;

const ANNA: MemberId = MemberId(1);
const BEN: MemberId = MemberId(2);
const GNU: MemberId = MemberId(3);
const LIVE: Pool = Pool::Of(Size::Nineteen, Speed::Live);

fn facts(score: Score) -> Facts {
    Facts::even(Size::Nineteen, Speed::Live, score, End::Resigned { moves: 20 })
}

fn played(black: MemberId, white: MemberId, facts: Facts) -> What {
    What::Played(Played { black, white, facts })
}

fn log(whats: impl IntoIterator<Item = What>) -> Vec<Entry> {
    let entry = |(seq, what)| Entry { seq, at: seq * 60_000, what };
    (1..).zip(whats).map(entry).collect()
}

fn folded(log: &[Entry]) -> (Ledger, Vec<Rated>) {
    let mut rows = Vec::new();
    let ledger = fold(log, Class::D, |row| rows.push(row)).unwrap();
    (ledger, rows)
}

#[test]
fn a_declared_rank_is_where_one_starts() {
    let dan: Rank = "2d".parse().unwrap();
    let entered = |rank| What::Entered { member: ANNA, rank };
    let (ledger, _) = folded(&log([entered(Some(dan)), entered(None)]));
    for pool in Pool::ALL {
        let standing = ledger.standing(ANNA, pool);
        assert_eq!((standing.state.rank(), standing.games), (dan, 0), "the first answer counts");
        assert_eq!(standing.state.deviation(), State::UNKNOWN);
    }
    assert_eq!(ledger.standing(ANNA, Pool::Overall).gor, Some(Points::new(2200)));
    assert_eq!(ledger.standing(BEN, Pool::Overall).state, State::START);
    assert_eq!(ledger.standing(BEN, Pool::Overall).gor, Some(Points::new(1500)));
}

#[test]
fn an_annulled_result_has_never_been() {
    let games = [
        played(ANNA, BEN, facts(Score::Won)),
        played(ANNA, BEN, facts(Score::Won)),
        played(BEN, ANNA, facts(Score::Drawn)),
    ];
    let mut entries = log(games);
    let (all, all_rows) = folded(&entries);

    let annulled = What::Annulled { of: 2 };
    entries.push(Entry { seq: 4, at: 500_000, what: annulled });
    let mut ledger = all.clone();
    assert_eq!(ledger.add(&entries[3]), Ok(Added::Recount));
    let (without, rows) = folded(&entries);
    assert!(rows.iter().all(|row| row.seq != 2));
    assert_eq!(without.standing(ANNA, LIVE).games, 2);
    assert_eq!(counting(&entries).count(), 2);
    // The second game is left out, not its time.
    let mut first = Ledger::new(Class::D);
    let _ = first.add(&entries[0]);
    let mut third = entries[2];
    third.seq = 2;
    let _ = first.add(&third);
    assert!(first.standings().eq(without.standings()));

    entries.push(Entry { seq: 5, at: 600_000, what: What::Restored { of: 2 } });
    let (restored, restored_rows) = folded(&entries);
    assert!(restored.standings().eq(all.standings()));
    assert_eq!(restored_rows, all_rows);
}

/// Two servers may have clocks that differ. What came later in the log is later.
#[test]
fn time_does_not_go_back() {
    let game = played(ANNA, BEN, facts(Score::Won));
    let at_times = |times: [u64; 3]| {
        let entry = |(seq, at)| Entry { seq, at, what: game };
        folded(&(1..).zip(times).map(entry).collect::<Vec<_>>()).0
    };
    let year = 365 * 24 * 60 * 60 * 1000;
    let back = at_times([year, 0, year]);
    assert_eq!(back.standing(ANNA, LIVE), at_times([year; 3]).standing(ANNA, LIVE));
}

#[test]
fn wrong_entries_are_refused() {
    let game = played(ANNA, BEN, facts(Score::Won));
    let refused = |log: &[Entry]| fold(log, Class::A, |_| {}).unwrap_err();
    let gap = [Entry { seq: 2, at: 0, what: game }];
    assert_eq!(refused(&gap), LogError::Gap { expected: 1, found: 2 });
    assert_eq!(refused(&log([game])[..1].repeat(2)), LogError::Gap { expected: 2, found: 1 });
    let alone = log([played(ANNA, ANNA, facts(Score::Won))]);
    assert_eq!(refused(&alone), LogError::Alone { seq: 1 });
    for of in [0, 2, 3, 9] {
        let none = log([game, What::Annulled { of }]);
        assert_eq!(refused(&none), LogError::NoResult { seq: 2, of });
    }
    let entered = What::Entered { member: ANNA, rank: None };
    let none = log([entered, game, What::Restored { of: 1 }]);
    assert_eq!(refused(&none), LogError::NoResult { seq: 3, of: 1 });

    let mut ledger = Ledger::new(Class::A);
    let before = ledger.clone();
    assert!(ledger.add(&gap[0]).is_err());
    assert_eq!(ledger, before);
}

#[test]
fn a_program_is_rated_and_its_opponents_rank_stays() {
    let against = Facts { programs: [false, true], ..facts(Score::Won) };
    let (ledger, rows) = folded(&log([played(ANNA, GNU, against)]));
    let pools: Vec<_> = rows.iter().map(|row| (row.member, row.pool)).collect();
    assert_eq!(pools, [(ANNA, Pool::Programs), (GNU, Pool::Overall), (GNU, LIVE)]);
    assert_eq!(ledger.standing(ANNA, Pool::Overall).state, State::START);
    assert!(ledger.standing(ANNA, Pool::Programs).state.rating() > State::START.rating());
    assert!(ledger.standing(GNU, Pool::Overall).state.rating() < State::START.rating());
    assert!(rows.iter().all(|row| row.gor.is_none()), "the European rating is of people");
    assert!(why(&rows[0]).contains(&Part::AgainstPrograms));
}

#[test]
fn small_boards_leave_the_european_rating_alone() {
    let small = Facts::even(Size::Nine, Speed::Live, Score::Won, End::Counted);
    let (ledger, rows) =
        folded(&log([played(ANNA, BEN, small), played(ANNA, BEN, facts(Score::Won))]));
    let gor = |row: &Rated| row.gor.map(|change| change.before);
    let overall: Vec<_> = rows.iter().filter(|row| row.pool == Pool::Overall).map(gor).collect();
    assert_eq!(overall, [None, None, Some(Points::new(1500)), Some(Points::new(1500))]);
    assert!(ledger.standing(ANNA, Pool::Overall).gor > Some(Points::new(1500)));
    assert!(rows.iter().all(|row| row.pool == Pool::Overall || row.gor.is_none()));
}

#[test]
fn a_game_is_told_in_parts() {
    let mut with_stones = facts(Score::Won);
    (with_stones.terms.handicap, with_stones.terms.komi) = (3, 1);
    let (_, rows) = folded(&log([played(ANNA, BEN, with_stones)]));
    let [Part::Expected { of_hundred }, Part::HeadStart { head_start }, Part::Moved { by }, ..] =
        why(&rows[0])[..]
    else {
        panic!("{:?}", why(&rows[0]))
    };
    assert!(of_hundred > 50 && head_start.ranks() > 2.0 && by > Points::new(0));
    let white = why(&rows[2]);
    assert_eq!(white[1], Part::HeadStart { head_start: -head_start });
    assert!(
        white.iter().any(|part| matches!(part, Part::Rank { before, after } if before > after))
    );
    assert!(white.contains(&Part::Provisional));
    assert!(matches!(white.last(), Some(Part::European { before, after }) if before > after));

    // Ten games later the rank is sure, and a draw with oneself is told in one part fewer.
    let games = |count| folded(&log((0..count).map(|_| played(ANNA, BEN, facts(Score::Drawn))))).1;
    let sure = games(40).into_iter().filter(|row| why(row).contains(&Part::Sure)).count();
    assert_eq!(sure, 4, "two players, each once in two pools");
    let last = games(40).pop().unwrap();
    assert!(!why(&last).iter().any(|part| matches!(part, Part::Moved { .. } | Part::Rank { .. })));
}

#[test]
fn losing_on_purpose_is_seen() {
    let lost = |by| played(ANNA, BEN, Facts { by, ..facts(Score::Lost) });
    let honest = (0..40).map(|number| {
        played(ANNA, BEN, facts(if number % 2 == 0 { Score::Won } else { Score::Lost }))
    });
    let honest = honest.map(|what| match what {
        What::Played(mut played) => {
            played.facts.by = End::Counted;
            What::Played(played)
        }
        other => other,
    });
    let thrown = [
        lost(End::Resigned { moves: 35 }),
        lost(End::Resigned { moves: 36 }),
        lost(End::Timed { moves: 1 }),
        lost(End::Timed { moves: 200 }),
        lost(End::Forfeited),
        lost(End::Counted),
    ];
    let thrown = thrown.into_iter().cycle().take(60);
    let mut entries = log(honest.chain(thrown));
    entries.push(Entry { seq: 101, at: 9_000_000, what: What::Annulled { of: 100 } });
    let (_, rows) = folded(&entries);
    let habits = Habits::of(ANNA, counting(&entries).map(|(_, played)| played), &rows);
    assert_eq!((habits.games, habits.lost), (99, 20 + 59));
    assert_eq!((habits.resigned_early, habits.timed_early, habits.forfeited), (10, 10, 10));
    assert!(habits.fallen() >= 3, "{habits:?}");
    let other = Habits::of(BEN, counting(&entries).map(|(_, played)| played), &rows);
    assert_eq!((other.games, other.lost, other.resigned_early, other.fallen()), (99, 20, 0, 0));
    assert_eq!(
        Habits::of(GNU, counting(&entries).map(|(_, played)| played), &rows),
        Habits::default()
    );
}

/// A number that depends on every digit of every change.
fn fingerprint(rows: &[Rated]) -> u64 {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    let mut take = |number: i64| {
        for byte in number.to_le_bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    for row in rows {
        for state in [row.before, row.after.state] {
            take(state.rating().millionths());
            take(state.deviation().millionths());
            take(state.volatility());
        }
        take(i64::from(row.expected.millionths()));
        take(row.as_with.millionths());
        take(row.gor.map_or(0, |change| change.after.millionths()));
    }
    hash
}

/// A server whose machine changes must not find other ratings. The number was made on x86-64 with
/// glibc; the suite's other targets and build modes must find it too.
#[test]
fn two_thousand_results_are_the_same_everywhere() {
    let (_, rows) = folded(&made_up::log(2_000));
    assert!(rows.len() > 6_000, "{}", rows.len());
    assert_eq!(fingerprint(&rows), 7_295_815_642_180_943_197, "{} changes", rows.len());
}

/// Ratings find the strengths that the made-up results follow.
#[test]
fn ratings_tell_strong_from_weak() {
    let (ledger, rows) = folded(&made_up::log(20_000));
    let sure = ledger.standings().filter(|(_, pool, _)| *pool == Pool::Overall);
    let sure = sure.filter(|(.., standing)| !standing.state.is_provisional()).count();
    assert!(sure > 300, "{sure}");
    // Those who are expected to win 70 to 80 of 100 games do, once their ranks are sure.
    let likely: Vec<_> = rows
        .iter()
        .filter(|row| row.pool == Pool::Overall && !row.before.is_provisional())
        .filter(|row| (0.7..0.8).contains(&row.expected.value()))
        .collect();
    let won: f64 = likely.iter().map(|row| row.score.value()).sum();
    let share = won / likely.len() as f64;
    assert!((0.65..0.8).contains(&share), "{share} of {}", likely.len());
}

//! A small tournament of our own, counted by hand.

use tengen_rating::gor::Class;
use tengen_tournament::criterion::{Of, Sum, values};
use tengen_tournament::formats::{self, Federation};
use tengen_tournament::opengotha::{self, Why};
use tengen_tournament::{
    Criterion, Game, History, PlayerId, Remark, Round, Standings, Tournament, bye, check, open,
    pair, ratings,
};

const SMALL: &str = include_str!("data/small.xml");

fn small() -> Tournament {
    opengotha::read(SMALL).unwrap()
}

/// The values of a criterion after two rounds, as people read them.
fn told(tournament: &Tournament, criterion: Criterion) -> Vec<String> {
    let history = History::of(tournament, 2);
    values(&history, criterion).into_iter().map(|value| criterion.told(value)).collect()
}

#[test]
fn criteria_are_those_counted_by_hand() {
    let tournament = small();
    for (name, counted) in [
        ("NBW", ["2", "0.5", "0", "1.5", "1"]),
        ("MMS", ["32", "30.5", "29", "28.5", "26"]),
        // The handicap given is added to the opponent's score. A round without a game has the own
        // score at the start.
        ("SOSM", ["60.5", "61.5", "58.5", "57.5", "53"]),
        ("SOSMM1", ["30.5", "32", "29.5", "29.5", "28"]),
        ("SOSOSM", ["114.5", "118", "115.5", "120", "110.5"]),
        ("SODOSM", ["60.5", "14.75", "0", "42.75", "0"]),
        ("SOSW", ["1.5", "3.5", "1.5", "0.5", "2"]),
        ("CUSSW", ["3", "0.5", "0", "2.5", "2"]),
        ("CUSSM", ["63", "60.5", "58", "56.5", "52"]),
        ("RANK", ["1", "0", "-1", "-3", "-5"]),
    ] {
        assert_eq!(told(&tournament, name.parse().unwrap()), counted, "{name}");
    }
}

#[test]
fn a_game_that_was_not_played_may_count_half_for_the_opponents() {
    let mut tournament = small();
    tournament.settings.general.counts_unplayed_half = true;
    let sum = Criterion::Sum(Sum::Opponents(0), Of::McMahon);
    // Ed's bye counts half a point for Anna, and not one. Cy's absence counts half for Di.
    assert_eq!(told(&tournament, sum), ["60", "61.5", "58.5", "58", "53"]);
}

#[test]
fn standings_do_not_depend_on_the_order_of_entry() {
    let tournament = small();
    let names = |tournament: &Tournament| {
        let history = History::of(tournament, 2);
        let rows = Standings::of(&history).rows;
        let name = |id: PlayerId| tournament.player(id).first_name.clone();
        rows.into_iter().map(|row| (row.place, name(row.player), row.values)).collect::<Vec<_>>()
    };
    let order: Vec<String> = names(&tournament).into_iter().map(|(_, name, _)| name).collect();
    assert_eq!(order, ["Anna", "Bo", "Cy", "Di", "Ed"]);
    let turned = |id: PlayerId| PlayerId(4 - id.0);
    let mut other = tournament.clone();
    other.players.reverse();
    for game in &mut other.games {
        (game.white, game.black) = (turned(game.white), turned(game.black));
    }
    other.byes = other.byes.iter().map(|(round, id)| (*round, turned(*id))).collect();
    other.games.reverse();
    assert_eq!(names(&other), names(&tournament));
}

#[test]
fn players_meet_once_and_have_one_bye() {
    let tournament = small();
    let history = History::of(&tournament, 2);
    let all: Vec<PlayerId> = tournament.ids().collect();
    // Ed has had one, so it is Di.
    assert_eq!(bye(&history, &all), Some(PlayerId(3)));
    let paired = pair(&history);
    assert_eq!((paired.round, paired.bye, paired.tables.len()), (Round(2), Some(PlayerId(3)), 2));
    for table in &paired.tables {
        assert!(!history.have_met(table.white, table.black));
        assert_eq!(table.weights.no_rematch, 500_000_000_000_000);
    }
}

#[test]
fn a_file_is_written_as_it_was_read() {
    let tournament = small();
    assert_eq!(tournament.settings.general.name, "Small & Open");
    let written = opengotha::write(&tournament);
    assert_eq!(opengotha::read(&written), Ok(tournament));
}

#[test]
fn lists_name_opponents_by_their_rows() {
    let tournament = small();
    let history = History::of(&tournament, 2);
    let lines = |list: Vec<u8>| String::from_utf8(list).unwrap();
    let list = lines(formats::egf(&history));
    for row in [
        "   1 Ek Anna                         2D SE Up     32 60.5 114.5 0    2+/w0    5+/w4",
        "   5 Holm Ed                         5K SE Up     26   53 110.5 0    0+       1-/b4",
        "   3 Dahl Cy                         1K SE St     29 58.5 115.5 0    4-/w1    0=   ",
    ] {
        assert!(list.lines().any(|line| line == row), "{row}\n{list}");
    }
    assert!(list.contains("; CL[A]") && list.contains("; TM[82]"), "{list}");
    let list = lines(formats::ffg(&history));
    assert!(list.contains(";date=28/11/2026\n") && list.contains("    2+w0    5+w4"), "{list}");
}

#[test]
fn a_list_gives_the_same_list_again() {
    let tournament = small();
    let history = History::of(&tournament, 2);
    let list = formats::egf(&history);
    let again = formats::read_list(&list, Federation::Egf).unwrap();
    assert_eq!(again.games.len(), 4);
    // What the players began with is not in the list, but it follows.
    let starts = again.ids().map(|id| again.start(id).to_string());
    assert_eq!(starts.collect::<Vec<_>>(), ["30", "30", "29", "27", "25"]);
    assert_eq!(formats::egf(&History::of(&again, 2)), list);
    let french = formats::read_list(&formats::ffg(&history), Federation::Ffg).unwrap();
    assert_eq!((french.games, french.byes), (again.games, again.byes));
}

#[test]
fn a_list_that_contradicts_itself_names_the_row() {
    let tournament = small();
    let list = String::from_utf8(formats::egf(&History::of(&tournament, 2))).unwrap();
    for (from, to, line, why) in [
        ("    5+/w4", "    5-/w3", 11, "the opponent’s row says another thing of round 2"),
        ("    5+/w4", "    9+/w4", 11, "there is no row 9"),
        ("    5+/w4", "    5+/x4", 11, "“5+/x4” is no result"),
        ("                         2D SE", "                            SE", 11, "no rank"),
    ] {
        let changed = list.replacen(from, to, 1);
        assert_ne!(changed, list, "{from}");
        let fault = formats::read_list(changed.as_bytes(), Federation::Egf).unwrap_err();
        assert!(fault.line == line && fault.to_string().contains(why), "{fault}");
    }
    let none = formats::read_list(b"; CL[A]\n", Federation::Egf).unwrap_err();
    assert_eq!(none.to_string(), "the list has no players");
}

#[test]
fn ratings_change_by_the_sum_of_all_games() {
    let mut tournament = small();
    for player in &mut tournament.players {
        player.rating = 2100;
    }
    tournament.games.truncate(1);
    let after = |tournament: &Tournament| {
        let rated = ratings(&History::of(tournament, 2), Class::A);
        rated.iter().map(|rated| (rated.games, rated.after.millionths())).collect::<Vec<_>>()
    };
    // A published example: 2100 beats 2100.
    assert_eq!(after(&tournament)[0], (1, 2_109_306_246));
    let again = Game { round: Round(1), ..tournament.games[0].clone() };
    tournament.games.push(again);
    assert_eq!(after(&tournament)[0], (2, 2_100_000_000 + 2 * 9_306_246));
    // The loser meets the winner's rating from before.
    assert_eq!(after(&tournament)[2], (0, 2_100_000_000));
    tournament.games[1].is_by_default = true;
    assert_eq!(after(&tournament)[0].0, 1);
}

#[test]
fn a_file_says_itself_of_what_kind_it_is() {
    let tournament = small();
    let history = History::of(&tournament, 2);
    assert_eq!(open(SMALL.as_bytes()), Ok(tournament.clone()));
    assert_eq!(open(&formats::egf(&history)).unwrap().games.len(), 4);
    assert_eq!(open(&formats::ffg(&history)).unwrap().byes.len(), 1);
    for (text, why) in [
        ("<a/>", "no tournament"),
        ("<a", "no XML"),
        ("", "no players"),
        ("hello there", "line 1: there is no rank"),
        ("<TournamentData/>", "TournamentData has no Tournament"),
    ] {
        let fault = open(text.as_bytes()).unwrap_err().to_string();
        assert!(fault.contains(why), "{fault}");
    }
}

#[test]
fn macmahon_has_a_group_above_the_bar_and_rounds_without_a_player() {
    let tournament = open(include_bytes!("data/mcmahon.xml")).unwrap();
    let starts = tournament.ids().map(|id| tournament.start(id).to_string());
    // Bo was put into the top group, which begins at 1d.
    assert_eq!(starts.collect::<Vec<_>>(), ["30", "30", "28"]);
    let history = History::of(&tournament, 2);
    let scores = tournament.ids().map(|id| history.now(id).mcmahon.to_string());
    assert_eq!(scores.collect::<Vec<_>>(), ["31", "32", "28"]);
    assert_eq!(tournament.byes, [(Round(1), PlayerId(0))]);
    assert_eq!(tournament.settings.handicap.correction, 1);
    assert_eq!(tournament.settings.criteria.len(), 2);
    assert_eq!(check(&tournament).len(), 2, "two have no number");
}

#[test]
fn what_cannot_be_is_named_with_its_line() {
    for (from, to, line, why) in [
        ("whitePlayer=\"DAHLCY\"", "whitePlayer=\"NOBODY\"", 12, "no player is called NOBODY"),
        ("rank=\"5K\"", "rank=\"5X\"", 8, "rank of Player cannot be “5X”"),
        ("roundNumber=\"2\" tableNumber=\"2\"", "roundNumber=\"1\"", 14, "two games"),
        ("</Games>", "</Game>", 15, "no XML"),
        (
            "firstName=\"Bo\" grade=\"1D\" name=\"Berg\"",
            "firstName=\"Anna\" name=\"Ek\"",
            5,
            "two players",
        ),
        ("genMMBar=\"1D\" ", "", 20, "GeneralParameterSet has no genMMBar"),
    ] {
        let text = SMALL.replacen(from, to, 1);
        assert_ne!(text, SMALL, "{from}");
        let fault = opengotha::read(&text).unwrap_err();
        assert_eq!(fault.line, line, "{fault}");
        assert!(fault.to_string().contains(why), "{fault}");
    }
    assert_eq!(opengotha::read("<a/>").unwrap_err().why, Why::NoTournament);
}

#[test]
fn a_check_finds_players_without_a_game_and_rematches() {
    let mut tournament = small();
    assert_eq!(check(&tournament), []);
    tournament.byes.clear();
    let (round, player) = (Round(0), PlayerId(4));
    assert_eq!(check(&tournament), [Remark::Unpaired { round, player }]);
    tournament.games[3].white = PlayerId(2);
    let remarks = check(&tournament);
    let players = [PlayerId(2), PlayerId(3)];
    assert!(remarks.contains(&Remark::Rematch { players, times: 2 }), "{remarks:?}");
    assert!(remarks.contains(&Remark::PlaysAbsent { round: Round(1), player: PlayerId(2) }));
}

use super::*;
use std::sync::LazyLock;
use tengen_engine::{Network, bundled_model};
use tengen_messages::Language;
use tengen_net::Arithmetic;

fn try_judge(record: &str) -> Result<Judged, String> {
    let parsed = tengen_sgf::parse(record.as_bytes());
    static OWN: LazyLock<Network> =
        LazyLock::new(|| Network::new(bundled_model(), Arithmetic::of(None, None).unwrap()));
    let quick = Judge { network: None, own: &|| &OWN, language: Language::ENGLISH };
    let games = parsed.collection.roots().next().unwrap().games();
    judge(&games[0], None, quick)
}

fn judged(record: &str) -> Judged {
    try_judge(record).unwrap()
}

fn notes(judged: &Judged) -> Vec<String> {
    judged.notes.iter().map(Note::in_words).collect()
}

/// The count, and whether the recorded result agrees.
fn verdict(record: &str) -> (Option<String>, Option<bool>) {
    let judged = judged(record);
    let agrees = match judged.verdict {
        Verdict::Agrees => Some(true),
        Verdict::Differs => Some(false),
        Verdict::Untold(_) => None,
    };
    (judged.result.map(|counted| counted.outcome.to_string()), agrees)
}

/// Why it cannot be told whether the recorded result is right.
fn untold(record: &str) -> Untold {
    match judged(record).verdict {
        Verdict::Untold(why) => why,
        told => panic!("{record}: {told:?}"),
    }
}

fn counted(result: &str, agrees: Option<bool>) -> (Option<String>, Option<bool>) {
    (Some(result.to_owned()), agrees)
}

/// A wall each on 5×5, Black's one column smaller.
const WALLS: &str = "SZ[5]AB[ba:be]AW[ca:ce]";

#[test]
fn a_game_without_agreement_is_counted_as_it_stands() {
    let game = |rest: &str| format!("(;RU[Tromp/Taylor]KM[0]{WALLS}{rest})");
    assert_eq!(verdict(&game("RE[W+5];B[];W[]")), counted("W+5", Some(true)));
    assert_eq!(verdict(&game("RE[W+6];B[];W[]")), counted("W+5", Some(false)));
    // The result says that it was counted; nothing says so without.
    assert_eq!(verdict(&game("RE[W+5]")), counted("W+5", Some(true)));
    assert_eq!(verdict(&game("")), (None, None));
    // Once it is over nobody can resign, least of all the winner.
    assert_eq!(verdict(&game("RE[B+R];B[];W[]")), counted("W+5", Some(false)));
    assert_eq!(verdict(&game("RE[W+R];B[];W[]")), counted("W+5", None));
    assert_eq!(verdict(&game("RE[B+R]")), (None, None));
}

#[test]
fn other_games_are_counted_by_their_marks_or_by_what_the_judge_can_tell() {
    let game = |rest: &str| format!("(;RU[Japanese]KM[0.5]{WALLS}{rest})");
    let marks = "TB[aa:ae]TW[da:ee]";
    assert_eq!(verdict(&game(&format!("RE[W+5.5];B[];W[]{marks}"))), counted("W+5.5", Some(true)));
    assert_eq!(verdict(&game(&format!("RE[W+6.5];B[]{marks}"))), counted("W+5.5", Some(false)));
    assert_eq!(verdict(&game(&format!("RE[W+R]{marks}"))), (None, None));
    // The players took a stone as added on D1, which is not marked.
    let added = "TB[aa:ae]TW[da:dd][ea:ee]";
    assert_eq!(verdict(&game(&format!("RE[W+4.5];B[];W[]{added}"))), counted("W+4.5", Some(true)));
    let misfit = game("RE[W+7.5];B[]TB[aa:ae]TW[ea:ee]");
    assert_eq!(untold(&misfit), Untold::NotStopped);
    assert!(notes(&judged(&misfit))[0].contains("does not fit"));
    assert_eq!(verdict(&game("RE[W+5.5];B[];W[]")), counted("W+5.5", Some(true)));
    assert_eq!(verdict(&game("RE[W+T];B[];W[]")), (None, None));
    assert_eq!(untold(&game("RE[W+7.5];B[]")), Untold::NotStopped);
    assert_eq!(untold(&game("RE[W+T];B[];W[]")), Untold::EndedEarly);
    assert_eq!(untold(&game("RE[Void];B[];W[]")), Untold::NotCounted);
    assert_eq!(untold(&game(";B[];W[]")), Untold::NoResult);
}

#[test]
fn the_judge_is_asked_only_where_the_stones_as_they_stand_give_another_count() {
    let game = |result: &str| format!("(;RU[Japanese]KM[0.5]{WALLS}RE[{result}];B[];W[])");
    for (result, asked) in [("W+5.5", false), ("W+6.5", true), ("W+", true), ("W+R", false)] {
        assert_eq!(judged(&game(result)).asked, asked, "{result}");
    }
}

/// A ko at A9 is open and decides about Black's stones at the top and White's beside them.
const OPEN_KO: &str = "SZ[9]AB[da][bb][db][ac][bc][cc][dc][he][ie][ff][gf][hf][ag][bg][cg][dg][eg]\
    [fg][gh][hh][bi][di]AW[ba][ca][ea][ab][eb][gb][ec][ad][bd][cd][dd][ed][gd][hd][id][ee][fe][ge]\
    [af][bf][cf][df][ef]";

#[test]
fn a_count_says_how_its_stones_are_settled() {
    let settled = |record: &str| judged(record).result.map(|counted| counted.settled.code());
    let game = |stones: &str, rest: &str| format!("(;RU[Japanese]KM[0.5]{stones};B[];W[]{rest})");
    // The black stone on G3 is dead.
    let dead = "SZ[7:5]AB[ca:ce][gc]AW[da:de][fb][fd]";
    for (stones, rest, code) in [
        (WALLS, "RE[W+5.5]", "as-it-stands"),
        // The judge finds no dead stone, and none to add.
        (WALLS, "RE[W+12.5]", "as-it-stands"),
        (WALLS, "RE[W+5.5]TB[aa:ae]TW[da:ee]", "marked"),
        (dead, "RE[W+4.5]", "judged"),
        (OPEN_KO, "RE[B+9.5]", "provisional"),
    ] {
        assert_eq!(settled(&game(stones, rest)), Some(code), "{stones} {rest}");
    }
}

#[test]
fn the_komi_alone_is_no_count_of_an_opening() {
    let game = |result: &str, rest: &str| format!("(;RU[Japanese]KM[6.5]RE[{result}]{rest})");
    let opening = ";B[pd];W[dp];B[pp];W[dd];B[fq];W[cn];B[jp]";
    assert_eq!(untold(&game("W+6.5", opening)), Untold::NotStopped);
    assert_eq!(untold(&game("W+6.5", "")), Untold::NotStopped);
}

#[test]
fn a_game_that_is_not_finished_contradicts_nothing() {
    let open = "(;SZ[9]RU[Japanese]KM[6.5]RE[B+3.5];B[gc];W[cg];B[];W[])";
    let Untold::NotFinished(left) = untold(open) else { panic!("{:?}", untold(open)) };
    assert!(!left.is_empty());
    assert_eq!(judged(open).result, None);
    let mut summary = crate::referee::summary::Summary::default();
    assert_eq!(summary.unclear_in_words(), None);
    summary.add_game(&judged(open));
    assert!(summary.unclear_in_words().unwrap().contains("--net own"));
}

/// White's wall is open at E2 and E1, which makes a whole side nobody's by the rules.
const GAP: &str = "SZ[9]AB[da][db][bc][dc][dd][de][bf][df][dg][ch][dh][di]\
    AW[ea][eb][gb][ec][ed][hd][ee][ef][gf][eg][gh][fi]";

#[test]
fn no_result_is_confirmed_where_a_border_is_open_and_an_area_is_at_stake() {
    for result in ["B+17.5", "W+9.5", "B+1.5"] {
        let game = format!("(;RU[Japanese]KM[6.5]{GAP}RE[{result}];B[];W[])");
        let told = untold(&game);
        assert!(matches!(told, Untold::NotFinished(_)), "{result}: {told:?}");
        assert_eq!(judged(&game).result, None, "{result}");
    }
    let closed = GAP.replace("AW[", "AW[eh][ei][");
    let game = format!("(;RU[Japanese]KM[6.5]{closed}RE[W+13.5];B[];W[])");
    assert_eq!(verdict(&game), counted("W+13.5", Some(true)));
}

#[test]
fn the_count_has_a_stone_that_must_be_added_though_the_record_leaves_it_out() {
    let game = |result: &str| {
        format!(
            "(;SZ[5]RE[{result}]KM[0.5]RU[japanese]AB[ba][ab][bb][bc][ad][bd]\
             AW[ca][cb][db][eb][cc][cd][dd][ed][be][de]PL[W];W[];B[])"
        )
    };
    assert_eq!(verdict(&game("W+3.5")), counted("W+3.5", Some(true)));
    assert_eq!(verdict(&game("W+4.5")), counted("W+3.5", None));
    assert!(matches!(untold(&game("W+4.5")), Untold::NotAdded(_)));
}

#[test]
fn a_point_or_two_may_have_been_filled_after_play_stopped() {
    let game =
        |rules: &str, result: &str| format!("(;RU[{rules}]KM[0.5]{WALLS}RE[{result}];B[];W[])");
    let filled = |points| Untold::Filled(Score::whole(points));
    assert_eq!(untold(&game("Japanese", "W+4.5")), filled(1));
    assert_eq!(untold(&game("Japanese", "W+7.5")), filled(2));
    assert_eq!(verdict(&game("Japanese", "W+8.5")), counted("W+5.5", Some(false)));
    assert_eq!(verdict(&game("Chinese", "W+4.5")), counted("W+5.5", Some(false)));
}

#[test]
fn shared_liberties_of_a_seki_are_no_points_to_fill() {
    let game = |result: &str| {
        format!("(;SZ[7:4]RU[Japanese]KM[0.5]RE[{result}]AB[aa:cd]AW[ea:gd];B[];W[])")
    };
    for (result, agrees) in [("W+0.5", true), ("W+1.5", false), ("W+2.5", false), ("B+0.5", false)]
    {
        assert_eq!(verdict(&game(result)), counted("W+0.5", Some(agrees)), "{result}");
    }
}

#[test]
fn dame_may_have_been_filled_after_play_stopped_where_they_count() {
    // Five dame part the walls, and each side has 15 points behind its own.
    let game = |rules: &str, result: &str, rest: &str| {
        let walls = "SZ[9:5]AB[da:de]AW[fa:fe]";
        format!("(;RU[{rules}]KM[0.5]{walls}RE[{result}];B[];W[]{rest})")
    };
    let filled = |points| Untold::Filled(Score::whole(points));
    let marks = "TB[aa:ce]TW[ga:ie]";
    for rest in ["", marks] {
        for (result, points) in [("B+0.5", 1), ("B+4.5", 5), ("W+1.5", 1), ("W+5.5", 5), ("B+", 1)]
        {
            assert_eq!(untold(&game("Chinese", result, rest)), filled(points), "{result} {rest}");
        }
        for result in ["B+5.5", "W+6.5"] {
            let differs = counted("W+0.5", Some(false));
            assert_eq!(verdict(&game("Chinese", result, rest)), differs, "{result} {rest}");
        }
        assert_eq!(verdict(&game("Chinese", "W+0.5", rest)), counted("W+0.5", Some(true)));
    }
    // Dame count nothing here, and the end of play ends the game there.
    assert_eq!(verdict(&game("Japanese", "B+2.5", "")), counted("W+0.5", Some(false)));
    assert_eq!(verdict(&game("Tromp/Taylor", "B+0.5", "")), counted("W+0.5", Some(false)));
}

#[test]
fn without_rules_territory_and_area_are_tried() {
    // Black fills a point of their own and White passes.
    let game = |result: &str| format!("(;KM[0.5]RE[{result}]{WALLS};B[aa];W[];B[])");
    for (result, rules, agrees) in [
        ("W+5.5", "chinese", Verdict::Agrees),
        ("W+6.5", "japanese", Verdict::Agrees),
        ("W+9.5", "japanese", Verdict::Differs),
    ] {
        let judged = judged(&game(result));
        assert_eq!((judged.rules.id.as_ref(), &judged.verdict), (rules, &agrees), "{result}");
        let told = notes(&judged);
        assert!(told[0].starts_with("the record names no rules; assumed: "), "{told:?}");
    }
}

#[test]
fn a_komi_that_is_not_known_or_not_possible_contradicts_nothing() {
    let game =
        |komi: &str, result: &str| format!("(;RU[Tromp/Taylor]{komi}RE[{result}]{WALLS};B[];W[])");
    let komi = |halves| Untold::Komi(Score::halves(halves));
    assert_eq!(untold(&game("", "W+12.5")), komi(15));
    assert_eq!(untold(&game("KM[x]", "W+12.5")), komi(15));
    assert_eq!(untold(&game("KM[0]", "W+12.5")), komi(15));
    assert_eq!(verdict(&game("KM[0]", "W+12")), counted("W+5", Some(false)));
    // No game has such a komi.
    assert_eq!(verdict(&game("", "W+32.5")), counted("W+5", Some(false)));
    let told = notes(&judged(&game("KM[0]", "W+12.5")));
    assert_eq!(told.len(), 1);
    assert!(told[0].contains("one has a half point"), "{told:?}");
}

#[test]
fn rules_are_those_of_the_record_or_japanese_ones_which_is_said() {
    for (ru, id, note) in [
        ("RU[nz]", "new-zealand", None),
        ("RU[koSIMPLEscoreTERRITORYtaxSEKIsui0]", "japanese", None),
        ("", "japanese", Some("names no rules; assumed: Japanese")),
        ("RU[house rules]", "japanese", Some("“house rules” are not known; assumed: Japanese")),
    ] {
        let judged = judged(&format!("(;SZ[9]KM[0]{ru};B[ee])"));
        assert_eq!(judged.rules.id, id);
        match note {
            Some(note) => assert!(notes(&judged)[0].contains(note), "{:?}", judged.notes),
            None => assert_eq!(judged.notes, []),
        }
    }
}

#[test]
fn a_margin_that_no_count_gives_tells_the_winner_alone() {
    let verdict = |result: &str| {
        judged(&format!("(;SZ[5]KM[0.5]RU[Chinese]RE[{result}];B[cc];W[];B[])")).verdict
    };
    assert_eq!(verdict("B+24.3"), Verdict::Untold(Untold::Estimated));
    assert_eq!(verdict("W+24.3"), Verdict::Differs);
}

#[test]
fn what_cannot_be_read_is_not_judged() {
    assert!(try_judge("(;GM[3];B[e2e4])").unwrap_err().contains("another game than Go (GM[3])"));
    assert!(try_judge("(;GM[3]SZ[0];B[aa])").is_err());
    // Such moves may be those of Go, and if they are not, nobody broke its rules.
    let dots = judged("(;GM[40]SZ[20];B[rp.pmonoq];W[rp])");
    assert_eq!((dots.moves, dots.illegal.len()), (2, 0));
    let codes: Vec<&str> = dots.notes.iter().map(Note::code).collect();
    assert!(codes.contains(&"states-other-game") && codes.contains(&"other-rules"), "{codes:?}");
    assert!(!notes(&dots).join("\n").contains("ILLEGAL"), "{:?}", notes(&dots));
    assert!(try_judge("(;GM[4]SZ[15];B[hh];W[ii])").is_err());
    for (record, why) in [
        ("(;SZ[0];B[aa])", "line 1, column 5: the board size"),
        ("(;SZ[9]\n;B[az])", "line 2, column 3: a point outside"),
    ] {
        let judged = judged(record);
        assert!(judged.unreadable[0].contains(why), "{record}: {:?}", judged.unreadable);
        assert!(matches!(judged.verdict, Verdict::Untold(_)), "{record}");
    }
    let odd = judged("(;SZ[9]RU[tt]RE[nobody knows])");
    assert_eq!(odd.recorded.as_deref(), Some("nobody knows"));
}

#[test]
fn the_komi_that_is_assumed_is_said() {
    let game = |komi: &str| judged(&format!("(;RU[Tromp/Taylor]{komi}{WALLS};B[];W[])"));
    assert!(game("KM[0]").notes.is_empty());
    assert_eq!(notes(&game("")), ["the record states no komi; assumed: 0"]);
}

use super::*;

fn judged(record: &str) -> Judged {
    let parsed = tengen_sgf::parse(record.as_bytes());
    judge(parsed.collection.roots().next().unwrap(), None)
}

/// The count, and whether the recorded result agrees.
fn verdict(record: &str) -> (Option<String>, Option<bool>) {
    let judged = judged(record);
    (judged.result.map(|result| result.to_string()), judged.agrees)
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
    assert_eq!(verdict(&game("RE[W+5.5];B[];W[]")), counted("W+5", Some(false)));
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
    let misfit = game("RE[W+5.5];B[]TB[aa:ae]TW[ea:ee]");
    assert_eq!(verdict(&misfit), (None, None));
    assert!(judged(&misfit).notes[0].contains("does not fit"));
    assert_eq!(verdict(&game("RE[W+5.5];B[];W[]")), counted("W+5.5", Some(true)));
    assert_eq!(verdict(&game("RE[W+T];B[];W[]")), (None, None));
    assert_eq!(verdict(&game("RE[W+5.5];B[]")), (None, None));
}

#[test]
fn an_open_board_is_left_to_the_players() {
    let judged = judged("(;SZ[9]RU[Japanese]RE[B+3.5];B[gc];W[cg];B[];W[])");
    assert_eq!((judged.result, judged.agrees), (None, None));
    assert!(judged.notes.iter().any(|note| note.contains("not clear")), "{:?}", judged.notes);
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
        assert_eq!(judged.rules, id);
        match note {
            Some(note) => assert!(judged.notes[0].contains(note), "{:?}", judged.notes),
            None => assert_eq!(judged.notes, [""; 0]),
        }
    }
}

#[test]
fn what_cannot_be_read_is_not_judged() {
    for (record, why) in [
        ("(;GM[3];B[aa])", "another game than Go (GM[3])"),
        ("(;SZ[0];B[aa])", "line 1, column 5: the board size"),
        ("(;SZ[9]\n;B[zz])", "line 2, column 3: a point outside"),
    ] {
        let judged = judged(record);
        assert!(judged.unreadable[0].contains(why), "{record}: {:?}", judged.unreadable);
    }
    let no_komi = judged(&format!("(;RU[tt]KM[x]RE[W+5]{WALLS};B[];W[])"));
    assert_eq!((no_komi.result, no_komi.agrees), (None, None));
    let odd = judged("(;SZ[9]RU[tt]RE[White, I think])");
    assert_eq!(odd.recorded.as_deref(), Some("White, I think"));
}

#[test]
fn the_komi_that_is_assumed_is_said() {
    let game = |komi: &str| judged(&format!("(;RU[Tromp/Taylor]{komi}{WALLS};B[];W[])"));
    assert!(game("KM[0]").notes.is_empty());
    assert_eq!(game("").notes, ["the record states no komi; assumed: 0"]);
}

use super::*;
use crate::cli::{Arguments, Command};
use clap::Parser;

const WALLS: &str = "\
    . X . X O . O
    X X X X O O O
    X . . X O . O
    X X O X O O O
    X . . X O . .";

const ONE_EYE: &str = "\
    . X O . .
    X X O O O
    . X X X O
    X X . X O
    X . X X O";

/// The count of a text as a file, with these arguments.
fn count(text: &str, arguments: &str) -> Result<Case, Failure> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("position");
    std::fs::write(&file, text).unwrap();
    let mut line = vec!["tengen", "count", file.to_str().unwrap()];
    line.extend(arguments.split_whitespace());
    let Some(Command::Count(arguments)) = Arguments::parse_from(line).command else {
        panic!("not a count");
    };
    Case::of(&arguments)
}

fn result(text: &str, arguments: &str) -> String {
    count(text, arguments).unwrap().count.outcome().to_string()
}

#[test]
fn dead_stones_are_those_that_are_named_or_marked() {
    assert_eq!(result(WALLS, "--dead C2 --komi 0.5"), "B+3.5");
    assert_eq!(result(WALLS, "--dead C2 --komi 0.5 --rules chinese"), "B+4.5");
    assert_eq!(result(WALLS, "--dead none --komi 0.5"), "W+2.5");
    let record = "(;SZ[7:5]KM[0.5]RU[Japanese]AB[ba][da][ab][bb][cb][db][ac][dc][ad][bd][dd][ae]\
        [de]AW[ea][ga][eb][fb][gb][ec][gc][cd][ed][fd][gd][ee]";
    let marked = format!("{record}TB[aa][ca][bc][cc][cd][be][ce]TW[fa][fc][fe][ge])");
    assert_eq!(result(&marked, ""), "B+3.5");
    assert_eq!(result(&marked, "--dead none"), "W+2.5");
    assert_eq!(count(&marked, "").unwrap().dead_by, case::Source::Marked);
    assert_eq!(count(&format!("{record})"), "").unwrap().dead_by, case::Source::Nobody);
}

#[test]
fn eyes_in_seki_count_only_where_the_rules_say_so() {
    assert_eq!(result(WALLS, "--dead C2 --seki A1 --komi 0.5"), "W+4.5");
    assert_eq!(result(WALLS, "--dead C2 --seki A1 --komi 0.5 --rules chinese"), "B+4.5");
}

#[test]
fn stones_that_are_not_named_dead_are_not_said_to_be_the_judges_seki() {
    // White has one eye: the judge would take the stones off.
    let told = report::in_text(&count(ONE_EYE, "--dead none").unwrap(), None);
    assert!(told.contains("Taken to be in seki: C5, "), "{told}");
    assert!(!told.contains("as the judge sees it"), "{told}");
    let told = report::in_text(&count(ONE_EYE, "--dead none --seki C5").unwrap(), None);
    assert!(told.contains("In seki: C5, ") && !told.contains("Taken"), "{told}");
}

#[test]
fn it_is_said_once_that_all_stones_count_as_alive() {
    for (arguments, times) in [("--rules tromp-taylor", 1), ("", 1), ("--dead none", 0)] {
        let told = report::in_text(&count(WALLS, arguments).unwrap(), None);
        assert_eq!(told.matches("all count as alive").count(), times, "{arguments}: {told}");
    }
}

#[test]
fn every_way_by_hand_comes_to_its_last_stage() {
    let stages = |arguments: &str, method| {
        let stages = count(WALLS, arguments).unwrap().by_hand(method);
        stages.map(|stages| stages.iter().map(|stage| stage.step).collect::<Vec<_>>())
    };
    let japanese = stages("--dead C2", ByHand::Prisoners).unwrap();
    assert_eq!(japanese, ["start", "dead", "prisoners"]);
    let chinese = stages("--dead C2 --rules chinese", ByHand::Half).unwrap();
    assert_eq!(chinese, ["start", "dead", "half"]);
    let ing = stages("--dead C2 --rules ing", ByHand::Fill).unwrap();
    assert_eq!(ing, ["start", "dead", "fill", "fill", "fill"]);
    assert!(stages("--dead C2", ByHand::Half).is_err());
    assert!(stages("--dead C2 --rules chinese", ByHand::Prisoners).is_err());
}

#[test]
fn points_that_are_named_must_be_there() {
    for (arguments, why) in [
        ("--dead Q16", "there is no point Q16 on a board of 7×5"),
        ("--seki A5", "there is no stone on A5"),
        ("--dead C2 --seki C2", "the stone on C2 is named dead and in seki"),
    ] {
        let Err(Failure::Usage(told)) = count(WALLS, arguments) else { panic!("{arguments}") };
        assert!(told.contains(why), "{told}");
    }
    assert!(Points::read(" , ").is_err());
    assert_eq!(Points::read("D4, q16").unwrap().0, ["D4", "q16"]);
}

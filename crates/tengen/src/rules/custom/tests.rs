use super::*;
use tengen_rules::{Button, LongCycle, Score, Stop, Superko};

fn error(text: &str) -> String {
    let wrong = read(text).map(|rules| rules.id).map_err(|wrong| {
        format!("{}: {}", wrong.at.map_or(String::new(), |at| place(text, at.start)), wrong.why)
    });
    wrong.expect_err("this is not to be read")
}

#[test]
fn a_file_changes_what_it_says_and_nothing_else() {
    let rules = read(
        "base = \"Japanese\"\nname = \"Club rules\"\nkomi = 7\n[play]\nsuperko = \"positional\"\n\
         longCycle = \"forbidden\"\n[ending]\nstop = { passes = 3 }\nagreement = \"none\"\n\
         [scoring]\nbutton = \"last\"",
    );
    let rules = rules.unwrap_or_else(|wrong| panic!("{}", wrong.why));
    let japanese = &presets::JAPANESE;
    let mut expected = Ruleset {
        id: "custom".into(),
        name: "Club rules".into(),
        komi: Score::whole(7),
        ..japanese.clone()
    };
    (expected.play.superko, expected.play.long_cycle) =
        (Some(Superko::Positional), LongCycle::Forbidden);
    (expected.ending.stop, expected.ending.agreement) = (Stop::Passes(3), None);
    expected.scoring.button = Button::Last;
    assert_eq!(rules, expected);
}

#[test]
fn every_ruleset_is_written_so_that_it_reads_as_it_was() {
    for rules in presets::ALL {
        let text = write(rules).unwrap();
        let again =
            read(&text).unwrap_or_else(|wrong| panic!("{}: {}\n{text}", rules.id, wrong.why));
        let (id, name) = (rules.id.clone(), rules.name.clone());
        assert_eq!(Ruleset { id, name, ..again.clone() }, *rules);
        let alone = text.lines().filter(|line| !line.starts_with("base"));
        let alone = alone.collect::<Vec<_>>().join("\n");
        assert_eq!(read(&alone).ok(), Some(again), "all fields are there");
    }
}

#[test]
fn what_cannot_be_read_is_named_with_its_place_and_what_could_stand_there() {
    for (text, expected) in [
        ("base = \"klingon\"", ":1:8: base: there is no such ruleset; `tengen rules` lists all"),
        ("base = 3", ":1:8: base: there is no such ruleset; `tengen rules` lists all"),
        (
            "base = \"nz\"\n[play]\n  superko = \"mega\"",
            ":3:13: play.superko: “mega” is not known here; possible: positional, situational, \
             natural-situational, spight, unbalanced, ing, none",
        ),
        (
            "base = \"nz\"\n[scoring]\nties = \"red\"",
            ":3:8: scoring.ties: “red” is not known here; possible: draw, black, white",
        ),
        (
            "base = \"nz\"\n[play]\nkoo = true",
            ":3:7: play.koo: there is no “koo” here; possible: basicKo, superko, longCycle, suicide",
        ),
        (
            "base = \"nz\"\nkomi = nan",
            ":2:8: komi: not a number of points in steps of one half between -10000 and 10000",
        ),
        (
            "base = \"nz\"\nkomi = 1e9",
            ":2:8: komi: not a number of points in steps of one half between -10000 and 10000",
        ),
        (
            "base = \"nz\"\nkomi = \"much\"",
            ":2:8: komi: invalid type: string \"much\", expected f64",
        ),
        (
            "base = \"nz\"\n[ending]\nstop = { passes = 300 }",
            ":3:19: ending.stop.passes: invalid value: integer `300`, expected u8",
        ),
        (
            "base = \"nz\"\nid = \"japanese\"",
            ":2:6: id: japanese is the name of other rules; give these their own",
        ),
    ] {
        assert_eq!(error(text), expected, "{text}");
    }
    assert!(error("base = \"nz\"\nkomi").starts_with(":2:5: "));
    assert!(error("komi = 7").ends_with("is missing"));
}

#[test]
fn the_example_is_a_ruleset() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/house-rules.toml");
    let rules = load(Path::new(path)).unwrap();
    assert_eq!((rules.id.as_ref(), rules.komi), ("house", Score::whole(6)));
    assert_eq!(rules.scoring, presets::JAPANESE.scoring);
}

//! The tables of `docs/rulesets.md` show the presets and their sources. They are written from the
//! presets and the messages.

use std::fmt::Write;
use tengen_messages::Language;
use tengen_reference::{ruleset_name, source};
use tengen_rules::{
    AllAlive, Button, Compensation, Dispute, Encore, HypotheticalKo, IllegalMove, LongCycle,
    Method, Ruleset, Stop, Suicide, Superko, Ties, presets,
};

/// Run with `UPDATE=1` to write the tables anew.
#[test]
fn the_tables_in_the_docs_are_the_presets_and_their_sources() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rulesets.md");
    let page = std::fs::read_to_string(path).unwrap();
    let mut wanted = page.clone();
    for (name, content) in [("table", table()), ("sources", sources())] {
        let (start, end) = (format!("<!-- {name} -->\n"), format!("<!-- end of {name} -->"));
        let (before, rest) = wanted.split_once(&start).unwrap();
        let (_, after) = rest.split_once(&end).unwrap();
        wanted = format!("{before}{start}{content}{end}{after}");
    }
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, &wanted).unwrap();
    }
    assert!(page == wanted, "docs/rulesets.md is out of date: run this test with UPDATE=1");
}

fn sources() -> String {
    let mut table = String::from(
        "| id | also called | where its parameters come from | not checked against a full text |\n\
         |---|---|---|---|\n",
    );
    let say = |id| Language::ENGLISH.say(id, &[]);
    for rules in presets::ALL {
        let source = source(&rules.id).unwrap();
        let names = presets::aliases(&rules.id).join(", ");
        let unchecked = source.unchecked.map(say).unwrap_or_default();
        writeln!(table, "| `{}` | {names} | {} | {unchecked} |", rules.id, say(source.text))
            .unwrap();
    }
    table
}

fn table() -> String {
    let mut table = String::from(
        "| id | komi (even / handicap) | handicap pays White | repetition | suicide | play stops | \
         no agreement | counted | illegal move |\n|---|---|---|---|---|---|---|---|---|\n",
    );
    for rules in presets::ALL {
        let Ruleset { id, komi, handicap_komi, .. } = rules;
        let row = [
            format!("`{id}`"),
            format!("{komi} / {handicap_komi}"),
            match rules.compensation {
                Compensation::None => "–".into(),
                Compensation::PerStone => "n".into(),
                Compensation::PerStoneAfterFirst => "n − 1".into(),
            },
            repetition(rules),
            match rules.play.suicide {
                Suicide::Forbidden => "forbidden".into(),
                Suicide::MultiStone => "of two stones or more".into(),
                Suicide::Allowed => "allowed".into(),
            },
            stop(rules),
            no_agreement(rules),
            counted(rules),
            match rules.illegal_move {
                IllegalMove::Refused => "no move".into(),
                IllegalMove::Pass => "a pass".into(),
                IllegalMove::Loss => "loses".into(),
            },
        ];
        writeln!(table, "| {} |", row.join(" | ")).unwrap();
    }
    table
}

fn repetition(rules: &Ruleset) -> String {
    let mut parts = Vec::new();
    if rules.play.basic_ko {
        parts.push("basic ko");
    }
    parts.extend(rules.play.superko.map(Superko::name));
    parts.extend(match rules.play.long_cycle {
        LongCycle::Forbidden => None,
        LongCycle::NoResult => Some("long cycle: no result if both agree"),
        LongCycle::Draw => Some("long cycle: draw if both agree"),
        LongCycle::Tie => Some("long cycle: tie if one claims it"),
    });
    parts.join("; ")
}

fn stop(rules: &Ruleset) -> String {
    let encore =
        if rules.ending.encore == Encore::Always { "; then again in an encore" } else { "" };
    match rules.ending.stop {
        Stop::Passes(n) => format!("{n} passes{encore}"),
        Stop::PassRepeated => format!("same player passes twice in one position{encore}"),
    }
}

fn no_agreement(rules: &Ruleset) -> String {
    let first = match rules.ending.agreement {
        None => return "none sought: all stones count".into(),
        Some(Dispute::OpponentOfLastPasser) => "play on, opponent of the last passer first",
        Some(Dispute::OpponentOfRequester) => "play on, opponent of who asks first",
    };
    let last = match rules.ending.all_alive {
        AllAlive::Never => "",
        AllAlive::FourPasses => "; four passes in a row: all alive",
        AllAlive::SecondStop => "; second stop: all alive",
        AllAlive::NoAgreement => "; or, if both wish, all alive",
    };
    let dame = if rules.ending.dame_filled { "; dame must be filled first" } else { "" };
    let encore = if rules.ending.encore == Encore::Dispute { "; as an encore" } else { "" };
    let ko = match rules.ending.hypothetical_ko {
        HypotheticalKo::AsInPlay => "",
        HypotheticalKo::PassForKo => "; imagined play: a ko is retaken after a pass for it",
    };
    format!("{first}{encore}{last}{dame}{ko}")
}

fn counted(rules: &Ruleset) -> String {
    let scoring = &rules.scoring;
    let mut parts = vec![match scoring.method {
        Method::Area => "area",
        Method::Territory => "territory and prisoners",
    }];
    let details = [
        (!scoring.seki_eyes, "no eyes in seki"),
        (scoring.group_tax, "two points a group off"),
        (scoring.pass_stones, "pass stones"),
        (scoring.white_last, "White moves last"),
        (scoring.button == Button::Taken, "button ½"),
        (scoring.button == Button::Last, "last pass ½"),
        (scoring.button == Button::FirstAndLast, "first and last pass ½ each"),
        (scoring.first_pass, "Black gives 1 if White passed first"),
        (scoring.shared, "neutral points shared"),
        (scoring.ties == Ties::Black, "Black wins ties"),
        (scoring.ties == Ties::White, "White wins ties"),
    ];
    parts.extend(details.into_iter().filter(|(applies, _)| *applies).map(|(_, text)| text));
    parts.join(", ")
}

#[test]
fn every_ruleset_is_found_by_its_name_in_every_language() {
    for language in Language::all() {
        for rules in presets::ALL {
            let name = ruleset_name(rules, language);
            let found = presets::find(&name).map(|found| &found.id);
            assert_eq!(found, Some(&rules.id), "{name}");
        }
    }
}

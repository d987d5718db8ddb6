//! `tengen rules`: the rulesets, listed and explained.

use crate::Failure;
use crate::cli::RulesArguments;
use std::io::Write;
use tengen_rules::{
    AllAlive, Compensation, Dispute, IllegalMove, LongCycle, Method, Ruleset, Scoring, Stop,
    Suicide, Superko, presets,
};

/// Prints the list, or one ruleset in words.
pub(crate) fn run(arguments: &RulesArguments) -> Result<(), Failure> {
    let text = match &arguments.name {
        None => list(),
        Some(name) => {
            let unknown = || format!("there are no rules named {name}; `tengen rules` lists all");
            explain(presets::find(name).ok_or_else(|| Failure::Usage(unknown()))?)
        }
    };
    Ok(std::io::stdout().write_all(text.as_bytes())?)
}

fn list() -> String {
    let line = |rules: &Ruleset| {
        let method = counted(&rules.scoring);
        format!("{:<15} {:<41} {method:<10} komi {}\n", rules.id, rules.name, rules.komi)
    };
    let lines: String = presets::ALL.iter().map(|rules| line(rules)).collect();
    format!("{lines}\n`tengen rules NAME` explains one of them.\n")
}

/// What is counted, in a word.
fn counted(scoring: &Scoring) -> &'static str {
    match scoring.method {
        Method::Area if scoring.group_tax => "stones",
        Method::Area => "area",
        Method::Territory => "territory",
    }
}

/// A text in the making.
struct Page(String);

impl Page {
    fn title(&mut self, title: &str) {
        self.0.push_str(&format!("\n{title}\n"));
    }

    fn say(&mut self, sentence: &str) {
        self.0.push_str(&format!("  {sentence}\n"));
    }
}

/// A ruleset in words, a paragraph for each of its parts.
fn explain(rules: &Ruleset) -> String {
    let mut page = Page(format!("{} ({})\n", rules.name, rules.id));
    page.title("Repetition");
    repetition(rules, &mut page);
    page.title("Suicide");
    page.say(match rules.play.suicide {
        Suicide::Forbidden => "A play may not leave its own chain without a liberty.",
        Suicide::MultiStone => "A play may remove its own chain if that has two stones or more.",
        Suicide::Allowed => "A play may remove its own chain, as far as repetition lets it.",
    });
    page.title("End of play");
    end(rules, &mut page);
    page.title("Dead stones");
    dead_stones(rules).into_iter().for_each(|sentence| page.say(sentence));
    page.title("Counting");
    counting(&rules.scoring, &mut page);
    page.title("Komi");
    komi(rules, &mut page);
    page.title("Illegal moves");
    page.say(match rules.illegal_move {
        IllegalMove::Refused => "Over the board, an illegal move is no move.",
        IllegalMove::Pass => "Over the board, an illegal move is taken back and is a pass.",
        IllegalMove::Loss => "Over the board, an illegal move loses the game.",
    });
    page.say("Tengen refuses it and says why.");
    page.0
}

fn repetition(rules: &Ruleset, page: &mut Page) {
    if rules.play.basic_ko {
        page.say("Ko: a play may not recreate the position before the opponent's last play.");
    }
    match rules.play.superko {
        None => {}
        Some(Superko::Positional) => {
            page.say("A play may not recreate any earlier position (positional superko).");
        }
        Some(Superko::Situational) => {
            page.say("A play may not recreate an earlier position with the same player to move");
            page.say("(situational superko).");
        }
        Some(Superko::NaturalSituational) => {
            page.say("A play may not recreate a position that the same player created by a play");
            page.say("(natural situational superko).");
        }
        Some(Superko::Spight) => {
            page.say("A play may not recreate a position since the last pass (Spight).");
        }
        Some(Superko::Unbalanced) => {
            page.say("A play may not recreate a position if the players have captured unequal");
            page.say("numbers of stones since.");
        }
    }
    match rules.play.long_cycle {
        LongCycle::Forbidden => {}
        LongCycle::NoResult => {
            page.say("If a position recurs all the same, the players may agree on no result.");
        }
        LongCycle::Draw => {
            page.say("If a position recurs all the same, the players may agree on a draw.");
        }
    }
}

fn end(rules: &Ruleset, page: &mut Page) {
    match rules.ending.stop {
        Stop::Passes(n) => page.say(&format!("Play stops after {n} passes in a row.")),
        Stop::PassRepeated => {
            page.say("Play stops when a player passes a second time in the same position.");
        }
    }
    if rules.scoring.button {
        page.say("The first pass takes the button, worth half a point, and stops nothing.");
    }
}

/// What becomes of dead stones, and of disagreement about them.
pub(crate) fn dead_stones(rules: &Ruleset) -> Vec<&'static str> {
    let Some(dispute) = rules.ending.agreement else {
        return vec!["All stones left on the board count as alive: capture what is dead."];
    };
    let mut said = vec!["The players agree which stones are dead; these are taken off the board."];
    said.push(match dispute {
        Dispute::OpponentOfLastPasser => {
            "If they do not agree, play goes on; the opponent of the last to pass moves first."
        }
        Dispute::OpponentOfRequester => {
            "If one asks for it, play goes on; the opponent of the one who asks moves first."
        }
    });
    match rules.ending.all_alive {
        AllAlive::Never => {}
        AllAlive::FourPasses => {
            said.push("If both then pass at once, all stones left on the board are alive.");
        }
        AllAlive::SecondStop => {
            said.push("When play stops a second time, all stones left on the board are alive.");
        }
        AllAlive::NoAgreement => {
            said.push("If they cannot agree who moves next, all stones left are alive.");
        }
    }
    said
}

fn counting(scoring: &Scoring, page: &mut Page) {
    page.say(match scoring.method {
        Method::Area => "Live stones and the empty points they surround count.",
        Method::Territory => "Empty points surrounded, captured stones and dead stones count.",
    });
    if !scoring.seki_eyes {
        page.say("Points surrounded by stones in seki do not count.");
    }
    if scoring.group_tax {
        page.say("Two points are taken off for every independent group.");
    }
    if scoring.pass_stones {
        page.say("Who passes hands the opponent a stone, so that area and territory agree.");
    }
    if scoring.white_last {
        page.say("White makes the last move, with one more pass if need be.");
    }
    if scoring.first_pass {
        page.say("Black gives a point if White was the first to pass.");
    }
}

fn komi(rules: &Ruleset, page: &mut Page) {
    page.say(&format!("White receives {} points.", rules.komi));
    if rules.handicap_komi != rules.komi {
        page.say(&format!("In a handicap game White receives {}.", rules.handicap_komi));
    }
    match rules.compensation {
        Compensation::None => {}
        Compensation::PerStone => page.say("White also receives a point for each handicap stone."),
        Compensation::PerStoneAfterFirst => {
            page.say("White also receives a point for each handicap stone after the first.");
        }
    }
}

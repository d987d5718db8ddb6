//! The sentences of a ruleset, topic by topic.
//!
//! Every parameter is matched without `..` or `_`. So a new value of a ruleset does not compile
//! until it has a sentence.

use super::Sentence;
use super::sentence::With;
use tengen_rules::{
    AllAlive, Button, Compensation, Dispute, Encore, Ending, HypotheticalKo, IllegalMove,
    LongCycle, Method, PlayRules, Ruleset, Score, Scoring, Stop, Suicide, Superko, Ties,
};

/// The topics of sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Topic {
    /// The positions that may not come back on the board.
    Repetition,
    /// Whether a play may take away the player's own stones.
    Suicide,
    /// The event that stops play.
    Ending,
    /// How the players settle which stones are dead.
    Agreement,
    /// The stones and points that count.
    Counting,
    /// The points that White receives.
    Komi,
    /// The consequence of an illegal move over the board.
    IllegalMoves,
}

impl Topic {
    /// The message with its title.
    pub fn id(self) -> &'static str {
        match self {
            Topic::Repetition => "topic-repetition",
            Topic::Suicide => "topic-suicide",
            Topic::Ending => "topic-ending",
            Topic::Agreement => "topic-agreement",
            Topic::Counting => "topic-counting",
            Topic::Komi => "topic-komi",
            Topic::IllegalMoves => "topic-illegal",
        }
    }
}

/// The sentences of a ruleset on one topic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The topic.
    pub topic: Topic,
    /// The sentences, in the order to read them.
    pub sentences: Vec<Sentence>,
}

/// A ruleset in words: every topic once, and on each at least one sentence.
pub fn told(rules: &Ruleset) -> Vec<Section> {
    let Ruleset {
        id: _,
        name: _,
        play,
        ending,
        scoring,
        komi,
        handicap_komi,
        compensation,
        illegal_move,
    } = rules;
    let section = |topic, sentences| Section { topic, sentences };
    vec![
        section(Topic::Repetition, repetition(play)),
        section(Topic::Suicide, vec![suicide(play.suicide)]),
        section(Topic::Ending, stop(ending, scoring.button)),
        section(Topic::Agreement, agreement(ending)),
        section(Topic::Counting, counting(scoring)),
        section(Topic::Komi, pay(*komi, *handicap_komi, *compensation)),
        section(Topic::IllegalMoves, vec![illegal(*illegal_move), "rule-illegal-here".into()]),
    ]
}

fn repetition(play: &PlayRules) -> Vec<Sentence> {
    let PlayRules { basic_ko, superko, long_cycle, suicide: _ } = *play;
    let mut said: Vec<&'static str> = Vec::new();
    if basic_ko {
        said.push("rule-ko");
    }
    match superko {
        None if basic_ko => {}
        None => said.push("rule-repetition-free"),
        Some(Superko::Positional) => said.push("rule-superko-positional"),
        Some(Superko::Situational) => said.push("rule-superko-situational"),
        Some(Superko::NaturalSituational) => said.push("rule-superko-natural"),
        Some(Superko::Spight) => said.push("rule-superko-spight"),
        Some(Superko::Unbalanced) => said.push("rule-superko-unbalanced"),
        Some(Superko::Ing) => {
            said.extend(["rule-superko-hot", "rule-superko-since-pass", "rule-superko-ing-left"])
        }
    }
    match long_cycle {
        LongCycle::Forbidden => {}
        LongCycle::NoResult => said.push("rule-cycle-no-result"),
        LongCycle::Draw => said.push("rule-cycle-draw"),
        LongCycle::Tie => said.push("rule-cycle-tie"),
    }
    said.into_iter().map(Sentence::from).collect()
}

fn suicide(suicide: Suicide) -> Sentence {
    Sentence::from(match suicide {
        Suicide::Forbidden => "rule-suicide-forbidden",
        Suicide::MultiStone => "rule-suicide-multi",
        Suicide::Allowed => "rule-suicide-allowed",
    })
}

fn stop(ending: &Ending, button: Button) -> Vec<Sentence> {
    let mut said = vec![match ending.stop {
        Stop::Passes(n) => Sentence { id: "rule-stop-passes", with: With::Passes(n) },
        Stop::PassRepeated => "rule-stop-repeated".into(),
    }];
    match button {
        Button::Taken => said.push("rule-button-taken".into()),
        // These two are passes like others until counting.
        Button::None | Button::Last | Button::FirstAndLast => {}
    }
    match ending.encore {
        Encore::Always => {
            said.extend(["rule-encore-always", "rule-encore"].map(Sentence::from));
        }
        Encore::Never | Encore::Dispute => {}
    }
    said
}

fn agreement(ending: &Ending) -> Vec<Sentence> {
    let Ending { stop: _, agreement, all_alive, dame_filled, encore, hypothetical_ko } = *ending;
    let Some(dispute) = agreement else { return vec!["rule-agreement-none".into()] };
    let mut said = vec!["rule-agreement"];
    if dame_filled {
        said.push("rule-dame-filled");
    }
    said.push(match dispute {
        Dispute::OpponentOfLastPasser => "rule-dispute-last-passer",
        Dispute::OpponentOfRequester => "rule-dispute-requester",
    });
    match hypothetical_ko {
        HypotheticalKo::AsInPlay => {}
        HypotheticalKo::PassForKo => said.push("rule-hypothetical-pass-for-ko"),
    }
    match encore {
        Encore::Dispute => said.extend(["rule-encore-dispute", "rule-encore"]),
        Encore::Never | Encore::Always => {}
    }
    match all_alive {
        AllAlive::Never => {}
        AllAlive::FourPasses => said.push("rule-alive-four-passes"),
        AllAlive::SecondStop => said.push("rule-alive-second-stop"),
        AllAlive::NoAgreement => said.push("rule-alive-no-agreement"),
    }
    said.into_iter().map(Sentence::from).collect()
}

fn counting(scoring: &Scoring) -> Vec<Sentence> {
    let Scoring {
        method,
        seki_eyes,
        group_tax,
        pass_stones,
        white_last,
        button,
        first_pass,
        shared,
        ties,
    } = *scoring;
    let mut said = vec![
        match method {
            Method::Area => "rule-count-area",
            Method::Territory => "rule-count-territory",
        },
        if seki_eyes { "rule-seki-counts" } else { "rule-seki-counts-not" },
    ];
    let details = [
        (shared, "rule-shared"),
        (group_tax, "rule-group-tax"),
        // Only with White's last move do both counts agree.
        (pass_stones && white_last, "rule-pass-stones-agree"),
        (pass_stones && !white_last, "rule-pass-stones"),
        (white_last, "rule-white-last"),
        (first_pass, "rule-first-pass"),
    ];
    said.extend(details.into_iter().filter(|(applies, _)| *applies).map(|(_, id)| id));
    match button {
        // A taken button changes the meaning of a pass, and the text on passes covers that.
        Button::None | Button::Taken => {}
        Button::Last => said.push("rule-button-last"),
        Button::FirstAndLast => said.push("rule-button-both"),
    }
    said.push(match ties {
        Ties::Draw => "rule-ties-draw",
        Ties::Black => "rule-ties-black",
        Ties::White => "rule-ties-white",
    });
    said.into_iter().map(Sentence::from).collect()
}

fn pay(komi: Score, handicap_komi: Score, compensation: Compensation) -> Vec<Sentence> {
    let points = |id, points| Sentence { id, with: With::Points(points) };
    let mut said = match komi {
        Score::ZERO => vec!["rule-komi-free".into()],
        komi => vec![points("rule-komi", komi)],
    };
    if handicap_komi != komi {
        said.push(points("rule-komi-handicap", handicap_komi));
    }
    match compensation {
        Compensation::None => {}
        Compensation::PerStone => said.push("rule-compensation-each".into()),
        Compensation::PerStoneAfterFirst => said.push("rule-compensation-after-first".into()),
    }
    said
}

fn illegal(illegal: IllegalMove) -> Sentence {
    Sentence::from(match illegal {
        IllegalMove::Refused => "rule-illegal-refused",
        IllegalMove::Pass => "rule-illegal-pass",
        IllegalMove::Loss => "rule-illegal-loss",
    })
}

#[cfg(test)]
mod tests;

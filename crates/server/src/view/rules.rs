//! The facts about a ruleset that the page goes by.

use serde::Serialize;
use serde_json::{Value, json};
use tengen_rules::{AllAlive, Dispute, Method, Ruleset, Scoring, Stop};

/// The facts about a ruleset (`Rules` in `PROTOCOL.md`).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "PROTOCOL.md describes every field once, for both sides")]
pub struct RulesView {
    pub id: String,
    pub name: String,
    pub scoring: &'static str,
    pub passes: u8,
    pub agreement: bool,
    pub pass_stones: bool,
    pub seki_eyes: bool,
    pub dispute: &'static str,
    pub all_alive: &'static str,
    pub dispute_ends_in_play: bool,
    pub dame_filled: bool,
    pub encore: Value,
    pub hypothetical_ko: Value,
}

/// The page's name of a method of counting.
pub(super) fn method(method: Method, scoring: &Scoring) -> &'static str {
    match method {
        Method::Area if scoring.group_tax => "stones",
        Method::Area => "area",
        Method::Territory => "territory",
    }
}

impl RulesView {
    /// The facts about `rules`.
    pub fn of(rules: &Ruleset) -> RulesView {
        let (ending, scoring) = (&rules.ending, &rules.scoring);
        RulesView {
            id: rules.id.to_string(),
            name: rules.name.to_string(),
            scoring: method(scoring.method, scoring),
            passes: match ending.stop {
                Stop::Passes(passes) => passes,
                // A player's second pass in a position has one of the opponent's before it.
                Stop::PassRepeated => 3,
            },
            agreement: ending.agreement.is_some(),
            pass_stones: scoring.pass_stones,
            seki_eyes: scoring.seki_eyes,
            dispute: match ending.agreement {
                None => "none",
                Some(Dispute::OpponentOfLastPasser) => "resume-alternating",
                Some(Dispute::OpponentOfRequester) => "resume-opponent-of-requester",
            },
            all_alive: match ending.all_alive {
                AllAlive::Never => "never",
                AllAlive::FourPasses => "four-passes",
                AllAlive::SecondStop => "second-stop",
                AllAlive::NoAgreement => "no-agreement",
            },
            dispute_ends_in_play: ending.agreement.is_some(),
            dame_filled: ending.dame_filled,
            encore: json!(ending.encore),
            hypothetical_ko: json!(ending.hypothetical_ko),
        }
    }
}

//! KataGo's commands about rules, which other programs use too.

use crate::arguments::{Answer, Arguments};
use tengen_rules::{Compensation, Method, Ruleset, Suicide, Superko, presets};

/// The ruleset named by the arguments.
pub(crate) fn find_rules(arguments: Arguments<'_>) -> Result<Ruleset, String> {
    let name = arguments.rest(0)?;
    let known = || {
        let names: Vec<&str> = presets::ALL.iter().map(|rules| rules.id.as_ref()).collect();
        format!("unknown rules: {name} is none of {}", names.join(", "))
    };
    presets::find(&name).cloned().ok_or_else(known)
}

/// The rules as KataGo's JSON has them, as near as its terms come.
pub(crate) fn show_rules(rules: &Ruleset) -> Answer {
    let ko = match rules.play.superko {
        None | Some(Superko::Unbalanced) => "SIMPLE",
        Some(Superko::Positional) => "POSITIONAL",
        Some(Superko::Situational | Superko::NaturalSituational) => "SITUATIONAL",
        Some(Superko::Spight) => "SPIGHT",
    };
    let scoring = match rules.scoring.method {
        Method::Area => "AREA",
        Method::Territory => "TERRITORY",
    };
    let tax = match rules.scoring {
        scoring if scoring.group_tax => "ALL",
        scoring if !scoring.seki_eyes => "SEKI",
        _ => "NONE",
    };
    let bonus = match rules.compensation {
        Compensation::None => "0",
        Compensation::PerStone => "N",
        Compensation::PerStoneAfterFirst => "N-1",
    };
    let suicide = rules.play.suicide != Suicide::Forbidden;
    let agreement = rules.ending.agreement.is_some();
    let button = rules.scoring.button;
    Ok(format!(
        "{{\"friendlyPassOk\":{agreement},\"hasButton\":{button},\"ko\":\"{ko}\",\
         \"scoring\":\"{scoring}\",\"suicide\":{suicide},\"tax\":\"{tax}\",\
         \"whiteHandicapBonus\":\"{bonus}\"}}"
    ))
}

//! The parameters of KataGo that programs read and set while they run.
//!
//! Those that Tengen has are obeyed. Of the others, only the value that Tengen's play amounts to is
//! taken: a program that asks for more must not believe that it got it.

use crate::arguments::{Answer, Arguments};
use crate::commands::done;
use crate::{Options, Player, Session};
use serde_json::{Map, Value, json};
use std::time::Duration;

/// The limits and manners that the parameters set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Parameters {
    visits: Option<u64>,
    playouts: Option<u64>,
    pub(crate) time_per_move: Option<Duration>,
    /// How many threads search, if that was said.
    threads: Option<usize>,
    pub(crate) ponder: bool,
    pub(crate) may_resign: bool,
    /// How widely an analysis looks at moves that the network thinks little of.
    pub(crate) wide_root_noise: f64,
}

impl Parameters {
    pub(crate) fn of(options: &Options) -> Parameters {
        Parameters {
            visits: options.visits,
            playouts: None,
            time_per_move: options.time_per_move,
            threads: options.threads,
            ponder: options.ponder,
            may_resign: options.may_resign,
            wide_root_noise: options.wide_root_noise,
        }
    }

    /// The most visits of a search.
    pub(crate) fn most_visits(&self) -> Option<u64> {
        self.visits.into_iter().chain(self.playouts).min()
    }
}

/// The value of a limit that is not set, as KataGo shows it: more than any search takes.
const UNLIMITED: u64 = 1 << 50;
/// The same in seconds.
const UNLIMITED_SECONDS: f64 = 1e20;
/// The most threads of a search.
const MOST_THREADS: usize = 256;
/// The widest noise that KataGo takes.
const MOST_NOISE: f64 = 5.0;

/// A parameter that Tengen has.
struct Own {
    name: &'static str,
    get: fn(&Parameters) -> Value,
    /// Sets it, or says which values there are.
    set: fn(&mut Parameters, &str) -> Result<(), &'static str>,
}

const OWN: [Own; 7] = [
    Own {
        name: "allowResignation",
        get: |parameters| json!(parameters.may_resign),
        set: |parameters, text| truth(text).map(|value| parameters.may_resign = value),
    },
    Own {
        name: "analysisWideRootNoise",
        get: |parameters| json!(parameters.wide_root_noise),
        set: |parameters, text| {
            let noise = text.parse::<f64>().ok().filter(|noise| (0.0..=MOST_NOISE).contains(noise));
            parameters.wide_root_noise = noise.ok_or("a number from 0 to 5")?;
            Ok(())
        },
    },
    Own {
        name: "maxPlayouts",
        get: |parameters| json!(parameters.playouts.unwrap_or(UNLIMITED)),
        set: |parameters, text| limit(text).map(|limit| parameters.playouts = limit),
    },
    Own {
        name: "maxTime",
        get: |parameters| {
            json!(parameters.time_per_move.map_or(UNLIMITED_SECONDS, |time| time.as_secs_f64()))
        },
        set: |parameters, text| {
            let seconds = text.parse::<f64>().ok().filter(|seconds| *seconds > 0.0);
            let seconds = seconds.ok_or("seconds above 0")?;
            // Times beyond the range of the type are no limit.
            parameters.time_per_move = Duration::try_from_secs_f64(seconds).ok();
            Ok(())
        },
    },
    Own {
        name: "maxVisits",
        get: |parameters| json!(parameters.visits.unwrap_or(UNLIMITED)),
        set: |parameters, text| limit(text).map(|limit| parameters.visits = limit),
    },
    Own {
        name: "numSearchThreads",
        get: |parameters| {
            let usual = || tengen_engine::Options::default().threads;
            json!(parameters.threads.unwrap_or_else(usual))
        },
        set: |parameters, text| {
            let threads = text.parse().ok().filter(|threads| (1..=MOST_THREADS).contains(threads));
            parameters.threads = Some(threads.ok_or("a number from 1 to 256")?);
            Ok(())
        },
    },
    Own {
        name: "ponderingEnabled",
        get: |parameters| json!(parameters.ponder),
        set: |parameters, text| truth(text).map(|value| parameters.ponder = value),
    },
];

/// Parameters that Tengen does not have, with the only value that it can be said to have.
const FIXED: [(&str, Fixed); 4] = [
    ("antiMirror", Fixed::Truth(false)),
    ("humanSLProfile", Fixed::Text("")),
    ("playoutDoublingAdvantage", Fixed::Number(0.0)),
    ("rootPolicyTemperature", Fixed::Number(1.0)),
];

#[derive(Clone, Copy)]
enum Fixed {
    Truth(bool),
    Number(f64),
    Text(&'static str),
}

impl Fixed {
    fn value(self) -> Value {
        match self {
            Fixed::Truth(value) => json!(value),
            Fixed::Number(value) => json!(value),
            Fixed::Text(value) => json!(value),
        }
    }

    fn is(self, text: &str) -> bool {
        match self {
            Fixed::Truth(value) => truth(text) == Ok(value),
            Fixed::Number(value) => text.parse() == Ok(value),
            Fixed::Text(value) => text == value,
        }
    }
}

fn truth(text: &str) -> Result<bool, &'static str> {
    match text.to_ascii_lowercase().as_str() {
        "true" | "1" => Ok(true),
        "false" | "0" => Ok(false),
        _ => Err("true or false"),
    }
}

/// A limit of visits; `None` if it is beyond all searches.
fn limit(text: &str) -> Result<Option<u64>, &'static str> {
    let limit = text.parse::<u64>().ok().filter(|limit| *limit > 0);
    let limit = limit.ok_or("a whole number above 0")?;
    Ok(Some(limit).filter(|limit| *limit < UNLIMITED))
}

/// The names of all parameters.
fn all() -> impl Iterator<Item = &'static str> {
    let own = OWN.iter().map(|own| own.name);
    own.chain(FIXED.iter().map(|(name, _)| *name))
}

/// `kata-list-params`.
pub(super) fn names() -> String {
    all().collect::<Vec<_>>().join(" ")
}

fn value(parameters: &Parameters, name: &str) -> Result<Value, String> {
    let own = OWN.iter().find(|own| own.name == name).map(|own| (own.get)(parameters));
    let fixed = || FIXED.iter().find(|(known, _)| *known == name).map(|(_, fixed)| fixed.value());
    own.or_else(fixed).ok_or_else(|| unknown(name))
}

fn unknown(name: &str) -> String {
    format!("Invalid parameter: {name}")
}

/// A value without the quotes of JSON.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn put(parameters: &mut Parameters, name: &str, text: &str) -> Result<(), String> {
    if let Some(own) = OWN.iter().find(|own| own.name == name) {
        return (own.set)(parameters, text).map_err(|these| format!("{name} must be {these}"));
    }
    let (_, fixed) = FIXED.iter().find(|(known, _)| *known == name).ok_or_else(|| unknown(name))?;
    let only = || format!("{name} can only be {}, as Tengen plays", fixed.value());
    if fixed.is(text) { Ok(()) } else { Err(only()) }
}

fn take<P: Player>(session: &mut Session<P>, parameters: Parameters) -> Answer {
    if let Some(threads) = parameters.threads.filter(|_| parameters != session.parameters) {
        session.player.set_threads(threads);
    }
    session.parameters = parameters;
    done()
}

/// `kata-get-param name`.
pub(super) fn get<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    Ok(plain(&value(&session.parameters, arguments.text(0)?)?))
}

/// `kata-get-params`: all of them as a JSON object.
pub(super) fn get_all<P: Player>(session: &Session<P>) -> String {
    let pairs = all().filter_map(|name| {
        let value = value(&session.parameters, name).ok()?;
        Some((name.to_owned(), value))
    });
    Value::Object(pairs.collect::<Map<_, _>>()).to_string()
}

/// `kata-set-param name value`. Without a value it is empty.
pub(super) fn set<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let text = arguments.rest(1).unwrap_or_default();
    let mut parameters = session.parameters;
    put(&mut parameters, arguments.text(0)?, &text)?;
    take(session, parameters)
}

/// `kata-set-params object`: sets all parameters that a JSON object names, or none.
pub(super) fn set_all<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let object: Map<String, Value> = serde_json::from_str(&arguments.rest(0)?)
        .map_err(|e| format!("syntax error: not a JSON object: {e}"))?;
    let mut parameters = session.parameters;
    for (name, value) in &object {
        put(&mut parameters, name, &plain(value))?;
    }
    take(session, parameters)
}

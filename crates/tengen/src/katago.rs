//! The command lines of KataGo, so that programs made for it can start Tengen.
//!
//! They have words with one dash (`-model FILE -config FILE -override-config KEY=VALUE,…`), which
//! become arguments of ours. The settings of a configuration are obeyed where Tengen has something
//! of the kind. The others are named once, unless they only concern the machine.

use crate::Failure;
use crate::speech::{say, tell};
use clap::Args;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The arguments of KataGo's that Tengen has no argument of its own for.
#[derive(Debug, Args)]
pub(crate) struct KataGoArguments {
    #[arg(long, hide = true, value_name = "FILE")]
    config: Vec<PathBuf>,
    #[arg(long, hide = true, value_name = "TEXT", allow_hyphen_values = true)]
    override_config: Vec<String>,
    #[arg(long, hide = true, value_name = "FILE")]
    human_model: Option<PathBuf>,
    #[arg(long, hide = true)]
    pub(crate) quit_without_waiting: bool,
}

/// KataGo's words and our arguments.
const WORDS: [(&str, &str); 7] = [
    ("model", "--net"),
    ("config", "--config"),
    ("override-config", "--override-config"),
    ("human-model", "--human-model"),
    ("override-version", "--version-told"),
    ("quit-without-waiting", "--quit-without-waiting"),
    ("analysis-threads", "--threads"),
];

/// The arguments with KataGo's words replaced, in the commands that speak its protocols.
pub(crate) fn translated(arguments: Vec<OsString>) -> Vec<OsString> {
    let speaks = |argument: &OsString| argument == "gtp" || argument == "analysis";
    if !arguments.get(1).is_some_and(speaks) {
        return arguments;
    }
    let ours = |argument: OsString| {
        let text = argument.to_str().unwrap_or_default();
        let word = text.strip_prefix("--").or_else(|| text.strip_prefix('-'));
        let found = WORDS.iter().find(|(theirs, _)| word == Some(theirs));
        found.map_or(argument.clone(), |(_, ours)| (*ours).into())
    };
    arguments.into_iter().map(ours).collect()
}

/// An argument of ours as it was typed: in KataGo's word for it, if that stands among the typed
/// `arguments`. `argument` may go on with the name of its value.
pub(crate) fn as_typed(argument: &str, arguments: impl Iterator<Item = OsString>) -> String {
    let (ours, value) = argument.split_at(argument.find(' ').unwrap_or(argument.len()));
    let typed: Vec<OsString> = arguments.collect();
    let theirs = WORDS.iter().filter(|(_, word)| *word == ours && !typed.contains(&ours.into()));
    let dashed = theirs.flat_map(|(word, _)| [format!("-{word}"), format!("--{word}")]);
    let mut found = dashed.filter(|word| typed.contains(&word.into()));
    found.next().map_or_else(|| argument.to_owned(), |word| word + value)
}

/// Beginnings of the names of settings that concern the machine and not the play. Nothing is said
/// of them.
const OF_THE_MACHINE: [&str; 13] = [
    "log",
    "nn",
    "cuda",
    "opencl",
    "openCL",
    "trt",
    "eigen",
    "metal",
    "homeDataDir",
    "numNN",
    "gpu",
    "deviceToUse",
    "koCompress",
];

/// The settings of a configuration, by their names. Each is taken once; the rest is named.
#[derive(Debug, Default)]
pub(crate) struct Settings(BTreeMap<String, String>);

impl KataGoArguments {
    /// The settings of the files, and those given instead of them.
    pub(crate) fn settings(&self) -> Result<Settings, Failure> {
        if self.human_model.is_some() {
            return Err(Failure::Usage(say("katago-human-model", &[])));
        }
        let mut settings = Settings::default();
        for path in &self.config {
            let text = std::fs::read_to_string(path).map_err(|why| unread(path, &why))?;
            for line in text.lines() {
                settings.put(line.split('#').next().unwrap_or_default());
            }
        }
        for pairs in &self.override_config {
            pairs.split(',').for_each(|pair| settings.put(pair));
        }
        Ok(settings)
    }
}

fn unread(path: &Path, error: &std::io::Error) -> Failure {
    let (file, why) = (path.display().to_string(), crate::wrong::system(error));
    Failure::Trouble(say(
        "katago-config-unread",
        &[("file", (&file).into()), ("why", (&why).into())],
    ))
}

impl Settings {
    /// `NAME = VALUE`; anything else is passed over.
    fn put(&mut self, pair: &str) {
        if let Some((name, value)) = pair.split_once('=') {
            let value = value.trim().trim_matches('"');
            self.0.insert(name.trim().to_owned(), value.to_owned());
        }
    }

    /// The value of a setting, which is obeyed then.
    ///
    /// # Errors
    /// If it is not of this type.
    pub(crate) fn take<T: FromStr>(&mut self, name: &str) -> Result<Option<T>, Failure> {
        let Some(value) = self.0.remove(name) else { return Ok(None) };
        let wrong = |_| {
            let values = [("name", name.into()), ("value", (&value).into())];
            Failure::Usage(say("katago-setting-wrong", &values))
        };
        value.parse().map(Some).map_err(wrong)
    }

    /// Names the settings that were not taken and that change the play or the answers.
    pub(crate) fn tell_the_rest(self) {
        for (name, value) in self.0 {
            if !OF_THE_MACHINE.iter().any(|beginning| name.starts_with(beginning)) {
                let values = [("name", (&name).into()), ("value", (&value).into())];
                tell(&say("katago-setting-unknown", &values));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_names_the_word_that_was_typed() {
        let typed = |argument, line: &str| as_typed(argument, line.split(' ').map(OsString::from));
        assert_eq!(typed("--net <FILE>", "tengen analysis -model"), "-model <FILE>");
        assert_eq!(typed("--net <FILE>", "tengen gtp --model"), "--model <FILE>");
        assert_eq!(typed("--net <FILE>", "tengen analysis --net"), "--net <FILE>");
        assert_eq!(typed("--rules", "tengen judge -model"), "--rules");
    }

    #[test]
    fn words_of_katago_become_arguments_of_ours() {
        let translated = |line: &str| {
            let words = translated(line.split(' ').map(OsString::from).collect());
            words.join(" ".as_ref()).into_string().unwrap()
        };
        assert_eq!(
            translated(
                "tengen analysis -model m -config c -override-config a=b -analysis-threads 4"
            ),
            "tengen analysis --net m --config c --override-config a=b --threads 4"
        );
        assert_eq!(
            translated("tengen gtp --model m -override-version 1.15"),
            "tengen gtp --net m --version-told 1.15"
        );
        for own in ["tengen show -model", "tengen gtp --net own", "tengen"] {
            assert_eq!(translated(own), own);
        }
    }

    #[test]
    fn later_settings_go_before_earlier_ones() {
        let arguments = KataGoArguments {
            config: Vec::new(),
            override_config: vec![
                "maxVisits=5,rules = \"tromp-taylor\"".into(),
                "maxVisits=7".into(),
            ],
            human_model: None,
            quit_without_waiting: false,
        };
        let mut settings = arguments.settings().unwrap();
        assert_eq!(settings.take::<u64>("maxVisits").unwrap(), Some(7));
        assert_eq!(settings.take::<u64>("maxVisits").unwrap(), None);
        assert!(settings.take::<u64>("rules").is_err());
    }
}

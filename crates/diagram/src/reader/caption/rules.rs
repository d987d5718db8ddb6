//! The rules that a text names.

use super::supposed::{AFTERWARDS, DENIES, SUPPOSES};
use super::tokens::Token;
use std::borrow::Cow;
use std::ops::Range;
use tengen_rules::{Method, Ruleset, presets};

/// Words for rules.
pub(super) const RULES: [&str; 15] = [
    "rules",
    "rule",
    "ruleset",
    "regeln",
    "regel",
    "regelwerk",
    "regelwerks",
    "regelsatz",
    "reglerna",
    "regler",
    "regelverk",
    "règles",
    "regles",
    "règle",
    "règlement",
];
/// Words for scoring, which name the rules if a name stands beside them: `Chinese scoring`.
const SCORING: &[&str] = &[
    "scoring",
    "counting",
    "zählung",
    "zählweise",
    "comptage",
    "décompte",
    "räkning",
    "poängräkning",
    "räknesätt",
    "flächenzählung",
    "flächenwertung",
    "gebietszählung",
    "gebietswertung",
    "ytaräkning",
    "områdesräkning",
];
/// Words for what is counted before a word for scoring: `Chinese area scoring`.
const METHODS: [(Method, &[&str]); 2] =
    [(Method::Area, &["area"]), (Method::Territory, &["territory"])];
/// The scoring by area and that by territory, where it is named without rules. The rules are then
/// those by which people count so as a rule.
const BY_METHOD: [(&Ruleset, &[&[&str]]); 2] = [
    (
        &presets::CHINESE,
        &[
            &["area", "scoring"],
            &["area", "counting"],
            &["area", "rules"],
            &["flächenzählung"],
            &["flächenwertung"],
            &["comptage", "par", "aire"],
            &["décompte", "par", "aire"],
            &["ytaräkning"],
        ],
    ),
    (
        &presets::JAPANESE,
        &[
            &["territory", "scoring"],
            &["territory", "counting"],
            &["territory", "rules"],
            &["gebietszählung"],
            &["gebietswertung"],
            &["comptage", "par", "territoire"],
            &["décompte", "par", "territoire"],
            &["områdesräkning"],
        ],
    ),
];
/// Words that may stand between a word that denies something and a name: `not under Japanese`.
const BETWEEN: [&str; 16] = [
    "under", "by", "with", "the", "nach", "mit", "den", "der", "unter", "de", "les", "selon",
    "avec", "enligt", "med", "using",
];
/// The words of these where the name follows: `règles japonaises`.
const BEFORE_A_NAME: [&str; 6] = ["règles", "regles", "règle", "règlement", "comptage", "décompte"];
/// Words between a word for rules and the name of those whose rules they are: `règles de l'AGA`,
/// `rules of the AGA`. An elided letter is a word of its own.
const OF: [&str; 9] = ["of", "der", "des", "von", "de", "du", "d", "av", "för"];
/// Articles that may follow these.
const ARTICLES: [&str; 4] = ["the", "la", "le", "l"];
/// Names of rules that mean something else before a word for rules: `the basic rules`.
const OTHERWISE_USED: [&str; 9] =
    ["basic", "logical", "stone", "stones", "control", "oral", "verbal", "area", "territory"];
/// Short names of rules that may be names of people elsewhere.
const SHORT: [(&[&str], &Ruleset); 2] =
    [(&["chin", "kin"], &presets::CHINESE), (&["cor"], &presets::KOREAN)];
/// The most pieces of a name.
const LONGEST: usize = 8;
/// The most words of a name that stands without a word for rules.
const WORDS: usize = 3;
/// Words with which Tengen begins to tell what it assumed.
const ASSUMED: [&str; 4] = ["assumed", "angenommen", "supposé", "antaget"];

/// The names in a line that may be meant as those of the rules: names of rules, and what stands for
/// one and is none, `Rules: our own`. Those that Tengen itself assumed are left out.
pub(super) fn names(line: &str, tokens: &[(Token, Range<usize>)]) -> Vec<String> {
    let mut found = Vec::new();
    if tokens.first().is_some_and(|(word, _)| word.is_one_of(&ASSUMED)) {
        return found;
    }
    let mut from = 0;
    while from < tokens.len() {
        let last = tokens.len().min(from + WORDS);
        let name = |to: usize| &line[tokens[from].1.start..tokens[to].1.end];
        let is_part =
            |(token, _): &&(Token, _)| matches!(token, Token::Word(_)) && !token.is_one_of(&RULES);
        let parts = tokens[from..last].iter().take_while(is_part).count();
        let mut ends = (from..from + parts).rev();
        let known = ends.find(|to| in_a_sentence(name(*to)).is_some());
        if let Some(to) = known {
            found.push(name(to).to_owned());
        } else if is_given(tokens, from) {
            let rest = &line[tokens[from].1.end..];
            let given = rest.split([',', ';', '.', '|', '(', ')', ']']).next().unwrap_or_default();
            let given = given.trim_matches(|c: char| !c.is_alphanumeric());
            found.extend((!given.is_empty()).then(|| given.to_owned()));
        }
        from = known.unwrap_or(from) + 1;
    }
    found
}

/// The statements of a line; None is a name that is not known.
pub(super) fn statements(line: &str, tokens: &[(Token, Range<usize>)]) -> Vec<Option<Ruleset>> {
    let slice = |from: usize, to: usize| &line[tokens[from].1.start..tokens[to].1.end];
    let statement = |at: usize| {
        let word = &tokens[at].0;
        let (sign, from) = (tokens.get(at + 1).map(|(token, _)| token), at + 2);
        if is_given(tokens, at) {
            let last = tokens.len().min(from + LONGEST);
            let mut names = (from..last).rev().map(|to| slice(from, to));
            return (from < last).then(|| names.find_map(Ruleset::named));
        }
        if word.is_one_of(SCORING) && sign == Some(&Token::Colon) {
            let last = tokens.len().min(from + LONGEST);
            return (from..last).rev().find_map(|to| in_a_sentence(slice(from, to))).map(Some);
        }
        if !word.is_one_of(&RULES) && !word.is_one_of(SCORING) {
            return None;
        }
        let begin = at.saturating_sub(3);
        let before = (begin..at).map(|from| (from, slice(from, at - 1)));
        let named = before
            .filter_map(|(from, name)| {
                Some((from, in_a_sentence(name).or_else(|| abbreviated(name))?))
            })
            .next();
        // `Chinese area scoring`
        let counted = at.checked_sub(1).and_then(|before| method(&tokens[before].0));
        let by_method = counted.filter(|_| named.is_none()).and_then(|method| {
            let names = (begin..at - 1).map(|from| (from, slice(from, at - 2)));
            let mut rules = names.filter_map(|(from, name)| Some((from, in_a_sentence(name)?)));
            rules.find(|(_, rules)| rules.scoring.method == method)
        });
        if let Some((from, rules)) = named.or(by_method) {
            return (!is_supposed(line, &tokens[..from])).then_some(Some(rules));
        }
        let is = |at: usize, words: &[&str]| {
            tokens.get(at).is_some_and(|(token, _)| token.is_one_of(words))
        };
        let is_of = word.is_one_of(&RULES) && is(at + 1, &OF);
        let begin = at + 1 + usize::from(is_of) + usize::from(is_of && is(at + 2, &ARTICLES));
        let after = (begin..tokens.len().min(begin + 3)).rev().map(|to| slice(begin, to));
        let may_follow =
            (is_of || word.is_one_of(&BEFORE_A_NAME)) && sign != Some(&Token::Parenthesis);
        let after = after.filter(|_| may_follow);
        let rules = after.filter(|_| !is_supposed(line, &tokens[..at])).find_map(in_a_sentence);
        rules.map(Some)
    };
    (0..tokens.len()).filter_map(statement).collect()
}

/// Whether a name must follow here: `Rules:`, `RU[`.
fn is_given(tokens: &[(Token, Range<usize>)], at: usize) -> bool {
    let [(word, _), (sign, _), ..] = &tokens[at..] else { return false };
    (word.is_one_of(&["ru"]) && *sign == Token::Bracket)
        || (word.is_one_of(&RULES) && *sign == Token::Colon)
}

/// Whether this beginning of a line supposes or denies what follows: `If Chinese`, `Not under
/// Japanese`.
fn is_supposed(line: &str, before: &[(Token, Range<usize>)]) -> bool {
    let end = before.last().map_or(0, |(_, place)| place.end);
    let is_sign = |c: char| matches!(c, '.' | '!' | '?' | ';' | ',' | '|' | '(' | ')' | ':');
    let begin = line[..end].rfind(is_sign).map_or(0, |at| at + 1);
    let mut words = before.iter().filter(|(_, place)| place.start >= begin).map(|(word, _)| word);
    let denied = words.clone().rev().find(|word| !word.is_one_of(&BETWEEN));
    denied.is_some_and(|word| word.is_one_of(DENIES) || word.is_one_of(AFTERWARDS))
        || words.any(|word| word.is_one_of(SUPPOSES))
}

/// What is counted by this word.
fn method(word: &Token) -> Option<Method> {
    METHODS.iter().find(|(_, words)| word.is_one_of(words)).map(|(method, _)| *method)
}

/// The rules of words that name only what is counted: `Area scoring`.
pub(super) fn by_method(words: &[Token]) -> Option<&'static Ruleset> {
    let is_form = |form: &&[&str]| {
        form.len() == words.len()
            && form.iter().zip(words).all(|(name, word)| word.is_one_of(&[name]))
    };
    BY_METHOD.iter().find(|(_, forms)| forms.iter().any(is_form)).map(|(rules, _)| *rules)
}

/// The rules of a name that stands beside a word for rules.
pub(super) fn in_a_sentence(name: &str) -> Option<Ruleset> {
    // Names of two letters are also words: `the ko rules`.
    let is_name = name.chars().count() > 2 && !OTHERWISE_USED.contains(&&*name.to_lowercase());
    presets::find(&without_ending(name)).filter(|_| is_name).cloned()
}

/// The rules of a short name right before a word for rules: `chin. Regeln`.
fn abbreviated(name: &str) -> Option<Ruleset> {
    let name = name.to_lowercase();
    let (_, rules) = SHORT.iter().find(|(short, _)| short.contains(&name.as_str()))?;
    Some((*rules).clone())
}

/// A name with the ending that our names have: `chinesischen Regeln`, `japansk räkning`, `AGA:s
/// regler`.
fn without_ending(name: &str) -> Cow<'_, str> {
    let name = [":s", "'s", "’s"].iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name);
    let german = name.strip_suffix(['n', 's', 'r', 'm']).filter(|stem| stem.ends_with("ische"));
    let swedish = name.strip_suffix('t').unwrap_or(name);
    match german {
        Some(stem) => stem.into(),
        None if swedish.ends_with("sk") => format!("{swedish}a").into(),
        None => name.into(),
    }
}

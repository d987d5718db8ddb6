//! Rules that a text names without a word for rules, beside the komi or the side to move, and a
//! komi that it names without a word for it beside these.

use super::rules::{RULES, by_method, in_a_sentence};
use super::tokens::Token;
use super::{komi, prisoners, side};
use std::ops::Range;
use tengen_rules::{Ruleset, Score};

/// Names of countries, which are those of rules only beside a word for rules.
const COUNTRIES: &[&str] = &["japan", "china", "korea", "usa", "neuseeland"];
/// Names of rules that mean something else where they are a whole line.
const RARE: &[&str] = &["new zealand", "ancient", "mathematical", "american", "ing", "goe"];
/// Servers, whose names stand before those of rules: `KGS, Chinese`.
const SERVERS: &[&str] =
    &["kgs", "ogs", "igs", "dgs", "fox", "tygem", "wbaduk", "pandanet", "cgos"];
/// What stands before the facts of a game: `Game over, Chinese, komi 7.5`.
const LEADS: &[&str] = &[
    "game over",
    "the game is over",
    "end of the game",
    "end of game",
    "final position",
    "position",
    "hello",
    "hi",
    "hi all",
    "spiel zu ende",
    "das spiel ist zu ende",
    "partie beendet",
    "ende der partie",
    "schlussstellung",
    "endstellung",
    "stellung",
    "hallo",
    "hallo zusammen",
    "partie terminée",
    "fin de partie",
    "fin de la partie",
    "position finale",
    "bonjour",
    "salut",
    "slut",
    "partiet är slut",
    "partiet är över",
    "slutställning",
    "ställning",
    "hej",
];
/// Words for what is counted, as they stand behind a name: `AGA (area)`.
const METHODS: &[&str] = &["area", "territory", "fläche", "gebiet", "aire", "territoire", "yta"];

/// The most pieces of a statement before a colon that parts it from the next one.
const LONGEST: usize = 12;

/// A part of a line, between two signs that part statements.
struct Part<'a> {
    tokens: &'a [(Token, Range<usize>)],
    /// Whether a sentence begins or ends at its edges, or the line.
    begins: bool,
    ends: bool,
    /// What it tells.
    tells: Tells,
}

/// What a part of a line tells.
enum Tells {
    /// Rules, and what the part itself says of the komi beside them.
    Rules(Ruleset, Beside),
    /// The komi or the side to move.
    Terms,
    /// Something else that is told of a game.
    Else,
    Unknown,
}

/// What stands beside the name of rules with nothing between them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Beside {
    Nothing,
    /// A number: `Chinese 7.5`.
    Number(Score),
    /// A number with a word for the komi: `Chinese komi 7.5`.
    Komi,
}

/// What a line says without words for it.
#[derive(Default)]
pub(super) struct Alone {
    pub(super) rules: Vec<Option<Ruleset>>,
    /// Numbers beside these rules that are a komi, if nothing else is said of it.
    pub(super) komis: Vec<Option<Score>>,
}

/// The statements of a line by a name that is all of one of its parts: `Chinese, komi 7.5`. A name
/// counts beside the komi or the side to move, if what stands on its other side is told of a game
/// too. So it does if all of the line is. Elsewhere it may be that of a people: `Cho (Korean), komi
/// 6.5`.
pub(super) fn statements(line: &str, tokens: &[(Token, Range<usize>)]) -> Alone {
    let parts = parts(line, tokens);
    let is_all_known = parts.iter().all(|part| !matches!(part.tells, Tells::Unknown));
    let is_line = parts.len() == 1;
    let mut found = Alone::default();
    for (at, part) in parts.iter().enumerate() {
        let Tells::Rules(rules, told) = &part.tells else { continue };
        let is_terms = |part: Option<&Part>| matches!(part, Some(Part { tells: Tells::Terms, .. }));
        let is_known = |part: Option<&Part>, is_edge: bool| {
            is_edge || part.is_some_and(|part| !matches!(part.tells, Tells::Unknown))
        };
        let (before, behind) = (at.checked_sub(1).and_then(|at| parts.get(at)), parts.get(at + 1));
        let has_komi = *told == Beside::Komi;
        let beside = ((has_komi || is_terms(before)) && is_known(behind, part.ends))
            && (!has_komi || is_known(before, part.begins))
            || (is_terms(behind) && is_known(before, part.begins));
        let is_rare = is_line && RARE.contains(&text(line, part.tokens).to_lowercase().as_str());
        if beside || (is_all_known && !is_rare) {
            found.rules.push(Some(rules.clone()));
            let number = |part: Option<&Part>| komi::beside_rules(&words(part?.tokens));
            let komi = match told {
                Beside::Number(komi) => Some(*komi),
                Beside::Komi => None,
                Beside::Nothing => number(behind).or_else(|| number(before)),
            };
            found.komis.extend(komi.map(Some));
        }
    }
    found
}

fn text<'a>(line: &'a str, tokens: &[(Token, Range<usize>)]) -> &'a str {
    match (tokens.first(), tokens.last()) {
        (Some((_, first)), Some((_, last))) => &line[first.start..last.end],
        _ => "",
    }
}

/// The parts of a line that are not empty. A colon parts them only behind a whole statement: `Komi
/// 7.5: Chinese`, not `Komi: 7.5`.
fn parts<'a>(line: &str, tokens: &'a [(Token, Range<usize>)]) -> Vec<Part<'a>> {
    let mut parts: Vec<Part<'a>> = Vec::new();
    let (mut from, mut begins) = (0, true);
    for at in 0..=tokens.len() {
        let end = tokens.get(at);
        let so_far = &tokens[from..at];
        let is_end = match end.map(|(token, _)| token) {
            None => true,
            Some(Token::Colon) => {
                so_far.len() <= LONGEST && matches!(tells(line, so_far), Tells::Terms)
            }
            Some(Token::Parenthesis) => true,
            Some(token) => token.is_gap(),
        };
        if !is_end {
            continue;
        }
        let is_stop = end.is_none_or(|(token, _)| *token == Token::Stop);
        if !so_far.is_empty() {
            let asks = end.is_some_and(|(_, place)| line[place.clone()].starts_with('?'));
            let tells = if asks { Tells::Unknown } else { tells(line, so_far) };
            parts.push(Part { tokens: so_far, begins, ends: is_stop, tells });
            begins = is_stop;
        } else if is_stop {
            begins = true;
            parts.last_mut().into_iter().for_each(|part| part.ends = true);
        }
        from = at + 1;
    }
    parts
}

fn words(tokens: &[(Token, Range<usize>)]) -> Vec<Token> {
    tokens.iter().map(|(token, _)| token.clone()).collect()
}

/// The rules of a name that is all of this text.
fn rules(line: &str, part: &[(Token, Range<usize>)]) -> Option<Ruleset> {
    if let Some(rules) = by_method(&words(part)) {
        return Some(rules.clone());
    }
    let name = text(line, part);
    in_a_sentence(name).filter(|_| !COUNTRIES.contains(&name.to_lowercase().as_str()))
}

/// The rules of a text that names them and the komi.
fn rules_and_komi(line: &str, part: &[(Token, Range<usize>)]) -> Option<(Ruleset, Beside)> {
    let beside = |said: &[(Token, Range<usize>)]| {
        let words = words(said);
        let is_komi = words.len() <= 4 && komi::statements(&words).iter().any(Option::is_some);
        komi::beside_rules(&words).map(Beside::Number).or(is_komi.then_some(Beside::Komi))
    };
    (1..part.len().min(LONGEST)).find_map(|at| {
        let (one, other) = part.split_at(at);
        let named = |name: &[(Token, Range<usize>)], said| {
            // `Chinese rules 7.5`
            let name = match name {
                [name @ .., (word, _)] if !name.is_empty() && word.is_one_of(&RULES) => name,
                name => name,
            };
            Some((rules(line, name)?, beside(said)?))
        };
        // A number before a name is that of something else: `7 Chinese`.
        let after = |name, said| named(name, said).filter(|(_, said)| *said == Beside::Komi);
        named(one, other).or_else(|| after(other, one))
    })
}

fn tells(line: &str, part: &[(Token, Range<usize>)]) -> Tells {
    if let Some(rules) = rules(line, part) {
        return Tells::Rules(rules, Beside::Nothing);
    }
    if part.len() <= LONGEST
        && let Some((rules, beside)) = rules_and_komi(line, part)
    {
        return Tells::Rules(rules, beside);
    }
    let words = words(part);
    let is_komi = match &words[..] {
        // `KGS, Chinese, 7.5`
        [Token::Number(number)] => {
            komi::has_fraction(number) && komi::beside_rules(&words).is_some()
        }
        _ => komi::statements(&words).iter().any(Option::is_some),
    };
    if is_komi || !side::statements(&words).is_empty() {
        return Tells::Terms;
    }
    let is_else = match &words[..] {
        [Token::Number(_)] => true,
        [Token::Number(_), by, Token::Number(_)] => by.is_one_of(&["x"]),
        [word] => word.is_one_of(SERVERS) || word.is_one_of(METHODS),
        _ => false,
    };
    let is_else = is_else || LEADS.contains(&text(line, part).to_lowercase().as_str());
    if is_else || !prisoners::statements(&words).is_empty() {
        return Tells::Else;
    }
    Tells::Unknown
}

//! What the text around a drawing says of the game.

mod alone;
mod colours;
mod ends;
mod handicap;
mod komi;
mod last;
mod prisoners;
mod rules;
mod side;
mod supposed;
mod tokens;

use super::Stated;
use std::ops::Range;
use tengen_rules::{Color, Ruleset, Score};
use tokens::{Token, tokens};

/// What a text says of a game.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Caption {
    pub(super) to_move: Stated<Color>,
    pub(super) rules: Stated<Ruleset>,
    /// If it states no rules, the names in it that may be meant as theirs.
    pub(super) unread_rules: Vec<String>,
    pub(super) komi: Stated<Score>,
    pub(super) handicap: Stated<u32>,
    /// The point of the last move, where its side is not named.
    pub(super) last: Stated<String>,
    /// The stones that Black and White have taken.
    pub(super) prisoners: [Stated<u32>; 2],
    /// Whether it says that `X` is White and `O` Black.
    pub(super) is_reversed: bool,
}

impl Caption {
    /// What this text says.
    pub(super) fn of(text: &str) -> Caption {
        let (mut sides, mut rulesets, mut komis) = (Vec::new(), Vec::new(), Vec::new());
        let mut taken = [Vec::new(), Vec::new()];
        let (mut handicaps, mut last) = (Vec::new(), Vec::new());
        let (mut colours, mut beside_rules) = (Vec::new(), Vec::new());
        for line in text.lines() {
            let placed = tokens(line);
            let all: Vec<Token> = placed.iter().map(|(token, _)| token.clone()).collect();
            sides.extend(side::statements(&all));
            last.extend(last::statements(&all));
            colours.extend(colours::statements(&all));
            let open: Vec<Token> = all.into_iter().filter(|token| *token != Token::Close).collect();
            for (color, stones) in prisoners::statements(&open) {
                taken[color].push(stones);
            }
            let alone = alone::statements(line, &placed);
            rulesets.extend(alone.rules);
            beside_rules.extend(alone.komis);
            let words = without_gaps(placed);
            rulesets.extend(rules::statements(line, &words));
            let words: Vec<Token> = words.into_iter().map(|(token, _)| token).collect();
            komis.extend(komi::statements(&words));
            handicaps.extend(handicap::statements(&words));
        }
        // A number without a word for the komi is one only if nothing else is.
        let komis = if komis.is_empty() { beside_rules } else { komis };
        let rules = Stated::by(rulesets);
        Caption {
            to_move: Stated::by(sides),
            unread_rules: match rules {
                Stated::As(_) => Vec::new(),
                Stated::Not | Stated::Unclear => unread_rules(text),
            },
            rules,
            komi: Stated::by(komis),
            handicap: Stated::by(handicaps),
            last: Stated::by(last),
            prisoners: taken.map(Stated::by),
            is_reversed: Color::BOTH.iter().all(|color| colours.contains(&(*color, !*color))),
        }
    }
}

/// The names in a text that may be meant as those of the rules, each once.
fn unread_rules(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for line in text.lines() {
        for name in rules::names(line, &without_gaps(tokens(line))) {
            if !found.contains(&name) {
                found.push(name);
            }
        }
    }
    found
}

fn without_gaps(mut tokens: Vec<(Token, Range<usize>)>) -> Vec<(Token, Range<usize>)> {
    tokens.retain(|(token, _)| !token.is_gap());
    tokens
}

/// The text without the signs by which mail marks what it quotes.
pub(super) fn unquoted(text: &str) -> String {
    let line = |mut line| {
        // The blanks behind the last sign stay: letters stand above points.
        while let Some(rest) = str::trim_start(line).strip_prefix('>') {
            line = rest;
        }
        line
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests;

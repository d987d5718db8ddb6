//! The count, line by line.

use crate::speech::{language, say};
use tengen_reference::{color_name, outcome_words};
use tengen_rules::{Color, Count, Game, Item, Method, Score, Settlement};

/// The count of a game with this settlement, and the other method's count where the rules make them
/// agree.
pub(crate) fn show(game: &Game, settlement: &Settlement) -> String {
    let count = game.count(settlement);
    let mut text = table(&count);
    if let Some(other) = game.cross_count(settlement) {
        let method = say("play-count-other", &[("method", name(other.method).into())]);
        text.push_str(&format!("\n{method}\n{}", table(&other)));
        let [one, two] = [&count, &other].map(Count::outcome);
        let same = if one == two { "yes" } else { "no" };
        let [one, two] = [one, two].map(|outcome| outcome.to_string());
        let values = [("same", same.into()), ("one", (&one).into()), ("other", (&two).into())];
        text.push_str(&format!("\n{}\n", say("play-count-verdict", &values)));
    }
    text
}

/// The winner by this count.
pub(crate) fn summary(count: &Count) -> String {
    let [black, white] = Color::BOTH.map(|color| points(count.total(color)));
    let result = outcome_words(count.outcome(), language());
    let values =
        [("black", (&black).into()), ("white", (&white).into()), ("result", (&result).into())];
    say("settle-standing", &values)
}

fn points(score: Score) -> String {
    language().number(f64::from(score))
}

fn name(method: Method) -> &'static str {
    match method {
        Method::Area => "area",
        Method::Territory => "territory",
    }
}

/// The lines of a count beside each other, and the totals.
pub(super) fn table(count: &Count) -> String {
    let row = |label: &str, [black, white]: [String; 2]| {
        format!("{label:<34}{black:>8}{white:>8}").trim_end().to_owned() + "\n"
    };
    let mut items: Vec<Item> = Vec::new();
    for entry in Color::BOTH.iter().flat_map(|color| count.entries(*color)) {
        if !items.contains(&entry.item) {
            items.push(entry.item);
        }
    }
    let mut text = row("", Color::BOTH.map(|color| color_name(color, language())));
    for item in items {
        let cell = |color: Color| {
            let has = count.entries(color).iter().any(|entry| entry.item == item);
            if has { points(count.points(color, item)) } else { String::new() }
        };
        text.push_str(&row(&say(&format!("count-{}", item.code()), &[]), Color::BOTH.map(cell)));
    }
    let totals = Color::BOTH.map(|color| points(count.total(color)));
    text.push_str(&row(&say("count-total", &[]), totals));
    text
}

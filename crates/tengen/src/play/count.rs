//! The count, line by line.

use super::words;
use tengen_rules::{Color, Count, Game, Item, Method, Settlement};

/// The count of a game whose stones stand like this, with the other method's where the rules
/// make them agree.
pub(crate) fn show(game: &Game, settlement: &Settlement) -> String {
    let count = game.count(settlement);
    let mut text = table(&count);
    if let Some(other) = game.cross_count(settlement) {
        let method = name(other.method);
        text.push_str(&format!("\nThe same, counted by {method}:\n{}", table(&other)));
        let [one, two] = [&count, &other].map(Count::outcome);
        let verdict = if one == two { "agree" } else { "do not agree" };
        text.push_str(&format!("\nBoth methods {verdict}: {one} and {two}.\n"));
    }
    text
}

/// Who would win by this count.
pub(crate) fn summary(count: &Count) -> String {
    let [black, white] = Color::BOTH.map(|color| count.total(color));
    let result = words::result(count.outcome());
    format!("As it stands: Black {black}, White {white}. {result}")
}

fn name(method: Method) -> &'static str {
    match method {
        Method::Area => "area",
        Method::Territory => "territory",
    }
}

fn table(count: &Count) -> String {
    let row = |label: &str, [black, white]: [String; 2]| {
        format!("{label:<28}{black:>8}{white:>8}").trim_end().to_owned() + "\n"
    };
    let mut items: Vec<Item> = Vec::new();
    for entry in Color::BOTH.iter().flat_map(|color| count.entries(*color)) {
        if !items.contains(&entry.item) {
            items.push(entry.item);
        }
    }
    let mut text = row("", Color::BOTH.map(|color| color.to_string()));
    for item in items {
        let cell = |color: Color| {
            let has = count.entries(color).iter().any(|entry| entry.item == item);
            if has { count.points(color, item).to_string() } else { String::new() }
        };
        text.push_str(&row(label(item), Color::BOTH.map(cell)));
    }
    text.push_str(&row("Total", Color::BOTH.map(|color| count.total(color).to_string())));
    text
}

fn label(item: Item) -> &'static str {
    match item {
        Item::Stones => "Live stones",
        Item::Territory => "Territory",
        Item::Prisoners => "Stones captured",
        Item::Dead => "Dead stones taken off",
        Item::PassStones => "Stones received for passes",
        Item::Compensation => "Handicap compensation",
        Item::Komi => "Komi",
        Item::GroupTax => "Group tax",
        Item::Shared => "Half of the neutral points",
        Item::Button => "Button",
        Item::FirstPass => "White passed first",
    }
}

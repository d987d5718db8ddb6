//! A record with Black and White in each other's place.

use super::{
    colors::{exchanged, may_name_side},
    properties::ANALYSIS,
    strip::Removed,
};
use crate::{
    edit::{Change, EditError},
    komi::{read_komi, show_halves},
    node::Node,
    point::Color,
    result::GameResult,
    tree::{Collection, NodeId},
};

/// Properties of the one side and of the other.
const PAIRS: [(&str, &str); 10] = [
    ("AB", "AW"),
    ("B", "W"),
    ("BL", "WL"),
    ("BR", "WR"),
    ("BS", "WS"),
    ("BT", "WT"),
    ("GB", "GW"),
    ("OB", "OW"),
    ("PB", "PW"),
    ("TB", "TW"),
];

impl Collection {
    /// Gives each side the stones, moves and facts of the other in all games. The komi becomes its
    /// opposite, so that the margin stays the same. Results keep their words, with the sides in
    /// each other's place. A handicap is no longer called one (`HA`), as only Black can have one.
    /// The side that moves first is stated (`PL`). Other texts are not changed.
    ///
    /// Analyses are taken out. Komi and results go too if they are not understood and may be about
    /// a side, and so do words beside them that cannot be kept. The counts that are returned have
    /// one for each property that lost something.
    ///
    /// # Errors
    /// [`EditError::Full`] if no further node can be changed.
    pub fn swap_colors(&mut self) -> Result<Removed, EditError> {
        let mut removed = self.strip_names(|name| ANALYSIS.contains(&name))?;
        let roots: Vec<NodeId> = self.roots().map(|root| root.id()).collect();
        for root in roots {
            let first = self.node(root).and_then(first_player);
            let hundredths = self.node(root).is_some_and(|root| root.counts_hundredths());
            for id in self.ids(Some(root)) {
                let Some(node) = self.node(id) else { continue };
                let Swapped { changes, lost } = swapped(node, hundredths);
                self.change(id, &changes)?;
                for name in lost {
                    *removed.entry(name).or_default() += 1;
                }
            }
            let stated = self.node(root).is_some_and(|root| root.property("PL").is_some());
            if let Some(first) = first.filter(|_| !stated) {
                self.set(root, "PL", [first.other().letter().to_string()])?;
            }
        }
        Ok(removed)
    }
}

/// The side that moves first, if moves show it, or else if stones are set up.
fn first_player(root: Node<'_>) -> Option<Color> {
    let mut sets_up = false;
    for (_, step) in root.main_line() {
        match step {
            Ok(crate::Step::Move { color, .. }) => return (color != Color::White).then_some(color),
            Ok(crate::Step::ToPlay(_)) => return None,
            Ok(crate::Step::Setup { .. }) => sets_up = true,
            Err(_) => {}
        }
    }
    sets_up.then_some(Color::Black)
}

/// A node with the sides in each other's place.
#[derive(Default)]
struct Swapped {
    changes: Vec<Change>,
    /// The names of properties that lose something.
    lost: Vec<String>,
}

/// The changes of the properties of a node.
fn swapped(node: Node<'_>, hundredths: bool) -> Swapped {
    let mut swapped = Swapped::default();
    let has_move = node.has_move();
    for (number, property) in node.properties().enumerate() {
        let name = property.name().into_owned();
        if let Some(other) = other_name(&name) {
            swapped.changes.push(Change { number, name: other.to_owned(), values: None });
            continue;
        }
        let komi = |text: &str| opposite(text, hundredths);
        let change: &dyn Fn(&str) -> Text = match name.as_str() {
            "PL" => &swapped_color,
            "RE" => &swapped_result,
            "KM" => &komi,
            // With a move it is the mark of a forced one.
            "KO" if !has_move => &komi,
            // Only Black can have a handicap.
            "HA" | "HD" => &|_| Text::Part(String::new()),
            "TENGEN" => &|text| Text::Whole(exchanged(text)),
            _ => continue,
        };
        let texts: Vec<Text> = property.values().map(|value| change(&value.text())).collect();
        if texts.iter().any(|text| matches!(text, Text::Part(_))) {
            swapped.lost.push(name.clone());
        }
        let kept = texts.into_iter().filter(|text| *text != Text::Part(String::new()));
        let values = kept.map(|(Text::Whole(text) | Text::Part(text))| text).collect();
        swapped.changes.push(Change { number, name, values: Some(values) });
    }
    swapped
}

/// A value with the sides in each other's place.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Text {
    /// All that it said.
    Whole(String),
    /// What could be kept of it.
    Part(String),
}

/// The property of the other side.
fn other_name(name: &str) -> Option<&'static str> {
    PAIRS.iter().find_map(|(one, other)| match name {
        name if name == *one => Some(*other),
        name if name == *other => Some(*one),
        _ => None,
    })
}

fn swapped_color(text: &str) -> Text {
    Text::Whole(match Color::read(text) {
        Some(color) => color.other().letter().to_string(),
        None => exchanged(text),
    })
}

fn swapped_result(text: &str) -> Text {
    let other = exchanged(text);
    let Some(result) = GameResult::read(text) else {
        // It may be about a side without a word for it: `first player`, `89-66`.
        let is_clear = !may_name_side(text);
        return if is_clear { Text::Whole(other) } else { Text::Part(String::new()) };
    };
    let wanted = match result {
        GameResult::Win { winner, by } => GameResult::Win { winner: winner.other(), by },
        result => result,
    };
    if GameResult::read(&other) == Some(wanted) && !may_name_side(text) {
        return Text::Whole(other);
    }
    let wanted = wanted.to_string();
    if result.is_all_of(text) { Text::Whole(wanted) } else { Text::Part(wanted) }
}

/// The komi with the other sign, in points. Nothing is left of a text that is none, unless it names
/// the side that gets it.
fn opposite(text: &str, hundredths: bool) -> Text {
    match read_komi(text, hundredths) {
        Ok((halves, _)) => {
            let komi = show_halves(-i64::from(halves));
            if text.contains('(') { Text::Part(komi) } else { Text::Whole(komi) }
        }
        Err(_) => match exchanged(text) {
            other if other != text || text.trim().is_empty() => Text::Whole(other),
            _ => Text::Part(String::new()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{parse, write};

    fn swapped(sgf: &str) -> String {
        let mut collection = parse(sgf.as_bytes()).collection;
        collection.swap_colors().unwrap();
        String::from_utf8(write(&collection)).unwrap().replace('\n', "")
    }

    #[test]
    fn each_side_has_what_the_other_had() {
        assert_eq!(
            swapped("(;SZ[9]KM[6.5]PB[A]PW[B]RE[W+2.5];B[aa]BL[9]GB[1]C[Black];W[bb]SBKV[5];B[])"),
            "(;SZ[9]KM[-6.5]PW[A]PB[B]RE[B+2.5]PL[W];W[aa]WL[9]GW[1]C[Black];B[bb];W[])"
        );
        assert_eq!(swapped("(;KM[375];B[aa])"), "(;KM[-7.5]PL[W];W[aa])");
        assert_eq!(swapped("(;AP[foxwq]KM[50];W[aa])"), "(;AP[foxwq]KM[-0.5];B[aa])");
        assert_eq!(swapped("(;;AP[foxwq]KM[50]W[aa])"), "(;;AP[foxwq]KM[-0.5]B[aa])");
        assert_eq!(swapped("(;KM[6目半];B[aa])"), "(;KM[-6.5]PL[W];W[aa])");
        assert_eq!(swapped("(;HA[2]AB[aa][bb];W[cc])"), "(;AW[aa][bb];B[cc])");
        assert_eq!(swapped("(;AB[aa]AB[cc]PL[B])"), "(;AW[aa]AW[cc]PL[W])");
        assert_eq!(swapped("(;AB[aa]AW[bb])"), "(;AW[aa]AB[bb]PL[W])");
        assert_eq!(swapped("(;AB[aa]PL[W];W[cc])"), "(;AW[aa]PL[B];B[cc])");
        assert_eq!(swapped(r"(;C[a\]b];B[cc]C[a\]b])"), r"(;C[a\]b]PL[W];W[cc]C[a\]b])");
    }

    #[test]
    fn a_node_of_many_properties_is_written_once() {
        // Written anew for each of them this would take minutes.
        let many = |name: &str| format!("(;FF[4]{})", format!("{name}[1]").repeat(30_000));
        assert!(swapped(&many("BL")) == many("WL"));
        let lost = format!("(;FF[4]{}KM[5])", "KM[x]".repeat(30_000));
        assert_eq!(swapped(&lost), "(;FF[4]KM[-5])");
    }

    #[test]
    fn komi_and_results_in_words() {
        let whole = |text: &str| Text::Whole(text.to_owned());
        let part = |text: &str| Text::Part(text.to_owned());
        assert_eq!(opposite("-0.5", false), whole("0.5"));
        assert_eq!(opposite("0", false), whole("0"));
        assert_eq!(opposite("7.5 (Chinese)", false), part("-7.5"));
        assert_eq!(opposite("Black 5", false), whole("White 5"));
        assert_eq!(opposite("lots", false), part(""));
        assert_eq!(opposite("", false), whole(""));
        for (one, other) in [
            ("Void", "Void"),
            ("B+R", "W+R"),
            ("B+R (illness)", "W+R (illness)"),
            ("W+2H", "B+2H"),
            ("257手完、白中押し勝ち", "257手完、黒中押し勝ち"),
            ("White resigns", "Black resigns"),
            ("unclear", "unclear"),
        ] {
            assert_eq!(swapped_result(one), whole(other));
        }
        // The first player wins.
        assert_eq!(swapped_result("1-0"), whole("W+"));
        assert_eq!(swapped_result("1-0 (illness)"), part("W+"));
        for lost in [
            "first player wins",
            "89-66",
            "Black 89-66",
            "3目半勝ち",
            "Ishida wins",
            "B. Smith wins",
            "der Schwarzspieler",
            "Weißspieler gab auf, Schwarz gewinnt?!",
            "White lost to the first player, unless",
        ] {
            assert!(matches!(swapped_result(lost), Text::Part(_)), "{lost}");
        }
    }

    #[test]
    fn lost_words_are_counted() {
        let parsed = parse(b"(;KM[lots]KM[5.5]RE[1-0 in blitz];KO[6]HA[2];B[aa]KO[]RE[B+R])");
        let mut collection = parsed.collection;
        let removed = collection.swap_colors().unwrap();
        let lost = ["HA", "KM", "RE"].map(|name| (name.to_owned(), 1));
        assert_eq!(removed, Removed::from(lost));
        let sgf = String::from_utf8(write(&collection)).unwrap();
        assert_eq!(sgf.replace('\n', ""), "(;KM[-5.5]PL[W];KO[-6];W[aa]KO[]RE[W+R])");
    }
}

//! A record with Black and White in each other's place.

use super::properties::ANALYSIS;
use super::strip::Removed;
use crate::{
    edit::{Change, EditError},
    komi::{read_komi, show_halves},
    node::{Node, Property},
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
    /// opposite, so that the margin stays the same. A handicap is no longer called one (`HA`), as
    /// only Black can have one. The side that moves first is stated (`PL`). Analyses are taken out;
    /// the result says how much of them. Texts are not changed.
    ///
    /// # Errors
    /// [`EditError::Full`] if no further node can be changed.
    pub fn swap_colors(&mut self) -> Result<Removed, EditError> {
        let mut removed = self.strip_names(|name| ANALYSIS.contains(&name))?;
        let roots: Vec<NodeId> = self.roots().map(|root| root.id()).collect();
        for root in roots {
            let first = self.node(root).and_then(first_player);
            let hundredths = self.node(root).is_some_and(|root| root.counts_hundredths());
            let handicap = self.node(root).and_then(|root| root.value("HA"));
            if handicap.is_some() {
                self.unset(root, "HA")?;
                *removed.entry("HA".to_owned()).or_default() += 1;
            }
            for id in self.ids(Some(root)) {
                let Some(node) = self.node(id) else { continue };
                let changes = swapped(node, hundredths);
                self.change(id, &changes)?;
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

/// The changes of the properties of a node.
fn swapped(node: Node<'_>, hundredths: bool) -> Vec<Change> {
    let new = |(number, property): (usize, Property<'_>)| {
        let name = property.name().into_owned();
        if let Some(other) = other_name(&name) {
            return Some(Change { number, name: other.to_owned(), values: None });
        }
        let komi = |text: &str| opposite(text, hundredths);
        let change: &dyn Fn(&str) -> String = match name.as_str() {
            "PL" => &swapped_color,
            "RE" => &swapped_result,
            "KM" => &komi,
            "TENGEN" => &swapped_words,
            _ => return None,
        };
        let values = property.values().map(|value| change(&value.text())).collect();
        Some(Change { number, name, values: Some(values) })
    };
    node.properties().enumerate().filter_map(new).collect()
}

/// The property of the other side.
fn other_name(name: &str) -> Option<&'static str> {
    PAIRS.iter().find_map(|(one, other)| match name {
        name if name == *one => Some(*other),
        name if name == *other => Some(*one),
        _ => None,
    })
}

fn swapped_color(text: &str) -> String {
    Color::read(text).map_or(text.to_owned(), |color| color.other().letter().to_string())
}

fn swapped_result(text: &str) -> String {
    match GameResult::read(text) {
        Some(GameResult::Win { winner, by }) => {
            GameResult::Win { winner: winner.other(), by }.to_string()
        }
        _ => text.to_owned(),
    }
}

/// The komi with the other sign, in points; texts that are none as they are.
fn opposite(text: &str, hundredths: bool) -> String {
    match read_komi(text, hundredths) {
        Ok((halves, _)) => show_halves(-i64::from(halves)),
        Err(_) => text.to_owned(),
    }
}

fn swapped_words(text: &str) -> String {
    let word = |word: &str| match word {
        "black" => "white".to_owned(),
        "white" => "black".to_owned(),
        word => word.to_owned(),
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
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
    }

    #[test]
    fn komi_and_results_that_are_no_numbers_stay() {
        assert_eq!(opposite("-0.5", false), "0.5");
        assert_eq!(opposite("0", false), "0");
        assert_eq!(opposite("lots", false), "lots");
        assert_eq!(swapped_result("Void"), "Void");
        assert_eq!(swapped_result("B+R"), "W+R");
    }
}

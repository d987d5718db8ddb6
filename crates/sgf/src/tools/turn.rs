//! A record turned or mirrored.

use super::properties::ANALYSIS_WITH_POINTS;
use super::strip::Removed;
use super::symmetry::Symmetry;
use crate::{
    edit::{Change, EditError},
    main_line::read_move,
    node::{Node, Property, Value},
    point::{Point, Size},
    points::{self, Pair, Rectangle},
    tree::{Collection, NodeId},
};

/// Properties whose values are points or rectangles of points.
const POINTS: [&str; 15] =
    ["AB", "AE", "AW", "CR", "DD", "L", "M", "MA", "SL", "SQ", "TB", "TR", "TU", "TW", "VW"];

impl Collection {
    /// Turns or mirrors the boards of all games, with all that is marked on them. Analyses of
    /// programs are taken out where they name points; the result has the number of each property.
    /// Comments that name points are not changed.
    ///
    /// # Errors
    /// [`EditError::Full`] if no further node can be changed.
    pub fn turn(&mut self, symmetry: Symmetry) -> Result<Removed, EditError> {
        let removed = self.strip_names(|name| ANALYSIS_WITH_POINTS.contains(&name))?;
        let roots: Vec<NodeId> = self.roots().map(|root| root.id()).collect();
        for root in roots {
            let Some(size) = self.node(root).map(|root| root.size()) else { continue };
            for id in self.ids(Some(root)) {
                let Some(node) = self.node(id) else { continue };
                let changes = turned(node, size, symmetry);
                self.change(id, &changes)?;
            }
        }
        Ok(removed)
    }
}

/// The changes of the properties of a node that name points.
fn turned(node: Node<'_>, size: Size, symmetry: Symmetry) -> Vec<Change> {
    let new = |(number, property): (usize, Property<'_>)| {
        let name = property.name().into_owned();
        let values = |change: &dyn Fn(&Value<'_>) -> String| -> Vec<String> {
            property.values().map(|value| change(&value)).collect()
        };
        let point = |text: &str| turned_point(text, size, symmetry);
        let values = match name.as_str() {
            "B" | "W" => values(&|value| match read_move(value, size) {
                Ok((Some(at), _)) => symmetry.apply(size, at).to_string(),
                _ => value.text(),
            }),
            name if POINTS.contains(&name) => values(&|value| {
                let line = value.line();
                match Rectangle::read(line.as_bytes(), size) {
                    Ok(rectangle) => {
                        let [from, to] = rectangle.corners().map(|at| symmetry.apply(size, at));
                        Rectangle::between(from, to).to_string()
                    }
                    Err(_) => line,
                }
            }),
            "AR" | "LN" => values(&|value| {
                let line = value.line();
                match Pair::read(line.as_bytes(), size) {
                    Ok(Pair { from, to, .. }) => {
                        let [from, to] = [from, to].map(|at| symmetry.apply(size, at));
                        format!("{from}:{to}")
                    }
                    Err(_) => line,
                }
            }),
            "LB" => values(&|value| {
                let text = value.text();
                let label = text.split_once(':').map(|(p, label)| format!("{}:{label}", point(p)));
                label.unwrap_or(text)
            }),
            "SZ" if symmetry.size(size) != size => vec![symmetry.size(size).to_string()],
            // Our own note of an illegal move names its point as people do.
            "TENGEN" => values(&|value| noted(&value.line(), size, symmetry)),
            _ => return None,
        };
        Some(Change { number, name, values: Some(values) })
    };
    node.properties().enumerate().filter_map(new).collect()
}

/// The text of a point afterwards. Other texts, such as those of passes, stay as they are.
fn turned_point(text: &str, size: Size, symmetry: Symmetry) -> String {
    match points::on_board(text.as_bytes(), size) {
        Some(point) => symmetry.apply(size, point).to_string(),
        None => text.to_owned(),
    }
}

fn noted(line: &str, size: Size, symmetry: Symmetry) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";
    let turned = || {
        let name = line.strip_prefix("illegal ")?;
        let (letter, row) = (*name.as_bytes().first()?, name.get(1..)?.parse::<u8>().ok()?);
        let column = u8::try_from(LETTERS.iter().position(|known| *known == letter)?).ok()?;
        let point = Point { column, row: size.rows().checked_sub(row)? };
        let point = symmetry.apply(size, Some(point).filter(|p| size.contains(*p))?);
        let letter = char::from(*LETTERS.get(usize::from(point.column))?);
        Some(format!("illegal {letter}{}", symmetry.size(size).rows() - point.row))
    };
    turned().unwrap_or_else(|| line.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{parse, write};

    fn text(collection: &Collection) -> String {
        String::from_utf8(write(collection)).unwrap().replace('\n', "")
    }

    #[test]
    fn everything_that_names_points_is_turned() {
        let sgf = b"(;SZ[9:7]AB[aa:ca];B[ab]LB[aa:x\\]y]AR[aa:ba]TENGEN[illegal A7];W[tt]VW[];B[])";
        let mut collection = parse(sgf).collection;
        collection.turn(Symmetry::quarter_turns(1)).unwrap();
        assert_eq!(
            text(&collection),
            "(;SZ[7:9]AB[ga:gc];B[fa]LB[ga:x\\]y]AR[ga:gb]TENGEN[illegal G9];W[tt]VW[];B[])"
        );
    }

    #[test]
    fn a_symmetry_and_its_inverse_give_back_the_game() {
        let sgf = b"(;SZ[19]AB[dd][pp];W[qc]TR[qc](;B[cc];W[dc])(;B[tt]LN[aa:ss]))";
        for symmetry in Symmetry::ALL {
            let mut collection = parse(sgf).collection;
            let back = Symmetry::ALL.into_iter().filter(|back| {
                collection = parse(sgf).collection;
                collection.turn(symmetry).unwrap();
                collection.turn(*back).unwrap();
                text(&collection).as_bytes() == sgf
            });
            assert_eq!(back.count(), 1, "{symmetry:?}");
        }
    }

    #[test]
    fn points_written_in_other_ways_are_turned_too() {
        let mut collection = parse(b"(;SZ[9]AB[A9];B[B9];W[ca.bb];B[pass];W[c1])").collection;
        collection.turn(Symmetry::LEFT_RIGHT).unwrap();
        assert_eq!(text(&collection), "(;SZ[9]AB[ia];B[ha];W[ga];B[pass];W[gi])");
    }

    #[test]
    fn a_property_that_is_there_twice_is_turned_twice() {
        let mut collection = parse(b"(;SZ[9]AB[aa]C[x]AB[ba])").collection;
        collection.turn(Symmetry::LEFT_RIGHT).unwrap();
        assert_eq!(text(&collection), "(;SZ[9]AB[ia]C[x]AB[ha])");
    }

    #[test]
    fn a_node_of_many_properties_is_written_once() {
        // Written anew for each of them this would take minutes.
        let many = |point: &str| format!("(;SZ[9]{})", format!("TR[{point}]").repeat(30_000));
        let mut collection = parse(many("aa").as_bytes()).collection;
        collection.turn(Symmetry::LEFT_RIGHT).unwrap();
        assert!(text(&collection) == many("ia"));
    }

    #[test]
    fn analyses_with_points_are_taken_out_and_counted() {
        let mut collection = parse(b"(;SZ[9];B[aa]LZ[x]SBKV[50];W[bb]LZ[y])").collection;
        let removed = collection.turn(Symmetry::LEFT_RIGHT).unwrap();
        assert_eq!(removed.into_iter().collect::<Vec<_>>(), [("LZ".to_owned(), 2)]);
        assert_eq!(text(&collection), "(;SZ[9];B[ia]SBKV[50];W[hb])");
    }
}

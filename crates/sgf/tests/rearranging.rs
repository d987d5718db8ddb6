//! Branches moved, inserted, taken out alone and copied: the tree is what a plain model says, and
//! what was written is read as the same tree.

use proptest::prelude::*;
use tengen_sgf::{Branch, Collection, EditError, Node, NodeId, parse, write};

/// A tree as nested text: `N[a](b(c)(d))`.
fn shape(node: Node<'_>) -> String {
    let name = node.text("N").unwrap_or_default();
    let children: String = node.children().map(|child| format!("({})", shape(child))).collect();
    name + &children
}

fn shapes(collection: &Collection) -> Vec<String> {
    collection.roots().map(shape).collect()
}

fn find(collection: &Collection, name: &str) -> NodeId {
    let mut nodes = collection.roots().flat_map(|root| root.subtree());
    nodes.find(|node| node.text("N").as_deref() == Some(name)).unwrap().id()
}

/// Checks the tree after a change, and that it is written so.
fn becomes(before: &str, change: impl FnOnce(&mut Collection), after: &str) {
    let mut collection = parse(before.as_bytes()).collection;
    change(&mut collection);
    assert_eq!(shapes(&collection), [after], "{before}");
    let written = parse(&write(&collection));
    assert_eq!(shapes(&written.collection), [after], "{before}");
    assert_eq!(written.diagnostics, [], "{before}");
}

const TREE: &str = "(;N[r];N[a](;N[b];N[c])\n(;N[d] (;N[e]) (;N[f])))";

#[test]
fn branches_come_to_stand_elsewhere() {
    let moves = |node, parent, before| {
        move |collection: &mut Collection| {
            let (node, parent) = (find(collection, node), find(collection, parent));
            collection.move_to(node, parent, before).unwrap();
        }
    };
    becomes(TREE, |_| {}, "r(a(b(c))(d(e)(f)))");
    becomes(TREE, moves("d", "a", 0), "r(a(d(e)(f))(b(c)))");
    becomes(TREE, moves("b", "a", 9), "r(a(d(e)(f))(b(c)))");
    becomes(TREE, moves("d", "r", 1), "r(a(b(c)))(d(e)(f))");
    becomes(TREE, moves("d", "c", 0), "r(a(b(c(d(e)(f)))))");
    becomes(TREE, moves("c", "d", 1), "r(a(b)(d(e)(c)(f)))");
}

#[test]
fn nodes_are_inserted_and_taken_out_alone() {
    let insert = |above: &'static str| {
        move |collection: &mut Collection| {
            let above = find(collection, above);
            let added = collection.insert_above(above).unwrap();
            collection.set(added, "N", ["x"]).unwrap();
        }
    };
    becomes(TREE, insert("a"), "r(x(a(b(c))(d(e)(f))))");
    becomes(TREE, insert("d"), "r(a(b(c))(x(d(e)(f))))");
    becomes(TREE, insert("c"), "r(a(b(x(c)))(d(e)(f)))");
    let remove = |name: &'static str| {
        move |collection: &mut Collection| {
            let node = find(collection, name);
            collection.remove_one(node).unwrap();
        }
    };
    becomes(TREE, remove("a"), "r(b(c))(d(e)(f))");
    becomes(TREE, remove("d"), "r(a(b(c))(e)(f))");
    becomes(TREE, remove("b"), "r(a(c)(d(e)(f)))");
    becomes(TREE, remove("c"), "r(a(b)(d(e)(f)))");
}

#[test]
fn a_branch_is_copied_into_another_encoding() {
    let book = parse("(;N[書];B[aa]C[石\\]田 \\: x](;W[bb]LB[aa:1\\:2]))".as_bytes()).collection;
    let branch = Branch::of(book.roots().next().unwrap());
    assert_eq!((branch.len(), branch.is_empty()), (3, false));
    let sjis = encoding_rs::SHIFT_JIS.encode("(;CA[Shift_JIS]N[表];W[cc])").0.into_owned();
    let mut game = parse(&sjis).collection;
    let root = game.roots().next().unwrap().id();
    let pasted = game.paste(root, &branch).unwrap();
    assert_eq!(game.node(pasted).unwrap().text("N").as_deref(), Some("書"));
    let again = parse(&write(&game)).collection;
    assert_eq!(again.encoding(), "Shift_JIS");
    let texts: Vec<String> =
        again.roots().next().unwrap().subtree().filter_map(|node| node.text("C")).collect();
    assert_eq!(texts, ["石]田 : x"]);
    assert_eq!(shapes(&again), ["表()(書(()))"]);

    let mut latin = parse(b"(;CA[ISO-8859-1]N[a];B[aa])").collection;
    let root = latin.roots().next().unwrap().id();
    assert_eq!(latin.paste(root, &branch), Err(EditError::Unencodable));
    assert_eq!(write(&latin), b"(;CA[ISO-8859-1]N[a];B[aa])");
    assert_eq!(latin.paste(root, &Branch::default()), Err(EditError::NoSuchNode));
}

#[test]
fn values_of_two_parts_may_have_colons() {
    let mut collection = parse(b"(;)").collection;
    let root = collection.roots().next().unwrap().id();
    let labels = [("aa", "1:2"), ("bb", r"]\:"), ("cc", "")];
    collection.set_pairs(root, "LB", labels).unwrap();
    let written = write(&collection);
    assert_eq!(String::from_utf8_lossy(&written), r"(;LB[aa:1\:2][bb:\]\\\:][cc:])");
    let again = parse(&written).collection;
    let property = again.roots().next().unwrap().properties().next().unwrap();
    let read: Vec<_> = property.values().filter_map(|value| value.parts()).collect();
    assert_eq!(read, labels.map(|(point, label)| (point.to_owned(), label.to_owned())));
}

#[test]
fn a_label_keeps_its_colon_when_the_board_is_turned() {
    use tengen_sgf::tools::symmetry::Symmetry;
    let mut collection = parse(br"(;SZ[9]LB[aa:x\:y])").collection;
    collection.turn(Symmetry::ALL[1]).unwrap();
    let written = String::from_utf8(write(&collection)).unwrap();
    assert!(written.contains(r":x\:y]"), "{written}");
}

#[test]
fn what_cannot_stand_elsewhere_stays() {
    let mut collection = parse(TREE.as_bytes()).collection;
    let [r, a, c] = ["r", "a", "c"].map(|name| find(&collection, name));
    assert_eq!(collection.move_to(r, a, 0), Err(EditError::FirstNode));
    assert_eq!(collection.move_to(a, c, 0), Err(EditError::WithinItself));
    assert_eq!(collection.move_to(a, a, 0), Err(EditError::WithinItself));
    assert_eq!(collection.insert_above(r), Err(EditError::FirstNode));
    assert_eq!(collection.remove_one(r), Err(EditError::FirstNode));
    collection.remove(c).unwrap();
    assert_eq!(collection.move_to(c, a, 0), Err(EditError::NoSuchNode));
    assert_eq!(collection.move_to(a, c, 0), Err(EditError::NoSuchNode));
    assert_eq!(shapes(&collection), ["r(a(b)(d(e)(f)))"]);
}

/// A plain tree: the names of the children of each node.
#[derive(Clone, Debug)]
struct Model(Vec<Vec<usize>>);

impl Model {
    fn shape(&self, node: usize) -> String {
        let children: String =
            self.0[node].iter().map(|&child| format!("({})", self.shape(child))).collect();
        format!("{node}{children}")
    }

    fn is_within(&self, node: usize, above: usize) -> bool {
        node == above || self.0[above].iter().any(|&child| self.is_within(node, child))
    }

    /// Takes a node from its parent. Returns both places.
    fn unlink(&mut self, node: usize) -> Option<(usize, usize)> {
        let (parent, place) = self.0.iter().enumerate().find_map(|(parent, children)| {
            Some((parent, children.iter().position(|&child| child == node)?))
        })?;
        self.0[parent].remove(place);
        Some((parent, place))
    }
}

fn lots() -> impl Strategy<Value = Vec<(u8, usize, usize, usize)>> {
    prop::collection::vec((0_u8..5, 0_usize..40, 0_usize..40, 0_usize..5), 1..40)
}

proptest! {
    #[test]
    fn any_changes_do_what_a_plain_model_does(lots in lots(), base in 0_usize..4) {
        let bases = ["(;N[0])", "(;N[0];N[1])", "(;N[0](;N[1](;N[2]))(;N[3]))", "( ;N[0]\n;N[1];N[2](;N[3] ) (;N[4];N[5]))"];
        let mut collection = parse(bases[base].as_bytes()).collection;
        let models = [vec![vec![]], vec![vec![1], vec![]], vec![vec![1, 3], vec![2], vec![], vec![]],
            vec![vec![1], vec![2], vec![3, 4], vec![], vec![5], vec![]]];
        let mut model = Model(models[base].clone());
        let mut ids: Vec<NodeId> = (0..model.0.len()).map(|n| find(&collection, &n.to_string())).collect();
        for (kind, node, other, place) in lots {
            let (node, other) = (node % ids.len(), other % ids.len());
            let name = |collection: &mut Collection, id: NodeId, number: usize| {
                collection.set(id, "N", [number.to_string()]).unwrap();
            };
            if collection.node(ids[node]).is_none() || collection.node(ids[other]).is_none() {
                continue;
            }
            match kind {
                0 => {
                    let id = collection.add_child(ids[node]).unwrap();
                    name(&mut collection, id, ids.len());
                    model.0[node].push(ids.len());
                    model.0.push(vec![]);
                    ids.push(id);
                }
                1 => {
                    let expected = node != 0 && !model.is_within(other, node);
                    prop_assert_eq!(collection.move_to(ids[node], ids[other], place).is_ok(), expected);
                    if expected {
                        model.unlink(node);
                        let children = &mut model.0[other];
                        children.insert(place.min(children.len()), node);
                    }
                }
                2 => {
                    let added = collection.insert_above(ids[node]);
                    prop_assert_eq!(added.is_ok(), node != 0);
                    if let Ok(id) = added {
                        name(&mut collection, id, ids.len());
                        let (parent, place) = model.unlink(node).unwrap();
                        model.0[parent].insert(place, ids.len());
                        model.0.push(vec![node]);
                        ids.push(id);
                    }
                }
                3 => {
                    prop_assert_eq!(collection.remove_one(ids[node]).is_ok(), node != 0);
                    if let Some((parent, place)) = model.unlink(node) {
                        let children = std::mem::take(&mut model.0[node]);
                        model.0[parent].splice(place..place, children);
                    }
                }
                _ => {
                    let branch = Branch::of(collection.node(ids[node]).unwrap());
                    let pasted = collection.paste(ids[other], &branch).unwrap();
                    let (one, two) = (collection.node(ids[node]).unwrap(), collection.node(pasted).unwrap());
                    if !model.is_within(other, node) {
                        prop_assert_eq!(shape(one), shape(two));
                    }
                    collection.remove(pasted).unwrap();
                }
            }
        }
        prop_assert_eq!(shapes(&collection), [model.shape(0)]);
        let again = parse(&write(&collection));
        prop_assert_eq!(shapes(&again.collection), [model.shape(0)]);
        prop_assert_eq!(again.diagnostics, []);
    }
}

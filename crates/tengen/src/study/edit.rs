//! Changes of the study.

use super::desk::Desk;
use super::{Reply, as_sentence};
use crate::speech::{language, say};
use tengen_reference::illegal_words;
use tengen_rules::{Color, Point, Size};
use tengen_sgf::Node;
use tengen_study::{Act, Boards, List, Name, Property, Refusal, Sign, Step, Stone};

/// A change that a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Edit {
    /// A move of this player, or of the one to move; no point is a pass.
    Play(Option<Color>, Option<Point>),
    /// A text for this property; an empty one takes it away.
    Text(&'static str, String),
    /// This sign on points, or none.
    Mark(Option<Sign>, Vec<Point>),
    /// A label on a point, or none.
    Label(Point, Option<String>),
    /// An arrow or a line between two points; once more takes it away.
    Join(List, Point, Point),
    SetUp(SetUp),
    /// Whose turn it is.
    Turn(Color),
    /// A judgement; once more takes it away.
    Judge(Judged),
    Delete,
    Lift,
    /// A node above the present one, with this move or none.
    Insert(Option<(Option<Color>, Option<Point>)>),
    Promote,
    Main,
    Split,
    Undo,
    Redo,
}

/// Stones set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SetUp {
    pub(super) place: Where,
    pub(super) stone: Stone,
    pub(super) points: Vec<Point>,
}

/// The node that sets stones up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Where {
    /// The present one, which changes what follows.
    Here,
    /// A new one behind it.
    New,
    /// Whichever changes no other node.
    Unsaid,
}

/// The property of a judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Judged {
    /// Of a move, which the node has to have.
    Move(&'static str),
    Position(&'static str),
}

/// Makes a change, and tells what came of it.
pub(super) fn edit(desk: &mut Desk, edit: Edit) -> Reply {
    let size = desk.size();
    match changed(desk, edit, size) {
        Ok(said) => Reply::Board(said),
        Err(Why::Refused(why)) => Reply::Refused(refused(why, size)),
        Err(Why::Said(said)) => Reply::Refused(said),
    }
}

/// Why a change is not made.
enum Why {
    Refused(Refusal),
    Said(String),
}

impl From<Refusal> for Why {
    fn from(why: Refusal) -> Why {
        Why::Refused(why)
    }
}

/// Makes a change. Returns what is to be told of it.
fn changed(desk: &mut Desk, edit: Edit, size: Size) -> Result<Vec<String>, Why> {
    let node = desk.name().clone();
    let said = |id: &str| Err(Why::Said(say(id, &[])));
    let acts = match edit {
        Edit::Undo => {
            let undone = desk.undo();
            return none_or(undone, "room-taken-back", "study-nothing-undone");
        }
        Edit::Redo => {
            let redone = desk.redo();
            return none_or(redone, "room-done-again", "study-nothing-redone");
        }
        Edit::SetUp(set_up) => return stones(desk, &set_up, size),
        Edit::Turn(color) => return turn(desk, color),
        Edit::Lift | Edit::Insert(_) => return between(desk, &edit, size),
        Edit::Split => return split(desk),
        Edit::Delete if desk.node().parent().is_none() => return delete_chapter(desk),
        Edit::Play(color, point) => {
            let step = step(color.unwrap_or_else(|| to_move(desk)), point, size);
            vec![Act::Play { parent: node, node: desk.new_name(), step }]
        }
        Edit::Text(name, text) => {
            let values = (!text.is_empty()).then(|| vec![text]);
            vec![Act::Set { node, name: name.to_owned(), values }]
        }
        Edit::Mark(to, points) => {
            let mark = |point| Act::Mark { node: node.clone(), point: sgf(size, point), to };
            points.into_iter().map(mark).collect()
        }
        Edit::Label(point, text) => vec![Act::Label { node, point: sgf(size, point), text }],
        Edit::Join(name, from, to) => {
            let value = format!("{}:{}", sgf(size, from), sgf(size, to));
            let property = if name == List::Ar { "AR" } else { "LN" };
            let on = !has(desk.node(), property, &value);
            vec![Act::List { node, name, value, on }]
        }
        Edit::Judge(Judged::Move(_)) if !is_move(desk.node()) => return said("study-needs-move"),
        Edit::Judge(Judged::Move(name) | Judged::Position(name)) => {
            let is_there = desk.node().property(name).is_some();
            // Those without degrees have no value.
            let value = if matches!(name, "DO" | "IT") { "" } else { "1" };
            let values = (!is_there).then(|| vec![value.to_owned()]);
            vec![Act::Set { node, name: name.to_owned(), values }]
        }
        Edit::Delete => vec![Act::Delete { node }],
        Edit::Promote => vec![desk.study().promotion(&node).map_err(in_front)?],
        Edit::Main => {
            let acts = desk.study().promotions(&node)?;
            if acts.is_empty() {
                return said("study-is-main");
            }
            acts
        }
    };
    desk.act(acts)?;
    Ok(Vec::new())
}

fn in_front(why: Refusal) -> Why {
    match why {
        Refusal::Nothing => Why::Said(say("study-is-main", &[])),
        why => Why::Refused(why),
    }
}

/// The answer to an undo, which names the change. There may have been nothing to take back.
fn none_or(done: Result<String, Refusal>, told: &str, nothing: &str) -> Result<Vec<String>, Why> {
    match done {
        Ok(what) => Ok(vec![say(told, &[("what", (&what).into())])]),
        Err(Refusal::Unknown) => Err(Why::Said(say(nothing, &[]))),
        Err(why) => Err(Why::Refused(why)),
    }
}

/// Sets stones up, in the present node or in one behind it.
fn stones(desk: &mut Desk, set_up: &SetUp, size: Size) -> Result<Vec<String>, Why> {
    let SetUp { place, stone, points } = set_up;
    let node = desk.node();
    let (is_move, goes_on) = (is_move(node), node.first_child().is_some());
    let place = match place {
        Where::Here if is_move => return Err(Why::Said(say("study-set-beside-move", &[]))),
        Where::Unsaid if is_move => Where::New,
        Where::Unsaid if goes_on => return Err(Why::Said(say("study-set-where", &[]))),
        Where::Unsaid => Where::Here,
        place => *place,
    };
    let (parent, turn) = (desk.name().clone(), to_move(desk));
    let mut acts = Vec::new();
    let at = match place {
        Where::New => {
            let node = desk.new_name();
            let properties = vec![Property("PL".to_owned(), vec![turn.letter().to_string()])];
            acts.push(Act::Add { parent, node: node.clone(), before: None, properties });
            node
        }
        Where::Here | Where::Unsaid => parent,
    };
    let set = |point: &Point| {
        let (node, to) = (at.clone(), Some(*stone));
        Act::Stone { node, point: sgf(size, *point), to }
    };
    acts.extend(points.iter().map(set));
    with_wrong(desk, acts)
}

/// Says whose turn it is, in the present node or, if it has a move, in one behind it.
fn turn(desk: &mut Desk, color: Color) -> Result<Vec<String>, Why> {
    let node = desk.name().clone();
    let values = vec![color.letter().to_string()];
    let act = if is_move(desk.node()) {
        let properties = vec![Property("PL".to_owned(), values)];
        Act::Add { parent: node, node: desk.new_name(), before: None, properties }
    } else {
        Act::Set { node, name: "PL".to_owned(), values: Some(values) }
    };
    with_wrong(desk, vec![act])
}

/// Takes the present node out, or puts one above it. Both change what follows.
fn between(desk: &mut Desk, edit: &Edit, size: Size) -> Result<Vec<String>, Why> {
    let node = desk.name().clone();
    let act = match edit {
        Edit::Insert(made) => {
            let property = |(color, point): &(Option<Color>, Option<Point>)| {
                // It stands before the present node, where it is the turn of another player.
                let color = color.unwrap_or_else(|| to_move_before(desk));
                let value = point.map(|point| sgf(size, point)).unwrap_or_default();
                Property(color.letter().to_string(), vec![value])
            };
            let properties = made.as_ref().map(property).into_iter().collect();
            Act::Insert { above: node, node: desk.new_name(), properties }
        }
        _ => Act::Lift { node },
    };
    with_wrong(desk, vec![act])
}

fn split(desk: &mut Desk) -> Result<Vec<String>, Why> {
    let act = Act::Split { from: desk.name().clone(), node: desk.new_name() };
    desk.act(vec![act])?;
    let chapters = desk.chapters().count();
    Ok(vec![say("study-split-off", &[("chapter", chapters.into())])])
}

/// Deletes the present chapter. Another one is shown then, so that it is said.
fn delete_chapter(desk: &mut Desk) -> Result<Vec<String>, Why> {
    let (present, node) = (desk.chapter(), desk.name().clone());
    let number = desk.chapters().position(|chapter| chapter.id() == present).unwrap_or_default();
    desk.act(vec![Act::Delete { node }])?;
    Ok(vec![say("study-chapter-deleted", &[("chapter", (number + 1).into())])])
}

/// Does acts, and names the nodes that are against the rules because of them.
fn with_wrong(desk: &mut Desk, acts: Vec<Act>) -> Result<Vec<String>, Why> {
    let mut boards = Boards::of(desk.study());
    let effects = desk.act(acts)?;
    let wrong = boards.follow(desk.study(), &effects);
    let wrong = wrong.into_iter().filter(|(_, board)| !board.wrong.is_empty());
    let wrong: Vec<Name> = wrong.map(|(name, _)| name).collect();
    if wrong.is_empty() {
        return Ok(Vec::new());
    }
    let (walk, _) = desk.walk();
    let nodes = desk.nodes().filter(|node| wrong.contains(desk.name_of(*node)));
    let told = nodes.map(|node| {
        let root = std::iter::successors(Some(node), Node::parent).last().unwrap_or(node);
        let number = desk.number_of(node) - desk.number_of(root);
        format!("{number} ({})", walk.move_of(node))
    });
    let list = told.collect::<Vec<_>>().join(", ");
    Ok(vec![say("study-now-wrong", &[("list", (&list).into())])])
}

/// The player to move after the present node.
fn to_move(desk: &Desk) -> Color {
    to_move_at(desk, desk.name())
}

/// The player to move before the present node.
fn to_move_before(desk: &Desk) -> Color {
    let parent = desk.node().parent();
    to_move_at(desk, parent.map_or(desk.name(), |parent| desk.name_of(parent)))
}

fn to_move_at(desk: &Desk, name: &Name) -> Color {
    // A node of the desk is in its study.
    desk.study().to_move(name).unwrap_or(Color::Black)
}

fn color_of(node: Node<'_>) -> Option<Color> {
    let has = |name: &str| node.property(name).is_some();
    if has("B") { Some(Color::Black) } else { has("W").then_some(Color::White) }
}

fn is_move(node: Node<'_>) -> bool {
    color_of(node).is_some()
}

fn has(node: Node<'_>, property: &str, value: &str) -> bool {
    let property = node.property(property);
    property.is_some_and(|property| property.values().any(|known| known.text() == value))
}

fn step(color: Color, point: Option<Point>, size: Size) -> Step {
    let point = point.map(|point| sgf(size, point)).unwrap_or_default();
    if color == Color::Black { Step::B(point) } else { Step::W(point) }
}

/// The name of a point in a record.
fn sgf(size: Size, point: Point) -> String {
    tengen_record::sgf_point(size, point).to_string()
}

/// Why the study refuses something, in words, with the next step.
fn refused(why: Refusal, size: Size) -> String {
    let id = match why {
        Refusal::Illegal(illegal) => {
            return as_sentence(&illegal_words(illegal, size, language()));
        }
        Refusal::NotGo => "study-refused-not-go",
        Refusal::FirstNode => "study-refused-first",
        Refusal::LastChapter => "study-last-chapter",
        Refusal::BadValue => "study-refused-value",
        Refusal::Nothing => "study-refused-nothing",
        Refusal::Full => "study-refused-full",
        // One who is alone, and names nodes and points that are there, meets no other refusal.
        other => return as_sentence(&other.to_string()),
    };
    say(id, &[])
}

//! Reading nodes, properties and values.

use std::borrow::Cow;

use encoding_rs::Encoding;

use crate::{
    allowed::{self, Allowed},
    diagnostic::{Diagnostic, Problem},
    lexer::{Lexer, TokenKind},
    point::{Color, Point, Size},
    points::{self, Listed},
    source::Locator,
    text,
    tools::forms::is_standard,
    tree::{Body, Collection, NodeData, NodeId},
};

/// A node of a [`Collection`].
#[derive(Clone, Copy, Debug)]
pub struct Node<'a> {
    pub(crate) collection: &'a Collection,
    data: &'a NodeData,
    id: NodeId,
}

impl<'a> Node<'a> {
    pub(crate) fn new(collection: &'a Collection, id: NodeId) -> Option<Self> {
        let data = collection.data(id).ok()?;
        Some(Node { collection, data, id })
    }

    pub(crate) fn data(&self) -> &'a NodeData {
        self.data
    }

    fn at(&self, id: Option<NodeId>) -> Option<Self> {
        Node::new(self.collection, id?)
    }

    /// The name of this node in its collection.
    #[must_use]
    pub fn id(&self) -> NodeId {
        self.id
    }

    /// The node before it; none for the first node of a game.
    #[must_use]
    pub fn parent(&self) -> Option<Node<'a>> {
        self.at(self.data.parent)
    }

    /// The first node of its game.
    #[must_use]
    pub fn root(&self) -> Node<'a> {
        std::iter::successors(Some(*self), Node::parent).last().unwrap_or(*self)
    }

    /// The continuation first, then the variations.
    pub fn children(&self) -> impl Iterator<Item = Node<'a>> + use<'a> {
        std::iter::successors(self.first_child(), |child| child.at(child.data.next))
    }

    /// The continuation of the game.
    #[must_use]
    pub fn first_child(&self) -> Option<Node<'a>> {
        self.at(self.data.first_child)
    }

    /// The properties in the order of the record.
    pub fn properties(&self) -> impl Iterator<Item = Property<'a>> + use<'a> {
        self.all_properties()
    }

    fn all_properties(&self) -> Properties<'a> {
        let source = &self.collection.source;
        let (text, start) = self.text_of_node();
        Properties { lexer: Lexer::new(text, source.width), start, encoding: source.encoding }
    }

    /// The properties as they are written, and where in the source that is.
    fn text_of_node(&self) -> (&'a [u8], Option<usize>) {
        match self.data.body() {
            Body::Source(span) => {
                (span.of(&self.collection.source.bytes), Some(span.start as usize))
            }
            Body::Own(index) => (self.collection.own_text(index), None),
            Body::Removed => (&[], None),
        }
    }

    /// The move on the board that the node begins with, if it does, and the properties behind it.
    /// Nearly all nodes begin with `;B[dd]`, so that a look at these bytes saves time.
    #[inline]
    pub(crate) fn move_first(&self, size: Size) -> (Option<(Color, Point)>, Properties<'a>) {
        const LENGTH: usize = 6;
        let source = &self.collection.source;
        let (text, start) = self.text_of_node();
        if let [b';', color, b'[', column, row, b']', rest @ ..] = text
            // Another value of the move may follow.
            && matches!(rest, [] | [b'A'..=b'Z', ..])
            && let Some(color) = Color::of_letter(*color)
            && let Some(point) = Point::read_small(*column, *row).filter(|p| size.contains(*p))
        {
            let lexer = Lexer::new(rest, source.width);
            let start = start.map(|start| start + LENGTH);
            return (Some((color, point)), Properties { lexer, start, encoding: source.encoding });
        }
        (None, self.all_properties())
    }

    /// The first property with this name.
    #[must_use]
    pub fn property(&self, name: &str) -> Option<Property<'a>> {
        self.properties().find(|property| property.name() == name)
    }

    /// The value of the property with this name. If it has several, or the node has it several
    /// times, the last that is as FF\[4\] has it counts, or else the last that is not blank.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<Value<'a>> {
        that_counts(name, None, self.values(name))
    }

    /// The value of the property with this name as a text. If there are several comments `C` or
    /// `GC`, line ends join them.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<String> {
        if allowed::of(name) != Allowed::Text {
            return Some(self.value(name)?.text());
        }
        let texts = self.values(name).filter(|value| !value.is_blank()).map(|value| value.text());
        let joined = texts.reduce(|joined, text| joined + "\n" + &text);
        joined.or_else(|| Some(self.values(name).next()?.text()))
    }

    /// The values of all properties with this name.
    fn values(&self, name: &str) -> impl Iterator<Item = Value<'a>> {
        self.properties().filter(move |p| p.name() == name).flat_map(|property| property.values())
    }
}

/// The value that counts, of several of the property with this name: the last that is as FF\[4\]
/// has it, else the last that is not blank.
pub(crate) fn that_counts<'a>(
    name: &str,
    before: Option<Value<'a>>,
    values: impl Iterator<Item = Value<'a>>,
) -> Option<Value<'a>> {
    let mut known = before;
    // Nearly always there is one value, which needs no rank.
    let mut rank = None;
    for value in values {
        let Some(before) = known else {
            known = Some(value);
            continue;
        };
        let new = Rank::of(name, &value);
        if new >= *rank.get_or_insert_with(|| Rank::of(name, &before)) {
            (known, rank) = (Some(value), Some(new));
        }
    }
    known
}

/// How far a value goes before others of the same property.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rank {
    Blank,
    Unusual,
    Standard,
}

impl Rank {
    fn of(name: &str, value: &Value<'_>) -> Self {
        if value.is_blank() { Rank::Blank } else { Rank::of_line(name, &value.line()) }
    }

    /// The rank of a value of which this is all.
    pub(crate) fn of_line(name: &str, line: &str) -> Self {
        match line {
            "" => Rank::Blank,
            _ if is_standard(name, line) => Rank::Standard,
            _ => Rank::Unusual,
        }
    }
}

/// The properties of one node.
pub(crate) struct Properties<'a> {
    lexer: Lexer<'a>,
    /// Where in the source the lexer begins, if the node was not changed.
    start: Option<usize>,
    encoding: &'static Encoding,
}

impl<'a> Iterator for Properties<'a> {
    type Item = Property<'a>;

    #[inline]
    fn next(&mut self) -> Option<Property<'a>> {
        // The values of the property before are passed over.
        let name = self.lexer.find(|token| token.kind == TokenKind::Name)?;
        let name = self.lexer.slice(name.range);
        let (values, start, encoding) = (self.lexer.clone(), self.start, self.encoding);
        Some(Property { name, values, start, encoding })
    }
}

/// A property of a node: a name and, normally, at least one value.
#[derive(Clone, Debug)]
pub struct Property<'a> {
    name: &'a [u8],
    /// Positioned behind the name.
    values: Lexer<'a>,
    /// Where in the source the lexer begins, if the node was not changed.
    start: Option<usize>,
    encoding: &'static Encoding,
}

impl<'a> Property<'a> {
    /// The name in capitals. Old records write names out, such as `CoPyright`;
    /// only the capital letters count, unless there are none.
    #[must_use]
    pub fn name(&self) -> Cow<'a, str> {
        let written = self.written_name();
        if written.bytes().all(|byte| !byte.is_ascii_lowercase()) {
            return written.into();
        }
        if written.bytes().all(|byte| !byte.is_ascii_uppercase()) {
            return written.to_ascii_uppercase().into();
        }
        let from_capital = written.trim_start_matches(|c: char| !c.is_ascii_uppercase());
        from_capital.chars().filter(|c| !c.is_ascii_lowercase()).collect()
    }

    /// The name as it is written.
    #[must_use]
    pub fn written_name(&self) -> &'a str {
        // The lexer lets nothing but ASCII into a name.
        std::str::from_utf8(self.name).unwrap_or_default()
    }

    /// The values in order.
    pub fn values(&self) -> impl Iterator<Item = Value<'a>> + use<'a> {
        Values { lexer: self.values.clone(), start: self.start, encoding: self.encoding }
    }
}

/// The values of one property.
struct Values<'a> {
    lexer: Lexer<'a>,
    /// Where in the source the lexer begins, if the node was not changed.
    start: Option<usize>,
    encoding: &'static Encoding,
}

impl<'a> Iterator for Values<'a> {
    type Item = Value<'a>;

    #[inline]
    fn next(&mut self) -> Option<Value<'a>> {
        let encoding = self.encoding;
        let token = self.lexer.next_value()?;
        let offset = self.start.map(|start| start + token.range.start);
        let closed = matches!(token.kind, TokenKind::Value { closed: true, .. });
        Some(Value { raw: self.lexer.slice(token.inside()), offset, encoding, closed })
    }
}

impl Property<'_> {
    /// The points of a list of points, such as the territory `TB` or the marks
    /// `TR`, each once; rectangles are written out. Values that are not points of
    /// a board of this size are left out.
    #[must_use]
    pub fn points(&self, size: Size) -> Vec<Point> {
        points::read(self, &mut Listed::new(size), |_, _| {})
    }
}

/// One value of a property.
#[derive(Clone, Copy, Debug)]
pub struct Value<'a> {
    raw: &'a [u8],
    /// The place of its bracket in the source, if the node was not changed.
    offset: Option<usize>,
    encoding: &'static Encoding,
    closed: bool,
}

impl<'a> Value<'a> {
    /// The bytes between the brackets.
    #[must_use]
    pub fn raw(&self) -> &'a [u8] {
        self.raw
    }

    /// Reports a problem with this value.
    pub(crate) fn diagnostic(&self, problem: Problem, locator: &mut Locator<'_>) -> Diagnostic {
        let offset = self.offset.filter(|_| !locator.is_unwrapped());
        let position = offset.map(|offset| locator.locate(offset));
        Diagnostic { problem, position }
    }

    /// Whether a bracket closes it; only the end of the file can prevent that.
    pub(crate) fn is_closed(&self) -> bool {
        self.closed
    }

    /// Whether there is nothing but white space between the brackets, escaped or not.
    pub(crate) fn is_blank(&self) -> bool {
        let escaped = |byte: &u8| byte.is_ascii_whitespace() || *byte == b'\\';
        let rest = self.raw.trim_ascii();
        rest.is_empty() || (rest.iter().all(escaped) && self.text().trim().is_empty())
    }

    /// The text between the brackets, with its escapes.
    pub(crate) fn decoded(&self) -> Cow<'a, str> {
        self.encoding.decode_without_bom_handling(self.raw).0
    }

    /// Whether the text, encoded again, has the bytes that it was read from.
    pub(crate) fn is_as_encoded(&self) -> bool {
        let text = self.decoded();
        let (bytes, _, lacks_some) = self.encoding.encode(&text);
        !lacks_some && *bytes == *self.raw
    }

    /// The value as it stands between brackets, with its escapes, in Unicode. A bracket that
    /// has lost its backslash gets one, and a backslash at a cut-off end goes.
    #[must_use]
    pub fn written(&self) -> Cow<'a, str> {
        text::closed(self.decoded())
    }

    /// The value as a text of several lines: decoded, escapes resolved, lines
    /// ended by `\n`, other white space turned into spaces.
    #[must_use]
    pub fn text(&self) -> String {
        text::unescape(self.decoded())
    }

    /// The two parts of a value such as a label `dd:1` or an arrow `aa:bb`, as [`Value::text`] has
    /// them. The colon between them is the first that no backslash stands before.
    #[must_use]
    pub fn parts(&self) -> Option<(String, String)> {
        let decoded = self.decoded();
        let (first, second) = text::parts(&decoded)?;
        Some((text::unescape(first.into()), text::unescape(second.into())))
    }

    /// The value as a text of one line, without white space around it.
    #[must_use]
    pub fn line(&self) -> String {
        let mut line = self.text();
        if line.contains('\n') {
            line = line.replace('\n', " ");
        }
        let trimmed = line.trim();
        if trimmed.len() == line.len() { line } else { trimmed.to_owned() }
    }
}

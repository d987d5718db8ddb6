//! Bytes to a tree, without recursion.

use std::borrow::Cow;

use encoding_rs::{Encoding, WINDOWS_1252};
use memchr::memchr_iter;

use crate::{
    charset::{self, Width},
    diagnostic::{Diagnostic, Problem},
    format::Format,
    lexer::{Lexer, Token, TokenKind},
    node::Node,
    problems::Problems,
    source::Source,
    tree::{Body, Collection, NodeId, Span},
};

/// Two gigabytes; offsets have to fit into 32 bits.
pub(crate) const LARGEST: usize = 2 << 30;

/// The result of [`parse`] or [`read`](crate::read).
#[derive(Clone, Debug)]
pub struct Parsed {
    /// The format of the bytes.
    pub format: Format,
    /// The games, as far as they could be made out.
    pub collection: Collection,
    /// The problems of the bytes, in the order of the file.
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads a file of game records.
///
/// Any bytes are accepted; faulty parts are reported and skipped. Writing the collection unchanged
/// gives back the same bytes, unless a diagnostic reports [`Problem::DamagedUtf16`] or
/// [`Problem::TooLarge`]. Time and memory are proportional to the input; nesting costs no stack.
#[must_use]
pub fn parse(bytes: &[u8]) -> Parsed {
    parse_as(bytes.into(), None)
}

/// Like [`parse`], in this encoding if one is given.
pub(crate) fn parse_as(bytes: Cow<'_, [u8]>, given: Option<&'static Encoding>) -> Parsed {
    // UTF-16 grows by half at most when it becomes UTF-8.
    if bytes.len() > LARGEST {
        return too_large();
    }
    let (source, fault) = charset::identify(bytes, given, charset::of_property);
    let may_be_wrong = source.guessed && source.width != Width::Single;
    let mut outcome = Parser::new(source).run();
    if may_be_wrong && outcome.lacks_bracket {
        // A wrong guess may have swallowed the bracket as half a character.
        let source = outcome.collection.source.clone();
        let source = Source { encoding: WINDOWS_1252, width: Width::Single, ..source };
        let second = Parser::new(source).run();
        if !second.lacks_bracket {
            outcome = second;
        }
    }
    if outcome.has_empty_games() {
        let source = outcome.collection.source.clone();
        outcome = Parser { skips_empty: true, ..Parser::new(source) }.run();
    }
    let Parser { collection, problems, .. } = outcome;
    let diagnostics = problems.located(fault, &collection.source);
    Parsed { format: Format::Sgf, collection, diagnostics }
}

fn too_large() -> Parsed {
    let diagnostics = vec![Diagnostic { problem: Problem::TooLarge, position: None }];
    Parsed { format: Format::Sgf, collection: Collection::new(), diagnostics }
}

/// A parenthesis that is open.
struct Tree {
    /// The node before it, whose variation it is.
    parent: Option<NodeId>,
    /// The first node directly inside.
    first: Option<NodeId>,
    /// Whether other parentheses stand before that node.
    nested: bool,
    offset: usize,
}

/// Whether the latest name of the current node still waits for a value.
#[derive(Clone, Copy)]
enum Name {
    None,
    WithoutValue(Span),
    WithValue,
}

/// The text outside of games.
#[derive(Default)]
struct Around {
    /// Whether it was reported since the game before it.
    reported: bool,
    /// How many nodes stood before it.
    nodes: usize,
    /// How many parentheses it has opened.
    open: usize,
}

struct Parser {
    collection: Collection,
    problems: Problems,
    lacks_bracket: bool,
    /// Whether there is text outside of games.
    has_text: bool,
    /// Whether trees without any property are text.
    skips_empty: bool,
    open: Vec<Tree>,
    /// The node that the next one continues.
    current: Option<NodeId>,
    /// Whether properties belong to the current node.
    in_body: bool,
    name: Name,
    /// The place where the bytes begin that belong to no node yet.
    pending: usize,
}

impl Parser {
    fn new(source: Source) -> Self {
        Parser {
            collection: Collection::of_source(source),
            problems: Problems::default(),
            lacks_bracket: false,
            has_text: false,
            skips_empty: false,
            open: Vec::new(),
            current: None,
            in_body: false,
            name: Name::None,
            pending: 0,
        }
    }

    fn run(mut self) -> Self {
        // Taken out while reading, so that nodes can be added meanwhile.
        let bytes = std::mem::take(&mut self.collection.source.bytes);
        // Nearly every semicolon begins a node. Growing step by step would take twice the memory.
        self.collection.nodes.reserve_exact(memchr_iter(b';', &bytes).count());
        let mut lexer = Lexer::new(&bytes, self.collection.source.width);
        lexer.skip_byte_order_mark();
        let mut around = Around::default();
        loop {
            let outside = self.open.is_empty() && self.current.is_none();
            if outside && !self.reach_game(&mut lexer, &mut around) {
                continue;
            }
            let Some(token) = lexer.next() else { break };
            self.take(&token, &bytes);
        }
        self.finish(bytes)
    }

    /// Skips text outside of games. Returns whether the next token, if there is one, is to be
    /// taken.
    fn reach_game(&mut self, lexer: &mut Lexer<'_>, around: &mut Around) -> bool {
        let nodes = self.collection.nodes.len();
        if std::mem::replace(&mut around.nodes, nodes) != nodes {
            around.reported = false;
        }
        if let Some(text) = lexer.skip_to_parenthesis() {
            self.report_text(text, around);
        }
        let mut ahead = lexer.clone();
        let Some(token) = ahead.next() else { return true };
        match token.kind {
            TokenKind::Close if around.open > 0 => around.open -= 1,
            TokenKind::Close => return true,
            kind if ahead.game_follows(kind) => {
                let is_text = self.skips_empty && kind == TokenKind::Open;
                if !(is_text && lexer.pass_empty_tree()) {
                    return true;
                }
                self.report_text(token.range.start, around);
                return false;
            }
            kind => {
                around.open += usize::from(kind == TokenKind::Open);
                self.report_text(token.range.start, around);
            }
        }
        *lexer = ahead;
        false
    }

    /// Whether there are games without any property beside others, in a file that holds other text:
    /// a `(;-)` of a letter, a `(;;)` of a program.
    fn has_empty_games(&self) -> bool {
        let is_empty = |root: Node<'_>| {
            root.subtree().all(|node| node.properties().all(|p| p.values().next().is_none()))
        };
        let (mut empty, mut filled) = (false, false);
        self.has_text
            && self.collection.roots().any(|root| {
                let of_this_kind = if is_empty(root) { &mut empty } else { &mut filled };
                *of_this_kind = true;
                empty && filled
            })
    }

    fn report_text(&mut self, offset: usize, around: &mut Around) {
        self.has_text = true;
        if !std::mem::replace(&mut around.reported, true) {
            self.report(offset, Problem::TextOutsideGame);
        }
    }

    fn take(&mut self, token: &Token, bytes: &[u8]) {
        let start = token.range.start;
        if !matches!(token.kind, TokenKind::Value { .. }) {
            self.end_name(bytes);
        }
        match token.kind {
            TokenKind::Open => {
                self.end_body();
                if let Some(outer) = self.open.last_mut() {
                    outer.nested |= outer.first.is_none();
                }
                self.open.push(Tree {
                    parent: self.current,
                    first: None,
                    nested: false,
                    offset: start,
                });
            }
            TokenKind::Close => self.close_tree(token),
            TokenKind::Semicolon => self.begin_node(token),
            TokenKind::Name => {
                if self.in_body {
                    self.pending = token.range.end;
                } else {
                    self.report(start, Problem::MissingSemicolon);
                    self.begin_node(token);
                }
                self.name = Name::WithoutValue(span(start, token.range.end));
            }
            TokenKind::Value { closed, stray } => {
                if stray && closed {
                    self.report(start, Problem::StrayBracket);
                }
                if !closed {
                    self.lacks_bracket = true;
                    self.collection.broken = true;
                    self.report(start, Problem::UnclosedValue);
                }
                if let Name::None = self.name {
                    self.report_broken(start, Problem::ValueWithoutName);
                } else {
                    self.name = Name::WithValue;
                    self.pending = token.range.end;
                }
            }
            TokenKind::Junk => self.report_broken(start, Problem::UnexpectedText),
        }
    }

    #[inline]
    fn end_name(&mut self, bytes: &[u8]) {
        if let Name::WithoutValue(name) = std::mem::replace(&mut self.name, Name::None) {
            self.report(name.start as usize, without_value(name.of(bytes)));
        }
    }

    fn begin_node(&mut self, token: &Token) {
        let start = token.range.start;
        self.end_body();
        let parent_has_children = self
            .current
            .and_then(|id| self.collection.data(id).ok())
            .is_some_and(|parent| parent.first_child.is_some());
        let begins = self.open.last().filter(|tree| tree.first.is_none());
        let (begins_tree, is_late) = (begins.is_some(), begins.is_some_and(|tree| tree.nested));
        if self.open.is_empty() {
            // Once for all nodes behind it: a parenthesis is missing.
            self.collection.broken = true;
            if self.current.is_none() {
                self.report(start, Problem::NodeOutsideTree);
            }
        }
        if is_late || (parent_has_children && !begins_tree) {
            self.report_broken(start, Problem::NodeAfterVariations);
        }
        let before = Some(self.pending as u32);
        let body = Body::Source(span(start, token.range.end));
        // There are no more nodes than bytes, whose number is limited.
        let Ok(id) = self.collection.push(self.current, body, before) else { return };
        if let Some(tree) = self.open.last_mut() {
            tree.first.get_or_insert(id);
        }
        self.current = Some(id);
        self.in_body = true;
        self.pending = token.range.end;
    }

    /// The body of the current node, if it was being read, ends where the bytes
    /// begin that belong to no node yet.
    fn end_body(&mut self) {
        if !std::mem::take(&mut self.in_body) {
            return;
        }
        if let Some(Ok(node)) = self.current.map(|id| self.collection.data_mut(id))
            && let Body::Source(body) = node.body()
        {
            node.set_body(Body::Source(Span { end: self.pending as u32, ..body }));
        }
    }

    fn close_tree(&mut self, token: &Token) {
        let start = token.range.start;
        self.end_body();
        let Some(tree) = self.open.pop() else {
            self.current = None;
            return self.report_broken(start, Problem::UnmatchedClose);
        };
        self.current = tree.parent;
        let Some(first) = tree.first else {
            return self.report_broken(tree.offset, Problem::EmptyTree);
        };
        self.collection.push_after(first, span(self.pending, token.range.end));
        self.pending = token.range.end;
    }

    fn finish(mut self, bytes: Vec<u8>) -> Self {
        self.end_name(&bytes);
        self.end_body();
        if let Some(tree) = self.open.first() {
            self.report_broken(tree.offset, Problem::UnclosedTree);
        }
        if self.collection.nodes.is_empty() {
            self.report(0, Problem::NoGame);
        }
        self.collection.tail = span(self.pending, bytes.len());
        self.collection.source.bytes = bytes;
        self.collection.sort_layout();
        self
    }

    /// Reports a problem that makes the layout unfit for local changes: parentheses would be wrong,
    /// or other text might become part of a value.
    fn report_broken(&mut self, offset: usize, problem: Problem) {
        self.collection.broken = true;
        self.report(offset, problem);
    }

    fn report(&mut self, offset: usize, problem: Problem) {
        self.problems.report(offset, problem);
    }
}

/// The problem of a name that no value follows. It is a word of other text, unless it looks like
/// the name of a property.
fn without_value(name: &[u8]) -> Problem {
    let is_word = name.iter().any(u8::is_ascii_lowercase) && name != b"Black" && name != b"White";
    if is_word { Problem::UnexpectedText } else { Problem::NameWithoutValue }
}

/// Offsets fit, because larger inputs are refused at the start.
fn span(start: usize, end: usize) -> Span {
    Span { start: start as u32, end: end as u32 }
}

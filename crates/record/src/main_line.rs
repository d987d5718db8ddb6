//! A line of a record, most often its main line, in the terms of the rules.

use crate::conditions::Conditions;
use crate::handicap::{Stones, before_play};
use crate::procedure::Noted;
use crate::{size_of, terms};
use tengen_rules::{Color, Point, Ruleset, Score, Size};
use tengen_sgf::{Diagnostic, GameInfo, Node, NodeId, Problem, StepReader, TreeFacts, TreeGame};

/// The steps of a line that are read. Following a game takes far more memory than its record.
pub(crate) const MOST_STEPS: usize = 100_000;

/// The points of a line that are set up, all steps together.
pub(crate) const MOST_POINTS: usize = 1_000_000;

/// One thing that happens to the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Points get stones or are emptied, outside of play: all that a node sets up, since only the
    /// position behind it counts. Each point comes with the stone that it holds from now on.
    SetUp(Vec<(Point, Option<Color>)>),
    /// It is this player's turn from now on.
    ToPlay(Color),
    /// A play, or a pass.
    Move {
        /// The player.
        color: Color,
        /// Where; `None` for a pass.
        point: Option<Point>,
    },
}

/// A game as its record has it: the conditions, and the steps of the main line or of the line that
/// was asked for.
#[derive(Clone, Debug)]
pub struct MainLine {
    /// The record's facts about the game.
    pub info: GameInfo,
    /// Values about the game that cannot be read, or only by a guess, and unusual moves.
    pub problems: Vec<Diagnostic>,
    /// The board.
    pub size: Size,
    /// The rules, the handicap and the komi.
    pub conditions: Conditions,
    /// How many handicap stones come as moves.
    pub(crate) placing: usize,
    pub(crate) entries: Vec<Entry>,
}

/// A step, or why there is none, and what our own property notes beside it.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) node: NodeId,
    pub(crate) step: Result<Step, Diagnostic>,
    pub(crate) noted: Result<Noted, String>,
}

impl MainLine {
    /// Reads the game that begins at `root`. The `given` rules go before those that the record
    /// names.
    pub fn read(root: Node<'_>, given: Option<&Ruleset>) -> MainLine {
        MainLine::along(root, std::iter::successors(Some(root), Node::first_child), given)
    }

    /// Reads the game that begins at `root` along any line of its tree. `nodes` are the nodes of
    /// that line: the root first, then each a child of the one before. The facts about the game are
    /// those on the line. After 100,000 steps, or a million points set up, the next one comes as
    /// [`Problem::TooManyMoves`], and the line ends.
    pub fn along<'a>(
        root: Node<'a>,
        nodes: impl IntoIterator<Item = Node<'a>>,
        given: Option<&Ruleset>,
    ) -> MainLine {
        MainLine::among(&TreeFacts::of(root), root, nodes, given)
    }

    /// The same as [`along`](MainLine::along), for one of many lines of a tree, whose facts were
    /// found before.
    pub fn among<'a>(
        facts: &TreeFacts,
        root: Node<'a>,
        nodes: impl IntoIterator<Item = Node<'a>>,
        given: Option<&Ruleset>,
    ) -> MainLine {
        let nodes: Vec<Node<'a>> = nodes.into_iter().collect();
        let info = facts.info_on(&nodes);
        MainLine::with(root, nodes, info, given)
    }

    /// Reads a game of a tree that may join several.
    pub fn of(game: &TreeGame<'_>, given: Option<&Ruleset>) -> MainLine {
        MainLine::with(game.first(), game.nodes(), game.info(), given)
    }

    fn with(
        in_tree: Node<'_>,
        nodes: Vec<Node<'_>>,
        (info, mut problems): (GameInfo, Vec<Diagnostic>),
        given: Option<&Ruleset>,
    ) -> MainLine {
        let size = size_of(&info);
        let mut reader = in_tree.step_reader();
        let steps = nodes.into_iter().flat_map(|node| {
            let steps = steps_of(&mut reader, node, size).into_iter();
            steps.map(move |step| (node, step))
        });
        let mut entries: Vec<Entry> = Vec::new();
        // The note of the node read last: a node may have many moves.
        let mut last: Option<(NodeId, Result<Noted, String>)> = None;
        let mut points_set_up = 0;
        for (node, step) in steps {
            if let Ok(Step::SetUp(points)) = &step {
                points_set_up += points.len();
            }
            if entries.len() == MOST_STEPS || points_set_up > MOST_POINTS {
                let why = Diagnostic { problem: Problem::TooManyMoves, position: None };
                entries.push(Entry {
                    node: node.id(),
                    step: Err(why),
                    noted: Ok(Noted::default()),
                });
                break;
            }
            // Notes belong to moves.
            let noted = match step {
                Ok(Step::Move { .. }) => match &last {
                    Some((id, noted)) if *id == node.id() => noted.clone(),
                    _ => last.insert((node.id(), Noted::read(node, size))).1.clone(),
                },
                _ => Ok(Noted::default()),
            };
            entries.push(Entry { node: node.id(), step, noted });
        }
        problems.extend_from_slice(reader.oddities());
        let Stones { handicap, placing, looks_like } = Stones::of(&info, size, &entries);
        if placing > 0 {
            // Where Black places a handicap, a turn named before that is theirs to place.
            let mut before = before_play(&entries);
            entries.retain(|entry| {
                let is_before = before > 0;
                before = before.saturating_sub(1);
                !(is_before && matches!(entry.step, Ok(Step::ToPlay(_))))
            });
        }
        let conditions = Conditions::of((&info, &problems), (handicap, looks_like), given);
        MainLine { info, problems, size, conditions, placing, entries }
    }

    /// Goes by other rules, if the record's own are not known, with the komi they have where that
    /// is not known either.
    pub fn assume(&mut self, rules: &Ruleset) {
        if self.conditions.assumes_rules() {
            self.conditions.assume(rules);
        }
    }

    /// Goes by a komi that is given, whatever the record says of it.
    pub fn agree_on_komi(&mut self, komi: Score) {
        let conditions = &mut self.conditions;
        conditions.komi = komi;
        conditions.assumed.retain(|assumed| !assumed.is_komi());
    }

    /// The steps, each with its node. A value that is no step comes as the reason why not. Stones
    /// set up outside the board are left out.
    pub fn steps(&self) -> impl Iterator<Item = (NodeId, Result<&Step, &Diagnostic>)> {
        self.entries.iter().map(|entry| (entry.node, entry.step.as_ref()))
    }
}

/// The steps of a node. All stones that it sets up one after another are one step.
pub(crate) fn steps_of(
    reader: &mut StepReader<'_>,
    node: Node<'_>,
    size: Size,
) -> Vec<Result<Step, Diagnostic>> {
    let mut steps: Vec<Result<Step, Diagnostic>> = Vec::new();
    for step in reader.steps(node) {
        match (step.and_then(|step| in_our_terms(step, size)), steps.last_mut()) {
            (Ok(Step::SetUp(more)), Some(Ok(Step::SetUp(points)))) => points.extend(more),
            (step, _) => steps.push(step),
        }
    }
    steps
}

fn in_our_terms(step: tengen_sgf::Step, size: Size) -> Result<Step, Diagnostic> {
    let off_board = Diagnostic { problem: Problem::PointOffBoard, position: None };
    Ok(match step {
        tengen_sgf::Step::Setup { stone, points } => {
            let stone = stone.map(terms::color);
            let points = points.into_iter().filter_map(|p| terms::point(size, p));
            Step::SetUp(points.map(|point| (point, stone)).collect())
        }
        tengen_sgf::Step::ToPlay(color) => Step::ToPlay(terms::color(color)),
        tengen_sgf::Step::Move { color, point } => {
            let point = point.map(|p| terms::point(size, p).ok_or(off_board));
            Step::Move { color: terms::color(color), point: point.transpose()? }
        }
    })
}

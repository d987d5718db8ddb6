//! A record as the page shows it, with notes on its faults.

use crate::analysis::{Origin, Positions};
use crate::engines::Engines;
use crate::error_body::ErrorBody;
use crate::key::{Key, Role};
use crate::summary::Summary;
use crate::view::{
    Added, AnalysisView, Both, LastMove, Links, PhaseView, PlayerView, RulesView, StepView, View,
    names, record_result, stones,
};
use serde_json::{Value, json};
use std::collections::HashMap;
use tengen_engine::{GameState, Terms};
use tengen_record::{Conditions, MainLine, Replay as Follower, Step as Told, Taken, Wrong};
use tengen_rules::{Board, Color, Point, Ruleset, Size};
use tengen_sgf::{GameInfo, GameResult, Node, NodeId};

/// Longer games than anybody plays are cut off here.
const MOST_STEPS: usize = 3000;

/// At most this many notes are told.
const MOST_NOTES: usize = 40;

/// Comments are cut off after this many characters.
const LONGEST_COMMENT: usize = 10_000;

/// A record, played through to its end.
#[derive(Clone, Debug)]
pub struct Replay {
    info: GameInfo,
    conditions: Conditions,
    walk: GameState,
    /// How each position came about.
    origins: Vec<Origin>,
    setup: Both<Vec<String>>,
    steps: Vec<StepView>,
    moves: usize,
    last_move: Option<LastMove>,
    notes: Vec<ErrorBody>,
    notes_left_out: usize,
}

impl Replay {
    /// Plays through the main line of the game that begins at `root`.
    pub fn of(root: Node<'_>) -> Replay {
        let main_line = MainLine::read(root, None);
        let follower = main_line.follow();
        let conditions = &main_line.conditions;
        let (rules, komi) = (conditions.rules.clone(), conditions.komi);
        let compensation = conditions.compensation();
        let walk = begun(Terms { rules, komi, compensation }, &follower);
        let mut replay = Replay {
            setup: stones(walk.board()),
            origins: vec![Origin::Begin(Box::new(walk.clone()))],
            walk,
            steps: Vec::new(),
            moves: 0,
            last_move: None,
            notes: Vec::new(),
            notes_left_out: 0,
            info: main_line.info.clone(),
            conditions: conditions.clone(),
        };
        let assumed = conditions.assumed.iter().map(ErrorBody::assumed);
        let problems = main_line.problems.iter().map(ErrorBody::diagnostic);
        assumed.chain(problems).for_each(|note| replay.note(note));
        replay.play(follower, comments(root));
        replay
    }

    fn size(&self) -> Size {
        self.walk.board().size()
    }

    fn note(&mut self, note: ErrorBody) {
        if self.notes.len() < MOST_NOTES {
            self.notes.push(note);
        } else {
            self.notes_left_out += 1;
        }
    }

    fn play(&mut self, mut follower: Follower<'_>, mut comments: HashMap<NodeId, String>) {
        while let Some(taken) = follower.step() {
            if self.steps.len() >= MOST_STEPS {
                self.note(ErrorBody::cut_off(MOST_STEPS));
                break;
            }
            for finding in &taken.findings {
                self.find(finding.number, &finding.what);
            }
            // A node's comment goes with its first step.
            match taken.step {
                None => {}
                Some(Told::ToPlay(color)) => self.give_turn(*color),
                Some(Told::SetUp(_)) => self.set_up(&follower, comments.remove(&taken.node)),
                Some(Told::Move { color, point }) => {
                    let comment = comments.remove(&taken.node);
                    self.make_move(&follower, &taken, *color, *point, comment);
                }
            }
        }
        if self.notes_left_out > 0 {
            self.notes.push(ErrorBody::more(self.notes_left_out));
        }
    }

    fn find(&mut self, number: usize, wrong: &Wrong) {
        let size = self.size();
        self.note(match wrong {
            Wrong::Illegal { reason, .. } => ErrorBody::illegal_move(number, size, *reason),
            Wrong::Unreadable(why) => ErrorBody::diagnostic(why),
            Wrong::LeftOut(point) => ErrorBody::left_out(&size.name(*point)),
            // The page shows whose move each is.
            Wrong::OutOfTurn(_) => return,
        });
    }

    fn set_up(&mut self, follower: &Follower<'_>, comment: Option<String>) {
        let (size, before, after) = (self.size(), self.walk.board(), follower.line().board());
        let changed = size.points().filter(|p| before.get(*p) != after.get(*p));
        let named = |to| names(size, changed.clone().filter(|p| after.get(*p) == to));
        let add = Added {
            black: named(Some(Color::Black)),
            white: named(Some(Color::White)),
            empty: named(None),
        };
        self.walk = begun(self.walk.terms().clone(), follower);
        let origin = Origin::Begin(Box::new(self.walk.clone()));
        if self.steps.is_empty() && comment.is_none() {
            self.setup = stones(self.walk.board());
            self.origins = vec![origin];
        } else {
            self.origins.push(origin);
            self.steps.push(StepView::Setup { add, comment });
        }
    }

    fn give_turn(&mut self, color: Color) {
        self.walk.set_to_move(color);
        // The last step stays as it is; whose turn it is after it changes.
        if let Some(last) = self.origins.last_mut() {
            *last = Origin::Begin(Box::new(self.walk.clone()));
        }
    }

    fn make_move(
        &mut self,
        follower: &Follower<'_>,
        taken: &Taken<'_>,
        color: Color,
        at: Option<Point>,
        comment: Option<String>,
    ) {
        let (size, n) = (self.size(), follower.moves());
        let before = self.walk.board().clone();
        self.moves = n;
        self.origins.push(if taken.begins {
            self.walk = begun(self.walk.terms().clone(), follower);
            Origin::Begin(Box::new(self.walk.clone()))
        } else {
            self.walk.set_to_move(color);
            self.walk.step(at);
            if taken.resumes {
                self.walk.resume();
                self.walk.set_to_move(follower.line().to_move());
            }
            if taken.is_illegal() || taken.resumes {
                // Its effect stands all the same, and play goes on where moves alone would stop it.
                Origin::Begin(Box::new(self.walk.clone()))
            } else {
                Origin::Move(color, at)
            }
        });
        let after: &Board = follower.line().board();
        // A play on a stone changes nothing: it is shown without a stone.
        let at = at.filter(|at| before.is_empty(*at));
        let was_there = |p: Point| Some(p) == at || before.get(p).is_some();
        let x = names(size, size.points().filter(|p| was_there(*p) && after.is_empty(*p)));
        let p = at.map(|p| size.name(p));
        self.last_move = Some(LastMove { c: color, p: p.clone(), n });
        self.steps.push(StepView::Move { c: color, p, x, n, comment });
    }

    fn player(&self, color: Color) -> PlayerView {
        let player = match color {
            Color::Black => &self.info.black,
            Color::White => &self.info.white,
        };
        let rank = player.rank.as_ref().map_or(String::new(), |rank| format!(" {rank}"));
        let name = player.name.as_ref().map(|name| format!("{name}{rank}"));
        PlayerView { name, kind: "human", rank: None, guided: false, present: None }
    }

    fn result(&self) -> (Option<Value>, String) {
        let text = self.info.result.filter(|r| *r != GameResult::Unknown);
        let text = text.map_or_else(String::new, |result| result.to_string());
        (self.info.result.and_then(record_result), text)
    }

    /// The rules it is played by: the record's own, or the usual ones.
    pub fn rules(&self) -> &Ruleset {
        &self.conditions.rules
    }

    fn rules_view(&self) -> RulesView {
        let facts = RulesView::of(self.rules());
        if !self.conditions.assumes_rules() {
            return facts;
        }
        let name = self.info.rules.clone().unwrap_or_default();
        RulesView { id: "unknown".to_owned(), name, ..facts }
    }

    /// The part of the record that lists show.
    pub fn summary(&self) -> Summary {
        let (result, result_text) = self.result();
        Summary {
            width: self.size().width(),
            height: self.size().height(),
            rules: self.rules_view().id,
            players: json!(Both::each(|color| self.player(color))),
            moves: self.moves,
            phase: "record".to_owned(),
            awaits: [false; 2],
            result,
            result_text,
        }
    }

    /// The positions of the record.
    pub fn positions(&self) -> Positions {
        Positions::new(self.size(), self.origins.clone())
    }

    /// The record as a page shows it; `created` is when it was uploaded.
    pub fn view(self, key: &Key, created: u64, engines: &Engines) -> View {
        let size = self.size();
        let (result, result_text) = self.result();
        View {
            key: key.as_str().to_owned(),
            kind: "record",
            // It never changes.
            rev: created,
            role: Role::Watch,
            width: size.width(),
            height: size.height(),
            rules: self.rules_view(),
            komi: self.conditions.komi,
            compensation: self.conditions.compensation(),
            handicap: self.conditions.handicap,
            players: Both::each(|color| self.player(color)),
            nigiri: None,
            links: Links::of(&[(key.clone(), Role::Watch)], Role::Watch, Role::Watch),
            stars: names(size, size.stars()),
            board: self.walk.board().rows(),
            captures: Both::each(|color| self.walk.ledger().captures(color)),
            setup: self.setup,
            steps: self.steps,
            last_move: self.last_move,
            ko: None,
            pass_stones: None,
            to_move: None,
            illegal: Default::default(),
            phase: PhaseView::Record { result, result_text },
            offer: None,
            repetition: None,
            said: Vec::new(),
            rematch: None,
            can: Vec::new(),
            clock: None,
            thinking: false,
            analysis: AnalysisView::after_the_game(engines, size),
            notes: self.notes,
        }
    }
}

/// A walk that begins where a follower stands.
fn begun(terms: Terms, follower: &Follower<'_>) -> GameState {
    let line = follower.line();
    let past = (*follower.ledger(), *follower.passing());
    GameState::after_set_up(terms, line.board().clone(), line.to_move(), past)
}

/// The comments of the main line, by their nodes.
fn comments(root: Node<'_>) -> HashMap<NodeId, String> {
    let nodes = std::iter::successors(Some(root), Node::first_child).take(MOST_STEPS + 1);
    nodes.filter_map(|node| Some((node.id(), comment(node)?))).collect()
}

fn comment(node: Node<'_>) -> Option<String> {
    let text = node.text("C").filter(|text| !text.is_empty())?;
    Some(match text.char_indices().nth(LONGEST_COMMENT) {
        Some((end, _)) => format!("{} …", &text[..end]),
        None => text,
    })
}

//! A record as the page shows it, with notes on its faults.

use super::remarks::Said;
use super::result::record_result;
use crate::analysis::{Origin, Positions};
use crate::engines::Engines;
use crate::error_body::ErrorBody;
use crate::key::{Key, Role};
use crate::summary::Summary;
use crate::view::{
    Added, AnalysisView, Both, LastMove, LineMove, Links, Note, PhaseView, PlayerView, Remarks,
    RulesView, StepView, View, names, stones,
};
use serde_json::{Value, json};
use std::collections::HashMap;
use tengen_engine::{GameState, Terms};
use tengen_record::{Conditions, MainLine, Replay as Follower, Step as Told, Taken, Wrong};
use tengen_rules::{Board, Color, Point, Ruleset, Size};
use tengen_sgf::{GameInfo, GameResult, Node, NodeId, Problem};

/// Longer games than anybody plays are cut off here.
const MOST_STEPS: usize = 3000;

/// At most this many notes are told.
const MOST_NOTES: usize = 40;

/// A record, played through to its end.
#[derive(Clone, Debug)]
pub struct Replay {
    info: GameInfo,
    conditions: Conditions,
    walk: GameState,
    /// How each position came about.
    origins: Vec<Origin>,
    setup: Both<Vec<String>>,
    start: Remarks,
    steps: Vec<StepView>,
    moves: usize,
    last_move: Option<LastMove>,
    notes: Vec<Note>,
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
            start: Remarks::default(),
            steps: Vec::new(),
            moves: 0,
            last_move: None,
            notes: Vec::new(),
            notes_left_out: 0,
            info: main_line.info.clone(),
            conditions: conditions.clone(),
        };
        if has_variations(root) {
            replay.note(Note { body: ErrorBody::variations(), at: None });
        }
        let assumed = conditions.assumed.iter().map(ErrorBody::assumed);
        // Of a converted komi or result the condition says more.
        let converted = [Problem::KomiConverted, Problem::ResultConverted];
        let problems = main_line.problems.iter().filter(|v| !converted.contains(&v.problem));
        let problems = problems.map(ErrorBody::diagnostic);
        assumed.chain(problems).for_each(|body| replay.note(Note { body, at: None }));
        let reached = replay.play(follower);
        let size = replay.size();
        let said = Said { size, reached: &reached, most_steps: MOST_STEPS };
        said.give(root, &mut replay.start, &mut replay.steps);
        replay.start.say_first(replay.info.comment.as_deref());
        replay
    }

    fn size(&self) -> Size {
        self.walk.board().size()
    }

    fn note(&mut self, note: Note) {
        if self.notes.len() < MOST_NOTES {
            self.notes.push(note);
        } else {
            self.notes_left_out += 1;
        }
    }

    /// Follows the record to its end. The answer has the number of steps behind each node that has
    /// any, as far as the record is shown.
    fn play(&mut self, mut follower: Follower<'_>) -> HashMap<NodeId, usize> {
        let mut reached = HashMap::new();
        while let Some(taken) = follower.step() {
            if self.steps.len() >= MOST_STEPS {
                // The note on steps that are left out comes before those on faults.
                let note = Note { body: ErrorBody::cut_off(MOST_STEPS), at: Some(MOST_STEPS) };
                self.notes.insert(0, note);
                break;
            }
            match taken.step {
                None => {}
                Some(Told::ToPlay(color)) => self.give_turn(*color),
                Some(Told::SetUp(_)) => self.set_up(&follower),
                Some(Told::Move { color, point }) => {
                    self.make_move(&follower, &taken, *color, *point);
                }
            }
            reached.insert(taken.node, self.steps.len());
            for finding in &taken.findings {
                self.find(finding.number, &finding.what);
            }
        }
        if self.notes_left_out > 0 {
            self.notes.push(Note { body: ErrorBody::more(self.notes_left_out), at: None });
        }
        reached
    }

    fn find(&mut self, number: usize, wrong: &Wrong) {
        let (size, at) = (self.size(), Some(self.steps.len()));
        let body = match wrong {
            Wrong::Illegal { reason, .. } => ErrorBody::illegal_move(number, size, *reason),
            Wrong::Unreadable(why) => ErrorBody::diagnostic(why),
            Wrong::LeftOut(point) => ErrorBody::left_out(&size.name(*point)),
            // The page shows whose move each is.
            Wrong::OutOfTurn(_) => return,
        };
        self.note(Note { body, at });
    }

    fn set_up(&mut self, follower: &Follower<'_>) {
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
        if self.steps.is_empty() {
            self.setup = stones(self.walk.board());
            self.origins = vec![origin];
        } else {
            self.origins.push(origin);
            self.steps.push(StepView::Setup { add, remarks: Remarks::default() });
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
    ) {
        let n = follower.moves();
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
        let illegal = at.filter(|_| taken.is_illegal()).map(|at| self.size().name(at));
        // A play on a stone changes nothing: it is shown without a stone.
        let at = at.filter(|at| before.is_empty(*at));
        let LineMove { c, p, x } = LineMove::between(color, at, &before, after);
        self.last_move = Some(LastMove { c, p: p.clone(), n });
        self.steps.push(StepView::Move { c, p, x, n, illegal, remarks: Remarks::default() });
    }

    fn player(&self, color: Color) -> PlayerView {
        let player = match color {
            Color::Black => &self.info.black,
            Color::White => &self.info.white,
        };
        let rank = player.rank.as_ref().map_or(String::new(), |rank| format!(" {rank}"));
        let name = player.name.as_ref().map(|name| format!("{name}{rank}"));
        PlayerView {
            name,
            member: None,
            guest: None,
            kind: "human",
            rank: None,
            provisional: false,
            guided: false,
            present: None,
        }
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
            still_played: false,
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
            rated: false,
            nigiri: None,
            links: Links::of_record(key),
            stars: names(size, size.stars()),
            board: self.walk.board().rows(),
            captures: Both::each(|color| self.walk.ledger().captures(color)),
            setup: self.setup,
            start: self.start,
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

/// The nodes of the main line, as far as a page looks at them. Nodes without a step may stand among
/// those that are shown, so these are more than there are steps.
pub(super) fn looked_at(root: Node<'_>) -> impl Iterator<Item = Node<'_>> {
    std::iter::successors(Some(root), Node::first_child).take(2 * MOST_STEPS)
}

/// Whether a node of the main line has other children than the next one.
fn has_variations(root: Node<'_>) -> bool {
    looked_at(root).any(|node| node.children().nth(1).is_some())
}

/// A walk that begins where a follower stands.
pub(crate) fn begun(terms: Terms, follower: &Follower<'_>) -> GameState {
    let line = follower.line();
    let past = (*follower.ledger(), *follower.passing());
    GameState::after_set_up(terms, line.board().clone(), line.to_move(), past)
}

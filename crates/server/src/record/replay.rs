//! Replaying a record: what stands in it is shown, and what is strange in it is noted.

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
use tengen_engine::{Terms, Walk};
use tengen_record::{Step, komi_of, main_line, ruleset_of, set_up, size_of};
use tengen_rules::{
    Board, Color, Handicap, Illegal, Point, PointSet, Ruleset, Score, Size, presets,
};
use tengen_sgf::{GameInfo, GameResult, Node};

/// Longer games than anybody plays are cut off here.
const MOST_STEPS: usize = 3000;

/// After so many notes the rest is left unsaid.
const MOST_NOTES: usize = 40;

/// Comments are cut off after so many characters.
const LONGEST_COMMENT: usize = 10_000;

/// A record, played through to its end.
#[derive(Clone, Debug)]
pub struct Replay {
    info: GameInfo,
    /// Whether the rules it is played by are the record's own.
    named: bool,
    walk: Walk,
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
        let (info, problems) = root.game_info();
        let board = Board::new(size_of(&info).unwrap_or(NINETEEN));
        let (named, why) = match ruleset_of(&info) {
            Ok(Some(rules)) => (Some(rules), None),
            Ok(None) => (None, Some(ErrorBody::no_rules())),
            Err(unknown) => (None, Some(ErrorBody::unknown_rules(&unknown))),
        };
        let is_named = named.is_some();
        let rules = named.unwrap_or_else(|| presets::ALL[0].clone());
        let komi = komi_of(&info).unwrap_or(Score::ZERO);
        let compensation = rules.compensation.points(handicap(&info).stones());
        let setup = stones(&board);
        let walk = Walk::new(Terms { rules, komi, compensation }, board, Color::Black, [0; 2]);
        let mut replay = Replay {
            setup,
            origins: vec![Origin::Begin(Box::new(walk.clone()))],
            walk,
            named: is_named,
            steps: Vec::new(),
            moves: 0,
            last_move: None,
            notes: Vec::new(),
            notes_left_out: 0,
            info,
        };
        let problems = problems.iter().map(ErrorBody::diagnostic);
        why.into_iter().chain(problems).for_each(|note| replay.note(note));
        replay.play(root);
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

    fn play(&mut self, root: Node<'_>) {
        let mut commented = None;
        for (node, step) in main_line(root, self.size()) {
            if self.steps.len() >= MOST_STEPS {
                self.note(ErrorBody::cut_off(MOST_STEPS));
                break;
            }
            // A node's comment goes with its first step.
            let comment = || if commented == Some(node.id()) { None } else { comment(node) };
            match step {
                Err(why) => self.note(ErrorBody::diagnostic(&why)),
                Ok(Step::ToPlay(_)) => {}
                Ok(Step::SetUp { stone, points }) => {
                    let comment = comment();
                    self.set_up(stone, &points, comment);
                    commented = Some(node.id());
                }
                Ok(Step::Move { color, point }) => {
                    let comment = comment();
                    self.make_move(color, point, comment);
                    commented = Some(node.id());
                }
            }
        }
        if self.notes_left_out > 0 {
            self.notes.push(ErrorBody::more(self.notes_left_out));
        }
    }

    /// Goes on from another position, with the prisoners there are.
    fn begin_from(&mut self, board: Board, to_move: Color) {
        let prisoners = Color::BOTH.map(|color| self.walk.ledger().captures(color));
        self.walk = Walk::new(self.walk.terms().clone(), board, to_move, prisoners);
    }

    fn set_up(&mut self, stone: Option<Color>, points: &[Point], comment: Option<String>) {
        let (size, before) = (self.size(), self.walk.board().clone());
        let set_up = set_up(&before, stone, points);
        for p in set_up.left_out {
            self.note(ErrorBody::left_out(&size.name(p)));
        }
        let after = set_up.board;
        let changed = size.points().filter(|p| before.get(*p) != after.get(*p));
        let named = |to| names(size, changed.clone().filter(|p| after.get(*p) == to));
        let add = Added {
            black: named(Some(Color::Black)),
            white: named(Some(Color::White)),
            empty: named(None),
        };
        self.begin_from(after, self.walk.to_move());
        let origin = Origin::Begin(Box::new(self.walk.clone()));
        if self.steps.is_empty() && comment.is_none() {
            self.setup = stones(self.walk.board());
            self.origins = vec![origin];
        } else {
            self.origins.push(origin);
            self.steps.push(StepView::Setup { add, comment });
        }
    }

    fn make_move(&mut self, color: Color, at: Option<Point>, comment: Option<String>) {
        self.moves += 1;
        let (size, n) = (self.size(), self.moves);
        let mut x = Vec::new();
        let mut legal = true;
        if let Some(at) = at {
            if let Err(illegal) = self.walk.line().check(color, at) {
                legal = false;
                self.note(ErrorBody::illegal_move(n, size, illegal));
                if let Illegal::Occupied(_) = illegal {
                    // The format has the stone replace what is there.
                    let cleared = self.walk.board().without(&PointSet::of(size, [at]));
                    self.begin_from(cleared, color);
                }
            }
            let before = self.walk.board().clone();
            self.walk.set_to_move(color);
            self.walk.step(Some(at));
            let after = self.walk.board();
            let placed = |p: Point| p == at || before.get(p).is_some();
            x = names(size, size.points().filter(|p| placed(*p) && after.is_empty(*p)));
        } else {
            self.walk.set_to_move(color);
            self.walk.step(None);
        }
        self.origins.push(match legal {
            true => Origin::Move(color, at),
            // What came of it stands all the same.
            false => Origin::Begin(Box::new(self.walk.clone())),
        });
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

    /// The rules it is played by: the record's own, or some if it names none that are known.
    pub fn rules(&self) -> &Ruleset {
        &self.walk.terms().rules
    }

    fn rules_view(&self) -> RulesView {
        let facts = RulesView::of(self.rules());
        if self.named {
            return facts;
        }
        let name = self.info.rules.clone().unwrap_or_default();
        RulesView { id: "unknown".to_owned(), name, ..facts }
    }

    /// What lists show of the record.
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
            komi: komi_of(&self.info).unwrap_or(Score::ZERO),
            compensation: Score::ZERO,
            handicap: handicap(&self.info),
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
            can: Vec::new(),
            clock: None,
            thinking: false,
            analysis: AnalysisView::after_the_game(engines, size),
            notes: self.notes,
        }
    }
}

const NINETEEN: Size = match Size::square(19) {
    Ok(size) => size,
    Err(_) => panic!("19 lines are a board"),
};

/// The handicap a record states, if it states one that makes sense.
fn handicap(info: &GameInfo) -> Handicap {
    let stones = info.handicap.and_then(|n| u8::try_from(n).ok()).filter(|n| *n >= 2);
    stones.map_or(Handicap::None, Handicap::Fixed)
}

fn comment(node: Node<'_>) -> Option<String> {
    let text = node.text("C").filter(|text| !text.is_empty())?;
    Some(match text.char_indices().nth(LONGEST_COMMENT) {
        Some((end, _)) => format!("{} …", &text[..end]),
        None => text,
    })
}

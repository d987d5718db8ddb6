//! Reads the conformance cases and replays their moves.

mod rulesets;

pub(crate) use rulesets::{ruleset, scoring};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use tengen_rules::{
    Board, Color, Event, Game, Ledger, Line, Outcome, Phase, Point, PointSet, Ruleset, Size,
};

pub(crate) struct Case {
    pub(crate) id: String,
    pub(crate) checks: Vec<Check>,
    value: Value,
}

pub(crate) struct Check {
    pub(crate) t: String,
    pub(crate) after: Option<usize>,
    value: Value,
}

pub(crate) fn all() -> Vec<Case> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../conformance/cases.json");
    let text = std::fs::read_to_string(path).unwrap();
    let file: Value = serde_json::from_str(&text).unwrap();
    let cases = file["cases"].as_array().unwrap().iter();
    cases
        .map(|value| Case {
            id: value["id"].as_str().unwrap().into(),
            checks: value["checks"].as_array().unwrap().iter().map(Check::read).collect(),
            value: value.clone(),
        })
        .collect()
}

pub(crate) fn color(letter: &str) -> Color {
    match letter {
        "B" => Color::Black,
        "W" => Color::White,
        other => panic!("no colour: {other}"),
    }
}

/// Names in alphabetical order, as the cases list them.
pub(crate) fn names(size: Size, points: impl IntoIterator<Item = Point>) -> Vec<String> {
    let mut names: Vec<_> = points.into_iter().map(|p| size.name(p)).collect();
    names.sort();
    names
}

/// The result as the cases write it: `B+3.5`, `draw`.
pub(crate) fn short(outcome: Outcome) -> String {
    outcome.to_string().replace("Draw", "draw")
}

/// The state after the replayed moves.
pub(crate) struct Replay {
    pub(crate) line: Line,
    pub(crate) captured: PointSet,
    pub(crate) self_captured: PointSet,
    pub(crate) ledger: Ledger,
    pub(crate) ended: bool,
}

impl Case {
    pub(crate) fn size(&self) -> Size {
        let side = |i: usize| self.value["size"][i].as_u64().unwrap() as usize;
        Size::new(side(0), side(1)).unwrap()
    }

    pub(crate) fn board(&self) -> Board {
        let rows = self.value["rows"].as_array().unwrap();
        let rows: Vec<_> = rows.iter().map(|row| row.as_str().unwrap()).collect();
        Board::parse(&rows.join("\n")).unwrap()
    }

    pub(crate) fn to_play(&self) -> Color {
        color(self.value["to_play"].as_str().unwrap())
    }

    pub(crate) fn rules(&self) -> Ruleset {
        ruleset(self.value["rules"].as_str().unwrap_or("psk"))
    }

    pub(crate) fn prisoners(&self) -> [u32; 2] {
        ["B", "W"].map(|key| self.value["prisoners"][key].as_u64().unwrap_or(0) as u32)
    }

    /// Plays the first `moves` moves (all by default) under `rules`, going on after stops as the
    /// cases do. Each stretch up to a stop is a [`Game`] of its own, which only says whether it
    /// ended. The line of play is one.
    pub(crate) fn replay(&self, rules: &Ruleset, moves: Option<usize>) -> Replay {
        let size = self.size();
        let mut replay = Replay {
            line: Line::new(self.board(), self.to_play(), rules.play),
            captured: PointSet::new(size),
            self_captured: PointSet::new(size),
            ledger: Ledger::new(self.prisoners()),
            ended: false,
        };
        let texts = self.value["moves"].as_array().cloned().unwrap_or_default();
        let moves = moves.unwrap_or(texts.len());
        let mut game = self.game(rules);
        for text in texts.iter().take(moves).map(|text| text.as_str().unwrap()) {
            let (who, what) = text.split_once(' ').unwrap();
            let mover = color(who);
            let event = match what {
                "pass" => Event::Pass { color: mover },
                name => Event::Play { color: mover, point: size.parse(name).unwrap() },
            };
            if matches!(game.phase(), Phase::Settling(_)) {
                game.apply(Event::Dispute { color: !mover }).unwrap();
            }
            if game.to_move() == Some(mover) {
                game.apply(event.clone()).unwrap_or_else(|e| panic!("{}: {text}: {e}", self.id));
            }
            replay.ended = matches!(game.phase(), Phase::Settling(_) | Phase::Ended(_));
            replay.follow(rules, &event);
        }
        replay
    }

    fn game(&self, rules: &Ruleset) -> Game {
        let (size, board) = (self.size(), self.board());
        let stones = size.points().filter_map(|p| Some((board.get(p)?, p))).collect();
        let mut setup =
            tengen_rules::GameSetup::new(size, rules.clone(), tengen_rules::Handicap::None);
        setup.stones = stones;
        setup.to_move = Some(self.to_play());
        Game::new(setup).unwrap()
    }
}

impl Replay {
    fn follow(&mut self, rules: &Ruleset, event: &Event) {
        match *event {
            Event::Play { color, point } => {
                let before = self.line.board().clone();
                self.captured = before.captures(color, point);
                let played = self.line.play(color, point).unwrap();
                let after = self.line.board();
                let own = before.size().points().filter(|p| {
                    let stood = *p == point || before.get(*p) == Some(color);
                    stood && after.is_empty(*p)
                });
                self.self_captured = PointSet::of(before.size(), own);
                self.ledger.played(color, played);
            }
            Event::Pass { color } => {
                self.line.pass(color);
                self.ledger.passed(color, &rules.scoring);
            }
            _ => unreachable!("cases have plays and passes"),
        }
    }

    /// Stones held by Black and White: captures, and pass stones received.
    pub(crate) fn held(&self) -> [u32; 2] {
        Color::BOTH.map(|color| self.ledger.captures(color) + self.ledger.pass_stones(color))
    }
}

/// The events that a text of a `procedure` check stands for.
pub(crate) fn event(game: &Game, text: &str) -> Vec<Event> {
    let size = game.setup().size;
    let words: Vec<_> = text.split_whitespace().collect();
    match words[..] {
        [who @ ("B" | "W"), "pass"] => vec![Event::Pass { color: color(who) }],
        [who @ ("B" | "W"), at] => {
            vec![Event::Play { color: color(who), point: size.parse(at).unwrap() }]
        }
        ["agree", ref dead @ ..] => {
            let dead = dead.iter().flat_map(|list| list.split(','));
            let dead = dead.map(|name| size.parse(name).unwrap()).collect();
            let proposal = game.log().len() as u64;
            let accept = |color| Event::Accept { color, proposal };
            let propose = Event::Propose { dead, seki: None };
            vec![propose, accept(Color::Black), accept(Color::White)]
        }
        ["dispute"] => vec![Event::Dispute { color: Color::Black }],
        ["resume-request", who] => vec![Event::Dispute { color: color(who) }],
        ["illegal", who, at] => {
            vec![Event::Illegal { color: color(who), point: size.parse(at).unwrap() }]
        }
        ["no-agreement-on-turn"] => vec![Event::NoAgreement],
        _ => panic!("no event: {text}"),
    }
}

impl Check {
    fn read(value: &Value) -> Check {
        Check {
            t: value["t"].as_str().unwrap().into(),
            after: value["after"].as_u64().map(|n| n as usize),
            value: value.clone(),
        }
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.value.get(key).is_some()
    }

    pub(crate) fn string(&self, key: &str) -> Option<String> {
        self.value[key].as_str().map(String::from)
    }

    /// A number, which the cases write bare or as a string.
    pub(crate) fn number(&self, key: &str) -> Option<f64> {
        let value = &self.value[key];
        value.as_f64().or_else(|| value.as_str()?.parse().ok())
    }

    pub(crate) fn numbers(&self, key: &str) -> Vec<f64> {
        self.value[key].as_array().unwrap().iter().map(|n| n.as_f64().unwrap()).collect()
    }

    pub(crate) fn flag(&self, key: &str) -> bool {
        self.value[key].as_bool().unwrap_or(false)
    }

    pub(crate) fn strings(&self, key: &str) -> Vec<String> {
        let list = self.value[key].as_array().cloned().unwrap_or_default();
        list.iter().map(|s| s.as_str().unwrap().into()).collect()
    }

    /// The expected points, by name.
    pub(crate) fn points(&self) -> Vec<String> {
        let mut points = self.strings("points");
        points.sort();
        points
    }

    pub(crate) fn object(&self, key: &str) -> &Map<String, Value> {
        self.value[key].as_object().unwrap()
    }

    pub(crate) fn at(&self, size: Size) -> Point {
        size.parse(&self.string("at").unwrap()).unwrap()
    }

    pub(crate) fn dead(&self, board: &Board) -> PointSet {
        let size = board.size();
        PointSet::of(size, self.strings("dead").iter().map(|name| size.parse(name).unwrap()))
    }

    /// The move that a legality check asks about.
    pub(crate) fn play(&self, size: Size) -> (Color, Option<Point>) {
        let text = self.string("move").unwrap();
        let (who, at) = text.split_once(' ').unwrap();
        (color(who), size.parse(at))
    }

    /// Ruleset ids with the reason expected under each; none where the move is legal.
    pub(crate) fn rules(&self) -> BTreeMap<String, Option<String>> {
        match &self.value["rules"] {
            Value::Object(reasons) => reasons
                .iter()
                .map(|(id, reason)| (id.clone(), reason.as_str().map(String::from)))
                .collect(),
            _ => self.strings("rules").into_iter().map(|id| (id, None)).collect(),
        }
    }
}

//! The cases of `conformance/cases.json`, asked by a controller: boards loaded, moves played,
//! refusals read, boards shown and scores asked for. The other layers test the parts for which the
//! protocol has no words: liberties, agreements, life and death, and earlier prisoners.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use tengen_engine::{Engine, Options as EngineOptions};
use tengen_gtp::{Options, Request, Session};

/// How many questions of each kind are asked. The numbers are here so that no question goes
/// missing.
const ASKED: [(&str, usize); 11] = [
    ("area", 17),
    ("captured", 35),
    ("cycle", 4),
    ("differs", 2),
    ("handicap", 7),
    ("illegal", 163),
    ("legal", 223),
    ("position", 1),
    ("prisoners", 3),
    ("score", 18),
    ("self_captured", 1),
];

#[test]
fn every_case_that_can_be_asked() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../conformance/cases.json");
    let file: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let folder = std::env::temp_dir().join(format!("tengen-gtp-cases-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (mut asked, mut failures) = (BTreeMap::new(), Vec::new());
    for case in file["cases"].as_array().unwrap() {
        let case = Case { case, record: folder.join("set-up.sgf") };
        for check in case.case["checks"].as_array().unwrap() {
            let kind = text(&check["t"]);
            match case.verify(check) {
                Ok(0) => {}
                Ok(times) => *asked.entry(kind).or_insert(0) += times,
                Err(why) => failures.push(format!("{} {kind}: {why}", text(&case.case["id"]))),
            }
        }
    }
    std::fs::remove_dir_all(folder).unwrap();
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
    assert_eq!(asked, BTreeMap::from(ASKED));
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().into_iter().flatten().map(text).collect()
}

/// A number, which the cases write bare or as a string; 0 if there is none.
fn number(value: &Value) -> f64 {
    value.as_f64().or_else(|| text(value).parse().ok()).unwrap_or_default()
}

fn expect<T: PartialEq + std::fmt::Debug>(got: T, expected: T) -> Result<(), String> {
    if got == expected { Ok(()) } else { Err(format!("got {got:?}, expected {expected:?}")) }
}

/// The name by which a controller asks for a ruleset of the cases; none if there is none.
fn rules_name(id: &str) -> Option<&str> {
    Some(match id {
        "psk" => "tromp-taylor",
        "ssk" => "new-zealand",
        "simple" => "koSIMPLEscoreAREAtaxNONEsui1",
        "nssk" => return None,
        "chinese-practice" => "chinese",
        "aga-nssk" => "aga-natural",
        "spight-area" => "spight",
        id => id,
    })
}

/// How a refusal of each reason begins.
fn refusal(reason: &str) -> &'static [&'static str] {
    match reason {
        "occupied" => &["there is a stone on this point already"],
        "suicide" => &["the stone would have no liberty", "the chain of "],
        "ko" | "superko" => &["this would repeat the position "],
        other => panic!("no such reason: {other}"),
    }
}

/// One case, and the file in which its position is put for `loadsgf`.
struct Case<'a> {
    case: &'a Value,
    record: PathBuf,
}

impl Case<'_> {
    fn sides(&self) -> [u64; 2] {
        [0, 1].map(|i| self.case["size"][i].as_u64().unwrap())
    }

    fn moves(&self, check: &Value) -> usize {
        let all = texts(&self.case["moves"]).len();
        check["after"].as_u64().map_or(all, |n| n as usize)
    }

    /// A session with the moves played so far under these rules, if the protocol can have it.
    fn replay(&self, rules: &str, moves: usize) -> Result<Option<Controller>, String> {
        let Some(name) = rules_name(rules) else { return Ok(None) };
        // The protocol's boards have two lines or more.
        if self.sides().into_iter().min() < Some(2) {
            return Ok(None);
        }
        std::fs::write(&self.record, self.sgf()).map_err(|e| e.to_string())?;
        let mut controller = Controller::new();
        controller.ask(&format!("kata-set-rules {name}"))?;
        controller.ask(&format!("loadsgf {}", self.record.display()))?;
        for made in texts(&self.case["moves"]).iter().take(moves) {
            controller.ask(&format!("play {made}")).map_err(|why| format!("{made}: {why}"))?;
        }
        Ok(Some(controller))
    }

    fn sgf(&self) -> String {
        let letter = |n: usize| (b'a' + n as u8) as char;
        let mut stones = [String::from("AB"), String::from("AW")];
        for (y, row) in texts(&self.case["rows"]).iter().enumerate() {
            for (x, sign) in row.chars().enumerate().filter(|(_, sign)| *sign != '.') {
                let color = usize::from(sign == 'O');
                stones[color].push_str(&format!("[{}{}]", letter(x), letter(y)));
            }
        }
        let stones: String = stones.into_iter().filter(|list| list.len() > 2).collect();
        let [width, height] = self.sides();
        format!("(;FF[4]GM[1]SZ[{width}:{height}]{stones}PL[{}])", text(&self.case["to_play"]))
    }

    /// Asks the check's questions and returns how many there were. Each of several rulesets is a
    /// question of its own.
    fn verify(&self, check: &Value) -> Result<usize, String> {
        let own = self.case["rules"].as_str().unwrap_or("psk");
        let moves = self.moves(check);
        let kind = text(&check["t"]);
        match kind {
            "legal" | "illegal" => return self.legality(check),
            "handicap" => return self.handicap(check),
            "score" if !self.can_be_scored(check) => return Ok(0),
            "prisoners" if !self.case["prisoners"].is_null() => return Ok(0),
            _ => {}
        }
        let Some(mut there) = self.replay(own, moves)? else { return Ok(0) };
        match kind {
            "position" => expect(there.shown()?.rows, texts(&check["rows"]).join("\n"))?,
            "differs" => {
                let before = check["as_after"].as_u64().unwrap_or_default() as usize;
                let Some(mut other) = self.replay(own, before)? else { return Ok(0) };
                let differ = changed(&there.shown()?, &other.shown()?, |now, then| now != then);
                expect(differ, texts(&check["points"]).into_iter().map(str::to_owned).collect())?;
            }
            "captured" | "self_captured" => {
                let Some(last) = moves.checked_sub(1) else { return Ok(0) };
                let Some(mut before) = self.replay(own, last)? else { return Ok(0) };
                let mover =
                    if texts(&self.case["moves"])[last].starts_with('B') { 'X' } else { 'O' };
                let own_stones = kind == "self_captured";
                let gone = changed(&there.shown()?, &before.shown()?, |now, then| {
                    now == '.' && then != '.' && (then == mover) == own_stones
                });
                expect(gone, texts(&check["points"]).into_iter().map(str::to_owned).collect())?;
            }
            "prisoners" => {
                let expected = ["B", "W"].map(|color| number(&check[color]) as u32);
                expect(there.shown()?.captures, expected)?;
            }
            "cycle" => {
                let from = check["from"].as_u64().unwrap_or_default() as usize;
                let Some(mut start) = self.replay(own, from)? else { return Ok(0) };
                let (now, then) = (there.shown()?, start.shown()?);
                expect((now.rows, now.to_play), (then.rows, then.to_play))?;
                let taken = [0, 1].map(|color| now.captures[color] - then.captures[color]);
                let expected = ["black_captures", "white_captures"].map(|key| &check[key]);
                expect(taken, expected.map(|n| number(n) as u32))?;
            }
            "area" => {
                let margin = number(&check["B"]) - number(&check["W"]);
                let won = if margin > 0.0 { "B" } else { "W" };
                let expected =
                    if margin == 0.0 { "0".into() } else { format!("{won}+{}", margin.abs()) };
                expect(there.score("tromp-taylor", 0.0)?, expected)?;
            }
            "score" => {
                let expected = text(&check["result"]).replace("draw", "0");
                expect(there.score("tromp-taylor", number(&check["komi"]))?, expected)?;
            }
            _ => return Ok(0),
        }
        Ok(1)
    }

    /// Whether Tromp–Taylor rules would count the same: area with nothing to remove and nothing to
    /// compensate.
    fn can_be_scored(&self, check: &Value) -> bool {
        let no = |key: &str| number(&check[key]) == 0.0;
        text(&check["method"]) == "area" && texts(&check["dead"]).is_empty() && no("hcap")
    }

    fn legality(&self, check: &Value) -> Result<usize, String> {
        let reasons: Vec<(&str, Option<&str>)> = match &check["rules"] {
            Value::Object(reasons) => {
                reasons.iter().map(|(id, reason)| (id.as_str(), reason.as_str())).collect()
            }
            list => texts(list).into_iter().map(|id| (id, None)).collect(),
        };
        let mut asked = 0;
        for (rules, reason) in reasons {
            let Some(mut there) = self.replay(rules, self.moves(check))? else { continue };
            let before = there.shown()?;
            let answer = there.ask(&format!("play {}", text(&check["move"])));
            asked += 1;
            let Some(reason) = reason else {
                answer.map_err(|why| format!("under {rules}: {why}"))?;
                let gone = |now, then| now == '.' && then != '.';
                let gone = changed(&there.shown()?, &before, gone);
                let expected: Vec<&str> = [&check["captures"], &check["self_captures"]]
                    .into_iter()
                    .flat_map(texts)
                    .collect();
                let told = !check["captures"].is_null() || !check["self_captures"].is_null();
                // The stone played was not on the board before, so its removal cannot be seen.
                let played = text(&check["move"]).split(' ').nth(1).unwrap_or_default();
                let expected = expected.into_iter().filter(|name| *name != played);
                if told {
                    expect(gone, expected.map(str::to_owned).collect())?;
                }
                continue;
            };
            let why = answer.err().unwrap_or_default();
            let why = why.strip_prefix("illegal move: ").unwrap_or(&why);
            let known = refusal(reason).iter().any(|start| why.starts_with(start));
            let ko = why.ends_with("ko, play elsewhere first");
            if !known || ko != (reason == "ko") {
                return Err(format!("under {rules}: {why:?}, expected {reason}"));
            }
            expect(there.shown()?.rows, before.rows)?;
        }
        Ok(asked)
    }

    /// The protocol has its own points for three stones.
    fn handicap(&self, check: &Value) -> Result<usize, String> {
        let stones = number(&check["n"]);
        if stones == 3.0 {
            return Ok(0);
        }
        let mut there = Controller::new();
        there.ask(&format!("rectangular_boardsize {} {}", self.sides()[0], self.sides()[1]))?;
        let points = there.ask(&format!("fixed_handicap {stones}"))?;
        let points: BTreeSet<&str> = points.split(' ').collect();
        expect(points, texts(&check["points"]).into_iter().collect())?;
        Ok(1)
    }
}

/// A controller that asks a session.
struct Controller(Session<Engine>);

/// The contents of `showboard`.
struct Shown {
    /// From the top, `X`, `O` and `.`.
    rows: String,
    captures: [u32; 2],
    to_play: String,
}

impl Controller {
    fn new() -> Controller {
        Controller(Session::new(Options::default(), Engine::new(EngineOptions::default())))
    }

    fn ask(&mut self, line: &str) -> Result<String, String> {
        self.0.answer(&Request::parse(line.as_bytes()).unwrap()).answer
    }

    fn shown(&mut self) -> Result<Shown, String> {
        let drawing = self.ask("showboard")?;
        let is_row = |line: &&str| line.trim_start().starts_with(|c: char| c.is_ascii_digit());
        let lines: Vec<&str> = drawing.lines().filter(is_row).collect();
        // Every point is a gap and a sign. The row's number ends the row again.
        let width = drawing.lines().find(|line| line.contains('A')).unwrap_or_default();
        let width = width.split_whitespace().count();
        let row = |line: &&str| -> String {
            let signs = line[2..].chars().skip(1).step_by(2).take(width);
            signs.map(|sign| if sign == '+' { '.' } else { sign }).collect()
        };
        let rows: Vec<String> = lines.iter().map(row).collect();
        let captures = ["Black", "White"].map(|color| {
            let words = drawing.split_whitespace().collect::<Vec<_>>();
            let told = words.windows(5).find(|w| w[0] == color && w[2] == "has");
            told.and_then(|w| w[4].parse().ok()).unwrap_or(u32::MAX)
        });
        let to_play = drawing.split(" to play").next().unwrap_or_default();
        let to_play = to_play.split_whitespace().next_back().unwrap_or_default().to_owned();
        Ok(Shown { rows: rows.join("\n"), captures, to_play })
    }

    fn score(&mut self, rules: &str, komi: f64) -> Result<String, String> {
        self.ask(&format!("kata-set-rules {rules}"))?;
        self.ask(&format!("komi {komi}"))?;
        self.ask("final_score")
    }
}

impl Shown {
    /// Every point's name and its contents.
    fn points(&self) -> impl Iterator<Item = (String, char)> + '_ {
        let height = self.rows.lines().count();
        self.rows.lines().enumerate().flat_map(move |(y, row)| {
            let signs = "ABCDEFGHJKLMNOPQRSTUVWXYZ".chars().zip(row.chars());
            signs.map(move |(column, sign)| (format!("{column}{}", height - y), sign))
        })
    }
}

/// The names of the points whose contents, now and then, have the relation `so`.
fn changed(now: &Shown, then: &Shown, so: impl Fn(char, char) -> bool) -> BTreeSet<String> {
    let pairs = now.points().zip(then.points());
    pairs.filter(|((_, now), (_, then))| so(*now, *then)).map(|((name, _), _)| name).collect()
}

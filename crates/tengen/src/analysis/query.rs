//! A query: a game, the positions to analyse, and the values to report.

use super::arguments::View;
use super::fields::{Fields, Made, color, short, vertex, whole};
use super::opening::{board, handicap, rules, size};
use super::problem::{Problem, warning};
use serde_json::{Map, Value, json};
use std::sync::LazyLock;
use std::time::Duration;
use tengen_engine::{Choices, GameState, Restriction, Terms};
use tengen_rules::{Board, Color, Illegal, Size};

/// The settings for every query of a session.
#[derive(Clone, Copy, Debug)]
pub(super) struct Usual {
    pub(super) visits: u64,
    pub(super) time: Option<Duration>,
    pub(super) view: View,
    /// The most moves of a line after its first.
    pub(super) line: usize,
    pub(super) wide_root_noise: f64,
}

/// A game and the values wanted for its positions.
#[derive(Debug)]
pub(super) struct Query {
    pub(super) id: String,
    terms: Terms,
    board: Board,
    first: Color,
    moves: Vec<Made>,
    pub(super) visits: u64,
    pub(super) time: Option<Duration>,
    pub(super) every: Option<Duration>,
    /// When the first report during the search is wanted, if not after the usual interval.
    pub(super) first_report: Option<Duration>,
    pub(super) view: View,
    /// How widely moves are tried that the network thinks little of.
    pub(super) wide_root_noise: f64,
    /// Whether the moves before the position are kept from the network.
    forgets: bool,
    pub(super) wants: Wants,
    /// The moves that may be looked at.
    pub(super) choices: Choices,
}

/// The optional parts of an answer.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Wants {
    pub(super) ownership: bool,
    /// The ownership after each move.
    pub(super) moves_ownership: bool,
    pub(super) policy: bool,
    pub(super) line_visits: bool,
    /// The most moves of a line after its first.
    pub(super) line: usize,
}

/// A query as it was read: with the turns to analyse, each with its priority, and warnings.
#[derive(Debug)]
pub(super) struct Read {
    pub(super) query: Query,
    pub(super) turns: Vec<(usize, i64)>,
    pub(super) warnings: Vec<Value>,
}

/// The longest line of play reported, after its first move, if a query does not set it.
pub(super) const LINE: usize = 15;
/// Fields that KataGo knows and we do not support.
const UNSUPPORTED: [&str; 6] = [
    "includeOwnershipStdev",
    "includeMovesOwnershipStdev",
    "includeNoResultValue",
    "rootPolicyTemperature",
    "rootFpuReductionMax",
    "humanSLProfile",
];

/// Settings that would change the result, and that Tengen has only in this value. A plain result
/// for another would mislead.
static NOT_OURS: LazyLock<[(&str, Value); 4]> = LazyLock::new(|| {
    [
        ("antiMirror", json!(false)),
        ("humanSLProfile", json!("")),
        ("playoutDoublingAdvantage", json!(0.0)),
        ("rootPolicyTemperature", json!(1.0)),
    ]
});

impl Query {
    /// Reads a query.
    ///
    /// # Errors
    /// The fault, with its field.
    pub(super) fn read(
        id: &str,
        object: &Map<String, Value>,
        usual: Usual,
    ) -> Result<Read, Problem> {
        let mut fields = Fields::new(id, object);
        let mut warnings = Vec::new();
        let size = size(&mut fields)?;
        let (rules, komi) = rules(&mut fields)?;
        let stones = fields.moves("initialStones", size)?;
        fields.required("moves")?;
        let moves = fields.moves("moves", size)?;
        let board = board(&mut fields, size, &stones)?;
        let named = match fields.get("initialPlayer") {
            None => None,
            Some(value) => {
                Some(color(value).map_err(|what| fields.problem("initialPlayer", what))?)
            }
        };
        let first = moves.first().map(|(color, _)| *color).or(named).unwrap_or(Color::Black);
        let handicap = handicap(&stones, &moves);
        let compensation = rules.compensation.points(handicap);
        let mut query = Query {
            id: id.to_owned(),
            terms: Terms { rules, komi, compensation },
            board,
            first,
            moves,
            visits: fields.whole("maxVisits", 1, 1 << 50)?.map_or(usual.visits, |n| n as u64),
            time: usual.time,
            every: fields
                .number("reportDuringSearchEvery", 0.001, 1e6)?
                .map(Duration::from_secs_f64),
            first_report: fields
                .number("firstReportDuringSearchAfter", 0.001, 1e6)?
                .map(Duration::from_secs_f64),
            view: usual.view,
            wide_root_noise: usual.wide_root_noise,
            forgets: false,
            wants: Wants {
                ownership: fields.truth("includeOwnership")?,
                moves_ownership: fields.truth("includeMovesOwnership")?,
                policy: fields.truth("includePolicy")?,
                line_visits: fields.truth("includePVVisits")?,
                line: fields.whole("analysisPVLen", 0, 1000)?.map_or(usual.line, |n| n as usize),
            },
            choices: Choices::default(),
        };
        query.check_moves(&fields)?;
        for (field, allow) in [("allowMoves", true), ("avoidMoves", false)] {
            query.read_choices(&mut fields, field, allow)?;
        }
        query.override_settings(&mut fields, &mut warnings)?;
        let turns = turns(&mut fields, query.moves.len())?;
        for field in UNSUPPORTED {
            let wanted = fields.get(field).is_some_and(|value| *value != Value::Bool(false));
            if wanted {
                warnings.push(warning(id, field, "This is not supported and has no effect"));
            }
        }
        for field in fields.unknown() {
            let what = "Unexpected or unused field, do you have a typo?";
            warnings.push(warning(id, field, what));
        }
        Ok(Read { query, turns, warnings })
    }

    /// The position after `turn` moves, with the moves to it.
    pub(super) fn walk(&self, turn: usize) -> GameState {
        let mut walk = GameState::new(self.terms.clone(), self.board.clone(), self.first, [0; 2]);
        for (color, point) in self.moves.iter().take(turn) {
            walk.set_to_move(*color);
            walk.step(*point);
        }
        if !self.forgets {
            return walk;
        }
        let captures = Color::BOTH.map(|color| walk.ledger().captures(color));
        GameState::new(self.terms.clone(), walk.board().clone(), walk.to_move(), captures)
    }

    /// Checks that every move can be made. Superko bans are ignored, since the game was played.
    fn check_moves(&self, fields: &Fields<'_>) -> Result<(), Problem> {
        let mut walk = self.walk(0);
        for (number, (color, point)) in self.moves.iter().enumerate() {
            walk.set_to_move(*color);
            let refused = point.and_then(|p| walk.line().check(*color, p).err());
            match refused {
                None | Some(Illegal::Superko { .. } | Illegal::HotStone { .. }) => {}
                Some(reason) => {
                    let name = self.board.size().name(reason.point());
                    let what = format!("Illegal move {number}: {name}: {reason}");
                    return Err(fields.problem("moves", what));
                }
            }
            walk.step(*point);
        }
        Ok(())
    }

    fn read_choices(
        &mut self,
        fields: &mut Fields<'_>,
        field: &'static str,
        allow: bool,
    ) -> Result<(), Problem> {
        let size = self.board.size();
        for entry in fields.list(field)?.into_iter().flatten() {
            let read = restriction(entry, size, allow).map_err(|what| fields.problem(field, what));
            self.choices.add(read?);
        }
        Ok(())
    }

    /// Applies those of KataGo's settings that mean something here, and warns of the others.
    fn override_settings(
        &mut self,
        fields: &mut Fields<'_>,
        warnings: &mut Vec<Value>,
    ) -> Result<(), Problem> {
        const FIELD: &str = "overrideSettings";
        let Some(value) = fields.get(FIELD) else { return Ok(()) };
        let Some(settings) = value.as_object() else {
            return Err(fields.problem(FIELD, "Must be an object"));
        };
        for (name, value) in settings {
            let wrong = || fields.problem(FIELD, format!("{name} cannot be {}", short(value)));
            match name.as_str() {
                "maxVisits" => {
                    let visits = whole(value).filter(|n| *n >= 1).ok_or_else(wrong)?;
                    self.visits = visits as u64;
                }
                "maxTime" => {
                    let time = value.as_f64().filter(|s| (0.001..=1e9).contains(s));
                    self.time = Some(Duration::from_secs_f64(time.ok_or_else(wrong)?));
                }
                "analysisPVLen" => {
                    let moves = whole(value).filter(|n| (0..=1000).contains(n));
                    self.wants.line = moves.ok_or_else(wrong)? as usize;
                }
                "reportAnalysisWinratesAs" => {
                    let view = value.as_str().unwrap_or_default().parse();
                    self.view = view.map_err(|_| wrong())?;
                }
                "wideRootNoise" | "analysisWideRootNoise" => {
                    let noise = value.as_f64().filter(|noise| (0.0..=5.0).contains(noise));
                    self.wide_root_noise = noise.ok_or_else(wrong)?;
                }
                "ignorePreRootHistory" => self.forgets = value.as_bool().ok_or_else(wrong)?,
                // It says which side has the advantage, if there were one.
                "playoutDoublingAdvantagePla" => {}
                "maxPlayouts" => {
                    let playouts = whole(value).filter(|n| *n >= 1).ok_or_else(wrong)?;
                    self.visits = self.visits.min(playouts as u64);
                }
                other => match NOT_OURS.iter().find(|(name, _)| *name == other) {
                    Some((_, without)) if is_same(value, without) => {}
                    Some((_, without)) => {
                        let what = format!("Tengen has no {other} but {without}");
                        return Err(fields.problem(FIELD, what));
                    }
                    None => {
                        let what = format!("Unknown config params: {other}");
                        warnings.push(warning(&self.id, FIELD, &what));
                    }
                },
            }
        }
        Ok(())
    }
}

/// Whether two values are the same, numbers by their size.
fn is_same(a: &Value, b: &Value) -> bool {
    a == b || a.as_f64().is_some_and(|number| b.as_f64() == Some(number))
}

fn turns(fields: &mut Fields<'_>, moves: usize) -> Result<Vec<(usize, i64)>, Problem> {
    const MOST: i64 = 1 << 40;
    let wrong = |fields: &Fields<'_>, value: &Value| {
        fields.problem("analyzeTurns", format!("Invalid turn number: {}", short(value)))
    };
    let turns = match fields.list("analyzeTurns")? {
        None => vec![moves],
        // A query without a turn would get no answer.
        Some([]) => return Err(fields.problem("analyzeTurns", "Must name at least one turn")),
        Some(list) => {
            let turn = |value: &Value| whole(value).and_then(|n| usize::try_from(n).ok());
            let turn = |value| turn(value).filter(|n| *n <= moves);
            let found: Result<Vec<usize>, Problem> =
                list.iter().map(|v| turn(v).ok_or_else(|| wrong(fields, v))).collect();
            let mut found = found?;
            // Without priorities each turn counts once: KataGo takes them as a set.
            if fields.get("priorities").is_none() {
                found.sort_unstable();
                found.dedup();
            }
            found
        }
    };
    let priority = fields.whole("priority", -MOST, MOST)?.unwrap_or(0);
    let Some(list) = fields.list("priorities")? else {
        return Ok(turns.into_iter().map(|turn| (turn, priority)).collect());
    };
    let priorities: Option<Vec<i64>> = list.iter().map(whole).collect();
    match priorities.filter(|priorities| priorities.len() == turns.len()) {
        Some(priorities) => Ok(turns.into_iter().zip(priorities).collect()),
        None => Err(fields.problem("priorities", "Must be integers, as many as analyzeTurns")),
    }
}

fn restriction(entry: &Value, size: Size, allow: bool) -> Result<Restriction, String> {
    let color = color(entry.get("player").unwrap_or(&Value::Null))?;
    let depth = entry.get("untilDepth").and_then(whole).filter(|depth| *depth >= 1);
    let depth = depth.ok_or("untilDepth must be a whole number, 1 or more")?;
    let depth = u32::try_from(depth).unwrap_or(u32::MAX);
    let mut named = Restriction::new(size, color, allow, depth);
    let moves = entry.get("moves").and_then(Value::as_array);
    for name in moves.ok_or("moves must be an array")? {
        named.name(vertex(name, size)?);
    }
    Ok(named)
}

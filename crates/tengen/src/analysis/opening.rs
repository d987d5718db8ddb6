//! The fields of a query about the beginning of its game.

use super::fields::{Fields, Made, short, whole};
use super::problem::Problem;
use serde_json::Value;
use tengen_net::LONGEST_SIDE;
use tengen_rules::kata::KataRules;
use tengen_rules::{Board, Button, Color, Compensation, Method, Ruleset, Score, Size};

/// The board's size.
pub(super) fn size(fields: &mut Fields<'_>) -> Result<Size, Problem> {
    let mut side = |field: &'static str| {
        let wrong = format!("Must provide an integer from 2 to {LONGEST_SIDE}");
        let found = fields.get(field).and_then(whole).and_then(|n| usize::try_from(n).ok());
        let found = found.filter(|n| (2..=LONGEST_SIDE).contains(n));
        found.ok_or_else(|| fields.problem(field, wrong))
    };
    let (width, height) = (side("boardXSize")?, side("boardYSize")?);
    Size::new(width, height).map_err(|error| fields.problem("boardXSize", error.to_string()))
}

/// The rules with the handicap's compensation, and the komi. The komi has a field of its own, or
/// comes with the rules, or is guessed as KataGo does.
pub(super) fn rules(fields: &mut Fields<'_>) -> Result<(Ruleset, Score), Problem> {
    let value = fields.required("rules")?;
    let wrong = || format!("Could not parse rules: {}", short(value));
    let mut komi = None;
    let rules = match value {
        Value::String(name) => {
            komi = name.parse::<KataRules>().ok().and_then(|options| options.komi);
            Ruleset::named(name).ok_or_else(wrong)
        }
        Value::Object(_) => match serde_json::from_value::<KataRules>(value.clone()) {
            Ok(options) => {
                komi = options.komi;
                Ok(options.ruleset())
            }
            Err(error) => Err(format!("{}: {error}", wrong())),
        },
        _ => Err(wrong()),
    };
    let mut rules = rules.map_err(|what| fields.problem("rules", what))?;
    if let Some(value) = fields.get("whiteHandicapBonus") {
        let name = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        rules.compensation = match name.as_str() {
            "0" => Compensation::None,
            "N" => Compensation::PerStone,
            "N-1" => Compensation::PerStoneAfterFirst,
            _ => return Err(fields.problem("whiteHandicapBonus", "Must be 0, N or N-1")),
        };
    }
    let usual = match rules.scoring.method {
        Method::Territory => Score::halves(13),
        Method::Area if rules.scoring.button != Button::None => Score::whole(7),
        Method::Area => Score::halves(15),
    };
    let komi = fields.komi("komi")?.or(komi).unwrap_or(usual);
    Ok((rules, komi))
}

/// The stones that stand before the first move.
pub(super) fn board(
    fields: &mut Fields<'_>,
    size: Size,
    stones: &[Made],
) -> Result<Board, Problem> {
    const FIELD: &str = "initialStones";
    let placed: Option<Vec<_>> = stones.iter().map(|(c, p)| Some((*c, (*p)?))).collect();
    let placed = placed.ok_or_else(|| fields.problem(FIELD, "A pass is no stone"))?;
    Board::with_stones(size, placed).map_err(|error| {
        let name = size.name(error.point());
        fields.problem(FIELD, format!("Illegal stone at {name}: {error}"))
    })
}

/// How many handicap stones Black has: the stones before the first move, and Black's moves before
/// White's first if there are several. None if a white stone is among the former. One alone is no
/// handicap.
pub(super) fn handicap(stones: &[Made], moves: &[Made]) -> usize {
    if stones.iter().any(|(color, _)| *color == Color::White) {
        return 0;
    }
    let black = |made: &&Made| made.0 == Color::Black && made.1.is_some();
    let placed = moves.iter().take_while(black).count();
    let number = stones.len() + if placed > 1 { placed } else { 0 };
    if number > 1 { number } else { 0 }
}

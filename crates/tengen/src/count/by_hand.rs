//! The ways in which people count on the board, stage by stage.

use super::case::Case;
use crate::speech::{language, say};
use crate::{Failure, records};
use std::path::Path;
use tengen_diagram::{Diagram, Figure};
use tengen_reference::color_word;
use tengen_rules::methods::{FillError, Stage, Step, fill_in, half_count, return_prisoners};
use tengen_rules::{Color, Method};

/// A way to count on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ByHand {
    /// Prisoners go back into the territory of their colour (Japan, AGA).
    Prisoners,
    /// One side's stones and territory are held against half the board (China).
    Half,
    /// All stones of both sets fill the board (Ing).
    Fill,
}

/// The ways by their names.
const ALL: [(&str, ByHand); 3] =
    [("prisoners", ByHand::Prisoners), ("half", ByHand::Half), ("fill", ByHand::Fill)];

impl ByHand {
    /// Reads one of the names `prisoners`, `half` and `fill`.
    pub(crate) fn read(text: &str) -> Result<ByHand, String> {
        let found = ALL.iter().find(|(name, _)| *name == text.trim()).map(|(_, method)| *method);
        found.ok_or_else(|| say("wanted-method", &[]))
    }
}

/// A stage of a count by hand: a sentence, and the board after it.
pub(crate) struct Shown {
    /// A name of the step for programs.
    pub(crate) step: &'static str,
    pub(crate) says: String,
    pub(crate) diagram: Diagram,
}

impl Case {
    /// The stages of the count by hand.
    pub(crate) fn by_hand(&self, method: ByHand) -> Result<Vec<Shown>, Failure> {
        let (board, scoring) = (&self.board, &self.rules.scoring);
        let (settlement, extras) = (&self.settlement, &self.extras);
        let refuse = |id: &str| Err(Failure::Usage(say(id, &[])));
        let (stages, last) = match (method, scoring.method) {
            (ByHand::Prisoners, Method::Territory) => {
                let counted = return_prisoners(board, scoring, settlement, extras);
                (counted.stages, None)
            }
            (ByHand::Prisoners, Method::Area) => return refuse("count-needs-area"),
            (_, Method::Territory) => return refuse("count-needs-territory"),
            (ByHand::Half, Method::Area) => {
                let counted = half_count(board, scoring, settlement, extras, Color::Black);
                let quarters = |quarters: i32| language().number(f64::from(quarters) / 4.0);
                let own = language().number(f64::from(counted.own));
                let (target, excess) =
                    (quarters(counted.target_quarters), quarters(counted.excess_quarters()));
                let neutral = self.count.neutral() as u32;
                let values = [
                    ("neutral", neutral.into()),
                    ("own", (&own).into()),
                    ("target", (&target).into()),
                    ("excess", (&excess).into()),
                ];
                (counted.stages, Some(say("count-half", &values)))
            }
            (ByHand::Fill, Method::Area) => {
                let counted = fill_in(board, settlement, extras).map_err(|error| {
                    Failure::Usage(match error {
                        FillError::TooManyStones(color) => {
                            say("count-too-many", &[("colour", color_word(color).into())])
                        }
                        _ => say("count-uneven", &[]),
                    })
                })?;
                (counted.stages, None)
            }
        };
        let mut shown: Vec<Shown> = stages.into_iter().map(|stage| self.show(stage)).collect();
        if let (Some(says), Some(stage)) = (last, shown.last()) {
            shown.push(Shown { step: "half", says, diagram: stage.diagram.clone() });
        }
        Ok(shown)
    }

    fn show(&self, stage: Stage) -> Shown {
        let mut diagram = Diagram::new(self.board.clone());
        diagram.counting = Some(stage.cells);
        let step = match stage.step {
            Step::Start => "start",
            Step::RemoveDead(_) => "dead",
            Step::ReturnPrisoners { .. } => "prisoners",
            Step::Fill { .. } => "fill",
        };
        Shown { step, says: told(stage.step), diagram }
    }
}

/// The sentence about a step.
fn told(step: Step) -> String {
    match step {
        Step::Start => say("count-step-start", &[]),
        Step::RemoveDead([black, white]) => say(
            "count-step-dead",
            &[("black", (black as u32).into()), ("white", (white as u32).into())],
        ),
        Step::ReturnPrisoners { holder, placed, left } => say(
            "count-step-prisoners",
            &[
                ("colour", color_word(holder).into()),
                ("placed", (placed as u32).into()),
                ("left", (left as u32).into()),
            ],
        ),
        Step::Fill { color, territory, stones } => say(
            "count-step-fill",
            &[
                ("colour", color_word(color).into()),
                ("territory", color_word(territory).into()),
                ("stones", (stones as u32).into()),
            ],
        ),
    }
}

/// Draws each stage into a file of its own in `folder`.
pub(crate) fn draw(stages: &[Shown], folder: &Path, overwrite: bool) -> Result<(), Failure> {
    for (number, stage) in (1..).zip(stages) {
        let path = folder.join(format!("count-{number}.svg"));
        let svg = Figure::new(stage.diagram.clone()).svg();
        records::write_below(&path, svg.as_bytes(), overwrite)?;
    }
    Ok(())
}

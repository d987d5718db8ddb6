//! What the marks of a diagram mean.

use crate::coloured::{CROSS, SEKI, glyph};
use crate::plain::symbol;
use crate::{Cell, Colours, Diagram, Mark};
use tengen_rules::{Color, PointSet};

impl Diagram {
    /// One line that explains the marks that occur in the diagram, with the same characters
    /// that [`Diagram::coloured`] draws; empty if there are none to explain.
    pub fn legend(&self, colours: Colours) -> String {
        let plain = colours == Colours::None;
        let show = |cell: Cell| if plain { symbol(cell) } else { glyph(cell) };
        let dead = |color| {
            let cell = show(Cell::Stone { color, last: false, dead: true, seki: false });
            if plain { cell.to_string() } else { format!("{cell}{CROSS}") }
        };
        let empty = |mark| show(Cell::Empty(mark)).to_string();
        let both = |of: &dyn Fn(Color) -> String| Color::BOTH.map(of).join(" ");
        let any = |set: &PointSet| !set.is_empty();
        let entries = [
            (any(&self.dead), both(&dead), "dead"),
            (
                self.territory.iter().any(any),
                both(&|color| empty(Mark::Territory(color))),
                "territory of Black, White",
            ),
            (any(&self.seki), if plain { '~' } else { SEKI }.to_string(), "alive in seki"),
            (any(&self.neutral), empty(Mark::Neutral), "neutral"),
            (any(&self.unsealed), empty(Mark::Unsealed), "open border"),
            (self.ko.is_some(), empty(Mark::Ko), "ko"),
        ];
        let said = entries.into_iter().filter(|(occurs, ..)| *occurs);
        said.map(|(_, sign, meaning)| format!("{sign} {meaning}")).collect::<Vec<_>>().join("   ")
    }
}

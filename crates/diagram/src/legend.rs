//! The meanings of the marks of a diagram.

use crate::coloured::{CROSS, OPEN, SEKI, glyph};
use crate::plain::symbol;
use crate::{Cell, Colours, Diagram, Mark};
use tengen_rules::{Color, PointSet};

/// The meaning of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A stone that will be taken off.
    Dead,
    /// A point of Black's, and of White's.
    Territory,
    /// A stone alive in seki.
    Seki,
    /// A neutral point.
    Neutral,
    /// A neutral point where a border is still open.
    Unsealed,
    /// A stone of which it is open whether it lives, or an empty point that goes with such stones.
    Open,
    /// A point where a ko may not be retaken.
    Ko,
}

impl Meaning {
    /// In English.
    pub fn english(self) -> &'static str {
        match self {
            Meaning::Dead => "dead",
            Meaning::Territory => "territory of Black, White",
            Meaning::Seki => "alive in seki",
            Meaning::Neutral => "neutral",
            Meaning::Unsealed => "open border",
            Meaning::Open => "not settled",
            Meaning::Ko => "ko",
        }
    }
}

impl Diagram {
    /// One line that explains the marks that occur in the diagram, in English; empty if there are
    /// none to explain.
    pub fn legend(&self, colours: Colours) -> String {
        let said = self.signs(colours).into_iter();
        let said = said.map(|(sign, meaning)| format!("{sign} {}", meaning.english()));
        said.collect::<Vec<_>>().join("   ")
    }

    /// The marks that occur in the diagram, as the characters that [`Diagram::coloured`] draws,
    /// with their meanings.
    pub fn signs(&self, colours: Colours) -> Vec<(String, Meaning)> {
        let plain = colours == Colours::None;
        let show = |cell: Cell| if plain { symbol(cell) } else { glyph(cell) };
        let dead = |color| {
            let (last, dead, seki, open) = (false, true, false, false);
            let cell = show(Cell::Stone { color, last, dead, seki, open });
            if plain { cell.to_string() } else { format!("{cell}{CROSS}") }
        };
        let empty = |mark| show(Cell::Empty(mark)).to_string();
        let both = |of: &dyn Fn(Color) -> String| Color::BOTH.map(of).join(" ");
        let any = |set: &PointSet| !set.is_empty();
        let dead_stones = self.dead.difference(&self.open);
        let entries = [
            (any(&dead_stones), both(&dead), Meaning::Dead),
            (
                self.territory.iter().any(any),
                both(&|color| empty(Mark::Territory(color))),
                Meaning::Territory,
            ),
            (any(&self.seki), if plain { '~' } else { SEKI }.to_string(), Meaning::Seki),
            (any(&self.neutral), empty(Mark::Neutral), Meaning::Neutral),
            (any(&self.unsealed), empty(Mark::Unsealed), Meaning::Unsealed),
            (any(&self.open), OPEN.to_string(), Meaning::Open),
            (self.ko.is_some(), empty(Mark::Ko), Meaning::Ko),
        ];
        let said = entries.into_iter().filter(|(occurs, ..)| *occurs);
        said.map(|(_, sign, meaning)| (sign, meaning)).collect()
    }
}

//! The meanings of the marks of a diagram.

use crate::coloured::{ADDED, CROSS, OPEN, SEKI, glyph};
use crate::plain::symbol;
use crate::{Cell, Colours, Diagram, Mark};
use tengen_rules::Color;

/// The meaning of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A stone that will be taken off.
    Dead,
    /// A point of this side's, or, without one, a point of Black's, and of White's.
    Territory(Option<Color>),
    /// A stone alive in seki.
    Seki,
    /// A neutral point.
    Neutral,
    /// A neutral point where a border is still open.
    Unsealed,
    /// A stone of which it is open whether it lives, or an empty point that goes with such stones.
    Open,
    /// A point where a stone is counted as added.
    Added,
    /// A point where a ko may not be retaken.
    Ko,
}

impl Meaning {
    /// In English.
    pub fn english(self) -> &'static str {
        match self {
            Meaning::Dead => "dead",
            Meaning::Territory(None) => "territory of Black, White",
            Meaning::Territory(Some(Color::Black)) => "territory of Black",
            Meaning::Territory(Some(Color::White)) => "territory of White",
            Meaning::Seki => "alive in seki",
            Meaning::Neutral => "neutral",
            Meaning::Unsealed => "open border",
            Meaning::Open => "not settled",
            Meaning::Added => "counted as added",
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
        // Of two signs with one meaning only those that occur are told.
        let each = |occurs: &dyn Fn(Color) -> bool, of: &dyn Fn(Color) -> String| {
            let colors = Color::BOTH.into_iter().filter(|color| occurs(*color));
            colors.map(of).collect::<Vec<_>>().join(" ")
        };
        let cells: Vec<Cell> = self.rows().flatten().collect();
        let is_drawn = |mark| cells.contains(&Cell::Empty(mark));
        let is_dead = |color| {
            let is_so = |cell: &Cell| matches!(cell, Cell::Stone { color: c, dead: true, .. } if *c == color);
            cells.iter().any(is_so)
        };
        let has_seki =
            cells.iter().any(|cell| matches!(cell, Cell::Stone { seki: true, dead: false, .. }));
        let has_open = cells.iter().any(|cell| matches!(cell, Cell::Stone { open: true, .. }));
        let is_added = |color| is_drawn(Mark::Added(color));
        let is_owner = |color| is_drawn(Mark::Territory(color));
        let owners = Color::BOTH.map(is_owner);
        let owner = match owners {
            [true, false] => Some(Color::Black),
            [false, true] => Some(Color::White),
            _ => None,
        };
        let entries = [
            (Color::BOTH.into_iter().any(is_dead), each(&is_dead, &dead), Meaning::Dead),
            (
                owners.contains(&true),
                each(&is_owner, &|color| empty(Mark::Territory(color))),
                Meaning::Territory(owner),
            ),
            (has_seki, if plain { '~' } else { SEKI }.to_string(), Meaning::Seki),
            (is_drawn(Mark::Neutral), empty(Mark::Neutral), Meaning::Neutral),
            (is_drawn(Mark::Unsealed), empty(Mark::Unsealed), Meaning::Unsealed),
            (has_open || is_drawn(Mark::Open), OPEN.to_string(), Meaning::Open),
            (Color::BOTH.into_iter().any(is_added), ADDED.to_string(), Meaning::Added),
            (is_drawn(Mark::Ko), empty(Mark::Ko), Meaning::Ko),
        ];
        let said = entries.into_iter().filter(|(occurs, ..)| *occurs);
        said.map(|(_, sign, meaning)| (sign, meaning)).collect()
    }
}

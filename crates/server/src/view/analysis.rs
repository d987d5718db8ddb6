//! Whether a key may see the analysis of a game.

use super::both::Both;
use crate::engines::Engines;
use crate::key::Role;
use crate::match_setup::Opponent;
use crate::snapshot::Snapshot;
use serde::Serialize;
use tengen_rules::{Color, Size};

/// Whether a key may see the analysis of a game (`AnalysisState` in `PROTOCOL.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum AnalysisView {
    /// The server has no network to analyse with.
    NoNetwork,
    /// The board is larger than networks take.
    NoBoard,
    /// The key may not see it while the game goes on, unless both players want it.
    Closed {
        /// Which players want it.
        wanted: Both<bool>,
    },
    /// The key may see it.
    Open {
        /// Which players of a running game want it.
        wanted: Both<bool>,
    },
}

impl AnalysisView {
    /// The state for a record.
    pub(crate) fn after_the_game(engines: &Engines, size: Size) -> AnalysisView {
        AnalysisView::of(engines, size, Both::default(), true)
    }

    /// The state for the key of this role.
    pub(crate) fn in_game(engines: &Engines, snapshot: &Snapshot, role: Role) -> AnalysisView {
        let table = &snapshot.table;
        let wanted = Both::each(|color| snapshot.analysis_wanted[color]);
        let open = match table.match_setup().opponent {
            _ if table.game().outcome().is_some() => true,
            _ if role == Role::Watch => false,
            // No other person plays elsewhere, to whom it would be unfair.
            Opponent::Computer { .. } | Opponent::SameScreen => true,
            Opponent::Link => snapshot.analysis_wanted == [true; 2],
        };
        AnalysisView::of(engines, table.game().setup().size, wanted, open)
    }

    fn of(engines: &Engines, size: Size, wanted: Both<bool>, open: bool) -> AnalysisView {
        match engines.analyst() {
            None => AnalysisView::NoNetwork,
            Some(analyst) if !analyst.knows(size) => AnalysisView::NoBoard,
            Some(_) if open => AnalysisView::Open { wanted },
            Some(_) => AnalysisView::Closed { wanted },
        }
    }

    pub(crate) fn is_open(&self) -> bool {
        matches!(self, AnalysisView::Open { .. })
    }
}

/// Whether the holder of a key may say that they want a running game analysed.
pub(crate) fn may_ask_for_analysis(engines: &Engines, snapshot: &Snapshot, role: Role) -> bool {
    let table = &snapshot.table;
    let size = table.game().setup().size;
    table.match_setup().opponent == Opponent::Link
        && table.game().outcome().is_none()
        && Color::BOTH.iter().any(|color| role.plays(*color))
        && engines.analyst().is_some_and(|analyst| analyst.knows(size))
}

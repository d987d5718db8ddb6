//! Whether a game may be analysed.

use super::Both;
use crate::deal::Opponent;
use crate::key::Role;
use crate::live::Snapshot;
use crate::minds::Minds;
use serde::Serialize;
use tengen_rules::{Color, Size};

/// Whether a game is analysed for the holder of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum AnalysisView {
    /// The server has no network to analyse with.
    NoNetwork,
    /// Networks know no board of this size.
    NoBoard,
    /// Not while the game goes on, unless both players want it.
    Closed {
        /// Who does.
        wanted: Both<bool>,
    },
    /// Whoever holds this key may see it.
    Open {
        /// Which players of a running game have asked for it.
        wanted: Both<bool>,
    },
}

impl AnalysisView {
    /// What holds for a record, or a game that has ended.
    pub(crate) fn after_the_game(minds: &Minds, size: Size) -> AnalysisView {
        AnalysisView::of(minds, size, Both::default(), true)
    }

    /// What holds for the key of this role.
    pub(crate) fn in_game(minds: &Minds, snapshot: &Snapshot, role: Role) -> AnalysisView {
        let table = &snapshot.table;
        let wanted = Both::each(|color| snapshot.wishes[color.index()]);
        let open = match table.deal().opponent {
            _ if table.game().outcome().is_some() => true,
            _ if role == Role::Watch => false,
            // Nobody else could mind.
            Opponent::Computer { .. } | Opponent::SameScreen => true,
            Opponent::Link => snapshot.wishes == [true; 2],
        };
        AnalysisView::of(minds, table.game().setup().size, wanted, open)
    }

    fn of(minds: &Minds, size: Size, wanted: Both<bool>, open: bool) -> AnalysisView {
        match minds.analyst() {
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

/// Whether the holder of a key has a say in whether a running game is analysed.
pub(crate) fn may_wish(minds: &Minds, snapshot: &Snapshot, role: Role) -> bool {
    let table = &snapshot.table;
    let size = table.game().setup().size;
    table.deal().opponent == Opponent::Link
        && table.game().outcome().is_none()
        && Color::BOTH.iter().any(|color| role.plays(*color))
        && minds.analyst().is_some_and(|analyst| analyst.knows(size))
}

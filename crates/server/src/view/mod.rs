//! Everything that a page shows of a game, by the role of its key.

mod actions;
mod analysis;
mod both;
mod change;
mod clock;
mod line_move;
mod phase;
mod player;
mod points;
mod position;
mod remarks;
mod rematch;
mod rules;
mod step;

pub(crate) use actions::may_talk;
pub use analysis::AnalysisView;
pub(crate) use analysis::may_ask_for_analysis;
pub use both::Both;
pub use change::Change;
pub(crate) use change::Trace;
pub use clock::ClockView;
pub use line_move::LineMove;
pub(crate) use phase::owner;
pub use phase::{CountView, PhaseView};
pub use player::{Links, PlayerView};
pub(crate) use player::{own_page_of, page_of, player};
pub(crate) use points::{names, stones};
pub use remarks::{Marks, Note, Remarks};
pub use rematch::RematchView;
pub use rules::RulesView;
pub use step::{Added, LastMove, StepView};

use crate::engines::Engines;
use crate::error_body::ErrorBody;
use crate::key::Role;
use crate::match_setup::Nigiri;
use crate::phrase::Said;
use crate::snapshot::Snapshot;
use serde::Serialize;
use std::collections::BTreeMap;
use step::{last_move, steps};
use tengen_record::placed;
use tengen_rules::{Color, Game, Handicap, Offer, Phase, Score};

/// An offer that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OfferView {
    kind: &'static str,
    by: Color,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<u32>,
}

/// The earlier move whose position has recurred.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Repetition {
    r#move: usize,
}

/// Everything that a page shows. `PROTOCOL.md` describes the fields.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "PROTOCOL.md describes every field once, for both sides")]
pub struct View {
    pub key: String,
    pub kind: &'static str,
    pub rev: u64,
    pub role: Role,
    pub width: usize,
    pub height: usize,
    pub rules: RulesView,
    pub komi: Score,
    pub compensation: Score,
    pub handicap: Handicap,
    pub players: Both<PlayerView>,
    pub rated: bool,
    pub nigiri: Option<Nigiri>,
    pub links: Links,
    pub stars: Vec<String>,
    pub setup: Both<Vec<String>>,
    pub start: Remarks,
    pub steps: Vec<StepView>,
    pub board: Vec<String>,
    pub last_move: Option<LastMove>,
    pub ko: Option<String>,
    pub captures: Both<u32>,
    pub pass_stones: Option<Both<u32>>,
    pub to_move: Option<Color>,
    pub illegal: BTreeMap<String, ErrorBody>,
    pub phase: PhaseView,
    pub offer: Option<OfferView>,
    pub repetition: Option<Repetition>,
    pub said: Vec<Said>,
    pub rematch: Option<RematchView>,
    pub can: Vec<&'static str>,
    pub clock: Option<ClockView>,
    pub thinking: bool,
    pub analysis: AnalysisView,
    pub notes: Vec<Note>,
}

impl View {
    /// The game as the holder of this role's key sees it at the time `now`.
    pub fn of(snapshot: &Snapshot, role: Role, now: u64, engines: &Engines) -> View {
        let table = &snapshot.table;
        let (agreed, game) = (table.match_setup(), table.game());
        let setup = game.setup();
        let size = setup.size;
        let pass_stones = setup.rules.scoring.pass_stones;
        View {
            key: snapshot.key(role).map_or(String::new(), |key| key.as_str().to_owned()),
            kind: "game",
            rev: snapshot.rev,
            role,
            width: size.width(),
            height: size.height(),
            rules: RulesView::of(&setup.rules),
            komi: setup.komi,
            compensation: setup.compensation(),
            handicap: setup.handicap,
            rated: agreed.is_rated,
            players: Both::each(|color| {
                let player = player(table, color).called(&snapshot.directory);
                let guided = player.kind == "computer" && engines.guides(size);
                PlayerView { present: Some(snapshot.is_present(color)), guided, ..player }
            }),
            nigiri: agreed.nigiri,
            links: Links::of(&snapshot.keys, agreed, role),
            stars: names(size, size.stars()),
            setup: stones(game.start()),
            start: Remarks::default(),
            steps: steps(size, game.moves()),
            board: game.board().rows(),
            last_move: last_move(game),
            ko: game.ko_ban().map(|p| size.name(p)),
            captures: Both::each(|color| game.captures(color)),
            pass_stones: pass_stones.then(|| Both::each(|color| game.ledger().pass_stones(color))),
            to_move: game.to_move(),
            illegal: illegal(game, role),
            phase: PhaseView::of(snapshot, role),
            offer: offer(game),
            repetition: game.recurrence().map(|after| Repetition { r#move: after + placed(game) }),
            said: if may_talk(table, role) { snapshot.said.clone() } else { Vec::new() },
            rematch: RematchView::of(snapshot, role),
            can: actions::actions(snapshot, role, engines),
            clock: ClockView::of(table, now),
            thinking: table.computer_to_move().is_some(),
            analysis: AnalysisView::in_game(engines, snapshot, role),
            notes: Vec::new(),
        }
    }
}

/// The empty points where the side to move may not play, each with the reason. Empty unless the
/// key plays that side.
fn illegal(game: &Game, role: Role) -> BTreeMap<String, ErrorBody> {
    let mut refused = BTreeMap::new();
    let Some(to_move) = game.to_move().filter(|color| role.plays(*color)) else { return refused };
    if *game.phase() != Phase::Play {
        return refused;
    }
    for point in game.board().empty_points() {
        if let Err(why) = game.line().check(to_move, point) {
            refused.insert(game.setup().size.name(point), ErrorBody::illegal(game, why));
        }
    }
    refused
}

fn offer(game: &Game) -> Option<OfferView> {
    let (by, offer) = game.offer()?;
    let (kind, moves) = match offer {
        Offer::Undo { moves } => ("undo", Some(moves)),
        Offer::Cycle => ("no-result", None),
        Offer::AllAlive => ("no-agreement", None),
    };
    Some(OfferView { kind, by, moves })
}

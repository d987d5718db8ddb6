//! What a page is told of a game: everything it shows, by the role of its key.

mod analysis;
mod can;
mod clock;
mod facts;
mod phase;

pub use analysis::AnalysisView;
pub(crate) use analysis::may_wish;
pub use clock::ClockView;
pub use facts::RulesView;
pub(crate) use phase::record_result;
pub use phase::{CountView, PhaseView};

use crate::deal::Nigiri;
use crate::key::{Key, Role};
use crate::live::Snapshot;
use crate::minds::Minds;
use crate::problem::Problem;
use crate::state::Match;
use serde::Serialize;
use std::collections::BTreeMap;
use tengen_record::placed;
use tengen_rules::{Board, Color, Game, Handicap, Offer, Phase, Point, Score, Size};

/// A value for each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Both<T> {
    /// Black's.
    pub black: T,
    /// White's.
    pub white: T,
}

impl<T> Both<T> {
    /// The value that `of` gives each player.
    pub fn each(mut of: impl FnMut(Color) -> T) -> Both<T> {
        Both { black: of(Color::Black), white: of(Color::White) }
    }
}

/// A player as the page shows one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// The name, if one was given.
    pub name: Option<String>,
    /// `human` or `computer`.
    pub kind: &'static str,
    /// The computer's strength.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<String>,
    /// Whether a network guides the computer; left out if none does.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub guided: bool,
    /// Whether a page of theirs is open; left out where nobody asks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub present: Option<bool>,
}

/// The addresses a key may hand on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Links {
    /// To play Black.
    pub black: Option<String>,
    /// To play White.
    pub white: Option<String>,
    /// To watch.
    pub watch: Option<String>,
}

/// Something that happened on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Step {
    /// A play, a pass, or a handicap stone placed.
    Move {
        /// Whose.
        c: Color,
        /// Where; `None` for a pass.
        p: Option<String>,
        /// The points it emptied.
        x: Vec<String>,
        /// Its number.
        n: usize,
        /// What a record says about it.
        #[serde(skip_serializing_if = "Option::is_none")]
        comment: Option<String>,
    },
    /// Stones set up in the middle of a record.
    Setup {
        /// Which.
        add: Added,
        /// What a record says about it.
        #[serde(skip_serializing_if = "Option::is_none")]
        comment: Option<String>,
    },
}

/// Points set up or emptied.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Added {
    /// With black stones.
    pub black: Vec<String>,
    /// With white stones.
    pub white: Vec<String>,
    /// Emptied.
    pub empty: Vec<String>,
}

/// The last move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LastMove {
    /// Whose.
    pub c: Color,
    /// Where; `None` for a pass.
    pub p: Option<String>,
    /// Its number.
    pub n: usize,
}

/// An offer that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OfferView {
    kind: &'static str,
    by: Color,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<u32>,
}

/// The earlier move whose position is back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Repetition {
    r#move: usize,
}

/// Everything a page shows. The fields are described in `PROTOCOL.md`.
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
    pub nigiri: Option<Nigiri>,
    pub links: Links,
    pub stars: Vec<String>,
    pub setup: Both<Vec<String>>,
    pub steps: Vec<Step>,
    pub board: Vec<String>,
    pub last_move: Option<LastMove>,
    pub ko: Option<String>,
    pub captures: Both<u32>,
    pub pass_stones: Option<Both<u32>>,
    pub to_move: Option<Color>,
    pub illegal: BTreeMap<String, Problem>,
    pub phase: PhaseView,
    pub offer: Option<OfferView>,
    pub repetition: Option<Repetition>,
    pub can: Vec<&'static str>,
    pub clock: Option<ClockView>,
    pub thinking: bool,
    pub analysis: AnalysisView,
    pub notes: Vec<Problem>,
}

impl View {
    /// The game as the holder of this role's key sees it at the time `now`.
    pub fn of(snapshot: &Snapshot, role: Role, now: u64, minds: &Minds) -> View {
        let table = &snapshot.table;
        let (deal, game) = (table.deal(), table.game());
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
            players: Both::each(|color| {
                let player = player(table, color);
                let guided = player.kind == "computer" && minds.guides(size);
                PlayerView { present: Some(snapshot.is_present(color)), guided, ..player }
            }),
            nigiri: deal.nigiri,
            links: Links::of(&snapshot.keys, deal.creator, role),
            stars: names(size, size.stars()),
            setup: stones(game.start()),
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
            can: can::can(snapshot, role, minds),
            clock: ClockView::of(table, now),
            thinking: table.computer_to_move().is_some(),
            analysis: AnalysisView::in_game(minds, snapshot, role),
            notes: Vec::new(),
        }
    }
}

/// A player of a game played here.
pub(crate) fn player(table: &Match, color: Color) -> PlayerView {
    let deal = table.deal();
    let rank = deal.computer().filter(|(side, _)| *side == color).map(|(_, rank)| rank);
    PlayerView {
        name: deal.names[color.index()].clone(),
        kind: if rank.is_some() { "computer" } else { "human" },
        rank: rank.map(|rank| rank.to_string()),
        guided: false,
        present: None,
    }
}

/// The names of points, in the order given.
pub(crate) fn names(size: Size, points: impl IntoIterator<Item = Point>) -> Vec<String> {
    points.into_iter().map(|p| size.name(p)).collect()
}

/// The stones of a position.
pub(crate) fn stones(board: &Board) -> Both<Vec<String>> {
    let size = board.size();
    Both::each(|color| names(size, size.points().filter(|p| board.get(*p) == Some(color))))
}

/// The address of the page of this key.
pub(crate) fn page_of(key: &Key) -> String {
    format!("/g/{}", key.as_str())
}

impl Links {
    /// What the holder of this role's key may hand on: the key itself and the one to watch; the
    /// creator of the game also the opponent's.
    pub fn of(keys: &[(Key, Role)], creator: Role, role: Role) -> Links {
        let link = |of: Role| {
            let handed_on = of == Role::Watch || of == role || role == creator;
            let key = keys.iter().find(|(_, known)| *known == of && handed_on);
            key.map(|(key, _)| page_of(key))
        };
        Links { black: link(Role::Black), white: link(Role::White), watch: link(Role::Watch) }
    }
}

/// Moves as the page follows them.
fn steps(size: Size, moves: &[tengen_rules::Move]) -> Vec<Step> {
    let step = |(i, played): (usize, &tengen_rules::Move)| Step::Move {
        c: played.color,
        p: played.point.map(|p| size.name(p)),
        x: names(size, played.removed.iter().copied()),
        n: i + 1,
        comment: None,
    };
    moves.iter().enumerate().map(step).collect()
}

fn last_move(game: &Game) -> Option<LastMove> {
    let last = game.moves().last()?;
    let p = last.point.map(|p| game.setup().size.name(p));
    Some(LastMove { c: last.color, p, n: game.moves().len() })
}

/// The empty points where the side to move may not play, for a key that moves for it.
fn illegal(game: &Game, role: Role) -> BTreeMap<String, Problem> {
    let mut refused = BTreeMap::new();
    let Some(to_move) = game.to_move().filter(|color| role.plays(*color)) else { return refused };
    if *game.phase() != Phase::Play {
        return refused;
    }
    for point in game.board().empty_points() {
        if let Err(why) = game.line().check(to_move, point) {
            refused.insert(game.setup().size.name(point), Problem::illegal(game, why));
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

//! A tournament while it is run: a log of [events][Event], and what follows from them.

mod draft;
mod event;
mod of;
mod players;
mod refusal;
mod results;
mod rounds;

pub use draft::Draft;
pub use event::{Author, Entry, Event, Seats};
pub use of::events_of;
pub use refusal::Refusal;
pub use results::Standing;

use crate::{MOST_ROUNDS, Plan, PlayerId, Round, Settings, Tournament};
use results::Reports;
use std::collections::BTreeMap;

/// The most players of a tournament that is run.
pub const MOST_PLAYERS: usize = 4096;
/// The most bytes of a text in an event, such as a name.
pub const LONGEST_TEXT: usize = 400;

/// A tournament while it is run. It follows from its events: the same events give the same one.
///
/// ```
/// use tengen_tournament::running::{Event, Running};
/// use tengen_tournament::{Plan, Settings, Wishes, opengotha};
///
/// let small = opengotha::read(include_str!("../../tests/data/small.xml"))?;
/// let settings = Box::new(Settings::swiss("Club evening", 3));
/// let mut running = Running::new(Event::Set { settings, plan: Plan::Weighed })?;
/// for player in small.players {
///     running.apply(Event::Entered { player: Box::new(player), is_another: false })?;
/// }
/// let draft = running.draft(&Wishes::default())?;
/// assert_eq!((draft.tables.len(), draft.byes.len()), (2, 1));
/// running.apply(draft.publish())?;
/// assert_eq!(running.tournament().rounds_paired(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Running {
    tournament: Tournament,
    plan: Plan,
    /// The players of a plan that lays the rounds down, the strongest first, from its first round
    /// on.
    seeds: Vec<PlayerId>,
    /// Groups of players who should not meet.
    apart: Vec<Vec<PlayerId>>,
    /// What players said of games that have no result yet.
    reports: BTreeMap<(Round, u32), Reports>,
    is_closed: bool,
}

impl Running {
    /// Begins with the first event, which sets how it is played.
    ///
    /// # Errors
    /// If that cannot be, or the event is another one.
    pub fn new(first: Event) -> Result<Running, Refusal> {
        let Event::Set { settings, plan } = first else {
            return Err(Refusal::Settings("the first event sets how the tournament is played"));
        };
        let tournament = Tournament {
            players: Vec::new(),
            games: Vec::new(),
            byes: Vec::new(),
            settings: (*settings).clone(),
            club_groups: Vec::new(),
            kept: Vec::new(),
        };
        let mut running = Running {
            tournament,
            plan,
            seeds: Vec::new(),
            apart: Vec::new(),
            reports: BTreeMap::new(),
            is_closed: false,
        };
        running.set(*settings, plan)?;
        Ok(running)
    }

    /// The tournament of these events.
    ///
    /// # Errors
    /// If there is none, or one does not fit.
    pub fn replay(events: impl IntoIterator<Item = Event>) -> Result<Running, Refusal> {
        let mut events = events.into_iter();
        let first = events.next().ok_or(Refusal::Settings("there are no events"))?;
        let mut running = Running::new(first)?;
        events.try_for_each(|event| running.apply(event))?;
        Ok(running)
    }

    /// Takes an event, or leaves all as it is.
    ///
    /// # Errors
    /// If the event does not fit.
    pub fn apply(&mut self, event: Event) -> Result<(), Refusal> {
        match (self.is_closed, &event) {
            (true, Event::Reopened) => {
                self.is_closed = false;
                return Ok(());
            }
            (true, _) => return Err(Refusal::Closed),
            (false, Event::Reopened) => return Err(Refusal::NotClosed),
            (false, _) => {}
        }
        match event {
            Event::Set { settings, plan } => self.set(*settings, plan),
            Event::Entered { player, is_another } => self.enter(*player, is_another),
            Event::Changed { player, to, is_another } => self.change(player, *to, is_another),
            Event::Registered { player, is_final } => self.register(player, is_final),
            Event::TakesPart { player, round, takes_part } => {
                self.take_part(player, round, takes_part)
            }
            Event::Withdrawn { player, from } => self.withdraw(player, from),
            Event::Parted { groups } => self.part(groups),
            Event::Published { round, tables, byes, regardless } => {
                self.publish(round, &tables, &byes, regardless)
            }
            Event::Unpublished { round, regardless } => self.unpublish(round, regardless),
            Event::Reported { round, table, by, outcome } => self.report(round, table, by, outcome),
            Event::Decided { round, table, outcome, is_by_default, why } => {
                self.decide(round, table, outcome, is_by_default, &why)
            }
            Event::Closed => {
                self.is_closed = true;
                Ok(())
            }
            Event::Reopened => Err(Refusal::NotClosed),
        }
    }

    /// The tournament as it stands.
    pub fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// The system.
    pub fn plan(&self) -> Plan {
        self.plan
    }

    /// Groups of players who should not meet.
    pub fn apart(&self) -> &[Vec<PlayerId>] {
        &self.apart
    }

    /// Whether it is over.
    pub fn is_closed(&self) -> bool {
        self.is_closed
    }

    fn set(&mut self, settings: Settings, plan: Plan) -> Result<(), Refusal> {
        let published = self.tournament.rounds_paired();
        let general = &settings.general;
        let texts = [&general.name, &general.short_name, &general.place, &general.director];
        texts.into_iter().try_for_each(|text| short(text))?;
        if plan != self.plan && published > 0 {
            return Err(Refusal::PlanStays);
        }
        if general.rounds < published {
            return Err(Refusal::TooFewRounds(published));
        }
        let wrong = match plan {
            _ if !(1..=MOST_ROUNDS).contains(&general.rounds) => {
                Some("a tournament has 1 to 20 rounds")
            }
            _ if general.floor > general.bar => Some("the floor is above the bar"),
            _ if settings.criteria.is_empty() => {
                Some("players are ranked by at least one criterion")
            }
            Plan::RoundRobin { times: 0 } => Some("two meet at least once"),
            Plan::Groups { groups, go_on, .. } if groups < 2 || go_on == 0 => {
                Some("there are at least two groups, of each of which somebody goes on")
            }
            _ => None,
        };
        if let Some(wrong) = wrong {
            return Err(Refusal::Settings(wrong));
        }
        (self.tournament.settings, self.plan) = (settings, plan);
        Ok(())
    }
}

/// Whether a text of an event is short enough.
fn short(text: &str) -> Result<(), Refusal> {
    if text.len() > LONGEST_TEXT { Err(Refusal::TooLong) } else { Ok(()) }
}

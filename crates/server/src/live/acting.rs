//! What the holders of keys do in a live game, and its end by the server's keeper.

use super::actor::Actor;
use super::commit::{NOT_STORED, Uncommitted};
use crate::act::{Act, plan};
use crate::api_error::ApiError;
use crate::error_body::ErrorBody;
use crate::key::Role;
use crate::nodes::Wishes;
use crate::snapshot::CloserLook;
use crate::view::may_ask_for_analysis;
use tengen_rules::{Color, Event, Outcome};

/// How often an act is decided, if other servers are faster.
const ATTEMPTS: usize = 8;

impl Actor {
    /// Remembers whether a player wants the running game analysed.
    fn want_analysis(&mut self, role: Role, on: bool) -> Result<(), ApiError> {
        if !may_ask_for_analysis(&self.services.engines, &self.snapshot(), role) {
            return Err(ApiError::not_allowed("this is not a player's to ask for here"));
        }
        let at = self.services.time.now();
        for color in Color::BOTH.into_iter().filter(|color| role.plays(*color)) {
            self.wishes[color] = Wishes { analysis: on, at, ..self.wishes[color] };
        }
        Ok(())
    }

    /// Does what the holder of a key asks for. If another server was faster, it is decided again.
    pub(super) async fn act(&mut self, role: Role, act: &Act) -> Result<(), ApiError> {
        for _ in 0..ATTEMPTS {
            match self.act_once(role, act).await {
                Ok(()) => return Ok(()),
                Err(Uncommitted::Refused(why)) => {
                    if self.out_of_date || !self.was_behind().await {
                        return Err(why);
                    }
                }
                Err(Uncommitted::Outrun) if self.out_of_date => break,
                Err(Uncommitted::Outrun) => {}
            }
        }
        Err(ApiError::busy(NOT_STORED))
    }

    /// Ends the game without a result, as the server's keeper wants it. The answer says whether it
    /// had not ended.
    pub(super) async fn close(&mut self) -> Result<bool, ApiError> {
        for _ in 0..ATTEMPTS {
            if self.table.game().outcome().is_some() {
                return Ok(false);
            }
            match self.commit(&[Event::Decide { outcome: Outcome::NoResult }.into()]).await {
                Ok(()) => return Ok(true),
                Err(Uncommitted::Refused(why)) => return Err(why),
                Err(Uncommitted::Outrun) if self.out_of_date => break,
                Err(Uncommitted::Outrun) => {}
            }
        }
        Err(ApiError::busy(NOT_STORED))
    }

    async fn act_once(&mut self, role: Role, act: &Act) -> Result<(), Uncommitted> {
        self.note_outage().await?;
        if self.end_on_time(self.services.time.now()).await {
            return Err(ErrorBody::new("time-up", "the time is up").unprocessable().into());
        }
        match act {
            Act::Analysis { on } => return Ok(self.want_analysis(role, *on)?),
            Act::Say { phrase } => {
                let now = self.services.time.now();
                return Ok(self.talk.say(&self.table, role, *phrase, now)?);
            }
            Act::Rematch { on } => return self.want_rematch(role, *on).await,
            _ => {}
        }
        // What a player agrees to is what the judge has found.
        if matches!(act, Act::Accept { .. }) && self.closer_look() == CloserLook::Awaited {
            return Err(ApiError::judging().into());
        }
        let planned = plan(&self.table, role, act)?;
        let mut entries = self.arrival(role);
        entries.extend(planned);
        self.commit(&entries).await
    }
}

//! Word from one page to all, which is not kept.

use super::people::PersonId;
use super::room::Room;
use super::{Holder, Rooms, failed, refusal};
use crate::api_error::ApiError;
use crate::name::checked_name;
use crate::nodes::Word;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::sync::Arc;
use tengen_study::{Name, Refusal, Role, Step};

/// The longest line that is offered, in moves.
const MOST_OFFERED: usize = 200;

/// `Tell` in `PROTOCOL.md`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Tell {
    /// The person looks at that node.
    At { node: Name },
    /// The person points at the board, or no longer.
    Point { point: Option<String> },
    /// Who leads.
    Lead { who: Option<Name> },
    /// The person asks for the lead, or for the right to write.
    Ask {},
    /// The person's own word for themselves.
    Call {
        #[serde(rename = "as")]
        called: String,
    },
    /// A line that the person has tried alone.
    Offer { parent: Name, moves: Vec<Made> },
}

/// A move as pages have it: the player, and the point, which is empty for a pass.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Made(Player, String);

/// The player of a move, as SGF names them.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
enum Player {
    B,
    W,
}

impl From<Made> for Step {
    fn from(Made(player, point): Made) -> Step {
        match player {
            Player::B => Step::B(point),
            Player::W => Step::W(point),
        }
    }
}

impl Rooms {
    /// Tells all pages what the holder of a key says.
    ///
    /// # Errors
    /// If they may not say it, or say too much.
    pub(crate) async fn tell(
        &self,
        room: &Arc<Room>,
        holder: &Holder,
        tell: Tell,
    ) -> Result<(), ApiError> {
        let by = self.person(room, holder).await?;
        let by = by.ok_or_else(|| ApiError::not_allowed("this browser keeps no cookie"))?;
        let may = room.may(Some(by), holder.role);
        let now = self.services.time.now();
        if !self.words.allows(holder.caller, now) || !room.people().may_speak(by, now) {
            return Err(ApiError::busy("too much is said at once"));
        }
        let is_heard = may >= Role::Write || room.people().leader() == Some(by);
        let word = json!({ "by": by.name() });
        match &tell {
            Tell::At { node } => {
                room.people().look(by, node.clone());
                if !is_heard {
                    return Ok(());
                }
            }
            Tell::Point { point } => {
                let is_point =
                    |p: &String| p.len() == 2 && p.bytes().all(|b| b.is_ascii_alphabetic());
                if !point.as_ref().is_none_or(is_point) {
                    return Err(ApiError::bad_request("point", "a point has two letters"));
                }
                if !is_heard {
                    return Err(refusal(Refusal::NotAllowed));
                }
            }
            Tell::Lead { who } => {
                room.lead(by, may, who.as_ref(), now)?;
                room.tell_people();
                return Ok(());
            }
            Tell::Ask {} => {}
            Tell::Call { called } => {
                let called = checked_name("as", Some(called.clone()))?.unwrap_or_default();
                room.people().call(by, called);
                let person = room.people().stored(by).ok_or_else(ApiError::internal)?;
                self.services.store.keep_person(room.id(), person).await.map_err(failed)?;
                self.services.nodes.tell(|| Word::Called { study: room.id() });
                room.tell_people();
                return Ok(());
            }
            Tell::Offer { parent, moves } => {
                if moves.len() > MOST_OFFERED {
                    let reason = format!("a line has at most {MOST_OFFERED} moves");
                    return Err(ApiError::bad_request("moves", reason));
                }
                let steps = moves.iter().cloned().map(Step::from).collect();
                room.tried(parent.clone(), steps).await?;
            }
        }
        let mut said = json!(tell);
        said["by"] = word["by"].clone();
        let data = said.to_string();
        self.services.nodes.tell(|| Word::Told { study: room.id(), data: data.clone() });
        room.feed().word("told", data);
        Ok(())
    }
}

impl Room {
    /// Gives the lead to a person, or takes it from all.
    fn lead(&self, by: PersonId, may: Role, who: Option<&Name>, now: u64) -> Result<(), ApiError> {
        let mut people = self.people();
        let wanted = match who {
            None => None,
            Some(who) => {
                let known = people.find(who).filter(|id| people.is_present(*id));
                Some(known.ok_or_else(|| ApiError::bad_request("who", "this person is not here"))?)
            }
        };
        let leads = people.leader() == Some(by);
        let takes = people.leader().is_none() && may >= Role::Write && wanted == Some(by);
        if !(leads || takes || may == Role::Own) {
            return Err(refusal(Refusal::NotAllowed));
        }
        people.lead(wanted, now);
        Ok(())
    }
}

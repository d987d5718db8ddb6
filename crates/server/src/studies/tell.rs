//! Word from one page to all, which is not stored.

use super::people::PersonId;
use super::room::Room;
use super::tree::Tree;
use super::{Holder, Rooms, failed, refusal};
use crate::api_error::ApiError;
use crate::error_body::ErrorBody;
use crate::name::checked_name;
use crate::nodes::{OfferWord, Word};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::Arc;
use tengen_study::{Name, Refusal, Role, Step};

/// The longest line that is offered, in moves.
const MOST_OFFERED: usize = 200;

/// `Tell` in `PROTOCOL.md`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Tell {
    /// The person looks at that node, in a page of this name.
    At {
        node: Name,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        page: Option<Name>,
    },
    /// The person points at the board, or no longer.
    Point { point: Option<String> },
    /// Who leads, and in which page if it is one's own.
    Lead {
        who: Option<Name>,
        #[serde(default)]
        page: Option<Name>,
    },
    /// The person asks for the lead, or for the right to write.
    Ask {},
    /// The request of that person is not granted now.
    Decline { who: Name },
    /// The person's own word for themselves.
    Call {
        #[serde(rename = "as")]
        called: String,
    },
    /// A line that the person has tried alone.
    Offer { id: Name, parent: Name, moves: Vec<Made> },
    /// The person takes back a line that they offer.
    Withdraw { offer: Name },
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

impl From<Step> for Made {
    fn from(step: Step) -> Made {
        match step {
            Step::B(point) => Made(Player::B, point),
            Step::W(point) => Made(Player::W, point),
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
        let speak = || room.people().speak(by, now);
        self.words
            .take(holder.caller, now)
            .and_then(|()| speak())
            .map_err(|wait| ApiError::too_often("too much is said at once", wait))?;
        let is_heard = may >= Role::Write || room.people().leader() == Some(by);
        // Nobody can take it up in a study that is closed.
        if room.is_closed() && matches!(tell, Tell::Ask {} | Tell::Offer { .. }) {
            let text = "the keeper of this server closed this study";
            return Err(ErrorBody::new("study-closed", text).status(StatusCode::FORBIDDEN));
        }
        let word = json!({ "by": by.name() });
        match &tell {
            Tell::At { node, page } => {
                room.people().look(by, node.clone());
                if room.people().act_in(by, page.as_ref(), now) {
                    room.tell_people();
                }
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
            Tell::Lead { who, page } => {
                room.lead(by, may, (who.as_ref(), page.clone()), now)?;
                room.tell_people();
                return Ok(());
            }
            Tell::Ask {} => {
                room.people().ask(by, (holder.role, may), now);
                // Pages that know an answer to the request before learn that this is another one.
                room.tell_people();
            }
            Tell::Decline { .. } => {
                if may != Role::Own && room.people().leader() != Some(by) {
                    return Err(refusal(Refusal::NotAllowed));
                }
            }
            Tell::Withdraw { .. } => {}
            Tell::Call { called } => {
                let called = checked_name("as", Some(called.clone()))?.unwrap_or_default();
                room.people().call(by, called);
                let person = room.people().stored(by).ok_or_else(ApiError::internal)?;
                self.services.store.keep_person(room.id(), person).await.map_err(failed)?;
                self.services.nodes.tell(|| Word::Called { study: room.id() });
                room.tell_people();
                return Ok(());
            }
            Tell::Offer { id, parent, moves } => {
                if moves.is_empty() || moves.len() > MOST_OFFERED {
                    let reason = format!("a line has 1 to {MOST_OFFERED} moves");
                    return Err(ApiError::bad_request("moves", reason));
                }
                let moves: Vec<Step> = moves.iter().cloned().map(Step::from).collect();
                room.tried(parent.clone(), moves.clone()).await?;
                let (id, parent) = (id.clone(), parent.clone());
                room.offer(OfferWord { id, by: by.0, parent, moves, at: now }).await?;
                room.tell_people();
                return Ok(());
            }
        }
        let mut said = json!(tell);
        said["by"] = word["by"].clone();
        room.heed(&said, now);
        let data = said.to_string();
        self.services.nodes.tell(|| Word::Told { study: room.id(), data: data.clone() });
        room.feed().word("told", data);
        Ok(())
    }
}

impl Room {
    /// Takes in a word that changes what is known of people, whatever node it was said at.
    pub(super) fn heed(self: &Arc<Room>, said: &Value, now: u64) {
        let name = |field: &str| said[field].as_str()?.parse::<Name>().ok();
        match said["do"].as_str() {
            Some("at") => {
                let (Some(node), Some(by)) = (name("node"), name("by")) else { return };
                let mut people = self.people();
                let Some(by) = people.find(&by) else { return };
                people.look(by, node);
                // Each page hears of the place by this word.
                if !people.act_in(by, name("page").as_ref(), now) {
                    return;
                }
            }
            Some("decline") => {
                let Some(who) = name("who") else { return };
                self.people().decline(&who);
            }
            Some("withdraw") => {
                let (Some(offer), Some(by)) = (name("offer"), name("by")) else { return };
                let mut people = self.people();
                if let Some(by) = people.find(&by) {
                    people.offers.withdraw(&offer, by);
                }
            }
            _ => return,
        }
        self.tell_people();
    }

    /// Takes in a line that a person offers, unless the study has it already.
    async fn offer(&self, offer: OfferWord) -> Result<(), ApiError> {
        let (parent, moves) = (offer.parent.clone(), offer.moves.clone());
        let has_all = move |tree: &mut Tree| tree.study.has_line(&parent, &moves);
        // While the tree is held, nobody plays the moves.
        let (_tree, has_all) = self.take_tree(has_all).await?;
        if !has_all.map_err(refusal)? {
            self.people().offers.add(offer);
        }
        Ok(())
    }

    /// Gives the lead to a person, or takes it from all.
    fn lead(
        &self,
        by: PersonId,
        may: Role,
        (who, page): (Option<&Name>, Option<Name>),
        now: u64,
    ) -> Result<(), ApiError> {
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
        people.lead(wanted, page.filter(|_| wanted == Some(by)), now);
        Ok(())
    }
}

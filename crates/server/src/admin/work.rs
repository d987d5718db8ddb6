//! The work itself.

use super::{Facts, Reply, Request, Taken, Wanted, Why};
use crate::api_error::ApiError;
use crate::app::App;
use crate::key::{Key, Role};
use crate::public_url::url_here;
use crate::signing::{CodeKind, code_hash, new_code};
use crate::store::{Cause, Deleted, Ended, Item, ItemId, ItemKind, Linked, Recounted, StoreError};
use crate::summary::Summary;
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tengen_people::{Name, Role as PersonRole};
use tengen_study::Role as StudyRole;

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

impl From<StoreError> for Why {
    fn from(error: StoreError) -> Why {
        match error {
            StoreError::Unknown => Why::Unknown,
            error => {
                tracing::error!(%error, "a request of the server's keeper fails");
                match error.is_outage() {
                    true => Why::Store(error),
                    false => Why::Failed,
                }
            }
        }
    }
}

impl From<Recounted> for Reply {
    fn from(Recounted { entries, changed }: Recounted) -> Reply {
        Reply::Recounted { entries, changed }
    }
}

impl From<ApiError> for Why {
    fn from(error: ApiError) -> Why {
        tracing::error!(error = error.body.text, "a request of the server's keeper fails");
        Why::Failed
    }
}

impl App {
    /// Does what the server's keeper asks for.
    pub async fn administer(&self, request: Request) -> Reply {
        match self.done(request).await {
            Ok(reply) => reply,
            // A game or a study says only that it failed. The store itself says why.
            Err(Why::Failed) => {
                let why = self.beat().await.map_or_else(Why::from, |()| Why::Failed);
                Reply::Refused { why }
            }
            Err(why) => Reply::Refused { why },
        }
    }

    /// The whole address of a page of this server. Without a server nobody knows at which address
    /// it will be.
    fn reached(&self, path: &str) -> String {
        let public = self.public_url().map(ToString::to_string);
        let here = || self.listens_at().map(url_here);
        format!("{}{path}", public.or_else(here).unwrap_or_default())
    }

    /// Gives a person another role. They have it at once here, and at other servers within 30 s.
    async fn give_role(&self, name: &str, role: &str) -> Result<Reply, Why> {
        let store = &self.services.store;
        let role: PersonRole = role.parse().map_err(|_| Why::NoRoleOfPeople)?;
        let key = Name::of_somebody(name).ok().and_then(|name| name.keys().into_iter().next());
        let key = key.ok_or(Why::Nobody)?;
        let named = store.named(key.as_str(), self.services.time.now()).await?;
        let member = named.filter(|named| !named.is_past).ok_or(Why::Nobody)?.member;
        let visitor = store.set_role(member.id, role).await?;
        self.sessions.have_ended(member.id);
        tracing::warn!(member = member.id.0, %role, before = %member.role, "role given by the keeper");
        if let (PersonRole::Child, Some(lobby), Some(visitor)) = (role, &self.lobby, visitor) {
            // A child meets no strangers.
            let _ = lobby.leave(visitor).await;
        }
        let name = member.name.unwrap_or_default();
        let (role, before) = (role.name().to_owned(), member.role.name().to_owned());
        Ok(Reply::Given { name, role, before })
    }

    async fn done(&self, request: Request) -> Result<Reply, Why> {
        let store = &self.services.store;
        match request {
            Request::List(wanted) => {
                let (items, all) = self.list(wanted).await?;
                Ok(Reply::Items { items, all })
            }
            Request::Show { item } => {
                let id = self.find(&item).await?;
                let mut facts = facts(&store.item(id).await?);
                facts.sizes = Some(self.taken(id).await?);
                Ok(Reply::Item { item: facts })
            }
            Request::Close { item } => {
                let id = self.find(&item).await?;
                self.close_item(id).await?;
                tracing::warn!(item = %id, "closed by the server's keeper");
                Ok(Reply::Done { item: id.to_string() })
            }
            Request::Delete { item } => {
                let id = self.find(&item).await?;
                self.delete_item(id).await?;
                tracing::warn!(item = %id, "deleted by the server's keeper");
                Ok(Reply::Done { item: id.to_string() })
            }
            Request::Revoke { item, role } => {
                let id = self.find(&item).await?;
                let link = self.revoke(id, &role).await?;
                tracing::warn!(item = %id, role, "links replaced by the server's keeper");
                Ok(Reply::Link { item: id.to_string(), link: self.reached(&link) })
            }
            Request::Annul { item, annulled } => {
                // A result stays when its game is deleted.
                let id = match item.trim().parse() {
                    Ok(id) => id,
                    Err(_) => self.find(&item).await?,
                };
                let ItemId::Game(game) = id else { return Err(Why::NotRated) };
                let now = self.services.time.now();
                let recounted = store.annul(game, now, annulled).await;
                let recounted = recounted.map_err(|error| match error {
                    StoreError::Unknown => Why::NotRated,
                    error => error.into(),
                })?;
                tracing::warn!(item = %id, annulled, "result annulled or restored by the keeper");
                Ok(recounted.into())
            }
            Request::Recount => Ok(store.recount().await?.into()),
            Request::Role { name, role } => self.give_role(&name, &role).await,
            Request::Invite { role, days } => {
                let role: PersonRole = role.parse().map_err(|_| Why::NoRoleOfPeople)?;
                let code = new_code().map_err(|error| {
                    tracing::error!(%error, "the system gives no randomness");
                    Why::Failed
                })?;
                let hash = code_hash(store.secret(), CodeKind::Invitation, &code);
                let (hash, now) = (hash.ok_or(Why::Failed)?, self.services.time.now());
                let until = now.saturating_add(u64::from(days).saturating_mul(DAY));
                store.invite(hash, role, now, until).await?;
                tracing::warn!(%role, days, "somebody was invited by the server's keeper");
                // The part behind the sign is sent to no server, and stands in no log.
                let link = self.reached(&format!("/join#{code}"));
                Ok(Reply::Invited { code, link, until })
            }
            Request::Usage => {
                self.measure().await;
                let (bytes, free) = (store.bytes().await?, store.free().await?);
                let most = self.services.limits.space.most_bytes();
                // A disk of a database elsewhere tells of itself only when something is written.
                let fails = self.beat().await.err();
                Ok(Reply::Usage { bytes, most, free, full: self.keeping.is_full(), fails })
            }
        }
    }

    /// The thing of a number, or of a link.
    async fn find(&self, item: &str) -> Result<ItemId, Why> {
        let store = &self.services.store;
        if let Ok(id) = item.trim().parse() {
            return self.present(id).await;
        }
        let path = item.trim().split(['?', '#']).next().unwrap_or_default();
        let last = path.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
        // The addresses of one's own, which stand in the keeper's browser as in any other.
        if let Some(id) = crate::http::item_at(last) {
            return self.present(id).await;
        }
        let key = Key::parse(last).ok_or(Why::Unknown)?;
        if let Some(opened) = store.open(&key).await? {
            return Ok(ItemId::Game(opened.game));
        }
        if let Some(opened) = store.open_study(&key).await? {
            return Ok(ItemId::Study(opened.study));
        }
        for linked in [Linked::Game, Linked::Study] {
            if let Some(Ended::Deleted(deleted)) = store.ended(&key, linked).await? {
                return Err(Why::Deleted(deleted));
            }
        }
        Err(Why::Unknown)
    }

    /// A thing that is there.
    async fn present(&self, id: ItemId) -> Result<ItemId, Why> {
        let store = &self.services.store;
        match store.item(id).await {
            Err(StoreError::Unknown) => {
                Err(store.deleted(id).await?.map_or(Why::Unknown, Why::Deleted))
            }
            item => Ok(item?.id),
        }
    }

    /// The things that are wanted, and how many there are in all.
    async fn list(&self, wanted: Wanted) -> Result<(Vec<Facts>, usize), Why> {
        let limit = wanted.limit;
        let latest = wanted.older.map(|days| {
            self.services.time.now().saturating_sub(u64::from(days).saturating_mul(DAY))
        });
        let named = wanted.named.as_ref().map(|name| name.to_lowercase());
        let counts = Arc::new([AtomicUsize::new(0), AtomicUsize::new(0)]);
        let is_wanted = move |item: &Item| {
            let facts = facts(item);
            let names = facts.players.iter().flatten().flatten().chain(&facts.title);
            let mut names = names.map(|name| name.to_lowercase());
            wanted.kind.is_none_or(|kind| kind == item.kind)
                && latest.is_none_or(|latest| item.changed <= latest)
                && wanted.over.is_none_or(|over| over == facts.over && item.kind != ItemKind::Study)
                && named.as_ref().is_none_or(|named| names.any(|name| name.contains(named)))
        };
        let counted = Arc::clone(&counts);
        // Those behind the limit are counted, too. Games and studies come one after the other.
        let takes = move |item: &Item| {
            let count = &counted[usize::from(item.kind == ItemKind::Study)];
            is_wanted(item) && count.fetch_add(1, Ordering::Relaxed) < limit
        };
        let mut items = self.services.store.items(Box::new(takes), usize::MAX).await?;
        items.sort_by_key(|item| std::cmp::Reverse(item.changed));
        items.truncate(limit);
        let all = counts.iter().map(|count| count.load(Ordering::Relaxed)).sum();
        Ok((items.iter().map(facts).collect(), all))
    }

    async fn taken(&self, id: ItemId) -> Result<Taken, Why> {
        let store = &self.services.store;
        let sizes = store.sizes(id).await?;
        let name = |role: Value| role.as_str().unwrap_or_default().to_owned();
        let roles = match id {
            ItemId::Game(game) => {
                let keys = store.game(game).await?.keys.into_iter();
                keys.map(|(_, role)| role.name().to_owned()).collect()
            }
            ItemId::Study(study) => {
                let keys = store.study_head(study).await?.keys.into_iter();
                keys.map(|(_, role)| name(serde_json::json!(role))).collect()
            }
        };
        Ok(Taken { entries: sizes.entries, bytes: sizes.bytes, lists: sizes.lists, roles })
    }

    async fn close_item(&self, id: ItemId) -> Result<(), Why> {
        let item = self.services.store.item(id).await?;
        match (id, item.kind) {
            (ItemId::Game(game), ItemKind::Game) => {
                if self.hub.close(game).await? {
                    Ok(())
                } else {
                    Err(Why::Over)
                }
            }
            (ItemId::Game(_), _) => Err(Why::Over),
            (ItemId::Study(_), _) if item.is_closed => Err(Why::Closed),
            (ItemId::Study(study), _) => {
                let room = self.rooms.room(study).await?;
                Ok(self.rooms.close(room).await?)
            }
        }
    }

    /// Deletes a thing, even one that cannot be read.
    pub(crate) async fn delete_item(&self, id: ItemId) -> Result<(), Why> {
        let told = Some(Deleted { at: self.services.time.now(), why: Cause::Keeper });
        match id {
            ItemId::Game(game) => {
                self.services.store.delete(id, told).await?;
                self.kept_records.forget(game);
                self.hub.deleted(game);
            }
            ItemId::Study(study) => match self.rooms.room(study).await {
                Ok(room) => self.rooms.delete(room, told).await?,
                Err(_) => self.services.store.delete(id, told).await?,
            },
        }
        Ok(())
    }

    async fn revoke(&self, id: ItemId, role: &str) -> Result<String, Why> {
        let unknown_is_role = |error| match error {
            StoreError::Unknown => Why::NoSuchRole,
            error => Why::from(error),
        };
        match id {
            ItemId::Game(game) => {
                let role = Role::from_name(role).ok_or(Why::NoSuchRole)?;
                let key = self.services.store.renew_role(game, role).await;
                let key = key.map_err(unknown_is_role)?;
                self.hub.links_changed(game);
                Ok(format!("/g/{}", key.as_str()))
            }
            ItemId::Study(study) => {
                let role: StudyRole =
                    serde_json::from_value(Value::from(role)).map_err(|_| Why::NoSuchRole)?;
                let room = self.rooms.room(study).await?;
                let key = self.rooms.renew(room, role, None, None).await?;
                Ok(format!("/s/{}", key.as_str()))
            }
        }
    }
}

/// What lists show of a thing.
fn facts(item: &Item) -> Facts {
    let mut facts = Facts {
        item: item.id.to_string(),
        kind: item.kind,
        created: item.created,
        changed: item.changed,
        title: None,
        players: None,
        size: None,
        moves: 0,
        over: item.kind == ItemKind::Record,
        closed: item.is_closed,
        result: None,
        sizes: None,
    };
    if item.kind == ItemKind::Study {
        let summary: Value = serde_json::from_str(&item.summary).unwrap_or_default();
        facts.title = Some(item.title.clone());
        facts.moves = summary["nodes"].as_u64().unwrap_or_default();
    } else if let Ok(summary) = serde_json::from_str::<Summary>(&item.summary) {
        let player = |color: &str| {
            let player = &summary.players[color];
            let name = player["name"].as_str().or(player["rank"].as_str());
            name.map(str::to_owned)
        };
        facts.players = Some(["black", "white"].map(player));
        facts.size = Some([summary.width, summary.height]);
        facts.moves = summary.moves as u64;
        facts.over |= summary.phase == "ended";
        facts.result = (!summary.result_text.is_empty()).then_some(summary.result_text);
    }
    facts
}

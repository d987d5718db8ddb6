//! What a page that follows a study is told.

use super::people::PersonId;
use super::room::{PageName, Room};
use super::{Holder, Look};
use crate::analysis::{Analyses, News, Subject, Subscription};
use crate::api_error::ApiError;
use crate::app::App;
use crate::feed::{Following, Told};
use crate::live::PageSlot;
use crate::places::Held;
use crate::turns::Asker;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tengen_study::{Name, Role};
use tokio::sync::watch;

/// The number of the next page that follows an analysis.
static NEXT_PAGE: AtomicU64 = AtomicU64::new(0);

/// What a page that follows a study is told.
pub(crate) struct Stream {
    app: App,
    room: Arc<Room>,
    person: Option<PersonId>,
    page: Option<Name>,
    following: Option<Following>,
    analysis: Option<Analysis>,
    _slots: (PageSlot, Held),
}

/// The analysis of the line that a page looks at.
struct Analysis {
    asker: Asker,
    name: PageName,
    looks: watch::Receiver<Option<Arc<Look>>>,
    subject: Subject,
    /// How often the page has chosen a line.
    version: u64,
    looked: Option<Arc<Look>>,
    feed: AnalysisFeed,
}

enum AnalysisFeed {
    Off,
    On(Subscription),
    Full { told: bool },
}

impl Stream {
    /// Follows a study behind a revision. `page` is the page's own name, with whether it wants the
    /// analysis.
    ///
    /// # Errors
    /// If too many pages follow studies, or the store fails.
    pub(crate) async fn begin(
        app: App,
        room: Arc<Room>,
        holder: &Holder,
        since: u64,
        (page, analysis): (Option<Name>, bool),
    ) -> Result<Stream, ApiError> {
        let slots = (
            room.page_slot(places_for(holder.role, app.services.limits.study_pages))?,
            app.hub.page(holder.caller)?,
        );
        let person = app.rooms.person(&room, holder).await?;
        if !app.services.nodes.is_alone() && room.is_behind(since) {
            // The page comes from another node, and has seen more there.
            room.catch_up(&*app.services.store).await;
        }
        let following = room.follow(since);
        let analysis = page.as_ref().filter(|_| analysis).map(|page| {
            let name = (person, page.to_string());
            Analysis::begin(&room, Asker::of(holder.caller), name)
        });
        if let Some(person) = person {
            room.people().come(person, holder.role, page.clone());
        }
        room.tell_people();
        Ok(Stream { app, room, person, page, following, analysis, _slots: slots })
    }

    /// What comes next; `None` at the end.
    pub(crate) async fn next(&mut self) -> Option<Told> {
        loop {
            let Some(following) = &mut self.following else { return None };
            if let Some(told) = self.analysis.as_mut().and_then(Analysis::news) {
                return Some(told);
            }
            let looked = async {
                match &mut self.analysis {
                    Some(analysis) => analysis.changed(&self.app.analyses).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                told = following.next() => {
                    let told = told.unwrap_or_else(|_| word("reload", "{}".to_owned()));
                    if matches!(told.event, "reload" | "gone") {
                        self.following = None;
                    }
                    return Some(told);
                }
                () = looked => {}
                () = self.app.services.closed() => return None,
            }
        }
    }

    /// A stream that tells the page at once that steps are missing.
    pub(crate) fn is_behind(&self) -> bool {
        self.following.is_none()
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        if let Some(person) = self.person
            && self.room.people().go(person, self.page.as_ref())
        {
            self.room.leave_later(person);
        }
        if let Some(analysis) = &self.analysis {
            // A page that came back has another stream under its name.
            let mut looks = self.room.looks();
            if looks.get(&analysis.name).is_some_and(|(subject, _)| *subject == analysis.subject) {
                looks.remove(&analysis.name);
            }
            drop(looks);
        }
        self.room.tell_people();
    }
}

pub(crate) fn word(event: &'static str, data: String) -> Told {
    Told { event, number: None, data: data.into() }
}

impl Analysis {
    fn begin(room: &Room, asker: Asker, name: PageName) -> Analysis {
        let (sender, looks) = watch::channel(None);
        let subject = Subject::Page(NEXT_PAGE.fetch_add(1, Ordering::Relaxed));
        room.looks().insert(name.clone(), (subject, sender));
        let feed = AnalysisFeed::Off;
        Analysis { asker, name, looks, subject, version: 0, looked: None, feed }
    }

    fn news(&mut self) -> Option<Told> {
        let news = match &mut self.feed {
            AnalysisFeed::Off | AnalysisFeed::Full { told: true } => return None,
            AnalysisFeed::On(subscription) => subscription.news()?,
            AnalysisFeed::Full { told } => {
                *told = true;
                News::full()
            }
        };
        let mut data = json!(news);
        let look = self.looked.as_ref()?;
        data["end"] = json!(look.end);
        data["moves"] = json!(look.moves);
        data["revision"] = json!(look.revision);
        Some(word("analysis", data.to_string()))
    }

    /// Returns when there may be news.
    async fn changed(&mut self, analyses: &Arc<Analyses>) {
        let found = async {
            match &mut self.feed {
                AnalysisFeed::On(subscription) => subscription.changed().await,
                AnalysisFeed::Off | AnalysisFeed::Full { .. } => std::future::pending().await,
            }
        };
        tokio::select! {
            () = found => {}
            looked = self.looks.changed() => match looked {
                Ok(()) => self.look(analyses),
                // Another stream of the same name has taken its place.
                Err(_) => std::future::pending().await,
            }
        }
    }

    fn look(&mut self, analyses: &Arc<Analyses>) {
        let Some(look) = self.looks.borrow_and_update().clone() else { return };
        self.version += 1;
        self.looked = Some(Arc::clone(&look));
        let positions = || look.positions.clone();
        match &mut self.feed {
            AnalysisFeed::On(subscription) => subscription.follow(self.version, positions),
            AnalysisFeed::Off | AnalysisFeed::Full { .. } => {
                let (asker, subject) = (self.asker, self.subject);
                let begun = analyses.subscribe(asker, subject, self.version, positions());
                self.feed = begun.map_or(AnalysisFeed::Full { told: false }, AnalysisFeed::On);
            }
        }
        analyses.focus(self.subject, look.at);
    }
}

impl Room {
    /// Lets the positions on the way to a node be evaluated for a page.
    ///
    /// # Errors
    /// If the way is shorter, or the page follows no analysis.
    pub(crate) fn look(&self, page: PageName, look: Look) -> Result<(), ApiError> {
        if look.at >= look.positions.count() {
            return Err(ApiError::bad_request("at", "the way has fewer nodes"));
        }
        let looks = self.looks();
        let sender = looks.get(&page).map(|(_, sender)| sender).ok_or_else(|| {
            let reason = "it follows no analysis: open /events with this page and analysis=true";
            ApiError::bad_request("page", reason)
        })?;
        sender.send_replace(Some(Arc::new(look)));
        Ok(())
    }
}

/// How many of the places for pages a holder of this role may fill. Some are left for those who
/// write, however many look on.
fn places_for(role: Role, all: usize) -> usize {
    match role {
        Role::Read => (all - all / 8).max(1),
        Role::Write | Role::Own => all,
    }
}

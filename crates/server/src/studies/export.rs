//! Studies and chapters as records.

use super::base::title_of_players;
use super::{Found, Room, evaluations, refusal};
use crate::api_error::ApiError;
use crate::queue::Place;
use crate::record::{named_by, named_by_chapter};
use std::collections::HashMap;
use std::sync::PoisonError;
use tengen_messages::Language;
use tengen_study::{Name, Property, Study};

/// A record to be saved.
pub(crate) struct Download {
    /// The name of its file, without the ending.
    pub(crate) name: String,
    pub(crate) sgf: String,
}

impl Room {
    /// The study, or the chapter of a node, as a file; with `known`, what is known of its positions
    /// is in it, which takes a place for the work. The first chapter says the study's title, if it
    /// says no name of its own. People without a name are called by their numbers in a language.
    ///
    /// # Errors
    /// If the node is not there, or the positions are too many.
    pub(crate) async fn download(
        &self,
        chapter: Option<Name>,
        language: Language,
        known: Option<(Found, Place)>,
    ) -> Result<Download, ApiError> {
        let (called, wanted) = (self.called(language), chapter.clone());
        let title = self.title.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let titled = move |study: &Study, mut more: HashMap<Name, Vec<Property>>| {
            let chapter = chapter.as_ref();
            // One chapter of several is not the study.
            let is_whole = |study: &Study| chapter.is_none() || study.roots().nth(1).is_none();
            if let Some(root) = nameless(study, &title).filter(|_| is_whole(study)) {
                let name = Property("GN".to_owned(), vec![title.clone()]);
                more.entry(root.clone()).or_default().push(name);
            }
            let sgf = study.to_sgf_of(chapter, &called, &more).map_err(refusal)?;
            let name = match chapter {
                None => named_by(&title),
                Some(node) => {
                    let number = number_of(study, node).map_err(refusal)?;
                    named_by_chapter(&named_by(&title), number, sgf.as_bytes())
                }
            };
            Ok(Download { name, sgf })
        };
        let Some((Found { network, of }, place)) = known else {
            return self.with_tree(move |tree| titled(&tree.study, HashMap::new())).await?;
        };
        // That takes a while, and others work at the study meanwhile.
        let study = self.with_tree(|tree| tree.study.clone()).await?;
        let kept = move || {
            let more = evaluations::kept(&study, wanted.as_ref(), &network, &*of);
            let more = more.map_err(refusal)?.ok_or_else(|| {
                let reason = "the lines are too long and too many: take one chapter";
                ApiError::bad_request("evaluations", reason)
            })?;
            titled(&study, more)
        };
        place.run(kept).await?
    }

    /// What the people are called. The page says `room-person` of those without a name, too.
    fn called(&self, language: Language) -> impl Fn(&Name) -> String + Send + 'static {
        let names = self.people().called();
        let numbered = move |name: &Name| {
            let number = name.as_str().trim_start_matches('p');
            language.say("room-person", &[("number", number.into())])
        };
        move |name| names.get(name).cloned().unwrap_or_else(|| numbered(name))
    }
}

/// The first node of the study, if it has to be told what the study is called: it says no name of
/// its own, and its players are not the title.
fn nameless<'a>(study: &'a Study, title: &str) -> Option<&'a Name> {
    let root = study.roots().next()?;
    let said = |property: &str| study.text(root, property).filter(|text| !text.trim().is_empty());
    let [black, white] = [said("PB"), said("PW")];
    // It may be from when only one of them was named.
    let players = [[black.clone(), None], [None, white.clone()], [black, white]];
    let is_said = said("GN").is_some() || players.map(title_of_players).iter().any(|p| p == title);
    (!is_said && !title.is_empty()).then_some(root)
}

/// The number of the chapter of a node, from 1.
fn number_of(study: &Study, node: &Name) -> Result<usize, tengen_study::Refusal> {
    let way = study.way(node)?;
    Ok(1 + study.roots().position(|root| Some(root) == way.first()).unwrap_or_default())
}

//! How unsettled chains count for now, in words and for programs.

use super::case::Judged;
use super::words::Words;
use serde::Serialize;
use tengen_engine::ForNow;
use tengen_judge::ChainStatus;
use tengen_reference::color_word;

/// As what an unsettled chain counts for now, and why.
#[derive(Debug, Serialize)]
pub(super) struct Counted {
    /// `dead` or `alive`.
    #[serde(rename = "as")]
    counts_as: &'static str,
    because: &'static str,
}

impl Counted {
    /// The count of this chain, if nothing has decided about it.
    pub(super) fn of(judged: &Judged, chain: &ChainStatus) -> Option<Counted> {
        let told = judged.position.for_now(chain.stone)?;
        Some(Counted { counts_as: told.status(), because: told.because() })
    }
}

fn sentence(words: Words<'_>, chain: &ChainStatus, told: ForNow) -> String {
    let chain = words.chain(chain);
    let values = [
        ("chain", (&chain).into()),
        ("as", told.status().into()),
        ("because", told.because().into()),
        ("first", told.first().map_or("none", color_word).into()),
        ("chains", 1u32.into()),
    ];
    words.language.say("judge-counts-as", &values)
}

/// Sentences on the unsettled chains.
pub(super) fn in_words(words: Words<'_>, judged: &Judged) -> Vec<String> {
    let position = &judged.position;
    let told = |chain| Some(sentence(words, chain, position.for_now(chain.stone)?));
    position.proposal.chains.iter().filter_map(told).collect()
}

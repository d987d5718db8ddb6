//! The names of members.

use super::{HOLDS, MOST};
use crate::store::{MemberId, Store, StoreError};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The names of members, as far as this server has looked. Views and lists take them from here, so
/// that games and logs need not have them.
#[derive(Debug, Default)]
pub struct Directory {
    known: Mutex<HashMap<MemberId, Known>>,
}

#[derive(Debug)]
struct Known {
    name: Option<String>,
    /// When that was looked up.
    at: u64,
}

impl Directory {
    fn known(&self) -> MutexGuard<'_, HashMap<MemberId, Known>> {
        // The map is whole between any two statements, so a panic elsewhere spoils nothing.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The name of a person or a program; nothing for guests, and before anybody has looked.
    pub(crate) fn name(&self, member: MemberId) -> Option<String> {
        self.known().get(&member).and_then(|known| known.name.clone())
    }

    /// Looks up the names of these members that were not looked up lately.
    ///
    /// # Errors
    /// If the store fails. Names of before are kept then.
    pub(crate) async fn look(
        &self,
        store: &dyn Store,
        members: impl IntoIterator<Item = MemberId>,
        now: u64,
    ) -> Result<(), StoreError> {
        let mut missing: Vec<MemberId> = {
            let known = self.known();
            let is_new = |known: &Known| now.saturating_sub(known.at) < HOLDS;
            members.into_iter().filter(|id| !known.get(id).is_some_and(is_new)).collect()
        };
        missing.sort_unstable();
        missing.dedup();
        if missing.is_empty() {
            return Ok(());
        }
        let found = store.members(missing.clone()).await?;
        let mut known = self.known();
        if known.len() + missing.len() > MOST {
            known.clear();
        }
        for id in missing {
            let member = found.iter().find(|member| member.id == id);
            let name = member.and_then(|member| member.name.clone());
            known.insert(id, Known { name, at: now });
        }
        Ok(())
    }

    /// A member has got this name.
    pub(crate) fn learn(&self, member: MemberId, name: &str, now: u64) {
        self.known().insert(member, Known { name: Some(name.to_owned()), at: now });
    }
}

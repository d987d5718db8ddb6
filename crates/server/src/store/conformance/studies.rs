//! Tests that any [`StudyStore`] must pass. Each check gets a store without studies.

use super::{entry, key, visitor};
use crate::key::{Key, Visitor};
use crate::store::{
    Ended, ItemId, ItemStore, Linked, ListedStudy, MadeStudy, NewStudy, OpenedStudy, StoreError,
    StoredPerson, StudyId, StudyStore,
};
use std::future::Future;
use tengen_study::Role;

pub(super) async fn study(store: &impl StudyStore, created: u64) -> (StudyId, Vec<(Key, Role)>) {
    let (title, summary) = ("Ko".to_owned(), "{}".to_owned());
    let new = NewStudy { created, title, summary, base: vec![0, 255, 3] };
    let made = store.create_study(new).await.unwrap();
    let roles: Vec<Role> = made.keys.iter().map(|(_, role)| *role).collect();
    assert_eq!(roles, [Role::Own, Role::Write, Role::Read]);
    (made.study, made.keys)
}

/// A study with operations, people and a place in a list.
pub(in crate::store) async fn filled(store: &dyn crate::store::Store) {
    let (title, summary) = ("Ko".to_owned(), "{}".to_owned());
    let new = NewStudy { created: 5, title, summary, base: vec![0, 255, 3] };
    let MadeStudy { study: id, keys } = store.create_study(new).await.unwrap();
    let operations = vec![entry(10, "a"), entry(11, "b")];
    store.append_operations(id, 0, operations, "{}".to_owned()).await.unwrap();
    for (number, visitor) in [(1, None), (2, Some(visitor()))] {
        let person = StoredPerson { number, visitor, called: "Zoë".to_owned() };
        store.keep_person(id, person).await.unwrap();
    }
    store.visit_study(visitor(), &keys[2].0, 12).await.unwrap();
    store.renew_study_role(id, Role::Write, None).await.unwrap();
}

async fn keys_open_their_study_and_others_nothing(store: impl StudyStore) {
    let (one, keys) = study(&store, 5).await;
    let (other, _) = study(&store, 6).await;
    assert_ne!(one, other);
    for (key, role) in &keys {
        let opened = OpenedStudy { study: one, role: *role };
        assert_eq!(store.open_study(key).await, Ok(Some(opened)));
    }
    assert_eq!(store.open_study(&key()).await, Ok(None));
    let stored = store.study_head(one).await.unwrap();
    let base = store.study_base(one).await.unwrap();
    assert_eq!((stored.title.as_str(), base), ("Ko", vec![0, 255, 3]));
    assert!(keys.iter().all(|pair| stored.keys.contains(pair)) && stored.keys.len() == 3);
    assert_eq!(store.study_head(StudyId(1 << 40)).await, Err(StoreError::Unknown));
}

async fn operations_come_back_in_order_and_only_follow_what_is_there(store: impl StudyStore) {
    let (id, _) = study(&store, 0).await;
    let append = |seq, entries| store.append_operations(id, seq, entries, "{}".to_owned());
    append(0, vec![entry(10, "a"), entry(10, "b")]).await.unwrap();
    append(2, vec![entry(12, "c")]).await.unwrap();
    for seq in [0, 2, 4, 99] {
        assert_eq!(append(seq, vec![entry(13, "x")]).await, Err(StoreError::Conflict), "{seq}");
    }
    let all = vec![entry(10, "a"), entry(10, "b"), entry(12, "c")];
    assert_eq!(store.operations(id).await, Ok(all));
    let (one, other) =
        tokio::join!(append(3, vec![entry(14, "y")]), append(3, vec![entry(14, "z")]));
    assert_ne!(one.is_ok(), other.is_ok());
    assert_eq!(store.operations(id).await.unwrap().len(), 4);
    let nowhere = StudyId(1 << 40);
    let late = store.append_operations(nowhere, 0, vec![entry(1, "x")], "{}".to_owned()).await;
    assert_eq!(late, Err(StoreError::Unknown));
}

async fn people_keep_their_numbers_and_change_their_words(store: impl StudyStore) {
    let (id, _) = study(&store, 0).await;
    let ben = visitor();
    let person = |number, visitor: Option<Visitor>, called: &str| StoredPerson {
        number,
        visitor,
        called: called.to_owned(),
    };
    store.keep_person(id, person(2, Some(ben), "")).await.unwrap();
    store.keep_person(id, person(1, None, "Anna")).await.unwrap();
    store.keep_person(id, person(2, Some(ben), "Ben")).await.unwrap();
    // Neither a number nor a visitor is given to another.
    for taken in [person(2, Some(visitor()), "Eve"), person(3, Some(ben), "Eve")] {
        assert_eq!(store.keep_person(id, taken).await, Err(StoreError::Conflict));
    }
    let people = vec![person(1, None, "Anna"), person(2, Some(ben), "Ben")];
    assert_eq!(store.people(id).await, Ok(people));
}

async fn visitors_have_their_studies_until_they_or_the_studies_go(
    store: impl StudyStore + ItemStore,
) {
    let (anna, ben) = (visitor(), visitor());
    let (old, old_keys) = study(&store, 1).await;
    let (new, new_keys) = study(&store, 2).await;
    for keys in [&old_keys, &new_keys] {
        store.visit_study(anna, &keys[1].0, 3).await.unwrap();
        store.visit_study(anna, &keys[1].0, 4).await.unwrap();
    }
    store.visit_study(ben, &old_keys[2].0, 3).await.unwrap();
    let titles = async |visitor: Visitor| -> Vec<String> {
        let listed = store.visited_studies(visitor, 10).await.unwrap();
        listed.into_iter().map(|study| study.title).collect()
    };
    store.title_study(old, "Old".to_owned()).await.unwrap();
    assert_eq!(titles(anna).await, ["Ko", "Old"]);
    store.append_operations(old, 0, vec![entry(9, "a")], "{\"n\":1}".to_owned()).await.unwrap();
    let listed = store.visited_studies(anna, 1).await.unwrap();
    let expected = ListedStudy {
        study: old,
        key: old_keys[1].0.clone(),
        role: Role::Write,
        title: "Old".to_owned(),
        created: 1,
        changed: 9,
        summary: "{\"n\":1}".to_owned(),
    };
    assert_eq!(listed, [expected]);
    let own = store.listed_study_key(anna, old, Role::Write).await;
    assert_eq!(own, Ok(Some(old_keys[1].0.clone())));
    for (visitor, role) in [(anna, Role::Own), (ben, Role::Write)] {
        assert_eq!(store.listed_study_key(visitor, old, role).await, Ok(None));
    }
    // A study is left by whichever of its keys.
    store.leave_study(anna, &new_keys[0].0).await.unwrap();
    assert_eq!(titles(anna).await, ["Old"]);
    store.delete(ItemId::Study(old), None).await.unwrap();
    assert!(titles(anna).await.is_empty() && titles(ben).await.is_empty());
    assert_eq!(store.open_study(&old_keys[0].0).await, Ok(None));
    assert_eq!(store.operations(old).await, Ok(Vec::new()));
    assert!(store.study_head(new).await.is_ok());
    assert!(study(&store, 3).await.0 > new, "numbers are not given again");
    assert_eq!(store.title_study(old, String::new()).await, Err(StoreError::Unknown));
}

async fn a_key_is_renewed_and_the_old_one_opens_nothing(store: impl StudyStore + ItemStore) {
    let (id, keys) = study(&store, 0).await;
    let anna = visitor();
    for (key, _) in &keys {
        store.visit_study(anna, key, 1).await.unwrap();
    }
    let new = store.renew_study_role(id, Role::Write, None).await.unwrap();
    assert_eq!(store.open_study(&keys[1].0).await, Ok(None));
    assert_eq!(store.ended(&keys[1].0, Linked::Study).await, Ok(Some(Ended::Replaced)));
    assert_eq!(store.ended(&keys[1].0, Linked::Game).await, Ok(None));
    assert_eq!(store.ended(&new, Linked::Study).await, Ok(None));
    let opened = OpenedStudy { study: id, role: Role::Write };
    assert_eq!(store.open_study(&new).await, Ok(Some(opened)));
    assert_eq!(store.visited_studies(anna, 10).await.unwrap().len(), 2);
    assert!(store.study_head(id).await.unwrap().keys.contains(&(new.clone(), Role::Write)));
    assert_ne!(store.renew_study_role(id, Role::Write, None).await.unwrap(), new);
    assert!(store.open_study(&keys[2].0).await.unwrap().is_some());
    // A list keeps the study by the new link where that is asked for.
    let ben = visitor();
    store.visit_study(ben, &keys[0].0, 1).await.unwrap();
    let own = store.renew_study_role(id, Role::Own, Some(anna)).await.unwrap();
    assert_eq!(store.visited_studies(ben, 10).await, Ok(Vec::new()));
    assert_eq!(store.visited_studies(anna, 10).await.unwrap().len(), 2);
    store.visit_study(anna, &own, 2).await.unwrap();
    assert_eq!(store.visited_studies(anna, 10).await.unwrap().len(), 2);
    let nowhere = store.renew_study_role(StudyId(1 << 40), Role::Read, None).await;
    assert_eq!(nowhere, Err(StoreError::Unknown));
    store.delete(ItemId::Study(id), None).await.unwrap();
    let ended = store.ended(&keys[1].0, Linked::Study).await;
    assert_eq!(ended, Ok(None), "there is no study to ask for");
}

/// Runs all checks, each on a store of its own.
pub(super) async fn all<S: StudyStore + ItemStore, F: Future<Output = S>>(fresh: impl Fn() -> F) {
    keys_open_their_study_and_others_nothing(fresh().await).await;
    operations_come_back_in_order_and_only_follow_what_is_there(fresh().await).await;
    a_key_is_renewed_and_the_old_one_opens_nothing(fresh().await).await;
    people_keep_their_numbers_and_change_their_words(fresh().await).await;
    visitors_have_their_studies_until_they_or_the_studies_go(fresh().await).await;
}

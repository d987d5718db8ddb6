//! Members with a name, how they sign in, and their sessions.

use super::members::seated;
use super::*;
use crate::key::KeyHash;
use crate::store::{
    How, Joining, MemberId, MemberKind, NewSession, Proof, Renamed, Renaming, Session, Ways, Which,
};
use futures_util::future::join_all;
use tengen_people::Role as Standing;
use tengen_rating::{End, Facts, Played, Pool, Score, Size, Speed};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// A session that begins at this time.
fn session(at: u64) -> NewSession {
    let label = "Firefox, Linux".to_owned();
    NewSession { hash: key().hash(), how: How::Join, label, at, expires: at + 90 * DAY }
}

/// Somebody who joins with this name.
pub(super) fn joining(name: &str, guest: Option<Visitor>) -> Joining {
    Joining {
        guest,
        visitor: visitor(),
        name: name.to_owned(),
        keys: vec![name.to_lowercase()],
        invitation: None,
        rank: None,
        password: format!("hash of {name}"),
        recovery: (0..3).map(|_| *key().hash().as_bytes().first_chunk().unwrap()).collect(),
        session: session(1_000),
    }
}

/// A person, and the hash of their session.
pub(crate) async fn person(store: &dyn Store, name: &str) -> (MemberId, KeyHash) {
    let joining = joining(name, None);
    let hash = joining.session.hash;
    (store.join(joining).await.unwrap(), hash)
}

async fn is_session(store: &impl Store, hash: KeyHash) -> Option<Session> {
    store.session(hash, 2_000).await.unwrap()
}

async fn a_guest_becomes_the_person_with_all_that_is_theirs(store: impl Store) {
    let (anna, bo) = (visitor(), visitor());
    let members = [store.member(anna).await.unwrap(), store.member(bo).await.unwrap()];
    let known = store.known_member(anna).await.unwrap().unwrap();
    assert_eq!((known.id, known.kind, known.name), (members[0], MemberKind::Guest, None));
    let keys = seated(&store, members).await;
    let own = joining("Anna", Some(anna));
    let (new, hash) = (own.visitor, own.session.hash);
    assert_eq!(store.join(own).await, Ok(members[0]), "the row becomes the person's");
    let person = store.known_member(new).await.unwrap().unwrap();
    assert_eq!(
        (person.id, person.kind, person.joined),
        (members[0], MemberKind::Person, Some(1_000))
    );
    assert_eq!((person.name.as_deref(), person.role), (Some("Anna"), Standing::Player));
    assert_eq!(store.members(members.to_vec()).await.unwrap().len(), 2);
    assert_eq!(store.members(vec![]).await, Ok(vec![]));
    // The seat and the list are the person's, and the cookie of before has nothing.
    let seat = store.open(&keys[0].0).await.unwrap().unwrap().seat;
    assert_eq!(seat, Some(new));
    assert_eq!(store.visited(new, 9).await.unwrap().len(), 1);
    assert_eq!(store.visited(anna, 9).await, Ok(vec![]));
    assert_eq!(store.knows(anna).await, Ok(false));
    assert_ne!(store.member(anna).await, Ok(members[0]), "the browser may be a guest again");
    let begun = is_session(&store, hash).await.unwrap();
    assert_eq!((begun.member.id, begun.visitor, begun.how), (members[0], Some(new), How::Join));
    assert_eq!((begun.made, begun.seen, begun.expires), (1_000, 1_000, 1_000 + 90 * DAY));
}

async fn lists_of_studies_become_the_persons(store: impl Store) {
    let (study, keys) = studies::study(&store, 5).await;
    let anna = visitor();
    store.visit_study(anna, &keys[1].0, 5).await.unwrap();
    let called = "Anna".to_owned();
    store
        .keep_person(study, StoredPerson { number: 2, visitor: Some(anna), called })
        .await
        .unwrap();
    let own = joining("Anna", Some(anna));
    let new = own.visitor;
    store.join(own).await.unwrap();
    assert_eq!(store.visited_studies(new, 9).await.unwrap().len(), 1);
    assert_eq!(store.visited_studies(anna, 9).await.unwrap().len(), 0);
    let people = store.people(study).await.unwrap();
    assert!(people.iter().any(|person| person.visitor == Some(new)), "{people:?}");
    assert!(people.iter().all(|person| person.visitor != Some(anna)), "{people:?}");
}

async fn a_name_is_one_members_and_so_is_what_looks_like_it(store: impl Store) {
    let mut anna = joining("Anna", None);
    anna.keys.push("like anna".to_owned());
    let id = store.join(anna).await.unwrap();
    for key in ["anna", "like anna"] {
        let named = store.named(key, 0).await.unwrap().unwrap();
        assert_eq!((named.member.id, named.is_past), (id, false));
        let other = Joining { keys: vec!["x".to_owned(), key.to_owned()], ..joining("X", None) };
        let before = (other.guest, other.session.hash);
        assert_eq!(store.join(other).await, Err(StoreError::Conflict));
        assert_eq!(is_session(&store, before.1).await, None, "all or nothing");
        assert_eq!(store.named("x", 0).await, Ok(None));
    }
    assert_eq!(store.named("ann", 0).await, Ok(None));
    // A refused guest stays one, with all that is theirs.
    let guest = visitor();
    let member = store.member(guest).await.unwrap();
    assert_eq!(store.join(joining("ANNA", Some(guest))).await, Err(StoreError::Conflict));
    let known = store.known_member(guest).await.unwrap().unwrap();
    assert_eq!((known.id, known.kind), (member, MemberKind::Guest));
}

/// The two may be one store, or two servers on one database.
async fn of_fifty_who_want_a_name_one_gets_it(store: &impl Store, other: &impl Store) {
    let guest = visitor();
    let member = store.member(guest).await.unwrap();
    // The tabs of one browser, and others. Each has two keys, in either order.
    let wanted = |n: u32| {
        let mut joining = joining("Anna", n.is_multiple_of(2).then_some(guest));
        joining.keys.insert((n / 2 % 2) as usize, "like anna".to_owned());
        joining
    };
    let joined = join_all((0..50u32).map(|n| async move {
        if n.is_multiple_of(3) { other.join(wanted(n)).await } else { store.join(wanted(n)).await }
    }));
    let joined = joined.await;
    let got: Vec<MemberId> = joined.iter().filter_map(|one| one.clone().ok()).collect();
    assert_eq!(got.len(), 1, "{joined:?}");
    assert_eq!(joined.iter().filter(|one| **one == Err(StoreError::Conflict)).count(), 49);
    let named = store.named("anna", 0).await.unwrap().unwrap().member;
    assert_eq!(named.id, got[0]);
    let kept = store.known_member(guest).await.unwrap();
    assert_eq!(kept.is_none(), got[0] == member, "a guest is one still, or the person");
}

/// A guest joins while their game begins, at another server perhaps.
async fn a_game_that_begins_meanwhile_is_the_persons(store: &impl Store) {
    for n in 0..20 {
        let (guest, other) = (visitor(), visitor());
        let members = [store.member(guest).await.unwrap(), store.member(other).await.unwrap()];
        let own = joining(&format!("Anna {n}"), Some(guest));
        let new = own.visitor;
        let (joined, keys) = tokio::join!(store.join(own), seated(store, members));
        assert_eq!(joined, Ok(members[0]));
        assert_eq!(store.visited(new, 9).await.unwrap().len(), 1, "{n}");
        assert_eq!(store.visited(guest, 9).await, Ok(vec![]));
        let seat = store.open(&keys[0].0).await.unwrap().unwrap().seat;
        assert_eq!(seat, Some(new));
    }
}

/// Two servers on one database.
#[cfg(unix)]
pub(super) async fn on_two_servers(store: &impl Store, other: &impl Store) {
    of_fifty_who_want_a_name_one_gets_it(store, other).await;
    ways_in_change_one_after_the_other(store, other).await;
}

async fn sessions_begin_by_a_proof_that_holds_and_end(store: impl Store) {
    let (anna, first) = person(&store, "Anna").await;
    assert_eq!(store.password(anna).await, Ok(Some("hash of Anna".to_owned())));
    assert_eq!(store.password(MemberId(999)).await, Ok(None));
    let proof = |hash: &str| Proof::Password(hash.to_owned());
    let next = NewSession { how: How::Password, ..session(2_000) };
    let second = next.hash;
    assert_eq!(store.sign_in(anna, proof("other"), next.clone(), None).await, Ok(false));
    assert_eq!(is_session(&store, second).await, None);
    let signed = store.sign_in(anna, proof("hash of Anna"), next, Some(first)).await;
    assert_eq!(signed, Ok(true));
    assert_eq!(is_session(&store, first).await, None, "the one before has ended");
    let found = is_session(&store, second).await.unwrap();
    assert_eq!(found.how, How::Password);
    // It lives as long as it is used.
    assert_eq!(store.session(second, 2_000 + 90 * DAY).await, Ok(None));
    store.see_session(found.id, 5 * DAY, 95 * DAY).await.unwrap();
    let seen = store.session(second, 2_000 + 90 * DAY).await.unwrap().unwrap();
    assert_eq!((seen.seen, seen.expires), (5 * DAY, 95 * DAY));
    // Others end what is theirs alone.
    let (bo, his) = person(&store, "Bo").await;
    assert_eq!(store.end_sessions(bo, Which::One(found.id)).await, Ok(0));
    let third = session(3_000);
    store.sign_in(anna, proof("hash of Anna"), third.clone(), None).await.unwrap();
    let all = store.sessions(anna, 4_000).await.unwrap();
    assert_eq!(all.len(), 2, "{all:?}");
    assert_eq!(store.end_sessions(anna, Which::One(found.id)).await, Ok(1));
    assert_eq!(store.sessions(anna, 4_000).await.unwrap().len(), 1);
    // Another password ends all but the browser that set it.
    let own = session(4_000);
    let by = third.hash;
    assert_eq!(store.set_password(bo, by, "his".to_owned(), session(4_000)).await, Ok(false));
    let late = session(90 * DAY + 3_000);
    assert_eq!(store.set_password(anna, by, "late".to_owned(), late).await, Ok(false));
    assert_eq!(store.set_password(anna, by, "new".to_owned(), own.clone()).await, Ok(true));
    // One that has ended changes nothing, at whatever server it is believed still.
    assert_eq!(store.set_password(anna, by, "newer".to_owned(), session(4_000)).await, Ok(false));
    assert_eq!(store.set_recovery(anna, by, vec![[9; 32]], 4_000).await, Ok(false));
    assert_eq!(store.ways_in(anna).await, Ok(Ways { password: true, recovery: 3 }));
    assert_eq!(is_session(&store, third.hash).await, None);
    assert!(store.session(own.hash, 4_000).await.unwrap().is_some());
    assert_eq!(store.password(anna).await, Ok(Some("new".to_owned())));
    let late = store.sign_in(anna, proof("hash of Anna"), session(4_000), None).await;
    assert_eq!(late, Ok(false), "a proof by the one before comes too late");
    assert_eq!(store.end_sessions(anna, Which::All).await, Ok(1));
    // A number is not given again.
    let last = session(4_000);
    assert_eq!(store.sign_in(anna, proof("new"), last.clone(), None).await, Ok(true));
    assert!(is_session(&store, last.hash).await.unwrap().id > all[0].id.max(all[1].id));
    assert_eq!(store.end_sessions(anna, Which::All).await, Ok(1));
    assert!(is_session(&store, his).await.is_some());
}

async fn a_recovery_code_is_used_once(store: impl Store) {
    let anna = joining("Anna", None);
    let (codes, own) = (anna.recovery.clone(), anna.session.hash);
    let anna = store.join(anna).await.unwrap();
    let (bo, _) = person(&store, "Bo").await;
    assert_eq!(store.ways_in(anna).await, Ok(Ways { password: true, recovery: 3 }));
    let by = |code| Proof::Recovery(code);
    assert_eq!(store.sign_in(bo, by(codes[0]), session(1), None).await, Ok(false));
    let tries = (0..20).map(|_| store.sign_in(anna, by(codes[0]), session(1), None));
    let used = join_all(tries).await;
    assert_eq!(used.iter().filter(|done| **done == Ok(true)).count(), 1, "{used:?}");
    assert_eq!(store.ways_in(anna).await.unwrap().recovery, 2);
    assert_eq!(store.set_recovery(anna, own, vec![[9; 32]], 5).await, Ok(true));
    assert_eq!(store.sign_in(anna, by(codes[1]), session(1), None).await, Ok(false));
    assert_eq!(store.sign_in(anna, by([9; 32]), session(1), None).await, Ok(true));
    assert_eq!(store.ways_in(anna).await, Ok(Ways { password: true, recovery: 0 }));
}

/// Requests at the same time, on one server or on two: nothing is refused for it, and no
/// session of before outlives a new password.
async fn ways_in_change_one_after_the_other(store: &impl Store, other: &impl Store) {
    let anna = joining("Cleo", None);
    let (codes, first) = (anna.recovery.clone(), anna.session.hash);
    let anna = store.join(anna).await.unwrap();
    for n in 0..20u8 {
        let hash = store.password(anna).await.unwrap().unwrap();
        let proof = || Proof::Password(hash.clone());
        let own = NewSession { how: How::Password, ..session(1_000) };
        let (sign, change) = (session(1_000), session(1_000));
        assert_eq!(store.sign_in(anna, proof(), own.clone(), None).await, Ok(true));
        let (by, id) = (own.hash, is_session(store, own.hash).await.unwrap().id);
        let code = codes.get(usize::from(n)).copied().unwrap_or([200; 32]);
        let (signed, coded, recovery, changed, ended) = tokio::join!(
            store.sign_in(anna, proof(), sign.clone(), Some(first)),
            other.sign_in(anna, Proof::Recovery(code), session(1_000), None),
            other.set_recovery(anna, by, vec![[n; 32]], 1_000),
            other.set_password(anna, by, format!("hash {n}"), change.clone()),
            store.end_sessions(anna, Which::One(id)),
        );
        let all = (&signed, &coded, &recovery, &changed, &ended);
        let fine = signed.is_ok() && coded.is_ok() && recovery.is_ok() && ended.is_ok();
        assert!(fine && changed.is_ok(), "{all:?}");
        if changed == Ok(true) {
            assert_eq!(is_session(store, sign.hash).await, None, "{n}: {all:?}");
            assert!(is_session(store, change.hash).await.is_some());
        } else {
            assert_eq!(is_session(store, change.hash).await, None);
        }
    }
}

async fn a_member_has_at_most_fifty_sessions(store: impl Store) {
    let (anna, first) = person(&store, "Anna").await;
    let (_, his) = person(&store, "Bo").await;
    let used = is_session(&store, first).await.unwrap().id;
    store.see_session(used, 1_900, 90 * DAY).await.unwrap();
    let proof = || Proof::Password("hash of Anna".to_owned());
    let mut hashes = Vec::new();
    for at in 1_000..1_060 {
        let next = session(at);
        hashes.push(next.hash);
        assert_eq!(store.sign_in(anna, proof(), next, None).await, Ok(true));
    }
    let all = store.sessions(anna, 2_000).await.unwrap();
    assert_eq!((all.len(), all[0].id), (50, used), "the last used stay");
    assert!(is_session(&store, hashes[10]).await.is_none());
    assert!(is_session(&store, hashes[11]).await.is_some());
    assert!(is_session(&store, his).await.is_some());
}

async fn an_invitation_lets_one_person_join_with_its_role(store: impl Store) {
    let (code, late) = ([1; 32], [2; 32]);
    store.invite(code, Standing::Owner, 0, 5_000).await.unwrap();
    store.invite(late, Standing::Teacher, 0, 1_000).await.unwrap();
    let by = |name: &str, code| Joining { invitation: Some(code), ..joining(name, None) };
    assert_eq!(store.join(by("Late", late)).await, Err(StoreError::Unknown), "its time is over");
    assert_eq!(store.join(by("None", [3; 32])).await, Err(StoreError::Unknown));
    // A name that is taken does not use it up.
    person(&store, "Bo").await;
    assert_eq!(store.join(by("Bo", code)).await, Err(StoreError::Conflict));
    let joins = (0..50).map(|n| store.join(by(&format!("Anna {n}"), code)));
    let joined = join_all(joins).await;
    let got: Vec<&MemberId> = joined.iter().filter_map(|one| one.as_ref().ok()).collect();
    assert_eq!(got.len(), 1, "{joined:?}");
    assert_eq!(joined.iter().filter(|one| **one == Err(StoreError::Unknown)).count(), 49);
    assert_eq!(store.members(vec![*got[0]]).await.unwrap()[0].role, Standing::Owner);
}

/// Somebody who says a rank begins there, also after all is counted anew.
async fn a_rank_that_is_said_counts_until_a_game_is_played(store: impl Store) {
    let strong = Some("1d".parse().unwrap());
    let anna = Joining { rank: strong, ..joining("Anna", None) };
    let anna = store.join(anna).await.unwrap();
    let guest = visitor();
    let bo = store.member(guest).await.unwrap();
    let rank = async |of| {
        let standing = store.standing(of, Pool::Overall).await.unwrap();
        standing.state.rank().to_string()
    };
    assert_eq!((rank(anna).await, rank(bo).await), ("1d".to_owned(), "6k".to_owned()));
    assert_eq!(store.standings(anna).await, Ok(vec![]));
    let facts = Facts::even(Size::Nine, Speed::Live, Score::Won, End::Resigned { moves: 48 });
    let (game, _) = game(&store, 5).await;
    let rows = store.add_result(game, 9, Played { black: bo, white: anna, facts }).await.unwrap();
    let of_anna = rows.iter().find(|row| row.member == anna && row.pool == Pool::Overall);
    assert_eq!(of_anna.unwrap().before.rank().to_string(), "1d");
    assert_eq!(store.standings(anna).await.unwrap().len(), 2);
    assert_eq!(store.recount().await.unwrap().changed, 0, "the log says the same");
    // Bo has played: a rank that he says now changes nothing.
    let before = rank(bo).await;
    let later = Joining { rank: strong, ..joining("Bo", Some(guest)) };
    assert_eq!(store.join(later).await, Ok(bo));
    assert_eq!(rank(bo).await, before);
    assert_eq!(store.recount().await.unwrap().changed, 0);
}

/// Another name: the one of before is kept for its member, and is nobody else's.
async fn a_name_of_before_leads_to_its_member_for_a_while(store: impl Store) {
    let (anna, by) = person(&store, "Anna").await;
    person(&store, "Bo").await;
    let to = |name: &str, at: u64| Renaming {
        member: anna,
        by,
        name: name.to_owned(),
        keys: vec![name.to_lowercase()],
        at,
        until: at + 365 * DAY,
        since: at.saturating_sub(30 * DAY),
    };
    assert_eq!(store.rename(to("Bo", 2_000)).await, Err(StoreError::Conflict));
    let other = Renaming { by: key().hash(), ..to("Hanna", 2_000) };
    assert_eq!(store.rename(other).await, Ok(Renamed::SignedOut));
    assert_eq!(store.rename(to("Hanna", 2_000)).await, Ok(Renamed::Done));
    let is = async |key: &str, now| {
        let named = store.named(key, now).await.unwrap();
        named.map(|named| (named.member.id, named.member.name.unwrap(), named.is_past))
    };
    let hanna = |is_past| Some((anna, "Hanna".to_owned(), is_past));
    assert_eq!((is("hanna", 3_000).await, is("anna", 3_000).await), (hanna(false), hanna(true)));
    let member = store.members(vec![anna]).await.unwrap().remove(0);
    assert_eq!((member.name.as_deref(), member.renamed), (Some("Hanna"), Some(2_000)));
    assert_eq!(store.join(joining("Anna", None)).await, Err(StoreError::Conflict));
    // Not again for a while, and then back.
    let soon = 2_000 + 29 * DAY;
    assert_eq!(store.rename(to("Johanna", soon)).await, Ok(Renamed::Lately(2_000)));
    let later = 2_000 + 30 * DAY;
    assert_eq!(store.rename(to("Anna", later)).await, Ok(Renamed::Done));
    let anna_again = Some((anna, "Anna".to_owned(), false));
    assert_eq!(is("anna", later).await, anna_again);
    assert_eq!(is("hanna", later).await, Some((anna, "Anna".to_owned(), true)));
    // In the end the other name is free again.
    let end = later + 365 * DAY;
    assert_eq!(is("hanna", end).await, None);
    let joining = Joining { session: session(end), ..joining("Hanna", None) };
    let new = store.join(joining).await.unwrap();
    assert_ne!(new, anna);
    assert_eq!((is("hanna", end).await.unwrap().0, is("anna", end).await), (new, anna_again));
}

/// Of many who want a name, some of whom have one already, one gets it.
async fn of_those_who_take_a_name_at_once_one_gets_it(store: impl Store) {
    let mut people = Vec::new();
    for n in 0..8 {
        people.push(person(&store, &format!("Person {n}")).await);
    }
    let renames = people.iter().enumerate().map(|(n, (member, by))| {
        // Each wants the name of the next one, or the one that is free.
        let name = if n % 2 == 0 { "Free".to_owned() } else { format!("Person {}", (n + 1) % 8) };
        let keys = vec![name.to_lowercase()];
        let (at, until) = (2_000, 3_000);
        store.rename(Renaming { member: *member, by: *by, name, keys, at, until, since: 0 })
    });
    let all = join_all(renames).await;
    let done = all.iter().filter(|renamed| **renamed == Ok(Renamed::Done)).count();
    let refused = all.iter().filter(|renamed| **renamed == Err(StoreError::Conflict)).count();
    assert_eq!((done, refused), (1, 7), "{all:?}");
}

async fn a_role_is_given_to_a_person_who_is_there(store: impl Store) {
    let (anna, _) = person(&store, "Anna").await;
    let guest = store.member(visitor()).await.unwrap();
    store.set_role(anna, Standing::Teacher).await.unwrap();
    let members = store.members(vec![anna, guest]).await.unwrap();
    let role = |of| members.iter().find(|member| member.id == of).unwrap().role;
    assert_eq!((role(anna), role(guest)), (Standing::Teacher, Standing::Player));
    // A guest has none to be given.
    for nobody in [guest, MemberId(999)] {
        assert_eq!(store.set_role(nobody, Standing::Owner).await, Err(StoreError::Unknown));
    }
}

pub(super) async fn all<S: Store, F: Future<Output = S>>(fresh: &impl Fn() -> F) {
    a_guest_becomes_the_person_with_all_that_is_theirs(fresh().await).await;
    lists_of_studies_become_the_persons(fresh().await).await;
    a_name_is_one_members_and_so_is_what_looks_like_it(fresh().await).await;
    let store = fresh().await;
    of_fifty_who_want_a_name_one_gets_it(&store, &store).await;
    a_game_that_begins_meanwhile_is_the_persons(&fresh().await).await;
    sessions_begin_by_a_proof_that_holds_and_end(fresh().await).await;
    a_recovery_code_is_used_once(fresh().await).await;
    let store = fresh().await;
    ways_in_change_one_after_the_other(&store, &store).await;
    a_member_has_at_most_fifty_sessions(fresh().await).await;
    an_invitation_lets_one_person_join_with_its_role(fresh().await).await;
    a_rank_that_is_said_counts_until_a_game_is_played(fresh().await).await;
    a_name_of_before_leads_to_its_member_for_a_while(fresh().await).await;
    of_those_who_take_a_name_at_once_one_gets_it(fresh().await).await;
    a_role_is_given_to_a_person_who_is_there(fresh().await).await;
}

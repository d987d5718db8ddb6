//! Members of a database from before there were people: a step later they are guests.

use super::signing::joining;
use super::*;
use crate::store::migrations::{postgres_up_to, up_to};
use crate::store::{Member, MemberId, MemberKind};
use sqlx::postgres::PgPool;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use sqlx::{AssertSqlSafe, query};
use tengen_people::Role as Standing;
use tengen_rating::{Pool, What};

/// Two guests with a game, of whom the second was forgotten. `blob` writes bytes in hex.
fn rows(anna: Visitor, blob: impl Fn(&str) -> String) -> Vec<String> {
    let hex: String = anna.0.as_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    let rank = "1d".parse().unwrap();
    let entered = What::Entered { member: MemberId(1), rank: Some(rank) };
    let standing = tengen_rating::Standing::start(Pool::Overall, Some(rank));
    let json = |value: serde_json::Result<String>| value.unwrap();
    vec![
        format!("INSERT INTO members (visitor) VALUES ({})", blob(&hex)),
        "INSERT INTO members (visitor) VALUES (NULL)".to_owned(),
        format!(
            "INSERT INTO results (seq, at_ms, what) VALUES (1, 5, '{}')",
            json(serde_json::to_string(&entered))
        ),
        format!(
            "INSERT INTO standings (member, pool, standing) VALUES (1, 'overall', '{}')",
            json(serde_json::to_string(&standing))
        ),
    ]
}

/// Members of before are guests with their ratings, and one of them joins.
async fn are_guests(store: &dyn Store, anna: Visitor) {
    let is = |member: &Member| (member.kind, member.name.clone(), member.role, member.joined);
    let guest = (MemberKind::Guest, None, Standing::Player, None);
    let known = store.known_member(anna).await.unwrap().unwrap();
    assert_eq!((known.id, is(&known)), (MemberId(1), guest.clone()));
    let left = store.members(vec![MemberId(2)]).await.unwrap();
    assert_eq!(is(&left[0]), guest);
    let rank = async || {
        let standing = store.standing(MemberId(1), Pool::Overall).await.unwrap();
        standing.state.rank().to_string()
    };
    assert_eq!(rank().await, "1d");
    assert_eq!(store.join(joining("Anna", Some(anna))).await, Ok(MemberId(1)));
    let person = store.members(vec![MemberId(1)]).await.unwrap();
    assert_eq!((person[0].kind, person[0].name.as_deref()), (MemberKind::Person, Some("Anna")));
    assert_eq!(rank().await, "1d");
    assert_eq!(store.member(visitor()).await, Ok(MemberId(3)), "numbers go on");
}

#[tokio::test]
async fn members_of_before_there_were_people_are_guests() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let old = SqlitePool::connect_with(options).await.unwrap();
    up_to(10).run(&old).await.unwrap();
    let anna = visitor();
    for row in rows(anna, |hex| format!("x'{hex}'")) {
        query(AssertSqlSafe(row)).execute(&old).await.unwrap();
    }
    old.close().await;
    are_guests(&SqliteStore::open(&file, SECRET).await.unwrap(), anna).await;
}

#[cfg(unix)]
#[tokio::test]
async fn members_of_before_there_were_people_are_guests_in_postgresql_too() {
    let cluster = crate::store::Cluster::start().await;
    let address = cluster.database().await;
    let old = PgPool::connect(&address).await.unwrap();
    postgres_up_to(9).run(&old).await.unwrap();
    let anna = visitor();
    for row in rows(anna, |hex| format!("'\\x{hex}'")) {
        query(AssertSqlSafe(row)).execute(&old).await.unwrap();
    }
    old.close().await;
    let store = crate::store::PostgresStore::open(&address, SECRET).await.unwrap();
    are_guests(&store, anna).await;
}

/// Names whose keys another version of the rules has made, found by those of now.
async fn have_keys(store: &dyn Store, anna: MemberId) {
    let named = async |key: &str| {
        let named = store.named(key, 2_000).await.unwrap();
        named.map(|named| (named.member.id, named.is_past))
    };
    for (key, is) in [("zoe", None), ("old zoë", None)] {
        assert_eq!(named(key).await, is, "{key}");
    }
    for (name, is_past) in [("Zoë", true), ("Ännchen", false)] {
        for key in tengen_people::Name::new(name).unwrap().keys() {
            assert_eq!(named(key.as_str()).await, Some((anna, is_past)), "{key}");
        }
    }
}

/// Somebody with a name of before, whose keys are made older.
async fn with_old_keys(store: &dyn Store) -> MemberId {
    let (anna, by) = super::signing::person(store, "Zoë").await;
    let (name, keys) = ("Ännchen".to_owned(), vec!["ännchen".to_owned()]);
    let (at, until) = (1_500, 9_000);
    let renaming = crate::store::Renaming { member: anna, by, name, keys, at, until, since: 0 };
    store.rename(renaming).await.unwrap();
    anna
}

const AGE: &str = "UPDATE name_keys SET version = 0, name_key = 'old ' || name_key";

#[tokio::test]
async fn keys_of_names_by_other_rules_are_made_anew() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    let store = SqliteStore::open(&file, SECRET).await.unwrap();
    let anna = with_old_keys(&store).await;
    store.run(AGE).await.unwrap();
    store.close().await;
    have_keys(&SqliteStore::open(&file, SECRET).await.unwrap(), anna).await;
}

#[cfg(unix)]
#[tokio::test]
async fn keys_of_names_by_other_rules_are_made_anew_in_postgresql_too() {
    let cluster = crate::store::Cluster::start().await;
    let address = cluster.database().await;
    let store = crate::store::PostgresStore::open(&address, SECRET).await.unwrap();
    let anna = with_old_keys(&store).await;
    store.run(AGE).await.unwrap();
    have_keys(&crate::store::PostgresStore::open(&address, SECRET).await.unwrap(), anna).await;
}

//! The tables of a store, as both databases see them.

use Kind::{Bytes, Flag, Int, Maybe, MaybeInt, MaybeText, Short, Text};

/// The kind of a column.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    Int,
    /// A number, or nothing.
    MaybeInt,
    /// A number that PostgreSQL keeps in four bytes.
    Short,
    Text,
    /// A text, or nothing.
    MaybeText,
    /// Bytes, or nothing.
    Maybe,
    Bytes,
    Flag,
}

/// A table as both databases see it.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) name: &'static str,
    pub(super) columns: &'static [Kind],
    /// Its columns and where they are, in SQLite and in PostgreSQL.
    pub(super) read: [&'static str; 2],
    /// The columns that its rows are ordered by. They are the same in both.
    pub(super) order: &'static [&'static str],
    /// What writes a row. The values are numbered.
    pub(super) write: [&'static str; 2],
}

/// The tables, each behind those that it refers to.
pub(super) const TABLES: [Table; 27] = [
    Table {
        name: "games",
        columns: &[Int, Text, Int, Int, Text, Text, Int],
        read: [
            "id, kind, created_ms, changed_ms, deal, summary, looked_ms FROM games",
            "id, kind, created_ms, changed_ms, deal, summary, looked_ms \
             FROM games JOIN game_heads ON game = id",
        ],
        order: &["id"],
        write: [
            "INSERT INTO games (id, kind, created_ms, changed_ms, deal, summary, looked_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
            "WITH made AS (INSERT INTO games (id, kind, created_ms, deal) OVERRIDING SYSTEM VALUE \
             VALUES ($1, $2, $3, $5)) \
             INSERT INTO game_heads (game, next_seq, changed_ms, summary, looked_ms) \
             VALUES ($1, CASE WHEN $5 = '' THEN -1 ELSE 0 END, $4, $6, $7)",
        ],
    },
    Table {
        name: "game_roles",
        columns: &[Int, Text, Int, Flag],
        read: [
            "game, role, generation, taken_off FROM game_roles",
            "game, role, generation, taken_off FROM game_roles",
        ],
        order: &["game", "role"],
        write: [
            "INSERT INTO game_roles (game, role, generation, taken_off) VALUES ($1, $2, $3, $4)",
            "INSERT INTO game_roles (game, role, generation, taken_off) VALUES ($1, $2, $3, $4)",
        ],
    },
    Table {
        name: "keys",
        columns: &[Bytes, Int, Text],
        read: ["hash, game, role FROM keys", "hash, game, role FROM keys"],
        order: &["hash"],
        write: [
            "INSERT INTO keys (hash, game, role) VALUES ($1, $2, $3)",
            "INSERT INTO keys (hash, game, role) VALUES ($1, $2, $3)",
        ],
    },
    Table {
        name: "entries",
        columns: &[Int, Int, Int, Text],
        read: ["game, seq, at_ms, entry FROM entries", "game, seq, at_ms, entry FROM entries"],
        order: &["game", "seq"],
        write: [
            "INSERT INTO entries (game, seq, at_ms, entry) VALUES ($1, $2, $3, $4)",
            "INSERT INTO entries (game, seq, at_ms, entry) VALUES ($1, $2, $3, $4)",
        ],
    },
    Table {
        name: "records",
        columns: &[Int, Bytes],
        read: ["game, sgf FROM records", "game, sgf FROM records"],
        order: &["game"],
        write: [
            "INSERT INTO records (game, sgf) VALUES ($1, $2)",
            "INSERT INTO records (game, sgf) VALUES ($1, $2)",
        ],
    },
    Table {
        name: "visits",
        columns: &[Bytes, Int, Text, Int, Text, Flag, Flag],
        read: [
            "visitor, game, role, seen_ms, title, away, unopened FROM visits",
            "visitor, game, role, seen_ms, title, away, unopened FROM visits",
        ],
        order: &["visitor", "game", "role"],
        write: [
            "INSERT INTO visits (visitor, game, role, seen_ms, title, away, unopened) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
            "INSERT INTO visits (visitor, game, role, seen_ms, title, away, unopened) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        ],
    },
    Table {
        name: "runs",
        columns: &[Int, Int, Int],
        read: ["id, started_ms, alive_ms FROM runs", "id, started_ms, alive_ms FROM runs"],
        order: &["id"],
        write: [
            "INSERT INTO runs (id, started_ms, alive_ms) VALUES ($1, $2, $3)",
            "INSERT INTO runs (id, started_ms, alive_ms) OVERRIDING SYSTEM VALUE \
             VALUES ($1, $2, $3)",
        ],
    },
    Table {
        name: "studies",
        columns: &[Int, Int, Int, Text, Text, Bytes, Flag, Int],
        read: [
            "id, created_ms, changed_ms, title, summary, base, closed, looked_ms FROM studies",
            "id, created_ms, changed_ms, title, summary, base, closed, looked_ms \
             FROM studies JOIN study_heads ON study = id",
        ],
        order: &["id"],
        write: [
            "INSERT INTO studies \
             (id, created_ms, changed_ms, title, summary, base, closed, looked_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            "WITH made AS (INSERT INTO studies (id, created_ms, title, base, closed) \
             OVERRIDING SYSTEM VALUE VALUES ($1, $2, $4, $6, $7)) \
             INSERT INTO study_heads (study, next_seq, changed_ms, summary, looked_ms) \
             VALUES ($1, 0, $3, $5, $8)",
        ],
    },
    Table {
        name: "study_roles",
        columns: &[Int, Text, Int],
        read: [
            "study, role, generation FROM study_roles",
            "study, role, generation FROM study_roles",
        ],
        order: &["study", "role"],
        write: [
            "INSERT INTO study_roles (study, role, generation) VALUES ($1, $2, $3)",
            "INSERT INTO study_roles (study, role, generation) VALUES ($1, $2, $3)",
        ],
    },
    Table {
        name: "study_keys",
        columns: &[Bytes, Int, Text],
        read: ["hash, study, role FROM study_keys", "hash, study, role FROM study_keys"],
        order: &["hash"],
        write: [
            "INSERT INTO study_keys (hash, study, role) VALUES ($1, $2, $3)",
            "INSERT INTO study_keys (hash, study, role) VALUES ($1, $2, $3)",
        ],
    },
    Table {
        name: "study_operations",
        columns: &[Int, Int, Int, Text],
        read: [
            "study, seq, at_ms, operation FROM study_operations",
            "study, seq, at_ms, operation FROM study_operations",
        ],
        order: &["study", "seq"],
        write: [
            "INSERT INTO study_operations (study, seq, at_ms, operation) VALUES ($1, $2, $3, $4)",
            "INSERT INTO study_operations (study, seq, at_ms, operation) VALUES ($1, $2, $3, $4)",
        ],
    },
    Table {
        name: "study_people",
        columns: &[Int, Short, Maybe, Text],
        read: [
            "study, number, visitor, called FROM study_people",
            "study, number, visitor, called FROM study_people",
        ],
        order: &["study", "number"],
        write: [
            "INSERT INTO study_people (study, number, visitor, called) VALUES ($1, $2, $3, $4)",
            "INSERT INTO study_people (study, number, visitor, called) VALUES ($1, $2, $3, $4)",
        ],
    },
    Table {
        name: "study_visits",
        columns: &[Bytes, Int, Text, Int],
        read: [
            "visitor, study, role, seen_ms FROM study_visits",
            "visitor, study, role, seen_ms FROM study_visits",
        ],
        order: &["visitor", "study", "role"],
        write: [
            "INSERT INTO study_visits (visitor, study, role, seen_ms) VALUES ($1, $2, $3, $4)",
            "INSERT INTO study_visits (visitor, study, role, seen_ms) VALUES ($1, $2, $3, $4)",
        ],
    },
    Table {
        name: "replaced_keys",
        columns: &[Bytes, Int],
        read: ["hash, game FROM replaced_keys", "hash, game FROM replaced_keys"],
        order: &["hash"],
        write: [
            "INSERT INTO replaced_keys (hash, game) VALUES ($1, $2)",
            "INSERT INTO replaced_keys (hash, game) VALUES ($1, $2)",
        ],
    },
    Table {
        name: "replaced_study_keys",
        columns: &[Bytes, Int],
        read: ["hash, study FROM replaced_study_keys", "hash, study FROM replaced_study_keys"],
        order: &["hash"],
        write: [
            "INSERT INTO replaced_study_keys (hash, study) VALUES ($1, $2)",
            "INSERT INTO replaced_study_keys (hash, study) VALUES ($1, $2)",
        ],
    },
    Table {
        name: "deleted_keys",
        columns: &[Bytes, Text, Int, Text],
        read: [
            "hash, item, at_ms, why FROM deleted_keys",
            "hash, item, at_ms, why FROM deleted_keys",
        ],
        order: &["hash"],
        write: [
            "INSERT INTO deleted_keys (hash, item, at_ms, why) VALUES ($1, $2, $3, $4)",
            "INSERT INTO deleted_keys (hash, item, at_ms, why) VALUES ($1, $2, $3, $4)",
        ],
    },
    Table {
        name: "members",
        columns: &[Int, Maybe, Text, MaybeText, Text, MaybeInt, MaybeInt, MaybeInt],
        read: [
            "id, visitor, kind, name, role, joined_ms, start_rank, renamed_ms FROM members",
            "id, visitor, kind, name, role, joined_ms, start_rank, renamed_ms FROM members",
        ],
        order: &["id"],
        write: [
            "INSERT INTO members \
             (id, visitor, kind, name, role, joined_ms, start_rank, renamed_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            "INSERT INTO members \
             (id, visitor, kind, name, role, joined_ms, start_rank, renamed_ms) \
             OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        ],
    },
    Table {
        name: "name_keys",
        columns: &[Text, Int, Text, Int, MaybeInt],
        read: [
            "name_key, member, name, version, until_ms FROM name_keys",
            "name_key, member, name, version, until_ms FROM name_keys",
        ],
        order: &["name_key"],
        write: [
            "INSERT INTO name_keys (name_key, member, name, version, until_ms) \
             VALUES ($1, $2, $3, $4, $5)",
            "INSERT INTO name_keys (name_key, member, name, version, until_ms) \
             VALUES ($1, $2, $3, $4, $5)",
        ],
    },
    Table {
        name: "credentials",
        columns: &[Int, Int, Text, Maybe, MaybeText, Int],
        read: [
            "id, member, kind, lookup, data, made_ms FROM credentials",
            "id, member, kind, lookup, data, made_ms FROM credentials",
        ],
        order: &["id"],
        write: [
            "INSERT INTO credentials (id, member, kind, lookup, data, made_ms) \
             VALUES ($1, $2, $3, $4, $5, $6)",
            "INSERT INTO credentials (id, member, kind, lookup, data, made_ms) \
             OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4, $5, $6)",
        ],
    },
    Table {
        name: "sessions",
        columns: &[Int, Bytes, Int, Text, Text, Int, Int, Int],
        read: [
            "id, hash, member, how, label, made_ms, seen_ms, expires_ms FROM sessions",
            "id, hash, member, how, label, made_ms, seen_ms, expires_ms FROM sessions",
        ],
        order: &["id"],
        write: [
            "INSERT INTO sessions \
             (id, hash, member, how, label, made_ms, seen_ms, expires_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            "INSERT INTO sessions \
             (id, hash, member, how, label, made_ms, seen_ms, expires_ms) \
             OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        ],
    },
    Table {
        name: "invitations",
        columns: &[Bytes, Text, Int],
        read: [
            "hash, role, expires_ms FROM invitations",
            "hash, role, expires_ms FROM invitations",
        ],
        order: &["hash"],
        write: [
            "INSERT INTO invitations (hash, role, expires_ms) VALUES ($1, $2, $3)",
            "INSERT INTO invitations (hash, role, expires_ms) VALUES ($1, $2, $3)",
        ],
    },
    Table {
        name: "seats",
        columns: &[Int, Text, Int],
        read: ["game, role, member FROM seats", "game, role, member FROM seats"],
        order: &["game", "role"],
        write: [
            "INSERT INTO seats (game, role, member) VALUES ($1, $2, $3)",
            "INSERT INTO seats (game, role, member) VALUES ($1, $2, $3)",
        ],
    },
    Table {
        name: "results",
        columns: &[Int, Int, MaybeInt, Text],
        read: ["seq, at_ms, game, what FROM results", "seq, at_ms, game, what FROM results"],
        order: &["seq"],
        write: [
            "INSERT INTO results (seq, at_ms, game, what) VALUES ($1, $2, $3, $4)",
            "INSERT INTO results (seq, at_ms, game, what) VALUES ($1, $2, $3, $4)",
        ],
    },
    Table {
        name: "rated",
        columns: &[Int, Int, Text, Text],
        read: ["seq, member, pool, change FROM rated", "seq, member, pool, change FROM rated"],
        order: &["seq", "member", "pool"],
        write: [
            "INSERT INTO rated (seq, member, pool, change) VALUES ($1, $2, $3, $4)",
            "INSERT INTO rated (seq, member, pool, change) VALUES ($1, $2, $3, $4)",
        ],
    },
    Table {
        name: "standings",
        columns: &[Int, Text, Text],
        read: ["member, pool, standing FROM standings", "member, pool, standing FROM standings"],
        order: &["member", "pool"],
        write: [
            "INSERT INTO standings (member, pool, standing) VALUES ($1, $2, $3)",
            "INSERT INTO standings (member, pool, standing) VALUES ($1, $2, $3)",
        ],
    },
    Table {
        name: "rated_due",
        columns: &[Int],
        read: ["game FROM rated_due", "game FROM rated_due"],
        order: &["game"],
        write: [
            "INSERT INTO rated_due (game) VALUES ($1)",
            "INSERT INTO rated_due (game) VALUES ($1)",
        ],
    },
    Table {
        name: "secret_check",
        columns: &[Bytes],
        read: ["value FROM secret_check", "value FROM secret_check"],
        order: &["value"],
        write: [
            "INSERT INTO secret_check (value) VALUES ($1)",
            "INSERT INTO secret_check (value) VALUES ($1)",
        ],
    },
];

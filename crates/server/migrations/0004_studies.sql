-- Studies, their keys, their operations and their people; lists of studies.
-- Times are milliseconds since 1970.

CREATE TABLE studies (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    created_ms INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    title      TEXT    NOT NULL,
    -- What lists of studies show: derived from the operations, kept so that lists need not replay.
    summary    TEXT    NOT NULL,
    -- The study before the first operation: a snapshot as JSON, gzipped.
    base       BLOB    NOT NULL
);

CREATE TABLE study_keys (
    key   TEXT    PRIMARY KEY,
    study INTEGER NOT NULL REFERENCES studies (id),
    role  TEXT    NOT NULL CHECK (role IN ('own', 'write', 'read')),
    UNIQUE (study, role)
) WITHOUT ROWID;

CREATE TABLE study_operations (
    study     INTEGER NOT NULL REFERENCES studies (id),
    seq       INTEGER NOT NULL CHECK (seq >= 0),
    at_ms     INTEGER NOT NULL,
    operation TEXT    NOT NULL,
    PRIMARY KEY (study, seq)
) WITHOUT ROWID;

-- The log is only ever added to.
CREATE TRIGGER operations_stay BEFORE UPDATE ON study_operations
BEGIN SELECT RAISE(ABORT, 'operations are never changed'); END;

-- A visitor as a person of a study. The name of person number 3 in it is p3.
CREATE TABLE study_people (
    study   INTEGER NOT NULL REFERENCES studies (id),
    number  INTEGER NOT NULL,
    -- Nobody for the owner, who is the holder of the owner's key.
    visitor TEXT,
    -- The person's own word for themselves; empty if they gave none.
    called  TEXT    NOT NULL,
    PRIMARY KEY (study, number),
    UNIQUE (study, visitor)
) WITHOUT ROWID;

CREATE TABLE study_visits (
    visitor TEXT    NOT NULL,
    key     TEXT    NOT NULL REFERENCES study_keys (key),
    seen_ms INTEGER NOT NULL,
    PRIMARY KEY (visitor, key)
) WITHOUT ROWID;

CREATE INDEX study_visits_of_key ON study_visits (key);

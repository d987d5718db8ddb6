-- Games, their keys and their entries; uploaded records; visitors; runs of the server.
-- Times are milliseconds since 1970.

CREATE TABLE games (
    id         INTEGER PRIMARY KEY,
    kind       TEXT    NOT NULL CHECK (kind IN ('game', 'record')),
    created_ms INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    -- What was agreed before the first entry; for a record, nothing.
    deal       TEXT    NOT NULL,
    -- What lists of games show: derived from the entries, kept so that lists need not replay.
    summary    TEXT    NOT NULL
);

CREATE TABLE keys (
    key  TEXT    PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games (id),
    role TEXT    NOT NULL CHECK (role IN ('black', 'white', 'both', 'watch'))
) WITHOUT ROWID;

CREATE INDEX keys_of_game ON keys (game);

CREATE TABLE entries (
    game  INTEGER NOT NULL REFERENCES games (id),
    seq   INTEGER NOT NULL CHECK (seq >= 0),
    at_ms INTEGER NOT NULL,
    entry TEXT    NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;

-- The log is only ever added to.
CREATE TRIGGER entries_stay BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;
CREATE TRIGGER entries_remain BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;

CREATE TABLE records (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    sgf  BLOB    NOT NULL
);

CREATE TABLE visits (
    visitor TEXT    NOT NULL,
    key     TEXT    NOT NULL REFERENCES keys (key),
    seen_ms INTEGER NOT NULL,
    PRIMARY KEY (visitor, key)
) WITHOUT ROWID;

-- One row each time the server ran: when it started, and when it was last alive.
CREATE TABLE runs (
    id         INTEGER PRIMARY KEY,
    started_ms INTEGER NOT NULL,
    alive_ms   INTEGER NOT NULL
);

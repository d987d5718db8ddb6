-- The keys of games, records and studies that the server's keeper deleted, or that nobody used. They
-- open nothing: the server says by them why a link is not good any more.

CREATE TABLE deleted_keys (
    hash  BLOB    PRIMARY KEY,
    -- What it was, as g7 or s7.
    item  TEXT    NOT NULL,
    at_ms INTEGER NOT NULL,
    why   TEXT    NOT NULL CHECK (why IN ('keeper', 'unused'))
) WITHOUT ROWID;
CREATE INDEX deleted_keys_of_item ON deleted_keys (item);
CREATE INDEX deleted_keys_by_time ON deleted_keys (at_ms);

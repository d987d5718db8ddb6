-- The keys of what was deleted. The meaning is that in step 7 for SQLite.

CREATE TABLE deleted_keys (
    hash  BYTEA  NOT NULL,
    item  TEXT   NOT NULL,
    at_ms BIGINT NOT NULL,
    why   TEXT   NOT NULL,
    CONSTRAINT deleted_keys_one PRIMARY KEY (hash),
    CONSTRAINT deleted_keys_why CHECK (why IN ('keeper', 'unused'))
);
CREATE INDEX deleted_keys_of_item ON deleted_keys (item);
CREATE INDEX deleted_keys_by_time ON deleted_keys (at_ms);

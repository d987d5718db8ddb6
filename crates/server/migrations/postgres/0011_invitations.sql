-- Invitations: each lets one person join, with a role. The meaning is that in step 12 for SQLite.

CREATE TABLE invitations (
    hash       BYTEA  NOT NULL,
    role       TEXT   NOT NULL,
    expires_ms BIGINT NOT NULL,
    CONSTRAINT invitations_one PRIMARY KEY (hash)
);

-- Invitations: each lets one person join, with a role.

CREATE TABLE invitations (
    -- Of the code, under the server's secret.
    hash       BLOB    PRIMARY KEY,
    -- As of `members`.
    role       TEXT    NOT NULL,
    expires_ms INTEGER NOT NULL
) WITHOUT ROWID;

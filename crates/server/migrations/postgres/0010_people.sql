-- People: members with a name, the ways in which they sign in, and their sessions. The meaning is
-- that in step 11 for SQLite.

ALTER TABLE members ADD COLUMN kind TEXT NOT NULL DEFAULT 'guest';
ALTER TABLE members ADD COLUMN name TEXT;
ALTER TABLE members ADD COLUMN role TEXT NOT NULL DEFAULT 'player';
ALTER TABLE members ADD COLUMN joined_ms BIGINT;
ALTER TABLE members ADD COLUMN start_rank BIGINT;
ALTER TABLE members ADD CONSTRAINT members_kind
    CHECK (kind IN ('guest', 'person', 'program', 'former'));
ALTER TABLE members ADD CONSTRAINT members_named
    CHECK ((name IS NOT NULL) = (kind IN ('person', 'program')));
ALTER TABLE members ADD CONSTRAINT members_role CHECK (role IN
    ('child', 'player', 'teacher', 'director', 'moderator', 'administrator', 'owner'));

CREATE TABLE name_keys (
    name_key TEXT   NOT NULL,
    member   BIGINT NOT NULL REFERENCES members (id),
    until_ms BIGINT,
    CONSTRAINT name_keys_one PRIMARY KEY (name_key)
);
CREATE INDEX name_keys_of_member ON name_keys (member);

CREATE TABLE credentials (
    id      BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    member  BIGINT NOT NULL REFERENCES members (id),
    kind    TEXT   NOT NULL,
    lookup  BYTEA,
    data    TEXT,
    made_ms BIGINT NOT NULL,
    CONSTRAINT credentials_once UNIQUE (lookup),
    CONSTRAINT credentials_kind CHECK (kind IN ('password', 'recovery', 'passkey'))
);
CREATE INDEX credentials_of_member ON credentials (member);
CREATE UNIQUE INDEX one_password ON credentials (member) WHERE kind = 'password';

CREATE TABLE sessions (
    id         BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    hash       BYTEA  NOT NULL,
    member     BIGINT NOT NULL REFERENCES members (id),
    how        TEXT   NOT NULL,
    label      TEXT   NOT NULL,
    made_ms    BIGINT NOT NULL,
    seen_ms    BIGINT NOT NULL,
    expires_ms BIGINT NOT NULL,
    CONSTRAINT sessions_once UNIQUE (hash),
    CONSTRAINT sessions_how CHECK (how IN ('join', 'password', 'recovery', 'passkey'))
);
CREATE INDEX sessions_of_member ON sessions (member);
CREATE INDEX sessions_by_end ON sessions (expires_ms);

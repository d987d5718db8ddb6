-- People: members with a name, the ways in which they sign in, and their sessions.

-- A guest has a browser and no name, a person or a program a name; one who has left has neither.
ALTER TABLE members ADD COLUMN kind TEXT NOT NULL DEFAULT 'guest'
    CHECK (kind IN ('guest', 'person', 'program', 'former'));
ALTER TABLE members ADD COLUMN name TEXT
    CHECK ((name IS NOT NULL) = (kind IN ('person', 'program')));
ALTER TABLE members ADD COLUMN role TEXT NOT NULL DEFAULT 'player' CHECK (role IN
    ('child', 'player', 'teacher', 'director', 'moderator', 'administrator', 'owner'));
-- When they got a name for the first time.
ALTER TABLE members ADD COLUMN joined_ms INTEGER;
-- The number of the rank with which they entered; nothing of those who said none. The log of
-- results says the same.
ALTER TABLE members ADD COLUMN start_rank INTEGER;

-- What names that look alike share (`tengen_people::NameKey`). Each is one member's.
CREATE TABLE name_keys (
    name_key TEXT PRIMARY KEY,
    member   INTEGER NOT NULL REFERENCES members (id),
    -- Of a name that the member had before: until then it is nobody else's.
    until_ms INTEGER
) WITHOUT ROWID;
CREATE INDEX name_keys_of_member ON name_keys (member);

-- The ways in which a member signs in.
CREATE TABLE credentials (
    id      INTEGER PRIMARY KEY,
    member  INTEGER NOT NULL REFERENCES members (id),
    kind    TEXT    NOT NULL CHECK (kind IN ('password', 'recovery', 'passkey')),
    -- Of a recovery code: its code under the server's secret.
    lookup  BLOB UNIQUE,
    -- Of a password: its hash, as a PHC string.
    data    TEXT,
    made_ms INTEGER NOT NULL
);
CREATE INDEX credentials_of_member ON credentials (member);
CREATE UNIQUE INDEX one_password ON credentials (member) WHERE kind = 'password';

-- Browsers in which a member has signed in.
CREATE TABLE sessions (
    -- Never given again: a list of before may name one that has ended.
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    -- Of the name in the cookie.
    hash       BLOB    NOT NULL UNIQUE,
    member     INTEGER NOT NULL REFERENCES members (id),
    -- How it began.
    how        TEXT    NOT NULL CHECK (how IN ('join', 'password', 'recovery', 'passkey')),
    -- The browser, in words that are the same in all languages.
    label      TEXT    NOT NULL,
    made_ms    INTEGER NOT NULL,
    seen_ms    INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL
);
CREATE INDEX sessions_of_member ON sessions (member);
CREATE INDEX sessions_by_end ON sessions (expires_ms);

-- Keys and visitors by the SHA-256 of their texts: a copy of this file opens nothing.
-- SQLite computes no hashes. So the tables with the texts stay as plain_… until the server has
-- hashed them, which it does at once, and drops them.

ALTER TABLE visits RENAME TO plain_visits;
ALTER TABLE keys RENAME TO plain_keys;
ALTER TABLE study_visits RENAME TO plain_study_visits;
ALTER TABLE study_people RENAME TO plain_study_people;
ALTER TABLE study_keys RENAME TO plain_study_keys;
DROP INDEX keys_of_game;
DROP INDEX study_visits_of_key;

-- A role of a game. Its link has a key that follows from the server's secret, the game, the role and
-- the generation: a higher one takes the place of all links of the role.
CREATE TABLE game_roles (
    game       INTEGER NOT NULL REFERENCES games (id),
    role       TEXT    NOT NULL CHECK (role IN ('black', 'white', 'both', 'watch')),
    generation INTEGER NOT NULL DEFAULT 1,
    -- Whether the player has taken the game off. See step 3.
    taken_off  INTEGER NOT NULL DEFAULT 0 CHECK (taken_off IN (0, 1)),
    PRIMARY KEY (game, role)
) WITHOUT ROWID;

-- What opens a role: the key of its generation, and those of links from before step 5.
CREATE TABLE keys (
    hash BLOB    PRIMARY KEY,
    game INTEGER NOT NULL,
    role TEXT    NOT NULL,
    FOREIGN KEY (game, role) REFERENCES game_roles (game, role)
) WITHOUT ROWID;
CREATE INDEX keys_of_role ON keys (game, role);

CREATE TABLE visits (
    visitor BLOB    NOT NULL,
    game    INTEGER NOT NULL,
    role    TEXT    NOT NULL,
    seen_ms INTEGER NOT NULL,
    title   TEXT    NOT NULL DEFAULT '',
    away    INTEGER NOT NULL DEFAULT 0 CHECK (away IN (0, 1)),
    PRIMARY KEY (visitor, game, role),
    FOREIGN KEY (game, role) REFERENCES game_roles (game, role)
) WITHOUT ROWID;
CREATE INDEX visits_of_role ON visits (game, role);

CREATE TABLE study_roles (
    study      INTEGER NOT NULL REFERENCES studies (id),
    role       TEXT    NOT NULL CHECK (role IN ('own', 'write', 'read')),
    generation INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (study, role)
) WITHOUT ROWID;

CREATE TABLE study_keys (
    hash  BLOB    PRIMARY KEY,
    study INTEGER NOT NULL,
    role  TEXT    NOT NULL,
    FOREIGN KEY (study, role) REFERENCES study_roles (study, role)
) WITHOUT ROWID;
CREATE INDEX study_keys_of_role ON study_keys (study, role);

CREATE TABLE study_visits (
    visitor BLOB    NOT NULL,
    study   INTEGER NOT NULL,
    role    TEXT    NOT NULL,
    seen_ms INTEGER NOT NULL,
    PRIMARY KEY (visitor, study, role),
    FOREIGN KEY (study, role) REFERENCES study_roles (study, role)
) WITHOUT ROWID;
CREATE INDEX study_visits_of_role ON study_visits (study, role);

CREATE TABLE study_people (
    study   INTEGER NOT NULL REFERENCES studies (id),
    number  INTEGER NOT NULL,
    visitor BLOB,
    called  TEXT    NOT NULL,
    PRIMARY KEY (study, number),
    UNIQUE (study, visitor)
) WITHOUT ROWID;

-- By this the server knows the secret again from which the keys follow. It has one row then.
CREATE TABLE secret_check (value BLOB NOT NULL);

-- Whether nobody may write in the study any more.
ALTER TABLE studies ADD COLUMN closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1));

-- When somebody last looked, as far as it is noted. Nobody noted it before now.
ALTER TABLE games ADD COLUMN looked_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE studies ADD COLUMN looked_ms INTEGER NOT NULL DEFAULT 0;
UPDATE games SET looked_ms = 1000 * strftime('%s', 'now');
UPDATE studies SET looked_ms = 1000 * strftime('%s', 'now');

INSERT INTO game_roles (game, role, taken_off)
    SELECT game, role, MAX(taken_off) FROM plain_keys GROUP BY game, role;
INSERT INTO study_roles (study, role) SELECT study, role FROM plain_study_keys;

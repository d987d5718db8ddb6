-- Keys and visitors by the SHA-256 of their texts: a copy of the database opens nothing.
-- The meaning of each table is that in step 5 for SQLite.

ALTER TABLE visits RENAME TO plain_visits;
ALTER TABLE keys RENAME TO plain_keys;
ALTER TABLE study_visits RENAME TO plain_study_visits;
ALTER TABLE study_people RENAME TO plain_study_people;
ALTER TABLE study_keys RENAME TO plain_study_keys;

CREATE TABLE game_roles (
    game       BIGINT  NOT NULL REFERENCES games (id),
    role       TEXT    NOT NULL CHECK (role IN ('black', 'white', 'both', 'watch')),
    generation BIGINT  NOT NULL DEFAULT 1,
    taken_off  BOOLEAN NOT NULL DEFAULT FALSE,
    CONSTRAINT game_roles_one PRIMARY KEY (game, role)
);

CREATE TABLE keys (
    hash BYTEA  NOT NULL,
    game BIGINT NOT NULL,
    role TEXT   NOT NULL,
    CONSTRAINT keys_one PRIMARY KEY (hash),
    FOREIGN KEY (game, role) REFERENCES game_roles (game, role)
);
CREATE INDEX keys_of_role ON keys (game, role);

CREATE TABLE visits (
    visitor BYTEA   NOT NULL,
    game    BIGINT  NOT NULL,
    role    TEXT    NOT NULL,
    seen_ms BIGINT  NOT NULL,
    title   TEXT    NOT NULL DEFAULT '',
    away    BOOLEAN NOT NULL DEFAULT FALSE,
    CONSTRAINT visits_one PRIMARY KEY (visitor, game, role),
    FOREIGN KEY (game, role) REFERENCES game_roles (game, role)
);
CREATE INDEX visits_of_role ON visits (game, role);

CREATE TABLE study_roles (
    study      BIGINT NOT NULL REFERENCES studies (id),
    role       TEXT   NOT NULL CHECK (role IN ('own', 'write', 'read')),
    generation BIGINT NOT NULL DEFAULT 1,
    CONSTRAINT study_roles_one PRIMARY KEY (study, role)
);

CREATE TABLE study_keys (
    hash  BYTEA  NOT NULL,
    study BIGINT NOT NULL,
    role  TEXT   NOT NULL,
    CONSTRAINT study_keys_one PRIMARY KEY (hash),
    FOREIGN KEY (study, role) REFERENCES study_roles (study, role)
);
CREATE INDEX study_keys_of_role ON study_keys (study, role);

CREATE TABLE study_visits (
    visitor BYTEA  NOT NULL,
    study   BIGINT NOT NULL,
    role    TEXT   NOT NULL,
    seen_ms BIGINT NOT NULL,
    CONSTRAINT study_visits_one PRIMARY KEY (visitor, study, role),
    FOREIGN KEY (study, role) REFERENCES study_roles (study, role)
);
CREATE INDEX study_visits_of_role ON study_visits (study, role);

CREATE TABLE study_people (
    study   BIGINT  NOT NULL REFERENCES studies (id),
    number  INTEGER NOT NULL,
    visitor BYTEA,
    called  TEXT    NOT NULL,
    CONSTRAINT study_people_one PRIMARY KEY (study, number),
    CONSTRAINT study_people_once UNIQUE (study, visitor)
);

CREATE TABLE secret_check (value BYTEA NOT NULL);

ALTER TABLE studies ADD COLUMN closed BOOLEAN NOT NULL DEFAULT FALSE;

ALTER TABLE game_heads ADD COLUMN looked_ms BIGINT NOT NULL DEFAULT 0;
ALTER TABLE study_heads ADD COLUMN looked_ms BIGINT NOT NULL DEFAULT 0;
UPDATE game_heads SET looked_ms = (EXTRACT(EPOCH FROM now()) * 1000)::bigint;
UPDATE study_heads SET looked_ms = (EXTRACT(EPOCH FROM now()) * 1000)::bigint;

INSERT INTO game_roles (game, role, taken_off)
    SELECT game, role, bool_or(taken_off) FROM plain_keys GROUP BY game, role;
INSERT INTO keys SELECT sha256(convert_to(key, 'UTF8')), game, role FROM plain_keys;
INSERT INTO visits
    SELECT sha256(convert_to(visitor, 'UTF8')), game, role, min(seen_ms), max(title), bool_and(away)
    FROM plain_visits JOIN plain_keys USING (key) GROUP BY visitor, game, role;
INSERT INTO study_roles (study, role) SELECT study, role FROM plain_study_keys;
INSERT INTO study_keys SELECT sha256(convert_to(key, 'UTF8')), study, role FROM plain_study_keys;
INSERT INTO study_visits
    SELECT sha256(convert_to(visitor, 'UTF8')), study, role, seen_ms
    FROM plain_study_visits JOIN plain_study_keys USING (key);
INSERT INTO study_people
    SELECT study, number, sha256(convert_to(visitor, 'UTF8')), called FROM plain_study_people;

DROP TABLE plain_visits;
DROP TABLE plain_keys;
DROP TABLE plain_study_visits;
DROP TABLE plain_study_people;
DROP TABLE plain_study_keys;

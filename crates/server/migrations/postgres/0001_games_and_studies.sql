-- Games, records, studies, their keys and their entries; visitors; runs of the server.
-- Times are milliseconds since 1970. The meaning of each column is that in the migrations for SQLite.

CREATE TABLE games (
    id         BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind       TEXT   NOT NULL CHECK (kind IN ('game', 'record')),
    created_ms BIGINT NOT NULL,
    deal       TEXT   NOT NULL
);

-- The part of a game that changes with each entry. Half of a page stays free, so that a new version
-- of a row finds room on it.
CREATE TABLE game_heads (
    game       BIGINT PRIMARY KEY REFERENCES games (id),
    next_seq   BIGINT NOT NULL,
    changed_ms BIGINT NOT NULL,
    summary    TEXT   NOT NULL
) WITH (fillfactor = 50);

CREATE TABLE keys (
    key       TEXT    PRIMARY KEY,
    game      BIGINT  NOT NULL REFERENCES games (id),
    role      TEXT    NOT NULL CHECK (role IN ('black', 'white', 'both', 'watch')),
    taken_off BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX keys_of_game ON keys (game);

CREATE TABLE entries (
    game  BIGINT NOT NULL REFERENCES games (id),
    seq   BIGINT NOT NULL CHECK (seq >= 0),
    at_ms BIGINT NOT NULL,
    entry TEXT   NOT NULL,
    PRIMARY KEY (game, seq)
);

CREATE TABLE records (
    game BIGINT PRIMARY KEY REFERENCES games (id),
    sgf  BYTEA  NOT NULL
);

CREATE TABLE visits (
    visitor TEXT    NOT NULL,
    key     TEXT    NOT NULL REFERENCES keys (key),
    seen_ms BIGINT  NOT NULL,
    title   TEXT    NOT NULL DEFAULT '',
    away    BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (visitor, key)
);
CREATE INDEX visits_of_key ON visits (key);

CREATE TABLE runs (
    id         BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    started_ms BIGINT NOT NULL,
    alive_ms   BIGINT NOT NULL
);

CREATE TABLE studies (
    id         BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    created_ms BIGINT NOT NULL,
    title      TEXT   NOT NULL,
    base       BYTEA  NOT NULL
);

CREATE TABLE study_heads (
    study      BIGINT PRIMARY KEY REFERENCES studies (id),
    next_seq   BIGINT NOT NULL,
    changed_ms BIGINT NOT NULL,
    summary    TEXT   NOT NULL
) WITH (fillfactor = 50);

CREATE TABLE study_keys (
    key   TEXT   PRIMARY KEY,
    study BIGINT NOT NULL REFERENCES studies (id),
    role  TEXT   NOT NULL CHECK (role IN ('own', 'write', 'read')),
    UNIQUE (study, role)
);

CREATE TABLE study_operations (
    study     BIGINT NOT NULL REFERENCES studies (id),
    seq       BIGINT NOT NULL CHECK (seq >= 0),
    at_ms     BIGINT NOT NULL,
    operation TEXT   NOT NULL,
    PRIMARY KEY (study, seq)
);

CREATE TABLE study_people (
    study   BIGINT  NOT NULL REFERENCES studies (id),
    number  INTEGER NOT NULL,
    visitor TEXT,
    called  TEXT    NOT NULL,
    PRIMARY KEY (study, number),
    UNIQUE (study, visitor)
);

CREATE TABLE study_visits (
    visitor TEXT   NOT NULL,
    key     TEXT   NOT NULL REFERENCES study_keys (key),
    seen_ms BIGINT NOT NULL,
    PRIMARY KEY (visitor, key)
);
CREATE INDEX study_visits_of_key ON study_visits (key);

-- The logs are only ever added to. Entries go with their game, whose deal is empty then.
CREATE FUNCTION log_stays() RETURNS TRIGGER LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'a log is never changed'; END $$;
CREATE FUNCTION entries_remain() RETURNS TRIGGER LANGUAGE plpgsql AS
$$ BEGIN
    IF (SELECT deal FROM games WHERE id = OLD.game) <> '' THEN
        RAISE EXCEPTION 'entries are deleted with their game only';
    END IF;
    RETURN OLD;
END $$;
CREATE TRIGGER entries_stay BEFORE UPDATE ON entries
    FOR EACH ROW EXECUTE FUNCTION log_stays();
CREATE TRIGGER entries_remain BEFORE DELETE ON entries
    FOR EACH ROW EXECUTE FUNCTION entries_remain();
CREATE TRIGGER operations_stay BEFORE UPDATE ON study_operations
    FOR EACH ROW EXECUTE FUNCTION log_stays();

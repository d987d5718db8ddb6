-- The keys of links that were replaced by others. The meaning is that in step 6 for SQLite.

CREATE TABLE replaced_keys (
    hash BYTEA  NOT NULL,
    game BIGINT NOT NULL REFERENCES games (id),
    CONSTRAINT replaced_keys_one PRIMARY KEY (hash)
);
CREATE INDEX replaced_keys_of_game ON replaced_keys (game);

CREATE TABLE replaced_study_keys (
    hash  BYTEA  NOT NULL,
    study BIGINT NOT NULL REFERENCES studies (id),
    CONSTRAINT replaced_study_keys_one PRIMARY KEY (hash)
);
CREATE INDEX replaced_study_keys_of_study ON replaced_study_keys (study);

-- The keys of links that were replaced by others. They open nothing: the server says by them why a
-- link is not good any more.

CREATE TABLE replaced_keys (
    hash BLOB    PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES games (id)
) WITHOUT ROWID;
CREATE INDEX replaced_keys_of_game ON replaced_keys (game);

CREATE TABLE replaced_study_keys (
    hash  BLOB    PRIMARY KEY,
    study INTEGER NOT NULL REFERENCES studies (id)
) WITHOUT ROWID;
CREATE INDEX replaced_study_keys_of_study ON replaced_study_keys (study);

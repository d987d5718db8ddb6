-- Results, and the ratings that follow from them.

-- The log of results. Every rating can be made anew from it. Entries are numbered from 1 without a
-- gap, and stay.
CREATE TABLE results (
    seq   INTEGER PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    -- The game of a result; nothing for other entries. It refers to no row: a game that is deleted
    -- changes no rating.
    game  INTEGER UNIQUE,
    -- `tengen_rating::What` as JSON.
    what  TEXT NOT NULL
);
CREATE TRIGGER results_stay BEFORE DELETE ON results
    BEGIN SELECT RAISE(ABORT, 'results stay'); END;
CREATE TRIGGER results_stay_so BEFORE UPDATE ON results
    BEGIN SELECT RAISE(ABORT, 'results stay'); END;

-- What each result changed: `tengen_rating::Rated` as JSON.
CREATE TABLE rated (
    seq    INTEGER NOT NULL,
    member INTEGER NOT NULL,
    pool   TEXT    NOT NULL,
    change TEXT    NOT NULL,
    PRIMARY KEY (seq, member, pool)
) WITHOUT ROWID;

-- Where members stand: `tengen_rating::Standing` as JSON.
CREATE TABLE standings (
    member   INTEGER NOT NULL,
    pool     TEXT    NOT NULL,
    standing TEXT    NOT NULL,
    PRIMARY KEY (member, pool)
) WITHOUT ROWID;

-- Rated games whose results are not in the log yet: they go on, or a server ended between the two.
CREATE TABLE rated_due (
    game INTEGER PRIMARY KEY REFERENCES games (id)
);

-- Results, and the ratings that follow from them. The meaning is that in step 10 for SQLite.

CREATE TABLE results (
    seq   BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    game  BIGINT,
    what  TEXT   NOT NULL,
    CONSTRAINT results_one PRIMARY KEY (seq),
    CONSTRAINT results_once UNIQUE (game)
);
CREATE FUNCTION results_stay() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'results stay'; END $$;
CREATE TRIGGER results_stay BEFORE UPDATE OR DELETE ON results
    FOR EACH ROW EXECUTE FUNCTION results_stay();

CREATE TABLE rated (
    seq    BIGINT NOT NULL,
    member BIGINT NOT NULL,
    pool   TEXT   NOT NULL,
    change TEXT   NOT NULL,
    CONSTRAINT rated_one PRIMARY KEY (seq, member, pool)
);

CREATE TABLE standings (
    member   BIGINT NOT NULL,
    pool     TEXT   NOT NULL,
    standing TEXT   NOT NULL,
    CONSTRAINT standings_one PRIMARY KEY (member, pool)
);

CREATE TABLE rated_due (
    game BIGINT NOT NULL REFERENCES games (id),
    CONSTRAINT rated_due_one PRIMARY KEY (game)
);

-- Servers that share the database ("nodes"), and which of them works for a game.
-- The name of the database tells its servers' words from those of others on the same bus.

CREATE TABLE database_name (
    name UUID NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO database_name DEFAULT VALUES;

-- A node has its number until its lease runs out, and then gets a new one. Times are those of the
-- database.
CREATE TABLE nodes (
    id      BIGINT      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    expires TIMESTAMPTZ NOT NULL,
    version TEXT        NOT NULL
);

-- The node that moves for the computer, asks the judge and lets flags fall in a game. When its
-- lease has run out, another takes its place. A game that is in no server's memory, and whose
-- clock runs, has the time when that is due: any server that reads the game takes the place then.
CREATE TABLE duties (
    game   BIGINT PRIMARY KEY REFERENCES games (id),
    node   BIGINT NOT NULL,
    due_ms BIGINT
);
CREATE INDEX duties_due ON duties (node) WHERE due_ms IS NOT NULL;

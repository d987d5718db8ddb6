-- The challenges of the lobby that servers of a database share. A challenge ends soon after the last
-- page of its maker, so no challenge is moved to another database.

-- While a game is being made of it, a challenge has the node that does so (`taken_by`), and the
-- number of that take: `take` is the same for all challenges that the two players had. If that node
-- is gone, the games after `last_game` tell whether the take became one. Afterwards the challenge has
-- the game, for its maker's pages.
CREATE TABLE challenges (
    id       BIGINT GENERATED ALWAYS AS IDENTITY,
    visitor  BYTEA  NOT NULL,
    member   BIGINT NOT NULL,
    seek     TEXT,
    terms    TEXT   NOT NULL,
    -- The node at which the maker has a page; without one, the time since when there is none.
    node     BIGINT,
    left_at  TIMESTAMPTZ,
    taken_by BIGINT,
    take     BIGINT,
    taken_at TIMESTAMPTZ,
    -- The number of the last game that there was at the time of the take.
    last_game BIGINT,
    game     BIGINT,
    CONSTRAINT challenges_one PRIMARY KEY (id),
    CONSTRAINT challenges_kept CHECK ((node IS NULL) = (left_at IS NOT NULL)),
    CONSTRAINT challenges_taken CHECK (num_nulls(take, taken_by, taken_at, last_game) IN (0, 4)),
    CONSTRAINT challenges_begun CHECK (game IS NULL OR take IS NULL)
);

-- Members, and the seats of games that they hold. A visitor becomes a member when they ask for a
-- game in the lobby.

CREATE TABLE members (
    -- Never given again: games keep the numbers of their players.
    id      INTEGER PRIMARY KEY,
    -- The browser of the member; nothing after it has been forgotten.
    visitor BLOB UNIQUE
);

-- A role with a seat is played by the holder of its key in the browser of its member alone. Where
-- the member has no browser any more, the key decides.
CREATE TABLE seats (
    game   INTEGER NOT NULL,
    role   TEXT    NOT NULL CHECK (role IN ('black', 'white')),
    member INTEGER NOT NULL REFERENCES members (id),
    PRIMARY KEY (game, role),
    UNIQUE (game, member),
    FOREIGN KEY (game, role) REFERENCES game_roles (game, role)
) WITHOUT ROWID;

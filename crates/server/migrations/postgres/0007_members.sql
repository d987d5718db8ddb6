-- Members, and the seats of games that they hold. The meaning is that in step 8 for SQLite.

CREATE TABLE members (
    id      BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    visitor BYTEA,
    CONSTRAINT members_once UNIQUE (visitor)
);

CREATE TABLE seats (
    game   BIGINT NOT NULL,
    role   TEXT   NOT NULL,
    member BIGINT NOT NULL REFERENCES members (id),
    CONSTRAINT seats_one PRIMARY KEY (game, role),
    CONSTRAINT seats_once UNIQUE (game, member),
    CONSTRAINT seats_role CHECK (role IN ('black', 'white')),
    CONSTRAINT seats_of_role FOREIGN KEY (game, role) REFERENCES game_roles (game, role)
);

-- A game with seats begins without its players: they are told of it until they open it.

-- Whether the visitor has the game without having opened it.
ALTER TABLE visits ADD COLUMN unopened INTEGER NOT NULL DEFAULT 0 CHECK (unopened IN (0, 1));

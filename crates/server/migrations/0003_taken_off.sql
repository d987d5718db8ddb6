-- Whether somebody has taken the game off a list that had it by this key. A player who was at the
-- board and never had it in a list has not.
ALTER TABLE keys ADD COLUMN taken_off INTEGER NOT NULL DEFAULT 0 CHECK (taken_off IN (0, 1));

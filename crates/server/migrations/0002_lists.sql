-- Lists that visitors put in order, and games that are deleted.

-- The visitor's own name for the game; empty if it has none.
ALTER TABLE visits ADD COLUMN title TEXT NOT NULL DEFAULT '';
-- Whether the visitor has put the game away.
ALTER TABLE visits ADD COLUMN away INTEGER NOT NULL DEFAULT 0 CHECK (away IN (0, 1));

-- A deleted game keeps its row, with an empty deal, so that its number is never given again.
DROP TRIGGER entries_remain;
CREATE TRIGGER entries_remain BEFORE DELETE ON entries
WHEN (SELECT deal FROM games WHERE id = OLD.game) <> ''
BEGIN SELECT RAISE(ABORT, 'entries are deleted with their game only'); END;

-- A game with seats begins without its players. The meaning is that in step 9 for SQLite.

ALTER TABLE visits ADD COLUMN unopened BOOLEAN NOT NULL DEFAULT FALSE;

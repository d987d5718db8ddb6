-- When people took their names, and by which rules the keys of names were made.

-- When a person changed their name last; nothing of those who have the one with which they joined.
ALTER TABLE members ADD COLUMN renamed_ms INTEGER;

-- The name that a key is of, which may be one of before.
ALTER TABLE name_keys ADD COLUMN name TEXT NOT NULL DEFAULT '';
-- `tengen_people::NameKey::VERSION`: keys of another version are made anew.
ALTER TABLE name_keys ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
-- Nobody had another name before.
UPDATE name_keys SET name =
    (SELECT COALESCE(members.name, '') FROM members WHERE members.id = name_keys.member);

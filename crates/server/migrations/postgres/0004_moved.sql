-- When the games of this database were moved to another place, if they were. Servers refuse it then.

CREATE TABLE moved (
    at TIMESTAMPTZ NOT NULL DEFAULT now()
);

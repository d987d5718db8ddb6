-- The rated games of a member in one pool, in their order.

CREATE INDEX rated_of_member ON rated (member, pool, seq);

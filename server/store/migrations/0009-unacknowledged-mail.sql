-- How often nobody said whether an e-mail was taken. Each such attempt may be a copy, so far fewer are made than of
-- plain refusals, and the two are counted apart.
ALTER TABLE outbox ADD COLUMN unacknowledged INTEGER NOT NULL DEFAULT 0;

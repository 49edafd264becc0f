-- When something last went well, such as a backup, or a look at a clock that could be believed.
CREATE TABLE milestones (
  name TEXT NOT NULL PRIMARY KEY,
  at BIGINT NOT NULL
);

-- How often somebody answered and did not take it. That nobody answered is not counted.
ALTER TABLE outbox ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0;

-- What is left of the allowances of networks and mailboxes, for several servers on one PostgreSQL. The name of an
-- allowance is a keyed hash, from which no address can be read.
CREATE TABLE rate_limits (
  bucket_hash TEXT NOT NULL PRIMARY KEY,
  -- A thousand for each form that may come.
  thousandths BIGINT NOT NULL,
  -- Counted from here; milliseconds since 1970.
  at BIGINT NOT NULL
);

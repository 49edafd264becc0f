-- SQLite and PostgreSQL both take this file. Moments are milliseconds since 1970.
-- Each statement ends with a semicolon at the end of its line; no semicolon stands anywhere else.

CREATE TABLE contact_messages (
  id TEXT NOT NULL PRIMARY KEY,
  received_at BIGINT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('new', 'answered', 'closed', 'quarantined')),
  -- Also one of the fields; here for looking up.
  email TEXT NOT NULL,
  -- All fields of the form by name, as JSON.
  fields TEXT NOT NULL,
  source_page TEXT NOT NULL
);

CREATE INDEX contact_messages_by_time ON contact_messages (status, received_at);

-- Remembers what was posted, so that the same form posted again is kept once.
CREATE TABLE submissions (
  guard TEXT NOT NULL PRIMARY KEY,
  content_hash TEXT NOT NULL,
  reference TEXT NOT NULL,
  received_at BIGINT NOT NULL
);

CREATE INDEX submissions_by_time ON submissions (received_at);

-- Mail still to be sent and mail that was sent. The text is written when it is sent, from the row that
-- reference names, so that personal data stands in one place.
CREATE TABLE outbox (
  id TEXT NOT NULL PRIMARY KEY,
  kind TEXT NOT NULL,
  reference TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'dropped', 'dead')),
  created_at BIGINT NOT NULL,
  -- Nobody may try before this moment. Who takes a row moves it ahead, and so holds the row for that long.
  due_at BIGINT NOT NULL,
  attempts INTEGER NOT NULL,
  sent_at BIGINT,
  last_error TEXT
);

CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'waiting';

CREATE INDEX outbox_by_reference ON outbox (reference);

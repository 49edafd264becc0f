-- An address has one row for each thing that it gets e-mails about: the newsletter, a case, the laws of a country.
-- The tables are rebuilt, because SQLite cannot drop the rule that an address stands in one row.

CREATE TABLE subscribers_next (
  id TEXT NOT NULL PRIMARY KEY,
  address TEXT NOT NULL,
  address_key TEXT NOT NULL,
  -- The newsletter, or something that is followed; see collections/following/things.ts.
  thing TEXT NOT NULL DEFAULT 'newsletter',
  -- How often: at once, or once a week. Empty for the newsletter.
  pace TEXT NOT NULL DEFAULT '' CHECK (pace IN ('', 'now', 'week')),
  -- Ended: the case that was followed is closed.
  status TEXT NOT NULL CHECK (status IN ('pending', 'confirmed', 'unsubscribed', 'bounced', 'quarantined', 'ended')),
  created_at BIGINT NOT NULL,
  consent_at BIGINT NOT NULL,
  consent_wording TEXT NOT NULL,
  source_page TEXT NOT NULL,
  confirmed_at BIGINT,
  left_at BIGINT,
  last_email_at BIGINT NOT NULL,
  seen_at BIGINT,
  UNIQUE (address_key, thing)
);

INSERT INTO subscribers_next (id, address, address_key, status, created_at, consent_at, consent_wording, source_page, confirmed_at, left_at, last_email_at, seen_at)
SELECT id, address, address_key, status, created_at, consent_at, consent_wording, source_page, confirmed_at, left_at, last_email_at, seen_at FROM subscribers;

CREATE TABLE confirmation_links_next (
  id TEXT NOT NULL PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  subscriber_id TEXT NOT NULL REFERENCES subscribers_next (id) ON DELETE CASCADE,
  consent_at BIGINT NOT NULL,
  consent_wording TEXT NOT NULL,
  source_page TEXT NOT NULL,
  expires_at BIGINT NOT NULL,
  used_at BIGINT
);

INSERT INTO confirmation_links_next SELECT id, token_hash, subscriber_id, consent_at, consent_wording, source_page, expires_at, used_at FROM confirmation_links;

DROP TABLE confirmation_links;

DROP TABLE subscribers;

ALTER TABLE subscribers_next RENAME TO subscribers;

ALTER TABLE confirmation_links_next RENAME TO confirmation_links;

CREATE INDEX subscribers_by_thing ON subscribers (thing, status, id);

CREATE INDEX confirmation_links_by_subscriber ON confirmation_links (subscriber_id);

-- What happened in the content, each once, as followers were told of it.
CREATE TABLE content_events (
  -- Names the event in the content; see collections/following/events.ts.
  key TEXT NOT NULL PRIMARY KEY,
  hash TEXT NOT NULL,
  -- Hashes that it had before, separated by spaces: an older server must not announce them again.
  earlier TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('new', 'changed', 'correction', 'closed')),
  -- Events that were found together, for the e-mails about them.
  batch TEXT NOT NULL,
  found_at BIGINT NOT NULL,
  first_found_at BIGINT NOT NULL,
  -- What is followed and has to do with it, separated by spaces.
  things TEXT NOT NULL,
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  path TEXT NOT NULL
);

CREATE INDEX content_events_by_batch ON content_events (batch);

CREATE INDEX content_events_by_time ON content_events (found_at);

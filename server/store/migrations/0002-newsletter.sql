-- The newsletter: who receives it, by which consent, and what was sent.

CREATE TABLE subscribers (
  id TEXT NOT NULL PRIMARY KEY,
  -- As it was typed, and in the form that tells addresses apart.
  address TEXT NOT NULL,
  address_key TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL CHECK (status IN ('pending', 'confirmed', 'unsubscribed', 'bounced', 'quarantined')),
  created_at BIGINT NOT NULL,
  -- Evidence of the consent: when the form was sent, which words stood beside it, and on which page.
  consent_at BIGINT NOT NULL,
  consent_wording TEXT NOT NULL,
  source_page TEXT NOT NULL,
  confirmed_at BIGINT,
  left_at BIGINT,
  -- E-mails about signing up, counted so that nobody can flood a mailbox with them.
  emails INTEGER NOT NULL,
  emails_since BIGINT NOT NULL,
  last_email_at BIGINT NOT NULL
);

CREATE INDEX subscribers_by_status ON subscribers (status, id);

-- The words that stood beside the form, by their hash.
CREATE TABLE consent_wordings (
  version TEXT NOT NULL PRIMARY KEY,
  wording TEXT NOT NULL,
  first_used_at BIGINT NOT NULL
);

-- Links that confirm a subscription. The token itself is in the e-mail only, here stands its hash.
CREATE TABLE confirmation_links (
  id TEXT NOT NULL PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  subscriber_id TEXT NOT NULL REFERENCES subscribers (id) ON DELETE CASCADE,
  consent_at BIGINT NOT NULL,
  consent_wording TEXT NOT NULL,
  source_page TEXT NOT NULL,
  expires_at BIGINT NOT NULL,
  used_at BIGINT
);

CREATE INDEX confirmation_links_by_subscriber ON confirmation_links (subscriber_id);

-- Addresses that must not be written to, as keyed hashes that cannot be turned back.
CREATE TABLE suppressions (
  address_hash TEXT NOT NULL PRIMARY KEY,
  reason TEXT NOT NULL CHECK (reason IN ('left', 'erased', 'bounced')),
  since BIGINT NOT NULL
);

CREATE TABLE newsletter_issues (
  id TEXT NOT NULL PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  subject TEXT NOT NULL,
  summary TEXT NOT NULL,
  -- Markdown
  body TEXT NOT NULL,
  started_at BIGINT NOT NULL,
  -- How many were subscribed then, how many of them have an e-mail in the outbox, and the last of these.
  recipients INTEGER NOT NULL,
  queued INTEGER NOT NULL,
  last_subscriber TEXT NOT NULL,
  finished_at BIGINT
);

-- E-mails that belong together, such as those of one issue.
ALTER TABLE outbox ADD COLUMN batch TEXT;

CREATE INDEX outbox_by_batch ON outbox (batch, state, attempts);

-- When somebody at the desk last set the status of a message.
ALTER TABLE contact_messages ADD COLUMN marked_at BIGINT;

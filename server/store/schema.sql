-- All tables. SQLite and PostgreSQL both take this file. Moments are milliseconds since 1970.
-- Each statement ends with a semicolon at the end of its line; there is no other semicolon.

-- The mark of this file, as the store was made with it (server/store/prepare-tables.ts).
CREATE TABLE store_schema (
  mark TEXT NOT NULL,
  -- Where the store lay when it was last opened; elsewhere it was restored (server/store/restored.ts).
  home TEXT NOT NULL
);

CREATE TABLE contact_messages (
  id TEXT NOT NULL PRIMARY KEY,
  received_at BIGINT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('new', 'answered', 'closed', 'quarantined')),
  -- A copy of one of the fields, for queries.
  email TEXT NOT NULL,
  -- All fields of the form by name, as JSON.
  fields TEXT NOT NULL,
  source_page TEXT NOT NULL,
  -- When staff last set the status, and who.
  marked_at BIGINT,
  marked_by TEXT,
  -- When staff last marked it as answered, and who; it stays when it is closed after that.
  answered_at BIGINT,
  answered_by TEXT,
  -- When staff first saw it in quarantine; only then may it be deleted by age.
  seen_at BIGINT
);

CREATE INDEX contact_messages_by_time ON contact_messages (status, received_at);

-- Posted forms, so that a form that is posted twice is stored once.
CREATE TABLE submissions (
  guard TEXT NOT NULL PRIMARY KEY,
  content_hash TEXT NOT NULL,
  reference TEXT NOT NULL,
  received_at BIGINT NOT NULL
);

CREATE INDEX submissions_by_time ON submissions (received_at);

-- E-mails, sent and still to be sent. Their text is written when they are sent, from the row that reference
-- names, so that personal data is stored in one place.
CREATE TABLE outbox (
  id TEXT NOT NULL PRIMARY KEY,
  kind TEXT NOT NULL,
  reference TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'dropped', 'dead')),
  created_at BIGINT NOT NULL,
  -- Not due before this moment. A worker that claims the row postpones it, and so holds it for that long.
  due_at BIGINT NOT NULL,
  attempts INTEGER NOT NULL,
  claim TEXT NOT NULL DEFAULT 'none' CHECK (claim IN ('none', 'held', 'ended')),
  -- Attempts that the mail server answered with a refusal. An unreachable server is not counted.
  refusals INTEGER NOT NULL DEFAULT 0,
  -- Attempts without an answer. Each may have been delivered, so fewer are made than of plain refusals.
  unacknowledged INTEGER NOT NULL DEFAULT 0,
  sent_at BIGINT,
  last_error TEXT,
  -- E-mails that belong together, such as those of one issue.
  batch TEXT
);

CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'waiting';

CREATE INDEX outbox_by_reference ON outbox (reference);

CREATE INDEX outbox_by_batch ON outbox (batch, state, attempts);

-- Groups of e-mails that wait until the mail server takes one again, or until staff decide.
CREATE TABLE mail_holds (
  batch TEXT NOT NULL PRIMARY KEY,
  since BIGINT NOT NULL,
  reason TEXT NOT NULL CHECK (reason IN ('refused', 'missing')),
  answer TEXT NOT NULL,
  -- When one e-mail is tried again; null for none before staff decide.
  probe_at BIGINT
);

-- The newsletter: who receives it, by which consent, and what was sent.

CREATE TABLE subscribers (
  id TEXT NOT NULL PRIMARY KEY,
  -- In the one form of an address (app/forms/email-address.ts), as every address in these tables.
  address TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL CHECK (status IN ('pending', 'confirmed', 'unsubscribed', 'bounced', 'quarantined')),
  created_at BIGINT NOT NULL,
  -- Evidence of the consent: when the form was sent, the words beside it, and the page.
  consent_at BIGINT NOT NULL,
  consent_wording TEXT NOT NULL,
  source_page TEXT NOT NULL,
  confirmed_at BIGINT,
  left_at BIGINT,
  last_email_at BIGINT NOT NULL,
  seen_at BIGINT
);

CREATE INDEX subscribers_by_status ON subscribers (status, id);

-- The words beside the form, by their hash.
CREATE TABLE consent_wordings (
  version TEXT NOT NULL PRIMARY KEY,
  wording TEXT NOT NULL,
  first_used_at BIGINT NOT NULL
);

-- Links that confirm a subscription. Only the hash of the token is stored.
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

-- Addresses that must not be written to, as keyed hashes that cannot be reversed.
CREATE TABLE suppressions (
  address_hash TEXT NOT NULL PRIMARY KEY,
  reason TEXT NOT NULL CHECK (reason IN ('left', 'erased', 'bounced')),
  since BIGINT NOT NULL
);

-- Readers whose mailbox does not exist by what a mail server said, until they are struck off or kept.
CREATE TABLE missing_mailboxes (
  subscriber_id TEXT NOT NULL PRIMARY KEY REFERENCES subscribers (id) ON DELETE CASCADE,
  batch TEXT NOT NULL,
  noticed_at BIGINT NOT NULL,
  answer TEXT NOT NULL
);

CREATE INDEX missing_mailboxes_by_batch ON missing_mailboxes (batch);

CREATE TABLE newsletter_issues (
  id TEXT NOT NULL PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  subject TEXT NOT NULL,
  summary TEXT NOT NULL,
  -- Markdown
  body TEXT NOT NULL,
  started_at BIGINT NOT NULL,
  -- Subscribers at the start, how many of them have an e-mail in the outbox, and the last of these.
  recipients INTEGER NOT NULL,
  queued INTEGER NOT NULL,
  last_subscriber TEXT NOT NULL,
  finished_at BIGINT,
  -- Counts of its e-mails whose rows in the outbox were deleted, by state.
  past_sent INTEGER NOT NULL DEFAULT 0,
  past_dropped INTEGER NOT NULL DEFAULT 0,
  past_dead INTEGER NOT NULL DEFAULT 0,
  -- How many of its readers were struck off because their mailbox does not exist.
  struck_off INTEGER NOT NULL DEFAULT 0
);

-- How many e-mails about signing up a mailbox received, however its address was spelt. By a keyed hash that
-- cannot be reversed.
CREATE TABLE mailbox_allowances (
  mailbox_hash TEXT NOT NULL PRIMARY KEY,
  emails INTEGER NOT NULL,
  emails_since BIGINT NOT NULL,
  last_email_at BIGINT NOT NULL
);

-- Donations, their audit log, and webhooks of payment providers.
-- Amounts are whole Uganda shillings.

CREATE TABLE donations (
  id TEXT NOT NULL PRIMARY KEY,
  -- Random; the only part of a donation that appears in an address.
  view_token TEXT NOT NULL UNIQUE,
  -- Our name for this attempt at the provider. Never used twice.
  reference TEXT NOT NULL UNIQUE,
  -- From the form; the same press sent twice is one donation.
  submission_key TEXT UNIQUE,
  state TEXT NOT NULL CHECK (state IN ('created', 'pending', 'paid', 'failed', 'expired', 'review', 'reversed')),
  amount BIGINT NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL CHECK (currency = 'UGX'),
  donor_name TEXT NOT NULL,
  donor_email TEXT NOT NULL,
  donor_phone TEXT NOT NULL,
  provider TEXT NOT NULL,
  -- The provider's name for the order, as soon as we know it.
  provider_order TEXT,
  -- The provider's name for the payment that we accepted.
  provider_transaction TEXT,
  payment_method TEXT,
  checkout_url TEXT,
  created_at BIGINT NOT NULL,
  changed_at BIGINT NOT NULL,
  paid_at BIGINT,
  -- When to ask the provider next; null when no more checks are scheduled.
  check_at BIGINT,
  checks INTEGER NOT NULL,
  -- When the provider could not be brought to open a payment page, for whatever reason but the amount.
  start_failed_at BIGINT,
  -- When the provider last said how it stands, and since when it says nothing.
  answered_at BIGINT,
  unanswered_since BIGINT,
  receipt_number BIGINT UNIQUE,
  receipt_token TEXT UNIQUE,
  CHECK ((state IN ('paid', 'reversed')) = (receipt_number IS NOT NULL))
);

CREATE UNIQUE INDEX donations_by_transaction ON donations (provider, provider_transaction);

CREATE INDEX donations_by_order ON donations (provider, provider_order);

CREATE INDEX donations_due ON donations (check_at) WHERE check_at IS NOT NULL;

CREATE INDEX donations_unanswered ON donations (unanswered_since) WHERE unanswered_since IS NOT NULL;

CREATE INDEX donations_failed_starts ON donations (start_failed_at) WHERE start_failed_at IS NOT NULL;

CREATE INDEX donations_by_time ON donations (created_at);

-- The audit log: one row for each change of state, and for each answer worth recording.
CREATE TABLE donation_events (
  id TEXT NOT NULL PRIMARY KEY,
  donation_id TEXT NOT NULL REFERENCES donations (id),
  -- 1, 2, 3 … for each donation: two moments can be the same millisecond.
  step INTEGER NOT NULL,
  at BIGINT NOT NULL,
  from_state TEXT,
  to_state TEXT NOT NULL,
  -- What caused the check: form, return, webhook, schedule, office.
  cause TEXT NOT NULL,
  detail TEXT NOT NULL
);

CREATE UNIQUE INDEX donation_events_in_order ON donation_events (donation_id, step);

-- Webhooks as they came. They prove nothing and only cause a check.
CREATE TABLE payment_webhooks (
  id TEXT NOT NULL PRIMARY KEY,
  provider TEXT NOT NULL,
  content_hash TEXT NOT NULL,
  donation_id TEXT NOT NULL REFERENCES donations (id),
  body TEXT NOT NULL,
  first_at BIGINT NOT NULL,
  last_at BIGINT NOT NULL,
  times INTEGER NOT NULL
);

CREATE UNIQUE INDEX payment_webhooks_once ON payment_webhooks (provider, content_hash);

-- The last number used: for donations upwards from 1 without gaps, for payments in test mode downwards.
CREATE TABLE receipt_counter (
  kind TEXT NOT NULL PRIMARY KEY CHECK (kind IN ('donation', 'test')),
  last_number BIGINT NOT NULL
);

INSERT INTO receipt_counter (kind, last_number) VALUES ('donation', 0), ('test', 0);

-- Donations that were promised while online payment was not open.
CREATE TABLE pledges (
  id TEXT NOT NULL PRIMARY KEY,
  received_at BIGINT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('new', 'answered', 'received', 'closed', 'quarantined')),
  amount BIGINT NOT NULL CHECK (amount > 0),
  donor_name TEXT NOT NULL,
  donor_email TEXT NOT NULL,
  donor_phone TEXT NOT NULL,
  seen_at BIGINT
);

CREATE INDEX pledges_by_time ON pledges (status, received_at);

-- Orders of the built-in payment sandbox, which stands in for a provider.
CREATE TABLE sandbox_orders (
  id TEXT NOT NULL PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  amount BIGINT NOT NULL,
  return_url TEXT NOT NULL,
  cancel_url TEXT NOT NULL,
  -- The outcome that the visitor of the sandbox chose; null until then.
  outcome TEXT,
  -- The order is pending until this moment.
  settles_at BIGINT,
  transaction_id TEXT NOT NULL
);

-- Payments for donations that were paid already. Staff refund each and record it.
CREATE TABLE second_payments (
  id TEXT NOT NULL PRIMARY KEY,
  donation_id TEXT NOT NULL REFERENCES donations (id),
  -- The provider's name for the payment.
  provider_transaction TEXT NOT NULL,
  -- As the provider wrote them.
  amount TEXT NOT NULL,
  currency TEXT NOT NULL,
  noticed_at BIGINT NOT NULL,
  -- When staff recorded the refund.
  refunded_at BIGINT,
  UNIQUE (donation_id, provider_transaction)
);

-- Alerts that were raised, so that a restart or a second server does not raise them again.

CREATE TABLE alerts (
  kind TEXT NOT NULL PRIMARY KEY,
  -- The latest of its kind; never personal data.
  sentence TEXT NOT NULL,
  raised_at BIGINT NOT NULL,
  -- When the last e-mail about this kind was enqueued.
  mailed_at BIGINT
);

-- When something last succeeded, such as a backup or a check of the clock.
CREATE TABLE milestones (
  name TEXT NOT NULL PRIMARY KEY,
  at BIGINT NOT NULL
);

-- Token buckets of networks and mailboxes, for several servers on one PostgreSQL. The name of a bucket is a keyed
-- hash that cannot be reversed.
CREATE TABLE rate_limits (
  bucket_hash TEXT NOT NULL PRIMARY KEY,
  -- A thousand for each form that is allowed.
  thousandths BIGINT NOT NULL,
  -- When they were last counted.
  at BIGINT NOT NULL
);

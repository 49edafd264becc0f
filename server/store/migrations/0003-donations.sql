-- Donations, what happened to each, and what payment providers told us.
-- Amounts are whole Uganda shillings. Moments are milliseconds since 1970.

CREATE TABLE donations (
  id TEXT NOT NULL PRIMARY KEY,
  -- Unguessable; the only part of a donation that stands in an address.
  view_token TEXT NOT NULL UNIQUE,
  -- What the provider calls this attempt. Never used twice.
  reference TEXT NOT NULL UNIQUE,
  -- From the form; the same press sent twice is one donation.
  submission_key TEXT UNIQUE,
  -- Reference of the first donation of a monthly series.
  series TEXT,
  state TEXT NOT NULL CHECK (state IN ('created', 'pending', 'paid', 'failed', 'expired', 'review', 'reversed')),
  frequency TEXT NOT NULL CHECK (frequency IN ('once', 'monthly')),
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
  -- When to ask the provider next. Null: no more of ourselves.
  check_at BIGINT,
  checks INTEGER NOT NULL,
  receipt_number BIGINT UNIQUE,
  receipt_token TEXT UNIQUE,
  CHECK ((state IN ('paid', 'reversed')) = (receipt_number IS NOT NULL))
);

CREATE UNIQUE INDEX donations_by_transaction ON donations (provider, provider_transaction);

CREATE INDEX donations_by_order ON donations (provider, provider_order);

CREATE INDEX donations_due ON donations (check_at) WHERE check_at IS NOT NULL;

CREATE INDEX donations_by_time ON donations (created_at);

-- One row for every change of state, and for every answer that changed nothing but says something.
CREATE TABLE donation_events (
  id TEXT NOT NULL PRIMARY KEY,
  donation_id TEXT NOT NULL REFERENCES donations (id),
  -- 1, 2, 3 … for each donation: two moments can be the same millisecond.
  step INTEGER NOT NULL,
  at BIGINT NOT NULL,
  from_state TEXT,
  to_state TEXT NOT NULL,
  -- What made us look: form, return, webhook, schedule, desk.
  cause TEXT NOT NULL,
  detail TEXT NOT NULL
);

CREATE UNIQUE INDEX donation_events_in_order ON donation_events (donation_id, step);

-- What providers sent by themselves, as it came. It proves nothing and only makes us ask.
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

-- The last number given out: for donations upwards from 1 without gaps, for payments in test mode downwards.
CREATE TABLE receipt_counter (
  kind TEXT NOT NULL PRIMARY KEY CHECK (kind IN ('donation', 'test')),
  last_number BIGINT NOT NULL
);

INSERT INTO receipt_counter (kind, last_number) VALUES ('donation', 0), ('test', 0);

-- Donations that people promised while online payment was not open.
CREATE TABLE pledges (
  id TEXT NOT NULL PRIMARY KEY,
  received_at BIGINT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('new', 'answered', 'received', 'closed', 'quarantined')),
  amount BIGINT NOT NULL CHECK (amount > 0),
  donor_name TEXT NOT NULL,
  donor_email TEXT NOT NULL,
  donor_phone TEXT NOT NULL
);

CREATE INDEX pledges_by_time ON pledges (status, received_at);

-- Orders of the built-in payment sandbox, which plays the part of a provider.
CREATE TABLE sandbox_orders (
  id TEXT NOT NULL PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  amount BIGINT NOT NULL,
  return_url TEXT NOT NULL,
  cancel_url TEXT NOT NULL,
  -- What the visitor of the sandbox chose to happen; null while nothing is chosen.
  outcome TEXT,
  -- Before this moment the order is still under way.
  settles_at BIGINT,
  transaction_id TEXT NOT NULL
);

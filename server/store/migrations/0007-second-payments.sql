-- Payments for donations that were paid already. Somebody gives each back and says so.
CREATE TABLE second_payments (
  id TEXT NOT NULL PRIMARY KEY,
  donation_id TEXT NOT NULL REFERENCES donations (id),
  -- The provider's name for the payment.
  provider_transaction TEXT NOT NULL,
  -- As the provider wrote them.
  amount TEXT NOT NULL,
  currency TEXT NOT NULL,
  noticed_at BIGINT NOT NULL,
  -- When the desk was told that it was given back.
  refunded_at BIGINT,
  UNIQUE (donation_id, provider_transaction)
);

-- What staff were told about, so that a restart or a second server does not tell it again.

CREATE TABLE alerts (
  kind TEXT NOT NULL PRIMARY KEY,
  -- The latest of its kind; never personal data.
  sentence TEXT NOT NULL,
  raised_at BIGINT NOT NULL,
  -- When the last e-mail about this kind was ordered.
  mailed_at BIGINT
);

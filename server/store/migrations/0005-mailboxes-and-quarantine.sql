-- How many e-mails about signing up a mailbox got, however its address was spelt. By a keyed hash, from which
-- the address cannot be read.
CREATE TABLE mailbox_allowances (
  mailbox_hash TEXT NOT NULL PRIMARY KEY,
  emails INTEGER NOT NULL,
  emails_since BIGINT NOT NULL,
  last_email_at BIGINT NOT NULL
);

ALTER TABLE subscribers DROP COLUMN emails;
ALTER TABLE subscribers DROP COLUMN emails_since;

-- When somebody at the desk first saw what waits in quarantine: only then may it be deleted by age.
ALTER TABLE contact_messages ADD COLUMN seen_at BIGINT;
ALTER TABLE subscribers ADD COLUMN seen_at BIGINT;
ALTER TABLE pledges ADD COLUMN seen_at BIGINT;

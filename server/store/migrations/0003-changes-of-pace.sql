-- After which events the pace of a follower was changed, as moments separated by spaces: each event is told at the pace
-- that held when it was found.
ALTER TABLE subscribers ADD COLUMN pace_changes TEXT NOT NULL DEFAULT '';

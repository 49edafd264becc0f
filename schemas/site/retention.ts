import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { text } from "#schemas/reading/field.ts";

const days = z.int("must be a whole number of days").min(1).max(3650);

/** Deleted after a number of days. */
const period = z.strictObject({
  record: text,
  days,
  /** What the days are counted from, as the end of "after …". */
  from: text,
});

/** Kept until something happens. */
const openEnd = z.strictObject({
  record: text,
  /** What ends the keeping, as the end of "until …". */
  until: text,
});

const schema = z.strictObject({
  messagesAfterClosing: period,
  messagesAtMost: period,
  quarantine: period,
  formKeys: period,
  unconfirmedSubscriptions: period.extend({
    days: days.min(3, "must be at least the 3 days that a confirmation link works"),
  }),
  subscriptions: openEnd,
  endedSubscriptions: period,
  mailboxAllowances: period,
  suppressions: openEnd,
  sentMail: period,
  donations: openEnd,
  donorDetails: period,
  unfinishedDonorDetails: period,
  pledges: period,
  webhookBodies: period,
});
export type Retention = z.infer<typeof schema>;

/** Records that the daily purge deletes, and after how many days. */
export type RetentionDays = {
  [Kind in keyof Retention as Retention[Kind] extends { days: number } ? Kind : never]: number;
};

/** How long each kind of record is kept, in words; the privacy page shows it. */
export const getRetention = contentFile("site/retention.yaml", schema);

/** The same periods as numbers of days, for the purge. */
export function getRetentionDays(root?: string): RetentionDays {
  const kept = Object.entries(getRetention(root)).flatMap(([kind, record]) =>
    "days" in record ? [[kind, record.days]] : [],
  );
  return Object.fromEntries(kept) as RetentionDays;
}

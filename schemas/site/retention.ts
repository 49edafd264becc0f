import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { text } from "#schemas/reading/field.ts";

const days = z.int("must be a whole number of days").min(1).max(3650);
const column = z.string().regex(/^[a-z_]+$/, "must be the name of a column");
const columns = z.array(column);

/** Rows of a table that are due when the moment in `since` is older than the period. */
const dueRows = z.strictObject({
  table: column,
  since: column,
  status: columns.optional(),
  /** Column that holds the status. */
  statusColumn: column.default("status"),
  /** Columns that are emptied; the whole row is deleted when left out. */
  clear: columns.optional(),
});

/** What is kept, in the words of the privacy page, and why. */
const kept = { record: text, purpose: text };

/** Deleted after a number of days. */
const period = z.strictObject({
  ...kept,
  days,
  /** What the days are counted from, as the end of "after …". */
  from: text,
  rows: z.array(dueRows).default([]),
});

/** Kept until something happens. */
const openEnd = z.strictObject({
  ...kept,
  /** What ends the keeping, as the end of "until …". */
  until: text,
});

const periods = z.strictObject({
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
  rateLimits: period,
  suppressions: openEnd,
  sentMail: period,
  undeliverableMail: period,
  mailFiles: period,
  donations: openEnd,
  donorDetails: period,
  unfinishedDonorDetails: period,
  pledges: period,
  webhookBodies: period,
  backups: period,
  setAside: period,
});

/** A form of an e-mail address, or a telephone number, by which rows are found. */
const ownerForm = z.enum([
  "phone",
  "address",
  "addressKey",
  "suppressionCode",
  "mailboxCode",
  "newsletterForm",
]);

/** By column: a form of the address or number, or columns of other tables as `table.column`. */
const owners = z.record(
  column,
  z.union([ownerForm, z.array(z.string().regex(/^[a-z_]+\.[a-z_]+$/))]),
);

const table = z.strictObject({
  /** What the desk calls it. */
  name: text,
  personal: columns,
  other: columns,
  /** Columns that are shown to nobody. */
  secret: columns.default([]),
  ownedBy: owners,
  alsoOwnedBy: owners.default({}),
  erase: z.enum(["delete", "clear", "keep"]),
  clear: columns.default([]),
});

const file = z.strictObject({
  /** A path below DATA_DIR, with * for what varies. */
  path: text,
  period: z.enum(["mailFiles", "setAside", "backups"]).optional(),
  erase: z.enum(["rewritten", "letters", "all", "encrypted", "nothing"]),
});

const schema = z.strictObject({
  periods,
  tables: z.record(column, table),
  withoutPersonalData: columns,
  files: z.array(file),
  handOvers: z.record(z.string(), z.strictObject({ gets: text, erase: text })),
  forms: z.strictObject({
    contact: z.record(z.string(), text),
    newsletter: z.record(z.string(), text),
    donation: z.record(z.string(), text),
  }),
});

/** Where personal data lies, for how long, and how it is erased. */
export type Retention = z.infer<typeof schema>;
export type PersonalTable = z.infer<typeof table>;
export type OwnerForm = z.infer<typeof ownerForm>;
export type DueRows = z.infer<typeof dueRows>;
type Periods = Retention["periods"];

/** Records that the daily purge deletes, and after how many days. */
export type RetentionDays = {
  [Kind in keyof Periods as Periods[Kind] extends { days: number } ? Kind : never]: number;
};

/** The one list of all places where personal data lies. */
export const getRetention = contentFile("site/retention.yaml", schema);

/** The periods as numbers of days. */
export function getRetentionDays(root?: string): RetentionDays {
  const kept = Object.entries(getRetention(root).periods).flatMap(([kind, record]) =>
    "days" in record ? [[kind, record.days]] : [],
  );
  return Object.fromEntries(kept) as RetentionDays;
}

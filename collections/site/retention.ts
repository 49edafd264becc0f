import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { optionalList, text } from "#collections/reading/field.ts";
import { choiceOf, field } from "#collections/reading/form.ts";

const days = z.int("must be a whole number of days").min(1).max(3650);
const column = z
  .string()
  .regex(/^[a-z_]+$/, "must be the name of a column")
  .meta({ description: "Its name in the database." });
const columns = z.array(column).meta({ description: "Names of columns." });

/** Rows of a table that are due when the moment in `since` is older than the period. */
const dueRows = z.strictObject({
  table: column,
  since: field(column, "Counted from", "Column that holds the moment."),
  status: z.array(column).optional().meta({ description: "Only rows that have one of these." }),
  statusColumn: column.default("status").meta({ description: "The one that holds the status." }),
  clear: columns.optional().meta({
    title: "Columns that are emptied",
    description: "Left out, the whole row is deleted.",
  }),
});

/** Stored data and the reason, in the words of the privacy page. */
const kept = {
  record: field(text, "What is kept", "In the words of the privacy page."),
  purpose: field(text, "What for", "Begins with “to” or “so that”."),
};

/** Deleted after a number of days. */
const period = z.strictObject({
  ...kept,
  days,
  from: field(text, "Counted from", "Ends the sentence “days after …”."),
  rows: optionalList(dueRows).meta({
    title: "Rows that are due",
    description: "By which the daily clean-up works; ask a developer.",
  }),
});

/** Kept until something happens. */
const openEnd = z.strictObject({
  ...kept,
  until: field(text, "Kept until", "Ends the sentence “until …”."),
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
  mailbox: openEnd,
  technicalLog: period,
  donations: openEnd,
  donorDetails: period,
  unfinishedDonorDetails: period,
  pledges: period,
  webhookBodies: period,
  backups: period,
  setAside: period,
});

/** A form of an e-mail address, or a telephone number, by which rows are found. */
const ownerForm = z.enum(["phone", "address", "suppressionCode", "mailboxCode", "newsletterForm"]);

/** By column: a form of the address or number, or columns of other tables as `table.column`. */
const owners = z.record(
  column,
  z.union([ownerForm, z.array(z.string().regex(/^[a-z_]+\.[a-z_]+$/))]),
);

const table = z.strictObject({
  name: field(text, "What it is called in the office"),
  personal: field(columns, "Columns with personal data"),
  other: field(columns, "Other columns"),
  secret: field(columns.default([]), "Columns that are never shown"),
  ownedBy: owners.meta({
    title: "Whose rows they are",
    description: "By column: what is compared with the address or number of a person.",
  }),
  alsoOwnedBy: owners.default({}),
  erase: choiceOf("When a person asks to be forgotten", {
    delete: "Rows are deleted",
    clear: "Columns are emptied",
    keep: "Rows are kept",
  }),
  clear: field(columns.default([]), "Columns that are emptied"),
});

const file = z.strictObject({
  path: field(text, "Path", "Below the server’s folder of data, with * for what varies."),
  period: choiceOf("Deleted by its age", {
    mailFiles: "As mail files",
    setAside: "As records set aside",
  }).optional(),
  erase: choiceOf("When a person asks to be forgotten", {
    rewritten: "Rewritten without the person",
    emails: "E-mails to the person are deleted",
    all: "All are deleted",
    nothing: "Nothing",
  }),
});

const schema = z.strictObject({
  periods: periods.meta({ description: "For how long each kind of record is kept." }),
  tables: z.record(column, table).meta({
    description: "Every table of the database that holds personal data.",
    isSeldom: true,
  }),
  withoutPersonalData: columns.meta({
    title: "Tables without personal data",
    isSeldom: true,
  }),
  files: z.array(file).meta({ title: "Files of the server", isSeldom: true }),
  handOvers: z
    .record(
      z.string(),
      z.strictObject({
        gets: field(text, "What it gets"),
        erase: field(text, "How a person is forgotten there"),
      }),
    )
    .meta({ title: "Other services", isSeldom: true }),
  forms: z
    .strictObject({
      contact: z.record(z.string(), text),
      newsletter: z.record(z.string(), text),
      donation: z.record(z.string(), text),
    })
    .meta({
      title: "Fields of the forms",
      description: "In the words of the privacy page.",
      isSeldom: true,
    }),
});

export type Retention = z.infer<typeof schema>;
export type PersonalTable = z.infer<typeof table>;
export type OwnerForm = z.infer<typeof ownerForm>;
export type DueRows = z.infer<typeof dueRows>;
type Periods = Retention["periods"];

/** Records that the daily purge deletes, and after how many days. */
type RetentionDays = {
  [Kind in keyof Periods as Periods[Kind] extends { days: number } ? Kind : never]: number;
};

/** The only list of all places where personal data is stored. */
export const getRetention = contentFile("site/retention.yaml", schema, "/legal/privacy");

/** The periods as numbers of days. */
export function getRetentionDays(): RetentionDays {
  const periods = Object.entries(getRetention().periods).flatMap(([kind, record]) =>
    "days" in record ? [[kind, record.days]] : [],
  );
  return Object.fromEntries(periods) as RetentionDays;
}

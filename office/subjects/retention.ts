import { getRetention, getRetentionDays } from "#collections/site/retention.ts";
import { purgeNow } from "#server/retention/purge.ts";
import { OfficeError } from "../commands/command.ts";
import { printRows } from "../commands/print-table.ts";
import type { Listing, Subject, SubjectOffice, Table } from "./subject.ts";

type Count = readonly [kind: string, count: number];

/** The words of the privacy page. */
const labelOf = (kind: string) =>
  Object.entries(getRetention().periods).find(([key]) => key === kind)?.[1].record ?? kind;

const countsTable = (heading: string): Table<Count> => ({
  title: "Periods",
  columns: [
    { heading: "Kind", value: ([kind]) => kind, pageValue: ([kind]) => labelOf(kind) },
    { heading, pageHeading: "Days", value: ([, count]) => count },
  ],
  none: "Nothing is listed.",
  json: (rows) => Object.fromEntries(rows),
});

const periods: Listing<Count> = {
  ...countsTable("Days"),
  command: "show",
  description: "the periods of content/site/retention.yaml, in days",
  find: async () => Object.entries(getRetentionDays()),
};

export const retention: Subject = {
  title: "Retention",
  path: "/retention",
  within: "/runs",
  lead: "How long personal data is kept, as the privacy page says. What is older is deleted once a day.",
  description: "how long personal data is kept, and deleting what is older",
  listings: [periods],
  forms: {
    title: "Now",
    actions: [
      {
        to: "/retention/run",
        label: "Delete what is due",
        confirm: "Everything past its time limit will be deleted for good.",
      },
    ],
  },
  actions: {
    run: {
      isConfirmed: true,
      async perform(office) {
        const deleted = (await purge(office, false)).filter(([, count]) => count > 0);
        const list = deleted.map(([kind, count]) => `${labelOf(kind)}: ${count}`).join("; ");
        return { sentence: list ? `Deleted: ${list}.` : "Nothing was due." };
      },
    },
  },

  addCommands(group, office) {
    group
      .command("run")
      .description("deletes now what the server deletes once a day, and counts it")
      .option("--trust-clock", "the clock is right, although it jumped")
      .action(async ({ trustClock = false }) =>
        printRows(office, await purge(office, trustClock), countsTable("Deleted")),
      );
  },
};

/** @throws OfficeError when the clock cannot be trusted */
async function purge({ store, settings }: SubjectOffice, isTrusted: boolean): Promise<Count[]> {
  const folder = settings.DATA_DIR;
  const outcome = await purgeNow(store, { now: Date.now(), folder, isTrusted });
  if ("refusal" in outcome) throw new OfficeError(outcome.refusal);
  return Object.entries(outcome.counts);
}

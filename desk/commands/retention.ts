import { getRetentionDays } from "#schemas/site/retention.ts";
import { purge } from "#server/retention/purge.ts";
import type { Command, CommandLine, Desk } from "../command.ts";
import { table } from "../print-table.ts";

export const retention: Command = {
  name: "retention",
  summary: "how long personal data is kept, and deleting what is older",
  usage: [
    ["retention [show]", "the periods of content/site/retention.yaml, in days"],
    ["retention run", "deletes now what the server deletes once a day, and counts it"],
  ],
  options: {},
  standard: "show",
  actions: {
    show: { run: async (asked, desk) => printCounts(asked, desk, "DAYS", getRetentionDays()) },
    run: {
      async run(asked, desk) {
        const deleted = await purge(desk.store, getRetentionDays(), Date.now());
        printCounts(asked, desk, "DELETED", deleted);
      },
    },
  },
};

function printCounts(
  { wantsJson }: CommandLine,
  { print, width }: Desk,
  heading: string,
  counts: Readonly<Record<string, number>>,
) {
  const rows = Object.entries(counts).map(([kind, count]) => [kind, `${count}`]);
  print(wantsJson ? JSON.stringify(counts, null, 2) : table(["KIND", heading], rows, width));
}

import { getRetentionDays } from "#schemas/site/retention.ts";
import { purge } from "#server/retention/purge.ts";
import type { Command, CommandLine, Desk } from "../command.ts";
import { table } from "../print-table.ts";

export const retention: Command = {
  name: "retention",
  summary: "how long personal data is kept, and deleting what is older",
  usage: [
    ["retention [show]", "the periods of content/site/retention.yaml, in days", show],
    ["retention run", "deletes now what the server deletes once a day, and counts it", run],
  ],
};

async function show(asked: CommandLine, desk: Desk) {
  printCounts(asked, desk, "DAYS", getRetentionDays());
}

async function run(asked: CommandLine, desk: Desk) {
  const deleted = await purge(desk.store, getRetentionDays(), Date.now());
  printCounts(asked, desk, "DELETED", deleted);
}

function printCounts(
  { wantsJson }: CommandLine,
  { print, width }: Desk,
  heading: string,
  counts: Readonly<Record<string, number>>,
) {
  const rows = Object.entries(counts).map(([kind, count]) => [kind, `${count}`]);
  print(wantsJson ? JSON.stringify(counts, null, 2) : table(["KIND", heading], rows, width));
}

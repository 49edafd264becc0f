import { getRetentionDays } from "#schemas/site/retention.ts";
import { purge } from "#server/retention/purge.ts";
import type { AddCommand, Desk } from "../command.ts";
import { table } from "../print-table.ts";

export const retention: AddCommand = (program, desk) => {
  const command = program
    .command("retention")
    .description("how long personal data is kept, and deleting what is older");
  command
    .command("show", { isDefault: true })
    .description("the periods of content/site/retention.yaml, in days")
    .action(() => printCounts(desk, "DAYS", getRetentionDays()));
  command
    .command("run")
    .description("deletes now what the server deletes once a day, and counts it")
    .action(async () => {
      printCounts(desk, "DELETED", await purge(desk.store, getRetentionDays(), Date.now()));
    });
};

function printCounts(
  { wantsJson, print, width }: Desk,
  heading: string,
  counts: Readonly<Record<string, number>>,
) {
  const rows = Object.entries(counts).map(([kind, count]) => [kind, `${count}`]);
  print(wantsJson ? JSON.stringify(counts, null, 2) : table(["KIND", heading], rows, width));
}

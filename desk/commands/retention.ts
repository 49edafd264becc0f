import { getRetentionDays } from "#collections/site/retention.ts";
import { purgeNow } from "#server/retention/purge-now.ts";
import { type AddCommand, type Desk, DeskError } from "../command.ts";
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
    .option("--trust-clock", "the clock is right, although it jumped")
    .action(({ trustClock: isTrusted = false }) => run(isTrusted, desk));
};

async function run(isTrusted: boolean, desk: Desk) {
  const folder = desk.settings.DATA_DIR;
  const outcome = await purgeNow(desk.store, { now: Date.now(), folder, isTrusted });
  if ("refusal" in outcome) throw new DeskError(outcome.refusal);
  printCounts(desk, "DELETED", outcome.counts);
}

function printCounts(
  { wantsJson, print, width }: Desk,
  heading: string,
  counts: Readonly<Record<string, number>>,
) {
  const rows = Object.entries(counts).map(([kind, count]) => [kind, `${count}`]);
  print(wantsJson ? JSON.stringify(counts, null, 2) : table(["KIND", heading], rows, width));
}

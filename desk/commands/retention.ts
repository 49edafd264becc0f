import { getRetention, getRetentionDays } from "#schemas/site/retention.ts";
import { checkClock, trustClock } from "#server/retention/clock-check.ts";
import { purge } from "#server/retention/purge.ts";
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
  const now = Date.now();
  const folder = desk.settings.DATA_DIR;
  if (isTrusted) await trustClock(desk.store, now);
  const { isBelieved, warning } = await checkClock(desk.store, now);
  if (!isBelieved) throw new DeskError(warning ?? "");
  printCounts(desk, "DELETED", await purge(desk.store, getRetention(), { now, folder }));
}

function printCounts(
  { wantsJson, print, width }: Desk,
  heading: string,
  counts: Readonly<Record<string, number>>,
) {
  const rows = Object.entries(counts).map(([kind, count]) => [kind, `${count}`]);
  print(wantsJson ? JSON.stringify(counts, null, 2) : table(["KIND", heading], rows, width));
}

import { rmSync } from "node:fs";
import { join } from "node:path";
import type { FirstDay } from "../first-day.ts";

/** All data of the site is lost and restored from the backup. */
export async function loseAndRestore(day: FirstDay): Promise<string> {
  const { folder, site, command, notes } = day;
  await site.stop();
  rmSync(join(folder, "data"), { recursive: true });
  await command("desk", "restore", notes.read("backup"));
  await site.start();
  return "the folder of records was deleted, and the site serves what the backup held";
}

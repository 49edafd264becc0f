import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** File beside the backups in which `desk drill` writes what it found. */
export const drillName = "last-drill.json";

const report = z.object({ file: z.string(), at: z.number(), rows: z.number() });

/** The last drill that went well; undefined when there was none. @throws Error when the file is damaged */
export function readDrill(folder: string) {
  const file = join(folder, drillName);
  return existsSync(file) ? report.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

import { existsSync, renameSync, utimesSync } from "node:fs";

/**
 * Renames a file next to its place, until it is purged by age (`content/site/retention.yaml`), which starts
 * at `now`. Returns its new path; undefined when there is no such file.
 */
export function setAside(file: string, now: number): string | undefined {
  if (!existsSync(file)) return undefined;
  const aside = `${file}.before-move-${now}`;
  renameSync(file, aside);
  utimesSync(aside, now / 1000, now / 1000);
  return aside;
}

import { existsSync, renameSync, utimesSync } from "node:fs";

/**
 * Takes a file out of the way and leaves it beside its place, until its age has it deleted
 * (`content/site/retention.yaml`).
 * @param why stands in its new name
 * @param now milliseconds since 1970; its age counts from here
 * @returns its new path; undefined when there is no such file
 */
export function setAside(file: string, why: "restore" | "move", now: number): string | undefined {
  if (!existsSync(file)) return undefined;
  const aside = `${file}.before-${why}-${now}`;
  renameSync(file, aside);
  utimesSync(aside, now / 1000, now / 1000);
  return aside;
}

import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

interface BuildState {
  /** When the pages were built, in milliseconds since 1970; undefined when that is not known. */
  builtAt: number | undefined;
  /** Since when a build is begun and not ended: scripts/prepare.mjs takes the mark away when it succeeds. */
  unfinishedSince: number | undefined;
  /** What was to appear since the build, first the oldest. */
  overdue: { file: string; since: number } | undefined;
}

/** Reads from its files whether the site shows what it should. */
export function readBuildState(root: string, now: number): BuildState {
  const changedAt = (path: string) =>
    statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs;
  const builtAt = changedAt("build/.otc-built");
  const moments = globSync("content/**/*.{md,yaml}", { cwd: root }).flatMap((file) => {
    const text = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "";
    const written = /^publishAt:\s*["']?([^\s"'#]+)/m.exec(text)?.[1];
    const since = written === undefined ? Number.NaN : Date.parse(written);
    return builtAt !== undefined && since > builtAt && since <= now ? [{ file, since }] : [];
  });
  return {
    builtAt,
    unfinishedSince: changedAt(".cache/build-begun"),
    overdue: moments.toSorted((a, b) => a.since - b.since)[0],
  };
}

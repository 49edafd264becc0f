import { statSync } from "node:fs";
import { join } from "node:path";
import { git } from "./git.ts";

/** Timers hold no more than some three weeks; a day is often enough to look again. */
const maxWait = 24 * 3_600_000;

/** Moments at which an item of the last commit is to appear, in milliseconds since 1970. Drafts have none. */
async function momentsIn(root: string): Promise<number[]> {
  const typed = ["grep", "-E", "^(publishAt|draft):", "HEAD", "--", "content"];
  const lines = (await git(root, ...typed).catch(() => "")).split("\n");
  const drafts = new Set(
    lines.filter((line) => /:draft:\s*true/.test(line)).map((line) => line.split(":", 2)[1]),
  );
  return lines
    .filter((line) => !drafts.has(line.split(":", 2)[1]))
    .map((line) => Date.parse(/:publishAt:\s*["']?([^\s"'#]+)/.exec(line)?.[1] ?? ""))
    .filter((moment) => !Number.isNaN(moment));
}

/**
 * Watches for the day of items that are in the history and not shown yet. The build of the night does the same while the
 * office is down.
 * @param onDay builds the last commit again
 */
export class DayWatch implements Disposable {
  readonly #root: string;
  readonly #site: string;
  readonly #onDay: () => Promise<unknown>;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(root: string, site: string, onDay: () => Promise<unknown>) {
    this.#root = root;
    this.#site = site;
    this.#onDay = onDay;
  }

  /** Looks now, and again at the next moment; to be called again when something has come into the history. */
  async look(now = Date.now()): Promise<void> {
    const stamp = join(this.#site, "build/.otc-built");
    const builtAt = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? now;
    const moments = await momentsIn(this.#root);
    if (moments.some((moment) => moment > builtAt && moment <= now)) await this.#onDay();
    const next = Math.min(...moments.filter((moment) => moment > now));
    clearTimeout(this.#timer);
    if (this.#isOver || next === Number.POSITIVE_INFINITY) return;
    // One second past it, so that the build does not begin before.
    const wait = Math.min(next - now + 1000, maxWait);
    this.#timer = setTimeout(() => void this.look().catch(console.error), wait).unref();
  }

  [Symbol.dispose](): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { upstreamOf } from "./git.ts";
import { push } from "./push.ts";

/** How the last push to another copy ended. */
export interface LastPush {
  /** When, in milliseconds since 1970. */
  at: number;
  /** What to do, where it failed. */
  problem?: string;
}

/** Sends the history to another copy in the background, and remembers how that ended. */
export class PushState {
  readonly #file: string;

  constructor(root: string) {
    this.#file = join(root, ".cache/office/push.json");
  }

  /** @returns undefined where nothing was ever sent */
  read(): LastPush | undefined {
    return existsSync(this.#file)
      ? (JSON.parse(readFileSync(this.#file, "utf8")) as LastPush)
      : undefined;
  }

  /** Pushes where the checkout has an upstream; it never throws. */
  async push(root: string): Promise<void> {
    if (!(await upstreamOf(root))) return;
    const problem = await push(root).then(
      () => undefined,
      (error: Error) => error.message,
    );
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ at: Date.now(), ...(problem && { problem }) }));
  }
}

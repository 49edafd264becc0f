import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** How a commit is brought to the folder of the site: `scripts/put-commit-online.mjs` says how it came there. */
interface Brought {
  /** Built; a build that was kept; or it was there already. */
  outcome: string;
  printed: string;
}

/** The commit did not come online. The message is a sentence; `printed` is all that the build said. */
export class BuildRefusal extends Error {
  readonly printed: string;
  /** Whether the program itself has said so, and left the site as it was. */
  readonly isOrderly: boolean;

  constructor(reason: string, printed: string, isOrderly = true) {
    super(reason);
    this.printed = printed;
    this.isOrderly = isOrderly;
  }
}

export interface SiteBuilder {
  /** Folder from which the site is served; its `build/site` has what visitors see. */
  readonly site: string;
  /**
   * Brings the commit that `refs/office/next` names to the public site.
   * @param onPages how many pages are made, of how many
   * @throws BuildRefusal when it is refused or stopped; the site is as before then
   */
  bring(onPages: (made: number, of: number) => void, signal: AbortSignal): Promise<Brought>;
}

/**
 * Runs a program for each commit, and reads its progress from its output, one line of JSON each. Any program will do that
 * prints what `scripts/put-commit-online.mjs` prints and ends with its status, as one that asks another user to run that.
 * @param command program and parameters; run in the folder of the site
 */
export function createSiteBuilder(
  site: string,
  [program, ...parameters]: readonly [string, ...string[]],
): SiteBuilder {
  return {
    site,
    async bring(onPages, signal) {
      // By its channel the program learns when this process has ended.
      const child = spawn(program, parameters, {
        cwd: site,
        stdio: ["ignore", "pipe", "pipe", "ipc"],
      });
      const ended = once(child, "close") as Promise<[number | null, string | null]>;
      const stop = () => child.kill();
      signal.addEventListener("abort", stop);
      const answer = { outcome: "", refused: "", printed: "" };
      child.stderr?.setEncoding("utf8").on("data", (text: string) => {
        answer.printed += text;
      });
      try {
        for await (const line of createInterface({ input: child.stdout as Readable })) {
          const read = readLine(line);
          if (typeof read === "string") answer.printed += read;
          else if (read.pages) onPages(read.pages.made, read.pages.of);
          else Object.assign(answer, read.ending);
        }
        const [code] = await ended;
        if (code === 0) return answer;
        const reason =
          reasonIn(answer.printed) || answer.refused || "The program ended in the middle.";
        throw new BuildRefusal(reason, answer.printed, answer.refused !== "");
      } catch (error) {
        if (error instanceof BuildRefusal) throw error;
        throw new BuildRefusal(`The program that makes the pages does not run: ${error}`, "");
      } finally {
        signal.removeEventListener("abort", stop);
      }
    },
  };
}

interface Line {
  pages?: { made: number; of: number };
  ending?: { outcome?: string; refused?: string };
}

/** @returns text that the build printed, or what the line says */
function readLine(line: string): string | Line {
  if (!line.startsWith("{")) return `${line}\n`;
  try {
    const { printed, made, of, ...ending } = JSON.parse(line);
    if (printed !== undefined) return String(printed);
    return made === undefined ? { ending } : { pages: { made: Number(made), of: Number(of) } };
  } catch {
    return `${line}\n`;
  }
}

/** What a program says is wrong: the problems of files that it names, or else its error; empty where it names nothing. */
function reasonIn(printed: string): string {
  const problems = printed.match(/^\S+ has \d+ problems?:(?:\n {2}.+)+/gm)?.join("\n");
  const error = /^\w*Error: (?!.* ended with )(.+)/m.exec(printed)?.[1];
  return problems ?? error ?? "";
}

import { git } from "./git.ts";

/** One commit of the content. */
export interface Past {
  commit: string;
  words: string;
  name: string;
  /** When, in milliseconds since 1970. */
  at: number;
  /** Content files and pictures that it changed. */
  files: string[];
}

const [entry, field] = ["\u001e", "\u001f"];

/** What was put online, handed in or kept, newest first. The very first commit is none of it: nothing was before. */
export async function listHistory(root: string, max = 20): Promise<Past[]> {
  const format = `--format=${entry}${["%H", "%s", "%an", "%at"].join(field)}${field}`;
  const which = ["--first-parent", "--min-parents=1", "--max-parents=1", `--max-count=${max}`];
  const typed = ["log", ...which, format, "--name-only", "--no-renames", "--", "content", "public"];
  const printed = await git(root, ...typed).catch(() => "");
  return printed
    .split(entry)
    .filter((text) => text.trim())
    .map((text) => {
      const [commit = "", message = "", name = "", at = "", files = ""] = text.split(field);
      return {
        commit,
        words: message,
        name,
        at: Number(at) * 1000,
        files: files.trim().split("\n"),
      };
    });
}

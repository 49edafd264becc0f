import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { findValidator } from "./find-validator.ts";

const report = z.object({
  messages: z.array(
    z.object({
      type: z.enum(["error", "info", "non-document-error"]),
      subType: z.string().optional(),
      url: z.string().optional(),
      message: z.string().default(""),
      /** The place with what stands around it; `hiliteStart` and `hiliteLength` say where it is in there. */
      extract: z.string().default(""),
      hiliteStart: z.int().default(0),
      hiliteLength: z.int().default(0),
    }),
  ),
});

/** One error that the validator reports. */
export interface MarkupError {
  /** Path of the file, from the project's root. */
  file: string;
  message: string;
  /** What stands at the place and a little around it. */
  extract: string;
}

/**
 * Runs W3C's Nu validator, one process for all files. It also looks at the styles in the documents.
 * @param files HTML files
 * @returns the errors; warnings and hints are left out
 * @throws Error when the validator did not run, or could not read a file
 */
export async function validate(files: readonly string[]): Promise<MarkupError[]> {
  const options = [
    // A page with a drawing nests deeply, which takes more of the stack than Java grants by itself.
    "-Xss4m",
    // What these switch off pays in hours; a run of half a minute takes half the time without.
    "-XX:+UseSerialGC",
    "-XX:TieredStopAtLevel=1",
    "-jar",
    findValidator(),
    "--errors-only",
    "--exit-zero-always",
    "--stdout",
  ];
  const child = spawn("java", [
    ...options,
    "--format",
    "json",
    ...files.map((file) => resolve(file)),
  ]);
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (!output) throw new Error(`The validator did not run: ${complaint}`);
  const { messages } = report.parse(JSON.parse(output));
  const failure = messages.find(({ type }) => type === "non-document-error");
  if (failure) throw new Error(`The validator could not finish: ${failure.message}`);
  const root = pathToFileURL(`${resolve(".")}/`).href;
  return messages
    .filter(({ type }) => type === "error")
    .map(({ url = "", message, extract, hiliteStart, hiliteLength }) => {
      const file = decodeURI(url)
        .replace("file:/", "file:///")
        .replace(/^file:\/{3,}/, "file:///")
        .replace(root, "");
      const shown = extract.slice(Math.max(0, hiliteStart - 40), hiliteStart + hiliteLength + 40);
      return { file, message, extract: shown + whatFollows(file, extract) };
    });
}

/** The validator breaks off in the middle of a selector, which the file tells to its end. */
function whatFollows(file: string, extract: string): string {
  const source = readFileSync(file, "utf8");
  const at = source.indexOf(extract);
  if (at < 0) return "";
  const end = at + extract.length;
  return /^[^{}]{0,80}\{?/.exec(source.slice(end, end + 81))?.[0] ?? "";
}

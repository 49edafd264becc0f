import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { z } from "zod";

const jar = resolve("lab/node_modules/vnu-jar/build/dist/vnu.jar");

const report = z.object({
  messages: z.array(
    z.object({
      type: z.enum(["error", "info", "non-document-error"]),
      url: z.string().default(""),
      message: z.string().default(""),
      /** The source around the error, which `hiliteStart` and `hiliteLength` mark. */
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
  /** The source of the error with some context. */
  extract: string;
}

/**
 * Runs W3C's Nu validator in one process over all files, styles in the documents included.
 * @param files HTML files
 * @returns the errors; warnings and hints are left out
 * @throws Error when the validator did not run, or could not read a file
 */
export async function validate(files: readonly string[]): Promise<MarkupError[]> {
  // A page with a drawing nests deeply and needs more than Java's default stack. The other two switch off
  // optimisations for long runs: a run of half a minute takes half the time without them.
  const java = ["-Xss4m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-jar", jar];
  const options = ["--errors-only", "--exit-zero-always", "--stdout", "--format", "json"];
  const child = spawn("java", [...java, ...options, ...files.map((file) => resolve(file))]);
  child.on("error", () => {});
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (!output) {
    throw new Error(`The validator did not run. It needs Java (Debian: default-jre). ${complaint}`);
  }
  const { messages } = report.parse(JSON.parse(output));
  const failure = messages.find(({ type }) => type === "non-document-error");
  if (failure) throw new Error(`The validator could not finish: ${failure.message}`);
  const root = pathToFileURL(`${resolve(".")}/`).href;
  return messages
    .filter(({ type }) => type === "error")
    .map(({ url, message, extract, hiliteStart, hiliteLength }) => {
      const file = decodeURI(url)
        .replace(/^file:\/+/, "file:///")
        .replace(root, "");
      const shown = extract.slice(Math.max(0, hiliteStart - 40), hiliteStart + hiliteLength + 40);
      const { before, after } = restOfSelector(file, extract);
      return { file, message, extract: before + shown + after };
    });
}

/** The validator truncates its extract within a selector; the rest is read from the file. */
function restOfSelector(file: string, extract: string): { before: string; after: string } {
  const source = readFileSync(file, "utf8");
  const at = source.indexOf(extract);
  if (at < 0) return { before: "", after: "" };
  const end = at + extract.length;
  return {
    before: /[^{};]*$/.exec(source.slice(Math.max(0, at - 80), at))?.[0] ?? "",
    after: /^[^{}]{0,80}\{?/.exec(source.slice(end, end + 81))?.[0] ?? "",
  };
}

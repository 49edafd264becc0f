import { readFileSync } from "node:fs";
import type { ContentFile } from "#collections/content-file.ts";

/** Fields of content files by their path, each as JSON, so that a file is parsed only when somebody needs it. */
export type BuiltContent = Readonly<Record<string, string>>;

/**
 * Names the file in which the build left the content. The server sets it, for itself and for the renderer that it loads:
 * what it says is then what the pages of the build say, and it parses no YAML. Unset, `content/` is read.
 */
export const builtContentVariable = "OTC_BUILT_CONTENT";

let read: { from: string; content: BuiltContent } | undefined;

function builtContent(): BuiltContent | undefined {
  const from = process.env[builtContentVariable];
  if (!from) return undefined;
  if (read?.from !== from) {
    read = { from, content: JSON.parse(readFileSync(from, "utf8")) as BuiltContent };
  }
  return read.content;
}

/** A content file as the build left it. @returns undefined where `content/` is read, and for a file that the server does not need */
export function builtFile(
  path: string,
): Pick<ContentFile, "source" | "values" | "problemAt"> | undefined {
  const json = builtContent()?.[path];
  if (json === undefined) return undefined;
  return {
    // Never compared with a text: what was built does not change.
    source: "",
    values: JSON.parse(json) as unknown,
    problemAt: (at, reason) => ({ file: path, field: at.join("."), reason }),
  };
}

/** Names of the files of a folder as the build left them. @returns undefined as above, and for an empty folder */
export function builtNames(folder: string): string[] | undefined {
  const names = Object.keys(builtContent() ?? {})
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length));
  return names.length > 0 ? names.filter((name) => !name.includes("/")) : undefined;
}

/**
 * Whether the build left a translation: those that are not shown are as if they were not there.
 * @returns undefined where `content/` says it
 */
export function hasBuiltFile(path: string): boolean | undefined {
  const content = builtContent();
  return content && path in content;
}

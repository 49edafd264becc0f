/** `npm run lines`: the lines of all committed files by folder, as TypeScript, tests, styles, content and documents. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const kinds = ["TypeScript", "tests", "CSS", "content", "documents"] as const;
type Kind = (typeof kinds)[number];

/** A file that is none of these, such as a drawing or a lock file, is not counted. */
function kindOf(file: string): Kind | undefined {
  if (/package-lock\.json$/.test(file)) return undefined;
  if (/^tests\/.*\.m?tsx?$|\.(?:test|fixture|contract|examples)\.tsx?$/.test(file)) return "tests";
  if (/\.(?:tsx?|mjs|mts)$/.test(file)) return "TypeScript";
  if (/\.css$/.test(file)) return "CSS";
  if (/^content\//.test(file)) return "content";
  return /\.md$/.test(file) ? "documents" : undefined;
}

const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0");
const folders = new Map<string, Record<Kind, number>>();
const none = () => ({ TypeScript: 0, tests: 0, CSS: 0, content: 0, documents: 0 });
const total = none();
for (const file of files) {
  const kind = kindOf(file);
  if (!kind) continue;
  const folder = file.includes("/") ? file.slice(0, file.indexOf("/")) : ".";
  const lines = readFileSync(file, "utf8").split("\n").length - 1;
  const counts = folders.get(folder) ?? none();
  counts[kind] += lines;
  total[kind] += lines;
  folders.set(folder, counts);
}
const row = (name: string, cells: readonly (string | number)[]) =>
  console.log(name.padEnd(14) + cells.map((cell) => `${cell || ""}`.padStart(12)).join(""));
row("", kinds);
for (const [folder, counts] of folders) row(folder, Object.values(counts));
row("all", Object.values(total));

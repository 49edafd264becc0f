/**
 * Counts idioms that readers of other languages stumble over, and fails where `language-limits.json` allows fewer. Part of
 * `npm run check`. `node workshop/language/check-language.ts --where anew` lists each place of one of them.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import config from "./language-limits.json" with { type: "json" };

/** Whole words without regard to case; a hyphen does not end a word. */
const idioms: Record<string, string> = {
  nobody: "nobody(?:['’]?s)?",
  somebody: "somebody(?:['’]s)?",
  whoever: "who(?:m|se)?(?:so)?ever",
  anew: "anew",
};

/** Constants that say "max" or "min" in words, and keys of published data, which stay. */
const wordyConstant =
  /\b(?:const|let|var|readonly)\s+((?:most|longest|least|farthest|furthest|shortest|fewest|hardest|smallest|highest|lowest)[A-Z]\w*)|^\s+((?:most|longest|least|farthest|furthest|shortest|fewest|hardest)[A-Z]\w*)\??:/gm;
const published = new Set(["mostBytes", "longestDays"]);

const maxSubjectLength = 72;

interface Finding {
  name: string;
  place: string;
}

function git(...parameters: string[]): string {
  return execFileSync("git", parameters, {
    encoding: "utf8",
    maxBuffer: 1 << 26,
    stdio: ["ignore", "pipe", "ignore"],
  });
}

/** The project's own files of code and prose; none where it is no git checkout. */
function listFiles(): string[] {
  try {
    return git("ls-files", "-z", "--cached", "--others", "--exclude-standard")
      .split("\0")
      .filter((file) => /\.(?:ts|tsx|mjs|css|sql)$/.test(file) && existsSync(file))
      .filter((file) => !/^content\/|(?:^|\/)check-language\.ts$|\.d\.ts$/.test(file));
  } catch {
    return [];
  }
}

function findInFile(file: string): Finding[] {
  const text = readFileSync(file, "utf8");
  const lineAt = (index: number) => text.slice(0, index).split("\n").length;
  const found: Finding[] = [];
  for (const [name, pattern] of Object.entries(idioms)) {
    for (const { index } of text.matchAll(
      new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, "gi"),
    )) {
      found.push({ name, place: `${file}:${lineAt(index)}` });
    }
  }
  if (file.endsWith(".css")) return found;
  for (const match of text.matchAll(wordyConstant)) {
    const name = match[1] ?? match[2] ?? "";
    if (published.has(name)) continue;
    found.push({ name: "constants", place: `${file}:${lineAt(match.index)}: ${name}` });
  }
  return found;
}

/** Commit subjects that are too long; none where the first commit is unknown, as in a shallow clone. */
function findLongSubjects(): Finding[] {
  try {
    return git("log", "--no-merges", "--format=%h %s", `${config.since}..HEAD`)
      .split("\n")
      .filter((line) => line.slice(line.indexOf(" ") + 1).length > maxSubjectLength)
      .map((place) => ({ name: "subjects", place }));
  } catch {
    return [];
  }
}

const { values } = parseArgs({ options: { where: { type: "string" } } });
const findings = [...listFiles().flatMap(findInFile), ...findLongSubjects()];
const show = (names: readonly string[]) => {
  for (const { name, place } of findings) {
    if (names.includes(name)) console.log(`${place} (${name})`);
  }
};
if (values.where) show([values.where]);

for (const [together, limit] of Object.entries(config.limits)) {
  const names = together.split("+");
  const count = findings.filter(({ name }) => names.includes(name)).length;
  if (count <= limit) continue;
  if (!values.where) show(names);
  console.error(
    `${together}: ${count}, at most ${limit}. Choose plainer words in the places above.`,
  );
  process.exitCode = 1;
}

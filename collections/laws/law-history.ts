import { execFileSync } from "node:child_process";
import { parse } from "yaml";
import { getter } from "#collections/content.ts";

export interface LawChange {
  /** ISO day of the commit. */
  day: string;
  /** Name of the file without its ending; the law may be gone by now. */
  slug: string;
  title: string;
  country: string;
  kind: "added" | "changed" | "removed";
  /** Fields that read differently, by the names that visitors see; none unless `kind` is `changed`. */
  fields: string[];
}

/** Fields that a change may be about, in the order in which it names them. */
const fieldNames: Readonly<Record<string, string>> = {
  title: "title",
  country: "country",
  number: "number",
  chapter: "chapter",
  kind: "kind",
  standing: "standing",
  year: "year",
  purpose: "purpose",
  inForce: "whether it is in force",
  regulator: "regulator",
  complaints: "where to complain",
  substance: "what it says on six points",
  status: "what else the sources say",
  dates: "dates",
  under: "the law it belongs to",
  cases: "our cases about it",
  officialLink: "official address",
  sources: "sources",
  ratifiedBy: "countries that ratified it",
  checkedOn: "day of the last check",
};

type Fields = Record<string, unknown>;
/** A file as it was when a day began and as it was when that day ended; undefined where there was none. */
interface DayOfFile {
  day: string;
  slug: string;
  before: Fields | undefined;
  after: Fields | undefined;
}

/**
 * What changed in the law library and when, from the history of its files; newest day first. A change that
 * no visitor sees, such as a field that got another name, is none.
 * @returns undefined where nothing is known: no git, a tarball, a shallow clone
 */
export const getLawChanges = getter(({ root }): LawChange[] | undefined => {
  const days = readDays(root);
  if (!days) return undefined;
  return days
    .flatMap(describe)
    .sort(
      (a, b) =>
        b.day.localeCompare(a.day) ||
        a.country.localeCompare(b.country, "en") ||
        a.title.localeCompare(b.title, "en"),
    );
});

export function inShort(fields: readonly string[]): string {
  const max = 4;
  if (fields.length <= max) return fields.join(", ");
  return `${fields.slice(0, max - 1).join(", ")} and ${fields.length - max + 1} more`;
}

function describe({ day, slug, before, after }: DayOfFile): LawChange[] {
  const shown = after ?? before;
  if (!shown) return [];
  const law = { day, slug, title: `${shown.title}`, country: `${shown.country}` };
  if (!before) return [{ ...law, kind: "added", fields: [] }];
  if (!after) return [{ ...law, kind: "removed", fields: [] }];
  const fields = Object.entries(fieldNames)
    .filter(([field]) => writtenOut(before, field) !== writtenOut(after, field))
    .map(([, name]) => name);
  return fields.length > 0 ? [{ ...law, kind: "changed", fields }] : [];
}

/** A value as a text that is the same for all ways of writing the same thing. */
function writtenOut(fields: Fields, field: string): string {
  // The field had this name until November 2026.
  const value = fields[field] ?? (field === "checkedOn" ? fields.verifiedOn : undefined);
  if (field === "inForce" || field === "regulator") return factWrittenOut(value);
  if (value === undefined || value === null) return "";
  if (isFields(value) && !Array.isArray(value)) return JSON.stringify(value);
  if (!Array.isArray(value)) return `${value}`;
  // A source was only a name once.
  const items = value.map((item) =>
    field === "sources" && typeof item === "string" ? { name: item } : item,
  );
  return items.length > 0 ? JSON.stringify(items) : "";
}

/** A fact without its source. It was only an answer or a name until November 2026. */
function factWrittenOut(value: unknown): string {
  if (!isFields(value)) return `${value ?? "not known"}`;
  const { answer, since, name, notSetUp } = value;
  return [answer ?? name, since, notSetUp && "not set up"].filter(Boolean).join(" ");
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

function readDays(root: string): DayOfFile[] | undefined {
  // In a shallow clone every law would appear as added by its only commit.
  if (git(root, ["rev-parse", "--is-shallow-repository"])?.toString().trim() !== "false")
    return undefined;
  const log = git(root, [
    "log",
    "--reverse",
    "--relative",
    "--raw",
    "--no-abbrev",
    "--no-renames",
    "--format=%cs",
    "--",
    "content/laws",
  ])?.toString();
  if (!log) return undefined;
  const steps: { day: string; slug: string; from: string; to: string }[] = [];
  let day = "";
  for (const line of log.split("\n")) {
    const step = /^:\d+ \d+ (\w+) (\w+) \w\t.*\/([\w-]+)\.md$/.exec(line);
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
    else if (step) steps.push({ day, from: step[1] ?? "", to: step[2] ?? "", slug: step[3] ?? "" });
  }
  const versions = readVersions(root, new Set(steps.flatMap(({ from, to }) => [from, to])));
  const days = new Map<string, DayOfFile>();
  for (const { day, slug, from, to } of steps) {
    const key = `${day} ${slug}`;
    const begun = days.get(key) ?? { day, slug, before: versions.get(from) };
    days.set(key, { ...begun, after: versions.get(to) });
  }
  return [...days.values()];
}

/** The fields of many versions of files in one go, by the hash of each; drafts count as not there. */
function readVersions(root: string, hashes: ReadonlySet<string>): Map<string, Fields> {
  const input = [...hashes].filter((hash) => !/^0+$/.test(hash)).join("\n");
  const output = git(root, ["cat-file", "--batch"], input) ?? Buffer.alloc(0);
  const versions = new Map<string, Fields>();
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf("\n", at);
    const [hash = "", , size = "0"] = output.subarray(at, end).toString().split(" ");
    const text = output.subarray(end + 1, end + 1 + Number(size)).toString();
    const fields = frontMatter(text);
    if (fields && fields.draft !== true) versions.set(hash, fields);
    at = end + 2 + Number(size);
  }
  return versions;
}

function frontMatter(text: string): Fields | undefined {
  try {
    return parse(/^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? "");
  } catch {
    return undefined;
  }
}

/** The output of git, or undefined without any or without git. */
function git(root: string, parameters: string[], input = ""): Buffer | undefined {
  try {
    return execFileSync("git", parameters, {
      cwd: root,
      input,
      stdio: ["pipe", "pipe", "ignore"],
      maxBuffer: 1e9,
    });
  } catch {
    return undefined;
  }
}

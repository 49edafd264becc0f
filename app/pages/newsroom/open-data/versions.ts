import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { getter } from "#collections/content.ts";

/** What became of an entry between two versions. */
export interface RowChange {
  file: string;
  id: string;
  change: "added" | "changed" | "removed";
  /** Names of the fields that differ. */
  fields: string;
}

const jsonFiles = ["laws", "cases"] as const;
/** Checksums of a version, as `sha256sum --check` reads them. */
export const sumsFile = "sha256sums.txt";
export const changesFile = "changes.csv";
/** Folder of the versions below the root; Vite publishes it as it is. */
export const versionsFolder = "public/data";

type Entries = Map<string, Record<string, unknown>>;

function entriesOf(name: string, json = `{"${name}":[]}`): Entries {
  const list = (JSON.parse(json) as Record<string, { id: string }[]>)[name] ?? [];
  return new Map(list.map((entry) => [entry.id, entry]));
}

/** Compares the files of two versions, entry by entry; JSON holds all that CSV holds. */
export function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): RowChange[] {
  return jsonFiles.flatMap((name) => {
    const file = `${name}.json`;
    const [old, now] = [before, after].map((files) => entriesOf(name, files.get(file)));
    const ids = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].toSorted();
    return ids.flatMap((id): RowChange[] => {
      const [one, other] = [old?.get(id), now?.get(id)];
      if (!one || !other) return [{ file, id, change: one ? "removed" : "added", fields: "" }];
      const fields = Object.keys({ ...one, ...other }).filter(
        (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
      );
      return fields.length > 0 ? [{ file, id, change: "changed", fields: fields.join("; ") }] : [];
    });
  });
}

/** The versions of the open data, newest first. A version never changes: docs/decisions/0035. */
export const getDataVersions = getter((content) =>
  readdirSync(join(content.root, versionsFolder))
    .filter((name) => /^\d{4}-\d{2}-\d{2}$/.test(name))
    .toSorted()
    .toReversed()
    .map((day, index, days) => {
      const folder = join(content.root, versionsFolder, day);
      const read = (file: string) => readFileSync(join(folder, file), "utf8");
      const files = read(sumsFile)
        .trim()
        .split("\n")
        .map((line) => {
          const [sum = "", name = ""] = line.split("  ");
          return { name, sum, bytes: statSync(join(folder, name)).size };
        })
        // The list of the version before.
        .filter(({ name }) => !name.includes("/"));
      const [laws, cases] = jsonFiles.map((name) => entriesOf(name, read(`${name}.json`)).size);
      const changes: RowChange[] = parse(read(changesFile), { columns: true });
      const isFirst = index === days.length - 1;
      return { day, files, changes, isFirst, rows: { laws: laws ?? 0, cases: cases ?? 0 } };
    }),
);

export type DataVersion = ReturnType<typeof getDataVersions>[number];

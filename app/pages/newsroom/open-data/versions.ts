import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { getter } from "#collections/content.ts";

/** What became of an entry between two versions. */
export interface RowChange {
  file: string;
  id: string;
  change: "added" | "changed" | "removed";
  fields: string;
}

/** Checksums of a version, as `sha256sum --check` reads them. */
export const sumsFile = "sha256sums.txt";
export const changesFile = "changes.csv";
/** Folder of the versions below the root; Vite publishes it as it is. */
export const versionsFolder = "public/data";

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
      const countOf = (name: "laws" | "cases"): number =>
        JSON.parse(read(`${name}.json`))[name].length;
      const changes: RowChange[] = parse(read(changesFile), { columns: true });
      const isFirst = index === days.length - 1;
      const rows = { laws: countOf("laws"), cases: countOf("cases") };
      return { day, files, changes, isFirst, rows };
    }),
);

export type DataVersion = ReturnType<typeof getDataVersions>[number];

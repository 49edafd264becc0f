import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  citationFile,
  dataPackage,
  sha256,
} from "../../app/pages/newsroom/open-data/data-package.ts";
import { versionedFiles } from "../../app/pages/newsroom/open-data/open-data.ts";
import {
  changesFile,
  getDataVersions,
  sumsFile,
  versionsFolder,
} from "../../app/pages/newsroom/open-data/versions.ts";
import { writeCsv } from "../../collections/formats/csv.ts";
import { kampalaDay } from "../../collections/formats/kampala-day.ts";
import { projectRoot } from "../../collections/reading/project-root.ts";
import { changesBetween } from "./changes-between.ts";

/** `npm run data:version`: keeps the open data of today as a version. See docs/decisions/0035. */
const folderOf = (day: string) => join(projectRoot(), versionsFolder, day);
const day = kampalaDay(Date.now());
const [last] = getDataVersions();
const before = new Map(
  last?.files.map(({ name }) => [name, readFileSync(join(folderOf(last.day), name), "utf8")]),
);
const files = versionedFiles();
const changes = last ? changesBetween(before, files) : [];

if (last && [...files].every(([name, text]) => before.get(name) === text)) {
  console.log(`Nothing has changed since the version of ${last.day}.`);
} else {
  const citation = citationFile(day);
  const all = new Map([
    ...files,
    [changesFile, writeCsv(["file", "id", "change", "fields"], changes)],
    ["datapackage.json", dataPackage(files, day)],
    ["CITATION.cff", citation],
  ]);
  const sums = [...all].map(([name, text]) => `${sha256(text)}  ${name}`);
  // Altering a version means altering all later ones too.
  if (last) {
    const chained = `../${last.day}/${sumsFile}`;
    sums.push(`${sha256(readFileSync(join(folderOf(day), chained)))}  ${chained}`);
  }
  // Fails where the day has a version already.
  mkdirSync(folderOf(day));
  for (const [name, text] of [...all, [sumsFile, `${sums.join("\n")}\n`] as const]) {
    writeFileSync(join(folderOf(day), name), text);
  }
  writeFileSync(join(projectRoot(), "CITATION.cff"), citation);
  console.log(
    `Kept the version of ${day}. Rows that differ from the one before: ${changes.length}.`,
  );
}

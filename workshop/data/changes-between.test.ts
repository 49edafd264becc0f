import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getDataVersions, versionsFolder } from "../../app/pages/newsroom/open-data/versions.ts";
import { changesBetween } from "./changes-between.ts";

const versions = getDataVersions();

test.each(versions.map((version, index) => ({ ...version, before: versions[index + 1] })))(
  "the version of $day names every row that differs from the version before",
  ({ day, files, before, changes }) => {
    const read = (of: string, name: string) => readFileSync(join(versionsFolder, of, name), "utf8");
    const filesOf = (of: string) => new Map(files.map(({ name }) => [name, read(of, name)]));
    expect(changes).toEqual(before ? changesBetween(filesOf(before.day), filesOf(day)) : []);
  },
);

test("rows that were added, changed and taken out are told, with the fields", () => {
  const version = (laws: object[]) => new Map([["laws.json", JSON.stringify({ laws })]]);
  const before = version([
    { id: "a", title: "Old", year: 2019 },
    { id: "b", title: "Same" },
    { id: "c" },
  ]);
  const after = version([{ id: "d" }, { id: "b", title: "Same" }, { id: "a", title: "New" }]);
  expect(changesBetween(before, after)).toEqual([
    { file: "laws.json", id: "a", change: "changed", fields: "title; year" },
    { file: "laws.json", id: "c", change: "removed", fields: "" },
    { file: "laws.json", id: "d", change: "added", fields: "" },
  ]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { sha256 } from "./data-package.ts";
import { changesFile, getDataVersions, sumsFile, versionsFolder } from "./versions.ts";

const versions = getDataVersions();
const read = (day: string, file: string) => readFileSync(join(versionsFolder, day, file), "utf8");

test("there is a version", () => {
  expect(versions.length).toBeGreaterThan(0);
});

describe.each(versions.map((version, index) => ({ ...version, before: versions[index + 1] })))(
  "the version of $day",
  ({ day, before }) => {
    test("has the bytes that its checksums name, those of the version before included", () => {
      const lines = read(day, sumsFile).trim().split("\n");
      for (const line of lines) {
        const [sum, name = ""] = line.split("  ");
        expect(sha256(readFileSync(join(versionsFolder, day, name))), name).toBe(sum);
      }
      expect(lines.some((line) => line.endsWith(`../${before?.day}/${sumsFile}`))).toBe(
        before !== undefined,
      );
    });

    test("matches its own schemas, with a source for every law and an id for each once", () => {
      const ajv = new Ajv2020({ strict: true });
      addFormats.default(ajv);
      for (const name of ["laws", "cases"]) {
        const data = JSON.parse(read(day, `${name}.json`));
        const validate = ajv.compile(JSON.parse(read(day, `${name}.schema.json`)));
        expect([validate(data), validate.errors]).toEqual([true, null]);
        const entries: { id: string; sources: unknown[] }[] = data[name];
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
        if (name !== "laws") continue;
        for (const { id, sources } of entries) expect(sources.length, id).toBeGreaterThan(0);
      }
    });
  },
);

test("the list of changes is a table that programs read", () => {
  for (const { day, changes } of versions) {
    expect(parse(read(day, changesFile), { columns: true })).toHaveLength(changes.length);
  }
});

import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "../../collections/reading/project-root.ts";
import {
  compareWithSpecification,
  type Difference,
  describeDifferences,
} from "./compare-with-specification.ts";

let root: string;
let differences: Difference[];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "otc-specification-"));
  cpSync(join(projectRoot(), "content"), join(root, "content"), { recursive: true });
  symlinkSync(join(projectRoot(), "public"), join(root, "public"));
  const change = (file: string, from: RegExp, to: string) => {
    const path = join(root, "content", file);
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  };
  change("pages/not-found.yaml", /^heading: .*$/m, "heading: This page has moved");
  change("pages/donate.yaml", /^ {2}minimum: .*$/m, "  minimum: 777");
  rmSync(join(root, "content/team"), { recursive: true });
  differences = compareWithSpecification(root);
});
afterAll(() => rmSync(root, { recursive: true }));

const found = (file: string, field: string) =>
  differences.find((entry) => entry.file === file && entry.field === field);

test("a reworded heading, another sum and another number of members are found, each with both values", () => {
  expect(found("content/pages/not-found.yaml", "heading")).toMatchObject({
    specified: "Oops! Page not found",
    present: "This page has moved",
  });
  expect(found("content/pages/donate.yaml", "form.minimum")).toMatchObject({
    specified: 10_000,
    present: 777,
  });
  expect(found("content/team/", "length")).toMatchObject({ specified: 5, present: 0 });
});

test("what stands as specified is not listed", () => {
  const path = join(root, "content/pages/not-found.yaml");
  const source = readFileSync(path, "utf8");
  writeFileSync(path, source.replace(/^heading: .*$/m, "heading: Oops! Page not found"));
  const after = compareWithSpecification(root);
  writeFileSync(path, source);
  expect(after.map(({ file, field }) => `${file} ${field}`)).not.toContain(
    "content/pages/not-found.yaml heading",
  );
  expect(after).toHaveLength(differences.length - 1);
});

test("a field of every entry of a list is compared as a list", () => {
  const path = join(root, "content/site/values.yaml");
  const source = readFileSync(path, "utf8");
  writeFileSync(path, source.replace(/title: .*/, "title: Courage"));
  const titles = compareWithSpecification(root).find(
    ({ file, field }) => file === "content/site/values.yaml" && field === "[].title",
  );
  writeFileSync(path, source);
  expect(titles?.specified).toContain("Innovation");
  expect(titles?.present).toContain("Courage");
});

test("each difference prints its file and field, what is specified and what is present", () => {
  expect(
    describeDifferences([
      { file: "content/pages/x.yaml", field: "heading", specified: "A", present: "B" },
      { file: "content/", field: "address", specified: "/x", present: undefined },
    ]).split("\n"),
  ).toEqual([
    "content/pages/x.yaml heading",
    '  specified  "A"',
    '  present    "B"',
    "content/ address",
    '  specified  "/x"',
    "  present    nothing",
  ]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ContentFile } from "#collections/content-file.ts";
import { knownAddresses } from "#collections/open-content.ts";
import { contentFiles } from "#collections/reading/content-strings.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { folderOf, nameOf, placeOf } from "./content-folders.ts";

const root = projectRoot();
const files = contentFiles(root).map((file) => {
  const { values } = ContentFile.parse(file, readFileSync(join(root, file), "utf8"));
  return { file, values: values as Record<string, unknown> };
});

test("each file that shows somewhere leads to a page", () => {
  const addresses = knownAddresses();
  // A page says its own address, and some come with their first item only; newsletters have one once they are sent.
  const others = files.filter(
    ({ file }) => !["pages", "newsletters"].includes(placeOf(file).folder),
  );
  const wrong = others.flatMap(({ file, values }) => {
    const address = folderOf(file).address(placeOf(file).slug, values);
    // A law is a section of its country’s page.
    return address === undefined || addresses.has(address.replace(/#.*/, ""))
      ? []
      : [`${file}: ${address}`];
  });
  expect(wrong).toEqual([]);
});

test("a file is called by what it says of itself, and else by its name", () => {
  expect(nameOf("content/team/x.yaml", { name: null, position: "Head of Finance" })).toBe(
    "Head of Finance",
  );
  expect(nameOf("content/site/data-cost.yaml", { title: "x" })).toBe("Data cost");
  expect(nameOf("content/newsletters/2026-12.md", { subject: "Our news" })).toBe("Our news");
  expect(nameOf("content/courses/a-b.yaml", undefined)).toBe("A b");
  expect(folderOf("content/own-kind/x.yaml").title).toBe("Own kind");
});

test("a file that says its own address says one of this site, or none", () => {
  const addressOf = (file: string, values: object) =>
    folderOf(file).address(placeOf(file).slug, values as Record<string, unknown>);
  for (const path of [
    "@example.org",
    "https://example.org",
    "//example.org",
    "/\\example.org",
    "",
  ]) {
    expect(addressOf("content/pages/x.yaml", { path }), path).toBeUndefined();
    expect(addressOf("content/documents/x.md", { file: path }), path).toBeUndefined();
  }
  expect(addressOf("content/pages/x.yaml", { path: "/about" })).toBe("/about");
});

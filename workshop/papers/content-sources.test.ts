import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleFiles } from "../../collections/example-files.fixture.ts";
import { projectRoot } from "../../collections/reading/project-root.ts";
import { describeSources } from "./content-sources.ts";

const law = (title: string, sources: string, kind = "cyber") => `---
country: Uganda
title: ${title}
kind: ${kind}
standing: law
year: 2020
${sources}
checkedOn: 2026-11-22
---
`;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "otc-sources-"));
  cpSync(join(projectRoot(), "content"), join(root, "content"), { recursive: true });
  symlinkSync(join(projectRoot(), "public"), join(root, "public"));
  const put = (folder: string, files: Record<string, string>) => {
    rmSync(join(root, "content", folder), { recursive: true });
    mkdirSync(join(root, "content", folder));
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(root, "content", folder, name), text);
    }
  };
  put("laws", {
    "data.md": law(
      "First Act",
      `sources: [{ name: A library, href: https://example.org/acts/2 }]
inForce: { answer: yes, since: 2020-05, source: { name: A gazette }, comparedOn: 2026-11-22 }
regulator: { name: An office, notSetUp: true, source: { name: A gazette }, comparedOn: 2026-11-22 }
complaints: { page: https://example.org, source: { name: A gazette }, comparedOn: 2026-11-22 }`,
      "data-protection",
    ),
    "linked.md": law(
      "Second Act",
      "sources: [{ name: A library, href: https://example.org/acts/1 }]",
    ),
    "unlinked.md": law("Third Act", "sources: [{ name: A book }]\nsourceNotOpened: true"),
  });
  put("cases", {
    "example.yaml": `${exampleFiles["cases/example.yaml"]}sources: [{ name: A newspaper }] # ⚠ 2 which day?\n`,
  });
});
afterAll(() => rmSync(root, { recursive: true }));

test("counts the facts of data protection laws, and lists laws and cases by whether their sources can be opened, and open questions", () => {
  const lines = describeSources(root);
  expect(lines.slice(0, 11)).toEqual([
    "Data protection laws (1)",
    "  in force or not answered: 1, with a day, month or year: 1",
    "  regulator named: 1, not set up yet: 1",
    "  where to complain: 1, only by the regulator's home page: 1",
    "Laws with a source that opens in form, an https address that is no home page (2)",
    "  content/laws/data.md  https://example.org/acts/2",
    "  content/laws/linked.md  https://example.org/acts/1",
    "Laws whose source is not opened yet (1)",
    "  content/laws/unlinked.md  A book",
    "Sources of cases without an address (1)",
    "  content/cases/example.yaml  A newspaper",
  ]);
  expect(lines.find((line) => line.includes("content/cases/example.yaml:"))).toMatch(
    /⚠ 2 {2}which day\?/,
  );
});

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { searchFiles } from "./search.ts";
import { Workspace } from "./workspace.ts";

const files = {
  "pages/about.yaml":
    "breadcrumb: About\nheading: About OTC\nlead: What OTC is.\nagain: What OTC is.\n",
  "site/organisation.yaml": 'name: OTC\nphone: "+256 414 555 010"\n',
  "news/hearing.md":
    "---\ntitle: A hearing\n---\n\n## What was said\n\nUganda’s delegation from Côte d’Ivoire was **open to everybody**, and [our page](/about) says what the seven points were which it named in the hall that day, one by one, to all who had come.\n",
};

function openWorkspace() {
  const root = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, "content", file, ".."), { recursive: true });
    writeFileSync(join(root, "content", file), text);
  }
  mkdirSync(join(root, "public"));
  return new Workspace(root);
}

test("finds words with any quotation mark and accent, and a number however it is spaced", () => {
  const workspace = openWorkspace();
  const find = (question: string) => searchFiles(workspace, question).map(({ file }) => file);
  expect(find("Uganda's")).toEqual(["content/news/hearing.md"]);
  expect(find("cote d'ivoire")).toEqual(["content/news/hearing.md"]);
  for (const number of ["+256414555010", "0414 555010", "414 555 010"]) {
    expect(find(number), number).toEqual(["content/site/organisation.yaml"]);
  }
  expect(find("about otc")[0]).toBe("content/pages/about.yaml");
});

test("tells the same words once, as whole words without signs of Markdown", () => {
  const workspace = openWorkspace();
  expect(searchFiles(workspace, "what otc is")).toHaveLength(1);
  const [found] = searchFiles(workspace, "everybody");
  expect(found?.excerpt).toMatch(
    /^… from Côte d’Ivoire was open to everybody, and our page says .*\w …$/,
  );
});

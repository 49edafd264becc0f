import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { projectRoot } from "./reading/project-root.ts";

const guide = readFileSync(join(projectRoot(), "docs/how-to/add-a-collection.md"), "utf8");
/** The files of the guide, by their paths. */
const newFiles = [...guide.matchAll(/^`(collections\/\S+)`:\n\n```\w+\n([\s\S]*?)```/gm)].map(
  ([, path = "", source = ""]) => ({ path, source }),
);
const [importLine = ""] = /^import \{ volunteering \}.*\n/m.exec(guide) ?? [];
const list = "collections/all.ts";

/** What each part of the project knows, as JSON; it runs in the copy, whose modules it needs. */
const probe = `
import { readFileSync, writeFileSync } from "node:fs";
import { Content } from "#collections/content.ts";
import { knownAddresses, readAllContent } from "#collections/open-content.ts";
import { createItem } from "./workshop/new/create-item.ts";
import { listingOf } from "./office/content/listing.ts";
import { Workspace } from "./office/content/workspace.ts";

const root = import.meta.dirname;
const file = createItem(root, "volunteering", "Help at the desk", "2026-11-21");
writeFileSync(file, readFileSync(file, "utf8").replace("draft: true\\n", ""));
const content = new Content(root);
readAllContent(content);
const addresses = [...knownAddresses(content)].filter((path) => path.startsWith("/volunteering"));
const { folders } = await listingOf(new Workspace(root));
const folder = folders.find(({ title }) => title === "Volunteering");
writeFileSync(file, readFileSync(file, "utf8").replace("Write the text here.", "[Here](/nowhere)").replace(/^from:.*/m, "from: soon"));
let problems = "";
try {
  readAllContent(root);
} catch (error) {
  problems = error.message;
}
console.log(JSON.stringify({ file, addresses, folder, problems }));
`;

/** A copy of the project without its pages, in which nothing is installed or built. */
function copyOfTheProject(): string {
  const root = temporaryFolder();
  const folders = ["collections", "content", "office", "scripts", "server", "workshop/new"];
  for (const part of [...folders, "package.json"]) {
    cpSync(join(projectRoot(), part), join(root, part), { recursive: true });
  }
  for (const part of ["node_modules", "public"]) {
    symlinkSync(join(projectRoot(), part), join(root, part));
  }
  return root;
}

function sources(root: string): Map<string, string> {
  const names = ["collections", "content", "office", "scripts"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8", withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(names.map((name) => [name.slice(root.length + 1), readFileSync(name, "utf8")]));
}

test("a new collection touches its folder and the list, and removing it leaves no trace", () => {
  const root = copyOfTheProject();
  const before = sources(root);
  for (const { path, source } of newFiles) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  const all = readFileSync(join(root, list), "utf8");
  writeFileSync(
    join(root, list),
    importLine + all.replace("  site,\n", "  volunteering,\n  site,\n"),
  );
  writeFileSync(join(root, "probe.ts"), probe);
  const output = execFileSync(process.execPath, ["probe.ts"], { cwd: root, encoding: "utf8" });
  const { file, addresses, folder, problems } = JSON.parse(output);

  expect(file).toBe("content/volunteering/help-at-the-desk.md");
  expect(addresses).toEqual(["/volunteering/help-at-the-desk"]);
  expect(folder).toMatchObject({
    folder: "volunteering",
    newItemLabel: "notice",
    hasPages: true,
    files: [{ file, title: "Help at the desk", address: "/volunteering/help-at-the-desk" }],
  });
  expect(problems.split("\n")).toEqual([
    "content/volunteering/help-at-the-desk.md has 1 problem:",
    "  line 4, from: must be a date such as 2026-11-21",
  ]);

  const touched = [...sources(root)].filter(([name, source]) => before.get(name) !== source);
  expect(touched.map(([name]) => name).sort()).toEqual([
    "collections/all.ts",
    "collections/volunteering/collection.ts",
    "collections/volunteering/template.md",
    "content/volunteering/help-at-the-desk.md",
  ]);

  rmSync(join(root, "collections/volunteering"), { recursive: true });
  rmSync(join(root, "content/volunteering"), { recursive: true });
  const lines = readFileSync(join(root, list), "utf8").split("\n");
  writeFileSync(
    join(root, list),
    lines.filter((line) => !line.includes("volunteering")).join("\n"),
  );
  expect(sources(root)).toEqual(before);
}, 120_000);

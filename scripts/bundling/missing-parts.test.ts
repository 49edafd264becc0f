import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { findMissingParts } from "./missing-parts.ts";

test("names an old Node when a part of a package is missing", async () => {
  const load = () =>
    Promise.reject(new Error("Cannot find module '@rolldown/binding-wasm32-wasi'"));
  expect(await findMissingParts(load)).toContain("install Node 22 or 24");
  expect(await findMissingParts(async () => undefined)).toBeUndefined();
});

test("npm start refuses to install packages with an old Node", () => {
  const versions = ["18.20.4", "20.11.1", "21.7.3", "22.11.0", "20.19.0", "22.12.0", "24.21.0"];
  const program = `import { refusalOf } from "./scripts/prepare.mjs";
    console.log(JSON.stringify(${JSON.stringify(versions)}.map(refusalOf)))`;
  const options = ["--input-type=module", "--eval", program];
  const refusals = JSON.parse(execFileSync(process.execPath, options, { encoding: "utf8" }));
  const old = versions.slice(0, 4);
  expect(refusals).toEqual([
    ...old.map((version) => expect.stringContaining(`Node ${version} is too old`)),
    null,
    null,
    null,
  ]);
});

test("the project is found in a folder with a space in its name, also by an old Node", () => {
  const folder = join(temporaryFolder(), "my site");
  mkdirSync(join(folder, "scripts"), { recursive: true });
  // Nodes before 20.11 lack `import.meta.dirname`.
  const source = readFileSync("scripts/prepare.mjs", "utf8");
  writeFileSync(
    join(folder, "scripts/prepare.mjs"),
    source.replaceAll("import.meta.dirname", "undefined"),
  );
  const program = `import { root } from ${JSON.stringify(pathToFileURL(join(folder, "scripts/prepare.mjs")).href)};
    console.log(root)`;
  const options = ["--input-type=module", "--eval", program];
  expect(execFileSync(process.execPath, options, { encoding: "utf8" }).trim()).toBe(folder);
});

test("a moment that has come makes the build outdated, although no file has changed", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "content/news"), { recursive: true });
  const item = "---\ntitle: Later\npublishAt: 2026-12-01T08:00:00+03:00\n---\n";
  writeFileSync(join(folder, "content/news/later.md"), item);
  const moments = ["2026-11-30", "2026-12-01T04:59:00Z", "2026-12-01T05:00:00Z", "2026-12-02"];
  const program = `import { fingerprint, root } from "./scripts/prepare.mjs";
    import { relative } from "node:path";
    const inputs = [relative(root, ${JSON.stringify(folder)})];
    console.log(JSON.stringify(${JSON.stringify(moments.map((moment) => Date.parse(moment)))}
      .map((now) => fingerprint(inputs, now))))`;
  const options = ["--input-type=module", "--eval", program];
  const [before, minuteBefore, then, after] = JSON.parse(
    execFileSync(process.execPath, options, { encoding: "utf8" }),
  );
  expect(minuteBefore).toBe(before);
  expect(then).not.toBe(before);
  expect(after).toBe(then);
});

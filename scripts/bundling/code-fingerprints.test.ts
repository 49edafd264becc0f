import { mkdirSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { codeFingerprints } from "./code-fingerprints.ts";

const files = [
  "app/root.tsx",
  "collections/all.ts",
  "scripts/build.ts",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
  "office/main.ts",
  "server/main.ts",
  "content/pages/about.yaml",
];

function makeProject(): string {
  const root = temporaryFolder();
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), file);
  }
  return root;
}

test("the same code has the same fingerprints anywhere, whenever its files were written", () => {
  const [one, other] = [makeProject(), makeProject()];
  for (const file of files) utimesSync(join(other, file), 0, 0);
  writeFileSync(join(other, "content/pages/about.yaml"), "other words");
  expect(codeFingerprints(other)).toEqual(codeFingerprints(one));
});

test.each(files.slice(0, 8))("another %s is other code, even of the same length", (file) => {
  const root = makeProject();
  const before = codeFingerprints(root);
  writeFileSync(join(root, file), file.toUpperCase());
  const { pages, programs } = codeFingerprints(root);
  expect(pages).not.toBe(before.pages);
  expect(programs).not.toBe(before.programs);
});

test("server and office are no part of the pages; a name is a part of the code", () => {
  const root = makeProject();
  const before = codeFingerprints(root);
  for (const file of ["server/main.ts", "office/main.ts"]) {
    const { programs } = codeFingerprints(root);
    writeFileSync(join(root, file), "changed");
    expect(codeFingerprints(root).programs).not.toBe(programs);
    expect(codeFingerprints(root).pages).toBe(before.pages);
  }
  renameSync(join(root, "app/root.tsx"), join(root, "app/tree.tsx"));
  expect(codeFingerprints(root).pages).not.toBe(before.pages);
});

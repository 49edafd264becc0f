import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { hasInstallScript?: boolean; integrity?: string; link?: boolean }>;
};
const packages = Object.entries(lock.packages).filter(([path]) => path !== "");

test("no package runs a script while it is installed, and each is known by its hash", () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  expect(packages.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

test("docs/security.md names only tests that are there", () => {
  const named = [
    ...readFileSync("docs/security.md", "utf8").matchAll(
      /`([\w/.-]+\.(?:test|contract)\.tsx?)`: ([^·|]+)/g,
    ),
  ];
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter(
    ([, file = "", words = ""]) =>
      !existsSync(file) || !readFileSync(file, "utf8").includes(words.trim()),
  );
  expect(missing.map(([text]) => text)).toEqual([]);
});

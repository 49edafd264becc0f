import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listPackages } from "./package-list.ts";

interface LockedPackage {
  version: string;
  dev?: boolean;
}
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, LockedPackage>;
};

/** The workspace that lists the packages of tests, linked by npm. */
const ofTests = "/otc-test-packages";
const list = listPackages();

test("the list names each package that runs on the server, and no other", () => {
  const listed = list.components.map(({ name, version }) => `${name}@${version}`);
  const locked = Object.entries(lock.packages)
    .filter(
      ([path, { dev }]) => path.startsWith("node_modules/") && !dev && !path.endsWith(ofTests),
    )
    .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, "")}@${version}`);
  expect(listed.toSorted()).toEqual([...new Set(locked)].toSorted());
  for (const component of list.components) {
    expect(component.licenses, component.name).not.toHaveLength(0);
    expect(component.hashes, component.name).toHaveLength(1);
    expect(component.purl, component.name).toMatch(/^pkg:npm\//);
  }
});

test("dependencies refer to packages of the list only", () => {
  const known = new Set(list.components.map((component) => component["bom-ref"]));
  const needed = list.dependencies.flatMap(({ dependsOn }) => dependsOn);
  expect(needed.length).toBeGreaterThan(20);
  expect(needed.filter((ref) => !known.has(ref))).toEqual([]);
});

test("the same lock file gives the same bytes", () => {
  expect(JSON.stringify(listPackages())).toBe(JSON.stringify(list));
});

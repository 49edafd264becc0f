import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isTestFile, readImports, sourceFiles } from "./import-graph.ts";

interface LockedPackage {
  hasInstallScript?: boolean;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  license?: string;
}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, LockedPackage>;
};
/** Without the project itself and `tests/packages`, which is a workspace of it. */
const packages = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.startsWith("node_modules/") && !link,
);

test("no package runs an install script, and each has a hash", () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  expect(packages.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

test("nothing that builds or serves the site imports a package of tests", () => {
  const { devDependencies } = JSON.parse(readFileSync("tests/packages/package.json", "utf8"));
  const sources = sourceFiles(["app", "collections", "server", "office", "scripts"]);
  const wrong = readImports(
    sources.filter((file) => !isTestFile(file) && !/\.examples\./.test(file)),
  ).filter(
    ({ to, isPackage, isTypeOnly }) =>
      isPackage && !isTypeOnly && Object.hasOwn(devDependencies, packageOf(to)),
  );
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

/** `@scope/name/file.js` is in the package `@scope/name`. */
function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

test("the image runs the Node that the lock file knows by its hash, and no other", () => {
  const locked = packages.filter(([path]) => /^node_modules\/node-linux-(?:x64|arm64)$/.test(path));
  expect(locked.map(([, { integrity = "" }]) => integrity.slice(0, 7))).toEqual([
    "sha512-",
    "sha512-",
  ]);
  const lines = readFileSync("Containerfile", "utf8").split("\n");
  expect(lines.join("\n")).toContain("cp -L node_modules/.bin/node locked-node");
  const copied = lines.filter((line) => /^COPY .*\bnode$/.test(line));
  expect(copied).toEqual(["COPY --from=build /site/locked-node /usr/local/bin/node"]);
});

test("each base image of the container is named by its digest", () => {
  const container = readFileSync("Containerfile", "utf8");
  const bases = [...container.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(bases).toEqual([
    expect.stringMatching(/^node:24\.[\d.]+-slim@sha256:[\da-f]{64}$/),
    expect.stringMatching(/^gcr\.io\/distroless\/cc-debian12:nonroot@sha256:[\da-f]{64}$/),
  ]);
});

/** Packages without a licence in their package.json, and the licence in their file LICENSE. */
const licencesRead: Readonly<Record<string, string>> = { "node_modules/i": "MIT" };

/** Permissive licences, which require only their own text. */
const permissive = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0"];
/** Those of tools, fonts and tables that are used while building: files stay under them, the site does not. */
const ofTools = ["CC-BY-4.0", "CC0-1.0", "MPL-2.0", "OFL-1.1", "Python-2.0", "Unlicense", "Zlib"];

test("each package is under a licence by which the whole may be passed on as open source", () => {
  const refused = packages.filter(([path, { license, dev }]) => {
    const named = license ?? licencesRead[path] ?? "none";
    const allowed = dev ? [...permissive, ...ofTools] : permissive;
    const isAllowed = (name: string) => allowed.includes(name);
    const names = named.replaceAll(/[()]/g, "").split(/ (?:AND|OR) /);
    return named.includes(" AND ") ? !names.every(isAllowed) : !names.some(isAllowed);
  });
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
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

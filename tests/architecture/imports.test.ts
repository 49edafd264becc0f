import { expect, test } from "vitest";
import { type Import, readImports, sourceFiles } from "./import-graph.ts";

const folders = ["app", "content", "server", "desk", "scripts", "benchmarks", "tests"];
const imports = readImports(sourceFiles(folders)).filter((found) => !found.isPackage);
const isTest = (file: string) => /^tests\/|\.(test|contract|fixture)\.tsx?$/.test(file);
/** Benchmarks start the site, a browser and a mail server as the tests do. */
const isMeasured = (file: string) => isTest(file) || file.startsWith("benchmarks/");
const production = imports.filter((found) => !isMeasured(found.from));

/** Imports from one place to another, as lines that a reader of a failure understands. */
function crossings(
  from: RegExp,
  to: RegExp,
  allowed: (found: Import) => boolean = () => false,
): string[] {
  return production
    .filter((found) => from.test(found.from) && to.test(found.to) && !allowed(found))
    .map((found) => `${found.from} imports ${found.to}`);
}

test("the graph holds the project, not a handful of files", () => {
  expect(imports.length).toBeGreaterThan(300);
  expect(imports.some(({ from }) => from === "app/pages/home.tsx")).toBe(true);
  expect(imports.some(({ from }) => from === "server/site.ts")).toBe(true);
});

test("content imports nothing but content", () => {
  expect(crossings(/^content\//, /^(app|server|desk|scripts)\//)).toEqual([]);
});

test("the app never imports the server; it knows the ports in app/services.ts", () => {
  expect(crossings(/^app\//, /^(server|desk|scripts|benchmarks)\//)).toEqual([]);
});

test("components, islands and art get props and never read content; its types are fine", () => {
  expect(
    crossings(
      /^app\/(components|islands|art|forms|sending|browser)\//,
      /^content\//,
      ({ isTypeOnly }) => isTypeOnly,
    ),
  ).toEqual([]);
});

test("building blocks do not know the pages that use them, nor pages each other", () => {
  expect(
    crossings(
      /^app\/(components|islands|art|forms|browser|pages)\//,
      /^app\/(pages\/.*\.tsx?|routes\.ts)$/,
    ),
  ).toEqual([]);
});

test("components are rendered on the server only and know no island", () => {
  expect(crossings(/^app\/components\//, /^app\/islands\//)).toEqual([]);
});

test("what every page loads brings no component and no React along", () => {
  const allowed = ({ from, to }: Import) =>
    // Fetched by `import()` when its moment has come: islands, and forms that waited on this device.
    /^app\/browser\/(islands|offline-queue)\.ts$/.test(from) && to.startsWith("app/islands/");
  expect(crossings(/^app\/browser\//, /^app\/(pages|components|islands)\//, allowed)).toEqual([]);
});

test("what sends a form runs without React, in a worker too, and knows no island", () => {
  expect(crossings(/^app\/sending\//, /^app\/(pages|components|islands|browser|art)\//)).toEqual(
    [],
  );
});

test("the server knows the app by its ports, its forms and its built renderer", () => {
  expect(
    crossings(
      /^(server|desk)\//,
      /^app\//,
      ({ to }) =>
        /^app\/(services|request-context)\.ts$/.test(to) || /^app\/(forms|search)\//.test(to),
    ),
  ).toEqual([]);
});

test("nobody imports tests", () => {
  expect(
    production.filter(({ to }) => isTest(to)).map(({ from, to }) => `${from} imports ${to}`),
  ).toEqual([]);
});

test("no two files need each other at run time", () => {
  const next = new Map<string, string[]>();
  for (const { from, to, isTypeOnly } of production) {
    if (!isTypeOnly) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (file: string, ancestors: readonly string[]) => {
    if (ancestors.includes(file)) {
      cycles.push([...ancestors.slice(ancestors.indexOf(file)), file].join(" → "));
      return;
    }
    if (done.has(file)) return;
    for (const target of next.get(file) ?? []) walk(target, [...ancestors, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  expect(cycles).toEqual([]);
});

import { expect, test } from "vitest";
import { type Import, isTestFile, readImports, sourceFiles } from "./import-graph.ts";

const folders = ["app", "collections", "server", "office", "scripts", "bench", "workshop", "tests"];
const imports = readImports(sourceFiles(folders)).filter(
  ({ isPackage, to }) => !isPackage && !to.endsWith(".css"),
);
/** They may import anything: the benchmarks start the site as the tests do, the workshop reads all of it. */
const isOutside = (file: string) => isTestFile(file) || /^(bench|workshop)\//.test(file);
const production = imports.filter((found) => !isOutside(found.from));

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
const areaOf = (file: string) => /^app\/pages\/([^/]+)\//.exec(file)?.[1];

test("the graph contains the whole project", () => {
  expect(imports.length).toBeGreaterThan(300);
  expect(imports.some(({ from }) => from === "app/pages/home/home.tsx")).toBe(true);
  expect(imports.some(({ from }) => from === "server/site.ts")).toBe(true);
});

test("collections import nothing above them", () => {
  expect(crossings(/^collections\//, /^(app|server|office|scripts)\//)).toEqual([]);
});

test("the app imports no server, only the ports of app/services.ts", () => {
  expect(crossings(/^app\//, /^(server|office|scripts)\//)).toEqual([]);
});

test("shared components and browser code import only the types of content", () => {
  expect(
    crossings(
      /^app\/(components|shell|islands|art|feeds|forms|sending|search|browser)\/|\.island\.tsx$/,
      /^collections\//,
      // They read no content: how markup or CSV is written, and how days are counted.
      ({ to, isTypeOnly }) => isTypeOnly || /^collections\/(formats|time)\//.test(to),
    ),
  ).toEqual([]);
});

test("the counting of days imports nothing, so that a script of a page can carry it", () => {
  expect(crossings(/^collections\/time\//, /^(?!collections\/time\/)/)).toEqual([]);
  const packages = readImports(sourceFiles(["collections/time"])).filter(
    ({ from, isPackage }) => isPackage && !isTestFile(from),
  );
  expect(packages).toEqual([]);
});

test("areas import no other area, and screens no other screen", () => {
  expect(
    crossings(
      /^app\/pages\//,
      /^app\/pages\//,
      ({ from, to }) => areaOf(from) === areaOf(to) && to.split("/").length > 4,
    ),
  ).toEqual([]);
});

test("shared code imports no area", () => {
  expect(
    crossings(
      /^app\/(components|shell|islands|art|forms|sending|search|styles|browser)\//,
      /^app\/(pages\/|routes\.ts)/,
    ),
  ).toEqual([]);
});

test("drawings, forms, search and sending are independent of browser and server", () => {
  const alone = /^app\/(art|forms|search|sending)\//;
  expect(
    production
      .filter(({ from, to }) => alone.test(from) && to.startsWith("app/"))
      .filter(({ from, to }) => alone.exec(from)?.[1] !== alone.exec(to)?.[1])
      .filter(({ to, isTypeOnly }) => !(isTypeOnly && to === "app/services.ts"))
      .map(({ from, to }) => `${from} imports ${to}`),
  ).toEqual([]);
});

test("the script of every page imports neither components nor React", () => {
  const allowed = ({ from, to }: Import) =>
    // Fetched by `import()` when its moment has come: islands, and forms that waited on this device.
    /^app\/browser\/(islands|offline-queue)\.ts$/.test(from) && to.startsWith("app/islands/");
  expect(crossings(/^app\/browser\//, /^app\/(pages|components|islands)\//, allowed)).toEqual([]);
});

test("server and office import only ports, forms, feeds, search and the built pages of the app", () => {
  expect(
    crossings(
      /^(server|office\/(?!client\/))/,
      /^app\//,
      ({ to, isTypeOnly }) =>
        isTypeOnly ||
        /^app\/(services|request-context|site-settings)\.ts$|^app\/(forms|feeds|search)\//.test(to),
    ),
  ).toEqual([]);
});

test("the form of a text knows the core of the office and what the site looks like", () => {
  expect(
    crossings(
      /^office\/client\//,
      /^(app|collections|server|office)\//,
      ({ to, isTypeOnly }) =>
        /^office\/(client|core)\/|^app\/(styles|shell|components\/base)\//.test(to) || isTypeOnly,
    ),
  ).toEqual([]);
});

test("the core of the office knows only the collections", () => {
  expect(crossings(/^office\/core\//, /^(app|server|scripts|office\/(?!core\/))/)).toEqual([]);
});

test("the content of the office knows no data of people", () => {
  expect(
    crossings(/^office\/content\//, /^(server|office\/(subjects|commands|client))\//, ({ to }) =>
      /^server\/(http\/media-types|newsletter\/markdown-email)\.ts$/.test(to),
    ),
  ).toEqual([]);
});

test("nothing imports the office, the scripts, the benchmarks, the workshop or the tests", () => {
  const outsiders = production.filter(
    ({ from, to }) =>
      isTestFile(to) ||
      (/^(office|scripts|bench|workshop)\//.test(to) && to.split("/")[0] !== from.split("/")[0]),
  );
  // The office creates a file as `npm run new` does.
  const isNewItem = ({ from, to }: Import) =>
    from.startsWith("office/content/") && to.startsWith("scripts/new-item/");
  const configurations = /^(vite|vitest|playwright|react-router)\.config\.ts$/;
  expect(
    outsiders
      .filter((found) => !configurations.test(found.from) && !isNewItem(found))
      .map(({ from, to }) => `${from} imports ${to}`),
  ).toEqual([]);
});

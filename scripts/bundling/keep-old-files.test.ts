import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { keepOldFiles } from "./keep-old-files.ts";

const root = () => temporaryFolder();

function build(place: string, name: string, files: readonly string[]): string {
  for (const file of files) {
    const path = join(place, name, "site", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
  }
  return join(place, name);
}
const assetsOf = (folder: string) => readdirSync(join(folder, "site/assets"));

test("the scripts of the last two builds that differed stay, with their packed copies, and older ones go", () => {
  const place = root();
  let previous = build(place, "1", ["assets/a-1.js", "assets/a-1.js.br", "about.html"]);
  keepOldFiles(undefined, previous);
  for (const number of [2, 3, 4]) {
    const next = build(place, `${number}`, [`assets/a-${number}.js`, "index.html"]);
    keepOldFiles(previous, next);
    previous = next;
    if (number === 2) expect(assetsOf(next)).toEqual(["a-1.js", "a-1.js.br", "a-2.js"]);
  }
  expect(assetsOf(previous)).toEqual(["a-2.js", "a-3.js", "a-4.js"]);
  expect(readdirSync(join(previous, "site"))).toEqual(["assets", "index.html"]);
});

test("a build in which nothing changed makes nothing older: nights pass, and the files stay", () => {
  const place = root();
  let previous = build(place, "1", ["assets/a-1.js"]);
  keepOldFiles(undefined, previous);
  for (const night of [2, 3, 4, 5]) {
    const next = build(place, `${night}`, ["assets/a-2.js"]);
    keepOldFiles(previous, next);
    previous = next;
  }
  expect(assetsOf(previous)).toEqual(["a-1.js", "a-2.js"]);
});

test("a file that comes back is the new one, and what is kept keeps its time", () => {
  const place = root();
  const first = build(place, "1", ["art/a.svg", "art/b.svg"]);
  const then = new Date("2026-11-01T00:00:00Z");
  utimesSync(join(first, "site/art/b.svg"), then, then);
  keepOldFiles(undefined, first);
  const second = build(place, "2", ["art/c.svg"]);
  keepOldFiles(first, second);
  expect(statSync(join(second, "site/art/b.svg")).mtime).toEqual(then);
  const third = build(place, "3", ["art/b.svg"]);
  keepOldFiles(second, third);
  expect(readdirSync(join(third, "site/art"))).toEqual(["a.svg", "b.svg", "c.svg"]);
  const fourth = build(place, "4", ["art/b.svg", "art/d.svg"]);
  keepOldFiles(third, fourth);
  expect(readdirSync(join(fourth, "site/art"))).toContain("b.svg");
});

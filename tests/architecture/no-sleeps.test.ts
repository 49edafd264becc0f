import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { expect, test } from "vitest";
import { isTestFile, sourceFiles } from "./import-graph.ts";

const self = relative(process.cwd(), import.meta.filename);
const testFiles = sourceFiles([
  "app",
  "collections",
  "server",
  "office",
  "scripts",
  "tests",
]).filter((file) => isTestFile(file) && file !== self);

/** Lines of test files that match, except in files that may: `path:line`. */
const findLines = (pattern: RegExp, allowed: readonly string[]) =>
  testFiles
    .filter((file) => !allowed.includes(file))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
    );

test("no test sleeps for a fixed time", () => {
  const sleeps =
    /\b((?<!test\.)setTimeout|setInterval|waitForTimeout|sleep)\(|timers\/promises|Atomics\.wait/;
  // One waits, and one puts a simulated time in the place of the real one.
  const allowed = ["tests/support/until.ts", "tests/model/simulated-time.ts"];
  expect(findLines(sleeps, allowed)).toEqual([]);
});

test("only a missing program, mount or picture skips tests", () => {
  const skips = /\.(skip|skipIf|runIf|todo|only|fails)\(|\b(ctx|context)\.skip\b/;
  expect(
    findLines(skips, [
      "office/commands/postgres-office.test.ts",
      "server/store/postgres.test.ts",
      "tests/faults/broken-database.test.ts",
      "tests/faults/full-disk.test.ts",
      "tests/faults/updates.test.ts",
      "tests/engines/engines.test.ts",
      "tests/pictures/pictures.test.ts",
      "tests/production/backup-guide.test.ts",
      "tests/production/deploy-files.test.ts",
      "tests/production/office-proxies.test.ts",
      "tests/newsroom/programs.test.ts",
      "tests/production/move-to-postgresql.test.ts",
      "tests/production/point-in-time.test.ts",
      "tests/production/proxies.test.ts",
      "tests/production/two-servers.test.ts",
    ]),
  ).toEqual([]);
});

test("no test depends on today's date", () => {
  // These give the present to programs that have no other clock than the system's, and expect no date.
  const givesPresent = [
    "office/commands/erase.test.ts",
    "office/subjects/open-office-page.fixture.ts",
    "office/subjects/received.fixture.ts",
    "office/subjects/subject-pages.test.ts",
    "tests/office/places.test.ts",
    "server/mail/relay-failures.test.ts",
    "server/mail/relay.test.ts",
    "tests/faults/donation-kills.test.ts",
    "tests/pictures/office-pictures.ts",
    "tests/support/confirmed-readers.ts",
  ];
  expect(findLines(/\bnew Date\(\)|\bDate\.now\(\)|Temporal\.Now/, givesPresent)).toEqual([]);
});

import { expect, test } from "vitest";
import { proofChecks } from "../../collections/proof/proof.ts";
import { getRetention } from "../../collections/site/retention.ts";
import type { PackageList } from "../../scripts/package-list.ts";
import { describeFaults } from "../faults/fault-report.ts";
import { gatherProof, lightTests, type ProofSources } from "./gather-proof.ts";
import { type FakeTest, reportOf } from "./test-report.fixture.ts";

const one = (name: string, licenses: PackageList["components"][number]["licenses"]) => ({
  "bom-ref": name,
  name,
  version: "1.0.0",
  properties: [],
  licenses,
});
const packages: PackageList = {
  bomFormat: "CycloneDX",
  metadata: { component: {} },
  components: [
    one("b", [{ license: { id: "MIT" } }]),
    one("a", [{ expression: "(ISC OR MIT)" }]),
    one("c", [{ license: { id: "MIT" } }]),
  ],
  dependencies: [],
};
const nothing: ProofSources = { reports: [], packages, retention: getRetention() };
const checksOf = (sources: Partial<ProofSources>) => gatherProof({ ...nothing, ...sources }).checks;

/** Each area has a file; `others` is what those besides the first hold. */
const visits = (
  tests: readonly FakeTest[],
  others: readonly FakeTest[] = [{ title: "rows were tried" }],
) => ({
  "tests/every-page/visit-help.test.ts": tests,
  "tests/every-page/visit-library.test.ts": others,
  "tests/every-page/visit-organisation.test.ts": others,
});
const pageVisits = [
  {
    title: "has no barrier",
    group: "/",
    figures: { axeRuns: 5, requests: 9, cookies: 0, thirdParties: 0 },
  },
  {
    title: "has no barrier",
    group: "/about",
    figures: { axeRuns: 4, requests: 7, cookies: 0, thirdParties: 0 },
  },
  { title: "the menu has no barrier", group: "states", figures: { axeRuns: 1 } },
];

test("where nothing ran, each check says so and how to run it", () => {
  const checks = checksOf({});
  for (const check of proofChecks) {
    expect(checks[check]).toEqual({
      state: "not measured",
      command: expect.stringMatching(/^npm /),
    });
  }
});

test("tests that passed make a promise kept, with the day and what they measured", () => {
  const { barriers, privacy } = checksOf({
    reports: [reportOf("2026-11-20", visits(pageVisits))],
  });
  expect(barriers).toEqual({
    state: "kept",
    on: "2026-11-20",
    command: "npm run test:full",
    figures: { pages: 2, axeRuns: 10, found: 0 },
  });
  expect(privacy).toMatchObject({
    figures: { pages: 2, requests: 16, cookies: 0, thirdParties: 0 },
  });
});

test("a test that failed makes it not kept, and no figure is told", () => {
  const failed = [
    ...pageVisits,
    { title: "has no barrier", group: "/donate", status: "failed" as const },
  ];
  const { barriers } = checksOf({ reports: [reportOf("2026-11-20", visits(failed))] });
  expect(barriers).toEqual({
    state: "broken",
    on: "2026-11-20",
    command: "npm run test:full",
    faults: 1,
  });
});

test("what broke off before its first test is not kept either", () => {
  const cut = [{ title: "a", status: "skipped" as const }];
  const broken = reportOf("2026-11-20", visits(cut, cut));
  const report = {
    ...broken,
    testResults: broken.testResults.map((file) => ({ ...file, status: "failed" })),
  };
  expect(checksOf({ reports: [report] }).barriers).toMatchObject({ state: "broken", faults: 3 });
});

test("what was skipped, and tests that measured nothing, are no proof", () => {
  const left = [{ title: "a", status: "skipped" as const }];
  const skipped = reportOf("2026-11-20", visits(left, left));
  const silent = reportOf("2026-11-20", visits([{ title: "a", group: "/" }]));
  for (const report of [skipped, silent]) {
    expect(checksOf({ reports: [report] }).barriers.state).toBe("not measured");
  }
});

test("the newest run counts, and of two files the older day", () => {
  const weigh = (size: number) => [
    { title: "arrives", group: "/", figures: { size, judged: size, bound: 14_000 } },
    { title: "arrives", group: "/long", figures: { size: 17_000, judged: 13_000, bound: 14_000 } },
  ];
  const passed = [{ title: "passes" }];
  const reports = [
    reportOf("2026-11-20", { [lightTests.weights]: weigh(9000), [lightTests.legal]: passed }),
    reportOf("2026-11-21", { [lightTests.weights]: weigh(9500), [lightTests.retention]: passed }),
  ];
  const { weights, retention } = checksOf({ reports });
  expect(weights).toMatchObject({
    on: "2026-11-21",
    figures: { pages: 2, longer: 1, mostBytes: 9500, boundBytes: 14_000 },
  });
  const periods = Object.values(getRetention().periods);
  expect(retention).toMatchObject({ on: "2026-11-20", figures: { kinds: periods.length } });
});

test("the engines are proved by a run in all three", () => {
  const runIn = (engine: string) => [
    { title: "opens the pages", group: engine, figures: { pages: 150 } },
    { title: "sends a message", group: engine },
    { title: "reads a table", group: engine, figures: { tables: 4 } },
  ];
  const file = "lab/engines/engines.test.ts";
  const all = ["Chromium", "Firefox", "WebKitGTK"].flatMap(runIn);
  expect(checksOf({ engines: reportOf("2026-11-20", { [file]: all }) }).engines).toMatchObject({
    figures: { chromiumPages: 150, firefoxJourneys: 1, webkitPages: 150, webkitJourneys: 1 },
  });
  const two = ["Chromium", "Firefox"].flatMap(runIn);
  const { engines } = checksOf({ engines: reportOf("2026-11-20", { [file]: two }) });
  expect(engines.state).toBe("not measured");
});

test("what was lost is read from the record of the faults", () => {
  const record = (lost: number) =>
    describeFaults({
      records: [
        {
          fault: "Killed",
          tried: "300 kills, 4,211 messages acknowledged, 80 refused",
          lost,
          doubled: 0,
        },
        { fault: "No mail server", tried: "30 messages acknowledged", lost: 0, doubled: 0 },
        { fault: "Newsletter", tried: "5 kills among 600 readers", lost: 0, doubled: 3 },
      ],
      titles: [],
      passed: 9,
      skipped: 0,
      day: "2026-11-19",
      commit: "abc",
      machine: "Node",
    });
  expect(checksOf({ reliability: record(0) }).losses).toEqual({
    state: "kept",
    on: "2026-11-19",
    command: "npm run test:faults",
    figures: { kills: 305, messages: 4241, lost: 0, doubled: 3 },
  });
  expect(checksOf({ reliability: record(2) }).losses).toMatchObject({ state: "broken", faults: 2 });
});

test("errors of the validator and low marks of Lighthouse are told", () => {
  const alarms = [
    { name: "one", count: 3 },
    { name: "other", count: 0 },
  ];
  const validator = { on: "2026-11-20", pages: 150, errors: 0, alarms };
  expect(checksOf({ validator }).markup).toMatchObject({
    figures: { pages: 150, errors: 0, alarms: 3, alarmKinds: 1 },
  });
  expect(checksOf({ validator: { ...validator, errors: 4 } }).markup).toMatchObject({ faults: 4 });

  const page = { path: "/", performance: 100, accessibility: 100, bestPractices: 96, seo: 100 };
  const marks = { on: "2026-11-20", version: "13", pages: [page, { ...page, performance: 91 }] };
  expect(checksOf({ lighthouse: marks }).lighthouse).toMatchObject({
    figures: { pages: 2, performance: 91, bestPractices: 96 },
  });
  const slow = { ...marks, pages: [{ ...page, performance: 89 }] };
  expect(checksOf({ lighthouse: slow }).lighthouse).toMatchObject({ state: "broken", faults: 1 });
});

test("packages are counted, and their licences named once", () => {
  const reports = [reportOf("2026-11-20", { [lightTests.packages]: [{ title: "passes" }] })];
  expect(checksOf({ reports }).packages).toMatchObject({
    figures: { packages: 3, licences: "(ISC OR MIT), MIT" },
  });
});

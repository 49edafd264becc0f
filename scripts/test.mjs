// `npm test`: the gate that every change passes. `npm run test:full`: everything that there is, or one part of it.
// `npm test -- tests/journeys/menu.test.ts -t "words of a title"`: these tests alone, whichever run they belong to.
// docs/decisions/0038-gate-and-full-run.md says what belongs where.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { installIfNeeded, pinnedNode, root } from "./prepare.mjs";
import { doStep, endSteps, runStep } from "./test-steps.mjs";

/** Where the tests of the whole site stand that the gate runs; those with the tag `gate`. */
const gateFolders = [
  "tests/html",
  "tests/screens",
  "tests/journeys",
  "tests/office",
  "tests/faults",
  "tests/languages/drafts",
  "tests/production/security-headers",
];

/** Parts of the full run: parameters of Vitest. Together they are all of it. */
const parts = {
  units: ["--project=unit", "--exclude=tests/model/**", "--exclude=office/**"],
  models: ["--project=unit", "tests/model"],
  office: ["office/", "tests/office"],
  html: ["--project=site", "tests/html"],
  pages: ["--project=site", "tests/every-page", "tests/screens", "tests/pictures"],
  journeys: ["--project=site", "tests/journeys"],
  faults: ["--project=site", "tests/faults"],
  languages: ["--project=site", "tests/languages"],
  engines: ["--project=site", "tests/engines"],
  copies: ["--project=site", "tests/newsroom", "tests/development"],
  production: ["--project=site", "tests/production"],
};

/** After so many failures a step of the gate ends: more say nothing new, and many of them wait for half a minute. */
const enoughFailures = "--bail=10";

const [set = "gate", ...rest] = process.argv.slice(2);
const started = performance.now();

/** @param {string} title @param {readonly string[]} parameters @param {Record<string, string>} [environment] */
const vitest = (title, parameters, environment = {}) =>
  runStep(title, pinnedNode, ["node_modules/vitest/vitest.mjs", "run", ...parameters], {
    environment,
    isLive: set !== "gate",
    hasTests: true,
  });

/** @param {{ forTests: boolean }} options A full run also needs what the headless Chromium cannot do. */
async function build({ forTests }) {
  const title = forTests ? "Build for tests" : "Build";
  const program = ["scripts/build-if-needed.mjs", ...(forTests ? ["--for-tests"] : [])];
  const isBuilt = await runStep(title, pinnedNode, program);
  const install = ["tests/support/install-chromium.ts", ...(forTests ? [] : ["--complete"])];
  return isBuilt && (await runStep("Chromium", pinnedNode, install));
}

async function checkSource() {
  const check = ["workshop/language/check-language.ts"];
  await runStep("Format and lint", "node_modules/.bin/biome", ["check", "."]);
  await runStep("Language", pinnedNode, check);
  const form = ["workshop/language/format-content.ts", "--check"];
  await runStep("Form of content", pinnedNode, form);
  await runStep("Types", "npm", ["run", "--silent", "types"]);
  await runStep("Unused files and exports", pinnedNode, ["node_modules/knip/bin/knip.js"]);
}

async function runGate() {
  // The build leaves a core free most of the time.
  const [isBuilt] = await Promise.all([
    build({ forTests: true }),
    checkSource().then(() =>
      vitest("Units", ["--project=unit", "--tags-filter=!slow", enoughFailures]),
    ),
  ]);
  // Imports are loaded once for each worker. In a full run some files change what all share, such as `Response`.
  const shared = "--no-isolate";
  const whole = ["--project=site", "--tags-filter=gate", shared, enoughFailures, ...gateFolders];
  if (isBuilt) await vitest("HTML, screens and journeys", whole);
}

/** @param {readonly string[]} names of parts; all when there is none */
async function runFull(names) {
  const isWhole = names.length === 0;
  const [isBuilt] = await Promise.all([
    build({ forTests: false }),
    isWhole ? checkSource() : undefined,
  ]);
  if (!isBuilt) return;
  const environment = { FULL_RUN: "yes" };
  if (isWhole) await vitest("All tests", [], environment);
  for (const name of names) {
    await vitest(`Part ${name}`, parts[/** @type {keyof typeof parts} */ (name)], environment);
  }
}

/** @param {readonly string[]} parameters files, parts of their paths, and options of Vitest */
async function runSome(parameters) {
  const isOfSource =
    /^(?:app|collections|server|office|scripts|workshop|tests\/(?:architecture|model))\b/;
  const files = parameters.filter((parameter) => /^[\w.]+\//.test(parameter));
  const needsBuild = files.length === 0 || files.some((file) => !isOfSource.test(file));
  const isFull = process.env.FULL_RUN === "yes";
  if (needsBuild && !(await build({ forTests: !isFull }))) return;
  await vitest("Chosen tests", parameters, { SLOWEST_FILES: "0" });
}

/**
 * The speed of this machine, beside which the seconds of a run mean something: how long it takes to pack a text of this
 * project, in milliseconds; the middle one of three.
 */
function measureYardstick() {
  const text = readFileSync(`${root}/package-lock.json`);
  const times = [1, 2, 3].map(() => {
    const before = performance.now();
    brotliCompressSync(text);
    return performance.now() - before;
  });
  return times.toSorted((one, other) => one - other)[1] ?? 0;
}

const unknown = set === "full" ? rest.filter((name) => !Object.hasOwn(parts, name)) : [];
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. Parts: ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}
doStep("Packages", () => installIfNeeded({ forTests: true }));
if (set === "gate") await runGate();
else if (set === "full") await runFull(rest);
else await runSome([set, ...rest]);
console.log(
  `\nYardstick: this machine packs package-lock.json in ${measureYardstick().toFixed(0)} ms.`,
);
process.exitCode = endSteps(performance.now() - started);

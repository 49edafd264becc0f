// `npm test`: the gate that every change passes. `npm run test:full`: everything that there is, or one part of it.
// `npm test -- tests/journeys/menu.test.ts -t "words of a title"`: these tests alone, whichever run they belong to.
// docs/decisions/0038-gate-and-full-run.md says what belongs where.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { installIfNeeded, pinnedNode, root } from "./prepare.mjs";
import { doStep, endSteps, runStep } from "./test-steps.mjs";

/**
 * Parts of the full run; together they are all of it.
 * @type {Record<string, { units?: readonly string[], site?: readonly string[] }>} parameters of Vitest, for what stands
 * beside the code, and of Playwright, for the built site as a whole
 */
const parts = {
  units: { units: ["--exclude=tests/model/**", "--exclude=office/**"] },
  models: { units: ["tests/model"] },
  office: { units: ["office/"], site: ["tests/office/"] },
  html: { site: ["tests/html/"] },
  pages: { site: ["tests/every-page/", "tests/screens/", "tests/pictures/"] },
  journeys: { site: ["tests/journeys/"] },
  faults: { site: ["tests/faults/"] },
  languages: { site: ["tests/languages/"] },
  engines: { site: ["tests/engines/"] },
  copies: { site: ["tests/newsroom/", "tests/development/"] },
  production: { site: ["tests/production/"] },
};

/** After so many failures a step of the gate ends: more say nothing new, and many of them wait for half a minute. */
const enoughFailures = 10;

const [set = "gate", ...rest] = process.argv.slice(2);
const started = performance.now();

/** @typedef {{ environment?: Record<string, string>, mayBeNone?: boolean }} Options `mayBeNone`: that none runs is no fault */

/** @param {string} title @param {readonly string[]} program @param {Options} [options] */
const tests = (title, program, { environment = {}, mayBeNone = false } = {}) =>
  runStep(title, pinnedNode, program, {
    environment,
    isLive: set !== "gate",
    hasTests: !mayBeNone,
  });

/** @param {string} title @param {readonly string[]} parameters @param {Options} [options] */
const units = (title, parameters, options) =>
  tests(title, ["node_modules/vitest/vitest.mjs", "run", ...parameters], options);

/** @param {string} title @param {readonly string[]} parameters @param {Options} [options] */
const site = (title, parameters, options) =>
  tests(title, ["node_modules/@playwright/test/cli.js", "test", ...parameters], options);

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
    checkSource().then(() => units("Units", ["--tags-filter=!slow", `--bail=${enoughFailures}`])),
  ]);
  if (isBuilt) {
    const parameters = ["--project=gate", `--max-failures=${enoughFailures}`];
    await site("HTML, screens and journeys", parameters);
  }
}

/** @param {readonly string[]} names of parts; all when there is none */
async function runFull(names) {
  const isWhole = names.length === 0;
  const [isBuilt] = await Promise.all([
    build({ forTests: false }),
    isWhole ? checkSource() : undefined,
  ]);
  if (!isBuilt) return;
  const options = { environment: { FULL_RUN: "yes" } };
  const all = { all: { units: [], site: [] } };
  for (const [name, part] of Object.entries(isWhole ? all : parts)) {
    if (!isWhole && !names.includes(name)) continue;
    if (part.units) await units(`Units: ${name}`, part.units, options);
    if (part.site) await site(`Built site: ${name}`, part.site, options);
  }
}

/**
 * @param {readonly string[]} parameters files, parts of their paths, and options of the program that runs these; of
 * both `-t "words of a title"`
 */
async function runSome(parameters) {
  const isOfUnits =
    /^(?:app|collections|server|office|scripts|workshop|tests\/(?:architecture|model))\b/;
  const files = parameters.filter((parameter) => /^[\w.]+\//.test(parameter));
  const others = parameters.filter((parameter) => !files.includes(parameter));
  const ofUnits = files.filter((file) => isOfUnits.test(file));
  const ofSite = files.filter((file) => !isOfUnits.test(file));
  const isOfBoth = files.length === 0;
  const isFull = process.env.FULL_RUN === "yes";
  if (isOfBoth || ofSite.length > 0) {
    if (!(await build({ forTests: !isFull }))) return;
  }
  const options = { environment: { SLOWEST_FILES: "0" }, mayBeNone: isOfBoth };
  if (isOfBoth || ofUnits.length > 0) {
    await units("Chosen units", [...ofUnits, ...others], options);
  }
  if (isOfBoth || ofSite.length > 0) {
    const named = others.map((parameter) => (parameter === "-t" ? "--grep" : parameter));
    const recorded = ["--trace=retain-on-failure", "--pass-with-no-tests"];
    await site("Chosen tests of the site", [...ofSite, ...named, ...recorded], options);
  }
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

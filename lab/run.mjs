// `npm run lab -- <command> [options]`: measurements.
import { runPart } from "../workshop/run-part.mjs";

/** @param {string} part */
const tests = (part) => [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--config=lab/vitest.config.ts",
  `lab/${part}`,
];

runPart("lab", {
  benchmark: {
    purpose: "measures speed and memory, beside a yardstick",
    program: ["lab/benchmarks/run-benchmark.ts"],
  },
  engines: {
    purpose: "every page and nine journeys in Chromium, Firefox and WebKitGTK",
    program: tests("engines"),
    needsPackages: true,
  },
  faults: {
    purpose: "kills and full disks, many times; writes docs/reliability.md",
    program: ["lab/faults/test-faults.ts"],
  },
  mutants: {
    purpose: "breaks the code and counts what its tests notice; writes docs/mutation-testing.md",
    program: ["lab/mutants/test-mutants.ts"],
    needsPackages: true,
  },
  rehearse: {
    purpose: "the first day of the site, in a scratch copy",
    program: ["lab/rehearsal/rehearse.ts"],
  },
  size: {
    purpose: "how much code there is, in any commit",
    program: ["lab/size/count-lines.ts"],
  },
  types: {
    purpose: "checks the types of all files in lab/",
    program: ["node_modules/typescript/bin/tsc", "-p", "lab"],
    needsPackages: true,
  },
});

/**
 * How long does a build take, from nothing and after a changed sentence? In a copy of the project, so that caches and
 * build of this one stay. The yardstick in the same run is how long Brotli takes for the lock file.
 *
 *   npm run benchmark -- build [builds of each]
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildCopy, buildForVisitors, copyProject } from "../tests/support/project-copy.ts";
import { coreTimeOf } from "./support/core-time.ts";
import { median, packLockFile } from "./support/yardstick.ts";

const builds = Number(process.argv[2] ?? 3);
/** The bounds, in seconds, hold on two idle cores that take so many milliseconds for the yardstick. */
const reference = 131;
const maxSeconds = { "from nothing": 20, "after a changed sentence": 5 };

const folder = mkdtempSync(join(tmpdir(), "otc-benchmark-"));
const page = join(folder, "content/pages/about.yaml");
try {
  copyProject(folder, { remembers: false });
  const text = readFileSync(page, "utf8");
  await measure("from nothing", () => {
    for (const path of [".cache", ".builds", "build"]) {
      rmSync(join(folder, path), { recursive: true, force: true });
    }
  });
  await measure("after a changed sentence", (count) =>
    writeFileSync(page, text.replace("OTC works where", `OTC works, number ${count}, where`)),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(name: keyof typeof maxSeconds, change: (count: number) => void) {
  const results: { seconds: number; core: number; yardstick: number }[] = [];
  for (let count = 1; count <= builds; count += 1) {
    change(count);
    const yardstick = packLockFile();
    const core = coreTimeOf([process.pid]);
    const begun = performance.now();
    await buildCopy(folder, buildForVisitors);
    results.push({
      seconds: (performance.now() - begun) / 1000,
      core: (coreTimeOf([process.pid]) - core) / 1000,
      yardstick: (yardstick + packLockFile()) / 2,
    });
  }
  const of = (pick: (result: (typeof results)[number]) => number) =>
    median(results.map((result) => pick(result)));
  const atReference = of(({ seconds, yardstick }) => (seconds * reference) / yardstick);
  const isQuick = atReference <= maxSeconds[name];
  if (!isQuick) process.exitCode = 1;
  console.log(
    `${name.padEnd(26)}${of(({ seconds }) => seconds).toFixed(1)} s, ${of(({ core }) => core).toFixed(1)} s of core ` +
      `(medians of ${builds}); yardstick ${of(({ yardstick }) => yardstick).toFixed(0)} ms; where that takes ` +
      `${reference} ms: ${atReference.toFixed(1)} s, ${isQuick ? "within" : "beyond"} ${maxSeconds[name]} s`,
  );
}

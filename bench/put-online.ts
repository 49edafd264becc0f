/**
 * How long does it take from the press of “Put it online” until the sentence is in the answer of a file server? In copies of
 * the project, with the build that visitors get. The yardstick in the same run is how long Brotli takes for the lock file.
 *
 *   npm run benchmark -- put-online [presses]
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Workspace } from "../office/content/workspace.ts";
import { Online } from "../office/online/online.ts";
import { startFileServer } from "../tests/support/file-server.ts";
import { makeServedSite } from "../tests/support/served-site.ts";
import { median, packLockFile } from "./support/yardstick.ts";

const presses = Number(process.argv[2] ?? 10);
/** Seconds, on two cores that are busy with nothing else. */
const maxSeconds = 60;

const folder = mkdtempSync(join(tmpdir(), "otc-benchmark-"));
try {
  const { office, site, builder } = makeServedSite(folder);
  await using files = await startFileServer(join(site, "build/site"), true);
  const workspace = new Workspace(office);
  await using online = Online.open({ workspace, builder, publicAddress: files.origin });
  await online.settled();
  const file = "content/pages/about.yaml";
  const text = readFileSync(join(office, file), "utf8");
  const seconds: number[] = [];
  const yardsticks: number[] = [];
  for (let count = 1; count <= presses; count += 1) {
    yardsticks.push(packLockFile());
    const words = `OTC works, number ${count}, where`;
    writeFileSync(join(office, file), text.replace("OTC works where", words));
    const begun = performance.now();
    await online.put([file], `Number ${count}`, { name: "Benchmark" });
    await online.settled();
    const answer = await (await fetch(`${files.origin}/about`)).text();
    if (!answer.includes(words)) throw new Error(`Not online: ${JSON.stringify(online.last())}`);
    seconds.push((performance.now() - begun) / 1000);
  }
  const slowest = Math.max(...seconds);
  if (slowest >= maxSeconds) process.exitCode = 1;
  console.log(
    `from the press to the public answer: ${median(seconds).toFixed(1)} s in the middle of ${presses}, ${slowest.toFixed(1)} s ` +
      `at most; yardstick ${median(yardsticks).toFixed(0)} ms; ${slowest < maxSeconds ? "within" : "beyond"} ${maxSeconds} s`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

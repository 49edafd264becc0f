/**
 * How long does the build take, and how much memory, when a collection holds many items? Builds a copy of the
 * site with made-up blogs, whole: pages, feeds, search index, share cards, packed copies. Nothing is cached
 * between two counts, so the last is the cost of a first build of that many items.
 *
 *   npm run benchmark -- many-items [counts …]     default 100 1000 10000
 */
import { type ChildProcess, spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { buildSteps } from "../../scripts/build-steps.ts";
import { generateItems } from "./support/generated-items.ts";

/** The last count may cost at most this many times as much for each page as the first. */
const growthAtMost = 1;

const counts = process.argv.slice(2).map(Number);
if (counts.length === 0) counts.push(100, 1000, 10_000);

const root = mkdtempSync(join(tmpdir(), "otc-many-"));
const folders = ["app", "content", "public", "collections", "scripts", "server"];
const files = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "react-router.config.ts",
  "vite.config.ts",
];
for (const part of [...folders, ...files]) {
  cpSync(part, join(root, part), { recursive: true });
}
symlinkSync(resolve("node_modules"), join(root, "node_modules"));

/** Milliseconds for each page, a number for each count. */
const paces: number[] = [];
try {
  for (const count of counts) paces.push(await buildWith(count));
} finally {
  rmSync(root, { recursive: true, force: true });
}
const growth = (paces.at(-1) ?? 0) / (paces[0] ?? 1);
console.log(`\nA page costs ×${growth.toFixed(2)} of what it cost with the fewest items.`);
if (growth > growthAtMost) process.exitCode = 1;

/** Builds with that many blogs, prints the time of each step, and returns milliseconds for each page. */
async function buildWith(count: number): Promise<number> {
  const folder = join(root, "content/blogs");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const { slug, title, summary, date, topic, body } of generateItems(count)) {
    const fields = `title: ${title}\ndate: ${date}\nsummary: ${summary}\ntype: article\ntopics: [${topic}]`;
    writeFileSync(join(folder, `${slug}.md`), `---\n${fields}\n---\n\n${body}\n`);
  }
  for (const made of ["build", ".cache"])
    rmSync(join(root, made), { recursive: true, force: true });

  let seconds = 0;
  let megabytes = 0;
  const took: string[] = [];
  for (const [program, ...parameters] of buildSteps) {
    const step = await run(program, parameters);
    seconds += step.seconds;
    megabytes = Math.max(megabytes, step.megabytes);
    took.push(
      `${basename(program, ".ts")} ${step.seconds.toFixed(1)} s ${step.megabytes.toFixed(0)} MB`,
    );
  }
  const pages = readdirSync(join(root, "build/client"), {
    recursive: true,
    encoding: "utf8",
  }).filter((file) => file.endsWith("index.html")).length;
  const pace = (seconds / pages) * 1000;
  console.log(
    `${count} items: ${pages} pages in ${seconds.toFixed(0)} s, ${pace.toFixed(1)} ms a page, ` +
      `at most ${megabytes.toFixed(0)} MB\n  ${took.join(", ")}`,
  );
  return pace;
}

/** Runs one step to its end. Peak memory is `VmHWM` of Linux. */
function run(program: string, parameters: readonly string[]) {
  return new Promise<{ seconds: number; megabytes: number }>((done, fail) => {
    const started = performance.now();
    const child = spawn(process.execPath, [program, ...parameters], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "ignore", "inherit"],
    });
    let megabytes = 0;
    const watch = setInterval(() => {
      megabytes = peakMegabytes(child) ?? megabytes;
    }, 100);
    child.on("exit", (code) => {
      clearInterval(watch);
      if (code === 0) done({ seconds: (performance.now() - started) / 1000, megabytes });
      else fail(new Error(`${program} ended with ${code}.`));
    });
  });
}

function peakMegabytes(child: ChildProcess): number | undefined {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
    const kilobytes = /VmHWM:\s+(\d+)/.exec(status)?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1000;
  } catch {
    // It has just ended, or this is not Linux.
    return undefined;
  }
}

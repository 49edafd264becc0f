/**
 * How long does the build take, and how much memory, when a collection holds many items? Builds a copy of the
 * site with made-up blogs, pages and feeds and search index, without share cards and packing.
 *
 *   npm run benchmark -- many-items [counts …]     default 100 1000 10000
 */
import { spawn } from "node:child_process";
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
import { join, resolve } from "node:path";
import { madeUpItems } from "./made-up-items.ts";

const counts = process.argv.slice(2).map(Number);
if (counts.length === 0) counts.push(100, 1000, 10_000);

const root = mkdtempSync(join(tmpdir(), "otc-many-"));
const parts = ["app", "content", "scripts", "public", "package.json", "tsconfig.json"];
for (const part of [...parts, "react-router.config.ts", "vite.config.ts"]) {
  cpSync(part, join(root, part), { recursive: true });
}
symlinkSync(resolve("node_modules"), join(root, "node_modules"));

for (const count of counts) {
  const folder = join(root, "content/blogs");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const { slug, title, summary, date, topic, body } of madeUpItems(count)) {
    const fields = `title: ${title}\ndate: ${date}\nsummary: ${summary}\ntype: article\ntopics: [${topic}]`;
    writeFileSync(join(folder, `${slug}.md`), `---\n${fields}\n---\n\n${body}\n`);
  }
  rmSync(join(root, "build"), { recursive: true, force: true });
  const { seconds, megabytes } = await build();
  const pages = readdirSync(join(root, "build/client"), {
    recursive: true,
    encoding: "utf8",
  }).filter((file) => file.endsWith("index.html")).length;
  console.log(
    `${count} items: ${pages} pages in ${seconds.toFixed(0)} s, ${((seconds / pages) * 1000).toFixed(1)} ms a page, ` +
      `at most ${megabytes.toFixed(0)} MB`,
  );
}
rmSync(root, { recursive: true, force: true });

/** Peak memory is what Linux counts for the process: `VmHWM`. */
function build(): Promise<{ seconds: number; megabytes: number }> {
  return new Promise((done, fail) => {
    const started = performance.now();
    const child = spawn(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "ignore", "inherit"],
    });
    let megabytes = 0;
    const watch = setInterval(() => {
      try {
        const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
        megabytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
      } catch {
        // It has just ended, or this is not Linux.
      }
    }, 500);
    child.on("exit", (code) => {
      clearInterval(watch);
      if (code === 0) done({ seconds: (performance.now() - started) / 1000, megabytes });
      else fail(new Error(`The build ended with ${code}.`));
    });
  });
}

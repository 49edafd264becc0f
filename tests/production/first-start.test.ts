import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { atTestEnd } from "../support/at-end.ts";
import { freePort } from "../support/free-port.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { expect, test } from "../support/test.ts";
import { until } from "../support/until.ts";

/** npm prints four more lines before these. */
const maxLines = 15 - 4;
const chatter = `for (let line = 0; line < 200; line += 1) console.log("npm warn EBADENGINE " + line);`;

/**
 * A fresh clone: the real programs of `npm start`, with an installation and a build that only print a lot.
 * @param build what the build does
 */
async function startClone(build: string): Promise<{ child: ChildProcess; output: () => string }> {
  const clone = temporaryFolder();
  const write = (path: string, text: string) => {
    mkdirSync(join(clone, path, ".."), { recursive: true });
    writeFileSync(join(clone, path), text);
  };
  for (const name of ["start.mjs", "prepare.mjs", "serve.mjs", "memory-settings.json"]) {
    cpSync(`scripts/${name}`, join(clone, "scripts", name));
  }
  write("package.json", `{ "type": "module" }`);
  write("package-lock.json", "{}");
  write("bin/npm", `#!/bin/sh\nmkdir -p node_modules\n"${process.execPath}" -e '${chatter}'\n`);
  chmodSync(join(clone, "bin/npm"), 0o755);
  write("scripts/build.ts", `${chatter}\n${build}`);
  write("scripts/report-placeholders.ts", `console.log("12 texts are placeholders");`);
  write("build/program/main.js", `await import("${resolve("build/program/main.js")}");`);
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: clone,
    env: {
      PATH: `${join(clone, "bin")}:${process.env.PATH}`,
      PORT: `${await freePort()}`,
      DATA_DIR: join(clone, "data"),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  atTestEnd(() => void child.kill("SIGTERM"));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return { child, output: () => output };
}

test("a first start prints its steps, their duration, the address and the placeholders", async () => {
  const { output } = await startClone("");
  await until(() => output().includes("Mail goes to"), { report: output });
  const lines = output().trimEnd().split("\n");
  expect(lines.length, output()).toBeLessThanOrEqual(maxLines);
  expect(output()).toMatch(/Installing packages \(.*minute/);
  expect(output()).toMatch(/Building the pages \(.*minute/);
  expect(output()).toMatch(/placeholders/);
  expect(output()).toMatch(/OTC is at http:\/\/127\.0\.0\.1:\d+/);
  expect(output()).not.toMatch(/warn/i);
});

test("a failed build prints the reason and names the file with its whole output", async () => {
  const { child, output } = await startClone(`console.error("no such page"); process.exit(3);`);
  await until(() => child.exitCode !== null, { report: output });
  expect(child.exitCode).toBe(3);
  expect(output()).toContain("no such page");
  expect(output()).toMatch(/whole output is in .*build\.log/);
});

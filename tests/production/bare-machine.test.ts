import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { atTestEnd } from "../support/at-end.ts";
import { freePort } from "../support/free-port.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { expect, test } from "../support/test.ts";
import { until } from "../support/until.ts";

/** What the container's image holds besides Node (see `Containerfile`). */
const lists = ["pages", "settings", "headers", "content"].map((name) => `build/${name}.json`);
const shipped = ["content", "build/site", "build/program", ...lists];

/** A user without rights, where the tests may become one and it may read our Node. */
function userWithoutRights() {
  const unprivileged = { uid: 65534, gid: 65534 };
  if (process.getuid?.() !== 0) return undefined;
  return spawnSync(process.execPath, ["--version"], unprivileged).status === 0
    ? unprivileged
    : undefined;
}

/** All files and folders below one, itself last. */
function everythingIn(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return [...readdirSync(place).flatMap((name) => everythingIn(join(place, name))), place];
}

/** Copies what is shipped; nothing in it may be written but `data/`, as on a read-only file system. */
function installOnBareMachine(): { folder: string; data: string } {
  const folder = temporaryFolder();
  for (const path of shipped) cpSync(path, join(folder, path), { recursive: true });
  for (const path of everythingIn(folder)) {
    chmodSync(path, statSync(path).isDirectory() ? 0o555 : 0o444);
  }
  const data = join(folder, "data");
  chmodSync(folder, 0o755);
  mkdirSync(data);
  return { folder, data };
}

test("serves pages, queries, messages and the office without packages, rights or writable code", async () => {
  const { folder, data } = installOnBareMachine();
  const user = userWithoutRights();
  if (user) chownSync(data, user.uid, user.gid);
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const environment = { NODE_ENV: "production", PORT: port, DATA_DIR: data, LOG_LEVEL: "error" };
  const options = { cwd: folder, env: environment, ...user };

  const server = spawn(process.execPath, ["build/program/main.js"], options);
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (text) => {
      output += String(text);
    });
  }
  atTestEnd(async () => {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
  });
  const health = () => fetch(`${origin}/healthz`).catch(() => undefined);
  await until(async () => (await health())?.ok ?? false, { seconds: 60, report: () => output });

  expect(await (await fetch(origin)).text()).toContain("<h1");
  expect(await (await fetch(`${origin}/search?q=privacy`)).text()).toContain("privacy");

  const incomplete = await fetch(`${origin}/contact`, {
    method: "POST",
    body: new URLSearchParams({ firstName: "Amina" }),
  });
  expect(incomplete.status).toBe(422);
  expect(await incomplete.text()).toContain('value="Amina"');

  const complete = await fetch(`${origin}/contact`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({
      firstName: "Amina",
      lastName: "Tester",
      email: "amina@example.org",
      subject: "Bare machine",
      message: "Is this kept?",
    }),
  });
  expect(complete.status).toBe(200);

  const office = ["build/program/office.js", "list", "messages"];
  const { stdout } = await promisify(execFile)(process.execPath, office, options);
  expect(stdout).toContain("Bare machine");
});

test("Node and all code of a server need at most 150 MB", () => {
  const files = everythingIn("build/program").filter((path) => statSync(path).isFile());
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(files.length).toBeGreaterThan(10);
  expect((bytes + statSync(process.execPath).size) / 1e6).toBeLessThanOrEqual(150);
});

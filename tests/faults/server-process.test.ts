import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { startSite } from "../support/running-site.ts";
import { storedMessages } from "../support/stored-messages.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { expect, test } from "../support/test.ts";
import { until } from "../support/until.ts";

/** Limits that a test does not run into. */
const generous = { RATE_LIMIT_BURST: "100000", RATE_LIMIT_PER_MINUTE: "100000" };

const post = (origin: string, subject: string) =>
  fetch(`${origin}/contact`, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify({
      firstName: "Amina",
      lastName: "Tester",
      email: "amina@example.org",
      subject,
      message: "Is anything lost?",
    }),
  });

/** Starts a server that gives up, and returns its exit code and what it printed. */
async function failToStart(environment: Record<string, string>, build = "build") {
  const env = { PATH: process.env.PATH, ...environment };
  const child = spawn(process.execPath, [join(build, "program/main.js")], { env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      output += String(text);
    });
  }
  const [code] = await once(child, "close");
  return { code, output };
}

test("lists wrong settings at the start without showing secrets", async () => {
  const wrong = { PORT: "many", SMTP_URL: "secret-word", LOG_LEVEL: "loud" };
  const { code, output } = await failToStart(wrong);
  expect(code).toBe(1);
  expect(output).toContain("PORT must be a whole number");
  expect(output).toContain("SMTP_URL must be an address such as");
  expect(output).toContain("LOG_LEVEL must be one of");
  expect(output).not.toContain("secret-word");
});

test("says in one line that its port is taken", async () => {
  await using site = await startSite();
  const { port } = new URL(site.origin);
  const { code, output } = await failToStart({ PORT: port, DATA_DIR: temporaryFolder() });
  expect(code).toBe(1);
  expect(output).toMatch(/^The site could not start: listen EADDRINUSE: .+\n$/);
});

test("refuses in one line to start without its pages", async () => {
  const folder = temporaryFolder();
  cpSync("build/program", join(folder, "build/program"), { recursive: true });
  symlinkSync(resolve("content"), join(folder, "content"));
  const { code, output } = await failToStart({ PORT: "0" }, join(folder, "build"));
  expect(code).toBe(1);
  expect(output).toMatch(
    /^There is no build\/site\/index\.html\. Build the site \(npm run build\), .+\n$/,
  );
});

test("ends with the mistake in its content that it finds only once it listens", async () => {
  const folder = temporaryFolder();
  const built = ["program", "site/index.html", "site/search", "headers.json"];
  for (const part of ["content", ...built.map((name) => `build/${name}`)])
    cpSync(part, join(folder, part), { recursive: true });
  writeFileSync(join(folder, "content/site/retention.yaml"), "periods: []\n");
  const { code, output } = await failToStart(
    { PORT: "0", DATA_DIR: folder },
    join(folder, "build"),
  );
  expect(code).toBe(1);
  expect(output).toMatch(
    /^The site could not start: content\/site\/retention\.yaml has \d+ problem/m,
  );
  expect(output).not.toContain("    at ");
});

test("names in one line the file that is no database, and what to do", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "otc.sqlite"), "This is no database, and never was one.");
  const { code, output } = await failToStart({ PORT: "0", DATA_DIR: folder });
  expect(code).toBe(1);
  expect(output).toMatch(/^The store \/.+\/otc\.sqlite is damaged: .+ Put the newest backup.+\n$/);
});

for (const place of ["/proc/otc", "/dev/null/otc"]) {
  test(`says in one line that ${place} takes no data`, async () => {
    const { code, output } = await failToStart({ PORT: "0", DATA_DIR: place });
    expect(code).toBe(1);
    expect(output).toMatch(/^No records can be kept: E.+ Set DATA_DIR to a folder .+\n$/);
  });
}

test("closes the store as one file and exits with 0 when stopped", async () => {
  const site = await startSite();
  expect((await post(site.origin, "Before the end")).status).toBe(200);
  site.process.kill("SIGTERM");
  const [code] = await once(site.process, "exit");
  expect(code).toBe(0);
  expect(existsSync(join(site.dataFolder, "otc.sqlite-wal"))).toBe(false);
  expect(storedMessages(site.dataFolder)).toHaveLength(1);
  expect(site.output()).toContain('"msg":"stopping"');
  await site[Symbol.asyncDispose]();
});

test("stores every acknowledged message once when killed", async () => {
  const folder = temporaryFolder();
  const acknowledged: string[] = [];
  let sent = 0;
  for (let round = 0; round < 3; round += 1) {
    const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: "error", ...generous });
    let isRunning = true;
    const senders = Array.from({ length: 8 }, async () => {
      while (isRunning) {
        sent += 1;
        const subject = `Message ${sent}`;
        try {
          const response = await post(site.origin, subject);
          if (response.status === 200) acknowledged.push(subject);
        } catch {
          // Cut in the middle: stored or not, it was not acknowledged.
        }
      }
    });
    const enough = 40 * (round + 1);
    await until(() => acknowledged.length >= enough);
    await site.kill();
    isRunning = false;
    await Promise.all(senders);
  }

  const again = await startSite({ DATA_DIR: folder, LOG_LEVEL: "error", ...generous });
  const kept = storedMessages(folder).map(({ subject }) => subject);
  expect(acknowledged.length).toBeGreaterThan(100);
  expect(new Set(kept).size).toBe(kept.length);
  expect(acknowledged.filter((subject) => !kept.includes(subject))).toEqual([]);
  // What was cut off is at most what was under way when each blow fell.
  expect(kept.length - acknowledged.length).toBeLessThanOrEqual(3 * 8);
  await again[Symbol.asyncDispose]();
});

test("writes each message to a file and logs its path without a mail server", async () => {
  await using site = await startSite();
  await post(site.origin, "To a file");
  const outbox = join(site.dataFolder, "outbox");
  const email = () => readdirSync(outbox).find((name) => name.endsWith(".eml"));
  await until(() => existsSync(outbox) && email() !== undefined);
  await until(() => site.output().includes(join(outbox, email() ?? "none")));
  expect(readdirSync(outbox)).toHaveLength(1);
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { until } from "#tests/support/until.ts";

/** The folders below `/run`, the program that asks, and what systemd would run for it. */
function openOffice(wait = "30") {
  const folder = temporaryFolder();
  const [requests, answers, site] = ["requests", "answers", "site"].map((name) => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  }) as [string, string, string];
  const script = join(folder, "otc-office-build");
  const run = readFileSync("deploy/otc-office-build", "utf8")
    .replaceAll("/run/otc-office-build", answers)
    .replaceAll("/srv/otc-website", site);
  writeFileSync(script, run);
  chmodSync(script, 0o755);

  const child = spawn(join("deploy", "otc-office-put-online"), {
    env: {
      PATH: process.env.PATH,
      OFFICE_BUILD_REQUESTS: requests,
      OFFICE_BUILD_PROGRESS: answers,
      OFFICE_BUILD_WAIT: wait,
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  onTestFinished(() => void child.kill());
  let shown = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    shown += part;
  });
  const ended = once(child, "close").then(([code]) => code as number);

  return {
    request: join(requests, "request"),
    answers,
    shown: () => shown,
    ended,
    /** As otc-office-build.path and the first line of the service do. */
    async take(): Promise<void> {
      await until(() => existsSync(join(requests, "request")));
      renameSync(join(requests, "request"), join(answers, "request"));
    },
    /** What the unit runs, with a program in the place of put-commit-online.mjs. */
    async make(program: string): Promise<void> {
      mkdirSync(join(site, "node_modules/.bin"), { recursive: true });
      writeFileSync(join(site, "node_modules/.bin/node"), `#!/bin/sh\n${program}\n`, {
        mode: 0o755,
      });
      const made = spawn(script, ["make"], { stdio: ["ignore", "ignore", "pipe"] });
      const [said, [code, signal]] = await Promise.all([text(made.stderr), once(made, "close")]);
      expect(said).toBe("");
      const environment =
        code === null
          ? { EXIT_CODE: "killed", EXIT_STATUS: String(signal).replace("SIG", "") }
          : { EXIT_CODE: "exited", EXIT_STATUS: String(code) };
      const end = spawn(script, ["end"], { env: { PATH: process.env.PATH, ...environment } });
      await once(end, "close");
    },
    /** The name of the request, as the unit knows it. */
    name: () => readFileSync(join(answers, "request"), "utf8").trim(),
  };
}

test.each([
  ["is online", 'echo \'{"outcome":"built"}\'', '{"outcome":"built"}\n', 0],
  ["is refused", 'echo \'{"refused":"A mistake"}\'; exit 3', '{"refused":"A mistake"}\n', 3],
  ["is killed", 'echo \'{"made":1,"of":2}\'; kill -9 $$', '{"made":1,"of":2}\n', 1],
])(
  "shows the progress of a build that %s, and ends with its status",
  async (_, program, shown, code) => {
    const office = openOffice();
    await office.take();
    await office.make(program);
    expect(await office.ended).toBe(code);
    expect(office.shown()).toBe(shown);
  },
);

test("tells the program which folder is the office's", async () => {
  const office = openOffice();
  await office.take();
  await office.make("echo $*");
  await office.ended;
  expect(office.shown()).toBe("scripts/put-commit-online.mjs /srv/otc-office\n");
});

test("shows progress as it comes, half lines too", async () => {
  const office = openOffice();
  await office.take();
  const progress = join(office.answers, `${office.name()}.progress`);
  writeFileSync(progress, '{"made":1');
  await until(() => office.shown() === '{"made":1');
  appendFileSync(progress, ',"of":2}\n');
  await until(() => office.shown() === '{"made":1,"of":2}\n');
  writeFileSync(join(office.answers, `${office.name()}.end`), "0\n");
  expect(await office.ended).toBe(0);
});

test("says so when no unit takes the request, and leaves none behind", async () => {
  const office = openOffice("0.2");
  expect(await office.ended).toBe(1);
  expect(office.shown()).toContain('{"refused":"No build has begun. Start otc-office-build.path');
  expect(existsSync(office.request)).toBe(false);
});

test("reads no file to which a build could lead it", async () => {
  const office = openOffice();
  await office.take();
  symlinkSync("/etc/hostname", join(office.answers, `${office.name()}.progress`));
  expect(await office.ended).not.toBe(0);
  expect(office.shown()).toBe("");
});

test("a request without a proper name makes nothing", async () => {
  const folder = temporaryFolder();
  const script = readFileSync("deploy/otc-office-build", "utf8").replaceAll(
    "/run/otc-office-build",
    folder,
  );
  for (const name of ["", "../../srv/otc/settings", "a b", "-rf", "$(id)"]) {
    writeFileSync(join(folder, "request"), `${name}\n`);
    const made = spawn("/bin/sh", ["-c", script, "sh", "make"], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    const [said, [code]] = await Promise.all([text(made.stderr), once(made, "close")]);
    expect([code, said], name).toEqual([1, "The request has no proper name.\n"]);
  }
});

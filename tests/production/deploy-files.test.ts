import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { getRetentionDays } from "#collections/site/retention.ts";
import { ask, isHere, ownHeaders, startBehind } from "../support/behind-proxy.ts";
import { deployed, type ProxyName, proxies } from "../support/proxies.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Units that run the program. */
const services = ["otc", "otc-pages", "otc-backup", "otc-doctor"].map((name) => `${name}.service`);
/** Units that run the code of packages on the way to a version. */
const builders = ["otc-fetch@.service", "otc-build@.service"];
const others = [...builders, "otc-alarm@.service"];

describe.runIf(isHere("systemd-analyze"))("systemd", () => {
  /** A unit as it is, but for the program, which is somewhere else on this machine. */
  function unit(name: string): string {
    const folder = temporaryFolder();
    // A unit that another asks for has to be there too.
    for (const other of others) writeFileSync(join(folder, other), deployed(other));
    const path = join(folder, name);
    const program = "/srv/otc-website/node_modules/.bin/node";
    writeFileSync(path, deployed(name).replace(program, process.execPath));
    return path;
  }
  const analyse = (...typed: string[]) =>
    execFileSync("systemd-analyze", typed, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

  test.each([...services, ...others])("finds no mistake in %s", (name) => {
    analyse("verify", "--man=no", "--recursive-errors=no", unit(name));
  });

  test.each([...services, ...others])("counts %s among the safest", (name) => {
    // Upper bound in tenths of its scale from 0 to 10.
    analyse("security", "--offline=true", "--threshold=20", unit(name));
  });
});

test("units that fail tell so without an e-mail", () => {
  for (const name of ["otc.service", "otc-backup.service", "otc-doctor.service"]) {
    expect(deployed(name), name).toContain("OnFailure=otc-alarm@%p.service\n");
  }
  expect(deployed("otc-doctor.service")).toMatch(/^ExecStart=\S+ build\/program\/desk.js doctor$/m);
});

test("no package runs as root, beside settings and data, or with both them and a network", () => {
  for (const name of builders) {
    const unit = deployed(name);
    expect(unit, name).toContain("User=otc-build\n");
    expect(unit, name).toMatch(/InaccessiblePaths=-\/srv\/otc\/settings -\/var\/lib\/otc /);
  }
  expect(deployed("otc-fetch@.service")).toContain("--ignore-scripts");
  expect(deployed("otc-build@.service")).toContain("PrivateNetwork=yes\n");
  for (const guide of ["deploy.md", "update-and-roll-back.md"]) {
    const text = readFileSync(`docs/how-to/${guide}`, "utf8");
    const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = ""]) => block);
    const mixed = blocks.filter((block) => /systemctl|adduser/.test(block));
    expect(mixed.length, guide).toBeGreaterThan(1);
    for (const block of mixed) expect(block, guide).not.toMatch(/npm (?:ci|install|run build)/);
  }
});

test("the guide names the settings that the units ask for", () => {
  const guide = readFileSync("docs/how-to/deploy.md", "utf8");
  const [, names = ""] = /^editor \.env +# ([^\n]+)/m.exec(guide) ?? [];
  for (const name of ["PUBLIC_URL", "SMTP_URL", "MAIL_TO"]) expect(names).toContain(name);
});

test("backups are as old at most as the privacy page says, and leave no copy on the server", () => {
  const unit = deployed("otc-backup.service");
  const { backups } = getRetentionDays();
  // One group for all, or what another machine or path has left would stay for ever.
  expect(unit).toContain(
    `restic forget --group-by= --keep-within ${backups}d --prune --max-unused 0\n`,
  );
  expect(unit).toMatch(/^ExecStopPost=\S+ rm -f (\S+)$/m);
  const [, copy = ""] = /^ExecStopPost=\S+ rm -f (\S+)$/m.exec(unit) ?? [];
  expect(unit).toContain(`desk.js snapshot ${copy}\n`);
});

test("every server of nginx.conf keeps no list of visitors and notes no request", () => {
  const servers = deployed("nginx.conf")
    .split(/^server \{/m)
    .slice(1);
  expect(servers.length).toBeGreaterThan(2);
  for (const server of servers) {
    expect(server).toContain("access_log off;");
    expect(server).toMatch(/error_log \S+ emerg;/);
    // The first server decides for all, before it knows the name that is asked for.
    if (server.includes("443 ssl")) expect(server).toContain("ssl_protocols TLSv1.2 TLSv1.3;");
  }
});

test("the Caddyfile asks for no list of visitors and leaves out failed requests", () => {
  const file = deployed("Caddyfile");
  const logs = [...file.matchAll(/^\s*log\b.*$/gm)].map(([line]) => line.trim());
  expect(logs).toEqual(["log default {"]);
  expect(file).toContain("exclude http.log.error http.handlers.reverse_proxy");
});

test("the journal of the units keeps what the privacy page says, in files of a day", () => {
  const journal = deployed("journald@otc.conf");
  expect(journal).toContain(`MaxRetentionSec=${getRetentionDays().technicalLog}day\n`);
  expect(journal).toContain("MaxFileSec=1day\n");
  for (const unit of services) {
    expect(deployed(unit), unit).toContain("LogNamespace=otc\n");
  }
});

describe.each(Object.keys(proxies) as ProxyName[])("%s in front", (name) => {
  test.runIf(isHere(name))(
    "passes everything on, leads to the one name, and believes no visitor who names another address",
    async () => {
      const behind = await startBehind(name, { RATE_LIMIT_BURST: "2", RATE_LIMIT_PER_MINUTE: "1" });
      const { http, https, folder, server, said, address: site } = behind;

      const headers = { "accept-encoding": "br" };
      const passed = await ask(`${site}/about`, { headers });
      expect(passed.status).toBe(200);
      const direct = await ask(`http://www.example.org:${new URL(server.origin).port}/about`, {
        headers,
      });
      expect(ownHeaders(passed)).toEqual(ownHeaders(direct));
      expect(passed.headers["content-encoding"]).toBe("br");

      for (const elsewhere of [`https://example.org:${https}`, `http://www.example.org:${http}`]) {
        const led = await ask(`${elsewhere}/about`);
        expect([301, 308], elsewhere).toContain(led.status);
        expect(led.headers.location?.replace(`:${https}`, ""), elsewhere).toBe(
          "https://www.example.org/about",
        );
        // The list of browsers (HSTS_PRELOAD) asks for it on the bare name, where it is plain over http.
        expect(led.headers["strict-transport-security"], elsewhere).toBe(
          elsewhere.startsWith("https") ? passed.headers["strict-transport-security"] : undefined,
        );
      }

      const statuses: (number | undefined)[] = [];
      for (let turn = 1; turn <= 6 && statuses.at(-1) !== 429; turn += 1) {
        const sent = await ask(`${site}/contact`, {
          headers: {
            accept: "application/json",
            origin: "https://www.example.org",
            "x-forwarded-for": `203.0.113.${turn}`,
          },
          body: new URLSearchParams({
            firstName: "Amina",
            lastName: "Tester",
            email: `a${turn}@example.org`,
            subject: `Through ${name} ${turn}`,
            message: "Is this kept?",
          }),
        });
        statuses.push(sent.status);
      }
      // Two, two more that wait in quarantine, and then no more.
      expect(statuses).toEqual([200, 200, 200, 200, 429]);

      // A request that fails is what a proxy would note first.
      await server[Symbol.asyncDispose]();
      expect((await ask(`${site}/search?q=secret`)).status).toBe(503);
      const written = readdirSync(folder)
        .filter((file) => file.endsWith(".log"))
        .map((file) => readFileSync(join(folder, file), "utf8"));
      expect(written.join("") + said()).not.toMatch(/secret|\/about|remote_ip|client: /);
    },
    60_000,
  );
});

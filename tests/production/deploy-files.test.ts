import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { getRetentionDays } from "#collections/site/retention.ts";
import { freePort } from "../support/free-port.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { selfSigned } from "../support/self-signed.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { until } from "../support/until.ts";

/** Whether a program is there to try the files of `deploy/` with. */
function isHere(program: string): boolean {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const found = folders.some((folder) => existsSync(join(folder, program)));
  if (!found)
    console.log(`  ${program} is not installed here, so its file in deploy/ is not tried.`);
  return found;
}

const deployed = (name: string) => readFileSync(join("deploy", name), "utf8");

describe.runIf(isHere("systemd-analyze"))("systemd", () => {
  /** A unit as it is, but for the program, which is somewhere else on this machine. */
  function unit(name: string): string {
    const path = join(temporaryFolder(), name);
    const program = "/srv/otc-website/node_modules/.bin/node";
    writeFileSync(path, deployed(name).replace(program, process.execPath));
    return path;
  }
  const analyse = (...typed: string[]) =>
    execFileSync("systemd-analyze", typed, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

  test.each(["otc.service", "otc-backup.service"])("finds no mistake in %s", (name) => {
    analyse("verify", "--man=no", "--recursive-errors=no", unit(name));
  });

  test.each(["otc.service", "otc-backup.service"])("counts %s among the safest", (name) => {
    // Upper bound in tenths of its scale from 0 to 10.
    analyse("security", "--offline=true", "--threshold=20", unit(name));
  });
});

test("every server of nginx.conf keeps no list of visitors and notes no request", () => {
  const servers = deployed("nginx.conf")
    .split(/^server \{/m)
    .slice(1);
  expect(servers.length).toBeGreaterThan(2);
  for (const server of servers) {
    expect(server).toContain("access_log off;");
    expect(server).toMatch(/error_log \S+ emerg;/);
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
  for (const unit of ["otc.service", "otc-backup.service"]) {
    expect(deployed(unit), unit).toContain("LogNamespace=otc\n");
  }
});

/** Where the proxy of a test listens. */
interface ProxyPorts {
  http: number;
  https: number;
  /** Where the site listens. */
  site: string;
  folder: string;
}

const proxies = {
  nginx({ http, https, site, folder }: ProxyPorts): string[] {
    const { key, cert } = selfSigned(Date.parse("2026-01-01"), Date.parse("2126-01-01"));
    writeFileSync(join(folder, "privkey.pem"), key);
    writeFileSync(join(folder, "fullchain.pem"), cert);
    const servers = deployed("nginx.conf")
      .replaceAll(/^\s*listen \[::\].*\n/gm, "")
      .replaceAll("listen 80", `listen 127.0.0.1:${http}`)
      .replaceAll("listen 443", `listen 127.0.0.1:${https}`)
      .replaceAll("/etc/letsencrypt/live/www.example.org", folder)
      .replaceAll("/var/log/nginx", folder)
      .replace("127.0.0.1:3000", site);
    const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const path = join(folder, "nginx.conf");
    writeFileSync(
      path,
      `daemon off;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log ${folder}/access.log;\nerror_log ${folder}/error.log;\n${places.join("\n")}\n${servers}\n}\n`,
    );
    return ["nginx", "-p", folder, "-c", path, "-e", "stderr"];
  },
  caddy({ http, https, site, folder }: ProxyPorts): string[] {
    // Self-signed certificates: no authority issues one for a local name.
    const here = `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n\thttp_port ${http}\n\thttps_port ${https}\n\tstorage file_system ${folder}\n`;
    const path = join(folder, "Caddyfile");
    const file = deployed("Caddyfile").replace("127.0.0.1:3000", site);
    // Into the block of options that the file begins with.
    writeFileSync(path, file.replace(/^\{\n/m, here));
    return ["caddy", "run", "--adapter", "caddyfile", "--config", path];
  },
};

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks as a browser that believes every certificate. @param address e.g. `https://www.example.org:43210/about` */
async function ask(
  address: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: URLSearchParams } = {},
): Promise<Answer> {
  const { protocol, hostname, port, pathname } = new URL(address);
  const options = {
    host: "127.0.0.1",
    port,
    path: pathname,
    servername: hostname,
    agent: false as const,
    method: body ? "POST" : "GET",
    headers: {
      host: hostname,
      ...headers,
      ...(body && { "content-type": "application/x-www-form-urlencoded" }),
    },
    rejectUnauthorized: false,
  };
  const asked = protocol === "https:" ? secureRequest(options) : plainRequest(options);
  asked.end(body?.toString());
  const [answer] = await once(asked, "response");
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

/** Starts the site and a proxy in front of it, as in `docs/how-to/deploy.md`. */
async function startBehind(
  name: keyof typeof proxies,
): Promise<ProxyPorts & { server: RunningSite; said(): string }> {
  const server = await startSite({
    TRUST_PROXY: "1",
    PUBLIC_URL: "https://www.example.org",
    RATE_LIMIT_BURST: "2",
    RATE_LIMIT_PER_MINUTE: "1",
  });
  const folder = join(temporaryFolder(), name);
  mkdirSync(folder);
  const http = await freePort();
  let https = http;
  while (https === http) https = await freePort();
  const ports = { http, https, folder, site: server.origin.replace("http://", "") };
  const [program = "", ...typed] = proxies[name](ports);
  const proxy = spawn(program, typed, {
    env: { ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/sbin`, HOME: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [proxy.stdout, proxy.stderr]) {
    stream.on("data", (part) => {
      said += String(part);
    });
  }
  onTestFinished(async () => {
    proxy.kill("SIGTERM");
    if (proxy.exitCode === null && proxy.signalCode === null) await once(proxy, "exit");
    await server[Symbol.asyncDispose]();
  });
  const health = `https://www.example.org:${ports.https}/healthz`;
  const isUp = () => ask(health).then(({ status }) => status === 200);
  await until(() => isUp().catch(() => false), { report: () => said });
  return { ...ports, server, said: () => said };
}

describe.each(Object.keys(proxies) as (keyof typeof proxies)[])("%s in front", (name) => {
  test.runIf(isHere(name))(
    "passes everything on, leads to the one name, and believes no visitor who names another address",
    async () => {
      const { http, https, folder, server, said } = await startBehind(name);
      const site = `https://www.example.org:${https}`;

      const headers = { "accept-encoding": "br" };
      const { headers: passed, status } = await ask(`${site}/about`, { headers });
      expect(status).toBe(200);
      const direct = await ask(`http://www.example.org:${new URL(server.origin).port}/about`, {
        headers,
      });
      const notOurs = ["connection", "keep-alive", "date", "server", "via", "alt-svc"];
      const ours = (all: IncomingHttpHeaders) =>
        Object.fromEntries(Object.entries(all).filter(([field]) => !notOurs.includes(field)));
      expect(ours(passed)).toEqual(ours(direct.headers));
      expect(passed["content-encoding"]).toBe("br");

      for (const elsewhere of [`https://example.org:${https}`, `http://www.example.org:${http}`]) {
        const led = await ask(`${elsewhere}/about`);
        expect([301, 308], elsewhere).toContain(led.status);
        expect(led.headers.location?.replace(`:${https}`, ""), elsewhere).toBe(
          "https://www.example.org/about",
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
      expect((await ask(`${site}/search?q=secret`)).status).toBe(502);
      const written = readdirSync(folder)
        .filter((file) => file.endsWith(".log"))
        .map((file) => readFileSync(join(folder, file), "utf8"));
      expect(written.join("") + said()).not.toMatch(/secret|\/about|remote_ip|client: /);
    },
    60_000,
  );
});

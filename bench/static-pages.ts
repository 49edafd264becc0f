/**
 * How quickly are pre-rendered pages served? The home page, packed with Brotli, over 64 connections to one
 * core; beside it on the same core, in turns, nginx if it is installed, bare node:http that sends the same bytes and
 * nothing else. The same over TLS, as visitors come: the site behind nginx and Caddy with their files of deploy/, and
 * nginx alone.
 *
 *   npm run benchmark -- static-pages [seconds]
 */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../tests/support/free-port.ts";
import { type ProxyName, proxies, takeOverRules } from "../tests/support/proxies.ts";
import { selfSigned } from "../tests/support/self-signed.ts";
import { until } from "../tests/support/until.ts";
import {
  type LoadResult,
  leaveFirstCore,
  measureServer,
  onFirstCore,
  printResult,
  startOurSite,
} from "./support/load.ts";

const seconds = Number(process.argv[2] ?? 5);
/** Minimum pace of deploy/nginx.conf, as a share of nginx's alone. Node alone is for laptops, and has no bound. */
const minShareBehindNginx = 0.9;
const roundCount = 5;
const page = "build/site/index.html";
const folder = mkdtempSync(join(tmpdir(), "otc-benchmark-"));

const load = {
  connections: 64,
  expected: "HTTP/1.1 200",
  question: () =>
    "GET / HTTP/1.1\r\nHost: www.example.org\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br\r\n" +
    "User-Agent: benchmark\r\n\r\n",
  seconds,
};

const isInstalled = (...command: [string, string]) =>
  spawnSync(command[0], [command[1]]).status === 0;
leaveFirstCore();
const sitePort = await freePort();
/** For what a proxy answers without TLS. */
const spare = await freePort();
const behind = startOurSite(sitePort, join(folder, "behind"), {
  TRUST_PROXY: "1",
  PUBLIC_URL: "https://www.example.org",
});

/** What the site says of its page: nginx alone is to send the same. */
const sameHeaders = await headersOf(`http://127.0.0.1:${sitePort}/`);

const contestants: Record<string, (port: number) => ReturnType<typeof onFirstCore>> = {
  "this site": (port) => startOurSite(port, join(folder, "data")),
  "bare node:http": startBareServer,
  ...(isInstalled("nginx", "-v")
    ? {
        nginx: (port) => startNginx(port, ""),
        "nginx with TLS": (port) => startNginx(port, "ssl"),
        "deploy/nginx.conf": (port) => startProxy("nginx", port),
      }
    : {}),
  ...(isInstalled("caddy", "version")
    ? { "deploy/Caddyfile": (port) => startProxy("caddy", port) }
    : {}),
};

try {
  const rounds = new Map<string, LoadResult[]>();
  for (let round = 0; round < roundCount; round += 1) {
    for (const [name, start] of Object.entries(contestants)) {
      const asked = name.startsWith("deploy/") ? { behind: behind.pid } : {};
      const isSecure = yardstickOf(name) === "nginx with TLS" || name === "nginx with TLS";
      const result = await measureServer(start, { ...load, ...asked, isSecure });
      printResult(name, result);
      rounds.set(name, [...(rounds.get(name) ?? []), result]);
    }
  }
  console.log();
  for (const name of rounds.keys()) {
    const yardstick = yardstickOf(name);
    if (!yardstick || !rounds.has(yardstick)) continue;
    const byPace = pace(name) / pace(yardstick);
    const byCore = coreTime(yardstick) / coreTime(name);
    console.log(
      `${name} serves at ${byPace.toFixed(2)} × ${yardstick} by pace (medians of five rounds), ` +
        `and ${byCore.toFixed(2)} × by core time (least of five rounds, steadier on a busy machine).`,
    );
    const isTooSlow = Math.max(byPace, byCore) < minShareBehindNginx;
    if (name === "deploy/nginx.conf" && isTooSlow) process.exitCode = 1;
  }

  function pace(name: string): number {
    return (
      (rounds.get(name) ?? []).map(({ perSecond }) => perSecond).toSorted((a, b) => a - b)[2] ?? 0
    );
  }

  function coreTime(name: string): number {
    return Math.min(...(rounds.get(name) ?? []).map((result) => result.coreTime));
  }
} finally {
  behind.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}

/** The headers of an answer as directives of nginx, without those that it writes itself. */
async function headersOf(address: string): Promise<string> {
  let headers = new Headers();
  const isThere = (answer: Response) => {
    headers = answer.headers;
    return answer.ok;
  };
  await until(() =>
    fetch(address, { headers: { "accept-encoding": "br" } }).then(isThere, () => false),
  );
  return [...headers]
    .filter(([name]) => !/^(?:content-(?!security)|connection|date|etag|keep-alive)/.test(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
    .join("\n");
}

/** What a server is compared with. */
function yardstickOf(name: string): string | undefined {
  if (name.startsWith("deploy/")) return "nginx with TLS";
  return name === "this site" || name === "bare node:http" ? "nginx" : undefined;
}

function startBareServer(port: number) {
  const file = join(folder, "bare.mjs");
  writeFileSync(
    file,
    `import { readFileSync } from "node:fs";
import { createServer } from "node:http";
const body = readFileSync(${JSON.stringify(join(process.cwd(), `${page}.br`))});
createServer((_, response) => {
  response.writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "br", "Content-Length": body.length });
  response.end(body);
}).listen(${port}, "127.0.0.1");`,
  );
  return onFirstCore(process.execPath, [file], {});
}

function startNginx(port: number, ssl: "" | "ssl") {
  const root = join(folder, "nginx");
  mkdirSync(root, { recursive: true });
  chmodSync(folder, 0o755);
  // Stock nginx sends gzip twins from the disk; it gets the bytes of our Brotli ones, to send as many.
  copyFileSync(page, join(root, "index.html"));
  copyFileSync(`${page}.br`, join(root, "index.html.gz"));
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit;
events { worker_connections 512; }
http {
  access_log off; gzip_static on; sendfile on; tcp_nopush on; open_file_cache max=100;
  keepalive_requests 1000000000; default_type text/html;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  ${ssl && certificates()}
  ${ssl && sameHeaders}
  server { listen 127.0.0.1:${port} ${ssl}; root ${root}; index index.html; }
}`,
  );
  return onFirstCore("nginx", ["-c", file, "-p", folder], {});
}

/** The same settings of TLS as in `deploy/nginx.conf`. */
function certificates(): string {
  const { key, cert } = selfSigned(Date.parse("2026-01-01"), Date.parse("2126-01-01"));
  writeFileSync(join(folder, "key.pem"), key);
  writeFileSync(join(folder, "certificate.pem"), cert);
  return `ssl_protocols TLSv1.2 TLSv1.3; ssl_certificate ${folder}/certificate.pem; ssl_certificate_key ${folder}/key.pem;`;
}

/** The site behind a proxy with its file of `deploy/`. */
function startProxy(name: ProxyName, port: number) {
  const own = mkdtempSync(join(folder, name));
  const build = resolve("build");
  const places = { folder: own, build, rules: takeOverRules(own, build) };
  const site = `127.0.0.1:${sitePort}`;
  const [program = "", ...typed] = proxies[name]({ ...places, http: spare, https: port, site });
  const file = join(own, name === "nginx" ? "nginx.conf" : "Caddyfile");
  const text = readFileSync(file, "utf8");
  const alike =
    name === "nginx"
      ? text
          .replace("events {}", "master_process off; events { worker_connections 512; }")
          .replace("http {", "http { keepalive_requests 1000000000;")
      : text.replace("log default {", "log default {\nlevel ERROR");
  writeFileSync(file, alike);
  return onFirstCore(program, typed, { HOME: own });
}

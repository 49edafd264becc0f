/**
 * How quickly are pre-rendered pages served? The home page, packed with Brotli, over 64 connections to one
 * core; beside it on the same core, in turns, nginx if it is installed, and bare node:http that sends the
 * same bytes and nothing else.
 *
 *   npm run benchmark -- static-pages [seconds]
 */
import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type LoadResult,
  leaveFirstCore,
  measureServer,
  onFirstCore,
  printResult,
  startOurSite,
} from "./support/load.ts";

const seconds = Number(process.argv[2] ?? 5);
/** Minimum pace, as a share of nginx's. */
const minShareOfNginx = 0.4;
const page = "build/client/index.html";
const folder = mkdtempSync(join(tmpdir(), "otc-benchmark-"));

const load = {
  connections: 64,
  expected: "HTTP/1.1 200",
  question: () =>
    "GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br\r\n" +
    "User-Agent: benchmark\r\n\r\n",
  seconds,
};

const contestants: Record<string, (port: number) => ReturnType<typeof onFirstCore>> = {
  "this site": (port) => startOurSite(port, join(folder, "data")),
  "bare node:http": startBareServer,
  ...(spawnSync("nginx", ["-v"]).status === 0 ? { nginx: startNginx } : {}),
};

try {
  leaveFirstCore();
  const rounds = new Map<string, LoadResult[]>();
  for (let round = 0; round < 3; round += 1) {
    for (const [name, start] of Object.entries(contestants)) {
      const result = await measureServer(start, load);
      printResult(name, result);
      rounds.set(name, [...(rounds.get(name) ?? []), result]);
    }
  }
  const yardstick = rounds.has("nginx") ? "nginx" : "bare node:http";
  const byPace = pace("this site") / pace(yardstick);
  const byCore = coreTime(yardstick) / coreTime("this site");
  console.log(
    `\nThis site serves at ${byPace.toFixed(2)} × ${yardstick} by pace (medians of three rounds), ` +
      `and ${byCore.toFixed(2)} × by core time (least of three rounds, steadier on a busy machine).`,
  );
  if (yardstick === "nginx" && Math.max(byPace, byCore) < minShareOfNginx) process.exitCode = 1;

  function pace(name: string): number {
    return (
      (rounds.get(name) ?? []).map(({ perSecond }) => perSecond).toSorted((a, b) => a - b)[1] ?? 0
    );
  }

  function coreTime(name: string): number {
    return Math.min(...(rounds.get(name) ?? []).map((result) => result.coreTime));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
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

function startNginx(port: number) {
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
  server { listen 127.0.0.1:${port}; root ${root}; index index.html; }
}`,
  );
  return onFirstCore("nginx", ["-c", file, "-p", folder], {});
}

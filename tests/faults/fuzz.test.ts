import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { sitePaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";

/** `FUZZ_REQUESTS=30000` sends so many requests, `FUZZ_SEED=7` others than those of seed 1. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 2000);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const senders = 16;

/** Small repeatable random numbers (mulberry32). */
function randomFrom(start: number) {
  let state = start;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return { below, one: <Value>(of: readonly Value[]) => of[below(of.length)] as Value };
}

const oddities = [
  ..."%00 %0d%0a .. // ; ? # & = + %2e%2e%2f %ff %c0%af ' \" < > \\ @ : * | ~ {} []".split(" "),
  "ŋ",
  "፩",
  "😀",
  "\u202e",
  "a".repeat(3000),
  "%F0%9F%98%80",
  "-1",
  "1e999",
  "null",
];
const methods = ["GET", "GET", "GET", "POST", "POST", "HEAD", "OPTIONS", "PUT", "TRACE", "QUERY"];
const formPaths = ["/contact", "/newsletter", "/donate", "/donate/webhook/sandbox", "/search"];
const fields = [
  "firstName",
  "lastName",
  "email",
  "subject",
  "message",
  "amount",
  "_key",
  "_change",
  "_started",
  "organization",
  "q",
  "about",
  "__proto__",
  "a[b]",
  "",
];
const types = [
  "application/x-www-form-urlencoded",
  "application/json",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "text/plain",
  "application/json; charset=utf-16",
  ";;;",
];
const headers = [
  "Accept-Encoding",
  "Accept",
  "Range",
  "If-None-Match",
  "If-Range",
  "Origin",
  "Referer",
  "X-Forwarded-For",
  "Cookie",
  "Content-Encoding",
  "Save-Data",
  "Expect-CT",
  "Forwarded",
];

/** One request as bytes: mostly right, and wrong somewhere. */
function writeRequest({ below, one }: ReturnType<typeof randomFrom>, paths: readonly string[]) {
  const method = one(methods);
  const isPost = method === "POST" || method === "PUT";
  let path = one(isPost ? formPaths : paths);
  if (below(2)) path += one(["", "/", "?q=", "?page=", "/../"]) + one(oddities);
  const value = () => (below(3) ? one(oddities) : `${one(fields)}@example.org`);
  const pairs = Array.from({ length: below(9) }, () => [one(fields), value()] as const);
  const type = one(types);
  const body = !isPost
    ? ""
    : type.startsWith("application/json") && below(4)
      ? JSON.stringify(Object.fromEntries(pairs))
      : type.startsWith("multipart")
        ? pairs
            .map(
              ([name, text]) =>
                `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
            )
            .join("") + one(["--x--", "--x", ""])
        : pairs.map((pair) => pair.join("=")).join("&");
  const lines = [
    `${method} ${path.replaceAll(/\s/g, "")} HTTP/1.1`,
    "Host: localhost",
    "Connection: close",
  ];
  if (isPost) lines.push(`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`);
  if (below(2))
    lines.push(`Accept: ${one(["application/json", "text/html", "*/*", ";q=", "a/b"])}`);
  for (let count = below(4); count > 0; count -= 1) {
    lines.push(
      `${one(headers)}: ${one([...oddities, "bytes=0-0", "bytes=9-1,5-", "gzip;q=0", '"x"'])}`,
    );
  }
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

/** The status of the answer; 0 when the connection was closed without one. */
function ask(port: number, request: string): Promise<number> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.setEncoding("latin1").on("data", (text: string) => {
      if (answer.length < 20) answer += text.slice(0, 20);
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
  });
}

/** What the process holds of the machine's memory, in MB. */
function residentMemory(site: RunningSite): number {
  const status = readFileSync(`/proc/${site.process.pid}/status`, "utf8");
  return (Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1]) * 1024) / 1e6;
}

test(`answers ${requests} random requests of seed ${seed} without failure or memory growth`, async () => {
  test.setTimeout(600_000);
  await using site = await startSite({
    RATE_LIMIT_BURST: "1000000",
    RATE_LIMIT_PER_MINUTE: "1000000",
    LOG_LEVEL: "error",
  });
  const port = Number(new URL(site.origin).port);
  const random = randomFrom(seed);
  const paths = [
    ...sitePaths(),
    "/donate/status/x",
    "/newsletter/confirm/x",
    "/healthz",
    "/nowhere",
  ];
  const statuses = new Map<number, number>();
  const bad: string[] = [];
  let sent = 0;
  await Promise.all(
    Array.from({ length: senders }, async () => {
      while (sent < requests) {
        sent += 1;
        const request = writeRequest(random, paths);
        const status = await ask(port, request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 0 || status >= 500) bad.push(`${status}: ${request.slice(0, 300)}`);
      }
    }),
  );
  expect(bad).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(requests / 20);
  expect(statuses.size).toBeGreaterThan(4);
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  const memory = residentMemory(site);
  // It levels off below 160 MB, after 6,000 requests as after 2,000.
  expect(memory).toBeLessThanOrEqual(165);
});

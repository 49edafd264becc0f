import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { Agent } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  type Answer,
  ask,
  isHere,
  ownHeaders,
  settingsBehindProxy,
  startBehind,
  startProxy,
} from "../support/behind-proxy.ts";
import { type ProxyName, proxies } from "../support/proxies.ts";
import { startSite } from "../support/running-site.ts";
import { storedMessages } from "../support/stored-messages.ts";
import { until } from "../support/until.ts";

/** How many pages are read while the server is killed: `PROXY_READS=10000`. */
const reads = Number(process.env.PROXY_READS ?? 600);

const files = readdirSync("build/site", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^\.|\.(?:br|gz)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice("build/site".length))
  .map((name) => name.replace(/\/index\.html$/, "") || "/")
  .filter((path) => !/^\/(?:404|405|429|500)$/.test(path));
const script = files.find((path) => /^\/assets\/.*\.js$/.test(path)) ?? "";
const pdf = files.find((path) => /^\/documents\/.*\.pdf$/.test(path)) ?? "";

/** A page of each kind, and files that are packed, are not, and may be read in parts. */
const paths = ["/", "/about", "/contact", "/feeds/news.rss", "/data/laws.csv", script, pdf].filter(
  (path) => files.includes(path),
);
const packings = ["gzip, deflate, br, zstd", "gzip", "br;q=0, gzip", "identity"];

type Asked = [path: string, headers: Record<string, string>];
const questions = paths.flatMap((path): Asked[] => [
  ...packings.map((packing): Asked => [path, { "accept-encoding": packing }]),
  [path, { "accept-encoding": "br", "save-data": "on" }],
]);

/** All that a proxy answers, as it is to be compared. */
async function readAll(address: string, asked: readonly Asked[] = questions) {
  const answers = new Map<string, { status: unknown; headers: unknown; body: string }>();
  for (const [path, headers] of asked) {
    const answer = await ask(`${address}${path}`, { headers });
    const body = answer.body.toString("base64");
    const key = `${path} ${JSON.stringify(headers)}`;
    answers.set(key, { status: answer.status, headers: ownHeaders(answer), body });
  }
  return answers;
}

function message(subject: string): URLSearchParams {
  return new URLSearchParams({
    firstName: "Amina",
    lastName: "Tester",
    email: "amina@example.org",
    subject,
    message: "Is this kept?",
  });
}

const own = { origin: "https://www.example.org" };

/** What somebody reads who can read nothing: an honest answer with our headers, and what to do. */
function expectHonest({ status, headers, body }: Answer, advice = "Please try again"): void {
  expect(status).toBe(503);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["strict-transport-security"]).toContain("max-age=63072000");
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body.toString()).toContain(advice);
}

describe.each((Object.keys(proxies) as ProxyName[]).filter(isHere))("behind %s", (name) => {
  test("reading goes on with the same headers and bytes after the server was killed, and no form is acknowledged", async () => {
    const { server, startStandIn, address } = await startBehind(name);
    const direct = await readAll(`http://www.example.org:${new URL(server.origin).port}`);
    expect(direct.size).toBe(questions.length);
    expect(await readAll(address)).toEqual(direct);
    const standIn = await startStandIn();

    await server.kill();
    expect(await readAll(address)).toEqual(direct);
    // Not read before, so no proxy can have kept it.
    const fresh = await ask(`${address}/about/values`, { headers: { "accept-encoding": "br" } });
    expect(fresh.status).toBe(200);

    const form = await ask(`${address}/contact`, { headers: own, body: message("No server") });
    expect(form.status).toBe(503);
    expect(Number(form.headers["retry-after"])).toBeGreaterThan(0);
    // What was typed comes back.
    expect(form.body.toString()).toContain("Is this kept?");
    const sent = { headers: { ...own, accept: "application/json" }, body: message("No server") };
    expect((await ask(`${address}/contact`, sent)).status).toBe(503);
    expect(storedMessages(server.dataFolder)).toEqual([]);
    // What needs the records is away for a while, and not broken.
    for (const path of ["/newsletter/archive", "/newsletter/feed.xml"]) {
      expectHonest(await ask(`${address}${path}`));
    }
    const payment = await ask(`${address}/donate/thanks/no-token`);
    expectHonest(payment, "Do not pay again.");

    await standIn.kill();
    expectHonest(await ask(`${address}/contact`, sent));
    expectHonest(await ask(`${address}/search?q=law`));
  });

  test("a page can be asked for again, by its head and in parts", async () => {
    const { address } = await startBehind(name);
    const headers = { "accept-encoding": "br" };
    for (const turn of ["first", "second"]) {
      const page = await ask(`${address}/about`, { headers });
      const known = { ...headers, "if-none-match": String(page.headers.etag) };
      const same = await ask(`${address}/about`, { headers: known });
      expect(same.status, turn).toBe(304);
      expect(same.body.length, turn).toBe(0);
      expect(same.headers["content-security-policy"]).toBe(page.headers["content-security-policy"]);
      expect(same.headers.etag, turn).toBe(page.headers.etag);
      expect(same.headers.vary, turn).toBe(page.headers.vary);
      const gzip = await ask(`${address}/about`, {
        headers: { ...known, "accept-encoding": "gzip" },
      });
      expect(gzip.status, turn).toBe(200);
      const head = await ask(`${address}/about`, { headers, method: "HEAD" });
      expect(ownHeaders(head), turn).toEqual(ownHeaders(page));
      const part = await ask(`${address}${pdf}`, { headers: { range: "bytes=10-19" } });
      expect(part.status, turn).toBe(206);
      const whole = await ask(`${address}${pdf}`);
      expect(part.body, turn).toEqual(whole.body.subarray(10, 20));
    }
  });

  test("a new deployment shows within seconds, headers included", async () => {
    const { address, server } = await startBehind(name);
    const asked = () => ask(`${address}/about`, { headers: { "accept-encoding": "br" } });
    const old = await asked();
    expect(old.headers["strict-transport-security"]).not.toContain("preload");
    await server.kill();
    const { port: PORT } = new URL(server.origin);
    await using _next = await startSite({ ...settingsBehindProxy, PORT, HSTS_PRELOAD: "yes" });
    const isNew = async () =>
      (await asked()).headers["strict-transport-security"]?.includes("preload") ?? false;
    await until(isNew, { seconds: 4 });
    expect((await asked()).headers.etag).toBe(old.headers.etag);
  });

  test(`${reads} reads see nothing of a server that is killed in between`, async () => {
    const { address, server, startStandIn } = await startBehind(name);
    await startStandIn();
    const agent = new Agent({ keepAlive: true, maxSockets: 16, rejectUnauthorized: false });
    onTestFinished(() => agent.destroy());
    const port = new URL(server.origin).port;
    const wrong: string[] = [];
    let done = 0;
    const reader = async () => {
      while (done < reads) {
        done += 1;
        const path = files[done % files.length] ?? "/";
        const headers = { "accept-encoding": "br" };
        const answer = await ask(`${address}${path}`, { headers, agent }).catch(String);
        if (typeof answer === "string") wrong.push(`${path}: ${answer}`);
        else if (answer.status !== 200) wrong.push(`${path}: ${answer.status}`);
        else if (answer.body.length !== Number(answer.headers["content-length"]))
          wrong.push(`${path}: cut`);
      }
    };
    const kills = async () => {
      let running = server;
      for (let kill = 1; kill <= 3; kill += 1) {
        await until(() => done >= (reads * kill) / 5, { seconds: 300 });
        await running.kill();
        running = await startSite({ ...settingsBehindProxy, PORT: port });
        const started = running;
        onTestFinished(() => started[Symbol.asyncDispose]());
      }
    };
    await Promise.all([kills(), ...Array.from({ length: 16 }, reader)]);
    expect(wrong).toEqual([]);
  }, 600_000);

  test("nothing that is written names a visitor, a token or what was looked for", async () => {
    const { address, server, folder, said } = await startBehind(name);
    const visitor = { "x-forwarded-for": "203.0.113.77", cookie: "name=zebra-cookie", ...own };
    const readAgain = async () => {
      for (const path of [
        "/search?q=zebra-search",
        "/donate/thanks/zebra-token",
        "/newsletter/confirm/zebra-token",
        "/contact/sent?reference=0FEDCBA9",
        "/about?from=zebra-query",
        "/about",
      ]) {
        await ask(`${address}${path}`, { headers: { ...visitor, "accept-encoding": "br" } });
        await ask(`${address}${path}`, { headers: { "user-agent": "zebra-agent" } });
      }
    };
    await readAgain();
    // Longer than any buffer that a proxy has by itself.
    const body = message("zebra-subject");
    body.set("message", "zebra-body ".repeat(6000));
    await ask(`${address}/contact`, { headers: visitor, body });
    await server.kill();
    await readAgain();
    const written = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const all = written.map((file) => readFileSync(file, "latin1")).join("\n") + said();
    const leak = /.{0,80}(?:zebra-\w+|0FEDCBA9|203\.0\.113|remote_ip|client: ).{0,80}/.exec(all);
    expect(leak?.[0]).toBeUndefined();
    const kept = written.filter((file) => file.startsWith(`${folder}/cache/`));
    const keys = kept.map((file) => /\nKEY: (.*)\n/.exec(readFileSync(file, "latin1"))?.[1]);
    // Once without a cookie and a query.
    expect(keys).toEqual(name === "nginx" ? ["  /about"] : []);
    for (const spool of ["client_body", "proxy"]) {
      const place = join(folder, spool);
      if (existsSync(place)) expect(readdirSync(place), spool).toEqual([]);
    }
  });
});

describe.runIf(isHere("nginx"))("nginx", () => {
  test("knows all that an answer that lies ready may differ by", async () => {
    await using site = await startSite(settingsBehindProxy);
    const known = ["Accept-Encoding", "Save-Data"];
    for (const path of files) {
      const { headers } = await fetch(`${site.origin}${path}`, { method: "HEAD" });
      const varies = headers.get("vary")?.split(/,\s*/) ?? [];
      expect(known, path).toEqual(expect.arrayContaining(varies));
    }
  });

  test("gives nobody what was packed for another", async () => {
    // Says what it was asked, in a page that may be kept.
    const upstream = createServer(({ headers }, response) => {
      const said = ["accept-encoding", "save-data"];
      const body = JSON.stringify(said.map((field) => headers[field] ?? ""));
      response.writeHead(200, { ETag: `"${body.length}"`, "Cache-Control": "no-cache" }).end(body);
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void upstream.close());
    await once(upstream, "listening");
    const here = `127.0.0.1:${(upstream.address() as AddressInfo).port}`;
    const { address } = await startProxy("nginx", here, here);
    const cases: [encoding: string, asked: string][] = [
      ["gzip, deflate, br, zstd", "br"],
      ["gzip, deflate, br, zstd, dcb, dcz", "br"],
      ["BR", "br"],
      ["br;q=0.5, gzip;q=1.0", "br"],
      ["br;q=0, gzip", "gzip"],
      ["br; q=0.000, gzip;q=0", ""],
      ["x-br, gzip-x", ""],
      ["identity", ""],
      ["", ""],
    ];
    // Twice, so that the second comes from what was kept.
    for (const [encoding, asked] of [...cases, ...cases.toReversed()]) {
      for (const saves of ["", "on"]) {
        const headers = {
          ...(encoding && { "accept-encoding": encoding }),
          ...(saves && { "save-data": saves }),
        };
        const { body } = await ask(`${address}/about`, { headers });
        expect(JSON.parse(body.toString()), JSON.stringify(headers)).toEqual([asked, saves]);
      }
    }
  });

  test("hands out what it has kept when neither the site nor its stand-in is there", async () => {
    const { address, server } = await startBehind("nginx");
    const before = await readAll(address);
    await server.kill();
    expect(await readAll(address)).toEqual(before);
    // In a form in which nobody has read this page: such a browser gets what most get.
    const headers = { "accept-encoding": "gzip, deflate, br, zstd", "save-data": "on" };
    const plain = await ask(`${address}/about`, { headers });
    expect(plain.status).toBe(200);
    expect(plain.headers["content-encoding"]).toBe("br");
    expectHonest(await ask(`${address}/about/values`, { headers }));
  });
});

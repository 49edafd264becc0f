import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { Agent } from "node:https";
import { join } from "node:path";
import { type HeaderRules, headersFor } from "#server/http/header-rules.ts";
import { mediaType } from "#server/http/media-types.ts";
import type { AtEnd } from "../support/at-end.ts";
import { atTestEnd } from "../support/at-end.ts";
import { ask, isHere, ownHeaders, startBehind } from "../support/behind-proxy.ts";
import { type DeployedSite, deploySite } from "../support/deployed-site.ts";
import { hostHeadersFor } from "../support/host-headers.ts";
import { type ProxyName, proxies } from "../support/proxies.ts";
import { storedMessages } from "../support/stored-messages.ts";
import { expect, test } from "../support/test.ts";
import { until } from "../support/until.ts";

/** How many files are read while the server is killed and the site is built again: `PROXY_READS=10000`. */
const reads = Number(process.env.PROXY_READS ?? 600);

const site = "build/site";
const files = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^[._]|\.(?:br|gz)$|^\d{3}\.html$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(site.length));
const first = (pattern: RegExp) => files.find((file) => pattern.test(file)) ?? "";
/** The address of a file: pages have no ending, but for those to take away. */
const addressOf = (file: string) =>
  /\/pack\/[^/]*$/.test(file) ? file : file.replace(/(?:\/index)?\.html$/, "") || "/";
const lengthOf = (file: string) =>
  statSync(existsSync(`${site}${file}.br`) ? `${site}${file}.br` : `${site}${file}`).size;
const pdf = first(/^\/documents\/.*\.pdf$/);

/** One file of each kind, by what it is. */
const kinds: [kind: string, file: string][] = [
  ["the home page", "/index.html"],
  ["a page", "/about.html"],
  ["a page beside a folder", "/data.html"],
  ["a page in a folder", "/about/team.html"],
  ["a page to take away", first(/\/pack\/.*\.html$/)],
  ["a script", first(/^\/assets\/.*\.js$/)],
  ["a font", first(/^\/assets\/.*\.woff2$/)],
  ["a drawing", first(/^\/art\/.*\.svg$/)],
  ["a drawing from data", first(/\/loom\.svg$/)],
  ["a card", first(/^\/cards\//)],
  ["a PDF", pdf],
  ["a feed", "/feeds/news.rss"],
  ["another feed", "/feeds/news.atom"],
  ["data", "/data/laws.csv"],
  ["data for programs", "/data/laws.json"],
  ["a calendar", first(/\.ics$/)],
  ["the list of the search", "/search/index.json"],
  ["the worker", "/offline-worker.js"],
  ["the manifest", "/site.webmanifest"],
  ["rules for prefetching", "/prefetch.speculationrules"],
  ["a picture of the press", first(/^\/press\/.*\.png$/)],
  ["a favicon", "/favicon.svg"],
  ["the map for search engines", "/sitemap.xml"],
  ["rules for robots", "/robots.txt"],
];
const packings: [accepted: string, ending: string][] = [
  ["gzip, deflate, br, zstd", ".br"],
  ["gzip", ".gz"],
  ["br;q=0, gzip", ".gz"],
  ["identity", ""],
];
const encodings: Record<string, string | undefined> = { ".br": "br", ".gz": "gzip" };

/** Headers that differ from program to program, and what they have in common is tried on its own. */
const ofPrograms = [
  "etag",
  "last-modified",
  "accept-ranges",
  "vary",
  "content-length",
  "transfer-encoding",
];

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

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

/** A proxy before the site, or our own server alone, as `npm start` runs it. */
async function start(name: string, atEnd: AtEnd): Promise<{ address: string; site: DeployedSite }> {
  if (name !== "npm start") return startBehind(name as ProxyName, {}, atEnd);
  const site = await deploySite(atEnd);
  const server = await site.start();
  return { address: `http://www.example.org:${new URL(server.origin).port}`, site };
}

const fronts = ["npm start", ...Object.keys(proxies).filter(isHere)];

for (const name of fronts) {
  test.describe(`${name}`, () => {
    let front: Awaited<ReturnType<typeof start>>;
    const ends: (() => unknown)[] = [];
    test.beforeAll(async () => {
      front = await start(name, (end) => ends.unshift(end));
    });
    test.afterAll(async () => {
      for (const end of ends) await end();
    });

    test("sends each kind of file as the list of the build says, and as hosts of files read it", async () => {
      const { address, site } = front;
      const rules = JSON.parse(
        readFileSync(join(site.build, "headers.json"), "utf8"),
      ) as HeaderRules;
      const forHosts = readFileSync(join(site.build, "site/_headers"), "utf8");
      for (const [kind, file] of kinds) {
        const path = addressOf(file);
        for (const [accepted, ending] of packings) {
          const packed = join(site.build, "site", file + ending);
          const isPacked = ending !== "" && existsSync(packed);
          const answer = await ask(`${address}${path}`, {
            headers: { "accept-encoding": accepted },
          });
          const title = `${kind}, ${path}, ${accepted}`;
          expect(answer.status, title).toBe(200);
          const bytes = readFileSync(isPacked ? packed : join(site.build, "site", file));
          expect(answer.body.equals(bytes), title).toBe(true);
          const headers = ownHeaders(answer);
          const type = mediaType(file);
          const wanted = {
            ...lowerCase(headersFor(rules, path)),
            "content-type": type,
            ...(isPacked && { "content-encoding": encodings[ending] }),
          };
          const shown = Object.entries(headers).filter(([field]) => !ofPrograms.includes(field));
          expect(Object.fromEntries(shown), title).toEqual(wanted);
          // Hosts know the types and packings of files, and what browsers ask for each time.
          const ofHosts = hostHeadersFor(forHosts, path);
          expect(wanted, title).toMatchObject(lowerCase(ofHosts));
          expect(headers.etag, title).toMatch(/^(?:W\/)?"[^"]+"$/);
          if (existsSync(join(site.build, "site", `${file}.gz`))) {
            expect(headers.vary, title).toBe("Accept-Encoding");
          }
        }
      }
    });

    test("answers what no file answers in the same way", async () => {
      const { address } = front;
      const read = (path: string) => ask(`${address}${path}`, { headers: { accept: "text/html" } });
      const notFound = readFileSync(join(site, "404.html"), "utf8");
      for (const path of [
        "/nothing",
        "/about.html",
        "/index.html",
        "/404",
        "/502",
        "/assets/nothing-DfQ3x9ka.js",
        "/data/nothing.json",
        "/assets",
        "/.env",
        "/.git/config",
      ]) {
        const answer = await read(path);
        expect(answer.status, path).toBe(404);
        expect(answer.headers["content-type"], path).toBe("text/html; charset=utf-8");
        expect(answer.body.toString() === notFound, path).toBe(true);
        expect(answer.headers["cache-control"], path).not.toContain("immutable");
        expect(answer.headers["strict-transport-security"], path).toContain("max-age=63072000");
        expect(answer.headers["x-frame-options"], path).toBe("DENY");
      }
      const moved: [path: string, status: number, place: string][] = [
        ["/home", 308, "/"],
        ["/about-us?from=a-letter", 308, "/about?from=a-letter"],
        ["/about/", 308, "/about"],
        ["/data/", 308, "/data"],
        ["/about/team/?a=b", 308, "/about/team?a=b"],
      ];
      for (const [path, status, place] of moved) {
        const { status: given, headers } = await read(path);
        expect([given, headers.location], path).toEqual([status, place]);
        expect(headers["x-frame-options"], path).toBe("DENY");
      }
      const posted = await ask(`${address}/about`, { headers: own, body: message("No form") });
      expect(posted.status).toBe(405);
      expect(posted.headers.allow).toBe("GET, HEAD");
      expect(posted.body.toString()).toBe(readFileSync(join(site, "405.html"), "utf8"));
      const deleted = await ask(`${address}/about`, { method: "DELETE" });
      expect(deleted.status).toBe(405);
      // Longer than any form.
      const body = message("Long");
      body.set("message", "word ".repeat(40_000));
      expect((await ask(`${address}/contact`, { headers: own, body })).status).toBe(413);
    });

    test("keeps what is outside of the site to itself", async () => {
      const { address, site } = front;
      expect(existsSync(join(site.build, "pages.json"))).toBe(true);
      for (const path of [
        "/../pages.json",
        "/%2e%2e/pages.json",
        "/about/..%2f..%2fpages.json",
        "/%2e%2e%2fpages.json",
        "/assets/../../pages.json",
        "/..%5cpages.json",
      ]) {
        const { status, body } = await ask(`${address}${path}`, { path });
        expect([400, 404, 308], path).toContain(status);
        expect(body.toString(), path).not.toContain("canonical");
      }
    });

    test("lets a file be asked for again, by its head and in parts", async () => {
      const { address, site } = front;
      const headers = { "accept-encoding": "br" };
      const page = await ask(`${address}/about`, { headers });
      const known = { ...headers, "if-none-match": String(page.headers.etag) };
      const same = await ask(`${address}/about`, { headers: known });
      expect(same.status).toBe(304);
      expect(same.body.length).toBe(0);
      for (const field of ["etag", "vary", "cache-control", "content-security-policy"]) {
        expect(same.headers[field], field).toBe(page.headers[field]);
      }
      // In another packing it is another file.
      const gzip = await ask(`${address}/about`, {
        headers: { ...known, "accept-encoding": "gzip" },
      });
      expect(gzip.status).toBe(200);
      expect(gzip.headers.etag).not.toBe(page.headers.etag);
      const head = await ask(`${address}/about`, { headers, method: "HEAD" });
      expect(head.status).toBe(200);
      expect(head.body.length).toBe(0);
      for (const [field, value] of Object.entries(ownHeaders(page))) {
        if (field !== "transfer-encoding") expect(head.headers[field], field).toBe(value);
      }
      const part = await ask(`${address}${pdf}`, { headers: { range: "bytes=10-19" } });
      expect(part.status).toBe(206);
      const whole = readFileSync(join(site.build, "site", pdf));
      expect(part.headers["content-range"]).toBe(`bytes 10-19/${whole.length}`);
      expect(part.body).toEqual(whole.subarray(10, 20));
      const beyond = await ask(`${address}${pdf}`, { headers: { range: "bytes=99999999-" } });
      expect(beyond.status).toBe(416);
    });
  });
}

for (const name of (Object.keys(proxies) as ProxyName[]).filter(isHere)) {
  test.describe(`behind ${name}`, () => {
    test("every file stays up without the server, and what only the server can do says what to do", async () => {
      const { server, address, site } = await startBehind(name);
      await server.kill();
      for (const file of files) {
        const answer = await ask(`${address}${addressOf(file)}`);
        expect(answer.status, file).toBe(200);
        expect(answer.body.equals(readFileSync(join(site.build, "site", file))), file).toBe(true);
      }
      const unknown = await ask(`${address}/nothing`, { headers: { range: "bytes=0-9" } });
      expect(unknown.status).toBe(404);
      expect(unknown.body.toString()).toBe(readFileSync("build/site/404.html", "utf8"));
      for (const [question, file] of [
        ["/search?q=law", "search.html"],
        ["/count-the-days?from=2026-11-01", "count-the-days.html"],
        ["/contact/sent?reference=0FEDCBA9", "contact/sent.html"],
      ]) {
        const answer = await ask(`${address}${question}`);
        expect(answer.status, question).toBe(200);
        expect(answer.body.toString(), question).toBe(readFileSync(`build/site/${file}`, "utf8"));
        expect(answer.headers["x-frame-options"], question).toBe("DENY");
      }
      const lost = readFileSync("build/site/502.html", "utf8");
      const form = { headers: own, body: message("No server") };
      for (const [path, question] of [
        ["/contact", form],
        ["/about", form],
        ["/newsletter/archive", {}],
        ["/newsletter/confirm/a-token", {}],
        ["/donate/thanks/a-token", {}],
        ["/count-the-days/last-day.ics?from=2026-11-01", {}],
      ] as const) {
        const answer = await ask(`${address}${path}`, question);
        expect(answer.status, path).toBe(502);
        expect(answer.body.toString() === lost, path).toBe(true);
        expect(Number(answer.headers["retry-after"]), path).toBeGreaterThan(0);
        expect(answer.headers["content-type"], path).toBe("text/html; charset=utf-8");
        expect(answer.headers["cache-control"], path).toBe("public, max-age=0, must-revalidate");
        expect(answer.headers["content-security-policy"], path).toBe("frame-ancestors 'none'");
        expect(answer.headers["strict-transport-security"], path).toContain("max-age=63072000");
      }
      expect(storedMessages(server.dataFolder)).toEqual([]);
    });

    test("a new build shows within seconds", async () => {
      const { address, site } = await startBehind(name);
      const asked = async () => (await ask(`${address}/about`)).body.toString();
      expect(await asked()).not.toContain("Built again");
      await site.rebuild("<p>Built again</p>");
      await until(async () => (await asked()).includes("Built again"), { seconds: 4 });
    });

    test(`${reads} reads see nothing of a server that is killed and of builds in between`, async () => {
      test.setTimeout(600_000);
      const { address, server, site } = await startBehind(name);
      const agent = new Agent({ keepAlive: true, maxSockets: 16, rejectUnauthorized: false });
      atTestEnd(() => agent.destroy());
      const port = new URL(server.origin).port;
      const wrong: string[] = [];
      let done = 0;
      const reader = async () => {
        while (done < reads) {
          done += 1;
          const file = files[done % files.length] ?? "";
          const headers = { "accept-encoding": "br" };
          const answer = await ask(`${address}${addressOf(file)}`, { headers, agent }).catch(
            String,
          );
          if (typeof answer === "string") wrong.push(`${file}: ${answer}`);
          else if (answer.status !== 200) wrong.push(`${file}: ${answer.status}`);
          else if (answer.body.length !== lengthOf(file)) wrong.push(`${file}: cut`);
        }
      };
      const kills = async () => {
        let running = server;
        for (let kill = 1; kill <= 3; kill += 1) {
          await until(() => done >= (reads * kill) / 5, { seconds: 300 });
          await running.kill();
          await site.rebuild();
          running = await site.start({ PORT: port });
        }
      };
      await Promise.all([kills(), ...Array.from({ length: 16 }, reader)]);
      expect(wrong).toEqual([]);
    });

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
          "/zebra-page",
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
      for (const spool of ["client_body", "proxy"]) {
        const place = join(folder, spool);
        if (existsSync(place)) expect(readdirSync(place), spool).toEqual([]);
      }
    });
  });
}

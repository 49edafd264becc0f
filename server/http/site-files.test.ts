import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTestSite } from "#tests/support/test-site.ts";
import { compressFolder } from "../../scripts/compress-folder.ts";
import { headerRules } from "../../scripts/headers/header-rules.ts";
import { listen } from "./node-server.ts";

const about = `<!doctype html><h1>About</h1>${"<p>Who we are</p>".repeat(50)}`;
const pdf = "%PDF-1.7 a long document";

async function openBuiltSite() {
  const build = temporaryFolder();
  const files = {
    "index.html": "<!doctype html><title>Home</title>",
    "about.html": about,
    "about/team.html": "<!doctype html><title>Team</title>",
    "404.html": "<!doctype html><h1>404</h1><p>Oops! Page not found</p>",
    "405.html": "<!doctype html><h1>405</h1>",
    "your-data-rights/pack/book.html": "<!doctype html><title>Book</title>",
    _headers: "/*",
    "assets/entry-DfQ3x9ka.js": "export {}",
    "feeds/all.atom": "<feed/>",
    "data/laws.json": "{}",
    "documents/guide.pdf": pdf,
    "prefetch.speculationrules": "{}",
    ".well-known/security.txt": "Contact: mailto:hello@example.org",
    "site.webmanifest": "{}",
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(build, "site", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    const then = new Date("2026-11-01T00:00:00Z");
    utimesSync(file, then, then);
  }
  await compressFolder(join(build, "site"), join(build, "cache"));
  writeFileSync(
    join(build, "pages.json"),
    '[{"path":"/"},{"path":"/about"},{"path":"/about/team"}]',
  );
  const names = Object.keys(files)
    .map((name) => `/${name}`)
    .filter((name) => !/^\/(?:index|about|about\/team|\d+)\.html$/.test(name));
  const rules = headerRules({ isEncrypted: true }, names, []);
  return openTestSite({ build, rules });
}

type Site = Awaited<ReturnType<typeof openTestSite>>;

const get = (site: Site, path: string, headers: Record<string, string> = {}, method = "GET") =>
  site.fetch(new Request(`https://www.example.org${path}`, { headers, method }));

const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("a page of the build", () => {
  test("is sent packed to whoever takes that, and each way has a tag of its own", async () => {
    const site = await openBuiltSite();
    const br = await get(site, "/about", { "accept-encoding": "gzip, deflate, br, zstd" });
    expect(br.status).toBe(200);
    expect(br.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(br.headers.get("vary")).toBe("Accept-Encoding");
    expect(brotliDecompressSync(await bytes(br)).toString()).toBe(about);

    const gzip = await get(site, "/about", { "accept-encoding": "gzip" });
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(about);

    const plain = await get(site, "/about");
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.headers.get("content-length")).toBe(String(about.length));
    expect((await bytes(plain)).toString()).toBe(about);
    const tags = [br, gzip, plain].map(({ headers }) => headers.get("etag"));
    expect(new Set(tags).size).toBe(3);
  });

  test("is not sent again to a browser that has it", async () => {
    const site = await openBuiltSite();
    const headers = { "accept-encoding": "br" };
    const tag = (await get(site, "/about", headers)).headers.get("etag") ?? "";
    expect(tag).toMatch(/^"[\da-f]+-[\da-f]+"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const again = await get(site, "/about", { ...headers, "if-none-match": known });
      expect(again.status, known).toBe(304);
      expect(again.headers.get("etag")).toBe(tag);
      expect(again.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
      expect(again.headers.get("x-content-type-options")).toBe("nosniff");
      expect(await bytes(again)).toHaveLength(0);
    }
    expect((await get(site, "/about", { ...headers, "if-none-match": '"other"' })).status).toBe(
      200,
    );
  });

  test("answers HEAD with its headers alone", async () => {
    const site = await openBuiltSite();
    const [whole, head] = [await get(site, "/about"), await get(site, "/about", {}, "HEAD")];
    expect([...head.headers]).toEqual([...whole.headers]);
    expect(await bytes(head)).toHaveLength(0);
  });

  test("leads from the address with a slash to its own, with the query", async () => {
    const site = await openBuiltSite();
    const moved = await get(site, "/about/team/?from=mail");
    expect([moved.status, moved.headers.get("location")]).toEqual([308, "/about/team?from=mail"]);
    expect((await get(site, "/about).")).headers.get("location")).toBe("/about");
  });

  test("says which methods it knows", async () => {
    const site = await openBuiltSite();
    const refused = await get(site, "/about", {}, "POST");
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(refused.headers.get("cache-control")).toBe("no-store");
  });
});

test.each([
  [
    "/assets/entry-DfQ3x9ka.js",
    "text/javascript; charset=utf-8",
    "public, max-age=31536000, immutable",
  ],
  ["/feeds/all.atom", "application/atom+xml; charset=utf-8", "public, max-age=0, must-revalidate"],
  ["/data/laws.json", "application/json; charset=utf-8", "public, max-age=0, must-revalidate"],
  [
    "/site.webmanifest",
    "application/manifest+json; charset=utf-8",
    "public, max-age=0, must-revalidate",
  ],
  [
    "/prefetch.speculationrules",
    "application/speculationrules+json",
    "public, max-age=0, must-revalidate",
  ],
  ["/.well-known/security.txt", "text/plain; charset=utf-8", "public, max-age=0, must-revalidate"],
])("%s has its type and is kept as its name allows", async (path, type, cache) => {
  const { status, headers } = await get(await openBuiltSite(), path);
  expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
    200,
    type,
    cache,
  ]);
  expect(headers.get("access-control-allow-origin")).toBe(
    /^\/(?:data|feeds)\//.test(path) ? "*" : null,
  );
});

test("sends parts of a document, under the tag of all of it", async () => {
  const site = await openBuiltSite();
  const path = "/documents/guide.pdf";
  const whole = await get(site, path);
  const part = await get(site, path, { range: "bytes=0-3" });
  expect([part.status, part.headers.get("content-range"), (await bytes(part)).toString()]).toEqual([
    206,
    `bytes 0-3/${pdf.length}`,
    "%PDF",
  ]);
  expect(part.headers.get("etag")).toBe(whole.headers.get("etag"));
  expect((await get(site, path, { range: `bytes=${pdf.length}-` })).status).toBe(416);
});

test("sends all of a document to a client that goes on with another version of it", async () => {
  const answer = await get(await openBuiltSite(), "/documents/guide.pdf", {
    range: "bytes=4-",
    "if-range": '"65f0c8a2-1f4e"',
  });
  expect([answer.status, (await bytes(answer)).toString()]).toEqual([200, pdf]);
});

test("sends a file with the same headers, however its address is written", async () => {
  const site = await openBuiltSite();
  const [plain, encoded] = [
    await get(site, "/assets/entry-DfQ3x9ka.js"),
    await get(site, "/%61ssets/entry-DfQ3x9ka.js"),
  ];
  expect([...encoded.headers]).toEqual([...plain.headers]);
});

test("never redirects to a foreign site", async () => {
  const server = await listen(await openBuiltSite(), { host: "127.0.0.1", port: 0 });
  onTestFinished(() => server.stop(0));
  for (const path of [
    "//evil.example/",
    "//evil.example/about/",
    "/\\evil.example/",
    "/%5cevil.example/",
    "/%2f%2fevil.example/",
    "/about//",
    "/https://evil.example/",
    "/%0d%0aLocation:%20https://evil.example/",
  ]) {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.end(`GET ${path} HTTP/1.1\r\nHost: www.example.org\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    // A backslash is no part of any address.
    expect(answer, path).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).not.toMatch(/^Location:/im);
  }
});

describe("an unknown address", () => {
  test("gets the page for it, with its status, and a line in the log without what was asked", async () => {
    const site = await openBuiltSite();
    const response = await get(site, "/no/such/page?token=1");
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("etag")).toBeNull();
    expect((await bytes(response)).toString()).toContain("Oops! Page not found");
    expect(site.logText()).toContain('"path":"/…/…/…"');
    expect(site.logText()).not.toContain("token");
  });

  test.each([
    "/404",
    "/405.html",
    "/404/",
    "/index.html",
    "/about.html",
    "/about/team.html",
    "/../package.json",
    "/%2e%2e/package.json",
    "/%",
    "/About",
    "/assets",
    "/index",
    "/_headers",
    "/about.html.br",
    "/404.html.gz",
    "/x%00",
    `/${"long".repeat(70)}`,
    `/${"long".repeat(70)}/`,
  ])("is what %s is", async (path) => {
    const site = await openBuiltSite();
    expect((await get(site, path)).status).toBe(404);
  });

  test("is not found for what is sent there either, whatever its name", async () => {
    const site = await openBuiltSite();
    for (const path of ["/x%00", `/${"long".repeat(70)}`]) {
      expect((await get(site, path, {}, "POST")).status).toBe(404);
    }
  });

  test("is not what a page to take away has", async () => {
    const taken = await get(await openBuiltSite(), "/your-data-rights/pack/book.html");
    expect([taken.status, taken.headers.get("content-disposition")]).toEqual([200, "attachment"]);
  });

  test("gets JSON when the client prefers it", async () => {
    const site = await openBuiltSite();
    const response = await get(site, "/nothing", { accept: "application/json" });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: "There is nothing at this address.",
      errors: [],
    });
  });

  test("gets an answer even without a build", async () => {
    const site = await openTestSite();
    const response = await get(site, "/");
    expect(response.status).toBe(404);
    expect((await bytes(response)).toString()).toContain("Return to Home");
  });
});

test("redirects with the query", async () => {
  const moves = [
    { from: "/about-us", to: "/about", status: 308 },
    { from: "/join", to: "/contact?about=careers", status: 307 },
  ] as const;
  const site = await openTestSite({ rules: headerRules({ isEncrypted: true }, [], moves) });
  const moved = await get(site, "/about-us/?a=1");
  expect([moved.status, moved.headers.get("location")]).toEqual([308, "/about?a=1"]);
  const joined = await get(site, "/join?a=1");
  expect([joined.status, joined.headers.get("location")]).toEqual([
    307,
    "/contact?about=careers&a=1",
  ]);
});

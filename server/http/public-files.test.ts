import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTestSite } from "#tests/support/test-site.ts";
import { compressFolder } from "../../scripts/compress-folder.ts";
import { listen } from "./node-server.ts";

const about = `<!doctype html><title>About</title>${"<p>Who we are</p>".repeat(100)}`;
const pdf = "%PDF-1.7 0123456789";

/** A folder as the build leaves it. */
async function writeBuild(more: Record<string, string> = {}): Promise<string> {
  const folder = temporaryFolder();
  const files = {
    "index.html": "<!doctype html><title>Home</title>",
    "about/index.html": about,
    "about/team/index.html": "<!doctype html><title>Team</title>",
    "404/index.html": "<!doctype html><h1>404</h1><p>Oops! Page not found</p>",
    "500/index.html": "<!doctype html><h1>Unexpected Application Error!</h1>",
    "assets/root-DfQ3x9ka.css": "p{}",
    "assets/browser-entry.js": "1",
    "assets/manifest-1a2b3c4d.js": "window.__reactRouterManifest={}",
    "about.data": "secret",
    "__spa-fallback.html": "no",
    ".vite/manifest.json": "{}",
    ".well-known/security.txt": "Contact: mailto:hello@example.org",
    "documents/guide.pdf": pdf,
    "fonts/otc-text.woff2": "font",
    "icons/ŋ.svg": "<svg/>",
    "site.webmanifest": "{}",
    ...more,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  await compressFolder(folder, join(folder, ".cache"));
  return folder;
}

const openBuiltSite = async (more: Record<string, string> = {}) =>
  openTestSite({ clientFolder: await writeBuild(more) });

type Site = Awaited<ReturnType<typeof openTestSite>>;

const get = (site: Site, path: string, headers: Record<string, string> = {}, method = "GET") =>
  site.fetch(new Request(`https://www.example.org${path}`, { headers, method }));

const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("a pre-rendered page", () => {
  test("is sent in the encoding that the browser prefers", async () => {
    const site = await openBuiltSite();
    const br = await get(site, "/about", { "accept-encoding": "gzip, deflate, br, zstd" });
    expect(br.status).toBe(200);
    expect(br.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(br.headers.get("vary")).toBe("Accept-Encoding, Save-Data");
    expect(brotliDecompressSync(await bytes(br)).toString()).toBe(about);

    const gzip = await get(site, "/about", { "accept-encoding": "br;q=0, gzip;q=0.5" });
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(about);

    const plain = await get(site, "/about");
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.headers.get("content-length")).toBe(String(about.length));
    expect(plain.headers.get("vary")).toBe("Accept-Encoding, Save-Data");
    expect((await bytes(plain)).toString()).toBe(about);
    const etags = [br, gzip, plain].map(({ headers }) => headers.get("etag"));
    expect(new Set(etags).size).toBe(3);
  });

  test("stays the same in every encoding while the next build is written", async () => {
    const clientFolder = await writeBuild();
    const site = await openTestSite({ clientFolder });
    const ways = ["br", "gzip", "identity"].map((way) => ({ "accept-encoding": way }));
    const ask = async (way: Record<string, string>) => {
      const response = await get(site, "/about", way);
      return [...response.headers, (await bytes(response)).toString("base64")];
    };
    const before = await Promise.all(ways.map(ask));
    for (const ending of ["", ".br", ".gz"]) {
      writeFileSync(join(clientFolder, `about/index.html${ending}`), "the next build");
    }
    expect(await Promise.all(ways.map(ask))).toEqual(before);
    for (const ending of [".br", ".gz"]) rmSync(join(clientFolder, `about/index.html${ending}`));
    expect(await Promise.all(ways.map(ask))).toEqual(before);
  });

  test("has a correct length when another machine compressed it", async () => {
    const clientFolder = await writeBuild();
    const packed = join(clientFolder, "about/index.html.gz");
    writeFileSync(packed, gzipSync(about, { level: 0 }));
    const site = await openTestSite({ clientFolder });
    const asked = { "accept-encoding": "gzip" };
    const lengths: (string | null)[] = [];
    for (const step of [() => undefined, () => rmSync(packed)]) {
      step();
      const response = await get(site, "/about", asked);
      const body = await bytes(response);
      lengths.push(response.headers.get("content-length"));
      expect(lengths.at(-1)).toBe(String(body.length));
      expect(gunzipSync(body).toString()).toBe(about);
    }
    expect(new Set(lengths).size).toBe(2);
  });

  test("is not sent again to a client that has it", async () => {
    const site = await openBuiltSite();
    const headers = { "accept-encoding": "br" };
    const etag = (await get(site, "/about", headers)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await get(site, "/about", { ...headers, "if-none-match": known });
      expect(again.status).toBe(304);
      expect(again.headers.get("etag")).toBe(etag);
      expect(again.headers.get("cache-control")).toBe("no-cache");
      expect((await bytes(again)).length).toBe(0);
    }
    const changed = await get(site, "/about", { ...headers, "if-none-match": '"older"' });
    expect(changed.status).toBe(200);
  });

  test("answers HEAD with its headers alone", async () => {
    const site = await openBuiltSite();
    const whole = await get(site, "/about");
    const head = await get(site, "/about", {}, "HEAD");
    expect(head.status).toBe(200);
    expect([...head.headers]).toEqual([...whole.headers]);
    expect((await bytes(head)).length).toBe(0);
  });

  test("redirects the address with a slash, and keeps the query", async () => {
    const site = await openBuiltSite();
    const response = await get(site, "/about/team/?from=mail&x=%20");
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe("/about/team?from=mail&x=%20");
    expect((await get(site, "/about/team?from=mail")).status).toBe(200);
    expect((await get(site, "/?x")).status).toBe(200);
  });

  test("lists its allowed methods", async () => {
    const site = await openBuiltSite();
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"]) {
      const response = await get(site, "/about", {}, method);
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, HEAD");
    }
    expect((await get(site, "/contact", {}, "PUT")).headers.get("allow")).toBe("GET, HEAD, POST");
    expect((await get(site, "/nothing", {}, "POST")).status).toBe(404);
  });
});

test("never redirects to a foreign site", async () => {
  const site = await openBuiltSite();
  const security = { isEncrypted: false };
  const server = await listen(site, { host: "127.0.0.1", port: 0, security });
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
    expect(answer, path).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toMatch(/^Location:/im);
  }
});

describe("an unknown address", () => {
  test("gets the not-found page with its status and a log entry", async () => {
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
    "/405",
    "/429",
    "/500",
    "/404/",
    "/about.data",
    "/__spa-fallback.html",
    "/.vite/manifest.json",
    "/assets/manifest-1a2b3c4d.js",
    "/about/index.html",
    "/about/index.html.br",
    "/../package.json",
    "/%2e%2e/package.json",
    "/%",
    "/About",
  ])("is what %s is", async (path) => {
    const site = await openBuiltSite();
    expect((await get(site, path)).status).toBe(404);
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
    const response = await site.fetch(new Request("https://www.example.org/"));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Return to Home");
  });
});

test("redirects with the query", async () => {
  const site = await openTestSite({
    redirects: [
      { from: "/about-us", to: "/about", status: 308 },
      { from: "/join", to: "/contact?about=careers", status: 307 },
    ],
  });
  const moved = await site.fetch(new Request("https://www.example.org/about-us/?a=1"));
  expect(moved.status).toBe(308);
  expect(moved.headers.get("location")).toBe("/about?a=1");
  const joined = await site.fetch(new Request("https://www.example.org/join?a=1"));
  expect(joined.status).toBe(307);
  expect(joined.headers.get("location")).toBe("/contact?about=careers&a=1");
});

test("sends files with media type and cache policy", async () => {
  const site = await openBuiltSite();
  const expected: [path: string, type: string, cache: string][] = [
    ["/assets/root-DfQ3x9ka.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"],
    ["/assets/browser-entry.js", "text/javascript; charset=utf-8", "no-cache"],
    ["/fonts/otc-text.woff2", "font/woff2", "public, max-age=2592000"],
    ["/documents/guide.pdf", "application/pdf", "public, max-age=3600"],
    ["/site.webmanifest", "application/manifest+json; charset=utf-8", "public, max-age=3600"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8", "public, max-age=3600"],
    ["/icons/%C5%8B.svg", "image/svg+xml", "public, max-age=3600"],
    ["/", "text/html; charset=utf-8", "no-cache"],
  ];
  for (const [path, type, cache] of expected) {
    const response = await get(site, path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("cache-control")).toBe(cache);
  }
});

describe("a byte range of a document", () => {
  const ask = (site: Site, range: string, more: Record<string, string> = {}) =>
    get(site, "/documents/guide.pdf", { range, "accept-encoding": "br", ...more });

  test("is of a file that opens in the browser and is saved under its own name", async () => {
    const response = await ask(await openBuiltSite(), "bytes=0-3");
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe('inline; filename="guide.pdf"');
  });

  test.each([
    ["bytes=0-3", "%PDF", "bytes 0-3/19"],
    ["bytes=9-", "0123456789", "bytes 9-18/19"],
    ["bytes=-4", "6789", "bytes 15-18/19"],
    ["bytes=15-999", "6789", "bytes 15-18/19"],
    ["bytes=-999", pdf, "bytes 0-18/19"],
  ])("%s is sent alone", async (range, text, contentRange) => {
    const site = await openBuiltSite();
    const response = await ask(site, range);
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(contentRange);
    expect(response.headers.get("content-length")).toBe(String(text.length));
    expect((await bytes(response)).toString()).toBe(text);
  });

  test.each(["bytes=19-", "bytes=500-600", "bytes=-0"])("%s lies outside", async (range) => {
    const site = await openBuiltSite();
    const response = await ask(site, range);
    expect(response.status).toBe(416);
    expect(response.headers.get("content-range")).toBe("bytes */19");
    expect((await bytes(response)).length).toBe(0);
  });

  test.each(["bytes=0-1,4-5", "lines=1-2", "bytes=5-2", "bytes=x-y", "bytes=-"])(
    "%s is answered with the whole",
    async (range) => {
      const site = await openBuiltSite();
      expect((await ask(site, range)).status).toBe(200);
    },
  );

  test("is sent only while the document is the same", async () => {
    const site = await openBuiltSite();
    const etag = (await get(site, "/documents/guide.pdf")).headers.get("etag") ?? "";
    expect((await ask(site, "bytes=0-3", { "if-range": etag })).status).toBe(206);
    expect((await ask(site, "bytes=0-3", { "if-range": '"older"' })).status).toBe(200);
    const date = "Sat, 21 Nov 2026 09:00:00 GMT";
    expect((await ask(site, "bytes=0-3", { "if-range": date })).status).toBe(200);
  });

  test("is never sent for a page", async () => {
    const site = await openBuiltSite();
    const response = await get(site, "/about", { range: "bytes=0-3" });
    expect(response.status).toBe(200);
    expect(response.headers.get("accept-ranges")).toBeNull();
  });
});

describe("the picture of a share card", () => {
  test("is read on request, even after another build has replaced it", async () => {
    const folder = temporaryFolder();
    const write = (first: string, second: string) => {
      rmSync(join(folder, "cards"), { recursive: true, force: true });
      mkdirSync(join(folder, "cards"));
      writeFileSync(join(folder, "cards/first.png"), first);
      writeFileSync(join(folder, "cards/second.png"), second);
    };
    write("a longer picture", "a picture");
    const site = await openTestSite({ clientFolder: folder });
    write("quite another", "and another");
    for (const [path, picture] of [
      ["/cards/first.png", "a longer picture"],
      ["/cards/second.png", "a picture"],
    ] as const) {
      const response = await get(site, path);
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(response.headers.get("content-length")).toBe(String(picture.length));
      expect(await response.text()).toBe(picture);
      const again = { "if-none-match": response.headers.get("etag") ?? "" };
      expect((await get(site, path, again)).status).toBe(304);
    }
  });
});

import { expect, test } from "vitest";
import { headersFor } from "#server/http/header-rules.ts";
import { hostHeadersFor } from "#tests/support/host-headers.ts";
import { headerRules, namedWithoutHash } from "./header-rules.ts";
import { hostHeaders } from "./host-files.ts";

const loom = "/products/strategic-litigation/a-case/loom.svg";
const deadlines = "/products/strategic-litigation/deadlines.ics";
const pack = "/your-data-rights/pack/otc-data-rights.html";
const files = [
  "/art/beam-e015aef5.svg",
  "/assets/entry-DfQ3x9ka.js",
  "/cards/0123456789abcdef.png",
  "/data/laws.json",
  "/documents/guide.pdf",
  "/favicon.svg",
  "/feeds/all.rss",
  "/images/packed/0123456789abcdef-640.webp",
  "/offline-worker.js",
  "/prefetch.speculationrules",
  "/press/coil.svg",
  "/search/index.json",
  loom,
  deadlines,
  pack,
];
const rules = headerRules({ isEncrypted: true }, files, []);
const headers = (path: string) => headersFor(rules, path);
const policyOf = (path: string) => headers(path)["Content-Security-Policy"];
const pages = ["/", "/about", "/data", "/products/strategic-litigation/a-case"];

const meets = (one: string, other: string) =>
  one === other || (one.endsWith("*") && other.startsWith(one.slice(0, -1)));

test("no header but policies stands in two rules that meet, which hosts would join", () => {
  const twice = rules.headers.flatMap(({ match, set }, at) =>
    rules.headers
      .slice(at + 1)
      .filter((other) => meets(match, other.match) || meets(other.match, match))
      .flatMap((other) => Object.keys(other.set).filter((name) => name in set)),
  );
  expect(twice.filter((name) => name !== "Content-Security-Policy")).toEqual([]);
  expect(twice.length).toBeGreaterThan(0);
});

test("hosts that read _headers send what our server sends, but for what they send by themselves", () => {
  const text = hostHeaders(rules.headers);
  for (const path of [...pages, ...files]) {
    const { "Cache-Control": kept = "", ...others } = headers(path);
    const isOwn = kept === "public, max-age=0, must-revalidate";
    const wanted = isOwn ? others : { ...others, "Cache-Control": kept };
    expect(hostHeadersFor(text, path), path).toEqual(wanted);
  }
  // What hosts allow: short lines, one star at the end.
  for (const line of text.split("\n")) {
    expect(line).toMatch(/^(?:|\/[\w./-]*\*?| {2}[\w-]+: \S.*)$/);
    expect(line.length).toBeLessThanOrEqual(2000);
  }
});

test("every file keeps other sites out of it, and its visitor's trail to itself", () => {
  for (const path of [...pages, ...files, "/404"]) {
    expect(headers(path), path).toMatchObject({
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "same-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Permitted-Cross-Domain-Policies": "none",
      "X-DNS-Prefetch-Control": "off",
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
      "Speculation-Rules": '"/prefetch.speculationrules"',
    });
    expect(policyOf(path), path).toMatch(/^frame-ancestors 'none'(?:$|, )/);
    expect(headers(path)["Permissions-Policy"], path).toMatch(
      /^accelerometer=\(\), .*camera=\(\), .*xr-spatial/,
    );
  }
});

test("browsers keep for good what has another name when it changes, and ask for the rest each time", () => {
  const kept = [...pages, ...files].filter((path) =>
    headers(path)["Cache-Control"]?.includes("immutable"),
  );
  expect(kept).toEqual(files.filter((path) => /^\/(?:art|assets|cards|images)\//.test(path)));
  expect(headers("/assets/entry-DfQ3x9ka.js")["Cache-Control"]).toBe(
    "public, max-age=31536000, immutable",
  );
});

test("a name without a hash among those that are kept for good is found", () => {
  expect(namedWithoutHash(files)).toEqual([]);
  const unfit = ["/art/licence.txt", "/cards/first.png", "/assets/entry.js"];
  expect(namedWithoutHash([...files, ...unfit, "/press/coil.svg"])).toEqual(unfit);
});

test("scripts of other sites may read open data, feeds and calendars, and nothing else", () => {
  const open = [...pages, ...files].filter(
    (path) => headers(path)["Access-Control-Allow-Origin"] === "*",
  );
  expect(open).toEqual(["/data/laws.json", "/feeds/all.rss", "/search/index.json", deadlines]);
  expect(headers(deadlines)["Access-Control-Expose-Headers"]).toBe("ETag");
  expect(headers("/feeds-are-elsewhere")["Access-Control-Allow-Origin"]).toBeUndefined();
});

test("a drawing that is opened alone, and a page that was taken away, run and send nothing", () => {
  const closed = [...pages, ...files].filter((path) => policyOf(path)?.includes("style-src"));
  expect(closed).toEqual(["/art/beam-e015aef5.svg", "/favicon.svg", "/press/coil.svg", loom, pack]);
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
  for (const path of closed) expect(policyOf(path)).toBe(`frame-ancestors 'none', ${policy}`);
  const saved = [...pages, ...files].filter((path) => headers(path)["Content-Disposition"]);
  expect(saved).toEqual([pack]);
});

test("the worker connects to us alone", () => {
  expect(policyOf("/offline-worker.js")).toBe(
    "frame-ancestors 'none', default-src 'none'; connect-src 'self'",
  );
});

test("HSTS is for sites with https, and preload for those that ask for it", () => {
  const transport = (isEncrypted: boolean, isPreloaded: boolean) =>
    headersFor(headerRules({ isEncrypted, isPreloaded }, [], []), "/")["Strict-Transport-Security"];
  expect(transport(true, true)).toBe("max-age=63072000; includeSubDomains; preload");
  expect(transport(false, true)).toBeUndefined();
});

import { expect, test } from "vitest";
import { fileSecurityHeaders, securityHeaders } from "./security-headers.ts";

const settings = { isEncrypted: true };
const namesFor = (path: string) =>
  fileSecurityHeaders(path, settings)
    .map(([name]) => name)
    .toSorted();

test("sends only effective headers with scripts, fonts, pictures and lists", () => {
  for (const path of ["/assets/a.js", "/assets/a.woff2", "/cards/a.png", "/site.webmanifest"]) {
    expect(namesFor(path)).toEqual(["Cross-Origin-Resource-Policy", "X-Content-Type-Options"]);
  }
});

test("disables everything in a drawing that is opened alone", () => {
  for (const path of ["/art/a.svg", "/data/laws-cloth.svg"]) {
    const policy = new Map(fileSecurityHeaders(path, settings)).get("Content-Security-Policy");
    expect(policy).toContain("default-src 'none'");
  }
});

test("lets scripts of other sites read open data, feeds, calendars and citations", () => {
  for (const path of [
    "/data/laws.json",
    "/feeds/all.rss",
    "/newsletter/feed.xml",
    "/search/index.json",
    "/products/strategic-litigation/deadlines.ics",
    "/products/strategic-litigation/a-case/cite.bib",
  ]) {
    const headers = new Map(fileSecurityHeaders(path, settings));
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(headers.get("Access-Control-Expose-Headers")).toBe("ETag");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  }
  expect(namesFor("/feeds-are-elsewhere.html")).not.toContain("Access-Control-Allow-Origin");
});

test("sends HSTS preload only when configured", () => {
  const transport = (isPreloaded: boolean) =>
    new Map(securityHeaders({ ...settings, isPreloaded })).get("Strict-Transport-Security");
  expect(transport(true)).toMatch(/; includeSubDomains; preload$/);
  expect(transport(false)).not.toContain("preload");
});

test("keeps other sites out of a page, and its visitor's trail to itself", () => {
  const headers = Object.fromEntries(securityHeaders(settings));
  expect(headers).toMatchObject({
    "Content-Security-Policy": "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Permitted-Cross-Domain-Policies": "none",
    "X-DNS-Prefetch-Control": "off",
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  });
  expect(headers["Permissions-Policy"]).toMatch(/^accelerometer=\(\), .*camera=\(\), .*xr-spatial/);
});

test("demands no encryption where the site has none", () => {
  const headers = new Map(securityHeaders({ isEncrypted: false }));
  expect(headers.has("Strict-Transport-Security")).toBe(false);
});

test("lets a browser draw a PDF, and a document run and send nothing", () => {
  const headers = new Map(fileSecurityHeaders("/documents/guide.pdf", settings));
  expect(headers.get("X-Frame-Options")).toBe("DENY");
  const policy = headers.get("Content-Security-Policy");
  for (const directive of [
    "default-src 'none'",
    "object-src 'self'",
    "style-src 'unsafe-inline'",
  ]) {
    expect(policy).toContain(directive);
  }
  for (const directive of ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(directive);
    expect(
      new Map(fileSecurityHeaders("/art/a.svg", settings)).get("Content-Security-Policy"),
    ).toContain(directive);
  }
  expect(policy).not.toContain("script-src");
});

test("lets the worker connect to us alone", () => {
  expect(
    new Map(fileSecurityHeaders("/offline-worker.js", settings)).get("Content-Security-Policy"),
  ).toBe("default-src 'none'; connect-src 'self'");
});

import { expect, test } from "vitest";
import { fileSecurityHeaders, securityHeaders } from "./security-headers.ts";

const settings = { isEncrypted: true };
const namesFor = (path: string) =>
  fileSecurityHeaders(path, settings)
    .map(([name]) => name)
    .toSorted();
const policyOf = (styleHash?: string) =>
  new Map(securityHeaders(settings, styleHash)).get("Content-Security-Policy");

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
    "/data/2026-11-25/laws.csv",
    "/feeds/all.rss",
    "/newsletter/feed.xml",
    "/search/index.json",
    "/products/strategic-litigation/deadlines.ics",
    "/products/strategic-litigation/a-case/cite.bib",
  ]) {
    const headers = new Map(fileSecurityHeaders(path, settings));
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  }
  expect(namesFor("/feeds-are-elsewhere.html")).not.toContain("Access-Control-Allow-Origin");
});

test("opens a box to other sites, and lets it do nothing", () => {
  const headers = new Map(fileSecurityHeaders("/embed/cases/a", settings, "abc="));
  expect(headers.get("Content-Security-Policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-abc='; .*frame-ancestors \*; sandbox allow-popups/,
  );
  expect(headers.get("Content-Security-Policy")).not.toMatch(/script|unsafe|connect|allow-s/);
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  expect(headers.get("Cross-Origin-Embedder-Policy")).toBe("require-corp");
  expect(headers.has("X-Frame-Options")).toBe(false);
  expect(headers.has("Access-Control-Allow-Origin")).toBe(false);
  const oEmbed = new Map(fileSecurityHeaders("/embed/cases/a.json", settings));
  expect(oEmbed.get("Access-Control-Allow-Origin")).toBe("*");
  expect(namesFor("/embedded/a.svg")).toContain("Cross-Origin-Resource-Policy");
  expect(
    new Map(fileSecurityHeaders("/embedded/a.svg", settings)).get("Cross-Origin-Resource-Policy"),
  ).toBe("same-origin");
});

test("allows a page its own styles only, and no script from text", () => {
  expect(policyOf("abc=")).toContain("style-src 'sha256-abc='");
  expect(policyOf()).not.toContain("style-src");
  expect(policyOf()).toContain(
    "require-trusted-types-for 'script'; trusted-types otc-icon otc-worker",
  );
});

test("closes a private page completely, whatever the configuration", () => {
  const more = { formOrigins: ["https://form.example"], connectOrigins: ["https://form.example"] };
  const policyFor = (isPrivate: boolean) =>
    new Map(securityHeaders({ ...settings, ...more, isPrivate })).get("Content-Security-Policy");
  expect(policyFor(true)).toContain("connect-src 'none'; form-action 'none';");
  expect(policyFor(true)).not.toContain("example");
  expect(policyFor(false)).toContain("connect-src 'self' https://form.example; form-action 'self'");
});

test("sends HSTS preload only when configured", () => {
  const transport = (isPreloaded: boolean) =>
    new Map(securityHeaders({ ...settings, isPreloaded })).get("Strict-Transport-Security");
  expect(transport(true)).toMatch(/; includeSubDomains; preload$/);
  expect(transport(false)).not.toContain("preload");
});

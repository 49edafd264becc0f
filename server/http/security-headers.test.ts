import { expect, test } from "vitest";
import { fileSecurityHeaders, securityHeaders } from "./security-headers.ts";

const settings = { isEncrypted: true };
const namesFor = (path: string) =>
  fileSecurityHeaders(path, settings)
    .map(([name]) => name)
    .toSorted();
const policyOf = (styleHash?: string) =>
  new Map(securityHeaders(settings, styleHash)).get("Content-Security-Policy");

test("scripts, fonts, pictures and lists carry only the headers that act there", () => {
  for (const path of ["/assets/a.js", "/assets/a.woff2", "/cards/a.png", "/search/index.json"]) {
    expect(namesFor(path)).toEqual(["Cross-Origin-Resource-Policy", "X-Content-Type-Options"]);
  }
});

test("a drawing that is opened by itself can run nothing", () => {
  const policy = new Map(fileSecurityHeaders("/art/a.svg", settings)).get(
    "Content-Security-Policy",
  );
  expect(policy).toContain("default-src 'none'");
});

test("open data and feeds can be read by scripts of other sites", () => {
  for (const path of ["/data/laws.json", "/feeds/all.rss", "/newsletter/feed.xml"]) {
    const headers = new Map(fileSecurityHeaders(path, settings));
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  }
  expect(namesFor("/feeds-are-elsewhere.html")).not.toContain("Access-Control-Allow-Origin");
});

test("a page may use the styles that it holds and no others, and no text becomes a script", () => {
  expect(policyOf("abc=")).toContain("style-src 'sha256-abc='");
  expect(policyOf()).not.toContain("style-src");
  expect(policyOf()).toContain(
    "require-trusted-types-for 'script'; trusted-types otc-icon otc-worker",
  );
});

test("a page that nothing may leave speaks to nobody, and no configuration opens it", () => {
  const more = { formOrigins: ["https://form.example"], connectOrigins: ["https://form.example"] };
  const policyFor = (isPrivate: boolean) =>
    new Map(securityHeaders({ ...settings, ...more, isPrivate })).get("Content-Security-Policy");
  expect(policyFor(true)).toContain("connect-src 'none'; form-action 'none';");
  expect(policyFor(true)).not.toContain("example");
  expect(policyFor(false)).toContain("connect-src 'self' https://form.example; form-action 'self'");
});

test("the list of sites that are reached by https only is a choice", () => {
  const transport = (isPreloaded: boolean) =>
    new Map(securityHeaders({ ...settings, isPreloaded })).get("Strict-Transport-Security");
  expect(transport(true)).toMatch(/; includeSubDomains; preload$/);
  expect(transport(false)).not.toContain("preload");
});

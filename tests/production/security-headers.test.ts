import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  answerKinds,
  askSite,
  formPost,
  startPublicSite,
  validMessage,
} from "../support/answer-kinds.ts";
import { atTestEnd } from "../support/at-end.ts";
import { ownAssets } from "../support/own-assets.ts";
import { policyIn } from "../support/page-html.ts";
import type { RunningSite } from "../support/running-site.ts";
import { expect, test } from "../support/test.ts";

let site: RunningSite;
test.beforeAll(async () => {
  site = await startPublicSite();
});
test.afterAll(() => site[Symbol.asyncDispose]());

type Answer = Awaited<ReturnType<typeof askSite>>;

/** Headers of every answer but files. */
function expectSecurityHeaders({ headers, body }: Answer): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(headers.has("set-cookie")).toBe(false);
  expect(headers.has("access-control-allow-credentials")).toBe(false);
  // Every page holds its own policy; a header says what browsers obey nowhere else.
  expect(headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
  if (!isPage(body)) return;
  const policy = policyIn(body).split("; ");
  const directives = new Map(policy.map((one) => [one.split(" ")[0], one]));
  expect(directives.size, "a directive that is repeated").toBe(policy.length);
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "base-uri 'none'",
      "upgrade-insecure-requests",
    ]),
  );
  const styles = directives.get("style-src");
  if (styles) expect(styles).toMatch(/^style-src 'sha256-[\w+/]+=*'$/);
  expect(policy.join(), "an unsafe source").not.toMatch(/unsafe|\*|\b(?:http|ftp):/);
  // Scripts of other sites would need an integrity hash; every script is our own.
  for (const [script] of body.matchAll(/<script\b[^>]*\ssrc=[^>]*>/g)) {
    expect(script).toMatch(/\ssrc="\/(?!\/)/);
    expect(script).toMatch(/\sintegrity="sha(256|384|512)-/);
  }
}

/** The site's own page; what is said when rendering itself fails has neither scripts nor styles. */
const isPage = (body: string) => /<script\b[^>]*\sintegrity=/.test(body);

for (const { title, ...kind } of answerKinds.documents) {
  test(`${title} carries the security headers`, { tag: "@gate" }, async () => {
    const answer = await askSite(site, kind);
    expect(answer.status).toBe(kind.status);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(answer.body).toMatch(/<script\b[^>]*\sintegrity="sha(256|384|512)-/);
    expectSecurityHeaders(answer);
  });
}

for (const { title, ...kind } of answerKinds.withoutDocument) {
  test(`${title} carries the security headers`, { tag: "@gate" }, async () => {
    const answer = await askSite(site, kind);
    expect(answer.status).toBe(kind.status);
    expectSecurityHeaders(answer);
  });
}

test("failures (503, 500) carry the security headers", { tag: "@gate" }, async () => {
  const broken = await startPublicSite();
  atTestEnd(() => broken.kill());
  for (const file of readdirSync(broken.dataFolder).filter((name) => name.startsWith("otc."))) {
    writeFileSync(join(broken.dataFolder, file), "x".repeat(4096 * 100));
  }
  for (const request of [
    { path: "/contact", init: formPost(validMessage) },
    { path: "/newsletter/archive" },
  ]) {
    const answer = await askSite(broken, request);
    expect([500, 503]).toContain(answer.status);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expectSecurityHeaders(answer);
  }
});

const script = () => ownAssets().find((name) => /^browser-.*\.js$/.test(name)) ?? "";

for (const [what, path, resourcePolicy, allowedOrigin] of [
  ["a script", () => `/assets/${script()}`, "same-origin", null],
  ["the drawing of an icon", () => "/favicon.svg", "same-origin", null],
  // Open to all on purpose.
  ["a feed", () => "/feeds/all.rss", "same-origin", "*"],
  ["data", () => "/data/laws.json", "same-origin", "*"],
] as const) {
  test(`${what} carries the headers of a file`, { tag: "@gate" }, async () => {
    const { status, headers } = await askSite(site, { path: path() });
    expect(status).toBe(200);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-resource-policy")).toBe(resourcePolicy);
    expect(headers.get("access-control-allow-origin")).toBe(allowedOrigin);
    expect(headers.has("access-control-allow-credentials")).toBe(false);
    expect(headers.has("set-cookie")).toBe(false);
  });
}

import { statSync } from "node:fs";
import { getLegalPages } from "#collections/legal/legal-pages.ts";
import { getKnownOrganisation, getOrganisation } from "#collections/site/organisation.ts";
import { origin } from "../support/origin.ts";
import { pageHtml } from "../support/page-html.ts";
import { publicPaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";

const { url } = getOrganisation();
const known = getKnownOrganisation();
const file = async (path: string) => {
  const answer = await fetch(origin + path);
  expect(answer.status).toBe(200);
  return { type: answer.headers.get("content-type"), text: await answer.text() };
};
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

test.describe("the site map", { tag: "@gate" }, () => {
  test("lists every public page once by its canonical address", async () => {
    const { type, text } = await file("/sitemap.xml");
    expect(type).toBe("application/xml; charset=utf-8");
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    const wanted = new Set<string>();
    for (const path of publicPaths()) {
      const html = await pageHtml(path);
      const isHidden = html.includes('<meta name="robots" content="noindex"');
      const canonical = canonicalOf(html);
      expect(isHidden, `${path} is either hidden or has a canonical address`).toBe(!canonical);
      if (canonical) wanted.add(canonical);
    }
    expect([...listed].sort()).toEqual([...wanted].sort());
    for (const address of listed) {
      const path = address?.slice(url.length) ?? "";
      expect(canonicalOf(await pageHtml(path)), `${path} names itself`).toBe(address);
    }
  });

  test("has a date of change only where the page shows one", async () => {
    const { text } = await file("/sitemap.xml");
    for (const { path, updatedOn } of getLegalPages()) {
      expect(text).toContain(`<loc>${url}${path}</loc><lastmod>${updatedOn}</lastmod>`);
    }
    expect(text).not.toContain(`<loc>${url}/contact</loc><lastmod>`);
  });
});

test("robots.txt admits search engines and links the site map", { tag: "@gate" }, async () => {
  const { type, text } = await file("/robots.txt");
  expect(type).toBe("text/plain; charset=utf-8");
  expect(text.split("\n")).toEqual([
    "User-agent: *",
    "Allow: /",
    "",
    `Sitemap: ${url}/sitemap.xml`,
    "",
  ]);
});

test("security.txt has the fields of RFC 9116 and expires in one to twelve months", {
  tag: "@gate",
}, async () => {
  if (!known.email && !known.url) {
    // Both contacts are placeholders, and the file needs one.
    expect((await fetch(`${origin}/.well-known/security.txt`)).status).toBe(404);
    return;
  }
  const { type, text } = await file("/.well-known/security.txt");
  expect(type).toBe("text/plain; charset=utf-8");
  const fields = text
    .trim()
    .split("\n")
    .map((line) => line.split(/: (.*)/).slice(0, 2));
  expect(fields.map(([name]) => name)).toEqual([
    "Contact",
    "Expires",
    "Preferred-Languages",
    ...(known.url ? ["Canonical"] : []),
  ]);
  const values = Object.fromEntries(fields);
  expect(values.Contact).toBe(known.email ? `mailto:${known.email}` : `${known.url}/contact`);
  const canonical = known.url ? `${known.url}/.well-known/security.txt` : undefined;
  expect(values.Canonical).toBe(canonical);
  const builtAt = statSync("build/site/.well-known/security.txt").mtimeMs;
  const daysLeft = (Date.parse(values.Expires) - builtAt) / 86_400_000;
  expect(values.Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(daysLeft).toBeGreaterThan(30);
  expect(daysLeft).toBeLessThan(365);
});

test("serves no other hidden file", { tag: "@gate" }, async () => {
  for (const path of ["/.vite/manifest.json", "/.env", "/.well-known/other.txt"]) {
    expect((await fetch(origin + path)).status, path).toBe(404);
  }
});

test.describe("feeds", { tag: "@gate" }, () => {
  const feedsOf = (html: string) =>
    [...html.matchAll(/<link rel="alternate" type="application\/[^>]*href="([^"]+)"/g)].map(
      ([, address]) => address ?? "",
    );

  test("are linked from every page, and each link is a feed", async () => {
    const named = new Set<string>();
    for (const path of publicPaths()) {
      const found = feedsOf(await pageHtml(path));
      expect(found, path).toContain("/feeds/all.rss");
      for (const address of found) named.add(address);
    }
    for (const address of named) {
      const answer = await fetch(origin + address);
      expect(answer.status, address).toBe(200);
      expect(answer.headers.get("content-type"), address).toMatch(/rss|atom|json|xml/);
    }
  });

  for (const [path, feed] of [
    ["/news", "news"],
    ["/news/blogs", "blogs"],
    ["/news/laws", "laws"],
    ["/products/strategic-litigation", "cases"],
  ] as const) {
    test(`${path} names its own feed in three formats`, async () => {
      const found = feedsOf(await pageHtml(path));
      for (const ending of ["rss", "atom", "json"])
        expect(found).toContain(`/feeds/${feed}.${ending}`);
    });
  }

  test("include the newsletter archive on the pages of news and feeds", async () => {
    for (const path of ["/news", "/data"]) {
      expect(await pageHtml(path), path).toContain('href="/newsletter/archive"');
    }
  });
});
